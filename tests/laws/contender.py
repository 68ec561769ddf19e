"""A game, a number of seats and options, as the laws are tried on them; and walks through it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from areopagus.kernel.document import Document
from areopagus.kernel.event import Event
from areopagus.kernel.game import Game
from areopagus.kernel.record import GameRecord, Play

STOPS = 3
"""How many positions of one walk a law is tried on."""

Clock = Callable[[Any, Random], int]
"""The instant of the next move, for games that are played in real time."""


@dataclass(frozen=True)
class Contender:
    game: Game[Any]
    seats: int
    length: int
    """About how many moves a game takes: walks stop anywhere up to here."""
    bound: int
    """How many moves no game exceeds."""
    options: Document | None = None
    clock: Clock | None = None
    most_moves: int = 300
    hides: bool = True
    """Whether there is anything to hide besides the dice."""
    fleeting: tuple[type[Event], ...] = ()
    """Events that show something to all for a moment, so that no later view can show it."""
    limit: Callable[[Any], None] | None = None
    """Bounds a position whose options let it go on for longer than ours would."""
    label: str = ""

    def __str__(self) -> str:
        return "-".join(filter(None, [self.game.id, str(self.seats), self.label]))

    @property
    def viewers(self) -> list[int | None]:
        return [None, *range(self.seats)]

    def imagined(self, state: Any, viewer: int | None, rng: Random) -> Any:
        """Another state, which differs only in what a viewer may not know.

        How many moves were made is no secret, though not every view tells it.
        """
        other = self.game.imagine(self.game.view(state, viewer), viewer, rng)
        other.ply = state.ply
        return other

    def now(self, state: Any, rng: Random) -> int | None:
        return self.clock(state, rng) if self.clock else None


@dataclass
class Walk:
    """A game as far as random play has taken it."""

    contender: Contender
    rng: Random
    record: GameRecord
    state: Any
    events: list[Event]

    @classmethod
    def start(cls, contender: Contender, seed: int) -> "Walk":
        record = GameRecord(
            names=(None,) * contender.seats,
            seed=f"law-{seed}",
            options=contender.options,
        )
        state = contender.game.setup(record.names, record.seed, record.options)
        return cls(contender, Random(seed), record, state, [])

    @classmethod
    def of(cls, contender: Contender, seed: int, plies: int) -> "Walk":
        walk = cls.start(contender, seed)
        while walk.state.ply < plies and walk.step():
            pass
        return walk

    def stops(self) -> Iterator["Walk"]:
        """Where this walk stands, and some places further on."""
        for _ in range(STOPS):
            yield self
            further = self.state.ply + max(1, self.contender.length // (2 * STOPS))
            while self.state.ply < further and self.step():
                pass

    def step(self) -> bool:
        """Make one random legal move; false when there is none to make."""
        play = self.pick()
        if play is None:
            return False
        self.make(play)
        return True

    def pick(self) -> Play | None:
        """A random legal move of a random seat."""
        game, at = self.contender.game, self.contender.now(self.state, self.rng)
        decisions = [d for d in game.decisions(self.state, at=at) if d.moves]
        if not decisions:
            return None
        decision = self.rng.choice(decisions)
        return Play(seat=decision.seat, move=self.rng.choice(decision.moves), at=at)

    def make(self, play: Play) -> None:
        self.events = self.contender.game.play(self.state, play.seat, play.move, play.at)
        self.record = GameRecord(
            names=self.record.names,
            seed=self.record.seed,
            options=self.record.options,
            plays=(*self.record.plays, play),
        )

"""Bots: players that see a view, think within a budget, and make a move."""

import re
from random import Random
from typing import Any

from msgspec import Struct

from areopagus.kernel import codec
from areopagus.kernel.game import Game
from areopagus.kernel.move import Move
from areopagus.kernel.record import Play
from areopagus.search.levels import LEVELS
from areopagus.search.suggest import suggest
from areopagus.search.suggestion import Budget, Level

_WRITTEN = re.compile(r"(?P<name>[a-z-]+)(@(?P<amount>[1-9][0-9]{0,4})(?P<unit>i|ms))?")
ONE_PLY = "greedy-score"
"""The simplest baseline, for the arena only: the move after which the score is best."""


class UnknownBot(Exception):
    """A name that no bot has."""


class Bot(Struct, frozen=True):
    """A player: a level, and a budget if it is not the level's own."""

    name: str
    budget: Budget | None = None

    @classmethod
    def parse(cls, written: str) -> "Bot":
        """``strong``, or with a budget ``strong@300ms`` or ``strong@200i``."""
        match = _WRITTEN.fullmatch(written)
        if match is None or match["name"] not in (*LEVELS, ONE_PLY):
            known = ", ".join((*LEVELS, ONE_PLY))
            raise UnknownBot(
                f"no bot is called {written!r}; these are: {known}, with @200i, @300ms"
            )
        if match["amount"] is None:
            return cls(match["name"])
        amount = int(match["amount"])
        if match["unit"] == "i":
            return cls(match["name"], Budget(iterations=amount))
        return cls(match["name"], Budget(milliseconds=amount))

    def choose(
        self, game: Game[Any], view: Any, seat: int, at: int | None, seed: str
    ) -> Move | None:
        """What it would do; ``None`` to wait."""
        if self.name == ONE_PLY:
            return _one_ply(game, view, seat, Random(f"{seed}:{codec.digest(view)}"))
        level: Level = self.name  # type: ignore[assignment]
        found = suggest(game, view, seat, at=at, level=level, budget=self.budget, seed=seed)
        return found.suggestions[0].move if found.suggestions else None


def _one_ply(game: Game[Any], view: Any, seat: int, rng: Random) -> Move:
    seed = rng.getrandbits(64)
    imagine = game.imagination(view, seat)
    state = imagine(Random(seed))
    (question,) = [one for one in game.questions(state) if one.seat == seat]
    moves = game.legal_answers(state, [question], None)[0]
    rng.shuffle(moves)

    def lead(move: Move) -> int:
        after = imagine(Random(seed))
        game.make(after, seat, move)
        totals = [tally.total for tally in game.score(after).seats]
        return totals[seat] - max(total for one, total in enumerate(totals) if one != seat)

    return max(moves, key=lead)


class Match:
    """A game between bots, each of which is shown its own view and nothing else."""

    def __init__(
        self,
        game: Game[Any],
        bots: list[Bot],
        seed: str,
        options: Any = None,
        *,
        pace: int = 1_000,
        handover: int = 1_000,
    ) -> None:
        self.game = game
        self.bots = bots
        self.seed = seed
        self.state = game.setup([None] * len(bots), seed, options)
        self.plays: list[Play] = []
        self.pace = pace
        """In a real-time game: how many milliseconds a move takes."""
        self._now = 0
        self.handover = handover
        """How many it takes when another seat made the last move."""

    def run(self, most: int = 20_000) -> "Match":
        """Play to the end."""
        play_one = self._act_in_real_time if self.game.real_time else self._act
        while not self.game.is_over(self.state) and len(self.plays) < most and play_one():
            pass
        return self

    def _act(self) -> bool:
        for seat in self.game.to_act(self.state):
            move = self._choice(seat, None)
            assert move is not None, "who is asked has an answer"
            self._make(Play(seat=seat, move=move))
        return True

    def _act_in_real_time(self) -> bool:
        """Whoever has something to do does it; if nobody has, time passes."""
        before = self.plays[-1].seat if self.plays else None
        for seat in sorted(range(len(self.bots)), key=lambda seat: seat != before):
            at = self._now + (self.pace if seat == before else self.handover)
            if self.game.let_time_pass(self.state, at):
                return True
            move = self._choice(seat, at)
            if move is not None:
                self._make(Play(seat=seat, move=move, at=at))
                self._now = at
                return True
        self._now += self.pace
        return True

    def _choice(self, seat: int, at: int | None) -> Move | None:
        view = self.game.view(self.state, seat)
        return self.bots[seat].choose(self.game, view, seat, at, f"{self.seed}:{len(self.plays)}")

    def _make(self, play: Play) -> None:
        self.game.play(self.state, play.seat, play.move, play.at)
        self.plays.append(play)

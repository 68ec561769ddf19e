"""Many random games at once, and what they come to."""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from areopagus.kernel.document import Document
from areopagus.kernel.game import Game
from areopagus.kernel.table import S
from areopagus.referee.random_play import RandomPlay


@dataclass
class Simulation:
    """The figures of the games played so far."""

    seats: int
    games: int = 0
    lengths: list[int] = field(default_factory=list)
    totals: list[list[int]] = field(default_factory=list)
    """The scores of each seat; none in a game that has no points."""
    wins: list[float] = field(default_factory=list)
    """Victories of each seat; a shared one counts in parts."""
    won: int = 0
    """Games that anybody won."""
    moves: int = 0
    choices: int = 0
    most_choices: int = 0
    seconds: float = 0.0

    @property
    def branching(self) -> float:
        return self.choices / self.moves if self.moves else 0.0

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds if self.seconds else 0.0


def simulate(
    game: Game[S], games: int, seats: int, seed: str, options: Document | None = None
) -> Iterator[Simulation]:
    """Play random games; after each, the figures so far."""
    figures = Simulation(seats, wins=[0.0] * seats)
    for index in range(games):
        started = time.perf_counter()
        play = RandomPlay(game, seats, f"{seed}-{index}", options).run()
        figures.seconds += time.perf_counter() - started
        _count(figures, game, play)
        yield figures


def _count(figures: Simulation, game: Game[S], play: RandomPlay[S]) -> None:
    figures.games += 1
    figures.lengths.append(len(play.plays))
    figures.moves += len(play.plays)
    figures.choices += sum(play.branching)
    figures.most_choices = max([figures.most_choices, *play.branching])
    score = game.score(play.state)
    figures.totals = figures.totals or [[] for _ in score.seats]
    for totals, tally in zip(figures.totals, score.seats, strict=True):
        totals.append(tally.total)
    figures.won += bool(score.winners)
    for seat in score.winners:
        figures.wins[seat] += 1 / len(score.winners)

"""Positions worth looking at: the start, the middle and the end of a game of each kind."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from areopagus.games.colony import ON_MARS
from areopagus.games.colony.state import Options as OnMarsOptions
from areopagus.games.maze import MAGIC_MAZE_ON_MARS
from areopagus.games.maze.state import Options as MazeOptions
from areopagus.games.mission import PLANETE_ROUGE, RED_PLANET
from areopagus.kernel.game import Game
from areopagus.referee.random_play import RandomPlay
from tests.games.colony.players import greedy
from tests.games.maze.cooperation import Paused, Team

Names = Sequence[str | None]
NAMES: Names = (
    "Ann",
    "Bartholomäus von Hohenstein-Ehrenfels",
    None,
    "Ωμέγα <&> 月の王",
    "Zoë",
    "M",
)
"""Such as people have, or make up."""
STAGES = {"start": 0.0, "middle": 0.5, "end": 1.0}


class Sample(NamedTuple):
    """A position, who looks at it, and when."""

    name: str
    game: Game[Any]
    state: Any
    seat: int | None
    at: int | None = None


def samples(names: Names = NAMES, *stages: str) -> Iterator[Sample]:
    """Four positions of each stage, one per game, in a fixed order."""
    for stage in stages or STAGES:
        share = STAGES[stage]
        for game, seats in ((PLANETE_ROUGE, 5), (RED_PLANET, 6)):
            yield Sample(f"{game.id}-{stage}", game, _mission(game, names[:seats], share), 1)
        maze, colony = MAGIC_MAZE_ON_MARS, ON_MARS
        yield Sample(f"{maze.id}-{stage}", maze, _maze(names[:4], int(200 * share)), 2)
        yield Sample(f"{colony.id}-{stage}", colony, _colony(names[:4], int(440 * share)), 1)


def _mission(game: Game[Any], names: Names, share: float) -> Any:
    length = len(RandomPlay(game, len(names), "sample").run().plays)
    state = RandomPlay(game, len(names), "sample").run(int(length * share)).state
    for company, name in zip(state.companies, names, strict=True):
        company.name = name
    return state


def _maze(names: Names, moves: int) -> Any:
    options = MazeOptions(module=5, x_tiles=4, hourglass_ms=3_600_000)
    state = MAGIC_MAZE_ON_MARS.setup(names, "sample", options)
    with suppress(Paused):
        Team(state, seed=3, moves=moves).win()
    return state


def _colony(names: Names, moves: int) -> Any:
    state = ON_MARS.setup(names, "sample", OnMarsOptions(round_limit=14))
    rng = Random(5)
    for _ in range(moves):
        decisions = ON_MARS.decisions(state)
        if not decisions:
            break
        first = decisions[0]
        ON_MARS.play(state, first.seat, greedy(state, first.seat, first.moves, rng))
    return state

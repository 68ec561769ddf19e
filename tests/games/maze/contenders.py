"""The ways to play that the laws are tried on, and the clocks by which they are played."""

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

from areopagus.games.maze import MAGIC_MAZE_ON_MARS as GAME
from areopagus.games.maze.game import MagicMazeOnMars
from areopagus.games.maze.state import MazeState, Options
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.document import Document
from tests.games.maze.cooperation import Paused, Team
from tests.laws.contender import Contender

SAND = 60_000
QUICKEST, SLOWEST = 100, 2_000
BOUND = 5 * SAND // QUICKEST + 1
"""MM-TIME-10: with four flips no game outlasts five timers."""


def clock(state: MazeState, rng: Random) -> int:
    """Some time after the last move, now and then too late."""
    return state.last_at + rng.randint(QUICKEST, SLOWEST)


class Seasoned(MagicMazeOnMars):
    """The game from its middle on: a team that knows what it does has played until then."""

    def deal(self, names: Sequence[str | None], seed: str, options: Any) -> MazeTable:
        table = super().deal(names, seed, options)
        state = table.state
        rng = Random(seed)
        with suppress(Paused):
            Team(state, seed=rng.randint(0, 99), moves=rng.randint(0, 220), game=self).win()
        state.ply = 0
        return table


def contender(
    seats: int,
    label: str,
    *,
    game: MagicMazeOnMars = GAME,
    hides: bool = True,
    **options: Any,
) -> Contender:
    settings: Document = Options(hourglass_ms=SAND, **options)
    return Contender(
        game=game,
        seats=seats,
        length=60,
        bound=BOUND,
        options=settings,
        clock=clock,
        hides=hides,
        label=label,
    )


CONTENDERS = [
    contender(2, "module-1", module=1),
    contender(3, "module-2-expert", module=2, expert=True),
    contender(4, "module-3", module=3),
    contender(6, "module-4-auto", module=4, trash_choice="auto"),
    contender(5, "module-5-grace", module=5, grace_ms=700),
    contender(4, "module-5-x", module=5, x_tiles=8),
    contender(1, "solo-1", hides=False, module=1),
    contender(1, "solo-5", module=5, x_tiles=3),
    contender(1, "solo-advanced-4", module=4, solo_advanced=True, solo_tile="T5"),
    contender(4, "seasoned-3", game=Seasoned(), hides=False, module=3),
    contender(3, "seasoned-5", game=Seasoned(), hides=False, module=5),
    contender(
        2, "seasoned-5-x-expert", game=Seasoned(), hides=False, module=5, x_tiles=6, expert=True
    ),
]

"""Several moves in one request, over the wire: for every game at every table of the laws."""

import pytest

from areopagus.kernel.game import Game
from tests.games.colony.test_laws import CONTENDERS as COLONY
from tests.games.maze.contenders import CONTENDERS as MAZE
from tests.games.mission.test_laws import FIRST, READINGS, SECOND
from tests.laws.sequences import LooksAhead, SequenceLaws, look_ahead


@pytest.mark.parametrize("contender", [*FIRST, *SECOND, *READINGS, *MAZE, *COLONY], ids=str)
class TestSequences(SequenceLaws):
    pass


def test_the_law_finds_both_leaks_that_were_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What others chose in secret, told by the last to choose; the top of the pile, told by whoever
    draws: both show again as soon as a sequence goes on after what it unveiled."""
    monkeypatch.setattr(Game, "has_unveiled", lambda *_: False)
    found: set[str] = set()
    (three,) = (table for table in SECOND if table.seats == 3)
    for seed in range(2_000):
        try:
            look_ahead(three, seed, seed * 7 % 100)
        except LooksAhead as leak:
            found |= {str(move.__struct_config__.tag) for move in leak.moves[:-1]}
        if {"choose", "draw-card"} <= found:
            return
    raise AssertionError(f"only {found}")

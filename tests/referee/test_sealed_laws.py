"""The laws of sealed states, for every game at every table the other laws are tried on."""

import pytest

from tests.games.colony.test_laws import CONTENDERS as COLONY
from tests.games.maze.contenders import CONTENDERS as MAZE
from tests.games.mission.test_laws import FIRST, READINGS, SECOND
from tests.laws.sealed import SealedLaws


@pytest.mark.parametrize("contender", [*FIRST, *SECOND, *READINGS, *MAZE, *COLONY], ids=str)
class TestSealedLaws(SealedLaws):
    pass

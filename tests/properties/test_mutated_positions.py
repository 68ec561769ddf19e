"""The law of the door, for every game at every table the other laws are tried on."""

import pytest

from tests.games.colony.test_laws import CONTENDERS as COLONY
from tests.games.maze.contenders import CONTENDERS as MAZE
from tests.games.mission.test_laws import FIRST, READINGS, SECOND
from tests.laws.mutated import MutationLaws

CONTENDERS = [*FIRST, *SECOND, *READINGS, *MAZE, *COLONY]


@pytest.mark.parametrize("contender", CONTENDERS, ids=str)
class TestMutations(MutationLaws):
    contenders = CONTENDERS

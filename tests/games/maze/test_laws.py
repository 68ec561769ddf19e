"""The laws every game obeys."""

import pytest

from tests.games.maze.contenders import CONTENDERS
from tests.laws.pictures import PictureLaws
from tests.laws.suite import Laws
from tests.laws.words import WordLaws


@pytest.mark.parametrize("contender", CONTENDERS, ids=str)
class TestLaws(WordLaws, Laws):
    pass


@pytest.mark.parametrize("contender", CONTENDERS, ids=str)
class TestPictures(PictureLaws):
    pass

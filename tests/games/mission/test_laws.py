"""The laws of every game, on both editions at all seat counts."""

import pytest

from areopagus.games.mission import PLANETE_ROUGE, RED_PLANET
from areopagus.games.mission.events import HandShown
from areopagus.games.mission.state import PlaneteRougeOptions, RedPlanetOptions
from tests.laws.contender import Contender
from tests.laws.pictures import PictureLaws
from tests.laws.suite import Laws
from tests.laws.words import WordLaws

FIRST = [
    Contender(
        game=PLANETE_ROUGE,
        seats=seats,
        length=35 * seats,
        bound=90 * seats,
        fleeting=(HandShown,),
    )
    for seats in PLANETE_ROUGE.seats
]
SECOND = [
    Contender(
        game=RED_PLANET,
        seats=seats,
        length=30 + 40 * seats,
        bound=120 * seats,
    )
    for seats in RED_PLANET.seats
]
READINGS = [
    Contender(
        game=PLANETE_ROUGE,
        seats=4,
        length=140,
        bound=360,
        fleeting=(HandShown,),
        options=PlaneteRougeOptions(soldier="may", explorer="any", empty_ships="explore"),
        most_moves=400,
        label="other-readings",
    ),
    Contender(
        game=RED_PLANET,
        seats=4,
        length=160,
        bound=480,
        options=RedPlanetOptions(soldier="or", empty_ships="explore"),
        label="other-readings",
    ),
]
"""The rules as they may also be read."""


@pytest.mark.parametrize("contender", [*FIRST, *SECOND, *READINGS], ids=str)
class TestLaws(WordLaws, Laws):
    pass


@pytest.mark.parametrize("contender", [*FIRST, *SECOND, *READINGS], ids=str)
class TestPictures(PictureLaws):
    pass

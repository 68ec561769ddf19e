"""What the pictures of single games take care of; what all of them do is in tests/laws."""

import re

import pytest

from areopagus.games.maze import MAGIC_MAZE_ON_MARS
from areopagus.games.maze.state import Options
from areopagus.games.mission import RED_PLANET
from areopagus.games.mission.components import PHOBOS, Zone
from areopagus.games.mission.moves.zones import Rescue
from areopagus.games.mission.state import Turn
from areopagus.kernel.picture import Look

ON_MARS = [zone for zone in RED_PLANET.edition.zones if zone != PHOBOS]
"""The zones that have neighbours in the picture."""


@pytest.mark.parametrize("zone", ON_MARS)
def test_a_zone_that_stands_out_is_drawn_after_its_neighbours(zone: Zone) -> None:
    """They share an edge: what is drawn last shows all of its outline."""
    view = RED_PLANET.view(RED_PLANET.setup((None,) * 3, "mars"), None)
    picture = RED_PLANET.picture(view, None, highlight=Rescue(zone=zone))
    drawn = [id for id in re.findall(r'<g id="zone-([a-z-]+)"', picture.svg) if id in ON_MARS]
    assert sorted(drawn) == sorted(ON_MARS)
    assert drawn[-1] == zone


def test_the_sand_of_a_maze_waits_until_somebody_turns_the_timer() -> None:
    state = MAGIC_MAZE_ON_MARS.setup(("Ann", "Bo"), "mars", Options())
    before = MAGIC_MAZE_ON_MARS.picture(MAGIC_MAZE_ON_MARS.view(state, 0), 0)
    state.begun = True
    after = MAGIC_MAZE_ON_MARS.picture(MAGIC_MAZE_ON_MARS.view(state, 0), 0)
    assert "The sand waits" in before.description
    assert "The sand runs" in after.description


@pytest.mark.parametrize(("name", "said"), [("Ann", "Militaire d’Ann"), ("Bo", "Militaire de Bo")])
def test_a_picture_speaks_french_of_a_player_as_the_list_of_moves_does(
    name: str, said: str
) -> None:
    state = RED_PLANET.setup((name, "Cy"), "mars")
    state.turn = Turn(company=0, character="soldier", step="board", left=1, boarded=[])
    view = RED_PLANET.view(state, None)
    assert said in RED_PLANET.picture(view, None, look=Look(language="fr")).description

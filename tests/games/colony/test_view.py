"""Views, components and geometry."""

import json
from itertools import pairwise

import pytest

from areopagus.games.colony import ON_MARS
from areopagus.games.colony.components import COMPONENTS, HOUSE_MATERIAL
from areopagus.games.colony.goals import is_met
from areopagus.games.colony.hexes import (
    Hex,
    components,
    distance,
    line,
    nearest,
)
from areopagus.kernel import codec
from tests.games.colony.scene import PURPLE, Scene


def test_a_seat_sees_its_own_goals_and_nobody_elses() -> None:
    state = Scene().state
    mine = ON_MARS.view(state, PURPLE)
    assert mine.companies[0].goals == state.companies[0].goals
    assert [company.goals for company in mine.companies[1:]] == [None] * 3
    assert [company.goal_count for company in mine.companies] == [3] * 4
    assert all(company.goals is None for company in ON_MARS.view(state, None).companies)


def test_no_stack_is_shown() -> None:
    state = Scene().state
    shown = codec.encode(ON_MARS.view(state, None)).decode()
    document = json.loads(shown)
    assert document["planStack"] == 18
    assert document["discoveryStack"] == 17
    assert document["contractDeck"] == 12
    assert document["techReserve"] == 8
    hidden = [
        *state.plan_stack,
        *state.discovery_stack,
        *state.contract_deck,
        *state.tech_reserve,
        *(tile for stock in state.stocks for tile in stock.tiles),
        state.dice.seed,
    ]
    assert not [secret for secret in hidden if f'"{secret}"' in shown]


def test_every_component_tells_its_source() -> None:
    for group in ("plans", "scientists", "contracts", "missions", "private_goals", "tech_tiles"):
        assert all(row["source"] in ("seed", "ref", "house") for row in COMPONENTS[group])


def test_the_map_has_no_bay() -> None:
    land = HOUSE_MATERIAL.land
    assert len(land.cells) == 91
    for cell in land.cells:
        assert all(distance(cell, other) == 1 for other in land.neighbours[cell])
        for other in land.cells:
            assert distance(cell, other) == 0 or any(
                distance(step, other) == distance(cell, other) - 1 for step in land.neighbours[cell]
            )


def test_geometry() -> None:
    assert HOUSE_MATERIAL.land.beyond(Hex(0, 0), "NE") == Hex(1, -1)
    assert HOUSE_MATERIAL.land.beyond(Hex(0, -4), "N") is None
    assert len(HOUSE_MATERIAL.land.ring(Hex(0, 0), 3)) == 18
    assert line(Hex(0, 0), Hex(0, 3)) == [Hex(0, 0), Hex(0, 1), Hex(0, 2), Hex(0, 3)]
    assert line(Hex(1, 1), Hex(1, 1)) == [Hex(1, 1)]
    far = line(Hex(-2, 0), Hex(2, 1))
    assert len(far) == distance(Hex(-2, 0), Hex(2, 1)) + 1
    assert all(distance(a, b) == 1 for a, b in pairwise(far))
    assert len(components({Hex(0, 0), Hex(0, 1), Hex(3, 0)})) == 2
    assert nearest(Hex(0, 0), [Hex(0, 2), Hex(2, 0), Hex(3, 0)]) == [Hex(0, 2), Hex(2, 0)]


def _scene_of_goals() -> Scene:
    """A seat that has much of everything."""
    scene = Scene()
    scene.level(3)
    for cell in ((-3, 0), (-2, 0), (-1, -1)):
        scene.building("shelter", *cell, owner=PURPLE)
    mines = [scene.building("mine", q, r) for q, r in ((1, 0), (1, -1), (0, 1))]
    scene.plan(PURPLE, "BP01", built=mines[0])
    scene.plan(PURPLE, "BP02", built=mines[1])
    scene.plan(PURPLE, "BP12", built=Hex(-3, 0))
    scene.plan(PURPLE, "BP03")
    scene.state.buildings[-1].colonist = PURPLE
    purple = scene.company(PURPLE)
    purple.discoveries = [scene.state.discovery_stack.pop() for _ in range(3)]
    scene.state.finds = [s for s in scene.state.finds if s.finds[0] not in ("RT-A1", "RT-B1")]
    purple.research = ["RT-A1", "RT-B1"]
    scene.stock(PURPLE, water=4, quarters=7, hangar=3)
    purple.rockets = [1, 2]
    for tech, place in {"T-ROV": "L3a", "T-UPG": "L4a", "T-SHP": "L5a", "T-GEN": "L1a"}.items():
        scene.tech(PURPLE, tech, place)
    purple.progress = ["mine", "generator", "greenhouse"]
    scene.scientist(PURPLE, "S-GEO")
    scene.contract(PURPLE, "EC07", mineral=4).done = True
    return scene


@pytest.mark.parametrize("number", range(1, 17))
def test_every_goal_can_be_met_and_is_not_met_at_first(number: int) -> None:
    goal = f"PG{number:02}"
    assert not is_met(Scene().table, PURPLE, goal)  # type: ignore[arg-type]
    assert is_met(_scene_of_goals().consistent().table, PURPLE, goal)  # type: ignore[arg-type]

"""Each private goal: when it is met, and what its second reward does."""

from collections.abc import Callable
from typing import Any

import pytest

from areopagus.games.colony import events
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.ids import COMMON_TYPES
from areopagus.games.colony.moves import CompleteGoal, Stop, TakeMainAction, Upgrade, Welcome
from areopagus.games.colony.moves.cards import Hire
from areopagus.games.colony.moves.drive import AddPoint
from areopagus.games.colony.moves.gains import GainResource, Retrieve
from areopagus.games.colony.moves.journey import ChooseSpace, PlaceDiscovery
from areopagus.games.colony.moves.orbit import Develop
from tests.games.colony.scene import BLUE, GREEN, ORBIT, PURPLE, Scene

Arrange = Callable[[Scene, int], object]
"""Lays out so many of what a goal counts for Purple."""


def _plans(scene: Scene, n: int) -> None:
    for plan in list(scene.state.plan_display[:n]):
        scene.plan(PURPLE, plan)


def _advanced(scene: Scene, n: int) -> None:
    places = [("BP03", (0, -2)), ("BP05", (2, -1)), ("BP07", (0, 2))]
    for plan, cell in places[:n]:
        scene.plan(PURPLE, plan, built=Hex(*cell))


def _mines(scene: Scene, n: int) -> None:
    """The first is advanced, the others hold a colonist; one more is somebody else's."""
    scene.plan(PURPLE, "BP01", built=Hex(0, 0))
    for cell in ((1, 1), (-1, -1))[: n - 1]:
        scene.building("mine", *cell, colonist=PURPLE)
    scene.building("mine", 3, 0, colonist=GREEN)


def _discoveries(scene: Scene, n: int) -> None:
    scene.company(PURPLE).discoveries = [scene.state.discovery_stack.pop() for _ in range(n)]


def _complex(scene: Scene, n: int) -> None:
    for cell in ((-1, -2), (1, -2), (1, -3))[: n - 1]:
        scene.building("generator", *cell)
    scene.plan(PURPLE, "BP03", built=Hex(0, -2))


def _water(scene: Scene, n: int) -> None:
    for cell in ((-3, 0), (-3, -1)):
        scene.building("shelter", *cell, owner=PURPLE)
    scene.stock(PURPLE, water=n, mineral=4)


def _shelters(scene: Scene, n: int) -> None:
    for cell in ((-3, 0), (-3, -1))[: n - 1]:
        scene.building("shelter", *cell, owner=PURPLE)


def _quarters(scene: Scene, n: int) -> None:
    _shelters(scene, 3)
    scene.stock(PURPLE, quarters=n)


def _techs(scene: Scene, n: int) -> None:
    places = (("T-ROV", "L1a"), ("T-UPG", "L1b"), ("T-SHP", "L2a"), ("T-GEN", "L2c"))
    for kind, cell in places[: n - 1]:
        scene.tech(PURPLE, kind, cell)


def _hangar(scene: Scene, n: int) -> None:
    scene.level(3)
    scene.company(PURPLE).rockets = list(range(1, 6 - n))
    scene.stock(PURPLE, hangar=n)


def _research(scene: Scene, n: int) -> None:
    for letter in "AB"[:n]:
        tile: Any = f"RT-{letter}1"
        next(spot for spot in scene.state.finds if tile in spot.finds).finds.remove(tile)
        scene.company(PURPLE).research.append(tile)


def _contract(scene: Scene, n: int) -> None:
    scene.scientist(PURPLE, "S-GEO")
    scene.contract(PURPLE, "EC07", mineral=2 + n).done = n == 2


def _developed(scene: Scene, n: int) -> None:
    places = (("T-ROV", "L3a"), ("T-UPG", "L3b"), ("T-SHP", "L4a"))
    for kind, cell in places[:n]:
        scene.tech(PURPLE, kind, cell)


def _progress(scene: Scene, n: int) -> None:
    scene.company(PURPLE).progress = list(COMMON_TYPES[:n])


def _complexes(scene: Scene, n: int) -> None:
    """Markers on two buildings of one complex of three, and with two on another complex."""
    scene.level(2)
    for cell in ((-1, -2), (1, -2)):
        scene.building("generator", *cell)
    for cell in ((-1, 2), (-1, 3)):
        scene.building("greenhouse", *cell)
    scene.plan(PURPLE, "BP03", built=Hex(0, -2))
    scene.plan(PURPLE, "BP04", built=Hex(-1, -2))
    if n == 2:
        scene.plan(PURPLE, "BP07", built=Hex(0, 2))


CONDITIONS: dict[str, tuple[Arrange, int]] = {
    "PG01": (_plans, 4),
    "PG02": (_advanced, 3),
    "PG03": (_mines, 3),
    "PG04": (_discoveries, 3),
    "PG05": (_complex, 4),
    "PG06": (_water, 4),
    "PG07": (_shelters, 3),
    "PG08": (lambda scene, n: scene.level(n), 3),
    "PG09": (_quarters, 7),
    "PG10": (_techs, 5),
    "PG11": (_hangar, 3),
    "PG12": (_research, 2),
    "PG13": (_contract, 2),
    "PG14": (_developed, 3),
    "PG15": (_progress, 3),
    "PG16": (_complexes, 2),
}


def _met(goal: Any, side: str = "colony", seats: int = 4) -> Scene:
    scene = Scene(seats, side=side)
    arrange, enough = CONDITIONS[goal]
    arrange(scene, enough)
    scene.goals(PURPLE, goal)
    return scene.consistent()


@pytest.mark.rule("OM-GOAL-1")
@pytest.mark.parametrize("goal", CONDITIONS)
def test_a_goal_is_met_with_enough_and_not_with_one_less(goal: Any) -> None:
    scene = _met(goal)
    assert scene.refuses(CompleteGoal(goal, "a")) is None
    arrange, enough = CONDITIONS[goal]
    scene = Scene()
    arrange(scene, enough - 1)
    scene.goals(PURPLE, goal)
    scene.consistent()
    assert scene.refusal(CompleteGoal(goal, "a")) == ("OM-GOAL-1", "goal-not-met")


@pytest.mark.rule("OM-GOAL-1")
def test_reward_a_is_two_free_developments() -> None:
    scene = _met("PG07")
    scene.empty_storage(PURPLE)
    scene.do(CompleteGoal("PG07", "a"))
    scene.do(Develop("TT-SHE-purple", "L3b"), Stop(), Develop("TT-SHE-purple", "L4b"))
    assert scene.company(PURPLE).lab[0].cell == "L4b"
    assert scene.asked == (PURPLE, "turn")


@pytest.mark.rule("OM-GOAL-1")
@pytest.mark.parametrize("goal", ["PG01", "PG16"])
def test_two_upgrades_without_mineral(goal: Any) -> None:
    scene = _met(goal)
    for own in [own for own in scene.company(PURPLE).plans if own.plan in ("BP11", "BP12")]:
        scene.company(PURPLE).plans.remove(own)
        scene.state.plan_display.append(own.plan)
    scene.plan(PURPLE, "BP11")
    scene.plan(PURPLE, "BP12")
    scene.building("shelter", -3, 0, owner=PURPLE)
    scene.empty_storage(PURPLE)
    scene.tech(PURPLE, "T-UPG", "L4b")
    scene.do(CompleteGoal(goal, "b"), Upgrade("BP11", Hex(-3, 0)), Upgrade("BP12", Hex(-2, -1)))
    while scene.asked[1] == "displace":
        scene.do(scene.legal()[0])
    assert scene.asked == (PURPLE, "turn"), "the Upgrade tech has no part in it"


@pytest.mark.rule("OM-GOAL-1")
def test_three_resources_of_choice() -> None:
    scene = _met("PG02")
    scene.empty_storage(PURPLE)
    scene.do(CompleteGoal("PG02", "b"))
    assert scene.refuses(GainResource("mineral")) == "OM-GOAL-1"
    scene.do(GainResource("water"), GainResource("water"), GainResource("oxygen"))
    storage = scene.company(PURPLE).storage
    assert (storage.water, storage.oxygen, storage.total) == (2, 1, 3)
    assert scene.asked == (PURPLE, "turn")


@pytest.mark.rule("OM-GOAL-1")
def test_three_minerals_or_three_crystals() -> None:
    scene = _met("PG03")
    scene.stock(PURPLE, mineral=0)
    scene.do(CompleteGoal("PG03", "b"))
    assert scene.company(PURPLE).storage.mineral == 2, "the limit holds"
    assert scene.told(events.Gained)[0].lost == 1
    scene = _met("PG14")
    scene.do(CompleteGoal("PG14", "b"))
    assert scene.company(PURPLE).reception == 3


@pytest.mark.rule("OM-GOAL-1")
@pytest.mark.parametrize("goal", ["PG04", "PG08"])
def test_five_points_for_the_rover(goal: Any) -> None:
    scene = _met(goal)
    scene.tech(PURPLE, "T-ROV", "L6a")
    scene.do(CompleteGoal(goal, "b"))
    assert scene.state.pending[-1].rover == 6, "the Rover tech is usable"  # type: ignore[union-attr]
    scene.do(AddPoint("rover"))
    assert scene.state.pending[-1].rover == 7  # type: ignore[union-attr]
    assert scene.refuses(AddPoint("robots")) == "OM-GOAL-1"
    scene = _met(goal)
    scene.do(CompleteGoal(goal, "b"))
    assert scene.state.pending[-1].rover == 5  # type: ignore[union-attr]


@pytest.mark.rule("OM-GOAL-1")
@pytest.mark.parametrize(("goal", "arrive"), [("PG05", 1), ("PG07", 2)])
def test_two_colonists_as_far_as_there_is_room(goal: Any, arrive: int) -> None:
    scene = _met(goal)
    scene.do(CompleteGoal(goal, "b"))
    assert scene.company(PURPLE).quarters == 3 + arrive


@pytest.mark.rule("OM-GOAL-1")
@pytest.mark.parametrize("goal", ["PG06", "PG13"])
def test_a_free_contract(goal: Any) -> None:
    scene = _met(goal)
    scene.show_contract("EC09", 3)
    scene.stock(PURPLE, crystals=0)
    scene.do(CompleteGoal(goal, "b"))
    assert scene.refusal(Hire("S-SYS")) == ("OM-GOAL-1", "no-scientist-here")
    scene.do(Hire("EC09"))
    assert "EC09" in [own.contract for own in scene.company(PURPLE).contracts]
    assert None not in scene.state.display


@pytest.mark.rule("OM-GOAL-1")
@pytest.mark.rule("OM-SHIP-1")
def test_a_free_rocket_within_the_limit() -> None:
    scene = _met("PG09")
    scene.stock(PURPLE, water=0, plant=0, mineral=0)
    scene.do(CompleteGoal("PG09", "b"), Welcome(2, "colonists"))
    purple = scene.company(PURPLE)
    assert (purple.rockets, purple.hangar, purple.quarters) == ([1, 3, 4, 5], 1, 8)
    assert scene.asked == (PURPLE, "turn"), "one rocket, without a boost"
    scene = _met("PG09")
    scene.company(PURPLE).rockets, scene.company(PURPLE).hangar = [1, 2, 3, 4], 1
    scene.do(CompleteGoal("PG09", "b"))
    assert scene.asked == (PURPLE, "turn"), "the colony level is 1"


@pytest.mark.rule("OM-GOAL-1")
@pytest.mark.parametrize("goal", ["PG10", "PG15"])
def test_two_colonists_back_from_anywhere(goal: Any) -> None:
    scene = _met(goal)
    scene.stock(PURPLE, quarters=0, working=2)
    scene.colonists("A-PLAN", PURPLE)
    scene.colonists("A-HIRE", PURPLE)
    scene.do(CompleteGoal(goal, "b"))
    assert {move.place for move in scene.legal(Retrieve)} == {"A-PLAN", "A-HIRE", "working_area"}
    scene.do(Retrieve("A-HIRE"), Retrieve("working_area"))
    assert scene.company(PURPLE).quarters == 2
    assert scene.asked == (PURPLE, "turn")


@pytest.mark.rule("OM-GOAL-1")
@pytest.mark.rule("OM-AMB-26")
def test_a_journey_to_the_other_side_with_all_its_steps() -> None:
    scene = _met("PG11")
    mine = scene.building("mine", 1, 1, colonist=PURPLE)
    scene.stock(PURPLE, working=1)
    scene.do(CompleteGoal("PG11", "b"), ChooseSpace(1))
    purple = scene.company(PURPLE)
    assert purple.storage.mineral == 2, f"{mine} produces"
    assert (purple.quarters, purple.working, purple.hangar) == (4, 0, 3)
    assert scene.refuses(TakeMainAction("A-SUPPLY")) is None, "the main action is one of orbit"
    scene = _met("PG11", side=ORBIT, seats=2)
    scene.do(CompleteGoal("PG11", "b"))
    scene.do(scene.legal(PlaceDiscovery)[0], ChooseSpace(5))
    assert scene.company(PURPLE).side == "colony"


@pytest.mark.rule("OM-GOAL-1")
def test_a_free_scientist() -> None:
    scene = _met("PG12")
    scene.show_contract("EC09", 3)
    scene.empty_storage(PURPLE)
    scene.do(CompleteGoal("PG12", "b"))
    assert scene.refusal(Hire("EC09")) == ("OM-GOAL-1", "no-contract-here")
    scene.do(Hire("S-SYS"))
    assert [own.scientist for own in scene.company(PURPLE).scientists] == ["S-SYS"]
    assert [own.scientist for own in scene.company(BLUE).scientists] == ["S-BIO"]

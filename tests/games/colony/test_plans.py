"""The executive action of each plan that no other file plays through."""

from typing import Any

import pytest

from areopagus.games.colony.components import HOUSE_MATERIAL
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.moves import Boost, Build, Pay, PlaceRobot, Stop, Upgrade, Welcome
from areopagus.games.colony.moves.cards import Hire, UsePlan
from areopagus.games.colony.moves.gains import Produce, Retrieve
from areopagus.games.colony.moves.orbit import Develop, EnterLab, Learn, TakeItem, TakePlan
from areopagus.games.colony.pieces import Payment
from tests.games.colony.scene import PURPLE, Scene, hexes, sites

COMPLEXES: dict[str, tuple[tuple[int, int], tuple[int, int]]] = {
    "mine": ((1, 0), (1, -1)),
    "generator": ((-1, -2), (1, -2)),
    "water_extractor": ((2, 0), (3, -1)),
    "greenhouse": ((-1, 2), (-1, 3)),
    "oxygen_condenser": ((-2, 2), (-3, 2)),
    "shelter": ((-3, 0), (-3, -1)),
}
"""What makes a complex of three of each starting building, and of Purple's shelter."""


def _ready(plan: Any) -> Scene:
    """Purple has built a plan in a complex of three, and has the scientist for it."""
    scene = Scene()
    scene.level(2)
    kind = HOUSE_MATERIAL.plans[plan].building
    cells = COMPLEXES[kind]
    for cell in cells:
        scene.building(kind, *cell, owner=PURPLE if kind == "shelter" else None)
    scene.plan(PURPLE, plan, built=Hex(*cells[1]))
    scene.scientist(PURPLE, HOUSE_MATERIAL.plans[plan].scientist)
    return scene


def _use(scene: Scene, plan: Any) -> Scene:
    scene.consistent()
    return scene.executive("E8").do(UsePlan(plan, "scientist"))


@pytest.mark.rule("OM-EXEC-7")
def test_construction_yard_upgrades_once_per_colonist() -> None:
    scene = _ready("BP01")
    for cell in COMPLEXES["shelter"]:
        scene.building("shelter", *cell, owner=PURPLE)
    scene.plan(PURPLE, "BP11")
    scene.plan(PURPLE, "BP12")
    scene.stock(PURPLE, mineral=2)
    _use(scene, "BP01").do(Upgrade("BP11", Hex(-3, 0)))
    assert scene.refusal(Upgrade("BP12", Hex(-3, -1))) == ("OM-UPG-5", "no-upgrade-left")
    scene.do(Boost(), Upgrade("BP12", Hex(-3, -1)))
    purple = scene.company(PURPLE)
    assert (purple.storage.mineral, purple.quarters, purple.working) == (0, 2, 1)
    assert scene.asked == (PURPLE, "turn")


SITES = {
    "BP02": ("mine", "T-MIN", (0, 1)),
    "BP04": ("generator", "T-GEN", (0, -3)),
    "BP06": ("water_extractor", "T-WAT", (3, 0)),
    "BP08": ("greenhouse", "T-GRE", (0, 3)),
    "BP10": ("oxygen_condenser", "T-OXY", (-3, 3)),
}


@pytest.mark.rule("OM-EXEC-8")
@pytest.mark.parametrize("plan", SITES)
def test_a_construction_plan_builds_its_type_with_a_level_more_per_colonist(plan: str) -> None:
    scene = _ready(plan)
    kind, tech, joined = SITES[plan]
    site = Hex(*joined)
    scene.tech(PURPLE, tech, "L3a")
    scene.robots(PURPLE, joined)
    scene.stock(PURPLE, mineral=int(kind == "generator"))
    size = scene.table.board.size_if_built(kind, PURPLE, site)  # type: ignore[arg-type]
    assert size == 4
    _use(scene, plan)
    assert site not in sites(scene, kind), "level 3 is too low for four"
    scene.do(Boost())
    assert {move.building for move in scene.legal(Build)} == {kind}
    scene.do(Build(kind, site))  # type: ignore[arg-type]
    while scene.asked[1] in ("displace", "choose-benefit"):
        scene.do(scene.legal()[-1])
    purple = scene.company(PURPLE)
    assert scene.table.board.buildings[site].building == kind
    assert purple.progress == [kind]
    assert purple.working == 1
    assert purple.quarters == (1 if kind == "mine" else 2)


@pytest.mark.rule("OM-EXEC-8")
def test_gym_builds_a_shelter_with_a_level_more_per_colonist() -> None:
    scene = _ready("BP12")
    scene.place_tech(PURPLE, "TT-SHE-purple", "L3a")
    scene.stock(PURPLE, mineral=0)
    _use(scene, "BP12")
    assert Hex(-2, 0) not in sites(scene, "shelter"), "level 3 is too low for four"
    scene.do(Boost(), Build("shelter", Hex(-2, 0)))
    assert scene.table.board.shelters[PURPLE] == 4
    assert scene.company(PURPLE).reception == 4


@pytest.mark.rule("OM-EXEC-7")
def test_automated_production_lets_one_site_produce_more_per_colonist() -> None:
    scene = _ready("BP03")
    mine = scene.building("mine", 0, -1, colonist=PURPLE)
    scene.empty_storage(PURPLE)
    _use(scene, "BP03")
    purple = scene.company(PURPLE)
    assert (purple.storage.mineral, purple.storage.battery) == (1, 1)
    scene.do(Boost(), Produce(mine), Stop())
    assert (purple.storage.mineral, purple.storage.battery) == (2, 1)
    assert purple.working == 1


@pytest.mark.rule("OM-EXEC-7")
def test_private_ship_brings_one_more_colonist_and_a_rocket_per_boost() -> None:
    scene = _ready("BP05")
    for cell in COMPLEXES["shelter"]:
        scene.building("shelter", *cell, owner=PURPLE)
    scene.stock(PURPLE, water=2, plant=2, mineral=0)
    _use(scene, "BP05").do(Welcome(1, "colonists"))
    assert scene.company(PURPLE).quarters == 6
    scene.do(Boost(), Welcome(2, "robot"), PlaceRobot(Hex(-3, 0)))
    purple = scene.company(PURPLE)
    assert (purple.quarters, purple.working, purple.hangar) == (7, 1, 2)
    assert (purple.storage.water, purple.storage.plant) == (0, 0)
    assert scene.asked == (PURPLE, "turn")


@pytest.mark.rule("OM-EXEC-7")
def test_biomarket_takes_an_item_per_colonist() -> None:
    scene = _use(_ready("BP07"), "BP07")
    scene.do(TakeItem("water"), Boost(), TakeItem("crystal"), Stop())
    purple = scene.company(PURPLE)
    assert (purple.storage.water, purple.crystals, purple.working) == (2, 2, 1)


@pytest.mark.rule("OM-EXEC-7")
def test_oxygen_tank_takes_a_tech_per_colonist_at_grid_cost() -> None:
    scene = _ready("BP09")
    scene.stock(PURPLE, mineral=0)
    _use(scene, "BP09").do(Learn("G3"), EnterLab("L1b"), Stop(), Boost(), Learn("G1"), Stop())
    purple = scene.company(PURPLE)
    assert [entry.cell for entry in purple.lab] == ["L2b", "L1b", "L1a"]
    assert (purple.storage.battery, purple.working) == (0, 1)


@pytest.mark.rule("OM-EXEC-7")
def test_casino_gains_two_crystals_and_one_per_colonist() -> None:
    scene = _use(_ready("BP11"), "BP11")
    assert scene.company(PURPLE).reception == 2
    scene.do(Boost(), Boost(), Stop())
    assert (scene.company(PURPLE).reception, scene.company(PURPLE).working) == (4, 2)


def test_mineral_mine_scores_two_points() -> None:
    scene = _use(_ready("BP13"), "BP13")
    assert scene.company(PURPLE).points == 2
    assert scene.asked == (PURPLE, "turn"), "without a boost"


def test_biolab_takes_a_contract_for_its_price_and_no_scientist() -> None:
    scene = _ready("BP14")
    scene.show_contract("EC07", 1)
    _use(scene, "BP14")
    assert scene.refusal(Hire("S-HYD")) == ("OM-EXEC-7", "no-scientist-here")
    scene.do(Hire("EC07"))
    purple = scene.company(PURPLE)
    assert ([own.contract for own in purple.contracts], purple.crystals) == (["EC07"], 0)
    assert None not in scene.state.display
    assert scene.slots("A-HIRE") == [], "OM-EXEC-3"


def test_the_builder_drone_upgrades_anywhere() -> None:
    scene = _ready("BP16")
    scene.plan(PURPLE, "BP08")
    far = Hex(-4, 5)
    assert not scene.table.board.in_zone(PURPLE, far)
    _use(scene, "BP16").do(Upgrade("BP08", far))
    assert scene.company(PURPLE).storage.mineral == 0
    assert scene.table.board.markers[far] == PURPLE


@pytest.mark.rule("OM-EXEC-7")
def test_the_research_lab_pays_for_two_developments_and_one_per_colonist() -> None:
    scene = _ready("BP17")
    tile = scene.tech(PURPLE, "T-ROV", "L1a")
    scene.stock(PURPLE, mineral=2, oxygen=1)
    _use(scene, "BP17").do(Develop(tile, "L2a"), Pay(Payment(plant=1)))
    scene.do(Develop(tile, "L3a"), Pay(Payment(oxygen=1)))
    assert scene.asked == (PURPLE, "boost"), "two developments, then only boosts"
    scene.do(Boost(), Develop(tile, "L4a"))
    purple = scene.company(PURPLE)
    assert [entry.cell for entry in purple.lab] == ["L2b", "L4a"]
    assert (purple.storage.plant, purple.storage.oxygen, purple.storage.mineral) == (0, 0, 1)
    assert purple.working == 1


@pytest.mark.rule("OM-EXEC-7", refuses=True)
def test_the_aqueduct_brings_two_colonists_from_the_working_area() -> None:
    scene = _ready("BP18")
    scene.stock(PURPLE, quarters=1, working=3)
    scene.colonists("A-BUILD", PURPLE)
    _use(scene, "BP18")
    assert scene.refusal(Retrieve("A-BUILD")) == ("OM-EXEC-7", "not-from-there")
    scene.do(Retrieve("working_area"), Retrieve("working_area"))
    assert (scene.company(PURPLE).quarters, scene.company(PURPLE).working) == (3, 1)
    assert scene.asked == (PURPLE, "turn")


def test_the_eco_resort_brings_any_number_from_the_slots_of_both_sides() -> None:
    scene = _ready("BP19")
    scene.stock(PURPLE, quarters=0, working=1)
    scene.colonists("A-PLAN", PURPLE)
    scene.colonists("A-UPG", PURPLE)
    scene.colonists("A-HIRE", PURPLE)
    _use(scene, "BP19").do(Retrieve("A-PLAN"), Retrieve("A-UPG"), Retrieve("A-HIRE"))
    assert (scene.company(PURPLE).quarters, scene.company(PURPLE).working) == (3, 1)


@pytest.mark.rule("OM-EXEC-7")
def test_the_library_takes_a_plan_per_colonist() -> None:
    scene = _ready("BP23")
    one, two = scene.state.plan_display[:2]
    _use(scene, "BP23").do(TakePlan(one), Boost(), TakePlan(two), Stop())
    purple = scene.company(PURPLE)
    assert [own.plan for own in purple.plans] == ["BP23", one, two]
    assert purple.working == 1


def test_a_plan_of_level_one_fits_any_size() -> None:
    scene = Scene()
    scene.plan(PURPLE, "BP10")
    scene.robots(PURPLE, (-2, 0))
    scene.main("A-UPG")
    assert {move.hex for move in scene.legal(Upgrade)} == hexes((-2, 1))

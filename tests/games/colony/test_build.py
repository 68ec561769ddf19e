"""Constructing, upgrading, life support and rockets, rule by rule."""

import pytest

from areopagus.games.colony import events
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.moves import (
    Boost,
    Build,
    ChooseBenefit,
    Displace,
    Pay,
    PlaceRobot,
    Stop,
    TakeMainAction,
    Upgrade,
    UseTech,
    Welcome,
)
from areopagus.games.colony.pieces import Payment
from tests.games.colony.scene import BLUE, GREEN, PURPLE, Scene, hexes, sites


@pytest.mark.rule("OM-BUILD-1")
@pytest.mark.rule("OM-BUILD-1", refuses=True)
def test_a_type_needs_stock() -> None:
    scene = Scene()
    assert scene.table.board.shelters[PURPLE] == 1
    scene.main("A-BUILD")
    assert scene.refuses(Build("generator", Hex(-2, -2))) is None
    stock = next(s for s in scene.state.stocks if s.building == "generator")
    places = [(4, -5), (4, -3), (4, -1), (3, 1), (1, 3), (3, -4)]
    for q, r in places[: len(stock.tiles)]:
        scene.building("generator", q, r)
    assert scene.refuses(Build("generator", Hex(-2, -2))) == "OM-BUILD-1"


@pytest.mark.rule("OM-BUILD-2")
@pytest.mark.rule("OM-BUILD-2", refuses=True)
def test_the_price_of_a_building() -> None:
    scene = Scene()
    scene.stock(PURPLE, mineral=0)
    scene.main("A-BUILD")
    assert scene.refuses(Build("generator", Hex(-2, -2))) == "OM-BUILD-2"
    assert sites(scene, "mine"), "a mine costs no resource"
    scene.do(Build("oxygen_condenser", Hex(-3, 0)))
    assert scene.company(PURPLE).storage.plant == 0


@pytest.mark.rule("OM-BUILD-3")
@pytest.mark.rule("OM-BUILD-3", refuses=True)
@pytest.mark.rule("OM-GEN-13")
def test_buildings_rise_in_the_zone_of_a_robot() -> None:
    scene = Scene()
    scene.main("A-BUILD")
    assert scene.refusal(Build("generator", Hex(2, -2))) == ("OM-BUILD-3", "no-robot-near")
    assert scene.refusal(Build("shelter", Hex(-2, -1))) == ("OM-BUILD-3", "not-free")
    zone = set(scene.table.board.zone(PURPLE))
    assert zone == hexes((-2, -1), (-2, -2), (-1, -2), (-1, -1), (-2, 0), (-3, 0), (-3, -1))
    assert scene.refuses(Build("mine", Hex(-1, -1))) is None


@pytest.mark.rule("OM-AMB-34")
@pytest.mark.rule("OM-DISP-1")
@pytest.mark.rule("OM-GEN-11")
def test_the_robots_own_hex_is_free_to_build_on() -> None:
    scene = Scene()
    scene.robots(PURPLE, (-2, 0))
    scene.crystals_on((-1, -1))
    scene.main("A-BUILD").do(Build("mine", Hex(-2, 0)))
    assert scene.asked == (PURPLE, "displace"), "the owner chooses"
    scene.do(Displace(Hex(-2, 1)))
    assert scene.company(PURPLE).robots == [Hex(-2, 1)]
    scene.turn(PURPLE).stock(PURPLE, quarters=2)
    scene.robots(PURPLE, (-1, -2))
    scene.tech(PURPLE, "T-MIN", "L4b")
    scene.main("A-BUILD").do(Build("mine", Hex(-1, -1)))
    assert scene.state.crystals == []


@pytest.mark.rule("OM-DISP-1")
def test_a_building_removes_the_tile_below() -> None:
    scene = Scene()
    scene.missions("M5", "M4", "M6")
    scene.find("DT13", -2, 0)
    scene.main("A-BUILD").do(Build("mine", Hex(-2, 0)))
    assert all(spot.hex != Hex(-2, 0) for spot in scene.state.finds)
    assert scene.company(PURPLE).discoveries == []
    assert scene.left("M5") == 9


@pytest.mark.rule("OM-GEN-10")
@pytest.mark.rule("OM-BUILD-7")
def test_arrows_light_only_empty_hexes() -> None:
    scene = Scene()
    scene.find("DT13", -2, -3)
    scene.next_tile("generator", "BT-GEN-5")
    scene.main("A-BUILD").do(Build("generator", Hex(-2, -2)))
    assert scene.state.crystals == [], "a tile to the north, a shelter to the south"


@pytest.mark.rule("OM-GEN-12")
def test_shelters_of_different_seats_are_different_types() -> None:
    scene = Scene()
    scene.building("shelter", -1, -1, owner=GREEN)
    board = scene.table.board
    assert board.size_at(Hex(-1, -1)) == 1
    assert board.size_at(Hex(-2, -1)) == 1
    scene.building("shelter", -2, 0, owner=PURPLE)
    assert scene.table.board.size_at(Hex(-2, -1)) == 2


@pytest.mark.rule("OM-BUILD-9")
def test_only_the_first_complex_of_a_type_moves_a_cube() -> None:
    scene = Scene(length="long")
    scene.missions("M7", "M9", "M4")
    scene.tech(PURPLE, "T-GEN", "L4b")
    scene.main("A-BUILD").do(Build("generator", Hex(-1, -2)), Stop())
    assert scene.company(PURPLE).progress == ["generator"]
    assert scene.left("M7") == 13
    scene.turn(PURPLE).stock(PURPLE, mineral=1)
    scene.main("A-BUILD").do(Build("generator", Hex(-2, -2)))
    assert scene.company(PURPLE).progress == ["generator"]
    assert scene.left("M7") == 13


# Life support.


@pytest.mark.rule("OM-LSS-3", refuses=True)
def test_a_benefit_must_be_of_some_use() -> None:
    scene = Scene()
    scene.stock(PURPLE, mineral=2)
    scene.building("shelter", -3, -1, owner=PURPLE)
    scene.main("A-BUILD").do(Build("oxygen_condenser", Hex(-3, 0)), Pay(Payment(plant=1)))
    scene.stock(PURPLE, mineral=3)
    assert scene.refuses(ChooseBenefit("LB3")) == "OM-LSS-3"
    assert scene.refuses(ChooseBenefit("LB4")) is None, "the colonist on the slot"
    scene.do(ChooseBenefit("LB4"))
    assert scene.asked == (PURPLE, "retrieve")


@pytest.mark.rule("OM-LSS-4")
@pytest.mark.rule("OM-AMB-19")
@pytest.mark.parametrize(
    ("reward", "points"),
    [
        ("LR1", 2),
        ("LR2", 2),
        ("LR3", 2),
        ("LR4", 4),
        ("LR5", 2),
        ("LR6", 2),
        ("LR7", 2),
        ("LR8", 2),
    ],
)
def test_reward_tiles_count_the_builders_position(reward: str, points: int) -> None:
    scene = Scene()
    others = [r for r in ("LR1", "LR2", "LR3", "LR4") if r != reward][:3]
    scene.state.rewards = [reward, *others]  # type: ignore[list-item]
    scene.company(PURPLE).rockets, scene.company(PURPLE).hangar = [1, 2, 3, 4], 1
    mine = scene.building("mine", 1, 1)
    scene.building("mine", -1, 2, colonist=PURPLE)
    scene.plan(PURPLE, "BP01", built=mine)
    tile = scene.state.discovery_stack.pop()
    scene.company(PURPLE).discoveries = [tile]
    scene.main("A-BUILD").do(Build("generator", Hex(-2, -2)))
    assert scene.company(PURPLE).points == 2 + points


# Upgrades.


def _mine_scene() -> Scene:
    scene = Scene()
    scene.building("mine", -1, -1)
    scene.plan(PURPLE, "BP02")
    return scene


@pytest.mark.rule("OM-UPG-1")
@pytest.mark.rule("OM-UPG-3")
@pytest.mark.rule("OM-UPG-6")
def test_an_upgrade_costs_a_mineral_and_opens_the_plan() -> None:
    scene = _mine_scene()
    scene.main("A-UPG").do(Upgrade("BP02", Hex(-1, -1)))
    assert scene.company(PURPLE).storage.mineral == 0
    assert scene.company(PURPLE).plans[0].built == Hex(-1, -1)
    assert scene.table.markers(PURPLE) == 7, "on the building now"
    scene.stock(PURPLE, crystals=2, quarters=2)
    scene.executive("E8")
    assert [move.plan for move in scene.legal() if hasattr(move, "plan")] == ["BP02"]


@pytest.mark.rule("OM-UPG-1", refuses=True)
def test_what_an_upgrade_needs() -> None:
    scene = _mine_scene()
    scene.main("A-UPG")
    assert scene.refusal(Upgrade("BP04", Hex(0, -2))) == ("OM-UPG-1", "plan-not-held")
    assert scene.refusal(Upgrade("BP02", Hex(0, 0))) == ("OM-UPG-1", "no-robot-near")
    assert scene.refusal(Upgrade("BP02", Hex(-2, -1))) == ("OM-UPG-1", "wrong-building")
    bare = Scene()
    assert bare.refusal(TakeMainAction("A-UPG")) == ("OM-UPG-1", "no-open-plan")


@pytest.mark.rule("OM-UPG-3", refuses=True)
def test_no_mineral_no_upgrade() -> None:
    scene = _mine_scene()
    scene.stock(PURPLE, mineral=0)
    assert scene.refuses(TakeMainAction("A-UPG")) == "OM-UPG-3"


@pytest.mark.rule("OM-UPG-4")
@pytest.mark.rule("OM-UPG-4", refuses=True)
def test_each_plan_and_each_building_once() -> None:
    scene = _mine_scene()
    scene.plan(PURPLE, "BP01")
    scene.building("mine", -3, 0)
    scene.stock(PURPLE, mineral=2)
    scene.tech(PURPLE, "T-UPG", "L3a")
    scene.main("A-UPG").do(Upgrade("BP02", Hex(-1, -1)))
    tile = scene.company(PURPLE).lab[1].tile
    assert scene.refuses(UseTech(PURPLE, tile)) is None
    scene.do(UseTech(PURPLE, tile))
    assert scene.refusal(Upgrade("BP02", Hex(-3, 0))) == ("OM-UPG-4", "plan-built")
    assert scene.refusal(Upgrade("BP01", Hex(-1, -1))) == ("OM-UPG-4", "already-advanced")
    scene.do(Upgrade("BP01", Hex(-3, 0)))


@pytest.mark.rule("OM-UPG-5", refuses=True)
def test_a_tech_of_level_1_adds_nothing() -> None:
    scene = _mine_scene()
    scene.plan(PURPLE, "BP01")
    scene.building("mine", -3, 0)
    scene.stock(PURPLE, mineral=2)
    tile = scene.tech(PURPLE, "T-UPG", "L1a")
    scene.main("A-UPG")
    assert scene.refusal(UseTech(PURPLE, tile)) == ("OM-UPG-5", "upgrades-left")
    scene.do(Upgrade("BP02", Hex(-1, -1)))
    assert scene.asked == (PURPLE, "turn")


def test_an_upgrade_displaces_vehicles() -> None:
    scene = _mine_scene()
    scene.rover(BLUE, -1, -1)
    scene.main("A-UPG").do(Upgrade("BP02", Hex(-1, -1)))
    assert scene.asked == (BLUE, "displace")
    scene.do(scene.legal(Displace)[0])
    assert scene.asked == (PURPLE, "turn")


@pytest.mark.rule("OM-CON-2")
@pytest.mark.rule("OM-CON-3")
def test_somebody_elses_building_may_complete_a_contract() -> None:
    scene = Scene(turn=GREEN)
    for q, r in ((1, -2), (1, -3)):
        scene.building("generator", q, r)
    contract = scene.contract(PURPLE, "EC02")
    scene.plan(PURPLE, "BP04", built=Hex(0, -2))
    scene.tech(GREEN, "T-GEN", "L4b")
    scene.main("A-BUILD").do(Build("generator", Hex(2, -4)))
    assert contract.done
    assert scene.told(events.ContractCompleted)[0].seat == PURPLE
    assert scene.left("M9") == 2
    assert scene.points(PURPLE)["contract-done"] == 12


# Rockets.


@pytest.mark.rule("OM-SHIP-2", refuses=True)
def test_a_rocket_costs_water_and_a_plant() -> None:
    scene = Scene()
    scene.stock(PURPLE, water=0, mineral=0)
    assert scene.refuses(TakeMainAction("A-SHIP")) == "OM-SHIP-2"
    scene.stock(PURPLE, mineral=1)
    scene.company(PURPLE).rockets = [1, 2, 3, 4, 5]
    scene.main("A-SHIP")
    scene.company(PURPLE).rockets.remove(4)
    scene.company(PURPLE).hangar = 1
    scene.state.level = 2
    assert scene.refusal(Welcome(4, "colonists")) == ("OM-SHIP-2", "no-rocket-there")


@pytest.mark.rule("OM-AMB-12")
def test_any_rocket_may_leave() -> None:
    scene = Scene()
    scene.main("A-SHIP")
    assert {move.rocket for move in scene.legal(Welcome)} == {1, 2, 3, 4, 5}


@pytest.mark.rule("OM-SHIP-4", refuses=True)
def test_where_a_new_robot_goes() -> None:
    scene = Scene()
    scene.stock(PURPLE, mineral=0)
    scene.main("A-SHIP").do(Welcome(1, "robot"))
    assert scene.refusal(PlaceRobot(Hex(0, 1))) == ("OM-SHIP-4", "not-a-robot-place")
    scene = Scene()
    scene.robots(PURPLE, (-2, -1), (-2, 0), (-1, -1), (-3, 0))
    scene.main("A-SHIP")
    assert scene.refusal(Welcome(1, "robot")) == ("OM-SHIP-4", "no-robot")


@pytest.mark.rule("OM-SHIP-4")
def test_a_free_shelter_takes_the_robot() -> None:
    scene = Scene()
    scene.robots(PURPLE, (0, 1))
    scene.stock(PURPLE, mineral=0)
    scene.main("A-SHIP").do(Welcome(1, "robot"))
    assert scene.company(PURPLE).robots == [Hex(0, 1), Hex(-2, -1)]


@pytest.mark.rule("OM-SHIP-5")
@pytest.mark.rule("OM-SHIP-5", refuses=True)
@pytest.mark.rule("OM-SHIP-6")
@pytest.mark.rule("OM-SHIP-6", refuses=True)
def test_more_rockets_by_colonists_and_by_a_tech() -> None:
    scene = Scene()
    scene.level(4)
    for cell in ((-3, 0), (-2, 0), (-1, -1)):
        scene.building("shelter", *cell, owner=PURPLE)
    scene.stock(PURPLE, water=4, plant=4, mineral=0, quarters=1)
    tile = scene.tech(GREEN, "T-SHP", "L1a")
    scene.main("A-SHIP")
    assert scene.refusal(UseTech(GREEN, tile)) == ("OM-SHIP-6", "rockets-left")
    scene.do(Welcome(1, "colonists"))
    assert scene.refusal(Welcome(2, "colonists")) == ("OM-SHIP-5", "no-rocket-left")
    scene.do(Boost(), Welcome(2, "colonists"))
    assert scene.company(PURPLE).quarters == 4, "four came, one went to work"
    assert scene.refuses(Boost()) == "OM-BOOST-1", "who just came cannot boost"
    scene.do(UseTech(GREEN, tile), Welcome(3, "colonists"))
    assert scene.asked == (GREEN, "settle-tech")
    assert scene.company(PURPLE).hangar == 3

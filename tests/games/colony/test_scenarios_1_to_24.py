"""Worked positions with their outcome, 1 to 24: each test marks the rules that decide it."""

import pytest

from areopagus.games.colony import events
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.moves import (
    Boost,
    Build,
    ChooseBenefit,
    EndTurn,
    Pay,
    PaySurcharge,
    PlaceRobot,
    Stop,
    TakeExecutiveAction,
    TakeMainAction,
    Upgrade,
    UseTech,
    Welcome,
)
from areopagus.games.colony.moves.cards import UsePlan
from areopagus.games.colony.moves.drive import MoveRobot, StepRover
from areopagus.games.colony.moves.orbit import Develop, KeepOxygen, TakePlan
from areopagus.games.colony.pieces import Payment
from areopagus.games.colony.steps import TurnStep
from tests.games.colony.scene import (
    BLUE,
    GREEN,
    ORBIT,
    PURPLE,
    YELLOW,
    Scene,
    hexes,
    sites,
)


@pytest.mark.rule("OM-SHIP-1")
@pytest.mark.rule("OM-SET-12")
def test_scenario_01_start_figures() -> None:
    scene = Scene().consistent()
    table, purple = scene.table, scene.company(PURPLE)
    assert table.limit(PURPLE) == 2
    assert purple.depot_room + purple.crystals == 3
    assert table.capacity(PURPLE) == 4
    covered = [
        move.executive
        for move in scene.closed()
        if isinstance(move, TakeExecutiveAction)
        and scene.refusal(move) == ("OM-EXEC-1", "rocket-covers")
    ]
    assert covered == ["E1", "E2", "E3", "E4", "E5"]
    scene.stock(PURPLE, water=2, plant=2, mineral=0)
    scene.main("A-SHIP").do(Welcome(5, "colonists"))
    assert scene.asked == (PURPLE, "turn"), "one rocket at colony level 1"


@pytest.mark.rule("OM-SLOT-2")
@pytest.mark.rule("OM-GEN-7", refuses=True)
def test_scenario_02_surcharge_in_any_mix() -> None:
    scene = Scene(3, side=ORBIT)
    scene.colonists("A-PLAN", 2, 1)
    scene.main("A-PLAN")
    assert scene.legal() == [PaySurcharge(0), PaySurcharge(1)]
    assert scene.refuses(PaySurcharge(2)) == "OM-GEN-7"
    scene.do(PaySurcharge(1))
    purple = scene.company(PURPLE)
    assert (purple.crystals, purple.quarters, purple.working) == (0, 1, 1)


def test_scenario_02_surcharge_in_colonists() -> None:
    scene = Scene(3, side=ORBIT)
    scene.colonists("A-PLAN", 2, 1)
    scene.main("A-PLAN").do(PaySurcharge(0))
    purple = scene.company(PURPLE)
    assert (purple.crystals, purple.quarters, purple.working) == (1, 0, 2)


@pytest.mark.rule("OM-SLOT-2")
@pytest.mark.rule("OM-SLOT-1")
def test_scenario_03_own_colour_is_free() -> None:
    scene = Scene(3, side=ORBIT)
    scene.colonists("A-RND", PURPLE, PURPLE)
    scene.main("A-RND")
    assert scene.asked == (PURPLE, "develop")
    assert scene.slots("A-RND") == [PURPLE] * 3
    assert scene.company(PURPLE).quarters == 2


@pytest.mark.rule("OM-SLOT-4")
def test_scenario_04_full_with_a_tie() -> None:
    scene = Scene(turn=BLUE)
    scene.colonists("A-BUILD", BLUE, PURPLE, YELLOW)
    scene.main("A-BUILD")
    assert [scene.company(seat).working for seat in range(4)] == [1, 0, 1, 1]
    assert scene.slots("A-BUILD") == [BLUE]
    assert scene.asked == (BLUE, "build"), "nobody is left to pay for"


@pytest.mark.rule("OM-SLOT-4")
def test_scenario_05_full_with_a_majority() -> None:
    scene = Scene(turn=GREEN)
    scene.building("mine", 2, -2)
    scene.plan(GREEN, "BP02")
    scene.colonists("A-UPG", PURPLE, PURPLE, GREEN)
    scene.main("A-UPG")
    assert scene.company(PURPLE).working == 2
    assert scene.slots("A-UPG") == [GREEN, GREEN]
    assert scene.asked == (GREEN, "upgrade")


@pytest.mark.rule("OM-SLOT-3")
def test_scenario_06_two_seats_count_all_colonists() -> None:
    scene = Scene(2, side=ORBIT)
    scene.colonists("A-PLAN", 0, 1)
    scene.main("A-PLAN")
    assert scene.state.pending[-1].count == 2  # type: ignore[union-attr]


@pytest.mark.rule("OM-SLOT-3")
@pytest.mark.rule("OM-AMB-9")
def test_scenario_07_two_seats_and_full() -> None:
    scene = Scene(2, turn=1, side=ORBIT)
    scene.colonists("A-PLAN", 0, 0, 1)
    scene.main("A-PLAN")
    assert scene.company(0).working == 2
    assert scene.slots("A-PLAN") == [1]
    assert scene.state.pending[-1].count == 1  # type: ignore[union-attr]


def _generator_scene(level: str = "L2a") -> Scene:
    scene = Scene()
    scene.tech(PURPLE, "T-GEN", level)
    return scene.main("A-BUILD")


@pytest.mark.rule("OM-BUILD-4")
@pytest.mark.rule("OM-BUILD-5")
@pytest.mark.rule("OM-BUILD-5", refuses=True)
@pytest.mark.rule("OM-BUILD-6", refuses=True)
def test_scenario_08_sites_of_a_generator() -> None:
    assert sites(_generator_scene(), "generator") == hexes((-2, -2), (-2, 0), (-1, -2), (-1, -1))
    scene = _generator_scene("L1a")
    assert sites(scene, "generator") == hexes((-2, -2), (-2, 0))
    assert scene.refuses(Build("generator", Hex(-1, -2))) == "OM-BUILD-5"
    assert scene.refuses(Build("generator", Hex(-3, -1))) == "OM-BUILD-6"
    assert scene.refuses(Build("generator", Hex(-3, 0))) == "OM-BUILD-6"


@pytest.mark.rule("OM-BUILD-6")
def test_scenario_09_sites_of_other_types() -> None:
    scene = Scene()
    scene.tech(PURPLE, "T-OXY", "L2a")
    scene.main("A-BUILD")
    assert sites(scene, "mine") == hexes((-2, 0), (-1, -1))
    assert sites(scene, "oxygen_condenser") == hexes((-3, 0), (-1, -1), (-2, 0))
    assert sites(scene, "water_extractor") == set()
    assert sites(scene, "greenhouse") == set()
    around = hexes((-2, -2), (-1, -2), (-1, -1), (-2, 0), (-3, 0), (-3, -1))
    assert sites(scene, "shelter") == around
    assert all(scene.table.board.size_if_built("shelter", PURPLE, cell) == 2 for cell in around)


@pytest.mark.rule("OM-BUILD-7")
@pytest.mark.rule("OM-BUILD-8")
@pytest.mark.rule("OM-BUILD-9")
@pytest.mark.rule("OM-LSS-2")
@pytest.mark.rule("OM-LSS-3")
@pytest.mark.rule("OM-GEN-4")
def test_scenario_10_a_joined_generator() -> None:
    scene = Scene()
    scene.state.rewards = ["LR7", "LR1", "LR2", "LR3"]
    scene.tech(PURPLE, "T-GEN", "L2a")
    scene.next_tile("generator", "BT-GEN-5")
    scene.main("A-BUILD")
    purple = scene.company(PURPLE)
    assert purple.quarters == 2
    scene.do(Build("generator", Hex(-1, -2)))
    assert purple.storage.mineral == 0
    assert set(scene.state.crystals) == hexes((-1, -3), (-1, -1))
    assert purple.storage.battery == 2
    assert scene.told(events.Gained)[0] == events.Gained(
        seat=PURPLE, item="battery", amount=1, lost=1
    )
    assert purple.progress == ["generator"]
    assert purple.points == 4
    assert scene.asked == (PURPLE, "choose-benefit")


@pytest.mark.rule("OM-BUILD-5", refuses=True)
def test_scenario_11_level_too_low() -> None:
    scene = Scene()
    scene.building("generator", -2, -2)
    scene.tech(PURPLE, "T-GEN", "L2a")
    scene.main("A-BUILD")
    assert scene.refuses(Build("generator", Hex(-1, -2))) == "OM-BUILD-5"
    assert scene.refuses(Build("generator", Hex(-3, -1))) is None
    assert scene.refuses(Build("generator", Hex(-1, -1))) is None


@pytest.mark.rule("OM-EXEC-8")
@pytest.mark.rule("OM-EXEC-4")
def test_scenario_12_boosted_construction_by_a_plan() -> None:
    scene = Scene()
    scene.building("generator", -2, -2)
    scene.building("generator", 3, 1)
    scene.plan(PURPLE, "BP04", built=Hex(3, 1))
    scene.tech(PURPLE, "T-GEN", "L2a")
    scene.stock(PURPLE, crystals=2, battery=0)
    scene.building("shelter", -3, -1, owner=PURPLE)
    scene.executive("E8").do(UsePlan("BP04", "crystals"))
    assert scene.refuses(Build("generator", Hex(-1, -2))) == "OM-BUILD-5"
    scene.do(Boost(), Build("generator", Hex(-1, -2)))
    assert scene.company(PURPLE).storage.battery == 3
    assert scene.company(PURPLE).working == 1
    assert scene.company(PURPLE).crystals == 0


def _foreign_tech_scene() -> Scene:
    scene = Scene()
    scene.tech(GREEN, "T-GEN", "L4b")
    return scene.main("A-BUILD")


@pytest.mark.rule("OM-TECH-3")
@pytest.mark.rule("OM-TECH-3", refuses=True)
@pytest.mark.rule("OM-TECH-4")
@pytest.mark.rule("OM-TURN-5")
def test_scenario_13_another_seats_tech() -> None:
    scene = _foreign_tech_scene()
    scene.do(Build("generator", Hex(-1, -2)))
    assert scene.company(PURPLE).storage.oxygen == 0
    assert scene.company(PURPLE).storage.mineral == 0
    assert scene.asked == (PURPLE, "choose-benefit")
    scene.do(ChooseBenefit("LB2"))
    assert scene.asked == (GREEN, "settle-tech")
    tile = scene.company(GREEN).lab[1].tile
    assert scene.legal() == [Develop(tile, "L5a"), Develop(tile, "L5b"), KeepOxygen()]
    scene.do(KeepOxygen())
    assert scene.company(GREEN).storage.oxygen == 2


def test_scenario_13_the_owner_develops() -> None:
    scene = _foreign_tech_scene().do(Build("generator", Hex(-1, -2)), Stop())
    tile = scene.company(GREEN).lab[1].tile
    scene.do(Develop(tile, "L5b"))
    assert scene.company(GREEN).storage.oxygen == 1
    assert scene.company(GREEN).lab[1].cell == "L5b"
    assert scene.asked == (GREEN, "take-plan"), "the benefit of the cell"


@pytest.mark.rule("OM-TECH-3", refuses=True)
def test_scenario_13_without_oxygen_or_a_second_mineral() -> None:
    scene = Scene()
    scene.tech(GREEN, "T-GEN", "L4b")
    scene.stock(PURPLE, oxygen=0)
    scene.main("A-BUILD")
    for cell in (Hex(-1, -2), Hex(-1, -1)):
        assert scene.refuses(Build("generator", cell)) == "OM-TECH-3"
    scene.stock(PURPLE, mineral=2)
    assert scene.refuses(Build("generator", Hex(-1, -2))) is None


@pytest.mark.rule("OM-LSS-1")
@pytest.mark.rule("OM-LSS-3")
def test_scenario_14_no_reward_above_the_row() -> None:
    scene = Scene()
    scene.building("generator", 2, -4)
    scene.main("A-BUILD").do(Build("generator", Hex(-2, -2)))
    assert scene.told(events.TrackRose) == [events.TrackRose(building="generator", row=3)]
    assert scene.company(PURPLE).points == 0
    assert scene.asked == (PURPLE, "turn")


def _almost_level_2() -> Scene:
    scene = Scene(turn=YELLOW)
    scene.building("generator", 2, -4)
    scene.building("generator", -4, 0)
    scene.building("water_extractor", 4, -1)
    scene.building("greenhouse", -2, 4)
    scene.robots(YELLOW, (-4, 3))
    scene.stock(YELLOW, plant=2, mineral=0)
    return scene


@pytest.mark.rule("OM-COL-1")
@pytest.mark.rule("OM-COL-2")
@pytest.mark.rule("OM-COL-3")
@pytest.mark.rule("OM-COL-4")
@pytest.mark.rule("OM-COL-5")
@pytest.mark.rule("OM-COL-6")
def test_scenario_15_the_colony_grows_to_level_2() -> None:
    scene = _almost_level_2()
    scene.company(PURPLE).progress = ["mine", "generator", "greenhouse"]
    scene.company(YELLOW).progress = ["mine"]
    scene.company(GREEN).progress = ["mine"]
    scene.tech(BLUE, "T-ROV", "L1a")
    scene.state.warehouse.water = 0
    scene.main("A-BUILD").do(Build("oxygen_condenser", Hex(-4, 2)))
    assert scene.told(events.PointsScored)[0].points == 2
    before = scene.company(YELLOW).points
    scene.stop()
    state = scene.state
    assert state.level == 2
    assert len(state.plan_display) == 12
    assert [int(p[2:]) >= 13 for p in state.plan_display].count(True) == 6
    assert None not in state.grid
    assert state.warehouse.water == 3
    assert [c.points for c in state.companies] == [4, 1, before + 1, 0]
    assert state.remaining_missions == 3


@pytest.mark.rule("OM-COL-1")
@pytest.mark.rule("OM-AMB-20")
def test_scenario_16_two_updates_in_one_turn() -> None:
    scene = _level_pair("at_once")
    blue = scene.company(BLUE)
    blue.progress = ["mine"]
    scene.main("A-BUILD").do(Build("oxygen_condenser", Hex(-4, 2)))
    assert scene.asked == (BLUE, "choose-benefit")
    assert blue.points == 2 + 1 * 2, "2 points and the reward for one robot"
    scene.stop()
    assert scene.state.level == 2
    scene.executive("E8").do(UsePlan("BP10", "crystals"), Build("oxygen_condenser", Hex(-3, 3)))
    assert scene.asked == (BLUE, "choose-benefit")
    scored = [(e.rule, e.points) for e in scene.told(events.PointsScored)]
    assert scored == [("OM-LSS-3", 2)], "the reward, and no 2 points for a third building"
    scene.stop()
    assert scene.state.level == 3
    assert all(int(plan[2:]) >= 13 for plan in scene.state.plan_display)
    assert len(scene.state.plan_display) == 12
    progress = [e.points for e in scene.told(events.PointsScored) if e.rule == "OM-COL-5"]
    assert progress == [1], "one cube, scored a second time"
    assert scene.state.remaining_missions == 2


@pytest.mark.rule("R-TIMING")
@pytest.mark.rule("OM-AMB-32")
def test_scenario_16_at_the_end_of_the_turn() -> None:
    scene = _level_pair("end_of_turn")
    scene.main("A-BUILD").do(Build("oxygen_condenser", Hex(-4, 2)), Stop())
    assert scene.state.level == 1
    points = scene.company(BLUE).points
    scene.executive("E8").do(UsePlan("BP10", "crystals"), Build("oxygen_condenser", Hex(-3, 3)))
    assert scene.asked == (BLUE, "turn"), "2 is not below row 2: no benefit"
    assert scene.company(BLUE).points == points
    scene.end()
    assert scene.state.level == 3


def _level_pair(timing: str) -> Scene:
    """Markers 3, 3, 3, 1; blue can build two oxygen condensers, one through BP10."""
    scene = Scene(turn=BLUE, timing=timing)
    for kind, places in {
        "generator": [(2, -4), (4, -2)],
        "water_extractor": [(4, -1), (4, -3)],
        "greenhouse": [(2, 2), (2, 0)],
    }.items():
        for q, r in places:
            scene.building(kind, q, r)
    scene.plan(BLUE, "BP10", built=Hex(-2, 1))
    scene.tech(BLUE, "T-OXY", "L3a")
    scene.robots(BLUE, (-3, 2))
    scene.stock(BLUE, plant=2, crystals=2, oxygen=0, mineral=0)
    return scene


@pytest.mark.rule("OM-UPG-1", refuses=True)
def test_scenario_17_a_complex_too_small_for_level_3() -> None:
    scene = Scene()
    scene.level(2)
    scene.building("generator", -1, -2)
    scene.show_plan("BP16")
    scene.plan(PURPLE, "BP16")
    assert scene.refuses(TakeMainAction("A-UPG")) == "OM-UPG-1"
    scene.building("mine", -1, -1)
    scene.plan(PURPLE, "BP02")
    scene.main("A-UPG")
    assert scene.refusal(Upgrade("BP16", Hex(-1, -2))) == ("OM-UPG-1", "complex-too-small")
    assert scene.legal(Upgrade) == [Upgrade("BP02", Hex(-1, -1))]


@pytest.mark.rule("OM-UPG-5")
@pytest.mark.rule("OM-UPG-5", refuses=True)
def test_scenario_18_an_upgrade_tech_of_level_2() -> None:
    scene = Scene()
    scene.building("shelter", -3, 0, owner=PURPLE)
    scene.building("mine", -1, -1)
    scene.building("generator", -2, -2)
    for plan in ("BP01", "BP04", "BP11", "BP12"):
        scene.plan(PURPLE, plan)
    scene.stock(PURPLE, mineral=3, oxygen=1)
    tile = scene.tech(BLUE, "T-UPG", "L2a")
    scene.main("A-UPG").do(Upgrade("BP01", Hex(-1, -1)))
    assert set(scene.legal()) == {UseTech(BLUE, tile), Stop()}
    scene.do(UseTech(BLUE, tile))
    assert set(scene.legal()) == {Pay(Payment(oxygen=1)), Pay(Payment(mineral=1))}
    scene.do(Pay(Payment(oxygen=1)), Upgrade("BP04", Hex(-2, -2)))
    assert scene.company(PURPLE).storage.mineral == 1
    assert scene.asked == (BLUE, "settle-tech"), "two upgrades in all: the third is illegal"
    scene.do(KeepOxygen())
    assert scene.company(BLUE).storage.oxygen == 2


@pytest.mark.rule("OM-DISP-3")
@pytest.mark.rule("OM-MINE-2")
@pytest.mark.rule("OM-MIS-1")
@pytest.mark.parametrize(("quarters", "after"), [(3, 4), (4, 4)])
def test_scenario_19_upgrading_a_mine_that_somebody_holds(quarters: int, after: int) -> None:
    scene = Scene(length="long")
    scene.missions("M3", "M9", "M4")
    cell = scene.building("mine", -1, -1, colonist=GREEN)
    scene.plan(PURPLE, "BP02")
    scene.stock(GREEN, quarters=quarters)
    scene.main("A-UPG").do(Upgrade("BP02", cell))
    assert scene.company(GREEN).quarters == after
    assert scene.table.reserve(GREEN) == 12 - after
    assert scene.table.board.markers == {cell: PURPLE}
    assert scene.left("M3") == 9
    assert scene.company(PURPLE).reception == 1


@pytest.mark.rule("OM-SHIP-1", refuses=True)
@pytest.mark.rule("OM-AMB-37")
def test_scenario_20_the_rocket_limit_counts_the_whole_game() -> None:
    scene = Scene()
    scene.level(3)
    purple = scene.company(PURPLE)
    purple.rockets, purple.hangar = [1, 2, 3], 1
    scene.building("shelter", -3, 0, owner=PURPLE)
    scene.stock(PURPLE, water=3, plant=3, mineral=0)
    scene.main("A-SHIP").do(Welcome(1, "colonists"))
    assert scene.asked == (PURPLE, "turn"), "boosting is impossible"
    scene.turn(PURPLE)
    assert scene.refuses(TakeMainAction("A-SHIP")) == "OM-SHIP-1"


@pytest.mark.rule("OM-SHIP-2")
@pytest.mark.rule("OM-SHIP-3")
@pytest.mark.rule("OM-SHIP-4")
@pytest.mark.rule("OM-GEN-9")
def test_scenario_21_what_a_rocket_brings() -> None:
    scene = Scene()
    scene.stock(PURPLE, mineral=0)
    scene.main("A-SHIP").do(Welcome(5, "robot"))
    purple = scene.company(PURPLE)
    assert purple.quarters == 4
    assert purple.depot_room + purple.crystals == 4
    assert purple.rockets == [1, 2, 3, 4]
    places = {move.hex for move in scene.legal(PlaceRobot)}
    assert places == hexes((-2, -2), (-1, -2), (-1, -1), (-2, 0), (-3, 0), (-3, -1))
    scene.do(PlaceRobot(Hex(-3, 0)))
    assert purple.reception == 2, "mission M4"

    scene = Scene()
    scene.stock(PURPLE, mineral=0)
    scene.main("A-SHIP").do(Welcome(5, "colonists"))
    assert scene.company(PURPLE).quarters == 4
    assert scene.table.reserve(PURPLE) == 8, "one of the two stays in the reserve"


@pytest.mark.rule("OM-ROVER-1")
@pytest.mark.rule("OM-ROVER-2")
@pytest.mark.rule("OM-ROVER-3")
@pytest.mark.rule("OM-ROVER-6")
@pytest.mark.rule("OM-GEN-6")
@pytest.mark.rule("OM-TURN-2")
@pytest.mark.rule("OM-AMB-8")
def test_scenario_22_a_rover_trip() -> None:
    scene = Scene()
    scene.missions("M5", "M4", "M6")
    scene.crystals_on((1, -1), (2, -2))
    scene.find("DT13", 3, -3)
    scene.main("A-CTRL").do(StepRover(Hex(1, -1)), StepRover(Hex(2, -2)))
    assert scene.refuses(StepRover(Hex(3, -3))) == "OM-CTRL-2", "2 points do not reach"

    scene = Scene()
    scene.missions("M5", "M4", "M6")
    scene.crystals_on((1, -1), (2, -2))
    scene.find("DT13", 3, -3)
    scene.tech(PURPLE, "T-ROV", "L3a")
    scene.state.queue = []
    scene.main("A-CTRL").do(StepRover(Hex(1, -1)), StepRover(Hex(2, -2)), StepRover(Hex(3, -3)))
    purple = scene.company(PURPLE)
    assert purple.crystals == 3
    scene.stop()
    assert purple.discoveries == ["DT13"]
    assert purple.reception == 4, "three of the tile, one of mission M5"
    assert scene.left("M5") == 8
    scene.end()
    while not (isinstance(scene.state.pending[0], TurnStep) and scene.seat == PURPLE):
        scene.do(scene.legal()[-1])
    assert (purple.crystals, purple.reception) == (3, 0)


@pytest.mark.rule("OM-ROVER-4", refuses=True)
@pytest.mark.rule("OM-ROVER-5", refuses=True)
@pytest.mark.rule("OM-AMB-14")
@pytest.mark.rule("OM-AMB-16")
def test_scenario_23_a_forbidden_stop() -> None:
    scene = Scene()
    corner = next(spot for spot in scene.state.finds if spot.hex == Hex(-5, 0))
    corner.finds.remove("RT-A1")
    scene.company(PURPLE).research = ["RT-A1"]
    scene.rover(PURPLE, -4, 0)
    scene.main("A-CTRL").do(StepRover(Hex(-5, 0)))
    assert scene.refuses(Stop()) == "OM-ROVER-5"
    scene.do(StepRover(Hex(-5, 1)), Stop())
    assert scene.company(PURPLE).research == ["RT-A1"]
    scene = Scene()
    scene.company(PURPLE).research = ["RT-A1"]
    corner = next(spot for spot in scene.state.finds if spot.hex == Hex(-5, 0))
    corner.finds.remove("RT-A1")
    scene.rover(PURPLE, -4, -1)
    scene.main("A-CTRL").do(StepRover(Hex(-4, 0)))
    assert scene.refuses(StepRover(Hex(-5, 0))) == "OM-ROVER-5", "no point to go on with"


@pytest.mark.rule("OM-BOT-1")
def test_scenario_24_a_robot_ends_on_a_tile() -> None:
    scene = Scene()
    scene.missions("M5", "M4", "M6")
    cell = scene.find("DT08", -1, -2)
    scene.main("A-CTRL").do(MoveRobot(0, cell), Stop())
    assert all(spot.hex != cell for spot in scene.state.finds)
    assert scene.company(PURPLE).discoveries == []
    assert scene.left("M5") == 9
    assert scene.told(events.HexCleared) == [events.HexCleared(hex=cell)]


def test_every_menu_names_the_rule_that_closes_an_entry() -> None:
    scene = Scene(side=ORBIT)
    closed = scene.closed()
    assert closed[TakeMainAction("A-BUILD")] == "OM-TURN-3"
    assert closed[TakeExecutiveAction("E1")] == "OM-EXEC-1"
    assert closed[TakeExecutiveAction("E6")] == "OM-EXEC-2"
    assert EndTurn() in scene.legal()
    assert TakePlan(scene.state.plan_display[0]) not in scene.legal()

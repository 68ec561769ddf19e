"""Worked positions with their outcome, 25 to 48: each test marks the rules that decide it."""

import pytest

from areopagus.games.colony import ON_MARS
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.moves import (
    Accept,
    Boost,
    Build,
    ChooseBenefit,
    CompleteGoal,
    Deliver,
    Displace,
    EndTurn,
    Pay,
    PaySurcharge,
    PlaceRobot,
    SpendGoal,
    Stop,
    TakeExecutiveAction,
    TakeMainAction,
    Upgrade,
    Welcome,
)
from areopagus.games.colony.moves.cards import Hire, UsePlan
from areopagus.games.colony.moves.gains import GainResource, Give
from areopagus.games.colony.moves.journey import ChooseSpace, PlaceDiscovery, Stay, Travel
from areopagus.games.colony.moves.orbit import Develop, EnterLab, Learn, TakeItem, TakePlan
from areopagus.games.colony.pieces import Payment
from areopagus.kernel.score import Score
from tests.games.colony.scene import BLUE, GREEN, ORBIT, PURPLE, YELLOW, Scene, hexes, sites


def _scientists_but_one(scene: Scene) -> None:
    """Four seats have taken all the scientists that M8 asks for but one."""
    for card in ("S-GEO", "S-RND", "S-CHE", "S-SYS"):
        scene.scientist(PURPLE, card)


def _discoveries(scene: Scene, n: int) -> None:
    """Purple's rover has taken so many discovery tiles."""
    scene.company(PURPLE).discoveries = [scene.state.discovery_stack.pop() for _ in range(n)]


@pytest.mark.rule("OM-MIS-2")
@pytest.mark.rule("OM-MIS-1")
def test_scenario_25_the_end_of_a_mission() -> None:
    scene = Scene(turn=BLUE)
    scene.missions("M8", "M4", "M5")
    _scientists_but_one(scene)
    _discoveries(scene, 9)
    scene.tally()
    assert (scene.left("M8"), scene.state.remaining_missions) == (1, 2)
    scene.stock(BLUE, battery=2, mineral=0)
    scene.main("A-HIRE").do(Hire("S-HYD"))
    assert scene.company(BLUE).reception == 2
    assert scene.state.remaining_missions == 1
    scene.turn(GREEN).stock(GREEN, water=2, mineral=0)
    scene.main("A-HIRE").do(PaySurcharge(1), Hire("S-BIO"))
    assert scene.company(GREEN).reception == 0
    assert scene.state.remaining_missions == 1


@pytest.mark.rule("OM-GOAL-3")
def test_scenario_26_a_goal_as_a_crystal() -> None:
    scene = Scene()
    scene.level(2)
    scene.goals(PURPLE, "PG08", "PG01", "PG16")
    purple = scene.company(PURPLE)
    purple.rockets, purple.hangar = [1, 2, 3, 5], 1
    scene.building("mine", -1, -1)
    scene.plan(PURPLE, "BP02")
    scene.stock(PURPLE, crystals=2)
    assert scene.refuses(TakeExecutiveAction("E4")) == "OM-EXEC-2"
    scene.do(SpendGoal("PG08")).executive("E4")
    assert (purple.crystals, purple.purse, purple.goals) == (0, 0, ["PG01", "PG16"])
    scene.do(Upgrade("BP02", Hex(-1, -1)))
    purple.achieved = purple.goals.pop()
    assert scene.refuses(SpendGoal("PG01")) is None, "also after having completed a goal"
    assert scene.refuses(CompleteGoal("PG01", "a")) == "OM-GOAL-2"


@pytest.mark.rule("OM-EXEC-1", refuses=True)
def test_scenario_27_a_covered_executive_action() -> None:
    scene = Scene()
    scene.stock(PURPLE, crystals=3, reception=5)
    assert scene.refusal(TakeExecutiveAction("E3")) == ("OM-EXEC-1", "rocket-covers")


@pytest.mark.rule("OM-EXEC-4", refuses=True)
@pytest.mark.rule("OM-EXEC-5")
@pytest.mark.rule("OM-EXEC-6")
def test_scenario_28_a_scientist_abroad() -> None:
    scene = Scene(turn=BLUE)
    scene.building("water_extractor", 3, -2)
    scene.scientist(BLUE, "S-HYD")
    scene.plan(GREEN, "BP05", built=Hex(2, -1))
    scene.plan(GREEN, "BP06", built=Hex(3, -2))
    scene.stock(BLUE, crystals=2, mineral=0)
    scene.executive("E8")
    assert scene.refuses(UsePlan("BP06", "crystals")) == "OM-EXEC-4"
    scene.do(UsePlan("BP05", "scientist"))
    assert {move.gain for move in scene.legal(Welcome)} == {"robot", "colonists"}
    scene.do(Welcome(1, "robot"))
    assert scene.company(BLUE).quarters == 4, "two colonists came, one found room"
    scene.do(scene.legal(PlaceRobot)[0])
    assert scene.company(BLUE).crystals == 2
    assert scene.company(BLUE).scientists[0].plan == "BP05"
    assert scene.company(BLUE).storage.water == scene.company(BLUE).storage.plant == 0
    scene.turn(GREEN).stock(GREEN, crystals=0, mineral=0)
    scene.executive("E8").do(UsePlan("BP05", "staffed"))
    assert scene.asked == (GREEN, "welcome")


@pytest.mark.rule("OM-SLOT-5")
@pytest.mark.rule("OM-SLOT-5", refuses=True)
@pytest.mark.rule("OM-AMB-10")
def test_scenario_29_the_slot_of_hiring() -> None:
    scene = Scene(turn=YELLOW)
    scene.colonists("A-HIRE", YELLOW, PURPLE, GREEN, BLUE)
    assert scene.refuses(TakeMainAction("A-HIRE")) == "OM-SLOT-5"
    scene.state.companies[YELLOW].space = 4
    scene.journey(YELLOW).do(Travel("shuttle"))
    assert scene.slots("A-HIRE") == [PURPLE, GREEN, BLUE]


@pytest.mark.rule("OM-HIRE-1")
@pytest.mark.rule("OM-SLOT-6", refuses=True)
def test_scenario_30_the_geologist() -> None:
    scene = Scene()
    scene.main("A-HIRE").do(Hire("S-GEO"))
    assert (scene.company(PURPLE).quarters, scene.company(PURPLE).working) == (0, 2)
    scene = Scene()
    scene.colonists("A-HIRE", GREEN)
    scene.stock(PURPLE, crystals=0)
    scene.empty_storage(PURPLE)
    assert scene.refuses(TakeMainAction("A-HIRE")) == "OM-SLOT-6"


@pytest.mark.rule("OM-LEARN-1")
@pytest.mark.rule("OM-LEARN-2", refuses=True)
def test_scenario_31_learning() -> None:
    scene = Scene(side=ORBIT)
    scene.tech(PURPLE, "T-ROV", "L1a")
    scene.tech(PURPLE, "T-UPG", "L1b")
    assert scene.refusal(TakeMainAction("A-LEARN")) == ("OM-LEARN-2", "no-entry")
    scene = Scene(side=ORBIT)
    scene.tech(PURPLE, "T-ROV", "L1a")
    scene.empty_storage(PURPLE)
    scene.stock(PURPLE, battery=1, mineral=1)
    tops = [i for i in (5, 6, 7) if scene.state.grid[i] is not None]
    scene.main("A-LEARN").do(Learn(f"G{tops[0] + 1}"))  # type: ignore[arg-type]
    assert scene.company(PURPLE).storage.total == 0
    assert scene.company(PURPLE).lab[-1].cell == "L1b"
    scene.do(Accept())
    assert scene.company(PURPLE).reception == 1 + 1, "the cell, and mission M6"


@pytest.mark.rule("OM-RND-2")
@pytest.mark.rule("OM-RND-1")
def test_scenario_32_prices_of_developments() -> None:
    scene = Scene(side=ORBIT)
    scene.place_tech(PURPLE, "TT-SHE-purple", "L6a")
    tile = scene.tech(PURPLE, "T-ROV", "L2a")
    scene.empty_storage(PURPLE)
    scene.stock(PURPLE, oxygen=1)
    scene.main("A-RND").do(Develop(tile, "L3a"))
    assert scene.company(PURPLE).storage.oxygen == 0
    scene.do(Accept())
    assert scene.company(PURPLE).storage.mineral == 1
    scene.do(Develop(tile, "L4a"))
    assert scene.company(PURPLE).lab[1].cell == "L4a"
    assert scene.company(PURPLE).storage.total == 0


@pytest.mark.rule("OM-RND-2", refuses=True)
def test_scenario_33_a_blocked_laboratory() -> None:
    scene = Scene(side=ORBIT)
    scene.place_tech(PURPLE, "TT-SHE-purple", "L6a")
    tile = scene.tech(PURPLE, "T-ROV", "L5a")
    scene.stock(PURPLE, oxygen=2, crystals=3)
    assert scene.refusal(TakeMainAction("A-RND")) == ("OM-RND-2", "lab-blocked")
    scene.tech(PURPLE, "T-UPG", "L1a")
    scene.main("A-RND")
    assert scene.refusal(Develop(tile, "L6a")) == ("OM-RND-2", "cell-taken")


@pytest.mark.rule("OM-SHU-1")
@pytest.mark.rule("OM-SHU-4")
@pytest.mark.parametrize(
    ("level", "spaces"), [(2, ["C2", "C1", "O2"]), (3, ["C3", "C2", "C1", "O3"]), (1, ["C1", "O1"])]
)
def test_scenario_34_the_shuttle_clock(level: int, spaces: list[str]) -> None:
    scene = Scene()
    if level > 1:
        scene.level(level)
    scene.state.queue = [1, 2, 3]
    seen = []
    for _ in spaces:
        round_before = scene.state.round
        while scene.state.round == round_before:
            scene.do(EndTurn() if scene.asked[1] == "turn" else Stay())
        seen.append(scene.state.shuttle)
    assert seen == spaces


@pytest.mark.rule("OM-TRAVEL-C")
@pytest.mark.rule("OM-GEN-8")
def test_scenario_35_travel_with_too_many_colonists() -> None:
    scene = Scene(turn=GREEN, side=ORBIT)
    scene.stock(GREEN, quarters=1, working=3)
    scene.colonists("A-BUILD", GREEN, GREEN)
    scene.colonists("A-RND", GREEN)
    before = scene.table.reserve(GREEN)
    scene.journey(GREEN).do(Travel("shuttle"))
    green = scene.company(GREEN)
    assert (green.quarters, green.working) == (4, 0)
    assert scene.table.reserve(GREEN) == before + 2
    assert scene.slots("A-RND") == [GREEN]
    assert scene.slots("A-BUILD") == []


@pytest.mark.rule("OM-TRAVEL-C")
@pytest.mark.parametrize(("seats", "count"), [(4, 14), (3, 15), (2, 16)])
def test_scenario_36_where_a_discovery_may_lie(seats: int, count: int) -> None:
    scene = Scene(seats, side=ORBIT)
    scene.journey(PURPLE).do(Travel("shuttle"))
    assert len({move.hex for move in scene.legal(PlaceDiscovery)}) == count


@pytest.mark.rule("OM-TRAVEL-O")
def test_scenario_37_production() -> None:
    scene = Scene(turn=YELLOW)
    scene.building("mine", 1, 1, colonist=YELLOW)
    scene.plan(YELLOW, "BP04", built=Hex(0, -2))
    scene.plan(YELLOW, "BP11", built=Hex(2, 1))
    scene.robots(YELLOW, (2, 0))
    scene.journey(YELLOW).do(Travel("shuttle"))
    yellow = scene.company(YELLOW)
    assert (yellow.storage.mineral, yellow.storage.battery, yellow.reception) == (2, 2, 1)


@pytest.mark.rule("OM-POD-1")
@pytest.mark.rule("OM-POD-2")
@pytest.mark.rule("OM-AMB-11")
def test_scenario_38_the_pod_and_then_the_shuttle() -> None:
    scene = Scene(side=ORBIT)
    scene.state.shuttle = "C1"
    scene.main("A-POD")
    assert scene.asked == (PURPLE, "choose-space"), "no discovery tile is laid"
    scene.do(ChooseSpace(6))
    assert scene.asked == (PURPLE, "drive")
    scene.stop()
    assert scene.refuses(TakeMainAction("A-CTRL")) == "OM-TURN-1"
    scene.end()
    assert scene.shuttle == "O1"
    assert scene.asked == (PURPLE, "journey")
    assert scene.refuses(Travel("shuttle")) is None


def _end_by_the_third_of_four() -> Scene:
    scene = Scene(turn=YELLOW)
    scene.missions("M8", "M4", "M5")
    _scientists_but_one(scene)
    scene.robots(PURPLE, (-2, -1), (-3, -1), (-3, 0), (-2, 0))
    scene.robots(GREEN, (2, -3), (3, -3), (3, -4))
    _discoveries(scene, 9)
    scene.tally()
    assert (scene.left("M8"), scene.state.remaining_missions) == (1, 1)
    scene.state.queue = [BLUE]
    scene.stock(YELLOW, battery=2, mineral=0)
    return scene.main("A-HIRE").do(Hire("S-HYD")).end()


@pytest.mark.rule("OM-END-1")
@pytest.mark.rule("OM-END-3")
def test_scenario_39_the_timing_of_the_end() -> None:
    scene = _end_by_the_third_of_four()
    assert scene.state.remaining_missions == 0
    assert scene.asked == (BLUE, "turn"), "the fourth still plays"
    scene.stock(PURPLE, hangar=1)
    scene.company(PURPLE).rockets.remove(5)
    scene.end()
    assert scene.asked == (PURPLE, "journey"), "the shuttle phase of this round"
    scene.do(Stay())
    for seat in range(4):
        assert scene.asked == (seat, "turn")
        assert scene.state.ending == "last_round"
        scene.end()
    assert ON_MARS.is_over(scene.state)
    assert ON_MARS.score(scene.state).final


@pytest.mark.rule("OM-END-2")
def test_scenario_39_a_counter_that_falls_in_the_shuttle_phase() -> None:
    scene = Scene(2, turn=1)
    scene.missions("M2", "M4", "M5")
    scene.level(2)
    for seat, plan in enumerate(scene.state.plan_display[:9]):
        scene.plan(seat % 2, plan)
    scene.robots(0, (-2, -1), (-3, -1), (-3, 0), (-2, 0))
    _discoveries(scene, 5)
    scene.tally()
    assert (scene.left("M2"), scene.state.remaining_missions) == (1, 1)
    scene.company(0).rockets, scene.company(0).hangar = [1, 2, 3, 4], 1
    scene.company(0).space, scene.company(1).space = 4, 5
    scene.end()
    scene.do(Travel("shuttle"))
    scene.do(scene.legal(PlaceDiscovery)[0], ChooseSpace(7))
    scene.do(TakePlan(scene.state.plan_display[0]))
    assert scene.state.remaining_missions == 0
    rounds = []
    while not ON_MARS.is_over(scene.state):
        rounds.append((scene.state.round, scene.state.phase))
        scene.do(EndTurn() if scene.asked[1] == "turn" else Stay())
    assert rounds[-1] == (3, "colonisation"), "a whole round and one more"
    assert (2, "shuttle") in rounds


def _final(scene: Scene) -> Score:
    scene.state.phase, scene.state.pending = "over", []
    return ON_MARS.score(scene.state)


def _scene_40() -> Scene:
    scene = Scene(turn=GREEN)
    scene.level(3)
    green = scene.company(GREEN)
    green.points = 27
    green.progress = ["mine", "generator", "greenhouse", "water_extractor"]
    green.rockets, green.hangar = [1, 2, 3], 2
    scene.building("shelter", 2, -2, owner=GREEN)
    scene.building("shelter", 3, -3, owner=GREEN)
    scene.stock(GREEN, quarters=4, working=2)
    scene.colonists("A-UPG", GREEN)
    scene.colonists("A-PLAN", GREEN)
    scene.place_tech(GREEN, "TT-SHE-green", "L6a")
    scene.tech(GREEN, "T-ROV", "L1a")
    scene.tech(GREEN, "T-UPG", "L4a")
    scene.tech(GREEN, "T-GRE", "L4b")
    scene.plan(GREEN, "BP07", built=Hex(-4, 3))
    scene.building("greenhouse", 1, 2)
    scene.building("greenhouse", 1, 1)
    scene.show_plan("BP20")
    scene.plan(GREEN, "BP20", built=Hex(1, 2))
    scene.plan(GREEN, "BP04", built=Hex(4, -3))
    scene.plan(GREEN, "BP11")
    scene.scientist(GREEN, "S-HYD")
    scene.contract(GREEN, "EC09", water=2, mineral=2)
    return scene


@pytest.mark.rule("OM-SCORE-1")
@pytest.mark.rule("OM-SCORE-2")
@pytest.mark.rule("OM-SCORE-3")
@pytest.mark.rule("OM-SCORE-4")
@pytest.mark.rule("OM-SCORE-5")
@pytest.mark.rule("OM-SCORE-6")
@pytest.mark.rule("OM-SCORE-7")
@pytest.mark.rule("OM-CON-4")
@pytest.mark.rule("OM-AMB-36")
def test_scenario_40_a_full_final_score() -> None:
    scene = _scene_40().consistent()
    assert scene.points(GREEN) == {
        "track": 27,
        "progress": 7,
        "rockets": 6,
        "colonists": 10,
        "tech": 18,
        "built-plan": 11,
        "unbuilt-plan": -3,
        "scientist": 6,
        "contract-failed": -4,
    }
    assert scene.total(GREEN) == 78
    scene.stock(GREEN, water=1)
    scene.do(Deliver("EC09", "water"))
    assert scene.total(GREEN) == 91


@pytest.mark.rule("OM-TIE-1")
def test_scenario_41_a_tie() -> None:
    scene = Scene()
    for seat in (GREEN, BLUE):
        scene.stock(seat, points=40, crystals=2)
    for plan, cell in (("BP02", (1, -1)), ("BP01", (1, 1))):
        scene.plan(GREEN, plan, built=scene.building("mine", *cell))
    for plan, cell in (("BP04", (0, -4)), ("BP03", (4, -4)), ("BP07", (0, 4))):
        kind = "greenhouse" if plan == "BP07" else "generator"
        scene.plan(BLUE, plan, built=scene.building(kind, *cell))
    scene.stock(GREEN, points=43)
    score = _final(scene)
    assert score.seats[GREEN].total == score.seats[BLUE].total
    assert score.winners == [BLUE], "three advanced buildings against two"
    for own in scene.company(BLUE).plans[2:]:
        scene.company(BLUE).plans.remove(own)
    scene.stock(GREEN, points=40)
    assert _final(scene).winners == [GREEN, BLUE], "equal also there and in cubes"
    scene.company(GREEN).progress = ["mine"]
    scene.stock(GREEN, points=39)
    assert _final(scene).winners == [GREEN], "more cubes"
    scene.stock(BLUE, crystals=3)
    assert _final(scene).winners == [BLUE], "crystals come first"


@pytest.mark.rule("OM-UPG-2")
@pytest.mark.rule("OM-UPG-2", refuses=True)
def test_scenario_42_somebody_elses_shelter() -> None:
    scene = Scene()
    scene.robots(PURPLE, (2, -2), (-2, -1))
    scene.plan(PURPLE, "BP12")
    scene.main("A-UPG")
    assert scene.refuses(Upgrade("BP12", Hex(2, -3))) == "OM-UPG-2"
    assert scene.legal(Upgrade) == [Upgrade("BP12", Hex(-2, -1))]


@pytest.mark.rule("OM-MINE-1", refuses=True)
def test_scenario_43_a_mine_without_a_colonist() -> None:
    scene = Scene()
    scene.stock(PURPLE, quarters=1)
    scene.main("A-BUILD")
    assert sites(scene, "mine") == set()
    assert sites(scene, "generator") != set()
    assert scene.refuses(Build("mine", Hex(-2, 0))) == "OM-MINE-1"


@pytest.mark.rule("OM-EXEC-7")
def test_scenario_44_the_trade_market() -> None:
    scene = Scene()
    scene.level(2)
    scene.building("greenhouse", 1, 2)
    scene.building("greenhouse", 1, 1)
    scene.show_plan("BP20")
    scene.plan(PURPLE, "BP20", built=Hex(0, 2))
    scene.empty_storage(PURPLE)
    scene.stock(PURPLE, mineral=1, crystals=2)
    scene.executive("E8").do(UsePlan("BP20", "crystals"), Give("mineral"))
    assert scene.refuses(GainResource("mineral")) == "OM-EXEC-7"
    scene.do(GainResource("water"), GainResource("oxygen"))
    assert scene.asked == (PURPLE, "boost")
    scene.do(Boost(), GainResource("water"), Stop())
    storage = scene.company(PURPLE).storage
    assert (storage.water, storage.oxygen, storage.total) == (2, 1, 3)


@pytest.mark.rule("OM-DISP-2")
@pytest.mark.rule("OM-DISP-2", refuses=True)
@pytest.mark.rule("OM-MINE-1")
def test_scenario_45_displaced_by_another() -> None:
    scene = Scene()
    scene.robots(BLUE, (-1, -1))
    scene.main("A-BUILD").do(Build("mine", Hex(-1, -1)))
    assert scene.asked == (BLUE, "displace")
    refuges = {move.hex for move in scene.legal(Displace)}
    assert refuges == hexes((-1, -2), (0, -2), (0, -1), (-1, 0), (-2, 0))
    assert scene.refuses(Displace(Hex(-2, -1))) == "OM-DISP-2"
    scene.do(Displace(Hex(0, -2)))
    assert scene.table.board.held == {Hex(-1, -1): PURPLE}
    assert scene.company(PURPLE).storage.mineral == 2
    assert scene.company(PURPLE).quarters == 1


@pytest.mark.rule("OM-COL-6")
@pytest.mark.rule("OM-END-1")
@pytest.mark.rule("OM-AMB-21")
@pytest.mark.rule("OM-AMB-22")
@pytest.mark.rule("OM-AMB-35")
def test_scenario_46_level_5() -> None:
    scene = Scene()
    scene.level(4)
    for kind, cell in {
        "generator": (2, -4),
        "water_extractor": (1, -4),
        "greenhouse": (2, 2),
    }.items():
        scene.building(kind, *cell)
    assert scene.state.remaining_missions == 1
    scene.robots(PURPLE, (-3, 1))
    scene.stock(PURPLE, mineral=0)
    scene.tech(PURPLE, "T-OXY", "L5a")
    scene.main("A-BUILD").do(Build("oxygen_condenser", Hex(-3, 0)))
    assert scene.company(PURPLE).points == 2, "the reward for a robot, not the first 2 points"
    scene.do(ChooseBenefit("LB2"))
    assert scene.state.level == 5
    assert scene.state.remaining_missions == 0
    scene.end()
    scene.do(*([Stay()] if scene.state.phase == "shuttle" else []))
    assert scene.state.ending == "last_round"
    scene.turn(PURPLE)
    scene.stock(PURPLE, plant=1, quarters=2)
    points = scene.company(PURPLE).points
    scene.main("A-BUILD").do(Build("oxygen_condenser", Hex(-3, 2)))
    assert scene.asked == (PURPLE, "turn"), "no more benefits"
    assert scene.company(PURPLE).points == points


@pytest.mark.rule("OM-SUPPLY-1")
@pytest.mark.rule("OM-SUPPLY-1", refuses=True)
def test_scenario_47_room_for_the_warehouse() -> None:
    scene = Scene(side=ORBIT)
    scene.stock(PURPLE, crystals=3, water=2)
    scene.main("A-SUPPLY")
    assert scene.legal(TakeItem) == [TakeItem("battery"), TakeItem("plant"), TakeItem("oxygen")]
    assert scene.refuses(TakeItem("water")) == "OM-SUPPLY-1"
    assert scene.refuses(TakeItem("crystal")) == "OM-SUPPLY-1"


@pytest.mark.rule("OM-BUILD-8")
@pytest.mark.rule("OM-BUILD-9")
@pytest.mark.rule("OM-BUILD-10")
def test_scenario_48_a_pair_of_shelters() -> None:
    scene = Scene()
    scene.stock(PURPLE, mineral=0)
    scene.main("A-BUILD").do(Build("shelter", Hex(-2, 0)))
    purple = scene.company(PURPLE)
    assert purple.storage.oxygen == 0
    assert purple.reception == 2
    assert purple.progress == []
    assert purple.points == 0
    assert (scene.table.limit(PURPLE), scene.table.capacity(PURPLE)) == (3, 6)


def test_scenario_31_the_price_may_be_chosen() -> None:
    scene = Scene(side=ORBIT)
    scene.main("A-LEARN").do(Learn("G6"))
    assert len(scene.legal(Pay)) == 7, "a battery or the mineral, and any other"
    scene.do(Pay(Payment(battery=1, plant=1)))
    assert scene.legal() == [EnterLab("L1a"), EnterLab("L1b")]

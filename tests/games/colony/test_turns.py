"""Turns, slots, boosts, executive actions and goals, rule by rule."""

import pytest

from areopagus.games.colony import ON_MARS, events
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.moves import (
    Accept,
    Boost,
    Build,
    CompleteGoal,
    Deliver,
    EndTurn,
    Pay,
    PaySurcharge,
    SpendGoal,
    Stop,
    TakeExecutiveAction,
    TakeMainAction,
    Upgrade,
    Welcome,
)
from areopagus.games.colony.moves.cards import LayRadar, UsePlan
from areopagus.games.colony.moves.drive import AddPoint, StepRover
from areopagus.games.colony.moves.gains import GainResource, Give, Produce, Retrieve
from areopagus.games.colony.moves.journey import ChooseSpace
from areopagus.games.colony.moves.orbit import Develop, Learn, TakeItem, TakePlan
from areopagus.games.colony.pieces import Payment
from areopagus.kernel.event import seen_by
from tests.games.colony.scene import BLUE, GREEN, ORBIT, PURPLE, YELLOW, Scene


@pytest.mark.rule("OM-GEN-1")
def test_turns_follow_the_spaces() -> None:
    scene = Scene()
    for seat, space in enumerate((8, 2, 6, 1)):
        scene.company(seat).space = space
    scene.end()
    assert scene.state.round == 2 or scene.state.phase == "shuttle"
    while scene.state.phase == "shuttle":
        scene.do(scene.legal()[-1])
    order = []
    for _ in range(4):
        order.append(scene.seat)
        scene.end()
    assert order == [BLUE, GREEN, YELLOW, PURPLE]


@pytest.mark.rule("OM-GEN-1", refuses=True)
def test_another_seats_turn_is_not_mine() -> None:
    scene = Scene()
    assert scene.refuses(EndTurn(), seat=GREEN) == "OM-GEN-1"


@pytest.mark.rule("OM-GEN-2")
def test_a_round_is_colonisation_and_then_shuttle() -> None:
    scene = Scene(2)
    scene.state.queue = [1]
    scene.company(0).space = 2
    phases = [scene.state.phase]
    while scene.state.round == 1:
        scene.do(EndTurn() if scene.asked[1] == "turn" else scene.legal()[-1])
        phases.append(scene.state.phase)
    assert phases == ["colonisation", "colonisation", "shuttle", "colonisation"]


@pytest.mark.rule("OM-GEN-3")
def test_gains_come_from_the_supply() -> None:
    scene = Scene(side=ORBIT)
    scene.show_plan("BP03")
    scene.main("A-PLAN").do(TakePlan("BP03"))
    assert scene.company(PURPLE).storage.battery == 2
    assert scene.state.warehouse.battery == 3


@pytest.mark.rule("OM-GEN-4")
def test_a_surplus_goes_to_a_contract_that_needs_it() -> None:
    scene = Scene(side=ORBIT)
    contract = scene.contract(PURPLE, "EC08")
    scene.stock(PURPLE, battery=2)
    scene.show_plan("BP03")
    scene.main("A-PLAN").do(TakePlan("BP03"))
    assert contract.cargo.battery == 1
    assert scene.company(PURPLE).storage.battery == 2


@pytest.mark.rule("OM-GEN-5")
def test_a_mineral_replaces_another_resource() -> None:
    scene = Scene(side=ORBIT)
    scene.main("A-RND").do(Develop("TT-SHE-purple", "L3a"), Pay(Payment(mineral=1)))
    assert scene.company(PURPLE).storage.oxygen == 1


@pytest.mark.rule("OM-GEN-5", refuses=True)
def test_nothing_but_a_mineral_replaces_a_resource() -> None:
    scene = Scene(side=ORBIT)
    scene.main("A-RND").do(Develop("TT-SHE-purple", "L3a"))
    assert scene.refuses(Pay(Payment(water=1))) == "OM-GEN-5"
    assert scene.refuses(Pay(Payment(oxygen=1, mineral=1))) == "OM-GEN-5"


@pytest.mark.rule("OM-GEN-7")
def test_crystals_are_paid_from_the_depot() -> None:
    scene = Scene()
    scene.stock(PURPLE, crystals=2, reception=3)
    scene.executive("E6").stop()
    assert (scene.company(PURPLE).crystals, scene.company(PURPLE).reception) == (0, 3)


@pytest.mark.rule("OM-GEN-9", refuses=True)
def test_full_quarters_take_nobody_back() -> None:
    scene = Scene()
    scene.level(2)
    for q, r in ((-1, 2), (1, 1)):
        scene.building("greenhouse", q, r)
    scene.show_plan("BP19")
    scene.plan(PURPLE, "BP19", built=Hex(0, 2))
    scene.colonists("A-BUILD", PURPLE, PURPLE)
    scene.stock(PURPLE, crystals=2, quarters=3)
    scene.executive("E8").do(UsePlan("BP19", "crystals"))
    assert scene.refusal(Retrieve("working_area")) == ("OM-EXEC-7", "not-from-there")
    assert scene.refusal(Retrieve("A-UPG")) == ("OM-GEN-8", "nobody-there")
    scene.do(Retrieve("A-BUILD"))
    assert scene.asked == (PURPLE, "turn"), "the quarters are full"
    assert scene.slots("A-BUILD") == [PURPLE]


@pytest.mark.rule("OM-GEN-14")
@pytest.mark.rule("OM-BOOST-1")
def test_a_declined_benefit_is_not_offered_for_a_colonist() -> None:
    scene = Scene(side=ORBIT)
    scene.place_tech(PURPLE, "TT-SHE-purple", "L4b")
    scene.main("A-RND").do(Develop("TT-SHE-purple", "L5b"), Pay(Payment(oxygen=1, water=1)), Stop())
    assert scene.asked == (PURPLE, "develop"), "the second development, and no boost of the plan"


@pytest.mark.rule("OM-GEN-14")
def test_a_benefit_may_be_declined() -> None:
    scene = Scene(side=ORBIT)
    scene.main("A-RND").do(Develop("TT-SHE-purple", "L3a"), Pay(Payment(oxygen=1)))
    assert scene.legal() == [Accept(), Stop()]
    scene.stop()
    assert scene.company(PURPLE).storage.mineral == 1


@pytest.mark.rule("OM-GEN-14", refuses=True)
def test_a_chosen_action_is_carried_out() -> None:
    scene = Scene(side=ORBIT)
    scene.main("A-RND")
    assert scene.refuses(Stop()) == "OM-GEN-14"


@pytest.mark.rule("OM-TURN-1")
@pytest.mark.rule("OM-AMB-33")
def test_the_executive_action_comes_before_or_after_the_main_action_or_not_at_all() -> None:
    before = Scene(side=ORBIT)
    before.stock(PURPLE, crystals=2)
    before.executive("E7").do(TakeItem("water")).main("A-PLAN")
    after = Scene(side=ORBIT)
    after.stock(PURPLE, crystals=2)
    after.main("A-SUPPLY").do(TakeItem("water"), Stop()).executive("E7")
    assert after.asked == (PURPLE, "take-item")
    assert Scene().refuses(EndTurn()) is None


@pytest.mark.rule("OM-TURN-1", refuses=True)
def test_one_main_action_a_turn() -> None:
    scene = Scene(side=ORBIT)
    scene.main("A-SUPPLY").do(TakeItem("battery"))
    assert scene.refuses(TakeMainAction("A-SUPPLY")) == "OM-TURN-1", "not inside an action"
    scene.stop()
    assert scene.refuses(TakeMainAction("A-SUPPLY")) == "OM-TURN-1"


@pytest.mark.rule("OM-TURN-3")
def test_actions_of_the_own_side_are_open() -> None:
    scene = Scene(side=ORBIT)
    assert {move.main for move in scene.legal(TakeMainAction)} == {
        "A-POD",
        "A-PLAN",
        "A-LEARN",
        "A-RND",
        "A-SUPPLY",
    }


@pytest.mark.rule("OM-TURN-3", refuses=True)
def test_actions_of_the_other_side_are_closed() -> None:
    assert Scene(side=ORBIT).refuses(TakeMainAction("A-CTRL")) == "OM-TURN-3"
    assert Scene().refuses(TakeMainAction("A-POD")) == "OM-TURN-3"


@pytest.mark.rule("OM-TURN-4")
def test_goods_may_be_moved_at_any_point_of_the_menu() -> None:
    scene = Scene()
    scene.contract(PURPLE, "EC07")
    scene.do(Deliver("EC07", "mineral")).main("A-CTRL").stop()
    scene.stock(PURPLE, mineral=1)
    scene.do(Deliver("EC07", "mineral"))
    assert scene.company(PURPLE).contracts[0].cargo.mineral == 2


@pytest.mark.rule("OM-TURN-4", refuses=True)
@pytest.mark.rule("OM-AMB-25")
def test_free_acts_wait_for_the_menu() -> None:
    scene = Scene()
    scene.goals(PURPLE, "PG08")
    scene.contract(PURPLE, "EC07")
    scene.main("A-CTRL")
    for move in (Deliver("EC07", "mineral"), CompleteGoal("PG08", "a"), SpendGoal("PG08")):
        assert scene.refuses(move) == "OM-TURN-4"


@pytest.mark.rule("OM-TURN-6")
@pytest.mark.parametrize(("side", "main"), [("orbit", "A-POD"), ("colony", "A-CTRL")])
def test_no_turn_is_stuck(side: str, main: str) -> None:
    scene = Scene(side=side, main_action="must")
    scene.empty_storage(PURPLE)
    scene.stock(PURPLE, crystals=0, quarters=0)
    scene.state.warehouse.crystal = 0
    assert TakeMainAction(main) in scene.legal()  # type: ignore[arg-type]


# Slots and boosts.


@pytest.mark.rule("OM-SLOT-1", refuses=True)
def test_a_slot_needs_a_colonist() -> None:
    scene = Scene(side=ORBIT)
    scene.stock(PURPLE, quarters=0, working=3)
    assert scene.refuses(TakeMainAction("A-PLAN")) == "OM-SLOT-1"
    assert scene.refuses(TakeMainAction("A-SUPPLY")) is None


@pytest.mark.rule("OM-SLOT-2", refuses=True)
def test_a_surcharge_that_cannot_be_paid() -> None:
    scene = Scene(side=ORBIT)
    scene.colonists("A-PLAN", GREEN, YELLOW)
    scene.stock(PURPLE, quarters=2, crystals=0)
    assert scene.refuses(TakeMainAction("A-PLAN")) == "OM-SLOT-2"
    scene.stock(PURPLE, quarters=2, crystals=3)
    scene.main("A-PLAN")
    assert scene.refuses(PaySurcharge(3)) == "OM-SLOT-2"
    assert scene.refuses(PaySurcharge(0)) == "OM-SLOT-2", "one colonist besides the one who acts"


@pytest.mark.rule("OM-SLOT-3", refuses=True)
def test_two_seats_pay_for_their_own_colonists_too() -> None:
    scene = Scene(2, side=ORBIT)
    scene.colonists("A-PLAN", 0, 0)
    scene.stock(0, quarters=1, crystals=1)
    assert scene.refuses(TakeMainAction("A-PLAN")) == "OM-SLOT-3"


@pytest.mark.rule("OM-SLOT-6")
def test_only_payments_that_leave_an_execution_are_offered() -> None:
    scene = Scene()
    scene.colonists("A-HIRE", GREEN)
    scene.empty_storage(PURPLE)
    scene.stock(PURPLE, quarters=2)
    scene.show_contract("EC07", 3)
    scene.main("A-HIRE")
    assert scene.slots("A-HIRE") == [GREEN, PURPLE]
    assert scene.company(PURPLE).crystals == 1, "the crystal is kept for the contract"
    assert scene.company(PURPLE).working == 1


@pytest.mark.rule("OM-BOOST-1")
@pytest.mark.rule("OM-PLAN-4")
def test_a_colonist_brings_one_more_plan() -> None:
    scene = Scene(side=ORBIT)
    first, second = scene.state.plan_display[:2]
    scene.main("A-PLAN").do(TakePlan(first), Boost(), TakePlan(second))
    purple = scene.company(PURPLE)
    assert [own.plan for own in purple.plans] == [first, second]
    assert (purple.quarters, purple.working) == (1, 1)
    scene.stop()
    assert scene.asked == (PURPLE, "turn")


@pytest.mark.rule("OM-BOOST-1", refuses=True)
def test_without_a_colonist_there_is_no_boost() -> None:
    scene = Scene(side=ORBIT)
    scene.stock(PURPLE, quarters=1)
    scene.main("A-PLAN").do(TakePlan(scene.state.plan_display[0]))
    assert scene.asked == (PURPLE, "turn"), "the only colonist stands on the slot"
    scene = Scene()
    scene.building("shelter", -3, 0, owner=PURPLE)
    scene.level(2)
    scene.stock(PURPLE, water=2, plant=2, mineral=0)
    scene.main("A-SHIP")
    assert scene.refuses(Boost()) == "OM-BOOST-1", "the first rocket comes first"


@pytest.mark.rule("OM-BOOST-2")
def test_a_crystal_adds_a_movement_point() -> None:
    scene = Scene().main("A-CTRL").do(AddPoint("rover"))
    assert scene.company(PURPLE).crystals == 0
    scene.do(StepRover(Hex(1, 0)), StepRover(Hex(2, 0)), StepRover(Hex(3, 0)))


@pytest.mark.rule("OM-BOOST-2", refuses=True)
def test_no_crystal_no_point() -> None:
    scene = Scene()
    scene.stock(PURPLE, crystals=0)
    scene.main("A-CTRL")
    assert scene.refuses(AddPoint("robots")) == "OM-BOOST-2"


@pytest.mark.rule("OM-BOOST-3")
@pytest.mark.rule("OM-BOOST-3", refuses=True)
def test_crystals_collected_on_the_way_pay_for_no_movement() -> None:
    scene = Scene()
    scene.stock(PURPLE, crystals=0)
    scene.crystals_on((1, 0))
    scene.main("A-CTRL").do(StepRover(Hex(1, 0)))
    assert scene.company(PURPLE).crystals == 1
    assert scene.refuses(AddPoint("rover")) == "OM-BOOST-3"
    scene.stop().stock(PURPLE, crystals=2)
    scene.executive("E6")
    scene.stock(PURPLE, crystals=1)
    assert scene.refuses(AddPoint("robots")) is None, "they were there before this action"


# Executive actions.


@pytest.mark.rule("OM-EXEC-1")
def test_an_uncovered_space_opens_its_action() -> None:
    scene = Scene()
    scene.company(PURPLE).rockets = [1, 2, 3, 4]
    scene.company(PURPLE).hangar = 1
    scene.stock(PURPLE, crystals=4)
    scene.executive("E5")
    assert scene.company(PURPLE).storage.mineral == 2
    assert scene.refusal(TakeExecutiveAction("E6")) == ("OM-EXEC-1", "executive-done")


@pytest.mark.rule("OM-EXEC-2")
def test_its_price_is_paid_from_the_depot() -> None:
    scene = Scene()
    scene.stock(PURPLE, crystals=3)
    scene.executive("E7").do(TakeItem("water"))
    assert scene.company(PURPLE).crystals == 1


@pytest.mark.rule("OM-EXEC-2", refuses=True)
def test_its_price_has_to_be_there() -> None:
    scene = Scene()
    scene.stock(PURPLE, crystals=1)
    assert scene.refuses(TakeExecutiveAction("E6")) == "OM-EXEC-2"


@pytest.mark.rule("OM-GEN-7", refuses=True)
def test_reception_pays_nothing() -> None:
    scene = Scene()
    scene.stock(PURPLE, crystals=1, reception=5)
    assert scene.refusal(TakeExecutiveAction("E6")) == ("OM-GEN-7", "crystals-waiting")
    scene.main("A-CTRL")
    scene.stock(PURPLE, crystals=0)
    assert scene.refusal(AddPoint("robots")) == ("OM-GEN-7", "crystals-waiting")


@pytest.mark.rule("OM-EXEC-3")
@pytest.mark.parametrize("side", ["orbit", "colony"])
def test_executive_actions_are_open_on_both_sides(side: str) -> None:
    scene = Scene(side=side)
    scene.stock(PURPLE, crystals=2, quarters=0)
    scene.executive("E6")
    assert all(not slots.seats for slots in scene.state.slots)


@pytest.mark.rule("OM-EXEC-2", refuses=True)
def test_e7_takes_no_crystal() -> None:
    scene = Scene()
    scene.stock(PURPLE, crystals=2)
    scene.executive("E7")
    assert scene.refusal(TakeItem("crystal")) == ("OM-EXEC-2", "resources-only")


@pytest.mark.rule("OM-EXEC-5", refuses=True)
@pytest.mark.rule("OM-EXEC-6", refuses=True)
@pytest.mark.rule("OM-UPG-6", refuses=True)
def test_who_may_use_a_plan() -> None:
    scene = Scene(turn=BLUE)
    scene.building("water_extractor", 3, -2)
    scene.scientist(BLUE, "S-HYD", "BP05")
    scene.scientist(YELLOW, "S-SYS")
    scene.plan(GREEN, "BP05", built=Hex(2, -1))
    scene.plan(GREEN, "BP06", built=Hex(3, -2))
    scene.plan(GREEN, "BP11")
    scene.executive("E8")
    assert scene.refuses(UsePlan("BP05", "staffed")) is None
    assert scene.refuses(UsePlan("BP06", "scientist")) == "OM-EXEC-5", "the figure stays on BP05"
    assert scene.refuses(UsePlan("BP06", "staffed")) == "OM-EXEC-6"
    assert scene.refuses(UsePlan("BP11", "scientist")) == "OM-UPG-6"
    scene.turn(YELLOW).stock(YELLOW, crystals=2)
    assert scene.refusal(TakeExecutiveAction("E8")) == ("OM-EXEC-4", "no-usable-plan")


def _radar() -> Scene:
    scene = Scene()
    scene.level(2)
    scene.building("generator", -1, -2)
    scene.building("generator", 1, -2)
    scene.show_plan("BP15")
    scene.plan(PURPLE, "BP15", built=Hex(0, -2))
    scene.stock(PURPLE, crystals=2, battery=2)
    scene.show_discovery("DT13")
    return scene


@pytest.mark.rule("OM-EXEC-9")
def test_radar_keeps_its_tile() -> None:
    scene = _radar()
    stack = len(scene.state.discovery_stack)
    scene.missions("M5", "M4", "M6")
    scene.executive("E8").do(UsePlan("BP15", "crystals"), LayRadar("DT13"))
    purple = scene.company(PURPLE)
    assert purple.plans[0].radar == "DT13"
    assert purple.reception == 3
    assert (len(scene.state.exploration), len(scene.state.discovery_stack)) == (2, stack - 1)
    assert purple.discoveries == []
    assert scene.left("M5") == 9, "not taken from the map"
    scene.turn(PURPLE).stock(PURPLE, crystals=2, reception=0)
    scene.executive("E8").do(UsePlan("BP15", "crystals"))
    assert purple.reception == 3, "the same tile again"


@pytest.mark.rule("OM-EXEC-9", refuses=True)
def test_radar_needs_a_tile_that_applies() -> None:
    scene = _radar()
    other = next(tile for tile in scene.state.exploration if tile != "DT13")
    if other != "DT15":
        index = scene.state.discovery_stack.index("DT15")
        scene.state.discovery_stack[index] = other
        scene.state.exploration[scene.state.exploration.index(other)] = "DT15"
    scene.stock(PURPLE, battery=2)
    scene.executive("E8").do(UsePlan("BP15", "crystals"))
    assert scene.refusal(LayRadar("DT15")) == ("OM-EXEC-9", "no-tile-applies")
    hidden = scene.state.discovery_stack[0]
    assert scene.refusal(LayRadar(hidden)) == ("OM-EXEC-9", "not-on-exploration")


def _elevator(side: str) -> Scene:
    scene = Scene(side=side)
    scene.level(2)
    scene.building("oxygen_condenser", -2, 2)
    scene.building("oxygen_condenser", -3, 2)
    scene.show_plan("BP22")
    scene.plan(PURPLE, "BP22", built=Hex(-2, 1))
    scene.stock(PURPLE, crystals=2)
    return scene


@pytest.mark.rule("OM-EXEC-10")
@pytest.mark.rule("OM-AMB-26")
def test_the_elevator_goes_to_orbit_with_all_steps() -> None:
    scene = _elevator("colony")
    scene.stock(PURPLE, working=1, quarters=2)
    scene.executive("E8").do(UsePlan("BP22", "crystals"))
    purple = scene.company(PURPLE)
    assert purple.storage.oxygen == 2, "production"
    assert (purple.quarters, purple.working) == (3, 0)
    scene.do(ChooseSpace(1))
    assert scene.refuses(TakeMainAction("A-SUPPLY")) is None


@pytest.mark.rule("OM-EXEC-10", refuses=True)
def test_the_elevator_starts_in_the_colony() -> None:
    scene = _elevator("orbit")
    scene.plan(PURPLE, "BP11", built=Hex(-2, -1))
    scene.robots(PURPLE, (-3, 0))
    scene.executive("E8")
    assert scene.refuses(UsePlan("BP22", "crystals")) == "OM-EXEC-10"


@pytest.mark.rule("OM-AMB-27", refuses=True)
def test_a_plan_action_that_would_do_nothing() -> None:
    scene = Scene(turn=BLUE)
    scene.scientist(BLUE, "S-RND")
    scene.plan(GREEN, "BP03", built=Hex(0, -2))
    assert scene.refuses(TakeExecutiveAction("E8")) == "OM-EXEC-4"
    scene.plan(GREEN, "BP11", built=Hex(2, -3))
    scene.robots(GREEN, (2, -2))
    scene.scientist(BLUE, "S-SYS", "BP11")
    scene.executive("E8")
    assert scene.refusal(UsePlan("BP03", "scientist")) == ("OM-AMB-27", "nothing-to-produce")


@pytest.mark.rule("OM-EXEC-7")
@pytest.mark.rule("OM-AMB-27")
def test_automated_production_and_its_boost() -> None:
    scene = Scene()
    mine = scene.building("mine", 1, 1)
    held = scene.building("mine", -1, 2, colonist=PURPLE)
    scene.plan(PURPLE, "BP01", built=mine)
    scene.plan(PURPLE, "BP03", built=Hex(0, -2))
    scene.empty_storage(PURPLE)
    scene.building("shelter", -3, 0, owner=PURPLE)
    scene.stock(PURPLE, crystals=2)
    scene.executive("E8").do(UsePlan("BP03", "crystals"))
    storage = scene.company(PURPLE).storage
    assert (storage.mineral, storage.battery) == (2, 1)
    scene.do(Boost())
    assert {move.hex for move in scene.legal(Produce)} == {mine, held, Hex(0, -2)}
    scene.do(Produce(held))
    assert storage.mineral == 3


@pytest.mark.rule("OM-EXEC-7", refuses=True)
def test_what_a_trade_may_give_and_get() -> None:
    scene = Scene()
    scene.level(2)
    scene.building("greenhouse", 1, 2)
    scene.building("greenhouse", 1, 1)
    scene.show_plan("BP20")
    scene.plan(PURPLE, "BP20", built=Hex(0, 2))
    scene.stock(PURPLE, crystals=2, oxygen=0)
    scene.executive("E8").do(UsePlan("BP20", "crystals"))
    assert scene.refuses(Give("oxygen")) == "OM-EXEC-7"
    scene.do(Give("water"))
    assert scene.refuses(GainResource("mineral")) == "OM-EXEC-7"
    assert scene.refuses(Produce(Hex(0, 2))) == "OM-TURN-1"


# Goals.


@pytest.mark.rule("OM-GOAL-1")
def test_a_goal_that_is_met_pays_one_of_its_rewards() -> None:
    scene = Scene()
    scene.goals(PURPLE, "PG07")
    scene.building("shelter", -3, 0, owner=PURPLE)
    scene.building("shelter", -3, -1, owner=PURPLE)
    scene.do(CompleteGoal("PG07", "b"))
    assert scene.company(PURPLE).quarters == 5
    assert scene.company(PURPLE).achieved == "PG07"
    assert scene.told(events.GoalCompleted)


@pytest.mark.rule("OM-GOAL-1", refuses=True)
def test_a_goal_must_be_held_and_met() -> None:
    scene = Scene()
    scene.goals(PURPLE, "PG07")
    assert scene.refusal(CompleteGoal("PG07", "a")) == ("OM-GOAL-1", "goal-not-met")
    other = scene.company(GREEN).goals[0]
    assert scene.refusal(CompleteGoal(other, "a")) == ("OM-GOAL-1", "goal-not-held")


@pytest.mark.rule("OM-GOAL-2")
@pytest.mark.rule("OM-GOAL-2", refuses=True)
def test_one_goal_in_the_whole_game() -> None:
    scene = Scene()
    scene.level(3)
    scene.goals(PURPLE, "PG08", "PG14")
    tiles = ("L3a", "L3b", "L4b")
    for kind, cell in zip(("T-ROV", "T-UPG", "T-SHP"), tiles, strict=True):
        scene.tech(PURPLE, kind, cell)
    assert scene.refuses(CompleteGoal("PG14", "b")) is None
    scene.do(CompleteGoal("PG08", "b"), Stop())
    assert scene.refuses(CompleteGoal("PG14", "b")) == "OM-GOAL-2"


@pytest.mark.rule("OM-GOAL-3", refuses=True)
def test_a_goal_is_spent_only_while_an_action_is_left() -> None:
    scene = Scene()
    scene.goals(PURPLE, "PG07")
    scene.turn(PURPLE, main=False, executive=False)
    assert scene.refusal(SpendGoal("PG07")) == ("OM-GOAL-3", "no-action-left")
    scene.turn(PURPLE)
    assert scene.refusal(SpendGoal(scene.company(GREEN).goals[0])) == (
        "OM-GOAL-3",
        "goal-not-held",
    )


@pytest.mark.rule("OM-GOAL-3")
def test_a_spent_goal_is_gone_at_the_end_of_the_turn_and_nobody_sees_which() -> None:
    scene = Scene(2)
    scene.state.queue = [1]
    goal = scene.company(0).goals[0]
    scene.do(SpendGoal(goal))
    assert [type(e) for e in seen_by(scene.events, 1)] == [events.GoalDiscarded]
    assert events.GoalBuried(seat=0, goal=goal, to=(0,)) in seen_by(scene.events, 0)
    assert ON_MARS.view(scene.state, 1).companies[0].spent is None
    scene.end()
    assert scene.company(0).purse == 0


@pytest.mark.rule("OM-GOAL-4")
def test_goals_are_worth_no_points() -> None:
    scene = Scene()
    before = scene.total(PURPLE)
    scene.company(PURPLE).achieved = scene.company(PURPLE).goals.pop()
    assert scene.total(PURPLE) == before


def test_a_turn_with_nothing_left_ends_by_itself() -> None:
    scene = Scene(2)
    scene.state.queue = [1]
    purple = scene.company(0)
    purple.spent, purple.goals = purple.goals, []
    scene.turn(0, executive=False)
    scene.main("A-CTRL").stop()
    assert scene.asked[0] == 1


def test_untimely_moves_name_the_phase() -> None:
    scene = Scene().journey(PURPLE)
    assert scene.refuses(EndTurn()) == "OM-SHU-2"
    assert scene.refuses(Build("mine", Hex(0, 1))) == "OM-SHU-2"
    assert Scene().refuses(Upgrade("BP01", Hex(0, 0))) == "OM-TURN-1"
    assert Scene().refuses(Welcome(1, "robot")) == "OM-TURN-1"
    assert Scene().refuses(Learn("G1")) == "OM-TURN-1"

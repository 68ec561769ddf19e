"""Each switchable ruling: the default, and the other reading."""

import pytest

from areopagus.games.colony import ON_MARS
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.moves import (
    Accept,
    Build,
    EndTurn,
    Pay,
    PaySurcharge,
    SpendGoal,
    Stop,
    TakeExecutiveAction,
    TakeMainAction,
    Upgrade,
    UseTech,
    Welcome,
)
from areopagus.games.colony.moves.cards import Hire, RefillDisplay
from areopagus.games.colony.moves.drive import AddPoint, StepRover
from areopagus.games.colony.moves.orbit import Develop, KeepOxygen, TakeItem
from areopagus.games.colony.pieces import Payment
from tests.games.colony.scene import BLUE, GREEN, ORBIT, PURPLE, Scene, hexes, sites


@pytest.mark.rule("R-TECH-COUNT")
@pytest.mark.rule("OM-AMB-1")
@pytest.mark.parametrize(
    ("reading", "joined"), [("complex_including_new", False), ("existing_buildings", True)]
)
def test_whether_the_new_building_counts(reading: str, joined: bool) -> None:
    scene = Scene(tech_count=reading)
    scene.tech(PURPLE, "T-GEN", "L1a")
    scene.main("A-BUILD")
    assert (Hex(-1, -2) in sites(scene, "generator")) == joined
    if joined:
        scene.do(Build("generator", Hex(-1, -2)))
        assert scene.company(PURPLE).progress == ["generator"]


def _upgrades(reading: str, level: str) -> int:
    scene = Scene(upgrade_tech=reading)
    scene.building("shelter", -3, -1, owner=PURPLE)
    for cell in ((-1, -1), (-2, 0), (-3, 0), (-2, -2)):
        scene.building("mine", *cell)
    for plan in ("BP01", "BP02"):
        scene.plan(PURPLE, plan)
    scene.plan(PURPLE, "BP11")
    scene.plan(PURPLE, "BP12")
    scene.robots(PURPLE, (-2, -1), (-1, -2))
    scene.stock(PURPLE, mineral=3)
    tile = scene.tech(PURPLE, "T-UPG", level)
    scene.main("A-UPG").do(Upgrade("BP01", Hex(-1, -1)))
    if UseTech(PURPLE, tile) in scene.legal():
        scene.do(UseTech(PURPLE, tile))
    made = 1
    while scene.asked[1] == "upgrade" and scene.legal(Upgrade):
        scene.do(scene.legal(Upgrade)[0])
        made += 1
        while scene.asked[1] == "displace":
            scene.do(scene.legal()[0])
    return made


@pytest.mark.rule("R-UPG-TECH")
@pytest.mark.rule("OM-AMB-2")
@pytest.mark.parametrize(
    ("reading", "level", "made"),
    [("max(1,N)", "L1a", 1), ("max(1,N)", "L2a", 2), ("1+N", "L1a", 2), ("1+N", "L2a", 3)],
)
def test_how_far_an_upgrade_tech_goes(reading: str, level: str, made: int) -> None:
    assert _upgrades(reading, level) == made


@pytest.mark.rule("R-TECH-OXYGEN")
@pytest.mark.rule("OM-AMB-3")
@pytest.mark.parametrize(("reading", "left"), [("user", 0), ("supply", 1)])
def test_who_gives_the_oxygen(reading: str, left: int) -> None:
    scene = Scene(tech_oxygen=reading)
    scene.tech(GREEN, "T-GEN", "L2a")
    scene.main("A-BUILD").do(Build("generator", Hex(-1, -2)), Stop())
    assert scene.company(PURPLE).storage.oxygen == left
    scene.do(KeepOxygen())
    assert scene.company(GREEN).storage.oxygen == 2


def _settling(reading: str) -> Scene:
    scene = Scene(tech_development=reading)
    scene.tech(GREEN, "T-GEN", "L4b")
    return scene.main("A-BUILD").do(Build("generator", Hex(-1, -2)), Stop())


@pytest.mark.rule("R-TECH-DEV")
@pytest.mark.rule("OM-AMB-4")
def test_the_oxygen_is_the_whole_price() -> None:
    scene = _settling("returns_the_oxygen_only")
    tile = scene.company(GREEN).lab[1].tile
    scene.empty_storage(GREEN)
    scene.do(Develop(tile, "L5b"))
    assert scene.company(GREEN).lab[1].cell == "L5b"


@pytest.mark.rule("R-TECH-DEV", refuses=True)
def test_or_the_column_is_paid_with_it() -> None:
    scene = _settling("column_cost_using_that_oxygen")
    tile = scene.company(GREEN).lab[1].tile
    before = scene.company(GREEN).storage.total
    scene.do(Develop(tile, "L5b"), Pay(Payment(water=1)), Stop())
    assert scene.company(GREEN).storage.total == before - 1
    scene = _settling("column_cost_using_that_oxygen")
    scene.empty_storage(GREEN)
    assert scene.refuses(Develop(tile, "L5b")) == "R-TECH-DEV"
    scene.do(KeepOxygen())


@pytest.mark.rule("R-ROVER-TECH", refuses=True)
def test_an_own_rover_tech_is_not_used_but_counts() -> None:
    scene = Scene()
    tile = scene.tech(PURPLE, "T-ROV", "L3a")
    scene.main("A-CTRL")
    assert scene.refuses(UseTech(PURPLE, tile)) == "R-ROVER-TECH"


@pytest.mark.rule("R-ROVER-TECH")
def test_or_any_rover_tech_adds_its_level_once() -> None:
    scene = Scene(rover_tech="any_tile_plus_N")
    tile = scene.tech(GREEN, "T-ROV", "L3a")
    scene.stock(PURPLE, mineral=0)
    scene.main("A-CTRL").do(UseTech(GREEN, tile))
    assert scene.state.pending[-1].rover == 5  # type: ignore[union-attr]
    assert scene.company(PURPLE).storage.oxygen == 0
    assert scene.refuses(UseTech(GREEN, tile)) == "OM-TECH-1"
    scene.do(*(StepRover(Hex(n, 0)) for n in range(1, 6) if n < 5), Stop())
    assert scene.asked == (GREEN, "settle-tech")


@pytest.mark.rule("R-WH-CRYSTAL")
@pytest.mark.rule("OM-AMB-7")
@pytest.mark.parametrize(("reading", "where"), [("depot", (2, 0)), ("reception", (1, 1))])
def test_where_warehouse_crystals_go(reading: str, where: tuple[int, int]) -> None:
    scene = Scene(side=ORBIT, warehouse_crystal=reading)
    scene.main("A-SUPPLY").do(TakeItem("crystal"))
    assert (scene.company(PURPLE).crystals, scene.company(PURPLE).reception) == where


@pytest.mark.rule("R-RESEARCH")
@pytest.mark.parametrize(
    ("reading", "spots"), [("stack_on_one_hex", 4), ("one_per_hex_two_hexes", 8)]
)
def test_how_research_tiles_lie(reading: str, spots: int) -> None:
    scene = Scene(research=reading).consistent()
    assert len(scene.state.finds) == spots
    if spots == 8:
        assert hexes((-5, 0), (-4, -1)) <= {spot.hex for spot in scene.state.finds}


@pytest.mark.rule("R-CONTRACT-REFILL")
@pytest.mark.rule("R-CONTRACT-REFILL", refuses=True)
def test_the_taker_may_choose_the_contract() -> None:
    scene = Scene(contract_refill="chosen_by_the_taker")
    view = ON_MARS.view(scene.state, BLUE)
    assert view.open_contracts == sorted(scene.state.contract_deck)
    assert ON_MARS.view(Scene().state, BLUE).open_contracts is None
    scene.contract(GREEN, "EC03")
    scene.main("A-HIRE").do(Hire("S-GEO"))
    assert scene.asked == (PURPLE, "refill-display")
    assert scene.refuses(RefillDisplay("EC03")) == "R-CONTRACT-REFILL"
    scene.do(RefillDisplay("EC11"))
    assert scene.state.display[0] == "EC11"


@pytest.mark.rule("R-SHIP-PICK")
@pytest.mark.rule("R-SHIP-PICK", refuses=True)
def test_or_the_lowest_rocket_leaves_first() -> None:
    scene = Scene(ship_pick="lowest").main("A-SHIP")
    assert scene.refuses(Welcome(1, "colonists")) == "R-SHIP-PICK"
    assert {move.rocket for move in scene.legal(Welcome)} == {5}


@pytest.mark.rule("R-TILE-TAKE")
def test_or_a_tile_may_be_left() -> None:
    scene = Scene(tile_take="may_take")
    scene.find("DT13", 1, 0)
    scene.main("A-CTRL").do(StepRover(Hex(1, 0)), Stop())
    assert scene.legal() == [Accept(), Stop()]
    scene.stop()
    assert scene.company(PURPLE).discoveries == []
    scene.turn(PURPLE)
    scene.main("A-CTRL").do(StepRover(Hex(2, 0)), StepRover(Hex(1, 0)), Stop(), Accept())
    assert scene.company(PURPLE).discoveries == ["DT13"]
    assert scene.company(PURPLE).reception == 3


@pytest.mark.rule("R-ROVER-CRYSTAL")
@pytest.mark.parametrize(("reading", "where"), [("depot", (2, 0)), ("reception", (1, 1))])
def test_where_rover_crystals_go(reading: str, where: tuple[int, int]) -> None:
    scene = Scene(rover_crystal=reading)
    scene.crystals_on((1, 0))
    scene.main("A-CTRL").do(StepRover(Hex(1, 0)))
    assert (scene.company(PURPLE).crystals, scene.company(PURPLE).reception) == where


@pytest.mark.rule("R-TIMING")
def test_at_the_end_of_the_turn_the_display_and_the_oxygen_wait() -> None:
    scene = Scene(2, timing="end_of_turn")
    scene.state.queue = [1]
    scene.tech(1, "T-GEN", "L2a")
    scene.main("A-BUILD").do(Build("generator", Hex(-1, -2)), Stop())
    assert scene.asked == (0, "turn")
    scene.end()
    assert scene.asked == (1, "settle-tech")
    scene.do(KeepOxygen())
    assert scene.asked == (1, "turn")


@pytest.mark.rule("R-MAIN")
@pytest.mark.rule("R-MAIN", refuses=True)
def test_or_a_main_action_is_a_must() -> None:
    assert Scene().refuses(EndTurn()) is None
    scene = Scene(main_action="must")
    assert scene.refuses(EndTurn()) == "R-MAIN"
    scene.main("A-CTRL").stop()
    assert scene.refuses(EndTurn()) is None
    assert scene.refuses(TakeMainAction("A-CTRL")) == "OM-TURN-1"


@pytest.mark.rule("OM-AMB-17", refuses=True)
def test_a_gain_without_room_is_no_action() -> None:
    scene = Scene()
    scene.company(PURPLE).rockets, scene.company(PURPLE).hangar = [1, 2, 3, 4], 1
    scene.stock(PURPLE, crystals=3, mineral=2)
    assert scene.refuses(TakeExecutiveAction("E5")) == "OM-AMB-17"


@pytest.mark.rule("R-GOAL-SPEND")
def test_a_goal_is_spent_between_actions_only() -> None:
    scene = Scene(goal_spending="between_actions")
    scene.goals(PURPLE, "PG07")
    scene.stock(PURPLE, crystals=0)
    scene.main("A-CTRL")
    assert scene.refusal(SpendGoal("PG07")) == ("OM-TURN-4", "free-act")


@pytest.mark.rule("R-GOAL-SPEND")
def test_a_goal_pays_for_movement_that_is_under_way() -> None:
    scene = Scene(goal_spending="any_payment")
    scene.goals(PURPLE, "PG07")
    scene.stock(PURPLE, crystals=0)
    scene.main("A-CTRL").do(StepRover(Hex(1, 0)), StepRover(Hex(2, 0)))
    assert scene.refuses(StepRover(Hex(3, 0))) == "OM-CTRL-2"
    scene.do(SpendGoal("PG07"), AddPoint("rover"), StepRover(Hex(3, 0)))
    purple = scene.company(PURPLE)
    assert (purple.rover, purple.purse, purple.spent) == (Hex(3, 0), 0, ["PG07"])


@pytest.mark.rule("R-GOAL-SPEND")
def test_a_goal_keeps_a_movement_open_that_has_no_points_left() -> None:
    scene = Scene(goal_spending="any_payment")
    scene.goals(PURPLE, "PG07")
    scene.stock(PURPLE, crystals=2)
    scene.executive("E6")
    scene.state.pending[-1].robots = 0  # type: ignore[union-attr]
    scene.do(SpendGoal("PG07"), AddPoint("robots"))
    assert scene.state.pending[-1].robots == 1  # type: ignore[union-attr]


@pytest.mark.rule("R-GOAL-SPEND")
def test_a_goal_pays_a_surcharge() -> None:
    scene = Scene(goal_spending="any_payment")
    scene.goals(PURPLE, "PG07")
    scene.colonists("A-BUILD", GREEN)
    scene.stock(PURPLE, crystals=0, quarters=3)
    scene.main("A-BUILD")
    assert scene.asked == (PURPLE, "surcharge"), "a goal is another way to pay"
    assert scene.refuses(PaySurcharge(1)) == "OM-GEN-7"
    scene.do(SpendGoal("PG07"), PaySurcharge(1))
    assert (scene.company(PURPLE).quarters, scene.company(PURPLE).purse) == (2, 0)


@pytest.mark.rule("R-GOAL-SPEND")
def test_a_goal_pays_for_a_contract_and_for_the_last_column() -> None:
    scene = Scene(goal_spending="any_payment")
    scene.goals(PURPLE, "PG07")
    scene.show_contract("EC09", 3)
    scene.stock(PURPLE, crystals=0)
    scene.main("A-HIRE")
    assert scene.refusal(Hire("EC09")) == ("OM-HIRE-1", "no-crystals")
    scene.do(SpendGoal("PG07"), Hire("EC09"))
    assert [own.contract for own in scene.company(PURPLE).contracts] == ["EC09"]
    scene = Scene(goal_spending="any_payment", side=ORBIT)
    scene.goals(PURPLE, "PG07")
    scene.place_tech(PURPLE, "TT-SHE-purple", "L4a")
    scene.stock(PURPLE, crystals=0, oxygen=2)
    scene.main("A-RND").do(Develop("TT-SHE-purple", "L5a"))
    while scene.asked[1] != "develop":
        scene.do(scene.legal()[0])
    scene.stock(PURPLE, oxygen=1)
    scene.do(SpendGoal("PG07"), Develop("TT-SHE-purple", "L6a"))
    assert scene.company(PURPLE).purse == 0


@pytest.mark.rule("R-GOAL-SPEND")
def test_a_goal_is_spent_where_no_crystal_can_be_paid_in_neither_reading() -> None:
    for reading in ("between_actions", "any_payment"):
        scene = Scene(goal_spending=reading, side=ORBIT)
        scene.goals(PURPLE, "PG07")
        scene.main("A-SUPPLY")
        assert scene.refuses(SpendGoal("PG07")) == "OM-TURN-4"

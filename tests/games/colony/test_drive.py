"""Robots and rovers, rule by rule."""

import pytest

from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.moves import Stop
from areopagus.games.colony.moves.cards import UsePlan
from areopagus.games.colony.moves.drive import AddPoint, MoveRobot, StepRover
from areopagus.games.colony.moves.orbit import Develop
from tests.games.colony.scene import GREEN, PURPLE, Scene


@pytest.mark.rule("OM-CTRL-1")
@pytest.mark.rule("OM-AMB-6")
def test_two_pools_spent_in_any_order() -> None:
    scene = Scene()
    scene.robots(PURPLE, (-2, -1), (-2, 0))
    scene.main("A-CTRL").do(
        MoveRobot(0, Hex(-3, -1)),
        StepRover(Hex(1, 0)),
        MoveRobot(1, Hex(-3, 1)),
        StepRover(Hex(2, 0)),
    )
    assert scene.refuses(MoveRobot(0, Hex(-3, -2))) == "OM-CTRL-2", "robots share their points"
    scene.stop()


@pytest.mark.rule("OM-CTRL-1", refuses=True)
def test_an_effect_moves_only_what_it_names() -> None:
    scene = Scene()
    scene.stock(PURPLE, crystals=3)
    scene.executive("E6")
    assert scene.refusal(StepRover(Hex(1, 0))) == ("OM-EXEC-2", "no-rover-points")
    assert scene.refusal(AddPoint("rover")) == ("OM-EXEC-2", "no-such-pool")
    assert scene.refusal(MoveRobot(3, Hex(-2, 0))) == ("OM-CTRL-1", "no-such-robot")


@pytest.mark.rule("OM-CTRL-2")
def test_any_hex_may_be_crossed() -> None:
    scene = Scene()
    scene.rover(GREEN, -1, -1)
    scene.main("A-CTRL").do(MoveRobot(0, Hex(0, -2)))
    assert scene.company(PURPLE).robots == [Hex(0, -2)], "plain buildings are fine"


@pytest.mark.rule("OM-CTRL-2", refuses=True)
def test_movement_is_bounded_by_points_and_map() -> None:
    scene = Scene()
    scene.rover(PURPLE, 6, -4)
    scene.main("A-CTRL")
    assert scene.refuses(MoveRobot(0, Hex(1, -2))) == "OM-CTRL-2"
    assert scene.refusal(MoveRobot(0, Hex(-2, -1))) == ("OM-CTRL-2", "already-on")
    assert scene.refuses(StepRover(Hex(6, -5))) == "OM-CTRL-2"


@pytest.mark.rule("OM-CTRL-3")
@pytest.mark.rule("OM-CTRL-3", refuses=True)
def test_where_nobody_may_stop() -> None:
    scene = Scene()
    scene.rover(GREEN, -1, -1)
    scene.building("mine", -3, -1, colonist=GREEN)
    scene.plan(GREEN, "BP04", built=scene.building("generator", -2, -2))
    scene.main("A-CTRL")
    for cell in (Hex(-1, -1), Hex(-3, -1), Hex(-2, -2)):
        assert scene.refuses(MoveRobot(0, cell)) == "OM-CTRL-3"
    assert scene.refuses(MoveRobot(0, Hex(-3, 0))) is None


@pytest.mark.rule("OM-CTRL-3", refuses=True)
def test_a_rover_crosses_only_where_it_can_go_on() -> None:
    scene = Scene()
    scene.robots(GREEN, (1, 0))
    scene.main("A-CTRL").do(StepRover(Hex(1, 0)))
    assert scene.refuses(Stop()) == "OM-CTRL-3"
    scene.do(StepRover(Hex(2, 0)))
    scene = Scene()
    scene.robots(GREEN, (2, 0))
    scene.main("A-CTRL").do(StepRover(Hex(1, 0)))
    assert scene.refuses(StepRover(Hex(2, 0))) == "OM-CTRL-3"


@pytest.mark.rule("OM-CTRL-3", refuses=True)
def test_a_robot_may_not_strand_the_rover() -> None:
    """The rover crosses a robot in a corner and can only go back where it came from."""
    scene = Scene()
    scene.robots(GREEN, (6, -4), (6, -3), (5, -3))
    scene.robots(PURPLE, (4, -4))
    scene.rover(PURPLE, 5, -4)
    scene.main("A-CTRL").do(StepRover(Hex(6, -4)))
    assert scene.legal(StepRover) == [StepRover(Hex(5, -4))]
    assert scene.refuses(MoveRobot(0, Hex(5, -4))) == "OM-CTRL-3"
    assert scene.refuses(MoveRobot(0, Hex(4, -3))) is None


@pytest.mark.rule("OM-ROVER-1", refuses=True)
def test_the_first_move_starts_from_the_mine() -> None:
    scene = Scene().main("A-CTRL")
    assert scene.refuses(StepRover(Hex(2, 0))) == "OM-ROVER-1"


@pytest.mark.rule("OM-ROVER-2")
def test_crystals_without_room_return_to_the_supply() -> None:
    scene = Scene()
    scene.stock(PURPLE, crystals=3)
    scene.crystals_on((1, 0))
    scene.main("A-CTRL").do(StepRover(Hex(1, 0)))
    assert scene.company(PURPLE).crystals == 3
    assert scene.state.crystals == []


@pytest.mark.rule("OM-ROVER-4")
@pytest.mark.rule("OM-AMB-15")
def test_a_rover_takes_the_tile_it_stops_on() -> None:
    scene = Scene()
    scene.find("DT01", 1, 0)
    scene.main("A-CTRL").do(StepRover(Hex(1, 0)), Stop())
    assert scene.company(PURPLE).discoveries == ["DT01"]
    assert scene.asked == (PURPLE, "develop")


@pytest.mark.rule("OM-ROVER-4", refuses=True)
@pytest.mark.rule("OM-AMB-17")
def test_a_tile_of_no_use_is_no_place_to_stop() -> None:
    scene = Scene()
    scene.find("DT15", 1, 0)
    scene.stock(PURPLE, battery=2)
    scene.main("A-CTRL").do(StepRover(Hex(1, 0)))
    assert scene.refuses(Stop()) == "OM-ROVER-4"
    scene.stock(PURPLE, battery=1)
    assert scene.refuses(Stop()) is None, "one battery can be stored"


@pytest.mark.rule("OM-ROVER-4", refuses=True)
def test_a_crystal_for_a_point_may_not_spoil_the_tile() -> None:
    scene = Scene()
    scene.find("DT10", 1, 0)
    scene.empty_storage(PURPLE)
    scene.stock(PURPLE, crystals=1, quarters=0)
    scene.show_contract("EC07", 1)
    scene.main("A-CTRL").do(StepRover(Hex(1, 0)), StepRover(Hex(1, 1)), Stop())
    scene.turn(PURPLE)
    scene.main("A-CTRL").do(StepRover(Hex(2, 0)), StepRover(Hex(1, 0)))
    assert scene.refuses(AddPoint("robots")) == "OM-ROVER-4", "the contract costs that crystal"
    assert scene.refuses(AddPoint("rover")) is None, "the rover could go on"


@pytest.mark.rule("OM-ROVER-5")
def test_another_letter_is_welcome() -> None:
    scene = Scene()
    spot = next(spot for spot in scene.state.finds if spot.hex == Hex(-5, 0))
    spot.finds.remove("RT-A1")
    scene.company(PURPLE).research = ["RT-A1"]
    scene.rover(PURPLE, 5, -4)
    scene.main("A-CTRL").do(StepRover(Hex(5, -5)), Stop())
    assert scene.company(PURPLE).research == ["RT-A1", "RT-B1"]
    assert scene.asked == (PURPLE, "develop")
    scene.do(Develop("TT-SHE-purple", "L3a"))
    assert scene.company(PURPLE).storage.total == 5, "research develops for free"
    left = next(spot for spot in scene.state.finds if spot.hex == Hex(5, -5))
    assert left.finds == ["RT-B2"], "one tile of the stack"


@pytest.mark.rule("OM-ROVER-6")
@pytest.mark.rule("OM-AMB-5")
def test_an_own_rover_tech_counts_instead() -> None:
    scene = Scene()
    scene.tech(PURPLE, "T-ROV", "L1a")
    scene.main("A-CTRL")
    assert scene.state.pending[-1].rover == 2, "level 1 does not help"  # type: ignore[union-attr]
    scene = Scene()
    scene.tech(GREEN, "T-ROV", "L5a")
    scene.main("A-CTRL")
    assert scene.state.pending[-1].rover == 2, "another's does not either"  # type: ignore[union-attr]
    scene = Scene()
    scene.tech(PURPLE, "T-ROV", "L4b")
    scene.main("A-CTRL")
    assert scene.state.pending[-1].rover == 4  # type: ignore[union-attr]


@pytest.mark.rule("OM-ROVER-7")
def test_taken_tiles_count_for_missions() -> None:
    scene = Scene()
    scene.missions("M1", "M4", "M6")
    scene.rover(PURPLE, 5, -4)
    scene.main("A-CTRL").do(StepRover(Hex(5, -5)), Stop())
    assert scene.left("M1") == 6
    assert scene.company(PURPLE).reception == 2


@pytest.mark.rule("OM-BOT-1")
def test_a_robot_crushes_crystals_only_where_it_ends() -> None:
    scene = Scene()
    scene.crystals_on((-2, 0), (-2, -2))
    scene.main("A-CTRL").do(MoveRobot(0, Hex(-2, 0)), MoveRobot(0, Hex(-3, 1)), Stop())
    assert scene.state.crystals == [Hex(-2, 0), Hex(-2, -2)]


@pytest.mark.rule("OM-AMB-28")
def test_the_command_center_reads_the_highest_rover_tech() -> None:
    scene = Scene()
    scene.level(2)
    for cell in ((-3, 0), (-3, -1)):
        scene.building("shelter", *cell, owner=PURPLE)
    scene.tech(GREEN, "T-ROV", "L4b")
    scene.show_plan("BP24")
    scene.plan(PURPLE, "BP24", built=Hex(-3, 0))
    scene.stock(PURPLE, crystals=2)
    scene.executive("E8").do(UsePlan("BP24", "crystals"))
    assert scene.state.pending[-1].rover == 4  # type: ignore[union-attr]
    scene.do(*(StepRover(Hex(n, 0)) for n in range(1, 5)))
    assert scene.state.dues == []
    assert scene.company(PURPLE).storage.oxygen == 1


@pytest.mark.rule("OM-AMB-29")
def test_recycling_bots_collect_like_rovers() -> None:
    scene = Scene()
    scene.level(2)
    scene.missions("M5", "M4", "M6")
    scene.building("oxygen_condenser", -2, 2)
    scene.building("oxygen_condenser", -3, 2)
    scene.show_plan("BP21")
    scene.plan(PURPLE, "BP21", built=Hex(-2, 1))
    scene.stock(PURPLE, crystals=2)
    scene.crystals_on((-2, 0))
    scene.find("DT13", -1, 0)
    scene.executive("E8").do(UsePlan("BP21", "crystals"), MoveRobot(0, Hex(-2, 0)))
    assert scene.company(PURPLE).crystals == 1
    assert scene.refuses(AddPoint("robots")) == "OM-BOOST-3"
    scene.do(MoveRobot(0, Hex(-1, 0)))
    assert scene.asked == (PURPLE, "turn"), "no point is left to spend"
    assert scene.company(PURPLE).discoveries == ["DT13"]
    assert scene.left("M5") == 8
    assert scene.company(PURPLE).reception == 4


@pytest.mark.rule("OM-AMB-29")
@pytest.mark.rule("OM-ROVER-5", refuses=True)
def test_two_recycling_bots_do_not_take_the_same_letter() -> None:
    scene = Scene(research="one_per_hex_two_hexes")
    scene.level(2)
    for cell in ((-2, 2), (-3, 2)):
        scene.building("oxygen_condenser", *cell)
    built = {building.hex for building in scene.state.buildings}
    scene.state.finds = [spot for spot in scene.state.finds if spot.hex not in built]
    scene.show_plan("BP21")
    scene.plan(PURPLE, "BP21", built=Hex(-2, 1))
    scene.robots(PURPLE, (-5, 1), (-3, -1))
    scene.stock(PURPLE, crystals=3)
    scene.executive("E8").do(UsePlan("BP21", "crystals"), MoveRobot(0, Hex(-5, 0)))
    assert scene.refusal(MoveRobot(1, Hex(-4, -1))) == ("OM-ROVER-5", "letter-owned")
    scene.do(AddPoint("robots"), MoveRobot(1, Hex(-4, -1)))
    assert scene.refuses(Stop()) == "OM-ROVER-5", "it may only pass there"
    scene.do(MoveRobot(1, Hex(-4, 0)))
    assert scene.company(PURPLE).research == ["RT-A1"]


@pytest.mark.rule("OM-AMB-29")
@pytest.mark.rule("OM-ROVER-4", refuses=True)
def test_a_crystal_for_a_point_may_not_spoil_the_tile_of_another_bot() -> None:
    scene = Scene()
    scene.level(2)
    for cell in ((-2, 2), (-3, 2)):
        scene.building("oxygen_condenser", *cell)
    scene.plan(PURPLE, "BP21", built=Hex(-2, 1))
    scene.scientist(PURPLE, "S-CHE")
    scene.robots(PURPLE, (-2, -1), (-3, 0))
    scene.find("DT10", -1, -1)
    scene.empty_storage(PURPLE)
    scene.stock(PURPLE, crystals=1, quarters=1)
    scene.executive("E8").do(UsePlan("BP21", "scientist"), MoveRobot(0, Hex(-1, -1)))
    scene.do(MoveRobot(1, Hex(-4, 0)))
    assert scene.refuses(AddPoint("robots")) == "OM-ROVER-4", "the contract costs the crystal"
    scene.stop()
    assert scene.asked == (PURPLE, "hire")


@pytest.mark.rule("OM-CTRL-2")
def test_a_long_way_is_several_moves_so_that_the_list_stays_short() -> None:
    scene = Scene()
    scene.level(5)
    scene.company(PURPLE).rockets, scene.company(PURPLE).hangar = [], 5
    scene.robots(PURPLE, (-1, 0), (1, 0), (0, 1), (1, -1))
    scene.stock(PURPLE, crystals=8)
    scene.main("A-CTRL").do(*[AddPoint("robots")] * 6)
    assert len(scene.legal()) <= 300
    assert scene.refusal(MoveRobot(0, Hex(4, 0))) == ("OM-CTRL-2", "move-by-move")
    scene.do(MoveRobot(0, Hex(2, 0)), MoveRobot(0, Hex(4, 0)))

"""Plans, techs, developments and the Warehouse, rule by rule."""

import pytest

from areopagus.games.colony import events
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.moves import Boost, Build, Pay, Stop, TakeMainAction, UseTech
from areopagus.games.colony.moves.orbit import (
    Develop,
    EnterLab,
    KeepOxygen,
    Learn,
    TakeItem,
    TakePlan,
)
from areopagus.games.colony.pieces import Payment
from tests.games.colony.scene import BLUE, GREEN, ORBIT, PURPLE, Scene


@pytest.mark.rule("OM-PLAN-1")
def test_a_plan_comes_with_its_gain_and_a_marker() -> None:
    scene = Scene(side=ORBIT)
    scene.show_plan("BP11")
    markers = scene.table.markers(PURPLE)
    scene.main("A-PLAN").do(TakePlan("BP11"))
    assert scene.company(PURPLE).reception == 1
    assert scene.table.markers(PURPLE) == markers - 1
    assert "BP11" not in scene.state.plan_display


@pytest.mark.rule("OM-PLAN-1", refuses=True)
def test_only_plans_on_display_can_be_taken() -> None:
    scene = Scene(side=ORBIT).main("A-PLAN")
    assert scene.refuses(TakePlan(scene.state.plan_stack[-1])) == "OM-PLAN-1"


@pytest.mark.rule("OM-PLAN-2")
@pytest.mark.rule("OM-PLAN-2", refuses=True)
def test_without_a_marker_there_is_no_plan() -> None:
    scene = Scene(side=ORBIT)
    scene.level(2)
    for n in range(1, 8):
        scene.plan(PURPLE, f"BP{n:02}")
    assert scene.refuses(TakeMainAction("A-PLAN")) is None
    scene.plan(PURPLE, "BP08")
    assert scene.refuses(TakeMainAction("A-PLAN")) == "OM-PLAN-2"


@pytest.mark.rule("OM-PLAN-3")
def test_the_gap_stays_until_the_colony_grows() -> None:
    scene = Scene(side=ORBIT)
    scene.main("A-PLAN").do(TakePlan(scene.state.plan_display[0]), Stop())
    assert len(scene.state.plan_display) == 5


@pytest.mark.rule("OM-LEARN-1", refuses=True)
def test_a_tile_must_be_paid_and_enter_the_first_column() -> None:
    scene = Scene(side=ORBIT)
    scene.stock(PURPLE, battery=0, mineral=0)
    scene.main("A-LEARN")
    assert scene.refusal(Learn("G3")) == ("OM-LEARN-1", "cannot-pay")
    scene.do(Learn("G1"))
    assert scene.refusal(EnterLab("L2a")) == ("OM-LEARN-1", "not-an-entry")
    scene.do(EnterLab("L1a"))
    assert scene.asked == (PURPLE, "take-item"), "the benefit of the cell"


@pytest.mark.rule("OM-LEARN-2")
@pytest.mark.rule("OM-LEARN-2", refuses=True)
def test_no_type_twice() -> None:
    scene = Scene(side=ORBIT)
    scene.tech(PURPLE, "T-ROV", "L3a")
    tile = next(t for t in scene.state.tech_reserve if t.endswith("ROV"))
    scene.state.tech_reserve.remove(tile)
    scene.state.grid[scene.state.grid.index(None)] = tile
    slot = f"G{scene.state.grid.index(tile) + 1}"
    scene.stock(PURPLE, battery=2)
    scene.main("A-LEARN")
    assert scene.refusal(Learn(slot)) == ("OM-LEARN-2", "type-owned")  # type: ignore[arg-type]
    assert len(scene.legal(Learn)) == 7


@pytest.mark.rule("OM-LEARN-3")
@pytest.mark.rule("OM-LEARN-3", refuses=True)
def test_the_grid_stays_empty_until_the_colony_grows() -> None:
    scene = Scene(side=ORBIT)
    scene.main("A-LEARN").do(Learn("G1"), EnterLab("L1b"), Stop(), Boost())
    assert scene.state.grid[0] is None
    assert scene.refuses(Learn("G1")) == "OM-LEARN-3"
    scene.do(Learn("G2"))


@pytest.mark.rule("OM-LEARN-4")
def test_one_boost_at_most_for_two_entry_cells() -> None:
    scene = Scene(side=ORBIT)
    scene.main("A-LEARN").do(Learn("G1"), EnterLab("L1b"), Stop(), Boost(), Learn("G2"))
    scene.stop()
    assert scene.asked == (PURPLE, "turn")
    assert len(scene.company(PURPLE).lab) == 3


@pytest.mark.rule("OM-RND-1")
def test_one_tile_twice_or_two_tiles_once() -> None:
    scene = Scene(side=ORBIT)
    other = scene.tech(PURPLE, "T-ROV", "L1a")
    scene.main("A-RND").do(Develop(other, "L2a"), Pay(Payment(water=1)))
    scene.do(Develop("TT-SHE-purple", "L3b"), Pay(Payment(oxygen=1)), Stop())
    assert scene.asked == (PURPLE, "boost"), "two developments, then only boosts"


@pytest.mark.rule("OM-RND-2", refuses=True)
def test_a_development_goes_to_a_free_adjacent_cell_of_an_own_tile() -> None:
    scene = Scene(side=ORBIT)
    foreign = scene.tech(GREEN, "T-ROV", "L1a")
    scene.main("A-RND")
    assert scene.refusal(Develop("TT-SHE-purple", "L4b")) == ("OM-RND-2", "not-next")
    assert scene.refusal(Develop(foreign, "L2a")) == ("OM-RND-2", "not-your-tile")
    scene.stock(PURPLE, oxygen=0, mineral=0)
    assert scene.refusal(Develop("TT-SHE-purple", "L3a")) == ("OM-RND-2", "cannot-pay")


@pytest.mark.rule("OM-RND-3")
def test_a_colonist_brings_one_more_development() -> None:
    scene = Scene(side=ORBIT)
    scene.building("shelter", -3, 0, owner=PURPLE)
    scene.stock(PURPLE, oxygen=3, mineral=0)
    scene.main("A-RND").do(Develop("TT-SHE-purple", "L3b"), Stop())
    scene.do(Develop("TT-SHE-purple", "L4b"), Boost(), Develop("TT-SHE-purple", "L5b"))
    scene.do(Pay(Payment(oxygen=1, water=1)))
    assert scene.company(PURPLE).lab[0].cell == "L5b"
    assert scene.company(PURPLE).working == 1


def test_the_last_cell_costs_a_crystal() -> None:
    scene = Scene(side=ORBIT)
    scene.place_tech(PURPLE, "TT-SHE-purple", "L5a")
    scene.stock(PURPLE, mineral=0)
    scene.main("A-RND").do(Develop("TT-SHE-purple", "L6a"))
    assert (scene.company(PURPLE).crystals, scene.company(PURPLE).storage.oxygen) == (0, 0)
    assert scene.points(PURPLE)["tech"] == 9


@pytest.mark.rule("OM-SUPPLY-2")
def test_a_colonist_brings_one_more_item() -> None:
    scene = Scene(side=ORBIT)
    scene.main("A-SUPPLY").do(TakeItem("water"), Boost(), TakeItem("crystal"))
    purple = scene.company(PURPLE)
    assert (purple.storage.water, purple.crystals, purple.working) == (2, 2, 1)
    assert (scene.state.warehouse.water, scene.state.warehouse.crystal) == (2, 2)


@pytest.mark.rule("OM-SUPPLY-1", refuses=True)
def test_what_is_not_in_stock_cannot_be_taken() -> None:
    scene = Scene(side=ORBIT)
    scene.state.warehouse.water = 0
    scene.main("A-SUPPLY")
    assert scene.refusal(TakeItem("water")) == ("OM-SUPPLY-1", "not-in-warehouse")
    assert scene.refusal(TakeItem("mineral")) == ("OM-SUPPLY-1", "not-in-warehouse")


# Techs in use.


def _two_techs() -> Scene:
    scene = Scene()
    scene.tech(PURPLE, "T-GEN", "L2a")
    scene.tech(GREEN, "T-GEN", "L4b")
    scene.stock(PURPLE, mineral=2)
    return scene.main("A-BUILD").do(Build("generator", Hex(-1, -2)))


@pytest.mark.rule("OM-TECH-1")
def test_own_or_another_seats_tile_may_be_used() -> None:
    scene = _two_techs()
    assert {move.owner for move in scene.legal(UseTech)} == {PURPLE, GREEN}
    own = scene.company(PURPLE).lab[1].tile
    scene.do(UseTech(PURPLE, own))
    assert scene.state.dues == []
    assert scene.company(PURPLE).storage.oxygen == 1


@pytest.mark.rule("OM-TECH-1", refuses=True)
def test_a_tile_of_another_type_or_place_is_of_no_use() -> None:
    scene = _two_techs()
    assert scene.refuses(UseTech(PURPLE, "TT-SHE-purple")) == "OM-TECH-1"
    assert scene.refuses(UseTech(BLUE, scene.company(GREEN).lab[1].tile)) == "OM-TECH-1"


@pytest.mark.rule("OM-TECH-2")
def test_the_level_is_the_column() -> None:
    scene = Scene()
    scene.tech(PURPLE, "T-GEN", "L4b")
    assert [tech.level for tech in scene.table.techs("T-GEN")] == [4]
    scene.tech(GREEN, "T-GEN", "L1b")
    assert sorted(tech.level for tech in scene.table.techs("T-GEN")) == [1, 4]


@pytest.mark.rule("OM-TECH-4", refuses=True)
def test_only_the_used_tile_develops() -> None:
    scene = _two_techs()
    tile = scene.company(GREEN).lab[1].tile
    scene.do(UseTech(GREEN, tile))
    if scene.asked[1] == "pay":
        scene.do(Pay(Payment(mineral=1, oxygen=1)))
    scene.stop()
    assert scene.asked == (GREEN, "settle-tech")
    assert scene.refuses(Develop("TT-SHE-green", "L3a")) == "OM-TECH-4"
    scene.do(Develop(tile, "L5a"))
    assert scene.company(GREEN).storage.total == 5, "the oxygen went back to the supply"


@pytest.mark.rule("OM-TECH-5")
def test_each_use_costs_its_own_oxygen() -> None:
    scene = Scene()
    scene.tech(GREEN, "T-GEN", "L4b")
    scene.plan(PURPLE, "BP04", built=Hex(0, -2))
    scene.scientist(PURPLE, "S-RND")
    scene.stock(PURPLE, mineral=2, oxygen=2)
    scene.main("A-BUILD").do(Build("generator", Hex(-1, -2)))
    scene.do(Pay(Payment(mineral=1, oxygen=1)), Stop(), KeepOxygen())
    assert scene.company(PURPLE).storage.oxygen == 1
    scene.executive("E8")
    scene.do(scene.legal()[0])
    scene.do(Build("generator", Hex(-2, -2)))
    assert scene.company(PURPLE).storage.oxygen == 0
    assert scene.asked == (GREEN, "settle-tech")


@pytest.mark.rule("OM-AMB-18")
def test_another_seats_shelter_tech_serves_for_own_shelters() -> None:
    scene = Scene()
    scene.building("shelter", -3, 0, owner=PURPLE)
    scene.place_tech(GREEN, "TT-SHE-green", "L3a")
    scene.stock(PURPLE, oxygen=2, mineral=0)
    scene.main("A-BUILD").do(Build("shelter", Hex(-2, 0)))
    assert scene.told(events.TechUsed) == [
        events.TechUsed(seat=PURPLE, owner=GREEN, tile="TT-SHE-green")
    ]
    assert scene.asked == (GREEN, "settle-tech")

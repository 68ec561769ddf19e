"""Each discovery tile, taken by a rover that stops on it."""

from typing import Any

import pytest

from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.moves import Build, Pay, Stop, Upgrade
from areopagus.games.colony.moves.cards import Hire
from areopagus.games.colony.moves.drive import StepRover
from areopagus.games.colony.moves.orbit import Develop, Learn, TakeItem, TakePlan
from areopagus.games.colony.pieces import Payment
from tests.games.colony.scene import PURPLE, Scene


def _scene(tile: Any) -> Scene:
    """Purple's rover is one step from a tile."""
    scene = Scene()
    scene.find(tile, 1, 0)
    return scene


def _take(scene: Scene, tile: Any) -> Scene:
    scene.main("A-CTRL").do(StepRover(Hex(1, 0)), Stop())
    assert scene.company(PURPLE).discoveries == [tile]
    return scene


@pytest.mark.rule("OM-ROVER-3")
@pytest.mark.parametrize(
    ("tile", "resource", "stored"),
    [
        ("DT14", "mineral", 2),
        ("DT15", "battery", 3),
        ("DT16", "water", 3),
        ("DT17", "plant", 3),
        ("DT18", "oxygen", 3),
    ],
)
def test_goods(tile: Any, resource: Any, stored: int) -> None:
    scene = _scene(tile)
    scene.building("shelter", -3, 0, owner=PURPLE)
    scene.empty_storage(PURPLE)
    storage = _take(scene, tile).company(PURPLE).storage
    assert (storage.of(resource), storage.total) == (stored, stored)
    assert scene.asked == (PURPLE, "turn")


@pytest.mark.rule("OM-ROVER-4", refuses=True)
def test_goods_need_room() -> None:
    scene = _scene("DT16")
    scene.stock(PURPLE, water=2)
    scene.main("A-CTRL").do(StepRover(Hex(1, 0)))
    assert scene.refusal(Stop()) == ("OM-ROVER-4", "no-use")


@pytest.mark.rule("OM-ROVER-3")
@pytest.mark.parametrize(
    ("tile", "kind", "robot"),
    [
        ("DT02", "mine", (-2, -1)),
        ("DT03", "generator", (-2, -1)),
        ("DT04", "water_extractor", (3, 0)),
        ("DT05", "greenhouse", (-1, 3)),
        ("DT06", "oxygen_condenser", (-2, -1)),
        ("DT07", "shelter", (-2, -1)),
    ],
)
def test_a_construction_of_one_type(tile: Any, kind: Any, robot: tuple[int, int]) -> None:
    scene = _scene(tile)
    scene.robots(PURPLE, robot)
    _take(scene, tile)
    assert {move.building for move in scene.legal(Build)} == {kind}
    assert scene.slots("A-BUILD") == [], "it needs no colonist on the action"


@pytest.mark.rule("OM-ROVER-3")
def test_a_construction_of_any_type() -> None:
    scene = _take(_scene("DT09"), "DT09")
    built = {move.building for move in scene.legal(Build)}
    assert built == {"mine", "generator", "oxygen_condenser", "shelter"}


@pytest.mark.rule("OM-ROVER-3")
def test_two_developments_at_the_price_of_their_columns() -> None:
    scene = _scene("DT01")
    scene.stock(PURPLE, oxygen=2, mineral=0)
    _take(scene, "DT01").do(Develop("TT-SHE-purple", "L3b"), Stop())
    scene.do(Develop("TT-SHE-purple", "L4b"))
    assert scene.company(PURPLE).storage.oxygen == 0
    assert scene.asked == (PURPLE, "turn")


@pytest.mark.rule("OM-ROVER-3")
def test_two_upgrades_each_paid() -> None:
    scene = _scene("DT08")
    for cell in ((-3, 0), (-3, -1)):
        scene.building("shelter", *cell, owner=PURPLE)
    for plan in ("BP11", "BP12"):
        scene.plan(PURPLE, plan)
    scene.stock(PURPLE, mineral=2)
    _take(scene, "DT08").do(Upgrade("BP11", Hex(-3, 0)), Upgrade("BP12", Hex(-3, -1)))
    assert scene.company(PURPLE).storage.mineral == 0
    assert scene.asked == (PURPLE, "turn")


@pytest.mark.rule("OM-ROVER-3")
def test_a_card_for_its_price() -> None:
    scene = _scene("DT10")
    scene.stock(PURPLE, oxygen=2, mineral=0)
    _take(scene, "DT10").do(Hire("S-SYS"))
    assert scene.company(PURPLE).storage.oxygen == 0
    assert scene.slots("A-HIRE") == []
    assert None not in scene.state.display


@pytest.mark.rule("OM-ROVER-3")
def test_two_plans_or_two_items() -> None:
    scene = _take(_scene("DT11"), "DT11")
    one, two = scene.state.plan_display[:2]
    scene.do(TakePlan(one), TakePlan(two))
    assert [own.plan for own in scene.company(PURPLE).plans] == [one, two]
    assert scene.asked == (PURPLE, "turn")
    scene = _take(_scene("DT12"), "DT12").do(TakeItem("water"), TakeItem("crystal"))
    assert (scene.company(PURPLE).storage.water, scene.company(PURPLE).crystals) == (2, 2)
    assert scene.asked == (PURPLE, "turn")


@pytest.mark.rule("OM-ROVER-3")
def test_a_tech_at_grid_cost() -> None:
    scene = _take(_scene("DT19"), "DT19").do(Learn("G3"), Pay(Payment(battery=1)))
    assert scene.company(PURPLE).storage.battery == 0
    assert scene.asked == (PURPLE, "enter-lab")

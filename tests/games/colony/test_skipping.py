"""Nothing is skipped in silence: what a seat could not do is told, with the rule."""

import pytest

from areopagus.games.colony import ON_MARS
from areopagus.games.colony.components import HOUSE_MATERIAL
from areopagus.games.colony.events import Skipped
from areopagus.games.colony.hexes import CENTRE, Hex
from areopagus.games.colony.moves import (
    Build,
    ChooseSpace,
    CompleteGoal,
    Develop,
    MoveRobot,
    PlaceDiscovery,
    Retrieve,
    StepRover,
    Stop,
    Travel,
)
from areopagus.games.colony.pieces import Cargo
from areopagus.games.colony.steps import (
    AftermathStep,
    ConstructStep,
    DriveStep,
    ExploreStep,
    RetrieveStep,
)
from areopagus.kernel.event import with_texts
from tests.games.colony.occasions import asking
from tests.games.colony.scene import ORBIT, PURPLE, Scene


def skipped(scene: Scene) -> list[tuple[str, str]]:
    return [(event.step, event.rule) for event in scene.told(Skipped)]


def arriving() -> Scene:
    """Purple travels to the colony, and no empty hex lies three from its rover."""
    scene = Scene(side=ORBIT).journey(PURPLE)
    around = HOUSE_MATERIAL.land.ring(CENTRE, 3)
    free = [cell for cell in around if scene.table.board.is_empty(cell)]
    scene.crystals_on(*((cell.q, cell.r) for cell in free))
    return scene


@pytest.mark.rule("OM-AMB-38")
def test_a_discovery_tile_without_a_place_is_told() -> None:
    scene = arriving().do(Travel("shuttle"))
    assert skipped(scene) == [("place-discovery", "OM-AMB-38")]
    assert scene.asked == (PURPLE, "choose-space")


@pytest.mark.rule("OM-AMB-38", refuses=True)
def test_laying_it_anyway_is_refused_by_the_same_rule() -> None:
    scene = arriving().do(Travel("shuttle"))
    tile = scene.state.exploration[0]
    assert scene.refusal(PlaceDiscovery(tile, Hex(3, 0))) == ("OM-AMB-38", "no-exploring-hex")


@pytest.mark.rule("OM-AMB-30")
@pytest.mark.rule("OM-AMB-30", refuses=True)
def test_no_discovery_tile_is_left() -> None:
    scene = Scene(side=ORBIT).journey(PURPLE)
    state = scene.state
    laid = [*state.exploration, *state.discovery_stack]
    scene.company(PURPLE).discoveries = laid
    state.exploration, state.discovery_stack = [], []
    scene.do(Travel("shuttle"))
    assert skipped(scene) == [("place-discovery", "OM-AMB-30")]
    assert scene.refusal(PlaceDiscovery(laid[0], Hex(3, 0))) == ("OM-AMB-30", "no-discovery")


@pytest.mark.rule("OM-AMB-38")
@pytest.mark.rule("OM-AMB-38", refuses=True)
@pytest.mark.rule("OM-TRAVEL-C", refuses=True)
def test_a_table_at_which_no_tile_can_be_laid_is_admitted_and_judged() -> None:
    scene = arriving().do(Travel("shuttle"))
    state = scene.state
    state.pending.append(ExploreStep(seat=PURPLE))
    question = ON_MARS.questions(state)[0]
    assert ON_MARS.can_be_answered(state, question), "it is not refused as an open question"
    tile = state.exploration[0]
    assert scene.refusal(PlaceDiscovery(tile, Hex(3, 0))) == ("OM-AMB-38", "no-exploring-hex")
    scene.do(Stop())
    assert skipped(scene) == [("place-discovery", "OM-AMB-38")]
    assert scene.asked == (PURPLE, "choose-space")

    free = Scene(side=ORBIT).journey(PURPLE).do(Travel("shuttle"))
    assert free.asked == (PURPLE, "place-discovery")
    assert free.refusal(Stop()) == ("OM-TRAVEL-C", "tile-can-be-laid")


@pytest.mark.rule("OM-SHU-3")
def test_who_cannot_travel_is_told_to_stay() -> None:
    scene = Scene(2, turn=1)
    scene.end()
    assert skipped(scene) == [("journey", "OM-SHU-3"), ("journey", "OM-SHU-3")]


@pytest.mark.rule("OM-SET-14")
def test_a_bonus_that_cannot_be_had_is_told() -> None:
    scene = Scene(side=ORBIT).journey(PURPLE)
    scene.state.warehouse = Cargo()
    scene.do(Travel("shuttle"))
    while scene.asked[1] == "place-discovery":
        scene.do(scene.legal()[0])
    scene.do(ChooseSpace(8))
    assert skipped(scene)[0] == ("take-item", "OM-SUPPLY-1")


@pytest.mark.rule("OM-GEN-5")
def test_a_benefit_that_cannot_be_paid_is_told_by_its_words() -> None:
    scene = Scene().journey(PURPLE)
    scene.empty_storage(PURPLE)
    scene.do(Travel("shuttle"), ChooseSpace(4))
    event, *_ = scene.told(Skipped)
    assert (event.step, event.rule, event.of) == ("offer", "OM-GEN-5", "TO4")
    (told,) = with_texts([event], ON_MARS.speaker(scene.state, "en"))
    assert str(told.text).endswith(
        " could not take the benefit: bring 1 colonist from your reserve to your living quarters,"
        " for 1 water or 1 plant."
    )


@pytest.mark.rule("OM-GOAL-1")
def test_half_a_reward_is_told() -> None:
    scene = Scene()
    for cell in ((-3, 0), (-3, -1)):
        scene.building("shelter", *cell, owner=PURPLE)
    scene.goals(PURPLE, "PG07")
    scene.place_tech(PURPLE, "TT-SHE-purple", "L5a")
    scene.do(CompleteGoal("PG07", "a"), Develop("TT-SHE-purple", "L6a"))
    assert skipped(scene) == [("develop", "OM-RND-2")]


def test_what_is_done_to_the_end_is_not_called_skipped() -> None:
    scene = asking(RetrieveStep(seat=PURPLE, left=12, places=["A-BUILD"], by="BP19"))
    scene.colonists("A-BUILD", PURPLE)
    scene.do(Retrieve("A-BUILD"))
    assert skipped(scene) == []


@pytest.mark.rule("OM-ROVER-3", refuses=True)
def test_a_tile_that_names_a_building_constructs_no_other() -> None:
    scene = asking(ConstructStep(seat=PURPLE, only="generator", by="DT03"))
    assert scene.refusal(Build("mine", Hex(-1, -1))) == ("OM-ROVER-3", "other-type")


@pytest.mark.rule("OM-AMB-29", refuses=True)
def test_robots_like_rovers_go_hex_by_hex() -> None:
    scene = asking(DriveStep(seat=PURPLE, robots=3, as_rovers=True, by="BP21"))
    assert scene.refusal(MoveRobot(0, Hex(-1, -3))) == ("OM-AMB-29", "hex-by-hex")


@pytest.mark.rule("OM-GEN-8", refuses=True)
def test_nobody_comes_back_from_where_nobody_is() -> None:
    scene = asking(
        RetrieveStep(seat=PURPLE, left=1, places=["A-UPG", "working_area", "A-PLAN"], by="LB4")
    )
    scene.colonists("A-PLAN", PURPLE)
    assert scene.refusal(Retrieve("A-UPG")) == ("OM-GEN-8", "nobody-there")
    assert scene.refusal(Retrieve("working_area")) == ("OM-GEN-8", "nobody-working")


def test_a_movement_that_was_made_is_over_without_a_word() -> None:
    scene = asking(AftermathStep(seat=PURPLE), DriveStep(seat=PURPLE, rover=1, by="E2"))
    scene.do(StepRover(Hex(1, 0)), Stop())
    assert skipped(scene) == []

"""Scientists, contracts, journeys and the end, rule by rule."""

import pytest

from areopagus.games.colony import ON_MARS, events
from areopagus.games.colony.components import HOUSE_MATERIAL
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.moves import Accept, Deliver, EndTurn, Pay, Stop, TakeMainAction
from areopagus.games.colony.moves.cards import Hire
from areopagus.games.colony.moves.journey import ChooseSpace, PlaceDiscovery, Stay, Travel
from areopagus.games.colony.pieces import Payment
from tests.games.colony.scene import BLUE, GREEN, ORBIT, PURPLE, YELLOW, Scene


@pytest.mark.rule("OM-HIRE-1", refuses=True)
def test_a_card_must_lie_there_and_be_paid() -> None:
    scene = Scene()
    scene.stock(PURPLE, oxygen=0, mineral=0)
    scene.main("A-HIRE")
    assert scene.refusal(Hire("S-SYS")) == ("OM-HIRE-1", "cannot-pay")
    assert scene.refusal(Hire("EC01")) == ("OM-HIRE-1", "not-on-display")


@pytest.mark.rule("OM-HIRE-2")
def test_a_scientist_comes_with_its_figure_on_its_card() -> None:
    scene = Scene()
    scene.main("A-HIRE").do(Hire("S-GEO"))
    (own,) = scene.company(PURPLE).scientists
    assert (own.scientist, own.plan) == ("S-GEO", None)


@pytest.mark.rule("OM-HIRE-3")
@pytest.mark.rule("OM-AMB-13")
@pytest.mark.rule("OM-AMB-30")
def test_the_top_contract_fills_the_gap_at_once() -> None:
    scene = Scene()
    top = scene.state.contract_deck[-1]
    scene.main("A-HIRE").do(Hire("S-GEO"))
    assert scene.state.display[0] == top
    assert scene.told(events.DisplayRefilled) == [events.DisplayRefilled(contract=top)]
    scene = Scene()
    for card in list(scene.state.contract_deck):
        scene.contract(BLUE, card)
    scene.main("A-HIRE").do(Hire("S-GEO"))
    assert scene.state.display[0] is None, "an exhausted deck leaves the gap"


@pytest.mark.rule("OM-CON-1")
@pytest.mark.rule("OM-CON-3")
def test_goods_complete_a_delivery() -> None:
    scene = Scene()
    contract = scene.contract(PURPLE, "EC07", mineral=3)
    scene.do(Deliver("EC07", "mineral"))
    assert contract.done
    assert scene.left("M9") == 2
    assert scene.company(PURPLE).reception == 1


@pytest.mark.rule("OM-CON-1", refuses=True)
def test_a_delivery_takes_exact_types_only() -> None:
    scene = Scene()
    scene.contract(PURPLE, "EC09", water=3)
    scene.contract(GREEN, "EC07")
    assert scene.refusal(Deliver("EC09", "water")) == ("OM-CON-1", "not-needed")
    assert scene.refusal(Deliver("EC09", "battery")) == ("OM-CON-1", "not-needed")
    assert scene.refusal(Deliver("EC07", "mineral")) == ("OM-CON-1", "not-your-contract")
    scene.stock(PURPLE, mineral=0)
    assert scene.refusal(Deliver("EC09", "mineral")) == ("OM-CON-1", "none-left")


def test_crystals_are_delivered_from_the_depot() -> None:
    scene = Scene()
    scene.contract(PURPLE, "EC12")
    scene.do(Deliver("EC12", "crystal"))
    assert scene.company(PURPLE).crystals == 0
    assert scene.refuses(Deliver("EC12", "crystal")) == "OM-CON-1"


# Journeys.


@pytest.mark.rule("OM-SHU-2")
def test_each_seat_stays_or_travels() -> None:
    scene = Scene(side=ORBIT)
    scene.end()
    assert scene.asked == (PURPLE, "journey")
    assert scene.legal() == [Travel("shuttle"), Stay()]
    scene.do(Stay())
    assert scene.asked == (GREEN, "journey")


@pytest.mark.rule("OM-SHU-2", refuses=True)
def test_nothing_else_is_done_in_the_shuttle_phase() -> None:
    scene = Scene().journey(PURPLE)
    assert scene.refuses(TakeMainAction("A-CTRL")) == "OM-SHU-2"


@pytest.mark.rule("OM-SHU-3")
@pytest.mark.rule("OM-AMB-24")
def test_a_rocket_of_the_hangar_travels_any_way() -> None:
    scene = Scene()
    scene.company(PURPLE).rockets, scene.company(PURPLE).hangar = [1, 2, 3, 4], 1
    scene.journey(PURPLE, riding=False).do(Travel("rocket"))
    assert scene.company(PURPLE).hangar == 0
    assert scene.asked == (PURPLE, "choose-space")
    assert scene.told(events.Travelled)[0].side == "orbit"


@pytest.mark.rule("OM-SHU-3", refuses=True)
def test_no_ride_without_shuttle_or_rocket() -> None:
    scene = Scene().journey(PURPLE, riding=False)
    assert scene.refusal(Travel("rocket")) == ("OM-SHU-3", "no-hangar-rocket")
    assert scene.refusal(Travel("shuttle")) == ("OM-SHU-3", "no-shuttle")
    scene = Scene()
    scene.company(PURPLE).rockets, scene.company(PURPLE).hangar = [1, 2, 3, 4], 1
    scene.journey(PURPLE)
    assert scene.refusal(Travel("rocket")) == ("OM-SHU-3", "shuttle-is-free")


@pytest.mark.rule("OM-TRAVEL-C", refuses=True)
def test_a_discovery_lies_exactly_three_away_and_the_space_is_in_the_colony() -> None:
    scene = Scene(side=ORBIT).journey(PURPLE).do(Travel("shuttle"))
    tile = scene.state.exploration[0]
    hidden = scene.state.discovery_stack[0]
    assert scene.refusal(PlaceDiscovery(tile, Hex(1, 1))) == ("OM-TRAVEL-C", "not-three-away")
    assert scene.refusal(PlaceDiscovery(hidden, Hex(3, 0))) == (
        "OM-TRAVEL-C",
        "not-on-exploration",
    )
    scene.do(PlaceDiscovery(tile, Hex(3, 0)))
    assert len(scene.state.exploration) == 2
    assert scene.refuses(ChooseSpace(1)) == "OM-TRAVEL-C"
    scene.do(ChooseSpace(5))
    assert scene.company(PURPLE).space == 5


@pytest.mark.rule("OM-AMB-38")
def test_without_an_empty_hex_no_discovery_is_laid() -> None:
    scene = Scene(side=ORBIT)
    scene.rover(PURPLE, 6, -3)
    board = scene.table.board
    around = HOUSE_MATERIAL.land.ring(Hex(6, -3), 3)
    scene.state.crystals = [cell for cell in around if board.is_empty(cell)]
    scene.journey(PURPLE).do(Travel("shuttle"))
    assert scene.asked == (PURPLE, "choose-space")
    assert scene.told(events.DiscoveryPlaced) == []


@pytest.mark.rule("OM-TRAVEL-O", refuses=True)
def test_the_space_is_in_orbit() -> None:
    scene = Scene().journey(PURPLE).do(Travel("shuttle"))
    assert scene.refuses(ChooseSpace(6)) == "OM-TRAVEL-O"
    scene.do(ChooseSpace(2))
    assert scene.asked == (PURPLE, "take-item")


@pytest.mark.rule("OM-TRAVEL-3")
def test_colonists_in_mines_stay_there() -> None:
    scene = Scene()
    scene.building("mine", 1, 1, colonist=PURPLE)
    scene.journey(PURPLE).do(Travel("shuttle"))
    assert scene.table.board.held == {Hex(1, 1): PURPLE}


@pytest.mark.rule("OM-AMB-23")
def test_the_order_of_travel_is_fixed_and_left_spaces_are_free() -> None:
    scene = Scene(2)
    scene.company(0).space, scene.company(1).space = 1, 2
    scene.end()
    scene.do(Travel("shuttle"))
    scene.do(scene.legal(PlaceDiscovery)[0], ChooseSpace(8), Stop())
    assert scene.asked == (1, "journey")
    scene = Scene(2, turn=1)
    scene.company(0).space, scene.company(1).space = 5, 6
    scene.state.shuttle = "C1"
    scene.end()
    scene.do(Travel("shuttle"), ChooseSpace(1))
    assert scene.asked == (1, "journey")


def test_space_4_sells_a_colonist() -> None:
    scene = Scene().journey(PURPLE).do(Travel("shuttle"), ChooseSpace(4))
    assert scene.asked == (PURPLE, "offer")
    scene.do(Accept())
    assert {move.resources for move in scene.legal(Pay)} == {
        Payment(water=1),
        Payment(plant=1),
        Payment(mineral=1),
    }
    scene.do(Pay(Payment(water=1)))
    assert scene.company(PURPLE).quarters == 4


# The end.


@pytest.mark.rule("OM-END-1", refuses=True)
def test_nothing_is_legal_after_the_end() -> None:
    scene = Scene(2, turn=1, round_limit=1)
    scene.end()
    assert ON_MARS.is_over(scene.state)
    assert scene.refuses(EndTurn(), seat=0) == "OM-END-1"


@pytest.mark.rule("OM-HOUSE-1")
def test_the_round_limit_ends_the_game_without_a_shuttle_phase() -> None:
    scene = Scene(2, turn=1, round_limit=1)
    scene.stock(0, reception=1)
    scene.end()
    assert ON_MARS.is_over(scene.state)
    assert scene.state.round == 1
    assert scene.company(0).crystals == 2, "reception crystals move as usual"


@pytest.mark.rule("OM-END-3")
@pytest.mark.rule("OM-END-3", refuses=True)
def test_the_last_goods_go_to_contracts() -> None:
    scene = Scene(2, turn=1, round_limit=1)
    scene.contract(0, "EC07", mineral=3)
    scene.end()
    assert scene.asked == (0, "deliver")
    assert scene.refuses(EndTurn()) == "OM-END-3"
    scene.do(Deliver("EC07", "mineral"))
    assert ON_MARS.is_over(scene.state)
    assert scene.points(0)["contract-done"] == 9


@pytest.mark.rule("OM-SCORE-8")
def test_totals_may_be_negative() -> None:
    scene = Scene()
    for plan in ("BP01", "BP02", "BP03"):
        scene.plan(YELLOW, plan)
    scene.stock(YELLOW, quarters=0)
    assert scene.total(YELLOW) == 2 - 9

"""Setup, rule by rule."""

from typing import Any

import pytest

from areopagus.games.colony import ON_MARS
from areopagus.games.colony.components import HOUSE_MATERIAL, TECH_TYPES
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.moves.journey import ChooseSpace, PlaceShuttle
from areopagus.games.colony.moves.orbit import TakePlan
from areopagus.games.colony.questions import ASKING
from areopagus.games.colony.state import OnMars, Options
from areopagus.kernel.errors import InvalidSetup
from areopagus.kernel.wording import Wording
from tests.games.colony.scene import Scene


def fresh(seats: int = 4, seed: str = "setup", **options: Any) -> OnMars:
    state: OnMars = ON_MARS.setup([None] * seats, seed, Options(**options))
    ON_MARS.admit(state)
    return state


def placing(seats: int = 4) -> Scene:
    """The very first question of a game."""
    scene = Scene(seats)
    scene.state = fresh(seats)
    return scene


@pytest.mark.rule("OM-SET-1")
def test_seats_choose_from_the_first_one_on() -> None:
    scene = placing()
    asked = []
    for space in (5, 1, 8, 4):
        asked.append(scene.seat)
        scene.do(ChooseSpace(space))
        while scene.asked[1] not in ("choose-space", "place-shuttle"):
            scene.stop()
    assert asked == [0, 1, 2, 3]


@pytest.mark.rule("OM-SET-2")
@pytest.mark.rule("OM-AMB-31")
def test_two_discovery_tiles_lie_face_up() -> None:
    state = fresh()
    assert (len(state.exploration), len(state.discovery_stack)) == (2, 17)
    assert all(company.points == 0 for company in state.companies)


@pytest.mark.rule("OM-SET-3")
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 3), (4, 3)])
def test_the_warehouse_is_filled(seats: int, each: int) -> None:
    house = fresh(seats).warehouse
    assert [house.crystal, house.battery, house.water, house.plant, house.oxygen] == [each] * 5
    assert house.mineral == 0


@pytest.mark.rule("OM-SET-4")
@pytest.mark.parametrize(("seats", "reserve"), [(2, 0), (3, 8), (4, 8)])
def test_one_set_of_techs_is_laid_out(seats: int, reserve: int) -> None:
    state = fresh(seats)
    assert len({TECH_TYPES[tile] for tile in state.grid if tile}) == 8
    assert len({tile[3] for tile in state.grid if tile}) == 1
    assert len(state.tech_reserve) == reserve
    assert all(c.lab[0].tile.startswith("TT-SHE") for c in state.companies)


@pytest.mark.rule("OM-SET-5")
def test_plans_of_level_1_lie_on_those_of_level_3() -> None:
    state = fresh()
    assert [HOUSE_MATERIAL.plans[plan].level for plan in state.plan_display] == [1] * 6
    assert [HOUSE_MATERIAL.plans[plan].level for plan in state.plan_stack] == [3] * 12 + [1] * 6


@pytest.mark.rule("OM-SET-6")
def test_scientists_lie_in_their_order() -> None:
    state = fresh()
    assert state.display == ["S-GEO", "S-RND", "S-HYD", "S-BIO", "S-CHE", "S-SYS"]
    assert len(state.contract_deck) == 12


@pytest.mark.rule("OM-SET-7")
def test_starting_buildings_surround_the_mine_at_random() -> None:
    layouts = set()
    for seed in range(12):
        state = fresh(seed=str(seed))
        common = {b.hex: b.building for b in state.buildings if b.owner is None}
        assert common.pop(Hex(0, 0)) == "mine"
        assert set(common) == {Hex(0, -2), Hex(2, -1), Hex(0, 2), Hex(-2, 1)}
        layouts.add(tuple(sorted((cell.q, cell.r, kind) for cell, kind in common.items())))
    assert len(layouts) > 3


@pytest.mark.rule("OM-SET-8")
def test_each_stock_has_six_shuffled_tiles() -> None:
    orders = {tuple(fresh(seed=str(seed)).stocks[0].tiles) for seed in range(6)}
    assert len(orders) > 3
    for stock in fresh().stocks:
        assert len(stock.tiles) == 6
        assert {HOUSE_MATERIAL.tile_types[tile] for tile in stock.tiles} == {stock.building}


@pytest.mark.rule("OM-SET-9")
def test_two_equal_research_tiles_lie_in_each_corner() -> None:
    spots = {spot.hex: spot.finds for spot in fresh().finds}
    assert spots[Hex(-5, 0)] == ["RT-A1", "RT-A2"]
    assert len(spots) == 4


@pytest.mark.rule("OM-SET-10")
@pytest.mark.parametrize(("length", "longs"), [("short", 1), ("long", 2)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_missions_fit_the_length_and_begin_at_their_threshold(
    length: str, longs: int, seats: int
) -> None:
    state = fresh(seats, length=length)
    assert sum(HOUSE_MATERIAL.missions[card.mission].long for card in state.missions) == longs
    for card in state.missions:
        assert card.left == HOUSE_MATERIAL.missions[card.mission].threshold[seats]
    assert state.remaining_missions == 3


@pytest.mark.rule("OM-SET-10")
def test_a_first_game_has_fixed_missions() -> None:
    assert [card.mission for card in fresh(first_game=True).missions] == ["M2", "M8", "M1"]
    with pytest.raises(InvalidSetup) as refused:
        fresh(first_game=True, length="long")
    assert refused.value.pointer == "/options/firstGame"


@pytest.mark.rule("OM-SET-11")
def test_life_support_begins_on_row_1_below_the_colony() -> None:
    state = fresh()
    assert state.level == 1
    assert len(set(state.rewards)) == 4


@pytest.mark.rule("OM-SET-12")
def test_every_seat_gets_its_kit() -> None:
    for company in fresh().companies:
        storage = company.storage
        assert [storage.of(r) for r in ("mineral", "battery", "water", "plant", "oxygen")] == [
            1
        ] * 5
        assert (company.crystals, company.quarters, company.rockets) == (1, 3, [1, 2, 3, 4, 5])
        assert (len(company.robots), company.rover) == (1, None)


@pytest.mark.rule("OM-SET-13")
def test_three_goals_each() -> None:
    goals = [goal for company in fresh().companies for goal in company.goals]
    assert len(set(goals)) == 12


@pytest.mark.rule("OM-SET-14")
def test_the_bonus_of_a_space_comes_at_once() -> None:
    scene = placing().do(ChooseSpace(7))
    assert scene.asked == (0, "take-plan")
    scene.do(TakePlan(scene.state.plan_display[0]))
    assert scene.asked == (1, "choose-space")


@pytest.mark.rule("OM-SET-14", refuses=True)
def test_a_taken_space_is_refused() -> None:
    scene = placing().do(ChooseSpace(5))
    assert scene.refuses(ChooseSpace(5)) == "OM-SET-14"
    assert scene.refuses(TakePlan("BP01")) == "OM-SET-14"


def _placed() -> Scene:
    return placing(2).do(ChooseSpace(5), ChooseSpace(1))


@pytest.mark.rule("OM-SET-15")
def test_the_highest_space_places_the_shuttle() -> None:
    scene = _placed()
    assert scene.asked == (0, "place-shuttle")
    scene.do(PlaceShuttle("C1"))
    assert scene.shuttle == "C1"
    assert scene.asked == (1, "turn")


@pytest.mark.rule("OM-SET-15", refuses=True)
def test_the_shuttle_begins_on_a_red_space() -> None:
    assert _placed().refuses(PlaceShuttle("C2")) == "OM-SET-15"


@pytest.mark.rule("OM-MIS-3")
def test_a_bonus_at_setup_counts_for_missions() -> None:
    scene = placing()
    scene.missions("M2", "M4", "M9")
    scene.do(ChooseSpace(7), TakePlan(scene.state.plan_display[0]))
    assert scene.left("M2") == 12
    assert scene.left("M4") == 5, "robots placed at setup do not count"
    assert scene.company(0).reception >= 1


def test_the_same_seed_gives_the_same_state() -> None:
    assert ON_MARS.encode(fresh()) == ON_MARS.encode(fresh())
    assert ON_MARS.encode(fresh(seed="a")) != ON_MARS.encode(fresh(seed="b"))


def test_every_question_has_a_prompt_in_both_languages() -> None:
    wording: Wording = ON_MARS.wording
    for step in ASKING:
        prompt = wording.prompts[step.kind]
        assert prompt.en
        assert prompt.fr

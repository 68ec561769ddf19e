"""The laws every game obeys, for On Mars: 2, 3 and 4 seats, both lengths, other rulings."""

from typing import Any

import pytest
from msgspec.structs import replace

from areopagus.games.colony import ON_MARS
from areopagus.games.colony.state import OnMars, Options
from tests.laws.contender import Contender
from tests.laws.pictures import PictureLaws
from tests.laws.suite import Laws
from tests.laws.words import WordLaws

OTHER_RULINGS = {
    "tech_count": "existing_buildings",
    "upgrade_tech": "1+N",
    "tech_oxygen": "supply",
    "tech_development": "column_cost_using_that_oxygen",
    "rover_tech": "any_tile_plus_N",
    "warehouse_crystal": "reception",
    "research": "one_per_hex_two_hexes",
    "contract_refill": "chosen_by_the_taker",
    "ship_pick": "lowest",
    "tile_take": "may_take",
    "rover_crystal": "reception",
    "timing": "end_of_turn",
    "goal_spending": "any_payment",
    "main_action": "must",
}


def limit(state: OnMars) -> None:
    """End a game without OM-HOUSE-1 with the next round: nothing in the rules bounds it."""
    if state.options.round_limit is None:
        state.options = replace(state.options, round_limit=state.round + 1)


def contender(seats: int, rounds: int, label: str, **options: Any) -> Contender:
    return Contender(
        game=ON_MARS,
        seats=seats,
        length=rounds * seats * 7,
        bound=rounds * seats * 60,
        limit=limit,
        options=Options(round_limit=rounds, **options),
        label=label,
    )


CONTENDERS = [
    contender(2, 14, "short"),
    contender(3, 10, "long", length="long"),
    contender(4, 8, "first-game", first_game=True),
    contender(2, 14, "other-rulings", **OTHER_RULINGS),
    contender(4, 8, "other-rulings", **OTHER_RULINGS),
]


@pytest.mark.parametrize("contender", CONTENDERS, ids=str)
class TestLaws(WordLaws, Laws):
    pass


@pytest.mark.parametrize("contender", CONTENDERS, ids=str)
class TestPictures(PictureLaws):
    pass

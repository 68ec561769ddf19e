"""The laws every game obeys, for On Mars: 2, 3 and 4 seats, both lengths, other rulings."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from areopagus.games.colony import ON_MARS
from areopagus.games.colony.state import OnMars, Options
from areopagus.kernel import codec
from areopagus.kernel.event import Event
from areopagus.kernel.move import Move
from tests.games.colony.players import greedy, play
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


@pytest.mark.slow
def test_what_is_imagined_fits_colonies_that_have_grown() -> None:
    """Random walks seldom leave the first level, where the stack of plans is another."""
    levels = set()

    def look(state: OnMars, seat: int, _: Move, __: list[Event]) -> None:
        if state.level not in levels and state.level > 1:
            levels.add(state.level)
            for viewer in range(len(state.companies)):
                view = ON_MARS.view(state, viewer)
                imagined = ON_MARS.imagine(view, viewer, Random(viewer))
                ON_MARS.admit(imagined)
                assert codec.encode(ON_MARS.view(imagined, viewer)) == codec.encode(view)

    play(3, 5, Options(round_limit=40), greedy, look)
    assert levels >= {2, 3}

"""The laws every game obeys, for On Mars: 2, 3 and 4 seats, both lengths, other rulings."""

from random import Random
from typing import Any

import pytest

from areopagus.games.colony import ON_MARS
from areopagus.games.colony.components import GOALS
from areopagus.games.colony.state import OnMars, Options
from tests.laws.contender import Contender
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


def scramble(state: OnMars, viewer: int | None, rng: Random) -> OnMars:
    """Another state that a viewer cannot tell from this one."""
    _exchange_goals(state, viewer, rng)
    rng.shuffle(state.discovery_stack)
    rng.shuffle(state.tech_reserve)
    for stock in state.stocks:
        rng.shuffle(stock.tiles)
    if state.options.contract_refill == "top_of_deck":
        rng.shuffle(state.contract_deck)
    _reshuffle_plans(state, rng)
    state.dice.seed = f"other-{rng.random()}"
    return state


def _exchange_goals(state: OnMars, viewer: int | None, rng: Random) -> None:
    """The goals of others, in hand or discarded, against any that nobody has shown."""
    others = [c for seat, c in enumerate(state.companies) if seat != viewer]
    known = {c.achieved for c in state.companies}
    if viewer is not None:
        known |= {*state.companies[viewer].goals, *state.companies[viewer].spent}
    unseen: list[Any] = [goal for goal in GOALS if goal not in known]
    rng.shuffle(unseen)
    for company in others:
        company.goals = [unseen.pop() for _ in company.goals]
        company.spent = [unseen.pop() for _ in company.spent]


def _reshuffle_plans(state: OnMars, rng: Random) -> None:
    """Level 1 lies on level 3, so each part is shuffled by itself."""
    low = max(0, len(state.plan_stack) - 6) if state.level == 1 else len(state.plan_stack)
    deep, high = state.plan_stack[:low], state.plan_stack[low:]
    rng.shuffle(deep)
    rng.shuffle(high)
    state.plan_stack = deep + high


def contender(seats: int, rounds: int, label: str, **options: Any) -> Contender:
    return Contender(
        game=ON_MARS,
        seats=seats,
        length=rounds * seats * 7,
        bound=rounds * seats * 60,
        scramble=scramble,
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

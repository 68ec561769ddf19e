"""The team that plans from what everybody sees."""

from typing import Any

import pytest

from areopagus.games.maze import MAGIC_MAZE_ON_MARS as GAME
from areopagus.games.maze.moves import MovePawn, SwitchTile
from areopagus.games.maze.state import MazeState, Options
from areopagus.kernel import codec
from areopagus.search.bots import Bot, Match
from areopagus.search.suggest import suggest


def won(seats: int, seed: str, **options: Any) -> bool:
    bots = [Bot("strong")] * seats
    match = Match(GAME, bots, seed, Options(**options)).run(1_500)
    state: MazeState = match.state
    return state.outcome == "won"


@pytest.mark.parametrize("module", [1, 2, 3])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_team_of_bots_wins_the_first_modules(module: int, seats: int) -> None:
    assert won(seats, f"planner-{module}", module=module)


@pytest.mark.slow
def test_a_team_wins_with_trash_and_slugs_and_all() -> None:
    assert sum(won(4, f"planner-{number}", module=5) for number in range(3)) >= 2


def test_one_plays_alone() -> None:
    assert won(1, "planner-solo", module=1)


def test_all_seats_have_the_same_plan_and_who_may_begins() -> None:
    state = GAME.setup([None] * 3, "same", Options(module=3))
    plans = [GAME.plan(GAME.view(state, seat), 1_000) for seat in range(3)]
    assert plans[0] == plans[1] == plans[2]
    first = plans[0].plays[0]
    found = [suggest(GAME, GAME.view(state, seat), seat, at=1_000) for seat in range(3)]
    suggested = [one.seat for one in found if one.suggestions]
    assert first.seat in suggested
    for one in found:
        if one.suggestions:
            assert one.suggestions[0].move == first.move
        else:
            assert one.awaited[0].move == first.move


def test_a_plan_does_not_look_at_the_stack() -> None:
    state = GAME.setup([None] * 4, "stack", Options(module=4))
    other = codec.copy(state)
    other.stack.reverse()
    assert GAME.plan(GAME.view(state, 0), 500) == GAME.plan(GAME.view(other, 0), 500)


def test_the_timer_is_turned_before_the_sand_runs_out() -> None:
    bots = [Bot("strong")] * 4
    match = Match(GAME, bots, "slow", Options(module=3), pace=3_000, handover=3_000).run(1_500)
    assert match.state.hourglasses, "at three seconds a move one timer is not enough"


def test_in_solo_a_switch_waits_for_its_second() -> None:
    match = Match(GAME, [Bot("strong")], "solo", Options(module=1)).run(400)
    switches = [play for play in match.plays if isinstance(play.move, SwitchTile)]
    assert all(play.at is not None and play.at // 1_000 % 10 == 0 for play in switches)
    assert any(isinstance(play.move, MovePawn) for play in match.plays)

"""The team that plans from what everybody sees."""

from typing import Any

import pytest

from areopagus.games.maze import MAGIC_MAZE_ON_MARS as GAME
from areopagus.games.maze.moves import MovePawn, SwitchTile
from areopagus.games.maze.routes import STEP, SWITCH, find_way
from areopagus.games.maze.state import MazeState, Options
from areopagus.kernel import codec
from areopagus.search.bots import Bot, Match
from areopagus.search.suggest import suggest
from tests.games.maze.positions import S, position


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


@pytest.mark.parametrize("module", [1, 2, 3])
def test_one_plays_alone(module: int) -> None:
    assert won(1, "planner-solo", module=module)


def test_one_plays_alone_with_six_action_tiles() -> None:
    assert won(1, "planner-solo", module=2, solo_advanced=True)


@pytest.mark.slow
def test_one_wins_alone_with_trash_and_slugs_and_all() -> None:
    assert sum(won(1, f"planner-{number}", module=5) for number in range(3)) >= 2


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


def test_in_solo_much_is_done_with_a_tile_before_the_next() -> None:
    match = Match(GAME, [Bot("strong")], "solo", Options(module=3)).run(400)
    switches = sum(isinstance(play.move, SwitchTile) for play in match.plays)
    assert len(match.plays) > 4 * switches


def test_in_solo_a_way_is_dearer_by_each_tile_that_it_takes() -> None:
    alone, two = position(seats=1), position(seats=2)
    for state, tile, cost in ((alone, "T1", STEP + SWITCH), (alone, "T2", STEP), (two, "T1", STEP)):
        state.seats[0].action_tile = tile  # type: ignore[assignment]
        way = find_way(GAME.table(state, None), "blue", S, "P:1,0")
        assert way is not None
        assert way.cost == cost


@pytest.mark.parametrize(("left", "is_turned"), [(60_000, False), (10_000, True)])
def test_in_solo_the_timer_is_turned_when_little_sand_is_left(left: int, is_turned: bool) -> None:
    state = position(seats=1, module=2, tiles=[("A1", 0, 1, 0)], pawns=[("blue", "P:-1,2")])
    state.seats[0].action_tile = "T2"
    plan = GAME.plan(GAME.view(state, 0), state.deadline - left)
    assert (plan.plays[0].move == MovePawn("P:-1,2", "I:0,1:H")) == is_turned


def test_in_solo_a_plan_is_the_same_every_time() -> None:
    view = GAME.view(GAME.setup([None], "same", Options(module=5)), 0)
    assert GAME.plan(view, 10_000) == GAME.plan(view, 10_000)

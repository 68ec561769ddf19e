"""Time: the sand, flips, ticks, and what finds the game lost."""

import pytest

from areopagus.games.maze import MAGIC_MAZE_ON_MARS as GAME
from areopagus.games.maze.events import Flipped, Lost
from areopagus.games.maze.moves import Produce, Signal, Speak, SwitchTile, Tick
from areopagus.games.maze.state import MazeState
from areopagus.kernel.errors import Illegal
from tests.games.maze.positions import (
    ROCKET,
    E,
    S,
    accepts,
    copy,
    fresh,
    play,
    position,
    refused,
    reserve,
    step,
    told,
)

BLUE = Produce(platform=S, colour="blue")
FLIP = step("P:-1,2", "I:0,1:H")
T = 180_000


def before_flip(module: int = 2, **options: int) -> MazeState:
    return position(
        module=module,
        tiles=[("A1", 0, 1, 0)],
        pawns=[("orange", "P:-1,2")],
        options=options,
    )


@pytest.mark.rule("MM-TIME-1")
def test_every_accepted_move_is_the_new_reference() -> None:
    state = fresh()
    play(state, 1, BLUE, at=700)
    assert state.last_at == 700
    play(state, None, Tick(), at=900)
    assert state.last_at == 900
    assert refused(state, 1, BLUE, at=1_000)[0] == "MM-PROD-2"
    assert state.last_at == 900


@pytest.mark.rule("MM-TIME-1")
def test_a_move_without_a_time_is_made_at_the_last_one() -> None:
    state = fresh()
    play(state, None, Tick(), at=5_000)
    play(state, 1, BLUE)
    assert state.last_at == 5_000


@pytest.mark.rule("MM-TIME-1", refuses=True)
def test_nothing_is_listed_for_a_time_before_the_last_move() -> None:
    state = fresh()
    play(state, None, Tick(), at=5_000)
    assert all(not decision.moves for decision in GAME.decisions(state, at=4_999))
    assert refused(state, None, Tick(), at=4_999) == ("MM-TIME-1", "time-backwards")


@pytest.mark.rule("MM-TIME-2")
@pytest.mark.rule("MM-Q3")
def test_the_sand_runs_three_minutes_unless_the_host_chose_otherwise() -> None:
    assert fresh().deadline == T
    assert fresh(hourglass_ms=90_000).deadline == 90_000


@pytest.mark.rule("MM-TIME-4")
def test_a_move_in_the_last_millisecond_is_in_time() -> None:
    state = fresh()
    play(state, 1, BLUE, at=T - 1)
    assert state.outcome == "running"


@pytest.mark.rule("MM-TIME-4", refuses=True)
@pytest.mark.rule("MM-END-3", refuses=True)
def test_the_first_late_move_finds_the_game_lost_and_all_later_ones_over() -> None:
    state = fresh(module=2)
    assert refused(state, 1, BLUE, at=T) == ("MM-TIME-4", "sand-out")
    assert (state.outcome, state.ended_at, state.last_at) == ("lost", T, 0)
    play(state, None, Tick(), at=T)
    assert refused(state, 1, BLUE, at=T + 1) == ("MM-END-3", "game-lost")
    assert refused(state, 0, Signal(spot="slug"), at=T + 1) == ("MM-END-3", "game-lost")


@pytest.mark.rule("MM-TIME-4")
def test_whatever_is_asked_first_after_the_deadline_the_game_is_lost() -> None:
    state = fresh()
    events = GAME.let_time_pass(state, T)
    assert events == [Lost(ended_at=T)]
    assert GAME.is_over(state)
    assert GAME.decisions(state, at=T) == []
    assert GAME.score(state).final
    assert GAME.score(state).winners == []
    assert GAME.view(state, 0).outcome == "lost"
    assert GAME.let_time_pass(state, T + 5) == []


@pytest.mark.rule("MM-TIME-4")
def test_a_tick_past_the_deadline_obtains_the_lost_state() -> None:
    for seat in (None, 0, 2):
        state = fresh()
        events = play(state, seat, Tick(), at=T + 500)
        assert events == [Lost(ended_at=T)]
        assert (state.outcome, state.ended_at, state.last_at) == ("lost", T, T + 500)
        assert refused(state, seat, Tick(), at=T + 500) == ("MM-END-3", "game-lost")


@pytest.mark.rule("MM-TIME-4")
def test_a_late_tick_is_judged_as_it_is_played() -> None:
    state = fresh()
    GAME.let_time_pass(state, T)
    assert accepts(state, None, Tick(), at=T)
    assert accepts(state, 1, Tick(), at=T)
    assert not accepts(state, 3, Tick(), at=T)
    assert not accepts(state, None, Tick())


@pytest.mark.rule("MM-TIME-4")
def test_the_alarm_is_the_tick_that_finds_the_sand_run_out() -> None:
    state = fresh(grace_ms=300)
    alarm = GAME.alarm(state)
    assert alarm is not None
    assert alarm.at == T + 300
    play(state, alarm.seat, alarm.move, alarm.at)
    assert state.outcome == "lost"
    assert GAME.alarm(state) is None


def test_a_tick_is_listed_to_every_seat_and_past_the_deadline_nothing_else_is() -> None:
    state = fresh()
    assert all(Tick() in decision.moves for decision in GAME.decisions(state))
    assert [decision.moves for decision in GAME.decisions(state, at=T)] == [[Tick()]] * 3


@pytest.mark.rule("MM-TIME-4", refuses=True)
def test_a_late_move_is_refused_even_where_nobody_let_time_pass() -> None:
    with pytest.raises(Illegal) as raised:
        GAME.judge(fresh(), 1, BLUE, T)
    assert raised.value.rule == "MM-TIME-4"


@pytest.mark.rule("MM-TIME-1", refuses=True)
@pytest.mark.rule("MM-TIME-4", refuses=True)
def test_time_is_looked_at_before_anything_else() -> None:
    """Neither the module nor the seat allows it; but the clock speaks first."""
    for seat, move in ((0, Signal(spot="slug")), (0, SwitchTile(action_tile="T2")), (5, BLUE)):
        state = fresh()
        state.last_at = 50_000
        assert refused(state, seat, move, at=49_999) == ("MM-TIME-1", "time-backwards")
        with pytest.raises(Illegal) as raised:
            GAME.judge(state, seat, move, T)
        assert raised.value.rule == "MM-TIME-4"


@pytest.mark.rule("MM-TIME-3")
def test_two_flips_in_a_row_give_back_what_the_first_one_took() -> None:
    state = before_flip()
    play(state, 1, FLIP, at=30_000)
    assert state.deadline == 60_000
    state.hourglasses.clear()
    state.pawns.extend(before_flip().pawns)
    play(state, 1, FLIP, at=30_000)
    assert state.deadline == T


@pytest.mark.rule("MM-TIME-5")
def test_turning_a_full_timer_loses_at_once() -> None:
    state = before_flip()
    events = play(state, 1, FLIP, at=0)
    assert told(events, Flipped)[0].deadline == 0
    assert told(events, Lost) == [Lost(ended_at=0)]
    assert (state.outcome, state.ended_at) == ("lost", 0)
    assert refused(state, None, Tick(), at=5) == ("MM-END-3", "game-lost")


@pytest.mark.rule("MM-TIME-6")
def test_nothing_stops_the_sand() -> None:
    state = before_flip()
    play(state, 1, FLIP, at=100_000)
    assert state.comm_open
    play(state, 0, Speak(), at=150_000)
    assert refused(state, 0, BLUE, at=160_000) == ("MM-PROD-1", "no-colour")
    assert refused(state, 0, Speak(), at=200_000) == ("MM-TIME-4", "sand-out")


@pytest.mark.rule("MM-TIME-9")
def test_grace_admits_a_late_move_and_changes_no_deadline() -> None:
    state = fresh(grace_ms=300)
    play(state, 1, BLUE, at=T + 299)
    assert state.deadline == T
    assert refused(copy(state), 0, Speak(), at=T + 300) == ("MM-TIME-4", "sand-out")
    play(state, None, Tick(), at=T + 300)
    assert (state.outcome, state.ended_at) == ("lost", T + 300)


@pytest.mark.rule("MM-TIME-9")
def test_a_flip_during_the_grace_finds_no_sand_left() -> None:
    state = before_flip(grace_ms=300)
    play(state, 1, FLIP, at=T + 200)
    assert state.deadline == T + 200 + T


@pytest.mark.rule("MM-TIME-10")
def test_flips_at_the_last_moment_make_the_longest_game() -> None:
    for module in GAME.material.manifests:
        state = before_flip(module=module)
        flips = GAME.view(state, None).hourglasses_left
        for _ in range(flips):
            state.pawns = before_flip().pawns
            state.hourglasses.clear()
            play(state, 1, FLIP, at=state.deadline - 1)
        assert (flips + 1) * (T - 2) < state.deadline < (flips + 1) * T
        assert (flips + 1) * T == {1: 6, 2: 9, 3: 12, 4: 15, 5: 15}[module] * 60_000


@pytest.mark.rule("MM-TIME-7")
@pytest.mark.rule("MM-HG-3")
def test_before_the_landing_an_hourglass_space_is_open() -> None:
    state = before_flip()
    play(state, 1, FLIP, at=90_000)
    assert state.hourglasses == ["I:0,1:H"]


@pytest.mark.rule("MM-TIME-8")
def test_victory_comes_too_late_at_the_deadline() -> None:
    dome = "I:1,0:D"
    state = position(
        tiles=[("A4", 1, 0, 1)], pawns=[("colonist", "P:2,-1")], domes=[dome], last_at=T - 9
    )
    home = step("P:2,-1", dome)
    assert refused(copy(state), 0, home, at=T) == ("MM-TIME-4", "sand-out")
    play(state, 0, home, at=T - 1)
    assert state.outcome == "won"


@pytest.mark.rule("MM-END-3")
def test_until_the_end_moves_go_on() -> None:
    state = position(tiles=[("A4", 1, 0, 1)], pawns=[("colonist", E)], domes=["I:1,0:D"])
    assert accepts(state, 1, step(E, ROCKET))
    assert not GAME.score(state).final


@pytest.mark.rule("MM-END-3", refuses=True)
def test_after_a_victory_every_move_is_refused() -> None:
    dome = "I:1,0:D"
    state = position(tiles=[("A4", 1, 0, 1)], pawns=[("colonist", "P:2,-1")], domes=[dome])
    play(state, 0, step("P:2,-1", dome), at=50)
    assert refused(state, 0, step(dome, "P:2,-1"), at=60) == ("MM-END-3", "game-won")
    assert refused(state, 0, Speak(), at=60) == ("MM-END-3", "game-won")
    assert refused(state, None, Tick(), at=60) == ("MM-END-3", "game-won")
    assert refused(state, None, Tick(), at=T) == ("MM-END-3", "game-won")


@pytest.mark.rule("MM-TIME-13")
def test_any_seat_may_act_at_any_moment() -> None:
    state = fresh(module=5, seats=4)
    assert GAME.to_act(state) == [0, 1, 2, 3]
    play(state, 1, BLUE)
    play(state, 2, step(S, E))
    assert GAME.to_act(state) == [0, 1, 2, 3]


@pytest.mark.rule("MM-TIME-13", refuses=True)
def test_only_a_seat_at_the_table_may_act() -> None:
    for seat in (None, 3, 5):
        assert refused(fresh(), seat, BLUE) == ("MM-TIME-13", "no-such-seat")
    assert refused(fresh(), 3, Tick()) == ("MM-TIME-13", "no-such-seat")


@pytest.mark.rule("MM-Q31")
def test_of_two_moves_at_the_same_instant_the_second_meets_the_new_state() -> None:
    state = fresh(seats=4)
    play(state, 1, BLUE, at=1_000)
    assert refused(state, 3, BLUE, at=1_000) == ("MM-PROD-2", "occupied")
    assert reserve(state, "blue") == 1

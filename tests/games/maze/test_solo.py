"""Solo and advanced solo."""

import pytest

from areopagus.games.maze import MAGIC_MAZE_ON_MARS as GAME
from areopagus.games.maze.moves import (
    Communicate,
    Pipe,
    Produce,
    Signal,
    Speak,
    SwitchTile,
    Transmute,
)
from tests.games.maze.positions import S, accepts, fresh, play, position, refused, step

BLUE = Produce(platform=S, colour="blue")


@pytest.mark.rule("MM-SOLO-4")
@pytest.mark.rule("MM-SOLO-4", refuses=True)
def test_the_active_tile_decides() -> None:
    state = position(seats=1, module=3, pawns=[("orange", S)])
    assert accepts(state, 0, step(S, "P:-1,0"))
    assert refused(state, 0, step(S, "P:1,0")) == ("MM-SOLO-4", "no-colour.solo")
    assert refused(state, 0, Transmute(node=S, old="orange", new="blue")) == (
        "MM-SOLO-4",
        "no-colour.solo",
    )
    assert accepts(state, 0, Transmute(node=S, old="orange", new="brown"))


@pytest.mark.rule("MM-SOLO-4")
def test_free_moves_are_free_in_solo() -> None:
    state = position(
        seats=1, module=3, tiles=[("C1", 0, 1, 0), ("C2", 1, 0, 1)], pawns=[("blue", "P:1,2")]
    )
    play(state, 0, Pipe(origin="P:1,2", target="P:3,0"))


@pytest.mark.rule("MM-SOLO-5")
@pytest.mark.rule("MM-SOLO-1")
def test_switching_changes_what_is_possible() -> None:
    state = position(seats=1)
    assert not accepts(state, 0, BLUE)
    play(state, 0, SwitchTile(action_tile="T2"), at=20_500)
    assert accepts(state, 0, BLUE)


@pytest.mark.rule("MM-SOLO-1", refuses=True)
@pytest.mark.rule("MM-SOLO-5", refuses=True)
def test_only_another_tile_that_lies_there_becomes_active() -> None:
    state = fresh(seats=1)
    assert refused(state, 0, SwitchTile(action_tile="T1")) == ("MM-SOLO-5", "already-active")
    assert refused(state, 0, SwitchTile(action_tile="T3")) == ("MM-SOLO-1", "not-laid-out")
    play(fresh(seats=1, solo_advanced=True), 0, SwitchTile(action_tile="T3"))
    assert refused(fresh(), 0, SwitchTile(action_tile="T2")) == ("MM-SOLO-5", "only-in-solo")


@pytest.mark.rule("MM-SOLO-5", refuses=True)
def test_the_pawn_signals_nothing_in_solo() -> None:
    state = fresh(module=2, seats=1)
    assert refused(state, 0, Signal(spot="slug")) == ("MM-SOLO-5", "not-in-solo.signal")


@pytest.mark.rule("MM-SOLO-6")
@pytest.mark.rule("MM-SOLO-6", refuses=True)
def test_a_lone_player_may_talk_but_not_communicate() -> None:
    state = fresh(module=2, seats=1)
    assert refused(state, 0, Communicate()) == ("MM-SOLO-6", "not-in-solo.communicate")
    play(state, 0, Speak())
    play(state, 0, SwitchTile(action_tile="T2"))
    assert state.comm_open


@pytest.mark.rule("MM-TIME-12")
@pytest.mark.rule("MM-Q28")
def test_the_stopwatch_runs_on_through_flips() -> None:
    state = position(seats=1, module=2, tiles=[("A1", 0, 1, 0)], pawns=[("blue", "P:-1,2")])
    state.seats[0].action_tile = "T2"
    play(state, 0, step("P:-1,2", "I:0,1:H"), at=95_000)
    switch = SwitchTile(action_tile="T1")
    assert refused(state, 0, switch, at=99_999) == ("MM-TIME-12", "not-this-second")
    assert accepts(state, 0, switch, at=100_000)
    assert accepts(fresh(seats=1), 0, SwitchTile(action_tile="T2"), at=0)


@pytest.mark.rule("MM-Q30")
def test_solo_switches_in_module_1_too() -> None:
    state = fresh(module=1, seats=1)
    (decision,) = GAME.decisions(state)
    assert SwitchTile(action_tile="T2") in decision.moves

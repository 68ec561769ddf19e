"""Communication, jokers and the expert rule."""

import pytest

from areopagus.games.maze import MAGIC_MAZE_ON_MARS as GAME
from areopagus.games.maze.components import BUTTONS
from areopagus.games.maze.events import ActionTilesPassed, Begun, WindowClosed, WindowOpened
from areopagus.games.maze.moves import (
    BuildBridge,
    BuildDome,
    Communicate,
    Explore,
    MoveSlug,
    Pipe,
    Produce,
    Signal,
    Speak,
    Tick,
    Transmute,
    Withdraw,
)
from areopagus.games.maze.state import MazeState
from areopagus.kernel.move import Move
from tests.games.maze.positions import (
    E,
    N,
    S,
    W,
    accepts,
    copy,
    fresh,
    may_talk,
    on,
    play,
    position,
    refused,
    reserve,
    step,
    told,
)

SITE = "I:1,0:D"
FLIP = step("P:-1,2", "I:0,1:H")


@pytest.mark.rule("MM-COMM-1")
def test_in_module_1_no_action_ends_the_talk() -> None:
    state = fresh()
    events = play(state, 1, Produce(platform=S, colour="blue"))
    assert state.comm_open
    assert told(events, WindowClosed) == []
    play(state, 0, Speak())


@pytest.mark.rule("MM-COMM-3")
@pytest.mark.rule("MM-COMM-4")
def test_the_pawn_goes_before_any_seat_and_on_any_button() -> None:
    state = fresh(module=2, seats=4)
    for spot in (*BUTTONS, "seat-0", "seat-3"):
        play(state, 2, Signal(spot=spot))
        assert state.do_something == spot
    assert not state.comm_open


@pytest.mark.rule("MM-COMM-4", refuses=True)
def test_there_is_no_signalling_to_a_seat_that_is_not_there() -> None:
    state = fresh(module=2, seats=4)
    assert refused(state, 2, Signal(spot="seat-4")) == ("MM-COMM-4", "nobody-there")


@pytest.mark.rule("MM-COMM-5")
@pytest.mark.rule("MM-COMM-7")
def test_a_flip_closes_a_window_and_opens_the_next() -> None:
    state = position(module=2, tiles=[("A1", 0, 1, 0)], pawns=[("orange", "P:-1,2")])
    play(state, 0, Communicate(), at=1_000)
    events = play(state, 1, FLIP, at=100_000)
    changes = [e for e in events if isinstance(e, WindowClosed | WindowOpened)]
    assert changes == [WindowClosed(), WindowOpened()]
    assert may_talk(state)


def busy() -> MazeState:
    """A position in which everything can be done, in an open window."""
    return position(
        module=4,
        tiles=[("D1", 0, 1, 0), ("A4", 1, 0, 1), ("C2", -1, 0, 3)],
        pawns=[
            ("slug", "I:0,1:C"),
            ("blue", "P:0,3"),
            ("green", W),
            ("purple", "P:-1,2"),
            ("brown", SITE),
            ("green", SITE),
            ("yellow", SITE),
            ("orange", S),
            ("blue", "P:1,2"),
        ],
        jokers=2,
        comm_open=True,
    )


@pytest.mark.rule("MM-COMM-6")
@pytest.mark.rule("MM-Q7")
@pytest.mark.parametrize(
    ("seat", "move"),
    [
        (0, Produce(platform="P:2,1", colour="orange")),
        (2, step(S, N)),
        (1, Withdraw(site=SITE, colour="green", target="P:3,0")),
        (0, Explore(platform=S)),
        (0, BuildDome(site=SITE)),
        (1, BuildBridge(platform="P:1,2", lane="D1-8")),
        (2, Pipe(origin="P:-1,2", target="P:-3,0")),
        (2, MoveSlug(origin="I:0,1:C", target="P:-1,2")),
        (0, Transmute(node=S, old="orange", new="brown")),
    ],
    ids=str,
)
def test_every_action_closes_the_window(seat: int, move: Move) -> None:
    state = busy()
    assert WindowClosed() in play(state, seat, move)
    assert not may_talk(state)


@pytest.mark.rule("MM-COMM-6")
@pytest.mark.rule("MM-Q8")
@pytest.mark.parametrize("move", [Signal(spot="slug"), Speak(), Tick(), Communicate()], ids=str)
def test_what_is_no_action_leaves_the_window_open(move: Move) -> None:
    state = busy()
    events = play(state, 1, move)
    assert may_talk(state)
    assert not {WindowClosed(), WindowOpened()} & set(events)


@pytest.mark.rule("MM-COMM-8")
def test_every_view_shows_whether_the_window_is_open() -> None:
    state = fresh(module=2)
    assert not GAME.view(state, 0).comm_open
    play(state, 0, Communicate())
    assert GAME.view(state, None).comm_open


@pytest.mark.rule("MM-JOKER-1", refuses=True)
def test_three_jokers_and_no_more() -> None:
    state = position(module=2, pawns=[("blue", S)])
    for _ in range(3):
        play(state, 1, Communicate())
    assert refused(state, 0, Communicate()) == ("MM-JOKER-1", "no-joker")
    transmute = Transmute(node=S, old="blue", new="brown")
    assert refused(state, 0, transmute) == ("MM-JOKER-1", "no-joker")


@pytest.mark.rule("MM-JOKER-3", refuses=True)
def test_only_a_resource_on_the_tiles_is_transmuted() -> None:
    state = position(module=3, pawns=[("trash", N)])
    move = Transmute(node=N, old="orange", new="brown")
    assert refused(state, 0, move) == ("MM-JOKER-3", "no-such-pawn")


@pytest.mark.rule("MM-JOKER-4", refuses=True)
@pytest.mark.rule("MM-Q21")
def test_transmuting_must_change_the_colour_and_fit_the_site() -> None:
    state = position(
        module=2,
        tiles=[("A4", 1, 0, 1)],
        pawns=[("brown", N), ("green", SITE), ("brown", SITE)],
    )
    same = Transmute(node=N, old="brown", new="brown")
    assert refused(state, 0, same) == ("MM-JOKER-4", "same-colour")
    unfit = Transmute(node=SITE, old="green", new="purple")
    assert refused(state, 2, unfit) == ("MM-JOKER-4", "not-needed.swap")
    play(state, 2, Transmute(node=SITE, old="green", new="yellow"))
    assert sorted(on(state, SITE)) == ["brown", "yellow"]
    assert reserve(state, "green") == 2


@pytest.mark.rule("MM-JOKER-5")
@pytest.mark.rule("MM-EXPLORE-2")
def test_using_the_new_pawn_is_a_further_move() -> None:
    state = position(module=2, pawns=[("orange", N)])
    play(state, 1, Transmute(node=N, old="orange", new="blue"))
    assert on(state, N) == ["blue"]
    play(state, 1, Explore(platform=N))
    assert len(state.board) == 2


@pytest.mark.rule("MM-LAND-5")
@pytest.mark.rule("MM-JOKER-2")
def test_a_joker_opens_a_window_also_after_the_landing() -> None:
    state = position(module=2, tiles=[("A4", 1, 0, 1), ("B2", 0, 1, 0)], domes=[SITE, "I:0,1:D"])
    assert GAME.table(state, None).has_landed
    play(state, 0, Communicate())
    assert state.comm_open


@pytest.mark.rule("MM-EXPERT-1")
@pytest.mark.rule("MM-Q27")
def test_two_experts_swap() -> None:
    state = position(
        module=1,
        seats=2,
        tiles=[("A1", 0, 1, 0)],
        pawns=[("orange", "P:-1,2")],
        options={"expert": True},
    )
    assert [seat.action_tile for seat in state.seats] == ["T1", "T2"], "not at the first turn"
    events = play(state, 1, FLIP, at=90_000)
    assert told(events, ActionTilesPassed) == [ActionTilesPassed(action_tiles=("T2", "T1"))]


@pytest.mark.rule("MM-EXPERT-1")
def test_without_the_expert_rule_tiles_stay() -> None:
    state = position(module=2, tiles=[("A1", 0, 1, 0)], pawns=[("orange", "P:-1,2")])
    play(state, 1, FLIP, at=90_000)
    assert [seat.action_tile for seat in state.seats] == ["T1", "T2", "T3"]


def test_moves_are_listed_to_those_who_hold_the_colour() -> None:
    state = busy()
    for decision in GAME.decisions(state, explain=True):
        assert all(accepts(state, decision.seat, move) for move in decision.moves)
        assert isinstance(decision.closed, list)
        closed = [refusal.move for refusal in decision.closed]
        assert not any(accepts(copy(state), decision.seat, move) for move in closed)
    listed = {d.seat: d.moves for d in GAME.decisions(state)}
    assert step(W, N) in listed[0], "orange"
    assert step(W, N) not in listed[1]
    assert BuildDome(site=SITE) in listed[0]
    assert BuildDome(site=SITE) in listed[1]
    assert step(S, E) in listed[2], "purple"


@pytest.mark.rule("MM-SETUP-6")
@pytest.mark.rule("MM-COMM-2", refuses=True)
def test_talk_is_free_until_the_sand_timer_is_first_flipped() -> None:
    state = fresh(module=2)
    play(state, 1, Speak())
    play(state, 2, Signal(spot="seat-1"))
    play(state, 0, Speak())
    assert GAME.view(state, None).may_talk
    assert play(state, None, Tick()) == [Begun()]
    assert not GAME.view(state, None).may_talk
    assert refused(state, 1, Speak()) == ("MM-COMM-2", "silence")


@pytest.mark.rule("MM-SETUP-6")
@pytest.mark.rule("MM-COMM-2", refuses=True)
def test_any_action_and_any_time_begin_the_game() -> None:
    state = fresh(module=2)
    play(state, 1, Produce(platform=S, colour="blue"))
    assert refused(state, 1, Speak()) == ("MM-COMM-2", "silence")
    assert refused(fresh(module=2), 1, Speak(), at=1) == ("MM-COMM-2", "silence")
    signalled = fresh(module=2)
    play(signalled, 1, Signal(spot="seat-1"), at=1)
    assert signalled.begun


@pytest.mark.rule("MM-TIME-14")
def test_once_the_sand_runs_nothing_is_taken_back() -> None:
    state = fresh(module=2)
    play(state, 1, Speak())
    assert GAME.may_take_back(state)
    play(state, 1, Produce(platform=S, colour="blue"))
    assert not GAME.may_take_back(state)

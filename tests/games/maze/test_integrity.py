"""What could never be on a table is refused by name; everything else can be played to its end."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from areopagus.games.maze import MAGIC_MAZE_ON_MARS as GAME
from areopagus.games.maze.moves import Explore
from areopagus.games.maze.state import Bridge, MazeState, Options, Pawn, Pending, PlacedTile
from areopagus.kernel.errors import Inconsistent
from tests.games.maze.cooperation import Paused, Team
from tests.games.maze.mutations import mutant
from tests.games.maze.positions import (
    ROCKET,
    E,
    N,
    Pawns,
    Placement,
    S,
    W,
    copy,
    fresh,
    play,
    position,
)

SITE = "I:1,0:D"
Change = Callable[[MazeState], Any]


def sound() -> MazeState:
    """Module 5 with most of its pieces in play."""
    state = position(
        module=5,
        tiles=[("D1", 0, 1, 0), ("A4", 1, 0, 1), ("C2", -1, 0, 3), ("A1", 0, -1, 2)],
        pawns=[
            ("slug", "I:0,1:C"),
            ("trash", W),
            ("blue", N),
            ("green", SITE),
            ("orange", S),
        ],
        bridges=[Bridge(lane="D1-8", colour="purple")],
        hourglasses=["I:0,1:H"],
        deadline=200_000,
        last_at=100_000,
        do_something="seat-2",
    )
    GAME.admit(state)
    return state


def choosing() -> MazeState:
    """Trash to place: seat 1 has explored C2."""
    state = position(
        module=3, tiles=[("C1", 0, 1, 0)], pawns=[("trash", N), ("blue", E)], top=["C2"]
    )
    play(state, 1, Explore(platform=E))
    GAME.admit(state)
    return state


def short() -> MazeState:
    """Trash is short: seat 1 has explored X1, a fifth icon, with two pawns in the reserve."""
    trash: Pawns = [("trash", node) for node in (N, E, W, S, "P:0,3", "P:1,2", "P:-1,2", "P:2,1")]
    state = position(
        module=5,
        options={"x_tiles": 1},
        tiles=[("C1", 0, 1, 0), ("C2", 1, 0, 1), ("D2", 0, 2, 0), ("E2", -1, 0, 3)],
        pawns=[*trash, ("blue", "P:0,5")],
        top=["X1"],
    )
    play(state, 1, Explore(platform="P:0,5"))
    GAME.admit(state)
    return state


def three_icons() -> MazeState:
    """Trash on every platform around the north but one, so that there is nothing to choose."""
    trash: Pawns = [("trash", node) for node in (N, W, S, E, "P:-1,2")]
    tiles: list[Placement] = [("C1", 0, 1, 0), ("E2", -1, 0, 3), ("D2", 1, 0, 1)]
    state = position(module=5, tiles=tiles, pawns=trash)
    GAME.admit(state)
    return state


def solo_start() -> MazeState:
    """A solo game whose last tile at the set-up brought trash."""
    for seed in range(1_000):
        state = GAME.setup([None], str(seed), Options(module=3))
        if state.board[-1].tile in ("C1", "C2"):
            return state
    raise AssertionError("no seed deals trash last")


def won() -> MazeState:
    state = GAME.setup((None,) * 3, "won", Options(module=1))
    Team(state).win()
    GAME.admit(state)
    return state


def lost() -> MazeState:
    state = fresh(module=2)
    GAME.let_time_pass(state, 180_000)
    GAME.admit(state)
    return state


def pawn(kind: str, node: str) -> Change:
    return lambda state: state.pawns.append(Pawn(kind=kind, node=node))  # type: ignore[arg-type]


def put(**changes: Any) -> Change:
    def change(state: MazeState) -> None:
        for name, value in changes.items():
            assert hasattr(state, name), name
            setattr(state, name, value)

    return change


def tile(index: int, name: Any, x: int, y: int, turns: int) -> Change:
    placed = PlacedTile(tile=name, x=x, y=y, turns=turns)
    return lambda state: state.board.__setitem__(index, placed)


def _turn_around(state: MazeState) -> None:
    state.board[1:] = state.board[:0:-1]


IMPOSSIBLE: list[tuple[str, Callable[[], MazeState], Change]] = [
    ("options", sound, lambda state: setattr(state.options, "solo_advanced", True)),
    ("action-tiles", sound, lambda state: setattr(state.seats[0], "action_tile", "T2")),
    ("action-tiles", lambda: fresh(seats=1), lambda s: setattr(s.seats[0], "action_tile", "T3")),
    ("tiles", sound, lambda state: state.stack.append("A1")),
    ("tiles", sound, lambda state: state.stack.append("X1")),
    ("tiles", sound, lambda state: state.stack.append(state.stack[0])),
    ("tiles", sound, lambda state: state.stack.pop()),
    ("tiles", sound, lambda state: setattr(state.options, "module", 4)),
    ("tiles", sound, lambda state: state.board.append(state.board[1])),
    ("start", sound, tile(0, "S1", 0, 0, 1)),
    ("cells", sound, tile(4, "A1", 0, 1, 0)),
    ("connection", sound, tile(1, "D1", 0, 1, 1)),
    ("connection", sound, tile(1, "D1", 7, 7, 0)),
    ("solo-start", lambda: fresh(seats=1), _turn_around),
    ("bridges", sound, put(bridges=[Bridge(lane="B1-4", colour="blue")])),
    ("bridges", sound, put(bridges=[Bridge(lane="D1-8", colour=c) for c in ("blue", "green")])),
    (
        "bridges",
        sound,
        put(bridges=[Bridge(lane=lane, colour="blue") for lane in ("D1-8", "C2-6")]),
    ),
    ("bridges", fresh, put(bridges=[Bridge(lane="D1-8", colour="blue")])),
    ("hourglasses", sound, put(hourglasses=["I:0,1:H", "I:0,1:H"])),
    ("hourglasses", sound, put(hourglasses=[SITE])),
    ("domes", sound, put(domes=["I:0,1:H"])),
    ("domes", sound, put(domes=[SITE, SITE])),
    ("resources", sound, lambda state: [pawn("blue", node)(state) for node in (E, "P:0,3")]),
    ("trash", sound, lambda state: [pawn("trash", node)(state) for node in (E, "P:0,3")]),
    ("slugs", sound, pawn("slug", E)),
    ("slugs", sound, lambda state: state.pawns.pop(0)),
    ("colonists", sound, pawn("colonist", ROCKET)),
    ("colonists", won, lambda state: state.pawns.clear()),
    ("places", sound, pawn("brown", N)),
    ("places", sound, pawn("brown", "P:9,9")),
    ("places", sound, pawn("brown", ROCKET)),
    ("places", sound, pawn("brown", "I:0,-1:H")),
    ("sites", sound, pawn("green", SITE)),
    ("sites", sound, pawn("purple", SITE)),
    ("jokers", fresh, put(jokers=1)),
    ("do-something", sound, put(do_something="seat-3")),
    ("do-something", fresh, put(do_something="slug")),
    ("window", fresh, put(comm_open=False)),
    ("window", lambda: fresh(module=2), put(comm_open=True)),
    ("deadline", fresh, put(deadline=170_000)),
    ("deadline", sound, put(deadline=280_001)),
    ("deadline", sound, put(deadline=370_000, last_at=300_000)),
    ("time", sound, put(last_at=200_000)),
    ("victory", won, put(outcome="running", ended_at=None)),
    ("victory", sound, put(outcome="won", ended_at=100_000)),
    ("ended-at", sound, put(ended_at=100_000)),
    ("ended-at", lost, put(ended_at=None)),
    ("ended-at", lost, put(ended_at=170_000)),
    ("ended-at", won, lambda state: setattr(state, "ended_at", state.last_at + 1)),
    ("begun", won, put(begun=False)),
    ("pending", won, lambda state: setattr(state, "pending", choosing().pending)),
    ("pending", sound, lambda state: setattr(state, "pending", choosing().pending)),
    ("pending", choosing, lambda state: setattr(state.options, "trash_choice", "auto")),
    ("pending", choosing, put(comm_open=True, jokers=2)),
    ("pending", choosing, lambda state: setattr(state.pending, "seat", 0)),
    ("pending", choosing, lambda state: setattr(state.pending, "icons", [])),
    ("pending", choosing, lambda state: setattr(state.pending, "icons", [W])),
    ("pending", choosing, lambda state: setattr(state.pending, "icons", [N, E])),
    ("pending", choosing, lambda state: setattr(state.pending, "named", [N])),
    ("pending", choosing, lambda state: state.pawns.__setitem__(0, Pawn(kind="blue", node=N))),
    (
        "pending",
        choosing,
        put(pending=Pending(kind="serve-icon", seat=1, icons=[N, E], named=[])),
    ),
    ("pending", solo_start, put(pending=Pending("place-trash", seat=0, icons=[N], named=[]))),
    ("pending", choosing, pawn("trash", "P:2,1")),
    ("pending", three_icons, put(pending=Pending("place-trash", seat=1, icons=[N], named=[]))),
    ("pending", choosing, lambda state: state.seats.insert(0, state.seats.pop())),
    ("pending", short, lambda state: state.pending.icons.reverse()),  # type: ignore[union-attr]
    ("pending", short, lambda state: state.pending.icons.pop()),  # type: ignore[union-attr]
    ("pending", short, lambda state: setattr(state.pending, "kind", "place-trash")),
]


@pytest.mark.parametrize(
    ("invariant", "begin", "change"),
    IMPOSSIBLE,
    ids=[f"{name}-{i}" for i, (name, _, _) in enumerate(IMPOSSIBLE)],
)
def test_what_could_never_be_on_a_table_is_refused_by_name(
    invariant: str, begin: Callable[[], MazeState], change: Change
) -> None:
    state = begin()
    change(state)
    with pytest.raises(Inconsistent) as raised:
        GAME.admit(state)
    assert raised.value.invariant == invariant, raised.value


def base(rng: Random) -> MazeState:
    """A position that a team, or one player, has reached."""
    module = rng.randint(1, 5)
    options = Options(
        module=module,
        x_tiles=rng.choice([0, 4]) if module == 5 else 0,
        hourglass_ms=3_600_000,
        trash_choice=rng.choice(["explorer", "explorer", "auto"]),
    )
    state = GAME.setup((None,) * rng.randint(1, 6), str(rng.random()), options)
    with suppress(Paused):
        Team(state, rng.randint(0, 99), moves=rng.randint(0, 40 * module)).win()
    return state


@given(seed=st.integers(0, 2**32 - 1))
def test_a_position_of_play_is_admitted(seed: int) -> None:
    GAME.admit(base(Random(seed)))


@given(seed=st.integers(0, 2**32 - 1))
def test_with_one_thing_changed_a_state_is_refused_or_playable_to_the_end(seed: int) -> None:
    rng = Random(seed)
    start = base(rng) if rng.random() < 0.8 else rng.choice([choosing, short, sound, lost])()
    for _ in range(25):
        state = mutant(start, rng)
        if state is None or not is_admitted(state):
            continue
        assert_playable(state, rng)


def is_admitted(state: MazeState) -> bool:
    try:
        GAME.admit(copy(state))
    except Inconsistent as refusal:
        return not refusal.invariant
    return True


def assert_playable(state: MazeState, rng: Random) -> None:
    """Random moves up to a random moment, then the sand runs out."""
    for _ in range(12):
        if GAME.is_over(state):
            break
        at = state.last_at + rng.randint(0, 40)
        decision = rng.choice(GAME.decisions(state, at=at))
        GAME.play(state, decision.seat, rng.choice(decision.moves), at)
        GAME.admit(GAME.decode(GAME.encode(state)))
        GAME.view(state, None)
        GAME.score(state)
    if not GAME.is_over(state):
        GAME.play(state, None, GAME.moves[0](), state.late_from)
    assert GAME.decisions(state) == []
    assert GAME.score(state).final
    GAME.admit(state)

"""Positions for tests, built directly: only the pieces that matter."""

from typing import Any

import pytest

from areopagus.games.maze import MAGIC_MAZE_ON_MARS as GAME
from areopagus.games.maze.components import PawnKind, TileId
from areopagus.games.maze.moves import MovePawn
from areopagus.games.maze.state import Bridge, MazeState, Options, Pawn, Pending, PlacedTile
from areopagus.kernel import codec
from areopagus.kernel.errors import Illegal
from areopagus.kernel.event import Event
from areopagus.kernel.move import Move

N, E, S, W = "P:0,1", "P:1,0", "P:0,-1", "P:-1,0"
"""The platforms of the start tile; S has the blue factory."""
ROCKET = "I:0,0:R"

Placement = tuple[TileId, int, int, int]
Pawns = list[tuple[PawnKind, str]]


def fresh(module: int = 1, seats: int = 3, **options: Any) -> MazeState:
    """A new game in which seat 0 holds T1, seat 1 holds T2…"""
    state = GAME.setup((None,) * seats, "seed", Options(module=module, **options))
    if seats > 1:
        for seat, tile in zip(state.seats, GAME.table(state, None).action_tiles, strict=True):
            seat.action_tile = tile
    return state


def position(
    module: int = 1,
    seats: int = 3,
    *,
    tiles: list[Placement] | None = None,
    top: list[TileId] | None = None,
    pawns: Pawns | None = None,
    bridges: list[Bridge] | None = None,
    options: dict[str, Any] | None = None,
    **changes: Any,
) -> MazeState:
    """A position with these tiles and pawns; ``top`` is the top of the stack."""
    state = fresh(module, seats, **(options or {}))
    state.begun = True
    state.board = state.board[:1]
    for tile, x, y, turns in tiles or []:
        state.board.append(PlacedTile(tile=tile, x=x, y=y, turns=turns))
    placed = {tile.tile for tile in state.board}
    known = [*(top or []), *GAME.material.tiles_of(module)]
    state.stack = [tile for tile in dict.fromkeys(known) if tile not in placed]
    state.pawns = [Pawn(kind=kind, node=node) for kind, node in pawns or []]
    state.bridges = bridges or []
    for name, value in changes.items():
        assert hasattr(state, name), name
        setattr(state, name, value)
    return state


def copy(state: MazeState) -> MazeState:
    return codec.copy(state)


def play(state: MazeState, seat: int | None, move: Move, at: int | None = None) -> list[Event]:
    return GAME.play(state, seat, move, at)


def refused(
    state: MazeState, seat: int | None, move: Move, at: int | None = None
) -> tuple[str, str]:
    """The rule and the reason by which a move is refused, which changes nothing."""
    before = GAME.encode(state)
    with pytest.raises(Illegal) as raised:
        GAME.play(state, seat, move, at)
    illegal = raised.value
    assert GAME.rulebook[illegal.rule].breakable, illegal.rule
    assert GAME.wording.reason(illegal, "en")
    assert GAME.wording.reason(illegal, "fr")
    if illegal.rule != "MM-TIME-4":
        assert GAME.encode(state) == before
    return illegal.rule, illegal.reason


def accepts(state: MazeState, seat: int | None, move: Move, at: int | None = None) -> bool:
    """Whether a move would be accepted, without making it."""
    try:
        GAME.judge(state, seat, move, at)
    except Illegal:
        return False
    return True


def on(state: MazeState, node: str) -> list[PawnKind]:
    """The pawns on a node."""
    return [pawn.kind for pawn in state.pawns if pawn.node == node]


def where(state: MazeState, kind: PawnKind) -> list[str]:
    """The nodes that hold pawns of a kind, in order of their ids."""
    return sorted(pawn.node for pawn in state.pawns if pawn.kind == kind)


def reserve(state: MazeState, kind: PawnKind) -> int:
    return GAME.table(state, None).reserve[kind]


def lanes(state: MazeState, node: str) -> dict[str, str | None]:
    """The lanes of a node: the colour of each by where it leads."""
    return {lane.target: lane.colour for lane in GAME.table(state, None).board.exits[node]}


def step(origin: str, target: str) -> MovePawn:
    return MovePawn(origin=origin, target=target)


def told(events: list[Event], kind: type[Event]) -> list[Any]:
    return [event for event in events if type(event) is kind]


def asked(state: MazeState) -> Pending:
    """The choice that is pending."""
    assert state.pending is not None
    return state.pending


def choices(state: MazeState) -> list[str]:
    """What the pending choice offers, in order of ids as text."""
    view = GAME.view(state, None)
    assert view.pending is not None
    return sorted(view.pending.choices)


def may_talk(state: MazeState) -> bool:
    return state.comm_open

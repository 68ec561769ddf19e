"""What each seat may see: everything but the order of the stack, and the dice it came from."""

from typing import Annotated

from msgspec import Meta

from areopagus.games.maze import effects, merged_board
from areopagus.games.maze.components import COLOURS, ActionTileId, Colour, PawnKind, Spot
from areopagus.games.maze.merged_board import LaneView, NodeView
from areopagus.games.maze.state import (
    Bridge,
    NodeId,
    Options,
    Outcome,
    Pawn,
    Pending,
    PendingKind,
    PlacedTile,
)
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.document import Document, Instant, Seat
from areopagus.kernel.state import SeatName

RESERVE: tuple[PawnKind, ...] = (*COLOURS, "trash", "slug")
Count = Annotated[int, Meta(ge=0, le=21)]


class SeatView(Document):
    """A seat with the colours it may use now."""

    name: SeatName | None
    """What its player is called."""
    action_tile: ActionTileId
    colours: list[Colour]
    """What it may move and use now."""


class Supply(Document):
    """How many pawns of a kind the reserve holds."""

    kind: PawnKind
    count: Count
    """How many."""


class PendingView(Document):
    """A choice about trash, with what may be chosen."""

    kind: PendingKind
    seat: Seat
    icons: list[NodeId]
    """The icons it is about."""
    named: list[NodeId]
    """`serve-icon`: the icons named so far."""
    choices: list[NodeId]
    """Where trash may go, or which icons may be named."""


class MazeView(Document):
    """A position as anybody may see it."""

    options: Options
    seats: list[SeatView]
    """Who plays, in seat order."""
    board: list[PlacedTile]
    """The tiles in play, in the order in which they were placed."""
    nodes: list[NodeView]
    """The platforms and special spaces of all tiles, with those that two tiles share merged."""
    lanes: list[LaneView]
    """The lanes between them."""
    stack_size: Count
    """How many tiles lie face down."""
    pawns: list[Pawn]
    """All pawns on the tiles."""
    reserve: list[Supply]
    """What may still be produced or placed."""
    bridges: list[Bridge]
    """The bridges that are built."""
    bridges_left: list[Colour]
    """The colours of those not yet built."""
    hourglasses: list[NodeId]
    """The hourglass spaces that have been used."""
    hourglasses_left: Count
    """How often the sand timer may still be turned."""
    domes: list[NodeId]
    """The sites whose dome is built."""
    domes_left: Count
    """How many domes are to be built."""
    jokers: Count
    """How many jokers are left."""
    landed: bool
    """Whether the colonists are there."""
    do_something: Spot | None
    begun: bool
    """Whether the sand timer has been flipped for the first time; talk is free before that."""
    comm_open: bool
    """Whether the seats may talk."""
    pending: PendingView | None
    last_at: Instant
    deadline: Instant
    """When the sand runs out."""
    outcome: Outcome
    ended_at: Instant | None

    @property
    def may_talk(self) -> bool:
        """MM-SETUP-6: before the game has begun, talk is free."""
        return self.comm_open or not self.begun


def view(table: MazeTable) -> MazeView:
    """All seats and spectators see the same."""
    state, manifest = table.state, table.manifest
    laid = {bridge.colour for bridge in state.bridges}
    return MazeView(
        options=state.options,
        seats=[
            SeatView(
                name=seat.name,
                action_tile=seat.action_tile,
                colours=[c for c in COLOURS if c in table.action_tiles[seat.action_tile]],
            )
            for seat in state.seats
        ],
        board=list(state.board),
        nodes=merged_board.nodes(table),
        lanes=merged_board.lanes(table),
        stack_size=len(state.stack),
        pawns=[Pawn(kind=pawn.kind, node=pawn.node) for pawn in state.pawns],
        reserve=[Supply(kind=kind, count=table.reserve[kind]) for kind in RESERVE],
        bridges=list(state.bridges),
        bridges_left=[c for c in COLOURS if manifest.bridges and c not in laid],
        hourglasses=list(state.hourglasses),
        hourglasses_left=manifest.hourglass_tiles - len(state.hourglasses),
        domes=list(state.domes),
        domes_left=manifest.domes - len(state.domes),
        jokers=state.jokers,
        landed=table.has_landed,
        do_something=state.do_something,
        begun=state.begun,
        comm_open=state.comm_open,
        pending=_pending_view(table, state.pending) if state.pending else None,
        last_at=state.last_at,
        deadline=state.deadline,
        outcome=state.outcome,
        ended_at=state.ended_at,
    )


def _pending_view(table: MazeTable, pending: Pending) -> PendingView:
    if pending.kind == "place-trash":
        choices = effects.ring_for(table, pending.icons[0])
    else:
        choices = list(pending.icons)
    return PendingView(
        kind=pending.kind,
        seat=pending.seat,
        icons=list(pending.icons),
        named=list(pending.named),
        choices=choices,
    )

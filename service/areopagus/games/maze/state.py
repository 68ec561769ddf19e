"""What a state is made of."""

from typing import Annotated, Literal

from msgspec import Meta

from areopagus.games.maze.components import (
    ActionTileId,
    BridgeLaneId,
    Colour,
    PawnKind,
    Spot,
    TileId,
)
from areopagus.kernel.document import Document, Instant, Seat, Value
from areopagus.kernel.state import SeatName, State

NodeId = Annotated[
    str,
    Meta(
        max_length=12,
        pattern=r"^(P:(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)"
        r"|I:(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?):[A-Z][0-9]?)\Z",
        description="A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`.",
    ),
]
"""MM-GEO-2: the two halves of a common border share one id."""

Cell = Annotated[int, Meta(ge=-20, le=20)]
Turns = Annotated[int, Meta(ge=0, le=3, description="Quarter turns clockwise.")]
Outcome = Annotated[
    Literal["running", "won", "lost"],
    Meta(title="Outcome", description="Whether the game goes on, is won or is lost."),
]
TrashChoice = Annotated[
    Literal["explorer", "auto"],
    Meta(title="TrashChoice", description="Who places trash that has no room on its icon."),
]

PendingKind = Annotated[
    Literal["place-trash", "serve-icon"],
    Meta(
        title="PendingKind",
        description="What is asked: where trash goes, or which icon gets one of the last pawns.",
    ),
]

ROCKET = "I:0,0:R"


class Options(Document):
    """What a setup may vary."""

    module: Annotated[int, Meta(ge=1, le=5, description="Modules add up: 3 means 1, 2 and 3.")] = 1
    x_tiles: Annotated[
        int, Meta(ge=0, le=8, description="X tiles shuffled into the stack; module 5 only.")
    ] = 0
    expert: Annotated[
        bool, Meta(description="Action tiles pass to the left at every flip; needs two seats.")
    ] = False
    solo_advanced: Annotated[
        bool, Meta(description="Solo with the action tiles for six; one seat only.")
    ] = False
    solo_tile: Annotated[
        ActionTileId | None,
        Meta(description="Solo: the action tile that is active at the start, T1 unless told."),
    ] = None
    trash_choice: Annotated[
        TrashChoice, Meta(description="Who places displaced trash: the exploring seat or nobody.")
    ] = "explorer"
    hourglass_ms: Annotated[
        int, Meta(ge=1_000, le=3_600_000, description="How long the sand runs.")
    ] = 180_000
    grace_ms: Annotated[
        int, Meta(ge=0, le=60_000, description="How late a move may arrive after the sand.")
    ] = 0


class SeatState(Document):
    """A seat: who sits there, and the action tile it holds; in solo, the active one."""

    name: SeatName | None
    """What its player is called."""
    action_tile: ActionTileId


class PlacedTile(Value, frozen=True):
    """A Mars tile in play."""

    tile: TileId
    x: Cell
    """Its column on the grid of tiles."""
    y: Cell
    """Its row on the grid of tiles."""
    turns: Turns


class Bridge(Value, frozen=True):
    """A built bridge and its colour."""

    lane: BridgeLaneId
    colour: Colour


class Pawn(Document):
    """A pawn on the Mars tiles."""

    kind: PawnKind
    node: NodeId


class Pending(Document):
    """Trash that waits for the exploring seat's choice (MM-TRASH-7, MM-TRASH-8)."""

    kind: PendingKind
    seat: Seat
    icons: Annotated[list[NodeId], Meta(max_length=20)]
    """`place-trash`: the icons whose trash is displaced, the first one now asked about.
    `serve-icon`: the icons not yet named, of which only some get one of the last pawns."""
    named: Annotated[list[NodeId], Meta(max_length=20)]
    """`serve-icon`: the icons named so far."""


class MazeState(State, kw_only=True, tag="magic-maze-on-mars"):
    """A whole position. What is in the reserve and the stock follows from what is on the tiles."""

    options: Options
    seats: Annotated[list[SeatState], Meta(min_length=1, max_length=6)]
    """Who plays, in seat order."""
    board: Annotated[list[PlacedTile], Meta(min_length=1, max_length=21)]
    """The tiles in play, in the order in which they were placed."""
    stack: Annotated[list[TileId], Meta(max_length=20)]
    """The tiles face down, top first."""
    pawns: Annotated[list[Pawn], Meta(max_length=29)]
    """All pawns on the tiles."""
    bridges: Annotated[list[Bridge], Meta(max_length=6)]
    """The bridges that are built."""
    hourglasses: Annotated[list[NodeId], Meta(max_length=4)]
    """The hourglass spaces that have been used."""
    domes: Annotated[list[NodeId], Meta(max_length=5)]
    """The sites whose dome is built."""
    jokers: Annotated[int, Meta(ge=0, le=3)]
    """How many jokers are left."""
    do_something: Spot | None
    """Where the Do-something pawn was last put; null before that, in module 1 and in solo."""
    begun: bool = True
    """Whether the sand timer has been flipped for the first time; talk is free before that."""
    comm_open: bool
    """Whether the seats may talk."""
    pending: Pending | None
    last_at: Instant
    deadline: Instant
    """When the sand runs out."""
    outcome: Outcome
    ended_at: Instant | None

    @property
    def is_solo(self) -> bool:
        return len(self.seats) == 1

    @property
    def is_over(self) -> bool:
        return self.outcome != "running"

    @property
    def late_from(self) -> int:
        """The first instant that is too late (MM-TIME-9)."""
        return self.deadline + self.options.grace_ms

    @property
    def awaits_tick(self) -> bool:
        """Whether the sand ran out and no accepted tick has yet said so."""
        return self.ended_at is not None and self.last_at < self.ended_at

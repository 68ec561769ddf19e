"""What can happen. Everything is public: the only secret is the order of the stack."""

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
from areopagus.games.maze.state import Cell, NodeId, Turns
from areopagus.kernel.document import Instant, Seat
from areopagus.kernel.event import Event

Way = Annotated[
    Literal["lane", "pipeline"],
    Meta(title="Way", description="How a pawn went: along a lane or through a pipeline."),
]


class Produced(Event, frozen=True, tag="produced"):
    """A resource was taken from the reserve and put on a factory."""

    seat: Seat
    node: NodeId
    colour: Colour


class Moved(Event, frozen=True, tag="moved"):
    """A pawn was moved."""

    seat: Seat
    pawn: PawnKind
    origin: NodeId
    target: NodeId
    way: Way


class Returned(Event, frozen=True, tag="returned"):
    """A pawn went back to the reserve."""

    pawn: PawnKind
    node: NodeId


class Flipped(Event, frozen=True, tag="flipped"):
    """The sand timer was turned and an hourglass tile laid on the space."""

    node: NodeId
    deadline: Instant


class WindowOpened(Event, frozen=True, tag="window-opened"):
    """From now on the seats may talk."""


class WindowClosed(Event, frozen=True, tag="window-closed"):
    """From now on the seats are silent."""


class ActionTilesPassed(Event, frozen=True, tag="action-tiles-passed"):
    """Every seat handed its action tile to the left; the tiles now, by seat."""

    action_tiles: tuple[ActionTileId, ...]
    """The action tile of each seat."""


class TileRevealed(Event, frozen=True, tag="tile-revealed"):
    """The top tile of the stack was placed."""

    unveils = True

    tile: TileId
    x: Cell
    """Its column on the grid of tiles."""
    y: Cell
    """Its row on the grid of tiles."""
    turns: Turns


class SlugAppeared(Event, frozen=True, tag="slug-appeared"):
    """A slug came out."""

    node: NodeId


class TrashPlaced(Event, frozen=True, tag="trash-placed"):
    """The trash of an icon was put on a platform."""

    icon: NodeId
    node: NodeId


class TrashEaten(Event, frozen=True, tag="trash-eaten"):
    """The trash of an icon fell on a slug and went straight back to the reserve."""

    icon: NodeId
    node: NodeId


class TrashLeftOut(Event, frozen=True, tag="trash-left-out"):
    """An icon got no trash: there is no platform for it, or no pawn left."""

    icon: NodeId


class TrashAwaited(Event, frozen=True, tag="trash-awaited"):
    """A seat has to choose before play goes on."""

    seat: Seat


class DomeBuilt(Event, frozen=True, tag="dome-built"):
    """A dome covers its site."""

    seat: Seat
    node: NodeId


class ColonistsLanded(Event, frozen=True, tag="colonists-landed"):
    """All colonists are on the rocket space."""

    node: NodeId


class BridgeBuilt(Event, frozen=True, tag="bridge-built"):
    """A bridge was laid."""

    seat: Seat
    lane: BridgeLaneId
    colour: Colour


class JokerDiscarded(Event, frozen=True, tag="joker-discarded"):
    """A joker was used."""

    seat: Seat


class Transmuted(Event, frozen=True, tag="transmuted"):
    """A resource was swapped for one from the reserve."""

    node: NodeId
    old: Colour
    """What it was."""
    new: Colour
    """What it is now."""


class Signalled(Event, frozen=True, tag="signalled"):
    """The Do-something pawn was put somewhere."""

    seat: Seat
    spot: Spot


class Spoken(Event, frozen=True, tag="spoken"):
    """A seat spoke."""

    seat: Seat


class TileSwitched(Event, frozen=True, tag="tile-switched"):
    """In solo, another action tile became active."""

    action_tile: ActionTileId


class Won(Event, frozen=True, tag="won"):
    """Every dome holds a colonist."""

    ended_at: Instant


class Lost(Event, frozen=True, tag="lost"):
    """The sand ran out."""

    ended_at: Instant


EVENTS: tuple[type[Event], ...] = (
    Produced,
    Moved,
    Returned,
    Flipped,
    WindowOpened,
    WindowClosed,
    ActionTilesPassed,
    TileRevealed,
    SlugAppeared,
    TrashPlaced,
    TrashEaten,
    TrashLeftOut,
    TrashAwaited,
    DomeBuilt,
    ColonistsLanded,
    BridgeBuilt,
    JokerDiscarded,
    Transmuted,
    Signalled,
    Spoken,
    TileSwitched,
    Won,
    Lost,
)

"""What can happen. Everything is public: the only secret is the order of the stack."""

from typing import Annotated, Literal

from msgspec import Meta

from areopagus.games.maze.board import arrow_platform
from areopagus.games.maze.components import (
    BUTTONS,
    SEAT_SPOTS,
    ActionTileId,
    BridgeLaneId,
    Colour,
    PawnKind,
    Spot,
    TileId,
)
from areopagus.games.maze.state import Cell, NodeId, PlacedTile, Turns
from areopagus.kernel.document import Instant, Seat
from areopagus.kernel.event import Event
from areopagus.kernel.wording import Message, fields_of

Way = Annotated[
    Literal["lane", "pipeline"],
    Meta(title="Way", description="How a pawn went: along a lane or through a pipeline."),
]


RuleId = Annotated[str, Meta(max_length=20, description="The id of the rule that says so.")]


class Begun(Event, frozen=True, tag="begun"):
    """The sand timer was flipped for the first time, and the game began."""


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

    def message(self) -> Message:
        return Message("moved.pipe" if self.way == "pipeline" else "moved", fields_of(self))


class Returned(Event, frozen=True, tag="returned"):
    """A pawn went back to the reserve."""

    pawn: PawnKind
    node: NodeId


class Flipped(Event, frozen=True, tag="flipped"):
    """The sand timer was turned and an hourglass tile laid on the space."""

    node: NodeId
    deadline: Instant
    sand_left: Instant
    """How much sand is left now, in milliseconds."""

    def message(self) -> Message:
        return Message("flipped", {"node": self.node, **_minutes(self.sand_left)})


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

    explorer: Seat | None
    """Who explored; null for the tiles that lie there from the beginning."""
    tile: TileId
    x: Cell
    """Its column on the grid of tiles."""
    y: Cell
    """Its row on the grid of tiles."""
    turns: Turns

    def message(self) -> Message:
        placed = PlacedTile(tile=self.tile, x=self.x, y=self.y, turns=self.turns)
        facts = {"seat": self.explorer, "tile": self.tile, "platform": arrow_platform(placed)}
        return Message("tile-revealed.setup" if self.explorer is None else "tile-revealed", facts)


class SlugAppeared(Event, frozen=True, tag="slug-appeared"):
    """A slug came out."""

    node: NodeId


class SlugLeftOut(Event, frozen=True, tag="slug-left-out"):
    """A slug icon had no effect: no slug is left in the reserve."""

    node: NodeId
    """Where it would have come out."""
    rule: RuleId


class TrashPlaced(Event, frozen=True, tag="trash-placed"):
    """The trash of an icon was put on a platform."""

    icon: NodeId
    node: NodeId

    def message(self) -> Message:
        is_elsewhere = self.icon != self.node
        return Message(
            "trash-placed.elsewhere" if is_elsewhere else "trash-placed", fields_of(self)
        )


class TrashEaten(Event, frozen=True, tag="trash-eaten"):
    """The trash of an icon fell on a slug and went straight back to the reserve."""

    icon: NodeId
    node: NodeId

    def message(self) -> Message:
        key = "trash-eaten" if self.icon == self.node else "trash-eaten.elsewhere"
        return Message(key, fields_of(self))


class TrashLeftOut(Event, frozen=True, tag="trash-left-out"):
    """An icon got no trash: there is no platform for it (MM-TRASH-5), or no pawn (MM-TRASH-8)."""

    icon: NodeId
    rule: RuleId

    def message(self) -> Message:
        no_room = self.rule == "MM-TRASH-5"
        return Message("trash-left-out.no-room" if no_room else "trash-left-out", fields_of(self))


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
    jokers_left: Annotated[int, Meta(ge=0, le=3)]
    """How many jokers are left."""


class Transmuted(Event, frozen=True, tag="transmuted"):
    """A resource was swapped for one from the reserve."""

    seat: Seat
    node: NodeId
    old: Colour
    """What it was."""
    new: Colour
    """What it is now."""


class Signalled(Event, frozen=True, tag="signalled"):
    """The Do-something pawn was put somewhere."""

    seat: Seat
    spot: Spot

    def message(self) -> Message:
        return signal_message("signalled", self.seat, self.spot)


class Spoken(Event, frozen=True, tag="spoken"):
    """A seat spoke."""

    seat: Seat


class TileSwitched(Event, frozen=True, tag="tile-switched"):
    """In solo, another action tile became active."""

    action_tile: ActionTileId


class Won(Event, frozen=True, tag="won"):
    """Every dome holds a colonist."""

    ended_at: Instant

    def message(self) -> Message:
        return Message("won", _minutes(self.ended_at))


class Lost(Event, frozen=True, tag="lost"):
    """The sand ran out."""

    ended_at: Instant

    def message(self) -> Message:
        return Message("lost", _minutes(self.ended_at))


def signal_message(key: str, seat: int, spot: Spot) -> Message:
    """Where the Do-something pawn is put: before oneself, before somebody else, or on a button."""
    if spot in BUTTONS:
        return Message(f"{key}.button", {"seat": seat, "button": spot})
    other = SEAT_SPOTS.index(spot)
    if other == seat:
        return Message(f"{key}.self", {"seat": seat})
    return Message(f"{key}.seat", {"seat": seat, "other": other})


def _minutes(milliseconds: int) -> dict[str, int]:
    minutes, seconds = divmod(milliseconds // 1000, 60)
    return {"minutes": minutes, "seconds": seconds}


EVENTS: tuple[type[Event], ...] = (
    Begun,
    Produced,
    Moved,
    Returned,
    Flipped,
    WindowOpened,
    WindowClosed,
    ActionTilesPassed,
    TileRevealed,
    SlugAppeared,
    SlugLeftOut,
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

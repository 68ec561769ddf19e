"""Magic Maze on Mars.

Made by scripts/generate.py from openapi/openapi.json. Do not edit: `make types-python`.
"""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from areopagus_client.base import Document, GameTypes
from areopagus_client.contract.shared import Dice

MagicMazeOnMarsActionTile: TypeAlias = Literal["T1", "T2", "T3", "T4", "T5", "T6"]
"""An action tile: it says which colours a seat may use."""

MagicMazeOnMarsBridgeLane: TypeAlias = Literal[
    "A1-1",
    "A1-10",
    "A1-11",
    "A1-12",
    "A1-2",
    "A1-3",
    "A1-4",
    "A1-5",
    "A1-6",
    "A1-7",
    "A1-8",
    "A1-9",
    "A2-1",
    "A2-10",
    "A2-11",
    "A2-12",
    "A2-2",
    "A2-3",
    "A2-4",
    "A2-5",
    "A2-6",
    "A2-7",
    "A2-8",
    "A2-9",
    "A3-1",
    "A3-10",
    "A3-11",
    "A3-12",
    "A3-2",
    "A3-3",
    "A3-4",
    "A3-5",
    "A3-6",
    "A3-7",
    "A3-8",
    "A3-9",
    "A4-1",
    "A4-10",
    "A4-11",
    "A4-12",
    "A4-2",
    "A4-3",
    "A4-4",
    "A4-5",
    "A4-6",
    "A4-7",
    "A4-8",
    "A4-9",
    "B1-1",
    "B1-10",
    "B1-11",
    "B1-12",
    "B1-2",
    "B1-3",
    "B1-4",
    "B1-5",
    "B1-6",
    "B1-7",
    "B1-8",
    "B1-9",
    "B2-1",
    "B2-10",
    "B2-11",
    "B2-12",
    "B2-2",
    "B2-3",
    "B2-4",
    "B2-5",
    "B2-6",
    "B2-7",
    "B2-8",
    "B2-9",
    "C1-1",
    "C1-10",
    "C1-11",
    "C1-12",
    "C1-2",
    "C1-3",
    "C1-4",
    "C1-5",
    "C1-6",
    "C1-7",
    "C1-8",
    "C1-9",
    "C2-1",
    "C2-10",
    "C2-11",
    "C2-12",
    "C2-2",
    "C2-3",
    "C2-4",
    "C2-5",
    "C2-6",
    "C2-7",
    "C2-8",
    "C2-9",
    "D1-1",
    "D1-10",
    "D1-11",
    "D1-12",
    "D1-2",
    "D1-3",
    "D1-4",
    "D1-5",
    "D1-6",
    "D1-7",
    "D1-8",
    "D1-9",
    "D2-1",
    "D2-10",
    "D2-11",
    "D2-12",
    "D2-2",
    "D2-3",
    "D2-4",
    "D2-5",
    "D2-6",
    "D2-7",
    "D2-8",
    "D2-9",
    "E1-1",
    "E1-10",
    "E1-11",
    "E1-12",
    "E1-2",
    "E1-3",
    "E1-4",
    "E1-5",
    "E1-6",
    "E1-7",
    "E1-8",
    "E1-9",
    "E2-1",
    "E2-10",
    "E2-11",
    "E2-12",
    "E2-2",
    "E2-3",
    "E2-4",
    "E2-5",
    "E2-6",
    "E2-7",
    "E2-8",
    "E2-9",
    "S1-1",
    "S1-10",
    "S1-11",
    "S1-12",
    "S1-2",
    "S1-3",
    "S1-4",
    "S1-5",
    "S1-6",
    "S1-7",
    "S1-8",
    "S1-9",
    "X1-1",
    "X1-10",
    "X1-11",
    "X1-12",
    "X1-2",
    "X1-3",
    "X1-4",
    "X1-5",
    "X1-6",
    "X1-7",
    "X1-8",
    "X1-9",
    "X10-1",
    "X10-10",
    "X10-11",
    "X10-12",
    "X10-2",
    "X10-3",
    "X10-4",
    "X10-5",
    "X10-6",
    "X10-7",
    "X10-8",
    "X10-9",
    "X11-1",
    "X11-10",
    "X11-11",
    "X11-12",
    "X11-2",
    "X11-3",
    "X11-4",
    "X11-5",
    "X11-6",
    "X11-7",
    "X11-8",
    "X11-9",
    "X12-1",
    "X12-10",
    "X12-11",
    "X12-12",
    "X12-2",
    "X12-3",
    "X12-4",
    "X12-5",
    "X12-6",
    "X12-7",
    "X12-8",
    "X12-9",
    "X13-1",
    "X13-10",
    "X13-11",
    "X13-12",
    "X13-2",
    "X13-3",
    "X13-4",
    "X13-5",
    "X13-6",
    "X13-7",
    "X13-8",
    "X13-9",
    "X14-1",
    "X14-10",
    "X14-11",
    "X14-12",
    "X14-2",
    "X14-3",
    "X14-4",
    "X14-5",
    "X14-6",
    "X14-7",
    "X14-8",
    "X14-9",
    "X15-1",
    "X15-10",
    "X15-11",
    "X15-12",
    "X15-2",
    "X15-3",
    "X15-4",
    "X15-5",
    "X15-6",
    "X15-7",
    "X15-8",
    "X15-9",
    "X16-1",
    "X16-10",
    "X16-11",
    "X16-12",
    "X16-2",
    "X16-3",
    "X16-4",
    "X16-5",
    "X16-6",
    "X16-7",
    "X16-8",
    "X16-9",
    "X17-1",
    "X17-10",
    "X17-11",
    "X17-12",
    "X17-2",
    "X17-3",
    "X17-4",
    "X17-5",
    "X17-6",
    "X17-7",
    "X17-8",
    "X17-9",
    "X18-1",
    "X18-10",
    "X18-11",
    "X18-12",
    "X18-2",
    "X18-3",
    "X18-4",
    "X18-5",
    "X18-6",
    "X18-7",
    "X18-8",
    "X18-9",
    "X19-1",
    "X19-10",
    "X19-11",
    "X19-12",
    "X19-2",
    "X19-3",
    "X19-4",
    "X19-5",
    "X19-6",
    "X19-7",
    "X19-8",
    "X19-9",
    "X2-1",
    "X2-10",
    "X2-11",
    "X2-12",
    "X2-2",
    "X2-3",
    "X2-4",
    "X2-5",
    "X2-6",
    "X2-7",
    "X2-8",
    "X2-9",
    "X20-1",
    "X20-10",
    "X20-11",
    "X20-12",
    "X20-2",
    "X20-3",
    "X20-4",
    "X20-5",
    "X20-6",
    "X20-7",
    "X20-8",
    "X20-9",
    "X3-1",
    "X3-10",
    "X3-11",
    "X3-12",
    "X3-2",
    "X3-3",
    "X3-4",
    "X3-5",
    "X3-6",
    "X3-7",
    "X3-8",
    "X3-9",
    "X4-1",
    "X4-10",
    "X4-11",
    "X4-12",
    "X4-2",
    "X4-3",
    "X4-4",
    "X4-5",
    "X4-6",
    "X4-7",
    "X4-8",
    "X4-9",
    "X5-1",
    "X5-10",
    "X5-11",
    "X5-12",
    "X5-2",
    "X5-3",
    "X5-4",
    "X5-5",
    "X5-6",
    "X5-7",
    "X5-8",
    "X5-9",
    "X6-1",
    "X6-10",
    "X6-11",
    "X6-12",
    "X6-2",
    "X6-3",
    "X6-4",
    "X6-5",
    "X6-6",
    "X6-7",
    "X6-8",
    "X6-9",
    "X7-1",
    "X7-10",
    "X7-11",
    "X7-12",
    "X7-2",
    "X7-3",
    "X7-4",
    "X7-5",
    "X7-6",
    "X7-7",
    "X7-8",
    "X7-9",
    "X8-1",
    "X8-10",
    "X8-11",
    "X8-12",
    "X8-2",
    "X8-3",
    "X8-4",
    "X8-5",
    "X8-6",
    "X8-7",
    "X8-8",
    "X8-9",
    "X9-1",
    "X9-10",
    "X9-11",
    "X9-12",
    "X9-2",
    "X9-3",
    "X9-4",
    "X9-5",
    "X9-6",
    "X9-7",
    "X9-8",
    "X9-9",
]
"""A lane printed as a bridge under construction: its tile, and its place among the lanes of
that.
"""

MagicMazeOnMarsColour: TypeAlias = Literal["blue", "brown", "green", "orange", "purple", "yellow"]
"""The colour of a resource, of the paths it goes and of the seats that move it."""

MagicMazeOnMarsMarsTile: TypeAlias = Literal[
    "A1",
    "A2",
    "A3",
    "A4",
    "B1",
    "B2",
    "C1",
    "C2",
    "D1",
    "D2",
    "E1",
    "E2",
    "S1",
    "X1",
    "X10",
    "X11",
    "X12",
    "X13",
    "X14",
    "X15",
    "X16",
    "X17",
    "X18",
    "X19",
    "X2",
    "X20",
    "X3",
    "X4",
    "X5",
    "X6",
    "X7",
    "X8",
    "X9",
]
"""A Mars tile: the module that brings it, or S or X, and a number."""

MagicMazeOnMarsNodeKind: TypeAlias = Literal["hourglass", "platform", "rocket", "site"]
"""A platform, or a special space that is none."""

MagicMazeOnMarsOutcome: TypeAlias = Literal["lost", "running", "won"]
"""Whether the game goes on, is won or is lost."""

MagicMazeOnMarsPawnKind: TypeAlias = Literal[
    "blue", "brown", "colonist", "green", "orange", "purple", "slug", "trash", "yellow"
]
"""A resource by its colour, or another kind of pawn."""

MagicMazeOnMarsPendingKind: TypeAlias = Literal["place-trash", "serve-icon"]
"""What is asked: where trash goes, or which icon gets one of the last pawns."""

MagicMazeOnMarsSpot: TypeAlias = Literal[
    "bridge",
    "hourglass",
    "pipeline",
    "produce",
    "seat-0",
    "seat-1",
    "seat-2",
    "seat-3",
    "seat-4",
    "seat-5",
    "slug",
    "trash",
]
"""Where the Do-something pawn stands: before a seat, or on a button of the communication board."""

MagicMazeOnMarsTrashChoice: TypeAlias = Literal["auto", "explorer"]
"""Who places displaced trash: the exploring seat or nobody."""

MagicMazeOnMarsWay: TypeAlias = Literal["lane", "pipeline"]
"""How a pawn went: along a lane or through a pipeline."""


class MagicMazeOnMarsActionTilesPassedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="action-tiles-passed"
):
    """Every seat handed its action tile to the left; the tiles now, by seat."""

    type: ClassVar[Literal["action-tiles-passed"]] = "action-tiles-passed"
    """By which it is told from others."""
    action_tiles: tuple[MagicMazeOnMarsActionTile, ...]
    """The action tile of each seat."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class MagicMazeOnMarsBegunEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="begun"):
    """The sand timer was flipped for the first time, and the game began."""

    type: ClassVar[Literal["begun"]] = "begun"
    """By which it is told from others."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class MagicMazeOnMarsBridge(Document, frozen=True, kw_only=True):
    """A built bridge and its colour."""

    lane: MagicMazeOnMarsBridgeLane
    colour: MagicMazeOnMarsColour


class MagicMazeOnMarsBridgeBuiltEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="bridge-built"
):
    """A bridge was laid."""

    type: ClassVar[Literal["bridge-built"]] = "bridge-built"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    lane: MagicMazeOnMarsBridgeLane
    colour: MagicMazeOnMarsColour
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class MagicMazeOnMarsBuildBridgeMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="build-bridge"
):
    """Hand in a resource at the end of a bridge under construction, and lay its colour there."""

    type: ClassVar[Literal["build-bridge"]] = "build-bridge"
    """By which it is told from others."""
    platform: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""
    lane: MagicMazeOnMarsBridgeLane


class MagicMazeOnMarsBuildDomeMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="build-dome"
):
    """Hand in the resources of a complete site and cover it with a dome."""

    type: ClassVar[Literal["build-dome"]] = "build-dome"
    """By which it is told from others."""
    site: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""


class MagicMazeOnMarsColonistsLandedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="colonists-landed"
):
    """All colonists are on the rocket space."""

    type: ClassVar[Literal["colonists-landed"]] = "colonists-landed"
    """By which it is told from others."""
    node: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class MagicMazeOnMarsCommunicateMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="communicate"
):
    """Discard a joker so that everybody may talk."""

    type: ClassVar[Literal["communicate"]] = "communicate"
    """By which it is told from others."""


class MagicMazeOnMarsDomeBuiltEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="dome-built"
):
    """A dome covers its site."""

    type: ClassVar[Literal["dome-built"]] = "dome-built"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    node: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class MagicMazeOnMarsExploreMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="explore"
):
    """Hand in a resource that stands on a lock of its colour, and place the next tile there."""

    type: ClassVar[Literal["explore"]] = "explore"
    """By which it is told from others."""
    platform: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""


class MagicMazeOnMarsFlippedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="flipped"
):
    """The sand timer was turned and an hourglass tile laid on the space."""

    type: ClassVar[Literal["flipped"]] = "flipped"
    """By which it is told from others."""
    node: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""
    deadline: int
    """Milliseconds since the start of play."""
    sand_left: int
    """How much sand is left now, in milliseconds."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class MagicMazeOnMarsJokerDiscardedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="joker-discarded"
):
    """A joker was used."""

    type: ClassVar[Literal["joker-discarded"]] = "joker-discarded"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    jokers_left: int
    """How many jokers are left."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class MagicMazeOnMarsLaneView(Document, frozen=True, kw_only=True):
    """A lane between two nodes."""

    id: str
    """Its id among the components."""
    tile: MagicMazeOnMarsMarsTile
    a: str
    """One end; where a one-way lane begins."""
    b: str
    """The other end; where a one-way lane leads to."""
    colour: MagicMazeOnMarsColour | None
    """Who holds this colour may move pawns along it; null while it is a bridge to be built."""
    one_way: bool
    """Whether it leads from `a` to `b` only, except for slugs."""
    bridge: bool
    """Whether it is a bridge, built or under construction."""


class MagicMazeOnMarsLock(Document, frozen=True, kw_only=True):
    """From here one can explore: a pawn of this colour opens the way to an empty cell."""

    colour: MagicMazeOnMarsColour
    x: int
    """The column of the cell where the tile would lie."""
    y: int
    """The row of the cell where the tile would lie."""


class MagicMazeOnMarsLostEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="lost"):
    """The sand ran out."""

    type: ClassVar[Literal["lost"]] = "lost"
    """By which it is told from others."""
    ended_at: int
    """Milliseconds since the start of play."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class MagicMazeOnMarsMazeComponents(Document, frozen=True, kw_only=True):
    """The printed material of the game, each piece with its source."""

    colours: tuple[MagicMazeOnMarsPrintedColour, ...]
    """The six colours."""
    tiles: tuple[MagicMazeOnMarsPrintedTile, ...]
    """The Mars tiles."""
    action_tiles: tuple[MagicMazeOnMarsPrintedActionTile, ...]
    """What seats may do."""
    modules: tuple[MagicMazeOnMarsPrintedModule, ...]
    """What each module is played with."""
    supplies: tuple[MagicMazeOnMarsPrintedSupply, ...]
    """What is in the box."""


class MagicMazeOnMarsMovePawnMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="move"
):
    """Move a resource, a trash pawn or a colonist along one lane."""

    type: ClassVar[Literal["move"]] = "move"
    """By which it is told from others."""
    origin: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""
    target: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""


class MagicMazeOnMarsMoveSlugMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="move-slug"
):
    """Move a slug along one lane, onto something it eats."""

    type: ClassVar[Literal["move-slug"]] = "move-slug"
    """By which it is told from others."""
    origin: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""
    target: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""


class MagicMazeOnMarsMovedEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="moved"):
    """A pawn was moved."""

    type: ClassVar[Literal["moved"]] = "moved"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    pawn: MagicMazeOnMarsPawnKind
    origin: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""
    target: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""
    way: MagicMazeOnMarsWay
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class MagicMazeOnMarsNodeView(Document, frozen=True, kw_only=True):
    """A platform or a special space, as it is on the table now."""

    id: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""
    kind: MagicMazeOnMarsNodeKind
    tiles: tuple[MagicMazeOnMarsMarsTile, ...]
    """The tiles that it lies on: two, when it is a full platform between them."""
    x: int
    """How far east."""
    y: int
    """How far north."""
    half: bool
    """Whether it is a half platform: nothing on the other side completes it."""
    lock: MagicMazeOnMarsLock | None
    """How one explores from here; null where one cannot, or no longer."""
    factories: tuple[MagicMazeOnMarsColour, ...]
    """The resources that can be produced here."""
    pipeline: bool
    """Whether a pipeline ends here."""
    trash: bool
    """Whether it has a trash icon."""
    needs: tuple[MagicMazeOnMarsColour, ...]
    """Of a dome site: the resources that it is built with."""
    missing: tuple[MagicMazeOnMarsColour, ...]
    """Of a dome site without a dome: those that are not there yet."""
    built: bool
    """Of a dome site: whether its dome is built."""
    used: bool
    """Of an hourglass space: whether it has been used."""


class MagicMazeOnMarsOptions(Document, frozen=True, kw_only=True):
    """What a setup may vary."""

    module: int = 1
    """Modules add up: 3 means 1, 2 and 3."""
    x_tiles: int = 0
    """X tiles shuffled into the stack; module 5 only."""
    expert: bool = False
    """Action tiles pass to the left at every flip; needs two seats."""
    solo_advanced: bool = False
    """Solo with the action tiles for six; one seat only."""
    solo_tile: MagicMazeOnMarsActionTile | None = None
    """Solo: the action tile that is active at the start, T1 unless told."""
    trash_choice: MagicMazeOnMarsTrashChoice = "explorer"
    hourglass_ms: int = 180000
    """How long the sand runs."""
    grace_ms: int = 0
    """How late a move may arrive after the sand."""


class MagicMazeOnMarsPawn(Document, frozen=True, kw_only=True):
    """A pawn on the Mars tiles."""

    kind: MagicMazeOnMarsPawnKind
    node: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""


class MagicMazeOnMarsPending(Document, frozen=True, kw_only=True):
    """Trash that waits for the exploring seat's choice (MM-TRASH-7, MM-TRASH-8)."""

    kind: MagicMazeOnMarsPendingKind
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    icons: tuple[str, ...]
    """`place-trash`: the icons whose trash is displaced, the first one now asked about.
    `serve-icon`: the icons not yet named, of which only some get one of the last pawns.
    """
    named: tuple[str, ...]
    """`serve-icon`: the icons named so far."""


class MagicMazeOnMarsPendingView(Document, frozen=True, kw_only=True):
    """A choice about trash, with what may be chosen."""

    kind: MagicMazeOnMarsPendingKind
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    icons: tuple[str, ...]
    """The icons it is about."""
    named: tuple[str, ...]
    """`serve-icon`: the icons named so far."""
    choices: tuple[str, ...]
    """Where trash may go, or which icons may be named."""


class MagicMazeOnMarsPipeMove(Document, frozen=True, kw_only=True, tag_field="type", tag="pipe"):
    """Send a resource or a trash pawn from one pipeline platform to another."""

    type: ClassVar[Literal["pipe"]] = "pipe"
    """By which it is told from others."""
    origin: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""
    target: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""


class MagicMazeOnMarsPlaceTrashMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="place-trash"
):
    """Choose where displaced trash goes."""

    type: ClassVar[Literal["place-trash"]] = "place-trash"
    """By which it is told from others."""
    icon: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""
    platform: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""


class MagicMazeOnMarsPlacedTile(Document, frozen=True, kw_only=True):
    """A Mars tile in play."""

    tile: MagicMazeOnMarsMarsTile
    x: int
    """Its column on the grid of tiles."""
    y: int
    """Its row on the grid of tiles."""
    turns: int
    """Quarter turns clockwise."""


class MagicMazeOnMarsPrintedActionTile(Document, frozen=True, kw_only=True):
    """An action tile: which colours a seat may use."""

    id: str
    """How moves, events, states and score lines name it."""
    name: str
    """What people call it."""
    text: str
    """What it does, in one line; empty when its name says it all."""
    source: Literal["house", "pack", "ref", "seed"]
    """Where it comes from: the publisher's text, public references, us, or the pack that an
    owner typed in.
    """
    sides: tuple[MagicMazeOnMarsPrintedSide, ...]
    """What is printed on it."""


class MagicMazeOnMarsPrintedColour(Document, frozen=True, kw_only=True):
    """A colour, with the resource of that colour."""

    id: str
    """How moves, events, states and score lines name it."""
    name: str
    """What people call it."""
    text: str
    """What it does, in one line; empty when its name says it all."""
    source: Literal["house", "pack", "ref", "seed"]
    """Where it comes from: the publisher's text, public references, us, or the pack that an
    owner typed in.
    """
    resource: str
    """What the resource is called."""
    pawns: int
    """How many pawns of it there are."""


class MagicMazeOnMarsPrintedLane(Document, frozen=True, kw_only=True):
    """A lane between two spaces of a tile."""

    id: str
    """The lane, by its tile and number."""
    a: str
    """The space where it begins."""
    b: str
    """The space where it ends."""
    colour: str | None
    """Who may use it; null for a bridge that is still to be built."""
    one_way: bool
    """Whether it leads from `a` to `b` only."""
    bridge: bool
    """Whether a bridge tile must be laid before it can be used."""


class MagicMazeOnMarsPrintedModule(Document, frozen=True, kw_only=True):
    """What a module is played with."""

    id: str
    """How moves, events, states and score lines name it."""
    name: str
    """What people call it."""
    text: str
    """What it does, in one line; empty when its name says it all."""
    source: Literal["house", "pack", "ref", "seed"]
    """Where it comes from: the publisher's text, public references, us, or the pack that an
    owner typed in.
    """
    tile_groups: tuple[str, ...]
    """The groups of tiles that are in the stack."""
    stack_size: int
    """How many tiles there are to explore."""
    colonists: int
    """How many colonists must come home."""
    domes: int
    """How many domes must be built."""
    bridges: int
    """How many bridge tiles there are."""
    jokers: int
    """How many jokers there are."""
    trash: int
    """How many trash pawns there are."""
    slugs: int
    """How many slugs there are."""


class MagicMazeOnMarsPrintedSide(Document, frozen=True, kw_only=True):
    """A side of an action tile."""

    colours: tuple[str, ...]
    """What whoever holds it may do."""
    seats: tuple[int, ...]
    """With how many seats it is used."""


class MagicMazeOnMarsPrintedSpace(Document, frozen=True, kw_only=True):
    """A space of a tile: a platform, an hourglass, a dome site, the rocket."""

    id: str
    """Its name on the tile: a side (`N`, `E`, `S`, `W`) or a letter."""
    kind: str
    """`side`, `platform`, `hourglass`, `site` or `rocket`."""
    xy: tuple[float, ...]
    """Where it is drawn: right and up, the tile being one unit wide."""
    lock: str | None
    """The colour of the pawn that explores from it."""
    factory: str | None
    """The colour of the resource that is produced on it."""
    arrow: bool
    """Whether the tile is attached by it."""
    needs: tuple[str, ...]
    """What a dome site takes, by colour."""
    pipeline: bool
    """Whether a pipeline leads to it."""
    trash: bool
    """Whether trash comes to it."""
    slug_target: str | None
    """The space where the slug of its icon comes out."""


class MagicMazeOnMarsPrintedSupply(Document, frozen=True, kw_only=True):
    """A kind of piece."""

    id: str
    """How moves, events, states and score lines name it."""
    name: str
    """What people call it."""
    text: str
    """What it does, in one line; empty when its name says it all."""
    source: Literal["house", "pack", "ref", "seed"]
    """Where it comes from: the publisher's text, public references, us, or the pack that an
    owner typed in.
    """
    count: int
    """How many there are."""


class MagicMazeOnMarsPrintedTile(Document, frozen=True, kw_only=True):
    """A Mars tile."""

    id: str
    """How moves, events, states and score lines name it."""
    name: str
    """What people call it."""
    text: str
    """What it does, in one line; empty when its name says it all."""
    source: Literal["house", "pack", "ref", "seed"]
    """Where it comes from: the publisher's text, public references, us, or the pack that an
    owner typed in.
    """
    number: int | None
    """The number printed on it, where it has one."""
    group: str
    """The module that it comes with, or `start`, or `X`."""
    arrow: str | None
    """The side by which it is attached; null for the start tile."""
    spaces: tuple[MagicMazeOnMarsPrintedSpace, ...]
    """What can be stood on."""
    lanes: tuple[MagicMazeOnMarsPrintedLane, ...]
    """How one gets from one space to another."""


class MagicMazeOnMarsProduceMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="produce"
):
    """Take a resource from the reserve and put it on a factory of its colour."""

    type: ClassVar[Literal["produce"]] = "produce"
    """By which it is told from others."""
    platform: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""
    colour: MagicMazeOnMarsColour


class MagicMazeOnMarsProducedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="produced"
):
    """A resource was taken from the reserve and put on a factory."""

    type: ClassVar[Literal["produced"]] = "produced"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    node: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""
    colour: MagicMazeOnMarsColour
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class MagicMazeOnMarsReturnedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="returned"
):
    """A pawn went back to the reserve."""

    type: ClassVar[Literal["returned"]] = "returned"
    """By which it is told from others."""
    pawn: MagicMazeOnMarsPawnKind
    node: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class MagicMazeOnMarsSeatState(Document, frozen=True, kw_only=True):
    """A seat: who sits there, and the action tile it holds; in solo, the active one."""

    name: str | None
    """What its player is called."""
    action_tile: MagicMazeOnMarsActionTile


class MagicMazeOnMarsSeatView(Document, frozen=True, kw_only=True):
    """A seat with the colours it may use now."""

    name: str | None
    """What its player is called."""
    action_tile: MagicMazeOnMarsActionTile
    colours: tuple[MagicMazeOnMarsColour, ...]
    """What it may move and use now."""


class MagicMazeOnMarsServeIconMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="serve-icon"
):
    """In a shortage of trash, name an icon that gets one of the last pawns."""

    type: ClassVar[Literal["serve-icon"]] = "serve-icon"
    """By which it is told from others."""
    icon: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""


class MagicMazeOnMarsSignalMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="signal"
):
    """Put the Do-something pawn before a seat or on a button of the communication board."""

    type: ClassVar[Literal["signal"]] = "signal"
    """By which it is told from others."""
    spot: MagicMazeOnMarsSpot


class MagicMazeOnMarsSignalledEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="signalled"
):
    """The Do-something pawn was put somewhere."""

    type: ClassVar[Literal["signalled"]] = "signalled"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    spot: MagicMazeOnMarsSpot
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class MagicMazeOnMarsSlugAppearedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="slug-appeared"
):
    """A slug came out."""

    type: ClassVar[Literal["slug-appeared"]] = "slug-appeared"
    """By which it is told from others."""
    node: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class MagicMazeOnMarsSlugLeftOutEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="slug-left-out"
):
    """A slug icon had no effect: no slug is left in the reserve."""

    type: ClassVar[Literal["slug-left-out"]] = "slug-left-out"
    """By which it is told from others."""
    node: str
    """Where it would have come out."""
    rule: str
    """The id of the rule that says so."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class MagicMazeOnMarsSpeakMove(Document, frozen=True, kw_only=True, tag_field="type", tag="speak"):
    """Talk with the others. What is said is not recorded."""

    type: ClassVar[Literal["speak"]] = "speak"
    """By which it is told from others."""


class MagicMazeOnMarsSpokenEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="spoken"
):
    """A seat spoke."""

    type: ClassVar[Literal["spoken"]] = "spoken"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class MagicMazeOnMarsState(Document, frozen=True, kw_only=True):
    """A whole position. What is in the reserve and the stock follows from what is on the tiles."""

    game: Literal["magic-maze-on-mars"]
    version: int
    """Of the shape and rules it follows."""
    ply: int
    """How many moves led here."""
    dice: Dice
    pack: str | None = None
    """The pack whose material it is played with; left out for the house material."""
    options: MagicMazeOnMarsOptions
    seats: tuple[MagicMazeOnMarsSeatState, ...]
    """Who plays, in seat order."""
    board: tuple[MagicMazeOnMarsPlacedTile, ...]
    """The tiles in play, in the order in which they were placed."""
    stack: tuple[MagicMazeOnMarsMarsTile, ...]
    """The tiles face down, top first."""
    pawns: tuple[MagicMazeOnMarsPawn, ...]
    """All pawns on the tiles."""
    bridges: tuple[MagicMazeOnMarsBridge, ...]
    """The bridges that are built."""
    hourglasses: tuple[str, ...]
    """The hourglass spaces that have been used."""
    domes: tuple[str, ...]
    """The sites whose dome is built."""
    jokers: int
    """How many jokers are left."""
    do_something: MagicMazeOnMarsSpot | None
    """Where the Do-something pawn was last put; null before that, in module 1 and in solo."""
    begun: bool
    """Whether the sand timer has been flipped for the first time; talk is free before that."""
    comm_open: bool
    """Whether the seats may talk."""
    pending: MagicMazeOnMarsPending | None
    last_at: int
    """Milliseconds since the start of play."""
    deadline: int
    """When the sand runs out."""
    outcome: MagicMazeOnMarsOutcome
    ended_at: int | None


class MagicMazeOnMarsSupply(Document, frozen=True, kw_only=True):
    """How many pawns of a kind the reserve holds."""

    kind: MagicMazeOnMarsPawnKind
    count: int
    """How many."""


class MagicMazeOnMarsSwitchTileMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="switch-tile"
):
    """In solo, move the Do-something pawn to another action tile."""

    type: ClassVar[Literal["switch-tile"]] = "switch-tile"
    """By which it is told from others."""
    action_tile: MagicMazeOnMarsActionTile


class MagicMazeOnMarsTickMove(Document, frozen=True, kw_only=True, tag_field="type", tag="tick"):
    """Let time pass up to now. Anybody may, and nobody needs to: it has no seat of its own. The
    first move starts the game, and this one does nothing else (MM-SETUP-6). Past the
    deadline it is what obtains the lost state; after that the game is over for it too.
    """

    type: ClassVar[Literal["tick"]] = "tick"
    """By which it is told from others."""


class MagicMazeOnMarsTileRevealedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="tile-revealed"
):
    """The top tile of the stack was placed."""

    type: ClassVar[Literal["tile-revealed"]] = "tile-revealed"
    """By which it is told from others."""
    explorer: int | None
    """Who explored; null for the tiles that lie there from the beginning."""
    tile: MagicMazeOnMarsMarsTile
    x: int
    """Its column on the grid of tiles."""
    y: int
    """Its row on the grid of tiles."""
    turns: int
    """Quarter turns clockwise."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class MagicMazeOnMarsTileSwitchedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="tile-switched"
):
    """In solo, another action tile became active."""

    type: ClassVar[Literal["tile-switched"]] = "tile-switched"
    """By which it is told from others."""
    action_tile: MagicMazeOnMarsActionTile
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class MagicMazeOnMarsTransmuteMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="transmute"
):
    """Discard a joker to swap a resource on the tiles for one of your colours in the reserve."""

    type: ClassVar[Literal["transmute"]] = "transmute"
    """By which it is told from others."""
    node: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""
    old: MagicMazeOnMarsColour
    """What it is."""
    new: MagicMazeOnMarsColour
    """What it becomes."""


class MagicMazeOnMarsTransmutedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="transmuted"
):
    """A resource was swapped for one from the reserve."""

    type: ClassVar[Literal["transmuted"]] = "transmuted"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    node: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""
    old: MagicMazeOnMarsColour
    """What it was."""
    new: MagicMazeOnMarsColour
    """What it is now."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class MagicMazeOnMarsTrashAwaitedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="trash-awaited"
):
    """A seat has to choose before play goes on."""

    type: ClassVar[Literal["trash-awaited"]] = "trash-awaited"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class MagicMazeOnMarsTrashEatenEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="trash-eaten"
):
    """The trash of an icon fell on a slug and went straight back to the reserve."""

    type: ClassVar[Literal["trash-eaten"]] = "trash-eaten"
    """By which it is told from others."""
    icon: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""
    node: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class MagicMazeOnMarsTrashLeftOutEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="trash-left-out"
):
    """An icon got no trash: there is no platform for it (MM-TRASH-5), or no pawn (MM-TRASH-8)."""

    type: ClassVar[Literal["trash-left-out"]] = "trash-left-out"
    """By which it is told from others."""
    icon: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""
    rule: str
    """The id of the rule that says so."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class MagicMazeOnMarsTrashPlacedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="trash-placed"
):
    """The trash of an icon was put on a platform."""

    type: ClassVar[Literal["trash-placed"]] = "trash-placed"
    """By which it is told from others."""
    icon: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""
    node: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class MagicMazeOnMarsView(Document, frozen=True, kw_only=True):
    """A position as anybody may see it."""

    options: MagicMazeOnMarsOptions
    seats: tuple[MagicMazeOnMarsSeatView, ...]
    """Who plays, in seat order."""
    board: tuple[MagicMazeOnMarsPlacedTile, ...]
    """The tiles in play, in the order in which they were placed."""
    nodes: tuple[MagicMazeOnMarsNodeView, ...]
    """The platforms and special spaces of all tiles, with those that two tiles share merged."""
    lanes: tuple[MagicMazeOnMarsLaneView, ...]
    """The lanes between them."""
    stack_size: int
    """How many tiles lie face down."""
    pawns: tuple[MagicMazeOnMarsPawn, ...]
    """All pawns on the tiles."""
    reserve: tuple[MagicMazeOnMarsSupply, ...]
    """What may still be produced or placed."""
    bridges: tuple[MagicMazeOnMarsBridge, ...]
    """The bridges that are built."""
    bridges_left: tuple[MagicMazeOnMarsColour, ...]
    """The colours of those not yet built."""
    hourglasses: tuple[str, ...]
    """The hourglass spaces that have been used."""
    hourglasses_left: int
    """How often the sand timer may still be turned."""
    domes: tuple[str, ...]
    """The sites whose dome is built."""
    domes_left: int
    """How many domes are to be built."""
    jokers: int
    """How many jokers are left."""
    landed: bool
    """Whether the colonists are there."""
    do_something: MagicMazeOnMarsSpot | None
    begun: bool
    """Whether the sand timer has been flipped for the first time; talk is free before that."""
    comm_open: bool
    """Whether the seats may talk."""
    pending: MagicMazeOnMarsPendingView | None
    last_at: int
    """Milliseconds since the start of play."""
    deadline: int
    """When the sand runs out."""
    outcome: MagicMazeOnMarsOutcome
    ended_at: int | None


class MagicMazeOnMarsWindowClosedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="window-closed"
):
    """From now on the seats are silent."""

    type: ClassVar[Literal["window-closed"]] = "window-closed"
    """By which it is told from others."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class MagicMazeOnMarsWindowOpenedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="window-opened"
):
    """From now on the seats may talk."""

    type: ClassVar[Literal["window-opened"]] = "window-opened"
    """By which it is told from others."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class MagicMazeOnMarsWithdrawMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="withdraw"
):
    """Move a resource away from an unfinished dome site, where several may stand."""

    type: ClassVar[Literal["withdraw"]] = "withdraw"
    """By which it is told from others."""
    site: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""
    colour: MagicMazeOnMarsColour
    target: str
    """A platform on a border, `P:X,Y`, or a node inside a cell, `I:x,y:name`."""


class MagicMazeOnMarsWonEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="won"):
    """Every dome holds a colonist."""

    type: ClassVar[Literal["won"]] = "won"
    """By which it is told from others."""
    ended_at: int
    """Milliseconds since the start of play."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


MagicMazeOnMarsEvent: TypeAlias = (
    MagicMazeOnMarsBegunEvent
    | MagicMazeOnMarsProducedEvent
    | MagicMazeOnMarsMovedEvent
    | MagicMazeOnMarsReturnedEvent
    | MagicMazeOnMarsFlippedEvent
    | MagicMazeOnMarsWindowOpenedEvent
    | MagicMazeOnMarsWindowClosedEvent
    | MagicMazeOnMarsActionTilesPassedEvent
    | MagicMazeOnMarsTileRevealedEvent
    | MagicMazeOnMarsSlugAppearedEvent
    | MagicMazeOnMarsSlugLeftOutEvent
    | MagicMazeOnMarsTrashPlacedEvent
    | MagicMazeOnMarsTrashEatenEvent
    | MagicMazeOnMarsTrashLeftOutEvent
    | MagicMazeOnMarsTrashAwaitedEvent
    | MagicMazeOnMarsDomeBuiltEvent
    | MagicMazeOnMarsColonistsLandedEvent
    | MagicMazeOnMarsBridgeBuiltEvent
    | MagicMazeOnMarsJokerDiscardedEvent
    | MagicMazeOnMarsTransmutedEvent
    | MagicMazeOnMarsSignalledEvent
    | MagicMazeOnMarsSpokenEvent
    | MagicMazeOnMarsTileSwitchedEvent
    | MagicMazeOnMarsWonEvent
    | MagicMazeOnMarsLostEvent
)
"""One of these; `isinstance` and `match` tell which."""

MagicMazeOnMarsMove: TypeAlias = (
    MagicMazeOnMarsTickMove
    | MagicMazeOnMarsProduceMove
    | MagicMazeOnMarsMovePawnMove
    | MagicMazeOnMarsWithdrawMove
    | MagicMazeOnMarsExploreMove
    | MagicMazeOnMarsBuildDomeMove
    | MagicMazeOnMarsBuildBridgeMove
    | MagicMazeOnMarsCommunicateMove
    | MagicMazeOnMarsTransmuteMove
    | MagicMazeOnMarsPipeMove
    | MagicMazeOnMarsMoveSlugMove
    | MagicMazeOnMarsPlaceTrashMove
    | MagicMazeOnMarsServeIconMove
    | MagicMazeOnMarsSwitchTileMove
    | MagicMazeOnMarsSignalMove
    | MagicMazeOnMarsSpeakMove
)
"""One of these; `isinstance` and `match` tell which."""


MAGIC_MAZE_ON_MARS: GameTypes[
    MagicMazeOnMarsState,
    MagicMazeOnMarsMove,
    MagicMazeOnMarsEvent,
    MagicMazeOnMarsView,
    MagicMazeOnMarsOptions,
    MagicMazeOnMarsMazeComponents,
] = GameTypes(
    id="magic-maze-on-mars",
    state=MagicMazeOnMarsState,
    move=MagicMazeOnMarsMove,
    event=MagicMazeOnMarsEvent,
    view=MagicMazeOnMarsView,
    options=MagicMazeOnMarsOptions,
    components=MagicMazeOnMarsMazeComponents,
)
"""The types of Magic Maze on Mars."""

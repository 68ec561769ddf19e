"""What an owner may type in: the printed faces of Magic Maze on Mars."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from areopagus.games.maze.components import (
    MOST_LANES,
    MOST_SPACES,
    MOST_X_TILES,
    ActionTileId,
    Colour,
    TileId,
)
from areopagus.kernel.document import Document
from areopagus.kernel.pack import Pack, Piece, TextPiece

SpaceId = Annotated[
    Literal["N", "E", "S", "W", "C", "C1", "C2", "C3", "C4", "H", "D", "R"],
    Meta(
        description="A side, by where it is when the arrow points south; C to C4, platforms inside "
        "the tile; H, an hourglass space; D, a dome site; R, the rocket space."
    ),
]
Part = Annotated[float, Meta(ge=0.1, le=0.9)]


class OwnSpace(Document, kw_only=True, omit_defaults=True):
    """A half platform on a side, a platform inside, or a special space. A blank side is none."""

    id: SpaceId
    xy: Annotated[list[Part], Meta(min_length=2, max_length=2)] | UnsetType = UNSET
    """Where it is drawn, inside the tile: right and up, the tile being one unit wide."""
    lock: Colour | UnsetType = UNSET
    """Of a side: the colour of its lock."""
    factory: Colour | UnsetType = UNSET
    """Of a platform: the colour of its factory."""
    pipeline: bool = False
    """Of a platform: whether it has a pipeline icon."""
    needs: Annotated[list[Colour], Meta(min_length=1, max_length=6)] | UnsetType = UNSET
    """Of a dome site: the resources that it shows."""


class OwnLane(Document, kw_only=True, omit_defaults=True):
    """A lane between two spaces of a tile."""

    a: SpaceId
    """The space where it begins."""
    b: SpaceId
    """The space where it ends."""
    colour: Colour | UnsetType = UNSET
    """Its colour; a bridge under construction has none."""
    one_way: bool = False
    """Whether its arrow leads from `a` to `b` only."""
    bridge: bool = False
    """Whether it is a bridge under construction."""


class OwnTile(Piece, kw_only=True, omit_defaults=True):
    """A Mars tile, as it lies with its connection arrow to the south."""

    id: TileId
    """The module that brings it, or X, and a number; S1 is the start tile."""
    number: Annotated[int, Meta(ge=0, le=99)] | UnsetType = UNSET
    """The number printed on it."""
    spaces: Annotated[list[OwnSpace], Meta(min_length=1, max_length=MOST_SPACES)] | UnsetType = (
        UNSET
    )
    """All its platforms and spaces, if any of them is told."""
    lanes: Annotated[list[OwnLane], Meta(min_length=1, max_length=MOST_LANES)] | UnsetType = UNSET
    """All its lanes, if any of them is told."""
    trash: bool | UnsetType = UNSET
    """Whether it has a trash icon, at its arrow."""
    slug: SpaceId | UnsetType | None = UNSET
    """The platform on which a slug comes out, if it has a slug icon at its arrow."""


class OwnSide(Document, kw_only=True):
    """What an action tile shows to so many players."""

    seats: Annotated[list[Annotated[int, Meta(ge=2, le=6)]], Meta(min_length=1, max_length=5)]
    """With how many players this side is used."""
    colours: Annotated[list[Colour], Meta(min_length=1, max_length=6)]
    """The colours that it shows."""


class OwnActionTile(Piece, kw_only=True, omit_defaults=True):
    """An action tile. With three players there are T1, T2 and T3, and so on."""

    id: ActionTileId
    """The tile: number them as you like."""
    sides: Annotated[list[OwnSide], Meta(min_length=1, max_length=5)] | UnsetType = UNSET
    """What it shows, by number of players; as many sides as it takes."""


class OwnModule(TextPiece, kw_only=True, omit_defaults=True):
    """What a module is played with. What it brings besides, tiles and bridges, is a rule."""

    id: Literal["module-1", "module-2", "module-3", "module-4", "module-5"]
    """The module."""
    colonists: Annotated[int, Meta(ge=1, le=5)] | UnsetType = UNSET
    """How many colonists must come home."""
    domes: Annotated[int, Meta(ge=1, le=5)] | UnsetType = UNSET
    """How many domes must be built."""
    hourglass_tiles: Annotated[int, Meta(ge=0, le=4)] | UnsetType = UNSET
    """How many hourglass tiles there are."""
    jokers: Annotated[int, Meta(ge=0, le=3)] | UnsetType = UNSET
    """How many jokers there are."""
    trash: Annotated[int, Meta(ge=0, le=10)] | UnsetType = UNSET
    """How many trash pawns there are."""
    slugs: Annotated[int, Meta(ge=0, le=2)] | UnsetType = UNSET
    """How many slugs there are."""


class MazePack(Pack, kw_only=True, omit_defaults=True, tag="magic-maze-on-mars"):
    """The material of a box of Magic Maze on Mars; what is left out is ours."""

    tiles: Annotated[list[OwnTile], Meta(max_length=13)] | UnsetType = UNSET
    """The start tile and those of the modules; those that are not named stay as they are."""
    x_tiles: Annotated[list[OwnTile], Meta(max_length=MOST_X_TILES)] | UnsetType = UNSET
    """All X tiles, if any of them is told."""
    action_tiles: Annotated[list[OwnActionTile], Meta(max_length=6)] | UnsetType = UNSET
    """Action tiles; those that are not named stay as they are."""
    modules: Annotated[list[OwnModule], Meta(max_length=5)] | UnsetType = UNSET
    """What modules are played with; those that are not named stay as they are."""

"""The printed material: loads and indexes ``components.json``."""

import json
from importlib.resources import files
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from areopagus.kernel.document import COMPONENT_ID, Value
from areopagus.kernel.rulebook import Source

Colour = Annotated[
    Literal["yellow", "blue", "green", "brown", "orange", "purple"],
    Meta(
        title="Colour",
        description="The colour of a resource, of the paths it goes and of the seats that move it.",
    ),
]
COLOURS: tuple[Colour, ...] = ("yellow", "blue", "green", "brown", "orange", "purple")

PawnKind = Annotated[
    Literal[
        "yellow", "blue", "green", "brown", "orange", "purple", "trash", "slug", "colonist"
    ],
    Meta(title="PawnKind", description="A resource by its colour, or another kind of pawn."),
]  # fmt: skip

TileId = Annotated[
    Literal[
        "S1", "A1", "A2", "A3", "A4", "B1", "B2", "C1", "C2", "D1", "D2", "E1", "E2",
        "X1", "X2", "X3", "X4", "X5", "X6", "X7", "X8",
    ],
    Meta(
        title="MarsTile",
        description="A Mars tile, by the number printed on it.",
        extra=COMPONENT_ID,
    ),
]  # fmt: skip

ActionTileId = Annotated[
    Literal["T1", "T2", "T3", "T4", "T5", "T6"],
    Meta(
        title="ActionTile",
        description="An action tile: it says which colours a seat may use.",
        extra=COMPONENT_ID,
    ),
]

BridgeLaneId = Annotated[
    Literal["B1-4", "B2-5", "B2-6", "C2-6", "D1-8", "D2-4", "X2-2", "X2-3", "X7-3"],
    Meta(
        title="BridgeLane",
        description="A lane printed as a bridge under construction.",
        extra=COMPONENT_ID,
    ),
]

Spot = Annotated[
    Literal[
        "seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5",
        "produce", "hourglass", "bridge", "trash", "pipeline", "slug",
    ],
    Meta(
        title="Spot",
        description="Where the Do-something pawn stands: before a seat, or on a button of the "
        "communication board.",
    ),
]  # fmt: skip
BUTTONS: tuple[Spot, ...] = ("produce", "hourglass", "bridge", "trash", "pipeline", "slug")
SEAT_SPOTS: tuple[Spot, ...] = ("seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5")

PAWNS_PER_COLOUR = 2
SIDES = ("N", "E", "S", "W")


class NodeFace(Value, frozen=True):
    """A platform or space as printed on a tile."""

    kind: Literal["side", "platform", "hourglass", "site", "rocket"]
    xy: tuple[float, float]
    lock: Colour | None = None
    factory: Colour | None = None
    pipeline: bool = False
    arrow: bool = False
    trash: bool = False
    slug_target: str | None = None
    needs: tuple[Colour, ...] = ()


class LaneFace(Value, frozen=True):
    """A lane as printed on a tile; one-way lanes lead from ``a`` to ``b``."""

    id: str
    a: str
    b: str
    colour: Colour | None
    one_way: bool
    bridge: bool


class TileFace(Value, frozen=True):
    """A Mars tile."""

    id: TileId
    group: Literal["start", "A", "B", "C", "D", "E", "X"]
    name: str
    name_fr: str
    text: str
    """What is printed on it, in one line."""
    text_fr: str
    arrow: Literal["N", "E", "S", "W"] | None
    source: Source
    nodes: dict[str, NodeFace | None]
    lanes: tuple[LaneFace, ...]
    number: int | None = None

    @property
    def arrow_side(self) -> int:
        """The local side that connects: 0 to 3 for N, E, S, W."""
        assert self.arrow is not None, "the start tile connects to nothing"
        return SIDES.index(self.arrow)

    @property
    def arrow_face(self) -> NodeFace | None:
        """The half platform with the connection arrow; none on the start tile."""
        return None if self.arrow is None else self.nodes[self.arrow]

    @property
    def has_trash(self) -> bool:
        return self.arrow_face is not None and self.arrow_face.trash

    @property
    def has_slug(self) -> bool:
        return self.arrow_face is not None and self.arrow_face.slug_target is not None


class Manifest(Value, frozen=True):
    """What a module is played with."""

    module: int
    name: str
    name_fr: str
    text: str
    """What it adds to the modules before it, in one line."""
    text_fr: str
    source: Source
    tile_groups: tuple[str, ...]
    stack_size: int
    colonists: int
    domes: int
    hourglass_tiles: int
    do_something_pawn: int
    communication_board: int
    bridges: int
    jokers: int
    trash: int
    slugs: int
    communication: Literal["open", "restricted"]


def _load() -> dict[str, Any]:
    body = files("areopagus.games.maze").joinpath("components.json").read_text(encoding="utf-8")
    return json.loads(body)  # type: ignore[no-any-return]


def _action_tiles(content: dict[str, Any]) -> dict[int, dict[ActionTileId, frozenset[Colour]]]:
    tiles: dict[int, dict[ActionTileId, frozenset[Colour]]] = {n: {} for n in range(2, 7)}
    for tile in content["tiles"]:
        for face in filter(None, [tile["front"], tile["back"]]):
            for seats in face["seats"]:
                tiles[seats][tile["id"]] = frozenset(face["colours"])
    return tiles


COMPONENTS: dict[str, Any] = _load()
TILES: dict[TileId, TileFace] = {
    face.id: face for face in msgspec.convert(COMPONENTS["tiles"], tuple[TileFace, ...])
}
MANIFESTS: dict[int, Manifest] = {
    manifest.module: manifest
    for manifest in msgspec.convert(COMPONENTS["modules"], tuple[Manifest, ...])
}
ACTION_TILES: dict[int, dict[ActionTileId, frozenset[Colour]]] = _action_tiles(
    COMPONENTS["actionTiles"]
)
"""The colours of each action tile, by number of seats."""

_SUPPLIES: dict[int, dict[PawnKind, int]] = {
    module: {
        **dict.fromkeys(COLOURS, PAWNS_PER_COLOUR),
        "trash": manifest.trash,
        "slug": manifest.slugs,
        "colonist": manifest.colonists,
    }
    for module, manifest in MANIFESTS.items()
}

X_TILES: tuple[TileId, ...] = tuple(id for id, face in TILES.items() if face.group == "X")


def supply(module: int) -> dict[PawnKind, int]:
    """How many pawns of each kind a module is played with."""
    return _SUPPLIES[module]


def tiles_of(module: int) -> list[TileId]:
    """The tiles that a module's stack is made of, before any X tiles."""
    groups = MANIFESTS[module].tile_groups
    return [id for id, face in TILES.items() if face.group in groups]

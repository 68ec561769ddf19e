"""The printed material: loads and indexes ``components.json``."""

import json
from dataclasses import dataclass, field
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta

from areopagus.kernel.component import Origin
from areopagus.kernel.document import COMPONENT_ID, Value
from areopagus.kernel.language import Phrase

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

MOST_X_TILES = 20
"""How many X tiles a box may have: ids are known before a pack is."""
MOST_LANES = 12
"""How many lanes a tile may have."""
MOST_SPACES = 12
"""How many platforms and spaces a tile may have, the half platforms on its sides included."""
START_TILE = "S1"
TILES_OF_MODULES = {"A": 4, "B": 2, "C": 2, "D": 2, "E": 2}
"""How many tiles each module brings (MM-SETUP-8): so many in every box."""
X_TILE_IDS = tuple(f"X{number}" for number in range(1, MOST_X_TILES + 1))
TILE_IDS = (
    START_TILE,
    *(f"{group}{n}" for group, most in TILES_OF_MODULES.items() for n in range(1, most + 1)),
    *X_TILE_IDS,
)
"""Every id that a Mars tile can have, in whatever pack."""


def lane_id(tile: str, place: int) -> str:
    """How a lane is called: by its place among those of its tile, from 1."""
    return f"{tile}-{place}"


# Closed sets decode faster than patterns. Which of them there are, and what is printed on them, the
# material says; integrity holds a state to it.
if TYPE_CHECKING:
    TileId = str
    BridgeLaneId = str
else:
    TileId = Annotated[
        Literal[TILE_IDS],
        Meta(
            title="MarsTile",
            description="A Mars tile: the module that brings it, or S or X, and a number.",
            extra=COMPONENT_ID,
        ),
    ]
    BridgeLaneId = Annotated[
        Literal[tuple(lane_id(tile, n) for tile in TILE_IDS for n in range(1, MOST_LANES + 1))],
        Meta(
            title="BridgeLane",
            description="A lane printed as a bridge under construction: its tile, and its place "
            "among the lanes of that.",
            extra=COMPONENT_ID,
        ),
    ]

ActionTileId = Annotated[
    Literal["T1", "T2", "T3", "T4", "T5", "T6"],
    Meta(
        title="ActionTile",
        description="An action tile: it says which colours a seat may use.",
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
ARROW = SIDES.index("S")
"""The side of a tile that connects: whoever types a tile in lays it with its arrow to the south."""


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
    arrow: Literal["S"] | None
    source: Origin
    nodes: dict[str, NodeFace | None]
    lanes: tuple[LaneFace, ...]
    number: int | None = None

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
    source: Origin
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


HOUSE_COMPONENTS: dict[str, Any] = json.loads(
    files(__package__).joinpath("components.json").read_text(encoding="utf-8")
)


@dataclass(slots=True, eq=False)
class Material:
    """What is printed on the components of one box, indexed. Each is itself, and never changes."""

    printed: dict[str, Any]
    """As ``components.json`` has it."""
    names: dict[TileId, Phrase] = field(default_factory=dict)
    """What tiles are called that are not called as in the wording."""

    tiles: dict[TileId, TileFace] = field(init=False)
    x_tiles: tuple[TileId, ...] = field(init=False)
    manifests: dict[int, Manifest] = field(init=False)
    action_tiles: dict[int, dict[ActionTileId, frozenset[Colour]]] = field(init=False)
    """The colours of each action tile, by number of seats."""
    _supplies: dict[int, dict[PawnKind, int]] = field(init=False)
    _stacks: dict[int, list[TileId]] = field(init=False)

    def __post_init__(self) -> None:
        tiles = msgspec.convert(self.printed["tiles"], tuple[TileFace, ...])
        self.tiles = {face.id: face for face in tiles}
        self.x_tiles = tuple(face.id for face in tiles if face.group == "X")
        manifests = msgspec.convert(self.printed["modules"], tuple[Manifest, ...])
        self.manifests = {manifest.module: manifest for manifest in manifests}
        self.action_tiles = _action_tiles(self.printed["actionTiles"]["tiles"])
        self._supplies = {manifest.module: _supply(manifest) for manifest in manifests}
        self._stacks = {
            manifest.module: [face.id for face in tiles if face.group in manifest.tile_groups]
            for manifest in manifests
        }

    def supply(self, module: int) -> dict[PawnKind, int]:
        """How many pawns of each kind a module is played with."""
        return self._supplies[module]

    def tiles_of(self, module: int) -> list[TileId]:
        """The tiles that a module's stack is made of, before any X tiles."""
        return list(self._stacks[module])


def _action_tiles(rows: list[dict[str, Any]]) -> dict[int, dict[ActionTileId, frozenset[Colour]]]:
    tiles: dict[int, dict[ActionTileId, frozenset[Colour]]] = {n: {} for n in range(2, 7)}
    for row in rows:
        for side in row["sides"]:
            for seats in side["seats"]:
                tiles[seats][row["id"]] = frozenset(side["colours"])
    return tiles


def _supply(manifest: Manifest) -> dict[PawnKind, int]:
    return {
        **dict.fromkeys(COLOURS, PAWNS_PER_COLOUR),
        "trash": manifest.trash,
        "slug": manifest.slugs,
        "colonist": manifest.colonists,
    }


HOUSE_MATERIAL = Material(HOUSE_COMPONENTS)
"""The default: what a game is played with unless it is told another box."""

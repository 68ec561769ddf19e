"""The board as one plane to draw: all tiles merged into platforms, spaces and lanes.

A client that only knew the tiles would have to turn and merge them by itself.
"""

from functools import lru_cache
from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from areopagus.games.maze.board import Node, NodeKind, board_of, fragment_of
from areopagus.games.maze.components import Colour, Material, NodeFace, TileId
from areopagus.games.maze.state import Bridge, Cell, NodeId, PlacedTile
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.document import Value

Kind = Annotated[
    NodeKind,
    Meta(title="NodeKind", description="A platform, or a special space that is none."),
]
Coordinate = Annotated[
    int,
    Meta(
        ge=-2000,
        le=2100,
        description="In hundredths of a tile: the start tile lies between 0 and 100, y is north.",
    ),
]
"""Whole numbers, so that every machine and language has the same."""


class Lock(Value, frozen=True):
    """From here one can explore: a pawn of this colour opens the way to an empty cell."""

    colour: Colour
    x: Cell
    """The column of the cell where the tile would lie."""
    y: Cell
    """The row of the cell where the tile would lie."""


class NodeView(Value, frozen=True, kw_only=True):
    """A platform or a special space, as it is on the table now."""

    id: NodeId
    kind: Kind
    tiles: list[TileId]
    """The tiles that it lies on: two, when it is a full platform between them."""
    x: Coordinate
    """How far east."""
    y: Coordinate
    """How far north."""
    half: bool
    """Whether it is a half platform: nothing on the other side completes it."""
    lock: Lock | None
    """How one explores from here; null where one cannot, or no longer."""
    factories: list[Colour]
    """The resources that can be produced here."""
    pipeline: bool
    """Whether a pipeline ends here."""
    trash: bool
    """Whether it has a trash icon."""
    needs: list[Colour]
    """Of a dome site: the resources that it is built with."""
    missing: list[Colour]
    """Of a dome site without a dome: those that are not there yet."""
    built: bool
    """Of a dome site: whether its dome is built."""
    used: bool
    """Of an hourglass space: whether it has been used."""


class LaneView(Value, frozen=True, kw_only=True):
    """A lane between two nodes."""

    id: Annotated[str, Meta(max_length=8)]
    """Its id among the components."""
    tile: TileId
    a: NodeId
    """One end; where a one-way lane begins."""
    b: NodeId
    """The other end; where a one-way lane leads to."""
    colour: Colour | None
    """Who holds this colour may move pawns along it; null while it is a bridge to be built."""
    one_way: bool
    """Whether it leads from `a` to `b` only, except for slugs."""
    bridge: bool
    """Whether it is a bridge, built or under construction."""


def nodes(table: MazeTable) -> list[NodeView]:
    """All platforms and spaces, in the order in which their tiles were placed."""
    state = table.state
    laid_out, _ = _drawn(table.material, tuple(state.board), tuple(state.bridges))
    return [
        node if node.kind == "platform" or node.kind == "rocket" else _as_it_is(table, node)
        for node in laid_out
    ]


def lanes(table: MazeTable) -> list[LaneView]:
    """All lanes, in the order in which their tiles were placed."""
    state = table.state
    _, laid_out = _drawn(table.material, tuple(state.board), tuple(state.bridges))
    return list(laid_out)


def _as_it_is(table: MazeTable, node: NodeView) -> NodeView:
    """A special space with what has been done there."""
    if node.kind == "hourglass":
        return replace(node, used=node.id in table.state.hourglasses)
    if node.id in table.state.domes:
        return replace(node, built=True)
    return replace(node, missing=table.missing(node.id))


@lru_cache(maxsize=512)
def _drawn(
    material: Material, tiles: tuple[PlacedTile, ...], bridges: tuple[Bridge, ...]
) -> tuple[list[NodeView], list[LaneView]]:
    """What follows from the layout alone."""
    board = board_of(material, tiles, bridges)
    on: dict[str, list[TileId]] = {id: [] for id in board.nodes}
    places: dict[str, tuple[int, int]] = {}
    for tile in tiles:
        fragment = fragment_of(material, tile)
        for id, face in (
            *((id, face) for id, _, face in fragment.halves),
            *fragment.inner,
        ):
            on[id].append(tile.tile)
            places[id] = place_of(tile, face)
    icons = set(board.icons)
    drawn = [
        _node_view(node, on[node.id], places[node.id], trash=node.id in icons)
        for node in board.nodes.values()
    ]
    colours: dict[str, Colour] = {bridge.lane: bridge.colour for bridge in bridges}
    return drawn, [lane for tile in tiles for lane in _lane_views(material, tile, colours)]


def _node_view(node: Node, tiles: list[TileId], place: tuple[int, int], *, trash: bool) -> NodeView:
    door = node.door
    return NodeView(
        id=node.id,
        kind=node.kind,
        tiles=tiles,
        x=place[0],
        y=place[1],
        half=node.halves == 1,
        lock=None if door is None else Lock(door.lock, *door.cell),
        factories=list(node.factories),
        pipeline=node.pipeline,
        trash=trash,
        needs=list(node.needs),
        missing=[],
        built=False,
        used=False,
    )


def _lane_views(material: Material, tile: PlacedTile, bridges: dict[str, Colour]) -> list[LaneView]:
    ids = fragment_of(material, tile).ids
    return [
        LaneView(
            id=lane.id,
            tile=tile.tile,
            a=ids[lane.a],
            b=ids[lane.b],
            colour=bridges.get(lane.id) if lane.bridge else lane.colour,
            one_way=lane.one_way,
            bridge=lane.bridge,
        )
        for lane in material.tiles[tile.tile].lanes
    ]


def place_of(tile: PlacedTile, face: NodeFace) -> tuple[int, int]:
    """Where a node of a tile lies, once the tile is turned."""
    east, north = (round(100 * part) - 50 for part in face.xy)
    for _ in range(tile.turns):
        east, north = north, -east
    return 100 * tile.x + 50 + east, 100 * tile.y + 50 + north

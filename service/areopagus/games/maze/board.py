"""The board as a graph that grows: what follows from the placed tiles and the built bridges.

None of this is part of a state. It is worked out once per layout and kept for a while.
"""

from copy import copy
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from areopagus.games.maze.components import ARROW, SIDES, Colour, LaneFace, Material, NodeFace
from areopagus.games.maze.state import Bridge, PlacedTile

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""From a cell to its neighbour on each world side: N, E, S, W (MM-GEO-1)."""

NodeKind = Literal["platform", "hourglass", "site", "rocket"]


class Door(NamedTuple):
    """Where a half platform leads to once its lock is opened (MM-GEO-5)."""

    lock: Colour
    cell: tuple[int, int]
    side: int


class Node:
    """A platform, merged or not, or a space."""

    __slots__ = ("door", "factories", "halves", "id", "kind", "needs", "pipeline")

    def __init__(self, id: str, face: NodeFace, door: Door | None) -> None:
        self.id = id
        self.kind: NodeKind = "platform" if face.kind == "side" else face.kind
        self.halves = 1 if face.kind == "side" else 0
        self.factories: tuple[Colour, ...] = (face.factory,) if face.factory else ()
        self.pipeline = face.pipeline
        self.needs = face.needs
        self.door = door

    def merge(self, face: NodeFace) -> None:
        """MM-GEO-3: two facing halves are one platform with the icons of both."""
        self.halves = 2
        if face.factory and face.factory not in self.factories:
            self.factories += (face.factory,)
        self.pipeline = self.pipeline or face.pipeline


class Lane:
    """A lane as it is travelled in one of its two directions."""

    __slots__ = ("colour", "id", "is_bridge", "is_plain", "move", "open", "origin", "slug_move",
                 "target", "to_platform")  # fmt: skip

    def __init__(self, face: LaneFace, ends: tuple[str, str], along: bool, kind: NodeKind) -> None:
        self.id = face.id
        self.origin, self.target = ends
        self.colour: Colour | None = face.colour
        self.is_bridge = face.bridge
        self.open = along or not face.one_way
        """Whether the arrows allow it; slugs do not care."""
        self.to_platform = kind == "platform"
        self.is_plain = self.open and self.to_platform and self.colour is not None
        """Whether nothing but a pawn at its end can stop a pawn."""
        self.move: Any = None
        """The move along it, kept by :mod:`areopagus.games.maze.moves.movement`."""
        self.slug_move: Any = None

    def built(self, colour: Colour) -> "Lane":
        """MM-BRIDGE-4: the same lane once its bridge is laid."""
        lane = copy(self)
        lane.colour = colour
        lane.is_plain = lane.to_platform
        return lane


class Board:
    """The graph of one layout."""

    __slots__ = ("bridge_ends", "cells", "exits", "factories", "icons", "nodes", "pipelines",
                 "sites")  # fmt: skip

    def __init__(
        self, material: Material, tiles: tuple[PlacedTile, ...], bridges: tuple[Bridge, ...]
    ) -> None:
        self.cells = {(tile.x, tile.y) for tile in tiles}
        self.nodes: dict[str, Node] = {}
        self.exits: dict[str, list[Lane]] = {}
        self.icons: list[str] = []
        """The platforms with a trash icon, in the order in which their tiles were placed."""
        colours: dict[str, Colour] = {bridge.lane: bridge.colour for bridge in bridges}
        for tile in tiles:
            fragment = fragment_of(material, tile)
            self._add_nodes(tile, fragment)
            for lane in fragment.lanes:
                if lane.is_bridge and (colour := colours.get(lane.id)):
                    self.exits[lane.origin].append(lane.built(colour))
                else:
                    self.exits[lane.origin].append(lane)
        self.bridge_ends = {
            (lane.origin, lane.id): lane
            for exits in self.exits.values()
            for lane in exits
            if lane.is_bridge
        }
        self.factories = [
            (node.id, colour) for node in self.nodes.values() for colour in node.factories
        ]
        self.pipelines = [node.id for node in self.nodes.values() if node.pipeline]
        self.sites = {node.id: node.needs for node in self.nodes.values() if node.kind == "site"}

    def lane(self, origin: str, target: str) -> Lane | None:
        """The lane that leads from a node to another; there is at most one."""
        return next((lane for lane in self.exits.get(origin, ()) if lane.target == target), None)

    def adjacent(self, platform: str) -> list[str]:
        """MM-GEO-7: by any usable lane, arrows regardless; not by unbuilt bridges or pipelines."""
        return [
            lane.target
            for lane in self.exits[platform]
            if lane.to_platform and lane.colour is not None
        ]

    def _add_nodes(self, tile: PlacedTile, fragment: "Fragment") -> None:
        for id, side, face in fragment.halves:
            node = self.nodes.get(id)
            if node is not None:
                node.merge(face)
            else:
                self.nodes[id] = Node(id, face, self._door(tile, side, face))
                self.exits[id] = []
            if face.trash:
                self.icons.append(id)
        for id, face in fragment.inner:
            self.nodes[id] = Node(id, face, None)
            self.exits[id] = []

    def _door(self, tile: PlacedTile, side: int, face: NodeFace) -> Door | None:
        cell = beyond(tile, side)
        if face.lock is None or cell in self.cells:
            return None
        return Door(face.lock, cell, side)


class Fragment(NamedTuple):
    """What one placed tile brings."""

    halves: list[tuple[str, int, NodeFace]]
    inner: list[tuple[str, NodeFace]]
    lanes: list[Lane]
    ids: dict[str, str]
    """The ids of its nodes, by their names on the tile."""


@lru_cache(maxsize=512)
def board_of(
    material: Material, tiles: tuple[PlacedTile, ...], bridges: tuple[Bridge, ...]
) -> Board:
    """The board that placed tiles and built bridges make."""
    return Board(material, tiles, bridges)


@lru_cache(maxsize=4096)
def fragment_of(material: Material, tile: PlacedTile) -> Fragment:
    """The nodes and lanes of a placed tile."""
    face = material.tiles[tile.tile]
    ids: dict[str, str] = {}
    fragment = Fragment([], [], [], ids)
    for name, node in face.nodes.items():
        if node is None:
            continue
        if node.kind == "side":
            side = (SIDES.index(name) + tile.turns) % 4
            ids[name] = side_id(tile.x, tile.y, side)
            fragment.halves.append((ids[name], side, node))
        else:
            ids[name] = inner_id(tile.x, tile.y, name)
            fragment.inner.append((ids[name], node))
    for lane in face.lanes:
        for a, b in ((lane.a, lane.b), (lane.b, lane.a)):
            target = face.nodes[b]
            assert target is not None
            kind: NodeKind = "platform" if target.kind == "side" else target.kind
            fragment.lanes.append(Lane(lane, (ids[a], ids[b]), a == lane.a, kind))
    return fragment


def side_id(x: int, y: int, side: int) -> str:
    """The platform on a world side of a cell (MM-GEO-2)."""
    dx, dy = STEPS[side]
    return f"P:{2 * x + dx},{2 * y + dy}"


def inner_id(x: int, y: int, name: str) -> str:
    """A node inside a cell (MM-GEO-2)."""
    return f"I:{x},{y}:{name}"


def beyond(tile: PlacedTile, side: int) -> tuple[int, int]:
    """The cell next to a tile on a world side."""
    dx, dy = STEPS[side]
    return tile.x + dx, tile.y + dy


def arrow_platform(tile: PlacedTile) -> str:
    """The platform on which a tile was connected."""
    return side_id(tile.x, tile.y, (ARROW + tile.turns) % 4)


def node_order(id: str) -> tuple[bool, int, int, str]:
    """MM-TRASH-7: P before I, then x, then y as numbers, then name."""
    x, _, rest = id[2:].partition(",")
    y, _, name = rest.partition(":")
    return id[0] != "P", int(x), int(y), name

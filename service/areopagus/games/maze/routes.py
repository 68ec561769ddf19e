"""Ways for pawns over the board, and what they cost: for whoever looks ahead."""

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from areopagus.games.maze.board import Lane
from areopagus.games.maze.components import ActionTileId, Colour, PawnKind
from areopagus.games.maze.table import MazeTable

STEP, BLOCKED, SLUG, UNBUILT = 1, 12, 30, 60
"""What a step costs in moves, more or less: along a lane, onto something that has to make room,
onto a slug that has to be led away, over a bridge that has to be built."""
PIPELINES_FROM = 3
"""The module that brings pipelines."""

SWITCH = 4
"""What it costs to turn to another action tile in solo: other goals wait for that tile as well."""

Place = tuple[str, ActionTileId]
"""A node, and the action tile in hand there."""
Hop = tuple[str, Lane | None]
"""Where a step leads, and by which lane; by none when through a pipeline."""


class Way(NamedTuple):
    """A way for a pawn."""

    cost: int
    steps: list[Hop]

    @property
    def unbuilt(self) -> Lane | None:
        """The first bridge on it that is not built."""
        return next((lane for _, lane in self.steps if lane and lane.colour is None), None)


class Start(NamedTuple):
    """Where a resource may set out from, and what it costs to bring it somewhere."""

    cost: int
    node: str
    is_new: bool
    """Whether it has to be produced first."""
    way: Way


def steps_from(table: MazeTable, kind: PawnKind, node: str) -> Iterator[Hop]:
    """The steps that the board allows, whatever stands there."""
    board = table.board
    for lane in board.exits[node]:
        if lane.open:
            yield lane.target, lane
    if (
        node in board.pipelines
        and kind != "colonist"
        and table.state.options.module >= PIPELINES_FROM
    ):
        yield from ((other, None) for other in board.pipelines if other != node)


def find_way(table: MazeTable, kind: PawnKind, origin: str, target: str) -> Way | None:
    """The cheapest way for a pawn, over blockers if need be."""
    walker = kind == "colonist", origin
    ways: _Ways | None = table.ways.get(walker)
    if ways is None:
        ways = table.ways[walker] = _Ways(table, kind, origin)
    return ways.to(target)


class _Ways:
    """The cheapest ways for a pawn from a node to all others.

    A place on a way is a node with the action tile in hand there, for in solo a way is dearer by
    each tile that it takes. Several seats need not change theirs.
    """

    def __init__(self, table: MazeTable, kind: PawnKind, origin: str) -> None:
        nodes = table.board.nodes
        dearer = {
            node: SLUG if pawn.kind == "slug" else BLOCKED
            for node, pawn in table.pawn_at.items()
            if nodes[node].kind == "platform"
        }
        self._tiles = table.action_tiles
        self._start: Place = origin, table.state.seats[0].action_tile
        self._best: dict[Place, int] = {self._start: 0}
        self._before: dict[Place, tuple[Place, Hop]] = {}
        best, is_solo = self._best, table.state.is_solo
        heap = [(0, self._start)]
        while heap:
            cost, place = heappop(heap)
            at, tile = place
            if cost > best[place] or (at != origin and nodes[at].kind != "platform"):
                continue
            for step in steps_from(table, kind, at):
                node, lane = step
                colour = lane.colour if lane else None
                total = cost + (UNBUILT if lane and not colour else STEP) + dearer.get(node, 0)
                if is_solo and colour and colour not in self._tiles[tile]:
                    total += SWITCH
                    places = [(node, other) for other in self._holding(colour)]
                else:
                    places = [(node, tile)]
                for after in places:
                    if total < best.get(after, 10**6):
                        best[after] = total
                        self._before[after] = place, step
                        heappush(heap, (total, after))

    def _holding(self, colour: Colour) -> list[ActionTileId]:
        return [tile for tile, colours in self._tiles.items() if colour in colours]

    def to(self, target: str) -> Way | None:
        """The cheapest of the ways to a node."""
        ends = [(target, tile) for tile in self._tiles if (target, tile) in self._best]
        if not ends:
            return None
        cost, place = min((self._best[end], end) for end in ends)
        steps = []
        while place != self._start:
            place, step = self._before[place]
            steps.append(step)
        return Way(cost, steps[::-1])


def cheapest_start(
    table: MazeTable, colour: Colour, target: str, spared: frozenset[str] = frozenset()
) -> Start | None:
    """The best way to get a resource of a colour to a node, producing it if need be.

    What stands on a spared node is needed for something else.
    """
    starts = [
        (pawn.node, False)
        for pawn in table.state.pawns
        if pawn.kind == colour and pawn.node not in table.board.sites and pawn.node not in spared
    ]
    if table.reserve[colour]:
        starts += [(node, True) for node, factory in table.board.factories if factory == colour]
    found = []
    for node, is_new in starts:
        way = find_way(table, colour, node, target)
        if way is None:
            continue
        blocker = table.pawn_at.get(node) if is_new else None
        extra = 0 if blocker is None else SLUG if blocker.kind == "slug" else BLOCKED
        found.append(Start(way.cost + extra + is_new, node, is_new, way))
    return min(found, key=lambda start: start[:3], default=None)


def path_to_room(table: MazeTable, kind: PawnKind, node: str, avoid: set[str]) -> list[Hop]:
    """The shortest way over free platforms to one that nobody needs."""
    seen = {node}
    edge: list[tuple[str, list[Hop]]] = [(node, [])]
    while edge:
        at, path = edge.pop(0)
        for target, lane in steps_from(table, kind, at):
            free = target not in table.pawn_at and (lane is None or lane.colour)
            if target in seen or not free or table.board.nodes[target].kind != "platform":
                continue
            seen.add(target)
            longer = [*path, (target, lane)]
            if target not in avoid:
                return longer
            edge.append((target, longer))
    return []

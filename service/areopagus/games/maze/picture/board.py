"""The maze: tiles, lanes by colour and direction, platforms, sites and the pawns on them.

A tile is 100 units wide; north is up, as in the ids of nodes.
"""

from collections.abc import Iterable

from areopagus.games.maze.board import Board, Node, board_of
from areopagus.games.maze.components import SIDES, Colour, LaneFace, Material, PawnKind, TileFace
from areopagus.games.maze.state import PlacedTile
from areopagus.games.maze.view import MazeView
from areopagus.kernel import svg
from areopagus.kernel.picture import Block, Pen
from areopagus.kernel.svg import Element, Point, figure

TILE = 100
LARGEST = 2
"""How large a tile may be drawn where there are few."""
MARGIN = 22
"""Around the tiles, for the locks of their doors."""
LEGIBLE = 0.85
"""How large the marks of colours must at least be drawn, though the tiles are smaller."""
MOST_GROWN = 1.4
"""How much larger than their tile at most: beyond that they would lie on each other."""
SPREAD = 1.25
"""Nodes inside a tile stand a little further out than printed, clear of the lanes."""
_OUT: dict[int, Point] = {0: (0, -15), 1: (15, 0), 2: (0, 15), 3: (-15, 0)}
"""From a platform to the lock on its far side, for each side of the world."""


def board(material: Material, pen: Pen, view: MazeView, width: float) -> Block:
    """The tiles in play, as large as they fit."""
    graph = board_of(material, tuple(view.board), tuple(view.bridges))
    west, east = min(t.x for t in view.board), max(t.x for t in view.board)
    south, north = min(t.y for t in view.board), max(t.y for t in view.board)
    across, down = (east - west + 1) * TILE, (north - south + 1) * TILE
    grown = min(MOST_GROWN, max(1, LEGIBLE * (across + 2 * MARGIN) / width))
    margin = MARGIN * grown
    wide, high = across + 2 * margin, down + 2 * margin
    scale = min(LARGEST, width / wide)
    size = max(9, 8 / scale)
    places = {
        id: place for tile in view.board for id, place in _places(material.tiles[tile.tile], tile)
    }
    built: dict[str, Colour] = {bridge.lane: bridge.colour for bridge in view.bridges}
    content = svg.group(
        *[_tile(pen, material.tiles[tile.tile], tile, size) for tile in view.board],
        *[
            lane
            for tile in view.board
            for lane in _lanes(pen, material.tiles[tile.tile], tile, built, grown)
        ],
        *[
            pen.thing(f"node-{id}", *_node(pen, view, graph, node, size, grown), at=places[id])
            for id, node in graph.nodes.items()
        ],
        at=(
            (width - wide * scale) / 2 + (margin - west * TILE) * scale,
            (margin + north * TILE) * scale,
        ),
        scale=scale,
    )
    return Block(width, high * scale, content)


def _places(face: TileFace, tile: PlacedTile) -> Iterable[tuple[str, Point]]:
    """Where each node of a tile is drawn."""
    for name, node in face.nodes.items():
        if node is None:
            continue
        spread = 1 if node.kind == "side" else SPREAD
        x, y = (node.xy[0] - 0.5) * spread, (node.xy[1] - 0.5) * spread
        for _ in range(tile.turns):
            x, y = y, -x
        place = ((tile.x + 0.5 + x) * TILE, (0.5 - tile.y - y) * TILE)
        if node.kind == "side":
            yield f"P:{2 * tile.x + round(2 * x)},{2 * tile.y + round(2 * y)}", place
        else:
            yield f"I:{tile.x},{tile.y}:{name}", place


def _tile(pen: Pen, face: TileFace, tile: PlacedTile, size: float) -> Element:
    return pen.thing(
        f"tile-{tile.tile}",
        svg.rect(1, 1, TILE - 2, TILE - 2, "b tile", r=9),
        svg.text(7, 6 + size, tile.tile, size, "soft"),
        at=(tile.x * TILE, -tile.y * TILE),
        label=face.name_fr if pen.language == "fr" else face.name,
    )


def _lanes(
    pen: Pen, face: TileFace, tile: PlacedTile, built: dict[str, Colour], grown: float
) -> Iterable[Element]:
    names = [name for name, node in face.nodes.items() if node]
    here = {name: place for name, (_, place) in zip(names, _places(face, tile), strict=True)}
    middle = ((tile.x + 0.5) * TILE, (0.5 - tile.y) * TILE)
    for lane in face.lanes:
        colour = built.get(lane.id) if lane.bridge else lane.colour
        yield _lane(pen, lane, colour, here[lane.a], middle, here[lane.b], grown)


def _lane(
    pen: Pen,
    lane: LaneFace,
    colour: Colour | None,
    a: Point,
    middle: Point,
    b: Point,
    grown: float,
) -> Element:
    """A lane bends towards the middle of its tile; its mark says the colour by a shape."""
    bend = 0.95 if lane.a in SIDES and lane.b in SIDES else 0
    cx = (1 - bend) * (a[0] + b[0]) / 2 + bend * middle[0]
    cy = (1 - bend) * (a[1] + b[1]) / 2 + bend * middle[1]
    curve = f"M{_at(a)}Q{_at((cx, cy))} {_at(b)}"
    across = abs(a[0] + b[0] - 2 * middle[0]) + abs(a[1] + b[1] - 2 * middle[1]) < 1
    t = 0.5 if not across else 0.34 if a[0] != b[0] else 0.64  # two may cross in the middle
    x, y = _along(t, a[0], cx, b[0]), _along(t, a[1], cy, b[1])
    dx, dy = _slope(t, a[0], cx, b[0]), _slope(t, a[1], cy, b[1])
    drawn: list[Element | None] = []
    if colour is None:
        drawn.append(svg.path(curve, "b unbuilt"))
    else:
        drawn += [
            svg.path(curve, "b rails") if lane.bridge else None,
            svg.path(curve, f"lane {colour}"),
            pen.stamp(colour, x, y, f"kind {colour}", 0.85 * grown),
        ]
    if lane.one_way:
        length = (dx * dx + dy * dy) ** 0.5 or 1
        ux, uy = dx / length * grown, dy / length * grown
        tip = (x + ux * 14, y + uy * 14)
        back = (x + ux * 7, y + uy * 7)
        drawn.append(
            svg.polygon(
                (tip, (back[0] - uy * 4, back[1] + ux * 4), (back[0] + uy * 4, back[1] - ux * 4)),
                "ink",
            )
        )
    return pen.thing(f"lane-{lane.id}", *drawn) if lane.bridge else svg.group(*drawn)


def _along(t: float, a: float, c: float, b: float) -> float:
    """A coordinate of a curve, from its start at 0 to its end at 1."""
    return (1 - t) ** 2 * a + 2 * t * (1 - t) * c + t * t * b


def _slope(t: float, a: float, c: float, b: float) -> float:
    return 2 * (1 - t) * (c - a) + 2 * t * (b - c)


def _at(point: Point) -> str:
    return f"{figure(point[0])} {figure(point[1])}"


def _node(
    pen: Pen, view: MazeView, graph: Board, node: Node, size: float, grown: float
) -> list[Element | None]:
    here: dict[PawnKind, int] = {}
    for pawn in view.pawns:
        if pawn.node == node.id:
            here[pawn.kind] = here.get(pawn.kind, 0) + 1
    match node.kind:
        case "site":
            return _site(pen, node, here, size, built=node.id in view.domes)
        case "hourglass":
            used = node.id in view.hourglasses
            return [
                svg.circle(0, 0, 10, "b node"),
                pen.stamp("sandglass", 0, 0, "sand" if not used else "gone", 0.9),
                svg.path("M-7 7L7-7", "wire") if used else None,
                *_pawns(pen, node.id, here, size),
            ]
        case "rocket":
            return [
                svg.circle(0, 0, 12, "b node"),
                pen.stamp("rocket", 0, 0, "shade wire"),
                *_pawns(pen, node.id, here, size),
            ]
        case _:
            return _platform(pen, graph, node, here, size, grown)


def _platform(
    pen: Pen, graph: Board, node: Node, here: dict[PawnKind, int], size: float, grown: float
) -> list[Element | None]:
    content: list[Element | None] = []
    if node.door is not None:
        x, y = (grown * one for one in _OUT[node.door.side])
        content += [
            svg.circle(x, y, 6.5 * grown, "shade"),
            pen.stamp(node.door.lock, x, y, f"kind {node.door.lock}", 0.62 * grown),
        ]
    content.append(svg.circle(0, 0, 9, "b node"))
    if node.pipeline:
        content.append(svg.circle(0, 0, 6.5, "wire"))
    if node.id in graph.icons:
        content.append(pen.stamp("trash", 0, 0, "wire gone", 0.8))
    for index, colour in enumerate(node.factories):
        x = -11 + 22 * index
        content += [
            svg.circle(x, 9, 5.5, "shade"),
            pen.stamp("factory", x, 9, f"kind {colour}", 0.75),
        ]
    return [*content, *_pawns(pen, node.id, here, size)]


def _site(
    pen: Pen, node: Node, here: dict[PawnKind, int], size: float, *, built: bool
) -> list[Element | None]:
    """What a site still needs is hollow; what is there is full. A dome covers it all."""
    if built:
        dome = svg.path("M-15 8a15 15 0 0 1 30 0z", "b dome")
        return [dome, *_pawns(pen, node.id, here, size)]
    step = 13
    wide = step * len(node.needs) + 5
    content: list[Element | None] = [svg.rect(-wide / 2, -9, wide, 18, "b site", r=9)]
    for index, colour in enumerate(node.needs):
        x = (index - (len(node.needs) - 1) / 2) * step
        if here.get(colour):
            continue
        content.append(pen.stamp(colour, x, 0, f"kind {colour} gone", 0.75))
    for colour in dict.fromkeys(node.needs):
        index = node.needs.index(colour)
        x = (index - (len(node.needs) - 1) / 2) * step
        if here.get(colour):
            content.append(_pawn(pen, node.id, colour, x, 0.95))
    return content


def _pawns(pen: Pen, node: str, here: dict[PawnKind, int], size: float) -> list[Element]:
    drawn = []
    for index, (kind, count) in enumerate(here.items()):
        x = (index - (len(here) - 1) / 2) * 12
        if count == 1:
            drawn.append(_pawn(pen, node, kind, x, 1.25))
        else:
            drawn.append(_crowd(pen, node, kind, count, x, size))
    return drawn


def _pawn(pen: Pen, node: str, kind: PawnKind, x: float, scale: float) -> Element:
    return pen.thing(
        f"pawn-{node}-{kind}",
        pen.stamp(kind, 0, 0, f"b kind {kind}", scale),
        at=(x, 0),
        label=pen.name(kind),
    )


def _crowd(pen: Pen, node: str, kind: PawnKind, count: int, x: float, size: float) -> Element:
    """Several pawns of a kind: one of them, and how many there are."""
    high, wide = size + 7, size * 0.7 + 18
    return pen.thing(
        f"pawn-{node}-{kind}",
        svg.rect(-wide / 2, -high / 2, wide, high, "b node", r=high / 2),
        pen.stamp(kind, 9 - wide / 2, 0, f"kind {kind}", 1.1),
        svg.text(15.5 - wide / 2, size * 0.36, f"{count}", size, "bold"),
        at=(x, 0),
        label=f"{pen.name(kind)} × {count}",
    )

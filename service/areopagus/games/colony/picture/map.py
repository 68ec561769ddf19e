"""The colony: hexes with buildings, bonds within complexes, robots, rovers, finds and crystals."""

from areopagus.games.colony.hexes import NEIGHBOURS, Hex, Land
from areopagus.games.colony.picture.naming import company_name, hex_id
from areopagus.games.colony.picture.symbols import ICONS
from areopagus.games.colony.pieces import Building
from areopagus.games.colony.view import OnMarsView
from areopagus.kernel import svg
from areopagus.kernel.picture import Block, Pen
from areopagus.kernel.svg import Element, Point

SIDE = 20
"""Of a hex, before the map is scaled to its width."""
_TALL = SIDE * 3**0.5
_WIDE = 20 * SIDE
_HIGH = 9.6 * _TALL


def colony_map(land: Land, pen: Pen, view: OnMarsView, width: float) -> Block:
    """The map, as wide as it fits."""
    buildings = {building.hex: building for building in view.buildings}
    advanced = {
        plan.built: seat
        for seat, company in enumerate(view.companies)
        for plan in company.plans
        if plan.built is not None
    }
    finds = {spot.hex: spot.finds for spot in view.finds}
    crystals = set(view.crystals)
    vehicles: dict[Hex, list[Element]] = {}
    for seat, company in enumerate(view.companies):
        for number, cell in enumerate(company.robots):
            vehicles.setdefault(cell, []).append(_robot(pen, view, seat, number))
        if company.rover is not None:
            vehicles.setdefault(company.rover, []).append(_rover(pen, view, seat))
    drawn = []
    ground = pen.stamp("hex", 0, 0, "b cell", SIDE / 10)
    for cell in land.cells:
        content = [ground]
        pieces = vehicles.get(cell, ())
        if cell in buildings:
            content += _building(pen, buildings[cell], advanced.get(cell), 7 if pieces else 5)
        if cell in crystals:
            content.append(pen.stamp("crystal", 0, 0, "icon crystal", 0.8))
        stacked = [*enumerate(finds.get(cell, ()))]
        content += [_find(pen, find, index) for index, find in reversed(stacked)]
        # Above what tells the building, and apart from its colour: it may be that of its owner.
        high, plate = (-7, svg.circle(0, 0, 7.5, "shade")) if cell in buildings else (-3, None)
        content += [
            svg.group(plate, piece, at=((index - (len(pieces) - 1) / 2) * 14, high))
            for index, piece in enumerate(pieces)
        ]
        drawn.append(pen.thing(hex_id(cell), *content, at=_place(cell)))
    scale = width / _WIDE
    whole = svg.group(
        *drawn,
        *_bonds(buildings),
        at=(width / 2, _HIGH / 2 * scale),
        scale=scale,
    )
    return Block(width, _HIGH * scale, whole)


def _place(cell: Hex) -> Point:
    """Flat-top hexes: columns are one and a half sides apart."""
    return 1.5 * SIDE * cell.q, _TALL * (cell.r + cell.q / 2)


def _building(pen: Pen, building: Building, advanced: int | None, low: float) -> list[Element]:
    kind, owner = building.building, building.owner
    fill = f"built {kind}" if owner is None else f"built s{owner}"
    content = [
        pen.stamp("hex", 0, 0, fill, SIDE / 10 * 0.84),
        pen.stamp(ICONS[kind], 0, low, "on-map", 0.7),
    ]
    if owner is not None:
        content.append(pen.seat_mark(owner, 0, low + 1.5, 0.62))
    if building.colonist is not None:
        content.append(pen.seat_mark(building.colonist, 9, 4, 0.6))
    if advanced is not None:
        content += [
            svg.circle(-10, 4, 5.5, f"seat s{advanced}"),
            pen.stamp("star", -10, 4, "on-map", 0.55),
        ]
    return content


def _bonds(buildings: dict[Hex, Building]) -> list[Element]:
    """What ties the buildings of a complex together: the same type and, for shelters, owner.

    They lie across the border of two hexes, clear of what stands in the middle of either.
    """
    bonds = []
    for cell, building in buildings.items():
        for other in NEIGHBOURS[cell]:
            mate = buildings.get(other)
            if (
                mate is not None
                and cell < other
                and (mate.building, mate.owner) == (building.building, building.owner)
            ):
                (x1, y1), (x2, y2) = _place(cell), _place(other)
                near, far = 0.58, 0.42
                kind = building.building if building.owner is None else f"s{building.owner}"
                bonds.append(
                    svg.line(
                        x1 * near + x2 * far,
                        y1 * near + y2 * far,
                        x1 * far + x2 * near,
                        y1 * far + y2 * near,
                        f"bond {kind}",
                    )
                )
    return bonds


def _find(pen: Pen, find: str, index: int) -> Element:
    """A discovery by its number, or a research tile by its letter."""
    is_research = find.startswith("RT-")
    return pen.thing(
        f"{'research' if is_research else 'discovery'}-{find}",
        svg.rect(-9, -7, 18, 14, "b find", r=3 if not is_research else 7),
        svg.text(0, 4, find[3:] if is_research else find[2:], 9.5, "bold", "middle")
        if not index
        else None,
        at=(2 * index, -3 * index),
        label=pen.title(find),
    )


def _robot(pen: Pen, view: OnMarsView, seat: int, number: int) -> Element:
    return pen.thing(
        f"robot-{seat}-{number}",
        pen.stamp("antenna", 0, 0, "wire", 0.9),
        pen.stamp(f"seat{seat}", 0, 0, f"b seat s{seat}", 0.95),
        label=pen.word("robot-of", name=company_name(pen, view, seat), number=number + 1),
    )


def _rover(pen: Pen, view: OnMarsView, seat: int) -> Element:
    return pen.thing(
        f"rover-{seat}",
        pen.stamp("wheels", 0, 5, "ink", 0.8),
        pen.stamp(f"seat{seat}", 0, -1, f"b seat s{seat}", 0.95),
        label=pen.word("rover-of", name=company_name(pen, view, seat)),
    )

"""Ships at their docks and in flight, who is aboard, and the destination tiles that are left."""

from areopagus.games.mission.components import TILES_PER_ZONE, Edition
from areopagus.games.mission.picture.naming import destination, ship_label
from areopagus.games.mission.state import Ship
from areopagus.games.mission.view import MissionView
from areopagus.kernel import svg
from areopagus.kernel.picture import Block, Pen, rows, stack
from areopagus.kernel.svg import Element, figure

HEIGHT = 64
GAP = 6


def ships(edition: Edition, pen: Pen, view: MissionView, width: float) -> Block:
    """The docks from left to right, and below them what has taken off."""
    wide = (width - 2 * GAP) / 3
    docks = [_dock(edition, pen, view, index, ship, wide) for index, ship in enumerate(view.docks)]
    parts = [heading(pen, pen.word("docks"), width), rows(docks, width, GAP)]
    if view.flying:
        flying = [
            Block(wide, HEIGHT, _ship(edition, pen, view, ship, wide)) for ship in view.flying
        ]
        parts += [heading(pen, pen.word("in-flight"), width), rows(flying, width, GAP)]
    return stack(parts, GAP)


def tiles(edition: Edition, pen: Pen, view: MissionView, width: float) -> Block:
    """The destination tiles that no ship carries."""
    carried = [zone for ship in [*view.docks, *view.flying] if ship for zone in ship.tiles]
    wide = (width - GAP) / 2
    drawn = []
    for zone in edition.zones:
        left = TILES_PER_ZONE - carried.count(zone)
        boxes = [
            svg.rect(wide - 34 + 15 * index, 5, 11, 11, "accent" if index < left else "rule", r=2)
            for index in range(TILES_PER_ZONE)
        ]
        content = pen.thing(
            f"tile-{zone}",
            svg.rect(0, 0, wide, 21, "b card", r=4),
            pen.text(7, 14.5, pen.name(zone), 10, width=wide - 46, least=8),
            *boxes,
            cls=None if left else "gone",
            label=f"{pen.name(zone)}{pen.word('colon')} {left}",
        )
        drawn.append(Block(wide, 21, content))
    return stack([heading(pen, pen.word("tiles"), width), rows(drawn, width, GAP)], GAP)


def heading(pen: Pen, words: str, width: float) -> Block:
    """A line that says what stands below it."""
    return Block(width, 13, pen.text(0, 11, words, 11, width=width, cls="soft bold"))


def _dock(
    edition: Edition, pen: Pen, view: MissionView, index: int, ship: Ship | None, wide: float
) -> Block:
    content = (
        svg.rect(0, 0, wide, HEIGHT, "b rule", r=5)
        if ship is None
        else _ship(edition, pen, view, ship, wide)
    )
    return Block(wide, HEIGHT, pen.thing(f"dock-{index}", content))


def _ship(edition: Edition, pen: Pen, view: MissionView, ship: Ship, wide: float) -> Element:
    zone = destination(edition, ship)
    name = pen.word("no-destination") if zone is None else pen.name(zone)
    room = wide - 20
    content: list[Element | None] = [svg.path(_hull(wide), "b ship")]
    if ship.tiles:
        content.append(svg.rect(7, 8, 9, 9, "accent", r=2))
        content.append(pen.text(20, 16, name, 10.5, width=room - 13, least=7.5, cls="bold"))
    else:
        content.append(pen.text(7, 16, name, 10.5, width=room, least=7.5, cls="bold"))
    content += _places(edition, pen, ship, room)
    content.append(pen.text(7, 56, ship.id, 9, width=room, cls="soft"))
    label = ship_label(edition, pen, view, ship)
    return pen.thing(f"ship-{ship.id}", *content, label=label)


def _places(edition: Edition, pen: Pen, ship: Ship, room: float) -> list[Element]:
    """The places of a ship; the astronauts of each company are one thing."""
    step = min(17, room / 5)
    capacity = edition.ships[ship.id].capacity
    drawn = [svg.circle(15 + step * place, 33, 7, "berth") for place in range(capacity)]
    for company in sorted({*ship.aboard}):
        marks = [
            pen.seat_mark(company, 15 + step * place, 33)
            for place, aboard in enumerate(ship.aboard)
            if aboard == company
        ]
        drawn.append(pen.thing(f"ship-{ship.id}-seat-{company}", *marks))
    return drawn


def _hull(wide: float) -> str:
    nose = figure(wide - 13)
    return (
        f"M6 0H{nose}Q{figure(wide)} {HEIGHT / 2:g} {nose} {HEIGHT}"
        f"H6Q0 {HEIGHT} 0 {HEIGHT - 6}V6Q0 0 6 0z"
    )

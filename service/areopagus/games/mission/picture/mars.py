"""Mars: a ring of outer zones around the central ones, so drawn that neighbours touch."""

from math import cos, pi, sin

from areopagus.games.mission.components import PHOBOS, RESOURCES, Edition, Zone
from areopagus.games.mission.picture.naming import company_name, zone_label
from areopagus.games.mission.view import MissionView, ZoneView
from areopagus.kernel import svg
from areopagus.kernel.lettering import wrapped
from areopagus.kernel.picture import Block, Pen
from areopagus.kernel.svg import Element, Point, figure

SIZE = 380
MIDDLE: Point = (190, 188)
OUTER, INNER = 188, 102
BELOW = 74
"""The strip under Mars, for the decks and the moon."""


def mars(edition: Edition, pen: Pen, view: MissionView) -> Block:
    """The board: 380 units wide."""
    zones = {zone.id: zone for zone in view.zones}
    ring = [zone["id"] for zone in edition.printed["zones"] if zone["ring"] == "outer"]
    central = [zone["id"] for zone in edition.printed["zones"] if zone["ring"] == "central"]
    step = 2 * pi / len(ring)
    drawn: list[tuple[bool, Element]] = []
    for index, id in enumerate(ring):
        start = (index - 0.5) * step
        shape = svg.path(_sector(start, start + step, INNER, OUTER), "b zone")
        centre = _polar(146, index * step)
        beside = abs(cos(index * step)) < 0.4  # on the left or right, where the ring is narrow
        zone = _zone(pen, view, zones[id], shape, centre, 2, 2 if beside else 3)
        drawn.append((pen.stands_out(f"zone-{id}"), zone))
    for id, (first, last) in zip(central, _arcs(edition, ring, central), strict=True):
        shape = svg.path(_sector(first * step, last * step, 0, INNER), "b central")
        centre = _polar(54, (first + last) / 2 * step)
        zone = _zone(pen, view, zones[id], shape, centre, 1)
        drawn.append((pen.stands_out(f"zone-{id}"), zone))
    # Neighbours share an edge: what stands out is drawn last, so that all of its outline shows.
    drawn.sort(key=lambda one: one[0])
    content = [svg.group(*[zone for _, zone in drawn]), _decks(edition, pen, view)]
    if edition.has_phobos:
        shape = svg.rect(200, SIZE + 4, 176, BELOW - 8, "b moon", r=33)
        content.append(_zone(pen, view, zones[PHOBOS], shape, (288, SIZE + BELOW / 2), 1))
    return Block(SIZE, SIZE + BELOW, svg.group(*content))


Arc = tuple[float, float]
"""From the middle of which outer zone to that of which other a central zone reaches."""


def _arcs(edition: Edition, ring: list[Zone], central: list[Zone]) -> list[Arc]:
    """By what they touch, or in equal parts where no drawing lets all neighbours touch."""
    arcs: list[Arc | None] = [_arc(edition, ring, zone) for zone in central]
    if None not in arcs and sum(arc[1] - arc[0] for arc in arcs if arc) == len(ring):
        return [arc for arc in arcs if arc]
    part = len(ring) / len(central)
    return [(index * part, (index + 1) * part) for index in range(len(central))]


def _arc(edition: Edition, ring: list[Zone], central: Zone) -> Arc | None:
    count = len(ring)
    touches = [zone in edition.adjacent[central] for zone in ring]
    begins = [i for i in range(count) if touches[i] and not touches[i - 1]]
    return (begins[0], begins[0] + sum(touches) - 1) if len(begins) == 1 else None


def _zone(
    pen: Pen,
    view: MissionView,
    zone: ZoneView,
    shape: Element,
    centre: Point,
    lines: int,
    per_row: int = 3,
) -> Element:
    x, y = centre
    name = pen.name(zone.id)
    titled = wrapped(name, 26 * per_row - 4, 9.5, 2) if lines > 1 else (name,)
    rows = -(-sum(count > 0 for count in zone.astronauts) // per_row)
    top = y - (10.5 * len(titled) + 14 + 15 * rows) / 2 + 4
    content: list[Element | None] = [shape]
    for index, part in enumerate(titled):
        content.append(
            pen.text(
                x,
                top + 4 + index * 10.5,
                part,
                9.5,
                width=80 if lines > 1 else 92,
                least=8,
                cls="bold",
                anchor="middle",
            )
        )
    middle = top + 10.5 * len(titled) + 6
    content += _resources(pen, zone, x, middle)
    content += _people(pen, view, zone, x, middle + 16, per_row)
    label = zone_label(pen, view, zone)
    return pen.thing(f"zone-{zone.id}", *content, label=label)


def _resources(pen: Pen, zone: ZoneView, x: float, y: float) -> list[Element]:
    """The resource, the tokens that wait for a leader, and the discovery, on one line."""
    pool = [(resource, zone.pool.count(resource)) for resource in RESOURCES]
    waiting = [(resource, count) for resource, count in pool if count]
    width = 16 + 24 * len(waiting) + (14 if zone.discovery else 0)
    left = x - width / 2 + 8
    symbol = zone.resource or "unknown"
    drawn = [
        pen.thing(
            f"resource-{zone.id}",
            pen.stamp(symbol, left, y, symbol if zone.resource else "wire", 0.85),
        )
    ]
    left += 14
    tokens = []
    for resource, count in waiting:
        tokens += [
            pen.stamp(resource, left, y, resource, 0.5),
            svg.text(left + 5, y + 3.3, f"{count}", 9),
        ]
        left += 24
    if tokens:
        drawn.append(pen.thing(f"pool-{zone.id}", *tokens))
    if zone.discovery:
        known = zone.discovery.card is not None
        drawn.append(
            pen.thing(
                f"discovery-{zone.id}",
                pen.stamp("cardback", left, y, "b face" if known else "b back", 0.9),
                pen.stamp("unknown", left, y - 0.5, "wire" if known else "mark", 0.55),
                label=pen.name(zone.discovery.card) if zone.discovery.card else None,
            )
        )
    return drawn


def _people(
    pen: Pen, view: MissionView, zone: ZoneView, x: float, y: float, per_row: int
) -> list[Element]:
    """How many astronauts of which company, in rows."""
    present = [(company, count) for company, count in enumerate(zone.astronauts) if count]
    drawn = []
    for index, (company, count) in enumerate(present):
        row, column = divmod(index, per_row)
        columns = min(per_row, len(present) - row * per_row)
        left = x + (column - columns / 2) * 27
        drawn.append(
            pen.thing(
                f"zone-{zone.id}-seat-{company}",
                svg.rect(left, -7, 26, 14, "b chip", r=7),
                pen.seat_mark(company, left + 7, 0, 0.9),
                svg.text(left + 13.5, 3.6, f"{count}", 10, "bold"),
                at=(0, y + row * 15),
                label=f"{company_name(pen, view, company)}: {count}",
            )
        )
    return drawn


def _decks(edition: Edition, pen: Pen, view: MissionView) -> Element:
    """What is still to come, and what was laid aside."""
    piles = [
        ("event-deck", "events", view.event_deck_size),
        ("event-discard", "discarded", len(view.event_discard)),
        ("ship-deck", "ships-to-come", view.ship_deck_size),
    ]
    if not edition.resources_lie_hidden:
        piles.append(("resource-deck", "resources-to-come", view.resource_deck_size))
    drawn = []
    for index, (id, word, count) in enumerate(piles):
        x, y = 4 + 98 * (index // 2), SIZE + 6 + 33 * (index % 2)
        drawn.append(
            pen.thing(
                id,
                svg.rect(0, 0, 94, 29, "b card", r=4),
                svg.rect(6, 5, 13, 19, "back", r=2),
                svg.text(25, 13, f"{count}", 11, "bold"),
                pen.text(25, 24, pen.word(word), 8.5, width=66, least=7, cls="soft"),
                at=(x, y),
            )
        )
    return svg.group(*drawn)


def _polar(radius: float, angle: float) -> Point:
    """A point around the middle of Mars; angles are clockwise from the top."""
    return MIDDLE[0] + radius * sin(angle), MIDDLE[1] - radius * cos(angle)


def _sector(start: float, end: float, inner: float, outer: float) -> str:
    large = int(end - start > pi)
    far = f"{figure(outer)} {figure(outer)} 0 {large} 1 {_at(_polar(outer, end))}"
    if not inner:
        return f"M{_at(MIDDLE)}L{_at(_polar(outer, start))}A{far}z"
    near = f"{figure(inner)} {figure(inner)} 0 {large} 0 {_at(_polar(inner, start))}"
    return f"M{_at(_polar(outer, start))}A{far}L{_at(_polar(inner, end))}A{near}z"


def _at(point: Point) -> str:
    return f"{figure(point[0])} {figure(point[1])}"

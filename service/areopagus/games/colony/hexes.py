"""The geometry of the map, apart from every rule: flat-top hexes in axial coordinates."""

from collections.abc import Collection, Iterable, Iterator
from typing import Annotated

from msgspec import Meta

from areopagus.kernel.document import Value

Axis = Annotated[int, Meta(ge=-6, le=6)]


class Hex(Value, frozen=True, order=True):
    """A hex of the map: q grows to the right, r downwards along the column."""

    q: Axis
    """Grows to the right."""
    r: Axis
    """Grows downwards along the column."""


_COLUMNS = {
    -6: (2, 4),
    -5: (0, 5),
    -4: (-1, 5),
    -3: (-2, 5),
    -2: (-3, 5),
    -1: (-3, 4),
    0: (-4, 4),
    1: (-4, 3),
    2: (-5, 3),
    3: (-5, 2),
    4: (-5, 1),
    5: (-5, 0),
    6: (-4, -2),
}
CELLS: tuple[Hex, ...] = tuple(
    Hex(q, r) for q, (top, bottom) in _COLUMNS.items() for r in range(top, bottom + 1)
)
CENTRE = Hex(0, 0)
_STEPS = {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)}


def distance(a: Hex, b: Hex) -> int:
    """How many steps lie between two hexes. The map has no bay, so no path is longer."""
    dq, dr = a.q - b.q, a.r - b.r
    return max(abs(dq), abs(dr), abs(dq + dr))


_ON_MAP = frozenset(CELLS)
_RINGS: dict[Hex, tuple[tuple[Hex, ...], ...]] = {
    cell: tuple(
        tuple(other for other in CELLS if distance(cell, other) == radius) for radius in range(13)
    )
    for cell in CELLS
}
NEIGHBOURS: dict[Hex, tuple[Hex, ...]] = {cell: rings[1] for cell, rings in _RINGS.items()}
SECOND_RING: dict[Hex, frozenset[Hex]] = {
    cell: frozenset(rings[2]) for cell, rings in _RINGS.items()
}
ZONES: dict[Hex, tuple[Hex, ...]] = {cell: (cell, *around) for cell, around in NEIGHBOURS.items()}
"""Each hex with the hexes around it."""


def spelled(cell: Hex) -> str:
    """A hex as people find it on a picture: its column as a letter, its row as a number.

    Columns run from A to M and rows from 1 to 9, top to bottom, every other column half a row
    lower; the starting mine is on G5.
    """
    return f"{chr(ord('G') + cell.q)}{cell.r + cell.q // 2 + 5}"


def on_map(cell: Hex) -> bool:
    return cell in _ON_MAP


def all_on_map(cells: Iterable[Hex]) -> bool:
    return _ON_MAP.issuperset(cells)


def ring(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """The hexes of the map at exactly this distance."""
    return _RINGS[centre][radius]


def within(centre: Hex, radius: int) -> Iterator[Hex]:
    """The hexes of the map at this distance or less, nearest first."""
    for cells in _RINGS[centre][: radius + 1]:
        yield from cells


def beyond(cell: Hex, direction: str) -> Hex | None:
    """The next hex in a direction of the compass; ``None`` off the map."""
    dq, dr = _STEPS[direction]
    q, r = cell.q + dq, cell.r + dr
    bounds = _COLUMNS.get(q)
    return Hex(q, r) if bounds and bounds[0] <= r <= bounds[1] else None


def line(a: Hex, b: Hex) -> list[Hex]:
    """The hexes of a straight line between two, both included; where it runs along an edge, the
    one with the greater coordinates is taken."""
    steps = distance(a, b)
    return [_rounded(a, b, step, steps) for step in range(steps + 1)]


def complex_around(seed: Hex, members: Collection[Hex]) -> set[Hex]:
    """All members connected to ``seed``, which counts as one itself."""
    found, edge = {seed}, [seed]
    while edge:
        for cell in NEIGHBOURS[edge.pop()]:
            if cell in members and cell not in found:
                found.add(cell)
                edge.append(cell)
    return found


def components(members: Collection[Hex]) -> list[set[Hex]]:
    """The connected groups that hexes fall into."""
    groups: list[set[Hex]] = []
    seen: set[Hex] = set()
    for cell in members:
        if cell not in seen:
            groups.append(complex_around(cell, members))
            seen |= groups[-1]
    return groups


def nearest(centre: Hex, wanted: Iterable[Hex]) -> list[Hex]:
    """Those of ``wanted`` that are nearest to a hex."""
    ranked = [(distance(centre, cell), cell) for cell in wanted]
    least = min((far for far, _ in ranked), default=0)
    return [cell for far, cell in ranked if far == least]


def _rounded(a: Hex, b: Hex, step: int, steps: int) -> Hex:
    if steps == 0:
        return a
    # A hair off the line, so that a tie between two hexes is always broken the same way.
    part, hair = step / steps, 1e-6
    q = a.q + (b.q - a.q) * part + hair
    r = a.r + (b.r - a.r) * part + hair
    s = -q - r
    rq, rr, rs = round(q), round(r), round(s)
    dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs - s)
    if dq > dr and dq > ds:
        rq = -rr - rs
    elif dr > ds:
        rr = -rq - rs
    return Hex(rq, rr)

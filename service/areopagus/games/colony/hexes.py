"""The geometry of the map, apart from every rule: flat-top hexes in axial coordinates."""

from collections.abc import Collection, Iterable, Iterator
from functools import cache, lru_cache
from typing import Annotated, NamedTuple

from msgspec import Meta

from areopagus.kernel.document import Value

Axis = Annotated[int, Meta(ge=-6, le=6)]


class Hex(Value, frozen=True, order=True):
    """A hex of the map: q grows to the right, r downwards along the column."""

    q: Axis
    """Grows to the right."""
    r: Axis
    """Grows downwards along the column."""


ROWS = range(1, 10)
"""As people count them; with thirteen columns, all that the picture of a map has room for."""


def row_of(cell: Hex) -> int:
    """The row of a hex as people count them: every other column stands half a row lower."""
    return cell.r + cell.q // 2 + 5


CELLS: tuple[Hex, ...] = tuple(
    cell for cell in (Hex(q, r) for q in range(-6, 7) for r in range(-6, 7)) if row_of(cell) in ROWS
)
"""Every hex that a map can have. Which of them it has, the material says."""
CENTRE = Hex(0, 0)
_STEPS = {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)}


def distance(a: Hex, b: Hex) -> int:
    """How many steps lie between two hexes. No map has a bay, so no path is longer."""
    dq, dr = a.q - b.q, a.r - b.r
    return max(abs(dq), abs(dr), abs(dq + dr))


MOST_STEPS = 14
"""No two hexes are farther apart, however large a map is."""


def _rings_around(cell: Hex) -> tuple[tuple[Hex, ...], ...]:
    rings: list[list[Hex]] = [[] for _ in range(MOST_STEPS + 1)]
    for other in CELLS:
        rings[distance(cell, other)].append(other)
    return tuple(map(tuple, rings))


RINGS: dict[Hex, tuple[tuple[Hex, ...], ...]] = {cell: _rings_around(cell) for cell in CELLS}
"""What lies at each distance of a hex, were the map as large as it can be."""
NEIGHBOURS: dict[Hex, tuple[Hex, ...]] = {cell: rings[1] for cell, rings in RINGS.items()}
SECOND_RING: dict[Hex, frozenset[Hex]] = {
    cell: frozenset(rings[2]) for cell, rings in RINGS.items()
}


class _Masks(NamedTuple):
    """Hexes as bits of a number, so that whole sets of them are compared at once."""

    bit: dict[Hex, int]
    rings: dict[Hex, list[list[tuple[Hex, int, int]]]]
    """What lies at each distance of a hex: each hex with its bit and those of its neighbours."""


@cache
def _masks() -> _Masks:
    bit = {cell: 1 << index for index, cell in enumerate(CELLS)}
    around = {cell: sum(bit[other] for other in NEIGHBOURS[cell]) for cell in CELLS}
    rings = {
        start: [[(cell, bit[cell], around[cell]) for cell in ring] for ring in RINGS[start]]
        for start in CELLS
    }
    return _Masks(bit, rings)


class Land:
    """A map: which hexes it has, and what lies around each of them."""

    __slots__ = ("_on_map", "_rings", "cells", "neighbours", "zones")

    def __init__(self, cells: Iterable[Hex]) -> None:
        self._on_map = on_map = frozenset(cells)
        self.cells = tuple(cell for cell in CELLS if cell in on_map)
        self.neighbours: dict[Hex, tuple[Hex, ...]] = {
            cell: tuple(other for other in NEIGHBOURS[cell] if other in on_map)
            for cell in self.cells
        }
        self.zones = {cell: (cell, *around) for cell, around in self.neighbours.items()}
        """Each hex with the hexes around it."""
        self._rings: dict[Hex, tuple[tuple[Hex, ...], ...]] = {}

    def __contains__(self, cell: Hex) -> bool:
        return cell in self._on_map

    def has_all(self, cells: Iterable[Hex]) -> bool:
        return self._on_map.issuperset(cells)

    def ring(self, centre: Hex, radius: int) -> tuple[Hex, ...]:
        """The hexes of the map at exactly this distance."""
        return self._around(centre)[radius]

    def within(self, centre: Hex, radius: int) -> Iterator[Hex]:
        """The hexes of the map at this distance or less, nearest first."""
        for cells in self._around(centre)[: radius + 1]:
            yield from cells

    def beyond(self, cell: Hex, direction: str) -> Hex | None:
        """The next hex in a direction of the compass; ``None`` off the map."""
        dq, dr = _STEPS[direction]
        q, r = cell.q + dq, cell.r + dr
        other = Hex(q, r)
        return other if other in self._on_map else None

    def bay(self) -> tuple[Hex, Hex] | None:
        """Two hexes between which every shortest way leads off the map; ``None`` without any."""
        masks = _masks()
        on_map = sum(masks.bit[cell] for cell in self.cells)
        for start in self.cells:
            nearer = 0
            for ring in masks.rings[start]:
                here = 0
                for cell, bit, around in ring:
                    if bit & on_map:
                        here |= bit
                        if not around & nearer and cell != start:
                            return start, cell
                nearer = here
        return None

    def _around(self, centre: Hex) -> tuple[tuple[Hex, ...], ...]:
        rings = self._rings.get(centre)
        if rings is None:
            on_map = self._on_map
            rings = self._rings[centre] = tuple(
                tuple(cell for cell in ring if cell in on_map) for ring in RINGS[centre]
            )
        return rings


@lru_cache(maxsize=16)
def land_of(cells: frozenset[Hex]) -> Land:
    """The map with these hexes: made once, since most boxes have the same."""
    return Land(cells)


def spelled(cell: Hex) -> str:
    """A hex as people find it on a picture: its column as a letter, its row as a number.

    Columns run from A to M and rows from 1 to 9, top to bottom, every other column half a row
    lower; the starting mine is on G5.
    """
    return f"{chr(ord('G') + cell.q)}{row_of(cell)}"


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

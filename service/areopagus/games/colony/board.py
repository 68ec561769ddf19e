"""The map as the rules look at it: an index of a position, built when it is needed."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from areopagus.games.colony.hexes import (
    NEIGHBOURS,
    SECOND_RING,
    Hex,
    Land,
    complex_around,
    distance,
    nearest,
)
from areopagus.games.colony.ids import BuildingType, Find
from areopagus.games.colony.pieces import Building
from areopagus.games.colony.state import OnMars

ROVER = -1
"""Stands for the rover where robots are counted 0 to 3."""

_NOTHING: frozenset[Hex] = frozenset()
_SHELTERS_OF = ("shelter 0", "shelter 1", "shelter 2", "shelter 3")
_STANDING = ("buildings", "shelters", "groups", "held", "markers", "finds", "crystals", "_sizes")
"""The parts of the index that do not depend on vehicles."""


T = TypeVar("T")


class _lazy(Generic[T]):  # noqa: N801 - reads as the decorator it is
    """``functools.cached_property`` without its lock, which costs more than what is made here."""

    def __init__(self, make: Callable[[Any], T]) -> None:
        self._make = make
        self.__doc__ = make.__doc__

    def __get__(self, board: "Board", kind: type["Board"]) -> T:
        made = board.__dict__[self._make.__name__] = self._make(board)
        return made


class Board:
    """What stands where. Feasibility is asked of this, so that a hypothetical map is cheap.

    Each part of the index is made when it is first asked for.
    """

    def __init__(self, land: Land, state: OnMars) -> None:
        self._land = land
        self._state = state
        self.robots = [company.robots for company in state.companies]
        self.rovers = [company.rover for company in state.companies]
        self._sizes: dict[Hex, int] = {}

    def with_vehicle(self, seat: int, vehicle: int, cell: Hex) -> "Board":
        """The same map with one robot or rover elsewhere."""
        other = Board(self._land, self._state)
        other.__dict__.update(
            {part: made for part, made in self.__dict__.items() if part in _STANDING}
        )
        if vehicle == ROVER:
            other.rovers[seat] = cell
        else:
            other.robots[seat] = list(self.robots[seat])
            other.robots[seat][vehicle] = cell
        return other

    @_lazy
    def buildings(self) -> dict[Hex, Building]:
        return {building.hex: building for building in self._state.buildings}

    @_lazy
    def shelters(self) -> list[int]:
        """How many each seat has."""
        counts = [0] * len(self._state.companies)
        for building in self._state.buildings:
            if building.owner is not None:
                counts[building.owner] += 1
        return counts

    @_lazy
    def groups(self) -> dict[str, set[Hex]]:
        """The buildings of each type, shelters by their owner."""
        groups: dict[str, set[Hex]] = {}
        for building in self._state.buildings:
            kind: str = building.building
            if building.owner is not None:
                kind = _SHELTERS_OF[building.owner]
            if kind in groups:
                groups[kind].add(building.hex)
            else:
                groups[kind] = {building.hex}
        return groups

    @_lazy
    def held(self) -> dict[Hex, int]:
        """Mines with a colonist, and whose it is."""
        return {b.hex: b.colonist for b in self._state.buildings if b.colonist is not None}

    @_lazy
    def markers(self) -> dict[Hex, int]:
        """Advanced buildings, and whose marker stands there."""
        return {
            plan.built: seat
            for seat, company in enumerate(self._state.companies)
            for plan in company.plans
            if plan.built is not None
        }

    @_lazy
    def finds(self) -> dict[Hex, list[Find]]:
        return {spot.hex: spot.finds for spot in self._state.finds}

    @_lazy
    def crystals(self) -> set[Hex]:
        return set(self._state.crystals)

    @_lazy
    def vehicles(self) -> dict[Hex, list[tuple[int, int]]]:
        """The robots and rovers on each hex, as (seat, robot or ROVER)."""
        found: dict[Hex, list[tuple[int, int]]] = {}
        for seat, robots in enumerate(self.robots):
            for robot, cell in enumerate(robots):
                found.setdefault(cell, []).append((seat, robot))
        for seat, rover in enumerate(self.rovers):
            if rover is not None:
                found.setdefault(rover, []).append((seat, ROVER))
        return found

    def is_empty(self, cell: Hex) -> bool:
        """OM-GEN-10: no building, piece, tile or crystal."""
        return not (
            cell in self.buildings
            or cell in self.vehicles
            or cell in self.crystals
            or cell in self.finds
        )

    def has_piece(self, cell: Hex) -> bool:
        """OM-GEN-11: a robot, rover, colonist or advanced marker."""
        return cell in self.vehicles or cell in self.markers or cell in self.held

    def may_stop(self, cell: Hex, seat: int, vehicle: int) -> bool:
        """OM-CTRL-3: where a robot or rover may end its movement."""
        if cell in self.markers or cell in self.held:
            return False
        there = self.vehicles.get(cell)
        return not there or all(other == (seat, vehicle) for other in there)

    def zone(self, seat: int) -> list[Hex]:
        """The hexes where a seat's robots can build and upgrade."""
        robots, zones = self.robots[seat], self._land.zones
        if len(robots) == 1:
            return list(zones[robots[0]])
        return list(dict.fromkeys(cell for robot in robots for cell in zones[robot]))

    def in_zone(self, seat: int, cell: Hex) -> bool:
        zones = self._land.zones
        return any(cell in zones[robot] for robot in self.robots[seat])

    def group(self, building: BuildingType, seat: int) -> set[Hex] | frozenset[Hex]:
        """The buildings that count as one type for a seat: OM-GEN-12 on shelters."""
        kind = _SHELTERS_OF[seat] if building == "shelter" else building
        return self.groups.get(kind, _NOTHING)

    def size_if_built(self, building: BuildingType, seat: int, cell: Hex) -> int:
        """The size of the complex that a new building would make: 1 alone, 0 where it cannot."""
        group = self.group(building, seat)
        if not group.isdisjoint(NEIGHBOURS[cell]):
            return len(complex_around(cell, group))
        return 0 if group.isdisjoint(SECOND_RING[cell]) else 1

    def size_at(self, cell: Hex) -> int:
        """The size of the complex that a building belongs to; 1 alone."""
        size = self._sizes.get(cell)
        if size is None:
            building = self.buildings[cell]
            owner = building.owner or 0
            members = complex_around(cell, self.group(building.building, owner))
            size = len(members)
            self._sizes.update(dict.fromkeys(members, size))
        return size

    def complex_at(self, cell: Hex) -> set[Hex]:
        """The buildings connected to the one on a hex, itself included."""
        building = self.buildings[cell]
        owner = building.owner or 0
        return complex_around(cell, self.group(building.building, owner))

    def refuges(self, cell: Hex) -> list[Hex]:
        """OM-DISP-2: the nearest hexes for a displaced vehicle."""
        return nearest(
            cell,
            (
                other
                for other in self._land.cells
                if other != cell and (self.is_empty(other) or self._is_vacant(other))
            ),
        )

    def robot_places(self, seat: int) -> list[Hex]:
        """OM-SHIP-4: where a new robot may stand."""
        own = sorted(self.group("shelter", seat))
        vacant = [cell for cell in own if not self.has_piece(cell)]
        if vacant:
            return vacant
        ranked = [
            (min(distance(cell, shelter) for shelter in own), cell)
            for cell in self._land.cells
            if self.is_empty(cell)
        ]
        least = min(far for far, _ in ranked)
        return [cell for far, cell in ranked if far == least]

    def mines_of(self, seat: int) -> int:
        """Mines that hold a seat's colonist or marker."""
        return sum(
            self.held.get(cell) == seat or self.markers.get(cell) == seat
            for cell in self.groups.get("mine", _NOTHING)
        )

    def advanced_of(self, seat: int) -> list[Hex]:
        return [cell for cell, owner in self.markers.items() if owner == seat]

    def _is_vacant(self, cell: Hex) -> bool:
        return cell in self.buildings and not self.has_piece(cell)

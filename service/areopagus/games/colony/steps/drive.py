"""Steps of the control centre: robots and rovers on the move, and what they find."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from msgspec import Meta, field

from areopagus.games.colony import acts, events
from areopagus.games.colony.board import ROVER
from areopagus.games.colony.hexes import CENTRE, Hex, within
from areopagus.games.colony.ids import TechTile
from areopagus.games.colony.prospects import effect_refused
from areopagus.games.colony.sites import tech_refused
from areopagus.games.colony.steps.base import ApplyStep, Step

if TYPE_CHECKING:
    from areopagus.games.colony.ids import Find
    from areopagus.games.colony.table import ColonyTable, Means, Refusal, Tech

Points = Annotated[int, Meta(ge=0, le=40)]
Robot = Annotated[int, Meta(ge=0, le=3)]


class DriveStep(Step, tag="drive"):
    """Movement points for robots, the rover, or both, spent in any order (OM-CTRL-1)."""

    kind: ClassVar[str] = "drive"

    robots: Points | None = None
    """Points left for robots; null when the effect does not move them."""
    rover: Points | None = None
    """Points left; null when the effect does not move them."""
    tech: bool = False
    """Whether Rover techs may be used (R-ROVER-TECH `any_tile_plus_N`)."""
    as_rovers: bool = False
    """Whether the robots collect like rovers (BP21)."""
    moved: list[Robot] = field(default_factory=list)
    """The robots that have moved."""
    roved: bool = False
    """Whether the rover has moved."""
    current: Robot | None = None
    """Of robots that move like rovers: the one under way."""
    techs: list[TechTile] = field(default_factory=list)
    """Rover techs already used in this movement."""

    def settle(self, table: ColonyTable) -> bool:
        if self.robots or self.rover or budget(table, self.seat) or self.usable_techs(table):
            return False
        self.finish(table)
        return True

    def finish(self, table: ColonyTable) -> None:
        """After all movement robots clear their hexes and the rover takes its tile."""
        table.pop()
        robots = table.company(self.seat).robots
        if self.as_rovers:
            for robot in reversed(self.moved):
                self._take(table, robots[robot])
        else:
            for robot in self.moved:
                acts.clear(table, robots[robot])
        if self.roved:
            rover = table.company(self.seat).rover
            assert rover is not None
            self._take(table, rover)

    def _take(self, table: ColonyTable, cell: Hex) -> None:
        finds = table.board.finds.get(cell)
        if not finds:
            return
        if table.options.tile_take == "may_take":
            if find_refused(table, self.seat, finds[0], table.means(self.seat)) is None:
                table.push(TakeFindStep(seat=self.seat, hex=cell))
        else:
            find = acts.take_find(table, self.seat, cell)
            table.push(ApplyStep(seat=self.seat, of=find))

    def stop_refused(self, table: ColonyTable) -> Refusal | None:
        """Whoever is under way must stand where it may stop."""
        return self.unrest(table, table.means(self.seat), within_points=False)

    def stop(self, table: ColonyTable) -> None:
        self.finish(table)

    def unrest(
        self, table: ColonyTable, means: Means, *, within_points: bool, extra: int = 0
    ) -> Refusal | None:
        """Why the vehicle under way cannot come to rest: here, or within its points left."""
        if self.roved:
            rover = table.board.rovers[self.seat]
            assert rover is not None
            points = (self.rover or 0) + extra if within_points else 0
            return rest_refused(table, self.seat, ROVER, rover, points, means)
        if self.current is not None:
            points = (self.robots or 0) + extra if within_points else 0
            cell = table.board.robots[self.seat][self.current]
            return rest_refused(table, self.seat, self.current, cell, points, means)
        return None

    def spoiled(self, table: ColonyTable, means: Means) -> Refusal | None:
        """BP21: why a robot that has come to rest on a tile could no longer apply it."""
        if not self.as_rovers or table.options.tile_take == "may_take":
            return None
        board = table.board
        for robot in self.moved:
            finds = board.finds.get(board.robots[self.seat][robot])
            refusal = finds and find_refused(table, self.seat, finds[0], means)
            if refusal and robot != self.current:
                return refusal
        return None

    def usable_techs(self, table: ColonyTable) -> list[Tech]:
        """R-ROVER-TECH `any_tile_plus_N`: the tiles that may still add their level."""
        if not self.tech or table.options.rover_tech == "own_tile_N_instead":
            return []
        storage = table.company(self.seat).storage
        return [
            tech
            for tech in table.techs("T-ROV")
            if tech.tile not in self.techs and tech_refused(table, self.seat, tech, storage) is None
        ]


class TakeFindStep(Step, tag="take-find"):
    """R-TILE-TAKE `may_take`: a tile under the rover that may be left."""

    kind: ClassVar[str] = "take-find"

    hex: Hex

    def settle(self, table: ColonyTable) -> bool:
        finds = table.board.finds.get(self.hex)
        if finds and find_refused(table, self.seat, finds[0], table.means(self.seat)) is None:
            return False
        table.pop()
        return True


def budget(table: ColonyTable, seat: int) -> int:
    """OM-BOOST-3: crystals that may pay for movement."""
    company = table.company(seat)
    return company.purchasing - company.fresh


def rover_hex(table: ColonyTable, seat: int) -> Hex:
    """OM-ROVER-1: where the rover stands, or is deemed to stand."""
    return table.company(seat).rover or CENTRE


def rest_refused(
    table: ColonyTable, seat: int, vehicle: int, cell: Hex, points: int, means: Means
) -> Refusal | None:
    """Why a vehicle can stop neither on a hex nor anywhere within some points of it."""
    refusal: Refusal | None = None
    for other in within(cell, points):
        found = _stop_refused(table, seat, vehicle, other, means)
        if found is None:
            return None
        refusal = refusal or found
    return refusal


def _stop_refused(
    table: ColonyTable, seat: int, vehicle: int, cell: Hex, means: Means
) -> Refusal | None:
    board = table.board
    if not board.may_stop(cell, seat, vehicle):
        return ("OM-CTRL-3", "occupied")
    finds = board.finds.get(cell)
    if not finds or table.options.tile_take == "may_take":
        return None
    if any(_same_letter(find, finds[0]) for find in _promised(table, seat, vehicle)):
        return ("OM-ROVER-5", "letter-owned")
    return find_refused(table, seat, finds[0], means)


def _promised(table: ColonyTable, seat: int, vehicle: int) -> list[Find]:
    """OM-AMB-29: the tiles that other robots of the same movement stand on and will take."""
    step = table.top
    if not (isinstance(step, DriveStep) and step.as_rovers):
        return []
    board = table.board
    places = [board.robots[seat][robot] for robot in step.moved if robot != vehicle]
    return [board.finds[place][0] for place in places if place in board.finds]


def find_refused(table: ColonyTable, seat: int, find: Find, means: Means) -> Refusal | None:
    """OM-ROVER-4, OM-ROVER-5: why a tile cannot be taken."""
    if any(_same_letter(own, find) for own in table.company(seat).research):
        return ("OM-ROVER-5", "letter-owned")
    return None if effect_refused(table, seat, find, means) is None else ("OM-ROVER-4", "no-use")


def _same_letter(one: Find, other: Find) -> bool:
    """Whether these are two research tiles of one letter, as in RT-A1 and RT-A2."""
    return one.startswith("RT") and one[:4] == other[:4]


def drive_to(table: ColonyTable, seat: int, vehicle: int, cell: Hex) -> None:
    """Put a robot or rover on a hex."""
    company = table.company(seat)
    if vehicle == ROVER:
        company.rover = cell
        table.tell(events.RoverMoved(seat=seat, hex=cell))
    else:
        company.robots[vehicle] = cell
        table.tell(events.RobotMoved(seat=seat, robot=vehicle, hex=cell))
    table.redraw()

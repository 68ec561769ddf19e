"""Moves of setup and of the shuttle phase."""

from collections.abc import Iterable

from areopagus.games.colony import events
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.ids import Discovery, Shuttle, TurnSpace, Vehicle
from areopagus.games.colony.steps.turns import (
    ChooseSpaceStep,
    ExploreStep,
    JourneyStep,
    other_side,
    travel,
)
from areopagus.games.colony.table import ColonyTable
from areopagus.kernel.errors import Illegal
from areopagus.kernel.move import Move


class ChooseSpace(Move, frozen=True, tag="choose-space"):
    """Put the marker on a free turn-order space."""

    space: TurnSpace

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["ChooseSpace"]:
        return [cls(space) for space in range(1, 9)]

    def judge(self, table: ColonyTable) -> None:
        step = table.step(ChooseSpaceStep)
        rule = {None: "OM-SET-14", "orbit": "OM-TRAVEL-O", "colony": "OM-TRAVEL-C"}[step.side]
        if any(company.space == self.space for company in table.state.companies):
            raise Illegal(rule, "space-taken", space=self.space)
        if step.side not in (None, "orbit" if self.space <= 4 else "colony"):
            raise Illegal(rule, "wrong-side", space=self.space)

    def perform(self, table: ColonyTable) -> None:
        table.step(ChooseSpaceStep).take(table, self.space)


class PlaceShuttle(Move, frozen=True, tag="place-shuttle"):
    """Put the shuttle on a red space."""

    shuttle: Shuttle

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["PlaceShuttle"]:
        return (cls("O1"), cls("C1"))

    def judge(self, table: ColonyTable) -> None:
        if self.shuttle not in ("O1", "C1"):
            raise Illegal("OM-SET-15", "not-red", space=self.shuttle)

    def perform(self, table: ColonyTable) -> None:
        table.pop()
        table.state.shuttle = self.shuttle
        table.tell(events.ShuttleMoved(shuttle=self.shuttle))


class Travel(Move, frozen=True, tag="travel"):
    """Travel to the other side, by the shuttle or by a rocket of one's own."""

    vehicle: Vehicle

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Travel"]:
        return (cls("shuttle"), cls("rocket"))

    def judge(self, table: ColonyTable) -> None:
        riding = table.step(JourneyStep).riding
        if self.vehicle == "shuttle" and not riding:
            raise Illegal("OM-SHU-3", "no-shuttle")
        if self.vehicle == "rocket" and riding:
            raise Illegal("OM-SHU-3", "shuttle-is-free")
        if self.vehicle == "rocket" and not table.mine.hangar:
            raise Illegal("OM-SHU-3", "no-hangar-rocket")

    def perform(self, table: ColonyTable) -> None:
        seat = table.step(JourneyStep).seat
        table.pop()
        company = table.company(seat)
        if self.vehicle == "rocket":
            company.hangar -= 1
        company.fresh = 0
        travel(table, seat, other_side(company.side), exploring=True)


class Stay(Move, frozen=True, tag="stay"):
    """Stay on this side."""

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Stay"]:
        return (cls(),)

    def judge(self, table: ColonyTable) -> None:
        """Nobody has to travel."""

    def perform(self, table: ColonyTable) -> None:
        table.tell(events.Stayed(seat=table.step(JourneyStep).seat))
        table.pop()


class PlaceDiscovery(Move, frozen=True, tag="place-discovery"):
    """Lay an exploration tile out, three hexes from the rover."""

    discovery: Discovery
    hex: Hex

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["PlaceDiscovery"]:
        hexes = table.step(ExploreStep).hexes(table)
        return [cls(tile, cell) for tile in table.state.exploration for cell in hexes]

    def judge(self, table: ColonyTable) -> None:
        if self.discovery not in table.state.exploration:
            raise Illegal("OM-TRAVEL-C", "not-on-exploration")
        if self.hex not in table.step(ExploreStep).hexes(table):
            raise Illegal("OM-TRAVEL-C", "not-three-away")

    def perform(self, table: ColonyTable) -> None:
        table.step(ExploreStep).lay(table, self.discovery, self.hex)

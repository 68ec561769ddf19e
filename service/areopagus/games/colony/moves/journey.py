"""Moves of setup and of the shuttle phase."""

from collections.abc import Iterable

from areopagus.games.colony import effects, events
from areopagus.games.colony.components import EFFECTS, SPACE_COST
from areopagus.games.colony.hexes import CENTRE, Hex, ring
from areopagus.games.colony.ids import Discovery, Shuttle, TurnSpace, Vehicle
from areopagus.games.colony.pieces import FindSpot
from areopagus.games.colony.steps import (
    ApplyStep,
    ChooseSpaceStep,
    ExploreStep,
    JourneyStep,
    OfferStep,
)
from areopagus.games.colony.table import ColonyTable
from areopagus.kernel.errors import Illegal
from areopagus.kernel.move import Move

EXPLORING_DISTANCE = 3


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
        seat = table.step(ChooseSpaceStep).seat
        table.pop()
        table.company(seat).space = self.space
        table.tell(events.SpaceTaken(seat=seat, space=self.space))
        bonus = f"TO{self.space}"
        if bonus in SPACE_COST:
            table.push(OfferStep(seat=seat, of=bonus, bill=list(SPACE_COST[bonus])))
        elif bonus in EFFECTS:
            table.push(ApplyStep(seat=seat, of=bonus))


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
        effects.travel(table, seat, effects.other_side(company.side), exploring=True)


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


def settle_journey(table: ColonyTable, step: JourneyStep) -> bool:
    """OM-SHU-3: who has neither the shuttle nor a rocket stays without being asked."""
    if step.riding or table.company(step.seat).hangar:
        return False
    table.pop()
    return True


class PlaceDiscovery(Move, frozen=True, tag="place-discovery"):
    """Lay an exploration tile out, three hexes from the rover."""

    discovery: Discovery
    hex: Hex

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["PlaceDiscovery"]:
        hexes = _exploring_hexes(table, table.step(ExploreStep).seat)
        return [cls(tile, cell) for tile in table.state.exploration for cell in hexes]

    def judge(self, table: ColonyTable) -> None:
        if self.discovery not in table.state.exploration:
            raise Illegal("OM-TRAVEL-C", "not-on-exploration")
        if self.hex not in _exploring_hexes(table, table.step(ExploreStep).seat):
            raise Illegal("OM-TRAVEL-C", "not-three-away")

    def perform(self, table: ColonyTable) -> None:
        seat = table.step(ExploreStep).seat
        table.pop()
        table.state.finds.append(FindSpot(hex=self.hex, finds=[self.discovery]))
        table.redraw()
        table.tell(events.DiscoveryPlaced(seat=seat, discovery=self.discovery, hex=self.hex))
        effects.replace_exploration(table, self.discovery)


def settle_explore(table: ColonyTable, step: ExploreStep) -> bool:
    if table.state.exploration and _exploring_hexes(table, step.seat):
        return False
    table.pop()
    return True


def _exploring_hexes(table: ColonyTable, seat: int) -> list[Hex]:
    """OM-TRAVEL-C: the empty hexes three away from the rover."""
    rover = table.company(seat).rover or CENTRE
    board = table.board
    return [cell for cell in ring(rover, EXPLORING_DISTANCE) if board.is_empty(cell)]

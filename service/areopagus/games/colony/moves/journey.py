"""Moves of setup and of the shuttle phase."""

from collections.abc import Iterable

from areopagus.games.colony import effects, events
from areopagus.games.colony.components import SPACE_COST
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.ids import Discovery, Shuttle, Side, TurnSpace, Vehicle
from areopagus.games.colony.names import effect_of, place
from areopagus.games.colony.pieces import FindSpot
from areopagus.games.colony.preconditions import exploring_hexes, exploring_refused
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
from areopagus.kernel.wording import Message


class ChooseSpace(Move, frozen=True, tag="choose-space"):
    """Put the marker on a free turn-order space."""

    space: TurnSpace

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["ChooseSpace"]:
        return [cls(space) for space in range(1, 9)]

    def judge(self, table: ColonyTable) -> None:
        step = table.step(ChooseSpaceStep)
        rule = {None: "OM-SET-14", "orbit": "OM-TRAVEL-O", "colony": "OM-TRAVEL-C"}[step.side]
        if step.side is not None and step.side != _side_of(self.space):
            facts = {"side": step.side, "there": _side_of(self.space)}
            raise Illegal(rule, "wrong-side", space=self.space, **facts)
        for owner, company in enumerate(table.state.companies):
            if company.space == self.space:
                reason = "space-own" if owner == step.seat else "space-taken"
                raise Illegal(rule, reason, space=self.space, owner=owner)

    def perform(self, table: ColonyTable) -> None:
        seat = table.step(ChooseSpaceStep).seat
        table.pop()
        table.company(seat).space = self.space
        table.tell(events.SpaceTaken(seat=seat, space=self.space))
        bonus = f"TO{self.space}"
        if bonus in SPACE_COST:
            table.push(OfferStep(seat=seat, of=bonus, bill=list(SPACE_COST[bonus])))
        elif bonus in table.material.effects:
            table.push(ApplyStep(seat=seat, of=bonus))

    def message(self, table: ColonyTable) -> Message:
        facts = {"side": _side_of(self.space), "effect": effect_of(f"TO{self.space}")}
        return Message("choose-space", {"space": self.space, **facts})


def _side_of(space: TurnSpace) -> Side:
    return "orbit" if space <= 4 else "colony"


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
            raise Illegal("OM-SHU-3", "no-shuttle", side=table.mine.side or "")
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

    def message(self, table: ColonyTable) -> Message:
        side = effects.other_side(table.mine.side)
        return Message(f"travel.{self.vehicle}", {"side": side, "hangar": table.mine.hangar})


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

    def message(self, table: ColonyTable) -> Message:
        return Message("stay", {"side": table.mine.side})


def settle_journey(table: ColonyTable, step: JourneyStep) -> bool:
    """OM-SHU-3: who has neither the shuttle nor a rocket stays without being asked."""
    if step.riding or table.company(step.seat).hangar:
        return False
    return effects.skip(table, step, ("OM-SHU-3", "no-shuttle"))


class PlaceDiscovery(Move, frozen=True, tag="place-discovery"):
    """Lay an exploration tile out, three hexes from the rover."""

    discovery: Discovery
    hex: Hex

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["PlaceDiscovery"]:
        hexes = exploring_hexes(table, table.step(ExploreStep).seat)
        return [cls(tile, cell) for tile in table.state.exploration for cell in hexes]

    def judge(self, table: ColonyTable) -> None:
        refusal = exploring_refused(table, table.step(ExploreStep).seat)
        if refusal is not None:
            raise Illegal(*refusal)
        if self.discovery not in table.state.exploration:
            raise Illegal("OM-TRAVEL-C", "not-on-exploration", discovery=self.discovery)
        if self.hex not in exploring_hexes(table, table.step(ExploreStep).seat):
            raise Illegal("OM-TRAVEL-C", "not-three-away", hex=place(self.hex))

    def perform(self, table: ColonyTable) -> None:
        seat = table.step(ExploreStep).seat
        table.pop()
        table.state.finds.append(FindSpot(hex=self.hex, finds=[self.discovery]))
        table.redraw()
        table.tell(events.DiscoveryPlaced(seat=seat, discovery=self.discovery, hex=self.hex))
        effects.replace_exploration(table, self.discovery)

    def message(self, table: ColonyTable) -> Message:
        return Message("place-discovery", {"discovery": self.discovery, "hex": place(self.hex)})


def settle_explore(table: ColonyTable, step: ExploreStep) -> bool:
    refusal = exploring_refused(table, step.seat)
    return False if refusal is None else effects.skip(table, step, refusal)

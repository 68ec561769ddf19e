"""Moves about goods and colonists of one's choice."""

from collections.abc import Iterable

from areopagus.games.colony import acts
from areopagus.games.colony.components import TRADE_ITEMS
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.ids import RESOURCES, Place, Resource
from areopagus.games.colony.prospects import sites_of, stands_at
from areopagus.games.colony.steps.gains import (
    GainChoiceStep,
    ProduceStep,
    RetrieveStep,
    TradeStep,
    produce,
)
from areopagus.games.colony.table import ColonyTable
from areopagus.kernel.errors import Illegal
from areopagus.kernel.move import Move


class Give(Move, frozen=True, tag="give"):
    """Give a stored resource for others."""

    resource: Resource

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Give"]:
        return [cls(resource) for resource in RESOURCES]

    def judge(self, table: ColonyTable) -> None:
        if not table.mine.storage.of(self.resource):
            raise Illegal("OM-EXEC-7", "none-left", item=self.resource)

    def perform(self, table: ColonyTable) -> None:
        table.step(TradeStep).give(table, self.resource)


class GainResource(Move, frozen=True, tag="gain-resource"):
    """Gain a resource of choice."""

    resource: Resource

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["GainResource"]:
        return [cls(resource) for resource in RESOURCES]

    def judge(self, table: ColonyTable) -> None:
        if self.resource not in TRADE_ITEMS:
            raise Illegal("OM-EXEC-7", "no-minerals")

    def perform(self, table: ColonyTable) -> None:
        step = table.step(GainChoiceStep)
        step.left -= 1
        acts.gain(table, step.seat, self.resource, 1)


class Retrieve(Move, frozen=True, tag="retrieve"):
    """Bring a colonist back to the quarters."""

    place: Place

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Retrieve"]:
        return [cls(place) for place in table.step(RetrieveStep).places]

    def judge(self, table: ColonyTable) -> None:
        step = table.step(RetrieveStep)
        if self.place not in step.places:
            raise Illegal("OM-GEN-9", "not-from-there")
        if not stands_at(table, step.seat, self.place):
            raise Illegal("OM-GEN-9", "nobody-there")
        if table.beds(step.seat) < 1:
            raise Illegal("OM-GEN-9", "no-bed")

    def perform(self, table: ColonyTable) -> None:
        step = table.step(RetrieveStep)
        step.left -= 1
        acts.bring_back(table, step.seat, self.place)


class Produce(Move, frozen=True, tag="produce"):
    """Let one site produce once more."""

    hex: Hex

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Produce"]:
        return [cls(cell) for cell in sites_of(table, table.step(ProduceStep).seat)]

    def judge(self, table: ColonyTable) -> None:
        if self.hex not in sites_of(table, table.step(ProduceStep).seat):
            raise Illegal("OM-EXEC-7", "nothing-produces")

    def perform(self, table: ColonyTable) -> None:
        seat = table.step(ProduceStep).seat
        table.pop()
        produce(table, seat, self.hex)

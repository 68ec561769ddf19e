"""Steps about goods and colonists of the seat's choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from areopagus.games.colony import acts
from areopagus.games.colony.components import BUILDING_GAIN
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.ids import Place, Resource
from areopagus.games.colony.pieces import Few, Payment
from areopagus.games.colony.prospects import retrieval_refused, sites_of
from areopagus.games.colony.steps.base import MUST, Step

if TYPE_CHECKING:
    from areopagus.games.colony.table import ColonyTable, Refusal


class TradeStep(Step, tag="trade"):
    """A stored resource to give for others (BP20)."""

    kind: ClassVar[str] = "give"

    get: Few
    """How many one gets for it."""

    def settle(self, table: ColonyTable) -> bool:
        if table.company(self.seat).storage.total:
            return False
        table.pop()
        return True

    def stop_refused(self, table: ColonyTable) -> Refusal | None:
        return MUST

    def give(self, table: ColonyTable, resource: Resource) -> None:
        table.pop()
        acts.pay(table, self.seat, Payment(**{resource: 1}))
        table.push(GainChoiceStep(seat=self.seat, left=self.get))


class GainChoiceStep(Step, tag="gain-choice"):
    """Resources of choice, no minerals."""

    kind: ClassVar[str] = "gain-resource"

    left: Few
    """How many are still to be chosen."""

    def settle(self, table: ColonyTable) -> bool:
        if self.left:
            return False
        table.pop()
        return True


class RetrieveStep(Step, tag="retrieve"):
    """Colonists to bring back to the quarters."""

    kind: ClassVar[str] = "retrieve"

    left: Few
    """How many may still come back."""
    places: list[Place]
    """Where they may come from."""

    def settle(self, table: ColonyTable) -> bool:
        if self.left and retrieval_refused(table, self.seat, self.places) is None:
            return False
        table.pop()
        return True


class ProduceStep(Step, tag="produce"):
    """One site that produces once more (BP03)."""

    kind: ClassVar[str] = "produce"

    def settle(self, table: ColonyTable) -> bool:
        sites = sites_of(table, self.seat)
        if len(sites) > 1:
            return False
        table.pop()
        for cell in sites:
            produce(table, self.seat, cell)
        return True

    def stop_refused(self, table: ColonyTable) -> Refusal | None:
        return MUST


def produce(table: ColonyTable, seat: int, cell: Hex) -> None:
    """One unit of what a building yields."""
    acts.gain(table, seat, BUILDING_GAIN[table.board.buildings[cell].building], 1)


def produce_all(table: ColonyTable, seat: int) -> None:
    """Every advanced building and every mine with a colonist of the seat yields one unit."""
    for cell in sites_of(table, seat):
        produce(table, seat, cell)

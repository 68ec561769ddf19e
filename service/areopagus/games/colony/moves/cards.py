"""Moves about the display and about plans in use."""

from collections.abc import Iterable

from areopagus.games.colony.ids import Card, Contract, Discovery, Plan, Staffing
from areopagus.games.colony.moves.base import demand
from areopagus.games.colony.prospects import card_refused, use_refused, uses
from areopagus.games.colony.steps.aftermath import RefillDisplayStep
from areopagus.games.colony.steps.cards import HireStep, UsePlanStep, UseRadarStep
from areopagus.games.colony.table import ColonyTable
from areopagus.kernel.errors import Illegal
from areopagus.kernel.move import Move


class Hire(Move, frozen=True, tag="hire"):
    """Take a scientist or a contract from the display."""

    card: Card

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Hire"]:
        return [cls(card) for card in table.state.display if card is not None]

    def judge(self, table: ColonyTable) -> None:
        step = table.step(HireStep)
        if self.card not in table.state.display:
            raise Illegal("OM-HIRE-1", "not-on-display", card=self.card)
        demand(card_refused(self.card, table.means(step.seat), step.effect))

    def perform(self, table: ColonyTable) -> None:
        table.step(HireStep).take(table, self.card)


class UsePlan(Move, frozen=True, tag="use-plan"):
    """Use the action of a built plan, by crystals or thanks to a scientist."""

    plan: Plan
    staffing: Staffing

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["UsePlan"]:
        return [cls(*use) for use in uses(table, table.step(UsePlanStep).seat)]

    def judge(self, table: ColonyTable) -> None:
        seat = table.step(UsePlanStep).seat
        demand(use_refused(table, seat, self.plan, self.staffing, table.means(seat)))

    def perform(self, table: ColonyTable) -> None:
        table.step(UsePlanStep).use(table, self.plan, self.staffing)


class LayRadar(Move, frozen=True, tag="lay-radar"):
    """Lay a face-up exploration tile on Radar and apply it."""

    discovery: Discovery

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["LayRadar"]:
        return [cls(tile) for tile in table.state.exploration]

    def judge(self, table: ColonyTable) -> None:
        demand(table.step(UseRadarStep).refused(table, self.discovery))

    def perform(self, table: ColonyTable) -> None:
        table.step(UseRadarStep).lay(table, self.discovery)


class RefillDisplay(Move, frozen=True, tag="refill-display"):
    """Choose the contract that fills the gap in the display."""

    contract: Contract

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["RefillDisplay"]:
        return [cls(contract) for contract in table.state.contract_deck]

    def judge(self, table: ColonyTable) -> None:
        if self.contract not in table.state.contract_deck:
            raise Illegal("R-CONTRACT-REFILL", "not-in-deck", contract=self.contract)

    def perform(self, table: ColonyTable) -> None:
        table.step(RefillDisplayStep).choose(table, self.contract)

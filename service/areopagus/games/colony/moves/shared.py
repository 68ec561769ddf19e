"""Moves that answer many questions: paying, boosting, accepting, leaving it at that."""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta

from areopagus.games.colony import acts
from areopagus.games.colony.moves.base import demand
from areopagus.games.colony.payment import mixes
from areopagus.games.colony.pieces import Payment
from areopagus.games.colony.steps.base import ApplyStep
from areopagus.games.colony.steps.construct import ConstructStep, push_bill
from areopagus.games.colony.steps.costs import BoostStep, OfferStep, PayStep, SurchargeStep
from areopagus.games.colony.steps.drive import TakeFindStep
from areopagus.games.colony.steps.upgrade import UpgradeStep, WelcomeStep
from areopagus.games.colony.table import ColonyTable
from areopagus.kernel.errors import Illegal
from areopagus.kernel.move import Move


class Stop(Move, frozen=True, tag="stop"):
    """Leave it at that: decline a benefit, or end a movement or a series."""

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Stop"]:
        return (cls(),)

    def judge(self, table: ColonyTable) -> None:
        demand(table.top.stop_refused(table))

    def perform(self, table: ColonyTable) -> None:
        table.top.stop(table)


class Accept(Move, frozen=True, tag="accept"):
    """Take the benefit on offer, or the tile under the rover."""

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Accept"]:
        return (cls(),)

    def judge(self, table: ColonyTable) -> None:
        """What is on offer can always be had, or it would not be offered."""

    def perform(self, table: ColonyTable) -> None:
        step = table.top
        table.pop()
        if isinstance(step, TakeFindStep):
            find = acts.take_find(table, step.seat, step.hex)
            table.push(ApplyStep(seat=step.seat, of=find))
        else:
            assert isinstance(step, OfferStep)
            table.push(ApplyStep(seat=step.seat, of=step.of))
            push_bill(table, step.seat, tuple(step.bill))


class Boost(Move, frozen=True, tag="boost"):
    """Send a colonist to the working area to go on, or to add a tech level."""

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Boost"]:
        return (cls(),)

    def judge(self, table: ColonyTable) -> None:
        demand(_boosted(table).boost_refused(table))

    def perform(self, table: ColonyTable) -> None:
        _boosted(table).boost(table)


def _boosted(table: ColonyTable) -> BoostStep | ConstructStep | UpgradeStep | WelcomeStep:
    step = table.top
    assert isinstance(step, (BoostStep, ConstructStep, UpgradeStep, WelcomeStep))
    return step


class Pay(Move, frozen=True, tag="pay"):
    """Pay a cost with these resources."""

    resources: Payment

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Pay"]:
        step = table.step(PayStep)
        return [cls(mix) for mix in mixes(table.company(step.seat).storage, step.bill)]

    def judge(self, table: ColonyTable) -> None:
        step = table.step(PayStep)
        if self.resources not in mixes(table.company(step.seat).storage, step.bill):
            raise Illegal("OM-GEN-5", "wrong-mix")

    def perform(self, table: ColonyTable) -> None:
        step = table.step(PayStep)
        table.pop()
        acts.pay(table, step.seat, self.resources)


class PaySurcharge(Move, frozen=True, tag="pay-surcharge"):
    """Pay a surcharge with so many crystals, and the rest with colonists."""

    crystals: Annotated[int, Meta(ge=0, le=3)]
    """How many crystals; colonists pay the rest."""

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["PaySurcharge"]:
        return [cls(crystals) for crystals in range(table.step(SurchargeStep).count + 1)]

    def judge(self, table: ColonyTable) -> None:
        step, company = table.step(SurchargeStep), table.mine
        rule = "OM-SLOT-3" if len(table.state.companies) == 2 else "OM-SLOT-2"
        if self.crystals > step.count:
            raise Illegal(rule, "more-than-surcharge", count=step.count)
        if self.crystals > company.purchasing:
            raise Illegal("OM-GEN-7", "no-crystals")
        if step.count - self.crystals > company.quarters - 1:
            raise Illegal(rule, "no-colonist")
        if not step.pays(table, self.crystals):
            raise Illegal("OM-SLOT-6", "no-execution-left")

    def perform(self, table: ColonyTable) -> None:
        table.step(SurchargeStep).settle_with(table, self.crystals)

"""Moves that answer many questions: paying, boosting, accepting, leaving it at that."""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta

from areopagus.games.colony import effects
from areopagus.games.colony.moves.drive import finish_drive, refuse_rest, unrest_refused
from areopagus.games.colony.moves.goal_spending import can_spend
from areopagus.games.colony.names import RADAR, amounts, counted, effect_of, kind_of_find, price_of
from areopagus.games.colony.payment import mixes
from areopagus.games.colony.pieces import Payment
from areopagus.games.colony.preconditions import (
    booster_refused,
    effect_refused,
    exploring_refused,
    find_refused,
    surcharge_pays,
)
from areopagus.games.colony.refusals import no_crystals, refuse, refuse_action
from areopagus.games.colony.sites import construction_refused, upgrades_left
from areopagus.games.colony.steps import (
    ApplyStep,
    BoostStep,
    ConstructStep,
    DevelopStep,
    DriveStep,
    ExploreStep,
    HireStep,
    LearnStep,
    OfferStep,
    PayStep,
    ProduceStep,
    RepeatStep,
    SurchargeStep,
    TakeFindStep,
    TakeItemStep,
    TakePlanStep,
    TradeStep,
    UpgradeStep,
    UsePlanStep,
    UseRadarStep,
    WelcomeStep,
)
from areopagus.games.colony.table import ColonyTable
from areopagus.kernel.errors import Illegal, Refusal
from areopagus.kernel.move import Move
from areopagus.kernel.wording import Message, fields_of


class Stop(Move, frozen=True, tag="stop"):
    """Leave it at that: decline a benefit, or end a movement or a series."""

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Stop"]:
        return (cls(),)

    def judge(self, table: ColonyTable) -> None:
        """A benefit may be declined, but an action that was chosen is carried out once."""
        step = table.top
        match step:
            case DriveStep():
                # Whoever is under way must stand where it may stop.
                means = table.means(step.seat)
                refuse_rest(table, step, unrest_refused(table, step, means, within_points=False))
            case ExploreStep():
                # Between moves it is skipped; a position at hand may stand before that.
                if exploring_refused(table, step.seat) is None:
                    raise Illegal("OM-TRAVEL-C", "tile-can-be-laid")
            case UsePlanStep() | UseRadarStep() | TradeStep() | ProduceStep():
                raise Illegal("OM-GEN-14", "chosen-action")
            case (
                TakePlanStep(must=True)
                | LearnStep(must=True)
                | DevelopStep(must=True)
                | TakeItemStep(must=True)
                | ConstructStep(must=True)
                | UpgradeStep(must=True)
                | WelcomeStep(must=True)
                | HireStep(must=True)
            ):
                raise Illegal("OM-GEN-14", "chosen-action")

    def perform(self, table: ColonyTable) -> None:
        step = table.top
        if isinstance(step, DriveStep):
            finish_drive(table, step)
            return
        if isinstance(step, ExploreStep) and (refusal := exploring_refused(table, step.seat)):
            effects.skip(table, step, refusal)
            return
        table.pop()
        below = table.state.pending[-1] if table.state.pending else None
        if isinstance(step, TakePlanStep) and isinstance(below, BoostStep):
            table.pop()  # what was declined is not repeated (OM-BOOST-1)

    def message(self, table: ColonyTable) -> Message:
        step = table.top
        facts: dict[str, str] = {"radar": RADAR}
        if isinstance(step, OfferStep):
            facts["effect"] = effect_of(step.of)
        elif isinstance(step, BoostStep):
            facts["of"] = step.of
        return Message(f"stop.{step.kind}", facts)


class Accept(Move, frozen=True, tag="accept"):
    """Take the benefit on offer, or the tile under the rover."""

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Accept"]:
        return (cls(),)

    def judge(self, table: ColonyTable) -> None:
        step = table.top
        if isinstance(step, TakeFindStep):
            find = table.board.finds.get(step.hex, ["DT01"])[0]
            refuse(table, step.seat, _find_refused(table, step), find=find)
        else:
            offer = table.step(OfferStep)
            price = price_of(offer.of)
            refuse(table, offer.seat, _offer_refused(table, offer), price=price)

    def perform(self, table: ColonyTable) -> None:
        step = table.top
        table.pop()
        if isinstance(step, TakeFindStep):
            find = effects.take_find(table, step.seat, step.hex)
            table.push(ApplyStep(seat=step.seat, of=find))
        else:
            assert isinstance(step, OfferStep)
            table.push(ApplyStep(seat=step.seat, of=step.of))
            effects.bill(table, step.seat, tuple(step.bill))

    def message(self, table: ColonyTable) -> Message:
        step = table.top
        if isinstance(step, TakeFindStep):
            find = table.board.finds[step.hex][0]
            return Message(
                f"accept.{kind_of_find(find)}", {"find": find, "effect": effect_of(find)}
            )
        return Message("accept.offer", {"effect": effect_of(table.step(OfferStep).of)})


def settle_offer(table: ColonyTable, step: OfferStep) -> bool:
    """What cannot be accepted is not offered."""
    refusal = _offer_refused(table, step)
    return False if refusal is None else effects.skip(table, step, refusal)


def _offer_refused(table: ColonyTable, step: OfferStep) -> Refusal | None:
    """Why a benefit cannot be had: no part of it could be carried out, or its price paid."""
    refusal = effect_refused(table, step.seat, step.of, table.means(step.seat))
    if refusal is None and not mixes(table.company(step.seat).storage, step.bill):
        return ("OM-GEN-5", "cannot-pay")
    return refusal


def settle_take_find(table: ColonyTable, step: TakeFindStep) -> bool:
    refusal = _find_refused(table, step)
    return False if refusal is None else effects.skip(table, step, refusal)


def _find_refused(table: ColonyTable, step: TakeFindStep) -> Refusal | None:
    """Why the tile under the rover cannot be taken."""
    finds = table.board.finds.get(step.hex)
    if not finds:
        return ("OM-ROVER-4", "no-use")
    return find_refused(table, step.seat, finds[0], table.means(step.seat))


class Boost(Move, frozen=True, tag="boost"):
    """Send a colonist to the working area to go on, or to add a tech level."""

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Boost"]:
        return (cls(),)

    def judge(self, table: ColonyTable) -> None:
        step = table.top
        assert isinstance(step, (BoostStep, ConstructStep, UpgradeStep, WelcomeStep))
        if (isinstance(step, UpgradeStep) and upgrades_left(table, step)) or (
            isinstance(step, WelcomeStep) and step.left
        ):
            raise Illegal("OM-BOOST-1", "executions-left")
        refuse(table, step.seat, booster_refused(table, step.seat, step.boosters))
        if isinstance(step, BoostStep):
            refuse_action(table, step.seat, _repetition_refused(table, step))
        elif isinstance(step, ConstructStep):
            refuse_action(table, step.seat, _higher_level_refused(table, step))

    def perform(self, table: ColonyTable) -> None:
        step = table.top
        assert isinstance(step, (BoostStep, ConstructStep, UpgradeStep, WelcomeStep))
        step.boosters -= 1
        effects.send_to_work(table, step.seat, 1)
        match step:
            case BoostStep():
                table.push(RepeatStep(seat=step.seat, of=step.of))
            case ConstructStep():
                step.bonus += 1
            case UpgradeStep():
                step.boosted += 1
            case WelcomeStep():
                step.left = 1

    def message(self, table: ColonyTable) -> Message:
        step = table.top
        match step:
            case ConstructStep():
                return Message("boost.level")
            case UpgradeStep():
                return Message("boost.upgrade")
            case WelcomeStep():
                return Message("boost.welcome")
        return Message("boost", {"of": table.step(BoostStep).of})


def settle_boost(table: ColonyTable, step: BoostStep) -> bool:
    """OM-BOOST-1: what cannot be done once more is not asked about."""
    if booster_refused(table, step.seat, step.boosters) or _repetition_refused(table, step):
        table.pop()
        return True
    return False


def _repetition_refused(table: ColonyTable, step: BoostStep) -> Refusal | None:
    """Why an effect cannot be repeated once one more colonist has gone to work."""
    means = table.means(step.seat)
    means = means._replace(colonists=means.colonists - 1)
    return effect_refused(table, step.seat, step.of, means, table.material.repeats[step.of])


def _higher_level_refused(table: ColonyTable, step: ConstructStep) -> Refusal | None:
    """OM-EXEC-8: why a colonist that adds to the tech level would not help to build."""
    means = table.means(step.seat)
    means = means._replace(colonists=means.colonists - 1)
    boosters = max(0, step.boosters - 1)
    return construction_refused(table, step.seat, means, step.only, step.bonus + 1, boosters)


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
            storage = table.company(step.seat).storage
            have = all(n <= storage.of(of) for of, n in fields_of(self.resources).items())  # type: ignore[arg-type]
            if not have:
                raise Illegal("OM-GEN-5", "not-in-storage")
            raise Illegal("OM-GEN-5", "wrong-mix", cost=amounts(counted(step.bill)))

    def perform(self, table: ColonyTable) -> None:
        step = table.step(PayStep)
        table.pop()
        effects.pay(table, step.seat, self.resources)

    def message(self, table: ColonyTable) -> Message:
        return Message("pay", {"cost": amounts(fields_of(self.resources))})


def settle_pay(table: ColonyTable, step: PayStep) -> bool:
    """Where there is one way to pay, nobody is asked."""
    options = mixes(table.company(step.seat).storage, step.bill)
    if len(options) != 1:
        return False
    Pay(options[0]).perform(table)
    return True


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
            raise no_crystals(table, step.seat, "OM-GEN-7", self.crystals)
        if step.count - self.crystals > company.quarters - 1:
            refuse(table, step.seat, (rule, "no-colonist"))
        if not surcharge_pays(table, step.seat, step.main, step.count, self.crystals):
            raise Illegal("OM-SLOT-6", "no-execution-left")

    def perform(self, table: ColonyTable) -> None:
        """So many crystals and the rest in colonists; then a colonist takes the slot."""
        step = table.step(SurchargeStep)
        table.pop()
        effects.spend_crystals(table, step.seat, self.crystals)
        effects.send_to_work(table, step.seat, step.count - self.crystals)
        effects.occupy(table, step.seat, step.main)

    def message(self, table: ColonyTable) -> Message:
        colonists = table.step(SurchargeStep).count - self.crystals
        cost = amounts({"crystal": self.crystals, "colonist": colonists})
        return Message("pay-surcharge", {"cost": cost})


def settle_surcharge(table: ColonyTable, step: SurchargeStep) -> bool:
    """Where there is one way to pay, nobody is asked."""
    ways = [
        crystals
        for crystals in range(step.count + 1)
        if surcharge_pays(table, step.seat, step.main, step.count, crystals)
    ]
    if len(ways) != 1 or can_spend(table, step):
        return False
    PaySurcharge(ways[0]).perform(table)
    return True

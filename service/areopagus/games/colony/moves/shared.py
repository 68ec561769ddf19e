"""Moves that answer many questions: paying, boosting, accepting."""

from collections.abc import Iterable

from areopagus.games.colony import effects
from areopagus.games.colony.names import amounts, counted, effect_of, kind_of_find, price_of
from areopagus.games.colony.payment import mixes
from areopagus.games.colony.pieces import Payment
from areopagus.games.colony.preconditions import (
    booster_refused,
    effect_refused,
    find_refused,
)
from areopagus.games.colony.refusals import refuse, refuse_action
from areopagus.games.colony.sites import construction_refused, upgrades_left
from areopagus.games.colony.steps import (
    ApplyStep,
    BoostStep,
    ConstructStep,
    OfferStep,
    PayStep,
    RepeatStep,
    TakeFindStep,
    UpgradeStep,
    WelcomeStep,
)
from areopagus.games.colony.table import ColonyTable
from areopagus.kernel.errors import Illegal, Refusal
from areopagus.kernel.move import Move
from areopagus.kernel.wording import Message, fields_of


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

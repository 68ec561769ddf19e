"""Moves about the display and about plans in use."""

from collections.abc import Iterable

from areopagus.games.colony import effects, events
from areopagus.games.colony.components import CONTRACT_COST, PLAN_COST
from areopagus.games.colony.ids import Card, Contract, Discovery, Plan, Staffing
from areopagus.games.colony.moves.goal_spending import within_reach
from areopagus.games.colony.names import RADAR, amount, amounts, effect_of, price_of
from areopagus.games.colony.pieces import OwnContract, OwnScientist
from areopagus.games.colony.preconditions import (
    card_price,
    card_refused,
    effect_refused,
    find_plan,
    hire_refused,
    use_refused,
    uses,
)
from areopagus.games.colony.refusals import AT_LARGE, no_crystals, refuse, rule_of
from areopagus.games.colony.steps import (
    ApplyStep,
    HireStep,
    RefillDisplayStep,
    UsePlanStep,
    UseRadarStep,
)
from areopagus.games.colony.table import ColonyTable
from areopagus.kernel.errors import Illegal, Refusal
from areopagus.kernel.move import Move
from areopagus.kernel.wording import Message


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
        refusal = card_refused(table, self.card, table.means(step.seat), step.effect)
        if refusal is not None:
            rule, reason = refusal
            if reason in ("no-contract-here", "no-scientist-here"):
                rule = rule_of(step.by, rule)
            refuse(table, step.seat, (rule, reason), price=price_of(self.card))

    def perform(self, table: ColonyTable) -> None:
        """OM-HIRE-1: the card leaves a gap and its price falls due."""
        step, display = table.step(HireStep), table.state.display
        table.pop()
        display[display.index(self.card)] = None
        table.tell(events.CardTaken(seat=step.seat, card=self.card))
        if self.card.startswith("EC"):
            self._sign(table, step)
        else:
            self._employ(table, step)

    def _sign(self, table: ColonyTable, step: HireStep) -> None:
        contract = OwnContract(contract=self.card)  # type: ignore[arg-type]
        table.company(step.seat).contracts.append(contract)
        if not step.free:
            effects.spend_crystals(table, step.seat, CONTRACT_COST)
        effects.check_contracts(table)

    def _employ(self, table: ColonyTable, step: HireStep) -> None:
        scientist = table.material.scientists[self.card]  # type: ignore[index]
        table.company(step.seat).scientists.append(OwnScientist(scientist=scientist.id))
        effects.contribute(table, step.seat, "scientist_taken")
        if not step.free:
            effects.send_to_work(table, step.seat, scientist.colonists)
            effects.bill(table, step.seat, scientist.cost)

    def message(self, table: ColonyTable) -> Message:
        kind = "contract" if self.card.startswith("EC") else "scientist"
        if table.step(HireStep).free:
            return Message(f"hire.{kind}.free", {"card": self.card})
        cost = amounts(card_price(table, self.card))
        return Message(f"hire.{kind}", {"card": self.card, "cost": cost})


def settle_hire(table: ColonyTable, step: HireStep) -> bool:
    refusal = hire_refused(table, within_reach(table, step), step.effect)
    return False if refusal is None else effects.skip(table, step, refusal)


class UsePlan(Move, frozen=True, tag="use-plan"):
    """Use the action of a built plan, by crystals or thanks to a scientist."""

    plan: Plan
    staffing: Staffing

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["UsePlan"]:
        return [cls(*use) for use in uses(table, table.step(UsePlanStep).seat)]

    def judge(self, table: ColonyTable) -> None:
        seat = table.step(UsePlanStep).seat
        refusal = use_refused(table, seat, self.plan, self.staffing, table.means(seat))
        if refusal is not None:
            self._refuse(table, seat, refusal)

    def _refuse(self, table: ColonyTable, seat: int, refusal: Refusal) -> None:
        owner, _ = find_plan(table, self.plan)
        scientist = table.material.plans[self.plan].scientist
        facts = {"plan": self.plan, "owner": owner, "scientist": scientist}
        rule, reason = refusal
        if reason == "no-crystals":
            raise no_crystals(table, seat, rule, PLAN_COST)
        if reason == "already-there":
            raise Illegal(rule, reason, side="orbit")
        refuse(table, seat, (rule, AT_LARGE.get(reason, reason)), **facts)

    def perform(self, table: ColonyTable) -> None:
        seat = table.step(UsePlanStep).seat
        table.pop()
        table.tell(events.PlanUsed(seat=seat, plan=self.plan, staffing=self.staffing))
        if self.staffing == "crystals":
            effects.spend_crystals(table, seat, PLAN_COST)
        elif self.staffing == "scientist":
            # OM-EXEC-5: the figure stays on the plan for good.
            figure = next(
                own
                for own in table.company(seat).scientists
                if own.scientist == table.material.plans[self.plan].scientist
            )
            figure.plan = self.plan
        table.push(ApplyStep(seat=seat, of=self.plan, must=True))

    def message(self, table: ColonyTable) -> Message:
        owner, _ = find_plan(table, self.plan)
        facts = {"plan": self.plan, "effect": effect_of(self.plan), "owner": owner}
        scientist = table.material.plans[self.plan].scientist
        facts |= {"cost": amount("crystal", PLAN_COST), "scientist": scientist}
        whose = "own" if owner == table.top.seat else "other"
        return Message(f"use-plan.{self.staffing}.{whose}", facts)


def settle_use_plan(table: ColonyTable, step: UsePlanStep) -> bool:
    means = within_reach(table, step)
    if any(
        use_refused(table, step.seat, plan, staffing, means) is None
        for plan, staffing in uses(table, step.seat)
    ):
        return False
    table.pop()
    return True


class LayRadar(Move, frozen=True, tag="lay-radar"):
    """Lay a face-up exploration tile on Radar and apply it."""

    discovery: Discovery

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["LayRadar"]:
        return [cls(tile) for tile in table.state.exploration]

    def judge(self, table: ColonyTable) -> None:
        seat = table.step(UseRadarStep).seat
        refusal = _radar_refused(table, seat, self.discovery)
        refuse(table, seat, refusal, discovery=self.discovery)

    def perform(self, table: ColonyTable) -> None:
        step = table.step(UseRadarStep)
        table.pop()
        _, own = find_plan(table, step.plan)
        assert own is not None
        own.radar = self.discovery
        table.tell(events.RadarLaid(seat=step.seat, discovery=self.discovery))
        effects.replace_exploration(table, self.discovery)
        table.push(ApplyStep(seat=step.seat, of=self.discovery))

    def message(self, table: ColonyTable) -> Message:
        effect = effect_of(self.discovery)
        return Message("lay-radar", {"discovery": self.discovery, "effect": effect, "radar": RADAR})


def settle_use_radar(table: ColonyTable, step: UseRadarStep) -> bool:
    if any(_radar_refused(table, step.seat, tile) is None for tile in table.state.exploration):
        return False
    table.pop()
    return True


def _radar_refused(table: ColonyTable, seat: int, tile: Discovery) -> Refusal | None:
    if tile not in table.state.exploration:
        return ("OM-EXEC-9", "not-on-exploration")
    refusal = effect_refused(table, seat, tile, table.means(seat))
    return None if refusal is None else ("OM-EXEC-9", "no-tile-applies")


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
        assert isinstance(table.top, RefillDisplayStep)
        table.pop()
        effects.refill_display(table, self.contract)

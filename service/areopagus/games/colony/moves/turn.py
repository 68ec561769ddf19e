"""The menu of a turn but for the main action: executive actions, goals, deliveries, the end."""

from collections.abc import Iterable
from typing import ClassVar

from areopagus.games.colony import effects, events
from areopagus.games.colony.components import (
    EXECUTIVE_COST,
    PLAN_COST,
)
from areopagus.games.colony.goals import is_met
from areopagus.games.colony.ids import (
    Contract,
    ExecutiveAction,
    Goal,
    Item,
    Prize,
)
from areopagus.games.colony.names import amount, effect_of
from areopagus.games.colony.pieces import OwnContract
from areopagus.games.colony.preconditions import effect_refused
from areopagus.games.colony.refusals import no_crystals, refuse_action
from areopagus.games.colony.steps import (
    AftermathStep,
    ApplyStep,
    DeliverStep,
    TurnStep,
)
from areopagus.games.colony.table import ColonyTable
from areopagus.kernel.errors import Illegal
from areopagus.kernel.move import Move
from areopagus.kernel.wording import Message


class TakeExecutiveAction(Move, frozen=True, tag="take-executive-action"):
    """Begin the executive action of the turn."""

    executive: ExecutiveAction

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["TakeExecutiveAction"]:
        return [cls(executive) for executive in EXECUTIVE_COST]

    @property
    def cost(self) -> int:
        """The price of E8 depends on the plan, and falls due with it."""
        return 0 if self.executive == "E8" else EXECUTIVE_COST[self.executive]

    def is_legal(self, table: ColonyTable) -> bool:
        """Most cannot be begun, or not be paid."""
        if not table.step(TurnStep).executive_open or table.mine.purchasing < self.cost:
            return False
        return super().is_legal(table)

    def judge(self, table: ColonyTable) -> None:
        turn, company = table.step(TurnStep), table.mine
        if not turn.executive_open:
            raise Illegal("OM-EXEC-1", "executive-done")
        if int(self.executive[1]) in company.rockets:
            raise Illegal("OM-EXEC-1", "rocket-covers", action=self.executive)
        if company.purchasing < self.cost:
            raise no_crystals(table, turn.seat, "OM-EXEC-2", self.cost)
        means = table.means(turn.seat)
        means = means._replace(crystals=means.crystals - self.cost)
        refusal = effect_refused(table, turn.seat, self.executive, means)
        refuse_action(table, turn.seat, refusal, crystals=PLAN_COST)

    def perform(self, table: ColonyTable) -> None:
        turn = table.step(TurnStep)
        turn.executive_open = False
        table.mine.fresh = 0
        table.tell(events.ExecutiveActionTaken(seat=turn.seat, executive=self.executive))
        effects.spend_crystals(table, turn.seat, self.cost)
        table.push(ApplyStep(seat=turn.seat, of=self.executive, must=True))

    def message(self, table: ColonyTable) -> Message:
        key = "take-executive-action.plan" if self.executive == "E8" else "take-executive-action"
        cost = amount("crystal", EXECUTIVE_COST[self.executive])
        return Message(key, {"executive": self.executive, "cost": cost})


class CompleteGoal(Move, frozen=True, tag="complete-goal"):
    """Reveal a private goal whose condition holds and take one of its rewards."""

    goal: Goal
    reward: Prize

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["CompleteGoal"]:
        return [cls(goal, reward) for goal in table.mine.goals for reward in ("a", "b")]

    def is_legal(self, table: ColonyTable) -> bool:
        """Few goals are met, and one a turn can be completed."""
        if table.mine.achieved or not is_met(table, table.step(TurnStep).seat, self.goal):
            return False
        return super().is_legal(table)

    def judge(self, table: ColonyTable) -> None:
        if self.goal not in table.mine.goals:
            raise Illegal("OM-GOAL-1", "goal-not-held", goal=self.goal)
        if table.mine.achieved is not None:
            raise Illegal("OM-GOAL-2", "goal-already")
        if not is_met(table, table.step(TurnStep).seat, self.goal):
            condition = effect_of(self.goal)
            raise Illegal("OM-GOAL-1", "goal-not-met", goal=self.goal, condition=condition)

    def perform(self, table: ColonyTable) -> None:
        seat, company = table.step(TurnStep).seat, table.mine
        company.goals.remove(self.goal)
        company.achieved = self.goal
        company.fresh = 0
        table.tell(events.GoalCompleted(seat=seat, goal=self.goal, reward=self.reward))
        table.push(ApplyStep(seat=seat, of=f"{self.goal}-{self.reward}"))

    def message(self, table: ColonyTable) -> Message:
        effect = effect_of(f"{self.goal}-{self.reward}")
        return Message("complete-goal", {"goal": self.goal, "effect": effect})


class SpendGoal(Move, frozen=True, tag="spend-goal"):
    """Discard a private goal face down: it counts as one crystal this turn."""

    secret: ClassVar = True

    goal: Goal

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["SpendGoal"]:
        return [cls(goal) for goal in table.mine.goals]

    def judge(self, table: ColonyTable) -> None:
        if self.goal not in table.mine.goals:
            raise Illegal("OM-GOAL-3", "goal-not-held", goal=self.goal)
        turn = table.top
        if isinstance(turn, TurnStep) and not (turn.main_open or turn.executive_open):
            raise Illegal("OM-GOAL-3", "no-action-left")

    def perform(self, table: ColonyTable) -> None:
        seat, company = table.top.seat, table.mine
        company.goals.remove(self.goal)
        company.spent.append(self.goal)
        company.purse += 1
        table.tell(events.GoalDiscarded(seat=seat))
        table.tell(events.GoalBuried(seat=seat, goal=self.goal, to=(seat,)))


class Deliver(Move, frozen=True, tag="deliver"):
    """Put one item on an own delivery contract."""

    contract: Contract
    item: Item

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Deliver"]:
        return [
            cls(own.contract, item)
            for own in table.mine.contracts
            for item, _n in table.material.contracts[own.contract].needs
        ]

    def judge(self, table: ColonyTable) -> None:
        company = table.mine
        own = next((c for c in company.contracts if c.contract == self.contract), None)
        if own is None:
            raise Illegal("OM-CON-1", "not-your-contract", contract=self.contract)
        if not effects.open_need(table, own, self.item):
            raise Illegal("OM-CON-1", "not-needed", contract=self.contract, item=self.item)
        if self.item == "crystal" and not company.crystals and company.reception:
            raise no_crystals(table, table.top.seat, "OM-CON-1", 1)
        if not (company.crystals if self.item == "crystal" else company.storage.of(self.item)):
            raise Illegal("OM-CON-1", "none-left", item=self.item)

    def perform(self, table: ColonyTable) -> None:
        company = table.mine
        if self.item == "crystal":
            company.crystals -= 1
            company.fresh = max(0, company.fresh - 1)
        else:
            company.storage.add(self.item, -1)
        own = next(c for c in company.contracts if c.contract == self.contract)
        effects.load(table, table.top.seat, own, self.item)

    def message(self, table: ColonyTable) -> Message:
        return Message("deliver", {"contract": self.contract, "item": amount(self.item, 1)})


def settle_deliver(table: ColonyTable, step: DeliverStep) -> bool:
    """OM-END-3: who has nothing to deliver is not asked."""
    if _deliverable(table, step.seat):
        return False
    table.pop()
    return True


def _deliverable(table: ColonyTable, seat: int) -> list[tuple[OwnContract, Item]]:
    """OM-CON-1: own goods that a contract still needs."""
    company = table.company(seat)
    return [
        (own, item)
        for own in company.contracts
        if not own.done
        for item, _n in table.material.contracts[own.contract].needs
        if effects.open_need(table, own, item)
        and (company.crystals if item == "crystal" else company.storage.of(item))
    ]


class EndTurn(Move, frozen=True, tag="end-turn"):
    """End the turn."""

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["EndTurn"]:
        return (cls(),)

    def judge(self, table: ColonyTable) -> None:
        if table.options.main_action == "must" and table.step(TurnStep).main_open:
            raise Illegal("R-MAIN", "main-first")

    def perform(self, table: ColonyTable) -> None:
        """The purse of discarded goals vanishes; what waited for the end of the turn is done."""
        seat = table.step(TurnStep).seat
        table.pop()
        company = table.company(seat)
        company.purse = company.fresh = 0
        if table.options.timing == "end_of_turn":
            table.push(AftermathStep(seat=seat))


def settle_turn(table: ColonyTable, step: TurnStep) -> bool:
    """End a turn in which nothing can be done. Goals in hand are secret, so any goal that might
    be completed keeps the turn open."""
    company = table.company(step.seat)
    might_complete = company.goals and company.achieved is None
    actions = step.main_open or step.executive_open
    if actions or might_complete or _deliverable(table, step.seat):
        return False
    EndTurn().perform(table)
    return True

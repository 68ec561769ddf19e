"""Steps of the display and of plans in use."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from areopagus.games.colony import acts, events
from areopagus.games.colony.components import (
    CONTRACT_COST,
    PLAN_COST,
    PLANS,
    SCIENTISTS,
)
from areopagus.games.colony.effects import Hire
from areopagus.games.colony.ids import Card, Discovery, Plan, Staffing
from areopagus.games.colony.pieces import OwnContract, OwnScientist
from areopagus.games.colony.prospects import (
    effect_refused,
    find_plan,
    hire_refused,
    use_refused,
    uses,
)
from areopagus.games.colony.steps.base import MUST, ApplyStep, Step
from areopagus.games.colony.steps.construct import push_bill

if TYPE_CHECKING:
    from areopagus.games.colony.table import ColonyTable, Refusal


class HireStep(Step, tag="hire"):
    """A scientist or contract to take from the display (OM-HIRE)."""

    kind: ClassVar[str] = "hire"

    scientists: bool = False
    """Whether a scientist may be taken."""
    contracts: bool = False
    """Whether a contract may be taken."""
    free: bool = False
    """Whether it costs nothing."""
    must: bool = False
    """Whether it may not be left."""

    @property
    def effect(self) -> Hire:
        return Hire(self.scientists, self.contracts, self.free)

    def settle(self, table: ColonyTable) -> bool:
        if hire_refused(table, table.means(self.seat), self.effect) is None:
            return False
        table.pop()
        return True

    def stop_refused(self, table: ColonyTable) -> Refusal | None:
        return MUST if self.must else None

    def take(self, table: ColonyTable, card: Card) -> None:
        """OM-HIRE-1: the card leaves a gap and its price falls due."""
        table.pop()
        display = table.state.display
        display[display.index(card)] = None
        table.tell(events.CardTaken(seat=self.seat, card=card))
        if card.startswith("EC"):
            self._sign(table, card)
        else:
            self._employ(table, card)

    def _sign(self, table: ColonyTable, card: Card) -> None:
        table.company(self.seat).contracts.append(OwnContract(contract=card))  # type: ignore[arg-type]
        if not self.free:
            acts.spend_crystals(table, self.seat, CONTRACT_COST)
        acts.check_contracts(table)

    def _employ(self, table: ColonyTable, card: Card) -> None:
        scientist = SCIENTISTS[card]  # type: ignore[index]
        table.company(self.seat).scientists.append(OwnScientist(scientist=scientist.id))
        acts.contribute(table, self.seat, "scientist_taken")
        if not self.free:
            acts.send_to_work(table, self.seat, scientist.colonists)
            push_bill(table, self.seat, scientist.cost)


class UsePlanStep(Step, tag="use-plan"):
    """A built plan to use as the executive action E8."""

    kind: ClassVar[str] = "use-plan"

    def settle(self, table: ColonyTable) -> bool:
        means = table.means(self.seat)
        if any(
            use_refused(table, self.seat, plan, staffing, means) is None
            for plan, staffing in uses(table, self.seat)
        ):
            return False
        table.pop()
        return True

    def stop_refused(self, table: ColonyTable) -> Refusal | None:
        return MUST

    def use(self, table: ColonyTable, plan: Plan, staffing: Staffing) -> None:
        table.pop()
        table.tell(events.PlanUsed(seat=self.seat, plan=plan, staffing=staffing))
        if staffing == "crystals":
            acts.spend_crystals(table, self.seat, PLAN_COST)
        elif staffing == "scientist":
            # OM-EXEC-5: the figure stays on the plan for good.
            figure = next(
                own
                for own in table.company(self.seat).scientists
                if own.scientist == PLANS[plan].scientist
            )
            figure.plan = plan
        table.push(ApplyStep(seat=self.seat, of=plan, must=True))


class UseRadarStep(Step, tag="use-radar"):
    """An exploration tile to lay on Radar at its first use (OM-EXEC-9)."""

    kind: ClassVar[str] = "lay-radar"

    plan: Plan

    def settle(self, table: ColonyTable) -> bool:
        if any(self.refused(table, tile) is None for tile in table.state.exploration):
            return False
        table.pop()
        return True

    def refused(self, table: ColonyTable, tile: Discovery) -> Refusal | None:
        if tile not in table.state.exploration:
            return ("OM-EXEC-9", "not-on-exploration")
        refusal = effect_refused(table, self.seat, tile, table.means(self.seat))
        return None if refusal is None else ("OM-EXEC-9", "no-tile-applies")

    def stop_refused(self, table: ColonyTable) -> Refusal | None:
        return MUST

    def lay(self, table: ColonyTable, tile: Discovery) -> None:
        table.pop()
        _, own = find_plan(table, self.plan)
        assert own is not None
        own.radar = tile
        table.tell(events.RadarLaid(seat=self.seat, discovery=tile))
        replace_exploration(table, tile)
        table.push(ApplyStep(seat=self.seat, of=tile))


def replace_exploration(table: ColonyTable, tile: Discovery) -> None:
    """A tile leaves the exploration places and the next of the stack takes its place."""
    state = table.state
    state.exploration.remove(tile)
    if state.discovery_stack:
        drawn = state.discovery_stack.pop()
        state.exploration.append(drawn)
        table.tell(events.ExplorationRefilled(discovery=drawn))

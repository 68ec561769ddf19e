"""Steps of the orbital station: plans, techs, developments, the Warehouse."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from areopagus.games.colony import acts, events
from areopagus.games.colony.components import EFFECTS, GRID_SLOTS, PLANS
from areopagus.games.colony.effects import Gain
from areopagus.games.colony.ids import GridSlot, Item, LabCell, Plan, TechTile
from areopagus.games.colony.pieces import Few, LabTile, OwnPlan
from areopagus.games.colony.prospects import (
    development_refused,
    free_entries,
    learning_refused,
    plan_refused,
    supply_refused,
)
from areopagus.games.colony.steps.base import MUST, ApplyStep, Step
from areopagus.games.colony.steps.costs import BoostStep, OfferStep

if TYPE_CHECKING:
    from areopagus.games.colony.table import ColonyTable, Refusal


class TakePlanStep(Step, tag="take-plan"):
    """Plans to take from the display."""

    kind: ClassVar[str] = "take-plan"

    left: Few
    """How many may still be taken."""
    must: bool = False
    """Whether it may not be left."""

    def settle(self, table: ColonyTable) -> bool:
        if self.left and plan_refused(table, self.seat) is None:
            return False
        table.pop()
        return True

    def stop_refused(self, table: ColonyTable) -> Refusal | None:
        return MUST if self.must else None

    def stop(self, table: ColonyTable) -> None:
        """What was declined is not repeated (OM-BOOST-1)."""
        table.pop()
        if table.state.pending and isinstance(table.top, BoostStep):
            table.pop()

    def take(self, table: ColonyTable, plan: Plan) -> None:
        """OM-PLAN-1: the card with a marker on it, and its gain."""
        self.left -= 1
        self.must = False
        table.state.plan_display.remove(plan)
        table.company(self.seat).plans.append(OwnPlan(plan=plan))
        table.tell(events.PlanTaken(seat=self.seat, plan=plan))
        acts.gain(table, self.seat, PLANS[plan].gain, 1)
        acts.contribute(table, self.seat, "plan_taken")


class LearnStep(Step, tag="learn"):
    """A tile to take from the tech grid."""

    kind: ClassVar[str] = "learn"

    must: bool = False
    """Whether it may not be left."""

    def settle(self, table: ColonyTable) -> bool:
        if learning_refused(table, self.seat, table.means(self.seat)) is None:
            return False
        table.pop()
        return True

    def stop_refused(self, table: ColonyTable) -> Refusal | None:
        return MUST if self.must else None


class EnterLabStep(Step, tag="enter-lab"):
    """A tile chosen on the grid, to be put on a cell of the first column."""

    kind: ClassVar[str] = "enter-lab"

    slot: GridSlot

    def settle(self, table: ColonyTable) -> bool:
        cells = free_entries(table.company(self.seat))
        if len(cells) > 1:
            return False
        self.enter(table, cells[0])
        return True

    def enter(self, table: ColonyTable, cell: LabCell) -> None:
        """OM-LEARN-1: the tile arrives, and with it the benefit of the cell."""
        table.pop()
        index = GRID_SLOTS.index(self.slot)
        tile = table.state.grid[index]
        assert tile is not None
        table.state.grid[index] = None
        table.company(self.seat).lab.append(LabTile(cell=cell, tile=tile))
        table.tell(events.TechTaken(seat=self.seat, slot=self.slot, tile=tile, cell=cell))
        acts.contribute(table, self.seat, "tech_taken")
        offer_benefit(table, self.seat, cell)


class DevelopStep(Step, tag="develop"):
    """Developments in the laboratory (OM-RND-2)."""

    kind: ClassVar[str] = "develop"

    left: Few
    """How many are still to be had."""
    free: bool = False
    """Whether it costs nothing."""
    must: bool = False
    """Whether it may not be left."""

    def settle(self, table: ColonyTable) -> bool:
        company = table.company(self.seat)
        means = table.means(self.seat)
        if self.left and development_refused(company, means, free=self.free) is None:
            return False
        table.pop()
        return True

    def stop_refused(self, table: ColonyTable) -> Refusal | None:
        return MUST if self.must else None


class TakeItemStep(Step, tag="take-item"):
    """Items to take from the Warehouse."""

    kind: ClassVar[str] = "take-item"

    left: Few
    """How many may still be taken."""
    resources_only: bool = False
    """Whether crystals are left out."""
    must: bool = False
    """Whether it may not be left."""

    def settle(self, table: ColonyTable) -> bool:
        crystals = not self.resources_only
        if self.left and supply_refused(table, self.seat, crystals=crystals) is None:
            return False
        table.pop()
        return True

    def stop_refused(self, table: ColonyTable) -> Refusal | None:
        return MUST if self.must else None

    def take(self, table: ColonyTable, item: Item) -> None:
        """OM-SUPPLY-1: into storage or depot."""
        self.left -= 1
        self.must = False
        table.state.warehouse.add(item, -1)
        table.tell(events.ItemTaken(seat=self.seat, item=item))
        if item != "crystal":
            table.company(self.seat).storage.add(item, 1)
        elif table.options.warehouse_crystal == "reception":
            table.company(self.seat).reception += 1
        else:
            acts.store_crystal(table, self.seat)


def move_tile(table: ColonyTable, seat: int, tile: TechTile, cell: LabCell) -> None:
    """A tile arrives on its next cell; the benefit waits below whatever is paid first."""
    entry = next(entry for entry in table.company(seat).lab if entry.tile == tile)
    entry.cell = cell
    table.tell(events.TechDeveloped(seat=seat, tile=tile, cell=cell))
    offer_benefit(table, seat, cell)


def offer_benefit(table: ColonyTable, seat: int, cell: LabCell) -> None:
    """The benefit of a cell; one that would come by itself may be declined too."""
    effect = EFFECTS.get(cell)
    if isinstance(effect, Gain):
        table.push(OfferStep(seat=seat, of=cell))
    elif effect is not None:
        table.push(ApplyStep(seat=seat, of=cell))

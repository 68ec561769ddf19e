"""Moves of the orbital station."""

from collections.abc import Iterable

from areopagus.games.colony import acts
from areopagus.games.colony.components import CELLS, ENTRY_CELLS, GRID, GRID_SLOTS, WAREHOUSE_ITEMS
from areopagus.games.colony.ids import GridSlot, Item, LabCell, Plan, TechTile
from areopagus.games.colony.moves.base import demand
from areopagus.games.colony.prospects import (
    can_enter,
    free_entries,
    item_refused,
    plan_refused,
    slot_refused,
)
from areopagus.games.colony.steps.aftermath import SettleTechStep
from areopagus.games.colony.steps.construct import push_bill
from areopagus.games.colony.steps.orbit import (
    DevelopStep,
    EnterLabStep,
    LearnStep,
    TakeItemStep,
    TakePlanStep,
    move_tile,
)
from areopagus.games.colony.table import ColonyTable
from areopagus.kernel.errors import Illegal
from areopagus.kernel.move import Move


class TakePlan(Move, frozen=True, tag="take-plan"):
    """Take a plan of the display, with its gain."""

    plan: Plan

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["TakePlan"]:
        return [cls(plan) for plan in table.state.plan_display]

    def judge(self, table: ColonyTable) -> None:
        demand(plan_refused(table, table.step(TakePlanStep).seat))
        if self.plan not in table.state.plan_display:
            raise Illegal("OM-PLAN-1", "plan-not-shown", plan=self.plan)

    def perform(self, table: ColonyTable) -> None:
        table.step(TakePlanStep).take(table, self.plan)


class Learn(Move, frozen=True, tag="learn"):
    """Take the tile on a slot of the tech grid."""

    slot: GridSlot

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Learn"]:
        return [cls(slot) for slot in GRID_SLOTS]

    def judge(self, table: ColonyTable) -> None:
        seat = table.step(LearnStep).seat
        demand(slot_refused(table, table.company(seat), table.means(seat), self.slot))
        if not free_entries(table.company(seat)):
            raise Illegal("OM-LEARN-2", "no-entry")

    def perform(self, table: ColonyTable) -> None:
        seat = table.step(LearnStep).seat
        table.pop()
        table.push(EnterLabStep(seat=seat, slot=self.slot))
        push_bill(table, seat, GRID[self.slot])


class EnterLab(Move, frozen=True, tag="enter-lab"):
    """Put the tile just taken on a cell of the first column."""

    cell: LabCell

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["EnterLab"]:
        return [cls(cell) for cell in ENTRY_CELLS]

    def judge(self, table: ColonyTable) -> None:
        if self.cell not in free_entries(table.company(table.step(EnterLabStep).seat)):
            raise Illegal("OM-LEARN-1", "not-an-entry", cell=self.cell)

    def perform(self, table: ColonyTable) -> None:
        table.step(EnterLabStep).enter(table, self.cell)


class Develop(Move, frozen=True, tag="develop"):
    """Move a tech tile to a cell of the next column."""

    tile: TechTile
    cell: LabCell

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Develop"]:
        step = table.top
        return [
            cls(entry.tile, cell)
            for entry in table.mine.lab
            if not isinstance(step, SettleTechStep) or entry.tile == step.tile
            for cell in CELLS[entry.cell].next
        ]

    def judge(self, table: ColonyTable) -> None:
        step, company = table.top, table.mine
        if isinstance(step, SettleTechStep) and self.tile != step.tile:
            raise Illegal("OM-TECH-4", "other-tile", tile=step.tile)
        entry = next((entry for entry in company.lab if entry.tile == self.tile), None)
        if entry is None:
            raise Illegal("OM-RND-2", "not-your-tile", tile=self.tile)
        if self.cell not in CELLS[entry.cell].next:
            raise Illegal("OM-RND-2", "not-next", cell=self.cell)
        if isinstance(step, SettleTechStep):
            demand(step.entry_refused(table, self.cell))
            return
        assert isinstance(step, DevelopStep)
        if self.cell in company.cells():
            raise Illegal("OM-RND-2", "cell-taken")
        if not step.free and not can_enter(table.means(step.seat), self.cell):
            raise Illegal("OM-RND-2", "cannot-pay")

    def perform(self, table: ColonyTable) -> None:
        step = table.top
        if isinstance(step, SettleTechStep):
            step.develop(table, self.cell)
            return
        assert isinstance(step, DevelopStep)
        step.left -= 1
        step.must = False
        move_tile(table, step.seat, self.tile, self.cell)
        if not step.free:
            target = CELLS[self.cell]
            acts.spend_crystals(table, step.seat, target.crystals)
            push_bill(table, step.seat, target.cost)


class KeepOxygen(Move, frozen=True, tag="keep-oxygen"):
    """Keep the oxygen for a used tech instead of developing it."""

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["KeepOxygen"]:
        return (cls(),)

    def judge(self, table: ColonyTable) -> None:
        """The owner is always free to keep it."""

    def perform(self, table: ColonyTable) -> None:
        table.step(SettleTechStep).keep(table)


class TakeItem(Move, frozen=True, tag="take-item"):
    """Take an item from the Warehouse."""

    item: Item

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["TakeItem"]:
        return [cls(item) for item in WAREHOUSE_ITEMS]

    def judge(self, table: ColonyTable) -> None:
        step = table.step(TakeItemStep)
        demand(
            item_refused(table, step.seat, self.item, crystals=not step.resources_only),
            item=self.item,
        )

    def perform(self, table: ColonyTable) -> None:
        table.step(TakeItemStep).take(table, self.item)

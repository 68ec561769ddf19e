"""Moves of the orbital station: plans, techs, developments, the Warehouse."""

from collections.abc import Iterable

from msgspec.structs import replace

from areopagus.games.colony import effects, events
from areopagus.games.colony.components import (
    CELLS,
    ENTRY_CELLS,
    GRID,
    GRID_SLOTS,
    WAREHOUSE_ITEMS,
)
from areopagus.games.colony.ids import GridSlot, Item, LabCell, Plan, TechTile, Unit
from areopagus.games.colony.moves.goal_spending import within_reach
from areopagus.games.colony.names import amount, amounts, counted, effect_of, price_of
from areopagus.games.colony.pieces import LabTile, OwnPlan
from areopagus.games.colony.preconditions import (
    can_enter,
    development_refused,
    free_entries,
    item_refused,
    learning_refused,
    plan_refused,
    slot_refused,
    supply_refused,
)
from areopagus.games.colony.refusals import no_crystals, refuse
from areopagus.games.colony.steps import (
    DevelopStep,
    EnterLabStep,
    LearnStep,
    SettleTechStep,
    TakeItemStep,
    TakePlanStep,
)
from areopagus.games.colony.table import ColonyTable, Means
from areopagus.kernel.errors import Illegal, Refusal
from areopagus.kernel.move import Move
from areopagus.kernel.wording import Message


class TakePlan(Move, frozen=True, tag="take-plan"):
    """Take a plan of the display, with its gain."""

    plan: Plan

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["TakePlan"]:
        return [cls(plan) for plan in table.state.plan_display]

    def judge(self, table: ColonyTable) -> None:
        seat = table.step(TakePlanStep).seat
        refuse(table, seat, plan_refused(table, seat))
        if self.plan not in table.state.plan_display:
            raise Illegal("OM-PLAN-1", "plan-not-shown", plan=self.plan)

    def perform(self, table: ColonyTable) -> None:
        """OM-PLAN-1: the card with a marker on it, and its gain."""
        step = table.step(TakePlanStep)
        step.left -= 1
        step.must = False
        table.state.plan_display.remove(self.plan)
        table.company(step.seat).plans.append(OwnPlan(plan=self.plan))
        table.tell(events.PlanTaken(seat=step.seat, plan=self.plan))
        effects.gain(table, step.seat, table.material.plans[self.plan].gain, 1)
        effects.contribute(table, step.seat, "plan_taken")

    def message(self, table: ColonyTable) -> Message:
        card = table.material.plans[self.plan]
        facts = {"building": card.building, "level": card.level, "gain": amount(card.gain, 1)}
        return Message("take-plan", {"plan": self.plan, **facts})


def settle_take_plan(table: ColonyTable, step: TakePlanStep) -> bool:
    if not step.left:
        table.pop()
        return True
    refusal = plan_refused(table, step.seat)
    return False if refusal is None else effects.skip(table, step, refusal)


class Learn(Move, frozen=True, tag="learn"):
    """Take the tile on a slot of the tech grid."""

    slot: GridSlot

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Learn"]:
        return [cls(slot) for slot in GRID_SLOTS]

    def judge(self, table: ColonyTable) -> None:
        seat = table.step(LearnStep).seat
        refusal = slot_refused(table, table.company(seat), table.means(seat), self.slot)
        if refusal is not None:
            facts = {"slot": self.slot, "price": price_of(self.slot)}
            tile = table.state.grid[GRID_SLOTS.index(self.slot)]
            refuse(table, seat, refusal, **facts, tile=tile or "")
        if not free_entries(table.company(seat)):
            raise Illegal("OM-LEARN-2", "no-entry")

    def perform(self, table: ColonyTable) -> None:
        seat = table.step(LearnStep).seat
        table.pop()
        table.push(EnterLabStep(seat=seat, slot=self.slot))
        effects.bill(table, seat, GRID[self.slot])

    def message(self, table: ColonyTable) -> Message:
        tile = table.state.grid[GRID_SLOTS.index(self.slot)]
        if tile is None:
            return Message("learn.empty", {"slot": self.slot})
        price = counted(GRID[self.slot])
        key = "learn" if price else "learn.free"
        return Message(key, {"tile": tile, "slot": self.slot, "cost": amounts(price)})


def settle_learn(table: ColonyTable, step: LearnStep) -> bool:
    refusal = learning_refused(table, step.seat, table.means(step.seat))
    return False if refusal is None else effects.skip(table, step, refusal)


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
        """OM-LEARN-1: the tile arrives, and with it the benefit of the cell."""
        step = table.step(EnterLabStep)
        table.pop()
        index = GRID_SLOTS.index(step.slot)
        tile = table.state.grid[index]
        assert tile is not None
        table.state.grid[index] = None
        table.company(step.seat).lab.append(LabTile(cell=self.cell, tile=tile))
        table.tell(events.TechTaken(seat=step.seat, slot=step.slot, tile=tile, cell=self.cell))
        effects.contribute(table, step.seat, "tech_taken")
        effects.offer_benefit(table, step.seat, self.cell)

    def message(self, table: ColonyTable) -> Message:
        tile = table.state.grid[GRID_SLOTS.index(table.step(EnterLabStep).slot)]
        return Message(
            "enter-lab", {"tile": tile, "cell": self.cell, "effect": effect_of(self.cell)}
        )


def settle_enter_lab(table: ColonyTable, step: EnterLabStep) -> bool:
    cells = free_entries(table.company(step.seat))
    if len(cells) > 1:
        return False
    EnterLab(cells[0]).perform(table)
    return True


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
            raise Illegal("OM-RND-2", "not-next", tile=self.tile, cell=self.cell)
        if isinstance(step, SettleTechStep):
            facts = {"cell": self.cell, "price": price_of(self.cell)}
            refuse(table, step.seat, _used_tech_refused(table, step, self.cell), **facts)
            return
        assert isinstance(step, DevelopStep)
        if self.cell in company.cells():
            raise Illegal("OM-RND-2", "cell-taken", cell=self.cell)
        means = table.means(step.seat)
        if not step.free and not can_enter(means, self.cell):
            if means.crystals < CELLS[self.cell].crystals:
                raise no_crystals(table, step.seat, "OM-RND-2", CELLS[self.cell].crystals)
            raise Illegal("OM-RND-2", "cannot-pay", price=price_of(self.cell))

    def perform(self, table: ColonyTable) -> None:
        step = table.top
        if isinstance(step, SettleTechStep):
            self._settle(table, step)
            return
        assert isinstance(step, DevelopStep)
        step.left -= 1
        step.must = False
        effects.move_tile(table, step.seat, self.tile, self.cell)
        if not step.free:
            target = CELLS[self.cell]
            effects.spend_crystals(table, step.seat, target.crystals)
            effects.bill(table, step.seat, target.cost)

    def _settle(self, table: ColonyTable, step: SettleTechStep) -> None:
        """OM-TECH-4: instead of keeping the oxygen; R-TECH-DEV says what it costs."""
        table.pop()
        effects.move_tile(table, step.seat, step.tile, self.cell)
        if table.options.tech_development == "column_cost_using_that_oxygen":
            target = CELLS[self.cell]
            effects.spend_crystals(table, step.seat, target.crystals)
            effects.bill(table, step.seat, _without_oxygen(target.cost))

    def message(self, table: ColonyTable) -> Message:
        step, target = table.top, CELLS[self.cell]
        facts = {"tile": self.tile, "cell": self.cell, "effect": effect_of(self.cell)}
        if isinstance(step, SettleTechStep):
            return Message("develop.used", facts)
        if isinstance(step, DevelopStep) and step.free:
            return Message("develop.free", facts)
        cost = amounts({**counted(target.cost), "crystal": target.crystals})
        return Message("develop", {**facts, "cost": cost})


def settle_develop(table: ColonyTable, step: DevelopStep) -> bool:
    if not step.left:
        table.pop()
        return True
    company, means = table.company(step.seat), within_reach(table, step)
    refusal = development_refused(company, means, free=step.free)
    return False if refusal is None else effects.skip(table, step, refusal)


class KeepOxygen(Move, frozen=True, tag="keep-oxygen"):
    """Keep the oxygen for a used tech instead of developing it."""

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["KeepOxygen"]:
        return (cls(),)

    def judge(self, table: ColonyTable) -> None:
        """The owner is always free to keep it."""

    def perform(self, table: ColonyTable) -> None:
        step = table.step(SettleTechStep)
        table.pop()
        table.tell(events.OxygenKept(seat=step.seat, tile=step.tile))
        effects.gain(table, step.seat, "oxygen", 1)

    def message(self, table: ColonyTable) -> Message:
        return Message("keep-oxygen", {"tile": table.step(SettleTechStep).tile})


def settle_used_tech(table: ColonyTable, step: SettleTechStep) -> bool:
    """OM-TECH-4: the oxygen is kept where the tile cannot be developed."""
    lab = table.company(step.seat).lab
    targets = next(CELLS[entry.cell].next for entry in lab if entry.tile == step.tile)
    if any(_used_tech_refused(table, step, cell) is None for cell in targets):
        return False
    KeepOxygen().perform(table)
    return True


def _used_tech_refused(table: ColonyTable, step: SettleTechStep, cell: LabCell) -> Refusal | None:
    """Why a used tile cannot be developed to a cell (R-TECH-DEV on the price)."""
    if cell in table.company(step.seat).cells():
        return ("OM-RND-2", "cell-taken")
    if table.options.tech_development == "returns_the_oxygen_only":
        return None
    if can_enter(_with_oxygen(table.means(step.seat)), cell):
        return None
    return ("R-TECH-DEV", "cannot-pay")


def _with_oxygen(means: Means) -> Means:
    storage = replace(means.storage, oxygen=means.storage.oxygen + 1)
    return means._replace(storage=storage)


def _without_oxygen(cost: tuple[Unit, ...]) -> tuple[Unit, ...]:
    """What is left of a column's price once the oxygen handed over has paid its part."""
    return tuple(unit for unit in cost if unit != "oxygen") if "oxygen" in cost else cost[1:]


class TakeItem(Move, frozen=True, tag="take-item"):
    """Take an item from the Warehouse."""

    item: Item

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["TakeItem"]:
        return [cls(item) for item in WAREHOUSE_ITEMS]

    def judge(self, table: ColonyTable) -> None:
        step = table.step(TakeItemStep)
        refusal = item_refused(table, step.seat, self.item, crystals=not step.resources_only)
        refuse(table, step.seat, refusal, item=self.item)

    def perform(self, table: ColonyTable) -> None:
        """OM-SUPPLY-1: into storage or depot."""
        step = table.step(TakeItemStep)
        step.left -= 1
        step.must = False
        table.state.warehouse.add(self.item, -1)
        table.tell(events.ItemTaken(seat=step.seat, item=self.item))
        if self.item != "crystal":
            table.company(step.seat).storage.add(self.item, 1)
        elif table.options.warehouse_crystal == "reception":
            table.company(step.seat).reception += 1
        else:
            effects.store_crystal(table, step.seat)

    def message(self, table: ColonyTable) -> Message:
        left = table.state.warehouse.of(self.item)
        return Message("take-item", {"item": amount(self.item, 1), "left": left})


def settle_take_item(table: ColonyTable, step: TakeItemStep) -> bool:
    if not step.left:
        table.pop()
        return True
    refusal = supply_refused(table, step.seat, crystals=not step.resources_only)
    return False if refusal is None else effects.skip(table, step, refusal)

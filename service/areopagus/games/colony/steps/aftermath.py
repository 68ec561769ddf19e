"""What is done at once after an effect: refill of the display, oxygen settled, colony update."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from areopagus.games.colony import acts, events
from areopagus.games.colony.components import (
    CELLS,
    GRID_SLOTS,
    PLANS,
    PROGRESS_POINTS,
    WAREHOUSE_EACH,
    WAREHOUSE_ITEMS,
)
from areopagus.games.colony.ids import LSS_TYPES, Contract, LabCell, TechTile
from areopagus.games.colony.prospects import can_enter
from areopagus.games.colony.steps.base import Step
from areopagus.games.colony.steps.construct import push_bill
from areopagus.games.colony.steps.orbit import move_tile
from areopagus.games.colony.table import Means

if TYPE_CHECKING:
    from areopagus.games.colony.ids import Plan, Unit
    from areopagus.games.colony.table import ColonyTable, Refusal


class AftermathStep(Step, tag="aftermath"):
    """OM-TURN-5, in its order; it asks only where a contract or a development is chosen."""

    def settle(self, table: ColonyTable) -> bool:
        state = table.state
        if state.contract_deck and None in state.display:
            self._refill(table)
        elif state.dues:
            due = state.dues.pop(0)
            table.company(due.owner).fresh = 0  # none came in during somebody else's action
            table.push(SettleTechStep(seat=due.owner, tile=due.tile))
        elif must_update(table):
            update_colony(table)
        else:
            table.pop()
        return True

    def _refill(self, table: ColonyTable) -> None:
        if table.options.contract_refill == "chosen_by_the_taker":
            table.push(RefillDisplayStep(seat=self.seat))
        else:
            refill(table, table.state.contract_deck[-1])


class RefillDisplayStep(Step, tag="refill-display"):
    """R-CONTRACT-REFILL: which contract of the open deck fills the gap."""

    kind: ClassVar[str] = "refill-display"

    def settle(self, table: ColonyTable) -> bool:
        return False

    def choose(self, table: ColonyTable, contract: Contract) -> None:
        table.pop()
        refill(table, contract)


def refill(table: ColonyTable, contract: Contract) -> None:
    """OM-HIRE-3: a contract of the deck goes into the gap."""
    state = table.state
    state.contract_deck.remove(contract)
    state.display[state.display.index(None)] = contract
    table.tell(events.DisplayRefilled(contract=contract))


class SettleTechStep(Step, tag="settle-tech"):
    """OM-TECH-4: the owner of a used tile develops it or keeps the oxygen."""

    kind: ClassVar[str] = "settle-tech"

    tile: TechTile

    def settle(self, table: ColonyTable) -> bool:
        company = table.company(self.seat)
        targets = next(CELLS[entry.cell].next for entry in company.lab if entry.tile == self.tile)
        if any(self.entry_refused(table, cell) is None for cell in targets):
            return False
        self.keep(table)
        return True

    def entry_refused(self, table: ColonyTable, cell: LabCell) -> Refusal | None:
        """Why the tile cannot be developed to a cell (R-TECH-DEV on the price)."""
        company = table.company(self.seat)
        if cell in company.cells():
            return ("OM-RND-2", "cell-taken")
        if table.options.tech_development == "returns_the_oxygen_only":
            return None
        means = table.means(self.seat)
        if can_enter(_with_oxygen(means), cell):
            return None
        return ("R-TECH-DEV", "cannot-pay")

    def keep(self, table: ColonyTable) -> None:
        table.pop()
        table.tell(events.OxygenKept(seat=self.seat, tile=self.tile))
        acts.gain(table, self.seat, "oxygen", 1)

    def develop(self, table: ColonyTable, cell: LabCell) -> None:
        table.pop()
        move_tile(table, self.seat, self.tile, cell)
        if table.options.tech_development == "column_cost_using_that_oxygen":
            target = CELLS[cell]
            acts.spend_crystals(table, self.seat, target.crystals)
            push_bill(table, self.seat, _without_oxygen(target.cost))


def _with_oxygen(means: Means) -> Means:
    storage = replace(means.storage, oxygen=means.storage.oxygen + 1)
    return means._replace(storage=storage)


def _without_oxygen(cost: tuple[Unit, ...]) -> tuple[Unit, ...]:
    """What is left of a column's price once the oxygen handed over has paid its part."""
    return tuple(unit for unit in cost if unit != "oxygen") if "oxygen" in cost else cost[1:]


# The colony update.


def rows(table: ColonyTable) -> list[int]:
    """The rows of the four life-support markers: the buildings of each type, at most 5."""
    groups = table.board.groups
    return [min(5, len(groups[kind])) for kind in LSS_TYPES]


def must_update(table: ColonyTable) -> bool:
    """OM-COL-1: all four markers are on or above the colony marker's row."""
    return table.state.level < 5 and min(rows(table)) >= table.state.level + 1


def update_colony(table: ColonyTable) -> None:
    """OM-COL-1 to 6 for the next level; the missions left follow from the level."""
    state = table.state
    state.level += 1
    plans = _lay_out_plans(table)
    tiles = _refill_grid(table)
    for item in WAREHOUSE_ITEMS:
        each = WAREHOUSE_EACH[len(state.companies)]
        state.warehouse.add(item, each - state.warehouse.of(item))
    table.tell(events.ColonyGrew(level=state.level, plans=plans, tiles=tiles))
    if state.level in (2, 3):
        for seat, company in enumerate(state.companies):
            acts.score(table, seat, PROGRESS_POINTS[len(company.progress)], "OM-COL-5")


def _lay_out_plans(table: ColonyTable) -> tuple[Plan, ...]:
    """OM-COL-2."""
    state = table.state
    if state.level == 2:
        state.plan_display = []
    elif state.level == 3:
        state.plan_display = [plan for plan in state.plan_display if PLANS[plan].level == 3]
    else:
        return ()
    laid = [state.plan_stack.pop() for _ in range(12 if state.level == 2 else 6)]
    state.plan_display += laid
    return tuple(laid)


def _refill_grid(table: ColonyTable) -> tuple[TechTile, ...]:
    """OM-COL-3: free slots from the bottom up; two seats have no reserve to draw on."""
    state = table.state
    laid = []
    for index in range(len(GRID_SLOTS)):
        if state.grid[index] is None and state.tech_reserve:
            laid.append(state.tech_reserve.pop())
            state.grid[index] = laid[-1]
    return tuple(laid)

"""What is done at once after an effect: refill of the display, oxygen settled, colony update."""

from areopagus.games.colony import effects, events
from areopagus.games.colony.components import (
    GRID_SLOTS,
    PROGRESS_POINTS,
    WAREHOUSE_EACH,
    WAREHOUSE_ITEMS,
)
from areopagus.games.colony.ids import LSS_TYPES, Plan, TechTile
from areopagus.games.colony.steps import AftermathStep, RefillDisplayStep, SettleTechStep
from areopagus.games.colony.table import ColonyTable


def settle_aftermath(table: ColonyTable, step: AftermathStep) -> bool:
    """OM-TURN-5, in its order; a seat is asked only to choose a contract or a development."""
    state = table.state
    if state.contract_deck and None in state.display:
        _refill(table, step.seat)
    elif state.dues:
        due = state.dues.pop(0)
        table.company(due.owner).fresh = 0  # none came in during somebody else's action
        table.push(SettleTechStep(seat=due.owner, tile=due.tile))
    elif must_update(table):
        update_colony(table)
    else:
        table.pop()
    return True


def _refill(table: ColonyTable, taker: int) -> None:
    if table.options.contract_refill == "chosen_by_the_taker":
        table.push(RefillDisplayStep(seat=taker))
    else:
        effects.refill_display(table, table.state.contract_deck[-1])


def rows(table: ColonyTable) -> list[int]:
    """The rows of the four life-support markers: the buildings of each type, at most 5."""
    groups = table.board.groups
    return [min(5, len(groups[kind])) for kind in LSS_TYPES]


def is_due_at_once(table: ColonyTable) -> bool:
    """Whether OM-TURN-5 is done after each effect. With R-TIMING `end_of_turn` it waits for the
    end of the turn, so outside of turns nothing waits."""
    return table.options.timing == "at_once" or table.state.phase != "colonisation"


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
            effects.score(table, seat, PROGRESS_POINTS[len(company.progress)], "OM-COL-5")


def _lay_out_plans(table: ColonyTable) -> tuple[Plan, ...]:
    """OM-COL-2."""
    state = table.state
    if state.level == 2:
        state.plan_display = []
    elif state.level == 3:
        plans = table.material.plans
        state.plan_display = [plan for plan in state.plan_display if plans[plan].level == 3]
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

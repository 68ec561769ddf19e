"""R-GOAL-SPEND `any_payment`: goal cards discarded as crystals in the middle of an action."""

from areopagus.games.colony.components import CELLS
from areopagus.games.colony.state import OnMars
from areopagus.games.colony.steps import (
    DevelopStep,
    DriveStep,
    HireStep,
    Step,
    SurchargeStep,
    TurnStep,
    UsePlanStep,
)
from areopagus.games.colony.table import ColonyTable, Means


def takes_crystals(state: OnMars, step: Step) -> bool:
    """Whether a question asked in the seat's own turn can be answered by paying crystals."""
    turn = state.pending[0]
    if not isinstance(turn, TurnStep) or turn.seat != step.seat:
        return False
    company = state.companies[step.seat]
    match step:
        case SurchargeStep() | DriveStep():
            return True
        case DevelopStep(free=False):
            return any(CELLS[to].crystals for e in company.lab for to in CELLS[e.cell].next)
        case HireStep(free=False, contracts=True):
            return any(card is not None and card.startswith("EC") for card in state.display)
        case UsePlanStep():
            return any(own.built is not None for own in company.plans)
    return False


def can_spend(table: ColonyTable, step: Step) -> bool:
    """Whether a goal card may be discarded now, as an answer to this question."""
    return (
        table.options.goal_spending == "any_payment"
        and bool(table.company(step.seat).goals)
        and takes_crystals(table.state, step)
    )


def within_reach(table: ColonyTable, step: Step) -> Means:
    """What a seat could pay with here, goal cards in hand included where they may be spent."""
    means = table.means(step.seat)
    if not can_spend(table, step):
        return means
    goals = len(table.company(step.seat).goals)
    return means._replace(crystals=means.crystals + goals)

"""What a seat has, as goals and reward tiles count it, and whether it meets a condition."""

from areopagus.games.colony import conditions as want
from areopagus.games.colony.components import CELLS
from areopagus.games.colony.ids import RESOURCES, Goal
from areopagus.games.colony.table import ColonyTable


def is_met(table: ColonyTable, seat: int, goal: Goal) -> bool:
    """Whether a seat meets the condition of a goal now."""
    company = table.company(seat)
    match table.material.goals[goal]:
        case want.Have(of=of, count=count):
            return held(table, seat, of) >= count
        case want.SameResource(count=count):
            return any(company.storage.of(resource) >= count for resource in RESOURCES[1:])
        case want.ColonyLevel(level=level):
            return table.state.level >= level
        case want.Complexes(count=count, size=size):
            return _complexes(table, seat, size) >= count
        case want.TechsOfLevel(count=count, level=level):
            return sum(CELLS[entry.cell].column >= level for entry in company.lab) >= count
        case want.ScientistAndContract():
            return bool(company.scientists) and any(own.done for own in company.contracts)


def held(table: ColonyTable, seat: int, what: want.Holding) -> int:
    """How many of something a seat has now."""
    company, board = table.company(seat), table.board
    match what:
        case "plans":
            return len(company.plans)
        case "advanced":
            return len(board.advanced_of(seat))
        case "mines":
            return board.mines_of(seat)
        case "discoveries":
            return len(company.discoveries)
        case "shelters":
            return board.shelters[seat]
        case "colonists":
            return company.quarters
        case "robots":
            return len(company.robots)
        case "techs":
            return len(company.lab)
        case "tech_level":
            return max((CELLS[entry.cell].column for entry in company.lab), default=0)
        case "rockets":
            return company.hangar
        case "research":
            return len(company.research)
        case "progress":
            return len(company.progress)
        case "scientists":
            return len(company.scientists)
        case "contracts":
            return sum(own.done for own in company.contracts)


def _complexes(table: ColonyTable, seat: int, size: int) -> int:
    """Different complexes of a size or more with a marker of the seat."""
    board = table.board
    found = {
        frozenset(board.complex_at(cell))
        for cell in board.advanced_of(seat)
        if board.size_at(cell) >= size
    }
    return len(found)

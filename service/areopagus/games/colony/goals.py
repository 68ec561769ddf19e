"""The conditions of the private goals."""

from areopagus.games.colony.components import CELLS
from areopagus.games.colony.ids import RESOURCES, Goal
from areopagus.games.colony.table import ColonyTable


def is_met(table: ColonyTable, seat: int, goal: Goal) -> bool:
    """Whether a seat meets the condition of a goal now."""
    company, board = table.company(seat), table.board
    match goal:
        case "PG01":
            return len(company.plans) >= 4
        case "PG02":
            return len(board.advanced_of(seat)) >= 3
        case "PG03":
            return board.mines_of(seat) >= 3
        case "PG04":
            return len(company.discoveries) >= 3
        case "PG05":
            return any(board.size_at(cell) >= 4 for cell in board.advanced_of(seat))
        case "PG06":
            return any(company.storage.of(resource) >= 4 for resource in RESOURCES[1:])
        case "PG07":
            return board.shelters[seat] >= 3
        case "PG08":
            return table.state.level >= 3
        case "PG09":
            return company.quarters >= 7
        case "PG10":
            return len(company.lab) >= 5
        case "PG11":
            return company.hangar >= 3
        case "PG12":
            return len(company.research) >= 2
        case "PG13":
            return bool(company.scientists) and any(own.done for own in company.contracts)
        case "PG14":
            return sum(CELLS[entry.cell].column >= 3 for entry in company.lab) >= 3
        case "PG15":
            return len(company.progress) >= 3
        case "PG16":
            return _large_complexes(table, seat) >= 2


def _large_complexes(table: ColonyTable, seat: int) -> int:
    """Different complexes of size 3 or more with a marker of the seat."""
    board = table.board
    found = {
        frozenset(board.complex_at(cell))
        for cell in board.advanced_of(seat)
        if board.size_at(cell) >= 3
    }
    return len(found)

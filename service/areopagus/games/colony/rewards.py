"""The life-support reward tiles, counted on a seat's position (OM-LSS-4)."""

from areopagus.games.colony.components import CELLS
from areopagus.games.colony.ids import Reward
from areopagus.games.colony.table import ColonyTable


def reward_points(table: ColonyTable, seat: int, reward: Reward) -> int:
    """What a reward tile is worth to a seat now."""
    company, board = table.company(seat), table.board
    match reward:
        case "LR1":
            return max((CELLS[entry.cell].column for entry in company.lab), default=0)
        case "LR2":
            return 2 * company.hangar
        case "LR3":
            return 2 * len(board.advanced_of(seat))
        case "LR4":
            return 2 * board.mines_of(seat)
        case "LR5":
            return 2 * len(company.robots)
        case "LR6":
            return 2 * len(company.discoveries)
        case "LR7":
            return 2 * board.shelters[seat]
        case "LR8":
            return company.quarters

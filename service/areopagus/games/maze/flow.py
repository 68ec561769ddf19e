"""What happens between moves: in this game, only time passes."""

from areopagus.games.maze.effects import lose
from areopagus.games.maze.state import MazeState
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.event import Event


def advance(table: MazeTable) -> None:
    """MM-TIME-1: no later move may come before the instant of this one."""
    table.state.last_at = table.now


def run_sand(state: MazeState, at: int) -> list[Event]:
    """MM-TIME-4: at the deadline the game is lost, whatever is asked next."""
    if state.is_over or at < state.late_from:
        return []
    return [lose(state, state.late_from)]

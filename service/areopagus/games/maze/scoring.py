"""Won or lost together, and how far the seats have come: the game has no points (MM-END-3)."""

from areopagus.games.maze.effects import colonists_home
from areopagus.games.maze.setup import PREPLACED_IN_SOLO
from areopagus.games.maze.state import MazeState
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.score import Progress, Score


def score(table: MazeTable) -> Score:
    """All seats win, or none."""
    state, manifest = table.state, table.manifest
    won = state.outcome == "won"
    explored = _explored(state)
    return Score(
        final=state.is_over,
        winners=list(range(len(state.seats))) if won else [],
        progress=[
            _progress("MM-DOME-3", "domes", len(state.domes), manifest.domes),
            _progress("MM-END-1", "colonists-home", colonists_home(state), manifest.colonists),
            _progress("MM-EXPLORE-3", "tiles-explored", explored, explored + len(state.stack)),
            _progress("MM-HG-1", "flips", len(state.hourglasses), manifest.hourglass_tiles),
        ],
    )


def _progress(rule: str, label: str, done: int, of: int) -> Progress:
    return Progress(rule=rule, label=label, done=done, of=of)


def _explored(state: MazeState) -> int:
    at_the_start = 1 + (PREPLACED_IN_SOLO if state.is_solo else 0)
    return len(state.board) - at_the_start

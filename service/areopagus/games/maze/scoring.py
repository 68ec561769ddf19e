"""The score: won or lost together, and how far the seats have come.

The game has no points (MM-END-3). The team's lines are counts, one point for each thing done and
for each whole second of sand left, so that a bot or a tournament can compare positions.
"""

from areopagus.games.maze.effects import colonists_home
from areopagus.games.maze.setup import PREPLACED_IN_SOLO
from areopagus.games.maze.state import MazeState
from areopagus.kernel.score import Line, Score, Tally


def score(state: MazeState) -> Score:
    """All seats win, or none."""
    won = state.outcome == "won"
    return Score(
        final=state.is_over,
        winners=list(range(len(state.seats))) if won else [],
        team=Tally.of(
            [
                Line(rule="MM-DOME-3", label="domes", points=len(state.domes)),
                Line(rule="MM-END-1", label="colonists-home", points=colonists_home(state)),
                Line(rule="MM-EXPLORE-3", label="tiles-explored", points=_explored(state)),
                Line(rule="MM-HG-1", label="flips", points=len(state.hourglasses)),
                Line(rule="MM-TIME-2", label="seconds-left", points=_seconds_left(state)),
            ]
        ),
    )


def _explored(state: MazeState) -> int:
    at_the_start = 1 + (PREPLACED_IN_SOLO if state.is_solo else 0)
    return len(state.board) - at_the_start


def _seconds_left(state: MazeState) -> int:
    """As of the last move: a score knows no other time."""
    now = state.last_at if state.ended_at is None else state.ended_at
    return max(0, state.deadline - now) // 1000

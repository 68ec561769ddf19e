"""What all moves of this game share: the time, the window, and one pass over the board."""

from collections.abc import Iterable, Iterator
from typing import ClassVar, Self

from areopagus.games.maze import flow
from areopagus.games.maze.components import Colour
from areopagus.games.maze.table import MazeTable, Refusal
from areopagus.kernel.errors import Illegal
from areopagus.kernel.move import Move

Offer = tuple["MazeMove", Colour | None, Refusal | None]
"""A move worth judging, the colour that a seat must hold for it, and what else forbids it."""


class MazeMove(Move, frozen=True):
    """A move of this game.

    ``offers`` looks at the board once for all seats; ``examine`` judges one move of one seat. Both
    ask the same functions what forbids it.
    """

    is_action: ClassVar[bool] = True
    """Whether it closes the communication window (MM-COMM-6)."""

    @classmethod
    def offers(cls, table: MazeTable) -> Iterable[Offer]:
        """Every move of this kind worth judging, whoever makes it; no legal one is missing."""
        raise NotImplementedError

    @classmethod
    def candidates(cls, table: MazeTable) -> Iterator[Self]:
        for move, _, _ in cls.offers(table):
            yield move  # type: ignore[misc]

    def judge(self, table: MazeTable) -> None:
        self.judge_time(table)
        self.examine(table)

    def judge_time(self, table: MazeTable) -> None:
        """Refuse what comes before the last move or after the sand."""
        judge_order(table)
        if table.is_late and not table.state.is_over:
            raise Illegal("MM-TIME-4", "game-over")

    def perform(self, table: MazeTable) -> None:
        if self.is_action:
            flow.close_window(table)
        self.happen(table)

    def examine(self, table: MazeTable) -> None:
        """Refuse what the board or the seat's action tile does not allow."""
        raise NotImplementedError

    def happen(self, table: MazeTable) -> None:
        """Change the state and tell what happened."""
        raise NotImplementedError


def judge_order(table: MazeTable) -> None:
    """MM-TIME-1."""
    if table.now < table.state.last_at:
        raise Illegal("MM-TIME-1", "time-backwards", at=table.now, lastAt=table.state.last_at)

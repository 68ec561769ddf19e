"""What all moves of this game share: the time, and one pass over the board for all seats."""

from collections.abc import Iterable, Iterator
from typing import Self

from areopagus.games.maze.components import Colour
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.errors import Illegal, Refusal
from areopagus.kernel.move import Move

Offer = tuple["MazeMove", Colour | None, Refusal | None]
"""A move worth judging, the colour that a seat must hold for it, and what else forbids it."""


class MazeMove(Move, frozen=True):
    """A move of this game.

    ``judge`` decides about one move of one seat. ``offers`` says the same of all moves of a kind,
    and of all seats at once: every seat may act at any moment, so that judging each move for each
    seat would look at the same board up to six times. Both ask the same ``…_refused`` functions,
    and the laws every game obeys prove that a move is offered exactly when ``judge`` passes it.
    """

    @classmethod
    def offers(cls, table: MazeTable) -> Iterable[Offer]:
        """Every move of this kind worth judging, whoever makes it; no legal one is missing."""
        raise NotImplementedError

    @classmethod
    def candidates(cls, table: MazeTable) -> Iterator[Self]:
        for move, _, _ in cls.offers(table):
            yield move  # type: ignore[misc]

    def judge_time(self, table: MazeTable) -> None:
        """Refuse what comes before the last move, or after the sand has run out."""
        judge_order(table)
        if table.is_late and not table.state.is_over:
            raise Illegal("MM-TIME-4", "sand-out")


def judge_order(table: MazeTable) -> None:
    """Refuse what comes before the last move."""
    if table.now < table.state.last_at:
        raise Illegal("MM-TIME-1", "time-backwards", at=table.now, lastAt=table.state.last_at)

"""Moves: one atomic decision by one seat."""

from collections.abc import Iterable
from typing import Any, ClassVar, Self

from areopagus.kernel.document import Value


class Move(Value, frozen=True, tag_field="type", omit_defaults=True):
    """What a seat may decide. What it takes, when it is allowed and what it does stand together.

    Subclasses narrow ``table`` to the table of their game.
    """

    seatless: ClassVar[bool] = False
    """Whether the move belongs to nobody, such as the passing of time."""

    @classmethod
    def candidates(cls, table: Any) -> Iterable[Self]:
        """Every value worth judging in this position; every legal one is among them."""
        raise NotImplementedError

    def judge(self, table: Any) -> None:
        """Raise :class:`~areopagus.kernel.errors.Illegal` when a rule forbids this move."""
        raise NotImplementedError

    def perform(self, table: Any) -> None:
        """Change the state and tell what happened. Only called on moves that were judged legal."""
        raise NotImplementedError

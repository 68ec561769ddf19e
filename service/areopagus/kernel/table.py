"""The table: a state as one seat sits at it, while a move is judged or performed."""

from typing import Generic, TypeVar

from areopagus.kernel.event import Event
from areopagus.kernel.state import State

S = TypeVar("S", bound=State)


class Table(Generic[S]):
    """A state, the seat that acts (``None`` for nobody), the time, and what has been told."""

    __slots__ = ("at", "events", "seat", "state")

    def __init__(self, state: S, seat: int | None, at: int | None = None) -> None:
        self.state = state
        self.seat = seat
        self.at = at
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        """Report something that happened."""
        self.events.append(event)

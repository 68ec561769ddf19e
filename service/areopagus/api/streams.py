"""How many streams a process holds open, Server-Sent Events and WebSockets together."""

from collections.abc import Iterator
from contextlib import contextmanager

from areopagus.api.problems import OVERLOADED, Problem

EVENT_STREAM = "text/event-stream"


class Streams:
    """So many places, each taken for as long as a stream is open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open = 0

    @property
    def are_full(self) -> bool:
        """Whether every place is taken."""
        return self._open >= self._most

    @contextmanager
    def place(self) -> Iterator[None]:
        """A place among them; raises :class:`Problem` when all are taken."""
        if self.are_full:
            detail = "Too many streams are open already."
            raise Problem(OVERLOADED, detail, headers={"retry-after": "1"})
        self._open += 1
        try:
            yield
        finally:
            self._open -= 1

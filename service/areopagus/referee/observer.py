"""Who is told what a referee does: metrics and traces, which the referee itself does not know."""

from contextlib import AbstractContextManager, nullcontext
from typing import Any, Literal, Protocol

By = Literal["apply", "replay", "session"]
"""What moves were made by: a stateless request, the replay of a record, or a session."""

SearchOutcome = Literal["answered", "refused", "left", "failed"]
"""What became of a search: `left` is one for a client that went away."""

_NO_SPAN: AbstractContextManager[None] = nullcontext()


class Observer(Protocol):
    """What a referee reports while it works."""

    def moved(self, game: str, count: int, by: By) -> None:
        """Legal moves were made."""

    def judged(self, game: str, rule: str | None) -> None:
        """A move was judged: legal (``None``), or forbidden by a rule."""

    def seal_refused(self) -> None:
        """A sealed state could not be opened."""

    def searching(self, running: int, waiting: int) -> None:
        """So many searches are carried out now, and so many wait for a process."""

    def searched(
        self, game: str, outcome: SearchOutcome, seconds: float = 0.0, iterations: int = 0
    ) -> None:
        """A search has ended; what it took is told of one that was answered."""

    def span(self, name: str) -> AbstractContextManager[Any]:
        """A part of answering a request, as long as the context is entered."""


class SilentObserver:
    """Ignores everything: for examples, tools and tests."""

    def moved(self, game: str, count: int, by: By) -> None:
        pass

    def judged(self, game: str, rule: str | None) -> None:
        pass

    def seal_refused(self) -> None:
        pass

    def searching(self, running: int, waiting: int) -> None:
        pass

    def searched(
        self, game: str, outcome: SearchOutcome, seconds: float = 0.0, iterations: int = 0
    ) -> None:
        pass

    def span(self, name: str) -> AbstractContextManager[Any]:
        return _NO_SPAN


SILENT = SilentObserver()

"""What need not be there when the service starts."""

import asyncio
import threading
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Late(Generic[T]):
    """Something made once: when it is first wanted, or before that in the background.

    The GraphQL schema takes longer to build than everything else takes to start, and what is
    written about the API would keep whoever asks first, and all others with them, waiting.
    """

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._made: T | None = None
        self._lock = threading.Lock()

    def now(self) -> T:
        """It, however long that takes."""
        with self._lock:
            if self._made is None:
                self._made = self._make()
            return self._made

    async def wanted(self) -> T:
        """It, without keeping other requests waiting."""
        if self._made is not None:
            return self._made
        return await asyncio.to_thread(self.now)

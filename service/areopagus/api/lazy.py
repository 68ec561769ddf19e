"""Values that are built after the service has started."""

import asyncio
import threading
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Lazy(Generic[T]):
    """A value that is built once, on first use or in the background, and then shared.

    Building the GraphQL schema takes longer than the rest of the start, and building a document
    about the API during a request would block all others.
    """

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._made: T | None = None
        self._lock = threading.Lock()

    def get(self) -> T:
        """Return the value; build it now if need be (blocks)."""
        with self._lock:
            if self._made is None:
                self._made = self._make()
            return self._made

    async def get_async(self) -> T:
        """Return the value; build it in a thread if need be."""
        if self._made is not None:
            return self._made
        return await asyncio.to_thread(self.get)

"""An engine that need not be there when the service starts."""

import asyncio
import threading
from collections.abc import Callable

from areopagus.api.graphql.engine import Engine


class LateEngine:
    """The engine, built once: when it is first wanted, or before that in the background.

    Its schema takes longer to build than everything else takes to start.
    """

    def __init__(self, build: Callable[[], Engine]) -> None:
        self._build = build
        self._built: Engine | None = None
        self._lock = threading.Lock()

    def now(self) -> Engine:
        """The engine, however long that takes."""
        with self._lock:
            if self._built is None:
                self._built = self._build()
            return self._built

    async def wanted(self) -> Engine:
        """The engine, without keeping other requests waiting."""
        if self._built is not None:
            return self._built
        return await asyncio.to_thread(self.now)

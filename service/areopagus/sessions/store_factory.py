"""Which store sessions are kept in."""

from collections.abc import Callable

from areopagus.sessions.errors import Unavailable
from areopagus.sessions.memory import MemoryStore
from areopagus.sessions.records import Snapshot, Stored
from areopagus.sessions.store import Checkpoint, Commit, CommitResult, Remembered, Store


def open_store(url: str | None, ttl: int, workers: int = 1) -> Store:
    """The store at an address; without one, this process, as long as it is the only one."""
    if url is not None:
        from areopagus.sessions.redis.store import RedisStore  # only who uses Redis loads it

        return RedisStore.at(url, ttl)
    return MemoryStore(ttl) if workers == 1 else NoStore()


class NoStore:
    """Several workers without a common store: each would know other sessions, so none does."""

    name = "none"
    available = True

    async def create(self, id: str, head: bytes, first: Snapshot, client: str = "") -> None:
        raise self._error()

    async def load(self, id: str) -> Stored | None:
        raise self._error()

    async def version(self, id: str) -> int | None:
        raise self._error()

    async def commit(self, id: str, commit: Commit) -> CommitResult:
        raise self._error()

    async def recall(self, id: str, name: bytes) -> Remembered | None:
        raise self._error()

    async def entries(self, id: str, after: int, count: int) -> list[tuple[int, bytes]]:
        raise self._error()

    async def checkpoint(self, id: str, name: str) -> Checkpoint | None:
        raise self._error()

    async def remove(self, id: str) -> bool:
        raise self._error()

    def listen(self, id: str, wake: Callable[[], None]) -> None:
        """Nothing will ever be told."""

    def ignore(self, id: str) -> None:
        """Nothing was listened to."""

    async def close(self) -> None:
        """Nothing is held."""

    def _error(self) -> Unavailable:
        return Unavailable("Several workers keep sessions only in Redis, and none is set.", 3600)

"""Sessions in this process: for one worker, until it stops."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from areopagus.sessions.errors import Unavailable
from areopagus.sessions.records import Snapshot, Stored
from areopagus.sessions.store import Checkpoint, Commit, CommitResult, Done, Gone, Remembered, Stale

MOST = 20_000
"""How many sessions one process keeps."""
FAIR = 100
"""With more than so many, a client makes room for others when there is none left."""
IDLE = 3600.0
"""Seconds without a change after which any session may have to."""


@dataclass(slots=True)
class _Kept:
    head: bytes
    newest: Snapshot
    client: str
    changed: float
    log: list[bytes] = field(default_factory=list)
    nonces: list[bytes] = field(default_factory=list)
    keys: dict[bytes, Remembered] = field(default_factory=dict)
    states: dict[str, Checkpoint] = field(default_factory=dict)


class MemoryStore:
    """The embedded store. No method waits for anything, so each is one atomic step."""

    name = "in-process"
    available = True

    def __init__(
        self, ttl: int, most: int = MOST, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._ttl = ttl
        self._clock = clock
        self._most = most
        self._kept: OrderedDict[str, _Kept] = OrderedDict()
        """In the order in which they expire."""
        self._of_clients: dict[str, OrderedDict[str, None]] = {}
        """The sessions of each client, in the same order."""
        self._wakes: dict[str, Callable[[], None]] = {}

    async def create(self, id: str, head: bytes, first: Snapshot, client: str = "") -> None:
        self._forget_expired()
        if len(self._kept) >= self._most:
            self._make_room()
        self._kept[id] = _Kept(head, first, client, self._clock())
        self._of_clients.setdefault(client, OrderedDict())[id] = None

    async def load(self, id: str) -> Stored | None:
        kept = self._alive(id)
        return Stored(kept.head, kept.newest) if kept else None

    async def version(self, id: str) -> int | None:
        kept = self._alive(id)
        return kept.newest.version if kept else None

    async def commit(self, id: str, commit: Commit) -> CommitResult:
        kept = self._alive(id)
        if kept is None:
            return Gone()
        if commit.key is not None and (known := kept.keys.get(commit.key.name)):
            return known
        version = commit.expected + 1
        if (kept.newest.version, kept.newest.meter) != (commit.expected, commit.before):
            if commit.nonce in kept.nonces[commit.expected : version]:
                return Done(version)
            return Stale(kept.newest)
        kept.newest = Snapshot(version, commit.state, commit.meter)
        kept.log.append(commit.entry)
        kept.nonces.append(commit.nonce)
        for name in commit.keep:
            kept.states[name] = Checkpoint(version, commit.state)
        if commit.key is not None:
            kept.keys[commit.key.name] = Remembered(commit.key.request, version)
        kept.changed = self._clock()
        self._kept.move_to_end(id)
        self._of_clients[kept.client].move_to_end(id)
        self._tell(id)
        return Done(version)

    async def recall(self, id: str, name: bytes) -> Remembered | None:
        kept = self._alive(id)
        return kept.keys.get(name) if kept else None

    async def entries(self, id: str, after: int, count: int) -> list[tuple[int, bytes]]:
        kept = self._alive(id)
        return list(enumerate(kept.log[after : after + count], after + 1)) if kept else []

    async def checkpoint(self, id: str, name: str) -> Checkpoint | None:
        kept = self._alive(id)
        return kept.states.get(name) if kept else None

    async def remove(self, id: str) -> bool:
        kept = self._alive(id)
        self._forget(id)
        return kept is not None

    def listen(self, id: str, wake: Callable[[], None]) -> None:
        self._wakes[id] = wake

    def ignore(self, id: str) -> None:
        self._wakes.pop(id, None)

    async def close(self) -> None:
        self._kept.clear()
        self._of_clients.clear()

    def _alive(self, id: str) -> _Kept | None:
        kept = self._kept.get(id)
        return kept if kept is not None and not self._has_expired(kept) else None

    def _has_expired(self, kept: _Kept) -> bool:
        return kept.changed + self._ttl <= self._clock()

    def _forget_expired(self) -> None:
        while self._kept:
            id, oldest = next(iter(self._kept.items()))
            if not self._has_expired(oldest):
                return
            self._forget(id)

    def _make_room(self) -> None:
        """Forget what was changed longest ago of whoever has most; raises ``Unavailable`` when
        that would be unfair."""
        most = max(self._of_clients.values(), key=len)
        id = next(iter(most))
        idle = self._clock() - self._kept[id].changed
        if len(most) <= FAIR and idle < IDLE:
            raise Unavailable("This process keeps as many sessions as it can.", 60)
        self._forget(id)

    def _forget(self, id: str) -> None:
        kept = self._kept.pop(id, None)
        if kept is not None:
            of_client = self._of_clients[kept.client]
            del of_client[id]
            if not of_client:
                del self._of_clients[kept.client]
        self._tell(id)

    def _tell(self, id: str) -> None:
        if wake := self._wakes.get(id):
            wake()

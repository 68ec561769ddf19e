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


@dataclass(slots=True)
class _Kept:
    head: bytes
    newest: Snapshot
    expires: float
    log: list[bytes] = field(default_factory=list)
    nonces: list[bytes] = field(default_factory=list)
    keys: dict[bytes, Remembered] = field(default_factory=dict)
    states: dict[str, Checkpoint] = field(default_factory=dict)


class MemoryStore:
    """The embedded store. No method waits for anything, so each is one atomic step."""

    name = "in-process"
    available = True

    def __init__(self, ttl: int, most: int = MOST) -> None:
        self._ttl = ttl
        self._most = most
        self._kept: OrderedDict[str, _Kept] = OrderedDict()
        """In the order in which they expire."""
        self._wakes: dict[str, Callable[[], None]] = {}

    async def create(self, id: str, head: bytes, first: Snapshot) -> None:
        self._forget_expired()
        if len(self._kept) >= self._most:
            raise Unavailable("This process keeps as many sessions as it can.", 60)
        self._kept[id] = _Kept(head, first, time.monotonic() + self._ttl)

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
        kept.expires = time.monotonic() + self._ttl
        self._kept.move_to_end(id)
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
        self._kept.pop(id, None)
        self._tell(id)
        return kept is not None

    def listen(self, id: str, wake: Callable[[], None]) -> None:
        self._wakes[id] = wake

    def ignore(self, id: str) -> None:
        self._wakes.pop(id, None)

    async def close(self) -> None:
        self._kept.clear()

    def _alive(self, id: str) -> _Kept | None:
        kept = self._kept.get(id)
        return kept if kept is not None and kept.expires > time.monotonic() else None

    def _forget_expired(self) -> None:
        now = time.monotonic()
        while self._kept and next(iter(self._kept.values())).expires <= now:
            self._kept.popitem(last=False)

    def _tell(self, id: str) -> None:
        if wake := self._wakes.get(id):
            wake()

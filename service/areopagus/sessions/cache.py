"""The per-worker cache of sessions. It may be stale; the store's compare-and-set makes that safe.

A snapshot may be old by the time it is used. Nothing is decided on it alone: a commit compares it
with what is stored, and a refusal is given only on a snapshot that was fetched for the request.
"""

import asyncio
from collections import OrderedDict
from typing import Any

from areopagus.sessions.records import Codec, Head, Snapshot

MOST = 2_000
"""How many sessions a worker knows at once."""


class CachedSession:
    """A cached session: what never changes about it, and its newest known snapshot."""

    __slots__ = ("codec", "head", "id", "in_flight", "lock", "newest")

    def __init__(self, id: str, codec: Codec, head: Head[Any], newest: Snapshot) -> None:
        self.id = id
        self.codec = codec
        self.head = head
        self.newest = newest
        self.lock = asyncio.Lock()
        """Serialises changes in this worker; across workers the store's compare-and-set does."""
        self.in_flight: set[bytes] = set()
        """The idempotency keys of requests that are being answered."""

    def learn(self, snapshot: Snapshot, version_before: int) -> None:
        """Take a snapshot that was read, unless a later one came to be known meanwhile.

        One that is older than what was known before it was read, or another of the same version,
        is news as well: the store has lost something, as a Redis may in a failover.
        """
        if snapshot.version >= self.newest.version or snapshot.version < version_before:
            self.newest = snapshot


class SessionCache:
    """The sessions used last."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._sessions: OrderedDict[str, CachedSession] = OrderedDict()

    def get(self, id: str) -> CachedSession | None:
        session = self._sessions.get(id)
        if session is not None:
            self._sessions.move_to_end(id)
        return session

    def add(self, session: CachedSession) -> CachedSession:
        """Keep a session; answers the one that was kept first, should there be one already."""
        session = self._sessions.setdefault(session.id, session)
        self._sessions.move_to_end(session.id)
        if len(self._sessions) > self._most:
            self._sessions.popitem(last=False)
        return session

    def forget(self, id: str) -> None:
        self._sessions.pop(id, None)

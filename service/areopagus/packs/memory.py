"""Packs in this process: for one worker, until it stops."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from areopagus.packs.store import TooManyPacks

MOST = 1_000
"""How many packs one process keeps."""
WINDOW = 86_400
"""Seconds in which a client may post so many new packs."""


class _Kept(NamedTuple):
    body: bytes
    until: float


class MemoryPackStore:
    """The embedded store. No method waits for anything, so each is one atomic step."""

    def __init__(
        self,
        ttl: int,
        per_client: int,
        most: int = MOST,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._ttl = ttl
        self._per_client = per_client
        self._most = most
        self._clock = clock
        self._kept: OrderedDict[tuple[str, str], _Kept] = OrderedDict()
        """In the order in which they expire."""
        self._posted: dict[str, list[float]] = {}
        """When each client posted its packs of the last day."""

    async def get(self, game: str, pack: str) -> bytes | None:
        kept = self._kept.get((game, pack))
        if kept is None or kept.until <= self._clock():
            return None
        await self.renew(game, pack)
        return kept.body

    async def count(self, client: str) -> None:
        now = self._clock()
        self._forget(now)
        posted = self._posted.setdefault(client, [])
        if len(posted) >= self._per_client:
            raise TooManyPacks
        posted.append(now)

    async def put(self, game: str, pack: str, body: bytes) -> None:
        now = self._clock()
        self._kept[game, pack] = _Kept(body, now + self._ttl)
        self._kept.move_to_end((game, pack))
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    async def renew(self, game: str, pack: str) -> None:
        kept = self._kept.get((game, pack))
        if kept is not None:
            self._kept[game, pack] = kept._replace(until=self._clock() + self._ttl)
            self._kept.move_to_end((game, pack))

    async def close(self) -> None:
        """Nothing is held."""

    def _forget(self, now: float) -> None:
        while self._kept and next(iter(self._kept.values())).until <= now:
            self._kept.popitem(last=False)
        self._posted = {
            client: recent
            for client, times in self._posted.items()
            if (recent := [when for when in times if when > now - WINDOW])
        }

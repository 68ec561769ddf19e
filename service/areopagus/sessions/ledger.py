"""One session in the store: optimistic commits with retry, and its log."""

import asyncio
import random

from areopagus.referee.errors import MoveRefused
from areopagus.sessions.cache import CachedSession, SessionCache
from areopagus.sessions.changes import Change, ProposedChange, alarm_gone_off, with_key
from areopagus.sessions.errors import (
    CannotStart,
    CannotUndo,
    Damaged,
    SessionFull,
    StaleVersion,
    Unavailable,
    UnknownSession,
)
from areopagus.sessions.history import LogLine
from areopagus.sessions.store import Checkpoint, Done, Gone, Key, Remembered, Stale, Store
from areopagus.telemetry import metrics

ATTEMPTS = 64
"""How often a change that lost a race is tried again."""
PATIENT = 4
"""After this many it sleeps a random while first, so that competing workers desynchronise."""
PAUSE = 0.01
PAGE = 1_000
"""How many entries of the log are read at once."""


REFUSED_ON_A_SNAPSHOT = (
    CannotStart, CannotUndo, Damaged, MoveRefused, SessionFull, StaleVersion,
)  # fmt: skip
"""What refuses a change because of the position it was judged on."""


class Ledger:
    """A session that this worker knows, and the store that keeps it."""

    def __init__(self, store: Store, cache: SessionCache, session: CachedSession) -> None:
        self.session = session
        self._store = store
        self._cache = cache

    async def commit(
        self, proposal: ProposedChange, now: int, pinned: frozenset[int] | None, key: Key | None
    ) -> Change | Remembered:
        """Judge a proposal on the newest snapshot and commit it, retrying when another was first.

        The first attempt is on the cached snapshot, which may be old. That is safe for a commit,
        which the store compares with what it has, but not for a refusal: so a refusal counts only
        on a snapshot that was read from the store for this request.
        """
        session, fresh = self.session, False
        # The lock spares this worker conflicts with itself; it does not make a commit safe. That is
        # the store's compare-and-set, since other workers hold locks of their own.
        async with session.lock:
            for attempt in range(ATTEMPTS):
                if attempt > PATIENT:
                    await asyncio.sleep(random.uniform(0, PAUSE))
                await self._settle(now)
                try:
                    if pinned is not None and session.newest.version not in pinned:
                        raise StaleVersion(session.newest.version)
                    change = with_key(await proposal.judged_on(session.newest), key)
                except REFUSED_ON_A_SNAPSHOT as refused:
                    # A retry of a change that happened is refused on the state it led to: its
                    # first answer is the right one, so the key is looked up before refusing.
                    if key and (first := await self.recall(key)):
                        return first
                    if fresh or not await self._reread():
                        if isinstance(refused, MoveRefused):
                            metrics.judged(session.head.game, refused.refusal.rule)
                        raise
                    fresh = True
                    continue
                match await self._store.commit(session.id, change.commit):
                    case Done():
                        session.newest = change.snapshot
                        metrics.moved(session.head.game, len(change.entry.moves), "session")
                        return change
                    case Stale(newest):
                        metrics.CONFLICTS.labels(session.head.game).inc()
                        session.newest, fresh = newest, True
                    case Remembered() as first:
                        return first
                    case Gone():
                        raise self.gone()
        raise Unavailable("Too many change this session at once.")

    async def let_time_pass(self, now: int) -> None:
        """Record what time alone has done by now."""
        if alarm_gone_off(self.session, self.session.newest, now) is not None:
            async with self.session.lock:
                await self._settle(now)

    async def remove(self) -> None:
        """Forget the session."""
        self._cache.forget(self.session.id)
        if not await self._store.remove(self.session.id):
            raise UnknownSession

    async def recall(self, key: Key) -> Remembered | None:
        """What an idempotency key was used for."""
        return await self._store.recall(self.session.id, key.name)

    async def log(self, version: int) -> list[LogLine]:
        """The whole log up to a version."""
        log: list[LogLine] = []
        while len(log) < version:
            page = await self.lines(len(log), min(PAGE, version - len(log)))
            if not page:
                raise self.gone()
            log += page
            await asyncio.sleep(0)  # a store in this process never waits
        return log

    async def lines(self, after: int, count: int) -> list[LogLine]:
        entries = await self._store.entries(self.session.id, after, count)
        return [LogLine(version, self.session.codec.entry(body)) for version, body in entries]

    async def checkpoint(self, name: str) -> Checkpoint | None:
        """A state of the past that is kept under a name."""
        return await self._store.checkpoint(self.session.id, name)

    def gone(self) -> UnknownSession:
        """What to raise when the session is not there any more."""
        self._cache.forget(self.session.id)
        return UnknownSession()

    async def _settle(self, now: int) -> None:
        """With the lock held: commit all that time alone has done by now."""
        session = self.session
        for _ in range(ATTEMPTS):
            change = alarm_gone_off(session, session.newest, now)
            if change is None:
                return
            match await self._store.commit(session.id, change.commit):
                case Done():
                    session.newest = change.snapshot
                case Stale(newest):
                    session.newest = newest
                case Gone():
                    raise self.gone()

    async def _reread(self) -> bool:
        """Read the newest snapshot; answers whether it is another."""
        stored = await self._store.load(self.session.id)
        if stored is None:
            raise self.gone()
        before, self.session.newest = self.session.newest, stored.snapshot
        return before != stored.snapshot

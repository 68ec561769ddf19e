"""Live updates: one feed per watched session and worker, and any number of listeners to it.

A feed reads the log once for all its listeners. Hints from the store wake it, and so does a
timer, because hints may be lost. It also wakes when time alone changes the game. A listener that
falls further behind than the feed remembers is dropped, and may come back.
"""

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Any, Literal, NamedTuple

from areopagus.kernel.codec import encode
from areopagus.kernel.language import Language
from areopagus.sessions.cache import CachedSession
from areopagus.sessions.errors import SessionRefusal, Unavailable, UnknownSession
from areopagus.sessions.history import LogLine
from areopagus.sessions.records import meter_of
from areopagus.sessions.shapes import Ended, Update
from areopagus.sessions.store import Store

log = logging.getLogger("areopagus.sessions")

REMEMBERED = 512
"""How many changes a feed remembers, and so how far a listener may fall behind."""
LOOK_EVERY = 5.0
"""Seconds after which a feed looks at the log without having been told to."""
TRY_AGAIN = 1.0
"""Seconds until a feed tries again when the store is away."""
PAGE = 64
"""How many changes are read at once on the way to the newest, and so how much one listener that is
behind holds at a time."""
PAGES = 8
"""How many pages of the past a feed keeps, for all who catch up at about the same time."""

Reason = Literal["closed", "slow", "restarting"]
Audience = tuple[int | None, Language, frozenset[str]]
"""Whoever is told the same: a seat or the spectators, the language, and what is told on request."""
Tell = Callable[[LogLine], Update[Any, Any]]
"""What one audience may see of a change."""
BringUpToDate = Callable[[str], Awaitable[None]]


class Told(NamedTuple):
    """An update for one audience, encoded once for all who belong to it."""

    version: int
    update: Update[Any, Any]
    body: bytes


class _Frame:
    """A change with what each audience may see of it."""

    __slots__ = ("_told", "line")

    def __init__(self, line: LogLine) -> None:
        self.line = line
        self._told: dict[Audience, Told] = {}

    def told(self, audience: Audience, tell: Tell) -> Told:
        if audience not in self._told:
            update = tell(self.line)
            self._told[audience] = Told(self.line.version, update, encode(update))
        return self._told[audience]


class Feed:
    """The changes of one session, as they happen."""

    def __init__(
        self,
        session: CachedSession,
        store: Store,
        clock: Callable[[], int],
        bring_up_to_date: BringUpToDate,
    ) -> None:
        self.listeners = 0
        self.last = session.newest.version
        self.ended: Reason | None = None
        self.news = asyncio.Event()
        """Set when there is something new, and then replaced by a fresh event for the next news."""
        self._session = session
        self._store = store
        self._clock = clock
        self._bring_up_to_date = bring_up_to_date
        self._alarm = meter_of(session.newest.meter).alarm
        self._frames: deque[_Frame] = deque(maxlen=REMEMBERED)
        self._tail: LogLine | None = None
        """The line told last."""
        self._pages: OrderedDict[int, list[_Frame]] = OrderedDict()
        """The pages of the past that were last used, by their number."""
        self._reading = asyncio.Lock()
        self._hint = asyncio.Event()

    def frames(self, after: int) -> list[_Frame] | None:
        """What is new after a version; ``None`` when that is too long ago to be remembered."""
        missing = self.last - after
        if missing > len(self._frames):
            return None
        return [self._frames[index] for index in range(-missing, 0)] if missing > 0 else []

    async def past(self, after: int) -> list[_Frame]:
        """What came after a version, to the end of its page. All listeners share what is read."""
        number, skipped = divmod(after, PAGE)
        async with self._reading:
            page = self._pages.pop(number, [])
            if len(page) < PAGE and after - skipped + len(page) < self.last:
                page = await self._read(after - skipped)
            self._pages[number] = page
            if len(self._pages) > PAGES:
                self._pages.popitem(last=False)
        await asyncio.sleep(0)  # a store in this process never waits, nor does a socket with room
        return page[skipped:]

    async def _read(self, after: int) -> list[_Frame]:
        """A page of the log after a version, as soon as the store answers."""
        while True:
            try:
                page = await self._store.entries(self._session.id, after, PAGE)
            except Unavailable:
                await asyncio.sleep(TRY_AGAIN)
            else:
                codec = self._session.codec
                return [_Frame(LogLine(version, codec.entry(body))) for version, body in page]

    async def catch_up(self) -> None:
        """Know the position that the last change led to, if that can be had now."""
        if self._session.newest.version < self.last:
            with suppress(SessionRefusal):
                await self._bring_up_to_date(self._session.id)

    def wake(self) -> None:
        """Look at the log now."""
        self._hint.set()

    def end(self, reason: Reason) -> None:
        """End the feed: listeners get what is left, and then the reason."""
        self.ended = self.ended or reason
        self._tell()

    async def run(self) -> None:
        """Follow the log until the session is gone."""
        while self.ended is None:
            self._hint.clear()
            wait = LOOK_EVERY
            try:
                await self._look()
            except UnknownSession:
                self.end("closed")
            except Unavailable:
                wait = TRY_AGAIN
            except SessionRefusal:
                log.exception("a session cannot be followed")
                self.end("closed")
            with suppress(TimeoutError):
                async with asyncio.timeout(self._pause(wait)):
                    await self._hint.wait()

    async def _look(self) -> None:
        if self._alarm is not None and self._clock() >= self._alarm:
            await self._bring_up_to_date(self._session.id)
            self._alarm = None  # the entry that was made by it says when the next one is
        version = await self._store.version(self._session.id)
        if version is None:
            raise UnknownSession
        if version < self.last:
            self.end("restarting")
        while self.last < version and self.ended is None:
            # From one line earlier, to see that the line sent last is still the same one.
            self._take(await self._read(max(self.last - 1, 0)))

    def _take(self, page: list[_Frame]) -> None:
        """Append a page of the log to the feed.

        It begins with the line sent last. If that is another one now, a Redis has lost something
        in a failover: end the feed, so that listeners start again from what is there.
        """
        told = page[: min(self.last, 1)]
        if self._tail is not None and [frame.line for frame in told] != [self._tail]:
            self.end("restarting")
            return
        page = page[len(told) :]
        if not page:
            raise UnknownSession
        self._frames.extend(page)
        self._tail = page[-1].line
        self.last = self._tail.version
        self._alarm = self._tail.entry.alarm
        self._tell()

    def _pause(self, most: float) -> float:
        if self._alarm is None:
            return most
        return min(most, max(self._alarm - self._clock(), 10) / 1000)

    def _tell(self) -> None:
        self.news.set()
        self.news = asyncio.Event()


class Watch:
    """One listener's place in a feed. Use it in ``async with``."""

    def __init__(self, feeds: "Feeds", feed: Feed, id: str, audience: Audience, tell: Tell) -> None:
        self.position = 0
        """The last version that was handed out."""
        self.opened_at: int | None = None
        """The instant of a real-time game at which it was opened."""
        self._feeds = feeds
        self._feed = feed
        self._id = id
        self._audience = audience
        self._tell = tell
        self._caught_up = False

    async def __aenter__(self) -> "Watch":
        return self

    async def __aexit__(self, *_: object) -> None:
        self._feeds.leave(self._id, self._feed)

    async def next(self, patience: float | None = None) -> list[Told] | Ended:
        """What is new, in order; an empty list when nothing is for so many seconds."""
        try:
            async with asyncio.timeout(patience):
                while True:
                    # Taken before looking: what comes in between sets this event, not the next.
                    news = self._feed.news
                    if told := await self._new():
                        return told
                    if self._feed.ended is not None:
                        return Ended(reason=self._feed.ended, version=self.position)
                    await news.wait()
        except TimeoutError:
            return []

    async def __aiter__(self) -> AsyncIterator[Told | Ended]:
        while True:
            match await self.next():
                case Ended() as ended:
                    yield ended
                    return
                case told:
                    for one in told:
                        yield one

    async def _new(self) -> list[Told] | Ended:
        frames = self._feed.frames(self.position)
        if frames is None and self._caught_up:
            return Ended(reason="slow", version=self.position)
        if frames is None:
            frames = await self._feed.past(self.position)
        else:
            self._caught_up = True
        if frames:
            self.position = frames[-1].line.version
            if self._audience[2]:  # what is told on request is told of the newest position
                await self._feed.catch_up()
        return [frame.told(self._audience, self._tell) for frame in frames]


class Feeds:
    """The feeds of one worker: one for each session that somebody watches here."""

    def __init__(
        self, store: Store, clock: Callable[[], int], bring_up_to_date: BringUpToDate
    ) -> None:
        self._store = store
        self._clock = clock
        self._bring_up_to_date = bring_up_to_date
        self._running: dict[str, tuple[Feed, asyncio.Task[None]]] = {}
        self._draining = False
        self._deserted = asyncio.Event()
        self._deserted.set()

    def watch(self, session: CachedSession, after: int, audience: Audience, tell: Tell) -> Watch:
        """Join the feed of a session, or start it."""
        id = session.id
        running = self._running.get(id)
        if running is None or running[0].ended is not None:
            feed = Feed(session, self._store, self._clock, self._bring_up_to_date)
            self._running[id] = (feed, asyncio.create_task(feed.run()))
            self._store.listen(id, feed.wake)
            self._deserted.clear()
        feed, _ = self._running[id]
        feed.listeners += 1
        if self._draining:
            feed.end("restarting")
        watch = Watch(self, feed, id, audience, tell)
        watch.position = after
        return watch

    def leave(self, id: str, feed: Feed) -> None:
        """The last listener ends the feed."""
        feed.listeners -= 1
        running = self._running.get(id)
        if feed.listeners or running is None or running[0] is not feed:
            return
        del self._running[id]
        running[1].cancel()
        self._store.ignore(id)
        if not self._running:
            self._deserted.set()

    async def drain(self, patience: float) -> None:
        """End all feeds; back when every listener has been told so, or patience has run out."""
        self.end()
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await self._deserted.wait()

    def end(self) -> None:
        """End all feeds, and those that are asked for from now on."""
        self._draining = True
        for feed, _ in self._running.values():
            feed.end("restarting")
            feed.wake()

"""Sessions: making them, and finding them again for those who hold a token."""

import hmac
import re
import time
from collections.abc import Callable
from secrets import token_urlsafe
from typing import Any, NamedTuple

from msgspec import structs

from areopagus.kernel.pack import HOUSE
from areopagus.kernel.table import Table
from areopagus.packs.library import Library
from areopagus.packs.memory import MemoryPackStore
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.errors import SuggestionsOff, UnknownGame
from areopagus.referee.search_pool import SearchPool
from areopagus.sessions.bots import BotPlayers
from areopagus.sessions.cache import CachedSession, SessionCache
from areopagus.sessions.changes import deal_told, first_meter
from areopagus.sessions.errors import Damaged, Unauthenticated, Unavailable, UnknownSession
from areopagus.sessions.feed import Feeds
from areopagus.sessions.ledger import Ledger
from areopagus.sessions.records import Codec, Head, Snapshot, game_of, packed, token_hash
from areopagus.sessions.shapes import (
    SeatSetup,
    SeatToken,
    SessionCreated,
    SessionRequest,
    SessionShapes,
    session_shapes,
)
from areopagus.sessions.store import Done, Store
from areopagus.sessions.visit import Bearer, Visit
from areopagus.telemetry import metrics

Clock = Callable[[], int]
"""Milliseconds since 1970."""

_ID = re.compile(r"[A-Za-z0-9_-]{22}")


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


class SessionGame(NamedTuple):
    """What sessions need of one game."""

    codec: Codec
    shapes: SessionShapes


class Sessions:
    """The sessions of all games, in one store. REST and GraphQL both call this."""

    def __init__(
        self,
        catalogue: Catalogue,
        store: Store,
        *,
        ttl: int,
        clock: Clock = wall_clock,
        searches: SearchPool | None = None,
        library: Library | None = None,
    ) -> None:
        self.store = store
        self.library = library or Library(catalogue, MemoryPackStore(ttl, 0))
        """Where the packs are that sessions are played with."""
        self.clock = clock
        self.games = {
            referee.game.id: SessionGame(Codec(referee), session_shapes(referee))
            for referee in catalogue
        }
        self._ttl = ttl
        self._cache = SessionCache()
        self._feeds = Feeds(store, clock, self._bring_up_to_date)
        self.searches = searches or SearchPool(0, 0, 1)
        self.bots = BotPlayers(self.searches, lambda: self.clock(), self._ledger)

    async def create(
        self, game: str, request: SessionRequest[Any, Any], client: str = ""
    ) -> SessionCreated:
        """Begin a session for a client. Its tokens are told here and never again."""
        if game not in self.games:
            raise UnknownGame(game)
        codec = self.games[game].codec
        if request.pack:
            codec = codec.of(await self.library.game(game, request.pack, "/pack"))
        referee = codec.referee
        request, bots = _bots_of(request)
        if bots and not self.searches.is_on:
            raise SuggestionsOff
        names, seed, options, table = referee.deal(request)
        state = table.state
        now = self.clock()
        host, tokens = _token(), [_token() for _ in names]
        head: Head[Any] = Head(
            game=game,
            names=list(names),
            seed=seed,
            options=options,
            table=request.table,
            host=token_hash(host),
            seats=[token_hash(token) for token in tokens],
            created=now,
            pack=referee.game.pack,
            bots=bots,
        )
        meter = first_meter(referee.game, request.table.clock, state, now)
        id = token_urlsafe(16)
        first = Snapshot(0, packed(state), packed(meter))
        await self.store.create(id, packed(head), first, client)
        session = CachedSession(id, codec, head, first)
        version = await self._tell_deal(session, table, now) if table.events else 0
        if bots:
            self.bots.wake(await self._find(id, fresh=True))
        metrics.SESSIONS.labels(game, "created").inc()
        return SessionCreated(
            session=id,
            game=game,
            version=version,
            host=host,
            seats=[
                SeatToken(seat=seat, token=token)
                for seat, token in enumerate(tokens)
                if head.bot_at(seat) is None
            ],
            expires_in=self._ttl,
        )

    async def _tell_deal(self, session: CachedSession, table: Table[Any], now: int) -> int:
        """Begin the log with what each seat was told while the game was set up."""
        deal = deal_told(session, table.state, table.events, now)
        if not isinstance(await self.store.commit(session.id, deal.commit), Done):
            raise Unavailable("The session was lost while it was made.")
        return deal.version

    async def visit(self, id: str, token: str | None, *, fresh: bool = True) -> Visit:
        """A session as the bearer of a token sits at it; without one, as a spectator.

        ``fresh`` reads it from the store; otherwise what this worker knows will do.
        """
        session = await self._find(id, fresh=fresh)
        return self._visit(session, _bearer(session, token))

    async def close(self) -> None:
        """End all streams and let go of the store."""
        self._feeds.end()
        await self.bots.close()
        await self.store.close()
        await self.library.close()

    async def drain(self, patience: float) -> None:
        """End all streams: the service stops, and listeners come back elsewhere.

        Returns once they have all been told, or after so many seconds.
        """
        await self._feeds.drain(patience)

    async def _find(self, id: str, *, fresh: bool) -> CachedSession:
        if not _ID.fullmatch(id):
            raise UnknownSession
        session = self._cache.get(id)
        if session is not None and not fresh:
            return session
        version_before = session.newest.version if session is not None else 0
        stored = await self.store.load(id)
        if stored is None:
            self._cache.forget(id)
            raise UnknownSession
        if session is None:
            game = game_of(stored.head)
            if game not in self.games:
                raise Damaged
            codec = self.games[game].codec
            head = codec.head(stored.head)
            if head.pack is not HOUSE:
                codec = codec.of(await self.library.game(game, head.pack, ""))
            session = self._cache.add(CachedSession(id, codec, head, stored.snapshot))
        session.learn(stored.snapshot, version_before)
        if session.head.pack is not HOUSE:
            self.library.note_use(session.head.game, session.head.pack)
        return session

    def _visit(self, session: CachedSession, bearer: Bearer) -> Visit:
        return Visit(self._ledger(session), self.clock, self._feeds, bearer, self.bots)

    def _ledger(self, session: CachedSession) -> Ledger:
        return Ledger(self.store, self._cache, session)

    async def _bring_up_to_date(self, id: str) -> None:
        """Record what time alone has done, because somebody watches."""
        session = await self._find(id, fresh=True)
        await self._ledger(session).let_time_pass(self.clock())
        self.bots.wake(session)


def _bots_of(request: SessionRequest[Any, Any]) -> tuple[SessionRequest[Any, Any], list[Any]]:
    """The same request with names only, and which seats are played by bots."""
    if isinstance(request.seats, int):
        return request, []
    places = [one if isinstance(one, SeatSetup) else SeatSetup(name=one) for one in request.seats]
    bots = [place.bot for place in places]
    named = structs.replace(request, seats=[place.name for place in places])
    return named, bots if any(bots) else []


def _token() -> str:
    return token_urlsafe(24)


def _bearer(session: CachedSession, token: str | None) -> Bearer:
    head = session.head
    if token is None:
        if not head.table.spectators:
            raise Unauthenticated(given=False)
        return Bearer(seat=None, host=False)
    hashed = token_hash(token)
    found = None
    for seat, expected in [(None, head.host), *enumerate(head.seats)]:
        if hmac.compare_digest(hashed, expected):
            found = Bearer(seat=seat, host=seat is None)
    if found is None:
        raise Unauthenticated(given=True)
    return found

"""A session as one bearer sits at it: look, play, undo, read the log, watch, close."""

import asyncio
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from areopagus.kernel import codec
from areopagus.kernel.event import seen_by, with_texts
from areopagus.kernel.language import Language
from areopagus.kernel.picture import Picture
from areopagus.referee.inquiries import Inquiry
from areopagus.referee.referee import PARTS, Referee
from areopagus.referee.requests import PictureWish, Record
from areopagus.sessions.bots import BotPlayers
from areopagus.sessions.changes import ProposedChange, ProposedMoves, ProposedStart, instant
from areopagus.sessions.errors import (
    CannotUndo,
    Forbidden,
    KeyInFlight,
    KeyReused,
    Unauthenticated,
)
from areopagus.sessions.feed import Feeds, Tell, Watch
from areopagus.sessions.history import LONG, LogLine, record_of
from areopagus.sessions.ledger import PAGE, Ledger
from areopagus.sessions.past import Past, ProposedUndo
from areopagus.sessions.records import Entry, meter_of
from areopagus.sessions.shapes import (
    MovesRequest,
    SessionSeen,
    SessionSuggestRequest,
    UndoRequest,
    Update,
    Updates,
    session_shapes,
)
from areopagus.sessions.store import Key, Remembered
from areopagus.telemetry import metrics


class Bearer(NamedTuple):
    """Who asks: a seat, the host, or a spectator, who is neither."""

    seat: int | None
    host: bool


class Terms(NamedTuple):
    """On what condition a change is asked for."""

    pinned: frozenset[int] | None = None
    """The versions on which it may happen; any, when ``None``."""
    key: str | None = None
    """The idempotency key: with the same one it happens once."""


NO_TERMS = Terms()
ON_REQUEST = frozenset({"texts", "legalMoves", "labels"})
"""What updates tell only to whoever names it."""


class Visit:
    """One session and one bearer."""

    def __init__(
        self,
        ledger: Ledger,
        clock: Callable[[], int],
        feeds: Feeds,
        bearer: Bearer,
        bots: BotPlayers,
    ) -> None:
        self.bearer = bearer
        self._ledger = ledger
        self._session = ledger.session
        self._clock = clock
        self._feeds = feeds
        self._bots = bots

    @property
    def id(self) -> str:
        return self._session.id

    @property
    def game(self) -> str:
        return self._session.head.game

    @property
    def version(self) -> int:
        """The newest version this worker knows of."""
        return self._session.newest.version

    @property
    def referee(self) -> Referee[Any]:
        return self._session.codec.referee

    async def see(
        self, language: Language = "en", include: frozenset[str] = PARTS
    ) -> SessionSeen[Any, Any, Any]:
        """What the bearer may know now."""
        version, state, at = await self._current()
        return self._seen(version, state, at, None, language, include)

    async def picture(self, wish: PictureWish[Any], language: Language = "en") -> Picture:
        """What the bearer may see now."""
        _, state, at = await self._current()
        return self.referee.drawn(state, self.bearer.seat, at, wish, language)

    async def suggest(self, request: SessionSuggestRequest, language: Language = "en") -> Inquiry:
        """What a seat might do: the bearer's own or, for the host, a bot's."""
        seat = self._advised(request.seat)
        _, state, at = await self._current()
        return self.referee.inquiry(state, seat, at, request, language)

    def _advised(self, wanted: int | None) -> int:
        if not self.bearer.host:
            own = self._seat("Only a seat or the host is advised.")
            if wanted not in (None, own):
                raise Forbidden("A seat is advised about its own moves only.")
            return own
        if wanted is None or self._session.head.bot_at(wanted) is None:
            raise Forbidden("The host is advised about the moves of bots only.")
        return wanted

    async def play(
        self,
        request: MovesRequest[Any],
        terms: Terms = NO_TERMS,
        language: Language = "en",
        include: frozenset[str] = PARTS,
    ) -> SessionSeen[Any, Any, Any]:
        """Make a move, or several: judged on the newest state, and committed exactly once."""
        seat = self._seat("Only a seat may move.")
        now = self._clock()
        moves = ProposedMoves(self._session, seat, request, now)
        return await self._changed(moves, now, "play", request, terms, language, include)

    async def undo(
        self,
        request: UndoRequest,
        terms: Terms = NO_TERMS,
        language: Language = "en",
        include: frozenset[str] = PARTS,
    ) -> SessionSeen[Any, Any, Any]:
        """Take back moves, as long as nothing was unveiled since and the game's rules let one."""
        seat, host = self.bearer
        if not host:
            self._seat("Only a seat or the host may undo.")
        table = self._session.head.table
        if not table.undo or (host and not table.host_undo):
            raise CannotUndo("not-allowed")
        now = self._clock()
        undo = ProposedUndo(self._ledger, seat, host, request.to, now)
        return await self._changed(undo, now, "undo", request, terms, language, include)

    async def start(
        self,
        terms: Terms = NO_TERMS,
        language: Language = "en",
        include: frozenset[str] = PARTS,
    ) -> SessionSeen[Any, Any, Any]:
        """Start the clock of a real-time game, by a seat or by the host."""
        seat, host = self.bearer
        if not host:
            self._seat("Only a seat or the host may start the clock.")
        now = self._clock()
        start = ProposedStart(self._session, seat, now)
        return await self._changed(start, now, "start", None, terms, language, include)

    async def updates(
        self,
        after: int,
        language: Language = "en",
        include: frozenset[str] = frozenset(),
        count: int = PAGE,
    ) -> Updates[Any]:
        """What has changed after a version, as far as the bearer may see it."""
        await self.let_time_pass()
        tell = self._teller(language, include)
        lines = await self._ledger.lines(after, count)
        newest = max([self._session.newest.version, *(line.version for line in lines)])
        return Updates(
            game=self.game,
            updates=[tell(line) for line in lines],
            version=newest,
        )

    async def record(
        self, language: Language = "en", include: frozenset[str] = PARTS
    ) -> Record[Any, Any]:
        """The setup and the moves: for the host and, once the game is over, for everybody."""
        await self.let_time_pass()
        newest = self._session.newest
        if not self.bearer.host:
            state = self._session.codec.state(newest.state)
            if not self.referee.game.is_over(state):
                self._host("Before the game is over only the host may read its record.")
        log = await self._ledger.log(newest.version)
        if len(log) > LONG:
            record = await asyncio.to_thread(record_of, self._session.head, log)
        else:
            record = record_of(self._session.head, log)
        if "labels" not in include:
            return record
        return await asyncio.to_thread(self.referee.labelled, record, language)

    async def close(self) -> None:
        """Forget the session."""
        self._host("Only the host may close a session.")
        await self._ledger.remove()
        metrics.SESSIONS.labels(self.game, "closed").inc()

    async def watch(
        self, after: int | None, language: Language = "en", include: frozenset[str] = frozenset()
    ) -> Watch:
        """Live updates after a version; from now on when ``None``."""
        await self.let_time_pass()
        newest = self._session.newest
        start = newest.version if after is None else min(after, newest.version)
        wanted = include & ON_REQUEST
        audience = (self.bearer.seat, language if wanted else "en", wanted)
        watch = self._feeds.watch(self._session, start, audience, self._teller(language, include))
        watch.opened_at = instant(self._session, meter_of(newest.meter), self._clock())
        return watch

    async def _current(self) -> tuple[int, Any, int | None]:
        """The newest version, its state and, in a real-time game, the instant that it is now."""
        await self.let_time_pass()
        newest = self._session.newest
        at = instant(self._session, meter_of(newest.meter), self._clock())
        return newest.version, self._session.codec.state(newest.state), at

    async def let_time_pass(self) -> None:
        """Record what time alone has done by now, and see to it that bots act."""
        await self._ledger.let_time_pass(self._clock())
        self._bots.wake(self._session)

    async def _changed(
        self,
        proposal: ProposedChange,
        now: int,
        kind: str,
        request: Any,
        terms: Terms,
        language: Language,
        include: frozenset[str],
    ) -> SessionSeen[Any, Any, Any]:
        key = None if terms.key is None else self._key(terms.key, kind, request)
        in_flight = self._session.in_flight
        if key is None:
            made = await self._ledger.commit(proposal, now, terms.pinned, None)
        elif key.name in in_flight:
            raise KeyInFlight
        else:
            in_flight.add(key.name)
            try:
                made = await self._ledger.commit(proposal, now, terms.pinned, key)
            finally:
                in_flight.discard(key.name)
        self._bots.wake(self._session)
        if isinstance(made, Remembered):
            assert key is not None
            return await self._first_answer(made, key, language, include)
        entry = made.entry
        return self._seen(made.version, made.state, entry.at, entry, language, include)

    async def _first_answer(
        self, first: Remembered, key: Key, language: Language, include: frozenset[str]
    ) -> SessionSeen[Any, Any, Any]:
        """The answer that the first request with a key got, made again from what it led to."""
        if first.request != key.request:
            raise KeyReused
        past = Past(self._ledger, first.version)
        entry = await past.entry(first.version)
        state = await past.state_after(first.version)
        return self._seen(first.version, state, entry.at, entry, language, include)

    def _seen(
        self,
        version: int,
        state: Any,
        at: int | None,
        entry: Entry[Any, Any] | None,
        language: Language,
        include: frozenset[str],
    ) -> SessionSeen[Any, Any, Any]:
        seen = self.referee.seen(state, self.bearer.seat, at, language, include)
        answer: SessionSeen[Any, Any, Any] = SessionSeen(
            **msgspec.structs.asdict(seen), session=self.id, version=version, at=at
        )
        if entry is not None:
            events = seen_by(entry.events, self.bearer.seat)
            answer.events = self.referee.told(state, events, language, include)
        if entry is not None and entry.moves:
            answer.made = len(entry.moves)
        return answer

    def _teller(self, language: Language, include: frozenset[str]) -> Tell:
        """What tells the bearer of a change, with what was asked for besides."""
        wanted = include & ON_REQUEST
        if not wanted:
            return self._update
        return partial(self._told_more, language=language, wanted=wanted)

    def _told_more(
        self, line: LogLine, language: Language, wanted: frozenset[str]
    ) -> Update[Any, Any]:
        """A change with its texts, and the newest one with what the bearer may do now."""
        update, newest = self._update(line), self._session.newest
        state = self._session.codec.state(newest.state)
        if "texts" in wanted:
            update.events = with_texts(update.events, self.referee.game.speaker(state, language))
        if "legalMoves" in wanted and line.version == newest.version:
            at = instant(self._session, meter_of(newest.meter), self._clock())
            seat = self.bearer.seat
            update.legal_moves = self.referee.decisions_of(state, seat, at, language, wanted)
        return update

    def _update(self, line: LogLine) -> Update[Any, Any]:
        version, entry = line
        update: Update[Any, Any] = session_shapes(self.referee).update(
            game=self.game,
            version=version,
            time=entry.time,
            seat=entry.seat,
            at=entry.at,
            undone_to=entry.undone_to,
            events=seen_by(entry.events, self.bearer.seat),
            to_act=entry.to_act,
            over=entry.over,
        )
        return update

    def demand_token(self) -> None:
        """Raise :class:`Unauthenticated` for a spectator, who has none."""
        if self.bearer.seat is None and not self.bearer.host:
            raise Unauthenticated(given=False)

    def _seat(self, message: str) -> int:
        if self.bearer.seat is not None:
            return self.bearer.seat
        self.demand_token()
        raise Forbidden(message)

    def _host(self, message: str) -> None:
        if self.bearer.seat is not None:
            raise Forbidden(message)
        self.demand_token()

    def _key(self, key: str, kind: str, request: Any) -> Key:
        name = sha256(f"{self.bearer.seat}:{key}".encode()).digest()[:16]
        body = sha256(kind.encode() + codec.encode(request)).digest()[:16]
        return Key(name, body)

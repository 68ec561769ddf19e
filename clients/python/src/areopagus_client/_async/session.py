"""Games that the service keeps."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import aclosing
from typing import Any, Generic, Unpack
from urllib.parse import quote

from areopagus_client._async.transport import AsyncTransport
from areopagus_client.answers import OneOrMore, Refused, SessionView, refused
from areopagus_client.backoff import delay_before, is_retried
from areopagus_client.base import (
    Event,
    GameTypes,
    Move,
    Options,
    State,
    View,
    generic,
    read,
    written,
)
from areopagus_client.contract.shared import (
    Picture,
    Record,
    SessionCreated,
    StreamEnded,
    StreamOpened,
    Suggestions,
    Update,
    Updates,
)
from areopagus_client.errors import ConnectionError, ProblemError
from areopagus_client.event_stream import EventStream, ServerSentEvent
from areopagus_client.options import (
    AnswerOptions,
    CallOptions,
    ChangeOptions,
    PictureOptions,
    SuggestOptions,
)
from areopagus_client.requests import (
    Method,
    Request,
    moves_of,
    new_key,
    of_call,
    without_call,
)


class AsyncSession(Generic[State, Move, Event, View, Options]):
    """A game that the service keeps, as the bearer of a token sits at it."""

    id: str
    """The id of the session."""
    token: str | None
    """The token of a seat or of the host; a spectator has none."""

    def __init__(
        self,
        transport: AsyncTransport,
        types: GameTypes[State, Move, Event, View, Options, Any],
        id: str,
        token: str | None = None,
    ) -> None:
        self.id = id
        self.token = token
        self._transport = transport
        self._types = types

    async def look(self, **call: Unpack[AnswerOptions]) -> SessionView[State, Move, Event, View]:
        """What the bearer may know now."""
        return SessionView(self._types, await self._ask("GET", "", call))

    async def play(
        self, move: OneOrMore[Move], **terms: Unpack[ChangeOptions]
    ) -> SessionView[State, Move, Event, View] | Refused[State]:
        """Makes a move of the bearer's seat, or several up to the first that unveils something.

        It answers how the session stands then, or why not: ``if next.ok``. Sending it again, as
        retries do, makes it once.
        """
        try:
            return await self._change("/moves", moves_of(move), terms)
        except ProblemError as error:
            return refused(error, self._types.state)

    async def undo(
        self, *, to: int | None = None, **terms: Unpack[ChangeOptions]
    ) -> SessionView[State, Move, Event, View]:
        """Takes back the last change, or all after a version, as far as nothing was unveiled."""
        return await self._change("/undo", {"to": to}, terms)

    async def start(self, **terms: Unpack[ChangeOptions]) -> SessionView[State, Move, Event, View]:
        """Starts the clock of a real-time game that waits for it."""
        return await self._change("/start", None, terms)

    async def updates(
        self, *, after: int | None = None, **call: Unpack[AnswerOptions]
    ) -> Updates[Move, Event]:
        """The changes after a version, oldest first; all of them unless told."""
        content = await self._ask("GET", "/events", call, query={"after": after})
        kind = generic(Updates, self._types.move, self._types.event)
        updates: Updates[Move, Event] = read(content, kind)
        return updates

    async def record(self, **call: Unpack[AnswerOptions]) -> Record[Move, Options]:
        """The setup and the moves; while the game goes on, as far as the bearer may know them."""
        content = await self._ask("GET", "/record", call)
        kind = generic(Record, self._types.move, self._types.options)
        record: Record[Move, Options] = read(content, kind)
        return record

    async def picture(
        self, *, highlight: Move | None = None, **options: Unpack[PictureOptions]
    ) -> Picture:
        """What the bearer sees, as SVG with its text and its size."""
        shown = None if highlight is None else written(highlight).decode()
        query = {**without_call(options), "highlight": shown}
        picture: Picture = read(await self._ask("GET", "/picture", options, query=query), Picture)
        return picture

    async def suggest(
        self, *, seat: int | None = None, **options: Unpack[SuggestOptions]
    ) -> Suggestions[Move]:
        """What the bearer's seat might do, the best first, from what it may see and nothing else.

        The host may ask for the seat of a bot.
        """
        body = {**without_call(options), "seat": seat}
        kind = generic(Suggestions, self._types.move)
        content = await self._ask("POST", "/suggestions", options, body=body)
        found: Suggestions[Move] = read(content, kind)
        return found

    async def close(self, **call: Unpack[CallOptions]) -> None:
        """Ends the session, for everybody. Only the host may."""
        await self._ask("DELETE", "", call)

    async def follow(
        self,
        *,
        after: int | None = None,
        attempts: float = math.inf,
        silence: float = 45,
        on_reconnect: Callable[[Exception, int | None], object] | None = None,
        **call: Unpack[AnswerOptions],
    ) -> AsyncGenerator[Update[Move, Event], None]:
        """The changes as they happen: ``async for update in session.follow()``.

        Each is told once and in order. When the connection is lost, or silent for too long, it
        comes back by itself to where it was. It ends when the session is closed and never because
        a connection does; what no retry can mend is raised.

        :param after: the last version that is known: what came after it is told. Unless told, what
            comes from now on.
        :param attempts: how often in a row to come back in vain before giving up.
        :param silence: seconds without a sign of life after which to come back.
        :param on_reconnect: told each time why the connection will be made anew, and the version.
        """
        retry = self._transport.retry
        opened = False
        failures = 0
        while True:
            try:
                async with aclosing(self._stream(after, silence, call)) as stream:
                    async for told in stream:
                        if isinstance(told, StreamEnded):
                            if told.reason == "closed":
                                return
                            raise ConnectionError(f"The stream was ended: {told.reason}.")
                        opened = True
                        if isinstance(told, StreamOpened):
                            after = told.version if after is None else after
                            continue  # and no success yet: it may end at once
                        failures = 0
                        if told is not None and told.version > (-1 if after is None else after):
                            after = told.version
                            yield told
                lost: Exception = ConnectionError("The stream broke off.")
            except (ConnectionError, ProblemError) as error:
                if not is_retried(error, retry):
                    raise
                lost = error
            if failures >= (attempts if opened else min(attempts, retry.attempts)):
                raise lost
            if on_reconnect is not None:
                on_reconnect(lost, after)
            await asyncio.sleep(delay_before(failures, retry, lost))
            failures += 1

    async def _stream(
        self, after: int | None, silence: float, call: AnswerOptions
    ) -> AsyncGenerator[StreamOpened | StreamEnded | Update[Move, Event] | None, None]:
        """What comes over one connection; None for a sign of life."""
        path = self._path("/stream")
        accept = "text/event-stream"
        query = {"after": after}
        request = Request("GET", path, query=query, accept=accept, bearer=self.token)
        events = EventStream()
        async with self._transport.open(request, of_call(call), silence) as response:
            async for content in response.aiter_bytes():
                for event in events.feed(content):
                    yield self._told(event)

    def _told(
        self, event: ServerSentEvent | None
    ) -> StreamOpened | StreamEnded | Update[Move, Event] | None:
        kinds: dict[str, Any] = {
            "open": StreamOpened,
            "update": generic(Update, self._types.move, self._types.event),
            "end": StreamEnded,
        }
        if event is None or event.event not in kinds:
            return None
        told: StreamOpened | StreamEnded | Update[Move, Event] = read(
            event.data.encode(), kinds[event.event]
        )
        return told

    async def _change(
        self, path: str, body: Mapping[str, Any] | None, terms: ChangeOptions
    ) -> SessionView[State, Move, Event, View]:
        version = terms.get("if_version")
        headers = {"idempotency-key": terms.get("idempotency_key") or new_key()}
        if version is not None:
            headers["if-match"] = f'"{version}"'
        content = await self._ask("POST", path, terms, body=body, headers=headers)
        return SessionView(self._types, content)

    async def _ask(self, method: Method, path: str, call: Mapping[str, Any], **more: Any) -> bytes:
        request = Request(method, self._path(path), bearer=self.token, **more)
        return await self._transport.ask(request, of_call(call))

    def _path(self, path: str) -> str:
        return f"/v1/sessions/{quote(self.id, safe='')}{path}"


class AsyncNewSession(Generic[State, Move, Event, View, Options]):
    """A session that was just opened, with the tokens of the host and of all seats."""

    document: SessionCreated
    """The answer as it came, tokens included: keep it, they are told once."""
    host: AsyncSession[State, Move, Event, View, Options]
    """The session as the host sits at it."""
    seats: Mapping[int, AsyncSession[State, Move, Event, View, Options]]
    """The session as each seat sits at it, bots' seats left out. Hand each player one token."""
    spectator: AsyncSession[State, Move, Event, View, Options]
    """The session as somebody looks on."""

    def __init__(
        self,
        transport: AsyncTransport,
        types: GameTypes[State, Move, Event, View, Options, Any],
        document: SessionCreated,
    ) -> None:
        self.document = document
        self.host = AsyncSession(transport, types, document.session, document.host)
        self.seats = {
            seat.seat: AsyncSession(transport, types, document.session, seat.token)
            for seat in document.seats
        }
        self.spectator = AsyncSession(transport, types, document.session)

    @property
    def id(self) -> str:
        """The id of the session."""
        return self.document.session

    def seat(self, seat: int) -> AsyncSession[State, Move, Event, View, Options]:
        """The session as a seat sits at it."""
        if seat not in self.seats:
            raise LookupError(f"Nobody plays at seat {seat}.")
        return self.seats[seat]

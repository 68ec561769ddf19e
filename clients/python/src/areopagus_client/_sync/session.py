# Made by scripts/generate.py from _async/. Do not edit: `make types-python`.
"""Games that the service keeps."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Generator, Mapping
from contextlib import closing
from typing import Any, Generic, Unpack
from urllib.parse import quote

from areopagus_client._sync.transport import Transport
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


class Session(Generic[State, Move, Event, View, Options]):
    """A game that the service keeps, as the bearer of a token sits at it."""

    id: str
    """The id of the session."""
    token: str | None
    """The token of a seat or of the host; a spectator has none."""

    def __init__(
        self,
        transport: Transport,
        types: GameTypes[State, Move, Event, View, Options, Any],
        id: str,
        token: str | None = None,
    ) -> None:
        self.id = id
        self.token = token
        self._transport = transport
        self._types = types

    def look(self, **call: Unpack[AnswerOptions]) -> SessionView[State, Move, Event, View]:
        """What the bearer may know now."""
        return SessionView(self._types, self._ask("GET", "", call))

    def play(
        self, move: OneOrMore[Move], **terms: Unpack[ChangeOptions]
    ) -> SessionView[State, Move, Event, View] | Refused[State]:
        """Makes a move of the bearer's seat, or several up to the first that unveils something.

        It answers how the session stands then, or why not: ``if next.ok``. Sending it again, as
        retries do, makes it once.
        """
        try:
            return self._change("/moves", moves_of(move), terms)
        except ProblemError as error:
            return refused(error, self._types.state)

    def undo(
        self, *, to: int | None = None, **terms: Unpack[ChangeOptions]
    ) -> SessionView[State, Move, Event, View]:
        """Takes back the last change, or all after a version, as far as nothing was unveiled."""
        return self._change("/undo", {"to": to}, terms)

    def start(self, **terms: Unpack[ChangeOptions]) -> SessionView[State, Move, Event, View]:
        """Starts the clock of a real-time game that waits for it."""
        return self._change("/start", None, terms)

    def updates(
        self, *, after: int | None = None, **call: Unpack[AnswerOptions]
    ) -> Updates[Move, Event]:
        """The changes after a version, oldest first; all of them unless told."""
        content = self._ask("GET", "/events", call, query={"after": after})
        kind = generic(Updates, self._types.move, self._types.event)
        updates: Updates[Move, Event] = read(content, kind)
        return updates

    def record(self, **call: Unpack[AnswerOptions]) -> Record[Move, Options]:
        """The setup and the moves; while the game goes on, as far as the bearer may know them."""
        content = self._ask("GET", "/record", call)
        kind = generic(Record, self._types.move, self._types.options)
        record: Record[Move, Options] = read(content, kind)
        return record

    def picture(
        self, *, highlight: Move | None = None, **options: Unpack[PictureOptions]
    ) -> Picture:
        """What the bearer sees, as SVG with its text and its size."""
        shown = None if highlight is None else written(highlight).decode()
        query = {**without_call(options), "highlight": shown}
        picture: Picture = read(self._ask("GET", "/picture", options, query=query), Picture)
        return picture

    def suggest(
        self, *, seat: int | None = None, **options: Unpack[SuggestOptions]
    ) -> Suggestions[Move]:
        """What the bearer's seat might do, the best first, from what it may see and nothing else.

        The host may ask for the seat of a bot.
        """
        body = {**without_call(options), "seat": seat}
        kind = generic(Suggestions, self._types.move)
        content = self._ask("POST", "/suggestions", options, body=body)
        found: Suggestions[Move] = read(content, kind)
        return found

    def close(self, **call: Unpack[CallOptions]) -> None:
        """Ends the session, for everybody. Only the host may."""
        self._ask("DELETE", "", call)

    def follow(
        self,
        *,
        after: int | None = None,
        attempts: float = math.inf,
        silence: float = 45,
        on_reconnect: Callable[[Exception, int | None], object] | None = None,
        **call: Unpack[AnswerOptions],
    ) -> Generator[Update[Move, Event], None, None]:
        """The changes as they happen: ``for update in session.follow()``.

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
                with closing(self._stream(after, silence, call)) as stream:
                    for told in stream:
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
            time.sleep(delay_before(failures, retry, lost))
            failures += 1

    def _stream(
        self, after: int | None, silence: float, call: AnswerOptions
    ) -> Generator[StreamOpened | StreamEnded | Update[Move, Event] | None, None, None]:
        """What comes over one connection; None for a sign of life."""
        path = self._path("/stream")
        accept = "text/event-stream"
        query = {"after": after}
        request = Request("GET", path, query=query, accept=accept, bearer=self.token)
        events = EventStream()
        with self._transport.open(request, of_call(call), silence) as response:
            for content in response.iter_bytes():
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

    def _change(
        self, path: str, body: Mapping[str, Any] | None, terms: ChangeOptions
    ) -> SessionView[State, Move, Event, View]:
        version = terms.get("if_version")
        headers = {"idempotency-key": terms.get("idempotency_key") or new_key()}
        if version is not None:
            headers["if-match"] = f'"{version}"'
        content = self._ask("POST", path, terms, body=body, headers=headers)
        return SessionView(self._types, content)

    def _ask(self, method: Method, path: str, call: Mapping[str, Any], **more: Any) -> bytes:
        request = Request(method, self._path(path), bearer=self.token, **more)
        return self._transport.ask(request, of_call(call))

    def _path(self, path: str) -> str:
        return f"/v1/sessions/{quote(self.id, safe='')}{path}"


class NewSession(Generic[State, Move, Event, View, Options]):
    """A session that was just opened, with the tokens of the host and of all seats."""

    document: SessionCreated
    """The answer as it came, tokens included: keep it, they are told once."""
    host: Session[State, Move, Event, View, Options]
    """The session as the host sits at it."""
    seats: Mapping[int, Session[State, Move, Event, View, Options]]
    """The session as each seat sits at it, bots' seats left out. Hand each player one token."""
    spectator: Session[State, Move, Event, View, Options]
    """The session as somebody looks on."""

    def __init__(
        self,
        transport: Transport,
        types: GameTypes[State, Move, Event, View, Options, Any],
        document: SessionCreated,
    ) -> None:
        self.document = document
        self.host = Session(transport, types, document.session, document.host)
        self.seats = {
            seat.seat: Session(transport, types, document.session, seat.token)
            for seat in document.seats
        }
        self.spectator = Session(transport, types, document.session)

    @property
    def id(self) -> str:
        """The id of the session."""
        return self.document.session

    def seat(self, seat: int) -> Session[State, Move, Event, View, Options]:
        """The session as a seat sits at it."""
        if seat not in self.seats:
            raise LookupError(f"Nobody plays at seat {seat}.")
        return self.seats[seat]

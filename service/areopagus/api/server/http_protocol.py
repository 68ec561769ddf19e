"""Connections that speak HTTP: uvicorn's protocol with bounds, and with answers of our own.

uvicorn with httptools bounds neither how long a header takes nor how large it is, and answers in
its own words what it cannot read. ``tests/api/server/test_http_protocol.py`` lists what this rests
on of uvicorn, so that a new version which changes it is noticed.
"""

import asyncio
import socket
from array import array
from fcntl import ioctl
from termios import FIONREAD
from typing import Any

import httptools
from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.server import ServerState

from areopagus.api.overload import OVERDUE, UNGUARDED
from areopagus.api.problems import (
    BAD_REQUEST,
    HEADER_TOO_LARGE,
    OVERLOADED,
    REQUEST_TIMEOUT,
    Problem,
)
from areopagus.api.server.context import context_of

_ARRIVED = "areopagus.arrived"
"""Where the instant stands in the scope at which a request arrived, until its turn has come."""
_PROBES = frozenset(path.encode() for path in UNGUARDED)
LINGER = 1.0
"""Seconds that a client has to read the last answer, while what it sends is passed over."""
_LENGTHS = (b"content-length", b"transfer-encoding")
_MOST_DISCARDED = 256 * 1024
"""How many bytes of a body are passed over whose request was refused before it came."""


class HttpProtocol(HttpToolsProtocol):
    """One connection."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._context = context_of(app_state)
        self._backlog = self._context.backlog
        self._header_timer: asyncio.TimerHandle | None = None
        self._in_header = True
        self._header_bytes = 0
        """How much has come of a header that is not complete."""
        self._chunk = 0
        self._refusal: Problem | None = None
        """Why the parser was stopped."""
        self._is_over = False
        """Whether the last answer has been given, and what still comes is passed over."""
        self._discarding = False
        """Whether the request that comes in now is refused already."""
        self._discarded = 0
        self._passes_over_upgrade = False
        """Whether the request asks for another protocol, and is answered in this one."""
        self.parser: Any = _Parser(self)
        self.parser.set_dangerous_leniencies(lenient_data_after_close=True)  # as uvicorn does
        self._came_too_early = False
        """Whether the next request was sent before the client was to come back."""

    # Connections and their time-outs

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        _cut_when_stalled(transport, self._context.stalled_ms)
        self._expect_header()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._is_over:
            return
        self._chunk = len(data)
        super().data_received(data)
        if not self._in_header:
            self._header_bytes = 0
            self._stop_timer()
        elif not self.transport.is_closing():
            self._header_bytes += len(data)
            if self._header_bytes > self._context.max_header:
                self._refuse(self._too_large())
            elif self._header_timer is None:
                self._expect_header()

    def _expect_header(self) -> None:
        seconds = self._context.header_seconds
        self._header_timer = self.loop.call_later(seconds, self._header_is_late)

    def _stop_timer(self) -> None:
        if self._header_timer is not None:
            self._header_timer.cancel()
            self._header_timer = None

    def _header_is_late(self) -> None:
        self._header_timer = None
        if self._is_answering():
            self.cycle.keep_alive = False
        elif self._header_bytes:
            self._refuse(Problem(REQUEST_TIMEOUT, "The header did not come in time."))
        else:
            self.transport.close()

    # Callbacks of the parser

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_header = True
        self._discarding = False

    def on_headers_complete(self) -> None:
        self._in_header = False
        if self._header_bytes + self._chunk > self._context.max_header and self._is_too_large():
            self._refusal = self._too_large()
            raise ValueError  # the parser stops, and uvicorn asks for send_400_response
        if self._must_refuse():
            self._refuse_for_overload()
            return
        super().on_headers_complete()
        if self.parser.should_upgrade() and not self._should_upgrade():
            self._passes_over_upgrade = True
            self.cycle.keep_alive = False

    def on_body(self, body: bytes) -> None:
        if not self._discarding:
            super().on_body(body)
            return
        self._discarded += len(body)
        if self._discarded > _MOST_DISCARDED:
            self.transport.close()

    def on_message_complete(self) -> None:
        if self._passes_over_upgrade:
            return  # for the parser, which takes what follows for another protocol
        if not self._discarding:
            super().on_message_complete()
        elif not self.transport.is_closing() and self._backlog.is_busy:
            self.flow.pause_reading()
            self._backlog.hold(self)

    def _should_upgrade(self) -> bool:
        """Only a GET without a body can become a WebSocket; the rest is ordinary HTTP."""
        return (
            super()._should_upgrade()
            and self.scope["method"] == "GET"
            and not any(
                name == b"transfer-encoding" or (name == b"content-length" and value != b"0")
                for name, value in self.headers
            )
        )

    def _unsupported_upgrade_warning(self) -> None:
        """Pass over an upgrade (RFC 9110, 7.8): read the body with a parser that has not seen it.

        Clients of Java, for one, ask for HTTP/2 with their first request, whatever its body.
        """
        if not self._passes_over_upgrade:
            return
        self._passes_over_upgrade = False
        rest = self.parser.rest
        self.parser = httptools.HttpRequestParser(_BodyReader(self))
        length = [line for line in self.headers if line[0] in _LENGTHS]
        head = b"".join(b"%b: %b\r\n" % line for line in length)
        self.parser.feed_data(b"POST / HTTP/1.1\r\n%b\r\n%b" % (head, rest))

    # Overload

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        scope: Any = cycle.scope
        scope[_ARRIVED] = self._backlog.arrive()
        super()._start_asgi_task(cycle, self._in_turn)

    async def _in_turn(self, scope: Any, receive: Any, send: Any) -> None:
        waited = self._backlog.start(scope.pop(_ARRIVED))
        if self._backlog.waited_too_long(waited):
            scope[OVERDUE] = True
        await self.app(scope, receive, send)

    def _must_refuse(self) -> bool:
        """Whether there is too much to do for this request to be answered in time."""
        early, self._came_too_early = self._came_too_early, False
        return (
            (early or self._backlog.is_full())
            and not self._is_answering()  # answers keep the order of their requests
            and self.url not in _PROBES
            and not (self.parser.should_upgrade() and self._should_upgrade())
        )

    def _refuse_for_overload(self) -> None:
        """Refuse a request before its body is read, and do not listen for the next at once."""
        self._discarding, self._discarded = True, 0
        self._backlog.refused()
        method = self.parser.get_method().decode("ascii")
        usual = not self.expect_100_continue and not self.parser.should_upgrade()
        keep = usual and self.parser.should_keep_alive()
        headers = {"retry-after": str(self._backlog.retry_after)}
        problem = Problem(OVERLOADED, "Too many requests wait already.", headers=headers)
        self._write(problem, method, keep_alive=keep)

    def resume(self) -> None:
        """Listen again after a refusal. What has been sent meanwhile has waited too long."""
        if self.transport.is_closing():
            return
        self._came_too_early = self._has_data()
        self.timeout_keep_alive_task = self.loop.call_later(
            self.timeout_keep_alive, self.timeout_keep_alive_handler
        )
        self.flow.resume_reading()

    def _has_data(self) -> bool:
        waiting = array("i", [0])
        ioctl(self.transport.get_extra_info("socket").fileno(), FIONREAD, waiting)
        return waiting[0] > 0

    # Answers without the application

    def send_400_response(self, msg: str) -> None:
        """What uvicorn calls when the parser fails."""
        self._in_header = False
        refusal, self._refusal = self._refusal, None
        self._refuse(refusal or Problem(BAD_REQUEST, "This is not a request of HTTP."))

    def _refuse(self, problem: Problem) -> None:
        self._stop_timer()
        if self._is_answering():  # nothing may come into the middle of another answer
            self.transport.close()
        elif not self.transport.is_closing():
            self._write(problem, "other", keep_alive=False)

    def _write(self, problem: Problem, method: str, *, keep_alive: bool) -> None:
        logged = problem.document.status != OVERLOADED.status
        headers, body = self._context.answer(problem, method, logged=logged)
        lines = [STATUS_LINE[problem.document.status]]
        for name, value in (*self.server_state.default_headers, *headers):
            lines += (name, b": ", value, b"\r\n")
        lines.append(b"\r\n" if keep_alive else b"connection: close\r\n\r\n")
        if method != "HEAD":
            lines.append(body)
        self.transport.write(b"".join(lines))
        if not keep_alive:
            self._end()

    def _end(self) -> None:
        """Close once the client had time to read the answer: to close a connection on which more
        has come than was read resets it, and the answer may be lost."""
        self._is_over = True
        self._stop_timer()
        self.transport.write_eof()
        self._header_timer = self.loop.call_later(LINGER, self.transport.abort)

    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def _is_too_large(self) -> bool:
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        return size > self._context.max_header

    def _too_large(self) -> Problem:
        most = self._context.max_header
        return Problem(HEADER_TOO_LARGE, f"The header has more than {most} bytes.")


def _cut_when_stalled(transport: asyncio.Transport, milliseconds: int) -> None:
    """Have the system drop a connection whose client does not read what is sent, unsent bytes and
    all: to close it would wait for the client, for ever."""
    connection = transport.get_extra_info("socket")
    if connection.family in (socket.AF_INET, socket.AF_INET6):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)


class _Parser(httptools.HttpRequestParser):
    """The parser, keeping what follows the header of a request that asks for another protocol."""

    rest = b""

    def feed_data(self, data: Any) -> None:
        try:
            super().feed_data(data)
        except httptools.HttpParserUpgrade as upgrade:
            self.rest = data[upgrade.args[0] :]
            raise


class _BodyReader:
    """Hands the body of one request to its connection, and nothing after it."""

    def __init__(self, protocol: HttpProtocol) -> None:
        self._protocol = protocol
        self._is_complete = False

    def on_body(self, body: bytes) -> None:
        """A part of it."""
        if not self._is_complete:
            self._protocol.on_body(body)

    def on_message_complete(self) -> None:
        """That was all."""
        if not self._is_complete:
            self._is_complete = True
            self._protocol.on_message_complete()

"""Connections that speak WebSocket: uvicorn's protocol, refusing handshakes with our problems.

``tests/api/server/test_websocket_protocol.py`` lists what this rests on of uvicorn and websockets.
"""

import asyncio
import logging
from http import HTTPStatus
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.server import ServerProtocol

from areopagus.api.problems import BAD_REQUEST, FORBIDDEN, HEADER_TOO_LARGE, Problem
from areopagus.api.refusals import internal_problem
from areopagus.api.server.context import ServerContext, context_of

MOST_CONTROLS = 1_000
"""How many pings, and pongs that nobody asked for, may come between two messages: frames of
WebSocket itself, which the library answers and no limit of the application counts."""
_quiet = logging.getLogger("areopagus.websockets")
_quiet.setLevel(logging.WARNING)
"""uvicorn tells the whole address of each WebSocket otherwise, whatever is in its query."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = _quiet
        self._controls = 0
        """How many pings, and pongs that nobody asked for, have come since the last message."""
        self.conn = _Handshake(context_of(app_state), config.ws_max_size)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            super().data_received(data)
            return
        try:
            super().data_received(data)
        except Exception:
            _quiet.exception("unexpected")
            self._refuse()
        else:
            if not self.handshake_initiated:
                self._refuse()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:  # else uvicorn logs a mistake for each that was refused with a problem
            self.handshake_complete = True

    def handle_ping(self) -> None:
        if self._takes_another():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if bytes(event.data) == self.pending_ping_payload or self._takes_another():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        self._controls = 0
        super().handle_text(event)

    def _takes_another(self) -> bool:
        """Count one more, and cut off whoever does nothing else."""
        self._controls += 1
        if self._controls > MOST_CONTROLS:
            self.transport.abort()
        return self._controls <= MOST_CONTROLS

    def _refuse(self) -> None:
        """Answer a handshake that the library could not read; the HTTP parser could."""
        if self.transport.is_closing():
            return
        output = b"".join(self.conn.data_to_send())
        if not output:
            self.conn.send_response(self.conn.reject(HTTPStatus.BAD_REQUEST, ""))
            output = b"".join(self.conn.data_to_send())
        self.handshake_complete = self.close_sent = True
        self.transport.write(output)
        self.transport.close()


class _Handshake(ServerProtocol):
    """The library's side of a connection; what it refuses gets our headers and our words."""

    def __init__(self, context: ServerContext, max_size: int) -> None:
        super().__init__(max_size=max_size, logger=_quiet)
        self._context = context

    def reject(self, status: HTTPStatus | int, text: str) -> Response:
        problem = _problem(int(status))
        headers, body = self._context.answer(problem, "GET", logged=True)
        lines = [(name.decode(), value.decode()) for name, value in headers]
        code = HTTPStatus(problem.document.status)
        return Response(code.value, code.phrase, Headers([*lines, ("connection", "close")]), body)


def _problem(status: int) -> Problem:
    match status:
        case HTTPStatus.FORBIDDEN:
            return Problem(FORBIDDEN, "This WebSocket is not opened.")
        case HTTPStatus.REQUEST_URI_TOO_LONG | HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE:
            return Problem(HEADER_TOO_LARGE, "The header of a WebSocket's handshake is shorter.")
        case HTTPStatus.INTERNAL_SERVER_ERROR:
            return internal_problem("")
    return Problem(BAD_REQUEST, "This is not the handshake of a WebSocket.")

"""The outermost layer: request ids, access log, request metrics, and the 500 of last resort."""

import re
import time
from collections.abc import Awaitable
from contextlib import suppress
from random import Random

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from areopagus.api.headers import Headers, read_headers
from areopagus.api.lifecycle import Drain
from areopagus.api.logs import requests, tell_request
from areopagus.api.overload import refuse
from areopagus.api.problems import (
    API_KEY_NEEDED,
    FORBIDDEN,
    OVERLOADED,
    PROBLEM,
    Problem,
)
from areopagus.api.refusals import internal_problem
from areopagus.api.resource import GAME
from areopagus.api.security_headers import STREAM, media_type, security_headers
from areopagus.telemetry import metrics, traces

_SANE_ID = re.compile(rb"[A-Za-z0-9._-]{1,64}")
_CLOSE = (b"connection", b"close")
_draw = Random().getrandbits
"""Request ids need to be unique, not secret: ``os.urandom`` costs ten times as much."""


class Edge:
    """Gives each request an id and a line in the log, and answers what nobody expected.

    Neither the line nor the metrics ever say what was in a body: states hold secrets.
    """

    def __init__(
        self, app: ASGIApp, games: frozenset[str], drain: Drain, hsts_seconds: int = 0
    ) -> None:
        self.app = app
        self._games = games
        self._drain = drain
        self._of_data, self._of_shown = security_headers(hsts_seconds)

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] == "http":
            return self._answer(scope, receive, send)
        if scope["type"] == "websocket":
            return self._converse(scope, receive, send)
        return self.app(scope, receive, send)

    async def _converse(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers, flaw = read_headers(scope)
        request_id = _request_id(headers)
        accepted = False

        async def send_or_refuse(message: Message) -> None:
            """Close a WebSocket; one that was not accepted yet gets a problem with our headers."""
            nonlocal accepted
            if message["type"] == "websocket.http.response.start":
                own = [*self._of_data, (b"x-request-id", request_id)]
                message["headers"] = [*message["headers"], *own]
            elif message["type"] == "websocket.close" and not accepted and _can_answer(scope):
                problem = _unaccepted(message.get("code", 1000), request_id)
                await refuse(problem, scope, receive, send_or_refuse)
                return
            accepted = accepted or message["type"] == "websocket.accept"
            await send(message)

        with metrics.listening("websocket"):
            try:
                if flaw is None:
                    await self.app(scope, receive, send_or_refuse)
                else:
                    await receive()  # websocket.connect
                    await refuse(flaw, scope, receive, send_or_refuse)
            except Exception:
                requests.exception("unexpected")
                with suppress(Exception):  # it may be closed already
                    await send_or_refuse({"type": "websocket.close", "code": 1011})

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        headers, flaw = read_headers(scope)
        request_id = _request_id(headers)
        status = 0
        streams = False
        metrics.IN_FLIGHT.inc()

        def send_with_id(message: Message) -> Awaitable[None]:
            nonlocal status, streams
            if message["type"] == "http.response.start":
                status = message["status"]
                kind = media_type(message["headers"])
                own = self._of_shown.get(kind, self._of_data)
                message["headers"] = [*message["headers"], *own, (b"x-request-id", request_id)]
                if self._drain.has_begun:
                    message["headers"].append(_CLOSE)
                if kind == STREAM:
                    streams = True
                    metrics.IN_FLIGHT.dec()
                    metrics.LISTENERS.labels("sse").inc()
            return send(message)

        try:
            if flaw is None:
                await self.app(scope, receive, send_with_id)
            else:
                await refuse(flaw, scope, receive, send_with_id)
        except ClientDisconnect:
            status = 499
        except Exception:
            requests.exception("unexpected", extra={"fields": {"requestId": request_id.decode()}})
            if status:
                raise
            await refuse(internal_problem(request_id.decode()), scope, receive, send_with_id)
        finally:
            if streams:
                metrics.LISTENERS.labels("sse").dec()
            else:
                metrics.IN_FLIGHT.dec()
            self._tell(scope, status, time.perf_counter() - started, request_id, streams)

    def _tell(
        self, scope: Scope, status: int, seconds: float, request_id: bytes, streams: bool
    ) -> None:
        matched = scope.get("route")
        route = matched.path if matched else None
        game = scope.get(GAME) or scope.get("path_params", {}).get("game")
        if game not in self._games:
            game = None
        method, problem = scope["method"], scope.get(PROBLEM)
        timed = None if streams else seconds
        metrics.answered(method, route or "none", game or "", status, timed, problem)
        tell_request(method, route, game, status, problem, seconds, request_id, traces.trace_id())


def _request_id(headers: Headers) -> bytes:
    given = headers.get(b"x-request-id", b"")
    return given if _SANE_ID.fullmatch(given) else b"%016x" % _draw(64)


def _can_answer(scope: Scope) -> bool:
    """Whether the server can answer a WebSocket's handshake as it does any other request."""
    return "websocket.http.response" in scope.get("extensions", {})


def _unaccepted(code: int, request_id: bytes) -> Problem:
    """Why a WebSocket is not opened, by the code with which it would have been closed."""
    if code == 1011:
        return internal_problem(request_id.decode())
    if code == 1013:
        return Problem(OVERLOADED, "Try again later.", headers={"retry-after": "1"})
    if code == 4401:
        return Problem(API_KEY_NEEDED, "This needs an API key.")
    return Problem(FORBIDDEN, "A page of this origin may not ask here.")

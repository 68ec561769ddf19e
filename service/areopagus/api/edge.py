"""The outermost layer: request ids, one line and one count per request, and the last resort."""

import re
import time
from collections.abc import Awaitable
from contextlib import suppress
from random import Random

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from areopagus.api.errors import internal_problem
from areopagus.api.headers import PAGE, STREAM, media_type, security_headers
from areopagus.api.lifecycle import Drain
from areopagus.api.logs import requests, tell_request
from areopagus.api.problems import INTERNAL, PROBLEM, problem_response
from areopagus.api.rest.resource import GAME
from areopagus.telemetry import metrics, traces

_SANE_ID = re.compile(rb"[A-Za-z0-9._-]{1,64}")
_CLOSE = (b"connection", b"close")
_draw = Random().getrandbits
"""Ids need be unlike each other, not secret: asking the system for each costs ten times as much."""


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
        self._of_data, self._of_pages = security_headers(hsts_seconds)

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] == "http":
            return self._answer(scope, receive, send)
        if scope["type"] == "websocket":
            return self._converse(scope, receive, send)
        return self.app(scope, receive, send)

    async def _converse(self, scope: Scope, receive: Receive, send: Send) -> None:
        with metrics.listening("websocket"):
            try:
                await self.app(scope, receive, send)
            except Exception:
                requests.exception("unexpected")
                with suppress(Exception):  # it may be closed already
                    await send({"type": "websocket.close", "code": 1011})

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        request_id = _request_id(scope)
        status = 0
        streams = False
        metrics.IN_FLIGHT.inc()

        def send_with_id(message: Message) -> Awaitable[None]:
            nonlocal status, streams
            if message["type"] == "http.response.start":
                status = message["status"]
                kind = media_type(message["headers"])
                own = self._of_pages if kind == PAGE else self._of_data
                message["headers"] = headers = [*message["headers"], *own]
                headers.append((b"x-request-id", request_id))
                if self._drain.has_begun:
                    headers.append(_CLOSE)
                if kind == STREAM:
                    streams = True
                    metrics.IN_FLIGHT.dec()
                    metrics.LISTENERS.labels("sse").inc()
            return send(message)

        try:
            await self.app(scope, receive, send_with_id)
        except ClientDisconnect:
            status = 499
        except Exception:
            requests.exception("unexpected", extra={"fields": {"requestId": request_id.decode()}})
            if status:
                raise
            scope[PROBLEM] = INTERNAL.type
            problem = internal_problem(request_id.decode())
            await problem_response(problem, scope["path"])(scope, receive, send_with_id)
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


def _request_id(scope: Scope) -> bytes:
    given: bytes = dict(scope["headers"]).get(b"x-request-id", b"")
    return given if _SANE_ID.fullmatch(given) else b"%016x" % _draw(64)

"""The outermost layer: request ids, one line and one count per request, and the last resort."""

import logging
import re
import time
from random import Random
from typing import Any

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from areopagus.api.errors import internal_problem
from areopagus.api.headers import PAGE, STREAM, media_type, security_headers
from areopagus.api.lifecycle import Drain
from areopagus.api.logs import tell
from areopagus.api.problems import INTERNAL, PROBLEM, problem_response
from areopagus.api.rest.resource import GAME
from areopagus.telemetry import metrics, traces

log = logging.getLogger("areopagus.request")

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

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket":
            with metrics.listening("websocket"):
                await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        request_id = _request_id(scope)
        status = 0
        streams = False
        metrics.IN_FLIGHT.inc()

        async def send_with_id(message: Message) -> None:
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
            await send(message)

        try:
            await self.app(scope, receive, send_with_id)
        except ClientDisconnect:
            status = 499
        except Exception:
            log.exception("unexpected", extra={"fields": {"requestId": request_id.decode()}})
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
        problem = scope.get(PROBLEM)
        metrics.answered(
            scope["method"],
            route or "none",
            game or "",
            status,
            None if streams else seconds,
            problem,
        )
        fields: dict[str, Any] = {
            "method": scope["method"],
            "route": route,
            "game": game,
            "status": status,
            "ms": round(seconds * 1000, 3),
            "requestId": request_id.decode(),
        }
        if problem is not None:
            fields["problem"] = problem
        if traces.are_on() and (trace_id := traces.trace_id()):
            fields["traceId"] = trace_id
        tell(log, "request", fields)


def _request_id(scope: Scope) -> bytes:
    for name, value in scope["headers"]:
        if name == b"x-request-id" and _SANE_ID.fullmatch(value):
            return bytes(value)
    return b"%016x" % _draw(64)

"""What the protocols of the server need to know. The application's lifespan hands it to them."""

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from areopagus.api.headers import Header
from areopagus.api.logs import tell_request
from areopagus.api.problems import Problem
from areopagus.api.security_headers import security_headers
from areopagus.api.server.backlog import Backlog
from areopagus.kernel import codec
from areopagus.settings import Settings
from areopagus.telemetry import metrics

CONTEXT = "areopagus.server"
"""Where it stands in the state of the lifespan."""
_draw = Random().getrandbits


class ServerContext:
    """The limits of connections, the backlog of this process, and answers without the app."""

    def __init__(self, settings: Settings) -> None:
        self.header_seconds = settings.header_seconds
        self.max_header = settings.max_header
        self.stalled_ms = int(settings.stalled_seconds * 1000)
        self.backlog = Backlog(settings.max_wait_ms / 1000)
        self._headers, _ = security_headers(settings.hsts_seconds)

    def answer(self, problem: Problem, method: str, *, logged: bool) -> tuple[list[Header], bytes]:
        """The headers and the body of an answer that no route gives, counted like any other."""
        document = problem.document
        request_id = b"%016x" % _draw(64)
        metrics.answered(method, "none", "", document.status, None, document.type)
        if logged:
            kind = document.type
            tell_request(method, None, None, document.status, kind, 0.0, request_id, None)
        body = codec.encode(document)
        headers = [
            (b"content-type", b"application/problem+json"),
            (b"content-length", b"%d" % len(body)),
            (b"content-language", b"en"),
            *((name.encode(), value.encode()) for name, value in problem.headers.items()),
            *self._headers,
            (b"x-request-id", request_id),
        ]
        return headers, body


def context_of(state: Mapping[str, Any]) -> ServerContext:
    """The context that the lifespan left; that of the default settings if it left none."""
    found = state.get(CONTEXT)
    return found if isinstance(found, ServerContext) else _default()


@cache
def _default() -> ServerContext:
    return ServerContext(Settings())

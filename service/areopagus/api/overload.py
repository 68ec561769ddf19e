"""Protection against overload: too many requests at once, and requests that take too long."""

import asyncio
from collections.abc import Awaitable

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from areopagus.api.body import RECEIVED
from areopagus.api.problems import (
    OVERLOADED,
    PROBLEM,
    REQUEST_TIMEOUT,
    TOO_SLOW,
    Problem,
    problem_response,
)

UNGUARDED = frozenset({"/healthz", "/readyz", "/metrics"})
"""The operator's paths, which are answered under overload too."""

OVERDUE = "areopagus.overdue"
"""The key in the scope by which the server marks a request that has waited too long."""

RequestTask = asyncio.Task[object]


class OverloadGuard:
    """Answers 503 when too many requests wait or have waited too long, and ends those that take
    too long. Most of those that would wait too long are refused before: ``server/backlog.py``.

    A request counts, and its time runs, until its answer begins: streams may go on. One timer
    watches over all of them, since a timer for each would cost a twentieth of a request.
    """

    def __init__(self, app: ASGIApp, most: int, seconds: float) -> None:
        self.app = app
        self._most = most
        self._seconds = seconds
        self._waiting: dict[RequestTask, float] = {}
        """Until when each may wait, the oldest first."""
        self._given_up: set[RequestTask] = set()
        self._timer: asyncio.TimerHandle | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] in UNGUARDED:
            await self.app(scope, receive, send)
            return
        if len(self._waiting) >= self._most or OVERDUE in scope:
            problem = Problem(
                OVERLOADED, "Too many requests wait already.", headers={"retry-after": "1"}
            )
            await refuse(problem, scope, receive, send)
            return
        loop = asyncio.get_running_loop()
        request = asyncio.current_task(loop)
        assert request is not None
        waiting = self._waiting

        def send_noting(message: Message) -> Awaitable[None]:
            waiting.pop(request, None)
            return send(message)

        self._watch(request, loop)
        try:
            await self.app(scope, receive, send_noting)
        except asyncio.CancelledError:
            if request not in self._given_up or request.uncancel() > 0:
                raise
            await refuse(_late(scope), scope, receive, send)
        finally:
            waiting.pop(request, None)
            self._given_up.discard(request)

    def _watch(self, request: RequestTask, loop: asyncio.AbstractEventLoop) -> None:
        self._waiting[request] = loop.time() + self._seconds
        if self._timer is None:
            self._timer = loop.call_later(self._seconds, self._give_up)

    def _give_up(self) -> None:
        """End what has waited too long, and come back when the next has."""
        loop = asyncio.get_running_loop()
        self._timer = None
        while self._waiting:
            request, until = next(iter(self._waiting.items()))
            if until > loop.time():
                self._timer = loop.call_at(until, self._give_up)
                return
            del self._waiting[request]
            self._given_up.add(request)
            request.cancel()


async def refuse(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with a problem before any route is reached."""
    scope[PROBLEM] = problem.document.type
    await problem_response(problem, scope["path"])(scope, receive, send)


def _late(scope: Scope) -> Problem:
    if scope["method"] in ("GET", "HEAD", "DELETE") or scope.get(RECEIVED):
        return Problem(TOO_SLOW, "This took too long.", headers={"retry-after": "1"})
    return Problem(
        REQUEST_TIMEOUT, "The body did not come in time.", headers={"connection": "close"}
    )

"""What stands between the edge and the routes: too many at once, and too slow."""

import asyncio

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from areopagus.api.problems import (
    OVERLOADED,
    PROBLEM,
    REQUEST_TIMEOUT,
    TOO_SLOW,
    Problem,
    problem_response,
)

UNGUARDED = frozenset({"/healthz", "/readyz", "/readyz/sessions", "/metrics"})
"""What an operator asks, above all when there is too much to do."""


class Shield:
    """Answers 503 when too many requests wait, and ends those that take too long.

    A request counts, and its time runs, until its answer begins: streams may go on.
    """

    def __init__(self, app: ASGIApp, most: int, seconds: float) -> None:
        self.app = app
        self._most = most
        self._seconds = seconds
        self._waiting = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] in UNGUARDED:
            await self.app(scope, receive, send)
        elif self._waiting >= self._most:
            problem = Problem(
                OVERLOADED, "Too many requests wait already.", headers={"retry-after": "1"}
            )
            await refuse(problem, scope, receive, send)
        else:
            await self._guarded(scope, receive, send)

    async def _guarded(self, scope: Scope, receive: Receive, send: Send) -> None:
        received = waiting = False

        async def receive_noting() -> Message:
            nonlocal received
            message = await receive()
            received = not message.get("more_body", False)
            return message

        async def send_noting(message: Message) -> None:
            nonlocal waiting
            if waiting:
                waiting = False
                self._waiting -= 1
                limit.reschedule(None)
            await send(message)

        limit = asyncio.timeout(self._seconds)
        try:
            async with limit:
                self._waiting += 1
                waiting = True
                await self.app(scope, receive_noting, send_noting)
        except TimeoutError:
            if not waiting or not limit.expired():
                raise
            await refuse(_late(received), scope, receive, send)
        finally:
            if waiting:
                self._waiting -= 1


async def refuse(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with a problem before any route is reached."""
    scope[PROBLEM] = problem.document.type
    await problem_response(problem, scope["path"])(scope, receive, send)


def _late(received: bool) -> Problem:
    if received:
        return Problem(TOO_SLOW, "This took too long.", headers={"retry-after": "1"})
    return Problem(
        REQUEST_TIMEOUT, "The body did not come in time.", headers={"connection": "close"}
    )

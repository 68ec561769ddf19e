"""A circuit breaker: after a few failures, requests fail at once instead of timing out.

It also sees to it that no more steps are under way than there are connections. A crowd that comes
at once is then served in turn; a pool without a free connection would be taken for an outage.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Coroutine
from typing import TypeVar

from redis.exceptions import ResponseError

from areopagus.redis.client import BROKEN
from areopagus.sessions.errors import Damaged, Unavailable
from areopagus.telemetry import metrics
from areopagus.telemetry.traces import span

log = logging.getLogger("areopagus.sessions")

T = TypeVar("T")

FAILURES = 3
"""Consecutive failures after which the circuit opens."""
REST = 1.0
"""Seconds until one request may probe Redis again."""


class Breaker:
    """Closed while Redis answers; open, for a while, when it does not."""

    def __init__(self, at_once: int) -> None:
        self._turns = asyncio.Semaphore(at_once)
        self._failures = 0
        self._closed_until_tried = 0.0

    @property
    def is_open(self) -> bool:
        return self._failures >= FAILURES

    async def attempt(self, step: Awaitable[T]) -> T:
        """What a step answers; raises ``Unavailable`` when it fails, or is not even tried."""
        try:
            async with self._turns:
                if self.is_open and not self._may_try():
                    raise Unavailable("Sessions are away for the moment.")
                return await self._tried(step)
        finally:
            _close_unstarted(step)

    async def _tried(self, step: Awaitable[T]) -> T:
        try:
            with span("redis"):
                answer = await step
        except ResponseError as error:
            if str(error).startswith("WRONGTYPE"):
                raise Damaged from error
            raise self._failed(error) from error
        except BROKEN as error:
            raise self._failed(error) from error
        if self._failures:
            self._recovered()
        return answer

    def _may_try(self) -> bool:
        """Whether this request may probe: one at a time, after the rest period."""
        now = time.monotonic()
        if now < self._closed_until_tried:
            return False
        self._closed_until_tried = now + REST
        return True

    def _failed(self, error: Exception) -> Unavailable:
        self._failures += 1
        metrics.REDIS_ERRORS.labels(type(error).__name__).inc()
        metrics.REDIS_UP.set(0)
        self._closed_until_tried = time.monotonic() + REST
        if self._failures == FAILURES:
            log.error("Redis is away", extra={"error": f"{type(error).__name__}: {error}"})
        return Unavailable("Sessions cannot be reached.")

    def _recovered(self) -> None:
        if self.is_open:
            log.info("Redis is back")
        self._failures = 0
        metrics.REDIS_UP.set(1)


def _close_unstarted(step: Awaitable[object]) -> None:
    """Close a coroutine that will not be awaited: Python warns of it otherwise."""
    if isinstance(step, Coroutine):
        step.close()

"""What happens when the service starts and when it is told to stop."""

import asyncio
import logging
import signal
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from types import FrameType
from typing import Any

from areopagus.sessions.service import Sessions
from areopagus.telemetry import metrics, traces

log = logging.getLogger("areopagus.sessions")

_WHERE = {
    "in-process": "sessions are kept in this process and end with it",
    "redis": "sessions are kept in Redis",
    "none": "there are no sessions: several workers need AREOPAGUS_REDIS_URL to keep them",
}


FAREWELL = 2.0
"""Seconds that listeners have, at most, to read that the service stops."""


class Drain:
    """Whether this worker is draining: it finishes open requests and wants no new ones."""

    def __init__(self) -> None:
        self.has_begun = False


def lifespan_of(
    sessions: Sessions,
    drain: Drain,
    drain_seconds: int,
    warm_up: Sequence[Callable[[], object]],
    running: Callable[[], AbstractAsyncContextManager[dict[str, Any]]] = lambda: nullcontext({}),
) -> Callable[[object], AbstractAsyncContextManager[dict[str, Any]]]:
    """Says where sessions are kept; on the way out ends live streams and closes the store.

    ``warm_up`` are the steps that are taken in the background once it runs. ``running`` is entered
    for as long as the service runs, and gives the state that the server hands to its connections.
    """

    @asynccontextmanager
    async def lifespan(_: object) -> AsyncIterator[dict[str, Any]]:
        log.info(_WHERE[sessions.store.name])
        async with running() as state:
            with _in_background(warm_up), _drains_on_stop(sessions, drain, drain_seconds):
                yield state
        await sessions.close()
        await asyncio.to_thread(traces.stop)

    return lifespan


@contextmanager
def _in_background(steps: Sequence[Callable[[], object]]) -> Iterator[None]:
    """Take these steps in a thread; after the stop it begins no further one.

    A daemon thread, because nobody waits for it to end. The process waits for the threads of a
    pool, and the schema of GraphQL alone can take many seconds on a busy machine.
    """
    stopped = threading.Event()

    def take() -> None:
        for step in steps:
            if stopped.is_set():
                return
            step()

    threading.Thread(target=take, name="warm-up", daemon=True).start()
    try:
        yield
    finally:
        stopped.set()


@contextmanager
def _drains_on_stop(sessions: Sessions, drain: Drain, seconds: int) -> Iterator[None]:
    """As soon as the server is told to stop: not ready any more, and live streams end.

    The server hears of it once listeners have been told, since it would cut them off, and after
    SIGTERM not before so many seconds: until then requests are still taken, because whoever sends
    them may not have heard yet. A second signal does not wait.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    changed = {number: handler for number, handler in before.items() if callable(handler)}
    leaving: list[asyncio.Task[None]] = []

    async def leave(number: int) -> None:
        metrics.READY.set(0)
        wait = seconds if number == signal.SIGTERM else 0
        await asyncio.gather(sessions.drain(FAREWELL), asyncio.sleep(wait))
        changed[signal.Signals(number)](number, None)

    def stop(number: int, frame: FrameType | None) -> None:
        # Nothing that takes a lock: the signal may have come while the lock was held.
        if drain.has_begun:
            changed[signal.Signals(number)](number, frame)
        else:
            drain.has_begun = True
            loop.call_soon_threadsafe(lambda: leaving.append(loop.create_task(leave(number))))

    for number in changed:
        signal.signal(number, stop)
    try:
        yield
    finally:
        for number, handler in changed.items():
            signal.signal(number, handler)

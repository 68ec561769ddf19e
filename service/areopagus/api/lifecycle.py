"""What happens when the service starts and when it is told to stop."""

import asyncio
import logging
import signal
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from types import FrameType

from areopagus.sessions.service import Sessions
from areopagus.telemetry import metrics, traces

log = logging.getLogger("areopagus.sessions")

_WHERE = {
    "in-process": "sessions are kept in this process and end with it",
    "redis": "sessions are kept in Redis",
    "none": "there are no sessions: several workers need AREOPAGUS_REDIS_URL to keep them",
}


class Drain:
    """Whether this worker has been told to stop: it finishes what it has, and wants no more."""

    def __init__(self) -> None:
        self.has_begun = False


def lifespan_of(
    sessions: Sessions, drain: Drain, drain_seconds: int, warm_up: Callable[[], None]
) -> Callable[[object], AbstractAsyncContextManager[None]]:
    """Says where sessions are kept; on the way out ends live streams and closes the store."""

    @asynccontextmanager
    async def lifespan(_: object) -> AsyncIterator[None]:
        log.info(_WHERE[sessions.store.name])
        warming = asyncio.create_task(asyncio.to_thread(warm_up))
        with _drains_on_stop(sessions, drain, drain_seconds):
            yield
        await warming
        await sessions.close()
        await asyncio.to_thread(traces.stop)

    return lifespan


@contextmanager
def _drains_on_stop(sessions: Sessions, drain: Drain, seconds: int) -> Iterator[None]:
    """As soon as the server is told to stop: not ready any more, and live streams end.

    The server itself would wait for streams first, and they never end on their own. After
    SIGTERM it is told only so many seconds later; until then requests are still taken, because
    whoever sends them may not have heard yet. A second signal does not wait.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}

    def stop(number: int, frame: FrameType | None) -> None:
        earlier = before[signal.Signals(number)]
        assert callable(earlier)
        waits = number == signal.SIGTERM and not drain.has_begun
        drain.has_begun = True
        # Nothing that takes a lock: the signal may have come while the lock was held.
        loop.call_soon_threadsafe(metrics.READY.set, 0)
        sessions.drain_soon()
        if waits and seconds:
            loop.call_soon_threadsafe(loop.call_later, seconds, earlier, number, None)
        else:
            earlier(number, frame)

    changed = [number for number, handler in before.items() if callable(handler)]
    for number in changed:
        signal.signal(number, stop)
    try:
        yield
    finally:
        for number in changed:
            signal.signal(number, before[number])

"""Long work beside the event loop, so that other requests are answered meanwhile.

Python runs one thread at a time, so a thread makes nothing faster: it makes the loop's turn come.
Whoever waits for the interpreter gets it after ``SWITCH_SECONDS``, however long the work is.

The work must not touch what the loop changes meanwhile: it gets what it needs, and answers. One
call into C is one step for the interpreter (decoding 8 MB, say), and is not interrupted.
"""

import asyncio
import contextvars
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import TypeVar

T = TypeVar("T")

SMALL = 200
"""Work of this size stays on the loop. One is a move played, some 50 microseconds."""
THREADS = 2
"""The second is for the work that would otherwise wait for the longest there is; more would only
take turns from the loop."""
SWITCH_SECONDS = 0.001
"""Python's own is five times that, and a request needs the interpreter several times over."""


async def offload(work: Callable[[], T], size: int) -> T:
    """What the work comes to: done at once when it is small, and else in a thread.

    ``size`` is a cheap count made before the work begins: moves to play, or what takes as long.
    Cancelled before its turn, it is never begun; after that it goes on, unheard.
    """
    if size <= SMALL:
        return work()
    context = contextvars.copy_context()  # spans of the work belong to the request
    run = partial(context.run, work)
    return await asyncio.get_running_loop().run_in_executor(_pool(), run)


@cache
def _pool() -> ThreadPoolExecutor:
    sys.setswitchinterval(SWITCH_SECONDS)
    return ThreadPoolExecutor(THREADS, "offload")

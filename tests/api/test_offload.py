"""Small work is done at once, long work in a thread, and the loop goes on meanwhile."""

import asyncio
import contextvars
import threading

import pytest

from areopagus.api.offload import SMALL, THREADS, offload


def test_small_work_stays_on_the_loop() -> None:
    where = asyncio.run(offload(threading.current_thread, SMALL))
    assert where is threading.current_thread()


def test_long_work_is_done_in_a_thread_of_a_few() -> None:
    async def many() -> set[int]:
        return set(
            await asyncio.gather(*(offload(threading.get_ident, SMALL + 1) for _ in range(50)))
        )

    threads = asyncio.run(many())
    assert threading.get_ident() not in threads
    assert 1 <= len(threads) <= THREADS


def test_the_loop_goes_on_while_work_never_pauses() -> None:
    """The work ends when the loop has turned some times, so that it could not if it held it."""
    turns = 0

    def work() -> int:
        while turns < 5:
            pass
        return turns

    async def both() -> int:
        nonlocal turns
        working = asyncio.create_task(offload(work, SMALL + 1))
        while not working.done():
            await asyncio.sleep(0)
            turns += 1
        return await working

    assert asyncio.run(both()) >= 5


def test_an_error_of_the_work_is_raised_where_it_is_awaited() -> None:
    def work() -> None:
        raise LookupError("none")

    with pytest.raises(LookupError, match="none"):
        asyncio.run(offload(work, SMALL + 1))


def test_the_work_sees_the_context_of_its_request() -> None:
    variable: contextvars.ContextVar[str] = contextvars.ContextVar("variable", default="")

    async def request() -> str:
        variable.set("mine")
        return await offload(variable.get, SMALL + 1)

    assert asyncio.run(request()) == "mine"


def test_work_that_nobody_waits_for_any_more_is_not_begun() -> None:
    begun: list[int] = []
    release = threading.Event()

    async def request() -> None:
        busy = [asyncio.create_task(offload(release.wait, SMALL + 1)) for _ in range(THREADS)]
        late = asyncio.create_task(offload(lambda: begun.append(1), SMALL + 1))
        await asyncio.sleep(0)
        late.cancel()
        await asyncio.wait([late])
        release.set()
        await asyncio.gather(*busy)
        await offload(lambda: None, SMALL + 1)

    asyncio.run(request())
    assert begun == []

"""What a signal to stop sets off inside the process."""

import asyncio
import os
import signal
import threading
from collections.abc import Iterator

import pytest

from areopagus.api.lifecycle import Drain, lifespan_of
from areopagus.sessions.service import Sessions
from areopagus.sessions.store_factory import open_store
from tests.sessions.given import CATALOGUE

SIGNALS = (signal.SIGTERM, signal.SIGINT)


class Listened(Sessions):
    """Sessions with a listener that has not heard yet."""

    def __init__(self) -> None:
        super().__init__(CATALOGUE, open_store(None, 3600), ttl=3600)
        self.heard = asyncio.Event()

    async def drain(self, patience: float) -> None:
        await self.heard.wait()


class Server:
    """Whoever runs the application, with a handler of its own."""

    def __init__(self) -> None:
        self.told: list[int] = []
        self.stops = asyncio.Event()

    def handle(self, number: int, _: object) -> None:
        self.told.append(number)
        self.stops.set()


@pytest.fixture
def server() -> Iterator[Server]:
    server = Server()
    before = {number: signal.signal(number, server.handle) for number in SIGNALS}
    yield server
    for number, handler in before.items():
        signal.signal(number, handler)


def without_listeners() -> Sessions:
    return Sessions(CATALOGUE, open_store(None, 3600), ttl=3600)


async def stop(number: int) -> None:
    os.kill(os.getpid(), number)
    await asyncio.sleep(0.05)


@pytest.mark.parametrize("number", SIGNALS)
async def test_the_server_hears_of_a_stop_once_listeners_have(number: int, server: Server) -> None:
    sessions, drain = Listened(), Drain()
    async with lifespan_of(sessions, drain, 0, [])(None):
        await stop(number)
        assert drain.has_begun
        assert server.told == []
        sessions.heard.set()
        async with asyncio.timeout(60):
            await server.stops.wait()
        assert server.told == [number]


async def test_a_second_signal_does_not_wait(server: Server) -> None:
    async with lifespan_of(Listened(), Drain(), 600, [])(None):
        await stop(signal.SIGTERM)
        assert server.told == []
        await stop(signal.SIGTERM)
        assert server.told == [signal.SIGTERM]


async def test_a_stop_does_not_wait_for_the_warm_up_and_begins_no_further_step() -> None:
    begun, goes_on, taken = threading.Event(), threading.Event(), []

    def first() -> None:
        begun.set()
        goes_on.wait()
        taken.append("first")

    steps = [first, lambda: taken.append("second")]
    async with lifespan_of(without_listeners(), Drain(), 0, steps)(None):
        await asyncio.to_thread(begun.wait)
        (thread,) = [one for one in threading.enumerate() if one.name == "warm-up"]
    assert taken == []
    assert thread.daemon, "the process does not wait for it either"
    goes_on.set()
    await asyncio.to_thread(thread.join)
    assert taken == ["first"]


async def test_the_warm_up_takes_all_its_steps_in_turn() -> None:
    taken: list[int] = []
    done = threading.Event()
    steps = [lambda: taken.append(1), lambda: taken.append(2), done.set]
    async with lifespan_of(without_listeners(), Drain(), 0, steps)(None):
        await asyncio.to_thread(done.wait)
    assert taken == [1, 2]

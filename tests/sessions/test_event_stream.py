"""The event stream itself: heartbeats, listeners that are slow, stalled or gone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any

import pytest

from areopagus.api.rest import event_stream
from areopagus.api.rest.event_stream import EventStream
from areopagus.sessions import feed
from tests.sessions.conftest import opening
from tests.sessions.given import Party, a_room


class Listener:
    """The other end of a stream, which reads when it is told to."""

    def __init__(self) -> None:
        self.got = b""
        self.news = asyncio.Event()
        self.reads = asyncio.Event()
        self.reads.set()
        self.leaves = asyncio.Event()
        self.given_up = asyncio.Event()
        """Set when the service no longer waits for it to read."""

    async def receive(self) -> dict[str, Any]:
        await self.leaves.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Any) -> None:
        try:
            await self.reads.wait()
        except asyncio.CancelledError:
            self.given_up.set()
            raise
        self.got += message.get("body", b"")
        self.news.set()

    async def until(self, words: bytes) -> None:
        async with asyncio.timeout(60):
            while words not in self.got:
                self.news.clear()
                await self.news.wait()


@asynccontextmanager
async def listening(party: Party) -> AsyncIterator[tuple[Listener, "asyncio.Task[None]"]]:
    listener = Listener()
    stream = EventStream(await (await party.spectator()).watch(None), nullcontext())
    task = asyncio.create_task(stream({"type": "http"}, listener.receive, listener.send))
    await listener.until(b"event: open")
    yield listener, task
    task.cancel()


async def test_silence_is_broken_by_heartbeats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event_stream, "HEARTBEAT", 0.02)
    async with a_room(opening(None)) as room, listening(await room.create()) as (listener, _):
        await listener.until(b": still here\n\n: still here\n\n")


async def test_a_slow_listener_is_told_why_it_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed, "REMEMBERED", 3)
    async with a_room(opening(None)) as room:
        party = await room.create()
        async with listening(party) as (listener, task):
            await party.mark(0)
            await listener.until(b"id: 1\n")
            listener.reads.clear()
            for turn, square in enumerate((1, 2, 3, 4, 5, 7), 1):
                await party.mark(square, first=turn)
                await asyncio.sleep(0.01)
            listener.reads.set()
            await listener.until(b'event: end\ndata: {"reason":"slow","version":2}\n\n')
            await asyncio.wait_for(task, 60)


async def test_a_stalled_listener_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event_stream, "STALLED", 0.05)
    async with a_room(opening(None)) as room:
        party = await room.create()
        async with listening(party) as (listener, task):
            listener.reads.clear()
            await party.mark(0)
            await asyncio.wait_for(task, 60)


async def test_a_stalled_listener_is_told_why_once_it_reads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(event_stream, "STALLED", 0.3)
    async with a_room(opening(None)) as room:
        party = await room.create()
        async with listening(party) as (listener, task):
            await party.mark(0)
            await listener.until(b"id: 1\n")
            listener.reads.clear()
            await party.mark(1, first=1)
            await asyncio.wait_for(listener.given_up.wait(), 60)
            listener.reads.set()
            await asyncio.wait_for(task, 60)
            assert b"id: 2\n" not in listener.got
            assert listener.got.endswith(b'event: end\ndata: {"reason":"slow","version":1}\n\n')


async def test_a_listener_that_leaves_is_forgotten() -> None:
    async with a_room(opening(None)) as room:
        async with listening(await room.create()) as (listener, task):
            listener.leaves.set()
            await asyncio.wait_for(task, 60)
        assert not room.sessions._feeds._running

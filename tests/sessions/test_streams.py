"""A process holds only so many streams open, whatever they go by."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from starlette.types import ASGIApp, Message

from areopagus.api.app import create_app
from areopagus.api.graphql.messages import PROTOCOL
from areopagus.settings import Settings
from tests.sessions.conftest import opening
from tests.sessions.given import CATALOGUE, a_room

MOST = 2


class Client:
    """One stream, from the side of the server that runs the application."""

    def __init__(self, app: ASGIApp, scope: dict[str, Any], *hello: Message) -> None:
        self.sent: asyncio.Queue[Message] = asyncio.Queue()
        self._hello = list(hello)
        self._left = asyncio.Event()
        self._farewell = {"type": f"{scope['type']}.disconnect", "code": 1000}
        common = {"path": "", "headers": [], "query_string": b"", "root_path": ""}
        self.task = asyncio.ensure_future(app({**common, **scope}, self._receive, self.sent.put))

    async def _receive(self) -> Message:
        if self._hello:
            return self._hello.pop()
        await self._left.wait()
        return self._farewell

    async def first(self) -> Message:
        return await asyncio.wait_for(self.sent.get(), 60)

    async def leave(self) -> None:
        self._left.set()
        await asyncio.wait_for(self.task, 60)


Open = Callable[[ASGIApp, str], Client]


def event_stream(app: ASGIApp, session: str) -> Client:
    headers = [(b"accept", b"text/event-stream")]
    path = f"/v1/sessions/{session}/stream"
    return Client(app, {"type": "http", "method": "GET", "path": path, "headers": headers})


def websocket(app: ASGIApp, session: str) -> Client:
    scope = {"type": "websocket", "path": "/graphql", "subprotocols": [PROTOCOL]}
    return Client(app, scope, {"type": "websocket.connect"})


async def is_open(client: Client) -> bool:
    message = await client.first()
    await asyncio.sleep(0.05)
    welcome = message["type"] == "websocket.accept" or message.get("status") == 200
    return welcome and not client.task.done()


async def is_refused(client: Client) -> bool:
    message = await client.first()
    if message["type"] == "websocket.accept":
        closing = await client.first()
        return bool(closing["type"] == "websocket.close" and closing["code"] == 1013)
    body = msgspec.json.decode((await client.first())["body"])
    assert body["type"] == "/problems/overloaded"
    assert (b"retry-after", b"1") in message["headers"]
    return bool(message["status"] == body["status"] == 503)


@pytest.mark.parametrize("last", [event_stream, websocket])
@pytest.mark.parametrize("others", [event_stream, websocket])
async def test_one_stream_too_many_is_refused_until_another_ends(others: Open, last: Open) -> None:
    async with a_room(opening(None)) as room:
        session = (await room.create()).id
        app = create_app(Settings(max_streams=MOST), CATALOGUE, room.sessions)
        clients = [others(app, session) for _ in range(MOST)]
        for client in clients:
            assert await is_open(client)
        for _ in range(2):
            refused = last(app, session)
            assert await is_refused(refused)
            await asyncio.wait_for(refused.task, 60)
        await clients.pop().leave()
        clients.append(last(app, session))
        assert await is_open(clients[-1])
        for client in clients:
            await client.leave()


async def test_a_stream_that_cannot_be_opened_takes_no_place() -> None:
    async with a_room(opening(None)) as room:
        session = (await room.create()).id
        app = create_app(Settings(max_streams=1), CATALOGUE, room.sessions)
        for _ in range(2):
            stranger = event_stream(app, "-" * 22)
            assert (await stranger.first())["status"] == 404
        client = event_stream(app, session)
        assert await is_open(client)
        await client.leave()

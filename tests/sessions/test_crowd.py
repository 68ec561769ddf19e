"""A crowd that comes at once: everybody gets through, and hears the same."""

import asyncio
import json
from typing import Any

import httpx
import pytest
from websockets import Subprotocol
from websockets.asyncio.client import connect

from tests.graphql.sessions import FOLLOW, Words
from tests.sessions.conftest import OpenStore
from tests.sessions.given import a_room
from tests.sessions.redis_server import RedisServer
from tests.sessions.service import Game, Service, services
from tests.tictactoe.game import Mark

CROWD = 250


async def test_a_crowd_of_watchers_gets_through(any_store: OpenStore) -> None:
    async with a_room(any_store) as room:
        party = await room.create()
        await party.mark(0)

        async def watch() -> int:
            async with await (await party.spectator()).watch(0) as watch:
                while watch.position < 2:
                    assert isinstance(await watch.next(20), list)
                return watch.position

        watching = [asyncio.create_task(watch()) for _ in range(CROWD)]
        await party.mark(1, first=1)
        assert set(await asyncio.gather(*watching)) == {2}
        assert room.store.available


async def test_a_crowd_of_players_gets_through(any_store: OpenStore) -> None:
    async with a_room(any_store) as room:
        parties = await asyncio.gather(*(room.create() for _ in range(CROWD)))
        seen = await asyncio.gather(*(party.play(0, Mark(square=4)) for party in parties))
        assert {one.version for one in seen} == {1}


async def heard_by_stream(service: Service, path: str) -> int:
    """The version of the first update on an event stream."""
    reader, writer = await asyncio.open_connection("127.0.0.1", service.port)
    ask = f"GET {path}/stream?after=0 HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\n\r\n"
    writer.write(ask.encode())
    try:
        assert await reader.readline() == b"HTTP/1.1 200 OK\r\n"
        await reader.readuntil(b"event: update\ndata: ")
        version: int = json.loads(await reader.readline())["version"]
        return version
    finally:
        writer.close()


async def heard_by_subscription(service: Service, session: str) -> Any:
    """The version of the first update that a subscription tells."""
    payload = {"query": Words("TicTacToe")(FOLLOW), "variables": {"session": session, "after": 0}}
    address = service.address.replace("http", "ws") + "/graphql"
    protocol = Subprotocol("graphql-transport-ws")
    async with connect(address, subprotocols=[protocol], open_timeout=60) as wire:
        await wire.send('{"type":"connection_init"}')
        await wire.recv()
        await wire.send(json.dumps({"type": "subscribe", "id": "1", "payload": payload}))
        told = json.loads(await wire.recv())["payload"]["data"]["session"]
        return told.get("version", told["__typename"])


@pytest.mark.slow
async def test_a_crowd_of_listeners_gets_through(redis: RedisServer) -> None:
    with (
        services(redis.url) as (service,),
        httpx.Client(base_url=service.address, timeout=30) as client,
    ):
        game = Game(client, game="tic-tac-toe", seats=2)
        game.play(0, {"type": "mark", "square": 0})
        session = game.created["session"]
        heard = await asyncio.gather(
            *(heard_by_stream(service, game.path) for _ in range(CROWD)),
            *(heard_by_subscription(service, session) for _ in range(CROWD)),
        )
        assert set(heard) == {1}

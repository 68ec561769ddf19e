"""Sessions with real clients over WebSocket: two processes of the service behind one Redis."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from gql import Client, gql
from gql.transport.exceptions import TransportError
from gql.transport.websockets import WebsocketsTransport

from tests.graphql.sessions import FOLLOW, Table
from tests.sessions.redis_server import redis_server
from tests.sessions.service import Service, services


@pytest.fixture(scope="module")
def two() -> Iterator[list[Service]]:
    with redis_server() as redis, services(redis.url, 2, LOOK_EVERY="600") as running:
        yield running


@asynccontextmanager
async def following(
    service: Service, table: Table, token: str | None, after: int
) -> AsyncIterator[AsyncIterator[Any]]:
    """What a session tells, by the subscription of the ``gql`` client."""
    payload = {} if token is None else {"authorization": f"Bearer {token}"}
    transport = WebsocketsTransport(
        url=service.address.replace("http", "ws") + "/graphql", init_payload=payload
    )
    async with Client(transport=transport) as session:
        request = gql(table.words(FOLLOW))
        request.variable_values = {"session": table.id, "after": after}
        answers = session.subscribe(request)
        try:
            yield (next(iter(answer.values())) async for answer in answers)
        finally:
            await answers.aclose()


async def step(table: Table) -> None:
    await asyncio.to_thread(table.step)


async def soon(stream: AsyncIterator[Any]) -> Any:
    async with asyncio.timeout(60):
        return await anext(stream)


def test_a_move_here_shows_on_a_subscription_there(two: list[Service]) -> None:
    here, there = two

    async def play(table: Table) -> None:
        async with following(there, table, table.tokens[1], 0) as stream:
            assert (deal := await soon(stream))["version"] == 1
            assert [event["document"]["to"] for event in deal["events"]] == [[1]]
            for version in (2, 3):
                await step(table)
                assert (await soon(stream))["version"] == version
        await step(table)  # while nobody listens
        async with following(here, table, table.tokens[1], 3) as stream:
            assert (await soon(stream))["version"] == 4
            await step(table)
            assert (await soon(stream))["version"] == 5

    with httpx.Client(base_url=here.address, timeout=30) as client:
        asyncio.run(play(Table(client)))


def test_a_service_that_stops_says_so_and_another_goes_on() -> None:
    async def play(stopping: Service, staying: Service, table: Table) -> None:
        async with following(stopping, table, None, 0) as stream:
            assert (await soon(stream))["version"] == 1
            stopped = asyncio.create_task(asyncio.to_thread(stopping.stop))
            ended = await soon(stream)
            assert (ended["reason"], ended["version"]) == ("RESTARTING", 1)
            with pytest.raises((StopAsyncIteration, TransportError)):
                await soon(stream)
            await stopped
        await step(table)
        async with following(staying, table, None, ended["version"]) as stream:
            assert (await soon(stream))["version"] == 2

    with (
        redis_server() as redis,
        services(redis.url, 2) as (stopping, staying),
        httpx.Client(base_url=staying.address, timeout=30) as client,
    ):
        asyncio.run(play(stopping, staying, Table(client)))


@pytest.mark.slow
def test_clients_of_javascript_follow_and_come_back(
    two: list[Service], run: Callable[..., str]
) -> None:
    with httpx.Client(base_url=two[0].address, timeout=30) as client:
        table = Table(client)
        for _ in range(3):
            table.step()
        output = run(
            "node",
            "subscriptions.mjs",
            two[1].address.replace("http", "ws") + "/graphql",
            table.words(FOLLOW),
            table.id,
            table.tokens[0],
        )
    report = json.loads(output)
    assert report["versions"] == report["apollo"] == report["urql"] == [1, 2, 3, 4]
    assert report["wrongToken"] == "Unauthenticated"
    assert report["noProtocol"] == 4406

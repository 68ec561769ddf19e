"""A primary dies and its replica takes over: behind Sentinel, and in a Cluster."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from tests.sessions.conftest import opening
from tests.sessions.given import Party, a_room, retried
from tests.sessions.redis_server import (
    RedisServer,
    Replicated,
    redis_sentinel,
    replicated_cluster,
)
from tests.tictactoe.game import Mark

pytestmark = pytest.mark.slow


@pytest.fixture(params=[redis_sentinel, replicated_cluster], ids=["sentinel", "cluster"])
def servers(request: pytest.FixtureRequest) -> Iterator[Replicated]:
    with request.param() as servers:
        yield servers


def keeper_of(party: Party, servers: Replicated) -> RedisServer:
    """The primary that has a session."""
    (keeper,) = (one for one in servers.primaries if party.id in str(one.client.keys("*")))
    return keeper


async def test_play_goes_on_after_a_failover(servers: Replicated) -> None:
    async with a_room(opening(servers.url)) as room:
        party = await room.create()
        await party.play(0, Mark(square=0), key="0")
        keeper = keeper_of(party, servers)
        async with await (await party.spectator()).watch(0) as watch:
            assert keeper.client.wait(1, 5000) == 1
            keeper.kill()
            for turn in range(1, 5):
                play = partial(party.play, turn % 2, Mark(square=turn), key=str(turn))
                assert (await retried(play)).version == turn + 1
            while watch.position < 5:
                assert isinstance(await watch.next(10), list)
        assert await party.replayed() == await party.state()
        assert room.store.available


async def test_moves_that_a_failover_lost_are_forgotten(servers: Replicated) -> None:
    async with a_room(opening(servers.url)) as room:
        party = await room.create()
        await party.mark(0, 1)
        keeper = keeper_of(party, servers)
        assert keeper.client.wait(1, 5000) == 1
        for replica in servers.replicas:
            replica.pause()
        keeper.client.client_kill_filter(_type="replica")
        await party.mark(2, first=2)  # acknowledged, and on its way to nobody
        keeper.kill()
        for replica in servers.replicas:
            replica.resume()

        async def seen() -> Any:
            return await (await party.spectator()).see()

        assert (await retried(seen)).version == 2
        assert (await retried(lambda: party.mark(2, first=2))).version == 3
        assert await party.replayed() == await party.state()

"""Rate limits in a real Redis: one bucket for all processes, and none lost when it is away."""

import asyncio
from collections.abc import Iterator

import httpx
import pytest

from areopagus.api.ratelimit import RatePolicy, RedisBuckets
from tests.server import running_service
from tests.sessions.redis_server import RedisServer, redis_cluster, redis_server

BUCKET = "areopagus:rate:somebody"


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    with redis_server() as server:
        yield server


def take(url: str, policy: RatePolicy, times: int) -> list[bool]:
    async def story() -> list[bool]:
        buckets = RedisBuckets.at(url, policy)
        taken = [(await buckets.take("somebody")).allowed for _ in range(times)]
        await buckets._client.aclose()
        return taken

    return asyncio.run(story())


def test_a_bucket_is_shared_and_fills_again(redis: RedisServer) -> None:
    policy = RatePolicy(requests=4, seconds=2_000)
    assert take(redis.url, policy, 3) == [True] * 3
    assert take(redis.url, policy, 2) == [True, False], "another process, the same bucket"
    later(redis, seconds=600)
    assert take(redis.url, policy, 2) == [True, False]


def later(redis: RedisServer, seconds: int) -> None:
    """As if so much time had passed: the bucket is full again that much earlier."""
    full_at = float(redis.client.get(BUCKET))
    redis.client.set(BUCKET, full_at - seconds, keepttl=True)


def test_a_cluster_will_do() -> None:
    with redis_cluster() as url:
        assert take(url, RatePolicy(2, 60), 3) == [True, True, False]


def test_while_redis_is_away_each_process_counts_for_itself(redis: RedisServer) -> None:
    with running_service(redis_url=redis.url, rate_limit="3", rate_window="600") as address:
        assert httpx.get(f"{address}/v1/games").status_code == 200
        redis.kill()
        statuses = [httpx.get(f"{address}/v1/games").status_code for _ in range(4)]
        assert statuses == [200, 200, 200, 429]

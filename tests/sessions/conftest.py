"""Stores to test against: in this process, in a real Redis, in a real Cluster."""

import asyncio
import inspect
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest

from areopagus.sessions.store import Store
from areopagus.sessions.store_factory import open_store
from tests.sessions.redis_server import RedisServer, redis_cluster, redis_server

OpenStore = Callable[..., AbstractAsyncContextManager[Store]]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run tests that are coroutines, each in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    with redis_server() as server:
        yield server


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    with redis_cluster() as url:
        yield url


def opening(url: str | None) -> OpenStore:
    @asynccontextmanager
    async def opened(ttl: int = 3600) -> AsyncIterator[Store]:
        store = open_store(url, ttl)
        try:
            yield store
        finally:
            await store.close()

    return opened


@pytest.fixture(params=["in-process", "redis"])
def stored(request: pytest.FixtureRequest) -> OpenStore:
    """A store, in this process or in Redis."""
    if request.param == "in-process":
        return opening(None)
    return opening(request.getfixturevalue("redis").url)


@pytest.fixture(params=["in-process", "redis", "cluster"])
def any_store(request: pytest.FixtureRequest) -> OpenStore:
    """As ``stored``, and a Cluster."""
    if request.param == "cluster":
        return opening(request.getfixturevalue("cluster"))
    if request.param == "redis":
        return opening(request.getfixturevalue("redis").url)
    return opening(None)

"""Every test is played by all clients: that wait and that do not, with a service and without."""

import asyncio
import inspect
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from areopagus_client import Areopagus, AsyncAreopagus, local
from play import URL, got

HASTY = msgspec.structs.replace(local.PATIENT, pack_games=1)
"""A pack is tried out by one game at each number of seats."""
CLIENTS: dict[str, Callable[[], Any]] = {
    "sync": lambda: Areopagus(URL),
    "async": lambda: AsyncAreopagus(URL),
    "local": lambda: local.areopagus(HASTY),
    "async-local": lambda: local.async_areopagus(HASTY),
}


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="session")
def services() -> Iterator[dict[str, Any]]:
    """Clients that are their own services, and serve all tests."""
    services: dict[str, Any] = {}
    yield services
    for client in services.values():
        asyncio.run(ended(client))


@pytest.fixture(params=CLIENTS)
def mars(
    request: pytest.FixtureRequest, runner: asyncio.Runner, services: dict[str, Any]
) -> Iterator[Any]:
    """A client of the service."""
    client: Any = services.get(request.param) or CLIENTS[request.param]()
    yield client
    if "local" in request.param:
        services[request.param] = client
    else:
        runner.run(ended(client))


async def ended(client: Any) -> None:
    """Let go of what a client holds."""
    await got(client.aclose() if isinstance(client, AsyncAreopagus) else client.close())


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> object:
    """Tests that await run in the loop of their client."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    arguments = {name: pyfuncitem.funcargs[name] for name in names}
    runner = pyfuncitem.funcargs["runner"]
    assert isinstance(runner, asyncio.Runner)
    runner.run(pyfuncitem.obj(**arguments))
    return True

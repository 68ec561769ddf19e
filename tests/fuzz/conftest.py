"""The running service, for what the fuzzers found."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server import running_service


@pytest.fixture(scope="session")
def service() -> Iterator[httpx.Client]:
    with running_service() as address, httpx.Client(base_url=address, timeout=30) as client:
        yield client

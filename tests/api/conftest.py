"""Two ways to the service: over real HTTP with the real games, and in process with a small one."""

from collections.abc import Iterator

import httpx
import pytest
from starlette.testclient import TestClient

from areopagus.api.app import create_app
from areopagus.referee.catalogue import Catalogue
from areopagus.settings import Settings
from areopagus.telemetry.observer import TELEMETRY
from tests.server import running_service
from tests.tictactoe.game import TIC_TAC_TOE


@pytest.fixture(scope="session")
def service() -> Iterator[httpx.Client]:
    """The running service, over real HTTP."""
    haste = {"request_seconds": "300", "pack_games": "1", "pack_check_seconds": "300"}
    with running_service(**haste) as address, httpx.Client(base_url=address, timeout=300) as client:
        yield client


@pytest.fixture
def client() -> TestClient:
    """The service in process, with tic-tac-toe for its only game."""
    return TestClient(create_app(Settings(), Catalogue([TIC_TAC_TOE], observer=TELEMETRY)))

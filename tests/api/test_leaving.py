"""Whoever goes away ends the search that was made for them, however it was asked for."""

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from starlette.requests import ClientDisconnect
from starlette.testclient import TestClient

from areopagus.api import app as app_module
from areopagus.api.app import create_app
from areopagus.games.mission import RED_PLANET
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.observer import Observer, SearchOutcome, SilentObserver
from areopagus.referee.search_pool import SearchPool
from areopagus.settings import Settings

SLEEPER = (sys.executable, "-c", "import time; time.sleep(600)")
"""A process that never answers."""
STATE = msgspec.to_builtins(RED_PLANET.setup([None] * 3, "leaving"))
SETUP = {"game": "red-planet", "seats": ["Ann", "Bob", "Cy"], "seed": "leaving"}
PLAIN = "query($state: Document!) { redPlanet { suggest(state: $state, seat: 0) { __typename } } }"
TWICE = """query($state: Document!) { redPlanet {
    one: suggest(state: $state, seat: 0) { __typename }
    two: suggest(state: $state, seat: 1) { __typename } } }"""
SEATED = """query($session: String!) { redPlanet {
    sessionSuggestions(session: $session) { __typename } } }"""


class Ended(SilentObserver):
    """Counts what became of searches."""

    def __init__(self) -> None:
        self.outcomes: Counter[str] = Counter()

    def searched(
        self, game: str, outcome: SearchOutcome, seconds: float = 0.0, iterations: int = 0
    ) -> None:
        self.outcomes[outcome] += 1


class Sleeping:
    """The service with searches that never end by themselves."""

    def __init__(self, pool: SearchPool, ended: Ended, client: TestClient) -> None:
        self.pool = pool
        self.ended = ended
        self.client = client
        created = client.post("/v1/sessions", json=SETUP).json()
        self.session = created["session"]
        self.token = created["seats"][0]["token"]

    def leave(self, path: str, body: Any) -> list[Any]:
        """What is sent to a client that asks, and goes away once its search has begun."""
        assert self.client.portal is not None
        return self.client.portal.call(post_and_leave, self, path, body)


@pytest.fixture(scope="module")
def service() -> Iterator[Sleeping]:
    ended, pools = Ended(), []

    def asleep(workers: int, queue: int, milliseconds: int, observer: Observer) -> SearchPool:
        pools.append(SearchPool(workers, queue, milliseconds, SLEEPER, observer))
        return pools[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app_module, "SearchPool", asleep)
        app = create_app(
            Settings(suggest_workers=2, request_seconds=600), Catalogue(observer=ended)
        )
    with TestClient(app) as client:
        client.post("/graphql", json={"query": "{ __typename }"})  # the schema is built by now
        yield Sleeping(pools[0], ended, client)


@pytest.fixture
def sleeping(service: Sleeping) -> Sleeping:
    service.pool.has_begun.clear()
    service.ended.outcomes.clear()
    return service


async def post_and_leave(service: Sleeping, path: str, body: Any) -> list[Any]:
    content = msgspec.json.encode(body)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(content)),
        (b"authorization", b"Bearer " + service.token.encode()),
    ]
    scope = {
        "type": "http",
        "method": "POST",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": headers,
        "client": ("127.0.0.1", 1),
    }
    messages: list[Any] = [{"type": "http.request", "body": content, "more_body": False}]
    sent: list[Any] = []

    async def receive() -> Any:
        if messages:
            return messages.pop()
        await asyncio.to_thread(service.pool.has_begun.wait)
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    with suppress(ClientDisconnect):
        await service.client.app(scope, receive, send)
    return sent


def test_of_rest(sleeping: Sleeping) -> None:
    body = {"state": STATE, "seat": 0}
    assert sleeping.leave("/v1/games/red-planet/suggest", body) == []
    assert sleeping.ended.outcomes == {"left": 1}


def test_of_a_session(sleeping: Sleeping) -> None:
    assert sleeping.leave(f"/v1/sessions/{sleeping.session}/suggestions", {}) == []
    assert sleeping.ended.outcomes == {"left": 1}


@pytest.mark.parametrize(("query", "searches"), [(PLAIN, 1), (TWICE, 2), (SEATED, 1)])
def test_of_graphql(
    sleeping: Sleeping, caplog: pytest.LogCaptureFixture, query: str, searches: int
) -> None:
    variables = {"state": STATE, "session": sleeping.session}
    with caplog.at_level(logging.ERROR):
        assert sleeping.leave("/graphql", {"query": query, "variables": variables}) == []
    assert sleeping.ended.outcomes == {"left": searches}
    assert not caplog.records, "it is nobody's mistake"


@pytest.mark.parametrize("by", ["closing", "complete"])
@pytest.mark.parametrize("query", [PLAIN, SEATED])
def test_of_a_websocket(sleeping: Sleeping, query: str, by: str) -> None:
    client = sleeping.client
    with client.websocket_connect("/graphql", subprotocols=["graphql-transport-ws"]) as wire:
        payload = {"Authorization": f"Bearer {sleeping.token}"}
        wire.send_json({"type": "connection_init", "payload": payload})
        assert wire.receive_json() == {"type": "connection_ack"}
        variables = {"state": STATE, "session": sleeping.session}
        asked = {"query": query, "variables": variables}
        wire.send_json({"type": "subscribe", "id": "1", "payload": asked})
        sleeping.pool.has_begun.wait()
        if by == "complete":
            wire.send_json({"type": "complete", "id": "1"})
            wire.send_json({"type": "ping"})
            assert wire.receive_json() == {"type": "pong"}
    assert sleeping.ended.outcomes == {"left": 1}


def test_a_session_is_refused_by_graphql_as_it_is_by_rest(
    sleeping: Sleeping, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sleeping.pool, "waiting", 1_000)
    bearer = {"authorization": f"Bearer {sleeping.token}"}
    path = f"/v1/sessions/{sleeping.session}/suggestions"
    told = sleeping.client.post(path, headers=bearer).json()
    assert told["type"] == "/problems/suggestions-busy"
    body = {"query": SEATED, "variables": {"session": sleeping.session}}
    told = sleeping.client.post("/graphql", json=body, headers=bearer).json()
    assert told["data"]["redPlanet"]["sessionSuggestions"]["__typename"] == "SuggestionsBusy"
    assert sleeping.ended.outcomes == {"refused": 2}

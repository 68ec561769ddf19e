"""Suggestions over HTTP: answered, refused, and ended when nobody waits for them."""

import asyncio
import sys
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from starlette.requests import ClientDisconnect
from starlette.testclient import TestClient

from areopagus.api.app import create_app
from areopagus.api.rest.operations import operation_routes
from areopagus.games.mission import RED_PLANET
from areopagus.packs.library import Library
from areopagus.packs.memory import MemoryPackStore
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.search_pool import SearchPool
from areopagus.settings import Settings

CATALOGUE = Catalogue()
STATE = RED_PLANET.setup([None] * 3, "suggest")
BODY = {
    "state": msgspec.to_builtins(STATE),
    "seat": 0,
    "budget": {"iterations": 10},
    "level": "strong",
}
PATH = "/v1/games/red-planet/suggest"


@pytest.fixture(scope="module")
def client() -> TestClient:
    return TestClient(create_app(Settings(), CATALOGUE))


def test_the_same_request_has_the_same_bytes(client: TestClient) -> None:
    first = client.post(PATH, json=BODY)
    assert first.status_code == 200
    assert client.post(PATH, json=BODY).content == first.content
    assert TestClient(create_app(Settings(), CATALOGUE)).post(PATH, json=BODY).content == (
        first.content
    )
    found = first.json()
    assert sum(one["visits"] for one in found["suggestions"]) == 10
    assert found["effort"] == {"iterations": 10, "seed": "0"}
    best = found["suggestions"][0]
    assert best["confidence"]["low"] <= best["value"]["win"] <= best["confidence"]["high"]
    assert best["label"].startswith("Keep")


def test_a_label_is_in_the_readers_language(client: TestClient) -> None:
    found = client.post(PATH, json=BODY, headers={"accept-language": "fr"}).json()
    assert found["suggestions"][0]["label"].startswith("Gardez")


@pytest.mark.parametrize(
    ("change", "pointer"),
    [
        ({"seat": 5}, "/seat"),
        ({"level": "best"}, "/level"),
        ({"budget": {"iterations": 0}}, "/budget/iterations"),
        ({"budget": {"milliseconds": 10**9}}, "/budget/milliseconds"),
        ({"seed": ""}, "/seed"),
    ],
)
def test_what_does_not_fit_is_pointed_at(client: TestClient, change: Any, pointer: str) -> None:
    answer = client.post(PATH, json=BODY | change)
    assert answer.status_code == 422
    assert answer.json()["pointer"] == pointer


def test_turned_off_it_is_a_problem_of_its_own_and_all_else_works() -> None:
    off = TestClient(create_app(Settings(suggest_workers=0), CATALOGUE))
    answer = off.post(PATH, json=BODY)
    assert (answer.status_code, answer.json()["type"]) == (503, "/problems/suggestions-off")
    assert "retry-after" not in answer.headers
    query = """query($state: Document!) { redPlanet {
        suggest(state: $state, seat: 0) { __typename ... on Problem { message } } } }"""
    told = off.post("/graphql", json={"query": query, "variables": {"state": BODY["state"]}}).json()
    assert told["data"]["redPlanet"]["suggest"]["__typename"] == "SuggestionsOff"
    bots = {"game": "red-planet", "seats": ["Ann", "Bob", {"bot": "easy"}]}
    assert off.post("/v1/sessions", json=bots).json()["type"] == "/problems/suggestions-off"
    assert off.post("/v1/games/red-planet/setup", json={"seats": 3}).status_code == 200


LIBRARY = Library(CATALOGUE, MemoryPackStore(60, 0))


async def visit(pool: SearchPool, leaving: asyncio.Event) -> list[Any]:
    """What the route sends to a client that goes away when it is told to."""
    (route,) = [
        route
        for route in operation_routes(CATALOGUE, Settings(), pool, LIBRARY)
        if route.path == "/v1/games/{game}/suggest"
    ]
    body = msgspec.json.encode(BODY)
    scope = {
        "type": "http",
        "method": "POST",
        "path": PATH,
        "path_params": {"game": "red-planet"},
        "query_string": b"",
        "headers": [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))],
    }
    messages: list[Any] = [{"type": "http.request", "body": body, "more_body": False}]
    sent: list[Any] = []

    async def receive() -> Any:
        if messages:
            return messages.pop()
        await leaving.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    with suppress(ClientDisconnect):
        await route.app(scope, receive, send)
    return sent


def test_what_is_shed_says_when_to_come_back() -> None:
    pool = SearchPool(1, 0, 100)
    pool.waiting = 1  # as if one were at it
    head, body = asyncio.run(visit(pool, asyncio.Event()))
    assert head["status"] == 503
    assert dict(head["headers"])[b"retry-after"] == b"1"
    assert msgspec.json.decode(body["body"])["type"] == "/problems/suggestions-busy"


def test_a_client_that_goes_away_ends_its_search() -> None:
    sleeper = (sys.executable, "-c", "import time; time.sleep(600)")
    pool = SearchPool(1, 0, 100, sleeper)

    async def come_and_go() -> list[Any]:
        leaving = asyncio.Event()
        visiting = asyncio.create_task(visit(pool, leaving))
        await asyncio.to_thread(pool.has_begun.wait)
        leaving.set()
        return await visiting

    assert asyncio.run(come_and_go()) == []
    assert pool.waiting == 0
    pool.close()
    assert not pool.busy, "the process is gone"


def test_at_a_table_each_is_advised(client: TestClient) -> None:
    setup = {"game": "red-planet", "seats": ["Ann", "Bob", {"bot": "random"}], "seed": "table"}
    with client:
        created = client.post("/v1/sessions", json=setup).json()
        path = f"/v1/sessions/{created['session']}/suggestions"
        ann = {"authorization": f"Bearer {created['seats'][0]['token']}"}
        host = {"authorization": f"Bearer {created['host']}"}
        wish = {"budget": {"iterations": 5}}
        assert client.post(path, headers=ann, json=wish).json()["suggestions"]
        assert client.post(path, headers=ann, json=wish | {"seat": 1}).status_code == 403
        assert client.post(path, headers=host, json=wish | {"seat": 2}).json()["seat"] == 2
        assert client.post(path, json=wish).status_code == 401


def test_at_a_table_graphql_advises_as_rest_does() -> None:
    setup = {"game": "red-planet", "seats": ["Ann", "Bob", "Cy"], "seed": "table"}
    with TestClient(create_app(Settings(), CATALOGUE)) as client:
        created = client.post("/v1/sessions", json=setup).json()
        path = f"/v1/sessions/{created['session']}/suggestions"
        ann = {"authorization": f"Bearer {created['seats'][0]['token']}"}
        wish = {"budget": {"iterations": 5}}
        found = client.post(path, json=wish, headers=ann).json()
        query = """query($id: String!) { redPlanet { sessionSuggestions(
            session: $id, budget: {iterations: 5}) {
            __typename ... on RedPlanetSuggestions { suggestions { label visits } } } } }"""
        asked = {"query": query, "variables": {"id": created["session"]}}
        told = client.post("/graphql", json=asked, headers=ann).json()
        same = told["data"]["redPlanet"]["sessionSuggestions"]["suggestions"]
        assert [one["label"] for one in same] == [one["label"] for one in found["suggestions"]]

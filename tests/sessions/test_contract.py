"""The contract about sessions is true: requests and answers conform to it."""

from collections.abc import Iterator
from typing import Any

import jsonschema
import msgspec
import pytest
from starlette.testclient import TestClient

from areopagus.api.app import create_app
from areopagus.api.openapi import openapi_document
from areopagus.settings import Settings
from tests.sessions.given import CATALOGUE
from tests.sessions.service import Game, bearer

CONTRACT = msgspec.json.decode(msgspec.json.encode(openapi_document(CATALOGUE)))
ONE = "/v1/sessions/{session}"


@pytest.fixture(scope="module")
def client() -> Iterator[Any]:
    with TestClient(create_app(Settings(), CATALOGUE)) as client:
        yield client


def check(content: Any, schema: Any) -> None:
    whole = {**schema, "components": CONTRACT["components"]}
    jsonschema.Draft202012Validator(whole).validate(content)


def conforms(response: Any, path: str, method: str) -> None:
    """Whether the contract foresees this answer: its status, its headers and its content."""
    described = CONTRACT["paths"][path][method]["responses"][str(response.status_code)]
    if "$ref" in described:
        described = CONTRACT["components"]["responses"][described["$ref"].rpartition("/")[2]]
    for header in described["headers"]:
        assert header in response.headers
    if not response.content:
        assert "content" not in described
        return
    media_type = response.headers["content-type"].partition(";")[0]
    check(response.json(), described["content"][media_type]["schema"])


def test_every_route_is_in_the_contract(client: Any) -> None:
    routes = {route.path for route in client.app.routes if route.path.startswith("/v1/sessions")}
    assert routes == {path for path in CONTRACT["paths"] if path.startswith("/v1/sessions")}


@pytest.mark.parametrize("game", ["red-planet", "magic-maze-on-mars", "tic-tac-toe"])
def test_what_is_answered_conforms(client: Any, game: str) -> None:
    setup = {"game": game, "seats": 2, "seed": "s", "table": {"hostUndo": True}}
    create = CONTRACT["paths"]["/v1/sessions"]["post"]
    check(setup, create["requestBody"]["content"]["application/json"]["schema"])
    conforms(client.post("/v1/sessions", json=setup), "/v1/sessions", "post")
    party = Game(client, **setup)
    host = bearer(party.created["host"])
    moves = CONTRACT["paths"][f"{ONE}/moves"]["post"]
    for _ in range(6):
        seat, move = party.legal()
        check({"move": move}, moves["requestBody"]["content"]["application/json"]["schema"])
        conforms(party.play(seat, move), f"{ONE}/moves", "post")
        conforms(client.get(party.path, headers=bearer(party.tokens[0])), ONE, "get")
    conforms(client.post(f"{party.path}/undo", headers=host), f"{ONE}/undo", "post")
    conforms(client.get(f"{party.path}/events"), f"{ONE}/events", "get")
    conforms(client.get(f"{party.path}/record", headers=host), f"{ONE}/record", "get")
    version = party.see()["version"]
    same = {"if-none-match": f'"{version}"'}
    conforms(client.get(party.path, headers=same), ONE, "get")
    conforms(client.delete(party.path, headers=host), ONE, "delete")
    conforms(client.get(party.path), ONE, "get")


def test_the_example_works(client: Any) -> None:
    operation = CONTRACT["paths"]["/v1/sessions"]["post"]
    example = operation["requestBody"]["content"]["application/json"]["example"]
    assert client.post("/v1/sessions", json=example).status_code == 201


def test_problems_conform(client: Any) -> None:
    party = Game(client, game="tic-tac-toe", seats=2)
    mark = {"move": {"type": "mark", "square": 0}}
    path, owner = f"{party.path}/moves", bearer(party.tokens[0])
    conforms(client.post("/v1/sessions", json={}), "/v1/sessions", "post")
    conforms(client.post(path, json=mark), f"{ONE}/moves", "post")
    conforms(
        client.post(path, json=mark, headers=owner | {"if-match": '"9"'}), f"{ONE}/moves", "post"
    )
    conforms(client.post(f"{party.path}/undo", headers=owner), f"{ONE}/undo", "post")
    conforms(client.delete(party.path, headers=owner), ONE, "delete")

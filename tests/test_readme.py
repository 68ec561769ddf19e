"""README says what happens: its requests are sent, its query is asked."""

import json
import re
from pathlib import Path

import pytest
from graphql import parse, validate
from starlette.testclient import TestClient

from areopagus.api.app import create_app
from areopagus.api.graphql.schema import build_schema
from areopagus.referee.catalogue import Catalogue
from areopagus.settings import Settings

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
REQUESTS = re.findall(r"curl -s localhost:8000(\S+)[^`]*?-d '(\{.*?\})'", README, re.DOTALL)

QUERIES = re.findall(r"```graphql\n(.*?)```", README, re.DOTALL)


@pytest.fixture(scope="module")
def client() -> TestClient:
    return TestClient(create_app(Settings(), Catalogue()))


@pytest.mark.parametrize(("path", "body"), REQUESTS)
def test_its_requests_are_answered(client: TestClient, path: str, body: str) -> None:
    assert client.post(path, json=json.loads(body)).status_code in (200, 201)


def test_there_are_requests_to_send() -> None:
    assert len(REQUESTS) == 2


def test_its_query_has_an_answer(client: TestClient) -> None:
    answer = client.post("/graphql", json={"query": QUERIES[0]}).json()
    assert "errors" not in answer
    assert answer["data"]["redPlanet"]["setup"]["toAct"] == [0, 1, 2]


def test_its_subscription_fits_the_schema() -> None:
    schema = build_schema(Catalogue())
    assert validate(schema, parse(QUERIES[1])) == []


def test_every_file_it_points_to_is_there() -> None:
    root = Path(__file__).parent.parent
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (root / target).exists(), target

"""The endpoint in process, and a way to ask it."""

from collections.abc import Callable
from typing import Any

import pytest
from graphql import GraphQLSchema
from starlette.testclient import TestClient

from areopagus.api.app import create_app
from areopagus.api.graphql.schema import build_schema
from areopagus.referee.catalogue import Catalogue
from areopagus.settings import Settings

Ask = Callable[..., dict[str, Any]]


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    return Catalogue()


@pytest.fixture(scope="session")
def schema(catalogue: Catalogue) -> GraphQLSchema:
    return build_schema(catalogue)


@pytest.fixture(scope="session")
def client(catalogue: Catalogue) -> TestClient:
    client = TestClient(create_app(Settings(), catalogue), raise_server_exceptions=False)
    client.post("/graphql", json={"query": "{ __typename }"})  # the schema is built by now
    return client


@pytest.fixture(scope="session")
def ask(client: TestClient) -> Ask:
    """A query and its variables, and the whole answer to them."""

    def ask(query: str, *, headers: dict[str, str] | None = None, **variables: Any) -> Any:
        body = {"query": query, "variables": variables}
        return client.post("/graphql", json=body, headers=headers).json()

    return ask


def configured(**settings: Any) -> TestClient:
    """The endpoint with settings of its own."""
    return TestClient(create_app(Settings(**settings), Catalogue()))

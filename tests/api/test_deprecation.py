"""What will go is marked in the contract, and told with every answer until then."""

import datetime
from typing import Annotated, Any

import pytest
import strawberry
from graphql import GraphQLObjectType, GraphQLSchema
from graphql import build_schema as read_schema
from starlette.testclient import TestClient

from areopagus.api import openapi, openapi_sessions
from areopagus.api.app import create_app
from areopagus.api.deprecation import Deprecation
from areopagus.api.graphql import namespaces, session_fields
from areopagus.api.graphql.inputs import Inputs, argument, includes_null
from areopagus.api.graphql.outputs import Outputs, TypeRegistry
from areopagus.api.graphql.schema import build_schema, schema_text
from areopagus.api.openapi import openapi_document
from areopagus.api.operations import OPERATIONS, PLAIN
from areopagus.api.rest import operations, sessions
from areopagus.api.session_operations import REST_SESSION_OPERATIONS, SESSION_OPERATIONS
from areopagus.kernel.document import DEPRECATED, Document
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.naming import Names
from areopagus.referee.schema import Schemas
from areopagus.settings import Settings
from tests.tictactoe.game import TIC_TAC_TOE

GOING = Deprecation(
    datetime.date(2026, 12, 1), datetime.date(2027, 6, 1), "Use what `apply` answers."
)
HEADERS = {"deprecation": "@1796083200", "sunset": "Tue, 01 Jun 2027 00:00:00 GMT"}
REASON = "Use what `apply` answers. It goes after 2027-06-01."
GOES = {"score", "session"}


def with_some_going(table: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(one._replace(deprecation=GOING) if one.name in GOES else one for one in table)


@pytest.fixture
def catalogue(monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    """A game whose plain and sealed scores are deprecated, and looking at its sessions too."""
    for module, table in ((operations, OPERATIONS), (openapi, OPERATIONS)):
        monkeypatch.setattr(module, "OPERATIONS", with_some_going(table))
    for place in (sessions, openapi_sessions):
        monkeypatch.setattr(
            place, "REST_SESSION_OPERATIONS", with_some_going(REST_SESSION_OPERATIONS)
        )
    monkeypatch.setattr(namespaces, "PLAIN", with_some_going(PLAIN))
    monkeypatch.setattr(session_fields, "SESSION_OPERATIONS", with_some_going(SESSION_OPERATIONS))
    return Catalogue([TIC_TAC_TOE])


@pytest.fixture
def client(catalogue: Catalogue) -> TestClient:
    return TestClient(create_app(Settings(cors_origins="*"), catalogue))


def told(response: Any) -> dict[str, str]:
    return {name: response.headers[name] for name in HEADERS if name in response.headers}


def test_every_answer_of_what_will_go_says_since_when_and_until_when(client: TestClient) -> None:
    games = "/v1/games/tic-tac-toe"
    begun = client.post(f"{games}/setup", json={"seats": 2})
    assert told(begun) == {}
    scored = client.post(f"{games}/score", json={"state": begun.json()["state"]})
    assert scored.status_code == 200
    assert told(scored) == HEADERS
    refused = client.post(f"{games}/score", json={})
    assert refused.status_code == 422
    assert told(refused) == HEADERS
    assert told(client.post(f"{games}/sealed/score", json={})) == HEADERS
    assert told(client.options(f"{games}/score")) == {}


def test_the_other_methods_of_a_path_say_nothing_of_it(client: TestClient) -> None:
    created = client.post("/v1/sessions", json={"game": "tic-tac-toe", "seats": 2}).json()
    path = f"/v1/sessions/{created['session']}"
    seen = client.get(path)
    assert told(seen) == HEADERS
    unchanged = client.get(path, headers={"if-none-match": seen.headers["etag"]})
    assert unchanged.status_code == 304
    assert told(unchanged) == HEADERS
    assert told(client.head(path)) == HEADERS
    closed = client.delete(path, headers={"authorization": f"Bearer {created['host']}"})
    assert closed.status_code == 204
    assert told(closed) == {}


def test_pages_of_other_origins_may_read_it(client: TestClient) -> None:
    seen = client.get("/v1/games", headers={"origin": "https://page.example"})
    exposed = {name.strip() for name in seen.headers["access-control-expose-headers"].split(",")}
    assert HEADERS.keys() <= exposed


def test_the_contract_marks_it(catalogue: Catalogue) -> None:
    paths = openapi_document(catalogue)["paths"]
    marked = {
        item[method]["operationId"]: item[method]
        for item in paths.values()
        for method in item.keys() & {"get", "post", "delete"}
        if item[method].get("deprecated")
    }
    assert marked.keys() == {"ticTacToeScore", "ticTacToeSealedScore", "getSession"}
    for operation in marked.values():
        assert operation["description"].endswith(f"Deprecated: {REASON}")
        assert {"Deprecation", "Sunset"} <= operation["responses"]["200"]["headers"].keys()


def test_graphql_marks_it(catalogue: Catalogue) -> None:
    schema = read_schema(schema_text(build_schema(catalogue)))
    assert reasons(schema, "TicTacToe") == {"score": REASON, "session": REASON}


def reasons(schema: GraphQLSchema, name: str) -> dict[str, str]:
    kind = schema.type_map[name]
    assert isinstance(kind, GraphQLObjectType)
    return {
        name: field.deprecation_reason
        for name, field in kind.fields.items()
        if field.deprecation_reason
    }


class Asked(Document, kw_only=True):
    """Something."""

    old: Annotated[int | None, DEPRECATED] = None
    """Use `new`."""
    new: int | None = None
    """Better."""


def test_a_field_that_will_go_is_marked_in_openapi() -> None:
    schemas = Schemas(Names())
    schemas.of(Asked)
    schemas.of_request(Asked)
    assert len(schemas.components) == 2
    for schema in schemas.components.values():
        assert schema["properties"]["old"]["deprecated"]
        assert "deprecated" not in schema["properties"]["new"]


def test_a_field_that_will_go_is_marked_in_graphql() -> None:
    outputs = Outputs(Names(), TypeRegistry())
    taken = Inputs(TIC_TAC_TOE, Names(), outputs).fields(Asked)
    answered: Any = strawberry.field(description="Whatever.")
    answered.arguments = [argument(one) for one in taken]
    kind = outputs.object(Asked, outputs.fields_of(Asked))
    space = {"answer": answered, "__annotations__": {"answer": kind | None}}
    text = strawberry.Schema(strawberry.type(type("Query", (), space))).as_str()
    assert text.count('old: Int @deprecated(reason: "Use `new`.")') == 2
    assert text.count("@deprecated") == 2


def test_a_field_that_will_go_is_marked_in_inputs_and_may_be_null() -> None:
    taken = Inputs(TIC_TAC_TOE, Names(), Outputs(Names(), TypeRegistry())).fields(Asked)
    assert [(one.name, one.deprecation) for one in taken] == [("old", "Use `new`."), ("new", None)]
    assert all(includes_null(one.kind) for one in taken)

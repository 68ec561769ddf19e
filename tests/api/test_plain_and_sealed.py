"""Every operation, asked about plain and about sealed states of every game, by REST and GraphQL.

Nobody extends this by hand: it walks the table of operations.
"""

from typing import Any

import msgspec
import pytest
from graphql import GraphQLObjectType
from starlette.testclient import TestClient

from areopagus.api.app import create_app
from areopagus.api.examples import SEALED_STATE, example_requests
from areopagus.api.graphql.casing import camel
from areopagus.api.graphql.schema import build_schema
from areopagus.api.operations import OPERATIONS, PLAIN, SEALED, Operation
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.referee import Referee
from areopagus.referee.seals import seat_key
from areopagus.settings import Settings

CATALOGUE = Catalogue()
SCHEMA = build_schema(CATALOGUE)
SECRET = b"secret of the table".ljust(32)
CASES = [
    pytest.param(referee, operation, id=f"{referee.game.id}/{operation.path}")
    for referee in CATALOGUE
    for operation in OPERATIONS
]


@pytest.fixture(scope="module")
def client() -> TestClient:
    return TestClient(create_app(Settings(), CATALOGUE))


def states_of(body: dict[str, Any]) -> list[dict[str, Any]]:
    """The parts of a request that hold a state."""
    return [item for item in body.get("items", [body]) if "state" in item]


def takes_state(operation: Operation, referee: Referee[Any]) -> bool:
    return bool(states_of(example_requests(referee)[operation.path]))


def worked(
    referee: Referee[Any], operation: Operation, **changed: Any
) -> tuple[dict[str, Any], dict[str, str]]:
    """A request that works, with the headers it needs: examples with real seals.

    What is to be changed in its states is changed before they are sealed.
    """
    plain = example_requests(referee)[operation.name]
    body = example_requests(referee)[operation.path]
    headers = {}
    for item, open_item in zip(states_of(body), states_of(plain), strict=True):
        changed_state = {**open_item["state"], **changed}
        if not operation.sealed:
            item["state"] = changed_state
        else:
            assert item["state"] == SEALED_STATE
            state = msgspec.convert(changed_state, referee.game.State)
            item["state"] = CATALOGUE.sealed(referee.game.id).seal(state, SECRET)
            if item.get("seat") is not None:
                headers["authorization"] = f"Bearer {seat_key(SECRET, item['seat'])}"
    return body, headers


@pytest.mark.parametrize(("referee", "operation"), CASES)
def test_it_is_answered_in_its_shape(
    client: TestClient, referee: Referee[Any], operation: Operation
) -> None:
    body, headers = worked(referee, operation)
    headers["accept"] = "application/json"
    answer = client.post(
        f"/v1/games/{referee.game.id}/{operation.path}", json=body, headers=headers
    )
    assert answer.status_code == 200, answer.text
    msgspec.json.decode(answer.content, type=operation.answer(referee.shapes))
    assert ("seal" in answer.text) or not operation.sealed


@pytest.mark.parametrize(("referee", "operation"), CASES)
def test_it_is_answered_in_each_of_its_media_types(
    client: TestClient, referee: Referee[Any], operation: Operation
) -> None:
    body, headers = worked(referee, operation)
    path = f"/v1/games/{referee.game.id}/{operation.path}"
    for media_type in operation.produces:
        answer = client.post(path, json=body, headers=headers | {"accept": media_type})
        assert answer.headers["content-type"] == media_type, answer.text
    answer = client.post(path, json=body, headers=headers)
    assert answer.headers["content-type"] == operation.produces[0]


@pytest.mark.parametrize(("referee", "operation"), CASES)
def test_graphql_answers_it_too(
    client: TestClient, referee: Referee[Any], operation: Operation
) -> None:
    body, headers = worked(referee, operation)
    field = namespace(referee, operation).fields[camel(operation.name)]
    arguments = {name: as_input(name, value) for name, value in body.items()}
    declared = ", ".join(f"${name}: {field.args[name].type}" for name in arguments)
    passed = ", ".join(f"{name}: ${name}" for name in arguments)
    asked = f"{camel(operation.name)}({passed}) {{ __typename ... on Problem {{ message }} }}"
    inner = f"sealed {{ {asked} }}" if operation.sealed else asked
    query = f"query({declared}) {{ {camel(referee.game.id)} {{ {inner} }} }}"
    answer = client.post(
        "/graphql", json={"query": query, "variables": arguments}, headers=headers
    ).json()
    assert "errors" not in answer, answer
    data = answer["data"][camel(referee.game.id)]
    result = (data["sealed"] if operation.sealed else data)[camel(operation.name)]
    assert result["__typename"] == referee.shapes.names.of(operation.answer(referee.shapes)), result


def namespace(referee: Referee[Any], operation: Operation) -> GraphQLObjectType:
    name = referee.shapes.names.prefix + ("Sealed" if operation.sealed else "")
    kind = SCHEMA.type_map[name]
    assert isinstance(kind, GraphQLObjectType)
    return kind


def as_input(name: str, value: Any) -> Any:
    """A part of a request as an input of GraphQL."""
    match name, value:
        case "seats", int():
            return {"count": value}
        case (("move" | "highlight"), _):
            return {"document": value}
        case "setup", _:
            return {key: as_input(key, part) for key, part in value.items()}
        case (("items" | "moves"), _):
            return [{key: as_input(key, part) for key, part in one.items()} for one in value]
    return value


@pytest.mark.parametrize(("referee", "operation"), CASES)
def test_a_state_of_the_other_kind_is_a_mistake_of_the_client(
    client: TestClient, referee: Referee[Any], operation: Operation
) -> None:
    body, _ = worked(referee, operation)
    other = {op.path: op for op in OPERATIONS}
    twin = other.get(operation.name if operation.sealed else f"sealed/{operation.name}")
    if twin is None or not takes_state(operation, referee):
        return
    answer = client.post(f"/v1/games/{referee.game.id}/{twin.path}", json=body)
    assert answer.status_code == 422
    assert answer.json()["type"] == "/problems/schema"
    assert answer.json()["pointer"].endswith("/state")


@pytest.mark.parametrize(("referee", "operation"), CASES)
def test_no_operation_judges_a_state_with_other_material_than_its_own(
    client: TestClient, referee: Referee[Any], operation: Operation
) -> None:
    body, headers = worked(referee, operation, pack=f"b2:{0:032x}")
    if not takes_state(operation, referee):
        return
    answer = client.post(
        f"/v1/games/{referee.game.id}/{operation.path}", json=body, headers=headers
    )
    assert answer.json()["type"] == "/problems/unknown-pack", answer.text


def test_every_question_about_a_plain_state_can_be_asked_about_a_sealed_one() -> None:
    referee = next(iter(CATALOGUE))
    asked = {operation.name for operation in PLAIN if takes_state(operation, referee)}
    assert asked <= {operation.name for operation in SEALED}

"""Each limit refuses with a clear error and a code of its own, quickly, before anything runs."""

from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from graphql import GraphQLSchema
from starlette.testclient import TestClient

from areopagus.api.graphql.documents import Documents
from areopagus.api.graphql.faults import Fault
from areopagus.api.graphql.schema import build_schema
from areopagus.referee.catalogue import Catalogue
from areopagus.settings import Settings
from tests.graphql.conftest import Ask, configured
from tests.work import counted

SETUP = (
    '{ redPlanet { setup(seats: {count: 2}, seed: "x") { ... on RedPlanetPosition { digest } } } }'
)


def refusal(answer: dict[str, Any]) -> tuple[str, str]:
    (error,) = answer["errors"]
    assert "data" not in answer
    return error["extensions"]["code"], error["message"]


def doubling(levels: int) -> str:
    """Fragments that each spread the next one twice: exponential, if they are followed."""
    spreads = [
        f"fragment F{n} on RedPlanetState {{ a: round ...F{n + 1} ...F{n + 1} }}"
        for n in range(levels)
    ]
    last = f"fragment F{levels} on RedPlanetState {{ ply }}"
    root = """{ redPlanet { setup(seats: {count: 2}) {
        ... on RedPlanetPosition { state { ...F0 } } } } }"""
    return "\n".join([root, *spreads, last])


def chained(levels: int) -> str:
    """Fragments that each begin where another, as deep as a document may be, leaves off."""
    fragments = [
        f"fragment F{n} on Query {{ {'a { ' * levels}...F{n + 1} {'} ' * levels}}}"
        for n in range(2)
    ]
    return "\n".join(["{ ...F0 }", *fragments, "fragment F2 on Query { __typename }"])


@cache
def the_schema() -> GraphQLSchema:
    return build_schema(Catalogue())


def work_of(query: str) -> int:
    """How many calls it takes to make a document ready, or to refuse it."""
    documents = Documents(the_schema(), Settings())

    def prepare() -> None:
        with suppress(Fault):
            documents._new(query)

    return counted(prepare)[1]


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("{ " + "games { id } " * 1000 + "}", "TOO_MANY_TOKENS"),
        ("{ " + "games { id } " * 11 + "}", "TOO_MANY_ROOT_FIELDS"),
        ("{ games { seats " + "{ x " * 20 + "} " * 20 + "} }", "TOO_DEEP"),
        ("{ games { " + " ".join(f"a{n}: id" for n in range(31)) + " } }", "TOO_MANY_ALIASES"),
        (doubling(20), "TOO_MANY_ALIASES"),
        (doubling(150).replace("a: round ", ""), "TOO_COSTLY"),
        ("{ games { " + "seats { least } " * 101 + "} }", "TOO_MANY_REPEATS"),
        ("{ games { " + "... { seats { least } } " * 101 + "} }", "TOO_MANY_REPEATS"),
        (chained(190), "TOO_DEEP"),
        ("{ games " + "{ a " * 210 + "} " * 210 + "}", "TOO_DEEP"),
        ("{ games { id(a: -" + "9" * 5_000 + ") } }", "BODY_TOO_COMPLEX"),
    ],
    ids=range(11),
)
def test_documents_beyond_a_limit_are_refused(ask: Ask, query: str, code: str) -> None:
    assert refusal(ask(query))[0] == code
    assert work_of(query) < 150_000


def test_the_refusal_says_what_was_asked_and_what_is_allowed(ask: Ask) -> None:
    (error,) = ask(doubling(150).replace("a: round ", ""))["errors"]
    assert error["extensions"]["cost"]["maximum"] == 25_000
    assert error["extensions"]["cost"]["requested"] > 25_000
    assert "25000 is the most" in error["message"]


def test_lists_cost_by_the_item() -> None:
    client = configured(graphql_max_cost=1000, graphql_max_list=100)
    query = """query($items: [RedPlanetJudgeInput!]!) {
        redPlanet { judgeBatch(items: $items) { __typename } } }"""

    def ask(count: int) -> dict[str, Any]:
        item = {"state": {}, "seat": 0, "move": {"pass": True}}
        body = {"query": query, "variables": {"items": [item] * count}}
        answer: dict[str, Any] = client.post("/graphql", json=body).json()
        return answer

    assert ask(10)["data"]["redPlanet"]["judgeBatch"]["__typename"] == "InvalidState"
    assert refusal(ask(50))[0] == "TOO_COSTLY"
    assert refusal(ask(101))[0] == "LIST_TOO_LONG"


JUDGED = "judgeBatch(items: {items}) {{ __typename }}"
ITEM = "{ state: {}, seat: 0, move: { pass: true } } "


@pytest.mark.parametrize("items", ["$items", "[" + ITEM * 15 + "]"], ids=["variable", "literal"])
def test_lists_cost_wherever_a_fragment_is_spread(items: str) -> None:
    """Found by reading: the list was paid for once, and judged at every spread."""
    client = configured(graphql_max_cost=1000)
    variables = {"items": [{"state": {}, "seat": 0, "move": {"pass": True}}] * 15}
    fragment = f"fragment F on RedPlanet {{ {JUDGED.format(items=items)} }}"

    def ask(spreads: int) -> dict[str, Any]:
        tables = " ".join(f"t{n}: redPlanet {{ ...F }}" for n in range(spreads))
        declared = "($items: [RedPlanetJudgeInput!]!)" if items == "$items" else ""
        body = {"query": f"query {declared} {{ {tables} }} {fragment}", "variables": variables}
        answer: dict[str, Any] = client.post("/graphql", json=body).json()
        return answer

    assert ask(2)["data"]["t1"]["judgeBatch"]["__typename"] == "InvalidState"
    assert refusal(ask(3))[0] == "TOO_COSTLY"


def test_lists_in_the_document_are_bounded_too() -> None:
    client = configured(graphql_max_list=3)
    names = ", ".join(['"a"'] * 4)
    query = f"{{ redPlanet {{ setup(seats: {{names: [{names}]}}) {{ __typename }} }} }}"
    assert refusal(client.post("/graphql", json={"query": query}).json())[0] == "LIST_TOO_LONG"


def test_a_body_that_is_too_large_is_not_read() -> None:
    client = configured(graphql_max_body=1024)
    response = client.post("/graphql", json={"query": "{ games { id } }" + " " * 1024})
    assert response.status_code == 413
    assert refusal(response.json())[0] == "BODY_TOO_LARGE"


def test_a_body_that_nests_too_deep_is_not_parsed(client: TestClient) -> None:
    body = (
        b'{"query": "{ games { id } }", "variables": {"a": ' + b"[" * 10_000 + b"]" * 10_000 + b"}}"
    )
    response = client.post("/graphql", content=body, headers={"content-type": "application/json"})
    assert response.status_code == 400
    assert refusal(response.json())[0] == "BODY_TOO_COMPLEX"


def test_only_what_is_turned_off_is_told_to_be(ask: Ask) -> None:
    assert refusal(ask("subscription { __typename }"))[0] == "GRAPHQL_VALIDATION_FAILED"


def test_introspection_can_be_turned_off() -> None:
    client = configured(graphql_introspection=False)
    answer = client.post("/graphql", json={"query": "{ __schema { types { name } } }"}).json()
    assert answer["errors"][0]["extensions"]["code"] == "INTROSPECTION_OFF"
    assert client.post("/graphql", json={"query": "{ __typename }"}).json() == {
        "data": {"__typename": "Query"}
    }


def test_batches_are_off_unless_they_are_turned_on(client: TestClient) -> None:
    batch = [{"query": "{ __typename }"}, {"query": "{ nothing }"}]
    response = client.post("/graphql", json=batch)
    assert response.status_code == 400
    assert refusal(response.json())[0] == "BATCHING_OFF"
    generous = configured(graphql_max_batch=2)
    first, second = generous.post("/graphql", json=batch).json()
    assert first == {"data": {"__typename": "Query"}}
    assert second["errors"][0]["extensions"]["code"] == "GRAPHQL_VALIDATION_FAILED"
    assert generous.post("/graphql", json=batch * 2).status_code == 400


def test_overlapping_fragments_cost_little_time(ask: Ask) -> None:
    """The rule that fields can be merged is quadratic; the limits keep it short."""
    query = "{ redPlanet { setup(seats: {count: 2}) { ... on RedPlanetPosition { "
    query += "... { state { turn { company } dice { seed } } } " * 100 + "} } } }"
    assert "errors" not in ask(query)
    assert work_of(query) < 1_000_000


def test_a_cycle_of_fragments_is_refused(ask: Ask) -> None:
    answer = ask("{ games { ...A } } fragment A on GameDescription { id ...A }")
    assert answer["errors"][0]["extensions"]["code"] == "GRAPHQL_VALIDATION_FAILED"


def test_the_limits_leave_room_for_the_largest_natural_query(ask: Ask) -> None:
    assert "errors" not in ask(SETUP)

"""Plans and projections answer what graphql-core's own executor answers, byte for byte."""

import asyncio
from functools import cache
from typing import Any

import msgspec
import pytest
from graphql import GraphQLSchema, execute, get_named_type, parse, validate
from graphql.execution import Executor
from hypothesis import given
from hypothesis import strategies as st

from areopagus.api.examples import example_requests
from areopagus.api.graphql.documents import KEPT, Documents, Prepared
from areopagus.api.graphql.engine import Context, Engine
from areopagus.api.graphql.executor import ProjectingExecutor
from areopagus.api.graphql.plan import Unplanned
from areopagus.api.graphql.requests import Request
from areopagus.api.graphql.schema import build_schema
from areopagus.api.graphql.spelling import camel
from areopagus.referee.catalogue import GAMES, Catalogue
from areopagus.settings import Settings
from tests.graphql.queries import Selections

CATALOGUE = Catalogue()


@cache
def the_schema() -> GraphQLSchema:
    return build_schema(CATALOGUE)


@cache
def operations(game: str) -> dict[str, tuple[str, dict[str, Any]]]:
    """Each operation: its arguments, and variables that work."""
    referee = CATALOGUE[game]
    requests = example_requests(referee)
    proposed = requests["apply"]
    at = {"at": proposed["at"]} if "at" in proposed else {}
    variables = {
        "state": proposed["state"],
        "seat": proposed["seat"],
        "move": {"document": proposed["move"]},
        **at,
    }
    when = ", at: $at" if at else ""
    wrong = '{document: {type: "nothing"}}'
    setup = requests["setup"]
    return {
        "apply": (f"state: $state, seat: $seat, move: $move{when}", variables),
        "apply: illegal": (f"state: $state, seat: 4, move: $move{when}", variables),
        "apply: invalid": (f"state: $state, seat: $seat, move: {wrong}{when}", variables),
        "judge": (f"state: $state, seat: $seat, move: $move{when}", variables),
        "legalMoves": (f"state: $state{when}", variables),
        "view": (f"state: $state, seat: 0{when}", variables),
        "score": (f"state: $state{when}", variables),
        "setup": (f'seats: {{count: {setup["seats"]}}}, seed: "x"', {}),
    }


def query_of(game: str, operation: str, selected: Selections) -> tuple[str, Any]:
    arguments, variables = operations(game)[operation]
    prefix = CATALOGUE[game].shapes.names.prefix
    name = operation.partition(":")[0]
    types = {
        "state": "Document!",
        "seat": "Int",
        "move": f"{prefix}MoveInput!",
        "at": "Int",
        "yes": "Boolean!",
        "no": "Boolean! = false",
    }
    answer = get_named_type(the_schema().type_map[prefix].fields[name].type)  # type: ignore[attr-defined]
    body = f"{camel(game)} {{ {name}({arguments}) {selected.of(answer)} }}"
    text = " ".join([body, *selected.fragments])
    declared = ", ".join(f"${name}: {kind}" for name, kind in types.items() if f"${name}" in text)
    query = f"query({declared}) {{ {body} }}" if declared else f"{{ {body} }}"
    values = {**variables, "yes": True}
    used = {name: value for name, value in values.items() if f"${name}" in text}
    return "\n".join([query, *selected.fragments]), used


def by_executor(kind: Any, prepared: Prepared, variables: dict[str, Any]) -> bytes:
    result: Any = execute(
        the_schema(),
        prepared.document,
        context_value=Context(prepared, "en"),
        variable_values=variables,
        executor_class=kind,
    )
    assert result.errors is None
    return msgspec.json.encode(result.data)


def by_plan(prepared: Prepared, variables: dict[str, Any]) -> bytes:
    operation = prepared.operation(None)
    data = prepared.planned(operation, Context(prepared, "en"), variables)
    return msgspec.json.encode(data)


@pytest.mark.parametrize("game", [game.id for game in GAMES])
@given(data=st.data())
def test_a_plan_and_a_projection_answer_what_the_executor_answers(
    game: str, data: st.DataObject
) -> None:
    operation = data.draw(st.sampled_from(list(operations(game))))
    selections = Selections(the_schema(), data.draw)
    query, variables = query_of(game, operation, selections)
    errors = validate(the_schema(), parse(query))
    assert errors == [], query
    prepared = Prepared(the_schema(), parse(query))
    for yes in (True, False, True) if "yes" in variables else (True,):
        values = variables | ({"yes": yes} if "yes" in variables else {})
        expected = by_executor(Executor, prepared, values)
        assert by_executor(ProjectingExecutor, prepared, values) == expected
        assert by_plan(prepared, values) == expected


def run(query: str, **variables: Any) -> Any:
    engine = Engine(the_schema(), Settings())
    given = {name: msgspec.Raw(msgspec.json.encode(value)) for name, value in variables.items()}
    answer, _ = asyncio.run(engine.run(Request(query=query, variables=given), "en"))
    return msgspec.json.decode(msgspec.json.encode(answer))


def test_conditions_are_looked_at_every_time() -> None:
    engine = Engine(the_schema(), Settings())
    query = "query($deep: Boolean!) { games { id seats @include(if: $deep) { least } } }"
    for deep in (True, False, True):
        variables = {"deep": msgspec.Raw(msgspec.json.encode(deep))}
        answer, _ = asyncio.run(engine.run(Request(query=query, variables=variables), "en"))
        assert ("seats" in answer["data"]["games"][0]) == deep


def test_only_so_much_is_kept_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("areopagus.api.graphql.documents.KEPT", 100)
    documents = Documents(the_schema(), Settings())
    queries = [f"{{ games {{ id }} }} # {n}" for n in range(9)]
    first = documents.prepare(queries[0])
    assert documents.prepare(queries[0]) is first
    for query in queries:
        documents.prepare(query)
    assert documents.prepare(queries[0]) is not first


def test_a_long_document_does_not_drive_out_the_others() -> None:
    documents = Documents(the_schema(), Settings())
    first = documents.prepare("{ games { id } }")
    long = "{ games { id } }" + " " * KEPT
    assert documents.prepare(long) is not documents.prepare(long)
    assert documents.prepare("{ games { id } }") is first


def test_the_same_field_selected_twice_is_merged() -> None:
    query = """{ redPlanet { setup(seats: {count: 2}, seed: "x") { ...A ... on RedPlanetPosition {
        state { dice { seed } round } } } } }
        fragment A on RedPlanetPosition { state { dice { rolls } } }"""
    state = run(query)["data"]["redPlanet"]["setup"]["state"]
    assert list(state) == ["dice", "round"]
    assert list(state["dice"]) == ["rolls", "seed"]


def test_introspection_beside_data_is_left_to_the_executor() -> None:
    query = '{ __type(name: "Query") { name } games { id } }'
    prepared = Prepared(the_schema(), parse(query))
    with pytest.raises(Unplanned):
        prepared.planned(prepared.operation(None), Context(prepared, "en"), {})
    answer = run(query)["data"]
    assert answer["__type"] == {"name": "Query"}
    assert [game["id"] for game in answer["games"]] == [game.id for game in GAMES]


def test_a_mistake_of_ours_is_masked(monkeypatch: pytest.MonkeyPatch) -> None:
    schema = build_schema(CATALOGUE)

    def broken(*_: Any, **__: Any) -> Any:
        raise RuntimeError("the password is swordfish")

    assert schema.query_type is not None
    monkeypatch.setattr(schema.query_type.fields["games"], "resolve", broken)
    request = Request(query="{ games { id } }")
    answer, repeatable = asyncio.run(Engine(schema, Settings()).run(request, "en"))
    assert answer["data"] is None
    assert answer["errors"][0]["extensions"] == {"code": "INTERNAL_SERVER_ERROR"}
    assert "swordfish" not in str(answer)
    assert not repeatable


def test_a_value_that_does_not_fit_its_type_is_a_mistake_of_ours_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    schema = build_schema(CATALOGUE)
    assert schema.query_type is not None
    monkeypatch.setattr(schema.query_type.fields["games"], "resolve", lambda *_: [{"secret": 1}])
    request = Request(query="{ games { id } }")
    answer, _ = asyncio.run(Engine(schema, Settings()).run(request, "en"))
    assert answer["errors"][0]["extensions"] == {"code": "INTERNAL_SERVER_ERROR"}
    assert "secret" not in str(answer)

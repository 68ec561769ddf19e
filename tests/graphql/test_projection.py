"""Plans and projections answer what graphql-core's own executor answers, byte for byte."""

import asyncio
from contextlib import suppress
from functools import cache
from typing import Any

import msgspec
import pytest
from graphql import GraphQLSchema, execute, get_named_type, parse, validate
from graphql.execution import Executor
from hypothesis import given
from hypothesis import strategies as st

from areopagus.api.examples import example_requests
from areopagus.api.graphql.casing import camel
from areopagus.api.graphql.documents import KEPT, Documents, Prepared
from areopagus.api.graphql.engine import Context, Engine
from areopagus.api.graphql.executor import ProjectingExecutor
from areopagus.api.graphql.faults import Fault
from areopagus.api.graphql.introspection import Introspection
from areopagus.api.graphql.limits import QueryMeter
from areopagus.api.graphql.plan import Unplanned
from areopagus.api.graphql.requests import Request
from areopagus.api.graphql.schema import build_schema
from areopagus.games.mission.game import RED_PLANET
from areopagus.kernel.game import Game
from areopagus.referee.catalogue import GAMES, Catalogue
from areopagus.referee.naming import pascal
from areopagus.referee.observer import SilentObserver
from areopagus.settings import Settings
from bench.graphql import selection
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


@cache
def introspection() -> Introspection:
    return Introspection(the_schema())


def prepared_of(query: str) -> Prepared:
    return Prepared(the_schema(), QueryMeter(parse(query), introspection()), query)


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
    data = prepared.bound(operation, variables)(None, Context(prepared, "en"))
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
    prepared = prepared_of(query)
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
    monkeypatch.setattr("areopagus.api.graphql.documents.KEPT", 85_000)
    documents = Documents(the_schema(), Settings())
    queries = [f"{{ games {{ id }} }} # {n}" for n in range(9)]
    first = asyncio.run(documents.prepare(queries[0]))
    assert asyncio.run(documents.prepare(queries[0])) is first
    for query in queries:
        asyncio.run(documents.prepare(query))
    assert asyncio.run(documents.prepare(queries[0])) is not first


def test_a_long_document_does_not_drive_out_the_others() -> None:
    documents = Documents(the_schema(), Settings())
    first = asyncio.run(documents.prepare("{ games { id } }"))
    long = "{ games { id } }" + " " * KEPT
    assert asyncio.run(documents.prepare(long)) is not asyncio.run(documents.prepare(long))
    assert asyncio.run(documents.prepare("{ games { id } }")) is first


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_document_that_selects_all_of_a_position_is_kept_ready(game: Game[Any]) -> None:
    schema = the_schema()
    documents = Documents(schema, Settings())
    position = f"{pascal(game.id)}Position"
    selected = selection(schema, schema.type_map[position])
    query = (
        f"{{ {camel(game.id)} {{ setup(seats: {{count: {game.seats[0]}}}) "
        f"{{ ... on {position} {selected} }} }} }}"
    )
    first = asyncio.run(documents.prepare(query))
    first.bound(first.operation(None), {})  # which plans it: it weighs more from now on
    assert asyncio.run(documents.prepare(query)) is first
    assert asyncio.run(documents.prepare(query)) is first


def test_the_same_field_selected_twice_is_merged() -> None:
    query = """{ redPlanet { setup(seats: {count: 2}, seed: "x") { ...A ... on RedPlanetPosition {
        state { dice { seed } round } } } } }
        fragment A on RedPlanetPosition { state { dice { rolls } } }"""
    state = run(query)["data"]["redPlanet"]["setup"]["state"]
    assert list(state) == ["dice", "round"]
    assert list(state["dice"]) == ["rolls", "seed"]


def test_introspection_beside_data_is_left_to_the_executor() -> None:
    query = '{ __type(name: "Query") { name } games { id } }'
    prepared = prepared_of(query)
    with pytest.raises(Unplanned):
        prepared.bound(prepared.operation(None), {})
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


class Counting(SilentObserver):
    """Counts the moves that are made."""

    def __init__(self) -> None:
        self.moves = 0

    def moved(self, game: str, count: int, by: str) -> None:
        self.moves += count


COUNTING = Counting()


@cache
def counted_schema() -> GraphQLSchema:
    return build_schema(Catalogue([RED_PLANET], observer=COUNTING))


FIELDS = {
    "apply": "apply(state: $state, seat: $seat, move: $move) { __typename }",
    "replay": "replay(setup: {seats: {count: 3}, seed: $seed}, moves: []) { __typename }",
    "setup": "setup(seats: {count: 3}, seed: $seed, options: {soldier: $soldier}) { __typename }",
    "legal": "legalMoves(state: $state, seat: $seat) { __typename }",
    "sealed": "sealed { setup(seats: {count: 3}, options: {soldier: $soldier}) { __typename } }",
    "schema": "__typename",
}
TYPES = {
    "state": "Document!",
    "seat": "Int",
    "move": "RedPlanetMoveInput!",
    "seed": "String",
    "soldier": "RedPlanetSoldierRuling",
}


@given(
    names=st.lists(st.sampled_from(list(FIELDS)), min_size=1, max_size=6),
    nulls=st.sets(st.sampled_from(list(TYPES))),
    missing=st.sets(st.sampled_from(list(TYPES))),
)
def test_no_operation_is_ever_performed_twice(
    names: list[str], nulls: set[str], missing: set[str]
) -> None:
    """A plan that gives up does so before its first resolver is called."""
    counting = COUNTING
    counting.moves = 0
    engine = Engine(counted_schema(), Settings())
    fields = " ".join(f"f{n}: {FIELDS[name]}" for n, name in enumerate(names))
    declared = ", ".join(f"${name}: {kind}" for name, kind in TYPES.items() if f"${name}" in fields)
    _, values = operations("red-planet")["apply"]
    given = {"seed": "x", "soldier": None, **values}
    given |= dict.fromkeys(nulls)
    raw = {
        name: msgspec.Raw(msgspec.json.encode(value))
        for name, value in given.items()
        if name not in missing and f"${name}" in fields
    }
    query = f"query {f'({declared})' if declared else ''} {{ redPlanet {{ {fields} }} }}"
    with suppress(Fault):
        asyncio.run(engine.run(Request(query=query, variables=raw), "en"))
    assert counting.moves <= names.count("apply")

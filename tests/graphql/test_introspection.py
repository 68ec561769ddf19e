"""Introspection is measured like everything else, and keeps nobody waiting."""

import asyncio
from hashlib import sha256
from itertools import product
from threading import current_thread, main_thread
from typing import Any

import msgspec
import pytest
from graphql import get_introspection_query, validate

from areopagus.api.graphql import documents
from areopagus.api.graphql import engine as engine_module
from areopagus.api.graphql.documents import KEPT, Documents
from areopagus.api.graphql.engine import SCHEMA_ANSWERS, Engine
from areopagus.api.graphql.faults import Fault
from areopagus.api.graphql.introspection import MOST_WRAPPERS, Introspection
from areopagus.api.graphql.persisted import MOST_BYTES
from areopagus.api.graphql.plan import Coercion
from areopagus.api.graphql.requests import Extensions, PersistedQuery, Request
from areopagus.api.offload import SMALL, offload
from areopagus.settings import Settings
from tests.graphql.test_limits import the_schema, work_of

FLAGS = (
    "descriptions",
    "specified_by_url",
    "directive_is_repeatable",
    "schema_description",
    "input_value_deprecation",
    "one_of",
)
FRAGMENT = """fragment F on __Field { name description
    args { name description type { name kind ofType { name kind } } }
    type { name kind ofType { name kind ofType { name } } } }"""


def aliased(count: int) -> str:
    """The query that froze a worker for ten seconds: 458 bytes with 16 aliases."""
    fields = " ".join(f"a{n}: fields {{ ...F }}" for n in range(count))
    return f"{{ __schema {{ types {{ {fields} }} }} }} {FRAGMENT}"


def doubled(levels: int) -> str:
    fragments = [f"fragment F{n} on __Type {{ ...F{n + 1} ...F{n + 1} }}" for n in range(levels)]
    last = f"fragment F{levels} on __Type {{ name fields {{ name }} }}"
    return "\n".join(["{ __schema { types { ...F0 } } }", *fragments, last])


def code_of(query: str) -> str:
    with pytest.raises(Fault) as refused:
        asyncio.run(Documents(the_schema(), Settings()).prepare(query))
    code: str = refused.value.errors[0]["extensions"]["code"]
    return code


@pytest.mark.parametrize("flags", list(product((False, True), repeat=len(FLAGS))))
def test_what_tools_send_passes(flags: tuple[bool, ...]) -> None:
    """graphql-js's own query, which GraphiQL, Apollo, urql, graphql-codegen and gql send."""
    query = get_introspection_query(**dict(zip(FLAGS, flags, strict=True)))
    prepared = asyncio.run(Documents(the_schema(), Settings()).prepare(query))
    (measure,) = prepared.measures.values()
    assert 5_000 <= measure.cost <= 10_000


@pytest.mark.parametrize(
    "query",
    [
        aliased(16),
        aliased(28),
        doubled(60),
        "{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }",
        "{ __schema { types { possibleTypes { interfaces { possibleTypes { name } } } } } }",
    ],
)
def test_what_costs_more_than_a_few_of_those_is_refused(query: str) -> None:
    assert code_of(query) in ("TOO_COSTLY", "GRAPHQL_VALIDATION_FAILED")
    assert work_of(query) < 60_000


def test_the_same_name_many_times_is_refused_there_too() -> None:
    names = "name " * 150
    assert code_of(f"{{ __schema {{ types {{ {names} }} }} }}") == "TOO_MANY_REPEATS"


def test_no_type_is_wrapped_more_often_than_is_counted() -> None:
    wrapped = Introspection(the_schema()).sizes._wrapped
    assert max(level for _, level in wrapped) < MOST_WRAPPERS


def test_a_small_question_costs_little() -> None:
    query = '{ __type(name: "Query") { name fields { name } } }'
    (measure,) = asyncio.run(Documents(the_schema(), Settings()).prepare(query)).measures.values()
    assert measure.cost < 100


def ask(engine: Engine, query: str, **more: Any) -> Any:
    return asyncio.run(engine.run(Request(query=query, **more), "en"))[0]


def registering(query: str) -> Extensions:
    return Extensions(PersistedQuery(1, sha256(query.encode()).hexdigest()))


def test_a_long_answer_is_made_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []

    async def watched(work: Any, size: int) -> Any:
        asked.append(size > SMALL)
        return await offload(work, size)

    monkeypatch.setattr(engine_module, "offload", watched)
    engine = Engine(the_schema(), Settings())
    ask(engine, get_introspection_query())
    assert any(asked)
    asked.clear()
    ask(engine, "{ games { id } }")
    assert not any(asked)


@pytest.mark.parametrize("times", [1, 28])
def test_a_long_document_is_read_in_a_thread(monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    threads: list[bool] = []

    def validating(*given: Any, **more: Any) -> Any:
        threads.append(current_thread() is not main_thread())
        return validate(*given, **more)

    monkeypatch.setattr(documents, "validate", validating)
    ask(Engine(the_schema(), Settings()), f"{{ games {{ {'id title ' * times} }} }}")
    ask(Engine(the_schema(), Settings()), "{ games { id } } #" + " " * 1_000 * (times - 1))
    assert threads == [False, times > 1]


def test_long_variables_are_read_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[bool] = []

    def coerced(self: Coercion, given: Any) -> Any:
        threads.append(current_thread() is not main_thread())
        return coerce(self, given)

    coerce = Coercion.coerced
    monkeypatch.setattr(Coercion, "coerced", coerced)
    query = """query($m: [MagicMazeOnMarsRecordedMoveInput!]!) { magicMazeOnMars {
      replay(setup: {seats: {count: 4}, seed: "long"}, moves: $m) { __typename } } }"""
    for moves in (1, 2_000):
        play = {"seat": 0, "move": {"document": {"type": "speak"}}, "at": 0}
        variables = {"m": msgspec.Raw(msgspec.json.encode([play] * moves))}
        ask(Engine(the_schema(), Settings()), query, variables=variables)
    assert threads == [False, True]


def test_comments_do_not_make_another_answer() -> None:
    engine = Engine(the_schema(), Settings())
    answers = [ask(engine, get_introspection_query() + f"# {n}") for n in range(3)]
    assert len({bytes(answer["data"]) for answer in answers}) == 1
    assert len(engine._schema_answers) == 1


@pytest.mark.parametrize("kind", ["plain", "introspecting", "persisted", "failing"])
def test_every_cache_is_bounded_by_its_bytes(kind: str) -> None:
    engine = Engine(the_schema(), Settings())
    for number in range(2_000):
        match kind:
            case "plain":
                ask(engine, f"{{ games {{ a{number}: id title }} }}")
            case "introspecting":
                query = f"{{ a{number}: __schema {{ queryType {{ fields {{ name }} }} }} }}"
                ask(engine, query)
            case "persisted":
                query = f"{{ games {{ id }} }} # {number}"
                ask(engine, query, extensions=registering(query))
            case "failing":
                with pytest.raises(Fault):
                    ask(engine, f"{{ nothing{number} }}")
    assert engine._documents._kept.bytes <= KEPT
    assert engine._schema_answers.bytes <= SCHEMA_ANSWERS
    assert engine._persisted._kept.bytes <= MOST_BYTES
    if kind == "failing":
        assert len(engine._documents._kept) == 0

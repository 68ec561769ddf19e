"""Reading a GraphQL body: decoded before it is looked over, and yet refused for the same."""

from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from areopagus.api.body import Bounds, check_structure
from areopagus.api.graphql.faults import Fault
from areopagus.api.graphql.requests import Request, _decoded, from_body
from areopagus.api.problems import Problem

BOUNDS = Bounds(depth=8, string=300, array=310, digits=12, marks=320)
MOST = 3

layers = st.integers(0, 12).map(lambda depth: msgspec.Raw(b"[" * depth + b"1" + b"]" * depth))
values = st.none() | st.integers(-(10**14), 10**14) | st.text('a[]{}\\"', max_size=200) | layers
queries = st.sampled_from(["{ games { id } }", 'query($a: [Int!]) { a(b: {c: "]"}) }', ""])
requests = st.fixed_dictionaries(
    {"query": queries | st.text(max_size=350) | st.none() | st.integers()},
    optional={
        "variables": st.dictionaries(st.sampled_from(["a", "b", "c[{"]), values) | st.none(),
        "operationName": st.text(max_size=3) | st.integers(),
        "extensions": st.just({"persistedQuery": {"version": 1, "sha256Hash": "00"}}),
    },
)
contents = requests | st.lists(requests, max_size=4)
cuts = st.none() | st.integers(0, 60)


def told(read: Any, body: bytes) -> Any:
    """What is read, or why nothing is."""
    try:
        return read(body)
    except Problem as problem:
        return problem.document
    except Fault as fault:
        return fault.errors


def read(body: bytes) -> Any:
    return from_body(body, BOUNDS, MOST)


def read_after_looking(body: bytes) -> Any:
    check_structure(body, BOUNDS)
    return _decoded(body, MOST)


@given(contents, cuts)
@example({"query": "{ games { id } }"}, 3)
@example({"query": "{a}", "variables": {"a": msgspec.Raw(b"[" * 7 + b"]" * 7)}}, None)
@example({"query": "{a}", "variables": {"a": 10**13}}, None)
@example({"query": "{a}", "variables": dict.fromkeys("abcdefghijklmnopqrst", 1)}, None)
def test_nothing_is_read_otherwise_than_after_a_look(content: Any, cut: int | None) -> None:
    body = msgspec.json.encode(content)[:cut]
    assert told(read, body) == told(read_after_looking, body)


@pytest.mark.parametrize("depth", [6, 7])
def test_variables_may_nest_as_deep_as_if_the_whole_body_was_looked_over(depth: int) -> None:
    nested = b"[" * depth + b"]" * depth
    body = b'{"query":"{ games { id } }","variables":{"a":' + nested + b"}}"
    if depth == 6:
        assert isinstance(told(read, body), Request)
    else:
        assert told(read, body).detail == "The body nests more than 8 deep."


def test_what_nobody_reads_may_be_as_it_likes_unless_it_cannot_be_passed_over() -> None:
    def beside(depth: int) -> Any:
        return told(read, b'{"query":"{a}","more":' + b"[" * depth + b"]" * depth + b"}")

    assert isinstance(beside(20), Request)
    assert beside(2_000).type == "/problems/too-complex"

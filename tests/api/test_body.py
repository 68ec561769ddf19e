"""The look at a body before it is parsed, against a plain count of what is in it."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from areopagus.api.body import Bounds, check_structure
from areopagus.api.problems import Problem

DEPTH, STRING, ARRAY, DIGITS, MARKS = 8, 64, 20, 12, 50_000
BOUNDS = Bounds(DEPTH, STRING, ARRAY, DIGITS, MARKS)

brackets = st.sampled_from(["]", "[", "}", "{", '"][}{\\'])
leaves = st.none() | st.integers(-(2**60), 2**60) | st.text(max_size=100) | brackets
layers = st.sampled_from([None, ((), ()), (("]",), ("[",)), (("]", "}"), ("{", "["))])
"""What stands before and behind the rest in a list; none for an object."""
documents = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=30) | st.dictionaries(st.text(max_size=9), inner, max_size=3)
    ),
    max_leaves=60,
)


def depth(content: Any) -> int:
    match content:
        case list():
            return 1 + max(map(depth, content), default=0)
        case dict():
            return 1 + max(map(depth, content.values()), default=0)
    return 0


def longest(content: Any) -> int:
    match content:
        case str():
            return len(msgspec.json.encode(content)) - 2
        case list():
            return max(map(longest, content), default=0)
        case dict():
            return max([*map(longest, content), *map(longest, content.values())], default=0)
    return 0


def widest(content: Any) -> int:
    match content:
        case list():
            return max([len(content), *map(widest, content)])
        case dict():
            return max(map(widest, content.values()), default=0)
    return 0


def most_digits(content: Any) -> int:
    match content:
        case int():
            return len(str(abs(content)))
        case list():
            return max(map(most_digits, content), default=0)
        case dict():
            return max(map(most_digits, content.values()), default=0)
    return 0


def passes(body: bytes) -> bool:
    try:
        check_structure(body, BOUNDS)
    except Problem:
        return False
    return True


@given(documents, st.lists(layers, max_size=12))
def test_it_refuses_exactly_what_is_too_deep_or_too_long(content: Any, around: list[Any]) -> None:
    for layer in around:
        content = {"a": content} if layer is None else [*layer[0], content, *layer[1]]
    expected = (
        depth(content) <= DEPTH
        and longest(content) <= STRING
        and widest(content) <= ARRAY
        and most_digits(content) <= DIGITS
    )
    assert passes(msgspec.json.encode(content)) == expected


@given(st.lists(st.booleans(), min_size=1, max_size=2 * DEPTH))
def test_layers_are_counted_whatever_they_are_made_of(objects: list[bool]) -> None:
    content: Any = []
    for is_object in objects[1:]:
        content = {"a": content} if is_object else [content]
    assert passes(msgspec.json.encode(content)) == (len(objects) <= DEPTH)


@given(st.binary(max_size=300))
def test_it_is_total(body: bytes) -> None:
    passes(body)


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 100_000,
        b"[" * 50_000 + b"]" * 50_000,
        b'{"a":' * 50_000,
        b'"' + b"x" * 100_000 + b'"',
        b'"' + b'\\"' * 100_000 + b'"',
        b'"' + b"\\\\" * 100_000 + b'"',
        b'{"a":[' * 5 + b"]}" * 5,
        b'["]", ' + b"[" * 20 + b"]" * 20,
        b'["]",' * 9 + b"0" + b',"["]' * 9,
        b"[" + b"0," * 20 + b"0]",
        b'{"a":[' + b"{}," * 20 + b"{}]}",
        b'{"a":' + b"1" * 13 + b"}",
        b"-" + b"9" * 100_000,
        b"[" + b"[]," * 20_000 + b"[]]",
        b"[]" * 30_000,
        b'"ab",' * 30_000,
        b"{" + b'"a":0,' * 20_000 + b'"a":0}',
    ],
    ids=range(17),
)
def test_bombs_are_refused(body: bytes) -> None:
    assert not passes(body)

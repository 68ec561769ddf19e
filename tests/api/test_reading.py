"""Reading a body as a typed request is looking it over and decoding it, with less to do."""

from typing import Annotated, Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, field

from areopagus.api.body import Bounds, look_over
from areopagus.api.decoding import Reader, decode
from areopagus.api.problems import Problem
from areopagus.kernel.document import Document

BOUNDS = Bounds(depth=8, string=160, array=170, digits=12, marks=180)

Small = Annotated[int, Meta(ge=0, le=999)]


class Leaf(Document, tag_field="type", tag="leaf"):
    name: str
    sizes: list[Small] = field(default_factory=list)


class Branch(Document, tag_field="type", tag="branch"):
    leaves: list[Leaf]
    seat: Small | None = None


class Request(Document):
    state: Leaf | Branch | str
    seat: Small = 0


READER = Reader(Request, BOUNDS)
DECODER = msgspec.json.Decoder(Request)

sizes = st.integers(-5, 1200) | st.just(10**13) | st.just(2.0)
leaves = st.fixed_dictionaries(
    {"type": st.sampled_from(["leaf", "branch", "twig"]), "name": st.text(max_size=200)},
    optional={"sizes": st.lists(sizes, max_size=200), "more": sizes},
)
branches = st.fixed_dictionaries(
    {"type": st.sampled_from(["leaf", "branch"]), "leaves": st.lists(leaves, max_size=4)},
    optional={"seat": sizes},
)
layers = st.integers(0, 30).map(lambda depth: msgspec.Raw(b"[" * depth + b"]" * depth))
requests = st.fixed_dictionaries(
    {"state": leaves | branches | st.text(max_size=200)},
    optional={"seat": sizes, "deep": layers.filter(bytes), "[]": sizes},
)
cuts = st.none() | st.integers(0, 60)


def told(read: Any, body: bytes) -> Any:
    """The request that is read, or the problem."""
    try:
        return read(body)
    except Problem as problem:
        return problem.document


def read_after_looking(body: bytes) -> Any:
    look_over(body, BOUNDS)
    return decode(DECODER, body)


@given(requests, cuts)
def test_nothing_is_read_otherwise_than_after_a_look(content: Any, cut: int | None) -> None:
    body = msgspec.json.encode(content)[:cut]
    assert told(READER.read, body) == told(read_after_looking, body)


@pytest.mark.parametrize(
    "body",
    [
        b'{"state":' + b"[" * 9,
        b'{"state":{"a":' + b"[" * 20 + b'],"type":"leaf"}}',
        b'{"state":"a","seat":' + b"1" * 20 + b"}",
        b'{"state":"' + b"a" * 161 + b'"}',
        b'{"state":{"type":"leaf","name":"a","sizes":[' + b"1," * 170 + b"1]}}",
        b'{"state":{"type":"leaf","name":"a","sizes":[' + b"1," * 168 + b"1]}}",
    ],
    ids=["deep", "deep-beside-the-tag", "digits", "string", "array", "marks"],
)
def test_what_is_out_of_bounds_is_refused_as_such(body: bytes) -> None:
    assert told(READER.read, body).type == "/problems/too-complex"


def test_what_fits_is_read() -> None:
    assert READER.read(b'{"state":{"name":"a","type":"leaf"},"seat":3}') == Request(Leaf("a"), 3)
    assert READER.read(b'{"state":"a","seat":2.0}') == Request("a", 2)
    assert READER.read(b'{"state":"a"}' + b" " * 200) == Request("a")

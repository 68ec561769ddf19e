"""Reading a body as a typed request is looking it over and decoding it, with less to do."""

from typing import Annotated, Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, field, inspect

from areopagus.api.body import Bounds, check_structure
from areopagus.api.decoding import Reader, decode
from areopagus.api.operations import OPERATIONS
from areopagus.api.problems import Problem
from areopagus.kernel.document import Document
from areopagus.referee.catalogue import Catalogue
from areopagus.sessions.memory import MemoryStore
from areopagus.sessions.service import Sessions
from areopagus.sessions.shapes import UndoRequest
from areopagus.settings import Settings

BOUNDS = Bounds(depth=8, string=160, array=170, digits=12, marks=1000)

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


CATALOGUE = Catalogue()
SESSIONS = Sessions(CATALOGUE, MemoryStore(60), ttl=60)
REQUESTS = {
    UndoRequest: None,
    **{one.request(referee.shapes): None for one in OPERATIONS for referee in CATALOGUE},
    **{game.shapes.request: None for game in SESSIONS.games.values()},
    **{game.shapes.moves_request: None for game in SESSIONS.games.values()},
}
"""Each once, in this order."""
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
    check_structure(body, BOUNDS)
    return decode(DECODER, body)


@given(requests, cuts)
def test_nothing_is_read_otherwise_than_after_a_look(content: Any, cut: int | None) -> None:
    body = msgspec.json.encode(content)[:cut]
    assert told(READER.read, body) == told(read_after_looking, body)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (b'{"state":' + b"[" * 9, "nests"),
        (b'{"state":{"a":' + b"[" * 20 + b'],"type":"leaf"}}', "nests"),
        (b'{"state":"a","seat":' + b"1" * 20 + b"}", "digits"),
        (b'{"state":"' + b"a" * 161 + b'"}', "string"),
        (b'{"state":{"type":"leaf","name":"a","sizes":[' + b"1," * 170 + b"1]}}", "array"),
        (b"{" + b'"seat":0,' * 400 + b'"state":"a"}', "brackets, commas"),
    ],
    ids=["deep", "deep-beside-the-tag", "digits", "string", "array", "marks"],
)
def test_what_is_out_of_bounds_is_refused_as_such(body: bytes, why: str) -> None:
    problem = told(READER.read, body)
    assert problem.type == "/problems/too-complex"
    assert why in problem.detail


def test_what_fits_is_read() -> None:
    assert READER.read(b'{"state":{"name":"a","type":"leaf"},"seat":3}') == Request(Leaf("a"), 3)
    assert READER.read(b'{"state":"a","seat":2.0}') == Request("a", 2)
    assert READER.read(b'{"state":"a"}' + b" " * 200) == Request("a")


@pytest.mark.parametrize("kind", REQUESTS, ids=lambda kind: kind.__name__)
def test_what_fits_the_types_is_within_all_bounds_that_can_be_set(kind: Any) -> None:
    """So typed decoding needs no look beforehand, whatever the settings are."""
    least = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    deepest = inspect.type_info(least["max_depth"]).ge  # type: ignore[attr-defined]
    digits = inspect.type_info(least["max_digits"]).ge  # type: ignore[attr-defined]
    assert _depth(inspect.type_info(kind), digits) <= deepest


def _depth(kind: inspect.Type, digits: int) -> int:
    """How deep a type nests; and no number of it is longer than this, nothing of it is untyped."""
    match kind:
        case inspect.StructType():
            assert kind.forbid_unknown_fields, kind
            return 1 + max((_depth(field.type, digits) for field in kind.fields), default=0)
        case inspect.ListType() | inspect.VarTupleType():
            return 1 + _depth(kind.item_type, digits)
        case inspect.TupleType():
            return 1 + max(_depth(one, digits) for one in kind.item_types)
        case inspect.UnionType():
            return max(_depth(one, digits) for one in kind.types)
        case inspect.Metadata():
            return _depth(kind.type, digits)
        case inspect.IntType():
            assert kind.ge is not None, kind
            assert kind.le is not None, kind
            assert max(len(str(kind.ge)), len(str(kind.le))) < digits
    assert isinstance(kind, _LEAVES), kind
    return 0


_LEAVES = (
    inspect.BoolType,
    inspect.IntType,
    inspect.LiteralType,
    inspect.NoneType,
    inspect.StrType,
)

"""From the arguments of an operation to the referee's request, or to a problem with a pointer."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
from graphql import Undefined

from areopagus.api.decoding import decode
from areopagus.api.graphql.inputs import InputField, Wire, includes_null
from areopagus.api.problems import Problem
from areopagus.api.schema_errors import schema_problem

Read = Callable[[dict[str, Any]], Any]


class _Part(NamedTuple):
    """A field of a request, and how it is read from the arguments."""

    name: str
    attribute: str
    wire: Wire
    includes_null: bool
    decoder: msgspec.json.Decoder[Any]


def request_reader(struct: Any, fields: Sequence[InputField]) -> Read:
    """A function that makes a request of its arguments; raises :class:`Problem`."""
    foreign: frozenset[str] = getattr(struct, "foreign", frozenset())
    kinds = {field.name: field.type for field in msgspec.structs.fields(struct)}
    parts = [
        _Part(
            field.name,
            field.attribute,
            field.wire,
            includes_null(field.kind),
            msgspec.json.Decoder(kinds[field.attribute]),
        )
        for field in fields
    ]

    def read(arguments: dict[str, Any]) -> Any:
        content = {}
        for part in parts:
            value = arguments.get(part.name)
            if value is not None:
                content[part.attribute] = _read(part, value, foreign)
            elif part.includes_null:
                content[part.attribute] = None
        try:
            return struct(**content)
        except ValueError as error:
            raise schema_problem(str(error)) from None

    return read


def _read(part: _Part, value: Any, foreign: frozenset[str]) -> Any:
    # Encode and decode again, so that one decoder checks whatever a document may hold.
    try:
        content = value if type(value) is msgspec.Raw else part.wire(value)
        if type(content) is msgspec.Raw:
            return decode(part.decoder, bytes(content), foreign)
        return decode(part.decoder, msgspec.json.encode(_without_undefined(content)), foreign)
    except Problem as problem:
        document = problem.document
        document.pointer = f"/{part.name}{document.pointer or ''}"
        raise


def _without_undefined(content: Any) -> Any:
    """A literal with variables in it that were left out: these fields are not there either."""
    match content:
        case dict():
            kept = {name: value for name, value in content.items() if value is not Undefined}
            return {name: _without_undefined(value) for name, value in kept.items()}
        case list():
            return [None if item is Undefined else _without_undefined(item) for item in content]
    return content

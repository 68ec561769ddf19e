"""From the arguments of an operation to the referee's request, or to a problem with a pointer."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from graphql import Undefined

from areopagus.api.decoding import decode
from areopagus.api.graphql.inputs import InputField, includes_null
from areopagus.api.problems import Problem
from areopagus.api.schema_errors import schema_problem

Read = Callable[[dict[str, Any]], Any]


def request_reader(struct: Any, fields: Sequence[InputField]) -> Read:
    """A function that makes a request of its arguments; raises :class:`Problem`."""
    foreign: frozenset[str] = getattr(struct, "foreign", frozenset())
    kinds = {field.name: field.type for field in msgspec.structs.fields(struct)}
    parts = [(field, msgspec.json.Decoder(kinds[field.attribute])) for field in fields]

    def read(arguments: dict[str, Any]) -> Any:
        content = {}
        for field, decoder in parts:
            value = arguments.get(field.name)
            if value is not None:
                content[field.attribute] = _part(field, decoder, value, foreign)
            elif includes_null(field.kind):
                content[field.attribute] = None
        try:
            return struct(**content)
        except ValueError as error:
            raise schema_problem(str(error)) from None

    return read


def _part(
    field: InputField, decoder: msgspec.json.Decoder[Any], value: Any, foreign: frozenset[str]
) -> Any:
    # Encode and decode again, so that one decoder checks whatever a document may hold.
    try:
        if type(value) is msgspec.Raw:
            return decode(decoder, bytes(value), foreign)
        content = _without_undefined(field.wire(value))
        return decode(decoder, msgspec.json.encode(content), foreign)
    except Problem as problem:
        document = problem.document
        document.pointer = f"/{field.name}{document.pointer or ''}"
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

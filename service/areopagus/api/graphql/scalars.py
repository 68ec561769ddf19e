"""The scalars that GraphQL does not have itself: JSON, and integers of more than 32 bits."""

from typing import Any, NewType

import msgspec
from graphql import GraphQLError
from strawberry.types.scalar import ScalarDefinition, scalar

DocumentScalar = NewType("DocumentScalar", object)
JSON = NewType("JSON", object)
SafeInt = NewType("SafeInt", int)
SealedState = NewType("SealedState", str)


def _sealed_state(value: Any) -> Any:
    if isinstance(value, str):
        return value
    raise GraphQLError("A SealedState is a string, as an earlier answer gave it.")


def _document(value: Any) -> Any:
    """A document as it came: still encoded from a variable, or as an object from a literal."""
    if isinstance(value, msgspec.Raw):
        first = bytes(memoryview(value)[:1])
        if first == b"{":
            return value
    elif isinstance(value, dict):
        return value
    raise GraphQLError("A Document is a JSON object, as an earlier answer gave it.")


SCALARS: dict[object, ScalarDefinition] = {
    DocumentScalar: scalar(
        name="Document",
        description=(
            "A state or a move as JSON, to be handed back as it came. It is what REST sends and "
            "takes; `schema/` has the JSON Schema of each."
        ),
        parse_value=_document,
    ),
    SealedState: scalar(
        name="SealedState",
        description="A state that only the service can open, to be handed back as it came.",
        parse_value=_sealed_state,
    ),
    SafeInt: scalar(
        name="SafeInt",
        description="An integer from 0 to 2^53: more than `Int` holds, and exact in JavaScript.",
    ),
    JSON: scalar(name="JSON", description="Any JSON value.", parse_value=lambda value: value),
}

"""What we use of Strawberry beyond what it documents: the one place that knows these names.

Strawberry builds the types; graphql-core carries operations out. So we need the graphql-core schema
inside a Strawberry schema, and what Strawberry remembers of each type and field that it built.
``tests/graphql/test_library_internals.py`` says which of these names broke.
"""

import typing
from typing import Any, NamedTuple

from graphql import GraphQLSchema
from strawberry import Schema
from strawberry.execution import optimized_is_awaitable

__all__ = ["ONE_OF", "core_schema", "definition_of", "forget_annotations", "optimized_is_awaitable"]

_DEFINITION = "strawberry-definition"


class _OneOf(NamedTuple):
    is_one_of: bool = True


ONE_OF = {_DEFINITION: _OneOf()}
"""The extensions of a `@oneOf` input: once Strawberry has built a schema, it answers `isOneOf` for
all schemas of the process, and looks there."""


def core_schema(built: Schema) -> GraphQLSchema:
    """The schema as graphql-core has it."""
    return built._schema


def definition_of(made: Any) -> Any:
    """What Strawberry made a graphql-core type or field from; None of graphql-core's own."""
    return made.extensions.get(_DEFINITION)


def forget_annotations() -> None:
    """Clear the caches of ``typing``. They keep the last annotations that were written, and one
    union of Strawberry's types is enough to keep everything that Strawberry made."""
    for clear in typing._cleanups:  # type: ignore[attr-defined]
        clear()

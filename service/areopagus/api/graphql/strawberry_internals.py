"""What we use of Strawberry beyond what it documents: the one place that knows these names.

Strawberry builds the types; graphql-core carries operations out. So we need the graphql-core schema
inside a Strawberry schema, and what Strawberry remembers of each type and field that it built.
``tests/graphql/test_library_internals.py`` says which of these names broke.
"""

from typing import Any

from graphql import GraphQLSchema
from strawberry import Schema
from strawberry.execution import optimized_is_awaitable

__all__ = ["core_schema", "definition_of", "optimized_is_awaitable"]

_DEFINITION = "strawberry-definition"


def core_schema(built: Schema) -> GraphQLSchema:
    """The schema as graphql-core has it."""
    return built._schema


def definition_of(made: Any) -> Any:
    """What Strawberry made a graphql-core type or field from; None of graphql-core's own."""
    return made.extensions.get(_DEFINITION)

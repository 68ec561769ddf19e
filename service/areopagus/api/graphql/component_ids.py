"""Ids of components as GraphQL scalars: spelled as documents and REST have them."""

from collections.abc import Sequence
from typing import Any, NewType

from graphql import GraphQLError
from strawberry.types.scalar import ScalarDefinition, scalar

from areopagus.api.schema_errors import hint


class ComponentIds:
    """The scalars made so far, by their published name."""

    def __init__(self) -> None:
        self.scalars: dict[object, ScalarDefinition] = {}
        """What Strawberry knows them by."""
        self._made: dict[str, Any] = {}

    def of(self, name: str, ids: Sequence[str], description: str) -> Any:
        """The scalar of these ids, which takes no other."""
        if name not in self._made:
            self._made[name] = kind = NewType(name, str)
            self.scalars[kind] = scalar(
                name=name,
                description=f"{description} By its id, as components have it: `{ids[0]}`.",
                parse_value=_reader(name, ids),
            )
        return self._made[name]


def _reader(name: str, ids: Sequence[str]) -> Any:
    known = frozenset(ids)

    def read(value: Any) -> str:
        if isinstance(value, str):
            if value in known:
                return value
            raise GraphQLError(f"{value!r} is no {name}.{hint(value, ids)}")
        raise GraphQLError(f"A {name} is a string, such as {ids[0]!r}.")

    return read

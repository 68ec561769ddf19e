"""What would break for clients of an earlier schema."""

from graphql import BreakingChange, GraphQLInputObjectType, GraphQLSchema, build_schema
from graphql.utilities import find_schema_changes


def breaking_changes(earlier: str, later: str) -> list[str]:
    """Each change between two schemas that can break a client, as a sentence."""
    old, new = build_schema(earlier), build_schema(later)
    found = [
        change.description
        for change in find_schema_changes(old, new)
        if isinstance(change, BreakingChange)
    ]
    return found + _one_of_changes(old, new)


def _one_of_changes(old: GraphQLSchema, new: GraphQLSchema) -> list[str]:
    """graphql-core does not see ``@oneOf`` come: inputs with two fields, or none, then fail."""
    return [
        f"{name} has become @oneOf."
        for name, kind in old.type_map.items()
        if isinstance(kind, GraphQLInputObjectType)
        and isinstance(later := new.type_map.get(name), GraphQLInputObjectType)
        and later.is_one_of
        and not kind.is_one_of
    ]

"""What would break for clients of an earlier schema."""

from graphql import (
    BreakingChange,
    DangerousChangeType,
    GraphQLInputField,
    GraphQLInputObjectType,
    GraphQLSchema,
    build_schema,
    print_ast,
)
from graphql.utilities import find_schema_changes


def breaking_changes(earlier: str, later: str) -> list[str]:
    """Each change between two schemas that can break a client, as a sentence."""
    old, new = build_schema(earlier), build_schema(later)
    found = [
        change.description
        for change in find_schema_changes(old, new)
        if isinstance(change, BreakingChange)
        or change.type is DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE
    ]
    return found + _one_of_changes(old, new) + _default_changes(old, new)


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


def _default_changes(old: GraphQLSchema, new: GraphQLSchema) -> list[str]:
    """Nor does it see another default of an input: what is left out must stay as it was."""
    return [
        f"{name}.{field} has another default."
        for name, kind in old.type_map.items()
        if isinstance(kind, GraphQLInputObjectType)
        and isinstance(later := new.type_map.get(name), GraphQLInputObjectType)
        for field in kind.fields.keys() & later.fields.keys()
        if _default_of(kind.fields[field]) != _default_of(later.fields[field])
    ]


def _default_of(field: GraphQLInputField) -> str | None:
    node = field.ast_node and field.ast_node.default_value
    return None if node is None else print_ast(node)

"""Figures of GraphQL over HTTP: ``apply`` asked for as typed data, and as a document only."""

from typing import Any

import msgspec
from graphql import (
    GraphQLInterfaceType,
    GraphQLObjectType,
    GraphQLSchema,
    get_named_type,
    is_composite_type,
)

from areopagus.api.graphql.casing import camel
from areopagus.api.graphql.schema import build_schema
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.referee import Referee

PATH = "/graphql"
_SELECTED = ("typed", "document")
_ON_REQUEST = frozenset({"document", "labels", "label", "text", "picture", "closed"})
"""What REST answers only on request."""


def requests(referee: Referee[Any], bodies: list[bytes]) -> dict[str, list[bytes]]:
    """Requests of the same moves as REST's, by what they select."""
    prefix = referee.shapes.names.prefix
    schema = build_schema(Catalogue([referee.game]))
    everything = selection(schema, schema.type_map[f"{prefix}Position"], skip=_ON_REQUEST)
    selections = (everything, "{ document }")
    return {
        what: _queries(referee, bodies, selected)
        for what, selected in zip(_SELECTED, selections, strict=True)
    }


def selection(
    schema: GraphQLSchema, kind: Any, skip: frozenset[str] | set[str] = frozenset()
) -> str:
    """All that can be selected from a type, to the leaves."""
    fields = [
        name if not is_composite_type(below) else f"{name} {selection(schema, below, skip)}"
        for name, field in getattr(kind, "fields", {}).items()
        if name not in skip and (below := get_named_type(field.type)) is not None
    ]
    if not isinstance(kind, GraphQLObjectType):
        shared = set(kind.fields) if isinstance(kind, GraphQLInterfaceType) else set()
        for member in schema.get_possible_types(kind):
            own = selection(schema, member, skip | shared)
            fields.append(f"... on {member.name} {own}" if own != "{ }" else "__typename")
    return "{ " + " ".join(fields) + " }"


def _queries(referee: Referee[Any], bodies: list[bytes], selected: str) -> list[bytes]:
    prefix, field = referee.shapes.names.prefix, camel(referee.game.id)
    at = (", $at: Int", ", at: $at") if referee.game.real_time else ("", "")
    query = (
        f"query Apply($state: Document!, $seat: Int, $move: Document!{at[0]}) {{ {field} {{ "
        f"apply(state: $state, seat: $seat, move: {{document: $move}}{at[1]}) {{ "
        f"... on {prefix}Position {selected} ... on Problem {{ message }} }} }} }}"
    )
    return [
        msgspec.json.encode({"query": query, "variables": msgspec.Raw(body)}) for body in bodies
    ]

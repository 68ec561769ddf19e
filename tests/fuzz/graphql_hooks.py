"""Hooks of Schemathesis for GraphQL: scalars, and inputs that take exactly one field."""

from typing import Any

import schemathesis
from graphql import (
    DocumentNode,
    GraphQLInputObjectType,
    GraphQLSchema,
    ObjectValueNode,
    TypeInfo,
    TypeInfoVisitor,
    Visitor,
    get_nullable_type,
    parse,
    print_ast,
    visit,
)
from graphql.language import NameNode, NullValueNode, ObjectFieldNode
from hypothesis import strategies as st
from hypothesis_graphql import nodes

from areopagus.api.graphql.schema import build_schema
from areopagus.referee.catalogue import Catalogue
from tests.fuzz.counting import count

GENEROUS = {
    "graphql_max_aliases": 1000,
    "graphql_max_cost": 1_000_000,
    "graphql_max_tokens": 50_000,
}
"""What the service must allow: Schemathesis knows no limits."""
SCHEMA = build_schema(Catalogue())

words = st.text("abc-", max_size=5).map(nodes.String)
documents = st.dictionaries(st.sampled_from(["type", "game", "state"]), words, max_size=3).map(
    lambda content: nodes.Object(
        [ObjectFieldNode(name=NameNode(value=name), value=value) for name, value in content.items()]
    )
)
schemathesis.graphql.scalar("Document", documents)
schemathesis.graphql.scalar("JSON", words)


class OneOf(Visitor):
    """Leaves one field in inputs that take exactly one: hypothesis-graphql knows no ``@oneOf``."""

    def __init__(self, info: TypeInfo) -> None:
        super().__init__()
        self.info = info

    def enter_object_value(self, node: ObjectValueNode, *_: object) -> ObjectValueNode | None:
        kind = get_nullable_type(self.info.get_input_type())
        if isinstance(kind, GraphQLInputObjectType) and kind.is_one_of:
            given = [one for one in node.fields if not isinstance(one.value, NullValueNode)]
            return nodes.Object(given[:1] or [_smallest(kind)])
        return None


def _smallest(kind: GraphQLInputObjectType) -> ObjectFieldNode:
    if "document" in kind.fields:
        return ObjectFieldNode(name=NameNode(value="document"), value=nodes.Object([]))
    return ObjectFieldNode(name=NameNode(value="count"), value=nodes.Int(2))


def with_one_field_each(schema: GraphQLSchema, document: DocumentNode) -> DocumentNode:
    info = TypeInfo(schema)
    changed: DocumentNode = visit(document, TypeInfoVisitor(info, OneOf(info)))
    return changed


@schemathesis.hook
def map_body(context: object, body: object) -> object:
    if isinstance(body, DocumentNode):
        return with_one_field_each(SCHEMA, body)
    assert isinstance(body, str)
    return print_ast(with_one_field_each(SCHEMA, parse(body)))


@schemathesis.check
def counted(ctx: Any, response: schemathesis.Response, case: "schemathesis.Case[Any]") -> None:
    """Only counts."""
    count(response, "/graphql")

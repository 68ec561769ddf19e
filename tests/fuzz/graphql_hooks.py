"""Hooks of Schemathesis for GraphQL: real positions, scalars, inputs that take one field."""

from random import Random
from typing import Any

import schemathesis
from graphql import (
    ArgumentNode,
    DocumentNode,
    FieldNode,
    GraphQLInputObjectType,
    GraphQLScalarType,
    GraphQLSchema,
    ObjectValueNode,
    TypeInfo,
    TypeInfoVisitor,
    ValueNode,
    Visitor,
    get_nullable_type,
    is_required_argument,
    parse,
    print_ast,
    validate,
    visit,
)
from graphql.language import NameNode, NullValueNode, ObjectFieldNode
from hypothesis import strategies as st
from hypothesis_graphql import nodes

from areopagus.api.graphql.schema import build_schema
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.naming import pascal
from areopagus.referee.schema import Schemas
from tests.fuzz.answers import NO_SUCH_PACK
from tests.fuzz.counting import count, kind_of
from tests.fuzz.positions import CATALOGUE, Json, Position, positions

GENEROUS = {
    "graphql_max_aliases": 1000,
    "graphql_max_cost": 1_000_000,
    "graphql_max_tokens": 50_000,
}
"""What the service must allow: Schemathesis knows no limits."""
SCHEMA = build_schema(Catalogue())
GAMES = {pascal(referee.game.id): referee.game.id for referee in CATALOGUE}
"""The game of each type that has the operations of one."""
CLIENT_ERROR = "ST206"
REAL = 0.8
"""So often what is asked about a position is asked about a real one."""

words = st.text("abc-", max_size=5).map(nodes.String)
documents = st.dictionaries(st.sampled_from(["type", "game", "state"]), words, max_size=3).map(
    lambda content: nodes.Object(
        [ObjectFieldNode(name=NameNode(value=name), value=value) for name, value in content.items()]
    )
)
schemathesis.graphql.scalar("Document", documents)
schemathesis.graphql.scalar("SealedState", words)
schemathesis.graphql.scalar("JSON", words)
for referee in CATALOGUE:  # ids of components, as the JSON Schema of what holds them lists them
    shapes = referee.shapes
    schemas = Schemas(shapes.names)
    schemas.of(shapes.state), schemas.of(shapes.move), schemas.of(shapes.event)
    for name, content in schemas.components.items():
        if isinstance(SCHEMA.type_map.get(name), GraphQLScalarType):
            schemathesis.graphql.scalar(name, st.sampled_from(content["enum"]).map(nodes.String))


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


class Real(Visitor):
    """Asks about reachable states, and about moves that are legal or nearly so."""

    def __init__(self, info: TypeInfo) -> None:
        super().__init__()
        self.info = info

    def enter_field(self, node: FieldNode, *_: object) -> FieldNode | None:
        parent, field = self.info.get_parent_type(), self.info.get_field_def()
        if parent is None or parent.name not in GAMES or field is None or "state" not in field.args:
            return None
        rng = Random(print_ast(node))
        if rng.random() > REAL:
            return None
        position = rng.choice(positions(GAMES[parent.name]))
        asked = _asked(position, rng, moves="move" in field.args)
        if "seat" in field.args and is_required_argument(field.args["seat"]):
            asked["seat"] = asked["seat"] or 0
        arguments = [
            ArgumentNode(name=NameNode(value=name), value=literal(value))
            for name, value in asked.items()
            if name in field.args
        ]
        return FieldNode(
            alias=node.alias,
            name=node.name,
            arguments=tuple(arguments),
            directives=node.directives,
            selection_set=node.selection_set,
        )


def _asked(position: Position, rng: Random, *, moves: bool) -> Json:
    state = {"state": position.document(), "budget": {"iterations": 2}}
    if not moves:
        seat = rng.choice([None, *range(position.referee.game.seat_count(position.state))])
        return {**state, "seat": seat}
    proposal, _ = position.proposal(rng)
    return {**state, **proposal, "move": {"document": proposal.get("move", {})}}


def literal(value: Any) -> ValueNode:
    """JSON as it is written in a query. No state has a key that could not be a name."""
    match value:
        case None:
            return NullValueNode()
        case bool():
            return nodes.Boolean(value)
        case int():
            return nodes.Int(value)
        case float():
            return nodes.Float(value)
        case str():
            return nodes.String(value)
        case list():
            return nodes.List([literal(item) for item in value])
    return nodes.Object(
        [ObjectFieldNode(name=NameNode(value=k), value=literal(item)) for k, item in value.items()]
    )


def made_real(schema: GraphQLSchema, document: DocumentNode) -> DocumentNode:
    """What is wrong on purpose stays as wrong as it is."""
    document = _visited(schema, document, OneOf)
    return document if validate(schema, document) else _visited(schema, document, Real)


def _visited(
    schema: GraphQLSchema, document: DocumentNode, kind: type[OneOf | Real]
) -> DocumentNode:
    info = TypeInfo(schema)
    changed: DocumentNode = visit(document, TypeInfoVisitor(info, kind(info)))
    return changed


@schemathesis.hook
def map_body(context: object, body: object) -> object:
    if isinstance(body, DocumentNode):
        return made_real(SCHEMA, body)
    assert isinstance(body, str)
    return print_ast(made_real(SCHEMA, parse(body)))


@schemathesis.hook
def filter_failure(context: Any, failure: Any, case: Any, response: schemathesis.Response) -> bool:
    """The schema cannot say which packs are known here: what names another one is told so."""
    return failure.code != CLIENT_ERROR or kind_of(response) != NO_SUCH_PACK[1]


@schemathesis.check
def counted(ctx: Any, response: schemathesis.Response, case: "schemathesis.Case[Any]") -> None:
    """Only counts."""
    count(response, case, f"/graphql {case.operation.label}")

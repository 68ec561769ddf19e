"""The schema holds what it promises, for whatever games there are."""

from pathlib import Path
from typing import Any

import pytest
from graphql import (
    GraphQLEnumType,
    GraphQLInputObjectType,
    GraphQLInterfaceType,
    GraphQLNamedType,
    GraphQLObjectType,
    GraphQLSchema,
    get_named_type,
    is_abstract_type,
    is_introspection_type,
    is_specified_scalar_type,
    is_union_type,
    parse,
    validate,
)
from msgspec import inspect
from starlette.testclient import TestClient

from areopagus.api.graphql.casing import camel
from areopagus.api.graphql.field_model import Field, Shape, harmonised, listed
from areopagus.api.graphql.schema import build_schema, schema_text
from areopagus.referee.catalogue import Catalogue
from bench.graphql import selection
from tests.api.breaking import version_announces_breaks
from tests.graphql.schema_changes import breaking_changes
from tests.tictactoe.game import TIC_TAC_TOE

ROOT = Path(__file__).parents[2]
OPERATIONS = {
    "setup", "legalMoves", "judge", "judgeBatch", "apply", "score", "view", "replay",
}  # fmt: skip


def ours(schema: GraphQLSchema) -> list[GraphQLNamedType]:
    return [
        kind
        for kind in schema.type_map.values()
        if not is_introspection_type(kind) and not is_specified_scalar_type(kind)
    ]


def test_every_game_has_a_namespace_with_every_operation(
    schema: GraphQLSchema, catalogue: Catalogue
) -> None:
    query = schema.query_type
    assert query is not None
    for referee in catalogue:
        namespace = query.fields[camel(referee.game.id)].type.of_type
        assert set(namespace.fields) >= OPERATIONS
    assert {"games", "game", "rule", "rules"} <= set(query.fields)


def test_a_game_nobody_thought_of_gets_a_schema_too() -> None:
    text = schema_text(build_schema(Catalogue([TIC_TAC_TOE])))
    assert "TicTacToePosition" in text
    assert "input TicTacToeMoveInput @oneOf" in text


def test_everything_is_described(schema: GraphQLSchema) -> None:
    bare = []
    for kind in ours(schema):
        parts: dict[str, Any] = {"": kind}
        if isinstance(kind, GraphQLObjectType | GraphQLInterfaceType | GraphQLInputObjectType):
            parts |= {f".{name}": field for name, field in kind.fields.items()}
        if isinstance(kind, GraphQLObjectType):
            for name, field in kind.fields.items():
                parts |= {f".{name}({arg})": content for arg, content in field.args.items()}
        if isinstance(kind, GraphQLEnumType):
            parts |= {f".{name}": value for name, value in kind.values.items()}
        bare += [kind.name + name for name, part in parts.items() if not part.description]
    assert bare == []


def test_members_of_a_choice_agree_on_the_fields_they_share(schema: GraphQLSchema) -> None:
    quarrels = []
    returned = {
        get_named_type(field.type)
        for kind in ours(schema)
        if isinstance(kind, GraphQLObjectType)
        for field in kind.fields.values()
    }
    for kind in filter(is_abstract_type, returned):
        seen: dict[str, Any] = {}
        for member in schema.get_possible_types(kind):
            for name, field in member.fields.items():
                shared = as_shared(member, name) if is_union_type(kind) else field.type
                first = seen.setdefault(name, shared)
                if str(first) != str(shared):
                    quarrels.append(f"{kind.name}.{name}: {first} and {shared} of {member}")
    assert quarrels == []


def as_shared(member: GraphQLObjectType, name: str) -> Any:
    """The type of a field as the widest interface has it from which it can be selected."""
    wider = [one.fields[name].type for one in member.interfaces if name in one.fields]
    return wider[0] if wider else member.fields[name].type


def test_one_subscription_follows_sessions_of_all_games(
    schema: GraphQLSchema, catalogue: Catalogue
) -> None:
    prefixes = [referee.shapes.names.prefix for referee in catalogue]
    typed = " ".join(
        f"... on {prefix}Update {{ events {{ ... on {prefix}Event {{ __typename }} }} }}"
        for prefix in prefixes
    )
    query = f"""subscription {{ session(session: "") {{
        ... on SessionUpdate {{
            version time seat at undoneTo toAct over events {{ __typename document }} }}
        ... on StreamEnded {{ version reason }} ... on Problem {{ message }} {typed} }} }}"""
    assert validate(schema, parse(query)) == []
    result = schema.type_map["SessionResult"]
    assert is_union_type(result)
    assert {f"{prefix}Update" for prefix in prefixes} < {member.name for member in result.types}


def test_the_query_that_selects_everything_is_valid(
    schema: GraphQLSchema, catalogue: Catalogue
) -> None:
    for referee in catalogue:
        for name in ("Position", "Seen", "LegalMoves", "IllegalMove"):
            kind = schema.type_map[referee.shapes.names.prefix + name]
            document = parse(f"fragment All on {kind.name} {selection(schema, kind)}")
            errors = validate(schema, document)
            assert [e.message for e in errors if "never used" not in e.message] == []


def int_types(kind: inspect.Type, path: str, seen: set[type]) -> list[str]:
    """Where an integer may be larger than GraphQL's."""
    match kind:
        case inspect.IntType():
            bounded = kind.ge is not None and kind.le is not None
            small = bounded and kind.ge >= -(2**31) and kind.le < 2**31  # type: ignore[operator]
            return [] if small else [path]
        case inspect.Metadata():
            return int_types(kind.type, path, seen)
        case inspect.ListType() | inspect.VarTupleType():
            return int_types(kind.item_type, path, seen)
        case inspect.UnionType():
            return [p for one in kind.types for p in int_types(one, path, seen)]
        case inspect.StructType() if kind.cls not in seen:
            seen.add(kind.cls)
            return [
                p
                for field in kind.fields
                for p in int_types(field.type, f"{kind.cls.__name__}.{field.name}", seen)
            ]
    return []


def test_every_integer_that_comes_in_fits_in_32_bits(catalogue: Catalogue) -> None:
    for referee in catalogue:
        shapes = referee.shapes
        taken = [shapes.state, shapes.move, shapes.options, shapes.apply_request, shapes.players]
        seen: set[type] = set()
        assert [p for kind in taken for p in int_types(inspect.type_info(kind), "", seen)] == []


def test_moves_are_chosen_by_exactly_one_field(schema: GraphQLSchema, catalogue: Catalogue) -> None:
    for referee in catalogue:
        name = referee.shapes.names.prefix + "MoveInput"
        kind = schema.type_map[name]
        assert isinstance(kind, GraphQLInputObjectType)
        assert kind.is_one_of
        tags = {camel(str(move.__struct_config__.tag)) for move in referee.game.moves}
        assert set(kind.fields) == tags | {"document"}


def test_the_schema_is_published_as_it_is_committed(client: TestClient) -> None:
    committed = (ROOT / "schema/schema.graphql").read_text()
    assert client.get("/schema.graphql").text == committed


def test_a_shared_name_of_another_type_carries_its_type() -> None:
    plain, tech = Shape("Int", int), Shape("GameTechTile", str)
    members = [[field("tile", plain)], [field("tile", tech)], [field("tile", listed(tech))]]
    assert [[f.name for f in fields] for fields in harmonised(members, "Game")] == [
        ["tile"],
        ["tileTechTile"],
        ["tileTechTileList"],
    ]


def test_a_shared_name_is_nullable_in_all_members_or_in_none() -> None:
    plain = Shape("Int", int)
    members = harmonised([[field("at", plain)], [field("at", plain.or_null())]])
    assert [fields[0].shape.nullable for fields in members] == [True, True]


def field(name: str, shape: Shape) -> Field:
    return Field(name, shape, "", name)


def test_nothing_breaks_since_the_last_release() -> None:
    released = ROOT / "schema/released.graphql"
    if not released.exists():
        pytest.skip("nothing was released yet")
    current = (ROOT / "schema/schema.graphql").read_text()
    if not version_announces_breaks():
        assert breaking_changes(released.read_text(), current) == []


MOVE_IS_NEEDED = "Argument Query.letter(move:) has changed type from Move to Move!."
OTHER_TIMES = "Query.letter(times:) has changed defaultValue from 1 to 2."


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("round: Int!", ""), "Field Query.round was removed."),
        (("round: Int!", "round: String!"), "Field Query.round changed type from Int! to String!."),
        (("input Move", "input Move @oneOf"), "Move has become @oneOf."),
        (("B\n", ""), "Enum value Letter.B was removed."),
        (("a: Int = 1", "a: Int = 2"), "Move.a has another default."),
        (("(move: Move", "(move: Move!"), MOVE_IS_NEEDED),
        (("times: Int = 1", "times: Int = 2"), OTHER_TIMES),
        (("): Letter", ", to: Int!): Letter"), "A required argument Query.letter(to:) was added."),
        (("b: Int }", "b: Int c: Int! }"), "A required field Move.c was added."),
        (("type Mutation { go: Int }", ""), "Mutation was removed."),
    ],
)
def test_a_breaking_change_is_named(change: tuple[str, str], complaint: str) -> None:
    earlier = """
        type Query { round: Int! letter(move: Move, times: Int = 1): Letter }
        type Mutation { go: Int }
        input Move { a: Int = 1 b: Int }
        enum Letter { A
          B
        }
    """
    changed = breaking_changes(earlier, earlier.replace(*change))
    assert [text.replace("'", "") for text in changed] == [complaint]
    assert breaking_changes(earlier, earlier) == []

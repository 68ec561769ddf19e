"""The schema as it is executed: graphql-core's own types, made of those that Strawberry built.

What Strawberry builds leads back to its definitions, and so to every class and annotation that the
types were made of: several times what the types themselves take. So the types are made anew, with
our resolvers and Structs in place of what Strawberry leaves to its own executor, and nothing of the
built schema is kept.

Arguments reach our resolvers as graphql-core coerces them: they are documents on their way to
msgspec, and Strawberry would make objects of them first.
"""

from collections.abc import Callable, Collection, Iterable
from operator import attrgetter
from typing import Any

from graphql import (
    GraphQLArgument,
    GraphQLDirective,
    GraphQLEnumType,
    GraphQLEnumValue,
    GraphQLField,
    GraphQLInputField,
    GraphQLInputObjectType,
    GraphQLInterfaceType,
    GraphQLNamedType,
    GraphQLObjectType,
    GraphQLScalarType,
    GraphQLSchema,
    GraphQLUnionType,
    OperationType,
    is_wrapping_type,
)
from msgspec import UNSET

from areopagus.api.graphql.resolvers import Info
from areopagus.api.graphql.strawberry_internals import ONE_OF, definition_of

Resolve = Callable[..., Any]


class CoreSchema:
    """A schema in the making, to which the schema of one game after the other is added.

    Types refer to each other, so all of a game are there before the first is told its fields.
    """

    def __init__(self) -> None:
        self._named: dict[str, Any] = {}
        self._roots: dict[OperationType, GraphQLObjectType] = {}
        self._listed: dict[str, GraphQLNamedType] = {}
        self._directives: Collection[GraphQLDirective] = ()
        self._wrapped: dict[tuple[type, Any], Any] = {}
        self._readers: dict[str, Resolve] = {}
        self._extensions: dict[tuple[str, bool], dict[str, Any]] = {}

    def add(self, built: GraphQLSchema, listed: Iterable[str]) -> None:
        """Add the schema of a game; ``listed`` are types that are reachable by interfaces only.

        Of what several games have, the roots have the fields of each, unions have the members of
        each, and all else is as the first game had it.
        """
        new = {name: kind for name, kind in built.type_map.items() if name not in self._named}
        self._named |= {name: _without_parts(kind) for name, kind in new.items()}
        for name, kind in built.type_map.items():
            _check_same(self._named[name], kind)
            self._complete(self._named[name], kind, is_new=name in new)
        self._roots |= {
            operation: self._named[root.name]
            for operation in OperationType
            if (root := built.get_root_type(operation))
        }
        self._listed |= {name: self._named[name] for name in listed}
        self._directives = built.directives

    def finished(self) -> GraphQLSchema:
        """The schema of all the games."""
        query, mutation, subscription = map(self._roots.get, OperationType)
        types = list(self._listed.values())
        return GraphQLSchema(query, mutation, subscription, types, self._directives)

    def _complete(self, made: Any, built: Any, *, is_new: bool) -> None:
        if isinstance(built, GraphQLUnionType):
            members = (self._named[one.name] for one in built.types)
            made.types = tuple(dict.fromkeys((*made.types, *members)))
        elif made is built or not (is_new or made in self._roots.values()):
            pass
        elif isinstance(built, GraphQLObjectType | GraphQLInterfaceType):
            made.interfaces = tuple(self._named[one.name] for one in built.interfaces)
            new = {name: one for name, one in built.fields.items() if name not in made.fields}
            made.fields |= {name: self._field(one) for name, one in new.items()}
        elif isinstance(built, GraphQLInputObjectType):
            made.fields = {
                name: self._input(GraphQLInputField, one) for name, one in built.fields.items()
            }

    def _field(self, built: GraphQLField) -> GraphQLField:
        metadata = definition_of(built).metadata
        return GraphQLField(
            self._type(built.type),
            {name: self._input(GraphQLArgument, one) for name, one in built.args.items()},
            description=built.description,
            deprecation_reason=built.deprecation_reason,
            **(self._resolved(metadata) if "resolve" in metadata else self._read(metadata)),
        )

    def _resolved(self, metadata: dict[str, Any]) -> dict[str, Any]:
        """A field with a resolver of its own; a plan may call those that do not wait."""
        return {
            "resolve": metadata["resolve"],
            "subscribe": metadata.get("subscribe"),
            "extensions": {"ours": not metadata.get("waits")},
        }

    def _read(self, metadata: dict[str, Any]) -> dict[str, Any]:
        """A field that reads an attribute; it is read alike wherever it has this name."""
        path, may_be_unset = metadata["path"], metadata["may_be_unset"]
        if path not in self._readers:
            self._readers[path] = _reader(path)
        extensions = {"path": path, "may_be_unset": may_be_unset}
        return {
            "resolve": self._readers[path],
            "extensions": self._extensions.setdefault((path, may_be_unset), extensions),
        }

    def _input(self, make: Callable[..., Any], built: Any) -> Any:
        """An argument, or a field of an input."""
        return make(
            self._type(built.type),
            default_value=built.default_value,
            description=built.description,
            deprecation_reason=built.deprecation_reason,
        )

    def _type(self, built: Any) -> Any:
        """A type that is named or wrapped; each wrapper is made once for each type."""
        if not is_wrapping_type(built):
            return self._named[built.name]
        within = self._type(built.of_type)
        key = (type(built), within)
        if key not in self._wrapped:
            self._wrapped[key] = type(built)(within)
        return self._wrapped[key]


def _without_parts(built: Any) -> Any:
    """A type as it is before it refers to others; graphql-core's own are taken as they are."""
    if definition_of(built) is None:
        return built
    about = {"name": built.name, "description": built.description}
    match built:
        case GraphQLObjectType():
            struct = _struct_of(built)
            check = None if struct is None else _type_check(struct)
            return GraphQLObjectType(
                **about, fields={}, is_type_of=check, extensions={"struct": struct}
            )
        case GraphQLInterfaceType():
            return GraphQLInterfaceType(**about, fields={})
        case GraphQLUnionType():
            return GraphQLUnionType(**about, types=())
        case GraphQLInputObjectType():
            if definition_of(built).is_one_of:
                return GraphQLInputObjectType(**about, fields={}, is_one_of=True, extensions=ONE_OF)
            return GraphQLInputObjectType(**about, fields={})
        case GraphQLEnumType():
            return GraphQLEnumType(**about, values=_values(built))
        case GraphQLScalarType():
            return GraphQLScalarType(**(built.to_kwargs() | {"extensions": {}}))
    raise TypeError(f"{built!r} is no named type")


def _check_same(made: Any, built: Any) -> None:
    """Refuse one name for two things, which two games might give it."""
    if isinstance(made, GraphQLObjectType) and made is not built:
        structs = made.extensions["struct"], _struct_of(built)
        if structs[0] is not structs[1]:
            raise TypeError(f"{made.name} names both {structs[0]} and {structs[1]}")
    if isinstance(made, GraphQLEnumType) and made.values.keys() != built.values.keys():
        raise TypeError(f"{made.name} names two sets of words")


def _struct_of(built: GraphQLObjectType) -> Any:
    return getattr(definition_of(built).origin, "struct", None)


def _values(built: GraphQLEnumType) -> dict[str, GraphQLEnumValue]:
    """The values of an enumeration: words, as documents have them."""
    return {
        name: GraphQLEnumValue(one.value, one.description, one.deprecation_reason)
        for name, one in built.values.items()
    }


def _type_check(struct: type) -> Callable[[Any, Info], bool]:
    return lambda value, _: is_a(struct, value)


def is_a(struct: type, value: Any) -> bool:
    """Whether a value has the shape of a Struct: the same shape narrowed to a game, or labelled."""
    return issubclass(struct, type(value)) or isinstance(value, struct)


def _reader(path: str) -> Resolve:
    if not path:
        return lambda source, _: source
    read = attrgetter(path)

    def resolve(source: Any, _: Info) -> Any:
        value = read(source)
        return None if value is UNSET else value

    return resolve

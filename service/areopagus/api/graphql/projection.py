"""Selections compiled to functions that read attributes.

Ordinary execution asks a resolver for every field of every object. Most of what is selected here
is plain data: Structs, read attribute by attribute. So a selection set is compiled, once per
operation and per set of values of its ``@include`` and ``@skip`` variables, into one Python
expression that builds the answer. What is not plain is left to the ordinary executor.
"""

import itertools
from collections.abc import Callable
from typing import Any

from graphql import (
    GraphQLEnumType,
    GraphQLList,
    GraphQLNonNull,
    GraphQLObjectType,
    GraphQLOutputType,
    GraphQLSchema,
    get_named_type,
    is_abstract_type,
    is_leaf_type,
)
from msgspec import UNSET

from areopagus.api.graphql.core_internals import FieldDetails, GroupedFieldSet

Project = Callable[[Any], Any]
Collect = Callable[[GraphQLObjectType, list[FieldDetails]], GroupedFieldSet]
"""The fields that a selection comes to for an object type, by response name."""


def is_plain(schema: GraphQLSchema, kind: GraphQLOutputType) -> bool:
    """Whether all that can be selected from a type is plain data."""
    named = get_named_type(kind)
    if is_abstract_type(named):
        return all(is_plain(schema, member) for member in schema.get_possible_types(named))
    return isinstance(named, GraphQLObjectType) and all(
        "path" in field.extensions for field in named.fields.values()
    )


def compile_selection(
    schema: GraphQLSchema, kind: GraphQLOutputType, details: list[FieldDetails], collect: Collect
) -> Project:
    """A function from a value of a plain type to what is selected from it."""
    return _Compiler(schema, collect).function(kind, details)


class _Compiler:
    def __init__(self, schema: GraphQLSchema, collect: Collect) -> None:
        self.schema = schema
        self.collect = collect
        self.names: dict[str, Any] = {"UNSET": UNSET}
        self.counter = itertools.count()

    def function(self, kind: GraphQLOutputType, details: list[FieldDetails]) -> Project:
        """Compile the function. Its source holds only attribute names of ours and GraphQL names."""
        source = f"lambda v: {self.expression(kind, details, 'v')}"
        project: Project = eval(source, self.names)
        return project

    def expression(self, kind: GraphQLOutputType, details: list[FieldDetails], value: str) -> str:
        """An expression for a value; the value is a name or attributes of one, cheap to repeat."""
        if isinstance(kind, GraphQLNonNull):
            return self.present(kind.of_type, details, value)
        content = self.present(kind, details, value)
        return value if content == value else f"(None if {value} is None else {content})"

    def present(self, kind: Any, details: list[FieldDetails], value: str) -> str:
        """An expression for a value that is not null."""
        if isinstance(kind, GraphQLList):
            item = self.name("i")
            content = self.expression(kind.of_type, details, item)
            return value if content == item else f"[{content} for {item} in {value}]"
        if isinstance(kind, GraphQLEnumType):
            spelled = {option.value: name for name, option in kind.values.items()}
            return f"{self.constant(spelled)}[{value}]"
        if is_leaf_type(kind):
            return value
        if is_abstract_type(kind):
            members = self.constant(_Members(self, kind, details))
            return f"{members}[{value}.__class__]({value})"
        return self.object(kind, details, value)

    def object(self, kind: GraphQLObjectType, details: list[FieldDetails], value: str) -> str:
        entries = (
            f"{key!r}: {self.field(kind, selected, value)}"
            for key, selected in self.collect(kind, details).items()
        )
        return "{" + ", ".join(entries) + "}"

    def field(self, kind: GraphQLObjectType, details: list[FieldDetails], value: str) -> str:
        name = details[0].node.name.value
        if name == "__typename":
            return repr(kind.name)
        field = kind.fields[name]
        path = field.extensions["path"]
        attribute = f"{value}.{path}" if path else value
        content = self.expression(field.type, details, attribute)
        if field.extensions["may_be_unset"]:
            return f"(None if {attribute} is UNSET else {content})"
        return content

    def name(self, prefix: str) -> str:
        return f"{prefix}{next(self.counter)}_"

    def constant(self, content: Any) -> str:
        name = self.name("c")
        self.names[name] = content
        return name


class _Members(dict[type, Project]):
    """The functions for the members of an abstract type, each compiled when it is first met."""

    def __init__(self, compiler: _Compiler, kind: Any, details: list[FieldDetails]) -> None:
        super().__init__()
        self.details = details
        self.compiler = compiler
        self.possible = compiler.schema.get_possible_types(kind)

    def __missing__(self, struct: type) -> Project:
        member = next(
            one
            for one in self.possible
            if issubclass(one.extensions["struct"], struct)
            or issubclass(struct, one.extensions["struct"])
        )
        compiler = _Compiler(self.compiler.schema, self.compiler.collect)
        self[struct] = project = compiler.function(GraphQLNonNull(member), self.details)
        return project

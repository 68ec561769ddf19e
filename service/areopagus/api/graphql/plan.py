"""Operations compiled as a whole: which resolvers are called, with what, and what is selected.

Most operations are the same few fields with other variables. A plan has everything ready that
does not depend on their values, down to the projection of each answer. Whatever it does not know
(introspection, fields that Strawberry resolves, variables that do not fit) is left to graphql-core:
a plan gives up by raising :class:`Unplanned`, and the operation is carried out the ordinary way.

It can give up only before anything has happened. A plan is first bound to the variables, which
makes all arguments of all its fields; only then is the first resolver called. So no operation is
ever performed twice.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from graphql import (
    FieldNode,
    GraphQLBoolean,
    GraphQLField,
    GraphQLInputObjectType,
    GraphQLInt,
    GraphQLNonNull,
    GraphQLObjectType,
    GraphQLSchema,
    GraphQLString,
    ListValueNode,
    ObjectValueNode,
    OperationDefinitionNode,
    Undefined,
    ValueNode,
    VariableNode,
    get_nullable_type,
)
from graphql.utilities import coerce_input_literal, coerce_input_value

from areopagus.api.graphql.core_internals import (
    FieldDetails,
    FragmentDetails,
    GroupedFieldSet,
    VariableValues,
    coerce_default_value,
    collect_fields,
    collect_subfields,
    get_variable_signature,
)
from areopagus.api.graphql.projection import compile_selection, is_plain

Variables = dict[str, Any]
Build = Callable[[Variables], Any]
"""The value of an argument, from the variables; ``Undefined`` when it is left out."""
Run = Callable[[Any, Any], Any]
"""What a field comes to, from its parent and the context."""
Plan = Callable[[Variables], Run]
"""Binds the variables: raises :class:`Unplanned`, or returns a run that cannot give up any more."""

_SIMPLE: dict[Any, type] = {GraphQLInt: int, GraphQLString: str, GraphQLBoolean: bool}
_LARGEST = 2**31 - 1


class Unplanned(Exception):
    """The operation is not one that a plan covers: execute it by graphql-core."""


class PlanInfo(NamedTuple):
    """The part of graphql-core's ``info`` that our resolvers read."""

    context: Any
    field_nodes: list[FieldNode]


class Coercion:
    """The variables of an operation, made ready to be coerced."""

    def __init__(self, schema: GraphQLSchema, operation: OperationDefinitionNode) -> None:
        self._parts = [
            self._part(get_variable_signature(schema, definition))
            for definition in operation.variable_definitions or ()
        ]

    def coerced(self, given: Variables) -> Variables:
        """Coerce the variables to their types; raises :class:`Unplanned` when they do not fit."""
        values = {}
        value: Any
        for name, kind, simple, required, default in self._parts:
            value = given.get(name, Undefined)
            if value is Undefined:
                if required and default is Undefined:
                    raise Unplanned
                if default is not Undefined:
                    values[name] = default
            elif value is None:
                if required:
                    raise Unplanned
                values[name] = None
            # Most variables are documents, strings and small integers, which coercion would only
            # hand back.
            elif type(value) is simple and _fits(value):
                values[name] = value
            else:
                values[name] = value = coerce_input_value(value, kind)
                if value is Undefined:
                    raise Unplanned
        return values

    def _part(self, signature: Any) -> tuple[str, Any, type | None, bool, Any]:
        bare = get_nullable_type(signature.type)
        simple = msgspec.Raw if getattr(bare, "name", "") == "Document" else _SIMPLE.get(bare)
        required = isinstance(signature.type, GraphQLNonNull)
        return signature.name, signature.type, simple, required, coerce_default_value(signature)


def _fits(value: Any) -> bool:
    """Whether a simple value is one of GraphQL's: its integers have 32 bits."""
    return type(value) is not int or -_LARGEST <= value <= _LARGEST


class Planner:
    """Makes the plan of an operation, for some values of the variables in its directives."""

    def __init__(
        self,
        schema: GraphQLSchema,
        operation: OperationDefinitionNode,
        fragments: dict[str, FragmentDetails],
        conditions: Variables,
    ) -> None:
        self._schema = schema
        self._operation = operation
        self._fragments = fragments
        self._values = VariableValues({}, conditions)

    def plan(self) -> Plan:
        """The plan; raises :class:`Unplanned` when the operation is not for one."""
        root = self._schema.get_root_type(self._operation.operation)
        assert root is not None
        collected = collect_fields(
            self._schema, self._fragments, self._values, root, self._operation
        )
        return self._object(root, collected.grouped_field_set)

    def _object(self, kind: GraphQLObjectType, fields: GroupedFieldSet) -> Plan:
        plans = [(key, self._field(kind, details)) for key, details in fields.items()]

        def bind(variables: Variables) -> Run:
            runs = [(key, plan(variables)) for key, plan in plans]

            def run(source: Any, context: Any) -> dict[str, Any]:
                return {key: one(source, context) for key, one in runs}

            return run

        return bind

    def _field(self, kind: GraphQLObjectType, details: list[FieldDetails]) -> Plan:
        node = details[0].node
        if node.name.value == "__typename":
            return _always(lambda _, __: kind.name)
        field = kind.fields.get(node.name.value)
        if field is None or not field.extensions.get("ours"):
            raise Unplanned
        resolve = field.resolve
        assert resolve is not None
        build = self._arguments(field, node)
        below = self._below(field, details)
        nodes = [one.node for one in details]

        def bind(variables: Variables) -> Run:
            # Everything that can raise Unplanned happens here, before any resolver is called.
            arguments = build(variables)
            selected = below(variables)

            def run(source: Any, context: Any) -> Any:
                result = resolve(source, PlanInfo(context, nodes), **arguments)
                return selected(result, context)

            return run

        return bind

    def _below(self, field: GraphQLField, details: list[FieldDetails]) -> Plan:
        if is_plain(self._schema, field.type):
            project = compile_selection(self._schema, field.type, details, self._collect)
            return _always(lambda result, _: project(result))
        kind = get_nullable_type(field.type)
        if isinstance(kind, GraphQLObjectType) and isinstance(field.type, GraphQLNonNull):
            return self._object(kind, self._collect(kind, details))
        raise Unplanned

    def _collect(self, kind: GraphQLObjectType, details: list[FieldDetails]) -> GroupedFieldSet:
        return collect_subfields(
            self._schema, self._fragments, self._values, self._operation, kind, details
        ).grouped_field_set

    def _arguments(self, field: GraphQLField, node: FieldNode) -> Callable[[Variables], Variables]:
        given = {one.name.value: one.value for one in node.arguments or ()}
        builds = []
        for name, argument in field.args.items():
            default = coerce_default_value(argument)
            if name in given:
                builds.append((name, _builder(given[name], argument.type, default)))
            elif default is not Undefined:
                builds.append((name, _constant(default)))

        def build(variables: Variables) -> Variables:
            values = {}
            for name, one in builds:
                value = one(variables)
                if value is not Undefined:
                    values[name] = value
            return values

        return build


def _always(run: Run) -> Plan:
    """A plan that takes no variables."""
    return lambda _: run


def _builder(node: ValueNode, kind: Any, default: Any) -> Build:
    """How the value of an argument, or of a field of one, is made of the variables."""
    if isinstance(node, VariableNode):
        return _variable(node.name.value, isinstance(kind, GraphQLNonNull), default)
    bare = get_nullable_type(kind)
    if isinstance(node, ObjectValueNode) and isinstance(bare, GraphQLInputObjectType):
        return _object(node, bare)
    if _mentions_a_variable(node):  # inside a list or a scalar
        raise Unplanned
    value = coerce_input_literal(node, kind)
    if value is Undefined:
        raise Unplanned
    return _constant(value)


def _mentions_a_variable(node: ValueNode) -> bool:
    if isinstance(node, ListValueNode):
        return any(map(_mentions_a_variable, node.values))
    if isinstance(node, ObjectValueNode):
        return any(_mentions_a_variable(field.value) for field in node.fields)
    return isinstance(node, VariableNode)


def _variable(name: str, required: bool, default: Any) -> Build:
    def build(variables: Variables) -> Any:
        value = variables.get(name, default)
        if required and (value is None or value is Undefined):
            raise Unplanned
        return value

    return build


def _object(node: ObjectValueNode, kind: GraphQLInputObjectType) -> Build:
    given = {one.name.value: one.value for one in node.fields}
    builds = []
    for name, field in kind.fields.items():
        default = coerce_default_value(field)
        if name in given:
            builds.append((name, _builder(given[name], field.type, default)))
        elif default is not Undefined:
            builds.append((name, _constant(default)))

    def build(variables: Variables) -> dict[str, Any]:
        values = ((name, one(variables)) for name, one in builds)
        made = {name: value for name, value in values if value is not Undefined}
        if not made and given:  # whether it may be without all of them is not for a plan to say
            raise Unplanned
        return made

    return build


def _constant(value: Any) -> Build:
    return lambda _: value

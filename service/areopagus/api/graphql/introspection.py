"""How much an introspection asks for, before any of it is answered.

The schema has hundreds of types and thousands of fields, so a short query can ask for millions of
values: fields of fields, the same list under many aliases. Here every selection below ``__schema``
or ``__type`` is counted with the number of objects that it is selected from. That number is exact
below ``types`` and otherwise an upper bound: the longest list that any type has.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from graphql import (
    DocumentNode,
    FieldNode,
    FragmentDefinitionNode,
    FragmentSpreadNode,
    GraphQLEnumType,
    GraphQLInputObjectType,
    GraphQLInterfaceType,
    GraphQLObjectType,
    GraphQLSchema,
    SelectionSetNode,
    get_introspection_query,
    is_abstract_type,
    is_wrapping_type,
    parse,
)

SATURATED = 10**12
"""Counts stop here: it is beyond any limit."""

# The fields of introspection that hold objects: what they are of, and whether they are lists.
_OBJECTS: dict[str, dict[str, tuple[str, bool]]] = {
    "Schema": {
        "types": ("Type", True),
        "directives": ("Directive", True),
        "queryType": ("Type", False),
        "mutationType": ("Type", False),
        "subscriptionType": ("Type", False),
    },
    "Type": {
        "fields": ("Field", True),
        "interfaces": ("Type", True),
        "possibleTypes": ("Type", True),
        "enumValues": ("EnumValue", True),
        "inputFields": ("InputValue", True),
        "ofType": ("Type", False),
    },
    "Field": {"args": ("InputValue", True), "type": ("Type", False)},
    "InputValue": {"type": ("Type", False)},
    "EnumValue": {},
    "Directive": {"args": ("InputValue", True)},
}


MOST_WRAPPERS = 4
"""How many lists and non-nulls a type of this schema has around it at most, and one to spare."""


class _Place(NamedTuple):
    """Where something is selected: from how many objects of a kind."""

    kind: str
    objects: int
    exact: bool = False
    """Whether these are all objects of this kind in the schema, each once."""
    references: str | None = None
    """Of types: whether these are the types of all fields, or of all input values."""
    unwrapped: int = MOST_WRAPPERS
    """Of types: how often ``ofType`` was followed; a type that is named has nothing below that."""


class Sizes:
    """How long the lists of a schema are: all of them together, and the longest of each."""

    def __init__(self, schema: GraphQLSchema) -> None:
        self._total: dict[tuple[str, str], int] = {}
        self._longest: dict[tuple[str, str], int] = {}
        self._wrapped: Counter[tuple[str, int]] = Counter()
        self._add("Schema", "types", len(schema.type_map))
        self._add("Schema", "directives", len(schema.directives))
        for kind in schema.type_map.values():
            self._add_type(schema, kind)
        for directive in schema.directives:
            self._add("Directive", "args", len(directive.args))

    def below(self, place: _Place, name: str) -> _Place | None:
        """The objects that a field holds, selected from a place; none when it is a leaf."""
        found = _OBJECTS[place.kind].get(name)
        if found is None:
            return None
        kind, is_list = found
        if name == "type":
            return _Place(kind, place.objects, False, place.kind if place.exact else None, 0)
        if name == "ofType":
            return self._unwrapped(place)
        if not is_list:
            return _Place(kind, place.objects)
        if place.exact:
            every = kind != "Type" or name == "types"  # interfaces and such are not all types
            return _Place(kind, self._total.get((place.kind, name), 0), every)
        longest = self._longest.get((place.kind, name), 0)
        return _Place(kind, min(place.objects * longest, SATURATED))

    def _unwrapped(self, place: _Place) -> _Place:
        """The types one level below ``ofType``; named types have none."""
        level = place.unwrapped + 1
        if level > MOST_WRAPPERS:
            return _Place("Type", 0)
        objects = place.objects
        if place.references is not None:
            objects = self._wrapped[place.references, level]
        return _Place("Type", objects, False, place.references, level)

    def _add_type(self, schema: GraphQLSchema, kind: Any) -> None:
        if isinstance(kind, GraphQLObjectType | GraphQLInterfaceType):
            self._add("Type", "fields", len(kind.fields))
            self._add("Type", "interfaces", len(kind.interfaces))
            for field in kind.fields.values():
                self._add("Field", "args", len(field.args))
                self._add_reference("Field", field.type)
                for argument in field.args.values():
                    self._add_reference("InputValue", argument.type)
        if isinstance(kind, GraphQLInputObjectType):
            self._add("Type", "inputFields", len(kind.fields))
            for input_field in kind.fields.values():
                self._add_reference("InputValue", input_field.type)
        if isinstance(kind, GraphQLEnumType):
            self._add("Type", "enumValues", len(kind.values))
        if is_abstract_type(kind):
            self._add("Type", "possibleTypes", len(schema.get_possible_types(kind)))

    def _add_reference(self, kind: str, type_: Any) -> None:
        level = 0
        while is_wrapping_type(type_):
            level += 1
            self._wrapped[kind, level] += 1
            type_ = type_.of_type

    def _add(self, kind: str, name: str, length: int) -> None:
        key = (kind, name)
        self._total[key] = self._total.get(key, 0) + length
        self._longest[key] = max(self._longest.get(key, 0), length)


class IntrospectionMeter:
    """Counts the values that introspecting selections of one document ask for."""

    def __init__(self, sizes: Sizes, fragments: Mapping[str, FragmentDefinitionNode]) -> None:
        self._sizes = sizes
        self._fragments = fragments
        self._measured: dict[tuple[str, _Place], int] = {}

    def values(self, node: FieldNode) -> int:
        """The values below ``__schema`` or ``__type``."""
        kind = "Schema" if node.name.value == "__schema" else "Type"
        return self._selection(node.selection_set, _Place(kind, 1, exact=kind == "Schema"))

    def _selection(self, selection_set: SelectionSetNode | None, place: _Place) -> int:
        total = 0
        for node in selection_set.selections if selection_set else ():
            if isinstance(node, FieldNode):
                total += place.objects
                below = self._sizes.below(place, node.name.value)
                if below is not None:
                    total += self._selection(node.selection_set, below)
            elif isinstance(node, FragmentSpreadNode):
                total += self._fragment(node.name.value, place)
            else:
                total += self._selection(node.selection_set, place)  # type: ignore[attr-defined]
            total = min(total, SATURATED)
        return total

    def _fragment(self, name: str, place: _Place) -> int:
        """Measured once for each place, however often it is spread there."""
        key = (name, place)
        if key not in self._measured:
            self._measured[key] = 0  # for a cycle, which validation refuses
            fragment = self._fragments.get(name)
            if fragment is not None:
                self._measured[key] = self._selection(fragment.selection_set, place)
        return self._measured[key]


class Introspection:
    """What it takes to introspect one schema, as a share of what tools ask for."""

    def __init__(self, schema: GraphQLSchema) -> None:
        self.sizes = Sizes(schema)
        self.full = self._full()
        """The values of the largest introspection that tools send: graphql-js's, all flags set."""

    def meter(self, fragments: Mapping[str, FragmentDefinitionNode]) -> IntrospectionMeter:
        """A meter for one document."""
        return IntrospectionMeter(self.sizes, fragments)

    def _full(self) -> int:
        document = parse(
            get_introspection_query(
                specified_by_url=True,
                directive_is_repeatable=True,
                schema_description=True,
                input_value_deprecation=True,
                one_of=True,
            )
        )
        operation: Any = document.definitions[0]
        meter = self.meter(fragments_of(document))
        return sum(meter.values(node) for node in operation.selection_set.selections)


def fragments_of(document: DocumentNode) -> dict[str, FragmentDefinitionNode]:
    """The fragments of a document, by name."""
    return {
        node.name.value: node
        for node in document.definitions
        if isinstance(node, FragmentDefinitionNode)
    }

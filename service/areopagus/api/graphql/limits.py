"""What a document may ask for: measured before it is validated, in time linear in its length.

Fragments are measured once, however often they are spread, so that doubling them gains nothing.

The **cost** of an operation is the number of its fields, fragments counted wherever they are
spread, but 25 for each operation of a game and whatever is named like one, 25 more for each item of
a `judgeBatch` and 2 for each move of an `apply` or a `replay`. Introspection costs 10 000 for as
many values as the largest query of the usual tools asks for, and in proportion for any other. So
the costliest operation that is carried out takes about half a second. docs/graphql.md tells.
"""

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from graphql import (
    DocumentNode,
    FieldNode,
    FragmentSpreadNode,
    InlineFragmentNode,
    IntValueNode,
    ListValueNode,
    OperationDefinitionNode,
    SelectionSetNode,
    VariableNode,
    Visitor,
    visit,
)

from areopagus.api.graphql import faults
from areopagus.api.graphql.casing import camel
from areopagus.api.graphql.faults import refused
from areopagus.api.graphql.introspection import Introspection, fragments_of
from areopagus.api.operations import OPERATIONS
from areopagus.api.session_operations import SESSION_OPERATIONS
from areopagus.settings import Settings

OPERATION_COST = 25
INTROSPECTION_COST = 10_000
MOST_REPEATS = 100
"""How often one name may be selected in one place: validation is quadratic in this."""
COST_OF_A_MOVE = 2
ITEM_COSTS = {"items": OPERATION_COST, "moves": COST_OF_A_MOVE}
_OPERATIONS = frozenset(
    camel(name)
    for name in [*(one.name for one in OPERATIONS), *(one.name for one in SESSION_OPERATIONS)]
)
INTROSPECTION = frozenset({"__schema", "__type"})
_NO_LISTS: Mapping[str, int] = MappingProxyType({})


class Measure(NamedTuple):
    """The measured size of a selection."""

    depth: int = 0
    fields: int = 0
    aliases: int = 0
    cost: int = 0
    top: int = 0
    """Fields that it begins with."""
    lists: Mapping[str, int] = _NO_LISTS
    """What each item of the list in a variable costs."""

    def cost_with(self, variables: Mapping[str, Any]) -> int:
        """The cost with what is in the variables."""
        cost = self.cost
        for name, each in self.lists.items():
            value = variables.get(name)
            cost += each * len(value) if isinstance(value, list) else 0
        return cost


class QueryMeter:
    """Measures the operations of one document."""

    def __init__(self, document: DocumentNode, introspection: Introspection) -> None:
        self.document = document
        self._fragments = fragments_of(document)
        self._full = introspection.full
        self._introspection = introspection.meter(self._fragments)
        self._measured: dict[str, Measure] = {}
        self._names: dict[str, Counter[str]] = {}
        self.repeats = 0
        """How often the name that is selected most is selected at one place."""

    def measure_place(self, selection_set: SelectionSetNode | None) -> Measure:
        """Measure a whole selection set, and how often names repeat in it."""
        if selection_set is not None:
            self.repeats = max(self.repeats, *self._selected(selection_set).values(), 0)
        return self.measure(selection_set)

    def measure(self, selection_set: SelectionSetNode | None) -> Measure:
        """Measure a selection set, fragments included."""
        depth = fields = aliases = cost = top = 0
        lists = _NO_LISTS
        for node in selection_set.selections if selection_set else ():
            if isinstance(node, FieldNode):
                one = self._field(node)
            elif isinstance(node, FragmentSpreadNode):
                one = self._fragment(node.name.value)
            else:
                assert isinstance(node, InlineFragmentNode)
                one = self.measure(node.selection_set)
            depth = max(depth, one.depth)
            fields += one.fields
            aliases += one.aliases
            cost += one.cost
            top += one.top
            lists = _together(lists, one.lists)
        return Measure(depth, fields, aliases, cost, top, lists)

    def _field(self, node: FieldNode) -> Measure:
        name = node.name.value
        aliased = int(node.alias is not None)
        below = self.measure_place(node.selection_set)
        if name in INTROSPECTION:  # how deep it goes does not matter: its values are counted
            values = self._introspection.values(node)
            cost = -(-INTROSPECTION_COST * values // self._full)
            return Measure(1, 1, below.aliases + aliased, max(cost, OPERATION_COST), 1)
        price = OPERATION_COST if name in _OPERATIONS and node.selection_set else 1
        items, lists = _lists_of(node)
        return Measure(
            below.depth + 1,
            below.fields + 1,
            below.aliases + aliased,
            below.cost + price + items,
            1,
            _together(lists, below.lists),
        )

    def _selected(self, selection_set: SelectionSetNode) -> Counter[str]:
        """The response names selected at one place, fragments included."""
        names: Counter[str] = Counter()
        for node in selection_set.selections:
            if isinstance(node, FieldNode):
                names[(node.alias or node.name).value] += 1
            elif isinstance(node, FragmentSpreadNode):
                names.update(self._spread(node.name.value))
            elif isinstance(node, InlineFragmentNode):
                names.update(self._selected(node.selection_set))
        return names

    def _spread(self, name: str) -> Counter[str]:
        if name not in self._names:
            self._names[name] = Counter()  # for a cycle, which validation refuses
            fragment = self._fragments.get(name)
            if fragment is not None:
                self._names[name] = self._selected(fragment.selection_set)
        return self._names[name]

    def _fragment(self, name: str) -> Measure:
        if name not in self._measured:
            self._measured[name] = Measure()  # for a cycle, which validation refuses
            fragment = self._fragments.get(name)
            if fragment is not None:
                self._measured[name] = self.measure(fragment.selection_set)
        return self._measured[name]


def check_document(meter: QueryMeter, settings: Settings) -> None:
    """Raise a fault when an operation of a document is beyond a limit."""
    document = meter.document
    for node in document.definitions:
        if isinstance(node, OperationDefinitionNode):
            _check(meter.measure_place(node.selection_set), settings)
    if meter.repeats > MOST_REPEATS:
        raise refused(
            f"A name is selected {meter.repeats} times at one place; {MOST_REPEATS} is the most.",
            faults.TOO_MANY_REPEATS,
            maximum=MOST_REPEATS,
        )
    longest, digits = _longest_list_and_number(document)
    if longest > settings.graphql_max_list:
        raise _list_too_long(longest, settings)
    if digits > settings.max_digits:
        most = settings.max_digits
        raise refused(f"A number has more than {most} digits.", faults.BODY_TOO_COMPLEX)


def check_cost(cost: int, settings: Settings) -> None:
    """Raise a fault when an operation costs too much."""
    most = settings.graphql_max_cost
    if cost > most:
        raise refused(
            f"The operation costs {cost}; {most} is the most.",
            faults.TOO_COSTLY,
            cost={"requested": cost, "maximum": most},
        )


def check_list(length: int, settings: Settings) -> None:
    """Raise a fault when a list is too long."""
    if length > settings.graphql_max_list:
        raise _list_too_long(length, settings)


def _lists_of(node: FieldNode) -> tuple[int, Mapping[str, int]]:
    """What the items of its lists cost, and of those in variables what each item does."""
    cost, lists = 0, _NO_LISTS
    for argument in node.arguments or ():
        each, value = ITEM_COSTS.get(argument.name.value, 0), argument.value
        if each and isinstance(value, ListValueNode):
            cost += each * len(value.values)
        elif each and isinstance(value, VariableNode):
            lists = _together(lists, {value.name.value: each})
    return cost, lists


def _together(some: Mapping[str, int], others: Mapping[str, int]) -> Mapping[str, int]:
    if not some or not others:
        return some or others
    return {name: some.get(name, 0) + others.get(name, 0) for name in {**some, **others}}


def _check(measure: Measure, settings: Settings) -> None:
    limits = (
        (measure.depth, settings.graphql_max_depth, "nests {} deep", faults.TOO_DEEP),
        (measure.aliases, settings.graphql_max_aliases, "has {} aliases", faults.TOO_MANY_ALIASES),
        (
            measure.top,
            settings.graphql_max_root_fields,
            "begins with {} fields",
            faults.TOO_MANY_ROOT_FIELDS,
        ),
    )
    for count, most, what, code in limits:
        if count > most:
            raise refused(
                f"The operation {what.format(count)}; {most} is the most.", code, maximum=most
            )
    check_cost(measure.cost, settings)


def _longest_list_and_number(document: DocumentNode) -> tuple[int, int]:
    longest = digits = 0

    class Finder(Visitor):
        def enter_list_value(self, node: ListValueNode, *_: object) -> None:
            nonlocal longest
            longest = max(longest, len(node.values))

        def enter_int_value(self, node: IntValueNode, *_: object) -> None:
            nonlocal digits
            digits = max(digits, len(node.value))

    visit(document, Finder())
    return longest, digits


def _list_too_long(length: int, settings: Settings) -> faults.Fault:
    most = settings.graphql_max_list
    return refused(
        f"A list has {length} items; {most} is the most.", faults.LIST_TOO_LONG, maximum=most
    )

"""GraphQL documents: parsed, measured, validated and compiled once, then cached by their text."""

from functools import cached_property
from typing import Any, ClassVar

from graphql import (
    DocumentNode,
    FieldNode,
    FragmentDefinitionNode,
    GraphQLError,
    GraphQLSchema,
    GraphQLSyntaxError,
    NoSchemaIntrospectionCustomRule,
    OperationDefinitionNode,
    OperationType,
    VariableNode,
    Visitor,
    parse,
    specified_rules,
    strip_ignored_characters,
    validate,
    visit,
)
from graphql.language import NonNullTypeNode

from areopagus.api.bounded_cache import BoundedCache
from areopagus.api.graphql import faults
from areopagus.api.graphql.core_internals import FragmentDetails, VariableValues
from areopagus.api.graphql.faults import invalid, refused
from areopagus.api.graphql.introspection import Introspection
from areopagus.api.graphql.limits import COST_OF_A_MOVE, INTROSPECTION, QueryMeter, check_document
from areopagus.api.graphql.plan import Coercion, Plan, Planner, Run, Unplanned, Variables
from areopagus.api.graphql.projection import Project
from areopagus.api.graphql.resolvers import Info, names_selected
from areopagus.api.offload import offload
from areopagus.settings import Settings

KEPT = 12 * 1024 * 1024
"""How many bytes the documents that are kept ready may take. One that would take a third of
that or more is made ready each time: it would drive out all others."""
_BYTES_PER_CHARACTER = 200
"""Memory per character of a parsed document, and again per character in each of its plans."""
_BYTES_PER_DOCUMENT = 6_000
"""Memory of any document, however short, and of each of its plans."""
_PER_MOVE = 4
"""Parsing and validating so many characters takes, at worst, as long as playing a move."""
_MOST_ERRORS = 20


class Prepared:
    """A valid document with everything that can be computed from it without variables."""

    MOST_PROJECTIONS: ClassVar[int] = 64

    def __init__(self, schema: GraphQLSchema, meter: QueryMeter, text: str = "") -> None:
        self.schema = schema
        self.document = document = meter.document
        self.text = text
        self.operations = {
            node.name.value if node.name else None: node
            for node in document.definitions
            if isinstance(node, OperationDefinitionNode)
        }
        self.measures = {
            name: meter.measure(node.selection_set) for name, node in self.operations.items()
        }
        self.encoded = _document_variables(document)
        self.projections: dict[tuple[Any, ...], Project | None] = {}
        self._plans: dict[tuple[Any, ...], Plan | None] = {}
        self._coercions: dict[str | None, Coercion] = {}
        self._fragments = {
            node.name.value: node
            for node in document.definitions
            if isinstance(node, FragmentDefinitionNode)
        }
        self.condition_variables = _condition_variables(document)
        self._selected: dict[tuple[int, ...], frozenset[str]] = {}

    @property
    def weight(self) -> int:
        """A rough estimate of its size in bytes."""
        compiled = 1 + len(self._plans) + len(self.projections) // 4
        return (_BYTES_PER_DOCUMENT + len(self.text) * _BYTES_PER_CHARACTER) * compiled

    def operation(self, name: str | None) -> OperationDefinitionNode:
        """The operation of a name, or the only one; raises a fault."""
        if name is None and len(self.operations) == 1:
            return next(iter(self.operations.values()))
        if name is None or name not in self.operations:
            what = "Name one of the operations." if name is None else f"No operation {name!r}."
            raise refused(what, faults.OPERATION_RESOLUTION)
        return self.operations[name]

    def asks_about_schema(self, operation: OperationDefinitionNode) -> bool:
        """Whether an operation is introspection and nothing else."""
        return all(
            isinstance(node, FieldNode) and node.name.value in INTROSPECTION
            for node in operation.selection_set.selections
        )

    def size(self, operation: OperationDefinitionNode, variables: Variables) -> int:
        """How much work an operation is, by its cost, as ``offload`` counts it."""
        name = operation.name.value if operation.name else None
        return self.measures[name].cost_with(variables) // COST_OF_A_MOVE

    @cached_property
    def canonical_text(self) -> str:
        """The document without comments and spaces, which any number of texts have in common."""
        return strip_ignored_characters(self.text)

    def conditions(self, values: VariableValues) -> tuple[Any, ...]:
        """The values that the document's ``@include`` and ``@skip`` depend on."""
        return tuple(values.coerced.get(name) for name in self.condition_variables)

    def bound(self, operation: OperationDefinitionNode, given: Variables) -> Run:
        """The plan of an operation with its variables; raises ``Unplanned`` when none fits.

        Nothing has happened until what it answers is called.
        """
        name = operation.name.value if operation.name else None
        if name not in self._coercions:
            self._coercions[name] = Coercion(self.schema, operation)
        variables = self._coercions[name].coerced(given)
        conditions = {key: variables[key] for key in self.condition_variables if key in variables}
        key = (name, *conditions.items())
        if key in (plans := self._plans):
            plan = plans[key]
        else:
            plan = self._plan(operation, conditions)
            self._plans = (
                {key: plan} if len(plans) >= self.MOST_PROJECTIONS else plans | {key: plan}
            )
        if plan is None:
            raise Unplanned
        return plan(variables)

    def _plan(self, operation: OperationDefinitionNode, conditions: Variables) -> Plan | None:
        if operation.operation is OperationType.MUTATION:
            return None
        fragments = {name: FragmentDetails(node) for name, node in self._fragments.items()}
        try:
            return Planner(self.schema, operation, fragments, conditions).plan()
        except Unplanned:
            return None

    def only_conditions(self, values: VariableValues) -> VariableValues:
        """The variables without those that nothing in a selection depends on."""
        return VariableValues(
            {
                name: values.sources[name]
                for name in self.condition_variables
                if name in values.sources
            },
            {
                name: values.coerced[name]
                for name in self.condition_variables
                if name in values.coerced
            },
        )

    def selected(self, info: Info) -> frozenset[str]:
        """The names of all that is selected below a field."""
        nodes: list[FieldNode] = list(info.field_nodes)
        key = tuple(map(id, nodes))
        if key not in self._selected:
            self._selected[key] = names_selected(nodes, self._fragments)
        return self._selected[key]


class Documents:
    """The cache of prepared documents."""

    def __init__(self, schema: GraphQLSchema, settings: Settings) -> None:
        self._schema = schema
        self._settings = settings
        self._introspection = Introspection(schema)
        self._kept: BoundedCache[str, Prepared] = BoundedCache(KEPT)
        rules = [*specified_rules]
        if not settings.graphql_introspection:
            rules.append(NoSchemaIntrospectionCustomRule)
        self._rules = rules

    async def prepare(self, query: str) -> Prepared:
        """The prepared document of a text, from the cache or made now; raises a fault. A long one
        is read in a thread."""
        prepared = self._kept.get(query)
        if prepared is None:
            prepared = await offload(lambda: self._new(query), len(query) // _PER_MOVE)
        self._kept.put(query, prepared, prepared.weight)  # it may have grown since
        return prepared

    def _new(self, query: str) -> Prepared:
        try:
            return self._made_ready(query)
        except RecursionError:  # fragments within fragments, each as deep as may be parsed
            raise self._too_deep() from None

    def _made_ready(self, query: str) -> Prepared:
        document = self._parse(query)
        meter = QueryMeter(document, self._introspection)
        check_document(meter, self._settings)
        errors = validate(
            self._schema,
            document,
            self._rules,
            max_errors=_MOST_ERRORS,
            hide_suggestions=not self._settings.graphql_introspection,
        )
        if errors:
            raise invalid(errors, self._validation_code(errors))
        return Prepared(self._schema, meter, query)

    def _parse(self, query: str) -> DocumentNode:
        most = self._settings.graphql_max_tokens
        try:
            return parse(query, max_lexical_tokens=most, max_comments=most)
        except GraphQLSyntaxError as error:
            if "nested too deeply" in error.message:
                raise self._too_deep() from None
            if "Parsing aborted" in error.message:
                raise refused(
                    f"The document has more than {most} tokens.",
                    faults.TOO_MANY_TOKENS,
                    maximum=most,
                ) from None
            raise invalid([error], faults.PARSE_FAILED) from None

    def _too_deep(self) -> faults.Fault:
        most = self._settings.graphql_max_depth
        return refused(f"The document nests more than {most} deep.", faults.TOO_DEEP, maximum=most)

    def _validation_code(self, errors: list[GraphQLError]) -> str:
        off = not self._settings.graphql_introspection
        if off and any("introspection" in error.message for error in errors):
            return faults.INTROSPECTION_OFF
        return faults.VALIDATION_FAILED


def _document_variables(document: DocumentNode) -> frozenset[str]:
    """The variables that may stay encoded: documents that are arguments, whole and as they are."""
    typed: set[str] = set()
    nested: set[str] = set()

    class Finder(Visitor):
        def enter_variable_definition(self, node: Any, *_: Any) -> None:
            kind: Any = node.type.type if isinstance(node.type, NonNullTypeNode) else node.type
            if getattr(kind, "name", None) and kind.name.value == "Document":
                typed.add(node.variable.name.value)

        def enter_variable(self, node: VariableNode, _: Any, parent: Any, *__: Any) -> None:
            if parent is not None and getattr(parent, "kind", "") not in (
                "argument",
                "variable_definition",
                "object_field",
            ):
                nested.add(node.name.value)

    visit(document, Finder())
    return frozenset(typed - nested)


def _condition_variables(document: DocumentNode) -> tuple[str, ...]:
    found: set[str] = set()

    class Finder(Visitor):
        def enter_directive(self, node: Any, *_: Any) -> None:
            for argument in node.arguments or ():
                if isinstance(argument.value, VariableNode):
                    found.add(argument.value.name.value)

    visit(document, Finder())
    return tuple(sorted(found))

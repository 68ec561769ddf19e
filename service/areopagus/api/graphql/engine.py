"""Executes GraphQL requests; knows nothing of HTTP."""

import asyncio
import inspect
import logging
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Any

import msgspec
from graphql import (
    ExecutionResult,
    GraphQLError,
    GraphQLSchema,
    OperationDefinitionNode,
    OperationType,
    execute,
)
from starlette.requests import ClientDisconnect
from starlette.types import Receive

from areopagus.api.bounded_cache import BoundedCache
from areopagus.api.connection import while_connected
from areopagus.api.graphql import faults
from areopagus.api.graphql.core_internals import (
    create_source_event_stream,
    execute_subscription_event,
)
from areopagus.api.graphql.documents import Documents, Prepared
from areopagus.api.graphql.executor import ProjectingExecutor
from areopagus.api.graphql.limits import check_cost, check_list
from areopagus.api.graphql.persisted import PersistedQueries
from areopagus.api.graphql.plan import Run, Unplanned
from areopagus.api.graphql.requests import Request, Variables
from areopagus.api.graphql.resolvers import Info
from areopagus.api.graphql.strawberry_internals import optimized_is_awaitable
from areopagus.api.offload import offload
from areopagus.kernel.language import Language
from areopagus.packs.library import TRIES
from areopagus.packs.store import PacksUnavailable
from areopagus.referee.errors import UnknownPack
from areopagus.referee.inquiries import Inquiry
from areopagus.referee.search_pool import SearchPool
from areopagus.referee.shelf import PackNotAtHand
from areopagus.sessions.service import Sessions
from areopagus.settings import Settings
from areopagus.telemetry import metrics

log = logging.getLogger("areopagus.graphql")

ExecutionAnswer = dict[str, Any]

_BYTES_PER_MOVE = 64
"""Of variables: reading so many takes as long as playing a move."""
SCHEMA_ANSWERS = 12 * 1024 * 1024
"""How many bytes of encoded answers to introspection are kept; a whole one has a million."""


class Context:
    """What resolvers know of the request that they answer."""

    __slots__ = (
        "_receive",
        "_searches",
        "_turn",
        "client",
        "is_repeatable",
        "key",
        "language",
        "missing",
        "prepared",
        "sessions",
    )

    def __init__(
        self,
        prepared: Prepared,
        language: Language,
        key: str | None = None,
        sessions: Sessions | None = None,
        searches: SearchPool | None = None,
        receive: Receive | None = None,
        client: str = "",
    ) -> None:
        self.prepared = prepared
        self.client = client
        """Who asks, as limits know clients."""
        self.sessions = sessions
        self._searches = searches
        self._receive = receive
        self._turn: asyncio.Lock | None = None
        self.key = key
        """What came as ``Authorization: Bearer``."""
        self.language = language
        self.is_repeatable = True
        """Whether the same request always has the same answer."""
        self.missing: list[PackNotAtHand] = []
        """Packs that a resolver would have needed: once they are fetched, the request is run again.
        Only queries need them so, and a query can be run any number of times."""

    def selected(self, info: Info) -> frozenset[str]:
        """The names of all that is selected below a field."""
        return self.prepared.selected(info)

    async def search(self, inquiry: Inquiry) -> Any:
        """The answer to an inquiry; when the client goes away, its search ends."""
        assert self._searches is not None
        work = self._searches.answer(inquiry)
        return await (while_connected(self._receive, work) if self._receive else work)

    def in_turn(self) -> asyncio.Lock:
        """Lock that serialises the mutations of one request, across namespaces."""
        if self._turn is None:
            self._turn = asyncio.Lock()
        return self._turn


class Engine:
    """A schema with its documents and its limits."""

    executor = ProjectingExecutor

    def __init__(
        self,
        schema: GraphQLSchema,
        settings: Settings,
        sessions: Sessions | None = None,
        searches: SearchPool | None = None,
    ) -> None:
        self.schema = schema
        self._sessions = sessions
        self._searches = searches
        self._settings = settings
        self._documents = Documents(schema, settings)
        self._persisted = PersistedQueries(settings.graphql_persisted)
        self._schema_answers: BoundedCache[tuple[str, str | None], bytes] = BoundedCache(
            SCHEMA_ANSWERS
        )

    async def run(
        self,
        request: Request,
        language: Language,
        *,
        key: str | None = None,
        client: str = "",
        only_queries: bool = False,
        receive: Receive | None = None,
    ) -> tuple[ExecutionAnswer, bool]:
        """The answer to a request, and whether it is always the same; raises a fault."""
        prepared = await self._documents.prepare(self._persisted.query_of(request))
        operation = prepared.operation(request.operation_name)
        if only_queries and operation.operation is not OperationType.QUERY:
            raise faults.fault("GET is for queries.", faults.METHOD_NOT_ALLOWED, status=405)
        if operation.operation is OperationType.SUBSCRIPTION:
            raise faults.refused(
                "Subscriptions go by WebSocket, as graphql-transport-ws.", faults.WEBSOCKET_NEEDED
            )
        tries = 0
        while True:
            context = Context(
                prepared, language, key, self._sessions, self._searches, receive, client
            )
            answered = await self._answered(request, prepared, operation, context)
            tries += 1
            if not context.missing or tries > TRIES or not await self._fetch(context.missing):
                return answered

    async def _fetch(self, missing: list[PackNotAtHand]) -> bool:
        """Whether any of these packs could be brought to hand."""
        if self._sessions is None:
            return False
        fetched = False
        for one in missing[:TRIES]:
            with suppress(UnknownPack, PacksUnavailable):
                await self._sessions.library.fetch(one)
                fetched = True
        return fetched

    async def _answered(
        self,
        request: Request,
        prepared: Prepared,
        operation: OperationDefinitionNode,
        context: Context,
    ) -> tuple[ExecutionAnswer, bool]:
        given = request.variables or {}
        bulk = sum(memoryview(raw).nbytes for raw in given.values()) // _BYTES_PER_MOVE
        variables, run = await offload(lambda: self._bound(prepared, operation, given), bulk)
        if run is None:
            return await self._unplanned(prepared, operation, request, variables, context)
        answer = await offload(
            lambda: _performed(run, None, context), prepared.size(operation, variables)
        )
        return answer, context.is_repeatable and "errors" not in answer

    def _bound(
        self, prepared: Prepared, operation: OperationDefinitionNode, given: Variables
    ) -> tuple[dict[str, Any], Run | None]:
        """The variables, and the plan with all arguments made of them; none when none fits."""
        variables = self._variables(prepared, operation, given)
        try:
            return variables, prepared.bound(operation, variables)
        except Unplanned:
            return variables, None

    async def _unplanned(
        self,
        prepared: Prepared,
        operation: OperationDefinitionNode,
        request: Request,
        variables: dict[str, Any],
        context: Context,
    ) -> tuple[ExecutionAnswer, bool]:
        """Execute an operation that has no plan by graphql-core's executor."""
        if not prepared.asks_about_schema(operation):
            return await self._execute(prepared, operation, request, variables, context)
        key = (prepared.canonical_text, request.operation_name)
        encoded = self._schema_answers.get(key)
        if encoded is None:
            answer, repeatable = await self._execute(
                prepared, operation, request, variables, context
            )
            encoded = msgspec.json.encode(answer["data"])
            if not repeatable or operation.variable_definitions:
                return answer, repeatable
            self._schema_answers.put(key, encoded, len(encoded) + len(key[0]))
        return {"data": msgspec.Raw(encoded)}, True

    async def follow(
        self, request: Request, language: Language, *, key: str | None = None
    ) -> AsyncGenerator[tuple[ExecutionAnswer, Any], None]:
        """The answers to a query or a subscription, with what each tells of; raises a fault."""
        prepared = await self._documents.prepare(self._persisted.query_of(request))
        operation = prepared.operation(request.operation_name)
        if operation.operation is OperationType.MUTATION:
            raise faults.refused("Mutations go by POST.", faults.METHOD_NOT_ALLOWED)
        if operation.operation is OperationType.QUERY:
            return _only(await self.run(request, language, key=key))
        variables = self._variables(prepared, operation, request.variables or {})
        context = Context(prepared, language, key, self._sessions)
        executor = self.executor.build(
            self.schema,
            prepared.document,
            context_value=context,
            raw_variable_values=variables,
            operation_name=request.operation_name,
        )
        if isinstance(executor, list):
            raise faults.Fault([_sent(error) for error in executor], well_formed=True)
        source = create_source_event_stream(executor)
        if isinstance(source, ExecutionResult):
            errors = [_sent(error) for error in source.errors or ()]
            raise faults.Fault(errors, well_formed=True)
        return self._answers(source, executor, operation, variables)

    async def _answers(
        self, source: Any, executor: Any, operation: OperationDefinitionNode, variables: Any
    ) -> AsyncGenerator[tuple[ExecutionAnswer, Any], None]:
        context: Context = executor.context_value
        try:
            run = context.prepared.bound(operation, variables)
        except Unplanned:
            run = None
        try:
            async for one in source:
                if run is None:
                    result = execute_subscription_event(executor.build_per_event_executor(one))
                    answer = _answer(await result if inspect.isawaitable(result) else result)
                else:
                    answer = _performed(run, one, context)
                yield answer, one
        finally:
            await source.aclose()

    async def _execute(
        self,
        prepared: Prepared,
        operation: OperationDefinitionNode,
        request: Request,
        variables: dict[str, Any],
        context: Context,
    ) -> tuple[ExecutionAnswer, bool]:
        def start() -> Any:
            """The synchronous part; what is awaited (sessions) stays on the event loop."""
            return execute(
                self.schema,
                prepared.document,
                context_value=context,
                variable_values=variables,
                operation_name=request.operation_name,
                executor_class=self.executor,
                is_awaitable=optimized_is_awaitable,  # type: ignore[arg-type]
            )

        result = await offload(start, prepared.size(operation, variables))
        if inspect.isawaitable(result):
            result = await result
        return _answer(result), context.is_repeatable and not result.errors

    def _variables(
        self, prepared: Prepared, operation: OperationDefinitionNode, given: Variables
    ) -> dict[str, Any]:
        """The variables that the operation declares, decoded but for documents."""
        values = {}
        for definition in operation.variable_definitions or ():
            name = definition.variable.name.value
            if name in given:
                raw = given[name]
                keep = name in prepared.encoded and bytes(memoryview(raw)[:1]) == b"{"
                values[name] = raw if keep else _decoded(name, raw)
                if values[name] is None and name in prepared.condition_variables:
                    raise faults.refused(
                        f"The variable `{name}` says what to include or skip: it cannot be null.",
                        faults.BAD_USER_INPUT,
                    )
        self._check(prepared, operation, values)
        return values

    def _check(
        self, prepared: Prepared, operation: OperationDefinitionNode, values: dict[str, Any]
    ) -> None:
        for value in values.values():
            if isinstance(value, list):
                check_list(len(value), self._settings)
        name = operation.name.value if operation.name else None
        cost = prepared.measures[name].cost_with(values)
        check_cost(cost, self._settings)
        metrics.GRAPHQL_COST.observe(cost)


def _performed(run: Run, root: Any, context: Context) -> ExecutionAnswer:
    """Run a bound plan. A failure here is a bug: reported as such, and never retried."""
    try:
        return {"data": run(root, context)}
    except Exception as error:
        told = _sent(GraphQLError("unexpected", original_error=error))
        return {"data": None, "errors": [told]}


def _decoded(name: str, raw: msgspec.Raw) -> Any:
    """Decode a variable; until now it was skipped, not parsed."""
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        message = f"The variable `{name}` is no JSON: {error}."
        raise faults.fault(message, faults.BAD_REQUEST) from None


async def _only(
    run: tuple[ExecutionAnswer, bool],
) -> AsyncGenerator[tuple[ExecutionAnswer, Any], None]:
    yield run[0], None


def _answer(result: ExecutionResult) -> ExecutionAnswer:
    if not result.errors:
        return {"data": result.data}
    errors = [_sent(error) for error in result.errors]
    if result.data is None and all("path" not in error for error in errors):
        raise faults.Fault(errors, well_formed=True)
    return {"data": result.data, "errors": errors}


def _sent(error: GraphQLError) -> dict[str, Any]:
    """An error for the client: its own mistakes in full, an internal one without details."""
    original = error.original_error
    if original is None or isinstance(original, GraphQLError):
        return faults.formatted(error, faults.BAD_USER_INPUT)
    if isinstance(original, ClientDisconnect):
        raise original  # nobody is there to be told
    log.error("unexpected", exc_info=original)
    content = faults.formatted(error, faults.INTERNAL)
    content["message"] = "This is a mistake of ours; it is in our log."
    content["extensions"] = {"code": faults.INTERNAL}
    return content

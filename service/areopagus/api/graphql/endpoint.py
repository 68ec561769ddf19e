"""``/graphql`` on the wire, by the GraphQL-over-HTTP specification.

Ours rather than Strawberry's view, which knows neither ``application/graphql-response+json`` nor
the status codes of the specification, and costs as much as a whole answer.
"""

from functools import partial
from typing import Any

import msgspec
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from areopagus.api.body import bounds_of, read_body, reading_size
from areopagus.api.clients import CLIENT, client_of
from areopagus.api.graphql import faults
from areopagus.api.graphql.engine import Engine, ExecutionAnswer
from areopagus.api.graphql.faults import Fault, fault
from areopagus.api.graphql.graphiql import graphiql_routes
from areopagus.api.graphql.requests import Request, from_address, from_body
from areopagus.api.graphql.schema import build_schema
from areopagus.api.graphql.socket import GraphQLSocket
from areopagus.api.headers import bearer_of, headers_of
from areopagus.api.lazy import Lazy
from areopagus.api.negotiation import ANYTHING, names, preferred, preferred_language
from areopagus.api.offload import offload
from areopagus.api.problems import TOO_COMPLEX, TOO_LARGE, Problem
from areopagus.api.resource import Answer
from areopagus.api.streams import Streams
from areopagus.kernel.language import Language
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.search_pool import SearchPool
from areopagus.sessions.service import Sessions
from areopagus.settings import Settings
from areopagus.telemetry import metrics

JSON = "application/json"
RESPONSE = "application/graphql-response+json"
_MEDIA_TYPES = (JSON, RESPONSE)
_ALLOW = "GET, HEAD, POST, OPTIONS"
_VARY = "accept, accept-language"
_FRESH_FOR = "max-age=3600"
"""How long a cacheable answer may be kept: a release may correct a rule."""
_encoder = msgspec.json.Encoder()


class GraphQLEndpoint:
    """The GraphQL endpoint as an ASGI application."""

    def __init__(self, engine: Lazy[Engine], settings: Settings, page: bytes | None) -> None:
        self._engine = engine
        self._settings = settings
        self._bounds = bounds_of(settings)
        self._page = page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = headers_of(scope)
        accept = headers.get(b"accept", ANYTHING)
        response: Response
        if self._shows_page(scope, accept):
            response = Response(self._page, media_type="text/html", headers={"vary": "accept"})
        elif scope["method"] == "OPTIONS":
            response = Response(status_code=204, headers={"allow": _ALLOW})
        else:
            language = preferred_language(headers.get(b"accept-language", b""))
            response = await self._answer(scope, receive, language, accept)
        await response(scope, receive, send)

    def _shows_page(self, scope: Scope, accept: bytes) -> bool:
        return (
            self._page is not None
            and scope["method"] in ("GET", "HEAD")
            and b"query=" not in scope["query_string"]
            and _wants_page(accept)
        )

    async def _answer(
        self, scope: Scope, receive: Receive, language: Language, accept: bytes
    ) -> Response:
        kind = JSON
        try:
            kind = _media_type(accept)
            if scope["method"] == "POST":
                return await self._post(scope, receive, kind, language)
            if scope["method"] in ("GET", "HEAD"):
                return await self._get(scope, receive, kind, language)
            raise fault(f"This path takes {_ALLOW}.", faults.METHOD_NOT_ALLOWED, status=405)
        except Fault as error:
            return _refusal(error, kind)

    async def _post(
        self, scope: Scope, receive: Receive, kind: str, language: Language
    ) -> Response:
        requests = await self._requests(scope, receive)
        key, client = bearer_of(headers_of(scope)), client_of(scope)
        if isinstance(requests, Request):
            engine = await self._engine.get_async()
            answer, _ = await engine.run(
                requests, language, key=key, client=client, receive=receive
            )
            return _response(answer, kind, language)
        answers = [await self._one(one, language, key, client, receive) for one in requests]
        return _response(answers, kind, language)

    async def _get(self, scope: Scope, receive: Receive, kind: str, language: Language) -> Response:
        try:
            request = from_address(scope["query_string"], self._bounds)
        except Problem as problem:
            raise _fault_of(problem) from None
        engine = await self._engine.get_async()
        answer, repeatable = await engine.run(
            request,
            language,
            key=bearer_of(headers_of(scope)),
            only_queries=True,
            receive=receive,
        )
        whose = "private" if CLIENT in scope else "public"  # not for those without a key
        cache = f"{whose}, {_FRESH_FOR}" if repeatable else "no-store"
        return _response(answer, kind, language, cache)

    async def _one(
        self,
        request: Request,
        language: Language,
        key: str | None,
        client: str,
        receive: Receive,
    ) -> ExecutionAnswer:
        """One answer of a batch, whatever became of the others."""
        try:
            engine = await self._engine.get_async()
            return (await engine.run(request, language, key=key, client=client, receive=receive))[0]
        except Fault as error:
            return {"errors": error.errors}

    async def _requests(self, scope: Scope, receive: Receive) -> Request | list[Request]:
        settings = self._settings
        try:
            body = await read_body(scope, receive, settings.graphql_max_body)
            read = partial(from_body, body, self._bounds, settings.graphql_max_batch)
            return await offload(read, reading_size(body))
        except Problem as problem:
            raise _fault_of(problem) from None


def graphql_engine(
    catalogue: Catalogue, settings: Settings, sessions: Sessions, searches: SearchPool
) -> Lazy[Engine]:
    """The engine for these games."""
    return Lazy(lambda: Engine(build_schema(catalogue), settings, sessions, searches))


def graphql_routes(
    catalogue: Catalogue,
    settings: Settings,
    engine: Lazy[Engine],
    streams: Streams,
) -> list[Route | WebSocketRoute]:
    """The endpoint and the pages of GraphiQL."""
    page, pages = graphiql_routes(catalogue) if settings.graphql_ide else (None, [])
    return [
        Route("/graphql", GraphQLEndpoint(engine, settings, page)),
        WebSocketRoute("/graphql", GraphQLSocket(engine, settings, streams)),
        *pages,
    ]


def _media_type(accept: bytes) -> str:
    """The media type of an answer; a client that takes anything gets JSON."""
    kind = preferred(accept, _MEDIA_TYPES)
    if kind is None:
        raise fault(f"Answers are {RESPONSE} or {JSON}.", faults.NOT_ACCEPTABLE, status=406)
    return kind


def _wants_page(accept: bytes) -> bool:
    """Whether a browser asks for a page, and not a program for data."""
    return names(accept, "text/html") and not any(names(accept, kind) for kind in _MEDIA_TYPES)


def _response(content: Any, kind: str, language: Language, cache: str | None = None) -> Response:
    response = Answer(_encoder.encode(content), language, f"{kind}; charset=utf-8", _VARY)
    if cache is not None:
        response.raw_headers.append((b"cache-control", cache.encode()))
    return response


def _refusal(error: Fault, kind: str) -> Response:
    """A GraphQL request that fails is 200 to those who only know JSON, and 400 to others."""
    metrics.GRAPHQL_REJECTIONS.labels(error.errors[0]["extensions"]["code"]).inc()
    status = 200 if error.well_formed and kind == JSON else error.status
    headers = {"vary": _VARY, "cache-control": "no-store"}
    if status == 405:
        headers["allow"] = _ALLOW
    body = _encoder.encode({"errors": error.errors})
    return Response(body, status, headers, f"{kind}; charset=utf-8")


def _fault_of(problem: Problem) -> Fault:
    codes = {
        TOO_LARGE.type: faults.BODY_TOO_LARGE,
        TOO_COMPLEX.type: faults.BODY_TOO_COMPLEX,
    }
    document = problem.document
    code = codes.get(document.type, faults.UNSUPPORTED_MEDIA_TYPE)
    return fault(document.detail, code, status=document.status)

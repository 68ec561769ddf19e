"""Sessions over HTTP: create, look, play, undo, read or follow what happens, close."""

from contextlib import ExitStack
from functools import reduce
from operator import or_
from typing import Any

from starlette.responses import Response
from starlette.routing import Route

from areopagus.api.body import bounds_of, read_body
from areopagus.api.clients import client_of
from areopagus.api.connection import while_connected
from areopagus.api.decoding import Reader
from areopagus.api.headers import headers_of
from areopagus.api.negotiation import JSON, SVG, preferred
from areopagus.api.resource import GAME, Answer, Exchange, Resource, picture_answer
from areopagus.api.rest.conditions import after_of, already_has, terms_of
from areopagus.api.rest.event_stream import EventStream
from areopagus.api.rest.picture_query import wish_of
from areopagus.api.session_operations import REST_SESSION_OPERATIONS
from areopagus.api.streams import EVENT_STREAM, Streams
from areopagus.kernel import codec
from areopagus.sessions.service import Sessions
from areopagus.sessions.shapes import SessionSeen, SessionSuggestRequest, UndoRequest
from areopagus.sessions.visit import Visit
from areopagus.settings import Settings


def session_routes(sessions: Sessions, settings: Settings, streams: Streams) -> list[Route]:
    """The routes to sessions."""
    handlers = _Handlers(sessions, settings, streams)
    at: dict[str, dict[str, Any]] = {}
    for operation in REST_SESSION_OPERATIONS:
        taken = at.setdefault(operation.path, {"parameters": set(), "deprecations": {}})
        taken[operation.method.lower()] = getattr(handlers, operation.name.replace("-", "_"))
        taken["parameters"] |= {*operation.parameters}
        taken["deprecations"][operation.method] = operation.deprecation
        if operation.streams:
            taken["produces"] = (EVENT_STREAM,)
        if operation.is_picture:
            taken["produces"] = (SVG, JSON)
    return [Route(f"/v1/sessions{path}", Resource(**taken)) for path, taken in at.items()]


class _Handlers:
    """A method per operation of the table, by its name."""

    def __init__(self, sessions: Sessions, settings: Settings, streams: Streams) -> None:
        self._sessions = sessions
        self._limit = settings.max_body
        self._streams = streams
        games = sessions.games
        self._games = {game.shapes.request: id for id, game in games.items()}
        bounds = bounds_of(settings)
        self._create = Reader(reduce(or_, self._games), bounds)
        self._moves = {id: Reader(game.shapes.moves_request, bounds) for id, game in games.items()}
        self._undo = Reader(UndoRequest, bounds)
        self._suggest = Reader(SessionSuggestRequest, bounds)

    async def create_session(self, exchange: Exchange) -> Response:
        request = self._create.read(await self._body(exchange))
        exchange.scope[GAME] = game = self._games[type(request)]
        created = await self._sessions.create(game, request, client_of(exchange.scope))
        location = (b"location", f"/v1/sessions/{created.session}".encode())
        response = Answer(codec.encode(created), exchange.parameters.language)
        response.status_code = 201
        response.raw_headers += [_NO_STORE, location, _etag(created.version)]
        return response

    async def session(self, exchange: Exchange) -> Response:
        visit = await self._visit(exchange)
        await visit.let_time_pass()
        if already_has(exchange.scope, visit.version):
            return _unchanged(visit.version)
        return _seen(
            await visit.see(exchange.parameters.language, exchange.parameters.include), exchange
        )

    async def session_picture(self, exchange: Exchange) -> Response:
        visit = await self._visit(exchange)
        parameters = exchange.parameters
        wish = wish_of(parameters, visit.referee.shapes.picture_wish)
        picture = await visit.picture(wish, parameters.language)
        if preferred(parameters.accept, (SVG, JSON)) == JSON:
            return _answer(picture, exchange)
        response = picture_answer(picture, parameters)
        response.raw_headers += _PRIVATE
        return response

    async def session_suggestions(self, exchange: Exchange) -> Response:
        request = SessionSuggestRequest()
        if _has_body(exchange):
            request = self._suggest.read(await self._body(exchange))
        visit = await self._visit(exchange)
        inquiry = await visit.suggest(request, exchange.parameters.language)
        found = await while_connected(exchange.receive, self._sessions.searches.answer(inquiry))
        return _answer(found, exchange)

    async def play_move(self, exchange: Exchange) -> Response:
        terms = terms_of(exchange.scope)
        body = await self._body(exchange)
        visit = await self._visit(exchange, fresh=False)
        visit.demand_token()  # before the body is judged by the moves of the session's game
        request = self._moves[visit.game].read(body)
        parameters = exchange.parameters
        return _seen(
            await visit.play(request, terms, parameters.language, parameters.include), exchange
        )

    async def undo(self, exchange: Exchange) -> Response:
        terms = terms_of(exchange.scope)
        request = UndoRequest()
        if _has_body(exchange):
            request = self._undo.read(await self._body(exchange))
        visit = await self._visit(exchange, fresh=False)
        parameters = exchange.parameters
        return _seen(
            await visit.undo(request, terms, parameters.language, parameters.include), exchange
        )

    async def start(self, exchange: Exchange) -> Response:
        terms, parameters = terms_of(exchange.scope), exchange.parameters
        visit = await self._visit(exchange, fresh=False)
        return _seen(await visit.start(terms, parameters.language, parameters.include), exchange)

    async def session_events(self, exchange: Exchange) -> Response:
        parameters = exchange.parameters
        after = after_of(exchange.scope, parameters)
        visit = await self._visit(exchange)
        updates = await visit.updates(after or 0, parameters.language, parameters.named)
        return _answer(updates, exchange)

    async def stream_session(self, exchange: Exchange) -> Response:
        parameters = exchange.parameters
        after = after_of(exchange.scope, parameters)
        visit = await self._visit(exchange)
        if exchange.scope["method"] == "HEAD":
            return Response(media_type=EVENT_STREAM)
        with ExitStack() as place:
            place.enter_context(self._streams.place())
            watch = await visit.watch(after, parameters.language, parameters.named)
            return EventStream(watch, place.pop_all())

    async def session_record(self, exchange: Exchange) -> Response:
        visit = await self._visit(exchange)
        parameters = exchange.parameters
        return _answer(await visit.record(parameters.language, parameters.include), exchange)

    async def close_session(self, exchange: Exchange) -> Response:
        visit = await self._visit(exchange)
        await visit.close()
        return Response(status_code=204)

    async def _visit(self, exchange: Exchange, *, fresh: bool = True) -> Visit:
        token = exchange.parameters.key
        visit = await self._sessions.visit(exchange.path_parameter("session"), token, fresh=fresh)
        exchange.referee = visit.referee
        exchange.scope[GAME] = visit.game
        return visit

    async def _body(self, exchange: Exchange) -> bytes:
        return await read_body(exchange.scope, exchange.receive, self._limit)


def _seen(seen: SessionSeen[Any, Any, Any], exchange: Exchange) -> Response:
    return _answer(seen, exchange, headers=[_etag(seen.version)])


def _answer(
    content: Any,
    exchange: Exchange,
    headers: list[tuple[bytes, bytes]] | None = None,
) -> Response:
    response = Answer(codec.encode(content), exchange.parameters.language)
    response.raw_headers += [*_PRIVATE, *(headers or [])]
    return response


def _unchanged(version: int) -> Response:
    response = Response(status_code=304)
    response.raw_headers += [*_PRIVATE, _etag(version)]
    return response


def _etag(version: int) -> tuple[bytes, bytes]:
    return (b"etag", b'"%d"' % version)


def _has_body(exchange: Exchange) -> bool:
    headers = headers_of(exchange.scope)
    length = headers.get(b"content-length", b"0")
    return b"transfer-encoding" in headers or length != b"0"


_NO_STORE = (b"cache-control", b"no-store")
"""For tokens, which are told once."""
_PRIVATE = [(b"cache-control", b"private, no-cache"), (b"vary", b"authorization")]

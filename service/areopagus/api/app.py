"""The application: routes to resources, behind the edge."""

import gc
from collections.abc import Callable
from typing import Any

from starlette.middleware import Middleware
from starlette.routing import Route, Router
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from areopagus import __version__
from areopagus.api.edge import Edge
from areopagus.api.graphql.view import graphql_engine, graphql_routes, graphql_sdl
from areopagus.api.guards import guards
from areopagus.api.keys import keyring_of
from areopagus.api.late import Late
from areopagus.api.lifecycle import Drain, lifespan_of
from areopagus.api.logs import configure_logs
from areopagus.api.preflight import checked_settings
from areopagus.api.problems import KINDS, NOT_FOUND, Problem
from areopagus.api.rest.games import game_routes, problem_routes
from areopagus.api.rest.operations import OPERATIONS, operation_resource
from areopagus.api.rest.service import openapi_contract, service_routes
from areopagus.api.rest.sessions import session_routes
from areopagus.api.shield import refuse
from areopagus.api.streams import Streams
from areopagus.api.switchboard import Switchboard
from areopagus.api.traced import Traced
from areopagus.referee.catalogue import Catalogue
from areopagus.sessions.opening import open_store
from areopagus.sessions.service import Sessions
from areopagus.settings import Settings
from areopagus.telemetry import metrics, traces


def create_app(
    settings: Settings, catalogue: Catalogue, sessions: Sessions | None = None
) -> Router:
    """The service for these games.

    A router is all it takes: Starlette's own application puts two more layers around every
    request, for exceptions that resources and the edge already turn into problems.
    """
    if sessions is None:
        ttl = settings.session_seconds
        store = open_store(settings.redis_url, ttl, settings.workers)
        sessions = Sessions(catalogue, store, ttl=ttl)
    drain = Drain()
    streams = Streams(settings.max_streams)
    engine = graphql_engine(catalogue, settings, sessions)
    sdl = graphql_sdl(engine)
    contract = openapi_contract(catalogue)
    warm_up = _warm_up(contract, engine, sdl)
    games = frozenset(referee.game.id for referee in catalogue)
    return Switchboard(
        [
            Route(
                f"/v1/games/{{game}}/{operation.name}",
                operation_resource(operation, catalogue, settings),
            )
            for operation in OPERATIONS
        ],
        games,
        [
            *session_routes(sessions, settings, streams),
            *game_routes(catalogue),
            *service_routes(contract, sessions.store, drain),
            *problem_routes(),
            *graphql_routes(catalogue, settings, engine, sdl, streams),
        ],
        redirect_slashes=False,
        default=_nothing_here,
        lifespan=lifespan_of(sessions, drain, settings.drain_seconds, warm_up),
        middleware=[
            *([Middleware(Traced)] if traces.are_on() else []),
            Middleware(
                Edge,
                games=games,
                drain=drain,
                hsts_seconds=settings.hsts_seconds,
            ),
            *guards(settings),
        ],
    )


def app_from_environment() -> Router:
    """The service as ``areopagus serve`` runs it, once per worker."""
    settings = checked_settings()
    configure_logs(settings.log_level, settings.log_format)
    metrics.started(__version__, (kind.type for kind in KINDS.values()))
    if settings.otlp_endpoint is not None:
        traces.start(settings.otlp_endpoint, settings.trace_sample, __version__)
    return create_app(settings, Catalogue(keyring=keyring_of(settings)))


def _warm_up(*lates: Late[Any]) -> Callable[[], None]:
    """What is still to be made once the service answers, in the background."""

    def warm_up() -> None:
        for late in lates:
            late.now()
        spare_the_collector()

    return warm_up


def spare_the_collector() -> None:
    """What stands now stands for good, and answers hold no cycles: look less, and not at that.

    GraphQL documents do hold cycles. Those that are kept no longer wait for a full collection, so
    it comes after some 300,000 new objects: a few tens of megabytes, and a few milliseconds.
    """
    gc.collect()
    gc.freeze()
    gc.collect()  # it compares what is new with what the last one left: that was everything
    gc.set_threshold(10_000, 5, 4)


async def _nothing_here(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await WebSocketClose()(scope, receive, send)
    else:
        await refuse(Problem(NOT_FOUND, "Nothing is at this path."), scope, receive, send)

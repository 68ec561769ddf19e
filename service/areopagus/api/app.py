"""The application: routes to resources, behind the edge."""

import asyncio
import ctypes
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from typing import Any

from starlette.middleware import Middleware
from starlette.routing import Router
from starlette.types import Receive, Scope, Send

from areopagus import __version__
from areopagus.api.edge import Edge
from areopagus.api.graphql.endpoint import graphql_engine, graphql_routes
from areopagus.api.guards import guards
from areopagus.api.lifecycle import Drain, lifespan_of
from areopagus.api.logs import configure_logs
from areopagus.api.overload import refuse
from areopagus.api.preflight import checked_settings
from areopagus.api.problems import NOT_FOUND, Problem
from areopagus.api.published import Published
from areopagus.api.refusals import KINDS
from areopagus.api.rest.games import game_routes
from areopagus.api.rest.operations import operation_routes
from areopagus.api.rest.packs import pack_routes
from areopagus.api.rest.pages import page_routes
from areopagus.api.rest.problems import problem_routes
from areopagus.api.rest.service import service_routes
from areopagus.api.rest.sessions import session_routes
from areopagus.api.router import TableRouter
from areopagus.api.server.context import CONTEXT, ServerContext
from areopagus.api.settings_keys import keyring_of
from areopagus.api.streams import Streams
from areopagus.api.tracing import Tracing
from areopagus.packs.library import open_library
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.search_pool import SearchPool
from areopagus.sessions.service import Sessions
from areopagus.sessions.store import Store
from areopagus.sessions.store_factory import open_store
from areopagus.settings import Settings
from areopagus.telemetry import metrics, traces
from areopagus.telemetry.observer import TELEMETRY


def create_app(
    settings: Settings, catalogue: Catalogue, sessions: Sessions | None = None
) -> Router:
    """The service for these games.

    A router is all it takes: Starlette's own application puts two more layers around every
    request, for exceptions that resources and the edge already turn into problems.
    """
    searches = SearchPool(
        settings.suggest_workers,
        settings.suggest_queue,
        settings.suggest_max_ms,
        observer=catalogue.observer,
    )
    if sessions is None:
        ttl = settings.session_seconds
        store = open_store(settings.redis_url, ttl, settings.workers)
        library = open_library(settings, catalogue)
        sessions = Sessions(catalogue, store, ttl=ttl, searches=searches, library=library)
    library = sessions.library
    drain = Drain()
    streams = Streams(settings.max_streams)
    engine = graphql_engine(catalogue, settings, sessions, searches)
    published = Published(catalogue, lambda: engine.get().schema)
    games = frozenset(referee.game.id for referee in catalogue)
    return TableRouter(
        operation_routes(catalogue, settings, searches, library),
        games,
        [
            *session_routes(sessions, settings, streams),
            *game_routes(catalogue, library),
            *pack_routes(catalogue, settings, library),
            *service_routes(sessions.store, drain, metrics_here=settings.management_port is None),
            *problem_routes(),
            *page_routes(),
            *published.routes(),
            *graphql_routes(catalogue, settings, engine, streams),
        ],
        redirect_slashes=False,
        default=_nothing_here,
        lifespan=lifespan_of(
            sessions,
            drain,
            settings.drain_seconds,
            [engine.get, *published.wanted_most, tune_garbage_collection, trim_heap],
            running=lambda: _running(settings, sessions.store, drain, searches),
        ),
        middleware=_middleware(settings, games, drain),
    )


def _middleware(settings: Settings, games: frozenset[str], drain: Drain) -> list[Middleware]:
    edge = Middleware(Edge, games=games, drain=drain, hsts_seconds=settings.hsts_seconds)
    return [*([Middleware(Tracing)] if traces.are_on() else []), edge, *guards(settings)]


@asynccontextmanager
async def _running(
    settings: Settings, store: Store, drain: Drain, searches: SearchPool
) -> AsyncIterator[dict[str, Any]]:
    """What lasts as long as the service: the context of its connections, the management port."""
    state = {CONTEXT: ServerContext(settings)}
    with closing(searches):
        async with _managed(settings, store, drain):
            yield state


@asynccontextmanager
async def _managed(settings: Settings, store: Store, drain: Drain) -> AsyncIterator[None]:
    if settings.management_port is None:
        yield
        return
    from areopagus.api.server.management import Heartbeat, management_app, serving

    heart = Heartbeat()
    beating = asyncio.create_task(heart.beat())
    with serving(management_app(settings, store, drain, heart), settings):
        yield
    beating.cancel()


def app_from_environment() -> Router:
    """The service as ``areopagus serve`` runs it, once per worker."""
    settings = checked_settings()
    configure_logs(settings.log_level, settings.log_format)
    metrics.started(__version__, (kind.type for kind in KINDS.values()))
    if settings.otlp_endpoint is not None:
        traces.start(settings.otlp_endpoint, settings.trace_sample, __version__)
    return create_app(settings, Catalogue(keyring=keyring_of(settings), observer=TELEMETRY))


def tune_garbage_collection() -> None:
    """Freeze long-lived objects and collect less often: answers contain no reference cycles.

    GraphQL documents do. Those that leave their cache wait for a full collection, so it comes
    after some 300,000 new objects: a few tens of megabytes, and a few milliseconds.
    """
    gc.collect()
    gc.freeze()
    gc.collect()  # it compares what is new with what the last one left: that was everything
    gc.set_threshold(10_000, 5, 4)


def trim_heap() -> None:
    """Return to the system what the warm-up has freed; glibc would keep it, for each thread."""
    with suppress(AttributeError, OSError):  # another libc
        ctypes.CDLL(None).malloc_trim(0)


async def _nothing_here(scope: Scope, receive: Receive, send: Send) -> None:
    await refuse(Problem(NOT_FOUND, "Nothing is at this path."), scope, receive, send)

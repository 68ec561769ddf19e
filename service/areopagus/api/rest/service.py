"""The routes about the service itself: health, metrics, the viewer of its contract."""

from collections.abc import Awaitable, Callable
from importlib.resources import files

from starlette.responses import Response
from starlette.routing import Route

from areopagus.api.lifecycle import Drain
from areopagus.api.problems import DRAINING, NOT_FOUND, Problem
from areopagus.api.resource import Exchange, Resource, answer_in_english
from areopagus.api.static_documents import StaticDocument, static_files
from areopagus.sessions.store import Store
from areopagus.telemetry import metrics

NOBODYS = "-" * 22
"""A session that cannot exist, to ask the store for."""
METRICS = "/metrics"
_AT_THE_ROOT = ("favicon.ico", "favicon.svg", "robots.txt")


def service_routes(store: Store, drain: Drain, *, metrics_here: bool) -> list[Route]:
    """Health, readiness, metrics if they are not elsewhere, and what a browser looks for."""

    async def ask_store() -> None:
        await store.version(NOBODYS)

    root = files("areopagus.api").joinpath("pages")
    return [
        *(
            route
            for route in operator_routes(store, drain, ask_store)
            if metrics_here or route.path != METRICS
        ),
        *viewer_routes(),
        *(
            _one_file(f"/{name}", document)
            for name, document in static_files(root).items()
            if name in _AT_THE_ROOT
        ),
    ]


def viewer_routes() -> list[Route]:
    """The viewer of the contract."""
    viewer = static_files(files("areopagus.api").joinpath("docs"))

    async def file(exchange: Exchange) -> Response:
        name = exchange.path_parameter("file")
        if name not in viewer:
            raise Problem(NOT_FOUND, f"There is no page {name!r}.")
        return await viewer[name].answer(exchange.scope)

    produced = ("text/html", "text/javascript", "text/css")
    return [
        _one_file("/docs", viewer["index.html"]),
        Route("/docs/{file}", Resource(get=file, produces=produced, parameters=None)),
    ]


def _one_file(path: str, document: StaticDocument) -> Route:
    async def answer(exchange: Exchange) -> Response:
        return await document.answer(exchange.scope)

    return Route(path, Resource(get=answer, produces=(document.media_type,), parameters=None))


def operator_routes(
    store: Store,
    drain: Drain,
    ask_store: Callable[[], Awaitable[None]],
    check_life: Callable[[], None] = lambda: None,
) -> list[Route]:
    """What an operator asks. ``ask_store`` fails when the store of sessions does not answer,
    ``check_life`` when nothing else is answered."""

    async def health(_: Exchange) -> Response:
        check_life()
        return answer_in_english({"status": "ok"})

    async def readiness(_: Exchange) -> Response:
        if drain.has_begun:
            raise Problem(DRAINING, "This worker is about to stop.")
        sessions = store.name if store.available else f"{store.name}, away"
        return answer_in_english({"status": "ready", "sessions": sessions})

    async def session_readiness(exchange: Exchange) -> Response:
        """Readiness for whoever needs sessions: asks the store itself, and fails when it does."""
        await ask_store()
        return await readiness(exchange)

    async def exposition(_: Exchange) -> Response:
        return Response(metrics.exposition(), headers={"content-type": metrics.CONTENT_TYPE})

    return [
        Route("/healthz", Resource(get=health)),
        Route("/readyz", Resource(get=readiness)),
        Route("/readyz/sessions", Resource(get=session_readiness)),
        Route(METRICS, Resource(get=exposition, produces=("text/plain",), parameters=None)),
    ]

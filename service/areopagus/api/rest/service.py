"""The routes about the service itself: health, metrics, its contract, and a page to read it."""

from collections.abc import Awaitable, Callable
from functools import cache
from importlib.resources import files

from starlette.responses import Response
from starlette.routing import Route

from areopagus.api.lazy import Lazy
from areopagus.api.lifecycle import Drain
from areopagus.api.negotiation import JSON
from areopagus.api.openapi import openapi_document
from areopagus.api.problems import DRAINING, NOT_FOUND, Problem
from areopagus.api.resource import Exchange, Resource, answer_in_english
from areopagus.kernel import codec
from areopagus.referee.catalogue import Catalogue
from areopagus.sessions.store import Store
from areopagus.telemetry import metrics

NOBODYS = "-" * 22
"""A session that cannot exist, to ask the store for."""
METRICS = "/metrics"
_MEDIA_TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css"}


def openapi_contract(catalogue: Catalogue) -> Lazy[bytes]:
    """The contract, as it is sent."""
    return Lazy(lambda: codec.encode(openapi_document(catalogue)))


def service_routes(
    contract: Lazy[bytes], store: Store, drain: Drain, *, metrics_here: bool
) -> list[Route]:
    """Health, readiness, metrics if they are not elsewhere, the contract and its viewer."""

    async def ask_store() -> None:
        await store.version(NOBODYS)

    async def openapi(_: Exchange) -> Response:
        return Response(await contract.get_async(), media_type=JSON)

    async def viewer(_: Exchange) -> Response:
        return _viewer_file("index.html")

    async def viewer_file(exchange: Exchange) -> Response:
        return _viewer_file(exchange.path_parameter("file"))

    return [
        *(
            route
            for route in operator_routes(store, drain, ask_store)
            if metrics_here or route.path != METRICS
        ),
        Route("/openapi.json", Resource(get=openapi, parameters=None)),
        Route("/docs", Resource(get=viewer, produces=("text/html",), parameters=None)),
        Route(
            "/docs/{file}",
            Resource(get=viewer_file, produces=tuple(_MEDIA_TYPES.values()), parameters=None),
        ),
    ]


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


@cache
def _viewer_files() -> dict[str, tuple[bytes, str]]:
    return {
        file.name: (file.read_bytes(), media_type)
        for file in files("areopagus.api").joinpath("docs").iterdir()
        for suffix, media_type in _MEDIA_TYPES.items()
        if file.name.endswith(suffix)
    }


def _viewer_file(name: str) -> Response:
    if name not in _viewer_files():
        raise Problem(NOT_FOUND, f"There is no page {name!r}.")
    content, media_type = _viewer_files()[name]
    return Response(content, media_type=media_type)

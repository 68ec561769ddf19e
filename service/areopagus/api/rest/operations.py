"""The stateless questions as resources: read the body, ask the referee, answer."""

from functools import partial
from typing import Any

from starlette.responses import Response
from starlette.routing import Route

from areopagus.api.body import bounds_of, read_body, reading_size
from areopagus.api.connection import while_connected
from areopagus.api.decoding import Reader
from areopagus.api.negotiation import SVG, preferred
from areopagus.api.offload import offload
from areopagus.api.operations import OPERATIONS, Operation
from areopagus.api.resource import Exchange, Resource, answer, picture_answer
from areopagus.packs.library import Library
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.search_pool import SearchPool
from areopagus.referee.shelf import PackNotAtHand
from areopagus.settings import Settings
from areopagus.telemetry.traces import span

_NO_STORE = (b"cache-control", b"no-store")
"""For what only the bearer of a key may see, and for the keys themselves."""


def operation_routes(
    catalogue: Catalogue, settings: Settings, searches: SearchPool, library: Library
) -> list[Route]:
    """The routes of all questions."""
    return [
        Route(
            f"/v1/games/{{game}}/{operation.path}",
            _resource(operation, catalogue, settings, searches, library),
        )
        for operation in OPERATIONS
    ]


def _resource(
    operation: Operation,
    catalogue: Catalogue,
    settings: Settings,
    searches: SearchPool,
    library: Library,
) -> Resource:
    """The resource that answers one question for every game."""
    bounds = bounds_of(settings)
    readers = {
        referee.game.id: Reader(operation.request(referee.shapes), bounds) for referee in catalogue
    }
    referee_of: Any = catalogue.sealed if operation.sealed else catalogue.__getitem__
    produces, is_picture = operation.produces, operation.is_picture
    shelf = catalogue.shelf
    limit = settings.max_batch_body if operation.bulky else settings.max_body

    async def perform(exchange: Exchange) -> Response:
        game = exchange.path_parameter("game")
        exchange.referee = catalogue[game]
        body = await read_body(exchange.scope, exchange.receive, limit)
        with span("decode"):
            request = await offload(partial(readers[game].read, body), reading_size(body))
        work = partial(operation.perform, referee_of(game), request, exchange.parameters)
        size = operation.size(request)
        try:
            content = await offload(work, size)
        except PackNotAtHand as missing:
            content = await library.fetch_and_retry(missing, lambda: offload(work, size))
        if shelf.used and library.is_renewal_due:
            await library.renew()
        if operation.searches:
            content = await while_connected(exchange.receive, searches.answer(content))
        with span("encode"):
            response: Response
            if is_picture and preferred(exchange.parameters.accept, produces) == SVG:
                response = picture_answer(content, exchange.parameters)
            else:
                response = answer(content, exchange.parameters)
        if operation.sealed:
            response.raw_headers.append(_NO_STORE)
        return response

    return Resource(
        post=perform,
        query=perform,
        produces=produces,
        parameters=operation.parameters,
        deprecations=dict.fromkeys(("POST", "QUERY"), operation.deprecation),
    )

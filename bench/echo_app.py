"""The normal service and, beside it, two echoes: the limits of the same server.

The echoes stand outside the service's own middleware, so they are as cheap as they can be. One
stands behind it too, which tells what ids, limits, logs and metrics cost, whatever is answered.
"""

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from areopagus.api.app import app_from_environment
from areopagus.kernel import codec
from areopagus.referee.catalogue import Catalogue


def create() -> ASGIApp:
    service = app_from_environment()
    decoders = {
        referee.game.id: msgspec.json.Decoder(referee.shapes.apply_request)
        for referee in Catalogue()
    }

    async def raw(request: Request) -> Response:
        return Response(await request.body(), media_type="application/json")

    async def typed(request: Request) -> Response:
        decoder = decoders[request.path_params["game"]]
        document = decoder.decode(await request.body())
        return Response(codec.encode(document), media_type="application/json")

    service.routes.insert(0, Route("/behind/echo/typed/{game}", typed, methods=["POST"]))
    echoes = Starlette(
        routes=[
            Route("/echo/raw/{game}", raw, methods=["POST"]),
            Route("/echo/typed/{game}", typed, methods=["POST"]),
        ]
    )

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        beside = scope["type"] == "http" and scope["path"].startswith("/echo/")
        await (echoes if beside else service)(scope, receive, send)

    return app

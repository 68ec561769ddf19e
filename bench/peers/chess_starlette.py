"""python-chess behind the server that we run on: Starlette on uvicorn, with orjson."""

import orjson
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bench.peers.chess_positions import applied, judged

_REFUSED = orjson.dumps({"legal": False})


async def _apply(request: Request) -> Response:
    asked = orjson.loads(await request.body())
    position = applied(asked["fen"], asked["move"])
    if position is None:
        return Response(_REFUSED, 422, media_type="application/json")
    return Response(orjson.dumps(position), media_type="application/json")


async def _judge(request: Request) -> Response:
    asked = orjson.loads(await request.body())
    verdict = {"legal": judged(asked["fen"], asked["move"])}
    return Response(orjson.dumps(verdict), media_type="application/json")


def create() -> Starlette:
    return Starlette(
        routes=[
            Route("/apply", _apply, methods=["POST"]),
            Route("/judge", _judge, methods=["POST"]),
        ]
    )

"""Packs as a resource: an owner's material in, the name of its content out."""

from typing import Any

import msgspec
from starlette.responses import Response
from starlette.routing import Route

from areopagus.api.body import bounds_of, check_structure, read_body
from areopagus.api.clients import client_of
from areopagus.api.decoding import not_json
from areopagus.api.problems import MALFORMED, Problem
from areopagus.api.resource import Exchange, Resource, answer
from areopagus.packs.library import Library
from areopagus.referee.catalogue import Catalogue
from areopagus.settings import Settings


def pack_routes(catalogue: Catalogue, settings: Settings, library: Library) -> list[Route]:
    """The route to packs."""
    bounds = bounds_of(settings)

    async def add(exchange: Exchange) -> Response:
        game = catalogue[exchange.path_parameter("game")].game.id
        body = await read_body(exchange.scope, exchange.receive, settings.max_body)
        check_structure(body, bounds)
        accepted = await library.add(game, _content(body), client_of(exchange.scope))
        return answer(accepted, exchange.parameters)

    return [Route("/v1/games/{game}/packs", Resource(post=add))]


def _content(body: bytes) -> Any:
    """Plain JSON: pieces are typed one by one, so that every flaw is told at once."""
    try:
        return msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem(MALFORMED, not_json(error, body)) from None

"""What the service tells of its contract: OpenAPI, GraphQL and JSON Schema, whole and by game."""

from collections.abc import Callable
from typing import Any

import msgspec
from graphql import GraphQLSchema, is_abstract_type
from starlette.responses import Response
from starlette.routing import Route

from areopagus.api.contract import part_of
from areopagus.api.graphql.schema import build_schema, schema_text
from areopagus.api.negotiation import JSON
from areopagus.api.openapi import openapi_document
from areopagus.api.openapi_reading import TAG as READING
from areopagus.api.openapi_sessions import TAG as SESSIONS
from areopagus.api.problems import NOT_FOUND, Problem
from areopagus.api.resource import Exchange, Resource
from areopagus.api.static_documents import StaticDocument
from areopagus.kernel import codec
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.naming import Names
from areopagus.referee.schema import document_schema

SHAPES = ("state", "move", "event", "view", "options")
"""What of each game has a JSON Schema that stands alone, besides its components and packs."""
SDL = "text/plain; charset=utf-8"
_PUBLISHED = (JSON, "text/plain")


class Published:
    """The documents of the contract. Each is made at the first request for it, but for the whole
    ones, which are made while the service warms up."""

    def __init__(self, catalogue: Catalogue, schema: Callable[[], GraphQLSchema]) -> None:
        self.openapi = StaticDocument(lambda: codec.encode(openapi_document(catalogue)))
        self.sdl = StaticDocument(lambda: schema_text(schema()).encode(), SDL)
        games = [referee.game.id for referee in catalogue]
        self.parts = {
            f"{tag}.json": self._part(tag) for tag in (*games, SESSIONS["name"], READING["name"])
        }
        self.schemas = {
            "possibleTypes.json": StaticDocument(lambda: codec.encode(possible_types(schema()))),
            **{f"{game}.graphql": StaticDocument(_sdl_of(catalogue, game), SDL) for game in games},
            **{
                name: StaticDocument(_encoded(schema))
                for name, schema in json_schemas(catalogue).items()
            },
        }

    @property
    def wanted_most(self) -> list[Callable[[], object]]:
        """The steps that make what is asked for most."""
        return [self.openapi.get, self.sdl.get]

    def routes(self) -> list[Route]:
        """Where they are."""

        async def openapi(exchange: Exchange) -> Response:
            return await self.openapi.answer(exchange.scope)

        async def sdl(exchange: Exchange) -> Response:
            return await self.sdl.answer(exchange.scope)

        async def part(exchange: Exchange) -> Response:
            return await _found(self.parts, exchange).answer(exchange.scope)

        async def schema(exchange: Exchange) -> Response:
            return await _found(self.schemas, exchange).answer(exchange.scope)

        return [
            Route("/openapi.json", Resource(get=openapi, parameters=None)),
            Route("/openapi/{file}", Resource(get=part, parameters=None)),
            Route("/schema.graphql", Resource(get=sdl, produces=("text/plain",), parameters=None)),
            Route("/schema/{file}", Resource(get=schema, produces=_PUBLISHED, parameters=None)),
        ]

    def _part(self, tag: str) -> StaticDocument:
        # Of the encoded document: kept as objects, it takes three times as much.
        return StaticDocument(
            lambda: codec.encode(part_of(msgspec.json.decode(self.openapi.get()), tag))
        )


def possible_types(schema: GraphQLSchema) -> dict[str, list[str]]:
    """Which types an interface or a union stands for, as the cache of Apollo Client wants it."""
    return {
        name: sorted(one.name for one in schema.get_possible_types(kind))
        for name, kind in sorted(schema.type_map.items())
        if is_abstract_type(kind)
    }


def json_schemas(catalogue: Catalogue) -> dict[str, Callable[[], Any]]:
    """The schemas that stand alone, by the names of their files."""

    def made(kind: Any, names: Names, shape: str, name: str) -> Callable[[], Any]:
        return lambda: document_schema(
            kind, names, f"/schema/{name}", asked=shape in ("options", "pack")
        )

    found = {}
    for referee in catalogue:
        kinds = {shape: getattr(referee.shapes, shape) for shape in (*SHAPES, "pack")}
        kinds["components"] = referee.game.Components
        for shape, kind in kinds.items():
            if kind is not None:
                name = f"{referee.game.id}.{shape}.schema.json"
                found[name] = made(kind, referee.shapes.names, shape, name)
    return found


def _sdl_of(catalogue: Catalogue, game: str) -> Callable[[], bytes]:
    alone = catalogue[game].game
    return lambda: schema_text(build_schema(Catalogue([alone]))).encode()


def _encoded(make: Callable[[], Any]) -> Callable[[], bytes]:
    return lambda: codec.encode(make())


def _found(documents: dict[str, StaticDocument], exchange: Exchange) -> StaticDocument:
    name = exchange.path_parameter("file")
    if name not in documents:
        raise Problem(NOT_FOUND, f"There is no {name!r} here; there are: {', '.join(documents)}.")
    return documents[name]

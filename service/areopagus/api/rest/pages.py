"""Pages for a browser: the front door with the playground, and the files it is made of."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.responses import Response
from starlette.routing import Route

from areopagus import __version__
from areopagus.api.negotiation import JSON, preferred
from areopagus.api.pages.html import HTML
from areopagus.api.problems import NOT_FOUND, Problem
from areopagus.api.resource import Exchange, Resource, answer_in_english
from areopagus.api.static_documents import StaticDocument

_MEDIA_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
}
_ANY_OF_THEM = tuple(media_type.partition(";")[0] for media_type in _MEDIA_TYPES.values())


def page_routes() -> list[Route]:
    """The front door, and what pages load."""

    async def front_door(exchange: Exchange) -> Response:
        """A page for people, and for programs where everything is."""
        if preferred(exchange.parameters.accept, (HTML, JSON)) == JSON:
            return answer_in_english(_DIRECTORY)
        return await page_files()["playground/index.html"].answer(exchange.scope)

    async def file(exchange: Exchange) -> Response:
        name = exchange.path_parameter("file")
        if name not in page_files():
            raise Problem(NOT_FOUND, f"There is no page {name!r}.")
        return await page_files()[name].answer(exchange.scope)

    return [
        Route("/", Resource(get=front_door, produces=(HTML, JSON), parameters=None)),
        Route("/pages/{file:path}", Resource(get=file, produces=_ANY_OF_THEM, parameters=None)),
    ]


@cache
def page_files() -> dict[str, StaticDocument]:
    """Every file of the pages, by its path below ``/pages``."""
    return dict(_walk(files("areopagus.api").joinpath("pages"), ""))


def _walk(folder: Traversable, path: str) -> list[tuple[str, StaticDocument]]:
    found: list[tuple[str, StaticDocument]] = []
    for one in sorted(folder.iterdir(), key=lambda entry: entry.name):
        suffix = one.name[one.name.rfind(".") :]
        if one.is_dir():
            found += _walk(one, f"{path}{one.name}/")
        elif suffix in _MEDIA_TYPES:
            found.append(
                (
                    path + one.name,
                    StaticDocument(one.read_bytes, _MEDIA_TYPES[suffix], vary=("accept",)),
                )
            )
    return found


_DIRECTORY = {
    "name": "Areopagus",
    "version": __version__,
    "games": "/v1/games",
    "openapi": "/openapi.json",
    "graphql": "/graphql",
    "schema": "/schema.graphql",
    "docs": "/docs",
}

"""What may be read about games: fixed documents, so each is encoded once."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from starlette.responses import Response
from starlette.routing import Route

from areopagus.api.negotiation import preferred
from areopagus.api.pages.html import HTML, MARKDOWN
from areopagus.api.pages.rulebook import as_html, as_markdown
from areopagus.api.parameters import Parameters
from areopagus.api.problems import BAD_PARAMETER, Problem
from areopagus.api.resource import Exchange, Resource
from areopagus.api.static_documents import StaticDocument
from areopagus.kernel import codec
from areopagus.kernel.language import Language
from areopagus.packs.library import Library
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.description import Rules, describe, describe_all

_BY_LANGUAGE = ("accept-language",)
_MODULE = re.compile(r"\d{1,2}")
_PACK = re.compile("b2:[0-9a-f]{32}")
PACK = "pack"
"""The query parameter that says whose material is wanted."""
FILTERS = ("about", "module")
"""The query parameters by which rules are chosen."""


def game_routes(catalogue: Catalogue, library: Library) -> list[Route]:
    """The routes to games, their rules and their components."""
    handlers = _Handlers(catalogue, library)
    return [
        Route(
            "/v1/games/{game}/rulebook",
            Resource(get=handlers.rulebook_page, produces=(HTML, MARKDOWN), parameters=FILTERS),
        ),
        Route("/v1/games", Resource(get=handlers.games)),
        Route("/v1/games/{game}", Resource(get=handlers.game)),
        Route("/v1/games/{game}/components", Resource(get=handlers.components, parameters=(PACK,))),
        Route("/v1/games/{game}/rules", Resource(get=handlers.rules, parameters=FILTERS)),
        Route("/v1/games/{game}/rules/{rule}", Resource(get=handlers.rule)),
    ]


class _Handlers:
    """A method per path. What takes no query is made once; what a query chooses, each time."""

    def __init__(self, catalogue: Catalogue, library: Library) -> None:
        self._catalogue = catalogue
        self._library = library
        self._list = _json(lambda: describe_all(catalogue))
        self._description = cache(lambda game: _json(lambda: describe(catalogue[game])))
        self._components = cache(
            lambda game, language: _json(lambda: catalogue[game].game.printed(language), language)
        )
        self._rules = cache(
            lambda game, language: _json(
                lambda: Rules(game=game, rules=catalogue[game].rules(language)), language
            )
        )
        self._rule = cache(self._one_rule)
        self._whole_rulebook = cache(self._rulebook)

    async def games(self, exchange: Exchange) -> Response:
        return await self._list.answer(exchange.scope)

    async def game(self, exchange: Exchange) -> Response:
        return await self._description(self._game(exchange)).answer(exchange.scope)

    async def components(self, exchange: Exchange) -> Response:
        game, language = self._game(exchange), exchange.parameters.language
        if PACK in exchange.parameters.given:
            played = await self._library.game(game, pack_of(exchange.parameters), "")
            return await _json(lambda: played.printed(language), language).answer(exchange.scope)
        return await self._components(game, language).answer(exchange.scope)

    async def rules(self, exchange: Exchange) -> Response:
        game, language = self._game(exchange), exchange.parameters.language
        if exchange.parameters.given.keys().isdisjoint(FILTERS):
            return await self._rules(game, language).answer(exchange.scope)
        about, module = filters_of(exchange.parameters)
        found = Rules(game=game, rules=self._catalogue[game].rules(language, about, module))
        return await _json(lambda: found, language).answer(exchange.scope)

    async def rule(self, exchange: Exchange) -> Response:
        id, language = exchange.path_parameter("rule"), exchange.parameters.language
        return await self._rule(self._game(exchange), id, language).answer(exchange.scope)

    async def rulebook_page(self, exchange: Exchange) -> Response:
        media_type = preferred(exchange.parameters.accept, (HTML, MARKDOWN)) or HTML
        wanted = (self._game(exchange), exchange.parameters.language, media_type)
        if exchange.parameters.given.keys().isdisjoint(FILTERS):
            return await self._whole_rulebook(*wanted).answer(exchange.scope)
        return await self._rulebook(*wanted, *filters_of(exchange.parameters)).answer(
            exchange.scope
        )

    def _game(self, exchange: Exchange) -> str:
        """The id of the game; raises :class:`UnknownGame`, so that caches hold known ones only."""
        return self._catalogue[exchange.path_parameter("game")].game.id

    def _one_rule(self, game: str, rule: str, language: Language) -> StaticDocument:
        text = self._catalogue[game].rule(rule, language)
        return _json(lambda: text, language)

    def _rulebook(
        self, game: str, language: Language, media_type: str, *chosen: Any
    ) -> StaticDocument:
        def make() -> bytes:
            if media_type == HTML:
                return as_html(self._catalogue[game].game, language, *chosen)
            return as_markdown(self._catalogue[game].game, language, *chosen).encode()

        vary = ("accept", "accept-language")
        return StaticDocument(make, f"{media_type}; charset=utf-8", language, vary)


def pack_of(parameters: Parameters) -> str:
    """The pack whose material is wanted."""
    pack = parameters.given[PACK]
    if not _PACK.fullmatch(pack):
        raise Problem(BAD_PARAMETER, f"{pack!r} is not the name of a pack.", parameter=PACK)
    return pack


def filters_of(parameters: Parameters) -> tuple[str | None, int | None]:
    """Which rules are wanted: about what, and of which module."""
    about, module = (parameters.given.get(name) for name in FILTERS)
    if module is not None and not _MODULE.fullmatch(module):
        raise Problem(
            BAD_PARAMETER, f"{module!r} is not the number of a module.", parameter="module"
        )
    return about, None if module is None else int(module)


def _json(make: Callable[[], Any], language: Language | None = None) -> StaticDocument:
    """A document as JSON; without a language, in English for everybody."""
    vary = () if language is None else _BY_LANGUAGE
    return StaticDocument(lambda: codec.encode(make()), language=language or "en", vary=vary)

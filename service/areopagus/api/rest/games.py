"""What may be read about games: fixed documents, so each is encoded once."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any
from urllib.parse import parse_qs

from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Scope

from areopagus.api.fixed import Fixed
from areopagus.api.negotiation import preferred
from areopagus.api.pages.html import HTML, MARKDOWN
from areopagus.api.pages.rulebook import as_html, as_markdown
from areopagus.api.problems import BAD_PARAMETER, Problem
from areopagus.api.resource import Exchange, Resource
from areopagus.kernel import codec
from areopagus.kernel.language import LANGUAGES, Language
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
    listed = _json(lambda: describe_all(catalogue))
    described = {
        referee.game.id: _json(lambda referee=referee: describe(referee))  # type: ignore[misc]
        for referee in catalogue
    }
    material = {
        (referee.game.id, language): _json(
            lambda game=referee.game, language=language: game.printed(language),  # type: ignore[misc]
            language,
        )
        for referee in catalogue
        for language in LANGUAGES
    }
    books = {
        (referee.game.id, language): _json(
            lambda referee=referee, language=language: Rules(  # type: ignore[misc]
                game=referee.game.id, rules=referee.rules(language)
            ),
            language,
        )
        for referee in catalogue
        for language in LANGUAGES
    }

    @cache
    def one_rule(game: str, rule: str, language: Language) -> Fixed:
        text = catalogue[game].rule(rule, language)
        return _json(lambda: text, language)

    def page_of(game: str, language: Language, media_type: str, *chosen: Any) -> Fixed:
        def make() -> bytes:
            if media_type == HTML:
                return as_html(catalogue[game].game, language, *chosen)
            return as_markdown(catalogue[game].game, language, *chosen).encode()

        vary = ("accept", "accept-language")
        return Fixed(make, f"{media_type}; charset=utf-8", language, vary)

    whole_page = cache(page_of)

    def game_of(exchange: Exchange) -> str:
        return catalogue[exchange.path_parameter("game")].game.id

    async def games(exchange: Exchange) -> Response:
        return await listed.answer(exchange.scope)

    async def game(exchange: Exchange) -> Response:
        return await described[game_of(exchange)].answer(exchange.scope)

    async def components(exchange: Exchange) -> Response:
        game, language = game_of(exchange), exchange.parameters.language
        if PACK in exchange.parameters.given:
            played = await library.game(game, pack_of(exchange.scope), "")
            return await _json(lambda: played.printed(language), language).answer(exchange.scope)
        return await material[game, language].answer(exchange.scope)

    async def rules(exchange: Exchange) -> Response:
        game, language = game_of(exchange), exchange.parameters.language
        if not exchange.parameters.given & {*FILTERS}:
            return await books[game, language].answer(exchange.scope)
        about, module = filters_of(exchange.scope)
        found = Rules(game=game, rules=catalogue[game].rules(language, about, module))
        return await _json(lambda: found, language).answer(exchange.scope)

    async def rule(exchange: Exchange) -> Response:
        id, language = exchange.path_parameter("rule"), exchange.parameters.language
        return await one_rule(game_of(exchange), id, language).answer(exchange.scope)

    async def rulebook_page(exchange: Exchange) -> Response:
        media_type = preferred(exchange.parameters.accept, (HTML, MARKDOWN)) or HTML
        wanted = (game_of(exchange), exchange.parameters.language, media_type)
        if not exchange.parameters.given & {*FILTERS}:
            return await whole_page(*wanted).answer(exchange.scope)
        return await page_of(*wanted, *filters_of(exchange.scope)).answer(exchange.scope)

    return [
        Route(
            "/v1/games/{game}/rulebook",
            Resource(get=rulebook_page, produces=(HTML, MARKDOWN), parameters=FILTERS),
        ),
        Route("/v1/games", Resource(get=games)),
        Route("/v1/games/{game}", Resource(get=game)),
        Route("/v1/games/{game}/components", Resource(get=components, parameters=(PACK,))),
        Route("/v1/games/{game}/rules", Resource(get=rules, parameters=FILTERS)),
        Route("/v1/games/{game}/rules/{rule}", Resource(get=rule)),
    ]


def pack_of(scope: Scope) -> str:
    """The pack whose material is wanted."""
    query = parse_qs(scope["query_string"].decode("latin-1"), keep_blank_values=True)
    pack = str(query[PACK][-1])
    if not _PACK.fullmatch(pack):
        raise Problem(BAD_PARAMETER, f"{pack!r} is not the name of a pack.", parameter=PACK)
    return pack


def filters_of(scope: Scope) -> tuple[str | None, int | None]:
    """Which rules are wanted: about what, and of which module."""
    query = parse_qs(scope["query_string"].decode("latin-1"), keep_blank_values=True)
    about, module = (query.get(name, [None])[-1] for name in FILTERS)
    if module is not None and not _MODULE.fullmatch(module):
        raise Problem(
            BAD_PARAMETER, f"{module!r} is not the number of a module.", parameter="module"
        )
    return about, None if module is None else int(module)


def _json(make: Callable[[], Any], language: Language | None = None) -> Fixed:
    """A document as JSON; without a language, in English for everybody."""
    vary = () if language is None else _BY_LANGUAGE
    return Fixed(lambda: codec.encode(make()), language=language or "en", vary=vary)

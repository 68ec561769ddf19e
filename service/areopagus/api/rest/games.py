"""What may be read about games: fixed documents, so each is encoded once."""

from functools import cache

from starlette.responses import Response
from starlette.routing import Route

from areopagus.api.negotiation import preferred
from areopagus.api.pages.html import HTML, MARKDOWN
from areopagus.api.pages.rulebook import as_html, as_markdown
from areopagus.api.problems import NOT_FOUND, Problem
from areopagus.api.refusals import KINDS
from areopagus.api.resource import Answer, Exchange, Resource, answer, answer_in_english
from areopagus.kernel.language import Language
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.description import Rules, describe, describe_all


def game_routes(catalogue: Catalogue) -> list[Route]:
    """The routes to games, their rules and their components."""

    @cache
    def rulebook(game: str, language: Language) -> Rules:
        return Rules(game=game, rules=catalogue[game].rules(language))

    described = {referee.game.id: describe(referee) for referee in catalogue}
    listed = describe_all(catalogue)

    async def games(_: Exchange) -> Response:
        return answer_in_english(listed)

    async def game(exchange: Exchange) -> Response:
        id = catalogue[exchange.path_parameter("game")].game.id
        return answer_in_english(described[id])

    async def components(exchange: Exchange) -> Response:
        referee = catalogue[exchange.path_parameter("game")]
        return answer_in_english(referee.game.components)

    async def rules(exchange: Exchange) -> Response:
        return answer(
            rulebook(exchange.path_parameter("game"), exchange.parameters.language),
            exchange.parameters,
        )

    async def rule(exchange: Exchange) -> Response:
        referee = catalogue[exchange.path_parameter("game")]
        text = referee.rule(exchange.path_parameter("rule"), exchange.parameters.language)
        return answer(text, exchange.parameters)

    @cache
    def readable(game: str, language: Language, media_type: str) -> bytes:
        if media_type == HTML:
            return as_html(catalogue[game].game, language)
        return as_markdown(catalogue[game].game, language).encode()

    async def rulebook_page(exchange: Exchange) -> Response:
        game = catalogue[exchange.path_parameter("game")].game.id
        language = exchange.parameters.language
        media_type = preferred(exchange.parameters.accept, (HTML, MARKDOWN)) or HTML
        body = readable(game, language, media_type)
        return Answer(body, language, f"{media_type}; charset=utf-8", "accept, accept-language")

    return [
        Route("/v1/games/{game}/rulebook", Resource(get=rulebook_page, produces=(HTML, MARKDOWN))),
        Route("/v1/games", Resource(get=games)),
        Route("/v1/games/{game}", Resource(get=game)),
        Route("/v1/games/{game}/components", Resource(get=components)),
        Route("/v1/games/{game}/rules", Resource(get=rules)),
        Route("/v1/games/{game}/rules/{rule}", Resource(get=rule)),
    ]


def problem_routes() -> list[Route]:
    """The routes that every problem's ``type`` leads to."""

    async def problems(_: Exchange) -> Response:
        return answer_in_english(list(KINDS.values()))

    async def problem(exchange: Exchange) -> Response:
        name = exchange.path_parameter("name")
        if name not in KINDS:
            raise Problem(NOT_FOUND, f"There is no problem {name!r}.")
        return answer_in_english(KINDS[name])

    return [
        Route("/problems", Resource(get=problems)),
        Route("/problems/{name}", Resource(get=problem)),
    ]

"""What may be read about games: fixed documents, so each is encoded once."""

from functools import cache

from starlette.responses import Response
from starlette.routing import Route

from areopagus.api.problems import NOT_FOUND, Problem
from areopagus.api.refusals import KINDS
from areopagus.api.resource import Exchange, Resource, answer, answer_in_english
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

    return [
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

"""Where the type of every problem leads: to a document for programs, to a page for people."""

from collections.abc import Callable

from starlette.responses import Response
from starlette.routing import Route

from areopagus.api.negotiation import JSON, names
from areopagus.api.pages.html import HTML
from areopagus.api.pages.problems import problem_page, problems_page
from areopagus.api.problems import NOT_FOUND, Problem
from areopagus.api.refusals import KINDS
from areopagus.api.resource import Exchange, Resource
from areopagus.api.static_documents import StaticDocument
from areopagus.kernel import codec

_VARY = ("accept",)


def problem_routes() -> list[Route]:
    """The routes that every problem's ``type`` leads to."""
    listed = StaticDocument(lambda: codec.encode(list(KINDS.values())), vary=_VARY)
    one = {
        name: StaticDocument(lambda kind=kind: codec.encode(kind), vary=_VARY)  # type: ignore[misc]
        for name, kind in KINDS.items()
    }
    list_page = _page(problems_page)
    pages = {
        name: _page(lambda kind=kind: problem_page(kind))  # type: ignore[misc]
        for name, kind in KINDS.items()
    }

    async def problems(exchange: Exchange) -> Response:
        chosen = list_page if _wants_page(exchange) else listed
        return await chosen.answer(exchange.scope)

    async def problem(exchange: Exchange) -> Response:
        name = exchange.path_parameter("name")
        if name not in KINDS:
            raise Problem(NOT_FOUND, f"There is no problem {name!r}.")
        chosen = pages if _wants_page(exchange) else one
        return await chosen[name].answer(exchange.scope)

    return [
        Route("/problems", Resource(get=problems, produces=(JSON, HTML))),
        Route("/problems/{name}", Resource(get=problem, produces=(JSON, HTML))),
    ]


def _page(make: Callable[[], bytes]) -> StaticDocument:
    return StaticDocument(make, f"{HTML}; charset=utf-8", vary=_VARY)


def _wants_page(exchange: Exchange) -> bool:
    """Whether a browser asks, which names HTML, and not a program."""
    accept = exchange.parameters.accept
    return names(accept, HTML) and not names(accept, JSON)

"""One object per path, so that HEAD, OPTIONS, 405 and Allow are right everywhere."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from areopagus.api.deprecation import Deprecation
from areopagus.api.negotiation import ANYTHING, JSON, SVG, preferred
from areopagus.api.parameters import Parameters, parameters_of, refuse_unknown
from areopagus.api.problems import (
    METHOD_NOT_ALLOWED,
    NOT_ACCEPTABLE,
    PROBLEM,
    Problem,
    problem_response,
)
from areopagus.api.refusals import REFUSALS, problem_of
from areopagus.kernel import codec
from areopagus.kernel.language import Language
from areopagus.kernel.picture import Picture
from areopagus.referee.referee import Referee

GAME = "areopagus.game"
"""Where the game of a request stands in the scope, for the log, when its path does not tell."""
_VARY = "accept-language"


class Exchange:
    """One request while it is answered."""

    __slots__ = ("parameters", "receive", "referee", "scope")

    def __init__(self, scope: Scope, receive: Receive) -> None:
        self.scope = scope
        self.receive = receive
        self.parameters = Parameters()
        self.referee: Referee[Any] | None = None

    def path_parameter(self, name: str) -> str:
        """A part of the path."""
        return str(self.scope["path_params"][name])


Handler = Callable[[Exchange], Awaitable[Response]]


class Resource:
    """A path and the methods it takes."""

    def __init__(
        self,
        *,
        get: Handler | None = None,
        post: Handler | None = None,
        query: Handler | None = None,
        delete: Handler | None = None,
        produces: tuple[str, ...] = (JSON,),
        parameters: Iterable[str] | None = (),
        deprecations: Mapping[str, Deprecation | None] = MappingProxyType({}),
    ) -> None:
        """``parameters`` are the query parameters besides ``lang``; with None, any are let pass.
        ``deprecations`` are those of its methods, by their name."""
        self._handlers: dict[str, Handler] = {}
        if get is not None:
            self._handlers |= {"GET": get, "HEAD": get}
        if post is not None:
            self._handlers["POST"] = post
        if query is not None:
            self._handlers["QUERY"] = query
        if delete is not None:
            self._handlers["DELETE"] = delete
        self._headers = {"allow": ", ".join([*self._handlers, "OPTIONS"])}
        if query is not None:
            self._headers["accept-query"] = f'"{JSON}"'
        self._deprecated = {
            method: deprecation.headers
            for method, deprecation in deprecations.items()
            if deprecation is not None
        }
        if "GET" in self._deprecated:
            self._deprecated["HEAD"] = self._deprecated["GET"]
        self._produces = produces
        self._parameters = None if parameters is None else frozenset({"lang", *parameters})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        exchange = Exchange(scope, receive)
        try:
            handler = self._handlers.get(scope["method"]) or self._other
            exchange.parameters = parameters = parameters_of(scope)
            if parameters.given and self._parameters is not None:
                refuse_unknown(parameters.given, self._parameters)
            accept = parameters.accept
            if accept != ANYTHING and preferred(accept, self._produces) is None:
                raise Problem(NOT_ACCEPTABLE, f"This path answers {' or '.join(self._produces)}.")
            response = await handler(exchange)
        except REFUSALS as error:
            problem = problem_of(error, exchange.referee, exchange.parameters.language)
            scope[PROBLEM] = problem.document.type
            response = problem_response(problem, scope["path"], {"vary": _VARY})
        if self._deprecated:
            told = self._deprecated.get(scope["method"], [])
            response.raw_headers = [*response.raw_headers, *told]
        await response(scope, receive, send)

    async def _other(self, exchange: Exchange) -> Response:
        if exchange.scope["method"] == "OPTIONS":
            return Response(status_code=204, headers=self._headers)
        raise Problem(
            METHOD_NOT_ALLOWED, f"This path takes {self._headers['allow']}.", headers=self._headers
        )


class Answer(Response):
    """A document whose headers, but for the length, are those of many others."""

    def __init__(
        self, body: bytes, language: Language, media_type: str = JSON, vary: str = _VARY
    ) -> None:
        self.status_code = 200
        self.background = None
        self.body = body
        length = (b"content-length", b"%d" % len(body))
        self.raw_headers = [*_headers(media_type, language, vary), length]


@cache
def _headers(media_type: str, language: Language, vary: str) -> list[tuple[bytes, bytes]]:
    return [
        (b"content-type", media_type.encode()),
        (b"content-language", language.encode()),
        (b"vary", vary.encode()),
    ]


def answer(content: Any, parameters: Parameters) -> Response:
    """A document as JSON, in the language that was asked for."""
    return Answer(codec.encode(content), parameters.language)


def picture_answer(picture: Picture, parameters: Parameters) -> Answer:
    """A picture as SVG; it varies with what the client takes, too."""
    return Answer(picture.svg.encode(), parameters.language, SVG, f"accept, {_VARY}")


def answer_in_english(content: Any) -> Response:
    """A document as JSON that has no text in any other language."""
    return Answer(codec.encode(content), "en")

"""The stateless questions about a game, as one table from which the routes and OpenAPI come."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, NamedTuple

from starlette.responses import Response

from areopagus.api.asked import Asked
from areopagus.api.body import bounds_of, read_body
from areopagus.api.decoding import Reader
from areopagus.api.rest.resource import Exchange, Resource, answer
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.referee import Referee
from areopagus.referee.shapes import Shapes
from areopagus.settings import Settings
from areopagus.telemetry.traces import span

_NO_STORE = (b"cache-control", b"no-store")
"""For what only the bearer of a key may see, and for the keys themselves."""


class Operation(NamedTuple):
    """A question: its name in the path, what it takes and answers, and who answers it."""

    name: str
    summary: str
    request: Callable[[Shapes], Any]
    answer: Callable[[Shapes], Any]
    perform: Callable[[Referee[Any], Any, Asked], Any]
    parameters: tuple[str, ...] = ()
    """The query parameters it reads besides ``lang``."""
    bulky: bool = False
    """Whether its body may be as large as a batch."""
    refuses_moves: bool = False
    """Whether an illegal move is a problem here, and not an answer."""
    sealed: Callable[[Shapes], Any] | None = None
    """What it answers about a sealed state, when that has a shape of its own."""
    takes_key: bool = True
    """Whether a state comes with it, so that the key of a seat may."""


OPERATIONS: tuple[Operation, ...] = (
    Operation(
        "apply",
        "Make a move, or several of one seat: all of them happen, or none",
        attrgetter("apply_request"),
        attrgetter("position"),
        lambda referee, body, asked: referee.apply(body, asked.language, asked.include, asked.key),
        parameters=("include",),
        refuses_moves=True,
        sealed=attrgetter("sealed_position"),
    ),
    Operation(
        "judge",
        "Is this move legal, and which rule says so?",
        attrgetter("judge_request"),
        attrgetter("verdict"),
        lambda referee, body, asked: referee.judge(body, asked.language, asked.key),
    ),
    Operation(
        "legal-moves",
        "All open questions with their legal answers",
        attrgetter("state_request"),
        attrgetter("legal_moves"),
        lambda referee, body, asked: referee.legal_moves(
            body, asked.language, explain=asked.explain, key=asked.key
        ),
        parameters=("explain",),
    ),
    Operation(
        "judge-batch",
        "Judge up to 256 moves, each in its own position",
        attrgetter("batch_request"),
        attrgetter("verdicts"),
        lambda referee, body, asked: referee.judge_batch(body, asked.language, asked.key),
        bulky=True,
    ),
    Operation(
        "score",
        "The score, line by line",
        attrgetter("score_request"),
        attrgetter("score"),
        lambda referee, body, asked: referee.score(body, asked.language, asked.key),
        sealed=attrgetter("sealed_score"),
    ),
    Operation(
        "view",
        "What a seat, or a spectator, may know",
        attrgetter("state_request"),
        attrgetter("seen"),
        lambda referee, body, asked: referee.view(body, asked.language, asked.include, asked.key),
        parameters=("include",),
        sealed=attrgetter("sealed_view"),
    ),
    Operation(
        "setup",
        "Begin a game",
        attrgetter("setup_request"),
        attrgetter("position"),
        lambda referee, body, asked: referee.setup(body, asked.language, asked.include),
        parameters=("include",),
        sealed=attrgetter("sealed_setup"),
        takes_key=False,
    ),
    Operation(
        "replay",
        "The position that a record leads to",
        attrgetter("replay_request"),
        attrgetter("position"),
        lambda referee, body, asked: referee.replay(body, asked.language, asked.include),
        parameters=("include",),
        bulky=True,
        refuses_moves=True,
        takes_key=False,
    ),
)


def operation_resource(operation: Operation, catalogue: Catalogue, settings: Settings) -> Resource:
    """The resource that answers one question for every game."""
    bounds = bounds_of(settings)
    readers = {
        referee.game.id: Reader(operation.request(referee.shapes), bounds) for referee in catalogue
    }
    limit = settings.max_batch_body if operation.bulky else settings.max_body

    async def perform(exchange: Exchange) -> Response:
        game = exchange.parameter("game")
        exchange.referee = referee = catalogue[game]
        body = await read_body(exchange.scope, exchange.receive, limit)
        with span("decode"):
            request = readers[game].read(body)
        content = operation.perform(referee, request, exchange.asked)
        with span("encode"):
            response = answer(content, exchange.asked)
        if exchange.asked.key is not None or getattr(request, "sealed", False):
            response.raw_headers.append(_NO_STORE)
        return response

    return Resource(post=perform, query=perform)

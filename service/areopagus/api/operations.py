"""The stateless questions about a game, as one table.

The routes of REST, the fields of GraphQL and the OpenAPI document are made from it. A question
about a state is in it twice: for plain states, and for sealed ones, which only the service can
open.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, NamedTuple

from msgspec import UNSET

from areopagus.api.parameters import Parameters
from areopagus.referee.shapes import Shapes


def _moves(request: Any) -> int:
    return 1 if request.moves is UNSET else len(request.moves)


def _verdicts(request: Any) -> int:
    """A verdict on a position of its own takes as long as some ten moves."""
    return 10 * len(request.items)


class Operation(NamedTuple):
    """A question: its name, what it takes and answers, and who answers it."""

    name: str
    summary: str
    request: Callable[[Shapes], Any]
    answer: Callable[[Shapes], Any]
    perform: Callable[[Any, Any, Parameters], Any]
    """Asks the referee of a game: of plain states, or of sealed ones."""
    parameters: tuple[str, ...] = ()
    """The query parameters it reads besides ``lang``."""
    bulky: bool = False
    """Whether its body may be as large as a batch."""
    refuses_moves: bool = False
    """Whether an illegal move is a problem here, and not an answer."""
    sealed: bool = False
    """Whether it is about sealed states."""
    takes_key: bool = False
    """Whether the key of a seat may come with it."""
    size: Callable[[Any], int] = lambda _: 1
    """How much work a request is, counted in moves that are played."""

    @property
    def path(self) -> str:
        """Where it stands below the path of a game."""
        return f"sealed/{self.name}" if self.sealed else self.name


PLAIN: tuple[Operation, ...] = (
    Operation(
        "apply",
        "Make a move, or several of one seat: all of them happen, or none",
        attrgetter("apply_request"),
        attrgetter("position"),
        lambda referee, body, asked: referee.apply(body, asked.language, asked.include),
        parameters=("include",),
        refuses_moves=True,
        size=_moves,
    ),
    Operation(
        "judge",
        "Is this move legal, and which rule says so?",
        attrgetter("judge_request"),
        attrgetter("verdict"),
        lambda referee, body, asked: referee.judge(body, asked.language),
    ),
    Operation(
        "legal-moves",
        "All open questions with their legal answers",
        attrgetter("state_request"),
        attrgetter("legal_moves"),
        lambda referee, body, asked: referee.legal_moves(
            body, asked.language, asked.include, explain=asked.explain
        ),
        parameters=("explain", "include"),
    ),
    Operation(
        "judge-batch",
        "Judge up to 256 moves, each in its own position",
        attrgetter("batch_request"),
        attrgetter("verdicts"),
        lambda referee, body, asked: referee.judge_batch(body, asked.language),
        bulky=True,
        size=_verdicts,
    ),
    Operation(
        "score",
        "The score, line by line",
        attrgetter("score_request"),
        attrgetter("score"),
        lambda referee, body, asked: referee.score(body, asked.language),
    ),
    Operation(
        "view",
        "What a seat, or a spectator, may know",
        attrgetter("state_request"),
        attrgetter("seen"),
        lambda referee, body, asked: referee.view(body, asked.language, asked.include),
        parameters=("include",),
    ),
    Operation(
        "setup",
        "Begin a game",
        attrgetter("setup_request"),
        attrgetter("position"),
        lambda referee, body, asked: referee.setup(body, asked.language, asked.include),
        parameters=("include",),
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
        size=_moves,
    ),
)

SEALED: tuple[Operation, ...] = (
    Operation(
        "setup",
        "Begin a game as a sealed state, with a key for each seat",
        attrgetter("setup_request"),
        attrgetter("sealed_setup"),
        lambda referee, body, asked: referee.setup(body, asked.language, asked.include),
        parameters=("include",),
        sealed=True,
    ),
    Operation(
        "apply",
        "Make a move of the seat whose key comes with it, or several",
        attrgetter("sealed_apply_request"),
        attrgetter("sealed_position"),
        lambda referee, body, asked: referee.apply(body, asked.key, asked.language, asked.include),
        parameters=("include",),
        refuses_moves=True,
        size=_moves,
        sealed=True,
        takes_key=True,
    ),
    Operation(
        "judge",
        "Is this move of the seat whose key comes with it legal, and which rule says so?",
        attrgetter("sealed_judge_request"),
        attrgetter("sealed_verdict"),
        lambda referee, body, asked: referee.judge(body, asked.key, asked.language),
        sealed=True,
        takes_key=True,
    ),
    Operation(
        "legal-moves",
        "The questions put to the seat whose key comes with it, with their legal answers",
        attrgetter("sealed_state_request"),
        attrgetter("sealed_legal_moves"),
        lambda referee, body, asked: referee.legal_moves(
            body, asked.key, asked.language, asked.include, explain=asked.explain
        ),
        parameters=("explain", "include"),
        sealed=True,
        takes_key=True,
    ),
    Operation(
        "judge-batch",
        "Judge up to 256 moves of the seat whose key comes with it, each in its own sealed state",
        attrgetter("sealed_batch_request"),
        attrgetter("sealed_verdicts"),
        lambda referee, body, asked: referee.judge_batch(body, asked.key, asked.language),
        bulky=True,
        size=_verdicts,
        sealed=True,
        takes_key=True,
    ),
    Operation(
        "score",
        "The score of a sealed state, without the lines that the bearer may not see",
        attrgetter("sealed_score_request"),
        attrgetter("sealed_score"),
        lambda referee, body, asked: referee.score(body, asked.key, asked.language),
        sealed=True,
        takes_key=True,
    ),
    Operation(
        "view",
        "What the bearer of a seat's key, or a spectator, may know of a sealed state",
        attrgetter("sealed_state_request"),
        attrgetter("sealed_view"),
        lambda referee, body, asked: referee.view(body, asked.key, asked.language, asked.include),
        parameters=("include",),
        sealed=True,
        takes_key=True,
    ),
)

OPERATIONS = PLAIN + SEALED

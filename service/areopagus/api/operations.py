"""The stateless questions about a game, as one table.

The routes of REST, the fields of GraphQL and the OpenAPI document are made from it. A question
about a state is in it twice: for plain states, and for sealed ones, which only the service can
open.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, NamedTuple

from areopagus.api.deprecation import Deprecation
from areopagus.api.negotiation import JSON, SVG
from areopagus.api.parameters import Parameters
from areopagus.referee.shapes import Shapes

_DRAWING = 60
"""A picture takes about as long as so many moves."""


def _moves(request: Any) -> int:
    return len(request.moves) if request.moves else 1


def _verdicts(request: Any) -> int:
    """A verdict on a position of its own takes as long as some ten moves."""
    return 10 * len(request.items)


class Operation(NamedTuple):
    """A question: its name, what it takes and answers, and who answers it."""

    name: str
    summary: str
    description: str
    """What the author of a client wants to know before the first request."""
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
    is_picture: bool = False
    """Whether it answers SVG, unless the client would rather have that in JSON."""
    searches: bool = False
    """Whether performing it gives an inquiry, whose search is made by another process."""
    deprecation: Deprecation | None = None
    """Whether it will go."""
    size: Callable[[Any], int] = lambda _: 1
    """How much work a request is, counted in moves that are played."""

    @property
    def produces(self) -> tuple[str, ...]:
        """The media types of its answer, the preferred one first."""
        return (SVG, JSON) if self.is_picture else (JSON,)

    @property
    def path(self) -> str:
        """Where it stands below the path of a game."""
        return f"sealed/{self.name}" if self.sealed else self.name


PLAIN: tuple[Operation, ...] = (
    Operation(
        "setup",
        "Begin a game",
        "Deals a new game and answers its first position. With a `seed` the same game is dealt "
        "again; without one, a seed is made that nobody can guess. Nothing is kept: hand the "
        "state back with the next question.",
        attrgetter("setup_request"),
        attrgetter("position"),
        lambda referee, body, asked: referee.setup(body, asked.language, asked.include),
        parameters=("include",),
    ),
    Operation(
        "legal-moves",
        "All open questions with their legal answers",
        "Every question that the position puts, to one seat or to all of them, with every legal"
        " answer: a move is legal exactly when it is listed. With `explain=true` also the "
        "answers that were worth judging and are closed, each with its rule.",
        attrgetter("state_request"),
        attrgetter("legal_moves"),
        lambda referee, body, asked: referee.legal_moves(
            body, asked.language, asked.include, explain=asked.explain
        ),
        parameters=("explain", "include"),
    ),
    Operation(
        "apply",
        "Make a move, or several of one seat: all of them happen, or none",
        "Answers the next position: the state to hand back, what happened, the legal moves and "
        "the score. An illegal move is refused with 422 `illegal-move` and the rule that it "
        "breaks, and nothing has happened. `include` leaves out what you do not need.",
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
        "Nothing happens. A move that is not legal is an answer here and not a problem: `legal`"
        " is false, and `rule`, `reason` and `violations` say why.",
        attrgetter("judge_request"),
        attrgetter("verdict"),
        lambda referee, body, asked: referee.judge(body, asked.language),
    ),
    Operation(
        "judge-batch",
        "Judge up to 256 moves, each in its own position",
        "As `judge`, for many moves at once. Each item has a state of its own, so that a search"
        " can ask about a whole frontier; the verdicts come in the order of the items.",
        attrgetter("batch_request"),
        attrgetter("verdicts"),
        lambda referee, body, asked: referee.judge_batch(body, asked.language),
        bulky=True,
        size=_verdicts,
    ),
    Operation(
        "score",
        "The score, line by line",
        "Final once the game is over, and otherwise as if it ended here. Each line names the "
        "rule that gives its points, and the lines of a seat add up to its total.",
        attrgetter("score_request"),
        attrgetter("score"),
        lambda referee, body, asked: referee.score(body, asked.language),
    ),
    Operation(
        "view",
        "What a seat, or a spectator, may know",
        "The position as one seat sees it, or as a spectator does when `seat` is null: what is "
        "hidden is left out, and so are the moves and score lines of others that would tell of "
        "it.",
        attrgetter("state_request"),
        attrgetter("seen"),
        lambda referee, body, asked: referee.view(body, asked.language, asked.include),
        parameters=("include",),
    ),
    Operation(
        "render",
        "What a seat, or a spectator, may see, as a picture",
        "Answers `image/svg+xml`, or with `Accept: application/json` the same in a document. It is "
        "drawn from the view of the seat and shows no more. Whatever a move, an event or a score "
        "line can name has an `id`; with `targets` it carries the numbers of the legal moves that "
        "name it, as `data-moves`, and what `highlight` names stands out.",
        attrgetter("render_request"),
        attrgetter("picture"),
        lambda referee, body, asked: referee.render(body, asked.language),
        is_picture=True,
        size=lambda _: _DRAWING,
    ),
    Operation(
        "suggest",
        "What a seat might do, from what it may see and nothing else",
        "Moves that a seat might make, the best first, each with what it is worth, how often it "
        "was tried and what is expected to follow. They are searched for in positions that could "
        "be true for all the seat sees, by a process that never has the state. A `budget` of "
        "`iterations` gives the same answer for the same `seed` everywhere. When too many ask at "
        "once, 503 says when to ask again.",
        attrgetter("suggest_request"),
        attrgetter("suggestions"),
        lambda referee, body, asked: referee.suggest(body, asked.language),
        searches=True,
    ),
    Operation(
        "replay",
        "The position that a record leads to",
        "Plays a record from its setup and answers the last position. The first move that is "
        "not legal ends it with 422 `illegal-move`; `pointer` and `index` name it.",
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
        "As `setup`, for players who do not trust each other: the state goes out as a token "
        "that only the service can open, and each seat gets a key of its own, told here and "
        "never again. The `commitment` proves at the end that the seed was fixed now.",
        attrgetter("setup_request"),
        attrgetter("sealed_setup"),
        lambda referee, body, asked: referee.setup(body, asked.language, asked.include),
        parameters=("include",),
        sealed=True,
    ),
    Operation(
        "apply",
        "Make a move of the seat whose key comes with it, or several",
        "As `apply`, with the key of the seat in `Authorization: Bearer`. A sequence goes no "
        "further than the first move that unveils something: `made` says how many were made.",
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
        "As `judge`, with the key of the seat in `Authorization: Bearer`. Without a key only a "
        "move that belongs to nobody, such as the passing of time, can be judged.",
        attrgetter("sealed_judge_request"),
        attrgetter("sealed_verdict"),
        lambda referee, body, asked: referee.judge(body, asked.key, asked.language),
        sealed=True,
        takes_key=True,
    ),
    Operation(
        "legal-moves",
        "The questions put to the seat whose key comes with it, with their legal answers",
        "As `legal-moves`, for the seat whose key comes with it. A spectator has none.",
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
        "As `judge-batch`. One key comes with all items, so all of them are of the same seat.",
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
        "As `score`. Without a key, what every spectator may see of it.",
        attrgetter("sealed_score_request"),
        attrgetter("sealed_score"),
        lambda referee, body, asked: referee.score(body, asked.key, asked.language),
        sealed=True,
        takes_key=True,
    ),
    Operation(
        "view",
        "What the bearer of a seat's key, or a spectator, may know of a sealed state",
        "As `view`. Without a key, what a spectator may know.",
        attrgetter("sealed_state_request"),
        attrgetter("sealed_view"),
        lambda referee, body, asked: referee.view(body, asked.key, asked.language, asked.include),
        parameters=("include",),
        sealed=True,
        takes_key=True,
    ),
    Operation(
        "render",
        "What the bearer of a seat's key, or a spectator, may see of a sealed state, as a picture",
        "As `render` for a plain state. The JSON also tells which position the seal holds.",
        attrgetter("sealed_render_request"),
        attrgetter("sealed_picture"),
        lambda referee, body, asked: referee.render(body, asked.key, asked.language),
        is_picture=True,
        size=lambda _: _DRAWING,
        sealed=True,
        takes_key=True,
    ),
    Operation(
        "suggest",
        "What the seat whose key comes with it might do, from what it may see and nothing else",
        "As `suggest` for a plain state, for the seat whose key comes with it.",
        attrgetter("sealed_suggest_request"),
        attrgetter("sealed_suggestions"),
        lambda referee, body, asked: referee.suggest(body, asked.key, asked.language),
        searches=True,
        sealed=True,
        takes_key=True,
    ),
)

OPERATIONS = PLAIN + SEALED

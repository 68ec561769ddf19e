"""What positions and views have in common, and what becomes of a move."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, Literal, TypeAlias, TypeVar

import msgspec

from areopagus_client.base import Event, GameTypes, Move, State, View, converted, generic, read
from areopagus_client.contract.shared import Decision, RuleText, Score, Violation
from areopagus_client.errors import ProblemError

T = TypeVar("T")
Types: TypeAlias = GameTypes[State, Move, Event, View, Any, Any]
OneOrMore: TypeAlias = T | Sequence[T]
"""One move, or several of one seat."""


class Answer(Generic[State, Move, Event, View]):
    """What positions and views have in common: whose turn it is, the open questions, the score.

    Each part is read when it is first looked at, so what nobody looks at costs nothing.
    """

    ok: Literal[True] = True
    """True: a move that led here was legal. See ``Refused`` for the other case."""
    document: bytes
    """The answer as it came."""

    def __init__(self, types: "Types[State, Move, Event, View]", document: bytes) -> None:
        self.document = document
        self._types = types
        self._parts: dict[str, msgspec.Raw] = read(document, dict[str, msgspec.Raw])

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.game}, to act: {list(self.to_act)}>"

    @cached_property
    def game(self) -> str:
        """The id of the game."""
        return str(self._part("game", str))

    @cached_property
    def to_act(self) -> tuple[int, ...]:
        """The seats that a question is put to."""
        seats: tuple[int, ...] = self._part("toAct", tuple[int, ...])
        return seats

    @cached_property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self._part("over", bool))

    @cached_property
    def questions(self) -> tuple[Decision[Move], ...]:
        """All open questions with their legal answers: of all seats, or of the one that looks."""
        kind = generic(tuple, generic(Decision, self._types.move), ...)
        questions: tuple[Decision[Move], ...] = self._part("legalMoves", kind)
        return questions

    @cached_property
    def score(self) -> Score:
        """The score: final, or as it would be if the game ended here."""
        score: Score = self._part("score", Score)
        return score

    @cached_property
    def picture(self) -> str:
        """The picture, as SVG. It comes on request only: ``include=["picture"]``."""
        return str(self._part("picture", str))

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What happened because of the moves that led here, as far as may be seen."""
        events: tuple[Event, ...] = self._part("events", generic(tuple, self._types.event, ...), ())
        return events

    def questions_for(self, seat: int) -> tuple[Decision[Move], ...]:
        """The questions that are put to one seat."""
        return tuple(question for question in self.questions if question.seat == seat)

    def _part(self, name: str, kind: Any, default: Any = ...) -> Any:
        """A part of the answer by its type."""
        part = self._parts.get(name)
        if part is not None:
            return read(part, kind)
        if default is ...:
            raise LookupError(f"`include` left out `{name}`.")
        return default


class SeatView(Answer[State, Move, Event, View]):
    """What one seat, or a spectator, may know."""

    @cached_property
    def seat(self) -> int | None:
        """Who looks; None for a spectator."""
        seat: int | None = self._part("seat", int | None)
        return seat

    @cached_property
    def view(self) -> View:
        """What may be seen of the position."""
        view: View = self._part("view", self._types.view)
        return view

    @cached_property
    def authentic(self) -> bool | None:
        """Whether the stamp fits that went with the state; None when none did."""
        authentic: bool | None = self._part("authentic", bool, None)
        return authentic


class SessionView(SeatView[State, Move, Event, View]):
    """What the bearer of a token may know of a session, at one version."""

    @cached_property
    def version(self) -> int:
        """How often the session has changed."""
        return int(self._part("version", int))

    @cached_property
    def at(self) -> int | None:
        """When it is in a real-time game: milliseconds since the start of play."""
        at: int | None = self._part("at", int | None)
        return at

    @cached_property
    def made(self) -> int | None:
        """How many of the moves were made: the first that unveils something is the last."""
        made: int | None = self._part("made", int, None)
        return made


@dataclass(frozen=True)
class Refusal(Generic[State]):
    """Why a move was not made."""

    rule: RuleText
    """The rule, in the language of the call."""
    reason: str
    """Why, as a sentence."""
    violations: tuple[Violation, ...]
    """What the move breaks, with the facts of the case."""
    index: int | None
    """Which move of a sequence was refused, counted from 0."""
    state: State | None
    """How the game stands, when time alone has ended it meanwhile."""


@dataclass(frozen=True)
class Refused(Generic[State]):
    """A move that the rules refuse. Nothing has happened, unless time alone has ended the game."""

    refusal: Refusal[State]
    """Which rule refuses it, and why."""
    ok: Literal[False] = False
    """False, so that ``if next.ok`` tells it from what a legal move leads to."""


def refused(error: ProblemError, state: Any) -> Refused[Any]:
    """The result that an illegal move is; any other problem is raised again."""
    problem = error.problem
    if problem.rule is None or not error.is_a("illegal-move"):
        raise error
    return Refused(
        Refusal(
            rule=problem.rule,
            reason=problem.detail,
            violations=problem.violations,
            index=problem.index,
            state=None if problem.state is None else converted(problem.state, state),
        )
    )

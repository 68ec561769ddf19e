"""What an operation may answer instead of its result: outcomes are data, not ``errors``."""

from typing import Any, Generic, TypeVar

import msgspec

from areopagus.api.errors import settled_as_sent
from areopagus.api.problems import Problem as Complaint
from areopagus.kernel.document import Document, Seat
from areopagus.kernel.errors import InvalidSetup as SetupRefused
from areopagus.kernel.language import Language
from areopagus.kernel.rulebook import RuleText
from areopagus.referee.errors import (
    ImpossibleState,
    MoveRefused,
    OtherSeatsKey,
    SeatKeyNeeded,
)
from areopagus.referee.errors import UnknownSeat as SeatUnknown
from areopagus.referee.errors import UnreadableSeal as SealUnreadable
from areopagus.referee.referee import Referee
from areopagus.referee.shapes import Violation

M = TypeVar("M")


class Problem(Document, kw_only=True):
    """Why an operation could not answer: in words, and where in its arguments."""

    message: str
    """What is wrong, as a sentence."""
    pointer: str
    """A JSON Pointer into the arguments: `/state/zones/3`."""


class InvalidState(Problem, kw_only=True):
    """A state that does not fit its schema, or that could never be on a table."""

    invariant: str | None = None
    """What every position satisfies and this one does not; null when it does not fit the schema."""


class UnreadableSeal(Problem, kw_only=True):
    """A sealed state that cannot be opened. Why, nobody is told."""


class NotYourSeat(Problem, kw_only=True):
    """With a sealed state a seat needs its own key, as `Authorization: Bearer`."""


class InvalidMove(Problem, kw_only=True):
    """A move that is not one: its document or its input does not fit."""


class InvalidSetup(Problem, kw_only=True):
    """A setup that the game does not offer."""


class UnknownSeat(Problem, kw_only=True):
    """Nobody plays at this seat."""


class InvalidTime(Problem, kw_only=True):
    """An instant at which nothing can be asked."""

    broken_rule: RuleText | None = None
    """The rule that says so; null when it is no instant at all."""


class IllegalMove(Problem, Generic[M], kw_only=True):
    """A move that a rule forbids. Nothing has happened, unless time alone ended the game."""

    rule: RuleText
    """The rule that forbids it."""
    seat: Seat | None
    """Whose move it was."""
    move: M
    """The move that was refused."""
    index: int | None = None
    """Which of several moves was refused, counted from 0."""
    violations: list[Violation]
    """Each rule that it breaks, with the reason."""
    settled: msgspec.Raw | None = None
    """How the game stands, when time alone ended it: the document of its last state."""


def outcome_of(
    error: Exception, referee: Referee[Any], request: Any, language: Language
) -> Problem:
    """The outcome that a refusal stands for; raises what is none."""
    match error:
        case Complaint():
            return _misfit(error.document.detail, str(error.document.pointer or ""))
        case ImpossibleState():
            return InvalidState(
                message=error.message + ".", pointer=error.pointer, invariant=error.invariant
            )
        case SealUnreadable():
            return UnreadableSeal(
                message="This sealed state cannot be opened.", pointer=error.pointer
            )
        case SeatKeyNeeded():
            detail = "This is no key of a seat." if error.given else "This needs the seat's key."
            return NotYourSeat(message=detail, pointer="/seat")
        case OtherSeatsKey():
            return NotYourSeat(
                message=f"This is not the key of seat {error.seat}.", pointer=error.pointer
            )
        case SetupRefused():
            return InvalidSetup(message=error.message + ".", pointer=error.pointer)
        case SeatUnknown():
            return UnknownSeat(message=f"Nobody plays at seat {error.seat}.", pointer=error.pointer)
        case MoveRefused():
            return _refused(error, referee, request, language)
    raise error


def _misfit(message: str, pointer: str) -> Problem:
    """What is wrong when the arguments do not fit at a place."""
    kind = next((_AT[step] for step in pointer.split("/") if step in _AT), InvalidMove)
    return kind(message=message, pointer=pointer)


_AT: dict[str, type[Problem]] = {
    "state": InvalidState,
    "move": InvalidMove,
    "moves": InvalidMove,
    "seat": UnknownSeat,
    "at": InvalidTime,
    "setup": InvalidSetup,
    "seats": InvalidSetup,
    "seed": InvalidSetup,
    "options": InvalidSetup,
}


def _refused(
    error: MoveRefused, referee: Referee[Any], request: Any, language: Language
) -> Problem:
    verdict = referee.verdict(error.refusal, language)
    where: dict[str, Any] = {"message": verdict.reason, "pointer": error.pointer}
    proposed = _proposed(request, error.index)
    if proposed is None:
        return InvalidTime(**where, broken_rule=verdict.rule or None)
    seat, move = proposed
    settled = error.settled
    return IllegalMove(
        **where,
        rule=verdict.rule,  # type: ignore[arg-type]
        seat=seat,
        move=move,
        index=error.index,
        violations=verdict.violations or [],
        settled=None if settled is None else settled_as_sent(settled),
    )


def _proposed(request: Any, index: int | None) -> tuple[int | None, Any] | None:
    """The seat and the move of a request that were refused; none when it proposes no move."""
    moves = getattr(request, "moves", None) or [getattr(request, "move", None)]
    play = moves[index or 0]
    if play is None:
        return None
    if hasattr(play, "move"):
        return play.seat, play.move
    return request.seat, play

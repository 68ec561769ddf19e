"""What an operation may answer instead of its result: outcomes are data, not ``errors``.

Most are made from the table of refusals. Written here are those that REST has no words for: which
argument does not fit, and the illegal move with the move itself.
"""

from typing import Any, Generic, TypeVar

import msgspec

from areopagus.api.problems import Problem
from areopagus.api.refusals import ROW_OF, ROWS, Outcome, OutcomeType, settled_as_sent
from areopagus.kernel.document import Seat
from areopagus.kernel.errors import InvalidSetup
from areopagus.kernel.language import Language
from areopagus.kernel.rulebook import RuleText
from areopagus.referee.answers import Violation
from areopagus.referee.errors import ImpossibleState, MoveRefused, UnknownSeat, UnstampedState
from areopagus.referee.referee import Referee

M = TypeVar("M")
_UNAVAILABLE = 503


class InvalidMove(Outcome, kw_only=True):
    """A move that is not one: its document or its input does not fit."""


class InvalidArgument(Outcome, kw_only=True):
    """An argument that is none: no version, no idempotency key, no id of a session, no prefix."""


class InvalidTime(Outcome, kw_only=True):
    """An instant at which nothing can be asked."""

    broken_rule: RuleText | None = None
    """The rule that says so; null when it is no instant at all."""


class IllegalMove(Outcome, Generic[M], kw_only=True):
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


def _outcome_types() -> dict[type[Exception], type[Outcome]]:
    """A Struct per GraphQL type of the table; refusals that share a name share it."""
    made: dict[str, type[Outcome]] = {}
    for row in ROWS:
        if row.outcome is not None and row.outcome.name not in made:
            made[row.outcome.name] = _struct(row.outcome)
    return {row.error: made[row.outcome.name] for row in ROWS if row.outcome is not None}


def _struct(outcome: OutcomeType) -> type[Outcome]:
    namespace = {"__doc__": outcome.description}
    return msgspec.defstruct(  # type: ignore[return-value]
        outcome.name, [], bases=(outcome.fields,), namespace=namespace, kw_only=True
    )


OUTCOME_OF: dict[type[Exception], type[Outcome]] = _outcome_types()
"""The type of the outcome that each refusal of the table is told by."""

_MISFITS: dict[str, type[Outcome]] = {
    "state": OUTCOME_OF[ImpossibleState],
    "stamp": OUTCOME_OF[UnstampedState],
    "move": InvalidMove,
    "moves": InvalidMove,
    "prefix": InvalidArgument,
    "seat": OUTCOME_OF[UnknownSeat],
    "at": InvalidTime,
    "setup": OUTCOME_OF[InvalidSetup],
    "seats": OUTCOME_OF[InvalidSetup],
    "seed": OUTCOME_OF[InvalidSetup],
    "options": OUTCOME_OF[InvalidSetup],
    "pack": OUTCOME_OF[InvalidSetup],
    "budget": InvalidArgument,
    "level": InvalidArgument,
}
"""What it is called when an argument does not fit its type."""


def outcome_of(
    error: Exception, referee: Referee[Any], request: Any, language: Language
) -> Outcome:
    """The outcome that tells a refusal; raises the error again if GraphQL has none for it."""
    match error:
        case Problem():
            return _misfit(error.document.detail, str(error.document.pointer or ""))
        case MoveRefused():
            return _refused_move(error, referee, request, language)
    return refusal_outcome(error)


def refusal_outcome(error: Exception) -> Outcome:
    """The outcome of a refusal of the table; raises the error again if GraphQL has none for it."""
    row = ROW_OF[type(error)]
    if row.outcome is None:
        raise error
    outcome = OUTCOME_OF[row.error]
    extra = set(row.outcome.fields.__struct_fields__) - set(Outcome.__struct_fields__)
    fields = {name: getattr(error, name) for name in extra}
    pointer = row.outcome.pointer
    return outcome(
        message=row.message(error),
        pointer=error.pointer if pointer is None else pointer,  # type: ignore[attr-defined]
        **fields,
    )


def _misfit(message: str, pointer: str) -> Outcome:
    """What is wrong when the arguments do not fit at a place."""
    steps = pointer.split("/")
    outcome = next((_MISFITS[step] for step in steps if step in _MISFITS), InvalidMove)
    return outcome(message=message, pointer=pointer)


def _refused_move(
    error: MoveRefused, referee: Referee[Any], request: Any, language: Language
) -> Outcome:
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

"""What the referee and sessions refuse, as problems."""

from typing import Any

import msgspec
from msgspec import UNSET

from areopagus.api.problems import (
    FORBIDDEN,
    ILLEGAL_MOVE,
    ILLEGAL_MOVE_TITLES,
    INCONSISTENT_STATE,
    INTERNAL,
    INVALID_SETUP,
    UNKNOWN_GAME,
    UNKNOWN_RULE,
    UNKNOWN_SEAT,
    UNREADABLE_SEAL,
    Problem,
)
from areopagus.api.session_errors import session_problem, unauthenticated
from areopagus.kernel import codec
from areopagus.kernel.errors import InvalidSetup
from areopagus.kernel.language import Language
from areopagus.referee.errors import (
    ImpossibleState,
    MoveRefused,
    OtherSeatsKey,
    SeatKeyNeeded,
    UnknownGame,
    UnknownRule,
    UnknownSeat,
    UnreadableSeal,
)
from areopagus.referee.referee import Referee
from areopagus.sessions.errors import SessionRefusal

REFUSALS = (
    ImpossibleState,
    InvalidSetup,
    MoveRefused,
    OtherSeatsKey,
    SeatKeyNeeded,
    SessionRefusal,
    UnknownGame,
    UnknownRule,
    UnknownSeat,
    UnreadableSeal,
)


def problem_of(error: Exception, referee: Referee[Any] | None, language: Language) -> Problem:
    """The problem that a refusal stands for."""
    match error:
        case Problem():
            return error
        case SessionRefusal():
            return session_problem(error)
        case UnknownGame():
            return Problem(UNKNOWN_GAME, f"There is no game {error.game!r}.")
        case UnknownRule():
            return Problem(UNKNOWN_RULE, f"{error.game} has no rule {error.rule!r}.")
        case UnknownSeat():
            return Problem(
                UNKNOWN_SEAT, f"Nobody plays at seat {error.seat}.", pointer=error.pointer
            )
        case UnreadableSeal():
            return Problem(
                UNREADABLE_SEAL, "This sealed state cannot be opened.", pointer=error.pointer
            )
        case SeatKeyNeeded():
            return unauthenticated("key of a seat", given=error.given)
        case OtherSeatsKey():
            return Problem(
                FORBIDDEN, f"This is not the key of seat {error.seat}.", pointer=error.pointer
            )
        case InvalidSetup():
            return Problem(INVALID_SETUP, error.message + ".", pointer=error.pointer)
        case ImpossibleState():
            return Problem(
                INCONSISTENT_STATE,
                error.message + ".",
                pointer=error.pointer,
                invariant=error.invariant,
            )
        case MoveRefused() if referee is not None:
            return _refused(error, referee, language)
    raise error


def internal_problem(request_id: str) -> Problem:
    """What a client is told of an exception that nobody expected."""
    return Problem(INTERNAL, "This is a mistake of ours; it is in our log.", request_id=request_id)


def settled_as_sent(settled: Any) -> Any:
    """How a game stands that time alone ended: encoded, or sealed if it came so."""
    return settled if isinstance(settled, str) else msgspec.Raw(codec.encode(settled))


def _refused(error: MoveRefused, referee: Referee[Any], language: Language) -> Problem:
    verdict = referee.verdict(error.refusal, language)
    settled = error.settled
    problem = Problem(
        ILLEGAL_MOVE,
        str(verdict.reason),
        pointer=error.pointer,
        rule=verdict.rule,
        violations=verdict.violations,
        index=UNSET if error.index is None else error.index,
        state=UNSET if settled is None else settled_as_sent(settled),
    )
    problem.language = language
    problem.document.title = ILLEGAL_MOVE_TITLES[language]
    return problem

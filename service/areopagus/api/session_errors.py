"""What sessions refuse, as problems."""

from areopagus.api.problems import (
    CANNOT_UNDO,
    FORBIDDEN,
    KEY_IN_FLIGHT,
    KEY_REUSED,
    SESSION_DAMAGED,
    SESSION_FULL,
    STALE_VERSION,
    UNAUTHENTICATED,
    UNAVAILABLE,
    UNKNOWN_SESSION,
    Problem,
)
from areopagus.sessions.errors import (
    CannotUndo,
    Damaged,
    Forbidden,
    KeyInFlight,
    KeyReused,
    SessionFull,
    SessionRefusal,
    StaleVersion,
    Unauthenticated,
    Unavailable,
    UndoReason,
    UnknownSession,
)

_UNDO: dict[UndoReason, str] = {
    "nothing-to-undo": "There is nothing to take back.",
    "revealed": "Something has been revealed since, and cannot be unseen.",
    "others-acted": "Somebody else has acted since.",
    "not-allowed": "The options of this table do not let the host undo.",
    "not-in-line": "The game as it stands did not go through that version.",
}


def session_problem(error: SessionRefusal) -> Problem:
    """The problem that a refusal of a session stands for."""
    match error:
        case UnknownSession():
            return Problem(UNKNOWN_SESSION, "There is no such session.")
        case Unauthenticated():
            return unauthenticated("token of the session", given=error.token_given)
        case Forbidden():
            return Problem(FORBIDDEN, error.message)
        case StaleVersion():
            return Problem(
                STALE_VERSION,
                f"The session is at version {error.version}.",
                headers={"etag": f'"{error.version}"'},
                version=error.version,
            )
        case KeyReused():
            return Problem(KEY_REUSED, "This key came with another request before.")
        case KeyInFlight():
            return Problem(
                KEY_IN_FLIGHT, "The first request is not answered yet.", headers=_retry_after(1)
            )
        case CannotUndo():
            return Problem(CANNOT_UNDO, _UNDO[error.reason], reason=error.reason)
        case SessionFull():
            return Problem(SESSION_FULL, "This session takes no more moves.")
        case Damaged():
            return Problem(SESSION_DAMAGED, "What is stored of this session cannot be read.")
        case Unavailable():
            return Problem(UNAVAILABLE, error.message, headers=_retry_after(error.retry_after))
    raise error


def unauthenticated(what: str, *, given: bool) -> Problem:
    """The problem of a bearer who shows nothing, or something that opens nothing here."""
    if given:
        detail, challenge = f"This is no {what}.", 'Bearer error="invalid_token"'
    else:
        detail, challenge = f"This needs a {what}.", "Bearer"
    return Problem(UNAUTHENTICATED, detail, headers={"www-authenticate": challenge})


def _retry_after(seconds: int) -> dict[str, str]:
    return {"retry-after": str(seconds)}

"""What the session operations of GraphQL take and refuse, besides what all transports share."""

from typing import Annotated, Any

from msgspec import Meta

from areopagus.api.graphql.outcomes import Problem
from areopagus.api.session_errors import session_problem
from areopagus.kernel.document import Document
from areopagus.sessions import errors
from areopagus.sessions.records import Version

IdempotencyKey = Annotated[
    str,
    Meta(
        pattern=r"^[\x21-\x7e]{1,255}$",
        description="Any text of the client's own: with the same one a change happens once.",
    ),
]


class OneSession(Document, kw_only=True):
    """Which session is meant. Who asks is said by their token alone."""

    session: Annotated[str, Meta(max_length=64)]
    """The id of the session, as `createSession` told it."""


class Since(OneSession, kw_only=True):
    """A session from some version on."""

    after: Version | None = None
    """The last version already known: what came after it is told. 0 tells everything."""


class OnCondition(OneSession, kw_only=True):
    """A change of a session, and on what condition it may happen."""

    if_version: Version | None = None
    """The version that the session must still have; left out, any."""
    idempotency_key: IdempotencyKey | None = None
    """With the same key a change happens once, and a retry gets the first answer."""


class SessionClosed(Document, kw_only=True):
    """The session is forgotten."""

    session: str
    """The id that it had."""


class InvalidArgument(Problem, kw_only=True):
    """An argument that is none: no version, no idempotency key, no id of a session."""


class UnknownSession(Problem, kw_only=True):
    """No session has this id, or none of this game: it never was, was closed, or has expired."""


class Unauthenticated(Problem, kw_only=True):
    """This needs a token of the session, as `Authorization: Bearer`, and none came that fits."""


class Forbidden(Problem, kw_only=True):
    """The bearer of this token may not do this."""


class StaleVersion(Problem, kw_only=True):
    """The session has gone on since `ifVersion`. Nothing has happened."""

    version: Version
    """The version that it has now."""


class KeyReused(Problem, kw_only=True):
    """The idempotency key came with something else before."""


class KeyInFlight(Problem, kw_only=True):
    """The first request with this idempotency key is not answered yet."""

    retry_after: int
    """Seconds after which to try again."""


class CannotUndo(Problem, kw_only=True):
    """Nothing is taken back."""

    reason: errors.UndoReason
    """Why."""


class SessionFull(Problem, kw_only=True):
    """This session takes no more moves."""


class SessionDamaged(Problem, kw_only=True):
    """What is stored of this session cannot be read."""


class Unavailable(Problem, kw_only=True):
    """Sessions cannot be reached now. Whether a change has happened, its key tells on retry."""

    retry_after: int
    """Seconds after which to try again."""


READING: tuple[type[Problem], ...] = (
    UnknownSession,
    Unauthenticated,
    InvalidArgument,
    SessionDamaged,
    Unavailable,
)
"""What may hinder anybody who asks about a session."""
CHANGING: tuple[type[Problem], ...] = (
    *READING,
    Forbidden,
    StaleVersion,
    KeyReused,
    KeyInFlight,
    SessionFull,
)
"""What may hinder a change."""


def refusal_of(error: errors.SessionRefusal) -> Problem:
    """The outcome that a refusal stands for."""
    detail = str(session_problem(error).document.detail)

    def told(kind: type[Problem], pointer: str = "", **more: Any) -> Problem:
        return kind(message=detail, pointer=pointer, **more)

    match error:
        case errors.UnknownSession():
            return told(UnknownSession, "/session")
        case errors.Unauthenticated():
            return told(Unauthenticated)
        case errors.Forbidden():
            return told(Forbidden)
        case errors.StaleVersion():
            return told(StaleVersion, "/ifVersion", version=error.version)
        case errors.KeyReused():
            return told(KeyReused, "/idempotencyKey")
        case errors.KeyInFlight():
            return told(KeyInFlight, "/idempotencyKey", retry_after=1)
        case errors.CannotUndo():
            return told(CannotUndo, reason=error.reason)
        case errors.SessionFull():
            return told(SessionFull)
        case errors.Damaged():
            return told(SessionDamaged)
        case errors.Unavailable():
            return told(Unavailable, retry_after=error.retry_after)
    raise error

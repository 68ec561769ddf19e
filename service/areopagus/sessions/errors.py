"""Why a session did not do what was asked. Transports turn these into their own kind of error."""

from typing import Annotated, Literal

from msgspec import Meta

UndoReason = Annotated[
    Literal["nothing-to-undo", "revealed", "others-acted", "not-allowed", "not-in-line", "rules"],
    Meta(description="Why nothing can be taken back."),
]
"""Why a move cannot be taken back."""
StartReason = Annotated[
    Literal["started", "no-clock"], Meta(description="Why the clock cannot be started.")
]
"""Why a clock cannot be started."""


class SessionRefusal(Exception):
    """Base of all that a session refuses."""


class UnknownSession(SessionRefusal):
    """No session has this id: there never was one, or it was closed, or it has expired."""


class Unauthenticated(SessionRefusal):
    """A token is needed and there is none, or no seat of this session has it."""

    def __init__(self, *, given: bool) -> None:
        super().__init__(given)
        self.given = given


class Forbidden(SessionRefusal):
    """The bearer is known and may not do this."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class StaleVersion(SessionRefusal):
    """The request pins a version, and the session has gone on."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


class KeyReused(SessionRefusal):
    """The idempotency key was used for something else."""


class KeyInFlight(SessionRefusal):
    """The first request with this idempotency key is not answered yet."""

    retry_after = 1


class CannotUndo(SessionRefusal):
    """Nothing can be taken back, and why."""

    def __init__(self, reason: UndoReason) -> None:
        super().__init__(reason)
        self.reason = reason


class CannotStart(SessionRefusal):
    """There is no clock to be started, and why."""

    def __init__(self, reason: StartReason) -> None:
        super().__init__(reason)
        self.reason = reason


class SessionFull(SessionRefusal):
    """The log of this session has reached its bound."""


class Damaged(SessionRefusal):
    """What is stored of this session is not what we stored."""


class Unavailable(SessionRefusal):
    """The store cannot be reached, or is overwhelmed, now."""

    def __init__(self, message: str, retry_after: int = 1) -> None:
        super().__init__(message)
        self.message = message
        self.retry_after = retry_after

"""The operations on sessions, as one table.

The routes of REST, the fields of GraphQL and the OpenAPI document are made from it. Each transport
has a handler by the name of the operation, since what HTTP and GraphQL make of an answer differs:
entity tags and event streams here, selections there.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta

from areopagus.kernel.document import Document
from areopagus.kernel.errors import InvalidSetup
from areopagus.referee.errors import MoveRefused
from areopagus.sessions.errors import (
    CannotUndo,
    Damaged,
    Forbidden,
    KeyInFlight,
    KeyReused,
    SessionFull,
    StaleVersion,
    Unauthenticated,
    Unavailable,
    UnknownSession,
)
from areopagus.sessions.records import Version
from areopagus.sessions.shapes import SessionCreated, SessionShapes, UndoRequest

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


Refusals = tuple[type[Exception], ...]

READING: Refusals = (UnknownSession, Unauthenticated, Damaged, Unavailable)
"""What may hinder anybody who asks about a session."""
CHANGING: Refusals = (*READING, Forbidden, StaleVersion, KeyReused, KeyInFlight, SessionFull)
"""What may hinder a change."""


class SessionOperation(NamedTuple):
    """What can be asked of a session, or done with it."""

    name: str
    """Its field in GraphQL and its ``operationId`` in OpenAPI, in camelCase."""
    method: Literal["GET", "POST", "DELETE"]
    path: str
    """Where REST has it, below ``/v1/sessions``."""
    summary: str
    about: type[OneSession] | None
    """Which session, from where on, on what condition. None when it is only to be made."""
    answer: Callable[[SessionShapes], Any]
    refusals: Refusals = READING
    request: Callable[[SessionShapes], Any] | None = None
    """What it takes as a body; GraphQL takes its fields as arguments."""
    status: int = 200
    """What REST answers with when all went well."""
    fresh: bool = True
    """Whether it needs the session as the store has it, and not as this worker has it cached."""
    streams: bool = False
    """Whether REST can also answer with a stream of events."""

    @property
    def changes(self) -> bool:
        """Whether it changes anything: then it is a mutation of GraphQL."""
        return self.method != "GET"


SESSION_OPERATIONS: tuple[SessionOperation, ...] = (
    SessionOperation(
        "session",
        "GET",
        "/{session}",
        "A session as the bearer of the token sees it; without a token, as a spectator does",
        OneSession,
        attrgetter("seen"),
    ),
    SessionOperation(
        "session-events",
        "GET",
        "/{session}/events",
        "What has changed after a version, as far as the bearer may see it",
        Since,
        attrgetter("updates"),
        streams=True,
    ),
    SessionOperation(
        "session-record",
        "GET",
        "/{session}/record",
        "The setup and the moves: for the host and, once the game is over, for everybody",
        OneSession,
        attrgetter("record"),
        (*READING, Forbidden),
    ),
    SessionOperation(
        "create-session",
        "POST",
        "",
        "Begin a session. Its tokens are told here and never again",
        None,
        lambda _: SessionCreated,
        (InvalidSetup, Unavailable),
        attrgetter("request"),
        status=201,
    ),
    SessionOperation(
        "play-move",
        "POST",
        "/{session}/moves",
        "Make a move of the bearer's seat, or several, up to one that unveils something",
        OnCondition,
        attrgetter("seen"),
        (MoveRefused, *CHANGING),
        attrgetter("moves_request"),
        fresh=False,
    ),
    SessionOperation(
        "undo",
        "POST",
        "/{session}/undo",
        "Take back moves, as long as nothing was revealed since and nobody else has acted",
        OnCondition,
        attrgetter("seen"),
        (*CHANGING, CannotUndo),
        lambda _: UndoRequest,
        fresh=False,
    ),
    SessionOperation(
        "close-session",
        "DELETE",
        "/{session}",
        "Forget a session. Only its host may",
        OneSession,
        lambda _: SessionClosed,
        (*READING, Forbidden),
        status=204,
    ),
)

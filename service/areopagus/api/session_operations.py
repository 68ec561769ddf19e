"""The operations on sessions, as one table.

The routes of REST, the fields of GraphQL and the OpenAPI document are made from it. Each transport
has a handler by the name of the operation, since what HTTP and GraphQL make of an answer differs:
entity tags and event streams here, selections there.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta

from areopagus.api.deprecation import Deprecation
from areopagus.kernel.document import Document
from areopagus.kernel.errors import InvalidSetup
from areopagus.kernel.picture import Picture
from areopagus.packs.store import PacksUnavailable
from areopagus.referee.errors import SEARCH_REFUSALS, MoveRefused, SuggestionsOff, UnknownPack
from areopagus.referee.requests import PictureWish
from areopagus.sessions.errors import (
    CannotStart,
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
from areopagus.sessions.shapes import (
    SessionCreated,
    SessionShapes,
    SessionSuggestRequest,
    UndoRequest,
)

IdempotencyKey = Annotated[
    str,
    Meta(
        pattern=r"^[\x21-\x7e]{1,255}\Z",
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

READING: Refusals = (
    UnknownSession,
    Unauthenticated,
    Damaged,
    Unavailable,
    UnknownPack,
    PacksUnavailable,
)
"""What may hinder anybody who asks about a session."""
CHANGING: Refusals = (*READING, Forbidden, StaleVersion, KeyReused, KeyInFlight, SessionFull)
"""What may hinder a change."""


class SessionOperation(NamedTuple):
    """What can be asked of a session, or done with it."""

    name: str
    """Its field in GraphQL, in camelCase."""
    id: str
    """Its ``operationId`` in OpenAPI, in camelCase: a name that can stand alone in a client."""
    method: Literal["GET", "POST", "DELETE"]
    path: str
    """Where REST has it, below ``/v1/sessions``."""
    summary: str
    description: str
    """What the author of a client wants to know before the first request."""
    about: type[OneSession] | None
    """Which session, from where on, on what condition. None when it is only to be made."""
    answer: Callable[[SessionShapes], Any]
    refusals: Refusals = READING
    request: Callable[[SessionShapes], Any] | None = None
    """What it takes as a body, or a GET as its query; GraphQL takes its fields as arguments."""
    status: int = 200
    """What REST answers with when all went well."""
    fresh: bool = True
    """Whether it needs the session as the store has it, and not as this worker has it cached."""
    streams: bool = False
    """Whether it answers with a stream of events."""
    is_picture: bool = False
    """Whether REST answers SVG, unless the client would rather have that in JSON."""
    searches: bool = False
    """Whether handling it gives an inquiry, whose search is made by another process."""
    needs_bearer: bool = False
    """Whether nobody may without a token; otherwise spectators may too."""
    deprecation: Deprecation | None = None
    """Whether it will go."""

    @property
    def changes(self) -> bool:
        """Whether it changes anything: then it is a mutation of GraphQL."""
        return self.method != "GET" and not self.searches

    @property
    def parameters(self) -> tuple[str, ...]:
        """The query parameters it reads besides ``lang``."""
        if self.is_picture:
            return PictureWish.__struct_fields__
        if self.searches:
            return ()
        after = ("after",) if self.about is Since else ()
        include = ("include",) if self.about is not None and self.status != 204 else ()
        return (*after, *include)


SESSION_OPERATIONS: tuple[SessionOperation, ...] = (
    SessionOperation(
        "session",
        "get-session",
        "GET",
        "/{session}",
        "A session as the bearer of the token sees it; without a token, as a spectator does",
        "What one seat may know of the game at its newest version, its open questions with "
        "their legal answers, and the score. `If-None-Match` with the last `ETag` answers 304 "
        "as long as nothing has changed.",
        OneSession,
        attrgetter("seen"),
    ),
    SessionOperation(
        "session-picture",
        "get-session-picture",
        "GET",
        "/{session}/picture",
        "What the bearer of the token sees, as a picture; without a token, what a spectator does",
        "Answers `image/svg+xml`, or with `Accept: application/json` the same in a document, drawn "
        "from what this seat may know at the newest version. `highlight` is a move as JSON.",
        OneSession,
        lambda _: Picture,
        request=attrgetter("picture_wish"),
        is_picture=True,
    ),
    SessionOperation(
        "session-suggestions",
        "suggest-session-moves",
        "POST",
        "/{session}/suggestions",
        "What the bearer's seat might do; the host may ask for the seat of a bot",
        "As `suggest` of the game, at the newest version: found from what the seat may see and "
        "from nothing else. Nothing is changed by asking.",
        OneSession,
        attrgetter("suggestions"),
        (*READING, Forbidden, *SEARCH_REFUSALS),
        lambda _: SessionSuggestRequest,
        searches=True,
        needs_bearer=True,
    ),
    SessionOperation(
        "session-events",
        "list-session-events",
        "GET",
        "/{session}/events",
        "What has changed after a version, as far as the bearer may see it",
        "Every change of the session, oldest first: who moved, what happened, whose turn it is."
        " Ask again `after` the version that was answered. To be told as it happens, use the "
        "stream. `include=legalMoves` adds to the newest change what the bearer may do now.",
        Since,
        attrgetter("updates"),
    ),
    SessionOperation(
        "session-record",
        "get-session-record",
        "GET",
        "/{session}/record",
        "The setup and the moves: for the host and, once the game is over, for everybody",
        "The setup with its seed, and all moves in order, as `replay` takes them: the position "
        "can be computed again from it, by anybody.",
        OneSession,
        attrgetter("record"),
        (*READING, Forbidden),
    ),
    SessionOperation(
        "create-session",
        "create-session",
        "POST",
        "",
        "Begin a session. Its tokens are told here and never again",
        "Deals a new game and keeps it. The answer has a token for each seat, to be handed to "
        "whoever plays there, and one for the host. Only their hashes are kept.",
        None,
        lambda _: SessionCreated,
        (InvalidSetup, Unavailable, SuggestionsOff, UnknownPack, PacksUnavailable),
        attrgetter("request"),
        status=201,
    ),
    SessionOperation(
        "play-move",
        "play-move",
        "POST",
        "/{session}/moves",
        "Make a move of the bearer's seat, or several, up to one that unveils something",
        "With `If-Match` it happens on that version only, or answers 412. With an `Idempotency-"
        "Key` it happens once: a retry gets the first answer. An illegal move is refused with "
        "422 `illegal-move` and the rule that it breaks.",
        OnCondition,
        attrgetter("seen"),
        (MoveRefused, *CHANGING),
        attrgetter("moves_request"),
        fresh=False,
        needs_bearer=True,
    ),
    SessionOperation(
        "undo",
        "undo-moves",
        "POST",
        "/{session}/undo",
        "Take back moves, as long as nothing was revealed since and nobody else has acted",
        "Restores the position before the last moves of this seat, or the version `to`. What "
        "somebody has learned cannot be taken back, nor what the rules of the game do not let one "
        "take back, such as anything once the sand of Magic Maze runs: 409 `cannot-undo` says why.",
        OnCondition,
        attrgetter("seen"),
        (*CHANGING, CannotUndo),
        lambda _: UndoRequest,
        fresh=False,
        needs_bearer=True,
    ),
    SessionOperation(
        "start",
        "start-clock",
        "POST",
        "/{session}/start",
        "Start the clock of a real-time game. A seat or the host may",
        "From now on time runs. Without it the first move starts the clock, and until then nothing "
        "is timed and talk is free. 409 `cannot-start` says that it runs already, or that the game "
        "has none.",
        OnCondition,
        attrgetter("seen"),
        (*CHANGING, CannotStart),
        fresh=False,
        needs_bearer=True,
    ),
    SessionOperation(
        "close-session",
        "close-session",
        "DELETE",
        "/{session}",
        "Forget a session. Only its host may",
        "The session, its log and its tokens are gone at once; its streams end with `closed`.",
        OneSession,
        lambda _: SessionClosed,
        (*READING, Forbidden),
        status=204,
        needs_bearer=True,
    ),
)

STREAM = SessionOperation(
    "stream-session",
    "stream-session",
    "GET",
    "/{session}/stream",
    "What changes from now on, or after a version, as it happens",
    "A `text/event-stream`. First comes `open` with the version to begin after and, in a real-time "
    "game, the time; then an "
    "`update` for each change with its version as the id, and at last `end` with the "
    "reason. Whoever comes back with `Last-Event-ID`, or `after`, misses nothing.",
    Since,
    attrgetter("update"),
    streams=True,
)
"""For REST alone: GraphQL has a subscription."""

REST_SESSION_OPERATIONS = (*SESSION_OPERATIONS, STREAM)

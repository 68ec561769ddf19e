"""Problem documents (RFC 9457): every failure, under a type that never changes."""

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET, UnsetType
from starlette.responses import Response

from areopagus.kernel import codec
from areopagus.kernel.document import Document, Value
from areopagus.kernel.language import Language
from areopagus.kernel.rulebook import RuleText
from areopagus.referee.shapes import Violation

PROBLEM = "areopagus.problem"
"""Where whoever answers with a problem leaves its type in the scope, for the log."""


class Kind(Value, frozen=True):
    """A kind of problem."""

    type: str
    title: str
    status: int
    description: str


def _kind(name: str, status: int, title: str, description: str) -> Kind:
    return Kind(type=f"/problems/{name}", title=title, status=status, description=description)


MALFORMED = _kind("malformed", 400, "Not JSON", "The body is not a JSON document, or not in UTF-8.")
TOO_COMPLEX = _kind(
    "too-complex",
    400,
    "Too deep or too long",
    "The body nests deeper, or holds a longer string, array or number, than any state does. It was "
    "not parsed.",
)
BAD_REQUEST = _kind(
    "bad-request",
    400,
    "Not a request",
    "What came is not a request of HTTP, or not the handshake of a WebSocket.",
)
BAD_PARAMETER = _kind(
    "bad-parameter",
    400,
    "Unknown value of a parameter",
    "A query parameter has a value that it cannot have; `parameter` names it.",
)
BAD_HEADER = _kind(
    "bad-header",
    400,
    "Unknown value of a header",
    "A header of the request has a value that it cannot have; `parameter` names it.",
)
UNAUTHENTICATED = _kind(
    "unauthenticated",
    401,
    "No seat here",
    "This needs, as `Authorization: Bearer`, a token of the session or the key of a seat of the "
    "sealed state, and got none or one that fits no seat.",
)
API_KEY_NEEDED = _kind(
    "api-key-needed",
    401,
    "An API key is needed",
    "Whoever runs this service gives out keys for it; this request showed none in `X-API-Key`, or "
    "one that is not known.",
)
OUT_OF_SCOPE = _kind(
    "out-of-scope", 403, "Not what this key is for", "The API key is good for something else."
)
FORBIDDEN = _kind(
    "forbidden", 403, "Not yours to do", "The token or key is good, and its bearer may not do this."
)
NOT_FOUND = _kind("not-found", 404, "Not found", "Nothing is at this path.")
UNKNOWN_GAME = _kind(
    "unknown-game", 404, "Unknown game", "No game has this id; /v1/games lists those there are."
)
UNKNOWN_RULE = _kind(
    "unknown-rule", 404, "Unknown rule", "No rule of the game has this id; /rules lists them."
)
UNKNOWN_SESSION = _kind(
    "unknown-session",
    404,
    "Unknown session",
    "No session has this id: there never was one, or it was closed, or it has expired.",
)
METHOD_NOT_ALLOWED = _kind(
    "method-not-allowed",
    405,
    "Method not allowed",
    "The path exists and does not take this method; `Allow` lists those it takes.",
)
NOT_ACCEPTABLE = _kind(
    "not-acceptable",
    406,
    "Not acceptable",
    "`Accept` leaves out what this path answers. Problems are sent whatever it says.",
)
REQUEST_TIMEOUT = _kind(
    "request-timeout",
    408,
    "Too slow",
    "The header or the body of the request did not come in time.",
)
CANNOT_UNDO = _kind(
    "cannot-undo",
    409,
    "Cannot be taken back",
    "`reason`: `nothing-to-undo`; `revealed`: somebody has learned something since, dice fell, or "
    "the game ended; `others-acted` since; `not-allowed` to the host at this table; "
    "`not-in-line`: the game did not go through that version.",
)
KEY_IN_FLIGHT = _kind(
    "key-in-flight",
    409,
    "Still at it",
    "The first request with this `Idempotency-Key` is not answered yet. Ask again a little later.",
)
SESSION_FULL = _kind(
    "session-full", 409, "The log is full", "A session takes no more moves than a record may hold."
)
SESSION_DAMAGED = _kind(
    "session-damaged",
    409,
    "The session is damaged",
    "What is stored of this session cannot be read. It can only be left alone.",
)
STALE_VERSION = _kind(
    "stale-version",
    412,
    "The session has gone on",
    "`If-Match` pins a version that is not the newest; `version` and `ETag` say which is.",
)
TOO_LARGE = _kind(
    "too-large", 413, "Body too large", "The body is larger than this path takes. It was not read."
)
HEADER_TOO_LARGE = _kind(
    "header-too-large",
    431,
    "Header too large",
    "The first line and the headers of the request are longer than this service takes.",
)
UNSUPPORTED_MEDIA_TYPE = _kind(
    "unsupported-media-type",
    415,
    "Unsupported media type",
    "Bodies are `application/json`, in UTF-8 and without content encoding.",
)
SCHEMA = _kind(
    "schema",
    422,
    "Does not fit the schema",
    "The body is JSON and does not have the shape it should; `pointer` says where.",
)
KEY_REUSED = _kind(
    "key-reused",
    422,
    "The key was used for something else",
    "An `Idempotency-Key` stands for one request; another request needs another.",
)
INVALID_SETUP = _kind(
    "invalid-setup",
    422,
    "No such setup",
    "The game offers no such setup: too many seats, or options that exclude each other.",
)
INCONSISTENT_STATE = _kind(
    "inconsistent-state",
    422,
    "Impossible position",
    "The state is well typed and could never be on a table; `invariant` names what it breaks.",
)
UNREADABLE_SEAL = _kind(
    "unreadable-seal",
    422,
    "No seal of ours",
    "The sealed state cannot be opened: it was changed, or cut short, or is of another game, or "
    "its key is no longer in use. Which of these, nobody is told.",
)
UNKNOWN_SEAT = _kind("unknown-seat", 422, "Unknown seat", "Nobody plays at this seat.")
ILLEGAL_MOVE = _kind(
    "illegal-move",
    422,
    "Illegal move",
    "A rule forbids the move: `rule` and `violations` say which and why, `pointer` which move. "
    "Nothing has happened, unless time alone ended the game: then `state` is how it ended.",
)
ILLEGAL_MOVE_TITLES: dict[Language, str] = {"en": ILLEGAL_MOVE.title, "fr": "Coup illégal"}
"""Rules speak the language of the client, so what they forbid does; all else is in English."""
RATE_LIMITED = _kind(
    "rate-limited",
    429,
    "Parameters too often",
    "`RateLimit-Policy` says how often may be asked, `Retry-After` when to ask again.",
)
OVERLOADED = _kind(
    "overloaded",
    503,
    "Too much to do",
    "Too many requests wait for their answer, or too many streams are open. "
    "Nothing was done about this one.",
)
TOO_SLOW = _kind(
    "too-slow",
    503,
    "Took too long",
    "The answer took too long and was given up. Whether a move of a session took effect is not "
    "known: with the same `Idempotency-Key` it is safe to send it again.",
)
UNAVAILABLE = _kind(
    "unavailable",
    503,
    "Sessions are away",
    "Sessions cannot be reached now; `Retry-After` says when to try again. All else works. "
    "Whether the request took effect is not known: with the same `Idempotency-Key` it is safe "
    "to send it again.",
)
DRAINING = _kind(
    "draining",
    503,
    "About to stop",
    "This worker has been told to stop. It answers what it is asked, and should be asked no more.",
)
STUCK = _kind(
    "stuck", 503, "Stuck", "The process lives and answers no requests. It should be restarted."
)
INTERNAL = _kind(
    "internal",
    500,
    "A mistake of ours",
    "Something went wrong that is not the client's doing. `requestId` finds it in our log.",
)

KINDS: dict[str, Kind] = {
    kind.type.removeprefix("/problems/"): kind
    for kind in (
        MALFORMED,
        TOO_COMPLEX,
        BAD_PARAMETER,
        BAD_HEADER,
        BAD_REQUEST,
        UNAUTHENTICATED,
        API_KEY_NEEDED,
        FORBIDDEN,
        OUT_OF_SCOPE,
        NOT_FOUND,
        UNKNOWN_GAME,
        UNKNOWN_RULE,
        UNKNOWN_SESSION,
        METHOD_NOT_ALLOWED,
        NOT_ACCEPTABLE,
        REQUEST_TIMEOUT,
        CANNOT_UNDO,
        KEY_IN_FLIGHT,
        SESSION_FULL,
        SESSION_DAMAGED,
        STALE_VERSION,
        TOO_LARGE,
        HEADER_TOO_LARGE,
        UNSUPPORTED_MEDIA_TYPE,
        SCHEMA,
        KEY_REUSED,
        INVALID_SETUP,
        INCONSISTENT_STATE,
        UNREADABLE_SEAL,
        UNKNOWN_SEAT,
        ILLEGAL_MOVE,
        RATE_LIMITED,
        OVERLOADED,
        TOO_SLOW,
        UNAVAILABLE,
        DRAINING,
        STUCK,
        INTERNAL,
    )
}


class ProblemDocument(Document, kw_only=True):
    """What went wrong, for a program and for its author."""

    type: str
    """Which kind of problem: a path of this service that explains it."""
    title: str
    status: int
    detail: str
    """What went wrong this time."""
    instance: str | UnsetType = UNSET
    """Where it went wrong: the path that was asked."""
    pointer: str | UnsetType = UNSET
    """A JSON Pointer to the part of the body at fault."""
    parameter: str | UnsetType = UNSET
    """The query parameter, or the header, at fault."""
    reason: str | UnsetType = UNSET
    """Why nothing can be taken back."""
    version: int | UnsetType = UNSET
    """The newest version of the session."""
    invariant: str | UnsetType = UNSET
    """What every position satisfies, and this one does not."""
    rule: RuleText | UnsetType = UNSET
    """The rule that forbids the move."""
    violations: list[Violation] | UnsetType = UNSET
    index: int | UnsetType = UNSET
    """Which move of a sequence was refused, counted from 0."""
    state: Any | UnsetType = UNSET
    """How the game stands, when time alone ended it."""
    request_id: str | UnsetType = UNSET


class Problem(Exception):
    """A problem on its way to the client."""

    language: Language = "en"
    """The language of its texts."""

    def __init__(
        self, kind: Kind, detail: str, *, headers: dict[str, str] | None = None, **members: Any
    ) -> None:
        super().__init__(detail)
        self.headers = headers or {}
        self.document = ProblemDocument(
            type=kind.type, title=kind.title, status=kind.status, detail=detail, **members
        )


def problem_response(
    problem: Problem, instance: str, headers: Mapping[str, str] | None = None
) -> Response:
    """A problem as the client gets it, about the path that was asked."""
    document, language = problem.document, problem.language
    document.instance = instance
    return Response(
        codec.encode(document),
        document.status,
        {"content-language": language, **problem.headers, **(headers or {})},
        "application/problem+json",
    )

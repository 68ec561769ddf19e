"""Problem documents (RFC 9457): every failure, under a type that never changes."""

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET, UnsetType
from starlette.responses import Response

from areopagus.kernel import codec
from areopagus.kernel.document import Document, Value
from areopagus.kernel.language import Language
from areopagus.kernel.rulebook import RuleText
from areopagus.referee.answers import Violation

PROBLEM = "areopagus.problem"
"""Where whoever answers with a problem leaves its type in the scope, for the log."""


class Kind(Value, frozen=True):
    """A kind of problem."""

    type: str
    title: str
    status: int
    description: str


ALL_KINDS: dict[str, Kind] = {}
"""Every kind that was made, by its name. ``refusals.KINDS`` is the published list."""


def kind(name: str, status: int, title: str, description: str) -> Kind:
    """Make a kind of problem, and list it among all."""
    if name in ALL_KINDS:
        raise ValueError(f"two kinds of problem are called {name}")
    made = Kind(type=f"/problems/{name}", title=title, status=status, description=description)
    ALL_KINDS[name] = made
    return made


# The kinds that some code raises directly. What an exception of the referee or of sessions stands
# for is a row of refusals.py.
MALFORMED = kind(
    "malformed", 400, "Not valid JSON", "The body is not a JSON document, or not in UTF-8."
)
TOO_COMPLEX = kind(
    "too-complex",
    400,
    "Too deep or too long",
    "The body nests deeper, or holds a longer string, array or number, than any state does. It was "
    "not parsed.",
)
BAD_REQUEST = kind(
    "bad-request",
    400,
    "Not an HTTP request",
    "What came is not a request of HTTP, or not the handshake of a WebSocket.",
)
BAD_PARAMETER = kind(
    "bad-parameter",
    400,
    "Invalid query parameter",
    "A query parameter has a value that it cannot have; `parameter` names it.",
)
BAD_HEADER = kind(
    "bad-header",
    400,
    "Invalid header",
    "A header of the request has a value that it cannot have; `parameter` names it.",
)
UNAUTHENTICATED = kind(
    "unauthenticated",
    401,
    "Not authenticated",
    "This needs, as `Authorization: Bearer`, a token of the session or the key of a seat of the "
    "sealed state, and got none or one that fits no seat.",
)
API_KEY_NEEDED = kind(
    "api-key-needed",
    401,
    "An API key is needed",
    "Whoever runs this service gives out keys for it; this request showed none in `X-API-Key`, or "
    "one that is not known.",
)
OUT_OF_SCOPE = kind(
    "out-of-scope", 403, "API key lacks the scope", "The API key is good for something else."
)
FORBIDDEN = kind(
    "forbidden", 403, "Not allowed", "The token or key is good, and its bearer may not do this."
)
NOT_FOUND = kind("not-found", 404, "Not found", "Nothing is at this path.")
METHOD_NOT_ALLOWED = kind(
    "method-not-allowed",
    405,
    "Method not allowed",
    "The path exists and does not take this method; `Allow` lists those it takes.",
)
NOT_ACCEPTABLE = kind(
    "not-acceptable",
    406,
    "Not acceptable",
    "`Accept` leaves out what this path answers. Problems are sent whatever it says.",
)
REQUEST_TIMEOUT = kind(
    "request-timeout",
    408,
    "Request timed out",
    "The header or the body of the request did not come in time.",
)
TOO_LARGE = kind(
    "too-large", 413, "Body too large", "The body is larger than this path takes. It was not read."
)
HEADER_TOO_LARGE = kind(
    "header-too-large",
    431,
    "Header too large",
    "The first line and the headers of the request are longer than this service takes.",
)
UNSUPPORTED_MEDIA_TYPE = kind(
    "unsupported-media-type",
    415,
    "Unsupported media type",
    "Bodies are `application/json`, in UTF-8 and without content encoding.",
)
SCHEMA = kind(
    "schema",
    422,
    "Does not fit the schema",
    "The body is JSON and does not have the shape it should; `pointer` says where.",
)
RATE_LIMITED = kind(
    "rate-limited",
    429,
    "Too many requests",
    "`RateLimit-Policy` says how often may be asked, `Retry-After` when to ask again.",
)
OVERLOADED = kind(
    "overloaded",
    503,
    "Overloaded",
    "Too many requests wait for their answer, or too many streams are open. "
    "Nothing was done about this one.",
)
TOO_SLOW = kind(
    "too-slow",
    503,
    "Took too long",
    "The answer took too long and was given up. Whether a move of a session took effect is not "
    "known: with the same `Idempotency-Key` it is safe to send it again.",
)
UNAVAILABLE = kind(
    "unavailable",
    503,
    "Sessions unavailable",
    "Sessions cannot be reached now; `Retry-After` says when to try again. All else works. "
    "Whether the request took effect is not known: with the same `Idempotency-Key` it is safe "
    "to send it again.",
)
DRAINING = kind(
    "draining",
    503,
    "Shutting down",
    "This worker has been told to stop. It answers what it is asked, and should be asked no more.",
)
STUCK = kind(
    "stuck", 503, "Stuck", "The process lives and answers no requests. It should be restarted."
)
INTERNAL = kind(
    "internal",
    500,
    "Internal error",
    "Something went wrong that is not the client's doing. `requestId` finds it in our log.",
)


class PackFlaw(Document, kw_only=True):
    """Something wrong with a pack."""

    pointer: str
    """A JSON Pointer into the pack: `/ships/3/destination`."""
    message: str
    """What is wrong there, as a sentence in the reader's language."""


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
    """Why nothing can be taken back, or no clock started."""
    version: int | UnsetType = UNSET
    """The newest version of the session."""
    invariant: str | UnsetType = UNSET
    """What every position satisfies, and this one does not."""
    rule: RuleText | UnsetType = UNSET
    """The rule that forbids the move."""
    violations: list[Violation] | UnsetType = UNSET
    flaws: list[PackFlaw] | UnsetType = UNSET
    """Everything that is wrong with a pack."""
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

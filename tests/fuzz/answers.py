"""Every answer of a run accounted for: to what data it came, and why it is a refusal.

Schemathesis sends data that fit the contract (positive) and data that do not (negative). A refusal
is explained when the contract declares it for that operation and one of ``REASONS`` says why such
data may get it there. A method that a path does not have is to be refused as that, and as nothing
else.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from areopagus.api.operations import PLAIN

POSITIVE, NEGATIVE = "positive", "negative"
NO_KIND = "-"
GRAPHQL = "/graphql"
NOT_THE_SCHEMA = (200, "GRAPHQL_VALIDATION_FAILED")
NO_SUCH_PACK = (200, "UNKNOWN_PACK")
NEW = ("setup", "replay")
"""The operations that make a state; all others are asked about one."""
WRONG_METHOD = (405, "method-not-allowed")

Contract = Mapping[str, set[tuple[int, str]]]
"""By operation, the status and kind of every problem that it declares."""

_GAME = r"POST /v1/games/[a-z-]+/(sealed/)?"
_STATE = rf"{_GAME}({'|'.join(op.name for op in PLAIN if op.name not in NEW)})"
_PLAIN = r"POST /v1/games/[a-z-]+/[a-z-]+"
_SEALED = r"POST /v1/games/[a-z-]+/sealed/.*"
_SETUP = rf"{_GAME}(setup|replay)|POST /v1/sessions"
_SESSION = r"\w+ /v1/sessions/\{session\}(/\w+)?"
_CHANGE = r"POST /v1/sessions/\{session\}/(moves|start|undo)"
_MOVE = rf"{_GAME}(apply|replay)|POST /v1/sessions/\{{session\}}/moves"
_ANY = r".*"


class Answer(NamedTuple):
    """What was asked, with what data, and what came back."""

    operation: str
    """Method and path, as in the contract."""
    data: str
    status: int
    kind: str = NO_KIND
    """The last part of the problem's type; of GraphQL, the code of the error."""

    @property
    def is_refusal(self) -> bool:
        """Server errors are none: they are counted by themselves, and never explained."""
        return self.status < 500 and (self.status >= 400 or self.kind != NO_KIND)


class Reason(NamedTuple):
    """Why a kind of problem may be met at some operations."""

    kind: str
    operations: str
    why: str


EITHER = [
    Reason("illegal-move", _MOVE, "moves are legal or nearly so, records have a move too many"),
    Reason("inconsistent-state", _STATE, "a state made up from its schema is impossible"),
    Reason("unstamped-state", _PLAIN, "a string made up for a stamp is none"),
    Reason("unreadable-seal", _SEALED, "a string made up for a state is no seal"),
    Reason("unknown-seat", rf"{_STATE}|{_GAME}replay", "a seat made up is one nobody plays at"),
    Reason("invalid-setup", _SETUP, "options that exclude each other, seats the game has not"),
    Reason("invalid-pack", r"POST /v1/games/[a-z-]+/packs", "made-up material cannot be played"),
    Reason("too-many-packs", r"POST /v1/games/[a-z-]+/packs", "so many are enough for a day"),
    Reason("unknown-pack", rf"{_STATE}|{_SETUP}|GET .*/components", "a name of a pack made up"),
    Reason("unauthenticated", rf"{_SEALED}|{_SESSION}", "no token or key, or a made-up one"),
    Reason("forbidden", rf"{_SEALED}|{_SESSION}", "the token or key of another seat, or no host's"),
    Reason("unknown-session", _SESSION, "ids made up, or of sessions closed before"),
    Reason("unknown-rule", r"GET /v1/games/\{game\}/rules/\{rule\}", "ids made up"),
    Reason("stale-version", _CHANGE, "a made-up `If-Match`"),
    Reason("key-reused", _CHANGE, "the contract's example of an `Idempotency-Key`, again"),
    Reason("cannot-undo", r"POST /v1/sessions/\{session\}/undo", "nothing to take back, or seen"),
    Reason("cannot-start", r"POST /v1/sessions/\{session\}/start", "it runs, or it has no clock"),
    Reason(
        "schema",
        r"POST /v1/sessions/\{session\}/moves",
        "a move of another game: the contract cannot say which game a session is of",
    ),
]
"""What data that fit the contract may be refused as, and others too."""
WRONG = [
    Reason("schema", _ANY, "the body does not fit"),
    Reason("malformed", _ANY, "the body is not JSON"),
    Reason("too-complex", _ANY, "the body is too deep or too long"),
    Reason("unsupported-media-type", _ANY, "another content type"),
    Reason("bad-parameter", _ANY, "a parameter that does not fit"),
    Reason("bad-header", _ANY, "a header that does not fit"),
    Reason("unknown-game", r"GET /v1/games/\{game\}.*", "no game has this id"),
    Reason("not-found", _ANY, "a path parameter that makes another path"),
]
"""What only data that do not fit may be refused as."""
REASONS = {POSITIVE: EITHER, NEGATIVE: [*EITHER, *WRONG]}


def contract_of(document: Mapping[str, Any]) -> Contract:
    """The problems that an OpenAPI document declares, by operation."""
    responses = document["components"]["responses"]
    declared: dict[str, set[tuple[int, str]]] = {}
    for path, item in document["paths"].items():
        for method, operation in item.items():
            if method == "parameters":
                continue
            found = declared[f"{method.upper()} {path}"] = set()
            for status, response in operation["responses"].items():
                if "$ref" in response:
                    response = responses[response["$ref"].rsplit("/", 1)[-1]]
                kinds = re.findall(r"`/problems/([a-z-]+)`", response["description"])
                found |= {(int(status), kind) for kind in kinds}
    return declared


def why(answer: Answer, contract: Contract) -> str | None:
    """Why a refusal is as it should be; None when nothing explains it."""
    operation = _as_declared(answer.operation, contract)
    problem = (answer.status, answer.kind)
    if GRAPHQL in operation:
        if problem == NO_SUCH_PACK:
            return "a name of a pack made up"
        is_wrong = answer.data == NEGATIVE and problem == NOT_THE_SCHEMA
        return "the query does not fit the schema" if is_wrong else None
    if operation not in contract:
        return "the path has no such method" if problem == WRONG_METHOD else None
    if problem not in contract[operation]:
        return None
    for reason in REASONS[answer.data]:
        if reason.kind == answer.kind and re.fullmatch(reason.operations, operation):
            return reason.why
    return None


def unexplained(answers: Mapping[Answer, int], contract: Contract) -> list[str]:
    """The refusals that nothing explains."""
    return [
        f"unexplained: {count} x {answer.status} {answer.kind} "
        f"to {answer.data} data of {answer.operation}"
        for answer, count in sorted(answers.items())
        if answer.is_refusal and why(answer, contract) is None
    ]


def told(answers: Mapping[Answer, int], contract: Contract) -> Iterator[str]:
    """Two tables: the answers by operation and data, and why valid data were refused."""
    rows: dict[tuple[str, str], Counter[tuple[int, str]]] = {}
    for answer, count in answers.items():
        operation = _as_declared(answer.operation, contract)
        row = (_of_any_game(operation), answer.data)
        if operation not in contract and GRAPHQL not in operation:
            row = ("any method that the path has not", "")
        rows.setdefault(row, Counter())[answer.status, answer.kind] += count
    yield "good answers by operation and data, and the problems among the others:"
    for (operation, data), counts in sorted(rows.items(), key=lambda row: _by_path(row[0])):
        yield f"  {operation:41} {data:8} {_shares(counts)}"
    reasons: dict[tuple[int, str, str], int] = Counter()
    for answer, count in answers.items():
        if answer.data == POSITIVE and answer.is_refusal:
            reason = why(answer, contract) or "UNEXPLAINED"
            reasons[answer.status, answer.kind, reason] += count
    yield "why data that fit the contract were refused:"
    for (status, kind, reason), count in sorted(reasons.items()):
        yield f"  {count:6} x {status} {kind}: {reason}"


def _shares(counts: Counter[tuple[int, str]]) -> str:
    good = sum(n for (status, kind), n in counts.items() if status < 400 and kind == NO_KIND)
    others = sorted(counts.items())
    bad = [f"{s} {kind} {n}" for (s, kind), n in others if s >= 400 or kind != NO_KIND]
    return f"{good:5} of {counts.total():5}{'; ' * bool(bad)}{', '.join(bad)}"


def _as_declared(operation: str, contract: Contract) -> str:
    """OpenAPI 3.1 has no word for QUERY, which is POST where there is no other."""
    as_post = operation.replace("QUERY /v1/games/", "POST /v1/games/")
    is_question = as_post in contract and not as_post.endswith("/packs")
    return as_post if is_question else operation


def _of_any_game(operation: str) -> str:
    return re.sub(r"^POST /v1/games/[a-z-]+/", "POST /v1/games/*/", operation)


def _by_path(row: tuple[str, str]) -> tuple[str, str, str]:
    operation, data = row
    method, _, path = operation.partition(" ")
    return (path, method, data)

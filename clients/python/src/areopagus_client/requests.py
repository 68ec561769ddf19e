"""One request to the service, and what all requests have in common."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar, cast

from areopagus_client.backoff import retry_after
from areopagus_client.base import read, written
from areopagus_client.contract.shared import ProblemDocument
from areopagus_client.errors import ProblemError
from areopagus_client.options import AnswerOptions

Method = Literal["GET", "POST", "DELETE"]
T = TypeVar("T")


@dataclass(frozen=True)
class Request:
    """One request to the service."""

    method: Method
    path: str
    body: Mapping[str, Any] | None = None
    also: Mapping[str, Any] = field(default_factory=dict)
    """What goes into the body even where it is null."""
    query: Mapping[str, Any] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)
    accept: str = "application/json"
    bearer: str | None = None
    """The token of a seat or a host, or the key of a seat."""
    once: bool = False
    """Whether sending it twice may do it twice: only sent again when nothing was done."""
    wordless: bool = False
    """Whether its answer has no words in it, so that it takes no language."""

    def content(self) -> bytes | None:
        """The body, without what is left out."""
        return None if self.body is None else written({**told(self.body), **self.also})

    def all_headers(self) -> dict[str, str]:
        """Its own headers and those that follow from the rest."""
        headers = {"accept": self.accept, **self.headers}
        if self.body is not None:
            headers["content-type"] = "application/json"
        if self.bearer is not None:
            headers["authorization"] = f"Bearer {self.bearer}"
        return headers

    def parameters(self, call: AnswerOptions, lang: str | None) -> dict[str, str]:
        """The query."""
        include = call.get("include")
        asked = {
            "lang": None if self.wordless else call.get("lang") or lang,
            "include": ",".join(include) if include else None,
            **self.query,
        }
        return {name: _in_query(value) for name, value in told(asked).items()}


def told(given: Mapping[str, Any]) -> dict[str, Any]:
    """What is not left out."""
    return {name: value for name, value in given.items() if value is not None}


def _in_query(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


_CALL = frozenset({"lang", "timeout", "retries", "include"})
_WITH_PARTS = frozenset({"setup", "replay", "apply", "view", "legal-moves"})


def without_call(options: Mapping[str, Any]) -> dict[str, Any]:
    """What goes into the body: options without those of the call."""
    return {name: value for name, value in options.items() if name not in _CALL}


def of_call(options: Mapping[str, Any], *, parts: bool = True) -> AnswerOptions:
    """The options of the call; without ``include`` where no parts are answered."""
    kept = _CALL if parts else _CALL - {"include"}
    found = {name: value for name, value in options.items() if name in kept}
    return cast("AnswerOptions", found)


def taken_by(operation: str, options: Mapping[str, Any]) -> AnswerOptions:
    """The options of the call that an operation takes: not all answer parts on request."""
    return of_call(options, parts=operation in _WITH_PARTS)


def carried(options: Mapping[str, Any]) -> dict[str, Any]:
    """What goes beside a state."""
    return {name: options.get(name) for name in ("at", "stamp", "require")}


def inherited(options: Mapping[str, Any], call: AnswerOptions) -> dict[str, Any]:
    """Options with the language and the parts filled in that an earlier call was told."""
    return {"lang": call.get("lang"), "include": call.get("include"), **told(options)}


def moves_of(move: T | Sequence[T]) -> dict[str, Any]:
    """``move`` or ``moves`` of a request."""
    if isinstance(move, Sequence):
        return {"moves": list(move)}
    return {"move": move}


def new_key() -> str:
    """A key that no other request has, for ``Idempotency-Key``."""
    return secrets.token_hex(16)


def problem_of(status: int, headers: Mapping[str, str], content: bytes) -> ProblemError:
    """The problem that an answer is; made up from the status where something else answered."""
    if headers.get("content-type", "").startswith("application/problem+json"):
        problem: ProblemDocument = read(content, ProblemDocument)
    else:
        problem = ProblemDocument(
            type="about:blank",
            title=f"Status {status}",
            status=status,
            detail=content[:200].decode(errors="replace"),
        )
    return ProblemError(problem, headers.get("x-request-id"), retry_after(headers))


def is_gone(error: Exception) -> bool:
    """Whether there is no such session."""
    return isinstance(error, ProblemError) and error.is_a("unknown-session")

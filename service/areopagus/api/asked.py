"""What a request asks for besides its body: the language, and what to include or explain."""

from typing import NamedTuple
from urllib.parse import parse_qs

from starlette.types import Scope

from areopagus.api.headers import given
from areopagus.api.keeping import kept
from areopagus.api.problems import BAD_PARAMETER, Problem
from areopagus.kernel.rulebook import LANGUAGES, Language
from areopagus.referee.referee import PARTS


class Asked(NamedTuple):
    """The parameters of a request."""

    language: Language = "en"
    include: frozenset[str] = PARTS
    explain: bool = False
    key: str | None = None
    """What came as ``Authorization: Bearer``: with a sealed state, the key of a seat."""
    accept: bytes = b"*/*"
    """The media types that the client takes."""


def asked_of(scope: Scope) -> Asked:
    """The parameters of a request; raises :class:`Problem` on a value that cannot be."""
    headers = given(scope["headers"])
    query, wish = scope["query_string"], headers.get(b"accept-language", b"")
    asked = _asked(query, wish) if query or wish else _PLAIN
    accept = headers.get(b"accept", b"*/*")
    if b"authorization" in headers:
        return asked._replace(key=_bearers(headers[b"authorization"]), accept=accept)
    return asked if accept == b"*/*" else asked._replace(accept=accept)


def key_of(scope: Scope) -> str | None:
    """What came as ``Authorization: Bearer``; none when nobody says who they are."""
    header = dict(scope["headers"]).get(b"authorization")
    return None if header is None else _bearers(header)


def _bearers(header: bytes) -> str:
    return bearer_of(header.decode("latin-1"))


def bearer_of(credentials: str) -> str:
    """The key of a bearer; what comes by any other scheme is a key that fits nothing."""
    scheme, _, key = credentials.strip().partition(" ")
    return key.strip() if scheme.lower() == "bearer" else ""


@kept(1024)
def _asked(query: bytes, header: bytes) -> Asked:
    given = {
        name: values[-1]
        for name, values in parse_qs(query.decode("latin-1"), keep_blank_values=True).items()
    }
    return Asked(
        language=_language(given.get("lang"), header.decode("latin-1")),
        include=_include(given.get("include")),
        explain=_explain(given.get("explain", "false")),
    )


def _language(lang: str | None, header: str) -> Language:
    if lang is None:
        return preferred_language(header)
    for language in LANGUAGES:
        if lang.lower().partition("-")[0] == language:
            return language
    raise _bad("lang", f"{lang!r} is not spoken here; these are: {', '.join(LANGUAGES)}.")


@kept(1024)
def preferred_language(header: str) -> Language:
    """The language of ours that an ``Accept-Language`` ranks highest; English when none."""
    ranks: dict[str, float] = {}
    for wish in header.split(","):
        tag, _, parameter = wish.strip().partition(";")
        ranks.setdefault(tag.strip().lower().partition("-")[0], _quality(parameter))
    rest = ranks.get("*", 0.0)
    best = max(LANGUAGES, key=lambda language: ranks.get(language, rest))
    return best if ranks.get(best, rest) > 0 else "en"


def _quality(parameter: str) -> float:
    name, _, value = parameter.strip().partition("=")
    if not name:
        return 1.0
    try:
        return float(value) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0


def _include(value: str | None) -> frozenset[str]:
    if value is None:
        return PARTS
    parts = frozenset(value.split(",")) if value else frozenset()
    if unknown := sorted(parts - PARTS):
        raise _bad(
            "include", f"{unknown[0]!r} cannot be included; these can: {', '.join(sorted(PARTS))}."
        )
    return parts


def _explain(value: str) -> bool:
    if value not in ("true", "false"):
        raise _bad("explain", f"{value!r} is neither true nor false.")
    return value == "true"


def _bad(parameter: str, detail: str) -> Problem:
    return Problem(BAD_PARAMETER, detail, parameter=parameter)


_PLAIN = Asked()

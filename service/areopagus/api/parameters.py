"""What a request asks for besides its body: the language, and what to include or explain."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple
from urllib.parse import parse_qs

from starlette.types import Scope

from areopagus.api.bounded_cache import bounded_cache
from areopagus.api.headers import bearer_of, headers_of
from areopagus.api.negotiation import ANYTHING, preferred_language
from areopagus.api.problems import BAD_PARAMETER, Problem
from areopagus.kernel.language import LANGUAGES, Language
from areopagus.referee.referee import EXTRAS, PARTS

INCLUDABLE = PARTS | EXTRAS
"""What `include` may name."""


class Parameters(NamedTuple):
    """The parameters of a request."""

    language: Language = "en"
    include: frozenset[str] = PARTS
    explain: bool = False
    key: str | None = None
    """What came as ``Authorization: Bearer``: a token of a session, the key of a seat."""
    accept: bytes = ANYTHING
    """The media types that the client takes."""
    given: Mapping[str, str] = MappingProxyType({})
    """All query parameters by name, also those that nobody knows; of one that comes several times,
    the last."""
    named: frozenset[str] = frozenset()
    """What `include` names, and nothing else: for answers that are short unless told otherwise."""


def parameters_of(scope: Scope) -> Parameters:
    """The parameters of a request; raises :class:`Problem` on a value that cannot be."""
    headers = headers_of(scope)
    query, wish = scope["query_string"], headers.get(b"accept-language", b"")
    parameters = _from_query(query, wish) if query or wish else _PLAIN
    accept = headers.get(b"accept", ANYTHING)
    if b"authorization" in headers:
        return parameters._replace(key=bearer_of(headers), accept=accept)
    return parameters if accept == ANYTHING else parameters._replace(accept=accept)


@bounded_cache(1024)
def _from_query(query: bytes, accept_language: bytes) -> Parameters:
    given = {
        name: values[-1]
        for name, values in parse_qs(query.decode("latin-1"), keep_blank_values=True).items()
    }
    include = given.get("include")
    return Parameters(
        language=_language(given.get("lang"), accept_language),
        include=_include(include),
        named=frozenset(include.split(",")) if include else frozenset(),
        explain=_explain(given.get("explain", "false")),
        given=MappingProxyType(given),
    )


def refuse_unknown(given: Mapping[str, str], known: frozenset[str]) -> None:
    """Raise :class:`Problem` on a query parameter that a path does not take."""
    if unknown := sorted(given.keys() - known):
        raise _bad(
            unknown[0],
            f"This path takes no parameter {unknown[0]!r}; it takes: {', '.join(sorted(known))}.",
        )


def _language(lang: str | None, accept_language: bytes) -> Language:
    if lang is None:
        return preferred_language(accept_language)
    for language in LANGUAGES:
        if lang.lower().partition("-")[0] == language:
            return language
    raise _bad("lang", f"{lang!r} is not spoken here; these are: {', '.join(LANGUAGES)}.")


def _include(value: str | None) -> frozenset[str]:
    if value is None:
        return PARTS
    parts = frozenset(value.split(",")) if value else frozenset()
    if unknown := sorted(parts - INCLUDABLE):
        known = ", ".join(sorted(INCLUDABLE))
        raise _bad("include", f"{unknown[0]!r} cannot be included; these can: {known}.")
    # Who names nothing but extras wants them with everything else, not instead of it.
    return parts | PARTS if parts and parts <= EXTRAS else parts


def _explain(value: str) -> bool:
    if value not in ("true", "false"):
        raise _bad("explain", f"{value!r} is neither true nor false.")
    return value == "true"


def _bad(parameter: str, detail: str) -> Problem:
    return Problem(BAD_PARAMETER, detail, parameter=parameter)


_PLAIN = Parameters()

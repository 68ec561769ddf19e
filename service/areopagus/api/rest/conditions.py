"""On what condition a request about a session is made, and from which version on."""

import re

from starlette.types import Scope

from areopagus.api.headers import headers_of, names_tag, text
from areopagus.api.parameters import Parameters
from areopagus.api.problems import BAD_HEADER, BAD_PARAMETER, Problem
from areopagus.sessions.visit import NO_TERMS, Terms

_TAGS = re.compile(r'\s*(?:W/)?"[^"]*"\s*(?:,\s*(?:W/)?"[^"]*"\s*)*')
_VERSION = re.compile(r'(W/)?"(\d{1,7})"')
_KEY = re.compile(r"[\x21-\x7e]{1,255}")
_NUMBER = re.compile(r"\d{1,7}")


def terms_of(scope: Scope) -> Terms:
    """``If-Match`` and ``Idempotency-Key``."""
    headers = headers_of(scope)
    if b"idempotency-key" not in headers and b"if-match" not in headers:
        return NO_TERMS
    key = text(headers, b"idempotency-key")
    if key is not None and not _KEY.fullmatch(key):
        raise _bad("Idempotency-Key", "An Idempotency-Key has 1 to 255 visible ASCII characters.")
    return Terms(_pinned(text(headers, b"if-match")), key)


def already_has(scope: Scope, version: int) -> bool:
    """Whether ``If-None-Match`` names this version, weakly or not."""
    return names_tag(headers_of(scope), f'"{version}"')


def after_of(scope: Scope, parameters: Parameters) -> int | None:
    """After which version updates are wanted: ``Last-Event-ID``, or else ``after``."""
    last = text(headers_of(scope), b"last-event-id")
    if last is not None and not _NUMBER.fullmatch(last):
        raise _bad("Last-Event-ID", f"{last!r} is not a version.")
    after = parameters.given.get("after")
    if after is not None and not _NUMBER.fullmatch(after):
        raise Problem(BAD_PARAMETER, f"{after!r} is not a version.", parameter="after")
    wanted = after if last is None else last
    return None if wanted is None else int(wanted)


def _pinned(tags: str | None) -> frozenset[int] | None:
    if tags is None or tags.strip() == "*":
        return None
    if not _TAGS.fullmatch(tags):
        raise _bad("If-Match", f"{tags!r} is not a list of entity tags.")
    return frozenset(int(tag) for weak, tag in _VERSION.findall(tags) if not weak)


def _bad(name: str, detail: str) -> Problem:
    return Problem(BAD_HEADER, detail, parameter=name)

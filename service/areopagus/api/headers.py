"""The one reader of what comes in the headers of a request, for REST and GraphQL alike.

A header that may be a list is a list, however many lines it comes in (RFC 9110, 5.3). One that
makes sense only once is refused when its lines differ: each layer, and each proxy before us, might
otherwise go by another of them.
"""

import re

from starlette.types import Scope

from areopagus.api.problems import BAD_HEADER, Problem

Header = tuple[bytes, bytes]
Headers = dict[bytes, bytes]

_READ = "areopagus.headers"
"""Where the headers of a request stand in the scope once they are read."""
_SINGLE = {
    name.lower().encode(): name
    for name in (
        "Authorization",
        "Content-Length",
        "Content-Type",
        "Host",
        "Idempotency-Key",
        "If-Match",
        "Last-Event-ID",
        "Origin",
        "X-API-Key",
    )
}
"""What may come once. ``If-Match`` is a list in the standard: as one line, it is one here too."""
_BEARER = re.compile(r"bearer +([A-Za-z0-9._~+/=-]{1,512}) *", re.IGNORECASE)


def headers_of(scope: Scope) -> Headers:
    """The headers of a request by name; raises :class:`Problem` when they contradict each other."""
    headers: Headers | None = scope.get(_READ)
    if headers is None:
        headers, problem = read_headers(scope)
        if problem is not None:
            raise problem
    return headers


def read_headers(scope: Scope) -> tuple[Headers, Problem | None]:
    """The headers of a request by name, kept in its scope, and what is wrong with them."""
    lines: list[Header] = scope["headers"]
    problem = None
    headers = dict(lines)
    if len(headers) < len(lines):
        headers, problem = _merged(lines)
    if b"host" not in headers and scope.get("http_version") == "1.1":
        problem = _bad("Host", "A request needs a Host.")
    scope[_READ] = headers
    return headers, problem


def text(headers: Headers, name: bytes) -> str | None:
    """The value of a header as text."""
    value = headers.get(name)
    return None if value is None else value.decode("latin-1")


def bearer_of(headers: Headers) -> str | None:
    """The token of ``Authorization: Bearer``; ``None`` without that header."""
    credentials = headers.get(b"authorization")
    return None if credentials is None else bearer(credentials.decode("latin-1"))


def bearer(credentials: str) -> str:
    """The bearer token; another scheme counts as a token that fits nothing."""
    match = _BEARER.fullmatch(credentials.strip())
    return match[1] if match else ""


def names_tag(headers: Headers, tag: str) -> bool:
    """Whether ``If-None-Match`` names an entity tag, weakly or not."""
    tags = headers.get(b"if-none-match", b"").decode("latin-1").split(",")
    named = [one.strip().removeprefix("W/") for one in tags]
    return tag in named or named == ["*"]


def _merged(lines: list[Header]) -> tuple[Headers, Problem | None]:
    headers: Headers = {}
    problem = None
    for name, value in lines:
        if name not in headers:
            headers[name] = value
        elif name not in _SINGLE:
            headers[name] += b", " + value
        elif headers[name] != value or name == b"host":  # never two Hosts: RFC 9112, 3.2
            problem = _bad(_SINGLE[name], f"{_SINGLE[name]} came more than once.")
    return headers, problem


def _bad(name: str, detail: str) -> Problem:
    return Problem(BAD_HEADER, detail, parameter=name)

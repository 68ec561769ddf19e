"""Headers that every answer has, so that no browser makes more of it than it is."""

from collections.abc import Iterable

from areopagus.api.headers import Header

_ALWAYS: tuple[Header, ...] = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
_NOTHING: Header = (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'")
_FRAMED_BY_NOBODY: Header = (b"content-security-policy", b"frame-ancestors 'none'")
"""Our pages have their policy in a meta element, where browsers ignore ``frame-ancestors``."""
_STYLED: Header = (
    b"content-security-policy",
    b"default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
)
"""A picture may use the styles that it holds, and load nothing."""
PAGE = b"text/html"
PICTURE = b"image/svg+xml"
STREAM = b"text/event-stream"


def security_headers(hsts_seconds: int) -> tuple[list[Header], dict[bytes, list[Header]]]:
    """What to add to an answer that is data; and, by media type, to one that is shown."""
    hsts: list[Header] = []
    if hsts_seconds:
        value = f"max-age={hsts_seconds}; includeSubDomains"
        hsts.append((b"strict-transport-security", value.encode()))
    common = [*_ALWAYS, *hsts]
    shown = {PAGE: [*common, _FRAMED_BY_NOBODY], PICTURE: [*common, _STYLED]}
    return [*common, _NOTHING], shown


def media_type(headers: Iterable[Header]) -> bytes:
    """What kind of content an answer is, without its parameters."""
    for name, value in headers:
        if name == b"content-type":
            return value.partition(b";")[0]
    return b""

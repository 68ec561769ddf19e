"""Which media type an answer has, as the GraphQL-over-HTTP specification asks."""

from areopagus.api.graphql import faults
from areopagus.api.graphql.faults import fault
from areopagus.api.keeping import kept

RESPONSE = "application/graphql-response+json"
JSON = "application/json"
HTML = "text/html"
_OURS = (RESPONSE, JSON)


@kept(256)
def media_type(accept: str) -> str:
    """The media type of an answer; a client that does not say gets JSON. Raises a fault."""
    wishes = _wishes(accept)
    if not wishes:
        return JSON
    for kind, _ in wishes:
        if kind in _OURS:
            return kind
        if kind in ("*/*", "application/*"):
            return JSON if (JSON, 0.0) not in _refusals(accept) else RESPONSE
    raise fault(f"Answers are {RESPONSE} or {JSON}.", faults.NOT_ACCEPTABLE, status=406)


@kept(256)
def wants_page(accept: str) -> bool:
    """Whether a browser asks for a page, and not a program for data."""
    wishes = [kind for kind, _ in _wishes(accept)]
    return HTML in wishes and not any(kind in _OURS for kind in wishes)


def _wishes(accept: str) -> list[tuple[str, float]]:
    """The media types of an ``Accept``, the most wanted first, without those refused."""
    wishes = [wish for wish in _all(accept) if wish[1] > 0]
    return sorted(wishes, key=lambda wish: -wish[1])


def _refusals(accept: str) -> list[tuple[str, float]]:
    return [wish for wish in _all(accept) if wish[1] == 0]


def _all(accept: str) -> list[tuple[str, float]]:
    wishes = []
    for part in accept.split(","):
        kind, *parameters = (piece.strip().lower() for piece in part.split(";"))
        if not kind or not _is_utf8(parameters):
            continue
        quality = next((p[2:] for p in parameters if p.startswith("q=")), "1")
        try:
            wishes.append((kind, float(quality)))
        except ValueError:
            continue
    return wishes


def _is_utf8(parameters: list[str]) -> bool:
    charsets = [p.removeprefix("charset=").strip('"') for p in parameters if "charset=" in p]
    return all(charset == "utf-8" for charset in charsets)

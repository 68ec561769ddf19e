"""Request bodies: their size is bounded before reading, their structure before parsing."""

from typing import NamedTuple

from starlette.requests import ClientDisconnect
from starlette.types import Receive, Scope

from areopagus.api.headers import headers_of
from areopagus.api.problems import TOO_COMPLEX, TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, Problem
from areopagus.settings import Settings

_NOT_BRACKETS_OR_QUOTES = bytes(set(range(256)) - set(b'[]{}"'))
_ALL_SQUARE = bytes.maketrans(b"{}", b"[]")
RECEIVED = "areopagus.received"
"""Set in the scope once the whole body has been received."""
_DIGITS = b"0123456789"
_NOT_DIGITS = bytes(set(range(256)) - set(_DIGITS))
_NOT_MARKS = bytes(set(range(256)) - set(b'[]{},"'))
_COMMA, _LIST_ENDS = b",]"
_DIGITS_OF_A_LENGTH = 15
_PER_MOVE = 200
"""How many bytes take as long to look over as a move to play: at the worst, all are brackets."""
_MANY = 16_384
"""With more brackets than this, the one-by-one scan is quicker than pairing them off."""


async def read_body(scope: Scope, receive: Receive, limit: int) -> bytes:
    """The JSON body of a request; raises :class:`Problem` before more than ``limit`` bytes."""
    _check_headers(scope, limit)
    message = await receive()
    if message["type"] == "http.request" and not message.get("more_body", False):
        scope[RECEIVED] = True
        body: bytes = message.get("body", b"")
        if len(body) > limit:
            raise _too_large(limit)
        return body
    chunks, size = [], 0
    while True:
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        chunk = message.get("body", b"")
        size += len(chunk)
        if size > limit:
            raise _too_large(limit)
        chunks.append(chunk)
        if not message.get("more_body", False):
            scope[RECEIVED] = True
            return b"".join(chunks)
        message = await receive()


class Bounds(NamedTuple):
    """Bounds on the structure of JSON."""

    depth: int
    string: int
    array: int
    digits: int
    marks: int

    @property
    def short(self) -> int:
        """A body of at most this many bytes is too short to break a bound: not scanned."""
        return min(self.string, self.array, self.marks)


def bounds_of(settings: Settings) -> Bounds:
    """The bounds that the settings give."""
    return Bounds(
        settings.max_depth,
        settings.max_string,
        settings.max_array,
        settings.max_digits,
        settings.max_marks,
    )


def reading_size(body: bytes) -> int:
    """How much work it is to look over a body and decode it, counted in moves that are played."""
    return len(body) // _PER_MOVE


def check_structure(body: bytes, bounds: Bounds) -> None:
    """Raise :class:`Problem` when JSON nests too deep or holds too long a string, array or number.

    Cheap checks come first, which pass ordinary bodies: without brackets in strings, nesting is
    counted by removing innermost pairs layer by layer; a long string needs two quotes far apart,
    and a long array many commas. If they cannot tell, strings are blanked out and the checks run
    again. The last resort scans bracket by bracket; its cost grows with the brackets, commas and
    quotes in the body, so these are counted and bounded before.
    """
    max_depth, max_string, max_array, max_digits, max_marks = bounds
    if len(body) > max_marks and len(body.translate(None, _NOT_MARKS)) > max_marks:
        raise Problem(
            TOO_COMPLEX, f"The body has more than {max_marks} brackets, commas and quotes."
        )
    if (
        _nests_little(body, max_depth, max_array)
        and not _quotes_far_apart(body, max_string)
        and not _has_longer_number(body, max_digits)
    ):
        return
    if b"\\" in body:
        body = body.replace(b"\\\\", b"__").replace(b'\\"', b"__")
    parts = body.split(b'"')
    longest = max(map(len, parts[1::2]), default=0)
    if longest > max_string:
        raise Problem(TOO_COMPLEX, f"A string has {longest} bytes; {max_string} are allowed.")
    rest = b"".join(parts[::2])
    if len(rest) == len(body) or not _nests_little(rest, max_depth, max_array):
        _check_nesting(rest, max_depth, max_array)
    if _has_longer_number(rest, max_digits):
        raise Problem(TOO_COMPLEX, f"A number has more than {max_digits} digits.")


def _nests_little(body: bytes, max_depth: int, max_array: int) -> bool:
    """Quick check: true when depth and array lengths are certainly within bounds."""
    few = len(body) <= max_array or body.count(b",") < max_array
    return few and _pairs_off(body, max_depth)


def _pairs_off(body: bytes, layers: int) -> bool:
    """Whether brackets nest no deeper than this: innermost pairs are removed layer by layer until
    too few brackets are left to nest any deeper.

    False when a bracket may stand in a string: then an odd number of quotes is left between
    brackets, or some are escaped. Whether pairs match in kind is left to the parser.
    """
    marks = body.translate(None, _NOT_BRACKETS_OR_QUOTES)
    if b"\\" in body or 2 * marks.count(b'""') != marks.count(b'"'):
        return False
    brackets = marks.translate(_ALL_SQUARE, b'"')
    if len(brackets) > _MANY:
        return False
    for allowed in range(layers, 0, -1):
        if len(brackets) <= allowed:
            return True
        left = brackets.replace(b"[]", b"")
        if len(left) == len(brackets):
            return False
        brackets = left
    return not brackets


def _check_nesting(body: bytes, max_depth: int, max_array: int) -> None:
    """Go through all brackets and commas once; what is not JSON at all is left to the parser."""
    commas, outside = 0, []
    for mark in body.translate(None, _NOT_MARKS):
        if mark == _COMMA:
            commas += 1
        elif mark in b"[{":
            outside.append(commas)
            commas = 0
            if len(outside) > max_depth:
                raise Problem(TOO_COMPLEX, f"The body nests more than {max_depth} deep.")
        else:
            if mark == _LIST_ENDS and commas >= max_array:
                raise Problem(TOO_COMPLEX, f"An array has more than {max_array} items.")
            commas = outside.pop() if outside else 0


def _has_longer_number(body: bytes, most: int) -> bool:
    """Whether there is a longer run of digits. Such a run covers a multiple of its length, so only
    these places are looked at."""
    if not body[most :: most + 1].translate(None, _NOT_DIGITS):
        return False
    for place in range(most, len(body), most + 1):
        if body[place] in _DIGITS:
            before, after = body[place - most : place], body[place : place + most + 1]
            left, right = before.rstrip(_DIGITS), after.lstrip(_DIGITS)
            if len(before) - len(left) + len(after) - len(right) > most:
                return True
    return False


def _quotes_far_apart(body: bytes, distance: int) -> bool:
    """Whether more bytes than this may lie in one string."""
    if len(body) <= distance:
        return False
    if b'\\"' in body:
        return True
    start = 0
    while len(body) - start > distance:
        quote = body.rfind(b'"', start, start + distance + 1)
        if quote < 0:
            return True
        start = quote + 1
    return False


def _check_headers(scope: Scope, limit: int) -> None:
    headers = headers_of(scope)
    length = headers.get(b"content-length", b"")
    if length.isdigit() and (len(length) > _DIGITS_OF_A_LENGTH or int(length) > limit):
        raise _too_large(limit)
    if headers.get(b"content-encoding", b"identity").lower() != b"identity":
        raise Problem(UNSUPPORTED_MEDIA_TYPE, "Bodies are taken without content encoding.")
    media_type = headers.get(b"content-type", b"")
    if media_type != b"application/json" and not _is_json(media_type):
        raise Problem(UNSUPPORTED_MEDIA_TYPE, "The body must be application/json.")


def _is_json(media_type: bytes) -> bool:
    kind, *parameters = media_type.lower().split(b";")
    return kind.strip() == b"application/json" and all(
        parameter.strip().replace(b'"', b"") in (b"", b"charset=utf-8") for parameter in parameters
    )


def _too_large(limit: int) -> Problem:
    return Problem(TOO_LARGE, f"The body has more than {limit} bytes.")

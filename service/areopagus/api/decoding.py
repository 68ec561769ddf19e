"""From bytes to typed requests, or to a problem that points at the fault."""

import re
from typing import Any

import msgspec

from areopagus.api.body import Bounds, look_over
from areopagus.api.problems import MALFORMED, SCHEMA, Problem

_STEP = re.compile(r"\.([A-Za-z_]\w*)|\[(\d+)\]|(\[\.\.\.\])")
_UNKNOWN_FIELD = re.compile(r"Object contains unknown field `(.*)`$", re.DOTALL)


class Reader:
    """Reads bodies as typed requests, within bounds.

    Typed decoding goes no deeper than the types, takes no number that is longer than theirs, and
    stops at the first thing that does not fit. So a body that is too short to hold anything else
    out of bounds need not be looked over first, unless it turns out not to fit.
    """

    def __init__(self, kind: Any, bounds: Bounds) -> None:
        self._decoder = msgspec.json.Decoder(kind)
        self._bounds = bounds
        self._short = bounds.short

    def read(self, body: bytes) -> Any:
        """A typed request; raises :class:`Problem`."""
        if len(body) <= self._short:
            try:
                return self._decoder.decode(body)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                pass
        look_over(body, self._bounds)
        return decode(self._decoder, body)


def decode(decoder: msgspec.json.Decoder[Any], body: bytes) -> Any:
    """A typed request; raises :class:`Problem`."""
    try:
        return decoder.decode(body)
    except msgspec.ValidationError as error:
        return _decode_again(decoder, body, str(error))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem(MALFORMED, not_json(error, body)) from None


def not_json(error: Exception, body: bytes) -> str:
    """Why a body is no JSON, as a sentence."""
    if not body.strip():
        return "The body is empty."
    if isinstance(error, UnicodeDecodeError):
        return "The body is not UTF-8."
    return "The body nests too deep." if isinstance(error, RecursionError) else f"{error}."


def schema_problem(message: str) -> Problem:
    """The problem that a complaint of msgspec stands for."""
    complaint, _, path = message.rpartition(" - at ")
    if not complaint:
        complaint, path = message, ""
    pointer = _pointer(path)
    if unknown := _UNKNOWN_FIELD.match(complaint):
        pointer += "/" + unknown[1].replace("~", "~0").replace("/", "~1")
    return Problem(SCHEMA, complaint + ".", pointer=pointer)


def _pointer(path: str) -> str:
    """``$.state.zones[3].pool`` as ``/state/zones/3/pool``; no further than a key it leaves out."""
    steps = []
    for name, index, unnamed in _STEP.findall(path):
        if unnamed:
            break
        steps.append("/" + (name or index))
    return "".join(steps)


def _decode_again(decoder: msgspec.json.Decoder[Any], body: bytes, complaint: str) -> Any:
    """What did not fit the types at first may not be JSON at all, or may hold 2.0 for 2.

    JSON Schema counts 2.0 as an integer and msgspec does not, so only then it is made one.
    """
    try:
        content = msgspec.json.decode(body)
        if "got `float`" in complaint:
            return msgspec.convert(_whole(content), decoder.type)
    except msgspec.ValidationError as error:
        complaint = str(error)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem(MALFORMED, not_json(error, body)) from None
    raise schema_problem(complaint)


def _whole(content: Any) -> Any:
    match content:
        case float() if content.is_integer():
            return int(content)
        case list():
            return [_whole(part) for part in content]
        case dict():
            return {key: _whole(part) for key, part in content.items()}
    return content

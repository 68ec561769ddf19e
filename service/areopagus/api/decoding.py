"""From bytes to typed requests, or to a problem that points at the fault."""

from typing import Any

import msgspec

from areopagus.api.body import Bounds, look_over
from areopagus.api.complaints import schema_problem
from areopagus.api.problems import MALFORMED, Problem
from areopagus.api.tolerance import may_be_mended, mended


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


def _decode_again(decoder: msgspec.json.Decoder[Any], body: bytes, complaint: str) -> Any:
    """What did not fit the types at first may not be JSON at all, or may be mended."""
    try:
        content = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem(MALFORMED, not_json(error, body)) from None
    if may_be_mended(complaint):
        content = mended(content, decoder)
        try:
            return msgspec.convert(content, decoder.type)
        except msgspec.ValidationError as error:
            complaint = str(error)
    raise schema_problem(complaint, decoder, content)

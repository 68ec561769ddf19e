"""From bytes to typed requests, or to a problem that points at the fault."""

from functools import cache
from typing import Any

import msgspec

from areopagus.api.body import Bounds, check_structure
from areopagus.api.problems import MALFORMED, Problem
from areopagus.api.schema_errors import foreign_word, schema_problem
from areopagus.api.tolerance import may_be_mended, mended
from areopagus.kernel.move import Move


class Reader:
    """Reads bodies as typed requests, within bounds.

    Typed decoding goes no deeper than the types, takes no number that is longer than theirs, and
    stops at the first thing that does not fit. So a body that is too short to hold anything else
    out of bounds need not be looked over first, unless it turns out not to fit.
    """

    def __init__(self, kind: Any, bounds: Bounds) -> None:
        self._decoder = msgspec.json.Decoder(kind)
        self._foreign: frozenset[str] = getattr(kind, "foreign", frozenset())
        self._bounds = bounds
        self._short = bounds.short

    def read(self, body: bytes) -> Any:
        """A typed request; raises :class:`Problem`."""
        if len(body) <= self._short:
            try:
                request = self._decoder.decode(body)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                pass
            else:
                if self._foreign:
                    refuse_foreign(request, self._foreign)
                return request
        check_structure(body, self._bounds)
        return decode(self._decoder, body, self._foreign)


def decode(
    decoder: msgspec.json.Decoder[Any], body: bytes, foreign: frozenset[str] = frozenset()
) -> Any:
    """A typed request, or a part of one, whose moves name nothing foreign to the game; raises
    :class:`Problem`."""
    try:
        request = decoder.decode(body)
    except msgspec.ValidationError as error:
        request = _decode_again(decoder, body, str(error), foreign)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem(MALFORMED, not_json(error, body)) from None
    if foreign:
        refuse_foreign(request, foreign)
    return request


def refuse_foreign(request: Any, foreign: frozenset[str], pointer: str = "") -> None:
    """Raise :class:`Problem` if a move of a request names what another game has.

    Games that share an engine share the types of their moves; of states, integrity sees to it.
    """
    if isinstance(request, Move):
        for name in request.__struct_fields__:
            if (value := getattr(request, name)) in foreign:
                raise foreign_word(value, f"{pointer}/{name}")
    elif isinstance(request, list):
        for index, item in enumerate(request):
            refuse_foreign(item, foreign, f"{pointer}/{index}")
    elif isinstance(request, msgspec.Struct):
        for name in _with_moves(type(request)):
            if content := getattr(request, name):
                refuse_foreign(content, foreign, f"{pointer}/{name}")


_WITH_MOVES = ("move", "moves", "items", "highlight")
"""The fields of requests that hold moves, or what holds them."""


@cache
def _with_moves(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """Those of them that a kind of request has."""
    return tuple(name for name in _WITH_MOVES if name in kind.__struct_fields__)


def not_json(error: Exception, body: bytes) -> str:
    """Why a body is no JSON, as a sentence."""
    if not body.strip():
        return "The body is empty."
    if isinstance(error, UnicodeDecodeError):
        return "The body is not UTF-8."
    return "The body nests too deep." if isinstance(error, RecursionError) else f"{error}."


def _decode_again(
    decoder: msgspec.json.Decoder[Any], body: bytes, complaint: str, foreign: frozenset[str]
) -> Any:
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
    raise schema_problem(complaint, decoder, content, foreign)

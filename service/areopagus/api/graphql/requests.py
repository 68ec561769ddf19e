"""GraphQL requests as HTTP carries them: in a JSON body, or in the address of a GET."""

from functools import cache
from typing import Annotated, Any
from urllib.parse import parse_qs

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from areopagus.api.body import Bounds, check_structure
from areopagus.api.decoding import not_json
from areopagus.api.graphql import faults
from areopagus.api.graphql.faults import fault
from areopagus.api.problems import Problem

Variables = dict[str, Raw]
_DEPTH_OF_VARIABLES = 2
"""Brackets around each of them in a body."""
_FEW = 16


class PersistedQuery(Struct):
    """What Apollo's protocol for automatic persisted queries sends."""

    version: Annotated[int, Meta(ge=0, le=1_000_000)]
    sha256_hash: str = msgspec.field(name="sha256Hash")


class Extensions(Struct):
    """What a client may send besides its query; anything else is left alone."""

    persisted_query: PersistedQuery | None = msgspec.field(default=None, name="persistedQuery")


class Request(Struct, kw_only=True):
    """One GraphQL request. Variables stay encoded until it is known what they are."""

    query: str | UnsetType | None = UNSET
    operation_name: str | None = msgspec.field(default=None, name="operationName")
    variables: Variables | None = None
    extensions: Extensions | None = None

    @property
    def persisted(self) -> PersistedQuery | None:
        return self.extensions.persisted_query if self.extensions else None


_one = msgspec.json.Decoder(Request)
_many = msgspec.json.Decoder(list[Request])
_variables = msgspec.json.Decoder(Variables | None)
_extensions = msgspec.json.Decoder(Extensions | None)


def from_body(body: bytes, bounds: Bounds, most: int) -> Request | list[Request]:
    """The request of a body, or the requests of a batch; raises a fault or a :class:`Problem`.

    A query is full of brackets, which makes a body costly to look over. So a short one is decoded
    first: of what is not typed then, its variables are looked over, and what nobody reads is not.
    """
    if len(body) <= bounds.short:
        try:
            request = _one.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            pass
        else:
            if not _variables_are_within(bounds, request.variables or {}):
                check_structure(body, bounds)
            return request
    check_structure(body, bounds)
    return _decoded(body, most)


def _variables_are_within(bounds: Bounds, variables: Variables) -> bool:
    """Whether a look at each of some few variables is enough to say so."""
    if len(variables) > _FEW:
        return False
    bounds, harmless = _bounds_of_variables(bounds)
    try:
        for value in variables.values():
            raw = bytes(value)
            if len(raw) > harmless:
                check_structure(raw, bounds)
    except Problem:
        return False
    return True


@cache
def _bounds_of_variables(bounds: Bounds) -> tuple[Bounds, int]:
    """The bounds of each variable, and up to which length it cannot break them: what has been
    decoded closes as many brackets as it opens."""
    depth = bounds.depth - _DEPTH_OF_VARIABLES
    return bounds._replace(depth=depth), min(2 * depth, bounds.digits)


def _decoded(body: bytes, most: int) -> Request | list[Request]:
    try:
        if body.lstrip()[:1] != b"[":
            return _one.decode(body)
        if most == 1:
            raise fault("Batches are turned off here.", faults.BATCHING_OFF)
        requests = _many.decode(body)
    except msgspec.ValidationError as error:
        raise fault(f"This is no GraphQL request: {error}.", faults.BAD_REQUEST) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise fault(not_json(error, body), faults.BAD_REQUEST) from None
    if not 1 <= len(requests) <= most:
        raise fault(f"A batch has 1 to {most} requests.", faults.BATCHING_OFF, maximum=most)
    return requests


def from_address(query_string: bytes, bounds: Bounds) -> Request:
    """The request in the address of a GET; raises a fault or a :class:`Problem`."""
    given = {
        name: values[-1]
        for name, values in parse_qs(query_string.decode("latin-1"), keep_blank_values=True).items()
    }
    return Request(
        query=given.get("query", UNSET),
        operation_name=given.get("operationName") or None,
        variables=_parameter(_variables, given, "variables", bounds),
        extensions=_parameter(_extensions, given, "extensions", bounds),
    )


def _parameter(
    decoder: msgspec.json.Decoder[Any], given: dict[str, str], name: str, bounds: Bounds
) -> Any:
    text = given.get(name)
    if not text:
        return None
    check_structure(text.encode(), bounds)
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise fault(f"`{name}` does not fit: {error}.", faults.BAD_REQUEST) from None

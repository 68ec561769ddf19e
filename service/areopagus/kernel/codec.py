"""Documents as bytes: one canonical form, and its digest."""

from functools import cache
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

D = TypeVar("D", bound=msgspec.Struct)

_json = msgspec.json.Encoder()
_packed = msgspec.msgpack.Encoder()


def encode(document: Any) -> bytes:
    """A document as JSON, always with the same bytes for the same content."""
    return _json.encode(document)


def decode(kind: type[D], body: bytes | str) -> D:
    """A document of a kind from JSON; raises ``msgspec.ValidationError`` or ``DecodeError``."""
    return _decoder(kind).decode(body)  # type: ignore[no-any-return]


def copy(document: D) -> D:
    """A copy that shares nothing with its original."""
    return _unpacker(type(document)).decode(_packed.encode(document))  # type: ignore[no-any-return]


def digest(document: Any) -> str:
    """A short fingerprint by which a client can check its own copy of a document."""
    return digest_bytes(encode(document))


def digest_bytes(body: bytes) -> str:
    """The fingerprint of a document that is already in its canonical bytes."""
    return "b2:" + blake2b(body, digest_size=16).hexdigest()


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


@cache
def _unpacker(kind: Any) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(kind)

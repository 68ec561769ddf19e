"""The base of every shape: decoding, JSON Schema and GraphQL types all come from these Structs."""

from typing import Annotated

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=5, description="A player's place, 0 to n-1, clockwise.")]
"""A player's place at the table."""

Instant = Annotated[
    int,
    Meta(ge=0, le=2_147_483_647, description="Milliseconds since the start of play."),
]
"""A moment of a real-time game: time is an input, no rule reads a clock."""


class Document(Struct, forbid_unknown_fields=True, rename="camel", gc=False):
    """A plain, typed document. None refers to itself, so the collector need not track them."""


class Value(Struct, frozen=True, forbid_unknown_fields=True, rename="camel", gc=False):
    """A document that never changes and can be compared, hashed and kept in sets."""

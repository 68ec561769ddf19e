"""The base of every shape: decoding, JSON Schema and GraphQL types all come from these Structs."""

from typing import Annotated, Any

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=5, description="A player's place, 0 to n-1, clockwise.")]
"""A player's place at the table."""

Instant = Annotated[
    int,
    Meta(ge=0, le=2_147_483_647, description="Milliseconds since the start of play."),
]
"""A moment of a real-time game: time is an input, no rule reads a clock."""

COMPONENT_ID = {"component_id": True}
"""Marks a closed set of strings as ids of components, which are spelled alike everywhere; other
sets are words of a game, which an interface may spell by its own conventions."""

THE_GAME = "{game}"
GameId = Annotated[
    str, Meta(description="The id of the game.", extra_json_schema={"const": THE_GAME})
]
"""The id of the game that a shape is made for: in its schema there is no other."""


DEPRECATED = Meta(extra_json_schema={"deprecated": True})
"""Marks a field that will go: ``Annotated[int | None, DEPRECATED]``. Its docstring says what to use
instead."""


class Document(Struct, forbid_unknown_fields=True, rename="camel", gc=False):
    """A plain, typed document. None refers to itself, so the collector need not track them."""


class Value(Struct, frozen=True, forbid_unknown_fields=True, rename="camel", gc=False):
    """A document that never changes and can be compared, hashed and kept in sets."""


def content_of(document: Struct) -> dict[str, Any]:
    """The fields of a document by name, for another one that has these and more."""
    return {name: getattr(document, name) for name in document.__struct_fields__}

"""Components: what is printed on the material of a game, told in one language."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from areopagus.kernel.decision import Amount
from areopagus.kernel.document import Document
from areopagus.kernel.language import Language

Origin = Annotated[
    Literal["seed", "ref", "house", "pack"],
    Meta(
        description="Where it comes from: the publisher's text, public references, us, or the pack "
        "that an owner typed in."
    ),
]
"""Where a component comes from."""


class Component(Document, kw_only=True):
    """A piece of the material."""

    id: str
    """How moves, events, states and score lines name it."""
    name: str
    """What people call it."""
    text: str = ""
    """What it does, in one line; empty when its name says it all."""
    source: Origin


C = TypeVar("C", bound=Component)


def told(
    kind: type[C], rows: Iterable[Mapping[str, Any]], language: Language, **others: str
) -> list[C]:
    """Rows of a ``components.json`` as components of a kind, in a language.

    A field is read from the entry of its name, in snake or in camel case, or from the one that
    ``others`` gives for it.
    """
    return [_component(kind, row, language, others) for row in rows]


def _component(
    kind: type[C], row: Mapping[str, Any], language: Language, others: Mapping[str, str]
) -> C:
    content: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        for key in (others.get(field.name, field.name), field.encode_name):
            for spelled in _spellings(key, language):
                if spelled in row:
                    content.setdefault(field.encode_name, _amounts(row[spelled]))
    return msgspec.convert(content, kind)


def _spellings(key: str, language: Language) -> tuple[str, ...]:
    """French stands beside English, under the same key with an ending."""
    return (f"{key}_fr", f"{key}Fr", key) if language == "fr" else (key,)


def _amounts(value: Any) -> Any:
    """How many of what, where a row says it as a mapping."""
    if isinstance(value, dict):
        return [msgspec.to_builtins(Amount(of=of, count=count)) for of, count in value.items()]
    return value

"""Closed sets of words as GraphQL enumerations."""

import enum
from collections.abc import Sequence
from typing import Any

import strawberry

from areopagus.api.graphql.casing import capitals


class Enums:
    """The enumerations made so far, by their published name."""

    def __init__(self) -> None:
        self._made: dict[str, tuple[tuple[str, ...], Any]] = {}

    def of(self, name: str, words: Sequence[str], description: str) -> Any:
        """The enumeration of these words; a name stands for the same words everywhere."""
        if name not in self._made:
            self._made[name] = (tuple(words), _enumeration(name, words, description))
        made, kind = self._made[name]
        if set(made) != set(words):
            raise TypeError(f"{name} names two sets of words")
        return kind


def _enumeration(name: str, words: Sequence[str], description: str) -> Any:
    spelled = {word: capitals(word) for word in words}
    if len(set(spelled.values())) != len(words):
        raise TypeError(f"{name}: two words are spelled the same in capitals")
    members = {
        spelling: strawberry.enum_value(word, description=f"`{word}` in documents.")
        for word, spelling in spelled.items()
    }
    kind: Any = enum.Enum(value=name, names=members)  # type: ignore[misc]
    return strawberry.enum(kind, name=name, description=description)

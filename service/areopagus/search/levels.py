"""How well suggestions are thought over."""

from typing import Any

from msgspec import Struct

from areopagus.search.suggestion import Level


class Strength(Struct, frozen=True):
    """What a level does."""

    iterations: int
    """How many futures it looks into, unless a budget says otherwise."""
    searches: bool = True
    """Whether it builds a tree, or only completes its own turn."""


LEVELS: dict[Level, Strength] = {
    "random": Strength(iterations=0, searches=False),
    "greedy": Strength(iterations=4, searches=False),
    "easy": Strength(iterations=25),
    "medium": Strength(iterations=120),
    "strong": Strength(iterations=600),
}


def strength(level: Any) -> Strength:
    return LEVELS[level]

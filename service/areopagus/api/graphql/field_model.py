"""What a field will be in GraphQL, before Strawberry builds it, and the rule for choices.

**The rule.** Members of one choice (an interface or a union) may not give one name to different
types: the natural query, which selects that name from several of them, would be invalid. So:

1. where they differ only in whether null is possible, null is possible in all of them;
2. where the types differ, the first member that has the name keeps it, and a later one carries
   its type in the name: ``tile`` of type ``TechTile`` becomes ``tileTechTile``.

New members are appended, so what is published keeps its name.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True)
class Shape:
    """A GraphQL type: named, or a list of another shape."""

    name: str
    annotation: Any = None
    item: "Shape | None" = None
    nullable: bool = False

    def python(self) -> Any:
        """The annotation by which Strawberry knows it."""
        kind = self.annotation if self.item is None else list[self.item.python()]  # type: ignore[misc]
        return kind | None if self.nullable else kind

    def or_null(self) -> "Shape":
        return replace(self, nullable=True)


@dataclass(frozen=True)
class Field:
    """A field of an output type: its name, its type, and the attribute that it reads."""

    name: str
    shape: Shape
    description: str
    path: str
    """Attributes from the value to the content, dotted; empty for the value itself."""
    may_be_unset: bool = False
    deprecation: str | None = None
    """What to use instead of a field that will go."""


def listed(item: Shape) -> Shape:
    return Shape(name=f"{item.name}List", item=item)


def harmonised(members: Sequence[Sequence[Field]], prefix: str = "") -> list[list[Field]]:
    """The fields of the members of a choice, by the rule."""
    kept: dict[str, Shape] = {}
    for fields in members:
        for field in fields:
            known = kept.setdefault(field.name, field.shape)
            kept[field.name] = _loosened(known, field.shape) or known
    return [[_fitting(field, kept[field.name], prefix) for field in fields] for fields in members]


def shared(members: Sequence[Sequence[Field]]) -> list[Field]:
    """The fields that all members of a choice have, with the same type."""
    first, *rest = members
    others = [{field.name: field.shape for field in fields} for fields in rest]
    return [field for field in first if all(o.get(field.name) == field.shape for o in others)]


def _loosened(one: Shape, other: Shape) -> Shape | None:
    """The common shape of two that differ in nullability only."""
    nullable = one.nullable or other.nullable
    if one.item is not None and other.item is not None:
        item = _loosened(one.item, other.item)
        return None if item is None else Shape(name=one.name, item=item, nullable=nullable)
    if one.item is None and other.item is None and one.name == other.name:
        return replace(one, nullable=nullable)
    return None


def _fitting(field: Field, kept: Shape, prefix: str) -> Field:
    if _loosened(kept, field.shape) is not None:
        return replace(field, shape=kept)
    return replace(field, name=field.name + field.shape.name.removeprefix(prefix))

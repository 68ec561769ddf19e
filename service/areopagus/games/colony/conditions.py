"""Conditions and counts as data: what a private goal asks for, and what a reward tile counts.

Like effects they are closed lists, printed in components.json and in packs alike.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from areopagus.kernel.document import Value

Holding: TypeAlias = Literal[
    "plans",
    "advanced",
    "mines",
    "discoveries",
    "shelters",
    "colonists",
    "robots",
    "techs",
    "tech_level",
    "rockets",
    "research",
    "progress",
    "scientists",
    "contracts",
]
"""What a seat may have some of: plans built or not, advanced buildings, mines with its colonist or
marker, discovery tiles, shelters, colonists in the quarters, robots on the map, technologies, the
level of the most developed one, rockets in the hangar, research tiles, progress cubes, scientists,
completed contracts."""

Some = Annotated[int, Meta(ge=1, le=12)]


class Condition(Value, frozen=True, tag_field="op"):
    """What a private goal asks for."""


class Have(Condition, frozen=True, tag="have"):
    """So many of something."""

    of: Holding
    """What is counted."""
    count: Some
    """How many at least."""


class SameResource(Condition, frozen=True, tag="same_resource"):
    """So many of one resource in the storage, no minerals."""

    count: Annotated[int, Meta(ge=1, le=6)]
    """How many at least."""


class ColonyLevel(Condition, frozen=True, tag="colony_level"):
    """A colony that has grown."""

    level: Annotated[int, Meta(ge=2, le=5)]
    """To which level at least."""


class Complexes(Condition, frozen=True, tag="complexes"):
    """Own advanced buildings in different complexes."""

    count: Annotated[int, Meta(ge=1, le=4)]
    """In how many complexes at least."""
    size: Annotated[int, Meta(ge=2, le=7)]
    """How many buildings each of them has at least."""


class TechsOfLevel(Condition, frozen=True, tag="techs_of_level"):
    """Developed technologies."""

    count: Annotated[int, Meta(ge=1, le=6)]
    """How many at least."""
    level: Annotated[int, Meta(ge=2, le=6)]
    """Of which level at least."""


class ScientistAndContract(Condition, frozen=True, tag="scientist_and_contract"):
    """A scientist, and a completed contract."""


AnyCondition = Have | SameResource | ColonyLevel | Complexes | TechsOfLevel | ScientistAndContract

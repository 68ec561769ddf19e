"""Costs and the mixes of resources that pay them (OM-GEN-5: a mineral replaces any other)."""

from collections.abc import Iterable, Sequence

from areopagus.games.colony.ids import RESOURCES, Resource, Unit
from areopagus.games.colony.pieces import Goods, Payment

_ACCEPTS: dict[Unit, tuple[Resource, ...]] = {
    "mineral": ("mineral",),
    "battery": ("battery", "mineral"),
    "water": ("water", "mineral"),
    "plant": ("plant", "mineral"),
    "oxygen": ("oxygen", "mineral"),
    "any": RESOURCES,
    "water_or_plant": ("water", "plant", "mineral"),
}


def payable(storage: Goods, units: Sequence[Unit]) -> bool:
    """Whether some mix pays a cost, by counting what minerals must replace."""
    if not units:
        return True
    if len(units) == 1:
        return any(getattr(storage, resource) for resource in _ACCEPTS[units[0]])
    if storage.total < len(units):
        return False
    minerals = storage.mineral
    for resource in RESOURCES[1:]:
        short = units.count(resource) - storage.of(resource)
        if short > 0:
            minerals -= short
    return minerals >= units.count("mineral")


def mixes(storage: Goods, units: Iterable[Unit]) -> list[Payment]:
    """All the distinct mixes that pay a cost from a storage."""
    found = {(0, 0, 0, 0, 0)}
    for unit in units:
        found = {
            _plus(mix, RESOURCES.index(resource)) for mix in found for resource in _ACCEPTS[unit]
        }
    held = [storage.of(resource) for resource in RESOURCES]
    return [
        Payment(*mix)
        for mix in sorted(found)
        if all(n <= have for n, have in zip(mix, held, strict=True))
    ]


def _plus(mix: tuple[int, ...], index: int) -> tuple[int, int, int, int, int]:
    changed = list(mix)
    changed[index] += 1
    return tuple(changed)  # type: ignore[return-value]

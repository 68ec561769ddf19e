"""What people call things: facts name them by id, and the wording knows their names.

A component is named by its id, its effect by ``effect_of``, a hex by ``place``, goods by
``amount``.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from areopagus.games.colony.components import (
    BUILDING_COST,
    COMPONENTS,
    GRID,
    HOUSE_MATERIAL,
    SPACE_COST,
    Material,
)
from areopagus.games.colony.components import CELLS as CELL_INFO
from areopagus.games.colony.hexes import CELLS, Hex, spelled
from areopagus.games.colony.ids import BuildingType, Find, Plan
from areopagus.kernel.language import Phrase, joined
from areopagus.kernel.wording import Wording

COUNTED = (
    *("crystal", "mineral", "battery", "water", "plant", "oxygen"),
    *("any", "water_or_plant", "colonist"),
)
"""What amounts are of."""
MOST = 12
"""The greatest amount that is told as one."""
NOTHING = "nothing"
RADAR = "the radar"
"""The fact that is the plan which bears an exploration tile."""
OFF_MAP = "off the map"
_PLACES = {cell: f"hex {spelled(cell)}" for cell in CELLS}


def place(cell: Hex) -> str:
    """The fact that is a hex."""
    return _PLACES.get(cell, OFF_MAP)


def amount(of: str, count: int) -> str:
    """The fact that is so many of something."""
    return f"{count} {of}"


def amounts(counts: Mapping[str, int]) -> tuple[str, ...]:
    """The fact that is so many of several things."""
    return tuple(amount(of, n) for of, n in counts.items() if n) or (NOTHING,)


def counted(units: Iterable[str]) -> dict[str, int]:
    """A bill, unit by unit, as amounts."""
    counts: dict[str, int] = {}
    for unit in units:
        counts[unit] = counts.get(unit, 0) + 1
    return counts


def one(building: BuildingType) -> str:
    """The fact that is a building with its article: "an oxygen condenser"."""
    return f"a {building}"


def the(building: BuildingType) -> str:
    """The fact that is a building already spoken of, or the only one there."""
    return f"the {building}"


def effect_of(id: str) -> str:
    """The fact that is what a component does, as an order that may follow a colon."""
    return f"{id} effect"


def price_of(id: str) -> str:
    """The fact that is what a slot of the grid, a cell, a building, a card or an action costs."""
    return f"{id} price"


def building_of(plan: Plan) -> str:
    """The fact that is the building which a plan makes an advanced one."""
    return f"{plan} building"


def scientist_for(plan: Plan) -> str:
    """The fact that is the scientist who works for a plan."""
    return f"{plan} scientist"


def kind_of_find(find: Find) -> str:
    return "discovery" if find.startswith("DT") else "research"


def with_names(wording: Wording, material: Material) -> Wording:
    """The words of the game with the names of all that facts may name."""
    names = dict(_named(_rows(COMPONENTS)))
    names |= wording.names
    for of in (*COUNTED, "rocket"):
        single, many = wording.names[of], wording.names[f"{of}.many"]
        for n in range(MOST + 1):
            names[amount(of, n)] = Phrase(
                f"{n} {single.en if n == 1 else many.en}", f"{n} {many.fr if n > 1 else single.fr}"
            )
    for id, price in _prices():
        told = [names[one] for one in amounts(price)]
        names[price_of(id)] = Phrase(
            joined([one.en for one in told], "en"), joined([one.fr for one in told], "fr")
        )
    return with_material(wording.naming(names), material)


def with_material(wording: Wording, material: Material) -> Wording:
    """The same with the names that are printed on the material."""
    printed = material.printed
    names = dict(_named([row for part in NAMED for row in printed[part]]))
    names |= _named(printed["lss"]["reward_tiles"])
    for card in material.plans.values():
        names[building_of(card.id)] = wording.names[the(card.building)]
        names[scientist_for(card.id)] = names[card.scientist]
    for plan in printed["plans"]:
        if plan["id"] in material.radars and plan["source"] == "pack":
            names[RADAR] = Phrase(f"“{plan['name']}”", f"le Plan «\u00a0{plan['name_fr']}\u00a0»")
    off_map = wording.names[OFF_MAP]
    for cell, fact in _PLACES.items():
        named = Phrase(fact, f"l’hexagone {spelled(cell)}")
        names[fact] = named if cell in material.land else off_map
    return wording.naming(names)


NAMED = (
    *("plans", "scientists", "contracts", "missions", "private_goals", "discovery_tiles"),
    *("research_tiles", "tech_types", "tech_tiles", "building_tiles"),
)
"""The parts of the material whose pieces have names that a pack may tell."""


def _prices() -> Iterator[tuple[str, dict[str, int]]]:
    for slot, cost in GRID.items():
        yield slot, counted(cost)
    for cell in CELL_INFO.values():
        yield cell.id, {**counted(cell.cost), "crystal": cell.crystals}
    for building, cost in BUILDING_COST.items():
        yield building, counted(cost)
    for scientist in HOUSE_MATERIAL.scientists.values():  # what they cost is a rule (OM-HIRE-1)
        yield scientist.id, {**counted(scientist.cost), "colonist": scientist.colonists}
    for space, cost in SPACE_COST.items():
        yield space, counted(cost)
    yield "A-SHIP", {"water": 1, "plant": 1}


def _named(rows: Iterable[dict[str, Any]]) -> Iterator[tuple[str, Phrase]]:
    for row in rows:
        name = Phrase(row["name"], row["name_fr"])
        yield row["id"], _small(name) if row["id"].startswith(("EC", "RT")) else name
        yield effect_of(row["id"]), _order(row)
        for prize in ("a", "b"):
            if f"reward_{prize}" in row:
                yield effect_of(f"{row['id']}-{prize}"), _order(row[f"reward_{prize}"])


def _rows(content: Any) -> Iterator[dict[str, Any]]:
    """Whatever has an id and a name, wherever it stands."""
    if isinstance(content, dict):
        if "id" in content and "name_fr" in content:
            yield content
        content = list(content.values())
    if isinstance(content, list):
        for part in content:
            yield from _rows(part)


def _order(row: Mapping[str, str]) -> Phrase:
    return _small(Phrase(row["text"], row["text_fr"]))


def _small(phrase: Phrase) -> Phrase:
    """The same words inside a sentence."""
    return Phrase(phrase.en[:1].lower() + phrase.en[1:], phrase.fr[:1].lower() + phrase.fr[1:])

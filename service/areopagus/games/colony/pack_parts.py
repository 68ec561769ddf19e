"""The parts of an On Mars pack, as the rows of components.json have them."""

from typing import Any

from areopagus.games.colony.hexes import CELLS, spelled

Row = dict[str, Any]

SEATS = (2, 3, 4)
FIRST_GAME = ("plan_taken", "scientist_taken", "research_taken")
"""What the missions of a first game count (OM-SET-10)."""
HEXES = {spelled(cell): cell for cell in CELLS}
"""The hexes that a map can have, by their names."""

PARTS: dict[str, tuple[str, tuple[str, ...]]] = {
    "building_tiles": ("buildingTiles", ()),
    "tech_types": ("techTypes", ()),
    "plans": ("plans", ()),
    "scientists": ("scientists", ()),
    "contracts": ("contracts", ()),
    "missions": (
        "missions",
        ("name", "text", "event", "length", "threshold", "crystals_per_contribution"),
    ),
    "private_goals": ("privateGoals", ("name", "text", "condition", "reward_a", "reward_b")),
    "discovery_tiles": ("discoveryTiles", ()),
    "research_tiles": ("researchTiles", ()),
    "reward_tiles": ("rewardTiles", ()),
}
"""The parts of a pack by their rows: how they are called, and what a piece tells that is new."""
WHOLE = ("missions", "private_goals")
"""Of these a pack lists all there are."""
WORDS = ("id", "name", "name_fr", "text", "text_fr")

IDS: dict[str, list[str]] = {
    "missions": [f"M{number}" for number in range(1, 16)],
    "private_goals": [f"PG{number:02}" for number in range(1, 25)],
}
"""The ids of which a box need not have all; of all others it has those that the house has."""

FACES: dict[str, tuple[str, ...]] = {
    "building_tiles": ("arrows",),
    "plans": ("level", "building", "min_complex_size", "gain", "op_built", "effect", "boost"),
    "scientists": ("works_in", "scores_building", "op_per_building"),
    "contracts": ("building", "min_complex_size", "needs", "op_done", "op_failed"),
    "missions": ("event", "length", "threshold", "crystals_per_contribution"),
    "private_goals": ("condition", "reward_a", "reward_b"),
    "discovery_tiles": ("effect",),
    "research_tiles": ("effect",),
    "reward_tiles": ("op", "counts"),
}
"""What is printed on each kind of piece besides its words."""


def rows_of(printed: Row, part: str) -> list[Row]:
    """The rows of a part, wherever components.json has them."""
    rows: list[Row] = printed["lss"][part] if part == "reward_tiles" else printed[part]
    return rows


def camel(key: str) -> str:
    """The name that a key of a row has in a pack."""
    head, *tail = key.split("_")
    return head + "".join(word.capitalize() for word in tail)


def is_other(part: str, ours: Row, theirs: Row) -> bool:
    """Whether something else than words is printed on a piece."""
    return any(theirs.get(key) != ours.get(key) for key in FACES.get(part, ()))

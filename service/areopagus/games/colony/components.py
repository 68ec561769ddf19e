"""The printed material, read from components.json and indexed by id."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.ids import (
    Benefit,
    BuildingTile,
    BuildingType,
    Contract,
    Discovery,
    ExecutiveAction,
    Goal,
    GridSlot,
    Item,
    LabCell,
    MainAction,
    Mission,
    Plan,
    Research,
    Resource,
    Reward,
    Scientist,
    Side,
    TechTile,
    TechType,
    Unit,
)
from areopagus.games.colony.printed_effects import (
    Construct,
    Develop,
    Drive,
    Effect,
    Hire,
    TakeItems,
    TakePlans,
    TakeTech,
    Travel,
    Upgrade,
    Welcome,
    effect_of,
)

COMPONENTS: dict[str, Any] = json.loads(
    files("areopagus.games.colony").joinpath("components.json").read_text(encoding="utf-8")
)


# Cards and spaces.


@dataclass(frozen=True, slots=True)
class PlanCard:
    """What a plan says."""

    id: Plan
    level: int
    building: BuildingType
    size: int
    gain: Item
    scientist: Scientist
    points: int


@dataclass(frozen=True, slots=True)
class ScientistCard:
    """What a scientist costs, where it works and what it scores."""

    id: Scientist
    cost: tuple[Unit, ...]
    colonists: int
    works_in: BuildingType
    scores: BuildingType
    points: int


@dataclass(frozen=True, slots=True)
class ContractCard:
    """What an Earth contract asks for, and its points."""

    id: Contract
    building: BuildingType | None
    """For an upgrade contract: the type of the complex; none for a delivery."""
    size: int
    needs: tuple[tuple[Item, int], ...]
    done: int
    failed: int

    def needed(self, item: Item) -> int:
        return next((n for wanted, n in self.needs if wanted == item), 0)


@dataclass(frozen=True, slots=True)
class Cell:
    """A laboratory cell with the price and the worth of its column."""

    id: LabCell
    column: int
    next: tuple[LabCell, ...]
    cost: tuple[Unit, ...]
    crystals: int
    points: int


@dataclass(frozen=True, slots=True)
class MissionInfo:
    """What a mission counts."""

    id: Mission
    event: str
    long: bool
    threshold: dict[int, int]
    crystals: int


@dataclass(frozen=True, slots=True)
class ActionInfo:
    """A main action."""

    id: MainAction
    side: Side
    slots: int
    """Colonist slots; 0 for none, one per seat for A-HIRE."""


def _units(cost: dict[Any, int]) -> tuple[Unit, ...]:
    return tuple(unit for unit, n in cost.items() if unit != "crystal" for _ in range(n))


def _rows(name: str) -> list[dict[str, Any]]:
    return COMPONENTS[name]  # type: ignore[no-any-return]


def _hex(pair: list[int]) -> Hex:
    return Hex(pair[0], pair[1])


def _hexes(pairs: Iterable[list[int]]) -> tuple[Hex, ...]:
    return tuple(_hex(pair) for pair in pairs)


PLANS: dict[Plan, PlanCard] = {
    row["id"]: PlanCard(
        row["id"],
        row["level"],
        row["building"],
        row["min_complex_size"],
        next(iter(row["gain"])),
        row["scientist"],
        row["op_built"],
    )
    for row in _rows("plans")
}
SCIENTISTS: dict[Scientist, ScientistCard] = {
    row["id"]: ScientistCard(
        row["id"],
        _units({k: v for k, v in row["hire_cost"].items() if k != "colonists_to_working_area"}),
        row["hire_cost"].get("colonists_to_working_area", 0),
        row["colour_works_in"],
        row["scores_building"],
        row["op_per_building"],
    )
    for row in _rows("scientists")
}
CONTRACTS: dict[Contract, ContractCard] = {
    row["id"]: ContractCard(
        row["id"],
        row.get("building"),
        row.get("min_complex_size", 0),
        tuple(row.get("needs", {}).items()),
        row["op_done"],
        row["op_failed"],
    )
    for row in _rows("contracts")
}
MISSIONS: dict[Mission, MissionInfo] = {
    row["id"]: MissionInfo(
        row["id"],
        row["event"],
        row["class"] == "long",
        {int(seats): n for seats, n in row["threshold"].items()},
        row["crystals_per_contribution"],
    )
    for row in _rows("missions")
}
FIRST_GAME: tuple[Mission, ...] = tuple(COMPONENTS["mission_setup"]["first_game"])
GOALS: tuple[Goal, ...] = tuple(row["id"] for row in _rows("private_goals"))
DISCOVERIES: tuple[Discovery, ...] = tuple(row["id"] for row in _rows("discovery_tiles"))
RESEARCH: dict[Research, str] = {row["id"]: row["letter"] for row in _rows("research_tiles")}
REWARDS: tuple[Reward, ...] = tuple(row["id"] for row in COMPONENTS["lss"]["reward_tiles"])
BENEFITS: tuple[Benefit, ...] = tuple(row["id"] for row in COMPONENTS["lss"]["benefits"])
PROGRESS_POINTS: tuple[int, ...] = tuple(COMPONENTS["progress_op"]["by_cubes"])
QUARTERS_POINTS: tuple[int, ...] = tuple(COMPONENTS["living_quarters"]["op_by_row"])

_COLUMNS = {row["column"]: row for row in COMPONENTS["lab"]["columns"]}
CELLS: dict[LabCell, Cell] = {
    row["id"]: Cell(
        row["id"],
        row["column"],
        tuple(row["next"]),
        _units(_COLUMNS[row["column"]]["cost"]),
        _COLUMNS[row["column"]]["cost"].get("crystal", 0),
        _COLUMNS[row["column"]]["op"],
    )
    for row in COMPONENTS["lab"]["cells"]
}
ENTRY_CELLS: tuple[LabCell, ...] = tuple(id for id, cell in CELLS.items() if cell.column == 1)
SHELTER_TECH_CELL: LabCell = COMPONENTS["lab"]["start_tile_cell"]["cell"]

TECH_TYPES: dict[TechTile, TechType] = {row["id"]: row["type"] for row in _rows("tech_tiles")}
TECH_SETS: dict[str, tuple[TechTile, ...]] = {
    name: tuple(row["id"] for row in _rows("tech_tiles") if row["set"] == name) for name in "AB"
}
SHELTER_TECHS: tuple[TechTile, ...] = tuple(
    row["id"] for row in _rows("tech_tiles") if row["set"] == "start"
)
GRID: dict[GridSlot, tuple[Unit, ...]] = {
    row["id"]: _units(row["cost"]) for row in _rows("tech_grid")
}
GRID_SLOTS: tuple[GridSlot, ...] = tuple(GRID)

BUILDING_COST: dict[BuildingType, tuple[Unit, ...]] = {
    row["id"]: _units({k: v for k, v in row["cost"].items() if k != "colonist_on_tile"})
    for row in _rows("buildings")
}
BUILDING_GAIN: dict[BuildingType, Item] = {
    row["id"]: row["gain_per_size"] for row in _rows("buildings")
}
BUILDING_TECH: dict[BuildingType, TechType] = {row["id"]: row["tech"] for row in _rows("buildings")}
ARROWS: dict[str, tuple[str, ...]] = {
    row["id"]: tuple(row["arrows"]) for row in _rows("building_tiles")
}
TILE_TYPE: dict[str, BuildingType] = {row["id"]: row["building"] for row in _rows("building_tiles")}
STARTING_TILES: dict[BuildingType, BuildingTile] = {
    row["building"]: row["id"] for row in _rows("building_tiles") if row["starting"]
}

_MAP = COMPONENTS["map"]
START_BUILDING_HEXES = _hexes(_MAP["start_building_hexes"]["hexes"])
SHELTER_HEXES = {seats: _hexes(_MAP["shelter_start"][str(seats)]) for seats in (2, 3, 4)}
RESEARCH_HEXES = {letter: _hexes(_MAP["research_hexes"][letter]) for letter in "ABCD"}

ACTIONS: dict[MainAction, ActionInfo] = {
    row["id"]: ActionInfo(
        row["id"], row["side"], row["slots"] if isinstance(row["slots"], int) else 4
    )
    for row in _rows("actions")
}
EXECUTIVE_COST: dict[ExecutiveAction, int] = {
    row["id"]: row["cost_crystals"] for row in _rows("executive_actions")
}
PLAN_COST = 2
CONTRACT_COST = 1
WAREHOUSE_EACH = {int(seats): n for seats, n in COMPONENTS["warehouse"]["each"].items()}
WAREHOUSE_ITEMS: tuple[Item, ...] = tuple(COMPONENTS["warehouse"]["items"])
TRADE_ITEMS: tuple[Resource, ...] = ("battery", "water", "plant", "oxygen")

_MAIN_EFFECTS: dict[str, Effect] = {
    "A-POD": Travel("colony", exploring=False),
    "A-PLAN": TakePlans(1),
    "A-LEARN": TakeTech(1),
    "A-RND": Develop(2),
    "A-SUPPLY": TakeItems(1),
    "A-CTRL": Drive(robots=2, rover=2, tech=True),
    "A-BUILD": Construct(None),
    "A-UPG": Upgrade(1, tech=True),
    "A-SHIP": Welcome(1, tech=True, boost=True),
    "A-HIRE": Hire(True, True),
}


def _all_effects() -> dict[str, Effect]:
    effects = dict(_MAIN_EFFECTS)
    for row in _rows("turn_order_spaces"):
        if row["bonus"]:
            effects[row["id"]] = effect_of(row["bonus"])
    for row in _rows("executive_actions"):
        effects[row["id"]] = effect_of(row["effect"])
    for row in COMPONENTS["lab"]["cells"]:
        if row["benefit"]:
            effects[row["id"]] = effect_of(row["benefit"])
    for row in _rows("plans"):
        effects[row["id"]] = effect_of(row["executive"], boost=row["boost_by"] == "colonist")
    for row in [*_rows("discovery_tiles"), *_rows("research_tiles")]:
        effects[row["id"]] = effect_of(row["effect"])
    for row in COMPONENTS["lss"]["benefits"]:
        effects[row["id"]] = effect_of(row["effect"])
    for row in _rows("private_goals"):
        effects[f"{row['id']}-a"] = effect_of(row["reward_a"])
        effects[f"{row['id']}-b"] = effect_of(row["reward_b"])
    return effects


EFFECTS: dict[str, Effect] = _all_effects()
"""What each printed thing does, by its id."""

REPEATS: dict[str, Effect] = {
    "A-PLAN": TakePlans(1),
    "A-LEARN": TakeTech(1),
    "A-RND": Develop(1),
    "A-SUPPLY": TakeItems(1),
    "L5b": TakePlans(1),
    **{
        row["id"]: effect_of(row["boost_effect"])
        for row in _rows("plans")
        if row["boost_by"] == "colonist"
        and row["boost_effect"]["fx"] not in ("tech_level", "upgrade", "welcome")
    },
}
"""What each further colonist brings. Constructions, upgrades and welcomes see to it themselves."""

SPACE_COST: dict[str, tuple[Unit, ...]] = {"TO4": ("water_or_plant",)}
"""What the bonus of a turn-order space costs; that of TO3 is the price of the tile taken."""

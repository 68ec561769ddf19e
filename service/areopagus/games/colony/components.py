"""The printed material: what boards show, fixed by the rules, and what a pack may tell otherwise.

Boards, costs and kinds of pieces are read from components.json once, for every game. What is
printed on cards, tiles and the map is a :class:`Material`, which is reached through the table.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

import msgspec

from areopagus.games.colony.conditions import AnyCondition, Holding
from areopagus.games.colony.hexes import Hex, land_of
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
    AnyEffect,
    Construct,
    Develop,
    Drive,
    Hire,
    Radar,
    TakeItems,
    TakePlans,
    TakeTech,
    Travel,
    Upgrade,
    Welcome,
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
class RewardTile:
    """What a reward tile of the life-support table pays."""

    points: int
    """For each of what it counts."""
    counts: Holding


@dataclass(frozen=True, slots=True)
class ActionInfo:
    """A main action."""

    id: MainAction
    side: Side
    slots: int
    """Colonist slots; 0 for none, one per seat for A-HIRE."""


def effects_of(raw: dict[str, dict[str, Any]]) -> dict[str, AnyEffect]:
    """Effects as they are printed, by id: all at once, since what they may be is made out anew."""
    return msgspec.convert(raw, dict[str, AnyEffect])


def _units(cost: dict[Any, int]) -> tuple[Unit, ...]:
    return tuple(unit for unit, n in cost.items() if unit != "crystal" for _ in range(n))


def _rows(name: str) -> list[dict[str, Any]]:
    return COMPONENTS[name]  # type: ignore[no-any-return]


def _hex(pair: list[int]) -> Hex:
    return Hex(pair[0], pair[1])


def _hexes(pairs: Iterable[list[int]]) -> tuple[Hex, ...]:
    return tuple(_hex(pair) for pair in pairs)


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
STARTING_TILES: dict[BuildingType, BuildingTile] = {
    row["building"]: row["id"] for row in _rows("building_tiles") if row["starting"]
}

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

_MAIN_EFFECTS: dict[str, AnyEffect] = {
    "A-POD": Travel("colony", exploring=False),
    "A-PLAN": TakePlans(1),
    "A-LEARN": TakeTech(),
    "A-RND": Develop(2),
    "A-SUPPLY": TakeItems(1),
    "A-CTRL": Drive(robots=2, rover=2, tech=True),
    "A-BUILD": Construct(None),
    "A-UPG": Upgrade(1, tech=True),
    "A-SHIP": Welcome(1, tech=True, boost=True),
    "A-HIRE": Hire(True, True),
}


SPACE_COST: dict[str, tuple[Unit, ...]] = {"TO4": ("water_or_plant",)}
"""What the bonus of a turn-order space costs; that of TO3 is the price of the tile taken."""


def _board_effects() -> dict[str, AnyEffect]:
    rows = [
        *((row["id"], row["bonus"]) for row in _rows("turn_order_spaces")),
        *((row["id"], row["effect"]) for row in _rows("executive_actions")),
        *((row["id"], row["benefit"]) for row in COMPONENTS["lab"]["cells"]),
        *((row["id"], row["effect"]) for row in COMPONENTS["lss"]["benefits"]),
    ]
    return _MAIN_EFFECTS | effects_of({id: raw for id, raw in rows if raw})


_BOARD_EFFECTS = _board_effects()
_BOARD_REPEATS: dict[str, AnyEffect] = {
    "A-PLAN": TakePlans(1),
    "A-LEARN": TakeTech(),
    "A-RND": Develop(1),
    "A-SUPPLY": TakeItems(1),
    "L5b": TakePlans(1),
}


class Material:
    """What is printed on the cards, the tiles and the map that a game is played with."""

    def __init__(self, printed: dict[str, Any]) -> None:
        self.printed = printed
        """The rows of components.json, or what a pack made of them."""
        self.scientists: dict[Scientist, ScientistCard] = {
            row["id"]: _scientist(row) for row in printed["scientists"]
        }
        self.plans: dict[Plan, PlanCard] = {row["id"]: _plan(row) for row in printed["plans"]}
        self.contracts: dict[Contract, ContractCard] = {
            row["id"]: _contract(row) for row in printed["contracts"]
        }
        self.missions: dict[Mission, MissionInfo] = {
            row["id"]: _mission(row) for row in printed["missions"]
        }
        self.first_game: tuple[Mission, ...] = tuple(printed["mission_setup"]["first_game"])
        """The fixed missions of a first game."""
        self.goals: dict[Goal, AnyCondition] = msgspec.convert(
            {row["id"]: row["condition"] for row in printed["private_goals"]},
            dict[str, AnyCondition],
        )
        self.discoveries: tuple[Discovery, ...] = tuple(
            row["id"] for row in printed["discovery_tiles"]
        )
        self.research: dict[Research, str] = {
            row["id"]: row["letter"] for row in printed["research_tiles"]
        }
        self.rewards: dict[Reward, RewardTile] = {
            row["id"]: RewardTile(row["op"], row["counts"])
            for row in printed["lss"]["reward_tiles"]
        }
        self.tile_types: dict[str, BuildingType] = {
            row["id"]: row["building"] for row in printed["building_tiles"]
        }
        self.arrows: dict[str, tuple[str, ...]] = {
            row["id"]: tuple(row["arrows"]) for row in printed["building_tiles"]
        }
        self._lay_out(printed["map"])
        self.effects = self._all_effects()
        """What each printed thing does, by its id."""
        self.radars = frozenset(id for id, does in self.effects.items() if isinstance(does, Radar))
        """The plans that bear an exploration tile once they are used."""
        self.repeats = self._all_repeats()
        """What each further colonist brings. Constructions, upgrades and welcomes see to it
        themselves."""
        self.all_tiles = frozenset(self.tile_types)
        self.all_cards = frozenset(self.contracts) | frozenset(self.scientists)
        self.research_homes: dict[str, tuple[Hex, ...]] = {
            tile: self.research_hexes[letter] for tile, letter in self.research.items()
        }

    def _lay_out(self, printed: dict[str, Any]) -> None:
        self.land = land_of(frozenset(_hexes(printed["cells"])))
        self.start_building_hexes = _hexes(printed["start_building_hexes"]["hexes"])
        self.shelter_hexes = {
            seats: _hexes(printed["shelter_start"][str(seats)]) for seats in (2, 3, 4)
        }
        self.research_hexes = {
            letter: _hexes(printed["research_hexes"][letter]) for letter in "ABCD"
        }

    def _all_effects(self) -> dict[str, AnyEffect]:
        printed = self.printed
        raw = {
            row["id"]: row["effect"]
            for part in ("plans", "discovery_tiles", "research_tiles")
            for row in printed[part]
        }
        for row in printed["private_goals"]:
            raw[f"{row['id']}-a"] = row["reward_a"]["effect"]
            raw[f"{row['id']}-b"] = row["reward_b"]["effect"]
        return _BOARD_EFFECTS | effects_of(raw)

    def _all_repeats(self) -> dict[str, AnyEffect]:
        plans = self.printed["plans"]
        raw = {row["id"]: row["boost"] for row in plans if row["boost"]}
        return _BOARD_REPEATS | effects_of(raw)


def _plan(row: dict[str, Any]) -> PlanCard:
    return PlanCard(
        row["id"],
        row["level"],
        row["building"],
        row["min_complex_size"],
        next(iter(row["gain"])),
        row["scientist"],
        row["op_built"],
    )


def _scientist(row: dict[str, Any]) -> ScientistCard:
    return ScientistCard(
        row["id"],
        _units({k: v for k, v in row["hire_cost"].items() if k != "colonists_to_working_area"}),
        row["hire_cost"].get("colonists_to_working_area", 0),
        row["works_in"],
        row["scores_building"],
        row["op_per_building"],
    )


def _contract(row: dict[str, Any]) -> ContractCard:
    return ContractCard(
        row["id"],
        row.get("building"),
        row.get("min_complex_size", 0),
        tuple(row.get("needs", {}).items()),
        row["op_done"],
        row["op_failed"],
    )


def _mission(row: dict[str, Any]) -> MissionInfo:
    return MissionInfo(
        row["id"],
        row["event"],
        row["length"] == "long",
        {int(seats): n for seats, n in row["threshold"].items()},
        row["crystals_per_contribution"],
    )


HOUSE_MATERIAL = Material(COMPONENTS)
"""What is played with unless a pack says otherwise."""

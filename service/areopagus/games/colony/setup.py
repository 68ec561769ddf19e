"""From options, seats and a seed to the first question."""

from collections.abc import Sequence
from typing import Any

from areopagus.games.colony.components import (
    SHELTER_TECH_CELL,
    SHELTER_TECHS,
    STARTING_TILES,
    TECH_SETS,
    WAREHOUSE_EACH,
    Material,
)
from areopagus.games.colony.hexes import CENTRE, Hex
from areopagus.games.colony.ids import (
    COMMON_TYPES,
    LSS_TYPES,
    SLOT_ACTIONS,
    BuildingType,
    Goal,
    Mission,
)
from areopagus.games.colony.pieces import (
    Building,
    Cargo,
    Company,
    FindSpot,
    Goods,
    LabTile,
    MissionCard,
    Slots,
    Stock,
)
from areopagus.games.colony.state import OnMars, Options
from areopagus.games.colony.steps import ChooseSpaceStep
from areopagus.kernel.dice import Dice
from areopagus.kernel.errors import InvalidSetup

GOALS_EACH = 3
PLANS_SHOWN = 6
EXPLORATION_PLACES = 2


def deal(material: Material, names: Sequence[str | None], seed: str, options: Options) -> OnMars:
    """Lay everything out as OM-SET says; the first seat then chooses its place."""
    if options.first_game and options.length == "long":
        raise InvalidSetup("a first game is a short one", "/options/firstGame")
    dice, seats = Dice(seed=seed), len(names)
    discoveries = _shuffled(dice, material.discoveries)
    sets = _shuffled(dice, ("A", "B"))
    grid = _shuffled(dice, TECH_SETS[sets[0]])
    reserve = _shuffled(dice, TECH_SETS[sets[1]]) if seats > 2 else []
    plans = [
        *_shuffled(dice, [p.id for p in material.plans.values() if p.level == 3]),
        *_shuffled(dice, [p.id for p in material.plans.values() if p.level == 1]),
    ]
    goals = _shuffled(dice, material.goals)
    each = WAREHOUSE_EACH[seats]
    return OnMars(
        options=options,
        queue=list(range(1, seats)),
        buildings=_starting_buildings(material, dice, seats),
        stocks=[_stock(material, dice, kind) for kind in COMMON_TYPES],
        finds=_research(material, options),
        crystals=[],
        exploration=[discoveries.pop() for _ in range(EXPLORATION_PLACES)],
        discovery_stack=discoveries,
        grid=grid,
        tech_reserve=reserve,
        plan_display=[plans.pop() for _ in range(PLANS_SHOWN)],
        plan_stack=plans,
        display=list(material.scientists),
        contract_deck=_contracts(material, dice, options),
        missions=_missions(material, dice, options, seats),
        rewards=_shuffled(dice, material.rewards)[:4],
        warehouse=Cargo(crystal=each, battery=each, water=each, plant=each, oxygen=each),
        slots=[Slots(main=main, seats=[]) for main in SLOT_ACTIONS],
        companies=[
            _company(
                material,
                seat,
                name,
                seats,
                goals[seat * GOALS_EACH : (seat + 1) * GOALS_EACH],
            )
            for seat, name in enumerate(names)
        ],
        pending=[ChooseSpaceStep(seat=0)],
        dice=dice,
    )


def _shuffled(dice: Dice, items: Any) -> Any:
    shuffled = list(items)
    dice.shuffle(shuffled)
    return shuffled


def _starting_buildings(material: Material, dice: Dice, seats: int) -> list[Building]:
    """OM-SET-7, OM-SET-12."""
    around = _shuffled(dice, LSS_TYPES)
    common: list[tuple[Hex, BuildingType]] = [
        (CENTRE, "mine"),
        *zip(material.start_building_hexes, around, strict=True),
    ]
    return [
        *(Building(hex=cell, building=kind, tile=STARTING_TILES[kind]) for cell, kind in common),
        *(
            Building(hex=cell, building="shelter", owner=seat)
            for seat, cell in enumerate(material.shelter_hexes[seats])
        ),
    ]


def _stock(material: Material, dice: Dice, kind: BuildingType) -> Stock:
    types, start = material.tile_types, STARTING_TILES[kind]
    tiles = [tile for tile, of in types.items() if of == kind and tile != start]
    return Stock(building=kind, tiles=_shuffled(dice, tiles))


def _research(material: Material, options: Options) -> list[FindSpot]:
    """OM-SET-9: two equal tiles in each corner, on one hex or on two (R-RESEARCH)."""
    spots: list[FindSpot] = []
    for letter, hexes in material.research_hexes.items():
        pair = [tile for tile, of in material.research.items() if of == letter]
        if options.research == "stack_on_one_hex":
            spots.append(FindSpot(hex=hexes[0], finds=list(pair)))
        else:
            spots += [FindSpot(hex=h, finds=[t]) for h, t in zip(hexes, pair, strict=True)]
    return spots


def _contracts(material: Material, dice: Dice, options: Options) -> Any:
    """With R-CONTRACT-REFILL `chosen_by_the_taker` the deck is open and needs no order."""
    if options.contract_refill == "chosen_by_the_taker":
        return sorted(material.contracts)
    return _shuffled(dice, material.contracts)


def _missions(material: Material, dice: Dice, options: Options, seats: int) -> list[MissionCard]:
    """OM-SET-10."""
    missions = material.missions
    short = _shuffled(dice, [m.id for m in missions.values() if not m.long])
    long = _shuffled(dice, [m.id for m in missions.values() if m.long])
    chosen: list[Mission]
    if options.first_game:
        chosen = list(material.first_game)
    elif options.length == "short":
        chosen = [*short[:2], long[0]]
    else:
        chosen = [*long[:2], short[0]]
    return [MissionCard(mission=m, left=missions[m].threshold[seats]) for m in chosen]


def _company(
    material: Material, seat: int, name: str | None, seats: int, goals: list[Goal]
) -> Company:
    return Company(
        name=name,
        storage=Goods(mineral=1, battery=1, water=1, plant=1, oxygen=1),
        crystals=1,
        quarters=3,
        rockets=[1, 2, 3, 4, 5],
        robots=[material.shelter_hexes[seats][seat]],
        lab=[LabTile(cell=SHELTER_TECH_CELL, tile=SHELTER_TECHS[seat])],
        goals=goals,
    )

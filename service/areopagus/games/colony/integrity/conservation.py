"""Each piece of the game in exactly one place, where it can be."""

from collections import Counter
from typing import Any

from areopagus.games.colony.components import (
    CELLS,
    SHELTER_TECHS,
    STARTING_TILES,
    TECH_SETS,
    TECH_TYPES,
    Material,
)
from areopagus.games.colony.effects import is_met
from areopagus.games.colony.hexes import CENTRE, Hex
from areopagus.games.colony.ids import COMMON_TYPES, ITEMS
from areopagus.games.colony.pieces import Building
from areopagus.games.colony.state import OnMars
from areopagus.games.colony.table import MARKERS, ColonyTable
from areopagus.kernel.errors import Inconsistent

_TECH_SETS = [frozenset(TECH_SETS["A"]), frozenset(TECH_SETS["B"])]
_SHELTER_TECHS = frozenset(SHELTER_TECHS)
_PLAN_STACK = {1: 18, 2: 6}


def check_pieces(table: ColonyTable) -> None:
    """Raise :class:`Inconsistent` when a piece is missing, doubled or out of place."""
    _check_map(table.material, table.state)
    _check_buildings(table.material, table.state)
    _check_finds(table.material, table.state)
    _check_techs(table.state)
    _check_plans(table)
    _check_cards(table)


def require(holds: bool, invariant: str, message: str, pointer: str = "") -> None:
    if not holds:
        raise Inconsistent(invariant, message, pointer)


def once(items: list[Any], invariant: str, pointer: str = "") -> set[Any]:
    """The items as a set; each may be in one place only."""
    found = set(items)
    if len(found) != len(items):
        twice = next(item for item, n in Counter(items).items() if n > 1)
        raise Inconsistent(invariant, f"{twice} is in two places", pointer)
    return found


# The map.


def _hexes(state: OnMars) -> list[Hex]:
    cells = [building.hex for building in state.buildings]
    cells += state.crystals
    cells += [spot.hex for spot in state.finds]
    for company in state.companies:
        cells += company.robots
        cells += [company.rover] if company.rover is not None else []
        cells += [plan.built for plan in company.plans if plan.built is not None]
    return cells


def _check_map(material: Material, state: OnMars) -> None:
    require(material.land.has_all(_hexes(state)), "map", "a piece is off the map")
    built = once([b.hex for b in state.buildings], "one-building-per-hex", "/buildings")
    spots = once([spot.hex for spot in state.finds], "finds", "/finds")
    crystals = once(state.crystals, "crystals", "/crystals")
    require(built.isdisjoint(spots), "finds", "no tile lies on a building", "/finds")
    require(
        built.isdisjoint(crystals) and spots.isdisjoint(crystals),
        "crystals",
        "a crystal lies on a hex without building or tile",
        "/crystals",
    )


def _check_buildings(material: Material, state: OnMars) -> None:
    require(
        [stock.building for stock in state.stocks] == list(COMMON_TYPES),
        "building-tiles",
        "there is one stock per common type, in order",
        "/stocks",
    )
    types = material.tile_types
    tiles = [building.tile for building in state.buildings if building.building != "shelter"]
    for stock in state.stocks:
        tiles += stock.tiles
        require(
            all(types[tile] == stock.building and tile[-1] != "S" for tile in stock.tiles),
            "building-tiles",
            "a tile is in the stock of its type",
            "/stocks",
        )
    require(
        once(tiles, "building-tiles") == material.all_tiles,
        "building-tiles",
        "every building tile is in stock or on the map",
        "/stocks",
    )
    starts: dict[str, Hex] = {}
    for building in state.buildings:
        _check_building(material, building, len(state.companies), starts)
    require(
        starts.pop(STARTING_TILES["mine"]) == CENTRE
        and set(starts.values()) == set(material.start_building_hexes),
        "starting-buildings",
        "the starting buildings stand on their places",
        "/buildings",
    )


def _check_building(
    material: Material, building: Building, seats: int, starts: dict[str, Hex]
) -> None:
    types = material.tile_types
    tile, owner, colonist = building.tile, building.owner, building.colonist
    if building.building == "shelter":
        fits = tile is None and owner is not None and owner < seats and colonist is None
    else:
        fits = owner is None and tile is not None and types[tile] == building.building
        if tile is not None and tile[-1] == "S":
            starts[tile] = building.hex
            fits = fits and colonist is None
        elif colonist is not None:
            fits = fits and building.building == "mine" and colonist < seats
    if not fits:
        raise Inconsistent(
            "buildings",
            "a building has its tile or its owner; colonists work in mines that were constructed",
            "/buildings",
        )


def _check_finds(material: Material, state: OnMars) -> None:
    placed = [find for spot in state.finds for find in spot.finds]
    owned = [tile for company in state.companies for tile in company.discoveries]
    radar = [own.radar for c in state.companies for own in c.plans if own.radar is not None]
    research = [tile for company in state.companies for tile in company.research]
    once(
        [*placed, *state.exploration, *state.discovery_stack, *owned, *radar, *research],
        "finds",
        "/finds",
    )
    require(
        len(state.exploration) == 2 or not state.discovery_stack,
        "exploration",
        "the exploration places are refilled from the stack",
        "/exploration",
    )
    for spot in state.finds:
        homes = [material.research_homes.get(find) for find in spot.finds]
        if homes[0] is None:
            right = len(homes) == 1
        elif state.options.research == "stack_on_one_hex":
            right = spot.hex == homes[0][0] and homes == [homes[0]] * len(homes)
        else:
            right = spot.hex in homes[0] and len(homes) == 1
        require(right, "finds", "tiles lie where they were laid out", "/finds")


# Techs, plans, cards.


def _check_techs(state: OnMars) -> None:
    seats = len(state.companies)
    tiles = [
        *(tile for tile in state.grid if tile is not None),
        *state.tech_reserve,
        *(entry.tile for company in state.companies for entry in company.lab),
    ]
    found = once(tiles, "tech-tiles", "/grid") - _SHELTER_TECHS
    if seats == 2:
        right = found in _TECH_SETS and not state.tech_reserve
    else:
        right = found == _TECH_SETS[0] | _TECH_SETS[1]
    require(right, "tech-tiles", "every tech tile in play is in one place", "/grid")
    for seat, company in enumerate(state.companies):
        own = [e for e in company.lab if TECH_TYPES[e.tile] == "T-SHE"]
        require(
            len({entry.cell for entry in company.lab}) == len(company.lab)
            and len({TECH_TYPES[entry.tile] for entry in company.lab}) == len(company.lab)
            and [entry.tile for entry in own] == [SHELTER_TECHS[seat]]
            and CELLS[own[0].cell].column >= 2,
            "laboratory",
            "a laboratory has one tile per cell and type, among them the seat's Shelter tech",
            "/companies",
        )


def _check_plans(table: ColonyTable) -> None:
    state = table.state
    owned = [own.plan for company in state.companies for own in company.plans]
    once([*state.plan_display, *state.plan_stack, *owned], "plans", "/planDisplay")
    plans = table.material.plans
    stack = [plans[plan].level for plan in state.plan_stack]
    shown = [plans[plan].level for plan in (*state.plan_display, *owned)]
    require(
        len(stack) == _PLAN_STACK.get(state.level, 0)
        and stack == sorted(stack, reverse=True)
        and (state.level > 1 or (stack.count(1) == 6 and shown.count(1) == 6 == len(shown))),
        "plan-stack",
        "the stack of plans fits the colony level",
        "/planStack",
    )
    require(
        state.level == 1 or (stack.count(1) == 0 and len(state.plan_display) <= 12),
        "plan-stack",
        "the display of plans fits the colony level",
        "/planDisplay",
    )
    require(
        state.level < 3 or all(plans[plan].level == 3 for plan in state.plan_display),
        "plan-stack",
        "plans of level 1 leave at colony level 3",
        "/planDisplay",
    )
    board = table.board
    sites: list[Hex] = []
    for seat, company in enumerate(state.companies):
        require(len(company.plans) <= MARKERS, "markers", "a seat has eight markers")
        for own in company.plans:
            if own.built is not None:
                sites.append(own.built)
                _require_site(table, seat, own.plan, own.built)
            require(
                own.radar is None or (own.plan in table.material.radars and own.built is not None),
                "radar",
                "only Radar, once built, bears a tile",
            )
    once(sites, "one-marker-per-building")
    for cell in sites:
        require(
            board.buildings[cell].colonist is None,
            "one-piece-per-hex",
            "no colonist stays under a marker",
        )


def _require_site(table: ColonyTable, seat: int, plan: Any, cell: Hex) -> None:
    board, card = table.board, table.material.plans[plan]
    building = board.buildings.get(cell)
    require(
        building is not None
        and building.building == card.building
        and building.owner in (None, seat)
        and board.size_at(cell) >= card.size,
        "built-plans",
        "a plan was built on a building that fits it",
    )


def _check_cards(table: ColonyTable) -> None:
    state = table.state
    scientists = [own.scientist for company in state.companies for own in company.scientists]
    contracts = [own.contract for company in state.companies for own in company.contracts]
    shown = [card for card in state.display if card is not None]
    found = once([*shown, *state.contract_deck, *scientists, *contracts], "cards", "/display")
    require(
        found == table.material.all_cards,
        "cards",
        "every scientist and contract is in one place",
        "/display",
    )
    plans = table.material.plans
    built = {own.plan for c in state.companies for own in c.plans if own.built is not None}
    for seat, company in enumerate(state.companies):
        for figure in company.scientists:
            require(
                figure.plan is None
                or (figure.plan in built and plans[figure.plan].scientist == figure.scientist),
                "scientists",
                "a figure stands on a built plan of its colour",
                "/companies",
            )
        for own in company.contracts:
            needs = dict(table.material.contracts[own.contract].needs)
            require(
                all(own.cargo.of(item) <= needs.get(item, 0) for item in ITEMS)
                and own.done == is_met(table, seat, own),
                "contracts",
                "a contract is done exactly when its requirement holds",
                "/companies",
            )

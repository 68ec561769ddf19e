"""Whether something could be done at least once, asked before a seat decides to do it.

An action may only be chosen if one execution is possible, and a question is only put if it has an
answer; so the same checks are needed in ``judge``, before a move and between moves. Each function
``…_refused`` returns the rule that forbids it with the key of the reason, or ``None``.
"""

from collections.abc import Iterator

from areopagus.games.colony import printed_effects as fx
from areopagus.games.colony.components import (
    CELLS,
    CONTRACT_COST,
    ENTRY_CELLS,
    GRID,
    GRID_SLOTS,
    PLAN_COST,
    TECH_TYPES,
    TRADE_ITEMS,
    WAREHOUSE_ITEMS,
)
from areopagus.games.colony.effects import open_need
from areopagus.games.colony.hexes import CENTRE, Hex
from areopagus.games.colony.ids import (
    Card,
    Find,
    GridSlot,
    Item,
    LabCell,
    Place,
    Plan,
    Staffing,
    TechTile,
)
from areopagus.games.colony.names import counted
from areopagus.games.colony.payment import payable
from areopagus.games.colony.pieces import Company, OwnPlan, OwnScientist
from areopagus.games.colony.sites import construction_refused, upgrade_refused
from areopagus.games.colony.table import ColonyTable, Means
from areopagus.kernel.errors import Refusal

EXPLORING_DISTANCE = 3


def effect_refused(
    table: ColonyTable, seat: int, of: str, means: Means, effect: fx.AnyEffect | None = None
) -> Refusal | None:
    """Why no part of an effect could be carried out with these means."""
    match effect or table.material.effects[of]:
        case fx.Develop(free=free):
            return development_refused(table.company(seat), means, free=free)
        case fx.Construct(building=building, boost=boost):
            boosters = means.colonists if boost else 0
            return construction_refused(table, seat, means, building, 0, boosters)
        case fx.Upgrade(free=free, anywhere=anywhere):
            return upgrade_refused(table, seat, means, free=free, anywhere=anywhere)
        case fx.Hire() as hire:
            return hire_refused(table, means, hire)
        case fx.TakePlans():
            return plan_refused(table, seat)
        case fx.TakeTech():
            return learning_refused(table, seat, means)
        case fx.TakeItems(crystals=crystals):
            return supply_refused(table, seat, crystals=crystals)
        case fx.Gain(item=item):
            return None if can_store(table, seat, item) else ("OM-AMB-17", "no-room")
        case fx.GainChoice():
            stored = any(can_store(table, seat, item) for item in TRADE_ITEMS)
            return None if stored else ("OM-AMB-17", "no-room")
        case fx.Welcome(free=free):
            return welcome_refused(table, seat, means, free=free)
        case fx.Recruit():
            if not table.reserve(seat):
                return ("OM-AMB-17", "no-reserve")
            return None if table.beds(seat) > 0 else ("OM-AMB-17", "no-bed")
        case fx.Retrieve(places=places):
            return retrieval_refused(table, seat, places)
        case fx.Travel(to=to):
            return ("OM-EXEC-10", "already-there") if table.company(seat).side == to else None
        case fx.ProduceAll() | fx.ProduceAgain():
            return None if table.producers(seat) else ("OM-AMB-27", "nothing-to-produce")
        case fx.Trade():
            return None if means.storage.total else ("OM-EXEC-7", "nothing-to-give")
        case fx.Radar():
            return _radar_refused(table, seat, of, means)
        case fx.UsePlan():
            return _plans_refused(table, seat, means)
    return None


def _plans_refused(table: ColonyTable, seat: int, means: Means) -> Refusal | None:
    """Why no built plan can be used: for want of crystals where that is all that is missing."""
    refusal: Refusal = ("OM-EXEC-4", "no-usable-plan")
    for plan, staffing in uses(table, seat):
        found = use_refused(table, seat, plan, staffing, means)
        if found is None:
            return None
        if found[1] == "no-crystals":
            refusal = found
    return refusal


def booster_refused(table: ColonyTable, seat: int, boosters: int) -> Refusal | None:
    """Why no colonist can be sent to work for a boost, of those that may still be."""
    can_boost = boosters > 0 and table.company(seat).quarters > 0
    return None if can_boost else ("OM-BOOST-1", "no-booster")


def can_store(table: ColonyTable, seat: int, item: Item) -> bool:
    """OM-AMB-17: whether at least one unit of a gain can be kept."""
    if item == "crystal":
        return True
    company = table.company(seat)
    return company.storage.of(item) < table.limit(seat) or any(
        open_need(table, contract, item) for contract in company.contracts
    )


def find_refused(table: ColonyTable, seat: int, find: Find, means: Means) -> Refusal | None:
    """OM-ROVER-4, OM-ROVER-5: why a tile on the map cannot be taken."""
    if any(same_letter(own, find) for own in table.company(seat).research):
        return ("OM-ROVER-5", "letter-owned")
    return None if effect_refused(table, seat, find, means) is None else ("OM-ROVER-4", "no-use")


def same_letter(one: Find, other: Find) -> bool:
    """Whether these are two research tiles of one letter, as in RT-A1 and RT-A2."""
    return one.startswith("RT") and one[:4] == other[:4]


# Orbit.


def plan_refused(table: ColonyTable, seat: int) -> Refusal | None:
    if not table.state.plan_display:
        return ("OM-PLAN-1", "no-plan")
    return None if table.markers(seat) else ("OM-PLAN-2", "no-marker")


def learning_refused(table: ColonyTable, seat: int, means: Means) -> Refusal | None:
    company = table.company(seat)
    if not free_entries(company):
        return ("OM-LEARN-2", "no-entry")
    refusal: Refusal = ("OM-LEARN-2", "no-tile")
    for slot in GRID_SLOTS:
        found = slot_refused(table, company, means, slot)
        if found is None:
            return None
        if found[0] == "OM-LEARN-1":
            refusal = found
    return refusal


def slot_refused(
    table: ColonyTable, company: Company, means: Means, slot: GridSlot
) -> Refusal | None:
    """Why the tile on a slot of the grid cannot be taken."""
    tile = table.state.grid[GRID_SLOTS.index(slot)]
    if tile is None:
        return ("OM-LEARN-3", "empty-slot")
    if any(TECH_TYPES[entry.tile] == TECH_TYPES[tile] for entry in company.lab):
        return ("OM-LEARN-2", "type-owned")
    return None if payable(means.storage, GRID[slot]) else ("OM-LEARN-1", "cannot-pay")


def free_entries(company: Company) -> list[LabCell]:
    """The cells of the first column without a tile."""
    cells = company.cells()
    return [cell for cell in ENTRY_CELLS if cell not in cells]


def development_refused(
    company: Company, means: Means, *, free: bool, tile: TechTile | None = None
) -> Refusal | None:
    refusal: Refusal = ("OM-RND-2", "lab-blocked")
    cells = company.cells()
    for entry in company.lab:
        if tile is None or entry.tile == tile:
            for target in CELLS[entry.cell].next:
                if target not in cells:
                    if free or can_enter(means, target):
                        return None
                    refusal = ("OM-RND-2", "cannot-pay")
    return refusal


def can_enter(means: Means, cell: LabCell) -> bool:
    """Whether the price of a laboratory cell can be paid."""
    target = CELLS[cell]
    return means.crystals >= target.crystals and payable(means.storage, target.cost)


def supply_refused(table: ColonyTable, seat: int, *, crystals: bool) -> Refusal | None:
    for item in WAREHOUSE_ITEMS:
        if item_refused(table, seat, item, crystals=crystals) is None:
            return None
    return ("OM-SUPPLY-1", "nothing-to-take")


def item_refused(table: ColonyTable, seat: int, item: Item, *, crystals: bool) -> Refusal | None:
    """Why an item cannot be taken from the Warehouse."""
    company = table.company(seat)
    if item == "crystal":
        if not crystals:
            return ("OM-EXEC-2", "resources-only")
        room = table.options.warehouse_crystal == "reception" or company.depot_room > 0
    else:
        room = company.storage.of(item) < table.limit(seat)
    if not table.state.warehouse.of(item):
        return ("OM-SUPPLY-1", "not-in-warehouse")
    return None if room else ("OM-SUPPLY-1", "no-room")


# Colony.


def welcome_refused(table: ColonyTable, seat: int, means: Means, *, free: bool) -> Refusal | None:
    if table.company(seat).rockets_moved >= table.state.level:
        return ("OM-SHIP-1", "rocket-limit")
    if free or payable(means.storage, ("water", "plant")):
        return None
    return ("OM-SHIP-2", "cannot-pay")


def hire_refused(table: ColonyTable, means: Means, hire: fx.Hire) -> Refusal | None:
    refusal: Refusal = ("OM-HIRE-1", "no-card")
    for card in table.state.display:
        if card is not None:
            found = card_refused(table, card, means, hire)
            if found is None:
                return None
            if found[1] in ("no-contract-here", "no-scientist-here"):
                continue
            if found[1] == "no-crystals" or refusal[1] == "no-card":
                refusal = found
    return refusal


def card_price(table: ColonyTable, card: Card) -> dict[str, int]:
    """OM-HIRE-1: what a card of the display costs."""
    if card.startswith("EC"):
        return {"crystal": CONTRACT_COST}
    scientist = table.material.scientists[card]  # type: ignore[index]
    return {"colonist": scientist.colonists, **counted(scientist.cost)}


def card_refused(table: ColonyTable, card: Card, means: Means, hire: fx.Hire) -> Refusal | None:
    """Why a card of the display cannot be taken."""
    if card.startswith("EC"):
        if not hire.contracts:
            return ("OM-HIRE-1", "no-contract-here")
        short = not hire.free and means.crystals < CONTRACT_COST
        return ("OM-HIRE-1", "no-crystals") if short else None
    if not hire.scientists:
        return ("OM-HIRE-1", "no-scientist-here")
    scientist = table.material.scientists[card]  # type: ignore[index]
    if hire.free:
        return None
    if means.colonists < scientist.colonists:
        return ("OM-HIRE-1", "no-colonist")
    return None if payable(means.storage, scientist.cost) else ("OM-HIRE-1", "cannot-pay")


def retrieval_refused(
    table: ColonyTable, seat: int, places: tuple[Place, ...] | list[Place]
) -> Refusal | None:
    if table.beds(seat) <= 0:
        return ("OM-GEN-9", "no-bed")
    if any(stands_at(table, seat, place) for place in places):
        return None
    return ("OM-GEN-8", "nobody-there")


def stands_at(table: ColonyTable, seat: int, place: Place) -> bool:
    """Whether a colonist of a seat can be fetched from a place."""
    if place == "working_area":
        return table.company(seat).working > 0
    return seat in table.slots(place)


# Plans in use.


def uses(table: ColonyTable, seat: int) -> Iterator[tuple[Plan, Staffing]]:
    """Every way a seat might use a built plan, worth judging."""
    plans = table.material.plans
    for owner, company in enumerate(table.state.companies):
        for own in company.plans:
            if own.built is not None:
                if owner == seat:
                    yield own.plan, "crystals"
                scientist = plans[own.plan].scientist
                if any(s.scientist == scientist for s in _scientists(table)):
                    yield own.plan, "scientist"
                    yield own.plan, "staffed"


def use_refused(
    table: ColonyTable, seat: int, plan: Plan, staffing: Staffing, means: Means
) -> Refusal | None:
    """Why a seat cannot use the action of a plan in this way."""
    owner, own = find_plan(table, plan)
    if own is None or own.built is None:
        return ("OM-UPG-6", "plan-not-built")
    crystals = 0
    if staffing == "crystals":
        if owner != seat:
            return ("OM-EXEC-4", "not-your-plan")
        if means.crystals < PLAN_COST:
            return ("OM-EXEC-2", "no-crystals")
        crystals = PLAN_COST
    elif staffing == "scientist":
        if not any(
            s.scientist == table.material.plans[plan].scientist and s.plan is None
            for s in table.company(seat).scientists
        ):
            return ("OM-EXEC-5", "no-scientist")
    elif not _is_staffed(table, seat, owner, plan):
        return ("OM-EXEC-6", "not-staffed")
    return effect_refused(table, seat, plan, means._replace(crystals=means.crystals - crystals))


def find_plan(table: ColonyTable, plan: Plan) -> tuple[int, OwnPlan | None]:
    """Who has a plan, and the card; nobody (-1) when it was never taken."""
    for seat, company in enumerate(table.state.companies):
        for own in company.plans:
            if own.plan == plan:
                return seat, own
    return -1, None


def _is_staffed(table: ColonyTable, seat: int, owner: int, plan: Plan) -> bool:
    """OM-EXEC-6: a figure lies there, and the seat owns the plan or the figure."""
    return any(
        scientist.plan == plan and seat in (owner, holder)
        for holder, company in enumerate(table.state.companies)
        for scientist in company.scientists
    )


def _scientists(table: ColonyTable) -> Iterator[OwnScientist]:
    for company in table.state.companies:
        yield from company.scientists


def _radar_refused(table: ColonyTable, seat: int, of: str, means: Means) -> Refusal | None:
    _, own = find_plan(table, of)  # type: ignore[arg-type]
    tiles = table.state.exploration if own is None or own.radar is None else [own.radar]
    for tile in tiles:
        if effect_refused(table, seat, tile, means) is None:
            return None
    return ("OM-EXEC-9", "no-tile-applies")


def exploring_refused(table: ColonyTable, seat: int) -> Refusal | None:
    """OM-TRAVEL-C: why no discovery tile can be laid out."""
    if not table.state.exploration:
        return ("OM-AMB-30", "no-discovery")
    return None if exploring_hexes(table, seat) else ("OM-AMB-38", "no-exploring-hex")


def exploring_hexes(table: ColonyTable, seat: int) -> list[Hex]:
    """OM-TRAVEL-C: the empty hexes three away from the rover."""
    rover = table.company(seat).rover or CENTRE
    board = table.board
    return [
        cell for cell in table.material.land.ring(rover, EXPLORING_DISTANCE) if board.is_empty(cell)
    ]

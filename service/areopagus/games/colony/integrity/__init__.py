"""What every possible position satisfies."""

from collections.abc import Callable

from areopagus.games.colony.aftermath import is_due_at_once, must_update
from areopagus.games.colony.components import (
    WAREHOUSE_EACH,
    WAREHOUSE_ITEMS,
    Material,
)
from areopagus.games.colony.flow import turn_order
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.ids import LSS_TYPES, SLOT_ACTIONS, Mission
from areopagus.games.colony.integrity.conservation import check_pieces, once, require
from areopagus.games.colony.integrity.pending import check_pending
from areopagus.games.colony.pieces import Company
from areopagus.games.colony.state import OnMars
from areopagus.games.colony.steps import AftermathStep, DisplaceStep, DriveStep
from areopagus.games.colony.table import SHELTERS, ColonyTable
from areopagus.kernel.errors import Inconsistent

_GOALS_EACH = 3


def check(material: Material, state: OnMars) -> None:
    """Raise :class:`Inconsistent` with the name of the invariant that does not hold."""
    table = ColonyTable(material, state, None)
    _check_seats(state)
    _check_options(material, state)
    check_pieces(table)
    _check_colony(table)
    for seat, company in enumerate(state.companies):
        _check_company(table, seat, company)
    _check_places(table)
    _check_missions(material, state)
    _check_aftermath(table)
    check_pending(table)


# The frame of a game.


def _check_seats(state: OnMars) -> None:
    seats = len(state.companies)
    require(
        len(set(state.queue)) == len(state.queue) and all(seat < seats for seat in state.queue),
        "queue",
        "the seats still to act are different seats of the game",
        "/queue",
    )
    require(
        state.queue == [seat for seat in turn_order(state) if seat in state.queue],
        "queue",
        "the seats still to act wait in turn order",
        "/queue",
    )
    require(
        [slots.main for slots in state.slots] == list(SLOT_ACTIONS),
        "slots",
        "the five actions with slots are listed in order",
        "/slots",
    )
    for slots in state.slots:
        limit = seats if slots.main == "A-HIRE" else 3
        own_only = slots.main != "A-HIRE" or len(set(slots.seats)) == len(slots.seats)
        require(
            len(slots.seats) <= limit and own_only and all(seat < seats for seat in slots.seats),
            "slots",
            "too many or unknown colonists on an action",
            "/slots",
        )
    for due in state.dues:
        require(
            due.owner < seats
            and any(entry.tile == due.tile for entry in state.companies[due.owner].lab),
            "dues",
            "a used tech belongs to its owner",
            "/dues",
        )
    _check_spaces(state)


def _check_spaces(state: OnMars) -> None:
    setup = state.phase == "setup"
    once([c.space for c in state.companies if c.space is not None], "turn-order", "/companies")
    require(
        setup or all(company.space is not None for company in state.companies),
        "turn-order",
        "every seat has a space once the game has begun",
        "/companies",
    )
    require(
        (state.shuttle is None) == setup and (state.round == 0) == setup,
        "phase",
        "rounds and shuttle begin after setup",
        "/phase",
    )
    require(
        state.shuttle is None or int(state.shuttle[1]) <= state.level,
        "shuttle",
        "the shuttle lands no farther away than the colony level",
        "/shuttle",
    )
    _check_ending(state)


def _check_ending(state: OnMars) -> None:
    """OM-END-1: the end is announced for the shuttle phase, and then comes the last round."""
    at_limit = state.round == state.options.round_limit
    right = {
        "open": state.phase not in ("delivery", "over") or at_limit,
        "announced": state.phase == "shuttle",
        "last_round": state.phase in ("colonisation", "delivery", "over"),
    }[state.ending]
    require(
        right
        and (state.ending == "open" or state.remaining_missions == 0)
        and not (at_limit and state.phase == "shuttle"),
        "ending",
        "the last round comes after no mission remained",
        "/ending",
    )


def _check_options(material: Material, state: OnMars) -> None:
    options = state.options
    require(
        not (options.first_game and options.length == "long"),
        "options",
        "a first game is a short one",
        "/options/firstGame",
    )
    require(
        options.round_limit is None or state.round <= options.round_limit,
        "round-limit",
        "no round is played beyond the limit",
        "/round",
    )
    missions = [card.mission for card in state.missions]
    once(missions, "missions", "/missions")
    require(
        all(mission in material.missions for mission in missions),
        "missions",
        "every mission is in the box",
        "/missions",
    )
    if options.first_game:
        right = tuple(missions) == material.first_game
    else:
        longs = sum(material.missions[mission].long for mission in missions)
        right = longs == (2 if options.length == "long" else 1)
    require(right, "missions", "the missions fit the length of the game", "/missions")
    once(state.rewards, "rewards", "/rewards")


def _check_missions(material: Material, state: OnMars) -> None:
    for card in state.missions:
        left = contributions_left(material, state, card.mission)
        if card.left != left:
            raise Inconsistent("missions", f"{card.mission} has {left} left", "/missions")


def contributions_left(material: Material, state: OnMars, mission: Mission) -> int:
    """OM-MIS-1: whatever a mission counts stays with the seats, so it can be counted again."""
    info = material.missions[mission]
    counted = sum(_COUNTED[info.event](company) for company in state.companies)
    return max(0, info.threshold[len(state.companies)] - counted)


_COUNTED: dict[str, Callable[[Company], int]] = {
    "research_taken": lambda company: len(company.research),
    "plan_taken": lambda company: len(company.plans),
    "advanced_placed": lambda company: sum(own.built is not None for own in company.plans),
    "robot_placed": lambda company: len(company.robots) - 1,
    "discovery_taken": lambda company: len(company.discoveries),
    "tech_taken": lambda company: len(company.lab) - 1,
    "progress_placed": lambda company: len(company.progress),
    "scientist_taken": lambda company: len(company.scientists),
    "contract_completed": lambda company: sum(own.done for own in company.contracts),
}


def _check_aftermath(table: ColonyTable) -> None:
    """OM-TURN-5: what is done at once, or at the end of a turn, is not left over."""
    state = table.state
    waits = any(isinstance(step, AftermathStep) for step in state.pending)
    if waits or not is_due_at_once(table):
        return
    gap = bool(state.contract_deck) and None in state.display
    require(not gap, "aftermath", "the display has been refilled", "/display")
    require(not state.dues, "aftermath", "used techs have been settled", "/dues")
    require(not must_update(table), "aftermath", "the colony has grown", "/level")


def _check_colony(table: ColonyTable) -> None:
    state = table.state
    groups = table.board.groups
    require(
        state.level == 1 or min(len(groups[kind]) for kind in LSS_TYPES) >= state.level,
        "colony-level",
        "the colony grows with its life support",
        "/level",
    )
    each = WAREHOUSE_EACH[len(state.companies)]
    require(
        state.warehouse.mineral == 0
        and all(state.warehouse.of(item) <= each for item in WAREHOUSE_ITEMS),
        "warehouse",
        "the Warehouse holds so many of each item, and no minerals",
        "/warehouse",
    )
    goals = [
        goal
        for c in state.companies
        for goal in (*c.goals, *c.spent, *([c.achieved] if c.achieved else []))
    ]
    once(goals, "goals", "/companies")
    require(
        all(goal in table.material.goals for goal in goals),
        "goals",
        "every goal is in the box",
        "/companies",
    )
    require(
        len(goals) == _GOALS_EACH * len(state.companies), "goals", "each seat was dealt three goals"
    )


# What a seat has.


def _check_company(table: ColonyTable, seat: int, company: Company) -> None:
    invariant = _broken(table, seat, company)
    if invariant is not None:
        raise Inconsistent(invariant, _COMPANY_INVARIANTS[invariant], f"/companies/{seat}")


_COMPANY_INVARIANTS = {
    "shelters": "a seat has its first shelter and at most five",
    "storage": "no more of a resource is stored than the shelters allow",
    "depot": "rockets and crystals share eight spaces",
    "rockets": "each of five rockets is in one place, and no more moved than the colony level",
    "colonists": "a seat has twelve colonists, and its quarters hold some of them",
    "robots": "a seat has a robot on the map",
    "goals": "a seat was dealt three goals, and spends only those it discards",
    "progress": "a seat has one cube per type, none for shelters",
    "research": "a seat has one research tile per letter",
}


def _broken(table: ColonyTable, seat: int, company: Company) -> str | None:
    """The name of an invariant that what a seat has does not satisfy."""
    shelters = table.board.group("shelter", seat)
    if len(shelters) > SHELTERS or _first_shelter(table, seat) not in shelters:
        return "shelters"
    store, limit = company.storage, len(shelters) + 1
    if max(store.mineral, store.battery, store.water, store.plant, store.oxygen) > limit:
        return "storage"
    if company.depot_room < 0 or company.fresh > company.crystals:
        return "depot"
    if len(set(company.rockets)) < len(company.rockets) or not (
        company.hangar <= company.rockets_moved <= table.state.level
    ):
        return "rockets"
    if company.quarters > 2 * limit or table.reserve(seat) < 0:
        return "colonists"
    if not company.robots:
        return "robots"
    dealt = len(company.goals) + len(company.spent) + (company.achieved is not None)
    if dealt != _GOALS_EACH or company.purse > len(company.spent):
        return "goals"
    if len(set(company.progress)) < len(company.progress) or "shelter" in company.progress:
        return "progress"
    if len({table.material.research[tile] for tile in company.research}) < len(company.research):
        return "research"
    return None


def _first_shelter(table: ColonyTable, seat: int) -> Hex:
    return table.material.shelter_hexes[len(table.state.companies)][seat]


def _check_places(table: ColonyTable) -> None:
    """OM-GEN-11: one piece per hex, but for vehicles on the move or about to be displaced."""
    board, pending = table.board, table.state.pending
    moving = {step.seat for step in pending if isinstance(step, DriveStep)}
    leaving = {step.hex for step in pending if isinstance(step, DisplaceStep)}
    for cell, vehicles in board.vehicles.items():
        if cell in leaving or any(seat in moving for seat, _ in vehicles):
            continue
        if len(vehicles) > 1 or cell in board.markers or cell in board.held:
            raise Inconsistent("one-piece-per-hex", f"two pieces stand on ({cell.q}, {cell.r})")
        require(
            cell not in board.crystals, "crystals", "a vehicle stands on a crystal", "/crystals"
        )

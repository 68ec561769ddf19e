"""What a stack of pending steps satisfies, so that play can go on from it to the end."""

from areopagus.games.colony.aftermath import is_due_at_once
from areopagus.games.colony.components import (
    GRID_SLOTS,
    SPACE_COST,
    TECH_TYPES,
)
from areopagus.games.colony.flow import rides
from areopagus.games.colony.ids import SLOT_ACTIONS
from areopagus.games.colony.moves.drive import unrest_refused
from areopagus.games.colony.preconditions import find_plan, free_entries
from areopagus.games.colony.sites import in_stock, upgrades_left
from areopagus.games.colony.steps import (
    AftermathStep,
    ApplyStep,
    BoostStep,
    ChooseSpaceStep,
    ChooseTechStep,
    ConstructStep,
    DeliverStep,
    DevelopStep,
    DisplaceStep,
    DriveStep,
    EffectStep,
    EnterLabStep,
    ExploreStep,
    FinishStep,
    GainChoiceStep,
    HireStep,
    JourneyStep,
    OfferStep,
    PayStep,
    PlaceRobotStep,
    PlaceShuttleStep,
    RaiseStep,
    RefillDisplayStep,
    RetrieveStep,
    SettleTechStep,
    Step,
    SurchargeStep,
    TakeFindStep,
    TakeItemStep,
    TakePlanStep,
    TurnStep,
    UpgradeStep,
    UseRadarStep,
    WelcomeStep,
)
from areopagus.games.colony.table import ROBOTS, ColonyTable
from areopagus.kernel.errors import Inconsistent

_ABOVE: dict[type[Step], tuple[type[Step], ...] | None] = {
    TurnStep: None,
    ApplyStep: None,
    BoostStep: None,
    DevelopStep: None,
    AftermathStep: None,
    TakeFindStep: None,
    OfferStep: (PayStep,),
    EnterLabStep: (PayStep,),
    PlaceRobotStep: (PayStep,),
    DriveStep: (PayStep,),
    RaiseStep: (PayStep, ChooseTechStep),
    FinishStep: (DisplaceStep,),
    UpgradeStep: (PayStep, DisplaceStep),
    WelcomeStep: (PayStep, PlaceRobotStep),
    ChooseSpaceStep: (ExploreStep,),
}
"""The steps that may wait below others, and what stands directly above them (None: anything)."""

_FIRST: dict[str, type[Step]] = {
    "colonisation": TurnStep,
    "shuttle": JourneyStep,
    "delivery": DeliverStep,
}
_ONLY_FIRST = (TurnStep, JourneyStep, DeliverStep, PlaceShuttleStep)
_LEAVE_MORE_TO_DO = (
    ChooseTechStep,
    ConstructStep,
    DriveStep,
    FinishStep,
    HireStep,
    RaiseStep,
    TakeFindStep,
    UpgradeStep,
    WelcomeStep,
)
"""Steps that can leave a gap in the display, a tech to settle or a colony to update."""
_COUNTED = (DevelopStep, GainChoiceStep, RetrieveStep, TakeItemStep, TakePlanStep)
"""Steps that end with the last of what is left."""
_OFFERS = {"L1b", "L3a", *SPACE_COST}


def check_pending(table: ColonyTable) -> None:
    """Raise :class:`Inconsistent` unless the stack can be worked off."""
    pending = table.state.pending
    _require((table.state.phase == "over") == (not pending), "a question is open until the end")
    if not pending:
        _require(not table.state.queue, "nobody waits for a turn after the end")
        return
    _check_order(table)
    for depth, step in enumerate(pending):
        _require(step.seat < len(table.state.companies), "a step belongs to a seat", depth)
        _check_step(table, step, depth)


def _require(holds: bool, message: str, depth: int | None = None) -> None:
    if not holds:
        pointer = "/pending" if depth is None else f"/pending/{depth}"
        raise Inconsistent("pending", message, pointer)


def _check_order(table: ColonyTable) -> None:
    state, pending = table.state, table.state.pending
    _require(bool(pending[-1].kind), "the last step puts a question")
    for depth in range(len(pending) - 1):
        above = _ABOVE.get(type(pending[depth]), ())
        _require(
            above is None or isinstance(pending[depth + 1], above),
            f"nothing waits below {type(pending[depth + 1]).__name__} like that",
            depth,
        )
        _require(not isinstance(pending[depth + 1], _ONLY_FIRST), "a turn comes first", depth + 1)
    _check_aftermath(table)
    first = pending[0]
    wanted = _FIRST.get(state.phase)
    if isinstance(first, _ONLY_FIRST) and type(first) is not wanted:
        _require(
            isinstance(first, PlaceShuttleStep) and state.phase == "setup",
            f"{type(first).__name__} is no part of this phase",
            0,
        )
    if state.phase == "colonisation":
        waits = isinstance(first, AftermathStep) and state.options.timing == "end_of_turn"
        _require(isinstance(first, TurnStep) or waits, "a turn is being played", 0)
    if state.phase == "delivery":
        _require(isinstance(first, DeliverStep), "goods are being delivered", 0)
    _require(first.seat not in state.queue, "who acts does not wait any more", 0)
    if state.phase == "setup":
        _check_setup(table)
    else:
        purses = [seat for seat, c in enumerate(state.companies) if c.purse]
        _require(
            not purses or (isinstance(first, TurnStep) and purses == [first.seat]),
            "discarded goals count in the own turn only",
        )


def _check_aftermath(table: ColonyTable) -> None:
    """OM-TURN-5: what is seen to at once has its step waiting below the steps that call for it."""
    at_once, waits = is_due_at_once(table), False
    for depth, step in enumerate(table.state.pending):
        if isinstance(step, AftermathStep):
            waits = True
        elif isinstance(step, (RefillDisplayStep, SettleTechStep)) or (
            at_once and isinstance(step, _LEAVE_MORE_TO_DO)
        ):
            _require(waits, "nothing sees to what this step leaves to do", depth)


def _check_setup(table: ColonyTable) -> None:
    """OM-SET-14, OM-SET-15: exactly those who wait or choose now have no space yet."""
    state = table.state
    choosing = [step.seat for step in state.pending if isinstance(step, ChooseSpaceStep)]
    homeless = [seat for seat, c in enumerate(state.companies) if c.space is None]
    _require(
        sorted([*state.queue, *choosing]) == homeless, "those without a space choose one in turn"
    )
    _require(
        not isinstance(state.pending[0], PlaceShuttleStep) or not homeless,
        "the shuttle comes last",
    )


def _check_step(table: ColonyTable, step: Step, depth: int) -> None:
    """What a step speaks of exists."""
    is_top = depth == len(table.state.pending) - 1
    if isinstance(step, EffectStep):
        _require(step.by is None or step.by in table.material.effects, "no such effect", depth)
    if is_top and isinstance(step, _COUNTED):
        _require(step.left > 0, "nothing is left to choose", depth)
    match step:
        case ApplyStep():
            _require(_may_wait(table, step.of), "no such effect waits", depth)
        case OfferStep():
            right = step.of in _OFFERS and list(SPACE_COST.get(step.of, ())) == step.bill
            _require(right, "no such offer", depth)
        case BoostStep():
            _require(step.of in table.material.repeats, "no such boost", depth)
        case SurchargeStep():
            _check_surcharge(table, step, depth)
        case EnterLabStep():
            _check_entry(table, step, depth)
        case DriveStep():
            _check_drive(table, step, depth, is_top=is_top)
        case TakeFindStep():
            _require(not is_top or step.hex in table.board.finds, "no tile lies there", depth)
        case RaiseStep() | ChooseTechStep() | FinishStep() | DisplaceStep():
            _check_site(table, step, depth)
        case UpgradeStep():
            _require(upgrades_left(table, step) >= 0, "more upgrades than allowed", depth)
            _require(not (step.must and step.made), "an upgrade was made", depth)
        case PlaceRobotStep():
            waiting = sum(isinstance(other, PlaceRobotStep) for other in table.state.pending)
            robots = len(table.company(step.seat).robots)
            _require(robots + waiting <= ROBOTS, "no robot is left", depth)
        case _:
            _check_other(table, step, depth)


def _may_wait(table: ColonyTable, source: str) -> bool:
    """Whether an effect may be left to begin when something else has been asked."""
    return source in table.material.effects and (
        source in SLOT_ACTIONS
        or source in SPACE_COST
        or source[:2] in ("DT", "RT")
        or (source[0] == "L" and source[1].isdigit())
    )


def _check_other(table: ColonyTable, step: Step, depth: int) -> None:
    state = table.state
    match step:
        case UseRadarStep():
            _, own = find_plan(table, step.plan)
            right = own is not None and own.built is not None and own.radar is None
            _require(right and step.plan in table.material.radars, "Radar is not ready", depth)
        case JourneyStep():
            _require(step.riding == rides(state, step.seat), "the shuttle goes its way", depth)
        case RetrieveStep():
            _require(len(set(step.places)) == len(step.places), "a place is listed twice", depth)
        case RefillDisplayStep():
            _require(None in state.display and bool(state.contract_deck), "no gap", depth)
        case SettleTechStep():
            owned = any(entry.tile == step.tile for entry in table.company(step.seat).lab)
            _require(owned, "the tile is somebody else's", depth)
        case ChooseSpaceStep():
            spaces = {"orbit": range(1, 5), "colony": range(5, 9)}.get(step.side or "", range(1, 9))
            taken = {company.space for company in state.companies}
            _require(any(space not in taken for space in spaces), "no space is free", depth)
            _require((step.side is None) == (state.phase == "setup"), "setup is over", depth)


def _check_surcharge(table: ColonyTable, step: SurchargeStep, depth: int) -> None:
    below = table.state.pending[depth - 1] if depth else None
    _require(
        isinstance(below, ApplyStep) and below.of == step.main and below.seat == step.seat,
        "a surcharge is part of its action",
        depth,
    )
    seats = table.slots(step.main)
    full = step.seat in seats if step.main == "A-HIRE" else len(seats) >= 3
    _require(not full, "no slot is free", depth)


def _check_entry(table: ColonyTable, step: EnterLabStep, depth: int) -> None:
    company = table.company(step.seat)
    tile = table.state.grid[GRID_SLOTS.index(step.slot)]
    _require(tile is not None and bool(free_entries(company)), "no tile can enter", depth)
    types = [TECH_TYPES[entry.tile] for entry in company.lab]
    _require(tile is None or TECH_TYPES[tile] not in types, "the type is owned", depth)


def _check_drive(table: ColonyTable, step: DriveStep, depth: int, *, is_top: bool) -> None:
    company = table.company(step.seat)
    robots = range(len(company.robots))
    _require(
        all(robot in robots for robot in step.moved)
        and len(set(step.moved)) == len(step.moved)
        and (step.current is None or (step.current in robots and step.as_rovers))
        and (not step.as_rovers or step.robots is not None)
        and (not step.roved or company.rover is not None)
        and (step.robots is not None or step.rover is not None)
        and all(TECH_TYPES[tile] == "T-ROV" for tile in step.techs),
        "the movement speaks of pieces that are there",
        depth,
    )
    rest = unrest_refused(table, step, table.means(step.seat), within_points=True)
    _require(is_top or rest is None, "the movement cannot come to rest", depth)


def _check_site(
    table: ColonyTable, step: RaiseStep | ChooseTechStep | FinishStep | DisplaceStep, depth: int
) -> None:
    board, company = table.board, table.company(step.seat)
    _require(step.hex in table.material.land, "the hex is off the map", depth)
    match step:
        case RaiseStep():
            _require(
                step.hex not in board.buildings
                and in_stock(table, step.seat, step.building)
                and (step.building != "mine" or company.quarters > 0),
                "the building cannot be raised",
                depth,
            )
        case ChooseTechStep():
            below = table.state.pending[depth - 1] if depth else None
            _require(
                isinstance(below, RaiseStep)
                and (below.seat, below.building, below.hex) == (step.seat, step.building, step.hex),
                "a tech is used for the building that waits",
                depth,
            )
        case FinishStep():
            building = board.buildings.get(step.hex)
            _require(
                building is not None
                and building.colonist is None
                and (building.building != "mine" or company.quarters > 0),
                "the building cannot be finished",
                depth,
            )
        case DisplaceStep():
            _require(
                company.rover == step.hex or step.hex in company.robots,
                "nothing has to make room",
                depth,
            )

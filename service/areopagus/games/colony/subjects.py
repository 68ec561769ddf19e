"""What each question is about: the thing that asks, its price, what it brings, how often still."""

from collections.abc import Callable, Mapping
from typing import Any

from areopagus.games.colony import printed_effects as fx
from areopagus.games.colony.components import (
    BUILDING_TECH,
    GRID_SLOTS,
)
from areopagus.games.colony.effects import other_side
from areopagus.games.colony.names import RADAR, amounts, counted, kind_of_find, one, place
from areopagus.games.colony.sites import level_needed, upgrades_left
from areopagus.games.colony.steps import (
    AftermathStep,
    ApplyStep,
    BoostStep,
    ChooseSpaceStep,
    ChooseTechStep,
    ConstructStep,
    DevelopStep,
    DisplaceStep,
    DriveStep,
    EffectStep,
    EnterLabStep,
    GainChoiceStep,
    HireStep,
    JourneyStep,
    LearnStep,
    OfferStep,
    PayStep,
    PlaceRobotStep,
    ProduceStep,
    RaiseStep,
    RetrieveStep,
    SettleTechStep,
    Step,
    SurchargeStep,
    TakeFindStep,
    TakeItemStep,
    TakePlanStep,
    TradeStep,
    TurnStep,
    UpgradeStep,
    UsePlanStep,
    UseRadarStep,
    WelcomeStep,
)
from areopagus.games.colony.table import ColonyTable
from areopagus.kernel.decision import Subject
from areopagus.kernel.wording import Message

_NONE: Mapping[str, int] = {}


def subject(table: ColonyTable) -> Subject | None:
    """What the question of the step on top of the stack is about."""
    step = table.state.pending[-1]
    told = _SUBJECTS.get(type(step))
    return None if told is None else told(table, step)


_TURNS = {
    (True, True): None,
    (True, False): Subject(Message("turn.main")),
    (False, True): Subject(Message("turn.executive")),
    (False, False): Subject(Message("turn.rest")),
}


def _turn(_table: ColonyTable, step: TurnStep) -> Subject | None:
    return _TURNS[step.main_open, step.executive_open]


def _choose_space(_table: ColonyTable, step: ChooseSpaceStep) -> Subject | None:
    if step.side is None:
        return None
    return Subject(Message("choose-space.side", {"side": step.side}))


def _journey(table: ColonyTable, step: JourneyStep) -> Subject:
    facts = {"side": other_side(table.state.companies[step.seat].side)}
    if step.riding:
        return Subject(Message("journey.shuttle", facts))
    return Subject(Message("journey.rocket", facts), cost={"rocket": 1})


def _surcharge(_table: ColonyTable, step: SurchargeStep) -> Subject:
    facts = {"main": step.main, "count": step.count}
    return Subject(Message("surcharge.action", facts), about=step.main)


def _pay(table: ColonyTable, step: PayStep) -> Subject:
    about, key, facts = _purpose(table, step)
    cost = counted(step.bill)
    return Subject(Message(key, {**facts, "cost": amounts(cost)}), about=about, cost=cost)


def _purpose(table: ColonyTable, step: PayStep) -> tuple[str | None, str, Mapping[str, Any]]:
    """What a payment is for: the step that waits for it tells."""
    below = table.state.pending[-2] if len(table.state.pending) > 1 else None
    match below:
        case RaiseStep(building=building):
            return building, "pay.build", {"building": one(building)}
        case EnterLabStep(slot=slot):
            tile = table.state.grid[GRID_SLOTS.index(slot)]
            return tile, "pay.learn", {"tile": tile}
        case WelcomeStep() | PlaceRobotStep() if len(step.bill) > 1:
            return "A-SHIP", "pay.welcome", {}
        case WelcomeStep() | UpgradeStep() | DriveStep():
            return None, "pay.tech", {}
        case ApplyStep(of=of) if of.startswith("TO"):
            return of, "pay.space", {"space": int(of[2:])}
        case DevelopStep() | OfferStep():
            return None, "pay.develop", {}
        case ApplyStep(of=of) if of.startswith("L"):
            return of, "pay.develop", {}
        case AftermathStep(seat=seat) if seat != step.seat:  # the owner of a used tech develops it
            return None, "pay.develop", {}
    return None, "pay.card", {}


def _offer(table: ColonyTable, step: OfferStep) -> Subject:
    cost, gives = counted(step.bill), _gives(table.material.effects[step.of])
    facts = {"cost": amounts(cost), "gain": amounts(gives)}
    key = "offer.paid" if cost else "offer.free"
    return Subject(Message(key, facts), about=step.of, cost=cost, gives=gives)


def _gives(effect: fx.AnyEffect) -> Mapping[str, int]:
    match effect:
        case fx.Gain(item=item, n=n):
            return {item: n}
        case fx.GainChoice(n=n):
            return {"any": n}
        case fx.Recruit(n=n):
            return {"colonist": n}
    return _NONE


def _boost(table: ColonyTable, step: BoostStep) -> Subject:
    return Subject(
        Message("boost.repeat", {"of": step.of}),
        about=step.of,
        cost={"colonist": 1},
        gives=_gives(table.material.repeats[step.of]),
        left=min(step.boosters, table.state.companies[step.seat].quarters),
    )


def _of(key: str) -> Callable[[ColonyTable, Any], Subject]:
    """A question whose kind says it all, apart from what asks it."""
    message = Message(key)

    def told(_table: ColonyTable, step: EffectStep) -> Subject:
        return Subject(message, about=step.by)

    return told


def _take_plan(_table: ColonyTable, step: TakePlanStep) -> Subject:
    return Subject(Message("take-plan.left", {"left": step.left}), step.by, left=step.left)


def _enter_lab(table: ColonyTable, step: EnterLabStep) -> Subject:
    tile = table.state.grid[GRID_SLOTS.index(step.slot)]
    return Subject(Message("enter-lab.tile", {"tile": tile}), about=tile)


def _develop(_table: ColonyTable, step: DevelopStep) -> Subject:
    key = "develop.free" if step.free else "develop.paid"
    return Subject(Message(key, {"left": step.left}), about=step.by, left=step.left)


def _take_item(_table: ColonyTable, step: TakeItemStep) -> Subject:
    key = "take-item.resource" if step.resources_only else "take-item.any"
    return Subject(Message(key, {"left": step.left}), about=step.by, left=step.left)


def _drive(_table: ColonyTable, step: DriveStep) -> Subject:
    facts = {"robots": step.robots or 0, "rover": step.rover or 0}
    if step.robots is None:
        return Subject(Message("drive.rover", facts), about=step.by)
    key = "drive.robots" if step.rover is None else "drive.both"
    return Subject(Message(key, facts), about=step.by)


def _take_find(table: ColonyTable, step: TakeFindStep) -> Subject:
    find = next(spot.finds[0] for spot in table.state.finds if spot.hex == step.hex)
    return Subject(Message(f"take-find.{kind_of_find(find)}", {"find": find}), about=find)


def _construct(_table: ColonyTable, step: ConstructStep) -> Subject:
    if step.only is None:
        return Subject(Message("build"), about=step.by)
    return Subject(Message("build.only", {"building": one(step.only)}), about=step.by)


def _choose_tech(table: ColonyTable, step: ChooseTechStep) -> Subject:
    size = table.board.size_if_built(step.building, step.seat, step.hex)
    facts = {
        "tech": BUILDING_TECH[step.building],
        "level": level_needed(table, size) - step.bonus,
        "building": one(step.building),
        "hex": place(step.hex),
    }
    return Subject(Message("use-tech.building", facts), about=step.building)


def _displace(table: ColonyTable, step: DisplaceStep) -> Subject:
    piece = "rover" if table.state.companies[step.seat].rover == step.hex else "robot"
    return Subject(Message(f"displace.{piece}", {"hex": place(step.hex)}))


def _upgrade(table: ColonyTable, step: UpgradeStep) -> Subject:
    left = upgrades_left(table, step)
    if not left:
        return Subject(Message("upgrade.more"), about=step.by, left=0)
    key = "upgrade.free" if step.free else "upgrade.paid"
    cost = _NONE if step.free else {"mineral": 1}
    return Subject(Message(key, {"left": left}), about=step.by, cost=cost, left=left)


def _welcome(_table: ColonyTable, step: WelcomeStep) -> Subject:
    if not step.left:
        return Subject(Message("welcome.more"), about=step.by, left=0)
    cost = _NONE if step.free else {"water": 1, "plant": 1}
    key = "welcome.free" if step.free else "welcome.paid"
    return Subject(Message(key, {"left": step.left}), about=step.by, cost=cost, left=step.left)


def _hire(_table: ColonyTable, step: HireStep) -> Subject:
    if step.scientists and step.contracts:
        return Subject(Message("hire"), about=step.by)
    return Subject(Message("hire.scientist" if step.scientists else "hire.contract"), about=step.by)


def _radar(_table: ColonyTable, step: UseRadarStep) -> Subject:
    return Subject(Message("lay-radar.plan", {"radar": RADAR}), about=step.plan)


def _trade(_table: ColonyTable, step: TradeStep) -> Subject:
    return Subject(
        Message("give.trade", {"get": step.get}),
        about=step.by,
        cost={"any": 1},
        gives={"any": step.get},
    )


def _gain_choice(_table: ColonyTable, step: GainChoiceStep) -> Subject:
    facts = {"left": step.left}
    return Subject(
        Message("gain-resource.left", facts), about=step.by, gives={"any": 1}, left=step.left
    )


def _retrieve(_table: ColonyTable, step: RetrieveStep) -> Subject:
    facts = {"left": step.left}
    return Subject(
        Message("retrieve.left", facts), about=step.by, gives={"colonist": 1}, left=step.left
    )


def _settle_tech(_table: ColonyTable, step: SettleTechStep) -> Subject:
    return Subject(Message("settle-tech.tile", {"tile": step.tile}), about=step.tile)


_SUBJECTS: dict[type[Step], Callable[[ColonyTable, Any], Subject | None]] = {
    TurnStep: _turn,
    ChooseSpaceStep: _choose_space,
    JourneyStep: _journey,
    SurchargeStep: _surcharge,
    PayStep: _pay,
    OfferStep: _offer,
    BoostStep: _boost,
    TakePlanStep: _take_plan,
    LearnStep: _of("learn"),
    EnterLabStep: _enter_lab,
    DevelopStep: _develop,
    TakeItemStep: _take_item,
    DriveStep: _drive,
    TakeFindStep: _take_find,
    ConstructStep: _construct,
    ChooseTechStep: _choose_tech,
    DisplaceStep: _displace,
    UpgradeStep: _upgrade,
    WelcomeStep: _welcome,
    HireStep: _hire,
    UsePlanStep: _of("use-plan"),
    UseRadarStep: _radar,
    TradeStep: _trade,
    GainChoiceStep: _gain_choice,
    RetrieveStep: _retrieve,
    ProduceStep: _of("produce"),
    SettleTechStep: _settle_tech,
}
"""What is told of each question; of the others, their kind says it all."""

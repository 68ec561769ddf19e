"""Beginning a printed effect: from what is printed to the steps that carry it out."""

from areopagus.games.colony import effects
from areopagus.games.colony import printed_effects as fx
from areopagus.games.colony.aftermath import is_due_at_once
from areopagus.games.colony.preconditions import find_plan
from areopagus.games.colony.steps import (
    AftermathStep,
    ApplyStep,
    BoostStep,
    ConstructStep,
    DevelopStep,
    DriveStep,
    EffectStep,
    GainChoiceStep,
    HireStep,
    LearnStep,
    ProduceStep,
    RepeatStep,
    RetrieveStep,
    TakeItemStep,
    TakePlanStep,
    TradeStep,
    UpgradeStep,
    UsePlanStep,
    UseRadarStep,
    WelcomeStep,
)
from areopagus.games.colony.table import ColonyTable


def begin(table: ColonyTable, apply: ApplyStep) -> bool:
    """Replace an :class:`ApplyStep` by the steps of its effect, boosts below them."""
    table.pop()
    seat, of = apply.seat, apply.of
    if of in table.material.repeats:
        table.push(BoostStep(seat=seat, of=of, boosters=table.company(seat).quarters))
    begin_effect(table, seat, of, table.material.effects[of], must=apply.must)
    return True


def begin_again(table: ColonyTable, repeat: RepeatStep) -> bool:
    """Replace a :class:`RepeatStep` by the steps of what the boost brings."""
    table.pop()
    begin_effect(table, repeat.seat, repeat.of, table.material.repeats[repeat.of], must=True)
    return True


def begin_effect(
    table: ColonyTable, seat: int, of: str, effect: fx.AnyEffect, *, must: bool
) -> None:
    """Push the steps of an effect, or do it when nothing is left to decide."""
    step = _step(table, seat, effect, must=must)
    if step is not None:
        step.by = of
        if _calls_for_aftermath(table, effect):
            table.push(AftermathStep(seat=seat))
        table.push(step)
        return
    match effect:
        case fx.Gain(item=item, n=n):
            effects.gain(table, seat, item, n)
        case fx.Recruit(n=n):
            effects.recruit(table, seat, n)
        case fx.ScorePoints(points=points):
            effects.score(table, seat, points, "OM-EXEC-7")
        case fx.ProduceAll():
            effects.produce_all(table, seat)
        case fx.Travel(to=to, exploring=exploring):
            side = to or effects.other_side(table.company(seat).side)
            effects.travel(table, seat, side, exploring=exploring)
        case fx.Radar():
            _begin_radar(table, seat, of)


def _step(table: ColonyTable, seat: int, effect: fx.AnyEffect, *, must: bool) -> EffectStep | None:
    """The step of an effect that leaves something to decide."""
    quarters = table.company(seat).quarters
    match effect:
        case fx.Develop(n=n, free=free):
            return DevelopStep(seat=seat, left=n, free=free, must=must)
        case fx.Construct(building=building, boost=boost):
            boosters = quarters if boost else 0
            return ConstructStep(seat=seat, only=building, boosters=boosters, must=must)
        case fx.Upgrade() as up:
            return UpgradeStep(
                seat=seat,
                granted=up.n,
                free=up.free,
                anywhere=up.anywhere,
                tech=up.tech,
                boosters=quarters if up.boost else 0,
                must=must,
            )
        case fx.Hire() as hire:
            return HireStep(
                seat=seat,
                scientists=hire.scientists,
                contracts=hire.contracts,
                free=hire.free,
                must=must,
            )
        case fx.TakePlans(n=n):
            return TakePlanStep(seat=seat, left=n, must=must)
        case fx.TakeTech():
            return LearnStep(seat=seat, must=must)
        case fx.TakeItems(n=n, crystals=crystals):
            return TakeItemStep(seat=seat, left=n, resources_only=not crystals, must=must)
        case fx.GainChoice(n=n):
            return GainChoiceStep(seat=seat, left=n)
        case fx.Drive() as drive:
            return _drive(table, seat, drive)
        case fx.Welcome() as welcome:
            return WelcomeStep(
                seat=seat,
                left=1,
                colonists=welcome.colonists,
                free=welcome.free,
                tech=welcome.tech,
                boosters=quarters if welcome.boost else 0,
                must=must,
            )
        case fx.Retrieve(n=n, places=places):
            return RetrieveStep(seat=seat, left=n, places=list(places))
        case fx.ProduceAgain():
            return ProduceStep(seat=seat)
        case fx.Trade(get=get):
            return TradeStep(seat=seat, get=get)
        case fx.UsePlan():
            return UsePlanStep(seat=seat)
    return None


def _drive(table: ColonyTable, seat: int, drive: fx.Drive) -> DriveStep:
    """OM-ROVER-6: an own Rover tech may count instead of the effect's points."""
    rover = drive.rover
    if rover is not None:
        techs = list(table.techs("T-ROV"))
        if drive.best_tech:
            rover = max((tech.level for tech in techs), default=0)
        elif drive.tech and table.options.rover_tech == "own_tile_N_instead":
            rover = max([rover, *(tech.level for tech in techs if tech.owner == seat)])
    return DriveStep(
        seat=seat, robots=drive.robots, rover=rover, tech=drive.tech, as_rovers=drive.as_rovers
    )


def _calls_for_aftermath(table: ColonyTable, effect: fx.AnyEffect) -> bool:
    """OM-TURN-5: effects after which something is done at once."""
    return is_due_at_once(table) and isinstance(
        effect, (fx.Construct, fx.Upgrade, fx.Welcome, fx.Hire, fx.Drive)
    )


def _begin_radar(table: ColonyTable, seat: int, of: str) -> None:
    _, own = find_plan(table, of)  # type: ignore[arg-type]
    assert own is not None
    if own.radar is None:
        table.push(UseRadarStep(seat=seat, plan=own.plan))
    else:
        table.push(ApplyStep(seat=seat, of=own.radar))

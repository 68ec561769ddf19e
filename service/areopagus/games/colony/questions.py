"""Which question each pending step puts, and the rule against a move that answers none."""

from collections.abc import Callable
from typing import Any, NamedTuple

from areopagus.games.colony.moves import (
    Accept,
    AddPoint,
    Boost,
    Build,
    ChooseBenefit,
    ChooseSpace,
    CompleteGoal,
    Deliver,
    Develop,
    Displace,
    EndTurn,
    EnterLab,
    GainResource,
    Give,
    Hire,
    KeepOxygen,
    LayRadar,
    Learn,
    MoveRobot,
    Pay,
    PaySurcharge,
    PlaceDiscovery,
    PlaceRobot,
    PlaceShuttle,
    Produce,
    RefillDisplay,
    Retrieve,
    SpendGoal,
    Stay,
    StepRover,
    Stop,
    TakeExecutiveAction,
    TakeItem,
    TakeMainAction,
    TakePlan,
    Travel,
    Upgrade,
    UsePlan,
    UseTech,
    Welcome,
    cards,
    construct,
    drive,
    gains,
    journey,
    orbit,
    shared,
    techs,
    turn,
    upgrade,
)
from areopagus.games.colony.state import OnMars
from areopagus.games.colony.steps import (
    BoostStep,
    ChooseBenefitStep,
    ChooseSpaceStep,
    ChooseTechStep,
    ConstructStep,
    DeliverStep,
    DevelopStep,
    DisplaceStep,
    DriveStep,
    EnterLabStep,
    ExploreStep,
    GainChoiceStep,
    HireStep,
    JourneyStep,
    LearnStep,
    OfferStep,
    PayStep,
    PlaceRobotStep,
    PlaceShuttleStep,
    ProduceStep,
    RefillDisplayStep,
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
from areopagus.kernel.decision import Question
from areopagus.kernel.errors import Illegal
from areopagus.kernel.move import Move

Settle = Callable[[ColonyTable, Any], bool]
"""Goes on with a step as far as no decision is needed; false when only an answer helps.

A step is settled when nothing can be done about it, when one answer is possible, or when it needs
no answer at all.
"""


def _always_ask(_table: ColonyTable, _step: Step) -> bool:
    return False


class Asking(NamedTuple):
    """How a step asks."""

    answers: tuple[type[Move], ...]
    """The kinds of move that answer it."""
    settle: Settle = _always_ask
    """What is done before it asks."""


ASKING: dict[type[Step], Asking] = {
    ChooseSpaceStep: Asking((ChooseSpace,)),
    PlaceShuttleStep: Asking((PlaceShuttle,)),
    TurnStep: Asking(
        (TakeMainAction, TakeExecutiveAction, CompleteGoal, SpendGoal, Deliver, EndTurn),
        turn.settle_turn,
    ),
    JourneyStep: Asking((Travel, Stay), journey.settle_journey),
    ExploreStep: Asking((PlaceDiscovery,), journey.settle_explore),
    DeliverStep: Asking((Deliver, Stop), turn.settle_deliver),
    SurchargeStep: Asking((PaySurcharge,), shared.settle_surcharge),
    PayStep: Asking((Pay,), shared.settle_pay),
    OfferStep: Asking((Accept, Stop), shared.settle_offer),
    BoostStep: Asking((Boost, Stop), shared.settle_boost),
    TakePlanStep: Asking((TakePlan, Stop), orbit.settle_take_plan),
    LearnStep: Asking((Learn, Stop), orbit.settle_learn),
    EnterLabStep: Asking((EnterLab,), orbit.settle_enter_lab),
    DevelopStep: Asking((Develop, Stop), orbit.settle_develop),
    TakeItemStep: Asking((TakeItem, Stop), orbit.settle_take_item),
    DriveStep: Asking((MoveRobot, StepRover, AddPoint, UseTech, Stop), drive.settle_drive),
    TakeFindStep: Asking((Accept, Stop), shared.settle_take_find),
    ConstructStep: Asking((Build, Boost, Stop), construct.settle_construct),
    ChooseTechStep: Asking((UseTech,), techs.settle_choose_tech),
    DisplaceStep: Asking((Displace,), construct.settle_displace),
    ChooseBenefitStep: Asking((ChooseBenefit, Stop)),
    UpgradeStep: Asking((Upgrade, UseTech, Boost, Stop), upgrade.settle_upgrade),
    WelcomeStep: Asking((Welcome, UseTech, Boost, Stop), upgrade.settle_welcome),
    PlaceRobotStep: Asking((PlaceRobot,), upgrade.settle_place_robot),
    HireStep: Asking((Hire, Stop), cards.settle_hire),
    UsePlanStep: Asking((UsePlan, Stop), cards.settle_use_plan),
    UseRadarStep: Asking((LayRadar, Stop), cards.settle_use_radar),
    TradeStep: Asking((Give, Stop), gains.settle_trade),
    GainChoiceStep: Asking((GainResource, Stop), gains.settle_gain_choice),
    RetrieveStep: Asking((Retrieve, Stop), gains.settle_retrieve),
    ProduceStep: Asking((Produce, Stop), gains.settle_produce),
    SettleTechStep: Asking((Develop, KeepOxygen), orbit.settle_used_tech),
    RefillDisplayStep: Asking((RefillDisplay,)),
}

_NOT_ASKED = {
    "setup": "OM-SET-14",
    "colonisation": "OM-TURN-1",
    "shuttle": "OM-SHU-2",
    "delivery": "OM-END-3",
}
"""The rule that says what is decided in each phase."""


def open_questions(state: OnMars) -> list[Question]:
    """The question of the step on top of the stack: there is one until the game is over."""
    if not state.pending:
        return []
    step = state.pending[-1]
    return [Question(step.seat, step.kind, ASKING[type(step)].answers)]


def untimely(state: OnMars, seat: int | None, move: Move) -> Illegal:
    """The refusal of a move that comes from the wrong seat, or at the wrong moment."""
    if not state.pending:
        return Illegal("OM-END-1", "over")
    asked = state.pending[-1].seat
    if asked != seat:
        return Illegal("OM-GEN-1", "not-your-turn", seat=asked)
    if state.phase == "colonisation" and isinstance(move, (CompleteGoal, SpendGoal, Deliver)):
        return Illegal("OM-TURN-4", "free-act")
    return Illegal(_NOT_ASKED[state.phase], "not-asked")

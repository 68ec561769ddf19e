"""Which question each pending step puts, and the rule against a move that answers none."""

from collections.abc import Callable
from typing import Any, NamedTuple

from areopagus.games.colony.components import Material
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
    main_action,
    orbit,
    shared,
    techs,
    turn,
    upgrade,
)
from areopagus.games.colony.moves import goal_spending as spending
from areopagus.games.colony.preconditions import exploring_refused
from areopagus.games.colony.sites import tech_refused, upgrade_refused
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
    ExploreStep: Asking((PlaceDiscovery, Stop), journey.settle_explore),
    DeliverStep: Asking((Deliver, Stop), turn.settle_deliver),
    SurchargeStep: Asking((PaySurcharge,), main_action.settle_surcharge),
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

_PARTS_OF_ACTIONS = (
    *(TakePlan, Learn, Develop, TakeItem, MoveRobot, StepRover, AddPoint, UseTech, Build),
    *(Upgrade, Welcome, Hire, UsePlan, LayRadar, Give, GainResource, Retrieve, Produce, Boost),
)
"""What is done within an action, and not before one is chosen."""


def open_questions(state: OnMars) -> list[Question]:
    """The question of the step on top of the stack: there is one until the game is over."""
    if not state.pending:
        return []
    step = state.pending[-1]
    answers = ASKING[type(step)].answers
    if state.options.goal_spending == "any_payment" and spending.takes_crystals(state, step):
        answers = (*answers, SpendGoal)
    return [Question(step.seat, step.kind, answers)]


def untimely(material: Material, state: OnMars, seat: int | None, move: Move) -> Illegal:
    """The refusal of a move that comes from the wrong seat, or at the wrong moment."""
    if not state.pending:
        return Illegal("OM-END-1", "over")
    step = state.pending[-1]
    if step.seat != seat:
        return Illegal("OM-GEN-1", "not-your-turn", seat=step.seat, asked=step.kind)
    if state.phase == "colonisation" and isinstance(move, (CompleteGoal, SpendGoal, Deliver)):
        return Illegal("OM-TURN-4", "free-act")
    if isinstance(step, TurnStep) and isinstance(move, _PARTS_OF_ACTIONS):
        return _outside_actions(ColonyTable(material, state, seat), step, move)
    if isinstance(step, ChooseSpaceStep) and isinstance(move, PlaceDiscovery):
        refusal = exploring_refused(ColonyTable(material, state, seat), step.seat)
        if step.side == "colony" and refusal is not None:
            return Illegal(*refusal)
    return Illegal(_NOT_ASKED[state.phase], "not-asked", asked=step.kind)


def _outside_actions(table: ColonyTable, turn: TurnStep, move: Move) -> Illegal:
    """Why a part of an action cannot be done while none is under way."""
    seat = turn.seat
    if isinstance(move, Upgrade) and not turn.main_open and seat in table.slots("A-UPG"):
        return _upgrade_over(table, seat)
    if turn.main_open or turn.executive_open:
        return Illegal("OM-TURN-1", "action-first")
    return Illegal("OM-TURN-1", "actions-over")


def _upgrade_over(table: ColonyTable, seat: int) -> Illegal:
    """OM-UPG-5: why the action that upgrades has ended."""
    means = table.means(seat)
    refusal = upgrade_refused(table, seat, means, free=False, anywhere=False)
    if refusal is not None:
        return Illegal(*refusal)
    for tech in table.techs("T-UPG"):
        if tech.level > 1 and tech_refused(table, seat, tech, means.storage, ("mineral",)):
            facts = {"owner": tech.owner, "tile": tech.tile}
            return Illegal("OM-TECH-3", "upgrade-over-oxygen", **facts)
    return Illegal("OM-UPG-5", "upgrade-over")

"""Which question each pending step puts, and the moves that answer it."""

from areopagus.games.colony.moves.cards import Hire, LayRadar, RefillDisplay, UsePlan
from areopagus.games.colony.moves.colony import (
    Build,
    ChooseBenefit,
    Displace,
    PlaceRobot,
    Upgrade,
    UseTech,
    Welcome,
)
from areopagus.games.colony.moves.drive import AddPoint, MoveRobot, StepRover
from areopagus.games.colony.moves.gains import GainResource, Give, Produce, Retrieve
from areopagus.games.colony.moves.journey import (
    ChooseSpace,
    PlaceDiscovery,
    PlaceShuttle,
    Stay,
    Travel,
)
from areopagus.games.colony.moves.orbit import (
    Develop,
    EnterLab,
    KeepOxygen,
    Learn,
    TakeItem,
    TakePlan,
)
from areopagus.games.colony.moves.shared import Accept, Boost, Pay, PaySurcharge, Stop
from areopagus.games.colony.moves.turn import (
    CompleteGoal,
    Deliver,
    EndTurn,
    SpendGoal,
    TakeExecutiveAction,
    TakeMainAction,
)
from areopagus.games.colony.state import OnMars
from areopagus.games.colony.steps import (
    aftermath,
    cards,
    construct,
    costs,
    drive,
    gains,
    orbit,
    turns,
    upgrade,
)
from areopagus.games.colony.steps.base import Step
from areopagus.kernel.decision import Question
from areopagus.kernel.move import Move

ANSWERS: dict[type[Step], tuple[type[Move], ...]] = {
    turns.ChooseSpaceStep: (ChooseSpace,),
    turns.PlaceShuttleStep: (PlaceShuttle,),
    turns.TurnStep: (
        TakeMainAction,
        TakeExecutiveAction,
        CompleteGoal,
        SpendGoal,
        Deliver,
        EndTurn,
    ),
    turns.JourneyStep: (Travel, Stay),
    turns.ExploreStep: (PlaceDiscovery,),
    turns.DeliverStep: (Deliver, Stop),
    costs.SurchargeStep: (PaySurcharge,),
    costs.PayStep: (Pay,),
    costs.OfferStep: (Accept, Stop),
    costs.BoostStep: (Boost, Stop),
    orbit.TakePlanStep: (TakePlan, Stop),
    orbit.LearnStep: (Learn, Stop),
    orbit.EnterLabStep: (EnterLab,),
    orbit.DevelopStep: (Develop, Stop),
    orbit.TakeItemStep: (TakeItem, Stop),
    drive.DriveStep: (MoveRobot, StepRover, AddPoint, UseTech, Stop),
    drive.TakeFindStep: (Accept, Stop),
    construct.ConstructStep: (Build, Boost, Stop),
    construct.ChooseTechStep: (UseTech,),
    construct.DisplaceStep: (Displace,),
    construct.ChooseBenefitStep: (ChooseBenefit, Stop),
    upgrade.UpgradeStep: (Upgrade, UseTech, Boost, Stop),
    upgrade.WelcomeStep: (Welcome, UseTech, Boost, Stop),
    upgrade.PlaceRobotStep: (PlaceRobot,),
    cards.HireStep: (Hire, Stop),
    cards.UsePlanStep: (UsePlan, Stop),
    cards.UseRadarStep: (LayRadar, Stop),
    gains.TradeStep: (Give, Stop),
    gains.GainChoiceStep: (GainResource, Stop),
    gains.RetrieveStep: (Retrieve, Stop),
    gains.ProduceStep: (Produce, Stop),
    aftermath.SettleTechStep: (Develop, KeepOxygen),
    aftermath.RefillDisplayStep: (RefillDisplay,),
}

MOVES: tuple[type[Move], ...] = tuple(
    dict.fromkeys(move for moves in ANSWERS.values() for move in moves)
)


def question(state: OnMars) -> Question | None:
    """The open question: there is one until the game is over."""
    if not state.pending:
        return None
    step = state.pending[-1]
    return Question(step.seat, step.kind, ANSWERS[type(step)])

"""The moves, one file per family. Beside each move stands when its question is settled unasked."""

from areopagus.games.colony.moves.cards import (
    Hire,
    LayRadar,
    RefillDisplay,
    UsePlan,
)
from areopagus.games.colony.moves.construct import (
    Build,
    ChooseBenefit,
    Displace,
)
from areopagus.games.colony.moves.drive import (
    AddPoint,
    MoveRobot,
    StepRover,
    Stop,
)
from areopagus.games.colony.moves.gains import (
    GainResource,
    Give,
    Produce,
    Retrieve,
)
from areopagus.games.colony.moves.journey import (
    ChooseSpace,
    PlaceDiscovery,
    PlaceShuttle,
    Stay,
    Travel,
)
from areopagus.games.colony.moves.main_action import (
    PaySurcharge,
    TakeMainAction,
)
from areopagus.games.colony.moves.orbit import (
    Develop,
    EnterLab,
    KeepOxygen,
    Learn,
    TakeItem,
    TakePlan,
)
from areopagus.games.colony.moves.shared import (
    Accept,
    Boost,
    Pay,
)
from areopagus.games.colony.moves.techs import (
    UseTech,
)
from areopagus.games.colony.moves.turn import (
    CompleteGoal,
    Deliver,
    EndTurn,
    SpendGoal,
    TakeExecutiveAction,
)
from areopagus.games.colony.moves.upgrade import (
    PlaceRobot,
    Upgrade,
    Welcome,
)
from areopagus.kernel.move import Move

MOVES: tuple[type[Move], ...] = (
    ChooseSpace,
    PlaceShuttle,
    TakeMainAction,
    TakeExecutiveAction,
    CompleteGoal,
    SpendGoal,
    Deliver,
    EndTurn,
    Travel,
    Stay,
    PlaceDiscovery,
    Stop,
    PaySurcharge,
    Pay,
    Accept,
    Boost,
    TakePlan,
    Learn,
    EnterLab,
    Develop,
    TakeItem,
    MoveRobot,
    StepRover,
    AddPoint,
    UseTech,
    Build,
    Displace,
    ChooseBenefit,
    Upgrade,
    Welcome,
    PlaceRobot,
    Hire,
    UsePlan,
    LayRadar,
    Give,
    GainResource,
    Retrieve,
    Produce,
    KeepOxygen,
    RefillDisplay,
)

__all__ = [
    "MOVES",
    "Accept",
    "AddPoint",
    "Boost",
    "Build",
    "ChooseBenefit",
    "ChooseSpace",
    "CompleteGoal",
    "Deliver",
    "Develop",
    "Displace",
    "EndTurn",
    "EnterLab",
    "GainResource",
    "Give",
    "Hire",
    "KeepOxygen",
    "LayRadar",
    "Learn",
    "MoveRobot",
    "Pay",
    "PaySurcharge",
    "PlaceDiscovery",
    "PlaceRobot",
    "PlaceShuttle",
    "Produce",
    "RefillDisplay",
    "Retrieve",
    "SpendGoal",
    "Stay",
    "StepRover",
    "Stop",
    "TakeExecutiveAction",
    "TakeItem",
    "TakeMainAction",
    "TakePlan",
    "Travel",
    "Upgrade",
    "UsePlan",
    "UseTech",
    "Welcome",
]

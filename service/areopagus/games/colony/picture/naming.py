"""What moves name, and what seats are called in a picture."""

from collections.abc import Sequence

from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.ids import RESOURCES
from areopagus.games.colony.moves import (
    AddPoint,
    Build,
    ChooseBenefit,
    ChooseSpace,
    CompleteGoal,
    Deliver,
    Develop,
    Displace,
    EnterLab,
    GainResource,
    Give,
    Hire,
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
    StepRover,
    TakeExecutiveAction,
    TakeItem,
    TakeMainAction,
    TakePlan,
    Travel,
    Upgrade,
    UsePlan,
    UseTech,
    Welcome,
)
from areopagus.games.colony.view import OnMarsView
from areopagus.kernel.language import Name
from areopagus.kernel.move import Move
from areopagus.kernel.picture import Pen


def hex_id(cell: Hex) -> str:
    """A hex of the map."""
    return f"hex-{cell.q},{cell.r}"


def company_name(pen: Pen, view: OnMarsView, seat: int) -> Name:
    """A player's name, or which seat it is."""
    return Name(view.companies[seat].name or pen.word("player", seat=seat + 1))


def names_of(move: Move, seat: int | None) -> Sequence[str]:
    """The ids of the things that a move names; what belongs to its seat, only if that is known."""
    own = () if seat is None else _of_seat(move, seat)
    return (*_of_table(move), *own)


def _of_table(move: Move) -> Sequence[str]:
    match move:
        case MoveRobot(hex=cell) | StepRover(hex=cell) | PlaceRobot(hex=cell):
            return (hex_id(cell),)
        case Displace(hex=cell) | Produce(hex=cell):
            return (hex_id(cell),)
        case Build(building=building, hex=cell):
            return hex_id(cell), f"stock-{building}"
        case Upgrade(plan=plan, hex=cell):
            return hex_id(cell), f"plan-{plan}"
        case PlaceDiscovery(discovery=discovery, hex=cell):
            return hex_id(cell), f"discovery-{discovery}"
        case LayRadar(discovery=discovery):
            return (f"discovery-{discovery}",)
        case TakePlan(plan=plan) | UsePlan(plan=plan):
            return (f"plan-{plan}",)
        case Learn(slot=slot):
            return (f"slot-{slot}",)
        case Develop(tile=tile):
            return (f"tech-{tile}",)
        case UseTech(owner=owner, tile=tile):
            return f"tech-{tile}", f"seat-{owner}"
        case Hire(card=card):
            return (f"card-{card}",)
        case RefillDisplay(contract=contract) | Deliver(contract=contract):
            return (f"card-{contract}",)
        case TakeItem(item=item):
            return (f"warehouse-{item}",)
        case TakeMainAction(main=main):
            return (f"action-{main}",)
        case TakeExecutiveAction(executive=executive):
            return (f"executive-{executive}",)
        case ChooseSpace(space=space):
            return (f"space-{space}",)
        case PlaceShuttle(shuttle=shuttle):
            return (f"shuttle-{shuttle}",)
        case Travel(vehicle="shuttle"):
            return ("shuttle",)
        case ChooseBenefit(benefit=benefit):
            return (f"benefit-{benefit}",)
        case CompleteGoal(goal=goal) | SpendGoal(goal=goal):
            return (f"goal-{goal}",)
        case Retrieve(place=place) if place != "working_area":
            return (f"action-{place}",)
    return ()


def _of_seat(move: Move, seat: int) -> Sequence[str]:
    match move:
        case MoveRobot(robot=robot):
            return (f"robot-{seat}-{robot}",)
        case EnterLab(cell=cell) | Develop(cell=cell):
            return (f"lab-{seat}-{cell}",)
        case Pay(resources=resources):
            return [f"seat-{seat}-{one}" for one in RESOURCES if getattr(resources, one)]
        case Give(resource=resource) | GainResource(resource=resource):
            return (f"seat-{seat}-{resource}",)
        case Deliver(item=item):
            return (f"seat-{seat}-{item}",)
        case AddPoint() | PaySurcharge():
            return (f"seat-{seat}-crystal",)
        case Welcome(rocket=rocket):
            return (f"rocket-{seat}-{rocket}",)
        case Travel(vehicle="rocket"):
            return (f"seat-{seat}-hangar",)
        case Retrieve(place="working_area"):
            return (f"seat-{seat}-working",)
    return ()

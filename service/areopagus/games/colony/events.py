"""What happens on Mars, for a client to animate. Everything but discarded goals is public."""

from typing import Annotated, ClassVar

from msgspec import Meta

from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.ids import (
    Benefit,
    BuildingTile,
    BuildingType,
    Card,
    Contract,
    Discovery,
    ExecutiveAction,
    Find,
    Goal,
    GridSlot,
    Item,
    LabCell,
    MainAction,
    Mission,
    Place,
    Plan,
    Prize,
    Shuttle,
    Side,
    Staffing,
    TechTile,
    TurnSpace,
)
from areopagus.games.colony.pieces import Depot, Few, Many, Payment, Round
from areopagus.kernel.document import Seat
from areopagus.kernel.event import Event

RobotNumber = Annotated[int, Meta(ge=0, le=3, description="Which of a seat's robots.")]
Level = Annotated[int, Meta(ge=1, le=5)]
Row = Annotated[int, Meta(ge=1, le=5)]


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round begins."""

    round: Round
    """Which round; 0 is the setup."""


class SpaceTaken(Event, frozen=True, tag="space-taken"):
    """A marker stands on a turn-order space."""

    seat: Seat
    space: TurnSpace


class ShuttleMoved(Event, frozen=True, tag="shuttle-moved"):
    """The shuttle stands on another space."""

    shuttle: Shuttle


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """A seat begins its colonisation turn."""

    seat: Seat


class MainActionTaken(Event, frozen=True, tag="main-action-taken"):
    """A seat has chosen its main action."""

    seat: Seat
    main: MainAction


class ExecutiveActionTaken(Event, frozen=True, tag="executive-action-taken"):
    """A seat has chosen its executive action."""

    seat: Seat
    executive: ExecutiveAction


class SlotsCleared(Event, frozen=True, tag="slots-cleared"):
    """The seats with the most colonists on a full action take them all to their working areas."""

    main: MainAction
    seats: tuple[Seat, ...]
    """Whose colonists went back, one by one."""


class SlotTaken(Event, frozen=True, tag="slot-taken"):
    """A colonist stands on an action."""

    seat: Seat
    main: MainAction


class Paid(Event, frozen=True, tag="paid"):
    """A seat has paid."""

    seat: Seat
    resources: Payment = Payment()
    crystals: Few = 0
    """How many crystals."""
    colonists: Few = 0
    """Colonists moved from the quarters to the working area."""


class Gained(Event, frozen=True, tag="gained"):
    """Goods from the supply; ``lost`` found no room."""

    seat: Seat
    item: Item
    amount: Few
    """How many."""
    lost: Many = 0
    """What there was no room for."""


class CrystalsReceived(Event, frozen=True, tag="crystals-received"):
    """Crystals moved from the reception into the depot; ``lost`` found no space."""

    seat: Seat
    amount: Few
    """How many."""
    lost: Many = 0
    """What there was no room for."""


class ColonistsArrived(Event, frozen=True, tag="colonists-arrived"):
    """Colonists that came from the reserve into the quarters."""

    seat: Seat
    amount: Few
    """How many."""


class ColonistsReturned(Event, frozen=True, tag="colonists-returned"):
    """Colonists back from slots and the working area; ``lost`` went to the reserve."""

    seat: Seat
    amount: Few
    """How many."""
    lost: Many = 0
    """What there was no room for."""


class ColonistRetrieved(Event, frozen=True, tag="colonist-retrieved"):
    """A colonist came back to the quarters."""

    seat: Seat
    place: Place


class PlanTaken(Event, frozen=True, tag="plan-taken"):
    """A plan of the display has an owner."""

    seat: Seat
    plan: Plan


class TechTaken(Event, frozen=True, tag="tech-taken"):
    """A tile of the grid entered a laboratory."""

    seat: Seat
    slot: GridSlot
    tile: TechTile
    cell: LabCell


class TechDeveloped(Event, frozen=True, tag="tech-developed"):
    """A tile moved on in a laboratory."""

    seat: Seat
    tile: TechTile
    cell: LabCell


class TechUsed(Event, frozen=True, tag="tech-used"):
    """A seat uses a tile, its own or that of another owner."""

    seat: Seat
    owner: Seat
    tile: TechTile


class ItemTaken(Event, frozen=True, tag="item-taken"):
    """Taken from the Warehouse."""

    seat: Seat
    item: Item


class RobotMoved(Event, frozen=True, tag="robot-moved"):
    """A robot stands elsewhere."""

    seat: Seat
    robot: RobotNumber
    hex: Hex


class RoverMoved(Event, frozen=True, tag="rover-moved"):
    """A rover stands elsewhere."""

    seat: Seat
    hex: Hex


class RobotPlaced(Event, frozen=True, tag="robot-placed"):
    """A new robot stands on the map."""

    seat: Seat
    robot: RobotNumber
    hex: Hex


class CrystalCollected(Event, frozen=True, tag="crystal-collected"):
    """A vehicle picked a crystal up."""

    seat: Seat
    hex: Hex


class CrystalsPlaced(Event, frozen=True, tag="crystals-placed"):
    """The arrows of a building put crystals on hexes."""

    hexes: tuple[Hex, ...]
    """Where they lie."""


class HexCleared(Event, frozen=True, tag="hex-cleared"):
    """The crystal and the tiles of a hex left the game."""

    hex: Hex


class FindTaken(Event, frozen=True, tag="find-taken"):
    """A discovery or research tile has an owner."""

    seat: Seat
    find: Find
    hex: Hex


class BuildingRaised(Event, frozen=True, tag="building-raised"):
    """A building stands; the arrows of its back are known now."""

    unveils: ClassVar[bool] = True

    seat: Seat
    building: BuildingType
    hex: Hex
    back: BuildingTile | None = None
    """The tile that was turned up; shelters have none."""


class ColonistPlaced(Event, frozen=True, tag="colonist-placed"):
    """A colonist went to work in a mine."""

    seat: Seat
    hex: Hex


class ColonistDisplaced(Event, frozen=True, tag="colonist-displaced"):
    """A colonist left an upgraded mine for the quarters, or the reserve when they are full."""

    seat: Seat
    hex: Hex


class ProgressMade(Event, frozen=True, tag="progress-made"):
    """A progress cube was placed."""

    seat: Seat
    building: BuildingType


class Upgraded(Event, frozen=True, tag="upgraded"):
    """A building is advanced by a plan."""

    seat: Seat
    plan: Plan
    hex: Hex


class TrackRose(Event, frozen=True, tag="track-rose"):
    """The marker of a life-support column stands on a new row."""

    building: BuildingType
    row: Row
    """Where the marker stands now."""


class BenefitChosen(Event, frozen=True, tag="benefit-chosen"):
    """A seat chose a life-support benefit."""

    seat: Seat
    benefit: Benefit


class PointsScored(Event, frozen=True, tag="points-scored"):
    """A seat moved on the points track, by the rule named."""

    seat: Seat
    points: Many
    """How many."""
    rule: str
    """The id of the rule that gives them."""


class ColonyGrew(Event, frozen=True, tag="colony-grew"):
    """A new colony level: new plans and techs lie open."""

    unveils: ClassVar[bool] = True

    level: Level
    """The colony level now."""
    plans: tuple[Plan, ...]
    """Plans that came to the display."""
    tiles: tuple[TechTile, ...]
    """Tech tiles that came to the grid."""


class RocketWelcomed(Event, frozen=True, tag="rocket-welcomed"):
    """A rocket moved from its depot space to the hangar."""

    seat: Seat
    rocket: Depot


class CardTaken(Event, frozen=True, tag="card-taken"):
    """A scientist or contract has an owner."""

    seat: Seat
    card: Card


class DisplayRefilled(Event, frozen=True, tag="display-refilled"):
    """A contract came on display."""

    unveils: ClassVar[bool] = True

    contract: Contract


class PlanUsed(Event, frozen=True, tag="plan-used"):
    """A seat uses the action of a built plan."""

    seat: Seat
    plan: Plan
    staffing: Staffing


class RadarLaid(Event, frozen=True, tag="radar-laid"):
    """An exploration tile lies on Radar."""

    seat: Seat
    discovery: Discovery


class OxygenKept(Event, frozen=True, tag="oxygen-kept"):
    """The owner of a used tile keeps the oxygen."""

    seat: Seat
    tile: TechTile


class MissionAdvanced(Event, frozen=True, tag="mission-advanced"):
    """A seat contributed to a mission."""

    seat: Seat
    mission: Mission
    left: Many
    """How many contributions it still needs."""


class Delivered(Event, frozen=True, tag="delivered"):
    """An item lies on a contract, for good."""

    seat: Seat
    contract: Contract
    item: Item


class ContractCompleted(Event, frozen=True, tag="contract-completed"):
    """The requirement of a contract is met."""

    seat: Seat
    contract: Contract


class GoalCompleted(Event, frozen=True, tag="goal-completed"):
    """A private goal was shown and its reward chosen."""

    unveils: ClassVar[bool] = True

    seat: Seat
    goal: Goal
    reward: Prize


class GoalDiscarded(Event, frozen=True, tag="goal-discarded"):
    """A goal card was discarded face down as a crystal."""

    seat: Seat


class GoalBuried(Event, frozen=True, tag="goal-buried"):
    """Which goal card was discarded: told to its owner alone."""

    seat: Seat
    goal: Goal


class Travelled(Event, frozen=True, tag="travelled"):
    """A seat travels to the other side."""

    seat: Seat
    side: Side


class Stayed(Event, frozen=True, tag="stayed"):
    """A seat stays where it is."""

    seat: Seat


class DiscoveryPlaced(Event, frozen=True, tag="discovery-placed"):
    """A discovery tile lies on the map."""

    seat: Seat
    discovery: Discovery
    hex: Hex


class ExplorationRefilled(Event, frozen=True, tag="exploration-refilled"):
    """A new tile lies on an exploration place."""

    unveils: ClassVar[bool] = True

    discovery: Discovery


class LastRoundAnnounced(Event, frozen=True, tag="last-round-announced"):
    """No mission remains: one more round will be the last."""


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over."""


EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)

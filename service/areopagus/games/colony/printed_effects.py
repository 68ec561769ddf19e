"""Effects as data: what a card, a tile or a space lets its user do.

They are a closed list, printed in components.json and in packs alike, and carried out by one set of
steps.
"""

from typing import Annotated

from msgspec import Meta, field

from areopagus.games.colony.ids import BuildingType, Item, Place, Side
from areopagus.kernel.document import Value

Times = Annotated[int, Meta(ge=1, le=6)]
Colonists = Annotated[int, Meta(ge=1, le=12)]
MovementPoints = Annotated[int, Meta(ge=0, le=8)]


class Effect(Value, frozen=True, tag_field="op"):
    """What a printed thing does."""


class Develop(Effect, frozen=True, tag="develop"):
    """Move tech tiles on."""

    n: Times = field(name="count", default=1)
    """How often."""
    free: bool = False
    """Whether it costs nothing."""


class Construct(Effect, frozen=True, tag="construct"):
    """Construct a building."""

    building: BuildingType | None = None
    """Of which type; null or left out for any."""
    boost: bool = False
    """Whether each colonist sent to work adds a technology level."""


class Upgrade(Effect, frozen=True, tag="upgrade"):
    """Upgrade buildings."""

    n: Times = field(name="count", default=1)
    """How many."""
    free: bool = False
    """Whether no mineral is paid."""
    anywhere: bool = False
    """Whether any building will do, and not only one near a robot."""
    tech: bool = False
    """Whether an Upgrade technology helps."""
    boost: bool = False
    """Whether each colonist sent to work adds an upgrade."""


class Hire(Effect, frozen=True, tag="hire"):
    """Take a card of the display."""

    scientists: bool = False
    """Whether it may be a scientist."""
    contracts: bool = False
    """Whether it may be an Earth contract."""
    free: bool = False
    """Whether it costs nothing."""


class TakePlans(Effect, frozen=True, tag="take_plans"):
    """Take plans of the display."""

    n: Times = field(name="count", default=1)
    """How many."""


class TakeTech(Effect, frozen=True, tag="take_tech"):
    """Take a tile of the tech grid."""


class TakeItems(Effect, frozen=True, tag="take_items"):
    """Take items of the Warehouse."""

    n: Times = field(name="count", default=1)
    """How many."""
    crystals: bool = True
    """Whether crystals are among them."""


class Gain(Effect, frozen=True, tag="gain"):
    """Gain goods from the supply."""

    item: Item
    """A resource, or crystals."""
    n: Times = field(name="count", default=1)
    """How many."""


class GainChoice(Effect, frozen=True, tag="gain_choice"):
    """Gain resources of choice, no minerals."""

    n: Times = field(name="count", default=1)
    """How many."""


class Drive(Effect, frozen=True, tag="drive"):
    """Move robots, the rover, or both."""

    robots: MovementPoints | None = None
    """Movement points for robots; left out where they do not move."""
    rover: MovementPoints | None = None
    """Movement points for the rover; left out where it does not move."""
    tech: bool = False
    """Whether a Rover technology helps."""
    best_tech: bool = field(name="best", default=False)
    """Whether the rover's points are the highest Rover tech level in play."""
    as_rovers: bool = field(name="collecting", default=False)
    """Whether the robots collect like rovers."""


class Recruit(Effect, frozen=True, tag="recruit"):
    """Colonists from the reserve to the quarters."""

    n: Times = field(name="count", default=1)
    """How many."""


class Welcome(Effect, frozen=True, tag="welcome"):
    """Welcome a rocket."""

    colonists: Times = 1
    """Besides the robot; one more without it."""
    free: bool = False
    """Whether it costs nothing."""
    tech: bool = False
    """Whether a Rocket technology helps."""
    boost: bool = False
    """Whether each colonist sent to work adds a rocket."""


class Retrieve(Effect, frozen=True, tag="retrieve"):
    """Bring colonists back to the quarters."""

    places: Annotated[tuple[Place, ...], Meta(min_length=1, max_length=6)]
    """From where."""
    n: Colonists = field(name="count", default=1)
    """How many at most."""


class Travel(Effect, frozen=True, tag="travel"):
    """Travel, with all the steps of a journey."""

    to: Side | None = None
    """Null or left out: the other side."""
    exploring: bool = True
    """Whether a discovery tile is laid out on arrival in the colony."""


class ProduceAll(Effect, frozen=True, tag="produce_all"):
    """Everything that produces for the seat yields one unit."""


class ProduceAgain(Effect, frozen=True, tag="produce_again"):
    """One of those sites yields one unit more."""


class ScorePoints(Effect, frozen=True, tag="score"):
    """Move on the points track."""

    points: Times
    """How far."""


class Radar(Effect, frozen=True, tag="radar"):
    """Lay an exploration tile on the card, or apply the one that lies there. Of plans only."""


class Trade(Effect, frozen=True, tag="trade"):
    """Give a resource for others of choice, no minerals."""

    get: Times
    """How many one gets."""


class UsePlan(Effect, frozen=True, tag="use_plan"):
    """Use the action of a built plan. Of the executive action only."""


AnyEffect = (
    Develop
    | Construct
    | Upgrade
    | Hire
    | TakePlans
    | TakeTech
    | TakeItems
    | Gain
    | GainChoice
    | Drive
    | Recruit
    | Welcome
    | Retrieve
    | Travel
    | ProduceAll
    | ProduceAgain
    | ScorePoints
    | Radar
    | Trade
    | UsePlan
)

"""Effects as data: what a card, a tile or a space lets its user do.

They are printed in components.json and carried out by one set of steps.
"""

from dataclasses import dataclass
from typing import Any

from areopagus.games.colony.ids import BuildingType, Item, Place, Side


@dataclass(frozen=True, slots=True)
class Develop:
    """Move tech tiles on."""

    n: int
    free: bool = False


@dataclass(frozen=True, slots=True)
class Construct:
    """Construct a building."""

    building: BuildingType | None
    """None: any type."""
    boost: bool = False


@dataclass(frozen=True, slots=True)
class Upgrade:
    """Upgrade buildings."""

    n: int
    free: bool = False
    anywhere: bool = False
    tech: bool = False
    boost: bool = False


@dataclass(frozen=True, slots=True)
class Hire:
    """Take a card of the display."""

    scientists: bool
    contracts: bool
    free: bool = False


@dataclass(frozen=True, slots=True)
class TakePlans:
    """Take plans of the display."""

    n: int


@dataclass(frozen=True, slots=True)
class TakeTech:
    """Take a tile of the tech grid."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class TakeItems:
    """Take items of the Warehouse."""

    n: int
    crystals: bool = True


@dataclass(frozen=True, slots=True)
class Gain:
    """Gain goods from the supply."""

    item: Item
    n: int


@dataclass(frozen=True, slots=True)
class GainChoice:
    """Gain resources of choice, no minerals."""

    n: int


@dataclass(frozen=True, slots=True)
class Drive:
    """Move robots, the rover, or both."""

    robots: int | None = None
    rover: int | None = None
    """Movement points; None: this pool is not part of the effect."""
    tech: bool = False
    best_tech: bool = False
    """The rover's points are the highest Rover tech level in play."""
    as_rovers: bool = False


@dataclass(frozen=True, slots=True)
class Recruit:
    """Colonists from the reserve to the quarters."""

    n: int


@dataclass(frozen=True, slots=True)
class Welcome:
    """Welcome a rocket."""

    colonists: int
    """Besides the robot; one more without it."""
    free: bool = False
    tech: bool = False
    boost: bool = False


@dataclass(frozen=True, slots=True)
class Retrieve:
    """Bring colonists back to the quarters."""

    n: int
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Travel:
    """Travel, with all the steps of a journey."""

    to: Side | None
    """None: the other side."""
    exploring: bool = True


@dataclass(frozen=True, slots=True)
class ProduceAll:
    """Everything that produces for the seat yields one unit."""


@dataclass(frozen=True, slots=True)
class ProduceAgain:
    """One of those sites yields one unit more."""


@dataclass(frozen=True, slots=True)
class ScorePoints:
    """Move on the points track."""

    points: int


@dataclass(frozen=True, slots=True)
class Radar:
    """Lay an exploration tile on the card, or apply the one that lies there."""


@dataclass(frozen=True, slots=True)
class Trade:
    """Give a resource for others of choice, no minerals."""

    get: int


@dataclass(frozen=True, slots=True)
class UsePlan:
    """Use the action of a built plan."""


Effect = (
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

_PLACES: dict[str, tuple[Place, ...]] = {
    "slots_orbit": ("A-PLAN", "A-RND"),
    "slots_colony": ("A-BUILD", "A-UPG", "A-HIRE"),
    "working_area": ("working_area",),
}


def effect_of(raw: dict[str, Any], *, boost: bool = False) -> Effect:
    """An effect of the data file as its class."""
    boost = boost or raw.get("boost") == "colonist"
    n, free = raw.get("n", 1), bool(raw.get("free"))
    match raw["fx"]:
        case "develop":
            return Develop(n, free)
        case "construct":
            named = raw["building"]
            return Construct(None if named == "any" else named, boost)
        case "upgrade":
            return Upgrade(n, free, bool(raw.get("anywhere")), "tech" in raw, boost)
        case "take_scientist_or_contract":
            return Hire(True, True, free)
        case "take_contract":
            return Hire(False, True, free)
        case "take_scientist":
            return Hire(True, False, free)
        case "take_plan":
            return TakePlans(n)
        case "take_tech":
            return TakeTech(n)
        case "take_warehouse":
            return TakeItems(n, raw["items"] == "any")
        case "gain":
            return Gain(raw["item"], n)
        case "gain_choice":
            return GainChoice(n)
        case "move_bots":
            return Drive(robots=raw["mp"])
        case "move_bots_as_rovers":
            return Drive(robots=raw["mp"], as_rovers=True)
        case "move_rover" if isinstance(raw["mp"], int):
            return Drive(rover=raw["mp"], tech=True)
        case "move_rover":
            return Drive(rover=0, best_tech=True)
        case "recruit":
            return Recruit(n)
        case "welcome":
            return Welcome(raw["gain"][0]["colonist"], free, tech=not free, boost=boost)
        case "retrieve":
            places = tuple(place for name in raw["from"] for place in _PLACES[name])
            return Retrieve(12 if n == "any" else n, places)
        case "travel":
            return Travel("orbit" if raw["to"] == "orbit" else None)
        case "produce_all":
            return ProduceAll()
        case "produce_one_again":
            return ProduceAgain()
        case "score":
            return ScorePoints(raw["op"])
        case "radar":
            return Radar()
        case "trade":
            return Trade(raw["get"])
        case "use_plan_action":
            return UsePlan()
    raise ValueError(f"no such effect: {raw}")

"""Events on the map and in the life-support table."""

from typing import Annotated, ClassVar

from msgspec import Meta

from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.ids import (
    Benefit,
    BuildingTile,
    BuildingType,
    Discovery,
    Find,
    Plan,
    TechTile,
)
from areopagus.games.colony.names import building_of, effect_of, kind_of_find, one, place
from areopagus.games.colony.pieces import Depot
from areopagus.kernel.document import Seat
from areopagus.kernel.event import Event
from areopagus.kernel.wording import Message

RobotNumber = Annotated[int, Meta(ge=0, le=3, description="Which of a seat's robots.")]
Level = Annotated[int, Meta(ge=1, le=5)]
Row = Annotated[int, Meta(ge=1, le=5)]


class RobotMoved(Event, frozen=True, tag="robot-moved"):
    """A robot stands elsewhere."""

    seat: Seat
    robot: RobotNumber
    hex: Hex

    def message(self) -> Message:
        facts = {"robot": self.robot + 1, "hex": place(self.hex)}
        return Message("robot-moved", {"seat": self.seat, **facts})


class RoverMoved(Event, frozen=True, tag="rover-moved"):
    """A rover stands elsewhere."""

    seat: Seat
    hex: Hex

    def message(self) -> Message:
        return Message("rover-moved", {"seat": self.seat, "hex": place(self.hex)})


class RobotPlaced(Event, frozen=True, tag="robot-placed"):
    """A new robot stands on the map."""

    seat: Seat
    robot: RobotNumber
    hex: Hex

    def message(self) -> Message:
        return Message("robot-placed", {"seat": self.seat, "hex": place(self.hex)})


class CrystalCollected(Event, frozen=True, tag="crystal-collected"):
    """A vehicle picked a crystal up."""

    seat: Seat
    hex: Hex

    def message(self) -> Message:
        return Message("crystal-collected", {"seat": self.seat, "hex": place(self.hex)})


class CrystalsPlaced(Event, frozen=True, tag="crystals-placed"):
    """The arrows of a building put crystals on hexes."""

    hexes: tuple[Hex, ...]
    """Where they lie."""

    def message(self) -> Message:
        hexes = tuple(place(cell) for cell in self.hexes)
        return Message("crystals-placed", {"hexes": hexes, "n": len(hexes)})


class HexCleared(Event, frozen=True, tag="hex-cleared"):
    """The crystal and the tiles of a hex left the game."""

    hex: Hex

    def message(self) -> Message:
        return Message("hex-cleared", {"hex": place(self.hex)})


class FindTaken(Event, frozen=True, tag="find-taken"):
    """A discovery or research tile has an owner."""

    seat: Seat
    find: Find
    hex: Hex

    def message(self) -> Message:
        facts = {"seat": self.seat, "find": self.find, "hex": place(self.hex)}
        return Message(f"find-taken.{kind_of_find(self.find)}", facts)


class DiscoveryPlaced(Event, frozen=True, tag="discovery-placed"):
    """A discovery tile lies on the map."""

    seat: Seat
    discovery: Discovery
    hex: Hex

    def message(self) -> Message:
        facts = {"discovery": self.discovery, "hex": place(self.hex)}
        return Message("discovery-placed", {"seat": self.seat, **facts})


class ExplorationRefilled(Event, frozen=True, tag="exploration-refilled"):
    """A new tile lies on an exploration place."""

    unveils: ClassVar[bool] = True

    discovery: Discovery


class BuildingRaised(Event, frozen=True, tag="building-raised"):
    """A building stands; the arrows of its back are known now."""

    unveils: ClassVar[bool] = True

    seat: Seat
    building: BuildingType
    hex: Hex
    back: BuildingTile | None = None
    """The tile that was turned up; shelters have none."""

    def message(self) -> Message:
        facts = {"building": one(self.building), "hex": place(self.hex)}
        return Message("building-raised", {"seat": self.seat, **facts})


class ColonistPlaced(Event, frozen=True, tag="colonist-placed"):
    """A colonist went to work in a mine."""

    seat: Seat
    hex: Hex

    def message(self) -> Message:
        return Message("colonist-placed", {"seat": self.seat, "hex": place(self.hex)})


class ColonistDisplaced(Event, frozen=True, tag="colonist-displaced"):
    """A colonist left an upgraded mine for the quarters, or the reserve when they are full."""

    seat: Seat
    hex: Hex

    def message(self) -> Message:
        return Message("colonist-displaced", {"seat": self.seat, "hex": place(self.hex)})


class ProgressMade(Event, frozen=True, tag="progress-made"):
    """A progress cube was placed."""

    seat: Seat
    building: BuildingType

    def message(self) -> Message:
        return Message("progress-made", {"seat": self.seat, "building": self.building})


class Upgraded(Event, frozen=True, tag="upgraded"):
    """A building is advanced by a plan."""

    seat: Seat
    plan: Plan
    hex: Hex

    def message(self) -> Message:
        facts = {"plan": self.plan, "building": building_of(self.plan)}
        return Message("upgraded", {"seat": self.seat, **facts, "hex": place(self.hex)})


class TrackRose(Event, frozen=True, tag="track-rose"):
    """The marker of a life-support column stands on a new row."""

    building: BuildingType
    row: Row
    """Where the marker stands now."""


class BenefitChosen(Event, frozen=True, tag="benefit-chosen"):
    """A seat chose a life-support benefit."""

    seat: Seat
    benefit: Benefit

    def message(self) -> Message:
        facts = {"benefit": self.benefit, "effect": effect_of(self.benefit)}
        return Message("benefit-chosen", {"seat": self.seat, **facts})


class ColonyGrew(Event, frozen=True, tag="colony-grew"):
    """A new colony level: new plans and techs lie open."""

    unveils: ClassVar[bool] = True

    level: Level
    """The colony level now."""
    plans: tuple[Plan, ...]
    """Plans that came to the display."""
    tiles: tuple[TechTile, ...]
    """Tech tiles that came to the grid."""

    def message(self) -> Message:
        facts = {"level": self.level, "plans": len(self.plans), "tiles": len(self.tiles)}
        shown = self.plans or self.tiles
        return Message("colony-grew" if shown else "colony-grew.nothing-new", facts)


class RocketWelcomed(Event, frozen=True, tag="rocket-welcomed"):
    """A rocket moved from its depot space to the hangar."""

    seat: Seat
    rocket: Depot

    def message(self) -> Message:
        return Message("rocket-welcomed", {"seat": self.seat, "action": f"E{self.rocket}"})

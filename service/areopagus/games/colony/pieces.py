"""The small Structs a position is made of: what lies on the map, and what each seat has."""

from typing import Annotated

from msgspec import Meta, field

from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.ids import (
    BuildingTile,
    BuildingType,
    Contract,
    Discovery,
    Find,
    Goal,
    Item,
    LabCell,
    Mission,
    Plan,
    Research,
    Resource,
    Scientist,
    SlotAction,
    TechTile,
    TurnSpace,
)
from areopagus.kernel.document import Document, Seat, Value
from areopagus.kernel.state import SeatName

Few = Annotated[int, Meta(ge=0, le=12)]
Many = Annotated[int, Meta(ge=0, le=9999)]
Round = Annotated[int, Meta(ge=0, le=1_000_000)]
Depot = Annotated[int, Meta(ge=1, le=5, description="A depot space that can hold a rocket.")]


class Goods(Document, omit_defaults=True):
    """Resources of a storage."""

    mineral: Few = 0
    """How many minerals."""
    battery: Few = 0
    """How many batteries."""
    water: Few = 0
    """How much water."""
    plant: Few = 0
    """How many plants."""
    oxygen: Few = 0
    """How much oxygen."""

    def of(self, resource: Resource) -> int:
        return getattr(self, resource)  # type: ignore[no-any-return]

    def add(self, resource: Resource, amount: int) -> None:
        setattr(self, resource, getattr(self, resource) + amount)

    @property
    def total(self) -> int:
        return self.mineral + self.battery + self.water + self.plant + self.oxygen


class Payment(Value, frozen=True, omit_defaults=True):
    """Resources that are paid."""

    mineral: Few = 0
    """How many minerals."""
    battery: Few = 0
    """How many batteries."""
    water: Few = 0
    """How much water."""
    plant: Few = 0
    """How many plants."""
    oxygen: Few = 0
    """How much oxygen."""


class Cargo(Document, omit_defaults=True):
    """Crystals and resources: the Warehouse, or what lies on a delivery contract."""

    crystal: Few = 0
    """How many crystals."""
    mineral: Few = 0
    """How many minerals."""
    battery: Few = 0
    """How many batteries."""
    water: Few = 0
    """How much water."""
    plant: Few = 0
    """How many plants."""
    oxygen: Few = 0
    """How much oxygen."""

    def of(self, item: Item) -> int:
        return getattr(self, item)  # type: ignore[no-any-return]

    def add(self, item: Item, amount: int) -> None:
        setattr(self, item, getattr(self, item) + amount)


class Building(Document, omit_defaults=True):
    """A building on the map. Whether it is advanced is told by the plan that made it so."""

    hex: Hex
    building: BuildingType
    tile: BuildingTile | None = None
    """The tile of a common building; shelters have no number."""
    owner: Seat | None = None
    """Only shelters have an owner."""
    colonist: Seat | None = None
    """Whose colonist works in this mine."""


class Stock(Document):
    """The face-down tiles of one common building type, the next one last."""

    building: BuildingType
    tiles: list[BuildingTile]
    """The tiles, the next one last."""


class FindSpot(Document):
    """Discovery or research tiles lying on a hex."""

    hex: Hex
    finds: Annotated[list[Find], Meta(min_length=1, max_length=2)]
    """The tiles, the next one first."""


class LabTile(Document):
    """A tech tile in a laboratory."""

    cell: LabCell
    tile: TechTile


class OwnPlan(Document, omit_defaults=True):
    """A plan card of a seat: it carries its marker until that stands on a building."""

    plan: Plan
    built: Hex | None = None
    """Where its advanced building stands; null while it is not built."""
    radar: Discovery | None = None
    """The exploration tile laid on Radar."""


class OwnScientist(Document, omit_defaults=True):
    """A scientist of a seat, its figure on its own card or for good on a plan."""

    scientist: Scientist
    plan: Plan | None = None
    """The plan its figure stands on; null while it is on its own card."""


class OwnContract(Document, omit_defaults=True):
    """An Earth contract of a seat."""

    contract: Contract
    cargo: Cargo = field(default_factory=Cargo)
    done: bool = False
    """Whether it is completed."""


class MissionCard(Document):
    """A mission and how many contributions it still needs; none left means it is complete."""

    mission: Mission
    left: Annotated[int, Meta(ge=0, le=20)]
    """How many contributions it still needs."""


class Slots(Document):
    """Whose colonists stand on a main action, in the order they came."""

    main: SlotAction
    seats: Annotated[list[Seat], Meta(max_length=4)]
    """One entry for each colonist."""


class Due(Document):
    """A tech of another seat that was used: its owner has the oxygen to settle."""

    owner: Seat
    tile: TechTile


class Company(Document, omit_defaults=True, kw_only=True):
    """What one seat has."""

    name: SeatName | None = None
    """What its player is called."""
    space: TurnSpace | None = None
    """Where its turn-order marker stands."""
    points: Many = 0
    """The marker on the points track."""
    storage: Goods
    crystals: Few = 0
    """In the depot."""
    reception: Annotated[int, Meta(ge=0, le=200)] = 0
    """Crystals that wait for the seat's next turn."""
    fresh: Few = 0
    """Depot crystals that came in during the current action: no movement can be paid with them."""
    purse: Annotated[int, Meta(ge=0, le=3)] = 0
    """Goal cards discarded this turn and not yet spent, each as one crystal."""
    quarters: Few = 0
    """Colonists in the living quarters."""
    working: Few = 0
    """Colonists in the working area."""
    rockets: list[Depot]
    """The depot spaces that still hold a rocket."""
    hangar: Annotated[int, Meta(ge=0, le=5)] = 0
    """Rockets in the hangar."""
    robots: Annotated[list[Hex], Meta(max_length=4)]
    """Where its robots stand."""
    rover: Hex | None = None
    """Where its rover stands."""
    lab: Annotated[list[LabTile], Meta(max_length=9)]
    """The tech tiles in its laboratory."""
    progress: list[BuildingType] = field(default_factory=list)
    """The building types it has a progress cube on."""
    plans: list[OwnPlan] = field(default_factory=list)
    """Its plans, built or not."""
    scientists: list[OwnScientist] = field(default_factory=list)
    """Its scientists."""
    contracts: list[OwnContract] = field(default_factory=list)
    """Its Earth contracts."""
    discoveries: list[Discovery] = field(default_factory=list)
    """Discovery tiles it has taken."""
    research: list[Research] = field(default_factory=list)
    """Research tiles it has taken."""
    goals: list[Goal] = field(default_factory=list)
    """The goal cards in hand."""
    spent: list[Goal] = field(default_factory=list)
    """Goal cards discarded face down."""
    achieved: Goal | None = None
    """The goal it has completed."""

    @property
    def side(self) -> str | None:
        """The side of the board where the marker stands."""
        if self.space is None:
            return None
        return "orbit" if self.space <= 4 else "colony"

    @property
    def purchasing(self) -> int:
        """Crystals that a payment may use: the purse and the depot."""
        return self.purse + self.crystals

    @property
    def depot_room(self) -> int:
        """Depot spaces with neither a rocket nor a crystal."""
        return 8 - len(self.rockets) - self.crystals

    @property
    def rockets_moved(self) -> int:
        """Rockets that ever left the depot."""
        return 5 - len(self.rockets)

    def cells(self) -> set[str]:
        """The laboratory cells that hold a tile."""
        return {entry.cell for entry in self.lab}

"""On Mars.

Made by scripts/generate.py from openapi/openapi.json. Do not edit: `make types-python`.
"""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from areopagus_client.base import Document, GameTypes
from areopagus_client.contract.shared import Amount, Dice

OnMarsBenefit: TypeAlias = Literal["LB1", "LB2", "LB3", "LB4"]
"""What a life-support track gives when it rises."""

OnMarsBuildingTile: TypeAlias = Literal[
    "BT-GEN-1",
    "BT-GEN-2",
    "BT-GEN-3",
    "BT-GEN-4",
    "BT-GEN-5",
    "BT-GEN-6",
    "BT-GEN-S",
    "BT-GRE-1",
    "BT-GRE-2",
    "BT-GRE-3",
    "BT-GRE-4",
    "BT-GRE-5",
    "BT-GRE-6",
    "BT-GRE-S",
    "BT-MIN-1",
    "BT-MIN-2",
    "BT-MIN-3",
    "BT-MIN-4",
    "BT-MIN-5",
    "BT-MIN-6",
    "BT-MIN-S",
    "BT-OXY-1",
    "BT-OXY-2",
    "BT-OXY-3",
    "BT-OXY-4",
    "BT-OXY-5",
    "BT-OXY-6",
    "BT-OXY-S",
    "BT-WAT-1",
    "BT-WAT-2",
    "BT-WAT-3",
    "BT-WAT-4",
    "BT-WAT-5",
    "BT-WAT-6",
    "BT-WAT-S",
]
"""A building tile, by its type and its number."""

OnMarsBuildingType: TypeAlias = Literal[
    "generator", "greenhouse", "mine", "oxygen_condenser", "shelter", "water_extractor"
]
"""A type of building."""

OnMarsCard: TypeAlias = Literal[
    "EC01",
    "EC02",
    "EC03",
    "EC04",
    "EC05",
    "EC06",
    "EC07",
    "EC08",
    "EC09",
    "EC10",
    "EC11",
    "EC12",
    "S-BIO",
    "S-CHE",
    "S-GEO",
    "S-HYD",
    "S-RND",
    "S-SYS",
]
"""A scientist or a contract."""

OnMarsColonistPlace: TypeAlias = Literal[
    "A-BUILD", "A-HIRE", "A-PLAN", "A-RND", "A-UPG", "working_area"
]
"""Where a colonist is brought back from."""

OnMarsContract: TypeAlias = Literal[
    "EC01", "EC02", "EC03", "EC04", "EC05", "EC06", "EC07", "EC08", "EC09", "EC10", "EC11", "EC12"
]
"""An Earth contract card."""

OnMarsContractRefill: TypeAlias = Literal["chosen_by_the_taker", "top_of_deck"]
"""R-CONTRACT-REFILL: what fills the display."""

OnMarsCostUnit: TypeAlias = Literal[
    "any", "battery", "mineral", "oxygen", "plant", "water", "water_or_plant"
]
"""One unit of a cost; `any` is any one resource."""

OnMarsDiscovery: TypeAlias = Literal[
    "DT01",
    "DT02",
    "DT03",
    "DT04",
    "DT05",
    "DT06",
    "DT07",
    "DT08",
    "DT09",
    "DT10",
    "DT11",
    "DT12",
    "DT13",
    "DT14",
    "DT15",
    "DT16",
    "DT17",
    "DT18",
    "DT19",
]
"""A discovery tile."""

OnMarsEnding: TypeAlias = Literal["announced", "last_round", "open"]
"""How near the end is."""

OnMarsExecutiveAction: TypeAlias = Literal["E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8"]
"""An executive action."""

OnMarsFind: TypeAlias = Literal[
    "DT01",
    "DT02",
    "DT03",
    "DT04",
    "DT05",
    "DT06",
    "DT07",
    "DT08",
    "DT09",
    "DT10",
    "DT11",
    "DT12",
    "DT13",
    "DT14",
    "DT15",
    "DT16",
    "DT17",
    "DT18",
    "DT19",
    "RT-A1",
    "RT-A2",
    "RT-B1",
    "RT-B2",
    "RT-C1",
    "RT-C2",
    "RT-D1",
    "RT-D2",
]
"""A discovery or research tile."""

OnMarsGoal: TypeAlias = Literal[
    "PG01",
    "PG02",
    "PG03",
    "PG04",
    "PG05",
    "PG06",
    "PG07",
    "PG08",
    "PG09",
    "PG10",
    "PG11",
    "PG12",
    "PG13",
    "PG14",
    "PG15",
    "PG16",
    "PG17",
    "PG18",
    "PG19",
    "PG20",
    "PG21",
    "PG22",
    "PG23",
    "PG24",
]
"""A private goal card."""

OnMarsGoalReward: TypeAlias = Literal["a", "b"]
"""Which of the two rewards of a goal."""

OnMarsGoalSpending: TypeAlias = Literal["any_payment", "between_actions"]
"""R-GOAL-SPEND: when goals count as crystals."""

OnMarsGridSlot: TypeAlias = Literal["G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8"]
"""A slot of the tech grid, from the bottom row up."""

OnMarsItem: TypeAlias = Literal["battery", "crystal", "mineral", "oxygen", "plant", "water"]
"""A resource or a crystal."""

OnMarsLabCell: TypeAlias = Literal[
    "L1a", "L1b", "L2a", "L2b", "L2c", "L3a", "L3b", "L4a", "L4b", "L4c", "L5a", "L5b", "L6a"
]
"""A cell of a laboratory: its column, then its row."""

OnMarsLength: TypeAlias = Literal["long", "short"]
"""Two short missions and a long one, or the reverse."""

OnMarsMainAction: TypeAlias = Literal[
    "A-BUILD",
    "A-CTRL",
    "A-HIRE",
    "A-LEARN",
    "A-PLAN",
    "A-POD",
    "A-RND",
    "A-SHIP",
    "A-SUPPLY",
    "A-UPG",
]
"""A main action, in orbit or in the colony."""

OnMarsMainActionDuty: TypeAlias = Literal["may", "must"]
"""R-MAIN: whether a turn needs a main action."""

OnMarsMission: TypeAlias = Literal[
    "M1", "M10", "M11", "M12", "M13", "M14", "M15", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M9"
]
"""A mission card."""

OnMarsPhase: TypeAlias = Literal["colonisation", "delivery", "over", "setup", "shuttle"]
"""Where a round stands."""

OnMarsPlan: TypeAlias = Literal[
    "BP01",
    "BP02",
    "BP03",
    "BP04",
    "BP05",
    "BP06",
    "BP07",
    "BP08",
    "BP09",
    "BP10",
    "BP11",
    "BP12",
    "BP13",
    "BP14",
    "BP15",
    "BP16",
    "BP17",
    "BP18",
    "BP19",
    "BP20",
    "BP21",
    "BP22",
    "BP23",
    "BP24",
]
"""A blueprint for an advanced building."""

OnMarsPool: TypeAlias = Literal["robots", "rover"]
"""Whose movement points."""

OnMarsResearch: TypeAlias = Literal[
    "RT-A1", "RT-A2", "RT-B1", "RT-B2", "RT-C1", "RT-C2", "RT-D1", "RT-D2"
]
"""A research tile: its letter and number."""

OnMarsResearchLayout: TypeAlias = Literal["one_per_hex_two_hexes", "stack_on_one_hex"]
"""R-RESEARCH: how two tiles of a corner lie."""

OnMarsResource: TypeAlias = Literal["battery", "mineral", "oxygen", "plant", "water"]
"""One of the five resources."""

OnMarsReward: TypeAlias = Literal["LR1", "LR2", "LR3", "LR4", "LR5", "LR6", "LR7", "LR8"]
"""A reward tile of a life-support column."""

OnMarsRocketGain: TypeAlias = Literal["colonists", "robot"]
"""A robot and colonists, or one colonist more."""

OnMarsRoverCrystal: TypeAlias = Literal["depot", "reception"]
"""R-ROVER-CRYSTAL: where collected crystals go."""

OnMarsRoverTech: TypeAlias = Literal["any_tile_plus_N", "own_tile_N_instead"]
"""R-ROVER-TECH: what a Rover tech of level N does."""

OnMarsScientist: TypeAlias = Literal["S-BIO", "S-CHE", "S-GEO", "S-HYD", "S-RND", "S-SYS"]
"""A scientist card."""

OnMarsShipPick: TypeAlias = Literal["any", "lowest"]
"""R-SHIP-PICK: which rocket leaves the depot."""

OnMarsShuttleSpace: TypeAlias = Literal["C1", "C2", "C3", "O1", "O2", "O3"]
"""A space of the shuttle track, on the orbit or the colony side."""

OnMarsSide: TypeAlias = Literal["colony", "orbit"]
"""A side of the board."""

OnMarsSkippedStep: TypeAlias = Literal[
    "build",
    "develop",
    "hire",
    "journey",
    "learn",
    "offer",
    "place-discovery",
    "retrieve",
    "take-find",
    "take-item",
    "take-plan",
    "upgrade",
    "welcome",
]
"""What was not possible, as the question is called."""

OnMarsSlotAction: TypeAlias = Literal["A-BUILD", "A-HIRE", "A-PLAN", "A-RND", "A-UPG"]
"""A main action with colonist slots."""

OnMarsStaffing: TypeAlias = Literal["crystals", "scientist", "staffed"]
"""How the action of a plan is paid for."""

OnMarsTechCount: TypeAlias = Literal["complex_including_new", "existing_buildings"]
"""R-TECH-COUNT: what a joining tech's level counts."""

OnMarsTechDevelopment: TypeAlias = Literal[
    "column_cost_using_that_oxygen", "returns_the_oxygen_only"
]
"""R-TECH-DEV: its owner's development costs."""

OnMarsTechOxygen: TypeAlias = Literal["supply", "user"]
"""R-TECH-OXYGEN: who gives it for another's tech."""

OnMarsTechTile: TypeAlias = Literal[
    "TT-A-GEN",
    "TT-A-GRE",
    "TT-A-MIN",
    "TT-A-OXY",
    "TT-A-ROV",
    "TT-A-SHP",
    "TT-A-UPG",
    "TT-A-WAT",
    "TT-B-GEN",
    "TT-B-GRE",
    "TT-B-MIN",
    "TT-B-OXY",
    "TT-B-ROV",
    "TT-B-SHP",
    "TT-B-UPG",
    "TT-B-WAT",
    "TT-SHE-blue",
    "TT-SHE-green",
    "TT-SHE-purple",
    "TT-SHE-yellow",
]
"""A tech tile; two of each type, apart from the shelter's, one for each seat."""

OnMarsTileTake: TypeAlias = Literal["may_take", "must_take"]
"""R-TILE-TAKE: whether a stopping rover takes a tile."""

OnMarsTiming: TypeAlias = Literal["at_once", "end_of_turn"]
"""R-TIMING: when display, oxygen and colony are seen to."""

OnMarsUpgradeTech: TypeAlias = Literal["1+N", "max(1,N)"]
"""R-UPG-TECH: upgrades with a tech of level N."""

OnMarsVehicle: TypeAlias = Literal["rocket", "shuttle"]
"""How one travels."""

OnMarsWarehouseCrystal: TypeAlias = Literal["depot", "reception"]
"""R-WH-CRYSTAL: where such a crystal goes."""


class OnMarsAcceptMove(Document, frozen=True, kw_only=True, tag_field="type", tag="accept"):
    """Take the benefit on offer, or the tile under the rover."""

    type: ClassVar[Literal["accept"]] = "accept"
    """By which it is told from others."""


class OnMarsAddPointMove(Document, frozen=True, kw_only=True, tag_field="type", tag="add-point"):
    """Spend a crystal on one more movement point."""

    type: ClassVar[Literal["add-point"]] = "add-point"
    """By which it is told from others."""
    pool: OnMarsPool


class OnMarsAftermathStep(Document, frozen=True, kw_only=True, tag_field="step", tag="aftermath"):
    """OM-TURN-5, in its order; it asks only where a contract or a development is chosen."""

    step: ClassVar[Literal["aftermath"]] = "aftermath"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""


class OnMarsApplyStep(Document, frozen=True, kw_only=True, tag_field="step", tag="apply"):
    """Begin the effect of a printed thing. The flow sees to it."""

    step: ClassVar[Literal["apply"]] = "apply"
    """By which it is told from others."""
    of: str
    """The printed thing whose effect is carried out."""
    must: bool = False
    """Whether it was chosen as an action, and has to be carried out at least once. Left out, it
    is `false`.
    """
    seat: int
    """A player's place, 0 to n-1, clockwise."""


class OnMarsBenefitChosenEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="benefit-chosen"
):
    """A seat chose a life-support benefit."""

    type: ClassVar[Literal["benefit-chosen"]] = "benefit-chosen"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    benefit: OnMarsBenefit
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsBoostMove(Document, frozen=True, kw_only=True, tag_field="type", tag="boost"):
    """Send a colonist to the working area to go on, or to add a tech level."""

    type: ClassVar[Literal["boost"]] = "boost"
    """By which it is told from others."""


class OnMarsBoostStep(Document, frozen=True, kw_only=True, tag_field="step", tag="boost"):
    """Once more for one more colonist (OM-BOOST-1)."""

    step: ClassVar[Literal["boost"]] = "boost"
    """By which it is told from others."""
    of: str
    """The printed thing whose effect is carried out."""
    boosters: int
    """Colonists left of those that were in the quarters before the action."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""


class OnMarsBuildMove(Document, frozen=True, kw_only=True, tag_field="type", tag="build"):
    """Construct a building on a hex."""

    type: ClassVar[Literal["build"]] = "build"
    """By which it is told from others."""
    building: OnMarsBuildingType
    hex: OnMarsHex


class OnMarsBuilding(Document, frozen=True, kw_only=True):
    """A building on the map. Whether it is advanced is told by the plan that made it so."""

    hex: OnMarsHex
    building: OnMarsBuildingType
    tile: OnMarsBuildingTile | None = None
    """The tile of a common building; shelters have no number."""
    owner: int | None = None
    """Only shelters have an owner."""
    colonist: int | None = None
    """Whose colonist works in this mine."""


class OnMarsBuildingRaisedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="building-raised"
):
    """A building stands; the arrows of its back are known now."""

    type: ClassVar[Literal["building-raised"]] = "building-raised"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    building: OnMarsBuildingType
    hex: OnMarsHex
    back: OnMarsBuildingTile | None = None
    """The tile that was turned up; shelters have none."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsCardTakenEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="card-taken"):
    """A scientist or contract has an owner."""

    type: ClassVar[Literal["card-taken"]] = "card-taken"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    card: OnMarsCard
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsCargo(Document, frozen=True, kw_only=True):
    """Crystals and resources: the Warehouse, or what lies on a delivery contract."""

    crystal: int = 0
    """How many crystals. Left out, it is `0`."""
    mineral: int = 0
    """How many minerals. Left out, it is `0`."""
    battery: int = 0
    """How many batteries. Left out, it is `0`."""
    water: int = 0
    """How much water. Left out, it is `0`."""
    plant: int = 0
    """How many plants. Left out, it is `0`."""
    oxygen: int = 0
    """How much oxygen. Left out, it is `0`."""


class OnMarsChooseBenefitMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="choose-benefit"
):
    """Take one of the life-support benefits."""

    type: ClassVar[Literal["choose-benefit"]] = "choose-benefit"
    """By which it is told from others."""
    benefit: OnMarsBenefit


class OnMarsChooseBenefitStep(
    Document, frozen=True, kw_only=True, tag_field="step", tag="choose-benefit"
):
    """One of the four life-support benefits (OM-LSS-3)."""

    step: ClassVar[Literal["choose-benefit"]] = "choose-benefit"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""


class OnMarsChooseSpaceMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="choose-space"
):
    """Put the marker on a free turn-order space."""

    type: ClassVar[Literal["choose-space"]] = "choose-space"
    """By which it is told from others."""
    space: int
    """A turn-order space: 1-4 orbit, 5-8 colony."""


class OnMarsChooseSpaceStep(
    Document, frozen=True, kw_only=True, tag_field="step", tag="choose-space"
):
    """A free turn-order space to take, with its bonus."""

    step: ClassVar[Literal["choose-space"]] = "choose-space"
    """By which it is told from others."""
    side: OnMarsSide | None = None
    """Null at setup: either side."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""


class OnMarsChooseTechStep(
    Document, frozen=True, kw_only=True, tag_field="step", tag="choose-tech"
):
    """The tile, of whatever laboratory, that lets a building join others (OM-BUILD-5)."""

    step: ClassVar[Literal["choose-tech"]] = "choose-tech"
    """By which it is told from others."""
    building: OnMarsBuildingType
    hex: OnMarsHex
    bonus: int = 0
    """What boost colonists have added to the tech level. Left out, it is `0`."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""


class OnMarsColonistDisplacedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="colonist-displaced"
):
    """A colonist left an upgraded mine for the quarters, or the reserve when they are full."""

    type: ClassVar[Literal["colonist-displaced"]] = "colonist-displaced"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    hex: OnMarsHex
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsColonistPlacedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="colonist-placed"
):
    """A colonist went to work in a mine."""

    type: ClassVar[Literal["colonist-placed"]] = "colonist-placed"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    hex: OnMarsHex
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsColonistRetrievedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="colonist-retrieved"
):
    """A colonist came back to the quarters."""

    type: ClassVar[Literal["colonist-retrieved"]] = "colonist-retrieved"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    place: OnMarsColonistPlace
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsColonistsArrivedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="colonists-arrived"
):
    """Colonists that came from the reserve into the quarters."""

    type: ClassVar[Literal["colonists-arrived"]] = "colonists-arrived"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    amount: int
    """How many."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsColonistsReturnedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="colonists-returned"
):
    """Colonists back from slots and the working area; ``lost`` went to the reserve."""

    type: ClassVar[Literal["colonists-returned"]] = "colonists-returned"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    amount: int
    """How many."""
    lost: int = 0
    """What there was no room for. Left out, it is `0`."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsColonyComponents(Document, frozen=True, kw_only=True):
    """The printed material of the game, each piece with its source."""

    resources: tuple[OnMarsPrintedThing, ...]
    """The five resources."""
    buildings: tuple[OnMarsPrintedBuilding, ...]
    """The kinds of building."""
    building_tiles: tuple[OnMarsPrintedBuildingTile, ...]
    """The tiles that are built with."""
    turn_order_spaces: tuple[OnMarsPrintedSpace, ...]
    """The eight spaces of turn order."""
    actions: tuple[OnMarsPrintedAction, ...]
    """The main actions."""
    executive_actions: tuple[OnMarsPrintedExecutiveAction, ...]
    """The executive actions of every player's board."""
    tech_types: tuple[OnMarsPrintedTechType, ...]
    """The technologies."""
    tech_tiles: tuple[OnMarsPrintedTechTile, ...]
    """The tiles of the technologies."""
    tech_grid: tuple[OnMarsPrintedGridSlot, ...]
    """Where technologies are offered."""
    lab_cells: tuple[OnMarsPrintedLabCell, ...]
    """The laboratory of every player's board."""
    plans: tuple[OnMarsPrintedPlan, ...]
    """The plans for advanced buildings."""
    scientists: tuple[OnMarsPrintedScientist, ...]
    """The scientists."""
    contracts: tuple[OnMarsPrintedContract, ...]
    """The Earth contracts."""
    missions: tuple[OnMarsPrintedMission, ...]
    """The missions."""
    private_goals: tuple[OnMarsPrintedThing, ...]
    """The private goals."""
    discovery_tiles: tuple[OnMarsPrintedThing, ...]
    """The discoveries."""
    research_tiles: tuple[OnMarsPrintedResearchTile, ...]
    """The research tiles."""
    reward_tiles: tuple[OnMarsPrintedThing, ...]
    """What the life-support tracks reward."""
    benefits: tuple[OnMarsPrintedThing, ...]
    """The four benefits of the life-support system."""
    player_kit: tuple[OnMarsPrintedThing, ...]
    """What every player has."""


class OnMarsColonyGrewEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="colony-grew"
):
    """A new colony level: new plans and techs lie open."""

    type: ClassVar[Literal["colony-grew"]] = "colony-grew"
    """By which it is told from others."""
    level: int
    """The colony level now."""
    plans: tuple[OnMarsPlan, ...]
    """Plans that came to the display."""
    tiles: tuple[OnMarsTechTile, ...]
    """Tech tiles that came to the grid."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsCompany(Document, frozen=True, kw_only=True):
    """What one seat has."""

    name: str | None = None
    """What its player is called."""
    space: int | None = None
    """Where its turn-order marker stands."""
    points: int = 0
    """The marker on the points track. Left out, it is `0`."""
    storage: OnMarsGoods
    crystals: int = 0
    """In the depot. Left out, it is `0`."""
    reception: int = 0
    """Crystals that wait for the seat's next turn. Left out, it is `0`."""
    fresh: int = 0
    """Depot crystals that came in during the current action: no movement can be paid with them.
    Left out, it is `0`.
    """
    purse: int = 0
    """Goal cards discarded this turn and not yet spent, each as one crystal. Left out, it is
    `0`.
    """
    quarters: int = 0
    """Colonists in the living quarters. Left out, it is `0`."""
    working: int = 0
    """Colonists in the working area. Left out, it is `0`."""
    rockets: tuple[int, ...]
    """The depot spaces that still hold a rocket."""
    hangar: int = 0
    """Rockets in the hangar. Left out, it is `0`."""
    robots: tuple[OnMarsHex, ...]
    """Where its robots stand."""
    rover: OnMarsHex | None = None
    """Where its rover stands."""
    lab: tuple[OnMarsLabTile, ...]
    """The tech tiles in its laboratory."""
    progress: tuple[OnMarsBuildingType, ...] = ()
    """The building types it has a progress cube on. Left out, it is `[]`."""
    plans: tuple[OnMarsOwnPlan, ...] = ()
    """Its plans, built or not. Left out, it is `[]`."""
    scientists: tuple[OnMarsOwnScientist, ...] = ()
    """Its scientists. Left out, it is `[]`."""
    contracts: tuple[OnMarsOwnContract, ...] = ()
    """Its Earth contracts. Left out, it is `[]`."""
    discoveries: tuple[OnMarsDiscovery, ...] = ()
    """Discovery tiles it has taken. Left out, it is `[]`."""
    research: tuple[OnMarsResearch, ...] = ()
    """Research tiles it has taken. Left out, it is `[]`."""
    goals: tuple[OnMarsGoal, ...] = ()
    """The goal cards in hand. Left out, it is `[]`."""
    spent: tuple[OnMarsGoal, ...] = ()
    """Goal cards discarded face down. Left out, it is `[]`."""
    achieved: OnMarsGoal | None = None
    """The goal it has completed."""


class OnMarsCompanyView(Document, frozen=True, kw_only=True):
    """What everybody sees of a seat, and what only the seat itself sees."""

    seat: int
    """A player's place, 0 to n-1, clockwise."""
    name: str | None
    """What its player is called."""
    space: int | None
    """Where its turn-order marker stands."""
    points: int
    """The marker on the points track."""
    storage: OnMarsGoods
    crystals: int
    """Crystals in the depot."""
    reception: int
    """Crystals that wait for its next turn."""
    fresh: int
    """Depot crystals that came in during the current action: no movement can be paid with them."""
    purse: int
    """Goal cards discarded this turn and not yet spent, each as one crystal."""
    quarters: int
    """Colonists in the living quarters."""
    working: int
    """Colonists in the working area."""
    rockets: tuple[int, ...]
    """The depot spaces that still hold a rocket."""
    hangar: int
    """Rockets in the hangar."""
    robots: tuple[OnMarsHex, ...]
    """Where its robots stand."""
    rover: OnMarsHex | None
    """Where its rover stands."""
    lab: tuple[OnMarsLabTile, ...]
    """The tech tiles in its laboratory."""
    progress: tuple[OnMarsBuildingType, ...]
    """The building types it has a progress cube on."""
    plans: tuple[OnMarsOwnPlan, ...]
    """Its plans, built or not."""
    scientists: tuple[OnMarsOwnScientist, ...]
    """Its scientists."""
    contracts: tuple[OnMarsOwnContract, ...]
    """Its Earth contracts."""
    discoveries: tuple[OnMarsDiscovery, ...]
    """Discovery tiles it has taken."""
    research: tuple[OnMarsResearch, ...]
    """Research tiles it has taken."""
    goals: tuple[OnMarsGoal, ...] | None
    """The hand; only its owner sees it."""
    goal_count: int
    """How many goal cards are in hand."""
    spent: tuple[OnMarsGoal, ...] | None
    """Goals discarded face down; only their owner knows which."""
    spent_count: int
    """How many goals it has discarded."""
    achieved: OnMarsGoal | None
    """The goal it has completed."""


class OnMarsCompleteGoalMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="complete-goal"
):
    """Reveal a private goal whose condition holds and take one of its rewards."""

    type: ClassVar[Literal["complete-goal"]] = "complete-goal"
    """By which it is told from others."""
    goal: OnMarsGoal
    reward: OnMarsGoalReward


class OnMarsConstructStep(Document, frozen=True, kw_only=True, tag_field="step", tag="construct"):
    """A building to construct, of one type or of any."""

    step: ClassVar[Literal["construct"]] = "construct"
    """By which it is told from others."""
    only: OnMarsBuildingType | None = None
    """The type that the effect constructs; null for any."""
    bonus: int = 0
    """What boost colonists have added to the tech level (OM-EXEC-8). Left out, it is `0`."""
    boosters: int = 0
    """Colonists that may still boost it. Left out, it is `0`."""
    must: bool = False
    """Whether it may not be left. Left out, it is `false`."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    by: str | None = None
    """The thing whose effect it is."""


class OnMarsContractCompletedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="contract-completed"
):
    """The requirement of a contract is met."""

    type: ClassVar[Literal["contract-completed"]] = "contract-completed"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    contract: OnMarsContract
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsCrystalCollectedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="crystal-collected"
):
    """A vehicle picked a crystal up."""

    type: ClassVar[Literal["crystal-collected"]] = "crystal-collected"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    hex: OnMarsHex
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsCrystalsPlacedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="crystals-placed"
):
    """The arrows of a building put crystals on hexes."""

    type: ClassVar[Literal["crystals-placed"]] = "crystals-placed"
    """By which it is told from others."""
    hexes: tuple[OnMarsHex, ...]
    """Where they lie."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsCrystalsReceivedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="crystals-received"
):
    """Crystals moved from the reception into the depot; ``lost`` found no space."""

    type: ClassVar[Literal["crystals-received"]] = "crystals-received"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    amount: int
    """How many."""
    lost: int = 0
    """What there was no room for. Left out, it is `0`."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsDeliverMove(Document, frozen=True, kw_only=True, tag_field="type", tag="deliver"):
    """Put one item on an own delivery contract."""

    type: ClassVar[Literal["deliver"]] = "deliver"
    """By which it is told from others."""
    contract: OnMarsContract
    item: OnMarsItem


class OnMarsDeliverStep(Document, frozen=True, kw_only=True, tag_field="step", tag="deliver"):
    """The last goods onto contracts before the final scoring (OM-END-3)."""

    step: ClassVar[Literal["deliver"]] = "deliver"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""


class OnMarsDeliveredEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="delivered"):
    """An item lies on a contract, for good."""

    type: ClassVar[Literal["delivered"]] = "delivered"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    contract: OnMarsContract
    item: OnMarsItem
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsDevelopMove(Document, frozen=True, kw_only=True, tag_field="type", tag="develop"):
    """Move a tech tile to a cell of the next column."""

    type: ClassVar[Literal["develop"]] = "develop"
    """By which it is told from others."""
    tile: OnMarsTechTile
    cell: OnMarsLabCell


class OnMarsDevelopStep(Document, frozen=True, kw_only=True, tag_field="step", tag="develop"):
    """Developments in the laboratory (OM-RND-2)."""

    step: ClassVar[Literal["develop"]] = "develop"
    """By which it is told from others."""
    left: int
    """How many are still to be had."""
    free: bool = False
    """Whether it costs nothing. Left out, it is `false`."""
    must: bool = False
    """Whether it may not be left. Left out, it is `false`."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    by: str | None = None
    """The thing whose effect it is."""


class OnMarsDiscoveryPlacedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="discovery-placed"
):
    """A discovery tile lies on the map."""

    type: ClassVar[Literal["discovery-placed"]] = "discovery-placed"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    discovery: OnMarsDiscovery
    hex: OnMarsHex
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsDisplaceMove(Document, frozen=True, kw_only=True, tag_field="type", tag="displace"):
    """Move a displaced robot or rover to one of the nearest hexes."""

    type: ClassVar[Literal["displace"]] = "displace"
    """By which it is told from others."""
    hex: OnMarsHex


class OnMarsDisplaceStep(Document, frozen=True, kw_only=True, tag_field="step", tag="displace"):
    """A robot or rover that has to make room (OM-DISP-2)."""

    step: ClassVar[Literal["displace"]] = "displace"
    """By which it is told from others."""
    hex: OnMarsHex
    """Where it has to leave."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""


class OnMarsDisplayRefilledEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="display-refilled"
):
    """A contract came on display."""

    type: ClassVar[Literal["display-refilled"]] = "display-refilled"
    """By which it is told from others."""
    contract: OnMarsContract
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsDriveStep(Document, frozen=True, kw_only=True, tag_field="step", tag="drive"):
    """Movement points for robots, the rover, or both, spent in any order (OM-CTRL-1)."""

    step: ClassVar[Literal["drive"]] = "drive"
    """By which it is told from others."""
    robots: int | None = None
    """Points left for robots; null when the effect does not move them."""
    rover: int | None = None
    """Points left; null when the effect does not move them."""
    tech: bool = False
    """Whether Rover techs may be used (R-ROVER-TECH `any_tile_plus_N`). Left out, it is
    `false`.
    """
    as_rovers: bool = False
    """Whether the robots collect like rovers (BP21). Left out, it is `false`."""
    moved: tuple[int, ...] = ()
    """The robots that have moved. Left out, it is `[]`."""
    roved: bool = False
    """Whether the rover has moved. Left out, it is `false`."""
    current: int | None = None
    """Of robots that move like rovers: the one under way."""
    techs: tuple[OnMarsTechTile, ...] = ()
    """Rover techs already used in this movement. Left out, it is `[]`."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    by: str | None = None
    """The thing whose effect it is."""


class OnMarsDue(Document, frozen=True, kw_only=True):
    """A tech of another seat that was used: its owner has the oxygen to settle."""

    owner: int
    """A player's place, 0 to n-1, clockwise."""
    tile: OnMarsTechTile


class OnMarsEndTurnMove(Document, frozen=True, kw_only=True, tag_field="type", tag="end-turn"):
    """End the turn."""

    type: ClassVar[Literal["end-turn"]] = "end-turn"
    """By which it is told from others."""


class OnMarsEnterLabMove(Document, frozen=True, kw_only=True, tag_field="type", tag="enter-lab"):
    """Put the tile just taken on a cell of the first column."""

    type: ClassVar[Literal["enter-lab"]] = "enter-lab"
    """By which it is told from others."""
    cell: OnMarsLabCell


class OnMarsEnterLabStep(Document, frozen=True, kw_only=True, tag_field="step", tag="enter-lab"):
    """A tile chosen on the grid, to be put on a cell of the first column."""

    step: ClassVar[Literal["enter-lab"]] = "enter-lab"
    """By which it is told from others."""
    slot: OnMarsGridSlot
    seat: int
    """A player's place, 0 to n-1, clockwise."""


class OnMarsExecutiveActionTakenEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="executive-action-taken"
):
    """A seat has chosen its executive action."""

    type: ClassVar[Literal["executive-action-taken"]] = "executive-action-taken"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    executive: OnMarsExecutiveAction
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsExplorationRefilledEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="exploration-refilled"
):
    """A new tile lies on an exploration place."""

    type: ClassVar[Literal["exploration-refilled"]] = "exploration-refilled"
    """By which it is told from others."""
    discovery: OnMarsDiscovery
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsExploreStep(Document, frozen=True, kw_only=True, tag_field="step", tag="explore"):
    """A discovery tile to lay out three hexes from the rover (OM-TRAVEL-C)."""

    step: ClassVar[Literal["explore"]] = "explore"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""


class OnMarsFindSpot(Document, frozen=True, kw_only=True):
    """Discovery or research tiles lying on a hex."""

    hex: OnMarsHex
    finds: tuple[OnMarsFind, ...]
    """The tiles, the next one first."""


class OnMarsFindTakenEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="find-taken"):
    """A discovery or research tile has an owner."""

    type: ClassVar[Literal["find-taken"]] = "find-taken"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    find: OnMarsFind
    hex: OnMarsHex
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsFinishStep(Document, frozen=True, kw_only=True, tag_field="step", tag="finish"):
    """What a new building brings, in the order of OM-BUILD-7."""

    step: ClassVar[Literal["finish"]] = "finish"
    """By which it is told from others."""
    hex: OnMarsHex
    seat: int
    """A player's place, 0 to n-1, clockwise."""


class OnMarsGainChoiceStep(
    Document, frozen=True, kw_only=True, tag_field="step", tag="gain-choice"
):
    """Resources of choice, no minerals."""

    step: ClassVar[Literal["gain-choice"]] = "gain-choice"
    """By which it is told from others."""
    left: int
    """How many are still to be chosen."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    by: str | None = None
    """The thing whose effect it is."""


class OnMarsGainResourceMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="gain-resource"
):
    """Gain a resource of choice."""

    type: ClassVar[Literal["gain-resource"]] = "gain-resource"
    """By which it is told from others."""
    resource: OnMarsResource


class OnMarsGainedEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="gained"):
    """Goods from the supply; ``lost`` found no room."""

    type: ClassVar[Literal["gained"]] = "gained"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    item: OnMarsItem
    amount: int
    """How many."""
    lost: int = 0
    """What there was no room for. Left out, it is `0`."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsGameEndedEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="game-ended"):
    """The game is over."""

    type: ClassVar[Literal["game-ended"]] = "game-ended"
    """By which it is told from others."""
    winners: tuple[int, ...] = ()
    """Who has won; several share a victory. Left out, it is `[]`."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsGiveMove(Document, frozen=True, kw_only=True, tag_field="type", tag="give"):
    """Give a stored resource for others."""

    type: ClassVar[Literal["give"]] = "give"
    """By which it is told from others."""
    resource: OnMarsResource


class OnMarsGoalBuriedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="goal-buried"
):
    """Which goal card was discarded: told to its owner alone."""

    type: ClassVar[Literal["goal-buried"]] = "goal-buried"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    goal: OnMarsGoal
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsGoalCompletedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="goal-completed"
):
    """A private goal was shown and its reward chosen."""

    type: ClassVar[Literal["goal-completed"]] = "goal-completed"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    goal: OnMarsGoal
    reward: OnMarsGoalReward
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsGoalDiscardedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="goal-discarded"
):
    """A goal card was discarded face down as a crystal."""

    type: ClassVar[Literal["goal-discarded"]] = "goal-discarded"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsGoods(Document, frozen=True, kw_only=True):
    """Resources of a storage."""

    mineral: int = 0
    """How many minerals. Left out, it is `0`."""
    battery: int = 0
    """How many batteries. Left out, it is `0`."""
    water: int = 0
    """How much water. Left out, it is `0`."""
    plant: int = 0
    """How many plants. Left out, it is `0`."""
    oxygen: int = 0
    """How much oxygen. Left out, it is `0`."""


class OnMarsHex(Document, frozen=True, kw_only=True):
    """A hex of the map: q grows to the right, r downwards along the column."""

    q: int
    """Grows to the right."""
    r: int
    """Grows downwards along the column."""


class OnMarsHexClearedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="hex-cleared"
):
    """The crystal and the tiles of a hex left the game."""

    type: ClassVar[Literal["hex-cleared"]] = "hex-cleared"
    """By which it is told from others."""
    hex: OnMarsHex
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsHireMove(Document, frozen=True, kw_only=True, tag_field="type", tag="hire"):
    """Take a scientist or a contract from the display."""

    type: ClassVar[Literal["hire"]] = "hire"
    """By which it is told from others."""
    card: OnMarsCard


class OnMarsHireStep(Document, frozen=True, kw_only=True, tag_field="step", tag="hire"):
    """A scientist or contract to take from the display (OM-HIRE)."""

    step: ClassVar[Literal["hire"]] = "hire"
    """By which it is told from others."""
    scientists: bool = False
    """Whether a scientist may be taken. Left out, it is `false`."""
    contracts: bool = False
    """Whether a contract may be taken. Left out, it is `false`."""
    free: bool = False
    """Whether it costs nothing. Left out, it is `false`."""
    must: bool = False
    """Whether it may not be left. Left out, it is `false`."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    by: str | None = None
    """The thing whose effect it is."""


class OnMarsItemTakenEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="item-taken"):
    """Taken from the Warehouse."""

    type: ClassVar[Literal["item-taken"]] = "item-taken"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    item: OnMarsItem
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsJourneyStep(Document, frozen=True, kw_only=True, tag_field="step", tag="journey"):
    """Stay or travel in the shuttle phase (OM-SHU-2)."""

    step: ClassVar[Literal["journey"]] = "journey"
    """By which it is told from others."""
    riding: bool = False
    """Whether the shuttle crosses from the seat's side now. Left out, it is `false`."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""


class OnMarsKeepOxygenMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="keep-oxygen"
):
    """Keep the oxygen for a used tech instead of developing it."""

    type: ClassVar[Literal["keep-oxygen"]] = "keep-oxygen"
    """By which it is told from others."""


class OnMarsLabTile(Document, frozen=True, kw_only=True):
    """A tech tile in a laboratory."""

    cell: OnMarsLabCell
    tile: OnMarsTechTile


class OnMarsLastRoundAnnouncedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="last-round-announced"
):
    """No mission remains: one more round will be the last."""

    type: ClassVar[Literal["last-round-announced"]] = "last-round-announced"
    """By which it is told from others."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsLayRadarMove(Document, frozen=True, kw_only=True, tag_field="type", tag="lay-radar"):
    """Lay a face-up exploration tile on Radar and apply it."""

    type: ClassVar[Literal["lay-radar"]] = "lay-radar"
    """By which it is told from others."""
    discovery: OnMarsDiscovery


class OnMarsLearnMove(Document, frozen=True, kw_only=True, tag_field="type", tag="learn"):
    """Take the tile on a slot of the tech grid."""

    type: ClassVar[Literal["learn"]] = "learn"
    """By which it is told from others."""
    slot: OnMarsGridSlot


class OnMarsLearnStep(Document, frozen=True, kw_only=True, tag_field="step", tag="learn"):
    """A tile to take from the tech grid."""

    step: ClassVar[Literal["learn"]] = "learn"
    """By which it is told from others."""
    must: bool = False
    """Whether it may not be left. Left out, it is `false`."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    by: str | None = None
    """The thing whose effect it is."""


class OnMarsMainActionTakenEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="main-action-taken"
):
    """A seat has chosen its main action."""

    type: ClassVar[Literal["main-action-taken"]] = "main-action-taken"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    main: OnMarsMainAction
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsMissionAdvancedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="mission-advanced"
):
    """A seat contributed to a mission."""

    type: ClassVar[Literal["mission-advanced"]] = "mission-advanced"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    mission: OnMarsMission
    left: int
    """How many contributions it still needs."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsMissionCard(Document, frozen=True, kw_only=True):
    """A mission and how many contributions it still needs; none left means it is complete."""

    mission: OnMarsMission
    left: int
    """How many contributions it still needs."""


class OnMarsMoveRobotMove(Document, frozen=True, kw_only=True, tag_field="type", tag="move-robot"):
    """Move a robot to a hex within its points; hex by hex when it collects like a rover."""

    type: ClassVar[Literal["move-robot"]] = "move-robot"
    """By which it is told from others."""
    robot: int
    """Which of a seat's robots."""
    hex: OnMarsHex


class OnMarsOfferStep(Document, frozen=True, kw_only=True, tag_field="step", tag="offer"):
    """A benefit that may be declined, with its price (OM-GEN-14)."""

    step: ClassVar[Literal["offer"]] = "offer"
    """By which it is told from others."""
    of: str
    """The printed thing whose effect is carried out."""
    bill: tuple[OnMarsCostUnit, ...] = ()
    """What it costs, unit by unit. Left out, it is `[]`."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""


class OnMarsOptions(Document, frozen=True, kw_only=True):
    """What a game may vary: its length, and the readings of what the rules leave open."""

    length: OnMarsLength = "short"
    """Left out, it is `"short"`."""
    first_game: bool = False
    """The fixed missions of a first game, which is a short one. Left out, it is `false`."""
    round_limit: int | None = None
    tech_count: OnMarsTechCount = "complex_including_new"
    """Left out, it is `"complex_including_new"`."""
    upgrade_tech: OnMarsUpgradeTech = "max(1,N)"
    """Left out, it is `"max(1,N)"`."""
    tech_oxygen: OnMarsTechOxygen = "user"
    """Left out, it is `"user"`."""
    tech_development: OnMarsTechDevelopment = "returns_the_oxygen_only"
    """Left out, it is `"returns_the_oxygen_only"`."""
    rover_tech: OnMarsRoverTech = "own_tile_N_instead"
    """Left out, it is `"own_tile_N_instead"`."""
    warehouse_crystal: OnMarsWarehouseCrystal = "depot"
    """Left out, it is `"depot"`."""
    research: OnMarsResearchLayout = "stack_on_one_hex"
    """Left out, it is `"stack_on_one_hex"`."""
    contract_refill: OnMarsContractRefill = "top_of_deck"
    """Left out, it is `"top_of_deck"`."""
    ship_pick: OnMarsShipPick = "any"
    """Left out, it is `"any"`."""
    tile_take: OnMarsTileTake = "must_take"
    """Left out, it is `"must_take"`."""
    rover_crystal: OnMarsRoverCrystal = "depot"
    """Left out, it is `"depot"`."""
    timing: OnMarsTiming = "at_once"
    """Left out, it is `"at_once"`."""
    goal_spending: OnMarsGoalSpending = "between_actions"
    """Left out, it is `"between_actions"`."""
    main_action: OnMarsMainActionDuty = "may"
    """Left out, it is `"may"`."""


class OnMarsOwnContract(Document, frozen=True, kw_only=True):
    """An Earth contract of a seat."""

    contract: OnMarsContract
    cargo: OnMarsCargo | None = None
    done: bool = False
    """Whether it is completed. Left out, it is `false`."""


class OnMarsOwnPlan(Document, frozen=True, kw_only=True):
    """A plan card of a seat: it carries its marker until that stands on a building."""

    plan: OnMarsPlan
    built: OnMarsHex | None = None
    """Where its advanced building stands; null while it is not built."""
    radar: OnMarsDiscovery | None = None
    """The exploration tile laid on Radar."""


class OnMarsOwnScientist(Document, frozen=True, kw_only=True):
    """A scientist of a seat, its figure on its own card or for good on a plan."""

    scientist: OnMarsScientist
    plan: OnMarsPlan | None = None
    """The plan its figure stands on; null while it is on its own card."""


class OnMarsOxygenKeptEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="oxygen-kept"
):
    """The owner of a used tile keeps the oxygen."""

    type: ClassVar[Literal["oxygen-kept"]] = "oxygen-kept"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    tile: OnMarsTechTile
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsPaidEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="paid"):
    """A seat has paid."""

    type: ClassVar[Literal["paid"]] = "paid"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    resources: OnMarsPayment | None = None
    crystals: int = 0
    """How many crystals. Left out, it is `0`."""
    colonists: int = 0
    """Colonists moved from the quarters to the working area. Left out, it is `0`."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsPayMove(Document, frozen=True, kw_only=True, tag_field="type", tag="pay"):
    """Pay a cost with these resources."""

    type: ClassVar[Literal["pay"]] = "pay"
    """By which it is told from others."""
    resources: OnMarsPayment


class OnMarsPayStep(Document, frozen=True, kw_only=True, tag_field="step", tag="pay"):
    """A cost in resources, of which a mineral may replace any other."""

    step: ClassVar[Literal["pay"]] = "pay"
    """By which it is told from others."""
    bill: tuple[OnMarsCostUnit, ...]
    """What is to be paid, unit by unit."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""


class OnMarsPaySurchargeMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="pay-surcharge"
):
    """Pay a surcharge with so many crystals, and the rest with colonists."""

    type: ClassVar[Literal["pay-surcharge"]] = "pay-surcharge"
    """By which it is told from others."""
    crystals: int
    """How many crystals; colonists pay the rest."""


class OnMarsPayment(Document, frozen=True, kw_only=True):
    """Resources that are paid."""

    mineral: int = 0
    """How many minerals. Left out, it is `0`."""
    battery: int = 0
    """How many batteries. Left out, it is `0`."""
    water: int = 0
    """How much water. Left out, it is `0`."""
    plant: int = 0
    """How many plants. Left out, it is `0`."""
    oxygen: int = 0
    """How much oxygen. Left out, it is `0`."""


class OnMarsPlaceDiscoveryMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="place-discovery"
):
    """Lay an exploration tile out, three hexes from the rover."""

    type: ClassVar[Literal["place-discovery"]] = "place-discovery"
    """By which it is told from others."""
    discovery: OnMarsDiscovery
    hex: OnMarsHex


class OnMarsPlaceRobotMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="place-robot"
):
    """Put a new robot on the map."""

    type: ClassVar[Literal["place-robot"]] = "place-robot"
    """By which it is told from others."""
    hex: OnMarsHex


class OnMarsPlaceRobotStep(
    Document, frozen=True, kw_only=True, tag_field="step", tag="place-robot"
):
    """Where a new robot goes (OM-SHIP-4)."""

    step: ClassVar[Literal["place-robot"]] = "place-robot"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""


class OnMarsPlaceShuttleMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="place-shuttle"
):
    """Put the shuttle on a red space."""

    type: ClassVar[Literal["place-shuttle"]] = "place-shuttle"
    """By which it is told from others."""
    shuttle: OnMarsShuttleSpace


class OnMarsPlaceShuttleStep(
    Document, frozen=True, kw_only=True, tag_field="step", tag="place-shuttle"
):
    """The red space where the shuttle begins (OM-SET-15)."""

    step: ClassVar[Literal["place-shuttle"]] = "place-shuttle"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""


class OnMarsPlanTakenEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="plan-taken"):
    """A plan of the display has an owner."""

    type: ClassVar[Literal["plan-taken"]] = "plan-taken"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    plan: OnMarsPlan
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsPlanUsedEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="plan-used"):
    """A seat uses the action of a built plan."""

    type: ClassVar[Literal["plan-used"]] = "plan-used"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    plan: OnMarsPlan
    staffing: OnMarsStaffing
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsPointsScoredEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="points-scored"
):
    """A seat moved on the points track, by the rule named."""

    type: ClassVar[Literal["points-scored"]] = "points-scored"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    points: int
    """How many."""
    rule: str
    """The id of the rule that gives them."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsPrintedAction(Document, frozen=True, kw_only=True):
    """A main action."""

    id: str
    """How moves, events, states and score lines name it."""
    name: str
    """What people call it."""
    text: str
    """What it does, in one line; empty when its name says it all."""
    source: Literal["house", "pack", "ref", "seed"]
    """Where it comes from: the publisher's text, public references, us, or the pack that an
    owner typed in.
    """
    side: str
    """`orbit` or `colony`."""


class OnMarsPrintedBuilding(Document, frozen=True, kw_only=True):
    """A kind of building."""

    id: str
    """How moves, events, states and score lines name it."""
    name: str
    """What people call it."""
    text: str
    """What it does, in one line; empty when its name says it all."""
    source: Literal["house", "pack", "ref", "seed"]
    """Where it comes from: the publisher's text, public references, us, or the pack that an
    owner typed in.
    """
    tech: str | None
    """The technology that enlarges its complexes."""


class OnMarsPrintedBuildingTile(Document, frozen=True, kw_only=True):
    """A building tile."""

    id: str
    """How moves, events, states and score lines name it."""
    name: str
    """What people call it."""
    text: str
    """What it does, in one line; empty when its name says it all."""
    source: Literal["house", "pack", "ref", "seed"]
    """Where it comes from: the publisher's text, public references, us, or the pack that an
    owner typed in.
    """
    building: str
    """What is built with it."""
    starting: bool
    """Whether it lies on the map from the start."""


class OnMarsPrintedContract(Document, frozen=True, kw_only=True):
    """An Earth contract."""

    id: str
    """How moves, events, states and score lines name it."""
    name: str
    """What people call it."""
    text: str
    """What it does, in one line; empty when its name says it all."""
    source: Literal["house", "pack", "ref", "seed"]
    """Where it comes from: the publisher's text, public references, us, or the pack that an
    owner typed in.
    """
    kind: str
    """`upgrade`, or `delivery`."""
    op_done: int
    """What it is worth when fulfilled."""
    op_failed: int
    """What it costs when it is not."""
    cost: tuple[Amount, ...]
    """What taking it costs."""


class OnMarsPrintedExecutiveAction(Document, frozen=True, kw_only=True):
    """An executive action of the player's board."""

    id: str
    """How moves, events, states and score lines name it."""
    name: str
    """What people call it."""
    text: str
    """What it does, in one line; empty when its name says it all."""
    source: Literal["house", "pack", "ref", "seed"]
    """Where it comes from: the publisher's text, public references, us, or the pack that an
    owner typed in.
    """
    cost_crystals: int
    """What it costs."""
    depot_space: str
    """The space of the depot whose rocket covers it."""


class OnMarsPrintedGridSlot(Document, frozen=True, kw_only=True):
    """A slot of the technology grid."""

    id: str
    """How moves, events, states and score lines name it."""
    name: str
    """What people call it."""
    text: str
    """What it does, in one line; empty when its name says it all."""
    source: Literal["house", "pack", "ref", "seed"]
    """Where it comes from: the publisher's text, public references, us, or the pack that an
    owner typed in.
    """
    cost: tuple[Amount, ...]
    """What a tile costs there."""


class OnMarsPrintedLabCell(Document, frozen=True, kw_only=True):
    """A cell of the laboratory."""

    id: str
    """How moves, events, states and score lines name it."""
    name: str
    """What people call it."""
    text: str
    """What it does, in one line; empty when its name says it all."""
    source: Literal["house", "pack", "ref", "seed"]
    """Where it comes from: the publisher's text, public references, us, or the pack that an
    owner typed in.
    """
    column: int
    """Its column: the level of what lies on it."""
    next: tuple[str, ...]
    """Where a tile may be developed to."""


class OnMarsPrintedMission(Document, frozen=True, kw_only=True):
    """A mission."""

    id: str
    """How moves, events, states and score lines name it."""
    name: str
    """What people call it."""
    text: str
    """What it does, in one line; empty when its name says it all."""
    source: Literal["house", "pack", "ref", "seed"]
    """Where it comes from: the publisher's text, public references, us, or the pack that an
    owner typed in.
    """
    length: str
    """`short` or `long`."""
    threshold: tuple[Amount, ...]
    """How many contributions end it, by the number of seats."""
    crystals_per_contribution: int
    """What each contribution brings."""


class OnMarsPrintedPlan(Document, frozen=True, kw_only=True):
    """A plan for an advanced building."""

    id: str
    """How moves, events, states and score lines name it."""
    name: str
    """What people call it."""
    text: str
    """What it does, in one line; empty when its name says it all."""
    source: Literal["house", "pack", "ref", "seed"]
    """Where it comes from: the publisher's text, public references, us, or the pack that an
    owner typed in.
    """
    number: int
    """The number of the card."""
    level: int
    """1 or 3."""
    building: str
    """What it upgrades."""
    min_complex_size: int
    """How many buildings its complex must have at least."""
    gain: tuple[Amount, ...]
    """What is gained at once when it is built."""
    op_built: int
    """What it is worth when built."""
    op_unbuilt: int
    """What it costs when it is not."""
    scientist: str
    """Who makes its use cheaper."""
    exec_cost_crystals: int
    """What its use as an executive action costs."""


class OnMarsPrintedResearchTile(Document, frozen=True, kw_only=True):
    """A research tile."""

    id: str
    """How moves, events, states and score lines name it."""
    name: str
    """What people call it."""
    text: str
    """What it does, in one line; empty when its name says it all."""
    source: Literal["house", "pack", "ref", "seed"]
    """Where it comes from: the publisher's text, public references, us, or the pack that an
    owner typed in.
    """
    letter: str
    """Where on the map it lies."""


class OnMarsPrintedScientist(Document, frozen=True, kw_only=True):
    """A scientist."""

    id: str
    """How moves, events, states and score lines name it."""
    name: str
    """What people call it."""
    text: str
    """What it does, in one line; empty when its name says it all."""
    source: Literal["house", "pack", "ref", "seed"]
    """Where it comes from: the publisher's text, public references, us, or the pack that an
    owner typed in.
    """
    scores_building: str
    """The building that brings points at the end."""
    op_per_building: int
    """How many points each brings."""


class OnMarsPrintedSpace(Document, frozen=True, kw_only=True):
    """A turn-order space."""

    id: str
    """How moves, events, states and score lines name it."""
    name: str
    """What people call it."""
    text: str
    """What it does, in one line; empty when its name says it all."""
    source: Literal["house", "pack", "ref", "seed"]
    """Where it comes from: the publisher's text, public references, us, or the pack that an
    owner typed in.
    """
    number: int
    """Its number: the lowest moves first."""
    side: str
    """`orbit` or `colony`."""


class OnMarsPrintedTechTile(Document, frozen=True, kw_only=True):
    """A technology tile."""

    id: str
    """How moves, events, states and score lines name it."""
    name: str
    """What people call it."""
    text: str
    """What it does, in one line; empty when its name says it all."""
    source: Literal["house", "pack", "ref", "seed"]
    """Where it comes from: the publisher's text, public references, us, or the pack that an
    owner typed in.
    """
    type: str
    """Which technology it is."""


class OnMarsPrintedTechType(Document, frozen=True, kw_only=True):
    """A kind of technology."""

    id: str
    """How moves, events, states and score lines name it."""
    name: str
    """What people call it."""
    text: str
    """What it does, in one line; empty when its name says it all."""
    source: Literal["house", "pack", "ref", "seed"]
    """Where it comes from: the publisher's text, public references, us, or the pack that an
    owner typed in.
    """
    building: str | None
    """The building whose complexes it enlarges, where it does that."""


class OnMarsPrintedThing(Document, frozen=True, kw_only=True):
    """A piece of which name and text say everything."""

    id: str
    """How moves, events, states and score lines name it."""
    name: str
    """What people call it."""
    text: str
    """What it does, in one line; empty when its name says it all."""
    source: Literal["house", "pack", "ref", "seed"]
    """Where it comes from: the publisher's text, public references, us, or the pack that an
    owner typed in.
    """


class OnMarsProduceMove(Document, frozen=True, kw_only=True, tag_field="type", tag="produce"):
    """Let one site produce once more."""

    type: ClassVar[Literal["produce"]] = "produce"
    """By which it is told from others."""
    hex: OnMarsHex


class OnMarsProduceStep(Document, frozen=True, kw_only=True, tag_field="step", tag="produce"):
    """One site that produces once more (BP03)."""

    step: ClassVar[Literal["produce"]] = "produce"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    by: str | None = None
    """The thing whose effect it is."""


class OnMarsProgressMadeEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="progress-made"
):
    """A progress cube was placed."""

    type: ClassVar[Literal["progress-made"]] = "progress-made"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    building: OnMarsBuildingType
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsRadarLaidEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="radar-laid"):
    """An exploration tile lies on Radar."""

    type: ClassVar[Literal["radar-laid"]] = "radar-laid"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    discovery: OnMarsDiscovery
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsRaiseStep(Document, frozen=True, kw_only=True, tag_field="step", tag="raise"):
    """Put the paid building on the map and make room for it."""

    step: ClassVar[Literal["raise"]] = "raise"
    """By which it is told from others."""
    building: OnMarsBuildingType
    hex: OnMarsHex
    seat: int
    """A player's place, 0 to n-1, clockwise."""


class OnMarsRefillDisplayMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="refill-display"
):
    """Choose the contract that fills the gap in the display."""

    type: ClassVar[Literal["refill-display"]] = "refill-display"
    """By which it is told from others."""
    contract: OnMarsContract


class OnMarsRefillDisplayStep(
    Document, frozen=True, kw_only=True, tag_field="step", tag="refill-display"
):
    """R-CONTRACT-REFILL: which contract of the open deck fills the gap."""

    step: ClassVar[Literal["refill-display"]] = "refill-display"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""


class OnMarsRepeatStep(Document, frozen=True, kw_only=True, tag_field="step", tag="repeat"):
    """Begin what a boost colonist brings. The flow sees to it."""

    step: ClassVar[Literal["repeat"]] = "repeat"
    """By which it is told from others."""
    of: str
    """The printed thing whose effect is carried out."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""


class OnMarsRetrieveMove(Document, frozen=True, kw_only=True, tag_field="type", tag="retrieve"):
    """Bring a colonist back to the quarters."""

    type: ClassVar[Literal["retrieve"]] = "retrieve"
    """By which it is told from others."""
    place: OnMarsColonistPlace


class OnMarsRetrieveStep(Document, frozen=True, kw_only=True, tag_field="step", tag="retrieve"):
    """Colonists to bring back to the quarters."""

    step: ClassVar[Literal["retrieve"]] = "retrieve"
    """By which it is told from others."""
    left: int
    """How many may still come back."""
    places: tuple[OnMarsColonistPlace, ...]
    """Where they may come from."""
    brought: bool = False
    """Whether one has come back. Left out, it is `false`."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    by: str | None = None
    """The thing whose effect it is."""


class OnMarsRobotMovedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="robot-moved"
):
    """A robot stands elsewhere."""

    type: ClassVar[Literal["robot-moved"]] = "robot-moved"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    robot: int
    """Which of a seat's robots."""
    hex: OnMarsHex
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsRobotPlacedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="robot-placed"
):
    """A new robot stands on the map."""

    type: ClassVar[Literal["robot-placed"]] = "robot-placed"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    robot: int
    """Which of a seat's robots."""
    hex: OnMarsHex
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsRocketWelcomedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="rocket-welcomed"
):
    """A rocket moved from its depot space to the hangar."""

    type: ClassVar[Literal["rocket-welcomed"]] = "rocket-welcomed"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    rocket: int
    """A depot space that can hold a rocket."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsRoundBeganEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="round-began"
):
    """A round begins."""

    type: ClassVar[Literal["round-began"]] = "round-began"
    """By which it is told from others."""
    round: int
    """Which round; 0 is the setup."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsRoverMovedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="rover-moved"
):
    """A rover stands elsewhere."""

    type: ClassVar[Literal["rover-moved"]] = "rover-moved"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    hex: OnMarsHex
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsSettleTechStep(
    Document, frozen=True, kw_only=True, tag_field="step", tag="settle-tech"
):
    """OM-TECH-4: the owner of a used tile develops it or keeps the oxygen."""

    step: ClassVar[Literal["settle-tech"]] = "settle-tech"
    """By which it is told from others."""
    tile: OnMarsTechTile
    seat: int
    """A player's place, 0 to n-1, clockwise."""


class OnMarsShuttleMovedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="shuttle-moved"
):
    """The shuttle stands on another space."""

    type: ClassVar[Literal["shuttle-moved"]] = "shuttle-moved"
    """By which it is told from others."""
    shuttle: OnMarsShuttleSpace
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsSkippedEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="skipped"):
    """Something that a seat was to do was not possible, by the rule named."""

    type: ClassVar[Literal["skipped"]] = "skipped"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    step: OnMarsSkippedStep
    rule: str
    """The id of the rule because of which it was not."""
    of: str | None = None
    """The printed thing whose benefit it was, of an offer."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsSlotTakenEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="slot-taken"):
    """A colonist stands on an action."""

    type: ClassVar[Literal["slot-taken"]] = "slot-taken"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    main: OnMarsMainAction
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsSlots(Document, frozen=True, kw_only=True):
    """Whose colonists stand on a main action, in the order they came."""

    main: OnMarsSlotAction
    seats: tuple[int, ...]
    """One entry for each colonist."""


class OnMarsSlotsClearedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="slots-cleared"
):
    """The seats with the most colonists on a full action take them all to their working areas."""

    type: ClassVar[Literal["slots-cleared"]] = "slots-cleared"
    """By which it is told from others."""
    main: OnMarsMainAction
    seats: tuple[int, ...]
    """Whose colonists went back, one by one."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsSpaceTakenEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="space-taken"
):
    """A marker stands on a turn-order space."""

    type: ClassVar[Literal["space-taken"]] = "space-taken"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    space: int
    """A turn-order space: 1-4 orbit, 5-8 colony."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsSpendGoalMove(Document, frozen=True, kw_only=True, tag_field="type", tag="spend-goal"):
    """Discard a private goal face down: it counts as one crystal this turn."""

    type: ClassVar[Literal["spend-goal"]] = "spend-goal"
    """By which it is told from others."""
    goal: OnMarsGoal


class OnMarsState(Document, frozen=True, kw_only=True):
    """A position of On Mars. Stacks are drawn from their end."""

    game: Literal["on-mars"]
    version: int
    """Of the shape and rules it follows."""
    ply: int
    """How many moves led here."""
    dice: Dice
    pack: str | None = None
    """The pack whose material it is played with; left out for the house material."""
    options: OnMarsOptions
    phase: OnMarsPhase
    round: int
    """Which round; 0 is the setup."""
    ending: OnMarsEnding
    queue: tuple[int, ...]
    """Who is still to act in this phase, in order."""
    shuttle: OnMarsShuttleSpace | None
    """Where the shuttle stands; null during the setup."""
    crossed: bool
    """Whether the shuttle changed sides in the last shuttle phase."""
    level: int
    """The colony level."""
    buildings: tuple[OnMarsBuilding, ...]
    """All buildings on the map."""
    stocks: tuple[OnMarsStock, ...]
    """Building tiles that are left, by type."""
    finds: tuple[OnMarsFindSpot, ...]
    """Discovery and research tiles on the map."""
    crystals: tuple[OnMarsHex, ...]
    """Hexes with a crystal."""
    exploration: tuple[OnMarsDiscovery, ...]
    """The discovery tiles that may be laid out next."""
    discovery_stack: tuple[OnMarsDiscovery, ...]
    """Discovery tiles to come."""
    grid: tuple[OnMarsTechTile | None, ...]
    """The tech tile in each slot, G1 first; null for an empty one."""
    tech_reserve: tuple[OnMarsTechTile, ...]
    """Tech tiles to come."""
    plan_display: tuple[OnMarsPlan, ...]
    """Plans that may be taken."""
    plan_stack: tuple[OnMarsPlan, ...]
    """Plans to come."""
    display: tuple[OnMarsCard | None, ...]
    """The scientists and contracts on offer; null for an empty space."""
    contract_deck: tuple[OnMarsContract, ...]
    """Contracts to come."""
    missions: tuple[OnMarsMissionCard, ...]
    """The three missions of this game."""
    rewards: tuple[OnMarsReward, ...]
    """The reward tile of each life-support column."""
    warehouse: OnMarsCargo
    """What the Warehouse holds."""
    slots: tuple[OnMarsSlots, ...]
    """Who stands on which main action."""
    dues: tuple[OnMarsDue, ...]
    """Uses of other seats' techs that their owners have yet to settle."""
    companies: tuple[OnMarsCompany, ...]
    """What each seat has, by seat."""
    pending: tuple[OnMarsStatePendingItem, ...]
    """What is to be asked and done, the next at the end."""


class OnMarsStayMove(Document, frozen=True, kw_only=True, tag_field="type", tag="stay"):
    """Stay on this side."""

    type: ClassVar[Literal["stay"]] = "stay"
    """By which it is told from others."""


class OnMarsStayedEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="stayed"):
    """A seat stays where it is."""

    type: ClassVar[Literal["stayed"]] = "stayed"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsStepRoverMove(Document, frozen=True, kw_only=True, tag_field="type", tag="step-rover"):
    """Move the rover to an adjacent hex, collecting the crystal there."""

    type: ClassVar[Literal["step-rover"]] = "step-rover"
    """By which it is told from others."""
    hex: OnMarsHex


class OnMarsStock(Document, frozen=True, kw_only=True):
    """The face-down tiles of one common building type, the next one last."""

    building: OnMarsBuildingType
    tiles: tuple[OnMarsBuildingTile, ...]
    """The tiles, the next one last."""


class OnMarsStockView(Document, frozen=True, kw_only=True):
    """How many face-down tiles of a type are left."""

    building: OnMarsBuildingType
    tiles: int
    """How many."""


class OnMarsStopMove(Document, frozen=True, kw_only=True, tag_field="type", tag="stop"):
    """Leave it at that: decline a benefit, or end a movement or a series."""

    type: ClassVar[Literal["stop"]] = "stop"
    """By which it is told from others."""


class OnMarsSurchargeStep(Document, frozen=True, kw_only=True, tag_field="step", tag="surcharge"):
    """Crystals or colonists for those who already stand on an action (OM-SLOT-2)."""

    step: ClassVar[Literal["surcharge"]] = "surcharge"
    """By which it is told from others."""
    main: OnMarsSlotAction
    count: int
    """How many are to be paid."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""


class OnMarsTakeExecutiveActionMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="take-executive-action"
):
    """Begin the executive action of the turn."""

    type: ClassVar[Literal["take-executive-action"]] = "take-executive-action"
    """By which it is told from others."""
    executive: OnMarsExecutiveAction


class OnMarsTakeFindStep(Document, frozen=True, kw_only=True, tag_field="step", tag="take-find"):
    """R-TILE-TAKE `may_take`: a tile under the rover that may be left."""

    step: ClassVar[Literal["take-find"]] = "take-find"
    """By which it is told from others."""
    hex: OnMarsHex
    seat: int
    """A player's place, 0 to n-1, clockwise."""


class OnMarsTakeItemMove(Document, frozen=True, kw_only=True, tag_field="type", tag="take-item"):
    """Take an item from the Warehouse."""

    type: ClassVar[Literal["take-item"]] = "take-item"
    """By which it is told from others."""
    item: OnMarsItem


class OnMarsTakeItemStep(Document, frozen=True, kw_only=True, tag_field="step", tag="take-item"):
    """Items to take from the Warehouse."""

    step: ClassVar[Literal["take-item"]] = "take-item"
    """By which it is told from others."""
    left: int
    """How many may still be taken."""
    resources_only: bool = False
    """Whether crystals are left out. Left out, it is `false`."""
    must: bool = False
    """Whether it may not be left. Left out, it is `false`."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    by: str | None = None
    """The thing whose effect it is."""


class OnMarsTakeMainActionMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="take-main-action"
):
    """Begin the main action of the turn."""

    type: ClassVar[Literal["take-main-action"]] = "take-main-action"
    """By which it is told from others."""
    main: OnMarsMainAction


class OnMarsTakePlanMove(Document, frozen=True, kw_only=True, tag_field="type", tag="take-plan"):
    """Take a plan of the display, with its gain."""

    type: ClassVar[Literal["take-plan"]] = "take-plan"
    """By which it is told from others."""
    plan: OnMarsPlan


class OnMarsTakePlanStep(Document, frozen=True, kw_only=True, tag_field="step", tag="take-plan"):
    """Plans to take from the display."""

    step: ClassVar[Literal["take-plan"]] = "take-plan"
    """By which it is told from others."""
    left: int
    """How many may still be taken."""
    must: bool = False
    """Whether it may not be left. Left out, it is `false`."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    by: str | None = None
    """The thing whose effect it is."""


class OnMarsTechDevelopedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="tech-developed"
):
    """A tile moved on in a laboratory."""

    type: ClassVar[Literal["tech-developed"]] = "tech-developed"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    tile: OnMarsTechTile
    cell: OnMarsLabCell
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsTechTakenEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="tech-taken"):
    """A tile of the grid entered a laboratory."""

    type: ClassVar[Literal["tech-taken"]] = "tech-taken"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    slot: OnMarsGridSlot
    tile: OnMarsTechTile
    cell: OnMarsLabCell
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsTechUsedEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="tech-used"):
    """A seat uses a tile, its own or that of another owner."""

    type: ClassVar[Literal["tech-used"]] = "tech-used"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    owner: int
    """A player's place, 0 to n-1, clockwise."""
    tile: OnMarsTechTile
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsTrackRoseEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="track-rose"):
    """The marker of a life-support column stands on a new row."""

    type: ClassVar[Literal["track-rose"]] = "track-rose"
    """By which it is told from others."""
    building: OnMarsBuildingType
    row: int
    """Where the marker stands now."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsTradeStep(Document, frozen=True, kw_only=True, tag_field="step", tag="trade"):
    """A stored resource to give for others (BP20)."""

    step: ClassVar[Literal["trade"]] = "trade"
    """By which it is told from others."""
    get: int
    """How many one gets for it."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    by: str | None = None
    """The thing whose effect it is."""


class OnMarsTravelMove(Document, frozen=True, kw_only=True, tag_field="type", tag="travel"):
    """Travel to the other side, by the shuttle or by a rocket of one's own."""

    type: ClassVar[Literal["travel"]] = "travel"
    """By which it is told from others."""
    vehicle: OnMarsVehicle


class OnMarsTravelledEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="travelled"):
    """A seat travels to the other side."""

    type: ClassVar[Literal["travelled"]] = "travelled"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    side: OnMarsSide
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsTurnBeganEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="turn-began"):
    """A seat begins its colonisation turn."""

    type: ClassVar[Literal["turn-began"]] = "turn-began"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsTurnStep(Document, frozen=True, kw_only=True, tag_field="step", tag="turn"):
    """A colonisation turn: what may still be done in it."""

    step: ClassVar[Literal["turn"]] = "turn"
    """By which it is told from others."""
    main_open: bool = True
    """Whether the main action is still to be had. Left out, it is `true`."""
    executive_open: bool = True
    """Whether that action is still to be had. Left out, it is `true`."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""


class OnMarsUpgradeMove(Document, frozen=True, kw_only=True, tag_field="type", tag="upgrade"):
    """Build a plan on a building: its marker makes that an advanced one."""

    type: ClassVar[Literal["upgrade"]] = "upgrade"
    """By which it is told from others."""
    plan: OnMarsPlan
    hex: OnMarsHex


class OnMarsUpgradeStep(Document, frozen=True, kw_only=True, tag_field="step", tag="upgrade"):
    """Buildings to upgrade (OM-UPG)."""

    step: ClassVar[Literal["upgrade"]] = "upgrade"
    """By which it is told from others."""
    granted: int
    """By the effect itself."""
    boosted: int = 0
    """By boost colonists. Left out, it is `0`."""
    level: int = 0
    """Of the Upgrade tech in use; 0 for none. Left out, it is `0`."""
    made: int = 0
    """Upgrades made so far. Left out, it is `0`."""
    free: bool = False
    """Whether no mineral is paid. Left out, it is `false`."""
    anywhere: bool = False
    """Whether any building of the colony will do, and not only one in the seat's reach. Left
    out, it is `false`.
    """
    tech: bool = False
    """Whether techs may be used for it. Left out, it is `false`."""
    boosters: int = 0
    """Colonists that may still boost it. Left out, it is `0`."""
    must: bool = False
    """Whether it may not be left. Left out, it is `false`."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    by: str | None = None
    """The thing whose effect it is."""


class OnMarsUpgradedEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="upgraded"):
    """A building is advanced by a plan."""

    type: ClassVar[Literal["upgraded"]] = "upgraded"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    plan: OnMarsPlan
    hex: OnMarsHex
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class OnMarsUsePlanMove(Document, frozen=True, kw_only=True, tag_field="type", tag="use-plan"):
    """Use the action of a built plan, by crystals or thanks to a scientist."""

    type: ClassVar[Literal["use-plan"]] = "use-plan"
    """By which it is told from others."""
    plan: OnMarsPlan
    staffing: OnMarsStaffing


class OnMarsUsePlanStep(Document, frozen=True, kw_only=True, tag_field="step", tag="use-plan"):
    """A built plan to use as the executive action E8."""

    step: ClassVar[Literal["use-plan"]] = "use-plan"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    by: str | None = None
    """The thing whose effect it is."""


class OnMarsUseRadarStep(Document, frozen=True, kw_only=True, tag_field="step", tag="use-radar"):
    """An exploration tile to lay on Radar at its first use (OM-EXEC-9)."""

    step: ClassVar[Literal["use-radar"]] = "use-radar"
    """By which it is told from others."""
    plan: OnMarsPlan
    seat: int
    """A player's place, 0 to n-1, clockwise."""


class OnMarsUseTechMove(Document, frozen=True, kw_only=True, tag_field="type", tag="use-tech"):
    """Use a tech tile, one's own or another seat's for an oxygen."""

    type: ClassVar[Literal["use-tech"]] = "use-tech"
    """By which it is told from others."""
    owner: int
    """A player's place, 0 to n-1, clockwise."""
    tile: OnMarsTechTile


class OnMarsView(Document, frozen=True, kw_only=True):
    """A position as one viewer sees it."""

    options: OnMarsOptions
    phase: OnMarsPhase
    round: int
    """Which round; 0 is the setup."""
    ending: OnMarsEnding
    queue: tuple[int, ...]
    """Who is still to act in this phase, in order."""
    shuttle: OnMarsShuttleSpace | None
    """Where the shuttle stands; null during the setup."""
    crossed: bool
    """Whether the shuttle changed sides in the last shuttle phase."""
    level: int
    """The colony level."""
    remaining_missions: int
    """What the mission counter shows."""
    buildings: tuple[OnMarsBuilding, ...]
    """All buildings on the map."""
    stocks: tuple[OnMarsStockView, ...]
    """How many building tiles are left, by type."""
    finds: tuple[OnMarsFindSpot, ...]
    """Discovery and research tiles on the map."""
    crystals: tuple[OnMarsHex, ...]
    """Hexes with a crystal."""
    exploration: tuple[OnMarsDiscovery, ...]
    """The discovery tiles that may be laid out next."""
    discovery_stack: int
    """How many discovery tiles are to come."""
    grid: tuple[OnMarsTechTile | None, ...]
    """The tech tile in each slot, G1 first; null for an empty one."""
    tech_reserve: int
    """How many tech tiles are to come."""
    plan_display: tuple[OnMarsPlan, ...]
    """Plans that may be taken."""
    plan_stack: int
    """How many plans are to come."""
    display: tuple[OnMarsCard | None, ...]
    """The scientists and contracts on offer; null for an empty space."""
    contract_deck: int
    """How many contracts are to come."""
    open_contracts: tuple[OnMarsContract, ...] | None
    """The deck, where R-CONTRACT-REFILL leaves it open to all."""
    missions: tuple[OnMarsMissionCard, ...]
    """The three missions of this game."""
    rewards: tuple[OnMarsReward, ...]
    """The reward tile of each life-support column."""
    warehouse: OnMarsCargo
    """What the Warehouse holds."""
    slots: tuple[OnMarsSlots, ...]
    """Who stands on which main action."""
    dues: tuple[OnMarsDue, ...]
    """Uses of other seats' techs that their owners have yet to settle."""
    companies: tuple[OnMarsCompanyView, ...]
    """What each seat has, by seat."""
    pending: tuple[OnMarsViewPendingItem, ...]
    """What is to be asked and done, the next at the end."""


class OnMarsWelcomeMove(Document, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """Welcome the rocket of a depot space."""

    type: ClassVar[Literal["welcome"]] = "welcome"
    """By which it is told from others."""
    rocket: int
    """A depot space that can hold a rocket."""
    gain: OnMarsRocketGain


class OnMarsWelcomeStep(Document, frozen=True, kw_only=True, tag_field="step", tag="welcome"):
    """Rockets to welcome (OM-SHIP)."""

    step: ClassVar[Literal["welcome"]] = "welcome"
    """By which it is told from others."""
    left: int
    """How many may still be welcomed."""
    colonists: int
    """That come with a robot; one more without it."""
    free: bool = False
    """Whether it costs nothing. Left out, it is `false`."""
    tech: bool = False
    """Whether techs may be used for it. Left out, it is `false`."""
    boosters: int = 0
    """Colonists that may still boost it. Left out, it is `0`."""
    must: bool = False
    """Whether it may not be left. Left out, it is `false`."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    by: str | None = None
    """The thing whose effect it is."""


OnMarsEvent: TypeAlias = (
    OnMarsRoundBeganEvent
    | OnMarsSpaceTakenEvent
    | OnMarsShuttleMovedEvent
    | OnMarsTurnBeganEvent
    | OnMarsMainActionTakenEvent
    | OnMarsExecutiveActionTakenEvent
    | OnMarsSlotsClearedEvent
    | OnMarsSlotTakenEvent
    | OnMarsPaidEvent
    | OnMarsGainedEvent
    | OnMarsCrystalsReceivedEvent
    | OnMarsColonistsArrivedEvent
    | OnMarsColonistsReturnedEvent
    | OnMarsColonistRetrievedEvent
    | OnMarsPlanTakenEvent
    | OnMarsTechTakenEvent
    | OnMarsTechDevelopedEvent
    | OnMarsTechUsedEvent
    | OnMarsItemTakenEvent
    | OnMarsRobotMovedEvent
    | OnMarsRoverMovedEvent
    | OnMarsRobotPlacedEvent
    | OnMarsCrystalCollectedEvent
    | OnMarsCrystalsPlacedEvent
    | OnMarsHexClearedEvent
    | OnMarsFindTakenEvent
    | OnMarsBuildingRaisedEvent
    | OnMarsColonistPlacedEvent
    | OnMarsColonistDisplacedEvent
    | OnMarsProgressMadeEvent
    | OnMarsUpgradedEvent
    | OnMarsTrackRoseEvent
    | OnMarsBenefitChosenEvent
    | OnMarsPointsScoredEvent
    | OnMarsColonyGrewEvent
    | OnMarsRocketWelcomedEvent
    | OnMarsCardTakenEvent
    | OnMarsDisplayRefilledEvent
    | OnMarsPlanUsedEvent
    | OnMarsRadarLaidEvent
    | OnMarsOxygenKeptEvent
    | OnMarsMissionAdvancedEvent
    | OnMarsDeliveredEvent
    | OnMarsContractCompletedEvent
    | OnMarsGoalCompletedEvent
    | OnMarsGoalDiscardedEvent
    | OnMarsGoalBuriedEvent
    | OnMarsTravelledEvent
    | OnMarsStayedEvent
    | OnMarsDiscoveryPlacedEvent
    | OnMarsExplorationRefilledEvent
    | OnMarsLastRoundAnnouncedEvent
    | OnMarsGameEndedEvent
    | OnMarsSkippedEvent
)
"""One of these; `isinstance` and `match` tell which."""

OnMarsMove: TypeAlias = (
    OnMarsChooseSpaceMove
    | OnMarsPlaceShuttleMove
    | OnMarsTakeMainActionMove
    | OnMarsTakeExecutiveActionMove
    | OnMarsCompleteGoalMove
    | OnMarsSpendGoalMove
    | OnMarsDeliverMove
    | OnMarsEndTurnMove
    | OnMarsTravelMove
    | OnMarsStayMove
    | OnMarsPlaceDiscoveryMove
    | OnMarsStopMove
    | OnMarsPaySurchargeMove
    | OnMarsPayMove
    | OnMarsAcceptMove
    | OnMarsBoostMove
    | OnMarsTakePlanMove
    | OnMarsLearnMove
    | OnMarsEnterLabMove
    | OnMarsDevelopMove
    | OnMarsTakeItemMove
    | OnMarsMoveRobotMove
    | OnMarsStepRoverMove
    | OnMarsAddPointMove
    | OnMarsUseTechMove
    | OnMarsBuildMove
    | OnMarsDisplaceMove
    | OnMarsChooseBenefitMove
    | OnMarsUpgradeMove
    | OnMarsWelcomeMove
    | OnMarsPlaceRobotMove
    | OnMarsHireMove
    | OnMarsUsePlanMove
    | OnMarsLayRadarMove
    | OnMarsGiveMove
    | OnMarsGainResourceMove
    | OnMarsRetrieveMove
    | OnMarsProduceMove
    | OnMarsKeepOxygenMove
    | OnMarsRefillDisplayMove
)
"""One of these; `isinstance` and `match` tell which."""

OnMarsStatePendingItem: TypeAlias = (
    OnMarsApplyStep
    | OnMarsSurchargeStep
    | OnMarsPayStep
    | OnMarsOfferStep
    | OnMarsBoostStep
    | OnMarsRepeatStep
    | OnMarsTakePlanStep
    | OnMarsLearnStep
    | OnMarsEnterLabStep
    | OnMarsDevelopStep
    | OnMarsTakeItemStep
    | OnMarsDriveStep
    | OnMarsTakeFindStep
    | OnMarsConstructStep
    | OnMarsChooseTechStep
    | OnMarsRaiseStep
    | OnMarsDisplaceStep
    | OnMarsFinishStep
    | OnMarsChooseBenefitStep
    | OnMarsUpgradeStep
    | OnMarsWelcomeStep
    | OnMarsPlaceRobotStep
    | OnMarsHireStep
    | OnMarsUsePlanStep
    | OnMarsUseRadarStep
    | OnMarsTradeStep
    | OnMarsGainChoiceStep
    | OnMarsRetrieveStep
    | OnMarsProduceStep
    | OnMarsAftermathStep
    | OnMarsRefillDisplayStep
    | OnMarsSettleTechStep
    | OnMarsChooseSpaceStep
    | OnMarsPlaceShuttleStep
    | OnMarsTurnStep
    | OnMarsJourneyStep
    | OnMarsExploreStep
    | OnMarsDeliverStep
)
"""One of these; `isinstance` and `match` tell which."""

OnMarsViewPendingItem: TypeAlias = (
    OnMarsApplyStep
    | OnMarsSurchargeStep
    | OnMarsPayStep
    | OnMarsOfferStep
    | OnMarsBoostStep
    | OnMarsRepeatStep
    | OnMarsTakePlanStep
    | OnMarsLearnStep
    | OnMarsEnterLabStep
    | OnMarsDevelopStep
    | OnMarsTakeItemStep
    | OnMarsDriveStep
    | OnMarsTakeFindStep
    | OnMarsConstructStep
    | OnMarsChooseTechStep
    | OnMarsRaiseStep
    | OnMarsDisplaceStep
    | OnMarsFinishStep
    | OnMarsChooseBenefitStep
    | OnMarsUpgradeStep
    | OnMarsWelcomeStep
    | OnMarsPlaceRobotStep
    | OnMarsHireStep
    | OnMarsUsePlanStep
    | OnMarsUseRadarStep
    | OnMarsTradeStep
    | OnMarsGainChoiceStep
    | OnMarsRetrieveStep
    | OnMarsProduceStep
    | OnMarsAftermathStep
    | OnMarsRefillDisplayStep
    | OnMarsSettleTechStep
    | OnMarsChooseSpaceStep
    | OnMarsPlaceShuttleStep
    | OnMarsTurnStep
    | OnMarsJourneyStep
    | OnMarsExploreStep
    | OnMarsDeliverStep
)
"""One of these; `isinstance` and `match` tell which."""


ON_MARS: GameTypes[
    OnMarsState, OnMarsMove, OnMarsEvent, OnMarsView, OnMarsOptions, OnMarsColonyComponents
] = GameTypes(
    id="on-mars",
    state=OnMarsState,
    move=OnMarsMove,
    event=OnMarsEvent,
    view=OnMarsView,
    options=OnMarsOptions,
    components=OnMarsColonyComponents,
)
"""The types of On Mars."""

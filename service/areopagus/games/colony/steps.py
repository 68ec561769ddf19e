"""Pending steps: what is still to be asked or done, kept on a stack in the state.

A step is plain data. The step on top of the stack puts the question; :mod:`questions` says which
moves answer it, and when it is settled without asking.
"""

from typing import Annotated, ClassVar

from msgspec import Meta, field

from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.ids import (
    BuildingType,
    GridSlot,
    Place,
    Plan,
    Side,
    SlotAction,
    Source,
    TechTile,
    Unit,
)
from areopagus.games.colony.pieces import Few
from areopagus.games.colony.printed_effects import Hire
from areopagus.kernel.document import Document, Seat


class Step(Document, tag_field="step", kw_only=True, omit_defaults=True):
    """Something pending for a seat."""

    kind: ClassVar[str] = ""
    """The question it puts; empty when it never asks."""

    seat: Seat


class ApplyStep(Step, tag="apply"):
    """Begin the effect of a printed thing. The flow sees to it."""

    of: Source
    must: bool = False
    """Whether it was chosen as an action, and has to be carried out at least once."""


class EffectStep(Step, kw_only=True):
    """Part of the effect of a printed thing, which asks through it."""

    by: Source | None = None
    """The thing whose effect it is."""


# Prices.


class SurchargeStep(Step, tag="surcharge"):
    """Crystals or colonists for those who already stand on an action (OM-SLOT-2)."""

    kind: ClassVar[str] = "surcharge"

    main: SlotAction
    count: Annotated[int, Meta(ge=1, le=3)]
    """How many are to be paid."""


class PayStep(Step, tag="pay"):
    """A cost in resources, of which a mineral may replace any other."""

    kind: ClassVar[str] = "pay"

    bill: Annotated[list[Unit], Meta(max_length=4)]
    """What is to be paid, unit by unit."""


class OfferStep(Step, tag="offer"):
    """A benefit that may be declined, with its price (OM-GEN-14)."""

    kind: ClassVar[str] = "offer"

    of: Source
    bill: list[Unit] = field(default_factory=list)
    """What it costs, unit by unit."""


class BoostStep(Step, tag="boost"):
    """Once more for one more colonist (OM-BOOST-1)."""

    kind: ClassVar[str] = "boost"

    of: Source
    boosters: Few
    """Colonists left of those that were in the quarters before the action."""


class RepeatStep(Step, tag="repeat"):
    """Begin what a boost colonist brings. The flow sees to it."""

    of: Source


# The orbital station.


class TakePlanStep(EffectStep, tag="take-plan"):
    """Plans to take from the display."""

    kind: ClassVar[str] = "take-plan"

    left: Few
    """How many may still be taken."""
    must: bool = False
    """Whether it may not be left."""


class LearnStep(EffectStep, tag="learn"):
    """A tile to take from the tech grid."""

    kind: ClassVar[str] = "learn"

    must: bool = False
    """Whether it may not be left."""


class EnterLabStep(Step, tag="enter-lab"):
    """A tile chosen on the grid, to be put on a cell of the first column."""

    kind: ClassVar[str] = "enter-lab"

    slot: GridSlot


class DevelopStep(EffectStep, tag="develop"):
    """Developments in the laboratory (OM-RND-2)."""

    kind: ClassVar[str] = "develop"

    left: Few
    """How many are still to be had."""
    free: bool = False
    """Whether it costs nothing."""
    must: bool = False
    """Whether it may not be left."""


class TakeItemStep(EffectStep, tag="take-item"):
    """Items to take from the Warehouse."""

    kind: ClassVar[str] = "take-item"

    left: Few
    """How many may still be taken."""
    resources_only: bool = False
    """Whether crystals are left out."""
    must: bool = False
    """Whether it may not be left."""


# Robots and rovers.


Points = Annotated[int, Meta(ge=0, le=40)]
Robot = Annotated[int, Meta(ge=0, le=3)]


class DriveStep(EffectStep, tag="drive"):
    """Movement points for robots, the rover, or both, spent in any order (OM-CTRL-1)."""

    kind: ClassVar[str] = "drive"

    robots: Points | None = None
    """Points left for robots; null when the effect does not move them."""
    rover: Points | None = None
    """Points left; null when the effect does not move them."""
    tech: bool = False
    """Whether Rover techs may be used (R-ROVER-TECH `any_tile_plus_N`)."""
    as_rovers: bool = False
    """Whether the robots collect like rovers (BP21)."""
    moved: list[Robot] = field(default_factory=list)
    """The robots that have moved."""
    roved: bool = False
    """Whether the rover has moved."""
    current: Robot | None = None
    """Of robots that move like rovers: the one under way."""
    techs: list[TechTile] = field(default_factory=list)
    """Rover techs already used in this movement."""


class TakeFindStep(Step, tag="take-find"):
    """R-TILE-TAKE `may_take`: a tile under the rover that may be left."""

    kind: ClassVar[str] = "take-find"

    hex: Hex


# Constructing.


class ConstructStep(EffectStep, tag="construct"):
    """A building to construct, of one type or of any."""

    kind: ClassVar[str] = "build"

    only: BuildingType | None = None
    """The type that the effect constructs; null for any."""
    bonus: Few = 0
    """What boost colonists have added to the tech level (OM-EXEC-8)."""
    boosters: Few = 0
    """Colonists that may still boost it."""
    must: bool = False
    """Whether it may not be left."""


class ChooseTechStep(Step, tag="choose-tech"):
    """The tile, of whatever laboratory, that lets a building join others (OM-BUILD-5)."""

    kind: ClassVar[str] = "use-tech"

    building: BuildingType
    hex: Hex
    bonus: Few = 0
    """What boost colonists have added to the tech level."""


class RaiseStep(Step, tag="raise"):
    """Put the paid building on the map and make room for it."""

    building: BuildingType
    hex: Hex


class DisplaceStep(Step, tag="displace"):
    """A robot or rover that has to make room (OM-DISP-2)."""

    kind: ClassVar[str] = "displace"

    hex: Hex
    """Where it has to leave."""


class FinishStep(Step, tag="finish"):
    """What a new building brings, in the order of OM-BUILD-7."""

    hex: Hex


class ChooseBenefitStep(Step, tag="choose-benefit"):
    """One of the four life-support benefits (OM-LSS-3)."""

    kind: ClassVar[str] = "choose-benefit"


# Upgrades and rockets.


class UpgradeStep(EffectStep, tag="upgrade"):
    """Buildings to upgrade (OM-UPG)."""

    kind: ClassVar[str] = "upgrade"

    granted: Few
    """By the effect itself."""
    boosted: Few = 0
    """By boost colonists."""
    level: Few = 0
    """Of the Upgrade tech in use; 0 for none."""
    made: Few = 0
    """Upgrades made so far."""
    free: bool = False
    """Whether no mineral is paid."""
    anywhere: bool = False
    """Whether any building of the colony will do, and not only one in the seat's reach."""
    tech: bool = False
    """Whether techs may be used for it."""
    boosters: Few = 0
    """Colonists that may still boost it."""
    must: bool = False
    """Whether it may not be left."""


class WelcomeStep(EffectStep, tag="welcome"):
    """Rockets to welcome (OM-SHIP)."""

    kind: ClassVar[str] = "welcome"

    left: Few
    """How many may still be welcomed."""
    colonists: Few
    """That come with a robot; one more without it."""
    free: bool = False
    """Whether it costs nothing."""
    tech: bool = False
    """Whether techs may be used for it."""
    boosters: Few = 0
    """Colonists that may still boost it."""
    must: bool = False
    """Whether it may not be left."""


class PlaceRobotStep(Step, tag="place-robot"):
    """Where a new robot goes (OM-SHIP-4)."""

    kind: ClassVar[str] = "place-robot"


# The display, and plans in use.


class HireStep(EffectStep, tag="hire"):
    """A scientist or contract to take from the display (OM-HIRE)."""

    kind: ClassVar[str] = "hire"

    scientists: bool = False
    """Whether a scientist may be taken."""
    contracts: bool = False
    """Whether a contract may be taken."""
    free: bool = False
    """Whether it costs nothing."""
    must: bool = False
    """Whether it may not be left."""

    @property
    def effect(self) -> Hire:
        """What may be taken, as the printed effect says it."""
        return Hire(self.scientists, self.contracts, self.free)


class UsePlanStep(EffectStep, tag="use-plan"):
    """A built plan to use as the executive action E8."""

    kind: ClassVar[str] = "use-plan"


class UseRadarStep(Step, tag="use-radar"):
    """An exploration tile to lay on Radar at its first use (OM-EXEC-9)."""

    kind: ClassVar[str] = "lay-radar"

    plan: Plan


# Goods and colonists of choice.


class TradeStep(EffectStep, tag="trade"):
    """A stored resource to give for others (BP20)."""

    kind: ClassVar[str] = "give"

    get: Few
    """How many one gets for it."""


class GainChoiceStep(EffectStep, tag="gain-choice"):
    """Resources of choice, no minerals."""

    kind: ClassVar[str] = "gain-resource"

    left: Few
    """How many are still to be chosen."""


class RetrieveStep(EffectStep, tag="retrieve"):
    """Colonists to bring back to the quarters."""

    kind: ClassVar[str] = "retrieve"

    left: Few
    """How many may still come back."""
    places: list[Place]
    """Where they may come from."""
    brought: bool = False
    """Whether one has come back."""


class ProduceStep(EffectStep, tag="produce"):
    """One site that produces once more (BP03)."""

    kind: ClassVar[str] = "produce"


# What follows an effect.


class AftermathStep(Step, tag="aftermath"):
    """OM-TURN-5, in its order; it asks only where a contract or a development is chosen."""


class RefillDisplayStep(Step, tag="refill-display"):
    """R-CONTRACT-REFILL: which contract of the open deck fills the gap."""

    kind: ClassVar[str] = "refill-display"


class SettleTechStep(Step, tag="settle-tech"):
    """OM-TECH-4: the owner of a used tile develops it or keeps the oxygen."""

    kind: ClassVar[str] = "settle-tech"

    tile: TechTile


# Rounds and turns.


class ChooseSpaceStep(Step, tag="choose-space"):
    """A free turn-order space to take, with its bonus."""

    kind: ClassVar[str] = "choose-space"

    side: Side | None = None
    """Null at setup: either side."""


class PlaceShuttleStep(Step, tag="place-shuttle"):
    """The red space where the shuttle begins (OM-SET-15)."""

    kind: ClassVar[str] = "place-shuttle"


class TurnStep(Step, tag="turn"):
    """A colonisation turn: what may still be done in it."""

    kind: ClassVar[str] = "turn"

    main_open: bool = True
    """Whether the main action is still to be had."""
    executive_open: bool = True
    """Whether that action is still to be had."""


class JourneyStep(Step, tag="journey"):
    """Stay or travel in the shuttle phase (OM-SHU-2)."""

    kind: ClassVar[str] = "journey"

    riding: bool = False
    """Whether the shuttle crosses from the seat's side now."""


class ExploreStep(Step, tag="explore"):
    """A discovery tile to lay out three hexes from the rover (OM-TRAVEL-C)."""

    kind: ClassVar[str] = "place-discovery"


class DeliverStep(Step, tag="deliver"):
    """The last goods onto contracts before the final scoring (OM-END-3)."""

    kind: ClassVar[str] = "deliver"

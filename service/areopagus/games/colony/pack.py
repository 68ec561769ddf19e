"""What an owner may type in: the printed faces of On Mars.

The rules fix how many there are of most pieces, and with them their ids; of goals and missions a
box may have more, or fewer, than we print.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from areopagus.games.colony.conditions import AnyCondition, Holding
from areopagus.games.colony.ids import (
    BuildingTile,
    BuildingType,
    Contract,
    Discovery,
    Goal,
    Item,
    Mission,
    Plan,
    Research,
    Reward,
    Scientist,
    TechType,
)
from areopagus.games.colony.printed_effects import AnyEffect
from areopagus.kernel.document import Document
from areopagus.kernel.pack import Pack, PieceText, TextPiece

Direction = Literal["N", "NE", "SE", "S", "SW", "NW"]
HexName = Annotated[
    str,
    Meta(
        pattern="^[A-M][1-9]$",
        description="A hex as pictures name it: its column from A to M, its row from 1 to 9; the "
        "starting mine is on G5.",
    ),
]
Size = Annotated[int, Meta(ge=1, le=7)]
Worth = Annotated[int, Meta(ge=0, le=20)]
Failed = Annotated[int, Meta(ge=-20, le=0)]
Threshold = Annotated[int, Meta(ge=1, le=20)]


class TileFace(TextPiece, kw_only=True, omit_defaults=True):
    """A building tile: what its back shows."""

    id: BuildingTile
    """The tile: its type and its number, as you like; S is the starting tile, which has none."""
    arrows: Annotated[list[Direction], Meta(max_length=6)] | UnsetType = UNSET
    """Where it puts crystals."""


class TechFace(TextPiece, kw_only=True, omit_defaults=True):
    """A technology: its name and its words. What it is good for is a rule."""

    id: TechType
    """The technology; all its tiles are called like it."""


class PlanFace(TextPiece, kw_only=True, omit_defaults=True):
    """A plan for an advanced building."""

    id: Plan
    """The plan, by the number of the card."""
    level: Literal[1, 3] | UnsetType = UNSET
    """1 or 3: there are twelve of each."""
    building: BuildingType | UnsetType = UNSET
    """What it upgrades."""
    min_complex_size: Size | UnsetType = UNSET
    """How many buildings its complex has at least."""
    gain: Item | UnsetType = UNSET
    """What is gained when it is taken."""
    op_built: Worth | UnsetType = UNSET
    """What it is worth when built, and costs when it is not."""
    effect: AnyEffect | UnsetType = UNSET
    """What its use does: `op` and what that takes."""
    boost: AnyEffect | UnsetType | None = UNSET
    """What each colonist sent to work brings; null, or left out beside an effect, for nothing."""


class ScientistFace(TextPiece, kw_only=True, omit_defaults=True):
    """A scientist. What hiring costs is a rule."""

    id: Scientist
    """The scientist."""
    works_in: BuildingType | UnsetType = UNSET
    """Works for the plans of this type of building."""
    scores_building: BuildingType | UnsetType = UNSET
    """Brings points for advanced buildings of this type."""
    op_per_building: Worth | UnsetType = UNSET
    """How many points each of them brings."""


class Needs(Document, omit_defaults=True):
    """What a delivery contract asks for."""

    crystal: Annotated[int, Meta(ge=0, le=6)] = 0
    """How many crystals."""
    battery: Annotated[int, Meta(ge=0, le=6)] = 0
    """How many batteries."""
    water: Annotated[int, Meta(ge=0, le=6)] = 0
    """How much water."""
    plant: Annotated[int, Meta(ge=0, le=6)] = 0
    """How many plants."""
    oxygen: Annotated[int, Meta(ge=0, le=6)] = 0
    """How much oxygen."""
    mineral: Annotated[int, Meta(ge=0, le=6)] = 0
    """How many minerals."""


class ContractFace(TextPiece, kw_only=True, omit_defaults=True):
    """An Earth contract: for a building in a complex, or for goods."""

    id: Contract
    """The contract: number them as you like."""
    building: BuildingType | UnsetType = UNSET
    """Of an upgrade contract: the type of building that has to be an advanced one."""
    min_complex_size: Size | UnsetType = UNSET
    """Of an upgrade contract: how many buildings its complex has at least."""
    needs: Needs | UnsetType = UNSET
    """Of a delivery contract: the goods."""
    op_done: Worth | UnsetType = UNSET
    """What it is worth when fulfilled."""
    op_failed: Failed | UnsetType = UNSET
    """What it costs when it is not: below 0."""


class Thresholds(Document, kw_only=True):
    """How many contributions complete a mission, by the number of seats."""

    two: Threshold = field(name="2")
    """With two seats."""
    three: Threshold = field(name="3")
    """With three."""
    four: Threshold = field(name="4")
    """With four."""


MissionEvent = Literal[
    "research_taken",
    "plan_taken",
    "advanced_placed",
    "robot_placed",
    "discovery_taken",
    "tech_taken",
    "progress_placed",
    "scientist_taken",
    "contract_completed",
]


class MissionFace(TextPiece, kw_only=True, omit_defaults=True):
    """A mission."""

    id: Mission
    """The mission: number them as you like."""
    event: MissionEvent | UnsetType = UNSET
    """What contributes to it."""
    length: Literal["short", "long"] | UnsetType = UNSET
    """Whether it is a short or a long one."""
    threshold: Thresholds | UnsetType = UNSET
    """How many contributions complete it, by the number of seats."""
    crystals_per_contribution: Annotated[int, Meta(ge=0, le=3)] | UnsetType = UNSET
    """What each contribution brings."""


class GoalReward(Document, kw_only=True, omit_defaults=True):
    """One of the two rewards of a private goal."""

    effect: AnyEffect
    """What it does: `op` and what that takes."""
    text: PieceText
    """The same in words, in English."""
    text_fr: PieceText | UnsetType = UNSET
    """The same in French; left out, the text is the same in both."""


class GoalFace(TextPiece, kw_only=True, omit_defaults=True):
    """A private goal."""

    id: Goal
    """The goal: number them as you like."""
    condition: AnyCondition | UnsetType = UNSET
    """What it asks for."""
    reward_a: GoalReward | UnsetType = UNSET
    """What completing it brings."""
    reward_b: GoalReward | UnsetType = UNSET
    """What it may bring instead."""


class DiscoveryFace(TextPiece, kw_only=True, omit_defaults=True):
    """A discovery tile."""

    id: Discovery
    """The tile: number them as you like."""
    effect: AnyEffect | UnsetType = UNSET
    """What it does: `op` and what that takes."""


class ResearchFace(TextPiece, kw_only=True, omit_defaults=True):
    """A research tile: the two of a letter do the same."""

    id: Research
    """The tile, by its letter and number."""
    effect: AnyEffect | UnsetType = UNSET
    """What it does: `op` and what that takes."""


class RewardFace(TextPiece, kw_only=True, omit_defaults=True):
    """A reward tile of the life-support table."""

    id: Reward
    """The tile: number them as you like."""
    op: Annotated[int, Meta(ge=0, le=5)] | UnsetType = UNSET
    """How many points each of what it counts brings."""
    counts: Holding | UnsetType = UNSET
    """What it counts."""


class Shelters(Document, kw_only=True):
    """Where each seat has its first shelter, by the number of seats."""

    two: Annotated[list[HexName], Meta(min_length=2, max_length=2)] = field(name="2")
    """With two seats."""
    three: Annotated[list[HexName], Meta(min_length=3, max_length=3)] = field(name="3")
    """With three."""
    four: Annotated[list[HexName], Meta(min_length=4, max_length=4)] = field(name="4")
    """With four."""


Corner = Annotated[list[HexName], Meta(min_length=2, max_length=2)]


class Corners(Document, kw_only=True):
    """Where research tiles lie: two hexes for each letter, the first of which holds a stack."""

    a: Corner = field(name="A")
    """Top left."""
    b: Corner = field(name="B")
    """Top right."""
    c: Corner = field(name="C")
    """Bottom right."""
    d: Corner = field(name="D")
    """Bottom left."""


class MapFace(Document, kw_only=True, omit_defaults=True):
    """The map. What it leaves out stays."""

    hexes: Annotated[list[HexName], Meta(max_length=117)] | UnsetType = UNSET
    """All its hexes."""
    start_buildings: Annotated[list[HexName], Meta(min_length=4, max_length=4)] | UnsetType = UNSET
    """Where the four buildings around the starting mine stand."""
    shelters: Shelters | UnsetType = UNSET
    """Where the first shelters stand."""
    research: Corners | UnsetType = UNSET
    """Where research tiles lie."""


class OnMarsPack(Pack, kw_only=True, omit_defaults=True, tag="on-mars"):
    """The material of a box of On Mars; what is left out is ours."""

    building_tiles: Annotated[list[TileFace], Meta(max_length=35)] | UnsetType = UNSET
    """Building tiles with their arrows; those that are not named stay as they are."""
    tech_types: Annotated[list[TechFace], Meta(max_length=9)] | UnsetType = UNSET
    """Technologies under other names; those that are not named stay as they are."""
    plans: Annotated[list[PlanFace], Meta(max_length=24)] | UnsetType = UNSET
    """Plans; those that are not named stay as they are."""
    scientists: Annotated[list[ScientistFace], Meta(max_length=6)] | UnsetType = UNSET
    """Scientists; those that are not named stay as they are."""
    contracts: Annotated[list[ContractFace], Meta(max_length=12)] | UnsetType = UNSET
    """Earth contracts; those that are not named stay as they are."""
    missions: Annotated[list[MissionFace], Meta(min_length=5, max_length=15)] | UnsetType = UNSET
    """All missions, if any of them is told."""
    private_goals: Annotated[list[GoalFace], Meta(min_length=12, max_length=24)] | UnsetType = UNSET
    """All private goals, if any of them is told."""
    discovery_tiles: Annotated[list[DiscoveryFace], Meta(max_length=19)] | UnsetType = UNSET
    """Discovery tiles; those that are not named stay as they are."""
    research_tiles: Annotated[list[ResearchFace], Meta(max_length=8)] | UnsetType = UNSET
    """Research tiles; those that are not named stay as they are."""
    reward_tiles: Annotated[list[RewardFace], Meta(max_length=8)] | UnsetType = UNSET
    """Reward tiles; those that are not named stay as they are."""
    map: MapFace | UnsetType = UNSET
    """The map."""

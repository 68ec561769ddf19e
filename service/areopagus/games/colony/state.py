"""The whole position of On Mars, and the options it is played with."""

from typing import Annotated, Literal

from msgspec import Meta, field

from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.ids import (
    Card,
    Contract,
    Discovery,
    Plan,
    Reward,
    Shuttle,
    TechTile,
)
from areopagus.games.colony.pieces import (
    Building,
    Cargo,
    Company,
    Due,
    FindSpot,
    MissionCard,
    Round,
    Slots,
    Stock,
)
from areopagus.games.colony.steps import (
    AftermathStep,
    ApplyStep,
    BoostStep,
    ChooseBenefitStep,
    ChooseSpaceStep,
    ChooseTechStep,
    ConstructStep,
    DeliverStep,
    DevelopStep,
    DisplaceStep,
    DriveStep,
    EnterLabStep,
    ExploreStep,
    FinishStep,
    GainChoiceStep,
    HireStep,
    JourneyStep,
    LearnStep,
    OfferStep,
    PayStep,
    PlaceRobotStep,
    PlaceShuttleStep,
    ProduceStep,
    RaiseStep,
    RefillDisplayStep,
    RepeatStep,
    RetrieveStep,
    SettleTechStep,
    SurchargeStep,
    TakeFindStep,
    TakeItemStep,
    TakePlanStep,
    TradeStep,
    TurnStep,
    UpgradeStep,
    UsePlanStep,
    UseRadarStep,
    WelcomeStep,
)
from areopagus.kernel.document import Document, Seat
from areopagus.kernel.state import State

AnyStep = (
    ApplyStep
    | SurchargeStep
    | PayStep
    | OfferStep
    | BoostStep
    | RepeatStep
    | TakePlanStep
    | LearnStep
    | EnterLabStep
    | DevelopStep
    | TakeItemStep
    | DriveStep
    | TakeFindStep
    | ConstructStep
    | ChooseTechStep
    | RaiseStep
    | DisplaceStep
    | FinishStep
    | ChooseBenefitStep
    | UpgradeStep
    | WelcomeStep
    | PlaceRobotStep
    | HireStep
    | UsePlanStep
    | UseRadarStep
    | TradeStep
    | GainChoiceStep
    | RetrieveStep
    | ProduceStep
    | AftermathStep
    | RefillDisplayStep
    | SettleTechStep
    | ChooseSpaceStep
    | PlaceShuttleStep
    | TurnStep
    | JourneyStep
    | ExploreStep
    | DeliverStep
)

Phase = Annotated[
    Literal["setup", "colonisation", "shuttle", "delivery", "over"],
    Meta(title="Phase", description="Where a round stands."),
]
Ending = Annotated[
    Literal["open", "announced", "last_round"],
    Meta(title="Ending", description="How near the end is."),
]


class Options(Document, omit_defaults=True, kw_only=True):
    """What a game may vary: its length, and the readings of what the rules leave open."""

    length: Annotated[
        Literal["short", "long"],
        Meta(title="Length", description="Two short missions and a long one, or the reverse."),
    ] = "short"
    first_game: Annotated[
        bool, Meta(description="The fixed missions of a first game, which is a short one.")
    ] = False
    round_limit: (
        Annotated[
            int,
            Meta(ge=1, le=1000, description="OM-HOUSE-1: the last round, at the latest."),
        ]
        | None
    ) = None
    tech_count: Annotated[
        Literal["complex_including_new", "existing_buildings"],
        Meta(title="TechCount", description="R-TECH-COUNT: what a joining tech's level counts."),
    ] = "complex_including_new"
    upgrade_tech: Annotated[
        Literal["max(1,N)", "1+N"],
        Meta(title="UpgradeTech", description="R-UPG-TECH: upgrades with a tech of level N."),
    ] = "max(1,N)"
    tech_oxygen: Annotated[
        Literal["user", "supply"],
        Meta(title="TechOxygen", description="R-TECH-OXYGEN: who gives it for another's tech."),
    ] = "user"
    tech_development: Annotated[
        Literal["returns_the_oxygen_only", "column_cost_using_that_oxygen"],
        Meta(title="TechDevelopment", description="R-TECH-DEV: its owner's development costs."),
    ] = "returns_the_oxygen_only"
    rover_tech: Annotated[
        Literal["own_tile_N_instead", "any_tile_plus_N"],
        Meta(title="RoverTech", description="R-ROVER-TECH: what a Rover tech of level N does."),
    ] = "own_tile_N_instead"
    warehouse_crystal: Annotated[
        Literal["depot", "reception"],
        Meta(title="WarehouseCrystal", description="R-WH-CRYSTAL: where such a crystal goes."),
    ] = "depot"
    research: Annotated[
        Literal["stack_on_one_hex", "one_per_hex_two_hexes"],
        Meta(title="ResearchLayout", description="R-RESEARCH: how two tiles of a corner lie."),
    ] = "stack_on_one_hex"
    contract_refill: Annotated[
        Literal["top_of_deck", "chosen_by_the_taker"],
        Meta(title="ContractRefill", description="R-CONTRACT-REFILL: what fills the display."),
    ] = "top_of_deck"
    ship_pick: Annotated[
        Literal["any", "lowest"],
        Meta(title="ShipPick", description="R-SHIP-PICK: which rocket leaves the depot."),
    ] = "any"
    tile_take: Annotated[
        Literal["must_take", "may_take"],
        Meta(title="TileTake", description="R-TILE-TAKE: whether a stopping rover takes a tile."),
    ] = "must_take"
    rover_crystal: Annotated[
        Literal["depot", "reception"],
        Meta(title="RoverCrystal", description="R-ROVER-CRYSTAL: where collected crystals go."),
    ] = "depot"
    timing: Annotated[
        Literal["at_once", "end_of_turn"],
        Meta(title="Timing", description="R-TIMING: when display, oxygen and colony are seen to."),
    ] = "at_once"
    goal_spending: Annotated[
        Literal["between_actions", "any_payment"],
        Meta(title="GoalSpending", description="R-GOAL-SPEND: when goals count as crystals."),
    ] = "between_actions"
    main_action: Annotated[
        Literal["may", "must"],
        Meta(title="MainActionDuty", description="R-MAIN: whether a turn needs a main action."),
    ] = "may"


class OnMars(State, tag="on-mars", kw_only=True):
    """A position of On Mars. Stacks are drawn from their end."""

    options: Options
    phase: Phase = "setup"
    round: Round = 0
    """Which round; 0 is the setup."""
    ending: Ending = "open"
    queue: Annotated[list[Seat], Meta(max_length=4)]
    """Who is still to act in this phase, in order."""
    shuttle: Shuttle | None = None
    """Where the shuttle stands; null during the setup."""
    crossed: bool = False
    """Whether the shuttle changed sides in the last shuttle phase."""
    level: Annotated[int, Meta(ge=1, le=5, description="The colony level.")] = 1
    buildings: Annotated[list[Building], Meta(max_length=60)]
    """All buildings on the map."""
    stocks: list[Stock]
    """Building tiles that are left, by type."""
    finds: list[FindSpot]
    """Discovery and research tiles on the map."""
    crystals: list[Hex]
    """Hexes with a crystal."""
    exploration: Annotated[list[Discovery], Meta(max_length=2)]
    """The discovery tiles that may be laid out next."""
    discovery_stack: list[Discovery]
    """Discovery tiles to come."""
    grid: Annotated[list[TechTile | None], Meta(min_length=8, max_length=8)]
    """The tech tile in each slot, G1 first; null for an empty one."""
    tech_reserve: list[TechTile]
    """Tech tiles to come."""
    plan_display: list[Plan]
    """Plans that may be taken."""
    plan_stack: list[Plan]
    """Plans to come."""
    display: Annotated[list[Card | None], Meta(min_length=6, max_length=6)]
    """The scientists and contracts on offer; null for an empty space."""
    contract_deck: list[Contract]
    """Contracts to come."""
    missions: Annotated[list[MissionCard], Meta(min_length=3, max_length=3)]
    """The three missions of this game."""
    rewards: Annotated[list[Reward], Meta(min_length=4, max_length=4)]
    """The reward tile of each life-support column."""
    warehouse: Cargo
    """What the Warehouse holds."""
    slots: list[Slots]
    """Who stands on which main action."""
    dues: Annotated[list[Due], Meta(max_length=20)] = field(default_factory=list)
    """Uses of other seats' techs that their owners have yet to settle."""
    companies: Annotated[list[Company], Meta(min_length=2, max_length=4)]
    """What each seat has, by seat."""
    pending: Annotated[list[AnyStep], Meta(max_length=40)] = field(default_factory=list)
    """What is to be asked and done, the next at the end."""

    @property
    def remaining_missions(self) -> int:
        """OM-COL-6, OM-MIS-2: what the counter shows, from missions done and the colony level."""
        done = sum(card.left == 0 for card in self.missions)
        return max(0, 3 - done - max(0, self.level - 2))

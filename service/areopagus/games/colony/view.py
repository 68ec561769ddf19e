"""What a seat, or a spectator, may see: everything but hands of goals and the order of stacks."""

from typing import Annotated

from msgspec import Meta

from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.ids import (
    BuildingType,
    Card,
    Contract,
    Discovery,
    Goal,
    Plan,
    Research,
    Reward,
    Shuttle,
    TechTile,
    TurnSpace,
)
from areopagus.games.colony.pieces import (
    Building,
    Cargo,
    Company,
    Depot,
    Due,
    Few,
    FindSpot,
    Goods,
    LabTile,
    Many,
    MissionCard,
    OwnContract,
    OwnPlan,
    OwnScientist,
    Round,
    Slots,
)
from areopagus.games.colony.state import AnyStep, Ending, OnMars, Options, Phase
from areopagus.kernel.document import Document, Seat
from areopagus.kernel.state import SeatName

Count = Annotated[int, Meta(ge=0, le=100)]


class StockView(Document):
    """How many face-down tiles of a type are left."""

    building: BuildingType
    tiles: Count
    """How many."""


class CompanyView(Document, kw_only=True):
    """What everybody sees of a seat, and what only the seat itself sees."""

    seat: Seat
    name: SeatName | None
    """What its player is called."""
    space: TurnSpace | None
    """Where its turn-order marker stands."""
    points: Many
    """The marker on the points track."""
    storage: Goods
    crystals: Few
    """Crystals in the depot."""
    reception: Annotated[int, Meta(ge=0, le=200)]
    """Crystals that wait for its next turn."""
    fresh: Few
    """Depot crystals that came in during the current action: no movement can be paid with them."""
    purse: Few
    """Goal cards discarded this turn and not yet spent, each as one crystal."""
    quarters: Few
    """Colonists in the living quarters."""
    working: Few
    """Colonists in the working area."""
    rockets: list[Depot]
    """The depot spaces that still hold a rocket."""
    hangar: Few
    """Rockets in the hangar."""
    robots: list[Hex]
    """Where its robots stand."""
    rover: Hex | None
    """Where its rover stands."""
    lab: list[LabTile]
    """The tech tiles in its laboratory."""
    progress: list[BuildingType]
    """The building types it has a progress cube on."""
    plans: list[OwnPlan]
    """Its plans, built or not."""
    scientists: list[OwnScientist]
    """Its scientists."""
    contracts: list[OwnContract]
    """Its Earth contracts."""
    discoveries: list[Discovery]
    """Discovery tiles it has taken."""
    research: list[Research]
    """Research tiles it has taken."""
    goals: list[Goal] | None
    """The hand; only its owner sees it."""
    goal_count: Few
    """How many goal cards are in hand."""
    spent: list[Goal] | None
    """Goals discarded face down; only their owner knows which."""
    spent_count: Few
    """How many goals it has discarded."""
    achieved: Goal | None
    """The goal it has completed."""


class OnMarsView(Document, kw_only=True):
    """A position as one viewer sees it."""

    options: Options
    phase: Phase
    round: Round
    """Which round; 0 is the setup."""
    ending: Ending
    queue: list[Seat]
    """Who is still to act in this phase, in order."""
    shuttle: Shuttle | None
    """Where the shuttle stands; null during the setup."""
    crossed: bool
    """Whether the shuttle changed sides in the last shuttle phase."""
    level: Annotated[int, Meta(ge=1, le=5)]
    """The colony level."""
    remaining_missions: Few
    """What the mission counter shows."""
    buildings: list[Building]
    """All buildings on the map."""
    stocks: list[StockView]
    """How many building tiles are left, by type."""
    finds: list[FindSpot]
    """Discovery and research tiles on the map."""
    crystals: list[Hex]
    """Hexes with a crystal."""
    exploration: list[Discovery]
    """The discovery tiles that may be laid out next."""
    discovery_stack: Count
    """How many discovery tiles are to come."""
    grid: list[TechTile | None]
    """The tech tile in each slot, G1 first; null for an empty one."""
    tech_reserve: Count
    """How many tech tiles are to come."""
    plan_display: list[Plan]
    """Plans that may be taken."""
    plan_stack: Count
    """How many plans are to come."""
    display: list[Card | None]
    """The scientists and contracts on offer; null for an empty space."""
    contract_deck: Count
    """How many contracts are to come."""
    open_contracts: list[Contract] | None
    """The deck, where R-CONTRACT-REFILL leaves it open to all."""
    missions: list[MissionCard]
    """The three missions of this game."""
    rewards: list[Reward]
    """The reward tile of each life-support column."""
    warehouse: Cargo
    """What the Warehouse holds."""
    slots: list[Slots]
    """Who stands on which main action."""
    dues: list[Due]
    """Uses of other seats' techs that their owners have yet to settle."""
    companies: list[CompanyView]
    """What each seat has, by seat."""
    pending: list[AnyStep]
    """What is to be asked and done, the next at the end."""


def view(state: OnMars, seat: int | None) -> OnMarsView:
    """The whitelist: what is not named here is not shown."""
    is_open = state.options.contract_refill == "chosen_by_the_taker"
    return OnMarsView(
        options=state.options,
        phase=state.phase,
        round=state.round,
        ending=state.ending,
        queue=state.queue,
        shuttle=state.shuttle,
        crossed=state.crossed,
        level=state.level,
        remaining_missions=state.remaining_missions,
        buildings=state.buildings,
        stocks=[StockView(building=s.building, tiles=len(s.tiles)) for s in state.stocks],
        finds=state.finds,
        crystals=state.crystals,
        exploration=state.exploration,
        discovery_stack=len(state.discovery_stack),
        grid=state.grid,
        tech_reserve=len(state.tech_reserve),
        plan_display=state.plan_display,
        plan_stack=len(state.plan_stack),
        display=state.display,
        contract_deck=len(state.contract_deck),
        open_contracts=sorted(state.contract_deck) if is_open else None,
        missions=state.missions,
        rewards=state.rewards,
        warehouse=state.warehouse,
        slots=state.slots,
        dues=state.dues,
        companies=[_company(c, n, own=n == seat) for n, c in enumerate(state.companies)],
        pending=state.pending,
    )


def _company(company: Company, seat: int, *, own: bool) -> CompanyView:
    return CompanyView(
        seat=seat,
        name=company.name,
        space=company.space,
        points=company.points,
        storage=company.storage,
        crystals=company.crystals,
        reception=company.reception,
        fresh=company.fresh,
        purse=company.purse,
        quarters=company.quarters,
        working=company.working,
        rockets=company.rockets,
        hangar=company.hangar,
        robots=company.robots,
        rover=company.rover,
        lab=company.lab,
        progress=company.progress,
        plans=company.plans,
        scientists=company.scientists,
        contracts=company.contracts,
        discoveries=company.discoveries,
        research=company.research,
        goals=company.goals if own else None,
        goal_count=len(company.goals),
        spent=company.spent if own else None,
        spent_count=len(company.spent),
        achieved=company.achieved,
    )

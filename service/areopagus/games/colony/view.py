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


class CompanyView(Document, kw_only=True):
    """What everybody sees of a seat, and what only the seat itself sees."""

    seat: Seat
    name: SeatName | None
    space: TurnSpace | None
    points: Many
    storage: Goods
    crystals: Few
    reception: Annotated[int, Meta(ge=0, le=200)]
    fresh: Few
    purse: Few
    quarters: Few
    working: Few
    rockets: list[Depot]
    hangar: Few
    robots: list[Hex]
    rover: Hex | None
    lab: list[LabTile]
    progress: list[BuildingType]
    plans: list[OwnPlan]
    scientists: list[OwnScientist]
    contracts: list[OwnContract]
    discoveries: list[Discovery]
    research: list[Research]
    goals: list[Goal] | None
    """The hand; only its owner sees it."""
    goal_count: Few
    spent: list[Goal] | None
    """Goals discarded face down; only their owner knows which."""
    spent_count: Few
    achieved: Goal | None


class OnMarsView(Document, kw_only=True):
    """A position as one viewer sees it."""

    options: Options
    phase: Phase
    round: Round
    ending: Ending
    queue: list[Seat]
    shuttle: Shuttle | None
    crossed: bool
    level: Annotated[int, Meta(ge=1, le=5)]
    remaining_missions: Few
    buildings: list[Building]
    stocks: list[StockView]
    finds: list[FindSpot]
    crystals: list[Hex]
    exploration: list[Discovery]
    discovery_stack: Count
    grid: list[TechTile | None]
    tech_reserve: Count
    plan_display: list[Plan]
    plan_stack: Count
    display: list[Card | None]
    contract_deck: Count
    open_contracts: list[Contract] | None
    """The deck, where R-CONTRACT-REFILL leaves it open to all."""
    missions: list[MissionCard]
    rewards: list[Reward]
    warehouse: Cargo
    slots: list[Slots]
    dues: list[Due]
    companies: list[CompanyView]
    pending: list[AnyStep]


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

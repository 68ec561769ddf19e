"""What each seat may see: a whitelist."""

from collections.abc import Callable

from areopagus.games.mission.components import CardId, Character, Edition, Resource, ShipId, Zone
from areopagus.games.mission.state import (
    Astronauts,
    Company,
    Discovery,
    Left,
    MissionState,
    Neutral,
    Phase,
    PlaneteRougeOptions,
    RedPlanetOptions,
    Ship,
    Step,
    Tokens,
    Turn,
    Window,
    ZoneState,
)
from areopagus.games.mission.table import decider, discoveries_are_revealed
from areopagus.kernel.document import Document, Seat


class CompanyView(Document):
    """A company as a seat sees it."""

    name: str | None
    """What its player is called."""
    hand: list[Character]
    """Public: nine less those used. The one chosen this round still counts as in hand."""
    has_chosen: bool
    """Whether it has chosen a character this round."""
    chosen: Character | None
    """One's own choice of this round."""
    reserve: Astronauts
    """Astronauts still on Earth."""
    lost: Astronauts
    """Astronauts out of the game, or on the memorial."""
    tokens: Tokens
    card_count: int
    """How many secret cards it holds."""
    cards: list[CardId] | None
    """One's own secret cards; everybody's after the end."""
    offered: list[CardId] | None
    """One's own starting cards, while one is still to be kept."""


class DiscoveryView(Document):
    """A card that lies face down."""

    card: CardId | None
    """What it is, for those who know."""
    seen_by: list[Seat]
    """Who laid it, or has looked at it."""


class ZoneView(Document):
    """A zone as a seat sees it."""

    id: Zone
    astronauts: list[Astronauts]
    """How many astronauts each company has here."""
    resource: Resource | None
    """Its resource, once it is explored."""
    explored: bool
    """Whether the resource is there for all to see."""
    pool: Tokens
    """Tokens that wait here for a leader."""
    discovery: DiscoveryView | None


class TurnView(Document):
    """The turn now being played."""

    company: Seat
    character: Character
    step: Step
    left: Left
    """How often the step may still be done."""
    boarded: list[ShipId]
    """The ships boarded so far in this turn."""
    drawn: CardId | None
    """The discovery just drawn, for the seat that drew it."""


class NeutralView(Document):
    """The characters of the neutral company."""

    deck_size: int
    """How many are to come."""
    used: list[Character]
    """Those played, the last one last."""


class MissionView(Document):
    """A position as a seat, or a spectator, sees it. Decks are known by their size only."""

    ply: int
    """How many moves led here."""
    companies: list[CompanyView]
    """The mining companies, by seat; with two players the neutral one comes last."""
    first: Seat
    """The first player."""
    round: int
    """Which of the ten rounds."""
    phase: Phase
    docks: list[Ship | None]
    """The ship at each dock, from left to right; null for an empty one."""
    flying: list[Ship]
    """Ships that took off this round, in that order."""
    ship_deck_size: int
    """How many ships are to come."""
    ship_discard: list[ShipId]
    """Ships that have landed or were destroyed."""
    zones: list[ZoneView]
    """The zones of the board, in its order."""
    resource_deck_size: int
    """How many resource tiles have not been drawn."""
    event_deck_size: int
    """How many event cards are to come."""
    event_discard: list[DiscoveryView]
    """Face up in the second edition; in the first only the discarder knows the card."""
    turn: TurnView | None
    window: Window | None
    neutral: NeutralView | None
    last: Seat | None
    """The seat that acted last this round."""


class PlaneteRougeView(MissionView, kw_only=True, tag_field="game", tag="planete-rouge"):
    """A position of Mission : Planète Rouge (2005) as a seat sees it."""

    options: PlaneteRougeOptions


class RedPlanetView(MissionView, kw_only=True, tag_field="game", tag="red-planet"):
    """A position of Mission: Red Planet (2015) as a seat sees it."""

    options: RedPlanetOptions


_VIEWS: dict[str, Callable[..., MissionView]] = {
    "planete-rouge": PlaneteRougeView,
    "red-planet": RedPlanetView,
}


def view(edition: Edition, state: MissionState, seat: int | None) -> MissionView:
    """What a seat, or a spectator, may see."""
    over, revealed = state.phase == "over", discoveries_are_revealed(state)
    face_up = edition.discards_face_up
    return _VIEWS[edition.id](
        ply=state.ply,
        options=state.options,  # type: ignore[attr-defined]
        companies=[
            _company(company, knows=over or index == seat)
            for index, company in enumerate(state.companies)
        ],
        first=state.first,
        round=state.round,
        phase=state.phase,
        docks=state.docks,
        flying=state.flying,
        ship_deck_size=len(state.ship_deck),
        ship_discard=state.ship_discard,
        zones=[_zone(zone, seat, revealed=revealed) for zone in state.zones],
        resource_deck_size=len(state.resource_deck),
        event_deck_size=len(state.event_deck),
        event_discard=[_discovery(card, seat, revealed=face_up) for card in state.event_discard],
        turn=state.turn and _turn(state, state.turn, seat),
        window=state.window,
        neutral=state.neutral and _neutral(state.neutral),
        last=state.last,
    )


def _company(company: Company, *, knows: bool) -> CompanyView:
    return CompanyView(
        name=company.name,
        hand=company.hand,
        has_chosen=company.chosen is not None,
        chosen=company.chosen if knows else None,
        reserve=company.reserve,
        lost=company.lost,
        tokens=company.tokens,
        card_count=len(company.cards),
        cards=company.cards if knows else None,
        offered=company.offered if knows else None,
    )


def _zone(zone: ZoneState, seat: int | None, *, revealed: bool) -> ZoneView:
    discovery = zone.discovery
    return ZoneView(
        id=zone.id,
        astronauts=zone.astronauts,
        resource=zone.resource if zone.explored else None,
        explored=zone.explored,
        pool=zone.pool,
        discovery=None if discovery is None else _discovery(discovery, seat, revealed=revealed),
    )


def _discovery(discovery: Discovery, seat: int | None, *, revealed: bool) -> DiscoveryView:
    knows = revealed or seat in discovery.seen_by
    return DiscoveryView(card=discovery.card if knows else None, seen_by=discovery.seen_by)


def _turn(state: MissionState, turn: Turn, seat: int | None) -> TurnView:
    return TurnView(
        company=turn.company,
        character=turn.character,
        step=turn.step,
        left=turn.left,
        boarded=turn.boarded,
        drawn=turn.drawn if seat == decider(state, turn.company) else None,
    )


def _neutral(neutral: Neutral) -> NeutralView:
    return NeutralView(deck_size=len(neutral.deck), used=neutral.used)

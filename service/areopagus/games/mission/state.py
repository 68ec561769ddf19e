"""What a position of Mission: Red Planet is made of, in either edition."""

from typing import Annotated, Literal

from msgspec import Meta

from areopagus.games.mission.components import CardId, Character, Resource, ShipId, Zone
from areopagus.kernel.document import Document, Seat
from areopagus.kernel.state import SeatName, State

Astronauts = Annotated[int, Meta(ge=0, le=22)]
TokenCount = Annotated[int, Meta(ge=0, le=99)]
Left = Annotated[int, Meta(ge=0, le=3)]

Phase = Annotated[
    Literal["destinations", "starting-cards", "choose", "resolve", "actions", "over"],
    Meta(
        title="Phase",
        description="Where a game stands: before its rounds, in one, after them, or over.",
    ),
]
Step = Annotated[
    Literal["board", "destination", "special", "assign", "look", "descend"],
    Meta(
        title="Step",
        description="What the character now acting is doing: `special` is its own action.",
    ),
]
ActionTiming = Annotated[
    Literal["before-third-production", "after-third-production"],
    Meta(
        title="ActionTiming",
        description="When an action card may be played.",
    ),
]


class Tokens(Document):
    """Score tokens, by resource."""

    ice: TokenCount = 0
    """How many ice tokens."""
    sylvanite: TokenCount = 0
    """How many sylvanite tokens."""
    celerium: TokenCount = 0
    """How many celerium tokens."""

    def count(self, resource: Resource) -> int:
        return getattr(self, resource)  # type: ignore[no-any-return]

    def add(self, resource: Resource, tokens: int) -> None:
        setattr(self, resource, getattr(self, resource) + tokens)

    @property
    def total(self) -> int:
        return self.ice + self.sylvanite + self.celerium


NO_TOKENS = Tokens()
"""To compare with; it is never changed."""


class Ship(Document):
    """A ship that is docked or has taken off."""

    id: ShipId
    aboard: list[Seat]
    """The companies of the astronauts aboard, in the order in which they boarded."""
    tiles: list[Zone]
    """The destination tiles on it; the last one lies on top and counts."""


class Discovery(Document):
    """An event card that lies face down, at a zone or discarded, and the seats that know it."""

    card: CardId
    seen_by: list[Seat]
    """Who laid it, or has looked at it."""


class ZoneState(Document):
    """A zone with what lies and stands on it."""

    id: Zone
    astronauts: list[Astronauts]
    """How many astronauts each company has here."""
    resource: Resource | None
    """Its resource tile; none where it is drawn on arrival."""
    explored: bool
    """Whether the resource is there for all to see."""
    pool: Tokens
    """Tokens that wait here for a leader."""
    discovery: Discovery | None = None


class Company(Document):
    """A mining company: a seat's or, with two players, the neutral one."""

    name: SeatName | None
    """What its player is called."""
    hand: list[Character]
    """Characters still to be played; the one chosen this round stays here until it is called."""
    chosen: Character | None
    reserve: Astronauts
    """Astronauts still on Earth."""
    lost: Astronauts
    """Astronauts out of the game, or on the memorial."""
    tokens: Tokens
    cards: list[CardId]
    """Secret cards that were kept: bonus, mission and action cards."""
    offered: list[CardId]
    """Starting cards of which one is to be kept."""


class Turn(Document):
    """The turn of the company whose character has been called."""

    company: Seat
    character: Character
    step: Step
    left: Left
    """How often the step may still be done."""
    boarded: list[ShipId]
    """The ships boarded so far in this turn."""
    drawn: CardId | None = None
    """A discovery just drawn, which must be laid at a zone."""


class Window(Document):
    """A moment of the second edition in which action cards may be played."""

    timing: ActionTiming
    waiting: list[Seat]
    """The seats still to be asked, in turn; the first of them is being asked."""
    card: CardId | None = None
    """An action card that is being carried out."""
    left: Left = 0
    """How often the action may still be done."""


class Neutral(Document):
    """The characters of the neutral company of a two-player game."""

    deck: list[Character]
    """Those to come, the next one first."""
    used: list[Character]
    """Those played, the last one last."""


EmptyShips = Annotated[
    Literal["pass", "explore"],
    Meta(
        title="EmptyShipsRuling",
        description="Whether a ship that lands empty explores its zone (AMB-07).",
    ),
]


class PlaneteRougeOptions(Document, omit_defaults=True):
    """What a game of the first edition may vary: how some rules are read."""

    soldier: Annotated[
        Literal["must", "may"],
        Meta(
            title="SoldierDuty",
            description="Whether the soldier must kill one of his own astronauts when nobody "
            "else can be killed (AMB-28).",
        ),
    ] = "must"
    """Whether the soldier must, or may, kill one of his own when nobody else can be (AMB-28)."""
    explorer: Annotated[
        Literal["own", "any"],
        Meta(
            title="ExplorerRuling",
            description="Whose astronauts the explorer moves (AMB-06).",
        ),
    ] = "own"
    """Whether the explorer moves his own astronauts only, or anybody's (AMB-06)."""
    empty_ships: EmptyShips = "pass"
    """Whether a ship that lands empty leaves its zone alone, or explores it (AMB-07)."""


class RedPlanetOptions(Document, omit_defaults=True):
    """What a game of the second edition may vary."""

    soldier: Annotated[
        Literal["and", "or"],
        Meta(
            title="SoldierRuling",
            description="How the soldier of the second edition is read (AMB-27).",
        ),
    ] = "and"
    """Whether the soldier kills and moves from Phobos, or does one of the two (AMB-27)."""
    empty_ships: EmptyShips = "pass"
    """Whether a ship that lands empty leaves its zone alone, or flips its resource (AMB-07)."""


AnyOptions = PlaneteRougeOptions | RedPlanetOptions


class MissionState(State, kw_only=True):
    """A whole position, secrets included. Index 0 of a deck is its top."""

    companies: list[Company]
    """The mining companies, by seat; with two players the neutral one comes last."""
    first: Seat
    """The first player."""
    round: Annotated[int, Meta(ge=1, le=10)] = 1
    """Which of the ten rounds."""
    phase: Phase
    docks: list[Ship | None]
    """The ship at each dock, from left to right; null for an empty one."""
    flying: list[Ship]
    """Ships that took off this round, in that order."""
    ship_deck: list[ShipId]
    """Ships to come."""
    ship_discard: list[ShipId]
    """Ships that have landed or were destroyed."""
    zones: list[ZoneState]
    """The zones of the board, in its order."""
    resource_deck: list[Resource]
    """Resource tiles that have not been drawn."""
    event_deck: list[CardId]
    """Event cards to come."""
    event_discard: list[Discovery]
    """Discoveries for which there was no room, and action cards that were played."""
    turn: Turn | None = None
    window: Window | None = None
    neutral: Neutral | None = None
    last: Seat | None = None
    """The seat that acted last this round."""


class PlaneteRougeState(MissionState, kw_only=True, tag="planete-rouge"):
    """A position of Mission : Planète Rouge (2005)."""

    options: PlaneteRougeOptions


class RedPlanetState(MissionState, kw_only=True, tag="red-planet"):
    """A position of Mission: Red Planet, second edition (2015)."""

    options: RedPlanetOptions

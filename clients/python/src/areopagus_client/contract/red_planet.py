"""Mission: Red Planet.

Made by scripts/generate.py from openapi/openapi.json. Do not edit: `make types-python`.
"""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from areopagus_client.base import Document, GameTypes
from areopagus_client.contract.shared import Dice

RedPlanetActionTiming: TypeAlias = Literal["after-third-production", "before-third-production"]
"""When an action card may be played."""

RedPlanetCardId: TypeAlias = Literal[
    "RP-A-01",
    "RP-A-02",
    "RP-A-03",
    "RP-A-04",
    "RP-A-05",
    "RP-A-06",
    "RP-A-07",
    "RP-A-08",
    "RP-A-09",
    "RP-A-10",
    "RP-A-11",
    "RP-A-12",
    "RP-A-13",
    "RP-A-14",
    "RP-A-15",
    "RP-A-16",
    "RP-A-17",
    "RP-A-18",
    "RP-A-19",
    "RP-A-20",
    "RP-A-21",
    "RP-A-22",
    "RP-A-23",
    "RP-A-24",
    "RP-A-25",
    "RP-A-26",
    "RP-A-27",
    "RP-A-28",
    "RP-A-29",
    "RP-A-30",
    "RP-A-31",
    "RP-A-32",
    "RP-A-33",
    "RP-A-34",
    "RP-A-35",
    "RP-A-36",
    "RP-A-37",
    "RP-A-38",
    "RP-A-39",
    "RP-A-40",
    "RP-D-01",
    "RP-D-02",
    "RP-D-03",
    "RP-D-04",
    "RP-D-05",
    "RP-D-06",
    "RP-D-07",
    "RP-D-08",
    "RP-D-09",
    "RP-D-10",
    "RP-D-11",
    "RP-D-12",
    "RP-D-13",
    "RP-D-14",
    "RP-D-15",
    "RP-D-16",
    "RP-D-17",
    "RP-D-18",
    "RP-D-19",
    "RP-D-20",
    "RP-D-21",
    "RP-D-22",
    "RP-D-23",
    "RP-D-24",
    "RP-D-25",
    "RP-D-26",
    "RP-D-27",
    "RP-D-28",
    "RP-D-29",
    "RP-D-30",
    "RP-D-31",
    "RP-D-32",
    "RP-D-33",
    "RP-D-34",
    "RP-D-35",
    "RP-D-36",
    "RP-D-37",
    "RP-D-38",
    "RP-D-39",
    "RP-D-40",
    "RP-M-01",
    "RP-M-02",
    "RP-M-03",
    "RP-M-04",
    "RP-M-05",
    "RP-M-06",
    "RP-M-07",
    "RP-M-08",
    "RP-M-09",
    "RP-M-10",
    "RP-M-11",
    "RP-M-12",
    "RP-M-13",
    "RP-M-14",
    "RP-M-15",
    "RP-M-16",
    "RP-M-17",
    "RP-M-18",
    "RP-M-19",
    "RP-M-20",
    "RP-M-21",
    "RP-M-22",
    "RP-M-23",
    "RP-M-24",
    "RP-M-25",
    "RP-M-26",
    "RP-M-27",
    "RP-M-28",
    "RP-M-29",
    "RP-M-30",
    "RP-M-31",
    "RP-M-32",
    "RP-M-33",
    "RP-M-34",
    "RP-M-35",
    "RP-M-36",
    "RP-M-37",
    "RP-M-38",
    "RP-M-39",
    "RP-M-40",
]
"""An event card."""

RedPlanetCharacter: TypeAlias = Literal[
    "explorer",
    "femme-fatale",
    "pilot",
    "recruiter",
    "saboteur",
    "scientist",
    "secret-agent",
    "soldier",
    "travel-agent",
]
"""A character, in the order in which they are called."""

RedPlanetEmptyShipsRuling: TypeAlias = Literal["explore", "pass"]
"""Whether a ship that lands empty explores its zone (AMB-07)."""

RedPlanetPhase: TypeAlias = Literal[
    "actions", "choose", "destinations", "over", "resolve", "starting-cards"
]
"""Where a game stands: before its rounds, in one, after them, or over."""

RedPlanetResource: TypeAlias = Literal["celerium", "ice", "sylvanite"]
"""What a zone gives: ice, sylvanite or celerium."""

RedPlanetShipId: TypeAlias = Literal[
    "RP-S-01",
    "RP-S-02",
    "RP-S-03",
    "RP-S-04",
    "RP-S-05",
    "RP-S-06",
    "RP-S-07",
    "RP-S-08",
    "RP-S-09",
    "RP-S-10",
    "RP-S-11",
    "RP-S-12",
    "RP-S-13",
    "RP-S-14",
    "RP-S-15",
    "RP-S-16",
    "RP-S-17",
    "RP-S-18",
    "RP-S-19",
    "RP-S-20",
    "RP-S-21",
    "RP-S-22",
    "RP-S-23",
    "RP-S-24",
    "RP-S-25",
    "RP-S-26",
    "RP-S-27",
    "RP-S-28",
    "RP-S-29",
    "RP-S-30",
    "RP-S-31",
    "RP-S-32",
    "RP-S-33",
    "RP-S-34",
    "RP-S-35",
    "RP-S-36",
    "RP-S-37",
    "RP-S-38",
    "RP-S-39",
    "RP-S-40",
    "RP-S-41",
    "RP-S-42",
    "RP-S-43",
    "RP-S-44",
    "RP-S-45",
    "RP-S-46",
    "RP-S-47",
    "RP-S-48",
    "RP-S-49",
    "RP-S-50",
    "RP-S-51",
    "RP-S-52",
    "RP-S-53",
    "RP-S-54",
    "RP-S-55",
    "RP-S-56",
    "RP-S-57",
    "RP-S-58",
    "RP-S-59",
    "RP-S-60",
]
"""A ship card."""

RedPlanetSkipReason: TypeAlias = Literal[
    "neutral",
    "no-other-ship",
    "no-place",
    "no-reserve",
    "no-tile",
    "nobody-on-phobos",
    "nobody-to-kill",
    "nobody-to-move",
    "nobody-to-replace",
    "nothing-to-destroy",
    "nothing-to-launch",
]
"""Why a step of a character could not be done."""

RedPlanetSoldierRuling: TypeAlias = Literal["and", "or"]
"""How the soldier of the second edition is read (AMB-27)."""

RedPlanetStep: TypeAlias = Literal["assign", "board", "descend", "destination", "look", "special"]
"""What the character now acting is doing: `special` is its own action."""

RedPlanetZone: TypeAlias = Literal[
    "ausonia",
    "hellas",
    "mare-serpentis",
    "mare-tyrrhenum",
    "phobos",
    "sinus-sabaeus",
    "syrtis-major",
    "tritonis-sinus",
    "valles-marineris",
    "vastitas-borealis",
]
"""A zone of Mars, or its moon."""


class RedPlanetActionPlayedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="action-played"
):
    """A seat played an action card."""

    type: ClassVar[Literal["action-played"]] = "action-played"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    card: RedPlanetCardId
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetActionSkippedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="action-skipped"
):
    """An action card was played that nobody can carry out, or can any more."""

    type: ClassVar[Literal["action-skipped"]] = "action-skipped"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    card: RedPlanetCardId
    rule: str
    """The rule by which it is skipped."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetAssignDiscoveryMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="assign-discovery"
):
    """Scientist: lay the discovery just drawn face down at an outer zone without one."""

    type: ClassVar[Literal["assign-discovery"]] = "assign-discovery"
    """By which it is told from others."""
    zone: RedPlanetZone


class RedPlanetAstronautMovedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="astronaut-moved"
):
    """An astronaut walked, or came down from Phobos."""

    type: ClassVar[Literal["astronaut-moved"]] = "astronaut-moved"
    """By which it is told from others."""
    company: int
    """A player's place, 0 to n-1, clockwise."""
    origin: RedPlanetZone
    target: RedPlanetZone
    mover: int | None = None
    """Who moved it, where it was not its own company."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetAstronautsLostEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="astronauts-lost"
):
    """Astronauts are lost: out of the game, or on the memorial."""

    type: ClassVar[Literal["astronauts-lost"]] = "astronauts-lost"
    """By which it is told from others."""
    company: int
    """A player's place, 0 to n-1, clockwise."""
    astronauts: int
    """How many astronauts."""
    total: int
    """How many the company has lost so far, with these."""
    zone: RedPlanetZone | None = None
    """The zone where they were; none when they were aboard a ship."""
    ship: RedPlanetShipId | None = None
    """The ship where they were; none when they were in a zone."""
    destination: RedPlanetZone | None = None
    """Where that ship was going."""
    destroyed: bool = False
    """Whether the ship was destroyed. Left out, it is `false`."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetAstronautsPulledEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="astronauts-pulled"
):
    """Astronauts were drawn from a docked ship into a zone."""

    type: ClassVar[Literal["astronauts-pulled"]] = "astronauts-pulled"
    """By which it is told from others."""
    company: int
    """A player's place, 0 to n-1, clockwise."""
    zone: RedPlanetZone
    astronauts: int
    """How many astronauts."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""
    ship: RedPlanetShipId
    destination: RedPlanetZone | None = None
    """Where it was going; none as long as nobody had chosen."""


class RedPlanetBoardMove(Document, frozen=True, kw_only=True, tag_field="type", tag="board"):
    """Board astronauts of the reserve on a docked ship: as many as the character boards at
    once.
    """

    type: ClassVar[Literal["board"]] = "board"
    """By which it is told from others."""
    ship: RedPlanetShipId
    astronauts: int = 1
    """How many astronauts. Left out, it is `1`."""


class RedPlanetBoardedEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="boarded"):
    """Astronauts went aboard."""

    type: ClassVar[Literal["boarded"]] = "boarded"
    """By which it is told from others."""
    company: int
    """A player's place, 0 to n-1, clockwise."""
    astronauts: int
    """How many astronauts."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""
    ship: RedPlanetShipId
    destination: RedPlanetZone | None = None
    """Where it was going; none as long as nobody had chosen."""


class RedPlanetCardDrawnEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="card-drawn"
):
    """A seat drew an event card."""

    type: ClassVar[Literal["card-drawn"]] = "card-drawn"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetCardKeptEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="card-kept"
):
    """A seat has chosen its starting card."""

    type: ClassVar[Literal["card-kept"]] = "card-kept"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetCardSeenEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="card-seen"
):
    """What a seat saw on a card that it drew or looked at."""

    type: ClassVar[Literal["card-seen"]] = "card-seen"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    card: RedPlanetCardId
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetCardShownEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="card-shown"
):
    """A card that everybody may see: a discovery discarded face up."""

    type: ClassVar[Literal["card-shown"]] = "card-shown"
    """By which it is told from others."""
    card: RedPlanetCardId
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetCardsDealtEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="cards-dealt"
):
    """Starting cards for one seat to choose from."""

    type: ClassVar[Literal["cards-dealt"]] = "cards-dealt"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    cards: tuple[RedPlanetCardId, ...]
    """The cards to choose from."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetCharacterCalledEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="character-called"
):
    """A character is revealed and acts."""

    type: ClassVar[Literal["character-called"]] = "character-called"
    """By which it is told from others."""
    company: int
    """A player's place, 0 to n-1, clockwise."""
    character: RedPlanetCharacter
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetCharacterChosenEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="character-chosen"
):
    """A seat has laid a character face down."""

    type: ClassVar[Literal["character-chosen"]] = "character-chosen"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetCharactersTakenBackEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="characters-taken-back"
):
    """A recruiter brought all characters back to hand."""

    type: ClassVar[Literal["characters-taken-back"]] = "characters-taken-back"
    """By which it is told from others."""
    company: int
    """A player's place, 0 to n-1, clockwise."""
    neutral: bool = False
    """Whether it was the neutral company's, which leaves the game while the others are
    shuffled. Left out, it is `false`.
    """
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetChooseMove(Document, frozen=True, kw_only=True, tag_field="type", tag="choose"):
    """Lay one character of the hand face down for this round."""

    type: ClassVar[Literal["choose"]] = "choose"
    """By which it is told from others."""
    character: RedPlanetCharacter


class RedPlanetCompany(Document, frozen=True, kw_only=True):
    """A mining company: a seat's or, with two players, the neutral one."""

    name: str | None
    """What its player is called."""
    hand: tuple[RedPlanetCharacter, ...]
    """Characters still to be played; the one chosen this round stays here until it is called."""
    chosen: RedPlanetCharacter | None
    reserve: int
    """Astronauts still on Earth."""
    lost: int
    """Astronauts out of the game, or on the memorial."""
    tokens: RedPlanetTokens
    cards: tuple[RedPlanetCardId, ...]
    """Secret cards that were kept: bonus, mission and action cards."""
    offered: tuple[RedPlanetCardId, ...]
    """Starting cards of which one is to be kept."""


class RedPlanetCompanyView(Document, frozen=True, kw_only=True):
    """A company as a seat sees it."""

    name: str | None
    """What its player is called."""
    hand: tuple[RedPlanetCharacter, ...]
    """Public: nine less those used. The one chosen this round still counts as in hand."""
    has_chosen: bool
    """Whether it has chosen a character this round."""
    chosen: RedPlanetCharacter | None
    """One's own choice of this round."""
    reserve: int
    """Astronauts still on Earth."""
    lost: int
    """Astronauts out of the game, or on the memorial."""
    tokens: RedPlanetTokens
    card_count: int
    """How many secret cards it holds."""
    cards: tuple[RedPlanetCardId, ...] | None
    """One's own secret cards; everybody's after the end."""
    offered: tuple[RedPlanetCardId, ...] | None
    """One's own starting cards, while one is still to be kept."""


class RedPlanetDescendMove(Document, frozen=True, kw_only=True, tag_field="type", tag="descend"):
    """Soldier of the second edition: move one of your astronauts from Phobos to a zone of Mars."""

    type: ClassVar[Literal["descend"]] = "descend"
    """By which it is told from others."""
    zone: RedPlanetZone


class RedPlanetDestinationSetEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="destination-set"
):
    """A destination tile was put on a ship."""

    type: ClassVar[Literal["destination-set"]] = "destination-set"
    """By which it is told from others."""
    company: int
    """Who put it there."""
    zone: RedPlanetZone
    """Where the ship goes now."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""
    ship: RedPlanetShipId
    destination: RedPlanetZone | None = None
    """Where it was going; none as long as nobody had chosen."""


class RedPlanetDiscovery(Document, frozen=True, kw_only=True):
    """An event card that lies face down, at a zone or discarded, and the seats that know it."""

    card: RedPlanetCardId
    seen_by: tuple[int, ...]
    """Who laid it, or has looked at it."""


class RedPlanetDiscoveryActedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="discovery-acted"
):
    """A discovery that acts when it is revealed does so; what follows is its doing."""

    type: ClassVar[Literal["discovery-acted"]] = "discovery-acted"
    """By which it is told from others."""
    zone: RedPlanetZone
    card: RedPlanetCardId
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetDiscoveryAssignedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="discovery-assigned"
):
    """A discovery lies face down at a zone."""

    type: ClassVar[Literal["discovery-assigned"]] = "discovery-assigned"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    zone: RedPlanetZone
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetDiscoveryDiscardedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="discovery-discarded"
):
    """There was no room for the discovery just drawn."""

    type: ClassVar[Literal["discovery-discarded"]] = "discovery-discarded"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetDiscoveryLookedAtEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="discovery-looked-at"
):
    """A seat looked at a discovery in play."""

    type: ClassVar[Literal["discovery-looked-at"]] = "discovery-looked-at"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    zone: RedPlanetZone
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetDiscoveryRevealedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="discovery-revealed"
):
    """A discovery was turned face up after the last round."""

    type: ClassVar[Literal["discovery-revealed"]] = "discovery-revealed"
    """By which it is told from others."""
    zone: RedPlanetZone
    card: RedPlanetCardId
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetDiscoveryView(Document, frozen=True, kw_only=True):
    """A card that lies face down."""

    card: RedPlanetCardId | None
    """What it is, for those who know."""
    seen_by: tuple[int, ...]
    """Who laid it, or has looked at it."""


class RedPlanetDrawCardMove(Document, frozen=True, kw_only=True, tag_field="type", tag="draw-card"):
    """Scientist: draw the top event card."""

    type: ClassVar[Literal["draw-card"]] = "draw-card"
    """By which it is told from others."""


class RedPlanetFirstPlayerChangedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="first-player-changed"
):
    """Another seat is first player now."""

    type: ClassVar[Literal["first-player-changed"]] = "first-player-changed"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetGameEndedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="game-ended"
):
    """All is counted; secret cards are shown."""

    type: ClassVar[Literal["game-ended"]] = "game-ended"
    """By which it is told from others."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetKeepCardMove(Document, frozen=True, kw_only=True, tag_field="type", tag="keep-card"):
    """Keep one of the starting cards, secretly, and give the others back."""

    type: ClassVar[Literal["keep-card"]] = "keep-card"
    """By which it is told from others."""
    card: RedPlanetCardId


class RedPlanetKillMove(Document, frozen=True, kw_only=True, tag_field="type", tag="kill"):
    """Soldier, or Industrial Espionage: kill an astronaut in a zone."""

    type: ClassVar[Literal["kill"]] = "kill"
    """By which it is told from others."""
    zone: RedPlanetZone
    victim: int
    """A player's place, 0 to n-1, clockwise."""


class RedPlanetKilledEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="killed"):
    """An astronaut was killed in a zone."""

    type: ClassVar[Literal["killed"]] = "killed"
    """By which it is told from others."""
    company: int
    """A player's place, 0 to n-1, clockwise."""
    victim: int
    """A player's place, 0 to n-1, clockwise."""
    zone: RedPlanetZone
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetLaunchMove(Document, frozen=True, kw_only=True, tag_field="type", tag="launch"):
    """Secret agent: make a docked ship take off that is not full."""

    type: ClassVar[Literal["launch"]] = "launch"
    """By which it is told from others."""
    ship: RedPlanetShipId


class RedPlanetLookAtDiscoveryMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="look-at-discovery"
):
    """Scientist: look at a face-down discovery in play."""

    type: ClassVar[Literal["look-at-discovery"]] = "look-at-discovery"
    """By which it is told from others."""
    zone: RedPlanetZone


class RedPlanetMarchMove(Document, frozen=True, kw_only=True, tag_field="type", tag="march"):
    """Explorer, or Forced March: move one of your astronauts to an adjacent zone."""

    type: ClassVar[Literal["march"]] = "march"
    """By which it is told from others."""
    origin: RedPlanetZone
    target: RedPlanetZone


class RedPlanetMissionComponents(Document, frozen=True, kw_only=True):
    """The printed material of the game, each piece with its source."""

    zones: tuple[RedPlanetPrintedZone, ...]
    """The zones of the board."""
    characters: tuple[RedPlanetPrintedCharacter, ...]
    """The nine characters."""
    ships: tuple[RedPlanetPrintedShip, ...]
    """The fleet."""
    resources: tuple[RedPlanetPrintedResource, ...]
    """What zones yield."""
    event_cards: tuple[RedPlanetPrintedCard, ...]
    """The event deck and, in the second edition, the global mission."""
    markers: tuple[RedPlanetPrintedMarker, ...]
    """What else lies on the table."""


class RedPlanetNeutral(Document, frozen=True, kw_only=True):
    """The characters of the neutral company of a two-player game."""

    deck: tuple[RedPlanetCharacter, ...]
    """Those to come, the next one first."""
    used: tuple[RedPlanetCharacter, ...]
    """Those played, the last one last."""


class RedPlanetNeutralView(Document, frozen=True, kw_only=True):
    """The characters of the neutral company."""

    deck_size: int
    """How many are to come."""
    used: tuple[RedPlanetCharacter, ...]
    """Those played, the last one last."""


class RedPlanetOptions(Document, frozen=True, kw_only=True):
    """What a game of the second edition may vary."""

    soldier: RedPlanetSoldierRuling = "and"
    """Whether the soldier kills and moves from Phobos, or does one of the two (AMB-27). Left
    out, it is `"and"`.
    """
    empty_ships: RedPlanetEmptyShipsRuling = "pass"
    """Whether a ship that lands empty leaves its zone alone, or flips its resource (AMB-07).
    Left out, it is `"pass"`.
    """


class RedPlanetPassMove(Document, frozen=True, kw_only=True, tag_field="type", tag="pass"):
    """Leave the rest of this step undone."""

    type: ClassVar[Literal["pass"]] = "pass"
    """By which it is told from others."""


class RedPlanetPassedEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="passed"):
    """A company left undone what it might have done, or the rest of it."""

    type: ClassVar[Literal["passed"]] = "passed"
    """By which it is told from others."""
    company: int
    """A player's place, 0 to n-1, clockwise."""
    character: RedPlanetCharacter | None = None
    """The character that was acting; none where action cards were asked for."""
    step: RedPlanetStep | None = None
    """Which of its steps."""
    card: RedPlanetCardId | None = None
    """The action card that was being carried out."""
    more: bool = False
    """Whether a part of it was done. Left out, it is `false`."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetPlayActionMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="play-action"
):
    """Play an action card in the moment that its text gives."""

    type: ClassVar[Literal["play-action"]] = "play-action"
    """By which it is told from others."""
    card: RedPlanetCardId


class RedPlanetPrintedCard(Document, frozen=True, kw_only=True):
    """An event card."""

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
    """What kind of card it is: a discovery, a mission, a bonus, an action."""
    timing: str
    """When it takes effect."""
    points: int | None
    """What it is worth at most, where that can be said."""


class RedPlanetPrintedCharacter(Document, frozen=True, kw_only=True):
    """A character."""

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
    """When it is called."""


class RedPlanetPrintedMarker(Document, frozen=True, kw_only=True):
    """A marker."""

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
    count: int
    """How many there are."""


class RedPlanetPrintedResource(Document, frozen=True, kw_only=True):
    """A resource."""

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
    value: int
    """What one token is worth."""


class RedPlanetPrintedShip(Document, frozen=True, kw_only=True):
    """A ship."""

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
    capacity: int
    """How many places it has."""
    destination: str | None
    """The zone it flies to; null when whoever boards first chooses it."""


class RedPlanetPrintedZone(Document, frozen=True, kw_only=True):
    """A zone of Mars, or Phobos."""

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
    ring: str
    """`outer`, `central`, or `moon`: Phobos, which lies apart."""
    adjacent: tuple[str, ...]
    """The zones that border on it."""
    discovery_slot: bool
    """Whether a discovery may be laid at it."""
    soldier_target: bool
    """Whether the soldier may kill there."""


class RedPlanetProductionBeganEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="production-began"
):
    """Explored zones give score tokens, and those with the most astronauts take them."""

    type: ClassVar[Literal["production-began"]] = "production-began"
    """By which it is told from others."""
    number: int
    """The first, the second or the third time."""
    tokens: int
    """How many tokens each explored zone gives."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetRedirectMove(Document, frozen=True, kw_only=True, tag_field="type", tag="redirect"):
    """Pilot: put an available destination tile on a ship, docked or in flight."""

    type: ClassVar[Literal["redirect"]] = "redirect"
    """By which it is told from others."""
    ship: RedPlanetShipId
    zone: RedPlanetZone


class RedPlanetReplaceAboardMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="replace-aboard"
):
    """Femme fatale: replace an opposing astronaut on a ship where you are present."""

    type: ClassVar[Literal["replace-aboard"]] = "replace-aboard"
    """By which it is told from others."""
    ship: RedPlanetShipId
    victim: int
    """A player's place, 0 to n-1, clockwise."""


class RedPlanetReplaceInZoneMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="replace-in-zone"
):
    """Femme fatale: replace an opposing astronaut in a zone where you are present."""

    type: ClassVar[Literal["replace-in-zone"]] = "replace-in-zone"
    """By which it is told from others."""
    zone: RedPlanetZone
    victim: int
    """A player's place, 0 to n-1, clockwise."""


class RedPlanetReplacedAboardEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="replaced-aboard"
):
    """An astronaut took another's place on a ship."""

    type: ClassVar[Literal["replaced-aboard"]] = "replaced-aboard"
    """By which it is told from others."""
    company: int
    """A player's place, 0 to n-1, clockwise."""
    victim: int
    """A player's place, 0 to n-1, clockwise."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""
    ship: RedPlanetShipId
    destination: RedPlanetZone | None = None
    """Where it was going; none as long as nobody had chosen."""


class RedPlanetReplacedInZoneEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="replaced-in-zone"
):
    """An astronaut took another's place in a zone."""

    type: ClassVar[Literal["replaced-in-zone"]] = "replaced-in-zone"
    """By which it is told from others."""
    company: int
    """A player's place, 0 to n-1, clockwise."""
    victim: int
    """A player's place, 0 to n-1, clockwise."""
    zone: RedPlanetZone
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetRescueMove(Document, frozen=True, kw_only=True, tag_field="type", tag="rescue"):
    """Rescue Party: bring up to two of your astronauts back to a zone where you are present."""

    type: ClassVar[Literal["rescue"]] = "rescue"
    """By which it is told from others."""
    zone: RedPlanetZone
    astronauts: int = 1
    """How many astronauts. Left out, it is `1`."""


class RedPlanetRescuedEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="rescued"):
    """Astronauts came back from the memorial."""

    type: ClassVar[Literal["rescued"]] = "rescued"
    """By which it is told from others."""
    company: int
    """A player's place, 0 to n-1, clockwise."""
    zone: RedPlanetZone
    astronauts: int
    """How many astronauts."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetResourceFoundEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="resource-found"
):
    """The resource of a zone is now there for all to see."""

    type: ClassVar[Literal["resource-found"]] = "resource-found"
    """By which it is told from others."""
    zone: RedPlanetZone
    resource: RedPlanetResource
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetRoundBeganEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="round-began"
):
    """A new round."""

    type: ClassVar[Literal["round-began"]] = "round-began"
    """By which it is told from others."""
    round: int
    """Which round, from 1 to 10."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetSabotageMove(Document, frozen=True, kw_only=True, tag_field="type", tag="sabotage"):
    """Saboteur: destroy a docked ship with everyone aboard."""

    type: ClassVar[Literal["sabotage"]] = "sabotage"
    """By which it is told from others."""
    ship: RedPlanetShipId


class RedPlanetSetDestinationMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="set-destination"
):
    """Put a destination tile on the ship just boarded, which had no destination."""

    type: ClassVar[Literal["set-destination"]] = "set-destination"
    """By which it is told from others."""
    zone: RedPlanetZone


class RedPlanetShip(Document, frozen=True, kw_only=True):
    """A ship that is docked or has taken off."""

    id: RedPlanetShipId
    aboard: tuple[int, ...]
    """The companies of the astronauts aboard, in the order in which they boarded."""
    tiles: tuple[RedPlanetZone, ...]
    """The destination tiles on it; the last one lies on top and counts."""


class RedPlanetShipDestroyedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="ship-destroyed"
):
    """A docked ship was destroyed."""

    type: ClassVar[Literal["ship-destroyed"]] = "ship-destroyed"
    """By which it is told from others."""
    company: int
    """Who destroyed it."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""
    ship: RedPlanetShipId
    destination: RedPlanetZone | None = None
    """Where it was going; none as long as nobody had chosen."""


class RedPlanetShipDiscardedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="ship-discarded"
):
    """An empty ship that had no destination is gone."""

    type: ClassVar[Literal["ship-discarded"]] = "ship-discarded"
    """By which it is told from others."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""
    ship: RedPlanetShipId
    destination: RedPlanetZone | None = None
    """Where it was going; none as long as nobody had chosen."""


class RedPlanetShipDockedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="ship-docked"
):
    """A new ship was turned up."""

    type: ClassVar[Literal["ship-docked"]] = "ship-docked"
    """By which it is told from others."""
    dock: int
    """At which dock, counted from 0 on the left."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""
    ship: RedPlanetShipId
    destination: RedPlanetZone | None = None
    """Where it was going; none as long as nobody had chosen."""


class RedPlanetShipLandedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="ship-landed"
):
    """A ship arrived and unloaded."""

    type: ClassVar[Literal["ship-landed"]] = "ship-landed"
    """By which it is told from others."""
    ship: RedPlanetShipId
    zone: RedPlanetZone
    aboard: tuple[int, ...] = ()
    """The companies of the astronauts that it brought. Left out, it is `[]`."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetShipLaunchedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="ship-launched"
):
    """A ship took off."""

    type: ClassVar[Literal["ship-launched"]] = "ship-launched"
    """By which it is told from others."""
    company: int | None = None
    """Who launched it, where it was not full."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""
    ship: RedPlanetShipId
    destination: RedPlanetZone | None = None
    """Where it was going; none as long as nobody had chosen."""


class RedPlanetState(Document, frozen=True, kw_only=True):
    """A position of Mission: Red Planet, second edition (2015)."""

    game: Literal["red-planet"]
    version: int
    """Of the shape and rules it follows."""
    ply: int
    """How many moves led here."""
    dice: Dice
    pack: str | None = None
    """The pack whose material it is played with; left out for the house material."""
    companies: tuple[RedPlanetCompany, ...]
    """The mining companies, by seat; with two players the neutral one comes last."""
    first: int
    """The first player."""
    round: int
    """Which of the ten rounds."""
    phase: RedPlanetPhase
    docks: tuple[RedPlanetShip | None, ...]
    """The ship at each dock, from left to right; null for an empty one."""
    flying: tuple[RedPlanetShip, ...]
    """Ships that took off this round, in that order."""
    ship_deck: tuple[RedPlanetShipId, ...]
    """Ships to come."""
    ship_discard: tuple[RedPlanetShipId, ...]
    """Ships that have landed or were destroyed."""
    zones: tuple[RedPlanetZoneState, ...]
    """The zones of the board, in its order."""
    resource_deck: tuple[RedPlanetResource, ...]
    """Resource tiles that have not been drawn."""
    event_deck: tuple[RedPlanetCardId, ...]
    """Event cards to come."""
    event_discard: tuple[RedPlanetDiscovery, ...]
    """Discoveries for which there was no room, and action cards that were played."""
    turn: RedPlanetTurn | None
    window: RedPlanetWindow | None
    neutral: RedPlanetNeutral | None
    last: int | None
    """The seat that acted last this round."""
    options: RedPlanetOptions


class RedPlanetStepSkippedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="step-skipped"
):
    """A step of a character could not be done, and a rule says that play goes on."""

    type: ClassVar[Literal["step-skipped"]] = "step-skipped"
    """By which it is told from others."""
    company: int
    """A player's place, 0 to n-1, clockwise."""
    character: RedPlanetCharacter
    step: RedPlanetStep
    rule: str
    """The rule by which it is skipped."""
    reason: RedPlanetSkipReason
    astronauts: int = 0
    """How many astronauts could not board. Left out, it is `0`."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetTokens(Document, frozen=True, kw_only=True):
    """Score tokens, by resource."""

    ice: int
    """How many ice tokens."""
    sylvanite: int
    """How many sylvanite tokens."""
    celerium: int
    """How many celerium tokens."""


class RedPlanetTokensGainedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="tokens-gained"
):
    """A company took score tokens from the supply."""

    type: ClassVar[Literal["tokens-gained"]] = "tokens-gained"
    """By which it is told from others."""
    company: int
    """A player's place, 0 to n-1, clockwise."""
    resource: RedPlanetResource
    tokens: int
    """How many tokens."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetTokensPlacedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="tokens-placed"
):
    """A zone received score tokens."""

    type: ClassVar[Literal["tokens-placed"]] = "tokens-placed"
    """By which it is told from others."""
    zone: RedPlanetZone
    resource: RedPlanetResource
    tokens: int
    """How many tokens."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetTokensTakenEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="tokens-taken"
):
    """A company took score tokens from a zone."""

    type: ClassVar[Literal["tokens-taken"]] = "tokens-taken"
    """By which it is told from others."""
    company: int
    """A player's place, 0 to n-1, clockwise."""
    zone: RedPlanetZone
    resource: RedPlanetResource
    tokens: int
    """How many tokens."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class RedPlanetTurn(Document, frozen=True, kw_only=True):
    """The turn of the company whose character has been called."""

    company: int
    """A player's place, 0 to n-1, clockwise."""
    character: RedPlanetCharacter
    step: RedPlanetStep
    left: int
    """How often the step may still be done."""
    boarded: tuple[RedPlanetShipId, ...]
    """The ships boarded so far in this turn."""
    drawn: RedPlanetCardId | None
    """A discovery just drawn, which must be laid at a zone."""


class RedPlanetTurnView(Document, frozen=True, kw_only=True):
    """The turn now being played."""

    company: int
    """A player's place, 0 to n-1, clockwise."""
    character: RedPlanetCharacter
    step: RedPlanetStep
    left: int
    """How often the step may still be done."""
    boarded: tuple[RedPlanetShipId, ...]
    """The ships boarded so far in this turn."""
    drawn: RedPlanetCardId | None
    """The discovery just drawn, for the seat that drew it."""


class RedPlanetView(Document, frozen=True, kw_only=True):
    """A position of Mission: Red Planet (2015) as a seat sees it."""

    game: Literal["red-planet"]
    ply: int
    """How many moves led here."""
    companies: tuple[RedPlanetCompanyView, ...]
    """The mining companies, by seat; with two players the neutral one comes last."""
    first: int
    """The first player."""
    round: int
    """Which of the ten rounds."""
    phase: RedPlanetPhase
    docks: tuple[RedPlanetShip | None, ...]
    """The ship at each dock, from left to right; null for an empty one."""
    flying: tuple[RedPlanetShip, ...]
    """Ships that took off this round, in that order."""
    ship_deck_size: int
    """How many ships are to come."""
    ship_discard: tuple[RedPlanetShipId, ...]
    """Ships that have landed or were destroyed."""
    zones: tuple[RedPlanetZoneView, ...]
    """The zones of the board, in its order."""
    resource_deck_size: int
    """How many resource tiles have not been drawn."""
    event_deck_size: int
    """How many event cards are to come."""
    event_discard: tuple[RedPlanetDiscoveryView, ...]
    """Face up in the second edition; in the first only the discarder knows the card."""
    turn: RedPlanetTurnView | None
    window: RedPlanetWindow | None
    neutral: RedPlanetNeutralView | None
    last: int | None
    """The seat that acted last this round."""
    options: RedPlanetOptions


class RedPlanetWindow(Document, frozen=True, kw_only=True):
    """A moment of the second edition in which action cards may be played."""

    timing: RedPlanetActionTiming
    waiting: tuple[int, ...]
    """The seats still to be asked, in turn; the first of them is being asked."""
    card: RedPlanetCardId | None
    """An action card that is being carried out."""
    left: int
    """How often the action may still be done."""


class RedPlanetZoneState(Document, frozen=True, kw_only=True):
    """A zone with what lies and stands on it."""

    id: RedPlanetZone
    astronauts: tuple[int, ...]
    """How many astronauts each company has here."""
    resource: RedPlanetResource | None
    """Its resource tile; none where it is drawn on arrival."""
    explored: bool
    """Whether the resource is there for all to see."""
    pool: RedPlanetTokens
    """Tokens that wait here for a leader."""
    discovery: RedPlanetDiscovery | None


class RedPlanetZoneView(Document, frozen=True, kw_only=True):
    """A zone as a seat sees it."""

    id: RedPlanetZone
    astronauts: tuple[int, ...]
    """How many astronauts each company has here."""
    resource: RedPlanetResource | None
    """Its resource, once it is explored."""
    explored: bool
    """Whether the resource is there for all to see."""
    pool: RedPlanetTokens
    """Tokens that wait here for a leader."""
    discovery: RedPlanetDiscoveryView | None


RedPlanetEvent: TypeAlias = (
    RedPlanetCardsDealtEvent
    | RedPlanetCardKeptEvent
    | RedPlanetCharacterChosenEvent
    | RedPlanetCharacterCalledEvent
    | RedPlanetBoardedEvent
    | RedPlanetPassedEvent
    | RedPlanetStepSkippedEvent
    | RedPlanetDestinationSetEvent
    | RedPlanetShipLaunchedEvent
    | RedPlanetShipDestroyedEvent
    | RedPlanetShipLandedEvent
    | RedPlanetShipDiscardedEvent
    | RedPlanetShipDockedEvent
    | RedPlanetAstronautsLostEvent
    | RedPlanetAstronautMovedEvent
    | RedPlanetReplacedAboardEvent
    | RedPlanetReplacedInZoneEvent
    | RedPlanetKilledEvent
    | RedPlanetResourceFoundEvent
    | RedPlanetCardDrawnEvent
    | RedPlanetCardSeenEvent
    | RedPlanetDiscoveryAssignedEvent
    | RedPlanetDiscoveryLookedAtEvent
    | RedPlanetDiscoveryDiscardedEvent
    | RedPlanetDiscoveryRevealedEvent
    | RedPlanetDiscoveryActedEvent
    | RedPlanetCharactersTakenBackEvent
    | RedPlanetProductionBeganEvent
    | RedPlanetTokensPlacedEvent
    | RedPlanetTokensTakenEvent
    | RedPlanetFirstPlayerChangedEvent
    | RedPlanetRoundBeganEvent
    | RedPlanetGameEndedEvent
    | RedPlanetActionSkippedEvent
    | RedPlanetCardShownEvent
    | RedPlanetAstronautsPulledEvent
    | RedPlanetTokensGainedEvent
    | RedPlanetActionPlayedEvent
    | RedPlanetRescuedEvent
)
"""One of these; `isinstance` and `match` tell which."""

RedPlanetMove: TypeAlias = (
    RedPlanetKeepCardMove
    | RedPlanetChooseMove
    | RedPlanetBoardMove
    | RedPlanetSetDestinationMove
    | RedPlanetMarchMove
    | RedPlanetDrawCardMove
    | RedPlanetLookAtDiscoveryMove
    | RedPlanetAssignDiscoveryMove
    | RedPlanetLaunchMove
    | RedPlanetSabotageMove
    | RedPlanetReplaceAboardMove
    | RedPlanetReplaceInZoneMove
    | RedPlanetKillMove
    | RedPlanetRedirectMove
    | RedPlanetPassMove
    | RedPlanetDescendMove
    | RedPlanetPlayActionMove
    | RedPlanetRescueMove
)
"""One of these; `isinstance` and `match` tell which."""


RED_PLANET: GameTypes[
    RedPlanetState,
    RedPlanetMove,
    RedPlanetEvent,
    RedPlanetView,
    RedPlanetOptions,
    RedPlanetMissionComponents,
] = GameTypes(
    id="red-planet",
    state=RedPlanetState,
    move=RedPlanetMove,
    event=RedPlanetEvent,
    view=RedPlanetView,
    options=RedPlanetOptions,
    components=RedPlanetMissionComponents,
)
"""The types of Mission: Red Planet."""

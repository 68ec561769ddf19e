"""Mission : Planète Rouge.

Made by scripts/generate.py from openapi/openapi.json. Do not edit: `make types-python`.
"""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from areopagus_client.base import Document, GameTypes
from areopagus_client.contract.shared import Dice

PlaneteRougeActionTiming: TypeAlias = Literal["after-third-production", "before-third-production"]
"""When an action card may be played."""

PlaneteRougeCardId: TypeAlias = Literal[
    "PR-B-01",
    "PR-B-02",
    "PR-B-03",
    "PR-B-04",
    "PR-B-05",
    "PR-B-06",
    "PR-B-07",
    "PR-B-08",
    "PR-B-09",
    "PR-B-10",
    "PR-B-11",
    "PR-B-12",
    "PR-B-13",
    "PR-B-14",
    "PR-B-15",
    "PR-B-16",
    "PR-B-17",
    "PR-B-18",
    "PR-B-19",
    "PR-B-20",
    "PR-B-21",
    "PR-B-22",
    "PR-B-23",
    "PR-B-24",
    "PR-B-25",
    "PR-B-26",
    "PR-B-27",
    "PR-B-28",
    "PR-B-29",
    "PR-B-30",
    "PR-B-31",
    "PR-B-32",
    "PR-B-33",
    "PR-B-34",
    "PR-B-35",
    "PR-B-36",
    "PR-B-37",
    "PR-B-38",
    "PR-B-39",
    "PR-B-40",
    "PR-D-01",
    "PR-D-02",
    "PR-D-03",
    "PR-D-04",
    "PR-D-05",
    "PR-D-06",
    "PR-D-07",
    "PR-D-08",
    "PR-D-09",
    "PR-D-10",
    "PR-D-11",
    "PR-D-12",
    "PR-D-13",
    "PR-D-14",
    "PR-D-15",
    "PR-D-16",
    "PR-D-17",
    "PR-D-18",
    "PR-D-19",
    "PR-D-20",
    "PR-D-21",
    "PR-D-22",
    "PR-D-23",
    "PR-D-24",
    "PR-D-25",
    "PR-D-26",
    "PR-D-27",
    "PR-D-28",
    "PR-D-29",
    "PR-D-30",
    "PR-D-31",
    "PR-D-32",
    "PR-D-33",
    "PR-D-34",
    "PR-D-35",
    "PR-D-36",
    "PR-D-37",
    "PR-D-38",
    "PR-D-39",
    "PR-D-40",
]
"""An event card."""

PlaneteRougeCharacter: TypeAlias = Literal[
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

PlaneteRougeEmptyShipsRuling: TypeAlias = Literal["explore", "pass"]
"""Whether a ship that lands empty explores its zone (AMB-07)."""

PlaneteRougeExplorerRuling: TypeAlias = Literal["any", "own"]
"""Whose astronauts the explorer moves (AMB-06)."""

PlaneteRougePhase: TypeAlias = Literal[
    "actions", "choose", "destinations", "over", "resolve", "starting-cards"
]
"""Where a game stands: before its rounds, in one, after them, or over."""

PlaneteRougeResource: TypeAlias = Literal["celerium", "ice", "sylvanite"]
"""What a zone gives: ice, sylvanite or celerium."""

PlaneteRougeShipId: TypeAlias = Literal[
    "PR-S-01",
    "PR-S-02",
    "PR-S-03",
    "PR-S-04",
    "PR-S-05",
    "PR-S-06",
    "PR-S-07",
    "PR-S-08",
    "PR-S-09",
    "PR-S-10",
    "PR-S-11",
    "PR-S-12",
    "PR-S-13",
    "PR-S-14",
    "PR-S-15",
    "PR-S-16",
    "PR-S-17",
    "PR-S-18",
    "PR-S-19",
    "PR-S-20",
    "PR-S-21",
    "PR-S-22",
    "PR-S-23",
    "PR-S-24",
    "PR-S-25",
    "PR-S-26",
    "PR-S-27",
    "PR-S-28",
    "PR-S-29",
    "PR-S-30",
    "PR-S-31",
    "PR-S-32",
    "PR-S-33",
    "PR-S-34",
    "PR-S-35",
    "PR-S-36",
    "PR-S-37",
    "PR-S-38",
    "PR-S-39",
    "PR-S-40",
    "PR-S-41",
    "PR-S-42",
    "PR-S-43",
    "PR-S-44",
    "PR-S-45",
    "PR-S-46",
    "PR-S-47",
    "PR-S-48",
    "PR-S-49",
    "PR-S-50",
    "PR-S-51",
    "PR-S-52",
    "PR-S-53",
    "PR-S-54",
    "PR-S-55",
    "PR-S-56",
    "PR-S-57",
    "PR-S-58",
    "PR-S-59",
    "PR-S-60",
]
"""A ship card."""

PlaneteRougeSkipReason: TypeAlias = Literal[
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

PlaneteRougeSoldierDuty: TypeAlias = Literal["may", "must"]
"""Whether the soldier must kill one of his own astronauts when nobody else can be killed
(AMB-28).
"""

PlaneteRougeStep: TypeAlias = Literal[
    "assign", "board", "descend", "destination", "look", "special"
]
"""What the character now acting is doing: `special` is its own action."""

PlaneteRougeZone: TypeAlias = Literal[
    "ausonia",
    "hellas",
    "mare-cimmerium",
    "mare-serpentis",
    "mare-tyrrhenum",
    "sinus-sabaeus",
    "syrtis-major",
    "tritonis-sinus",
    "valles-marineris",
    "vastitas-borealis",
]
"""A zone of Mars, or its moon."""


class PlaneteRougeAssignDiscoveryMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="assign-discovery"
):
    """Scientist: lay the discovery just drawn face down at an outer zone without one."""

    type: ClassVar[Literal["assign-discovery"]] = "assign-discovery"
    """By which it is told from others."""
    zone: PlaneteRougeZone


class PlaneteRougeAstronautMovedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="astronaut-moved"
):
    """An astronaut walked, or came down from Phobos."""

    type: ClassVar[Literal["astronaut-moved"]] = "astronaut-moved"
    """By which it is told from others."""
    company: int
    """A player's place, 0 to n-1, clockwise."""
    origin: PlaneteRougeZone
    target: PlaneteRougeZone
    mover: int | None = None
    """Who moved it, where it was not its own company."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class PlaneteRougeAstronautsLostEvent(
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
    zone: PlaneteRougeZone | None = None
    """The zone where they were; none when they were aboard a ship."""
    ship: PlaneteRougeShipId | None = None
    """The ship where they were; none when they were in a zone."""
    destination: PlaneteRougeZone | None = None
    """Where that ship was going."""
    destroyed: bool = False
    """Whether the ship was destroyed. Left out, it is `false`."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class PlaneteRougeBoardMove(Document, frozen=True, kw_only=True, tag_field="type", tag="board"):
    """Board astronauts of the reserve on a docked ship: as many as the character boards at
    once.
    """

    type: ClassVar[Literal["board"]] = "board"
    """By which it is told from others."""
    ship: PlaneteRougeShipId
    astronauts: int = 1
    """How many astronauts. Left out, it is `1`."""


class PlaneteRougeBoardedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="boarded"
):
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
    ship: PlaneteRougeShipId
    destination: PlaneteRougeZone | None = None
    """Where it was going; none as long as nobody had chosen."""


class PlaneteRougeCardDrawnEvent(
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


class PlaneteRougeCardKeptEvent(
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


class PlaneteRougeCardSeenEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="card-seen"
):
    """What a seat saw on a card that it drew or looked at."""

    type: ClassVar[Literal["card-seen"]] = "card-seen"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    card: PlaneteRougeCardId
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class PlaneteRougeCardsDealtEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="cards-dealt"
):
    """Starting cards for one seat to choose from."""

    type: ClassVar[Literal["cards-dealt"]] = "cards-dealt"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    cards: tuple[PlaneteRougeCardId, ...]
    """The cards to choose from."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class PlaneteRougeCharacterCalledEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="character-called"
):
    """A character is revealed and acts."""

    type: ClassVar[Literal["character-called"]] = "character-called"
    """By which it is told from others."""
    company: int
    """A player's place, 0 to n-1, clockwise."""
    character: PlaneteRougeCharacter
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class PlaneteRougeCharacterChosenEvent(
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


class PlaneteRougeCharactersTakenBackEvent(
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


class PlaneteRougeChooseMove(Document, frozen=True, kw_only=True, tag_field="type", tag="choose"):
    """Lay one character of the hand face down for this round."""

    type: ClassVar[Literal["choose"]] = "choose"
    """By which it is told from others."""
    character: PlaneteRougeCharacter


class PlaneteRougeCompany(Document, frozen=True, kw_only=True):
    """A mining company: a seat's or, with two players, the neutral one."""

    name: str | None
    """What its player is called."""
    hand: tuple[PlaneteRougeCharacter, ...]
    """Characters still to be played; the one chosen this round stays here until it is called."""
    chosen: PlaneteRougeCharacter | None
    reserve: int
    """Astronauts still on Earth."""
    lost: int
    """Astronauts out of the game, or on the memorial."""
    tokens: PlaneteRougeTokens
    cards: tuple[PlaneteRougeCardId, ...]
    """Secret cards that were kept: bonus, mission and action cards."""
    offered: tuple[PlaneteRougeCardId, ...]
    """Starting cards of which one is to be kept."""


class PlaneteRougeCompanyView(Document, frozen=True, kw_only=True):
    """A company as a seat sees it."""

    name: str | None
    """What its player is called."""
    hand: tuple[PlaneteRougeCharacter, ...]
    """Public: nine less those used. The one chosen this round still counts as in hand."""
    has_chosen: bool
    """Whether it has chosen a character this round."""
    chosen: PlaneteRougeCharacter | None
    """One's own choice of this round."""
    reserve: int
    """Astronauts still on Earth."""
    lost: int
    """Astronauts out of the game, or on the memorial."""
    tokens: PlaneteRougeTokens
    card_count: int
    """How many secret cards it holds."""
    cards: tuple[PlaneteRougeCardId, ...] | None
    """One's own secret cards; everybody's after the end."""
    offered: tuple[PlaneteRougeCardId, ...] | None
    """One's own starting cards, while one is still to be kept."""


class PlaneteRougeDestinationSetEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="destination-set"
):
    """A destination tile was put on a ship."""

    type: ClassVar[Literal["destination-set"]] = "destination-set"
    """By which it is told from others."""
    company: int
    """Who put it there."""
    zone: PlaneteRougeZone
    """Where the ship goes now."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""
    ship: PlaneteRougeShipId
    destination: PlaneteRougeZone | None = None
    """Where it was going; none as long as nobody had chosen."""


class PlaneteRougeDiscovery(Document, frozen=True, kw_only=True):
    """An event card that lies face down, at a zone or discarded, and the seats that know it."""

    card: PlaneteRougeCardId
    seen_by: tuple[int, ...]
    """Who laid it, or has looked at it."""


class PlaneteRougeDiscoveryActedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="discovery-acted"
):
    """A discovery that acts when it is revealed does so; what follows is its doing."""

    type: ClassVar[Literal["discovery-acted"]] = "discovery-acted"
    """By which it is told from others."""
    zone: PlaneteRougeZone
    card: PlaneteRougeCardId
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class PlaneteRougeDiscoveryAssignedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="discovery-assigned"
):
    """A discovery lies face down at a zone."""

    type: ClassVar[Literal["discovery-assigned"]] = "discovery-assigned"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    zone: PlaneteRougeZone
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class PlaneteRougeDiscoveryDiscardedEvent(
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


class PlaneteRougeDiscoveryLookedAtEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="discovery-looked-at"
):
    """A seat looked at a discovery in play."""

    type: ClassVar[Literal["discovery-looked-at"]] = "discovery-looked-at"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    zone: PlaneteRougeZone
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class PlaneteRougeDiscoveryRevealedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="discovery-revealed"
):
    """A discovery was turned face up after the last round."""

    type: ClassVar[Literal["discovery-revealed"]] = "discovery-revealed"
    """By which it is told from others."""
    zone: PlaneteRougeZone
    card: PlaneteRougeCardId
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class PlaneteRougeDiscoveryView(Document, frozen=True, kw_only=True):
    """A card that lies face down."""

    card: PlaneteRougeCardId | None
    """What it is, for those who know."""
    seen_by: tuple[int, ...]
    """Who laid it, or has looked at it."""


class PlaneteRougeDrawCardMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="draw-card"
):
    """Scientist: draw the top event card."""

    type: ClassVar[Literal["draw-card"]] = "draw-card"
    """By which it is told from others."""


class PlaneteRougeFirstPlayerChangedEvent(
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


class PlaneteRougeGameEndedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="game-ended"
):
    """All is counted; secret cards are shown."""

    type: ClassVar[Literal["game-ended"]] = "game-ended"
    """By which it is told from others."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class PlaneteRougeHandShownEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="hand-shown"
):
    """A seat was dealt discoveries only, showed them and gets new cards."""

    type: ClassVar[Literal["hand-shown"]] = "hand-shown"
    """By which it is told from others."""
    seat: int
    """A player's place, 0 to n-1, clockwise."""
    cards: tuple[PlaneteRougeCardId, ...]
    """The discoveries that were shown."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class PlaneteRougeKeepCardMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="keep-card"
):
    """Keep one of the starting cards, secretly, and give the others back."""

    type: ClassVar[Literal["keep-card"]] = "keep-card"
    """By which it is told from others."""
    card: PlaneteRougeCardId


class PlaneteRougeKillMove(Document, frozen=True, kw_only=True, tag_field="type", tag="kill"):
    """Soldier, or Industrial Espionage: kill an astronaut in a zone."""

    type: ClassVar[Literal["kill"]] = "kill"
    """By which it is told from others."""
    zone: PlaneteRougeZone
    victim: int
    """A player's place, 0 to n-1, clockwise."""


class PlaneteRougeKilledEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="killed"):
    """An astronaut was killed in a zone."""

    type: ClassVar[Literal["killed"]] = "killed"
    """By which it is told from others."""
    company: int
    """A player's place, 0 to n-1, clockwise."""
    victim: int
    """A player's place, 0 to n-1, clockwise."""
    zone: PlaneteRougeZone
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class PlaneteRougeLaunchMove(Document, frozen=True, kw_only=True, tag_field="type", tag="launch"):
    """Secret agent: make a docked ship take off that is not full."""

    type: ClassVar[Literal["launch"]] = "launch"
    """By which it is told from others."""
    ship: PlaneteRougeShipId


class PlaneteRougeLookAtDiscoveryMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="look-at-discovery"
):
    """Scientist: look at a face-down discovery in play."""

    type: ClassVar[Literal["look-at-discovery"]] = "look-at-discovery"
    """By which it is told from others."""
    zone: PlaneteRougeZone


class PlaneteRougeMarchMove(Document, frozen=True, kw_only=True, tag_field="type", tag="march"):
    """Explorer, or Forced March: move one of your astronauts to an adjacent zone."""

    type: ClassVar[Literal["march"]] = "march"
    """By which it is told from others."""
    origin: PlaneteRougeZone
    target: PlaneteRougeZone


class PlaneteRougeMarchOtherMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="march-other"
):
    """Explorer, where he may move anybody: move another player's astronaut to an adjacent zone."""

    type: ClassVar[Literal["march-other"]] = "march-other"
    """By which it is told from others."""
    company: int
    """Whose astronaut."""
    origin: PlaneteRougeZone
    target: PlaneteRougeZone


class PlaneteRougeMissionComponents(Document, frozen=True, kw_only=True):
    """The printed material of the game, each piece with its source."""

    zones: tuple[PlaneteRougePrintedZone, ...]
    """The zones of the board."""
    characters: tuple[PlaneteRougePrintedCharacter, ...]
    """The nine characters."""
    ships: tuple[PlaneteRougePrintedShip, ...]
    """The fleet."""
    resources: tuple[PlaneteRougePrintedResource, ...]
    """What zones yield."""
    event_cards: tuple[PlaneteRougePrintedCard, ...]
    """The event deck and, in the second edition, the global mission."""
    markers: tuple[PlaneteRougePrintedMarker, ...]
    """What else lies on the table."""


class PlaneteRougeNeutral(Document, frozen=True, kw_only=True):
    """The characters of the neutral company of a two-player game."""

    deck: tuple[PlaneteRougeCharacter, ...]
    """Those to come, the next one first."""
    used: tuple[PlaneteRougeCharacter, ...]
    """Those played, the last one last."""


class PlaneteRougeNeutralView(Document, frozen=True, kw_only=True):
    """The characters of the neutral company."""

    deck_size: int
    """How many are to come."""
    used: tuple[PlaneteRougeCharacter, ...]
    """Those played, the last one last."""


class PlaneteRougeOptions(Document, frozen=True, kw_only=True):
    """What a game of the first edition may vary: how some rules are read."""

    soldier: PlaneteRougeSoldierDuty = "must"
    """Whether the soldier must, or may, kill one of his own when nobody else can be (AMB-28).
    Left out, it is `"must"`.
    """
    explorer: PlaneteRougeExplorerRuling = "own"
    """Whether the explorer moves his own astronauts only, or anybody's (AMB-06). Left out, it
    is `"own"`.
    """
    empty_ships: PlaneteRougeEmptyShipsRuling = "pass"
    """Whether a ship that lands empty leaves its zone alone, or explores it (AMB-07). Left out,
    it is `"pass"`.
    """


class PlaneteRougePassMove(Document, frozen=True, kw_only=True, tag_field="type", tag="pass"):
    """Leave the rest of this step undone."""

    type: ClassVar[Literal["pass"]] = "pass"
    """By which it is told from others."""


class PlaneteRougePassedEvent(Document, frozen=True, kw_only=True, tag_field="type", tag="passed"):
    """A company left undone what it might have done, or the rest of it."""

    type: ClassVar[Literal["passed"]] = "passed"
    """By which it is told from others."""
    company: int
    """A player's place, 0 to n-1, clockwise."""
    character: PlaneteRougeCharacter | None = None
    """The character that was acting; none where action cards were asked for."""
    step: PlaneteRougeStep | None = None
    """Which of its steps."""
    card: PlaneteRougeCardId | None = None
    """The action card that was being carried out."""
    more: bool = False
    """Whether a part of it was done. Left out, it is `false`."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class PlaneteRougePrintedCard(Document, frozen=True, kw_only=True):
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


class PlaneteRougePrintedCharacter(Document, frozen=True, kw_only=True):
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


class PlaneteRougePrintedMarker(Document, frozen=True, kw_only=True):
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


class PlaneteRougePrintedResource(Document, frozen=True, kw_only=True):
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


class PlaneteRougePrintedShip(Document, frozen=True, kw_only=True):
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


class PlaneteRougePrintedZone(Document, frozen=True, kw_only=True):
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


class PlaneteRougeProductionBeganEvent(
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


class PlaneteRougeRedirectMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="redirect"
):
    """Pilot: put an available destination tile on a ship, docked or in flight."""

    type: ClassVar[Literal["redirect"]] = "redirect"
    """By which it is told from others."""
    ship: PlaneteRougeShipId
    zone: PlaneteRougeZone


class PlaneteRougeReplaceAboardMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="replace-aboard"
):
    """Femme fatale: replace an opposing astronaut on a ship where you are present."""

    type: ClassVar[Literal["replace-aboard"]] = "replace-aboard"
    """By which it is told from others."""
    ship: PlaneteRougeShipId
    victim: int
    """A player's place, 0 to n-1, clockwise."""


class PlaneteRougeReplaceInZoneMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="replace-in-zone"
):
    """Femme fatale: replace an opposing astronaut in a zone where you are present."""

    type: ClassVar[Literal["replace-in-zone"]] = "replace-in-zone"
    """By which it is told from others."""
    zone: PlaneteRougeZone
    victim: int
    """A player's place, 0 to n-1, clockwise."""


class PlaneteRougeReplacedAboardEvent(
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
    ship: PlaneteRougeShipId
    destination: PlaneteRougeZone | None = None
    """Where it was going; none as long as nobody had chosen."""


class PlaneteRougeReplacedInZoneEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="replaced-in-zone"
):
    """An astronaut took another's place in a zone."""

    type: ClassVar[Literal["replaced-in-zone"]] = "replaced-in-zone"
    """By which it is told from others."""
    company: int
    """A player's place, 0 to n-1, clockwise."""
    victim: int
    """A player's place, 0 to n-1, clockwise."""
    zone: PlaneteRougeZone
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class PlaneteRougeResourceFoundEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="resource-found"
):
    """The resource of a zone is now there for all to see."""

    type: ClassVar[Literal["resource-found"]] = "resource-found"
    """By which it is told from others."""
    zone: PlaneteRougeZone
    resource: PlaneteRougeResource
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class PlaneteRougeRoundBeganEvent(
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


class PlaneteRougeSabotageMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="sabotage"
):
    """Saboteur: destroy a docked ship with everyone aboard."""

    type: ClassVar[Literal["sabotage"]] = "sabotage"
    """By which it is told from others."""
    ship: PlaneteRougeShipId


class PlaneteRougeSetDestinationMove(
    Document, frozen=True, kw_only=True, tag_field="type", tag="set-destination"
):
    """Put a destination tile on the ship just boarded, which had no destination."""

    type: ClassVar[Literal["set-destination"]] = "set-destination"
    """By which it is told from others."""
    zone: PlaneteRougeZone


class PlaneteRougeShip(Document, frozen=True, kw_only=True):
    """A ship that is docked or has taken off."""

    id: PlaneteRougeShipId
    aboard: tuple[int, ...]
    """The companies of the astronauts aboard, in the order in which they boarded."""
    tiles: tuple[PlaneteRougeZone, ...]
    """The destination tiles on it; the last one lies on top and counts."""


class PlaneteRougeShipDestroyedEvent(
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
    ship: PlaneteRougeShipId
    destination: PlaneteRougeZone | None = None
    """Where it was going; none as long as nobody had chosen."""


class PlaneteRougeShipDiscardedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="ship-discarded"
):
    """An empty ship that had no destination is gone."""

    type: ClassVar[Literal["ship-discarded"]] = "ship-discarded"
    """By which it is told from others."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""
    ship: PlaneteRougeShipId
    destination: PlaneteRougeZone | None = None
    """Where it was going; none as long as nobody had chosen."""


class PlaneteRougeShipDockedEvent(
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
    ship: PlaneteRougeShipId
    destination: PlaneteRougeZone | None = None
    """Where it was going; none as long as nobody had chosen."""


class PlaneteRougeShipLandedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="ship-landed"
):
    """A ship arrived and unloaded."""

    type: ClassVar[Literal["ship-landed"]] = "ship-landed"
    """By which it is told from others."""
    ship: PlaneteRougeShipId
    zone: PlaneteRougeZone
    aboard: tuple[int, ...] = ()
    """The companies of the astronauts that it brought. Left out, it is `[]`."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class PlaneteRougeShipLaunchedEvent(
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
    ship: PlaneteRougeShipId
    destination: PlaneteRougeZone | None = None
    """Where it was going; none as long as nobody had chosen."""


class PlaneteRougeState(Document, frozen=True, kw_only=True):
    """A position of Mission : Planète Rouge (2005)."""

    game: Literal["planete-rouge"]
    version: int
    """Of the shape and rules it follows."""
    ply: int
    """How many moves led here."""
    dice: Dice
    pack: str | None = None
    """The pack whose material it is played with; left out for the house material."""
    companies: tuple[PlaneteRougeCompany, ...]
    """The mining companies, by seat; with two players the neutral one comes last."""
    first: int
    """The first player."""
    round: int
    """Which of the ten rounds."""
    phase: PlaneteRougePhase
    docks: tuple[PlaneteRougeShip | None, ...]
    """The ship at each dock, from left to right; null for an empty one."""
    flying: tuple[PlaneteRougeShip, ...]
    """Ships that took off this round, in that order."""
    ship_deck: tuple[PlaneteRougeShipId, ...]
    """Ships to come."""
    ship_discard: tuple[PlaneteRougeShipId, ...]
    """Ships that have landed or were destroyed."""
    zones: tuple[PlaneteRougeZoneState, ...]
    """The zones of the board, in its order."""
    resource_deck: tuple[PlaneteRougeResource, ...]
    """Resource tiles that have not been drawn."""
    event_deck: tuple[PlaneteRougeCardId, ...]
    """Event cards to come."""
    event_discard: tuple[PlaneteRougeDiscovery, ...]
    """Discoveries for which there was no room, and action cards that were played."""
    turn: PlaneteRougeTurn | None
    window: PlaneteRougeWindow | None
    neutral: PlaneteRougeNeutral | None
    last: int | None
    """The seat that acted last this round."""
    options: PlaneteRougeOptions


class PlaneteRougeStepSkippedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="step-skipped"
):
    """A step of a character could not be done, and a rule says that play goes on."""

    type: ClassVar[Literal["step-skipped"]] = "step-skipped"
    """By which it is told from others."""
    company: int
    """A player's place, 0 to n-1, clockwise."""
    character: PlaneteRougeCharacter
    step: PlaneteRougeStep
    rule: str
    """The rule by which it is skipped."""
    reason: PlaneteRougeSkipReason
    astronauts: int = 0
    """How many astronauts could not board. Left out, it is `0`."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class PlaneteRougeTokens(Document, frozen=True, kw_only=True):
    """Score tokens, by resource."""

    ice: int
    """How many ice tokens."""
    sylvanite: int
    """How many sylvanite tokens."""
    celerium: int
    """How many celerium tokens."""


class PlaneteRougeTokensLostEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="tokens-lost"
):
    """Score tokens that could not be shared are gone."""

    type: ClassVar[Literal["tokens-lost"]] = "tokens-lost"
    """By which it is told from others."""
    zone: PlaneteRougeZone
    resource: PlaneteRougeResource
    tokens: int
    """How many tokens."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class PlaneteRougeTokensPlacedEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="tokens-placed"
):
    """A zone received score tokens."""

    type: ClassVar[Literal["tokens-placed"]] = "tokens-placed"
    """By which it is told from others."""
    zone: PlaneteRougeZone
    resource: PlaneteRougeResource
    tokens: int
    """How many tokens."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class PlaneteRougeTokensTakenEvent(
    Document, frozen=True, kw_only=True, tag_field="type", tag="tokens-taken"
):
    """A company took score tokens from a zone."""

    type: ClassVar[Literal["tokens-taken"]] = "tokens-taken"
    """By which it is told from others."""
    company: int
    """A player's place, 0 to n-1, clockwise."""
    zone: PlaneteRougeZone
    resource: PlaneteRougeResource
    tokens: int
    """How many tokens."""
    to: tuple[int, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | None = None
    """On request: what happened, as a sentence in the reader's language."""


class PlaneteRougeTurn(Document, frozen=True, kw_only=True):
    """The turn of the company whose character has been called."""

    company: int
    """A player's place, 0 to n-1, clockwise."""
    character: PlaneteRougeCharacter
    step: PlaneteRougeStep
    left: int
    """How often the step may still be done."""
    boarded: tuple[PlaneteRougeShipId, ...]
    """The ships boarded so far in this turn."""
    drawn: PlaneteRougeCardId | None
    """A discovery just drawn, which must be laid at a zone."""


class PlaneteRougeTurnView(Document, frozen=True, kw_only=True):
    """The turn now being played."""

    company: int
    """A player's place, 0 to n-1, clockwise."""
    character: PlaneteRougeCharacter
    step: PlaneteRougeStep
    left: int
    """How often the step may still be done."""
    boarded: tuple[PlaneteRougeShipId, ...]
    """The ships boarded so far in this turn."""
    drawn: PlaneteRougeCardId | None
    """The discovery just drawn, for the seat that drew it."""


class PlaneteRougeView(Document, frozen=True, kw_only=True):
    """A position of Mission : Planète Rouge (2005) as a seat sees it."""

    game: Literal["planete-rouge"]
    ply: int
    """How many moves led here."""
    companies: tuple[PlaneteRougeCompanyView, ...]
    """The mining companies, by seat; with two players the neutral one comes last."""
    first: int
    """The first player."""
    round: int
    """Which of the ten rounds."""
    phase: PlaneteRougePhase
    docks: tuple[PlaneteRougeShip | None, ...]
    """The ship at each dock, from left to right; null for an empty one."""
    flying: tuple[PlaneteRougeShip, ...]
    """Ships that took off this round, in that order."""
    ship_deck_size: int
    """How many ships are to come."""
    ship_discard: tuple[PlaneteRougeShipId, ...]
    """Ships that have landed or were destroyed."""
    zones: tuple[PlaneteRougeZoneView, ...]
    """The zones of the board, in its order."""
    resource_deck_size: int
    """How many resource tiles have not been drawn."""
    event_deck_size: int
    """How many event cards are to come."""
    event_discard: tuple[PlaneteRougeDiscoveryView, ...]
    """Face up in the second edition; in the first only the discarder knows the card."""
    turn: PlaneteRougeTurnView | None
    window: PlaneteRougeWindow | None
    neutral: PlaneteRougeNeutralView | None
    last: int | None
    """The seat that acted last this round."""
    options: PlaneteRougeOptions


class PlaneteRougeWindow(Document, frozen=True, kw_only=True):
    """A moment of the second edition in which action cards may be played."""

    timing: PlaneteRougeActionTiming
    waiting: tuple[int, ...]
    """The seats still to be asked, in turn; the first of them is being asked."""
    card: PlaneteRougeCardId | None
    """An action card that is being carried out."""
    left: int
    """How often the action may still be done."""


class PlaneteRougeZoneState(Document, frozen=True, kw_only=True):
    """A zone with what lies and stands on it."""

    id: PlaneteRougeZone
    astronauts: tuple[int, ...]
    """How many astronauts each company has here."""
    resource: PlaneteRougeResource | None
    """Its resource tile; none where it is drawn on arrival."""
    explored: bool
    """Whether the resource is there for all to see."""
    pool: PlaneteRougeTokens
    """Tokens that wait here for a leader."""
    discovery: PlaneteRougeDiscovery | None


class PlaneteRougeZoneView(Document, frozen=True, kw_only=True):
    """A zone as a seat sees it."""

    id: PlaneteRougeZone
    astronauts: tuple[int, ...]
    """How many astronauts each company has here."""
    resource: PlaneteRougeResource | None
    """Its resource, once it is explored."""
    explored: bool
    """Whether the resource is there for all to see."""
    pool: PlaneteRougeTokens
    """Tokens that wait here for a leader."""
    discovery: PlaneteRougeDiscoveryView | None


PlaneteRougeEvent: TypeAlias = (
    PlaneteRougeCardsDealtEvent
    | PlaneteRougeCardKeptEvent
    | PlaneteRougeCharacterChosenEvent
    | PlaneteRougeCharacterCalledEvent
    | PlaneteRougeBoardedEvent
    | PlaneteRougePassedEvent
    | PlaneteRougeStepSkippedEvent
    | PlaneteRougeDestinationSetEvent
    | PlaneteRougeShipLaunchedEvent
    | PlaneteRougeShipDestroyedEvent
    | PlaneteRougeShipLandedEvent
    | PlaneteRougeShipDiscardedEvent
    | PlaneteRougeShipDockedEvent
    | PlaneteRougeAstronautsLostEvent
    | PlaneteRougeAstronautMovedEvent
    | PlaneteRougeReplacedAboardEvent
    | PlaneteRougeReplacedInZoneEvent
    | PlaneteRougeKilledEvent
    | PlaneteRougeResourceFoundEvent
    | PlaneteRougeCardDrawnEvent
    | PlaneteRougeCardSeenEvent
    | PlaneteRougeDiscoveryAssignedEvent
    | PlaneteRougeDiscoveryLookedAtEvent
    | PlaneteRougeDiscoveryDiscardedEvent
    | PlaneteRougeDiscoveryRevealedEvent
    | PlaneteRougeDiscoveryActedEvent
    | PlaneteRougeCharactersTakenBackEvent
    | PlaneteRougeProductionBeganEvent
    | PlaneteRougeTokensPlacedEvent
    | PlaneteRougeTokensTakenEvent
    | PlaneteRougeFirstPlayerChangedEvent
    | PlaneteRougeRoundBeganEvent
    | PlaneteRougeGameEndedEvent
    | PlaneteRougeHandShownEvent
    | PlaneteRougeTokensLostEvent
)
"""One of these; `isinstance` and `match` tell which."""

PlaneteRougeMove: TypeAlias = (
    PlaneteRougeKeepCardMove
    | PlaneteRougeChooseMove
    | PlaneteRougeBoardMove
    | PlaneteRougeSetDestinationMove
    | PlaneteRougeMarchMove
    | PlaneteRougeDrawCardMove
    | PlaneteRougeLookAtDiscoveryMove
    | PlaneteRougeAssignDiscoveryMove
    | PlaneteRougeLaunchMove
    | PlaneteRougeSabotageMove
    | PlaneteRougeReplaceAboardMove
    | PlaneteRougeReplaceInZoneMove
    | PlaneteRougeKillMove
    | PlaneteRougeRedirectMove
    | PlaneteRougePassMove
    | PlaneteRougeMarchOtherMove
)
"""One of these; `isinstance` and `match` tell which."""


PLANETE_ROUGE: GameTypes[
    PlaneteRougeState,
    PlaneteRougeMove,
    PlaneteRougeEvent,
    PlaneteRougeView,
    PlaneteRougeOptions,
    PlaneteRougeMissionComponents,
] = GameTypes(
    id="planete-rouge",
    state=PlaneteRougeState,
    move=PlaneteRougeMove,
    event=PlaneteRougeEvent,
    view=PlaneteRougeView,
    options=PlaneteRougeOptions,
    components=PlaneteRougeMissionComponents,
)
"""The types of Mission : Planète Rouge."""

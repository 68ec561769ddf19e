"""The printed material of an edition, for a screen to show."""

from typing import Annotated

from msgspec import Meta

from areopagus.games.mission.components import MATERIAL, Edition
from areopagus.kernel.component import Component, told
from areopagus.kernel.document import Document
from areopagus.kernel.language import Language

Count = Annotated[int, Meta(ge=-99, le=99)]


class PrintedZone(Component, kw_only=True):
    """A zone of Mars, or Phobos."""

    ring: str
    """`inner`, `outer`, or `phobos`, which lies apart."""
    adjacent: list[str]
    """The zones that border on it."""
    discovery_slot: bool
    """Whether a discovery may be laid at it."""
    soldier_target: bool
    """Whether the soldier may kill there."""


class PrintedCharacter(Component, kw_only=True):
    """A character."""

    number: Count
    """When it is called."""


class PrintedShip(Component, kw_only=True):
    """A ship."""

    capacity: Count
    """How many places it has."""
    destination: str | None
    """The zone it flies to; null when whoever boards first chooses it."""


class PrintedResource(Component, kw_only=True):
    """A resource."""

    value: Count
    """What one token is worth."""


class PrintedCard(Component, kw_only=True):
    """An event card."""

    kind: str
    """What kind of card it is: a discovery, a mission, a bonus, an action."""
    timing: str
    """When it takes effect."""
    points: Count | None = None
    """What it is worth at most, where that can be said."""


class PrintedMarker(Component, kw_only=True):
    """A marker."""

    count: Count
    """How many there are."""


class MissionComponents(Document, kw_only=True):
    """The printed material of the game, each piece with its source."""

    zones: list[PrintedZone]
    """The zones of the board."""
    characters: list[PrintedCharacter]
    """The nine characters."""
    ships: list[PrintedShip]
    """The fleet."""
    resources: list[PrintedResource]
    """What zones yield."""
    event_cards: list[PrintedCard]
    """The event deck and, in the second edition, the global mission."""
    markers: list[PrintedMarker]
    """What else lies on the table."""


def components(edition: Edition, language: Language) -> MissionComponents:
    """The material of an edition, in a language."""
    printed = edition.printed
    cards = [*printed["event_cards"]]
    if "global_mission" in printed:
        shared = {"kind": "mission", "timing": "final-scoring"}
        cards.append({**shared, **printed["global_mission"]})
    return MissionComponents(
        zones=told(PrintedZone, printed["zones"], language),
        characters=told(PrintedCharacter, printed["characters"], language, text="effect"),
        ships=told(PrintedShip, printed["ships"], language),
        resources=told(PrintedResource, MATERIAL["resources"], language),
        event_cards=told(PrintedCard, cards, language),
        markers=told(PrintedMarker, printed["markers"], language),
    )

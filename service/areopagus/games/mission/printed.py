"""The printed material of an edition, for a screen to show."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

from msgspec import Meta

from areopagus.games.mission.components import MATERIAL, Edition
from areopagus.kernel.component import Component, told
from areopagus.kernel.document import Document
from areopagus.kernel.language import Count as Number
from areopagus.kernel.language import Language, Phrase, joined

Count = Annotated[int, Meta(ge=-99, le=99)]


class PrintedZone(Component, kw_only=True):
    """A zone of Mars, or Phobos."""

    ring: str
    """`outer`, `central`, or `moon`: Phobos, which lies apart."""
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
        zones=told(PrintedZone, _zones(printed["zones"], language), language),
        characters=told(PrintedCharacter, printed["characters"], language, text="effect"),
        ships=told(PrintedShip, _ships(printed, language), language),
        resources=told(PrintedResource, _resources(language), language),
        event_cards=told(PrintedCard, cards, language),
        markers=told(PrintedMarker, printed["markers"], language),
    )


Row = Mapping[str, Any]

_RINGS = {
    "outer": Phrase("Outer zone", "Zone extérieure"),
    "central": Phrase("Central zone", "Zone centrale"),
    "moon": Phrase("Moon of Mars", "Lune de Mars"),
}
_BORDERS = Phrase("borders on {}", "touche {}")
_APART = Phrase("borders on no zone", "ne touche aucune zone")
_NO_DISCOVERY = Phrase("takes no discovery", "ne reçoit pas de découverte")
_SAFE = Phrase("safe from the Soldier", "à l’abri du militaire")
_SEMICOLON = Phrase("; ", "\N{NO-BREAK SPACE}; ")
_BOUND = Phrase("Carries {} astronauts to {}.", "Emporte {} astronautes vers {}.")
_UNBOUND = Phrase(
    "Carries {} astronauts; whoever boards first chooses its destination.",
    "Emporte {} astronautes\N{NO-BREAK SPACE}; qui embarque le premier choisit sa destination.",
)
_WORTH = Phrase(
    "Each token is worth {:# point|# points}.", "Chaque jeton vaut {:# point|# points}."
)


def _zones(zones: list[Row], language: Language) -> Iterator[Row]:
    names = _called(zones, language)
    for zone in zones:
        near = [names[id] for id in zone["adjacent"]]
        clauses = [_RINGS[zone["ring"]].text(language)]
        borders = _BORDERS if near else _APART
        clauses.append(borders.text(language).format(joined(near, language)))
        if not zone["discovery_slot"]:
            clauses.append(_NO_DISCOVERY.text(language))
        if not zone["soldier_target"]:
            clauses.append(_SAFE.text(language))
        yield {**zone, "text": _SEMICOLON.text(language).join(clauses) + "."}


def _ships(printed: Row, language: Language) -> Iterator[Row]:
    names = _called(printed["zones"], language)
    for ship in printed["ships"]:
        bound = ship["destination"]
        told = _UNBOUND if bound is None else _BOUND
        text = told.text(language).format(ship["capacity"], names.get(bound))
        yield {**ship, "text": text}


def _resources(language: Language) -> Iterator[Row]:
    for resource in MATERIAL["resources"]:
        worth = Number.of(resource["value"], language)
        yield {**resource, "text": _WORTH.text(language).format(worth)}


def _called(zones: list[Row], language: Language) -> dict[str, str]:
    return {zone["id"]: zone["name_fr" if language == "fr" else "name"] for zone in zones}

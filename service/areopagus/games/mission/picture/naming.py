"""What companies, zones and ships are called in a picture, and how they are told."""

from areopagus.games.mission.components import RESOURCES, Character, Edition, Zone
from areopagus.games.mission.state import Ship, Tokens
from areopagus.games.mission.view import MissionView, ZoneView
from areopagus.kernel.language import Name
from areopagus.kernel.picture import Pen


def company_name(pen: Pen, view: MissionView, company: int) -> Name:
    """A player's name, or which seat it is."""
    name = view.companies[company].name
    if name is not None:
        return Name(name)
    if view.neutral is not None and company == len(view.companies) - 1:
        return Name(pen.word("neutral"))
    return Name(pen.word("player", seat=company + 1))


def character_name(pen: Pen, character: Character) -> str:
    """A character as its card has it, without an article."""
    return pen.name(f"{character}.card")


def destination(edition: Edition, ship: Ship) -> Zone | None:
    """Where a ship goes: by the tile on top, else as printed."""
    return ship.tiles[-1] if ship.tiles else edition.ships[ship.id].destination


def ship_label(edition: Edition, pen: Pen, view: MissionView, ship: Ship) -> str:
    """A ship in words."""
    zone = destination(edition, ship)
    aboard = ", ".join(company_name(pen, view, company) for company in ship.aboard)
    return pen.word(
        "told-ship",
        ship=ship.id,
        zone=pen.word("no-destination") if zone is None else pen.name(zone),
        taken=len(ship.aboard),
        places=edition.ships[ship.id].capacity,
    ) + (f" ({aboard})" if aboard else "")


def zone_label(pen: Pen, view: MissionView, zone: ZoneView) -> str:
    """A zone in words."""
    parts = [pen.word(zone.resource) if zone.resource else pen.word("unexplored")]
    if zone.pool.total:
        parts.append(f"{pen.word('waiting')} {tokens_told(pen, zone.pool)}")
    if zone.discovery:
        card = zone.discovery.card
        parts.append(pen.word("face-down") if card is None else pen.name(card))
    parts += [
        f"{company_name(pen, view, company)} {count}"
        for company, count in enumerate(zone.astronauts)
        if count
    ]
    return f"{pen.name(zone.id)}{pen.word('colon')} {', '.join(parts)}"


def tokens_told(pen: Pen, tokens: Tokens) -> str:
    """Tokens in words."""
    return ", ".join(
        f"{pen.word(resource)} {tokens.count(resource)}"
        for resource in RESOURCES
        if tokens.count(resource)
    )

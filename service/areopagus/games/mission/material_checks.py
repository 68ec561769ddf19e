"""What each piece of a Mission box must be, and what all of them must be together."""

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET

from areopagus.games.mission.components import CARD_KINDS, PHOBOS, RESOURCES, Edition
from areopagus.games.mission.pack import (
    ACTION_EFFECTS,
    DISCOVERY_EFFECTS,
    SECRET_EFFECTS,
    MissionPack,
    PullDocked,
)
from areopagus.kernel.pack import Flaws

Row = dict[str, Any]
MOST_TOKENS = 99
"""How many tokens of a resource a state can count."""
GIVEN_BY_ZONE = 6
"""What a zone gives in the three productions, with no discovery."""


def check_pieces(edition: Edition, pack: MissionPack, flaws: Flaws) -> None:
    """What each piece must be, before anything is laid over anything."""
    house = {row["id"]: row for row in edition.printed["ships"]}
    for index, ship in enumerate(pack.ships or ()):
        missing = [
            field
            for field in ("capacity", "destination")
            if getattr(ship, field) is UNSET and ship.id not in house
        ]
        _tell_missing(missing, ship.id, f"/ships/{index}", flaws)
        if ship.destination and ship.destination not in edition.zone_index:
            _no_zone(ship.destination, f"/ships/{index}/destination", flaws)
    cards = {row["id"]: row for row in edition.printed["event_cards"]}
    for index, card in enumerate(pack.event_cards or ()):
        missing = [
            field
            for field in ("name", "effect")
            if getattr(card, field) is UNSET and card.id not in cards
        ]
        _tell_missing(missing, card.id, f"/eventCards/{index}", flaws)
        if card.effect is not UNSET:
            _check_effect(edition, card, f"/eventCards/{index}/effect", flaws)


def _tell_missing(fields: list[str], id: str, pointer: str, flaws: Flaws) -> None:
    for field in fields:
        flaws.add(
            f"{pointer}/{field}",
            f"{id} is no piece of the house, so its {field} must be told",
            f"{id} n’est pas une pièce de la maison : il faut dire `{field}`",
        )


def _no_zone(zone: str, pointer: str, flaws: Flaws) -> None:
    flaws.add(
        pointer, f"{zone} is no zone of this board", f"{zone} n’est pas une zone de ce plateau"
    )


def _check_effect(edition: Edition, card: Any, pointer: str, flaws: Flaws) -> None:
    kind, effect = CARD_KINDS[card.id[3]], card.effect
    known: dict[str, tuple[type, ...]] = {
        "discovery": DISCOVERY_EFFECTS,
        "action": ACTION_EFFECTS,
    }
    fits = isinstance(effect, known.get(kind, SECRET_EFFECTS))
    if not fits or (isinstance(effect, PullDocked) and not edition.has_phobos):
        flaws.add(
            f"{pointer}/op",
            f"{card.id} is a {kind} card of this edition: none of those does that",
            f"{card.id} est une carte « {kind} » de cette édition : aucune ne fait cela",
        )
    zones = getattr(effect, "zones", ())
    named = edition.zones if zones == "all" else zones
    for index, zone in enumerate(named):
        if zone not in edition.zone_index:
            _no_zone(zone, f"{pointer}/zones/{index}", flaws)
    if len(set(named)) != len(named):
        flaws.add(f"{pointer}/zones", "A zone is here twice", "Une zone est là deux fois")
    scale = getattr(effect, "scale", None)
    if scale is not None and len(scale) != len(named) + 1:
        flaws.add(
            f"{pointer}/scale",
            f"{len(named)} zones need {len(named) + 1} figures, from presence in none to all",
            f"{len(named)} zones demandent {len(named) + 1} chiffres, d’aucune à toutes",
        )


def check_material(edition: Edition, merged: Row, flaws: Flaws) -> None:
    """What the whole must be, once the pack is laid over the house material."""
    _check_board(edition, merged["zones"], flaws)
    _check_fleet(edition, merged, flaws)
    _check_resource_tiles(merged, flaws)
    _check_deck(edition, merged, flaws)


def _check_board(edition: Edition, zones: list[Row], flaws: Flaws) -> None:
    adjacent: dict[str, list[str]] = {zone["id"]: zone["adjacent"] for zone in zones}
    for index, zone in enumerate(zones):
        id, pointer = zone["id"], f"/zones/{index}/adjacent"
        for other in zone["adjacent"]:
            if other not in adjacent:
                _no_zone(other, pointer, flaws)
            elif id not in adjacent[other] or other == id:
                flaws.add(
                    pointer,
                    f"{id} borders on {other}, and {other} does not border on {id}",
                    f"{id} touche {other}, et {other} ne touche pas {id}",
                )
        if len(set(zone["adjacent"])) != len(zone["adjacent"]):
            flaws.add(pointer, "A zone is here twice", "Une zone est là deux fois")
    _check_moon(edition, zones, flaws)
    mars = [zone for zone in zones if zone["id"] != PHOBOS]
    if cut := _cut_off(mars):
        flaws.add(
            "/zones",
            f"From {mars[0]['id']} nobody can walk to: {', '.join(cut)}",
            f"Depuis {mars[0]['id']} on ne peut pas marcher jusqu’à : {', '.join(cut)}",
        )
    outer = sum(zone["ring"] == "outer" for zone in mars)
    if outer < 3 or outer == len(mars):
        flaws.add(
            "/zones",
            "Mars has at least three outer zones and a central one",
            "Mars a au moins trois zones extérieures et une zone centrale",
        )
    if not any(zone["discovery_slot"] for zone in zones):
        flaws.add(
            "/zones",
            "No zone takes a discovery",
            "Aucune zone ne peut recevoir de découverte",
        )


def _check_moon(edition: Edition, zones: list[Row], flaws: Flaws) -> None:
    if not edition.has_phobos:
        return
    index = edition.zone_index[PHOBOS]
    moon, house = zones[index], edition.printed["zones"][index]
    for key, field in (
        ("ring", "ring"),
        ("adjacent", "adjacent"),
        ("discovery_slot", "discoverySlot"),
    ):
        if moon[key] != house[key]:
            flaws.add(
                f"/zones/{index}/{field}",
                "Phobos is a moon: it borders on nothing and holds no discovery",
                "Phobos est une lune : elle ne touche rien et n’a pas de découverte",
            )


def _cut_off(mars: list[Row]) -> list[str]:
    """The zones that cannot be reached on foot from the first one."""
    adjacent = {zone["id"]: zone["adjacent"] for zone in mars}
    reached, waiting = set[str](), [mars[0]["id"]]
    while waiting:
        zone = waiting.pop()
        if zone in adjacent and zone not in reached:
            reached.add(zone)
            waiting += adjacent[zone]
    return sorted(adjacent.keys() - reached)


def _check_fleet(edition: Edition, merged: Row, flaws: Flaws) -> None:
    """As many ships dock at first as companies play, in 2015 all with a destination."""
    docks = edition.seats.stop - 1
    bound = sum(ship["destination"] is not None for ship in merged["ships"])
    if edition.has_phobos and bound < docks:
        flaws.add(
            "/ships",
            f"At least {docks} ships must have a destination, to dock at first",
            f"Au moins {docks} vaisseaux doivent avoir une destination, pour être à quai au début",
        )
    places = sum(ship["capacity"] for ship in merged["ships"])
    if places < 3 * docks:
        flaws.add("/ships", "The fleet has too few places", "La flotte a trop peu de places")


def _check_resource_tiles(merged: Row, flaws: Flaws) -> None:
    count, zones = len(merged["resource_tiles"]), len(merged["zones"])
    if count < zones:
        flaws.add(
            "/resourceTiles",
            f"{zones} zones need as many resource tiles, and there are {count}",
            f"{zones} zones demandent autant de tuiles de ressource, et il y en a {count}",
        )


def _check_deck(edition: Edition, merged: Row, flaws: Flaws) -> None:
    cards, seats = merged["event_cards"], edition.seats.stop - 1
    if edition.deals_missions_only:
        kind, least = "mission", seats * edition.starting_cards
    else:  # whoever is dealt last must find one still
        kind, least = "bonus", (seats - 1) * edition.starting_cards + 1
    found = sum(card["kind"] == kind for card in cards)
    if found < least:
        flaws.add(
            "/eventCards",
            f"{seats} seats need {least} {kind} cards to begin with, and there are {found}",
            f"{seats} places demandent {least} cartes « {kind} » au début, et il y en a {found}",
        )
    _check_tokens(merged, flaws)


def _check_tokens(merged: Row, flaws: Flaws) -> None:
    """No resource may come to more tokens than a state can count, whatever is discovered."""
    effects: list[Mapping[str, Any]] = [card["effect"] for card in merged["event_cards"]]
    slots = sum(zone["discovery_slot"] for zone in merged["zones"])
    degree = max(len(zone["adjacent"]) for zone in merged["zones"])
    extra = sorted((e["count"] for e in effects if e["op"] == "extra_production"), reverse=True)
    beside = sorted(
        (degree * e["count"] for e in effects if e["op"] == "adjacent_extra_production"),
        reverse=True,
    )
    discovered = sum(sorted([*extra, *beside], reverse=True)[:slots])
    for resource in RESOURCES:
        tiles = sum(tile["resource"] == resource for tile in merged["resource_tiles"])
        moved = sum(e["op"] == "produce_instead" and e["resource"] == resource for e in effects)
        gained = sum(
            e["count"] for e in effects if e["op"] == "gain_tokens" and e["resource"] == resource
        )
        zones = min(len(merged["zones"]), tiles)
        most = GIVEN_BY_ZONE * zones + 3 * moved + discovered + gained
        if most > MOST_TOKENS:
            flaws.add(
                "/eventCards",
                f"There could be {most} tokens of {resource}; nobody counts beyond {MOST_TOKENS}",
                f"Il pourrait y avoir {most} jetons « {resource} » ; personne n’en compte plus "
                f"de {MOST_TOKENS}",
            )

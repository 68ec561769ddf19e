"""From a pack to the material that a Mission game is played with, and back."""

from dataclasses import replace
from typing import Any

from msgspec import UNSET

from areopagus.games.mission.components import (
    CARD_KINDS,
    PHOBOS,
    RESOURCES,
    Edition,
    card_ids_of,
    ship_ids_of,
)
from areopagus.games.mission.material_checks import Row, check_material, check_pieces
from areopagus.games.mission.pack import (
    ACTION_EFFECTS,
    FINAL_EFFECTS,
    REVEAL_EFFECTS,
    SECRET_EFFECTS,
    MissionPack,
)
from areopagus.kernel.pack import Flaws, check_ids, laid_over
from areopagus.kernel.wording import tag_of


def material(edition: Edition, pack: MissionPack) -> Edition:
    """An edition with the material of a pack; raises :class:`FlawedPack`."""
    flaws = Flaws()
    printed = edition.printed
    check_ids(pack.zones, edition.zones, "zones", flaws)
    check_ids(pack.ships, ship_ids_of(edition.prefix), "ships", flaws)
    check_ids(pack.event_cards, card_ids_of(edition.prefix), "eventCards", flaws)
    check_pieces(edition, pack, flaws)
    flaws.settle()
    zones = laid_over(printed["zones"], pack.zones, whole=False)
    merged = {
        **printed,
        "zones": zones,
        "characters": _characters(printed["characters"], pack),
        "ships": _ships(printed, pack, zones),
        "event_cards": _cards(edition, pack),
        "resource_tiles": _resource_tiles(printed["resource_tiles"], pack),
    }
    if pack.ice_bonus not in (UNSET, edition.ice_bonus):
        place = "ice_bonus" if "ice_bonus" in printed else "global_mission"
        merged[place] = {**printed[place], "points": pack.ice_bonus, "source": "pack"}
    check_material(edition, merged, flaws)
    flaws.settle()
    return replace(edition, printed=merged)


def _characters(rows: list[Row], pack: MissionPack) -> list[Row]:
    """The house calls what a character does its effect."""
    worded = [{**row, "text": row["effect"], "text_fr": row["effect_fr"]} for row in rows]
    told = laid_over(worded, pack.characters, whole=False)
    return [{**row, "effect": row["text"], "effect_fr": row["text_fr"]} for row in told]


def _ships(printed: Row, pack: MissionPack, zones: list[Row]) -> list[Row]:
    """A ship that has no name of its own is told by what is printed on it."""
    ships = laid_over(printed["ships"], pack.ships, whole=True)
    if pack.ships is UNSET and pack.zones is UNSET:
        return ships
    unknown = next(ship for ship in printed["ships"] if ship["destination"] is None)
    names: dict[str | None, Row] = {zone["id"]: zone for zone in zones}
    names[None] = {key: unknown[key].partition(",")[0] for key in ("name", "name_fr")}
    own = {ship.id for ship in pack.ships or () if ship.name is not UNSET}
    return [
        ship
        if ship["id"] in own
        else ship
        | {
            key: f"{names[ship['destination']][key]}, {ship['capacity']} places"
            for key in ("name", "name_fr")
        }
        for ship in ships
    ]


def _cards(edition: Edition, pack: MissionPack) -> list[Row]:
    cards = laid_over(edition.printed["event_cards"], pack.event_cards, whole=True)
    if pack.event_cards is UNSET:
        return cards
    house = {card["id"]: card for card in edition.printed["event_cards"]}
    return [
        _told_card(edition, row, piece, house.get(row["id"]))
        for row, piece in zip(cards, pack.event_cards, strict=True)
    ]


def _told_card(edition: Edition, row: Row, piece: Any, house: Row | None) -> Row:
    """What a card does follows from its effect; one with the effect of the house's is like it."""
    row = {**row, "kind": CARD_KINDS[row["id"][3]]}
    row.setdefault("text", "")
    row.setdefault("text_fr", row["text"])
    if piece.effect is UNSET:
        return row
    if house is not None and _effect(house["effect"]) == row["effect"]:
        return {**row, "effect": house["effect"]}
    effect = dict(row["effect"])
    if effect["op"] == "majorities_at_least":
        effect["zones"] = "all"
    if effect["op"] == "extra_tokens":
        effect["resource"] = "ice"
    if "maxMoves" in effect:
        effect["max_moves"] = effect.pop("maxMoves")
    points = max(effect["scale"]) if "scale" in effect else effect.get("cap", effect.get("points"))
    return {
        **row,
        "type": "pack",
        "timing": _timing(edition, piece.effect),
        "points": points,
        "effect": effect,
    }


def _timing(edition: Edition, effect: Any) -> str:
    if isinstance(effect, REVEAL_EFFECTS):
        return "reveal"
    if isinstance(effect, (*SECRET_EFFECTS, *FINAL_EFFECTS)):
        return "final-scoring"
    if isinstance(effect, ACTION_EFFECTS):
        gains = tag_of(effect) == "gain_tokens"
        return "after-third-production" if gains else "before-third-production"
    if tag_of(effect) == "none":
        return "none"
    return edition.rule("third-distribution", "third-production")


def _resource_tiles(rows: list[Row], pack: MissionPack) -> list[Row]:
    counts = pack.resource_tiles
    if counts is UNSET:
        return rows
    tiles = [resource for resource in RESOURCES for _ in range(getattr(counts, resource))]
    if sorted(tiles) == sorted(row["resource"] for row in rows):
        return rows
    return [{"resource": resource, "source": "pack"} for resource in tiles]


# And back: the material of an edition as somebody could have typed it in.

_EFFECT_FIELDS = ("op", "zones", "points", "count", "scale", "resource", "cap", "keep", "max_moves")
_FIXED = {
    "majorities_at_least": {"zones"},
    "extra_tokens": {"resource"},
    "each_present_removes": {"count"},
    "leaders_remove": {"count"},
    "revive": {"count"},
    "kill": {"count"},
}
"""What the house notes beside an effect although it is never otherwise."""


def material_document(edition: Edition) -> dict[str, Any]:
    """The parts of a pack that say what an edition is played with."""
    printed = edition.printed
    tiles = [tile["resource"] for tile in printed["resource_tiles"]]
    return {
        "zones": [_zone_face(zone) for zone in printed["zones"]],
        "characters": [
            _words(row) | {"text": row["effect"], "textFr": row["effect_fr"]}
            for row in printed["characters"]
        ],
        "ships": [
            {key: ship[key] for key in ("id", "capacity", "destination")}
            for ship in printed["ships"]
        ],
        "eventCards": [
            _words(card)
            | {"text": card["text"], "textFr": card["text_fr"], "effect": _effect(card["effect"])}
            for card in printed["event_cards"]
        ],
        "resourceTiles": {resource: tiles.count(resource) for resource in RESOURCES},
        "iceBonus": edition.ice_bonus,
    }


def _words(row: Row) -> dict[str, Any]:
    return {"id": row["id"], "name": row["name"], "nameFr": row["name_fr"]}


def _zone_face(zone: Row) -> dict[str, Any]:
    if zone["id"] == PHOBOS:
        return _words(zone) | {"soldierTarget": zone["soldier_target"]}
    return _words(zone) | {
        "ring": zone["ring"],
        "adjacent": zone["adjacent"],
        "discoverySlot": zone["discovery_slot"],
        "soldierTarget": zone["soldier_target"],
    }


def _effect(effect: Row) -> dict[str, Any]:
    fixed = _FIXED.get(effect["op"], set())
    told = {key: effect[key] for key in _EFFECT_FIELDS if key in effect and key not in fixed}
    if "max_moves" in told:
        told["maxMoves"] = told.pop("max_moves")
    return told

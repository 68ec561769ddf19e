"""Packs to test with: one of each game that never changes, and random ones."""

from itertools import pairwise
from random import Random
from typing import Any

from areopagus.games.mission import PLANETE_ROUGE, RED_PLANET
from areopagus.games.mission.game import Mission
from areopagus.kernel.pack import read_pack
from areopagus.referee.templates import template_of

MISSIONS: dict[str, Mission] = {game.id: game for game in (PLANETE_ROUGE, RED_PLANET)}
RESOURCES = ["ice", "sylvanite", "celerium"]
Document = dict[str, Any]


def box(game: str) -> Document:
    """A box that looks real: twenty ships, zones and characters under other names, other cards."""
    house = MISSIONS[game].edition
    prefix, zones = house.prefix, house.zones
    return {
        "game": game,
        "name": "The box on my table",
        "zones": [
            {"id": zone, "name": f"Zone {place}", "nameFr": f"Région {place}"}
            for place, zone in enumerate(zones, 1)
        ],
        "characters": [{"id": "pilot", "name": "Captain", "text": "Send a ship elsewhere"}],
        "ships": [
            {
                "id": f"{prefix}-S-{number:02}",
                "capacity": 2 + number % 4,
                "destination": zones[number % len(zones)] if number % 7 else None,
            }
            for number in range(1, 21)
        ],
        "resourceTiles": {"ice": 4, "sylvanite": 5, "celerium": 3},
        "iceBonus": 7,
    }


def renamed(game: str) -> Document:
    """The house material under other names."""
    pack = template_of(MISSIONS[game])
    for part in ("zones", "characters", "eventCards"):
        for piece in pack[part]:
            piece["name"], piece["nameFr"] = f"Mine {piece['id']}", f"Mienne {piece['id']}"
    return pack


def random_box(game: str, seed: int) -> Document:
    """A box that differs from the house's wherever it can."""
    rng = Random(seed)
    edition = MISSIONS[game].edition
    prefix: str = edition.prefix
    zones: list[str] = list(edition.zones)
    mars = [zone for zone in zones if zone != "phobos"]
    pack: Document = {"game": game, "name": f"Box {seed}", "note": "made by a test"}
    pack["zones"] = _zones(rng, zones, mars)
    count = rng.randint(12, 60)
    bound = [rng.choice(zones) for _ in range(6)]
    others = [rng.choice([*zones, None]) for _ in range(count - 6)]
    pack["ships"] = [
        {
            "id": f"{prefix}-S-{number:02}",
            "capacity": rng.randint(1, 9) if number > 6 else rng.randint(3, 5),
            "destination": destination,
        }
        for number, destination in zip(
            rng.sample(range(1, 61), count), [*bound, *others], strict=True
        )
    ]
    pack["eventCards"] = _cards(rng, prefix, zones)
    tiles = {resource: rng.randint(4, 7) for resource in RESOURCES}
    pack["resourceTiles"] = tiles
    pack["iceBonus"] = rng.randint(0, 20)
    parts = ["zones", "ships", "eventCards", "resourceTiles", "iceBonus"]
    for part in rng.sample(parts, rng.randint(0, 3)):
        del pack[part]
    return pack


def _zones(rng: Random, zones: list[str], mars: list[str]) -> list[Document]:
    """A connected board: a path through all of Mars, and some more borders."""
    way = rng.sample(mars, len(mars))
    borders = {frozenset(pair) for pair in pairwise(way)}
    borders |= {frozenset(rng.sample(mars, 2)) for _ in range(rng.randint(0, 8))}
    outer = set(rng.sample(mars, rng.randint(3, len(mars) - 1)))
    slots = rng.sample(mars, rng.randint(1, len(mars)))
    return [
        {
            "id": zone,
            "name": f"Land {rng.randint(1, 999)}",
            "ring": "outer" if zone in outer else "central",
            "adjacent": sorted(
                other for pair in borders if zone in pair for other in pair if other != zone
            ),
            "discoverySlot": zone in slots,
            "soldierTarget": rng.random() < 0.7,
        }
        for zone in mars
    ]


def _cards(rng: Random, prefix: str, zones: list[str]) -> list[Document]:
    secret = "B" if prefix == "PR" else "M"
    cards = [
        _card(rng, f"{prefix}-{secret}-{number:02}", _secret_effect(rng, zones))
        for number in rng.sample(range(1, 41), rng.randint(13, 20))
    ]
    cards += [
        _card(rng, f"{prefix}-D-{number:02}", _discovery_effect(rng, prefix))
        for number in rng.sample(range(1, 41), rng.randint(0, 12))
    ]
    if prefix == "RP":
        cards += [
            _card(rng, f"RP-A-{number:02}", _action_effect(rng))
            for number in rng.sample(range(1, 41), rng.randint(0, 5))
        ]
    rng.shuffle(cards)
    return cards


def _card(rng: Random, id: str, effect: Document) -> Document:
    name = f"Card {rng.randint(1, 999)}"
    return {"id": id, "name": name, "nameFr": f"Carte {name}", "text": "…", "effect": effect}


def _some_zones(rng: Random, zones: list[str]) -> Any:
    return "all" if rng.random() < 0.3 else rng.sample(zones, rng.randint(1, 5))


def _secret_effect(rng: Random, zones: list[str]) -> Document:
    points, count, resource = rng.randint(0, 20), rng.randint(1, 10), rng.choice(RESOURCES)
    some = _some_zones(rng, zones)
    length = (len(zones) if some == "all" else len(some)) + 1
    return rng.choice(
        [
            {"op": "presence_all", "zones": some, "points": points},
            {"op": "presence_at_least", "zones": some, "count": count, "points": points},
            {"op": "presence_scale", "zones": some, "scale": list(range(length))},
            {"op": "majorities_at_least", "count": count, "points": points},
            {"op": "most_astronauts_total", "zones": some, "points": points},
            {"op": "most_tokens", "resource": resource, "points": points},
            {"op": "most_lost", "points": points},
            {"op": "tokens_of_each", "count": count, "points": points},
            {"op": "points_per_zone_present", "zones": some, "points": 2, "cap": points},
            {"op": "flat", "points": points},
            {"op": "extra_tokens", "count": count},
        ]
    )


def _discovery_effect(rng: Random, prefix: str) -> Document:
    effects: list[Document] = [
        {"op": "each_present_removes"},
        {"op": "leaders_remove"},
        {"op": "extra_production", "count": rng.randint(1, 2)},
        {"op": "adjacent_extra_production", "count": 1},
        {"op": "no_production"},
        {"op": "parity_filter", "keep": rng.choice(["even", "odd"])},
        {"op": "award_to_second"},
        {"op": "produce_instead", "resource": rng.choice(RESOURCES)},
        {"op": "points_each_present", "points": rng.randint(-20, 20)},
        {"op": "points_to_most", "points": rng.randint(-20, 20)},
        {"op": "points_per_astronaut", "points": 2, "cap": 5},
        {"op": "none"},
    ]
    if prefix == "RP":
        effects.append({"op": "pull_docked_astronauts"})
    return rng.choice(effects)


def _action_effect(rng: Random) -> Document:
    return rng.choice(
        [
            {"op": "gain_tokens", "resource": rng.choice(RESOURCES), "count": 2},
            {"op": "revive"},
            {"op": "kill"},
            {"op": "move", "maxMoves": rng.randint(1, 3)},
        ]
    )


def boxed(game: str, document: Document | None = None) -> Mission:
    """A game on the material of a box."""
    house = MISSIONS[game]
    kind: Any = house.PackDocument
    return house.with_pack(read_pack(kind, box(game) if document is None else document))

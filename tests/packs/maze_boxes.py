"""Packs of Magic Maze on Mars to test with: one that never changes, and random ones."""

from random import Random
from typing import Any

from areopagus.games.maze import MAGIC_MAZE_ON_MARS as HOUSE
from areopagus.games.maze.components import COLOURS, TILE_IDS, X_TILE_IDS
from areopagus.games.maze.game import MagicMazeOnMars
from areopagus.kernel.pack import read_pack
from areopagus.referee.templates import template_of

GAME = "magic-maze-on-mars"
MODULES = range(1, 6)
Document = dict[str, Any]


def boxed(document: Document | None = None) -> MagicMazeOnMars:
    """The game on the material of a box."""
    return HOUSE.with_pack(read_pack(HOUSE.PackDocument, box() if document is None else document))


def renamed() -> Document:
    """The house material under other names."""
    pack = template_of(HOUSE)
    for part in ("tiles", "xTiles"):
        for tile in pack[part]:
            tile["name"], tile["nameFr"] = f"Sector {tile['id']}", f"Secteur {tile['id']}"
    return pack


def box() -> Document:
    """A box that looks real: other names, some other tiles, another X tile, other action tiles."""
    tiles = {tile["id"]: tile for part in ("tiles", "xTiles") for tile in renamed()[part]}
    tiles["A3"] = {
        "id": "A3",
        "name": "Sector A3",
        "nameFr": "Secteur A3",
        "spaces": [
            {"id": "N", "lock": "blue"},
            {"id": "E", "factory": "brown", "lock": "green"},
            {"id": "S"},
            {"id": "C1"},
            {"id": "C3", "pipeline": True},
        ],
        "lanes": [
            {"a": "S", "b": "C3", "colour": "purple"},
            {"a": "C3", "b": "C1", "colour": "yellow"},
            {"a": "C1", "b": "N", "colour": "orange"},
            {"a": "E", "b": "C3", "colour": "green", "oneWay": True},
            {"a": "C1", "b": "E", "colour": "blue"},
        ],
    }
    tiles["X12"] = {
        "id": "X12",
        "name": "Sector X12",
        "number": 72,
        "spaces": [{"id": "N", "lock": "purple"}, {"id": "S"}, {"id": "C"}],
        "lanes": [{"a": "S", "b": "C", "colour": "blue"}, {"a": "C", "b": "N", "bridge": True}],
        "trash": True,
        "slug": "C",
    }
    return {
        "game": GAME,
        "name": "The box on my table",
        "tiles": [tile for id, tile in tiles.items() if id not in X_TILE_IDS],
        "xTiles": [tile for id, tile in tiles.items() if id in X_TILE_IDS],
        "actionTiles": [
            {"id": "T1", "sides": _sides({2: "byo", 3: "by", 4: "by", 5: "by", 6: "by"})},
            {"id": "T2", "sides": _sides({2: "gpn", 3: "gp", 4: "gp", 5: "gp", 6: "gp"})},
            {"id": "T3", "sides": _sides({3: "on", 4: "on", 5: "on", 6: "on"})},
        ],
        "modules": [{"id": "module-5", "jokers": 2, "trash": 8, "colonists": 5}],
    }


_LETTERS = {"y": "yellow", "b": "blue", "g": "green", "n": "brown", "o": "orange", "p": "purple"}


def _sides(shown: dict[int, str]) -> list[Document]:
    return [
        {"seats": [seats], "colours": [_LETTERS[letter] for letter in letters]}
        for seats, letters in shown.items()
    ]


def random_box(seed: int) -> Document:
    """A box that differs from the house's wherever it can."""
    rng = Random(seed)
    sites, hourglasses = _spread(rng, 5, 1), _spread(rng, 4, 0)
    tiles = [_start(rng)]
    for group, count in (("A", 4), ("B", 2), ("C", 2), ("D", 2), ("E", 2)):
        names = [f"{group}{n}" for n in range(1, count + 1)]
        places = rng.sample(names, min(count, sites[group]))
        hours = rng.sample(names, min(count, hourglasses[group]))
        made = [_tile(rng, id, site=id in places, hourglass=id in hours, locks=1) for id in names]
        if group == "A":
            _produce(rng, made, tiles[0]["spaces"][2]["factory"])
        tiles += made
    found = {
        kind: {t["id"]: sum(s["id"] == kind for s in t["spaces"]) for t in tiles} for kind in "DH"
    }
    pack: Document = {"game": GAME, "name": f"Box {seed}", "note": "made by a test"}
    pack["tiles"] = rng.sample(tiles, len(tiles))
    closed = rng.randint(0, 3)
    pack["xTiles"] = [
        _tile(rng, id, locks=0 if place < closed else 1)
        for place, id in enumerate(rng.sample(X_TILE_IDS, rng.randint(0, 20)))
    ]
    pack["actionTiles"] = _action_tiles(rng)
    pack["modules"] = [_module(rng, number, found) for number in MODULES]
    for part in rng.sample(["xTiles", "actionTiles"], rng.randint(0, 2)):
        del pack[part]
    return pack


def _spread(rng: Random, most: int, least: int) -> dict[str, int]:
    """How many of something each group of tiles brings."""
    counts = dict.fromkeys("ABCDE", 0) | {"A": least}
    for _ in range(rng.randint(0, most - least)):
        counts[rng.choice([group for group in "ABCDE" if counts[group] < 2])] += 1
    return counts


def _start(rng: Random) -> Document:
    """Its factory lies on the south side; what it produces opens the north one."""
    colour = rng.choice(COLOURS)
    locks = {"N": colour} | {side: rng.choice(COLOURS) for side in "ESW"}
    spaces: list[Document] = [{"id": side, "lock": lock} for side, lock in locks.items()]
    spaces[2]["factory"] = colour
    lanes = [("S", "N"), ("R", "E"), ("R", "W"), ("E", "N"), ("W", "S")]
    return {
        "id": "S1",
        "name": f"Field {rng.randint(1, 99)}",
        "spaces": [*spaces, {"id": "R"}],
        "lanes": [{"a": a, "b": b, "colour": rng.choice(COLOURS)} for a, b in lanes],
    }


def _tile(
    rng: Random, id: str, *, site: bool = False, hourglass: bool = False, locks: int
) -> Document:
    """A tile whose platforms are joined by a tree of two-way lanes, with more of all kinds."""
    sides = rng.sample("NEW", rng.randint(1, 3))
    inner = rng.sample(["C1", "C2", "C3", "C4"], rng.randint(0, 4))
    platforms = ["S", *sides, *inner]
    spaces: dict[str, Document] = {platform: {"id": platform} for platform in platforms}
    for place, side in enumerate(sides):
        if locks and (place == 0 or rng.random() < 0.8):
            spaces[side] |= {"lock": rng.choice(COLOURS)}
    joined = [
        (rng.choice(platforms[:place]), platform)
        for place, platform in enumerate(platforms)
        if place
    ]
    lanes = [_lane(rng, a, b) for a, b in joined]
    for kind, there in (("D", site), ("H", hourglass)):
        if there:
            spaces[kind] = {"id": kind}
            lanes.append(_lane(rng, rng.choice(platforms), kind, one_way=rng.random() < 0.3))
    if site:
        spaces["D"] |= {"needs": rng.sample(COLOURS * 2, rng.randint(1, 4))}
    taken = {frozenset((lane["a"], lane["b"])) for lane in lanes}
    for _ in range(rng.randint(0, 3)):
        a, b = rng.sample(platforms, 2)
        if frozenset((a, b)) not in taken and len(lanes) < 12:
            taken.add(frozenset((a, b)))
            lanes.append(
                {"a": a, "b": b, "bridge": True}
                if rng.random() < 0.4
                else _lane(rng, a, b, one_way=rng.random() < 0.5)
            )
    for platform in rng.sample(platforms, rng.randint(0, 2)):
        spaces[platform] |= {"factory": rng.choice(COLOURS)}
    for platform in rng.sample(platforms, rng.randint(0, 2)):
        spaces[platform] |= {"pipeline": True}
    return {
        "id": id,
        "name": f"Place {id} {rng.randint(1, 99)}",
        "nameFr": f"Lieu {id}",
        "spaces": list(spaces.values()),
        "lanes": lanes,
        "trash": rng.random() < 0.4,
        "slug": rng.choice(platforms) if rng.random() < 0.3 else None,
    }


def _lane(rng: Random, a: str, b: str, *, one_way: bool = False) -> Document:
    return {"a": a, "b": b, "colour": rng.choice(COLOURS), "oneWay": one_way}


def _produce(rng: Random, tiles: list[Document], already: str) -> None:
    """Module 1 produces every colour."""
    platforms = [s for t in tiles for s in t["spaces"] if s["id"][0] not in "DH"]
    missing = [colour for colour in COLOURS if colour != already]
    for space, colour in zip(rng.sample(platforms, len(missing)), missing, strict=True):
        space["factory"] = colour


def _action_tiles(rng: Random) -> list[Document]:
    sides: dict[str, list[Document]] = {f"T{n}": [] for n in range(1, 7)}
    for seats in range(2, 7):
        hands: list[set[str]] = [{rng.choice(COLOURS)} for _ in range(seats)]
        for colour in COLOURS:
            rng.choice(hands).add(colour)
        for place, hand in enumerate(hands, 1):
            sides[f"T{place}"].append({"seats": [seats], "colours": sorted(hand)})
    return [{"id": id, "sides": shown} for id, shown in sides.items()]


def _module(rng: Random, number: int, found: dict[str, dict[str, int]]) -> Document:
    groups = "SABCDE"[: number + 1]
    counts = {
        kind: sum(count for id, count in tiles.items() if id[0] in groups)
        for kind, tiles in found.items()
    }
    return {
        "id": f"module-{number}",
        "name": f"Game {number}",
        "text": "…",
        "domes": counts["D"],
        "hourglassTiles": counts["H"],
        "colonists": rng.randint(counts["D"], 5),
        "jokers": rng.randint(0, 3) if number >= 2 else 0,
        "trash": rng.randint(0, 10) if number >= 3 else 0,
        "slugs": rng.randint(0, 2) if number >= 4 else 0,
    }


__all__ = ["GAME", "HOUSE", "TILE_IDS", "box", "boxed", "random_box", "renamed"]

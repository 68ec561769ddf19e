"""From a pack to the material that the game is played with, and back."""

from functools import lru_cache
from typing import Any

import msgspec

from areopagus.games.maze.components import (
    SIDES,
    START_TILE,
    TILE_IDS,
    X_TILE_IDS,
    Material,
    TileFace,
    TileId,
    lane_id,
)
from areopagus.games.maze.described import description
from areopagus.games.maze.material_checks import check_material, check_tile, missing_parts
from areopagus.games.maze.pack import MazePack, OwnTile
from areopagus.kernel.language import Phrase
from areopagus.kernel.pack import Flaws, check_ids, given, laid_over

Row = dict[str, Any]

SIDE_PLACES = {"N": (0.5, 1.0), "E": (1.0, 0.5), "S": (0.5, 0.0), "W": (0.0, 0.5)}
PLACES = {
    "C": (0.5, 0.5),
    "C1": (0.5, 0.72),
    "C2": (0.72, 0.5),
    "C3": (0.5, 0.28),
    "C4": (0.28, 0.5),
    "H": (0.3, 0.3),
    "D": (0.68, 0.32),
    "R": (0.7, 0.7),
}
"""Where spaces inside a tile are drawn unless a pack says so."""
KINDS = {"C": "platform", "H": "hourglass", "D": "site", "R": "rocket"}
"""What kind of space the letter of its id says."""


def material(house: Material, pack: MazePack) -> Material:
    """The house material with that of a pack laid over it; raises :class:`FlawedPack`."""
    flaws = Flaws()
    check_ids(pack.tiles, [id for id in TILE_IDS if id not in X_TILE_IDS], "tiles", flaws)
    check_ids(pack.x_tiles, X_TILE_IDS, "xTiles", flaws)
    check_ids(pack.action_tiles, house.action_tiles[6], "actionTiles", flaws)
    modules = {f"module-{number}": number for number in house.manifests}
    check_ids(pack.modules, modules, "modules", flaws)
    rows = {row["id"]: row for row in house.printed["tiles"]}
    own = [("tiles", pack.tiles), ("xTiles", pack.x_tiles)]
    for part, pieces in own:
        for index, piece in enumerate(pieces or ()):
            missing_parts(piece, piece.id in rows, f"/{part}/{index}", flaws)
    flaws.settle()
    tiles = _tiles(house, rows, pack)
    for part, pieces in own:
        for index, piece in enumerate(pieces or ()):
            check_tile(piece, tiles[piece.id], f"/{part}/{index}", flaws)
    flaws.settle()
    printed = {
        **house.printed,
        "tiles": list(tiles.values()),
        "actionTiles": {
            **house.printed["actionTiles"],
            "tiles": laid_over(
                house.printed["actionTiles"]["tiles"], pack.action_tiles, whole=False
            ),
        },
        "modules": _modules(house.printed["modules"], pack),
    }
    made = Material(_described(printed), _names(rows, tiles))
    check_material(made, pack, flaws)
    flaws.settle()
    return made


# Tiles


def _tiles(house: Material, rows: dict[TileId, Row], pack: MazePack) -> dict[TileId, Row]:
    """The tiles by their ids, in the order in which the house has them."""
    printed = _typed_in(house)
    of_modules = [row for row in printed if row["id"] not in X_TILE_IDS]
    x_tiles = [row for row in printed if row["id"] in X_TILE_IDS]
    told = [
        *laid_over(of_modules, pack.tiles, whole=False),
        *sorted(laid_over(x_tiles, pack.x_tiles, whole=True), key=_by_number),
    ]
    return {row["id"]: rows[row["id"]] if row["source"] != "pack" else _row(row) for row in told}


def _by_number(row: Row) -> int:
    return int(row["id"][1:])


@lru_cache(maxsize=1)
def _typed_in(house: Material) -> list[Row]:
    """The tiles of the house with what somebody could have typed in: the same for every pack."""
    return [{"source": row["source"], **given(_own_tile(row))} for row in house.printed["tiles"]]


def _own_tile(row: Row) -> OwnTile:
    arrow = row["nodes"]["S"] if row["arrow"] else {}
    tile = {
        "id": row["id"],
        "name": row["name"],
        "nameFr": row["nameFr"],
        "spaces": [_own_space(id, node) for id, node in row["nodes"].items() if node],
        "lanes": [
            {"a": lane["a"], "b": lane["b"], "oneWay": lane["oneWay"], "bridge": lane["bridge"]}
            | ({"colour": lane["colour"]} if lane["colour"] else {})
            for lane in row["lanes"]
        ],
        "trash": arrow.get("trash", False),
        "slug": arrow.get("slugTarget"),
    }
    if row.get("number") is not None:
        tile["number"] = row["number"]
    return msgspec.convert(tile, OwnTile)


def _own_space(id: str, node: Row) -> Row:
    icons = ("lock", "factory", "pipeline", "needs")
    space = {"id": id} | {key: node[key] for key in icons if node.get(key)}
    return space if id in SIDES else space | {"xy": node["xy"]}


def _row(tile: Row) -> Row:
    """A tile that somebody typed in, as ``components.json`` would have it."""
    id: str = tile["id"]
    is_start = id == START_TILE
    nodes: dict[str, Row | None] = dict.fromkeys(SIDES)
    for space in tile["spaces"]:
        nodes[space["id"]] = _node(space)
    if not is_start and (arrow := nodes["S"]) is not None:
        arrow |= {"arrow": True, "trash": tile.get("trash", False), "slugTarget": tile.get("slug")}
    return {
        "id": id,
        "number": tile.get("number"),
        "group": "start" if is_start else id[0],
        "name": tile["name"],
        "nameFr": tile["name_fr"],
        "text": "",
        "textFr": "",
        "arrow": None if is_start else "S",
        "source": "pack",
        "nodes": nodes,
        "lanes": [
            {
                "id": lane_id(id, place),
                "a": lane["a"],
                "b": lane["b"],
                "colour": lane.get("colour"),
                "oneWay": lane.get("oneWay", False),
                "bridge": lane.get("bridge", False),
            }
            for place, lane in enumerate(tile["lanes"], 1)
        ],
    }


def _node(space: Row) -> Row:
    id: str = space["id"]
    content = {key: value for key, value in space.items() if key != "id"}
    if id in SIDES:
        return content | {"kind": "side", "xy": list(SIDE_PLACES[id])}
    return {"xy": list(PLACES[id])} | content | {"kind": KINDS[id[0]]}


def _described(printed: Row) -> Row:
    """What a tile says in words is what it shows, whoever typed it in."""
    for row in printed["tiles"]:
        if row["source"] == "pack":
            words = description(msgspec.convert(row, TileFace))
            row |= {"text": words.en, "textFr": words.fr}
    return printed


def _names(house: dict[TileId, Row], tiles: dict[TileId, Row]) -> dict[TileId, Phrase]:
    """The names of tiles that are called otherwise than the house's tiles of their ids."""
    return {
        id: Phrase(row["name"], row["nameFr"])
        for id, row in tiles.items()
        if id not in house or any(row[key] != house[id][key] for key in ("name", "nameFr"))
    }


# Modules


def _modules(rows: list[Row], pack: MazePack) -> list[Row]:
    """The rows of the house say their module by its number, and French in camel case."""
    typed = [_typed_module(row) for row in rows]
    told = laid_over(typed, pack.modules, whole=False)
    return [
        row if over["source"] == row["source"] else row | _module_row(over)
        for row, over in zip(rows, told, strict=True)
    ]


COUNTS = {
    "colonists": "colonists",
    "domes": "domes",
    "hourglass_tiles": "hourglassTiles",
    "jokers": "jokers",
    "trash": "trash",
    "slugs": "slugs",
}
"""What a pack counts, and how ``components.json`` spells it."""
WORDS = {"name": "name", "name_fr": "nameFr", "text": "text", "text_fr": "textFr"}


def _typed_module(row: Row) -> Row:
    told = {field: row[key] for field, key in (COUNTS | WORDS).items()}
    return {"id": f"module-{row['module']}", "source": row["source"], **told}


def _module_row(told: Row) -> Row:
    said = {key: told[field] for field, key in (COUNTS | WORDS).items()}
    return {**said, "source": "pack"}


# And back: the material as somebody could have typed it in.


def material_document(material: Material) -> dict[str, Any]:
    """The parts of a pack that say what the game is played with."""
    printed = material.printed
    tiles = [msgspec.to_builtins(_own_tile(row)) for row in printed["tiles"]]
    return {
        "tiles": [tile for tile in tiles if tile["id"] not in X_TILE_IDS],
        "xTiles": [tile for tile in tiles if tile["id"] in X_TILE_IDS],
        "actionTiles": [
            {key: row[key] for key in ("id", "sides")} for row in printed["actionTiles"]["tiles"]
        ],
        "modules": [
            {"id": f"module-{row['module']}"}
            | {key: row[key] for key in (*WORDS.values(), *COUNTS.values())}
            for row in printed["modules"]
        ],
    }

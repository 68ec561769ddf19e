"""From a pack to the material that On Mars is played with, checked as a whole; and back."""

from collections.abc import Iterator

import msgspec
from msgspec import UNSET

from areopagus.games.colony.components import Material
from areopagus.games.colony.hexes import CELLS, Hex, spelled
from areopagus.games.colony.material_checks import check_material, check_pieces
from areopagus.games.colony.pack import OnMarsPack
from areopagus.games.colony.pack_parts import (
    FACES,
    FIRST_GAME,
    HEXES,
    PARTS,
    SEATS,
    WHOLE,
    WORDS,
    Row,
    camel,
    is_other,
    rows_of,
)
from areopagus.kernel.pack import Flaws, given, laid_over

NOWHERE = Hex(6, 6)
"""A hex that no map has."""


def material(house: Material, pack: OnMarsPack) -> Material:
    """The material of a pack, laid over the house's; raises :class:`FlawedPack`."""
    flaws, printed = Flaws(), _spelled_out(house)
    check_pieces(printed, pack, flaws)
    flaws.settle()
    merged = _merged(printed, pack)
    check_material(house, printed, merged, pack, flaws)
    flaws.settle()
    return Material(_as_printed(merged))


# The house's rows as a pack would say them, and back.


def _spelled_out(house: Material) -> Row:
    """The rows with their effects in full, as Structs say them, so that they can be compared."""
    printed, does = house.printed, msgspec.to_builtins(house.effects)
    spelled_out = dict(printed)
    for part in ("plans", "discovery_tiles", "research_tiles"):
        spelled_out[part] = [row | {"effect": does[row["id"]]} for row in printed[part]]
    again = msgspec.to_builtins(house.repeats)
    spelled_out["plans"] = [
        row | {"gain": next(iter(row["gain"])), "boost": again.get(row["id"])}
        for row in spelled_out["plans"]
    ]
    spelled_out["private_goals"] = [
        row
        | {
            f"reward_{prize}": row[f"reward_{prize}"] | {"effect": does[f"{row['id']}-{prize}"]}
            for prize in ("a", "b")
        }
        for row in printed["private_goals"]
    ]
    return spelled_out


def _as_printed(merged: Row) -> Row:
    """The rows as screens show them: what follows from what a pack says stands beside it."""
    workers = {row["works_in"]: row["id"] for row in merged["scientists"]}
    first = {row["event"]: row["id"] for row in reversed(merged["missions"])}
    return {
        **merged,
        "plans": [
            row
            | {
                "gain": {row["gain"]: 1},
                "scientist": workers[row["building"]],
                "op_unbuilt": -row["op_built"],
            }
            for row in merged["plans"]
        ],
        "mission_setup": merged["mission_setup"]
        | {"first_game": [first[event] for event in FIRST_GAME]},
    }


def material_document(house: Material) -> Row:
    """The parts of a pack that say what On Mars is played with."""
    printed = _spelled_out(house)
    return {
        called: [_face(part, row) for row in rows_of(printed, part)]
        for part, (called, _) in PARTS.items()
    } | {"map": _map_face(printed["map"])}


def _face(part: str, row: Row) -> Row:
    face = {key: row[key] for key in (*WORDS, *FACES.get(part, ())) if key in row}
    for prize in ("reward_a", "reward_b"):
        if prize in face:
            face[prize] = {camel(key): value for key, value in face[prize].items()}
    return {camel(key): value for key, value in face.items()}


def _map_face(printed: Row) -> Row:
    return {
        "hexes": _names(printed["cells"]),
        "startBuildings": _names(printed["start_building_hexes"]["hexes"]),
        "shelters": {str(seats): _names(printed["shelter_start"][str(seats)]) for seats in SEATS},
        "research": {letter: _names(printed["research_hexes"][letter]) for letter in "ABCD"},
    }


def _names(pairs: list[list[int]]) -> list[str]:
    return [spelled(Hex(q, r)) for q, r in pairs]


# Merging.


def _merged(printed: Row, pack: OnMarsPack) -> Row:
    merged = dict(printed)
    for part in PARTS:
        pieces = getattr(pack, part)
        rows = laid_over(rows_of(printed, part), pieces, whole=part in WHOLE)
        if part == "reward_tiles":
            merged["lss"] = printed["lss"] | {"reward_tiles": rows}
        else:
            merged[part] = rows
    merged["plans"] = _without_boost(merged["plans"], pack)
    merged["contracts"] = _of_one_kind(merged["contracts"], pack)
    merged["private_goals"] = [_worded(row) for row in merged["private_goals"]]
    merged["tech_tiles"] = _named_like_types(printed["tech_tiles"], merged["tech_types"])
    merged["map"] = _laid_out(printed["map"], pack)
    for part in ("contracts", "plans"):
        merged[part] = _sourced(part, printed[part], merged[part])
    return merged


def _sourced(part: str, house: list[Row], rows: list[Row]) -> list[Row]:
    """A piece with something left out that ours has is not ours."""
    ours = {row["id"]: row for row in house}
    return [
        row | {"source": "pack"} if is_other(part, ours[row["id"]], row) else row for row in rows
    ]


def _without_boost(rows: list[Row], pack: OnMarsPack) -> list[Row]:
    """A plan that says what it does, and nothing of colonists, is not boosted by them."""
    plain = {
        piece.id for piece in pack.plans or () if piece.effect is not UNSET and piece.boost is UNSET
    }
    return [row | {"boost": None} if row["id"] in plain else row for row in rows]


def _of_one_kind(rows: list[Row], pack: OnMarsPack) -> list[Row]:
    """A contract asks for a building or for goods: what is told takes the place of the other."""
    told = {piece.id: piece for piece in pack.contracts or ()}
    merged = []
    for row in rows:
        piece = told.get(row["id"])
        if piece is not None and piece.needs is not UNSET:
            row = {k: v for k, v in row.items() if k not in ("building", "min_complex_size")}
        elif piece is not None and piece.building is not UNSET:
            row = {k: v for k, v in row.items() if k != "needs"}
        merged.append(row | {"kind": "delivery" if "needs" in row else "upgrade"})
    return merged


def _worded(row: Row) -> Row:
    """The rewards of a goal, with their French under the key that rows have for it."""
    rewards = {}
    for prize in ("reward_a", "reward_b"):
        said = dict(row[prize])
        french = said.pop("textFr", None) or said.get("text_fr") or said["text"]
        rewards[prize] = said | {"text_fr": french}
    return row | rewards


def _named_like_types(tiles: list[Row], types: list[Row]) -> list[Row]:
    told = {row["id"]: row for row in types if row["source"] == "pack"}
    words = ("name", "name_fr", "text", "text_fr", "source")
    return [
        tile | {key: told[tile["type"]][key] for key in words} if tile["type"] in told else tile
        for tile in tiles
    ]


def _laid_out(printed: Row, pack: OnMarsPack) -> Row:
    """The map, with hexes in one order whatever order they are told in."""
    told = pack.map
    if told is UNSET:
        return printed
    merged, said = dict(printed), given(told)
    if "hexes" in said:
        cells = {HEXES.get(name) for name in said["hexes"]}
        merged["cells"] = _pairs(cell for cell in CELLS if cell in cells)
    if "start_buildings" in said:
        merged["start_building_hexes"] = {"hexes": _places(said["start_buildings"])}
    if "shelters" in said:
        merged["shelter_start"] = {k: _places(v) for k, v in said["shelters"].items()}
    if "research" in said:
        merged["research_hexes"] = {k: _places(v) for k, v in said["research"].items()}
    return merged


def _pairs(cells: Iterator[Hex]) -> list[list[int]]:
    return [[cell.q, cell.r] for cell in cells]


def _places(names: list[str]) -> list[list[int]]:
    """A hex that no map can have is told of as one that this map has not."""
    return [[cell.q, cell.r] for cell in (HEXES.get(name, NOWHERE) for name in names)]

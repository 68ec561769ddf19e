"""What people call places: a platform has no name of its own, so it is told by tile and side.

A platform between two tiles is named after the one that was placed first: its name stays the same
while the board grows.
"""

from collections import ChainMap
from collections.abc import Mapping
from functools import lru_cache

from areopagus.games.maze.board import fragment_of
from areopagus.games.maze.components import COLOURS, ActionTileId, Colour, Material, NodeFace
from areopagus.games.maze.merged_board import place_of
from areopagus.games.maze.state import PlacedTile
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.language import LANGUAGES, Language, Name, Phrase, joined
from areopagus.kernel.wording import Wording

WORDING = Wording.load("areopagus.games.maze")

_SIDES = ("north", "east", "south", "west")
"""The keys of what a side of a tile is called, in the order of the world sides."""


def names(table: MazeTable) -> Mapping[str, Phrase]:
    """The names of all places on the table, and of the action tiles by their colours."""
    return ChainMap(
        places_of(table.material, tuple(table.state.board)),
        _action_tiles(*table.action_tiles.items()),
    )


@lru_cache(maxsize=256)
def _action_tiles(*tiles: tuple[ActionTileId, frozenset[Colour]]) -> dict[str, Phrase]:
    return {id: _colours(colours) for id, colours in tiles}


@lru_cache(maxsize=256)
def places_of(material: Material, tiles: tuple[PlacedTile, ...]) -> dict[str, Phrase]:
    """The names of all platforms, spaces and bridges of placed tiles."""
    named: dict[str, Phrase] = {}
    for tile in tiles:
        fragment = fragment_of(material, tile)
        called = material.names.get(tile.tile) or WORDING.names[tile.tile]
        for id, side, _ in fragment.halves:
            named.setdefault(id, _name(_SIDES[side], called))
        platforms = sum(face.kind == "platform" for _, face in fragment.inner)
        for id, face in fragment.inner:
            named[id] = _name(place_key(tile, face, alone=platforms == 1), called)
        for lane in material.tiles[tile.tile].lanes:
            if lane.bridge:
                ends = (named[fragment.ids[lane.a]], named[fragment.ids[lane.b]])
                named[lane.id] = _between(*ends)
    return named


def _between(a: Phrase, b: Phrase) -> Phrase:
    between = WORDING.names["place.between"]
    return Phrase(
        *(
            between.text(language).format(a=a.text(language), b=b.text(language))
            for language in LANGUAGES
        )
    )


def place_key(tile: PlacedTile, face: NodeFace, *, alone: bool) -> str:
    """How a node inside a tile is called; of several platforms, by where they lie once turned."""
    if face.kind != "platform":
        return face.kind
    x, y = place_of(tile, face)
    east, north = x - 100 * tile.x - 50, y - 100 * tile.y - 50
    if alone or not (east or north):
        return "middle"
    side = (0 if north > 0 else 2) if abs(north) >= abs(east) else (1 if east > 0 else 3)
    return f"inner-{_SIDES[side]}"


def _name(key: str, tile: Phrase) -> Phrase:
    return Phrase(*(_place(key, tile, language) for language in LANGUAGES))


def _place(key: str, tile: Phrase, language: Language) -> str:
    place = WORDING.names[f"place.{key}"].text(language)
    return place.format(tile=Name(tile.text(language)))


def _colours(colours: frozenset[Colour]) -> Phrase:
    held = [colour for colour in COLOURS if colour in colours]
    return Phrase(
        *(
            joined([WORDING.names[colour].text(language) for colour in held], language)
            for language in LANGUAGES
        )
    )

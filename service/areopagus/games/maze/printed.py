"""The printed material, for a screen to show."""

from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import Meta, field

from areopagus.games.maze.components import Material
from areopagus.kernel.component import Component, told
from areopagus.kernel.document import Document
from areopagus.kernel.language import Language, Phrase, capitalised, joined

Row = dict[str, Any]
Count = Annotated[int, Meta(ge=0, le=99)]


class PrintedColour(Component, kw_only=True):
    """A colour, with the resource of that colour."""

    resource: str
    """What the resource is called."""
    pawns: Count
    """How many pawns of it there are."""


class PrintedSpace(Document, kw_only=True):
    """A space of a tile: a platform, an hourglass, a dome site, the rocket."""

    id: str
    """Its name on the tile: a side (`N`, `E`, `S`, `W`) or a letter."""
    kind: str
    """`side`, `platform`, `hourglass`, `site` or `rocket`."""
    xy: list[float]
    """Where it is drawn: right and up, the tile being one unit wide."""
    lock: str | None = None
    """The colour of the pawn that explores from it."""
    factory: str | None = None
    """The colour of the resource that is produced on it."""
    arrow: bool = False
    """Whether the tile is attached by it."""
    needs: list[str] = field(default_factory=list)
    """What a dome site takes, by colour."""
    pipeline: bool = False
    """Whether a pipeline leads to it."""
    trash: bool = False
    """Whether trash comes to it."""
    slug_target: str | None = None
    """The space where the slug of its icon comes out."""


class PrintedLane(Document, kw_only=True):
    """A lane between two spaces of a tile."""

    id: str
    """The lane, by its tile and number."""
    a: str
    """The space where it begins."""
    b: str
    """The space where it ends."""
    colour: str | None = None
    """Who may use it; null for a bridge that is still to be built."""
    one_way: bool = False
    """Whether it leads from `a` to `b` only."""
    bridge: bool = False
    """Whether a bridge tile must be laid before it can be used."""


class PrintedTile(Component, kw_only=True):
    """A Mars tile."""

    number: Count | None = None
    """The number printed on it, where it has one."""
    group: str
    """The module that it comes with, or `start`, or `X`."""
    arrow: str | None
    """The side by which it is attached; null for the start tile."""
    spaces: list[PrintedSpace]
    """What can be stood on."""
    lanes: list[PrintedLane]
    """How one gets from one space to another."""


class PrintedSide(Document, kw_only=True):
    """A side of an action tile."""

    colours: list[str]
    """What whoever holds it may do."""
    seats: list[Count]
    """With how many seats it is used."""


class PrintedActionTile(Component, kw_only=True):
    """An action tile: which colours a seat may use."""

    sides: list[PrintedSide]
    """What is printed on it."""


class PrintedModule(Component, kw_only=True):
    """What a module is played with."""

    tile_groups: list[str]
    """The groups of tiles that are in the stack."""
    stack_size: Count
    """How many tiles there are to explore."""
    colonists: Count
    """How many colonists must come home."""
    domes: Count
    """How many domes must be built."""
    bridges: Count
    """How many bridge tiles there are."""
    jokers: Count
    """How many jokers there are."""
    trash: Count
    """How many trash pawns there are."""
    slugs: Count
    """How many slugs there are."""


class PrintedSupply(Component, kw_only=True):
    """A kind of piece."""

    count: Count
    """How many there are."""


class MazeComponents(Document, kw_only=True):
    """The printed material of the game, each piece with its source."""

    colours: list[PrintedColour]
    """The six colours."""
    tiles: list[PrintedTile]
    """The Mars tiles."""
    action_tiles: list[PrintedActionTile]
    """What seats may do."""
    modules: list[PrintedModule]
    """What each module is played with."""
    supplies: list[PrintedSupply]
    """What is in the box."""


_MODULE = Phrase("Module {}", "Module {}")
_ACTION_TILE = Phrase("Action tile {}", "Tuile Action {}")
_RESOURCE = Phrase("Resource: {}, {} pawns.", "Ressource\N{NO-BREAK SPACE}: {}, {} pions.")
_SIDE = Phrase("with {} players: {}", "à {} joueurs\N{NO-BREAK SPACE}: {}")
_OR = Phrase(" or ", " ou ")
_SEMICOLON = Phrase("; ", "\N{NO-BREAK SPACE}; ")


def components(material: Material, language: Language) -> MazeComponents:
    """The material, in a language."""
    printed = material.printed
    return MazeComponents(
        colours=told(
            PrintedColour, _colours(printed["colours"], language), language, resource="resourceName"
        ),
        tiles=told(PrintedTile, _tiles(printed["tiles"]), language),
        action_tiles=told(
            PrintedActionTile,
            _action_tiles(printed["actionTiles"]["tiles"], printed["colours"], language),
            language,
        ),
        modules=told(PrintedModule, _modules(printed["modules"], language), language),
        supplies=told(PrintedSupply, printed["supplies"], language),
    )


def _tiles(rows: list[Row]) -> Iterator[Row]:
    for tile in rows:
        spaces = [{"id": id, **space} for id, space in tile["nodes"].items() if space is not None]
        yield {**tile, "spaces": spaces}


def _colours(rows: list[Row], language: Language) -> Iterator[Row]:
    for colour in rows:
        resource = colour["resourceNameFr" if language == "fr" else "resourceName"]
        yield {**colour, "text": _RESOURCE.text(language).format(resource, colour["pawns"])}


def _action_tiles(rows: list[Row], colours: list[Row], language: Language) -> Iterator[Row]:
    names = {
        colour["id"]: colour["nameFr" if language == "fr" else "name"].lower() for colour in colours
    }
    for tile in rows:
        told_sides = [
            _SIDE.text(language).format(
                _either([str(seats) for seats in side["seats"]], language),
                joined([names[colour] for colour in side["colours"]], language),
            )
            for side in tile["sides"]
        ]
        yield {
            "text": capitalised(_SEMICOLON.text(language).join(told_sides)) + ".",
            "id": tile["id"],
            "name": _name(tile, language),
            "source": tile["source"],
            "sides": tile["sides"],
        }


def _either(numbers: list[str], language: Language) -> str:
    return _OR.text(language).join(part for part in (", ".join(numbers[:-1]), numbers[-1]) if part)


def _modules(rows: list[Row], language: Language) -> Iterator[Row]:
    for module in rows:
        number = module["module"]
        name = _MODULE.text(language).format(number)
        yield {**module, "id": f"module-{number}", "name": name}


def _name(tile: Row, language: Language) -> str:
    """What its owner calls an action tile, or its number."""
    own = tile.get("name_fr" if language == "fr" else "name")
    return own or _ACTION_TILE.text(language).format(tile["id"].removeprefix("T"))

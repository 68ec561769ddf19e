"""What a tile must be, and what all tiles, action tiles and modules of a box must be together."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import UNSET

from areopagus.games.maze.components import (
    COLOURS,
    PAWNS_PER_COLOUR,
    SIDES,
    START_TILE,
    Material,
    NodeFace,
    TileFace,
)
from areopagus.games.maze.names import place_key
from areopagus.games.maze.pack import MazePack, OwnLane, OwnSpace, OwnTile
from areopagus.games.maze.state import PlacedTile
from areopagus.kernel.pack import Flaws

MOST_PIPELINES = 2
"""How many platforms of one tile may have a pipeline: every pair of those in play is a move."""
NO_BRIDGES = ("start", "A")
"""The tiles of module 1, which is played without bridges (MM-BRIDGE-2)."""
INTRODUCED = {"jokers": 2, "trash": 3, "slugs": 4}
"""From which module on there is such a thing (MM-SETUP-8)."""


def missing_parts(piece: OwnTile, is_known: bool, pointer: str, flaws: Flaws) -> None:
    """What a tile must say that the house has none of."""
    for field in ("name", "spaces", "lanes"):
        if not is_known and getattr(piece, field) is UNSET:
            flaws.add(
                f"{pointer}/{field}",
                f"{piece.id} is no tile of ours, so its {field} must be told",
                f"{piece.id} n’est pas une de nos tuiles, il faut donc dire : {field}",
            )


# One tile.


def check_tile(piece: OwnTile, row: dict[str, Any], pointer: str, flaws: Flaws) -> None:
    """All that is wrong with one tile."""
    nodes: dict[str, Any] = {id: node for id, node in row["nodes"].items() if node}
    for index, space in enumerate(piece.spaces or ()):
        _check_space(piece.id, space, f"{pointer}/spaces/{index}", flaws)
    _check_twice(piece.spaces or (), f"{pointer}/spaces", flaws)
    _check_sides(piece.id, nodes, pointer, flaws)
    sound = _check_lanes(piece, row, nodes, pointer, flaws)
    _check_icons(piece, nodes, pointer, flaws)
    if sound:
        face = msgspec.convert(row, TileFace)
        _check_ways(face, pointer, flaws)
        _check_names(face, pointer, flaws)


def _check_space(tile: str, space: OwnSpace, pointer: str, flaws: Flaws) -> None:
    id, is_start = space.id, tile == START_TILE
    if space.lock is not UNSET and (id not in SIDES or (id == "S" and not is_start)):
        flaws.add(
            f"{pointer}/lock",
            "Locks are on the sides of a tile, but not on that with the arrow",
            "Les cadenas sont sur les bords d’une tuile, mais pas sur celui de la flèche",
        )
    for field in ("factory", "pipeline"):
        if getattr(space, field) and not _is_platform(id):
            flaws.add(
                f"{pointer}/{field}",
                f"{id} is no platform, so it has no {field}",
                f"{id} n’est pas une plateforme, elle n’a donc pas de {field}",
            )
    if id in SIDES and space.xy is not UNSET:
        flaws.add(
            f"{pointer}/xy",
            "A side is where it is",
            "Un bord est là où il est",
        )
    _check_needs(space, pointer, flaws)
    if id == "R" and not is_start:
        flaws.add(
            f"{pointer}/id",
            "The rocket space is on the start tile",
            "La case Fusée est sur la tuile de départ",
        )


def _check_needs(space: OwnSpace, pointer: str, flaws: Flaws) -> None:
    if (space.needs is not UNSET) != (space.id == "D"):
        flaws.add(
            f"{pointer}/needs",
            "A dome site, and nothing else, says which resources it needs",
            "Une case Chantier, et elle seule, dit de quelles ressources elle a besoin",
        )
    for colour, count in Counter(space.needs or ()).items():
        if count > PAWNS_PER_COLOUR:
            flaws.add(
                f"{pointer}/needs",
                f"There are only {PAWNS_PER_COLOUR} {colour} pawns",
                f"Il n’y a que {PAWNS_PER_COLOUR} pions « {colour} »",
            )


def _check_twice(spaces: Iterable[OwnSpace], pointer: str, flaws: Flaws) -> None:
    seen = set[str]()
    for index, space in enumerate(spaces):
        if space.id in seen:
            flaws.add(
                f"{pointer}/{index}/id",
                f"{space.id} is here twice",
                f"{space.id} est là deux fois",
            )
        seen.add(space.id)


def _check_sides(tile: str, nodes: dict[str, Any], pointer: str, flaws: Flaws) -> None:
    if tile != START_TILE:
        if "S" not in nodes:
            flaws.add(
                f"{pointer}/spaces",
                f"{tile} cannot be attached: on its side S is no half platform for its arrow",
                f"{tile} ne peut pas être raccordée : son bord S n’a pas de demi-plateforme",
            )
        return
    if "R" not in nodes:
        flaws.add(
            f"{pointer}/spaces",
            "The start tile has the rocket space, R",
            "La tuile de départ a la case Fusée, R",
        )
    for side in SIDES:  # MM-SOLO-2
        if side not in nodes or not nodes[side].get("lock"):
            flaws.add(
                f"{pointer}/spaces",
                f"The start tile has a lock on each side, and none on {side}",
                f"La tuile de départ a un cadenas sur chaque bord, et aucun sur {side}",
            )


def _check_lanes(
    piece: OwnTile, row: dict[str, Any], nodes: dict[str, Any], pointer: str, flaws: Flaws
) -> bool:
    """Whether all lanes lead from one space of the tile to another."""
    own = piece.lanes
    sound, seen = True, set[frozenset[str]]()
    for index, lane in enumerate(row["lanes"]):
        where = f"{pointer}/lanes/{index}" if own else f"{pointer}/spaces"
        for end in ("a", "b"):
            if lane[end] not in nodes:
                sound = False
                flaws.add(
                    f"{where}/{end}" if own else where,
                    f"{piece.id} has no space {lane[end]}, and a lane leads there",
                    f"{piece.id} n’a pas d’espace {lane[end]}, et une voie y mène",
                )
        ends = frozenset((lane["a"], lane["b"]))
        if len(ends) == 1 or ends in seen:
            flaws.add(
                where,
                "Two spaces of a tile are joined by one lane at most",
                "Deux espaces d’une tuile sont reliés par une voie au plus",
            )
        seen.add(ends)
    for index, told in enumerate(own or ()):
        _check_lane(told, f"{pointer}/lanes/{index}", flaws)
    return sound


def _check_lane(lane: OwnLane, pointer: str, flaws: Flaws) -> None:
    if lane.bridge == (lane.colour is not UNSET):
        flaws.add(
            f"{pointer}/colour",
            "A lane has a colour, unless it is a bridge under construction",
            "Une voie a une couleur, à moins d’être un pont en chantier",
        )
    if lane.bridge and lane.one_way:
        flaws.add(
            f"{pointer}/oneWay",
            "A bridge leads both ways once it is built",
            "Un pont mène dans les deux sens une fois construit",
        )
    platforms = _is_platform(lane.a) + _is_platform(lane.b)
    if platforms < (2 if lane.bridge else 1):
        flaws.add(
            pointer,
            "A lane joins a platform to something, a bridge joins two platforms",
            "Une voie relie une plateforme à autre chose, un pont relie deux plateformes",
        )


def _check_icons(piece: OwnTile, nodes: dict[str, Any], pointer: str, flaws: Flaws) -> None:
    for field in ("trash", "slug"):
        if piece.id == START_TILE and getattr(piece, field):
            flaws.add(
                f"{pointer}/{field}",
                "The start tile has no arrow, so no icon beside it",
                "La tuile de départ n’a pas de flèche, donc pas d’icône à côté",
            )
    arrow = nodes.get("S", {})
    target = arrow.get("slugTarget")
    if target and not (target in nodes and _is_platform(target)):
        flaws.add(
            f"{pointer}/slug",
            f"{piece.id} has no platform {target} for its slug",
            f"{piece.id} n’a pas de plateforme {target} pour sa limace",
        )
    if sum(bool(node.get("pipeline")) for node in nodes.values()) > MOST_PIPELINES:
        flaws.add(
            f"{pointer}/spaces",
            f"At most {MOST_PIPELINES} platforms of a tile have a pipeline",
            f"Au plus {MOST_PIPELINES} plateformes d’une tuile ont un pipeline",
        )


def _check_ways(face: TileFace, pointer: str, flaws: Flaws) -> None:
    """What is inside a tile can be reached, and what is produced there gets out."""
    nodes = _nodes(face)
    sides = [id for id in nodes if id in SIDES]
    reached = _reached(face, sides)
    for id, node in nodes.items():
        if id not in SIDES and id != "R" and id not in reached:
            flaws.add(
                f"{pointer}/lanes",
                f"No lane of {face.id} leads to {id}",
                f"Aucune voie de {face.id} ne mène à {id}",
            )
        if (id == "R" or node.factory) and not _reached(face, [id]) & {*sides}:
            flaws.add(
                f"{pointer}/lanes",
                f"No lane of {face.id} leads from {id} to a side",
                f"Aucune voie de {face.id} ne mène de {id} à un bord",
            )
    if face.arrow and len(_reached(face, [face.arrow])) == 1:
        flaws.add(
            f"{pointer}/lanes",
            f"Whoever arrives on {face.id} by its arrow can go nowhere",
            f"Qui arrive sur {face.id} par sa flèche ne peut aller nulle part",
        )


def _check_names(face: TileFace, pointer: str, flaws: Flaws) -> None:
    """Platforms inside a tile are told by where they lie, however the tile is turned."""
    inner = [node for node in _nodes(face).values() if node.kind == "platform"]
    for turns in range(4 if len(inner) > 1 else 0):
        placed = PlacedTile(tile=face.id, x=0, y=0, turns=turns)
        if len({place_key(placed, node, alone=False) for node in inner}) < len(inner):
            flaws.add(
                f"{pointer}/spaces",
                "Of the platforms inside a tile, one is north, one east, one south, one west of its"
                " middle, or there: their xy say which",
                "Des plateformes à l’intérieur d’une tuile, l’une est au nord, à l’est, au sud ou à"
                " l’ouest de son milieu, ou là : leurs xy disent laquelle",
            )
            return


# All of them.


def check_material(made: Material, pack: MazePack, flaws: Flaws) -> None:
    """Whether one can play with this: what the modules need, and what their rules count."""
    _check_production(made, flaws)
    _check_openings(made, flaws)
    _check_modules(made, pack, flaws)
    _check_action_tiles(made, pack, flaws)


def _check_production(made: Material, flaws: Flaws) -> None:
    """Each colour is produced from module 1 on, and one of them can open a lock at once."""
    first = [made.tiles[START_TILE], *(made.tiles[id] for id in made.tiles_of(1))]
    produced = {node.factory for face in first for node in _nodes(face).values() if node.factory}
    for colour in COLOURS:
        if colour not in produced:
            flaws.add(
                "/tiles",
                f"No tile of module 1 produces {colour}",
                f"Aucune tuile du module 1 ne produit « {colour} »",
            )
    start = made.tiles[START_TILE]
    nodes = _nodes(start)
    opened = any(
        nodes[side].lock == node.factory
        for id, node in nodes.items()
        if node.factory
        for side in _reached(start, [id])
    )
    if not opened:
        flaws.add(
            "/tiles",
            "Nothing that the start tile produces can reach a lock of its colour there",
            "Rien de ce que produit la tuile de départ n’y atteint un cadenas de sa couleur",
        )


def _check_openings(made: Material, flaws: Flaws) -> None:
    """Even if all tiles without a lock come first there is a way on."""
    closed = [
        face.id for face in made.tiles.values() if not any(n.lock for n in _nodes(face).values())
    ]
    if len(closed) >= len(SIDES):
        flaws.add(
            "/tiles",
            f"Too many tiles have no lock: {', '.join(closed)}",
            f"Trop de tuiles n’ont pas de cadenas : {', '.join(closed)}",
        )


def _check_modules(made: Material, pack: MazePack, flaws: Flaws) -> None:
    """What is to be found lies on the tiles of the module, and X tiles bring no more of it."""
    places = {piece.id: index for index, piece in enumerate(pack.modules or ())}
    for number, manifest in made.manifests.items():
        index = places.get(f"module-{number}")  # type: ignore[call-overload]
        where = "/modules" if index is None else f"/modules/{index}"
        faces = [made.tiles[START_TILE], *(made.tiles[id] for id in made.tiles_of(number))]
        kinds = Counter(node.kind for face in faces for node in _nodes(face).values())
        for kind, count, en, fr in (
            ("site", manifest.domes, "dome sites", "cases Chantier"),
            ("hourglass", manifest.hourglass_tiles, "hourglass spaces", "cases Sablier"),
        ):
            if kinds[kind] != count:  # type: ignore[index]
                flaws.add(
                    where,
                    f"Module {number} has tiles to cover {count} {en}, and its Mars tiles show "
                    f"{kinds[kind]}",  # type: ignore[index]
                    f"Le module {number} a de quoi couvrir {count} {fr}, et ses tuiles Mars en "
                    f"montrent {kinds[kind]}",  # type: ignore[index]
                )
        if manifest.colonists < manifest.domes:
            flaws.add(
                f"{where}/colonists",
                f"Module {number} has fewer colonists than domes",
                f"Le module {number} a moins de colons que de dômes",
            )
        for field, first in INTRODUCED.items():
            if number < first and getattr(manifest, field):
                flaws.add(
                    f"{where}/{field}",
                    f"Module {number} has none of these: they come with module {first}",
                    f"Le module {number} n’en a pas : cela vient avec le module {first}",
                )
    for id in made.x_tiles:
        if any(node.kind in ("site", "hourglass") for node in _nodes(made.tiles[id]).values()):
            flaws.add(
                "/xTiles",
                f"{id} is an X tile: dome sites and hourglass spaces come with the modules",
                f"{id} est une tuile X : les cases Chantier et Sablier viennent avec les modules",
            )


def _check_action_tiles(made: Material, pack: MazePack, flaws: Flaws) -> None:
    for index, piece in enumerate(pack.action_tiles or ()):
        told = Counter(seats for side in piece.sides or () for seats in side.seats)
        for seats in [seats for seats, count in told.items() if count > 1]:
            flaws.add(
                f"/actionTiles/{index}/sides",
                f"{piece.id} has two sides for {seats} players",
                f"{piece.id} a deux faces pour {seats} joueurs",
            )
    for seats, tiles in made.action_tiles.items():
        if sorted(tiles) != sorted(f"T{n}" for n in range(1, seats + 1)):
            flaws.add(
                "/actionTiles",
                f"With {seats} players there are T1 to T{seats}, and not {', '.join(tiles)}",
                f"À {seats} joueurs il y a T1 à T{seats}, et non {', '.join(tiles)}",
            )
        missing = [c for c in COLOURS if not any(c in colours for colours in tiles.values())]
        if missing:
            flaws.add(
                "/actionTiles",
                f"With {seats} players nobody has {', '.join(missing)}",
                f"À {seats} joueurs, personne n’a {', '.join(missing)}",
            )


# Ways over one tile.


def _nodes(face: TileFace) -> dict[str, NodeFace]:
    return {id: node for id, node in face.nodes.items() if node is not None}


def _is_platform(id: str) -> bool:
    return id in SIDES or id.startswith("C")


def _reached(face: TileFace, origins: Iterable[str]) -> set[str]:
    """The spaces to which lanes lead from some, over platforms, by bridges where there are any."""
    exits: dict[str, list[str]] = {}
    for lane in face.lanes:
        if lane.bridge and face.group in NO_BRIDGES:
            continue
        exits.setdefault(lane.a, []).append(lane.b)
        if not lane.one_way:
            exits.setdefault(lane.b, []).append(lane.a)
    reached = set(origins)
    edge = list(reached)
    while edge:
        at = edge.pop()
        for target in exits.get(at, ()):
            if target not in reached:
                reached.add(target)
                if _is_platform(target):
                    edge.append(target)
    return reached

"""From a pack to the material that On Mars is played with, checked as a whole; and back."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import UNSET

from areopagus.games.colony import printed_effects as fx
from areopagus.games.colony.components import STARTING_TILES, Material
from areopagus.games.colony.hexes import CELLS, CENTRE, Hex, Land, distance, spelled
from areopagus.games.colony.pack import OnMarsPack
from areopagus.games.colony.table import MARKERS, ROBOTS, SHELTERS
from areopagus.kernel.pack import Flaws, check_ids, given, laid_over

Row = dict[str, Any]
SEATS = (2, 3, 4)
FIRST_GAME = ("plan_taken", "scientist_taken", "research_taken")
"""What the missions of a first game count (OM-SET-10)."""
PLANS_OF_A_LEVEL = 12
_HEXES = {spelled(cell): cell for cell in CELLS}

_PARTS: dict[str, tuple[str, tuple[str, ...]]] = {
    "building_tiles": ("buildingTiles", ()),
    "tech_types": ("techTypes", ()),
    "plans": ("plans", ()),
    "scientists": ("scientists", ()),
    "contracts": ("contracts", ()),
    "missions": (
        "missions",
        ("name", "text", "event", "length", "threshold", "crystals_per_contribution"),
    ),
    "private_goals": ("privateGoals", ("name", "text", "condition", "reward_a", "reward_b")),
    "discovery_tiles": ("discoveryTiles", ()),
    "research_tiles": ("researchTiles", ()),
    "reward_tiles": ("rewardTiles", ()),
}
"""The parts of a pack by their rows: how they are called, and what a piece tells that is new."""
_WHOLE = ("missions", "private_goals")
"""Of these a pack lists all there are."""
_WORDS = ("id", "name", "name_fr", "text", "text_fr")


def material(house: Material, pack: OnMarsPack) -> Material:
    """The material of a pack, laid over the house's; raises :class:`FlawedPack`."""
    flaws, printed = Flaws(), _spelled_out(house)
    for part, (called, _) in _PARTS.items():
        known = _IDS.get(part) or [row["id"] for row in _rows_of(printed, part)]
        check_ids(getattr(pack, part), known, called, flaws)
    _check_new_pieces(printed, pack, flaws)
    for pointer, effect, kinds in _effects(pack):
        _check_effect(pointer, effect, kinds, flaws)
    flaws.settle()
    merged = _merged(printed, pack)
    _check_words(printed, merged, pack, flaws)
    _check_pieces(merged, pack, flaws)
    _check_map(house, merged, pack, flaws)
    flaws.settle()
    return Material(_as_printed(merged))


# The house's rows as a pack would say them, and back.


def _rows_of(printed: Row, part: str) -> list[Row]:
    rows: list[Row] = printed["lss"][part] if part == "reward_tiles" else printed[part]
    return rows


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
        called: [_face(part, row) for row in _rows_of(printed, part)]
        for part, (called, _) in _PARTS.items()
    } | {"map": _map_face(printed["map"])}


_FACES: dict[str, tuple[str, ...]] = {
    "building_tiles": ("arrows",),
    "plans": (*("level", "building", "min_complex_size", "gain", "op_built", "effect", "boost"),),
    "scientists": ("works_in", "scores_building", "op_per_building"),
    "contracts": ("building", "min_complex_size", "needs", "op_done", "op_failed"),
    "missions": ("event", "length", "threshold", "crystals_per_contribution"),
    "private_goals": ("condition", "reward_a", "reward_b"),
    "discovery_tiles": ("effect",),
    "research_tiles": ("effect",),
    "reward_tiles": ("op", "counts"),
}
"""What is printed on each kind of piece besides its words."""


def _face(part: str, row: Row) -> Row:
    face = {key: row[key] for key in (*_WORDS, *_FACES.get(part, ())) if key in row}
    for prize in ("reward_a", "reward_b"):
        if prize in face:
            face[prize] = {_camel(key): value for key, value in face[prize].items()}
    return {_camel(key): value for key, value in face.items()}


def _camel(key: str) -> str:
    head, *tail = key.split("_")
    return head + "".join(word.capitalize() for word in tail)


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
    for part in _PARTS:
        pieces = getattr(pack, part)
        rows = laid_over(_rows_of(printed, part), pieces, whole=part in _WHOLE)
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
        row | {"source": "pack"} if _is_other(part, ours[row["id"]], row) else row for row in rows
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
        cells = {_HEXES.get(name) for name in said["hexes"]}
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
    return [[cell.q, cell.r] for cell in (_HEXES.get(name, NOWHERE) for name in names)]


NOWHERE = Hex(6, 6)


# What each piece must be, before anything is laid over anything.


_IDS: dict[str, list[str]] = {
    "missions": [f"M{number}" for number in range(1, 16)],
    "private_goals": [f"PG{number:02}" for number in range(1, 25)],
}
"""The ids of which a box need not have all; of all others it has those that the house has."""


def _check_new_pieces(printed: Row, pack: OnMarsPack, flaws: Flaws) -> None:
    for part, (called, fields) in _PARTS.items():
        house = {row["id"] for row in _rows_of(printed, part)}
        for index, piece in enumerate(getattr(pack, part) or ()):
            for name in fields:
                if piece.id not in house and getattr(piece, name) is UNSET:
                    flaws.add(
                        f"/{called}/{index}/{_camel(name)}",
                        f"{piece.id} is no piece of the house, so its {_camel(name)} must be told",
                        f"{piece.id} n’est pas une pièce de la maison : il faut dire "
                        f"`{_camel(name)}`",
                    )


_OF_TILES = (
    *(fx.Develop, fx.Construct, fx.Upgrade, fx.Hire, fx.TakePlans, fx.TakeTech, fx.TakeItems),
    *(fx.Gain, fx.GainChoice, fx.Drive, fx.Recruit, fx.Welcome, fx.Retrieve, fx.ProduceAll),
    *(fx.ProduceAgain, fx.ScorePoints, fx.Trade),
)
_OF_GOALS = (*_OF_TILES, fx.Travel)
_OF_PLANS = (*_OF_GOALS, fx.Radar)
_OF_BOOSTS = (
    *(fx.Develop, fx.Hire, fx.TakePlans, fx.TakeTech, fx.TakeItems, fx.Gain, fx.GainChoice),
    *(fx.Recruit, fx.ProduceAgain, fx.ScorePoints),
)
"""What each kind of piece may do: a journey begins in one's own turn, and only a plan can bear the
tile of Radar. What further colonists bring is done at once."""


def _effects(pack: OnMarsPack) -> Iterator[tuple[str, Any, tuple[type, ...]]]:
    """Every effect that a pack tells, with its place and what may stand there."""
    for index, plan in enumerate(pack.plans or ()):
        yield f"/plans/{index}/effect", plan.effect, _OF_PLANS
        yield f"/plans/{index}/boost", plan.boost, _OF_BOOSTS
    for index, discovery in enumerate(pack.discovery_tiles or ()):
        yield f"/discoveryTiles/{index}/effect", discovery.effect, _OF_TILES
    for index, research in enumerate(pack.research_tiles or ()):
        yield f"/researchTiles/{index}/effect", research.effect, _OF_TILES
    for index, goal in enumerate(pack.private_goals or ()):
        for called, reward in (("rewardA", goal.reward_a), ("rewardB", goal.reward_b)):
            if reward is not UNSET:
                yield f"/privateGoals/{index}/{called}/effect", reward.effect, _OF_GOALS


def _check_effect(pointer: str, effect: Any, kinds: tuple[type, ...], flaws: Flaws) -> None:
    if effect is UNSET or effect is None:
        return
    if not isinstance(effect, kinds):
        flaws.add(
            f"{pointer}/op",
            "None of the pieces of this kind does that",
            "Aucune des pièces de cette sorte ne fait cela",
        )
    match effect:
        case fx.Hire(scientists=False, contracts=False):
            flaws.add(pointer, "It takes no card at all", "Il ne prend aucune carte")
        case fx.Retrieve(places=places) if len(set(places)) < len(places):
            flaws.add(f"{pointer}/places", "A place is here twice", "Un lieu est là deux fois")
        case fx.Drive():
            _check_drive(pointer, effect, flaws)


def _check_drive(pointer: str, drive: fx.Drive, flaws: Flaws) -> None:
    if drive.robots is None and drive.rover is None:
        flaws.add(pointer, "It moves nothing", "Il ne déplace rien")
    if drive.rover is None and (drive.tech or drive.best_tech):
        flaws.add(
            f"{pointer}/rover",
            "A Rover technology helps rovers only",
            "Une Technologie Rover n’aide que les Rovers",
        )
    if drive.as_rovers and (drive.robots is None or drive.rover is not None):
        flaws.add(
            f"{pointer}/collecting",
            "Robots that collect move alone, without the rover",
            "Des Robots qui récupèrent se déplacent seuls, sans le Rover",
        )


# What the whole must be, once the pack is laid over the house material.


def _check_words(printed: Row, merged: Row, pack: OnMarsPack, flaws: Flaws) -> None:
    """Whoever plays reads what a piece says: if it does something else, its words say so too."""
    for part, (called, _) in _PARTS.items():
        house = {row["id"]: row for row in _rows_of(printed, part)}
        rows = {row["id"]: row for row in _rows_of(merged, part)}
        for index, piece in enumerate(getattr(pack, part) or ()):
            ours = house.get(piece.id)
            if ours and _is_other(part, ours, rows[piece.id]) and piece.text is UNSET:
                flaws.add(
                    f"/{called}/{index}/text",
                    f"{piece.id} is not as ours is, so it needs words of its own",
                    f"{piece.id} n’est pas comme le nôtre : il lui faut ses propres mots",
                )


def _is_other(part: str, ours: Row, theirs: Row) -> bool:
    """Whether something else than words is printed on a piece."""
    return any(theirs.get(key) != ours.get(key) for key in _FACES.get(part, ()))


def _check_pieces(merged: Row, pack: OnMarsPack, flaws: Flaws) -> None:
    _check_arrows(pack, flaws)
    _check_plans(merged, pack, flaws)
    _check_scientists(merged, flaws)
    _check_contracts(merged, pack, flaws)
    _check_missions(merged, flaws)
    _check_research(merged, flaws)


def _check_arrows(pack: OnMarsPack, flaws: Flaws) -> None:
    starting = set(STARTING_TILES.values())
    for index, tile in enumerate(pack.building_tiles or ()):
        arrows, pointer = tile.arrows or [], f"/buildingTiles/{index}/arrows"
        if len(set(arrows)) < len(arrows):
            flaws.add(pointer, "A direction is here twice", "Une direction est là deux fois")
        if arrows and tile.id in starting:
            flaws.add(
                pointer,
                "A starting tile lies face up and puts no crystals",
                "Une tuile de départ est face visible et ne pose pas de Cristal",
            )


def _check_plans(merged: Row, pack: OnMarsPack, flaws: Flaws) -> None:
    levels = Counter(row["level"] for row in merged["plans"])
    if levels[1] != PLANS_OF_A_LEVEL:
        flaws.add(
            "/plans",
            f"There are 12 plans of each level, not {levels[1]} of level 1 and {levels[3]} of 3",
            f"Il y a 12 Plans de chaque niveau, et non {levels[1]} de niveau 1 et {levels[3]} de 3",
        )
    for index, plan in enumerate(pack.plans or ()):
        boosted = getattr(plan.effect, "boost", False)
        if boosted and plan.boost:
            flaws.add(
                f"/plans/{index}/boost",
                "Colonists boost the effect itself already",
                "Les Colons renforcent déjà l’effet lui-même",
            )


def _check_scientists(merged: Row, flaws: Flaws) -> None:
    works = [row["works_in"] for row in merged["scientists"]]
    if len(set(works)) < len(works):
        flaws.add(
            "/scientists",
            "Each type of building has a scientist of its own, who works for its plans",
            "Chaque type de Bâtiment a son Scientifique, qui travaille pour ses Plans",
        )


def _check_contracts(merged: Row, pack: OnMarsPack, flaws: Flaws) -> None:
    rows = {row["id"]: row for row in merged["contracts"]}
    for index, piece in enumerate(pack.contracts or ()):
        pointer, row = f"/contracts/{index}", rows[piece.id]
        if piece.needs is not UNSET and (
            piece.building is not UNSET or piece.min_complex_size is not UNSET
        ):
            flaws.add(
                f"{pointer}/needs",
                "A contract asks for a building or for goods, not for both",
                "Un contrat demande un Bâtiment ou des biens, pas les deux",
            )
        elif "needs" in row and not row["needs"]:
            flaws.add(f"{pointer}/needs", "It asks for nothing", "Il ne demande rien")
        elif "needs" in row and piece.min_complex_size is not UNSET:
            flaws.add(
                f"{pointer}/minComplexSize",
                "A delivery contract asks for goods, and for no complex",
                "Un contrat de livraison demande des biens, et pas de complexe",
            )
        elif "needs" not in row and "min_complex_size" not in row:
            flaws.add(
                f"{pointer}/minComplexSize",
                "It must be told how many buildings the complex has",
                "Il faut dire combien de Bâtiments compte le complexe",
            )


_MOST: dict[str, Callable[[int], int]] = {
    "research_taken": lambda seats: min(8, 4 * seats),
    "plan_taken": lambda seats: min(2 * PLANS_OF_A_LEVEL, MARKERS * seats),
    "advanced_placed": lambda seats: min(2 * PLANS_OF_A_LEVEL, MARKERS * seats),
    "robot_placed": lambda seats: (ROBOTS - 1) * seats,
    "discovery_taken": lambda _: 19,
    "tech_taken": lambda seats: 8 if seats == 2 else 16,
    "progress_placed": lambda seats: 5 * seats,
    "scientist_taken": lambda _: 6,
    "contract_completed": lambda _: 12,
}
"""How often each event can happen in a game, by the number of seats."""


def _check_missions(merged: Row, flaws: Flaws) -> None:
    rows = merged["missions"]
    for length in ("short", "long"):
        found = sum(row["length"] == length for row in rows)
        if found < 2:
            flaws.add(
                "/missions",
                f"A game takes up to two {length} missions, and there are {found}",
                f"Une partie prend jusqu’à deux Missions « {length} », et il y en a {found}",
            )
    events = {row["event"] for row in rows}
    for event in FIRST_GAME:
        if event not in events:
            flaws.add(
                "/missions",
                f"A first game needs a mission whose event is `{event}`",
                f"Une première partie demande une Mission dont l’événement est `{event}`",
            )
    for index, row in enumerate(rows):
        for seats in SEATS:
            most = _MOST[row["event"]](seats)
            if row["threshold"][str(seats)] > most:
                flaws.add(
                    f"/missions/{index}/threshold/{seats}",
                    f"With {seats} seats that can happen {most} times at most",
                    f"À {seats} places cela peut arriver {most} fois au plus",
                )


def _check_research(merged: Row, flaws: Flaws) -> None:
    effects: dict[str, Row] = {}
    for row in merged["research_tiles"]:
        if effects.setdefault(row["letter"], row["effect"]) != row["effect"]:
            flaws.add(
                "/researchTiles",
                f"The two research tiles {row['letter']} are equal",
                f"Les deux tuiles Recherche {row['letter']} sont identiques",
            )


def _check_map(house: Material, merged: Row, pack: OnMarsPack, flaws: Flaws) -> None:
    printed, told = merged["map"], pack.map
    for index, name in enumerate(told.hexes or () if told is not UNSET else ()):
        if name not in _HEXES:
            flaws.add(
                f"/map/hexes/{index}",
                f"No map can have {name}",
                f"Aucune carte ne peut avoir {name}",
            )
    land = Land(Hex(q, r) for q, r in printed["cells"])
    _check_shape(house, land, merged, flaws)
    starts = _cells(printed["start_building_hexes"]["hexes"])
    _check_places(land, "/map/startBuildings", starts, {CENTRE}, flaws)
    for index, cell in enumerate(starts):
        if distance(cell, CENTRE) != 2:
            flaws.add(
                f"/map/startBuildings/{index}",
                "The starting buildings stand two hexes from the mine",
                "Les Bâtiments de départ sont à deux hexagones de la Mine",
            )
    taken = {CENTRE, *starts}
    for seats in SEATS:
        places = _cells(printed["shelter_start"][str(seats)])
        _check_places(land, f"/map/shelters/{seats}", places, taken, flaws)
    homes = {cell for seats in SEATS for cell in _cells(printed["shelter_start"][str(seats)])}
    taken |= homes
    for letter in "ABCD":
        corner = _cells(printed["research_hexes"][letter])
        _check_places(land, f"/map/research/{letter}", corner, taken, flaws)
        taken |= set(corner)


def _cells(pairs: list[list[int]]) -> list[Hex]:
    return [Hex(q, r) for q, r in pairs]


def _check_places(
    land: Land, pointer: str, cells: list[Hex], taken: set[Hex], flaws: Flaws
) -> None:
    """Each on the map, and on a hex of its own."""
    seen: set[Hex] = set()
    for index, cell in enumerate(cells):
        if cell not in land:
            flaws.add(
                f"{pointer}/{index}", "This hex is not on the map", "Cet hexagone est hors carte"
            )
        elif cell in taken or cell in seen:
            flaws.add(
                f"{pointer}/{index}",
                f"Something else lies on {spelled(cell)} already",
                f"Autre chose est déjà sur {spelled(cell)}",
            )
        seen.add(cell)


def _check_shape(house: Material, land: Land, merged: Row, flaws: Flaws) -> None:
    if CENTRE not in land:
        flaws.add(
            "/map/hexes",
            "The starting mine stands on G5, which is not on the map",
            "La Mine de départ est sur G5, qui est hors carte",
        )
    most = len(merged["building_tiles"]) + max(SEATS) * (SHELTERS + ROBOTS + 1)
    if len(land.cells) < most:
        flaws.add(
            "/map/hexes",
            f"All buildings, robots and rovers need {most} hexes, and there are {len(land.cells)}",
            f"Tous les Bâtiments, Robots et Rovers demandent {most} hexagones, et il y en a "
            f"{len(land.cells)}",
        )
    is_ours = land.cells == house.land.cells  # then it is known to have none
    if not is_ours and (apart := land.bay()) is not None:
        first, second = map(spelled, apart)
        flaws.add(
            "/map/hexes",
            f"The map has a bay or a gap: the way from {first} to {second} leads off it",
            f"La carte a une baie ou un trou : le chemin de {first} à {second} en sort",
        )

"""What each piece of an On Mars box must be, and what all of them must be together."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from msgspec import UNSET

from areopagus.games.colony import printed_effects as fx
from areopagus.games.colony.components import STARTING_TILES, Material
from areopagus.games.colony.hexes import CENTRE, Hex, Land, distance, land_of, spelled
from areopagus.games.colony.pack import OnMarsPack
from areopagus.games.colony.pack_parts import (
    FIRST_GAME,
    HEXES,
    IDS,
    PARTS,
    SEATS,
    Row,
    camel,
    is_other,
    rows_of,
)
from areopagus.games.colony.table import MARKERS, ROBOTS, SHELTERS
from areopagus.kernel.pack import Flaws, check_ids

PLANS_OF_A_LEVEL = 12


def check_pieces(printed: Row, pack: OnMarsPack, flaws: Flaws) -> None:
    """What each piece must be, before anything is laid over anything."""
    for part, (called, _) in PARTS.items():
        known = IDS.get(part) or [row["id"] for row in rows_of(printed, part)]
        check_ids(getattr(pack, part), known, called, flaws)
    _check_new_pieces(printed, pack, flaws)
    for pointer, effect, kinds in _effects(pack):
        _check_effect(pointer, effect, kinds, flaws)


def _check_new_pieces(printed: Row, pack: OnMarsPack, flaws: Flaws) -> None:
    for part, (called, fields) in PARTS.items():
        house = {row["id"] for row in rows_of(printed, part)}
        for index, piece in enumerate(getattr(pack, part) or ()):
            for name in fields:
                if piece.id not in house and getattr(piece, name) is UNSET:
                    flaws.add(
                        f"/{called}/{index}/{camel(name)}",
                        f"{piece.id} is no piece of the house, so its {camel(name)} must be told",
                        f"{piece.id} n’est pas une pièce de la maison : il faut dire "
                        f"`{camel(name)}`",
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


def check_material(
    house: Material, printed: Row, merged: Row, pack: OnMarsPack, flaws: Flaws
) -> None:
    """What the whole must be, once the pack is laid over the house material."""
    _check_words(printed, merged, pack, flaws)
    _check_arrows(pack, flaws)
    _check_plans(merged, pack, flaws)
    _check_scientists(merged, flaws)
    _check_contracts(merged, pack, flaws)
    _check_missions(merged, flaws)
    _check_research(merged, flaws)
    _check_map(house, merged, pack, flaws)


def _check_words(printed: Row, merged: Row, pack: OnMarsPack, flaws: Flaws) -> None:
    """Whoever plays reads what a piece says: if it does something else, its words say so too."""
    for part, (called, _) in PARTS.items():
        house = {row["id"]: row for row in rows_of(printed, part)}
        rows = {row["id"]: row for row in rows_of(merged, part)}
        for index, piece in enumerate(getattr(pack, part) or ()):
            ours = house.get(piece.id)
            if ours and is_other(part, ours, rows[piece.id]) and piece.text is UNSET:
                flaws.add(
                    f"/{called}/{index}/text",
                    f"{piece.id} is not as ours is, so it needs words of its own",
                    f"{piece.id} n’est pas comme le nôtre : il lui faut ses propres mots",
                )


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
        if name not in HEXES:
            flaws.add(
                f"/map/hexes/{index}",
                f"No map can have {name}",
                f"Aucune carte ne peut avoir {name}",
            )
    land = land_of(frozenset(Hex(q, r) for q, r in printed["cells"]))
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

"""Packs of On Mars to test with: one that never changes, and random ones."""

from random import Random
from typing import Any

from areopagus.games.colony import ON_MARS
from areopagus.games.colony.components import HOUSE_MATERIAL
from areopagus.games.colony.game import OnMarsGame
from areopagus.games.colony.hexes import CELLS, CENTRE, Hex, Land, distance, spelled
from areopagus.games.colony.ids import BUILDING_TYPES, ITEMS
from areopagus.games.colony.names import NAMED
from areopagus.games.colony.pack_parts import FIRST_GAME
from areopagus.kernel.pack import read_pack

Document = dict[str, Any]
DIRECTIONS = ["N", "NE", "SE", "S", "SW", "NW"]
EVENTS = [
    *("research_taken", "plan_taken", "advanced_placed", "robot_placed", "discovery_taken"),
    *("tech_taken", "progress_placed", "scientist_taken", "contract_completed"),
]
HOLDINGS = [
    *("plans", "advanced", "mines", "discoveries", "shelters", "colonists", "robots", "techs"),
    *("tech_level", "rockets", "research", "progress", "scientists", "contracts"),
]
PLACES = ["working_area", "A-PLAN", "A-RND", "A-BUILD", "A-UPG", "A-HIRE"]
_ROWS = HOUSE_MATERIAL.printed


def renamed() -> Document:
    """A box with our material under other names."""
    pack: Document = {"game": "on-mars", "name": "The box on my table"}
    for part in NAMED:
        if part == "tech_tiles":  # called like their types
            continue
        pack[_camel(part)] = [_names(row) for row in _ROWS[part]]
    pack["rewardTiles"] = [_names(row) for row in _ROWS["lss"]["reward_tiles"]]
    return pack


def _names(row: Document) -> Document:
    return {"id": row["id"], "name": f"Mine {row['id']}", "nameFr": f"Mienne {row['id']}"}


def box() -> Document:
    """A box that looks real: arrows, a plan, a contract, a goal and tiles of its own."""
    return renamed() | {
        "buildingTiles": [
            {"id": "BT-MIN-1", "arrows": ["N", "S"], "text": "Puts crystals north and south"},
            {"id": "BT-GRE-4", "arrows": [], "text": "Puts no crystal"},
        ],
        "plans": [
            {
                "id": "BP11",
                "name": "Bazaar",
                "nameFr": "Bazar",
                "text": "Take a plan and think",
                "textFr": "Prenez un Plan et réfléchissez",
                "effect": {"op": "take_plans", "count": 1},
                "boost": {"op": "gain", "item": "crystal"},
            }
        ],
        "rewardTiles": [
            {
                "id": "LR1",
                "name": "Cubes",
                "text": "3 points for each",
                "counts": "progress",
                "op": 3,
            }
        ],
    }


def random_box(seed: int) -> Document:
    """A box that differs from the house's wherever it can."""
    rng = Random(seed)
    pack: Document = {
        "game": "on-mars",
        "name": f"Box {seed}",
        "note": "made by a test",
        "buildingTiles": [
            _worded(rng, row, arrows=rng.sample(DIRECTIONS, rng.randint(0, 6)))
            for row in _ROWS["building_tiles"]
            if not row["starting"]
        ],
        "techTypes": [_worded(rng, row) for row in _ROWS["tech_types"]],
        "plans": _plans(rng),
        "scientists": _scientists(rng),
        "contracts": [_worded(rng, row, **_demand(rng)) for row in _ROWS["contracts"]],
        "missions": _missions(rng),
        "privateGoals": [
            _worded(rng, {"id": f"PG{number:02}"}, condition=_condition(rng))
            | {f"reward{prize}": _reward(rng) for prize in "AB"}
            for number in rng.sample(range(1, 25), rng.randint(12, 24))
        ],
        "discoveryTiles": [
            _worded(rng, row, effect=_effect(rng)) for row in _ROWS["discovery_tiles"]
        ],
        "researchTiles": _research(rng),
        "rewardTiles": [
            _worded(rng, row, op=rng.randint(0, 5), counts=rng.choice(HOLDINGS))
            for row in _ROWS["lss"]["reward_tiles"]
        ],
        "map": _map(rng),
    }
    parts = [part for part in pack if part not in ("game", "name")]
    for part in rng.sample(parts, rng.randint(0, 5)):
        del pack[part]
    return pack


def _camel(part: str) -> str:
    head, *tail = part.split("_")
    return head + "".join(word.capitalize() for word in tail)


def _worded(rng: Random, row: Document, **printed: Any) -> Document:
    name = f"Thing {rng.randint(1, 999)}"
    words = {"name": name, "nameFr": f"Chose {name}", "text": f"Does what {name} does"}
    return {"id": row["id"], **words, **printed}


def _plans(rng: Random) -> list[Document]:
    levels = [1, 3] * 12
    rng.shuffle(levels)
    plans = []
    for row, level in zip(_ROWS["plans"], levels, strict=True):
        effect = _effect(rng, travel=True, radar=True)
        boost = None
        if not effect.get("boost") and rng.random() < 0.5:
            boost = rng.choice(
                [
                    {"op": "develop", "count": 1},
                    {"op": "take_plans"},
                    {"op": "take_tech"},
                    {"op": "take_items", "count": 1},
                    {"op": "gain", "item": rng.choice(ITEMS)},
                    {"op": "gain_choice", "count": 1},
                    {"op": "recruit"},
                    {"op": "produce_again"},
                    {"op": "score", "points": 1},
                    {"op": "hire", "contracts": True},
                ]
            )
        plans.append(
            _worded(
                rng,
                row,
                level=level,
                building=rng.choice(BUILDING_TYPES),
                minComplexSize=rng.randint(1, 4),
                gain=rng.choice(ITEMS),
                opBuilt=rng.randint(0, 20),
                effect=effect,
                boost=boost,
            )
        )
    return plans


def _scientists(rng: Random) -> list[Document]:
    works, scores = (rng.sample(BUILDING_TYPES, 6) for _ in range(2))
    return [
        _worded(
            rng, row, worksIn=works[n], scoresBuilding=scores[n], opPerBuilding=rng.randint(0, 9)
        )
        for n, row in enumerate(_ROWS["scientists"])
    ]


def _demand(rng: Random) -> Document:
    points = {"opDone": rng.randint(0, 20), "opFailed": rng.randint(-20, 0)}
    if rng.random() < 0.5:
        size = rng.randint(1, 5)
        return {"building": rng.choice(BUILDING_TYPES), "minComplexSize": size, **points}
    goods = rng.sample(ITEMS, rng.randint(1, 3))
    return {"needs": {item: rng.randint(1, 3) for item in goods}, **points}


def _missions(rng: Random) -> list[Document]:
    count = rng.randint(5, 15)
    events = [*FIRST_GAME, *(rng.choice(EVENTS) for _ in range(count - 3))]
    lengths = ["short", "short", "long", "long", *(rng.choice(["short", "long"]) for _ in events)]
    return [
        _worded(
            rng,
            {"id": f"M{number}"},
            event=event,
            length=length,
            threshold={str(seats): rng.randint(1, 6) for seats in (2, 3, 4)},
            crystalsPerContribution=rng.randint(0, 3),
        )
        for number, event, length in zip(
            rng.sample(range(1, 16), count), events, lengths[:count], strict=True
        )
    ]


def _condition(rng: Random) -> Document:
    return rng.choice(
        [
            {"op": "have", "of": rng.choice(HOLDINGS), "count": rng.randint(1, 6)},
            {"op": "same_resource", "count": rng.randint(1, 5)},
            {"op": "colony_level", "level": rng.randint(2, 4)},
            {"op": "complexes", "count": rng.randint(1, 2), "size": rng.randint(2, 4)},
            {"op": "techs_of_level", "count": rng.randint(1, 4), "level": rng.randint(2, 4)},
            {"op": "scientist_and_contract"},
        ]
    )


def _reward(rng: Random) -> Document:
    return {"effect": _effect(rng, travel=True), "text": "A reward", "textFr": "Une récompense"}


def _research(rng: Random) -> list[Document]:
    effects = {letter: _effect(rng) for letter in "ABCD"}
    return [_worded(rng, row, effect=effects[row["letter"]]) for row in _ROWS["research_tiles"]]


def _effect(rng: Random, *, travel: bool = False, radar: bool = False) -> Document:
    n, yes = rng.randint(1, 3), rng.random() < 0.5
    effects: list[Document] = [
        {"op": "develop", "count": n, "free": yes},
        {"op": "construct", "building": rng.choice([*BUILDING_TYPES, None]), "boost": yes},
        {"op": "upgrade", "count": n, "free": yes, "anywhere": rng.random() < 0.5, "tech": True},
        {"op": "upgrade", "count": 1, "tech": True, "boost": True},
        {"op": "hire", "scientists": True, "contracts": yes, "free": rng.random() < 0.5},
        {"op": "take_plans", "count": n},
        {"op": "take_tech"},
        {"op": "take_items", "count": n, "crystals": yes},
        {"op": "gain", "item": rng.choice(ITEMS), "count": n},
        {"op": "gain_choice", "count": n},
        {"op": "drive", "robots": n},
        {"op": "drive", "robots": n, "collecting": True},
        {"op": "drive", "rover": n, "tech": yes},
        {"op": "drive", "rover": 0, "best": True},
        {"op": "drive", "robots": 1, "rover": n, "tech": True},
        {"op": "recruit", "count": n},
        {"op": "welcome", "colonists": n, "free": yes, "tech": not yes, "boost": yes},
        {"op": "retrieve", "count": n, "places": rng.sample(PLACES, rng.randint(1, 6))},
        {"op": "produce_all"},
        {"op": "produce_again"},
        {"op": "score", "points": n},
        {"op": "trade", "get": n},
    ]
    if travel:
        effects.append({"op": "travel", "to": rng.choice(["orbit", "colony", None])})
    if radar:
        effects.append({"op": "radar"})
    return rng.choice(effects)


def _map(rng: Random) -> Document:
    """As large as a map can be, with some of its rim taken away."""
    land = Land(CELLS)
    for _ in range(rng.randint(0, 20)):
        rim = [cell for cell in land.cells if len(land.neighbours[cell]) < 5 and cell != CENTRE]
        gone = rng.choice(rim)
        smaller = Land(cell for cell in land.cells if cell != gone)
        if smaller.bay() is None:
            land = smaller
    starts = rng.sample(land.ring(CENTRE, 2), 4)
    free = [cell for cell in land.cells if distance(cell, CENTRE) > 2]
    homes, corners = rng.sample(free, 9), rng.sample(free, 8)
    homes = [cell for cell in [*homes, *land.ring(CENTRE, 1)] if cell not in corners]
    return {
        "hexes": _spelled(rng.sample(land.cells, len(land.cells))),
        "startBuildings": _spelled(starts),
        "shelters": {str(seats): _spelled(homes[:seats]) for seats in (2, 3, 4)},
        "research": {
            letter: _spelled(corners[2 * n : 2 * n + 2]) for n, letter in enumerate("ABCD")
        },
    }


def _spelled(cells: list[Hex]) -> list[str]:
    return [spelled(cell) for cell in cells]


def boxed(document: Document | None = None) -> OnMarsGame:
    """On Mars on the material of a box."""
    kind: Any = ON_MARS.PackDocument
    return ON_MARS.with_pack(read_pack(kind, box() if document is None else document))

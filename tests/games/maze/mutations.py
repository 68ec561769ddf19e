"""States with one thing changed, as somebody might send them."""

from random import Random
from typing import Any, get_args

import msgspec

from areopagus.games.maze.components import BridgeLaneId, PawnKind, Spot, TileId
from areopagus.games.maze.state import MazeState

IDS = [id for kind in (BridgeLaneId, PawnKind, Spot, TileId) for id in get_args(get_args(kind)[0])]
NODES = ["P:0,1", "P:1,0", "P:-1,0", "P:0,-1", "P:1,2", "P:9,9", "I:0,0:R", "I:0,1:H", "I:1,0:D"]
WORDS = [
    *IDS, *NODES, "T1", "T4", "T6", "running", "won", "lost", "auto", "explorer",
    "place-trash", "serve-icon", "A name",
]  # fmt: skip


def mutant(state: MazeState, rng: Random) -> MazeState | None:
    """The state with one thing mutated; none when no longer well typed, or when still the same."""
    document = msgspec.to_builtins(state)
    container, key = rng.choice(list(_places(document)))
    if isinstance(container, list) and rng.random() < 0.5:
        _mutate_list(container, rng)
    else:
        container[key] = _other(container[key], rng, document)
    try:
        changed = msgspec.convert(document, MazeState)
    except msgspec.ValidationError:
        return None
    return None if changed == state else changed


def _places(content: Any) -> list[tuple[Any, Any]]:
    """Every container with a key in it."""
    keys: list[Any]
    match content:
        case dict():
            keys = list(content)
        case list():
            keys = list(range(len(content)))
        case _:
            return []
    return [(content, key) for key in keys] + [
        place for key in keys for place in _places(content[key])
    ]


def _mutate_list(items: list[Any], rng: Random) -> None:
    index = rng.randrange(len(items))
    match rng.randrange(3):
        case 0:
            del items[index]
        case 1:
            items.append(items[index])
        case _:
            items.insert(rng.randrange(len(items)), items.pop(index))


def _other(value: Any, rng: Random, document: Any) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return rng.choice([value + 1, value - 1, 0, 1, 2, value * 2, 100_000, 2_000_000])
        case str():
            return rng.choice(WORDS)
        case None:
            return rng.choice([0, "slug", "seat-1", "T2", 50_000, _pending(document, rng)])
        case []:
            return [rng.choice(WORDS)]
        case _:
            return None


def _pending(document: Any, rng: Random) -> Any:
    return {
        "kind": rng.choice(["place-trash", "serve-icon"]),
        "seat": rng.randrange(len(document["seats"])),
        "icons": [rng.choice(NODES) for _ in range(rng.randint(0, 2))],
        "named": [],
    }

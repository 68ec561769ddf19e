"""One random change to the document of a position, as a careless or hostile client might make."""

import json
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, get_args

from areopagus.games.mission.components import CHARACTERS, MATERIAL, RESOURCES, Zone
from areopagus.games.mission.state import ActionTiming, Phase, Step

Place = tuple[Any, Any]
"""A list or an object of the document, and an index or a key in it."""

KINDS: list[set[str]] = [
    {*get_args(get_args(Zone)[0])},
    {*get_args(get_args(Phase)[0])},
    {*get_args(get_args(Step)[0])},
    {*get_args(get_args(ActionTiming)[0])},
    {*CHARACTERS},
    {*RESOURCES},
    {"and", "or"},
]
IDS = [re.compile(r"^..-S-\d\d$"), re.compile(r"^..-[MDAB]-\d\d$")]
PRINTED: set[str] = {
    piece["id"]
    for edition in MATERIAL["editions"].values()
    for piece in [*edition["ships"], *edition["event_cards"]]
}
"""The ids of both editions: those of the other one fit the types too."""


def mutate(body: bytes, rng: Random) -> tuple[bytes, str]:
    """The document with one thing changed, and what was done to it."""
    document = json.loads(body)
    places = list(_places(document))
    fields = [[(document, key), *_places(value)] for key, value in document.items()]
    while True:
        holder, key = rng.choice(rng.choice(fields))
        change = rng.choice(CHANGES)
        before = json.dumps(holder[key])[:80]
        if change(holder, key, places, rng):
            now = json.dumps(holder[key])[:80] if _has(holder, key) else "gone"
            told = f"{change.__name__.strip('_')} at {key!r}: {before} → {now}"
            return json.dumps(document).encode(), told


def _has(holder: Any, key: Any) -> bool:
    return key in holder if isinstance(holder, dict) else key < len(holder)


def _places(document: Any) -> Iterator[Place]:
    if isinstance(document, dict | list):
        for key in document if isinstance(document, dict) else range(len(document)):
            yield document, key
            yield from _places(document[key])


def _nudge(holder: Any, key: Any, places: list[Place], rng: Random) -> bool:
    value = holder[key]
    if isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = value + rng.choice((-1, 1))
    else:
        return False
    return True


def _replace(holder: Any, key: Any, places: list[Place], rng: Random) -> bool:
    """A string by another of its kind, most of the time one that the document knows."""
    value = holder[key]
    if not isinstance(value, str):
        return False
    for kind in KINDS:
        if value in kind:
            holder[key] = rng.choice(sorted(kind - {value}))
            return True
    for pattern in IDS:
        if pattern.match(value):
            known = {other[k] for other, k in places if isinstance(other[k], str)}
            if rng.random() < 0.2:
                known = PRINTED
            others = sorted(v for v in known - {value} if pattern.match(v))
            holder[key] = rng.choice(others)
            return True
    return False


def _fill(holder: Any, key: Any, places: list[Place], rng: Random) -> bool:
    """Something for nothing: any value of the document where there was none."""
    if holder[key] is not None:
        return False
    other, where = rng.choice(places)
    holder[key] = json.loads(json.dumps(other[where]))
    return True


def _nothing(holder: Any, key: Any, places: list[Place], rng: Random) -> bool:
    if holder[key] is None:
        return False
    holder[key] = None
    return True


def _drop(holder: Any, key: Any, places: list[Place], rng: Random) -> bool:
    if isinstance(holder, list):
        del holder[key]
    return isinstance(holder, list)


def _double(holder: Any, key: Any, places: list[Place], rng: Random) -> bool:
    if isinstance(holder, list):
        holder.insert(key, json.loads(json.dumps(holder[key])))
    return isinstance(holder, list)


def _swap(holder: Any, key: Any, places: list[Place], rng: Random) -> bool:
    """Two elements of a list, or two values of the same type anywhere."""
    if isinstance(holder, list) and rng.random() < 0.5:
        other, where = holder, rng.randrange(len(holder))
    else:
        other, where = rng.choice(places)
    mine, theirs = holder[key], other[where]
    if mine == theirs or type(mine) is not type(theirs) or isinstance(mine, dict | list):
        return False
    holder[key], other[where] = theirs, mine
    return True


def _move(holder: Any, key: Any, places: list[Place], rng: Random) -> bool:
    """An element of a list to another list: nothing is lost, and yet."""
    lists = [other[where] for other, where in places if isinstance(other[where], list)]
    target = rng.choice(lists)
    if not isinstance(holder, list) or target is holder or not isinstance(holder[key], str | int):
        return False
    target.insert(rng.randint(0, len(target)), holder.pop(key))
    return True


CHANGES: list[Callable[[Any, Any, list[Place], Random], bool]] = [
    _nudge,
    _replace,
    _fill,
    _nothing,
    _drop,
    _double,
    _swap,
    _move,
]

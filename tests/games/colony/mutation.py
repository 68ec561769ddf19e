"""States with one thing changed, as a careless or hostile client might send them."""

from random import Random
from typing import Any

Path = tuple[Any, ...]


def mutate(document: Any, rng: Random) -> Path:
    """Change one thing somewhere in a document, in place; answers where."""
    path: Path = rng.choice(list(_paths(document)))
    parent = document
    for key in path[:-1]:
        parent = parent[key]
    _change(document, parent, path[-1], rng)
    return path


def _paths(content: Any, path: Path = ()) -> Any:
    if isinstance(content, dict):
        items = list(content.items())
    elif isinstance(content, list):
        items = list(enumerate(content))
    else:
        return
    for key, value in items:
        yield (*path, key)
        yield from _paths(value, (*path, key))


def _change(document: Any, parent: Any, key: Any, rng: Random) -> None:
    value = parent[key]
    kind = rng.choice(["value", "value", "value", "drop", "double", "null"])
    if kind == "null":
        parent[key] = None
    elif kind == "drop":
        del parent[key]
    elif kind == "double" and isinstance(parent, list):
        parent.insert(key, value)
    elif isinstance(value, bool):
        parent[key] = not value
    elif isinstance(value, int):
        parent[key] = value + rng.choice([-1, 1, 1, 2, -2, 5])
    elif isinstance(value, str):
        parent[key] = rng.choice([w for w in _words(document) if w[:2] == value[:2]] or [value])
    elif isinstance(value, list):
        rng.shuffle(value)
    elif value is None:
        parent[key] = rng.choice([0, 1, {"q": 0, "r": 1}, rng.choice(_words(document))])


def _words(content: Any) -> list[str]:
    if isinstance(content, str):
        return [content]
    if isinstance(content, dict):
        return [word for value in content.values() for word in _words(value)]
    if isinstance(content, list):
        return [word for value in content for word in _words(value)]
    return []

"""One word for one thing: a class has its name to itself."""

import ast
from collections import defaultdict
from pathlib import Path

import areopagus

PACKAGE = Path(areopagus.__file__).parent


def test_no_two_public_classes_share_a_name() -> None:
    """Games do not know each other, and may each have a ``Board`` of their own."""
    places: dict[str, list[str]] = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        place = str(path.relative_to(PACKAGE))
        if place.startswith("games/"):
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(place)
    assert {name: where for name, where in places.items() if len(where) > 1} == {}

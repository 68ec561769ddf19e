"""The worked scenarios of a rulebook, to be told again with the material of a box."""

import inspect
from collections.abc import Iterator
from itertools import product
from types import ModuleType
from typing import Any

import pytest


def scenarios_of(*modules: ModuleType) -> list[Any]:
    """Every test of some modules, with each of its arguments, as parameters of another test.

    A test that wants a fixture is called with it: by the name ``monkeypatch``, since that is the
    only one that scenarios ask for.
    """
    return [
        pytest.param(test, arguments, id="-".join([name, *map(str, arguments.values())]))
        for module in modules
        for name, test in vars(module).items()
        if name.startswith("test_")
        for arguments in _arguments(test)
    ]


def told(scenario: Any, arguments: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Run a scenario."""
    if "monkeypatch" in inspect.signature(scenario).parameters:
        arguments = arguments | {"monkeypatch": monkeypatch}
    scenario(**arguments)


def _arguments(test: Any) -> Iterator[dict[str, Any]]:
    marks = [mark for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize"]
    for rows in product(*(list(_rows(*mark.args)) for mark in marks)):
        yield {name: value for row in rows for name, value in row.items()}


def _rows(names: str | tuple[str, ...], values: list[Any]) -> Iterator[dict[str, Any]]:
    if isinstance(names, str):
        yield from ({names: value} for value in values)
    else:
        yield from (dict(zip(names, row, strict=True)) for row in values)

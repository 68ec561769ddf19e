"""What every client relies on: the shapes of moves and events, and that nothing is unbounded."""

from typing import Any

import msgspec
import pytest
from msgspec import inspect

from areopagus.games.colony import ON_MARS
from areopagus.games.colony.questions import ASKING
from areopagus.games.colony.state import AnyStep, OnMars, Options
from areopagus.games.colony.view import OnMarsView

STEPS: tuple[type[Any], ...] = AnyStep.__args__


@pytest.mark.parametrize(
    "kinds", [ON_MARS.moves, ON_MARS.events, STEPS], ids=["moves", "events", "steps"]
)
def test_a_field_has_the_same_type_wherever_it_occurs(kinds: tuple[type[Any], ...]) -> None:
    found: dict[str, inspect.Type] = {}
    for kind in kinds:
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        for field in info.fields:
            known = found.setdefault(field.name, field.type)
            assert _shape(known) == _shape(field.type), (kind, field.name)


def _shape(kind: inspect.Type) -> Any:
    """A type without its bounds: what GraphQL makes of it."""
    match kind:
        case inspect.Metadata(type=inner):
            return _shape(inner)
        case inspect.IntType():
            return int
        case inspect.ListType(item_type=inner) | inspect.VarTupleType(item_type=inner):
            return [_shape(inner)]
        case inspect.UnionType(types=types):
            return {repr(_shape(inner)) for inner in types}
    return kind


@pytest.mark.parametrize("kind", [OnMars, OnMarsView, Options])
def test_every_number_is_bounded(kind: type[Any]) -> None:
    _assert_bounded(inspect.type_info(kind), set())


def _assert_bounded(kind: inspect.Type, seen: set[Any]) -> None:
    match kind:
        case inspect.IntType():
            assert kind.ge is not None
            assert kind.le is not None
        case inspect.Metadata(type=inner) | inspect.ListType(item_type=inner):
            _assert_bounded(inner, seen)
        case inspect.VarTupleType(item_type=inner):
            _assert_bounded(inner, seen)
        case inspect.UnionType(types=types):
            for inner in types:
                _assert_bounded(inner, seen)
        case inspect.StructType() if kind.cls not in seen:
            seen.add(kind.cls)
            for field in kind.fields:
                _assert_bounded(field.type, seen)
        case inspect.DictType():
            raise AssertionError("a state has no dictionaries")


def test_every_step_that_asks_has_its_answers() -> None:
    assert {kind for kind in STEPS if kind.kind} == set(ASKING)


def test_every_shape_has_a_name_of_its_own() -> None:
    shapes: set[type[Any]] = set()
    for kind in (OnMars, OnMarsView, Options, *ON_MARS.moves, *ON_MARS.events):
        _assert_bounded(inspect.type_info(kind), shapes)
    names = [shape.__name__ for shape in shapes]
    assert len(set(names)) == len(names)


def test_the_schemas_can_be_exported() -> None:
    for kind in (OnMars, OnMarsView, Options):
        assert msgspec.json.schema(kind)["$defs"]
    _, parts = msgspec.json.schema_components([*ON_MARS.moves, *ON_MARS.events])
    assert "Hex" in parts

"""Arbitrary well-typed moves: any value that decodes, legal or not."""

from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from areopagus.kernel.game import Game
from areopagus.kernel.move import Move

Vocabulary = list[str]
"""Strings that occur in a game, so that arbitrary ids often name something real."""


def vocabulary(game: Game[Any], state: Any) -> Vocabulary:
    return sorted({*_strings(game.components), *_strings(msgspec.to_builtins(state))})


def arbitrary_moves(
    game: Game[Any], rng: Random, words: Vocabulary, listed: list[Move], count: int
) -> list[Move]:
    """Moves of every kind: some all random, some legal ones with one thing changed."""
    moves = [_random_move(rng.choice(game.moves), rng, words) for _ in range(count)]
    if listed:
        moves += [_changed(rng.choice(listed), rng, words) for _ in range(count)]
    return [move for move in moves if move is not None]


def _random_move(kind: type[Move], rng: Random, words: Vocabulary) -> Move | None:
    return _typed(kind, {f.encode_name: _value(f.type, rng, words) for f in _fields(kind)})


def _changed(move: Move, rng: Random, words: Vocabulary) -> Move | None:
    fields = _fields(type(move))
    if not fields:
        return move
    field = rng.choice(fields)
    content = msgspec.to_builtins(move) | {field.encode_name: _value(field.type, rng, words)}
    return _typed(type(move), content)


def _typed(kind: type[Move], content: dict[str, Any]) -> Move | None:
    """The move, unless the content breaks a pattern: then it could never have been sent."""
    try:
        return msgspec.convert(content | {"type": kind.__struct_config__.tag}, kind)
    except msgspec.ValidationError:
        return None


def _fields(kind: type[Move]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _value(kind: inspect.Type, rng: Random, words: Vocabulary) -> Any:
    match kind:
        case inspect.Metadata(type=inner):
            return _value(inner, rng, words)
        case inspect.LiteralType(values=values):
            return rng.choice(values)
        case inspect.EnumType(cls=cls):
            return rng.choice(list(cls)).value
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.NoneType():
            return None
        case inspect.IntType(ge=low, le=high):
            assert low is not None, "every integer of a move is bounded below"
            assert high is not None, "every integer of a move is bounded above"
            return rng.randint(low, rng.choice([min(low + 6, high), high]))
        case inspect.StrType():
            return rng.choice(words)
        case inspect.UnionType(types=types):
            return _value(rng.choice(types), rng, words)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return [_value(item, rng, words) for _ in range(rng.randint(0, 3))]
        case inspect.StructType(fields=fields):
            return {f.encode_name: _value(f.type, rng, words) for f in fields}
    raise AssertionError(f"no arbitrary value of {kind}")


def _strings(content: Any) -> list[str]:
    match content:
        case str():
            return [content]
        case dict():
            return [s for pair in content.items() for part in pair for s in _strings(part)]
        case list() | tuple():
            return [s for part in content for s in _strings(part)]
    return []

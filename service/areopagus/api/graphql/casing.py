"""Naming conventions of GraphQL: fields in camelCase, enumeration values in CAPITALS."""

import re
from collections.abc import Iterable
from typing import Any

from msgspec import inspect

from areopagus.referee.docstrings import class_doc
from areopagus.referee.schema import as_json_schema

_NOT_IN_NAMES = re.compile(r"[^A-Za-z0-9]+")
_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def camel(words: str) -> str:
    """``set-destination`` as ``setDestination``."""
    first, *rest = [part for part in _NOT_IN_NAMES.split(words) if part]
    return first + "".join(part[:1].upper() + part[1:] for part in rest)


def capitals(word: str) -> str:
    """``secret-agent`` as ``SECRET_AGENT``; a name never begins with a digit."""
    name = _NOT_IN_NAMES.sub("_", word).strip("_").upper()
    return name if name[:1].isalpha() else "_" + name


def bounds(kind: inspect.Type) -> str:
    """What GraphQL cannot say about a type, as words: its range, its length, its pattern."""
    match kind:
        case inspect.Metadata():
            return bounds(kind.type)
        case inspect.UnionType(types=types) if sum(map(_is_something, types)) == 1:
            return _first(map(bounds, types))
        case inspect.IntType() | inspect.FloatType() if kind.ge is not None and kind.le is not None:
            return f"{kind.ge} to {kind.le}."
        case inspect.StrType() if kind.pattern is not None:
            return f"Matches `{as_json_schema(kind.pattern)}`."
        case inspect.StrType() if kind.max_length is not None:
            return f"{kind.min_length or 0} to {kind.max_length} characters."
        case inspect.ListType() | inspect.VarTupleType():
            most = "" if kind.max_length is None else f"At most {kind.max_length}."
            item = bounds(kind.item_type)
            return " ".join(filter(None, [most, item and f"Each: {item}"]))
    return ""


def stated(kind: inspect.Type) -> str:
    """The description of a type itself, wherever it is used."""
    match kind:
        case inspect.Metadata():
            return str((kind.extra_json_schema or {}).get("description") or stated(kind.type))
        case inspect.UnionType(types=types) if sum(map(_is_something, types)) == 1:
            return _first(map(stated, types))
        case inspect.StructType(cls=cls):
            return class_doc(cls).partition("\n")[0]
    return ""


def description(doc: str, kind: inspect.Type) -> str:
    """What a field or an argument is: as described where it stands, else by its type."""
    return " ".join(filter(None, [doc or stated(kind), bounds(kind)]))


def _is_something(kind: inspect.Type) -> bool:
    return not isinstance(kind, inspect.NoneType)


def _first(texts: Iterable[Any]) -> str:
    return next((text for text in texts if text), "")

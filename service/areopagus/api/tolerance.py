"""What counts as the same in a request though msgspec tells it apart: 2.0 and 2, null and nothing.

JSON Schema counts 2.0 as an integer. Many generated clients send null for what their user left
out. Both are mended only after typed decoding has failed, so that nobody else pays for it.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

Mend = Callable[[Any], Any]

_COMPLAINTS = ("got `float`", "got `null`")


def may_be_mended(complaint: str) -> bool:
    """Whether a complaint of msgspec is one that mending can take away."""
    return any(words in complaint for words in _COMPLAINTS)


def mended(content: Any, decoder: msgspec.json.Decoder[Any]) -> Any:
    """A decoded body, with integers for floats that are whole, and without the nulls that stand
    for fields left out."""
    return _whole(_mender(decoder)(content))


@cache
def type_of(decoder: msgspec.json.Decoder[Any]) -> inspect.Type:
    """What a decoder decodes, looked into once: that takes much longer than to decode."""
    return inspect.type_info(decoder.type)


@cache
def _mender(decoder: msgspec.json.Decoder[Any]) -> Mend:
    return _Menders().of(type_of(decoder)) or _same


def _same(content: Any) -> Any:
    return content


def _whole(content: Any) -> Any:
    match content:
        case float() if content.is_integer():
            return int(content)
        case list():
            return [_whole(part) for part in content]
        case dict():
            return {key: _whole(part) for key, part in content.items()}
    return content


class _Menders:
    """Functions that take nulls out of documents, by their types; none where there is nothing to
    take out."""

    def __init__(self) -> None:
        self._of_structs: dict[type, Mend | None] = {}

    def of(self, kind: inspect.Type) -> Mend | None:
        match kind:
            case inspect.Metadata():
                return self.of(kind.type)
            case inspect.ListType() | inspect.VarTupleType():
                return _each(self.of(kind.item_type))
            case inspect.DictType():
                return _each_value(self.of(kind.value_type))
            case inspect.StructType():
                return self._of_struct(kind)
            case inspect.UnionType():
                return self._of_union(kind)
        return None

    def _of_struct(self, kind: inspect.StructType) -> Mend | None:
        if kind.cls not in self._of_structs:
            self._of_structs[kind.cls] = None  # a shape that holds itself
            optional = {field.encode_name for field in kind.fields if _can_be_left_out(field)}
            fields = {field.encode_name: self.of(field.type) for field in kind.fields}
            menders = {name: mend for name, mend in fields.items() if mend is not None}
            self._of_structs[kind.cls] = _fields(optional, menders)
        return self._of_structs[kind.cls]

    def _of_union(self, kind: inspect.UnionType) -> Mend | None:
        structs = [one for one in kind.types if isinstance(one, inspect.StructType)]
        menders = {one.tag: self.of(one) for one in structs}
        lists = [self.of(one) for one in kind.types if not isinstance(one, inspect.StructType)]
        for_list = next((mend for mend in lists if mend is not None), None)
        if for_list is None and not any(menders.values()):
            return None
        tag = structs[0].tag_field if structs else None

        def mend(content: Any) -> Any:
            chosen = for_list
            if isinstance(content, dict):
                named = content.get(tag) if tag else None
                chosen = menders.get(named) if named is None or isinstance(named, str) else None
            return content if chosen is None else chosen(content)

        return mend


def _can_be_left_out(field: inspect.Field) -> bool:
    kind = field.type
    nullable = isinstance(kind, inspect.UnionType) and kind.includes_none
    return not field.required and not nullable


def _fields(optional: set[str], menders: dict[str, Mend]) -> Mend | None:
    if not optional and not menders:
        return None

    def mend(content: Any) -> Any:
        if not isinstance(content, dict):
            return content
        return {
            name: menders[name](value) if name in menders else value
            for name, value in content.items()
            if value is not None or name not in optional
        }

    return mend


def _each(mend: Mend | None) -> Mend | None:
    if mend is None:
        return None
    return lambda content: [*map(mend, content)] if isinstance(content, list) else content


def _each_value(mend: Mend | None) -> Mend | None:
    if mend is None:
        return None
    return lambda content: (
        {key: mend(value) for key, value in content.items()}
        if isinstance(content, dict)
        else content
    )

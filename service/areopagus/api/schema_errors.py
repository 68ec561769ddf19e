"""Why content does not fit its schema, told to people: where, and what might have been there."""

import difflib
import re
from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec
from msgspec import inspect

from areopagus.api.problems import SCHEMA, Problem
from areopagus.api.tolerance import type_of

_STEP = re.compile(r"\.([A-Za-z_]\w*)|\[(\d+)\]|(\[\.\.\.\])")
_UNKNOWN_FIELD = re.compile(r"Object contains unknown field `(.*)`$", re.DOTALL)
_MISSING_FIELD = re.compile(r"Object missing required field `(.*)`$")
_INVALID_VALUE = re.compile(r"Invalid (?:enum )?value (.*)$", re.DOTALL)
_FEW = 20
"""So many values are told in full; of more, the nearest."""

PathStep = str | int


def schema_problem(
    message: str,
    decoder: msgspec.json.Decoder[Any] | None = None,
    content: Any = None,
    foreign: Collection[str] = (),
) -> Problem:
    """The problem that a complaint of msgspec stands for; with the decoder that was tried and the
    content that did not fit it, also what would have, unless it is foreign to the game."""
    complaint, _, path = message.rpartition(" - at ")
    if not complaint:
        complaint, path = message, ""
    steps = _steps(path)
    if named := _UNKNOWN_FIELD.match(complaint) or _MISSING_FIELD.match(complaint):
        return _at([*steps, named[1]], complaint + ".")
    if (value := _INVALID_VALUE.match(complaint)) and decoder is not None:
        place = _Place(type_of(decoder), content)
        values = place.values(steps, of_keys=path.startswith("`key`"))
        known = [value for value in values if value not in foreign]
        meant = hint(value[1].strip("'"), known)
        return _at(steps, f"{complaint}.{meant}")
    return _at(steps, complaint + ".")


def foreign_word(word: str, pointer: str) -> Problem:
    """The problem of a word that another game has, and this one has not."""
    return Problem(SCHEMA, f"Invalid enum value {word!r}.", pointer=pointer)


def _at(steps: Iterable[PathStep], detail: str) -> Problem:
    parts = (str(step).replace("~", "~0").replace("/", "~1") for step in steps)
    return Problem(SCHEMA, detail, pointer="".join(f"/{part}" for part in parts))


def _steps(path: str) -> list[PathStep]:
    """The steps of ``$.state.zones[3].pool``; no further than a key it leaves out."""
    steps: list[PathStep] = []
    for name, index, unnamed in _STEP.findall(path):
        if unnamed:
            break
        steps.append(name or int(index))
    return steps


def hint(given: str, values: Sequence[Any]) -> str:
    """What might have been meant, as a sentence that follows another."""
    words = [str(value) for value in values]
    if not words:
        return ""
    if len(words) <= _FEW:
        return f" It may be: {', '.join(words)}."
    nearest = difflib.get_close_matches(given, words, n=5, cutoff=0.4)
    if nearest:
        return f" Of {len(words)} values the nearest are: {', '.join(nearest)}."
    return f" It may be one of {len(words)} values, such as {', '.join(words[:5])}."


class _Place:
    """A type and the content that was to be of that type."""

    def __init__(self, kind: inspect.Type, content: Any) -> None:
        self._kind = kind
        self._content = content

    def values(self, steps: Sequence[PathStep], *, of_keys: bool) -> list[Any]:
        """What may stand where these steps lead to; nothing when it is no closed set."""
        found = self._chosen()
        for index, step in enumerate(steps):
            if index == len(steps) - 1 and (tags := _tags(self._kind, step)):
                return tags
            if not self._go(found, step):
                return []
            found = self._chosen()
        if of_keys and isinstance(found, inspect.DictType):
            found = _bare(found.key_type)
        match found:
            case inspect.LiteralType(values=values):
                return list(values)
            case inspect.EnumType(cls=cls):
                return [member.value for member in cls]
        return []

    def _go(self, kind: inspect.Type, step: PathStep) -> bool:
        """Take a step, if there is anything to step on."""
        match kind, self._content:
            case inspect.StructType(), dict() if step in self._content:
                fields = {field.encode_name: field.type for field in kind.fields}
                if step not in fields:
                    return False
                self._kind, self._content = fields[str(step)], self._content[step]
            case ((inspect.ListType() | inspect.VarTupleType()), list()) if isinstance(step, int):
                self._kind, self._content = kind.item_type, self._content[step]
            case _:
                return False
        return True

    def _chosen(self) -> inspect.Type:
        """The type itself or, of a choice, the one that the content has chosen."""
        kind = _bare(self._kind)
        if not isinstance(kind, inspect.UnionType):
            return kind
        for one in map(_bare, kind.types):
            match one, self._content:
                case inspect.StructType(), dict():
                    if one.tag_field is None or self._content.get(one.tag_field) == one.tag:
                        return one
                case ((inspect.ListType() | inspect.VarTupleType()), list()):
                    return one
                case ((inspect.LiteralType() | inspect.EnumType()), str() | int()):
                    return one
        return kind


def _tags(kind: inspect.Type, step: PathStep) -> list[Any]:
    """The tags of a choice, if this is the field that has them."""
    kind = _bare(kind)
    choices = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return [
        one.tag
        for one in map(_bare, choices)
        if isinstance(one, inspect.StructType)
        and one.tag_field == step
        and not one.cls.__name__.startswith("_")
    ]


def _bare(kind: inspect.Type) -> inspect.Type:
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    return kind

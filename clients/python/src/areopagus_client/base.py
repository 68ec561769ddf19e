"""What the types of the contract are made of, and how documents are read and written.

A service of a later version may send fields, kinds and words that these types do not know.
Documents are read by their types, which is fast; what does not fit them is read once more,
tolerantly.
"""

import functools
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import inspect

from areopagus_client.errors import ConnectionError

State = TypeVar("State")
Move = TypeVar("Move")
Event = TypeVar("Event")
View = TypeVar("View")
Options = TypeVar("Options")
Components = TypeVar("Components")


class Document(msgspec.Struct, frozen=True, kw_only=True, rename="camel", omit_defaults=True):
    """A part of a request or an answer. It never changes, and can be compared and hashed."""


class Unknown:
    """A move, an event or another thing of a kind that this version does not know."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        """What came. A move of an unknown kind can be sent back like any other."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Unknown) and other.document == self.document

    def __hash__(self) -> int:
        return hash(written(self))

    def __repr__(self) -> str:
        return f"Unknown({self.document!r})"

    @property
    def type(self) -> str | None:
        """Its kind, as the service calls it."""
        return self.document.get("type")

    @property
    def text(self) -> str | None:
        """Of an event, on request: what happened, in words."""
        return self.document.get("text")


@dataclass(frozen=True)
class GameTypes(Generic[State, Move, Event, View, Options, Components]):
    """The types of one game."""

    id: str
    """The id of the game."""
    state: Any
    """Whole positions."""
    move: Any
    """What a seat can do."""
    event: Any
    """What happens."""
    view: Any
    """What a seat may see."""
    options: Any
    """What the setup may vary."""
    components: Any
    """What is printed on the components."""


def generic(kind: Any, *arguments: Any) -> Any:
    """A generic type with arguments that are known only when the program runs."""
    return kind[arguments]


def read(content: bytes | msgspec.Raw, kind: Any) -> Any:
    """A document by its type, read tolerantly where a later service sends what it does not know."""
    try:
        return _decoder(kind).decode(content)
    except msgspec.ValidationError:
        return _tolerant(_described(kind), msgspec.json.decode(content))
    except msgspec.DecodeError as error:
        raise ConnectionError("What answered does not speak JSON.") from error


def converted(content: Any, kind: Any) -> Any:
    """The same for what is read already."""
    try:
        return msgspec.convert(content, kind)
    except msgspec.ValidationError:
        return _tolerant(_described(kind), content)


def written(content: Any) -> bytes:
    """A document as JSON."""
    return _ENCODER.encode(content)


def _plain(content: object) -> object:
    if isinstance(content, Unknown):
        return content.document
    raise NotImplementedError(f"{type(content).__name__} is no JSON.")


_ENCODER = msgspec.json.Encoder(enc_hook=_plain)


@functools.cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


@functools.cache
def _described(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


def _tolerant(kind: inspect.Type, content: Any) -> Any:
    """What a document holds as far as it fits its type, and the rest as it is."""
    match kind, content:
        case inspect.StructType(), dict():
            return kind.cls(
                **{
                    field.name: _tolerant(field.type, content[field.encode_name])
                    for field in kind.fields
                    if field.encode_name in content
                }
                | {
                    field.name: None
                    for field in kind.fields
                    if field.required and field.encode_name not in content
                }
            )
        case inspect.UnionType(), dict():
            return _tolerant_of_union(kind, content)
        case inspect.UnionType(), list():
            lists = (one for one in kind.types if isinstance(one, inspect.VarTupleType))
            return _tolerant(next(lists, inspect.AnyType()), content)
        case inspect.VarTupleType(), list():
            return tuple(_tolerant(kind.item_type, item) for item in content)
        case inspect.DictType(), dict():
            return {key: _tolerant(kind.value_type, value) for key, value in content.items()}
    return content


def _tolerant_of_union(kind: inspect.UnionType, content: dict[str, Any]) -> Any:
    structs = [one for one in kind.types if isinstance(one, inspect.StructType)]
    for struct in structs:
        if struct.tag_field is None or content.get(struct.tag_field) == struct.tag:
            return _tolerant(struct, content)
    return Unknown(content) if structs else content

"""Input types, generated from the Structs, and the way back from an input to a document.

- A choice between tagged Structs is a `@oneOf` input with a field for each tag; one that has no
  fields of its own is chosen with `true`. Moves can also be given as their `document`.
- A state is a `Document`: typed it would cost more than all the rest of a request.
- A count or names are a `@oneOf` input of the two.
- Everything else has the names that it has in documents.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import strawberry
from msgspec import NODEFAULT, Struct, inspect
from strawberry.annotation import StrawberryAnnotation
from strawberry.types.arguments import StrawberryArgument

from areopagus.api.graphql.casing import camel, description
from areopagus.api.graphql.field_model import Shape, listed
from areopagus.api.graphql.outputs import (
    DOCUMENT,
    Outputs,
    deprecation_of,
    is_unset_by_default,
    lacks_fields,
    without_null,
)
from areopagus.kernel.game import Game
from areopagus.referee.docstrings import class_doc, field_docs
from areopagus.referee.naming import Names, pascal

Wire = Callable[[Any], Any]
"""Converts a coerced input value to its place in a document."""


class Input(NamedTuple):
    """An input type and the way back to documents."""

    shape: Shape
    wire: Wire


class InputField(NamedTuple):
    """A field of an input or an argument of an operation."""

    name: str
    attribute: str
    """What the Struct calls it."""
    shape: Shape
    description: str
    default: Any
    wire: Wire
    kind: inspect.Type
    deprecation: str | None = None
    """What to use instead of a field that will go."""


def _same(value: Any) -> Any:
    return value


class Inputs:
    """The input types of one game. What is not a Struct has the type that it has in answers."""

    def __init__(self, game: Game[Any], names: Names, outputs: Outputs) -> None:
        self._game = game
        self._names = names
        self._outputs = outputs
        self._made: dict[str, Input] = {}

    def fields(self, struct: type) -> list[InputField]:
        """What a Struct takes. Only a real-time game is told the time."""
        info = self._outputs.made.info(struct)
        docs = field_docs(struct)
        place = self._names.of(struct)
        return [
            self._taken(field, docs.get(field.name, ""), place)
            for field in info.fields
            if not lacks_fields(field) and (field.name != "at" or self._game.real_time)
        ]

    def _taken(self, field: inspect.Field, doc: str, place: str) -> InputField:
        kind = self._input(field.type, place + pascal(field.encode_name))
        shape, default = kind.shape, strawberry.UNSET
        if is_unset_by_default(field) or (shape.nullable and not field.required):
            shape = shape.or_null()
        elif field.default is not NODEFAULT and not isinstance(field.default, Struct):
            default = field.default
        elif not field.required:
            shape = shape.or_null()
        return InputField(
            name=field.encode_name,
            attribute=field.name,
            shape=shape,
            description=self._described(field, doc, kind.shape),
            default=default,
            wire=kind.wire,
            kind=field.type,
            deprecation=deprecation_of(field.type, doc),
        )

    def _described(self, field: inspect.Field, doc: str, shape: Shape) -> str:
        if shape.name == "Document":
            return "A position: the `document` of an earlier answer."
        return description(doc, field.type)

    def _input(self, kind: inspect.Type, place: str) -> Input:
        match kind:
            case inspect.Metadata() if not isinstance(
                kind.type, inspect.LiteralType | inspect.StrType
            ):
                return self._input(kind.type, place)
            case inspect.ListType() | inspect.VarTupleType():
                item = self._input(kind.item_type, place)
                return Input(listed(item.shape), _each(item.wire))
            case inspect.StructType(cls=cls) if cls is self._game.State:
                return DOCUMENT_INPUT
            case inspect.StructType(cls=cls) if self._names.union(frozenset({cls}), ""):
                return self._one_of([kind], place)  # a game with one kind of move
            case inspect.StructType():
                return self._object(kind)
            case inspect.UnionType():
                return self._choice(kind, place)
        return Input(self._outputs.shape(kind, place), _same)

    def _choice(self, kind: inspect.UnionType, place: str) -> Input:
        choices = without_null(kind)
        if any(
            isinstance(one, inspect.StructType) and one.cls is self._game.State for one in choices
        ):
            return DOCUMENT_INPUT
        if len(choices) == 1:
            one = self._input(choices[0], place)
        elif all(isinstance(choice, inspect.StructType) for choice in choices):
            one = self._one_of(choices, place)  # type: ignore[arg-type]
        else:
            one = self._count_or_names(choices, place)
        if not kind.includes_none:
            return one
        wire = one.wire
        return Input(one.shape.or_null(), lambda value: None if value is None else wire(value))

    def _object(self, kind: inspect.StructType) -> Input:
        name = self._names.of(kind.cls).removesuffix("Request") + "Input"
        of_all_games = not name.startswith(self._names.prefix)
        known = self._outputs.made.inputs if of_all_games else self._made
        if name not in known:
            fields = self.fields(kind.cls)
            made = _input_type(name, fields, class_doc(kind.cls))
            known[name] = Input(Shape(name, made), _as_document(fields))
        found: Input = known[name]
        return found

    def _one_of(self, structs: Sequence[inspect.StructType], place: str) -> Input:
        union = self._names.union(frozenset(kind.cls for kind in structs), place)
        name = union + "Input"
        if name not in self._made:
            choices = {camel(str(kind.tag)): self._tagged(kind) for kind in structs}
            fields = [
                InputField(tag, tag, choice.shape.or_null(), class_doc(kind.cls), None, _same, kind)
                for (tag, choice), kind in zip(choices.items(), structs, strict=True)
            ]
            wires = {tag: choice.wire for tag, choice in choices.items()}
            if structs[0].tag_field == "type":
                fields.append(_WHOLE)
                wires["document"] = _same
            made = _input_type(name, fields, f"One {union}: exactly one field.", one_of=True)
            self._made[name] = Input(Shape(name, made), _chosen(wires))
        return self._made[name]

    def _tagged(self, kind: inspect.StructType) -> Input:
        tag = {str(kind.tag_field): kind.tag}
        if not kind.fields:
            return Input(Shape("Boolean", bool), lambda value: tag if value is True else {})
        shape, wire = self._object(kind)
        return Input(shape, lambda value: tag | wire(value))

    def _count_or_names(self, choices: Sequence[inspect.Type], place: str) -> Input:
        """The players of a setup; of a session, with those that are bots."""
        setup = _struct_in(choices)
        name = "SeatsInput" if setup is None else "SessionSeatsInput"
        wires: dict[str, Any] = {"count": _same, "names": _same}
        fields = [
            _optional("count", Shape("Int", int), "How many play."),
            _optional(
                "names",
                listed(Shape("String", str, nullable=True)),
                "Who plays; null for a seat without a name.",
            ),
        ]
        doc = "Who plays: how many, or their names."
        if setup is not None:
            one = self._object(setup)
            wires["seats"] = _each(one.wire)
            fields.append(_optional("seats", listed(one.shape), "Who plays, bots among them."))
            doc = "Who plays: how many, or their names, or seat by seat."
        if name not in self._outputs.made.types:
            made = _input_type(name, fields, doc, one_of=True)
            self._outputs.made.types[name] = made
        return Input(Shape(name, self._outputs.made.types[name]), _chosen(wires))


def _struct_in(choices: Sequence[inspect.Type]) -> inspect.StructType | None:
    """The Struct among what the items of a list may be."""
    for choice in choices:
        bare = _bare(choice)
        if isinstance(bare, inspect.ListType) and isinstance(bare.item_type, inspect.UnionType):
            for item in bare.item_type.types:
                if isinstance(item, inspect.StructType):
                    return item
    return None


def argument(taken: InputField) -> StrawberryArgument:
    """An argument as Strawberry knows it."""
    return StrawberryArgument(
        python_name=f"{taken.name}_",
        graphql_name=taken.name,
        type_annotation=StrawberryAnnotation(taken.shape.python()),
        description=taken.description,
        deprecation_reason=taken.deprecation,
        default=taken.default,
    )


def _optional(name: str, shape: Shape, doc: str, kind: inspect.Type | None = None) -> InputField:
    return InputField(name, name, shape.or_null(), doc, None, _same, kind or inspect.AnyType())


DOCUMENT_INPUT = Input(DOCUMENT, _same)
_WHOLE = _optional("document", DOCUMENT, "The `document` of a legal move, handed back as it came.")


def _input_type(name: str, fields: Sequence[InputField], doc: str, *, one_of: bool = False) -> Any:
    space: dict[str, Any] = {"__annotations__": {}, "__module__": __name__}
    for field in fields:
        attribute = f"{field.name}_"
        space["__annotations__"][attribute] = field.shape.python()
        default = strawberry.UNSET if one_of or field.shape.nullable else field.default
        given = (
            {} if default is strawberry.UNSET and not field.shape.nullable else {"default": default}
        )
        space[attribute] = strawberry.field(
            name=field.name,
            description=field.description,
            deprecation_reason=field.deprecation,
            **given,
        )
    return strawberry.input(type(name, (), space), name=name, description=doc, one_of=one_of)


def _as_document(fields: Sequence[InputField]) -> Wire:
    """An input object as a document. Null stands for what is left out, unless null is a value."""
    wires = {field.name: field.wire for field in fields}
    with_null = {field.name for field in fields if includes_null(field.kind)}

    def wire(value: dict[str, Any]) -> dict[str, Any]:
        return {
            name: wires[name](content)
            for name, content in value.items()
            if content is not None or name in with_null
        }

    return wire


def includes_null(kind: inspect.Type) -> bool:
    """Whether null is a value of a type."""
    kind = _bare(kind)
    return isinstance(kind, inspect.UnionType) and kind.includes_none


def _chosen(wires: dict[str, Wire]) -> Wire:
    def wire(value: dict[str, Any]) -> Any:
        ((tag, content),) = value.items()
        return wires[tag](content)

    return wire


def _each(wire: Wire) -> Wire:
    if wire is _same:
        return _same
    return lambda values: [None if value is None else wire(value) for value in values]


def _bare(kind: inspect.Type) -> inspect.Type:
    return kind.type if isinstance(kind, inspect.Metadata) else kind

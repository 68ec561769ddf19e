"""Output types, generated from the Structs.

- A Struct is an object type; a Struct without fields says nothing, and what has it leaves it out.
- A choice between moves, or between events, is an interface whose members also have a `document`;
  any other choice between Structs is a union.
- A set of words is an enumeration, called by its title or after its place.
- A set of ids of components is a scalar, called by its title: ids are spelled as everywhere else.
- What is UNSET unless it was asked for is never null, because selecting it asks for it.
- Mappings, and choices between plain values, are JSON.
"""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Union

import strawberry
from msgspec import NODEFAULT, inspect

from areopagus.api.graphql.casing import description
from areopagus.api.graphql.component_ids import ComponentIds
from areopagus.api.graphql.enums import Enums
from areopagus.api.graphql.field_model import Field, Shape, harmonised, listed, shared
from areopagus.api.graphql.scalars import JSON, DocumentScalar, SafeInt, SealedState
from areopagus.kernel.document import COMPONENT_ID
from areopagus.referee.docstrings import class_doc, field_docs
from areopagus.referee.naming import Names, pascal

ON_REQUEST = frozenset({"events", "labels", "legal_moves", "picture", "score", "text"})
"""Fields of answers that are computed only when selected."""

DOCUMENT = Shape("Document", DocumentScalar)
_WHOLE = Field("document", DOCUMENT, "The whole of it, to be handed back as it came.", "")
TEXT = Field(
    "text",
    Shape("String", str),
    "What happened, as a sentence in the reader's language.",
    "text",
)
LABEL = Field(
    "label",
    Shape("String", str, nullable=True),
    "What the move does, in the reader's language; null unless it is listed as an answer.",
    "label",
    may_be_unset=True,
)
_SAFE_INT = Shape("SafeInt", SafeInt)
_SEALED_STATE = Shape("SealedState", SealedState)
_LARGEST = 2**31 - 1
_PLAIN: dict[type[inspect.Type], Shape] = {
    inspect.BoolType: Shape("Boolean", bool),
    inspect.FloatType: Shape("Float", float),
    inspect.IntType: Shape("Int", int),
    inspect.StrType: Shape("String", str),
    inspect.RawType: DOCUMENT,
    inspect.AnyType: Shape("JSON", JSON),
    inspect.DictType: Shape("JSON", JSON),
}


class TypeRegistry:
    """The types made so far for all games, by their published name; each name is made once."""

    def __init__(self) -> None:
        self.enums = Enums()
        self.ids = ComponentIds()
        self.types: dict[str, Any] = {}
        self.inputs: dict[str, Any] = {}
        self.structs: dict[str, type] = {}
        self._infos: dict[type, inspect.StructType] = {}

    def info(self, struct: type) -> inspect.StructType:
        """What msgspec knows of a Struct: slow to work out."""
        if struct not in self._infos:
            info = inspect.type_info(struct)
            assert isinstance(info, inspect.StructType)
            self._infos[struct] = info
        return self._infos[struct]

    def forget_infos(self) -> None:
        """Free what msgspec knows of the Structs, once all types are made: it is megabytes."""
        self._infos.clear()

    def once(self, name: str, struct: type, make: Callable[[], Any]) -> Any:
        """The type of this name, made the first time; a name stands for one Struct."""
        if name not in self.types:
            self.types[name] = make()
            self.structs[name] = struct
        if self.structs[name] is not struct:
            raise TypeError(f"{name} names both {struct} and {self.structs[name]}")
        return self.types[name]


class Outputs:
    """The output types of one game."""

    def __init__(self, names: Names, made: TypeRegistry) -> None:
        self.made = made
        self._names = names

    def of(self, kind: Any) -> Shape:
        """The GraphQL type of a type."""
        return self.shape(inspect.type_info(kind), "")

    def object(self, struct: type, fields: Sequence[Field], interface: Any = None) -> Any:
        """The object type of a Struct, with these fields."""
        return self._make(self.made.info(struct), fields, interface)

    def fields_of(self, struct: type) -> list[Field]:
        """What can be selected from a Struct."""
        return self.fields(self.made.info(struct))

    def interface(self, name: str, doc: str, fields: Sequence[Field], wider: Any = None) -> Any:
        """An interface with these fields, which may narrow a wider one."""

        def make() -> Any:
            space, bases = _namespace(fields), () if wider is None else (wider,)
            return strawberry.interface(type(name, bases, space), name=name, description=doc)

        return self.made.once(name, object, make)

    def any_event(self) -> Shape:
        """The interface of the events of all games."""
        doc = "Something that happened in a game."
        return Shape("Event", self.interface("Event", doc, [_WHOLE, TEXT]))

    def choice(
        self,
        structs: Sequence[type],
        name: str,
        doc: str,
        wider: Any = None,
        more: Sequence[Field] = (),
    ) -> Any:
        """An interface for tagged Structs; each member, and so the interface, has a `document`."""
        infos = [self.made.info(struct) for struct in structs]
        members = harmonised(
            [[_WHOLE, *more, *self.fields(info)] for info in infos], self._names.prefix
        )
        interface = self.interface(name, doc, shared(members), wider)
        for info, fields in zip(infos, members, strict=True):
            self._make(info, fields, interface)
        return interface

    def fields(self, info: inspect.StructType) -> list[Field]:
        """What can be selected from a Struct."""
        docs = field_docs(info.cls)
        place = self._names.of(info.cls)
        return [
            self._field(field, docs.get(field.name, ""), place)
            for field in info.fields
            if not lacks_fields(field)
        ]

    def _field(self, field: inspect.Field, doc: str, place: str) -> Field:
        shape = self.shape(field.type, place + pascal(field.encode_name))
        may_be_unset = is_unset_by_default(field) and field.name not in ON_REQUEST
        return Field(
            name=field.encode_name,
            shape=shape.or_null() if may_be_unset else shape,
            description=description(doc, field.type),
            path=field.name,
            may_be_unset=may_be_unset,
            deprecation=deprecation_of(field.type, doc),
        )

    def shape(self, kind: inspect.Type, place: str, title: str = "", doc: str = "") -> Shape:
        match kind:
            case inspect.Metadata():
                extra = kind.extra_json_schema or {}
                if kind.extra == COMPONENT_ID and isinstance(kind.type, inspect.LiteralType):
                    name, ids = self._names.titled(extra["title"]), kind.type.values
                    made = self.made.ids.of(name, self._names.words(ids), extra["description"])
                    return Shape(name, made)
                return self.shape(
                    kind.type, place, extra.get("title", title), extra.get("description", doc)
                )
            case inspect.LiteralType(values=values) if all(isinstance(v, str) for v in values):
                name = self._names.titled(title) if title else place
                words = self._names.words(values)
                return Shape(name, self.made.enums.of(name, words, doc))
            case inspect.LiteralType():
                return _PLAIN[inspect.IntType]
            case inspect.StrType() if title == "SealedState":
                return _SEALED_STATE
            case inspect.IntType(le=most) if most is not None and most > _LARGEST:
                return _SAFE_INT
            case inspect.ListType() | inspect.VarTupleType():
                return listed(self.shape(kind.item_type, place))
            case inspect.StructType(cls=cls) if name := self._names.union(frozenset({cls}), ""):
                return Shape(name, self.made.types[name])  # a game with one kind of move
            case inspect.StructType():
                made = self._make(kind, None, None)
                return Shape(self._names.of(kind.cls), made)
            case inspect.UnionType():
                return self._choice(kind, place)
        return _PLAIN[type(kind)]

    def _choice(self, kind: inspect.UnionType, place: str) -> Shape:
        choices = without_null(kind)
        shape = self.shape(choices[0], place) if len(choices) == 1 else self._any(choices, place)
        return shape.or_null() if kind.includes_none else shape

    def _any(self, kinds: list[inspect.Type], place: str) -> Shape:
        structs = [kind for kind in kinds if isinstance(kind, inspect.StructType)]
        if len(structs) < len(kinds):
            return _PLAIN[inspect.AnyType]
        name = self._names.union(frozenset(kind.cls for kind in structs), place)
        if name not in self.made.types:
            members = harmonised([self.fields(kind) for kind in structs], self._names.prefix)
            types = [self._make(k, f, None) for k, f in zip(structs, members, strict=True)]
            self.made.types[name] = union(name, types, f"One of {len(types)}.")
        return Shape(name, self.made.types[name])

    def _make(
        self, info: inspect.StructType, fields: Sequence[Field] | None, interface: Any
    ) -> Any:
        struct, name = info.cls, self._names.of(info.cls)

        def make() -> Any:
            space = _namespace(self.fields(info) if fields is None else fields)
            space["struct"] = struct
            bases = () if interface is None else (interface,)
            doc = class_doc(struct)
            return strawberry.type(type(name, bases, space), name=name, description=doc)

        return self.made.once(name, struct, make)


def union(name: str, types: Sequence[Any], doc: str) -> Any:
    """A union of object types."""
    members: Any = Union[tuple(types)]  # noqa: UP007
    return Annotated[members, strawberry.union(name, description=doc)]


def _namespace(fields: Sequence[Field]) -> dict[str, Any]:
    """A class body: attributes end in `_`, since any name may be a keyword of Python."""
    space: dict[str, Any] = {"__annotations__": {}, "__module__": __name__}
    for field in fields:
        attribute = f"{field.name}_"
        space["__annotations__"][attribute] = field.shape.python()
        space[attribute] = strawberry.field(
            name=field.name,
            description=field.description,
            deprecation_reason=field.deprecation,
            metadata={"path": field.path, "may_be_unset": field.may_be_unset},
        )
    return space


def deprecation_of(kind: inspect.Type, doc: str) -> str | None:
    """The reason of a field that is marked as deprecated."""
    while isinstance(kind, inspect.Metadata):
        if (kind.extra_json_schema or {}).get("deprecated"):
            return " ".join(doc.split())
        kind = kind.type
    return None


def lacks_fields(field: inspect.Field) -> bool:
    """Whether a field holds Structs without fields only, which GraphQL cannot express."""
    kinds = without_null(field.type) if isinstance(field.type, inspect.UnionType) else [field.type]
    return all(isinstance(kind, inspect.StructType) and not kind.fields for kind in kinds)


def is_unset_by_default(field: inspect.Field) -> bool:
    """Whether a field may be left out and is then not null but absent."""
    return not field.required and field.default is NODEFAULT and field.default_factory is NODEFAULT


def without_null(kind: inspect.UnionType) -> list[inspect.Type]:
    """What a choice is between, but for null and what only serves to decode."""
    return [
        one
        for one in kind.types
        if not isinstance(one, inspect.NoneType)
        and not (isinstance(one, inspect.StructType) and one.cls.__name__.startswith("_"))
    ]

"""JSON Schema (2020-12) of the Structs.

Ours rather than msgspec's own generator, because that one leaves out ``propertyNames`` of
enumerated keys, the strings under fields and names for unions, and offers no say in names.

A Struct with defaults has two schemas. In an answer every field is there, unless it is left out
when it has its default. In a request a field with a default may be left out, and null means the
same. What an answer gave is handed back as it came, so states and moves have one schema.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

import msgspec
from msgspec import NODEFAULT, inspect

from areopagus.kernel.document import THE_GAME
from areopagus.kernel.move import Move
from areopagus.kernel.state import State
from areopagus.referee.docstrings import class_doc, field_docs
from areopagus.referee.naming import Names, pascal

Schema = dict[str, Any]


class Schemas:
    """Schemas that share their components, by name."""

    def __init__(
        self, names: Names, root: str = "#/components/schemas/", *, defaults: bool = False
    ) -> None:
        """Where ``defaults`` are not told as such, descriptions tell them: generators of clients
        take a field that has a default for one that is always there."""
        self._defaults = defaults
        self.components: dict[str, Schema] = {}
        self.names = names
        self._root = root
        self._known: dict[Any, inspect.Type] = {}
        self._asked = False

    def look_at(self, kinds: Sequence[Any]) -> None:
        """Inspect types together, which is much quicker than one by one: they share their parts."""
        self._known |= dict(zip(kinds, inspect.multi_type_info(kinds), strict=True))

    def of(self, kind: Any) -> Schema:
        """The schema of a type in an answer: a reference when the type has a name."""
        if kind not in self._known:
            self.look_at([kind])
        return self._schema(self._known[kind], "")

    def of_request(self, kind: Any) -> Schema:
        """The schema of a type in a request."""
        with self._side(asked=True):
            return self.of(kind)

    def named(self, name: str, schema: Schema) -> Schema:
        """A schema that no type has, under a name of its own."""
        return self._component(name, lambda: {"title": name, **schema})

    @contextmanager
    def _side(self, *, asked: bool) -> Iterator[None]:
        before, self._asked = self._asked, asked
        yield
        self._asked = before

    def _schema(self, kind: inspect.Type, place: str) -> Schema:
        extra: Schema = {}
        while isinstance(kind, inspect.Metadata):
            extra |= kind.extra_json_schema or {}
            kind = kind.type
        if isinstance(kind, inspect.LiteralType) and "title" in extra:
            return self._words(kind, extra)
        if extra.get("const") == THE_GAME:
            extra["const"] = self.names.game
        return self._bare(kind, place) | extra

    def _bare(self, kind: inspect.Type, place: str) -> Schema:
        match kind:
            case inspect.AnyType() | inspect.RawType():
                return {}
            case inspect.NoneType():
                return dict(_NULL)
            case inspect.BoolType():
                return {"type": "boolean"}
            case inspect.IntType():
                return _given(type="integer", minimum=kind.ge, maximum=kind.le)
            case inspect.FloatType():
                return _given(type="number", minimum=kind.ge, maximum=kind.le)
            case inspect.StrType():
                return _given(
                    type="string",
                    minLength=kind.min_length,
                    maxLength=kind.max_length,
                    pattern=kind.pattern and as_json_schema(kind.pattern),
                )
            case inspect.LiteralType(values=values):
                return _enumeration(values)
            case inspect.EnumType(cls=cls):
                return self._component(self.names.of(cls), lambda: _enum_schema(cls))
            case inspect.ListType() | inspect.VarTupleType():
                return _given(
                    type="array",
                    items=self._schema(kind.item_type, place + "Item"),
                    minItems=kind.min_length,
                    maxItems=kind.max_length,
                )
            case inspect.TupleType(item_types=items):
                return {
                    "type": "array",
                    "prefixItems": [
                        self._schema(item, f"{place}{i}") for i, item in enumerate(items)
                    ],
                    "minItems": len(items),
                    "maxItems": len(items),
                }
            case inspect.DictType():
                return self._mapping(kind, place)
            case inspect.UnionType(types=types):
                return self._union(types, place)
            case inspect.StructType(cls=cls):
                return self._structure(kind, cls)
        raise TypeError(f"no schema of {kind}")

    def _structure(self, kind: inspect.StructType, cls: type) -> Schema:
        name = self.names.of(cls)
        with self._side(asked=self._asked and not issubclass(cls, State | Move)):
            if self._asked and not name.endswith("Request"):
                name += "Input"
            if variants := getattr(cls, "variants", ()):
                return self._component(name, lambda: self._either(kind, name, variants))
            return self._component(name, lambda: self._struct(kind, name))

    def _component(self, name: str, make: Callable[[], Schema]) -> Schema:
        if name not in self.components:
            self.components[name] = {}  # so that a shape that holds itself ends here
            self.components[name] = make()
        return {"$ref": self._root + name}

    def _words(self, kind: inspect.LiteralType, extra: Schema) -> Schema:
        """A set of words that has a title is published under it."""
        name = self.names.titled(extra["title"])
        words = self.names.words(kind.values)
        return self._component(name, lambda: _enumeration(words) | extra | {"title": name})

    def _mapping(self, kind: inspect.DictType, place: str) -> Schema:
        keys = self._schema(kind.key_type, place + "Key")
        if keys == {"type": "string"}:
            keys = {}
        return _given(
            type="object",
            propertyNames=keys or None,
            additionalProperties=self._schema(kind.value_type, place + "Value"),
            minProperties=kind.min_length,
            maxProperties=kind.max_length,
        )

    def _union(self, types: Iterable[inspect.Type], place: str) -> Schema:
        structs = [kind for kind in types if isinstance(kind, inspect.StructType)]
        others = [kind for kind in types if not isinstance(kind, inspect.StructType)]
        structs = [kind for kind in structs if not kind.cls.__name__.startswith("_")]
        choices = [self._schema(kind, place) for kind in others if not _is_null(kind)]
        if len(structs) == 1:
            choices.insert(0, self._schema(structs[0], place))
        elif structs:
            name = self.names.union(frozenset(kind.cls for kind in structs), place)
            choices.insert(0, self._component(name, lambda: self._choice(name, structs)))
        choices += [_NULL for kind in others if _is_null(kind)]
        return choices[0] if len(choices) == 1 else {"anyOf": choices}

    def _choice(self, name: str, structs: list[inspect.StructType]) -> Schema:
        options = {str(kind.tag): self._bare(kind, "") for kind in structs}
        return {
            "title": name,
            "oneOf": list(options.values()),
            "discriminator": {
                "propertyName": structs[0].tag_field,
                "mapping": {tag: option["$ref"] for tag, option in options.items()},
            },
        }

    def _either(self, kind: inspect.StructType, name: str, variants: Sequence[str]) -> Schema:
        """A Struct that takes exactly one of some fields: one schema for each of them."""
        choices = []
        for variant in variants:
            called = name.removesuffix("Request") + pascal(variant) + "Request"
            others = {*variants} - {variant}
            choices.append(
                self._component(called, partial(self._struct, kind, called, others, {variant}))
            )
        return {
            **_given(title=name, description=class_doc(kind.cls) or None),
            "oneOf": choices,
        }

    def _struct(
        self,
        kind: inspect.StructType,
        name: str,
        without: Collection[str] = (),
        required: Collection[str] = (),
    ) -> Schema:
        docs = field_docs(kind.cls)
        properties: Schema = {}
        always: list[str] = []
        if kind.tag_field is not None:
            properties[kind.tag_field] = _constant(kind.tag)
            always.append(kind.tag_field)
        for field in kind.fields:
            if field.name in without:
                continue
            content = self._schema(field.type, name + pascal(field.encode_name))
            is_always_there = field.name in required or self._is_always_there(kind.cls, field)
            if field.name in required:
                content = _not_null(content)
            if is_always_there:
                always.append(field.encode_name)
            elif self._asked:
                content = _or_null(content)
            if field.name in docs:
                content = content | {"description": docs[field.name]}
            if not is_always_there:
                content = self._with_default(content, _default(field))
            properties[field.encode_name] = content
        return {
            **_given(title=name, description=class_doc(kind.cls) or None),
            "type": "object",
            "properties": properties,
            "required": always,
            "additionalProperties": False,
        }

    def _with_default(self, content: Schema, default: Schema) -> Schema:
        if self._defaults or not default or default["default"] is None:
            return content | (default if self._defaults else {})
        told = f"Left out, it is `{msgspec.json.encode(default['default']).decode()}`."
        return content | {"description": " ".join([content.get("description", ""), told]).strip()}

    def _is_always_there(self, cls: Any, field: inspect.Field) -> bool:
        if field.required:
            return True
        has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        return has_default and not self._asked and not cls.__struct_config__.omit_defaults


def document_schema(kind: Any, names: Names, id: str, *, asked: bool = False) -> Schema:
    """One type, as answers have it or as requests do, as a JSON Schema that stands alone."""
    schemas = Schemas(names, "#/$defs/", defaults=True)
    root = schemas.of_request(kind) if asked else schemas.of(kind)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": id,
        **root,
        "$defs": dict(sorted(schemas.components.items())),
    }


def as_json_schema(pattern: str) -> str:
    """A pattern of ours in the words of JSON Schema, whose ``$`` is the very end: Python's also
    stands before a last newline, so ours end with ``\\Z``."""
    return pattern.replace(r"\Z", "$")


def _given(**content: Any) -> Schema:
    return {key: value for key, value in content.items() if value is not None}


def _constant(value: Any) -> Schema:
    """With its type beside it, for generators that look for one."""
    return {"type": "string" if isinstance(value, str) else "integer", "const": value}


def _or_null(schema: Schema) -> Schema:
    choices = schema.get("anyOf", [schema])
    return schema if _NULL in choices else {"anyOf": [*choices, _NULL]}


def _not_null(schema: Schema) -> Schema:
    choices = [choice for choice in schema.get("anyOf", [schema]) if choice != _NULL]
    return choices[0] if len(choices) == 1 else {"anyOf": choices}


def _enumeration(values: Iterable[Any]) -> Schema:
    values = list(values)
    if all(isinstance(value, str) for value in values):
        return {"type": "string", "enum": values}
    return {"enum": values}


def _enum_schema(cls: Any) -> Schema:
    return _enumeration(member.value for member in cls) | _given(description=class_doc(cls) or None)


_NULL: Schema = {"type": "null"}


def _default(field: inspect.Field) -> Schema:
    if isinstance(field.default, msgspec.Struct):
        return {}  # its own fields have theirs, and generators take no object for a default
    if field.default is not NODEFAULT:
        return {"default": msgspec.to_builtins(field.default)}
    if field.default_factory in (list, dict):
        return {"default": field.default_factory()}
    return {}


def _is_null(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.NoneType)

"""JSON Schema (2020-12) of the Structs.

Ours rather than msgspec's own generator, because that one leaves out ``propertyNames`` of
enumerated keys, the strings under fields and names for unions, and offers no say in names.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from msgspec import NODEFAULT, inspect

from areopagus.referee.docstrings import class_doc, field_docs
from areopagus.referee.naming import Names, pascal

Schema = dict[str, Any]


class Schemas:
    """Schemas that share their components, by name."""

    def __init__(self, names: Names, root: str = "#/components/schemas/") -> None:
        self.components: dict[str, Schema] = {}
        self._names = names
        self._root = root
        self._known: dict[Any, inspect.Type] = {}

    def look_at(self, kinds: Sequence[Any]) -> None:
        """Inspect types together, which is much quicker than one by one: they share their parts."""
        self._known |= dict(zip(kinds, inspect.multi_type_info(kinds), strict=True))

    def of(self, kind: Any) -> Schema:
        """The schema of a type: a reference when the type has a name."""
        if kind not in self._known:
            self.look_at([kind])
        return self._schema(self._known[kind], "")

    def _schema(self, kind: inspect.Type, place: str) -> Schema:
        extra: Schema = {}
        while isinstance(kind, inspect.Metadata):
            extra |= kind.extra_json_schema or {}
            kind = kind.type
        if isinstance(kind, inspect.LiteralType) and "title" in extra:
            return self._words(kind, extra)
        return self._bare(kind, place) | extra

    def _bare(self, kind: inspect.Type, place: str) -> Schema:
        match kind:
            case inspect.AnyType() | inspect.RawType():
                return {}
            case inspect.NoneType():
                return {"type": "null"}
            case inspect.BoolType():
                return {"type": "boolean"}
            case inspect.IntType():
                return _given(type="integer", minimum=kind.ge, maximum=kind.le)
            case inspect.StrType():
                return _given(
                    type="string",
                    minLength=kind.min_length,
                    maxLength=kind.max_length,
                    pattern=kind.pattern,
                )
            case inspect.LiteralType(values=values):
                return _enumeration(values)
            case inspect.EnumType(cls=cls):
                return self._component(self._names.of(cls), lambda: _enum_schema(cls))
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
                return self._component(self._names.of(cls), lambda: self._struct(kind))
        raise TypeError(f"no schema of {kind}")

    def _component(self, name: str, make: Callable[[], Schema]) -> Schema:
        if name not in self.components:
            self.components[name] = {}  # so that a shape that holds itself ends here
            self.components[name] = make()
        return {"$ref": self._root + name}

    def _words(self, kind: inspect.LiteralType, extra: Schema) -> Schema:
        """A set of words that has a title is published under it."""
        name = self._names.titled(extra["title"])
        return self._component(name, lambda: _enumeration(kind.values) | extra | {"title": name})

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
            name = self._names.union(frozenset(kind.cls for kind in structs), place)
            choices.insert(0, self._component(name, lambda: self._choice(name, structs)))
        choices += [{"type": "null"} for kind in others if _is_null(kind)]
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

    def _struct(self, kind: inspect.StructType) -> Schema:
        name, docs = self._names.of(kind.cls), field_docs(kind.cls)
        properties: Schema = {}
        required: list[str] = []
        if kind.tag_field is not None:
            properties[kind.tag_field] = {"const": kind.tag}
            required.append(kind.tag_field)
        for field in kind.fields:
            content = self._schema(field.type, name + pascal(field.encode_name))
            if field.name in docs:
                content = content | {"description": docs[field.name]}
            if field.required:
                required.append(field.encode_name)
            properties[field.encode_name] = content | _default(field)
        return {
            **_given(title=name, description=class_doc(kind.cls) or None),
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": False,
            **getattr(kind.cls, "schema_extra", {}),
        }


def document_schema(kind: Any, names: Names, id: str) -> Schema:
    """One type as a JSON Schema document that stands alone."""
    schemas = Schemas(names, "#/$defs/")
    root = schemas.of(kind)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": id,
        **root,
        "$defs": dict(sorted(schemas.components.items())),
    }


def _given(**content: Any) -> Schema:
    return {key: value for key, value in content.items() if value is not None}


def _enumeration(values: Iterable[Any]) -> Schema:
    values = list(values)
    if all(isinstance(value, str) for value in values):
        return {"type": "string", "enum": values}
    return {"enum": values}


def _enum_schema(cls: Any) -> Schema:
    return _enumeration(member.value for member in cls) | _given(description=class_doc(cls) or None)


def _default(field: inspect.Field) -> Schema:
    if field.default is not NODEFAULT:
        return {"default": msgspec.to_builtins(field.default)}
    if field.default_factory in (list, dict):
        return {"default": field.default_factory()}
    return {}


def _is_null(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.NoneType)

"""Writes the types of the contract from the OpenAPI document: see ``generate.py``.

Each game has a module, and what all games share another one. What is the same in every game but
for the types of its moves, events and options is written once, as a generic:
``Decision[RedPlanetMove]``.
"""

import json
import keyword
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

CONTRACT = Path(__file__).parents[3] / "openapi/openapi.json"
Schema = dict[str, Any]

OF_EACH_GAME = ("State", "Move", "Event", "View", "Options")
"""What differs from game to game: the parameters of generics."""

GENERIC = (
    *("Closed", "Decision", "Ply", "Suggestion", "Suggestions", "SealedSuggestions"),
    *("RecordedMove", "RecordedSetup", "Record", "Update", "Updates"),
)
"""What is the same in all games but for the above."""

ALIKE = ("PackAccepted",)
"""What is the same in all games that have it."""

SHARED = (
    *("BudgetInput", "GameDescription", "GameList", "Picture", "PictureLayout", "PictureTheme"),
    *("ProblemDocument", "RuleList", "Score", "Seal", "SealedPicture", "SealedVerdict"),
    *("SealedVerdicts", "SeatSetupInput", "SessionCreated", "StreamEnded", "StreamOpened"),
    *("SuggestionLevel", "TableOptionsInput", "Verdict", "VerdictList"),
)
"""What the hand-written layer needs of the rest; what these refer to comes along."""

HEADER = "Made by scripts/generate.py from openapi/openapi.json. Do not edit: `make types-python`."
BASE = "from areopagus_client.base import"


def modules() -> Iterator[tuple[str, str]]:
    """The name and the text of each module of the contract."""
    contract = Contract(json.loads(CONTRACT.read_text(encoding="utf-8")))
    yield "shared", contract.shared()
    for game in contract.games:
        yield game.replace("-", "_"), contract.of(game)


class Field(NamedTuple):
    """A field of a document, as it is declared."""

    name: str
    type: str
    default: str | None
    description: str

    def lines(self) -> Iterator[str]:
        own = _snake(self.name)
        own += "_" * keyword.iskeyword(own)
        given = self.default
        if _camel(own) != self.name:
            default = "" if given is None else f"default={given}, "
            given = f'msgspec.field({default}name="{self.name}")'
        yield f"    {own}: {self.type}" + ("" if given is None else f" = {given}")
        if self.description:
            yield from _docstring(self.description, "    ")


class Contract:
    """The OpenAPI document, and how its schemas are written in Python."""

    def __init__(self, document: Schema) -> None:
        self._document = document
        self._schemas: dict[str, Schema] = document["components"]["schemas"]
        parameters = document["components"]["parameters"]
        self.games: list[str] = parameters["game"]["schema"]["enum"]
        self._prefixes = {game: _pascal(game) for game in self.games}
        self._tags = dict(self._tagged())
        self._parameters = {name: self._parameters_of(name) for name in GENERIC}

    def shared(self) -> str:
        """The module of what all games share."""
        roots = [
            *SHARED,
            *(prefix + name for prefix in self._prefixes.values() for name in GENERIC),
        ]
        for game, prefix in self._prefixes.items():
            roots += [self._components_of(game), *(prefix + name for name in OF_EACH_GAME)]
        reached = self._reached(roots)
        plain = sorted(name for name in reached if self._game_of(name) is None)
        parts = [f'"""What all games share.\n\n{HEADER}\n"""', "", self._imports(shared=True)]
        parts += ["", *self._words(), "", *self._declared(plain)]
        for name in ALIKE:
            (text,) = {
                self._struct(prefix + name, name, prefix, "Document")
                for prefix in self._prefixes.values()
                if prefix + name in self._schemas
            }
            parts += ["", text]
        for name in GENERIC:
            (text,) = {self._generic(name, prefix) for prefix in self._prefixes.values()}
            parts += ["", text]
        return "\n".join(parts) + "\n"

    def of(self, game: str) -> str:
        """The module of one game."""
        prefix = self._prefixes[game]
        components = self._components_of(game)
        roots = [*(prefix + name for name in OF_EACH_GAME), components]
        reached = self._reached(roots)
        own = sorted(name for name in reached if self._game_of(name) == game)
        others = sorted(name for name in reached if self._game_of(name) is None)
        title = next(tag for tag in self._document["tags"] if tag["name"] == game)["description"]
        parts = [f'"""{title}.\n\n{HEADER}\n"""', "", self._imports(shared=False)]
        parts.append(f"from areopagus_client.contract.shared import {', '.join(others)}")
        parts += ["", *self._declared(own), "", _table(game, prefix, components, title)]
        return "\n".join(parts) + "\n"

    def _imports(self, *, shared: bool) -> str:
        names = ["Document", *(OF_EACH_GAME if shared else ["GameTypes"])]
        typing = "Any, ClassVar, Generic, Literal, TypeAlias" if shared else _TYPING
        lines = ["from __future__ import annotations", "", f"from typing import {typing}"]
        lines += ["", "import msgspec", ""]
        return "\n".join([*lines, f"{BASE} {', '.join(sorted(names))}"])

    def _words(self) -> Iterator[str]:
        parameters = self._document["components"]["parameters"]
        yield f"VERSION = {json.dumps(self._document['info']['version'])}"
        yield '"""The version of the service whose contract these types are."""'
        for name, values, description in (
            ("GameId", self.games, "The id of a game."),
            ("Language", parameters["lang"]["schema"]["enum"], "The languages of texts."),
            ("Part", _values(parameters["include"]), "What may be answered besides a position."),
            ("ProblemName", _values(parameters["name"]), "The names of the kinds of problem."),
        ):
            yield f'\n{name}: TypeAlias = {_literal(values)}\n"""{description}"""'

    def _declared(self, names: list[str]) -> Iterator[str]:
        """Declarations in an order in which each alias comes after what it is made of."""
        for name in names:
            if "enum" in self._schemas[name]:
                yield from self._alias(name, _literal(self._schemas[name]["enum"]))
        for name in names:
            if "properties" in self._schemas[name]:
                yield self._struct(name, name, None, "Document")
        for name in names:
            if "oneOf" in self._schemas[name]:
                members = [_referred(one) for one in self._schemas[name]["oneOf"]]
                yield from self._alias(name, " | ".join(members))

    def _alias(self, name: str, meaning: str) -> Iterator[str]:
        yield f"{name}: TypeAlias = ({meaning})"
        yield from _docstring(self._schemas[name].get("description", _UNION), "")
        yield ""

    def _generic(self, name: str, prefix: str) -> str:
        parameters = ", ".join(self._parameters[name])
        return self._struct(prefix + name, name, prefix, f"Document, Generic[{parameters}]")

    def _struct(self, schema_name: str, name: str, prefix: str | None, bases: str) -> str:
        schema = self._schemas[schema_name]
        tag_field, tag = self._tags.get(schema_name, (None, None))
        tagged = f', tag_field="{tag_field}", tag="{tag}"' if tag else ""
        lines = [f"class {name}({bases}, frozen=True, kw_only=True{tagged}):"]
        lines += _docstring(schema.get("description", f"{name}."), "    ")
        if tag:
            lines += ["", f'    {tag_field}: ClassVar[Literal["{tag}"]] = "{tag}"']
            lines += ['    """By which it is told from others."""']
        # What may be left out of a request has its default, though it is there in every answer.
        sent = self._schemas.get(f"{schema_name}Input", schema)
        required = sent["required"]
        for key, value in schema["properties"].items():
            if key == tag_field:
                continue
            type_ = self._type(value, prefix)
            if prefix is not None and "const" in value:
                type_ = "str"
            default = None if key in required else _default(sent["properties"][key], type_)
            if default == "None" and "None" not in type_.split(" | "):
                type_ += " | None"
            lines += Field(key, type_, default, value.get("description", "")).lines()
        return "\n".join([*lines, ""])

    def _type(self, schema: Schema, prefix: str | None) -> str:
        match schema:
            case {"$ref": _}:
                return self._named(_referred(schema), prefix)
            case {"const": value}:
                return _literal([value])
            case {"enum": values}:
                return _literal(values)
            case {"anyOf": variants} | {"oneOf": variants}:
                return " | ".join(dict.fromkeys(self._type(one, prefix) for one in variants))
            case {"type": "array", "items": items}:
                return f"tuple[{self._type(items, prefix)}, ...]"
            case {"type": "object", "additionalProperties": dict() as values}:
                return f"dict[str, {self._type(values, prefix)}]"
            case {"type": str() as name}:
                return _PLAIN[name]
        return "Any"

    def _named(self, name: str, prefix: str | None) -> str:
        if prefix is None or not name.startswith(prefix):
            return name
        bare = name.removeprefix(prefix)
        if bare in self._parameters:
            return f"{bare}[{', '.join(self._parameters[bare])}]"
        if bare not in OF_EACH_GAME:
            raise ValueError(f"{name} is not the same in all games, nor one of {OF_EACH_GAME}.")
        return bare

    def _parameters_of(self, name: str) -> list[str]:
        """The parameters of a generic, which those that it refers to bring along."""
        prefix = self._prefixes[self.games[0]]
        reached = self._reached([prefix + name], until={prefix + one for one in OF_EACH_GAME})
        return [one for one in OF_EACH_GAME if prefix + one in reached]

    def _reached(self, roots: Iterable[str], until: Iterable[str] = ()) -> set[str]:
        """The schemas that these refer to, themselves included."""
        reached: set[str] = set()
        found = list(roots)
        while found:
            name = found.pop()
            if name not in reached:
                reached.add(name)
                if name not in until:
                    found += _references(self._schemas[name])
        return reached

    def _tagged(self) -> Iterator[tuple[str, tuple[str, str]]]:
        """Each schema of a union that is told from the others by a field, with field and value."""
        for schema in self._schemas.values():
            field = schema.get("discriminator", {}).get("propertyName", "game")
            if field != "game":  # by which whoever asks knows it already
                for value, reference in schema["discriminator"]["mapping"].items():
                    yield reference.rpartition("/")[2], (field, value)

    def _game_of(self, name: str) -> str | None:
        found = (game for game, prefix in self._prefixes.items() if name.startswith(prefix))
        return next(found, None)

    def _components_of(self, game: str) -> str:
        path = self._document["paths"][f"/v1/games/{game}/components"]
        return _referred(path["get"]["responses"]["200"]["content"]["application/json"]["schema"])


_UNION = "One of these; `isinstance` and `match` tell which."
_TYPING = "ClassVar, Literal, TypeAlias"
_PLAIN = {
    "string": "str",
    "integer": "int",
    "number": "float",
    "boolean": "bool",
    "null": "None",
}


def _table(game: str, prefix: str, components: str, title: str) -> str:
    types = [*(prefix + name for name in OF_EACH_GAME), components]
    name = game.replace("-", "_").upper()
    names = [*(name.lower() for name in OF_EACH_GAME), "components"]
    given = ", ".join(f"{one}={type_}" for one, type_ in zip(names, types, strict=True))
    return (
        f"{name}: GameTypes[{', '.join(types)}] = GameTypes(\n"
        f'    id="{game}", {given},\n)\n"""The types of {title}."""'
    )


def _default(schema: Schema, type_: str) -> str:
    """What a field is that is left out, as far as the contract says so."""
    told = re.search(r"Left out, it is `(.*?)`\.", schema.get("description", ""))
    if told:
        value = json.loads(told.group(1))
        return "()" if value == [] else repr(value)
    return "()" if type_.startswith("tuple[") and "None" not in type_ else "None"


def _references(content: Any) -> Iterator[str]:
    if isinstance(content, dict):
        if "$ref" in content:
            yield _referred(content)
        for key, value in content.items():
            if key != "discriminator":
                yield from _references(value)
    elif isinstance(content, list):
        for value in content:
            yield from _references(value)


def _referred(schema: Schema) -> str:
    return str(schema["$ref"]).rpartition("/")[2]


def _values(parameter: Schema) -> list[str]:
    schema: Schema = parameter["schema"]
    values: list[str] = schema.get("items", schema)["enum"]
    return values


def _literal(values: list[Any]) -> str:
    return f"Literal[{', '.join(json.dumps(value, ensure_ascii=False) for value in values)}]"


def _docstring(text: str, indent: str) -> Iterator[str]:
    """A docstring, filled to the width of a line."""
    words = text.replace("\\", "\\\\").replace('"""', "'''").split()
    lines = [""]
    for word in words:
        if len(indent) + 3 + len(lines[-1]) + 1 + len(word) > 96 and lines[-1]:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    if len(lines) == 1:
        last = f"{lines[0]} " if lines[0].endswith('"') else lines[0]
        yield f'{indent}"""{last}"""'
        return
    yield f'{indent}"""{lines[0]}'
    yield from (indent + line for line in lines[1:])
    yield f'{indent}"""'


def _pascal(text: str) -> str:
    return "".join(part.capitalize() for part in text.split("-"))


def _snake(text: str) -> str:
    return re.sub(r"(?<=[a-z0-9])[A-Z]", lambda found: f"_{found[0].lower()}", text)


def _camel(text: str) -> str:
    """As msgspec renames fields."""
    first, *rest = text.split("_")
    return first + "".join(part[:1].upper() + part[1:] for part in rest)

"""The settings for people: as they are now, and as a table of all there are."""

import re
from typing import Any

import msgspec
from msgspec import inspect

from areopagus.referee.docstrings import field_docs
from areopagus.settings import PREFIX, Settings

HIDDEN = "***"
_PASSWORD = re.compile(r"(?<=://)[^/]*(?=@)")
_INTRODUCTION = """\
# Settings

Every setting is an environment variable. `areopagus config` prints those in force, with secrets
masked, or refuses what `areopagus serve` would. This page is written by `areopagus export`; change
`service/areopagus/settings.py` instead. What GraphQL requests cost and how else they are limited is
in [graphql.md](graphql.md).

| Variable | Default | Takes | |
|---|---|---|---|
"""


def shown(settings: Settings) -> dict[str, str]:
    """The value of every setting by its variable, secrets masked."""
    return {
        PREFIX + field.name.upper(): _masked(field, getattr(settings, field.name))
        for field in _fields()
    }


def settings_page() -> str:
    """All settings as a page of Markdown."""
    docs = field_docs(Settings)
    return _INTRODUCTION + "".join(
        f"| `{PREFIX}{field.name.upper()}` | {_code(field.default)} | {_takes(field.type)} "
        f"| {docs[field.name]} |\n"
        for field in _fields()
    )


def _fields() -> tuple[inspect.Field, ...]:
    kind = inspect.type_info(Settings)
    assert isinstance(kind, inspect.StructType)
    return kind.fields


def _masked(field: inspect.Field, value: Any) -> str:
    if value is None:
        return ""
    if _is_secret(field.type):
        return HIDDEN
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return _PASSWORD.sub(HIDDEN, text)


def _is_secret(kind: inspect.Type) -> bool:
    """Whether its annotation says ``Meta(extra={"secret": True})``."""
    match kind:
        case inspect.Metadata():
            return bool((kind.extra or {}).get("secret")) or _is_secret(kind.type)
        case inspect.UnionType():
            return any(map(_is_secret, kind.types))
    return False


def _code(default: Any) -> str:
    if default is None or default is msgspec.NODEFAULT:
        return ""
    return f"`{str(default).lower() if isinstance(default, bool) else default}`"


def _takes(kind: inspect.Type) -> str:
    match kind:
        case inspect.Metadata():
            return _takes(kind.type)
        case inspect.UnionType():
            return " or ".join(_takes(one) for one in kind.types if one != inspect.NoneType())
        case inspect.LiteralType():
            return ", ".join(f"`{value}`" for value in kind.values)
        case inspect.BoolType():
            return "`true`, `false`"
        case inspect.IntType() | inspect.FloatType() if kind.ge is not None:
            return f"{kind.ge} to {kind.le}"
        case inspect.StrType(pattern=str(pattern)):
            return f"`{pattern}`".replace("|", "\\|")
    return "text"

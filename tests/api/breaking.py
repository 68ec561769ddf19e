"""What in a contract breaks the clients of an earlier one.

A client may rely on every operation, on what it may send, and on what it is answered with. It must
tolerate new operations, new fields and new values in answers: docs/versioning.md.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from areopagus import __version__

RELEASED = Path(__file__).parents[2] / "openapi/released.json"
Json = dict[str, Any]
_UNREAD = {"description", "title", "example", "examples", "summary", "externalDocs", "tags"}


def frozen(document: Json) -> Json:
    """A contract as a release keeps it: without what only people read."""
    return {
        "info": {"version": document["info"]["version"]},
        "security": document.get("security", []),
        "paths": _bare(document["paths"]),
        "components": _bare(document["components"]),
    }


def announces_breaks(earlier: str, later: str) -> bool:
    """Whether a version tells that clients of an earlier one may break (semver.org)."""
    was, now = (tuple(map(int, version.split(".")[:2])) for version in (earlier, later))
    return now[0] > was[0] or (now[0] == was[0] == 0 and now[1] > was[1])


def version_announces_breaks() -> bool:
    """Whether the version of the code tells that clients of the last release may break."""
    if not RELEASED.exists():
        return False
    return announces_breaks(json.loads(RELEASED.read_text())["info"]["version"], __version__)


def breaking_changes(earlier: Json, later: Json) -> list[str]:
    """Every change that would break a client, named."""
    return sorted(set(_Comparison(earlier, later).changes()))


class _Comparison:
    def __init__(self, earlier: Json, later: Json) -> None:
        self._was = earlier
        self._now = later
        self._compared: set[tuple[str, str, bool]] = set()

    def changes(self) -> Iterator[str]:
        for path, item in self._was["paths"].items():
            today = self._now["paths"].get(path, {})
            for method in item.keys() - {"parameters"}:
                where = f"{method.upper()} {path}"
                if method not in today:
                    yield f"{where} is gone"
                else:
                    yield from self._operation(where, _whole(item, method), _whole(today, method))

    def _operation(self, where: str, was: Json, now: Json) -> Iterator[str]:
        if was["operationId"] != now["operationId"]:
            yield f"{where} is called {now['operationId']} and was {was['operationId']}"
        if _needs_credentials(now, self._now) and not _needs_credentials(was, self._was):
            yield f"{where} needs credentials"
        yield from self._parameters(where, was, now)
        body, later = was.get("requestBody"), now.get("requestBody")
        if later and later.get("required") and not (body and body.get("required")):
            yield f"{where} needs a body"
        if body and not later:
            yield f"{where} no longer takes a body"
        if body and later:
            yield from self._contents(f"{where} takes", body, later, asked=True)
        for status, answer in was["responses"].items():
            if status in now["responses"]:
                yield from self._response(where, answer, now["responses"][status])
            elif status < "400":  # to be refused less is no harm
                yield f"{where} no longer answers {status}"

    def _response(self, where: str, was: Json, now: Json) -> Iterator[str]:
        was, now = _followed(was, self._was), _followed(now, self._now)
        yield from self._contents(f"{where} answers", was, now, asked=False)
        for name in was.get("headers", {}).keys() - now.get("headers", {}).keys():
            yield f"{where} no longer answers with {name}"

    def _parameters(self, where: str, was: Json, now: Json) -> Iterator[str]:
        before = {(one["in"], one["name"]): one for one in self._resolved(was, self._was)}
        after = {(one["in"], one["name"]): one for one in self._resolved(now, self._now)}
        for key, one in before.items():
            if key not in after:
                yield f"{where} no longer takes {key[1]}"
            else:
                name = f"{where} {key[1]}"
                yield from self._schema(name, one["schema"], after[key]["schema"], asked=True)
                if any(one.get(how) != after[key].get(how) for how in ("style", "explode")):
                    yield f"{name} is written otherwise"
        for key, one in after.items():
            if one.get("required") and not before.get(key, {}).get("required"):
                yield f"{where} needs {key[1]}"

    def _resolved(self, operation: Json, document: Json) -> list[Json]:
        return [_followed(one, document) for one in operation.get("parameters", [])]

    def _contents(self, where: str, was: Json, now: Json, *, asked: bool) -> Iterator[str]:
        for media_type, content in was.get("content", {}).items():
            if media_type not in now.get("content", {}):
                yield f"{where} no longer {media_type}"
            elif "schema" in content:
                later = now["content"][media_type]["schema"]
                yield from self._schema(where, content["schema"], later, asked=asked)

    def _schema(self, where: str, was: Json, now: Json, *, asked: bool) -> Iterator[str]:
        if "$ref" in was and "$ref" in now:
            pair = (was["$ref"], now["$ref"], asked)
            if pair in self._compared:
                return
            self._compared.add(pair)
            where = was["$ref"].rpartition("/")[2]
        was, now = _followed(was, self._was), _followed(now, self._now)
        if _tag(was) != _tag(now) and _tag(was):
            yield f"{where} is told apart by {_tag(now)} and was by {_tag(was)}"
        for choice in ("oneOf", "anyOf"):
            if choice in was or choice in now:
                yield from self._choice(where, was, now, choice, asked=asked)
                return
        if was.get("type") != now.get("type") or was.get("const") != now.get("const"):
            yield f"{where} is {_kind(now)} and was {_kind(was)}"
            return
        yield from self._bounds(where, was, now, asked=asked)
        yield from self._properties(where, was, now, asked=asked)
        for part in ("items", "additionalProperties", "propertyNames"):
            if isinstance(was.get(part), dict) and isinstance(now.get(part), dict):
                yield from self._schema(f"{where}[]", was[part], now[part], asked=asked)

    def _choice(self, where: str, was: Json, now: Json, kind: str, *, asked: bool) -> Iterator[str]:
        """What may be sent must still be taken; what is new in an answer is tolerated."""
        before = {_kind(one): one for one in was.get(kind, [was])}
        after = {_kind(one): one for one in now.get(kind, [now])}
        for name in before:
            if name in after:
                yield from self._schema(f"{where}", before[name], after[name], asked=asked)
            elif asked:
                yield f"{where} is no longer taken as {name}"
            else:
                yield f"{where} is no longer {name}"
        if not asked and "null" in after.keys() - before.keys():
            yield f"{where} may be null"

    def _bounds(self, where: str, was: Json, now: Json, *, asked: bool) -> Iterator[str]:
        if not asked:
            return
        if was.get("default") != now.get("default"):
            yield f"{where} has another default"
        if "enum" in now and "enum" not in was:
            yield f"{where} takes only {', '.join(sorted(map(str, now['enum'])))}"
        if "enum" in now and (gone := set(was.get("enum", ())) - set(now["enum"])):
            yield f"{where} no longer takes {', '.join(sorted(map(str, gone)))}"
        if "pattern" in now and now["pattern"] != was.get("pattern"):
            yield f"{where} has another pattern"  # that may be narrower: nobody can tell
        if now.get("additionalProperties") is False and "additionalProperties" not in was:
            yield f"{where} takes no other fields"
        for least in ("minimum", "minLength", "minItems"):
            if now.get(least, 0) > was.get(least, 0):
                yield f"{where} has a higher {least}"
        for most in ("maximum", "maxLength", "maxItems"):
            if most in now and now[most] < was.get(most, now[most] + 1):
                yield f"{where} has a lower {most}"

    def _properties(self, where: str, was: Json, now: Json, *, asked: bool) -> Iterator[str]:
        before, after = was.get("properties", {}), now.get("properties", {})
        for name, schema in before.items():
            if name not in after:
                yield f"{where}.{name} is gone"
            else:
                yield from self._schema(f"{where}.{name}", schema, after[name], asked=asked)
        needed, promised = set(now.get("required", ())), set(was.get("required", ()))
        if asked:
            yield from (f"{where} needs {name}" for name in sorted(needed - promised))
        else:
            yield from (f"{where}.{name} may be left out" for name in sorted(promised - needed))


def _whole(item: Json, method: str) -> Json:
    """An operation with the parameters of its path."""
    own: Json = item[method]
    return own | {"parameters": [*item.get("parameters", []), *own.get("parameters", [])]}


def _needs_credentials(operation: Json, document: Json) -> bool:
    ways = operation["security"] if "security" in operation else document.get("security", [])
    return bool(ways) and {} not in ways


def _tag(schema: Json) -> str | None:
    """The field by which the members of a choice are told apart."""
    name: str | None = schema.get("discriminator", {}).get("propertyName")
    return name


def _followed(schema: Json, document: Json) -> Json:
    while "$ref" in schema:
        section, name = schema["$ref"].split("/")[-2:]
        schema = document["components"][section][name]
    return schema


def _kind(schema: Json) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    return str(schema.get("const", schema.get("type", "anything")))


def _bare(content: Any) -> Any:
    match content:
        case dict():
            return {
                key: _named(part) if key in ("properties", "schemas") else _bare(part)
                for key, part in content.items()
                if not (key in _UNREAD and isinstance(part, str | list))
                and not key.startswith("x-")
                and key not in ("example", "links")
            }
        case list():
            return [_bare(part) for part in content]
    return content


def _named(parts: Json) -> Json:
    """What is called by its own names, some of which may be `title` or `description`."""
    return {name: _bare(part) for name, part in parts.items()}

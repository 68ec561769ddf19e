"""The whole document of the contract, once its parts are made: who may ask what, and nothing that
nobody refers to."""

from collections.abc import Iterator
from typing import Any

OpenAPI = dict[str, Any]

_ROOT = "#/components/"
METHODS = frozenset({"get", "post", "delete"})

SECURITY_SCHEMES = {
    "apiKey": {
        "type": "apiKey",
        "in": "header",
        "name": "X-API-Key",
        "description": "Only where the operator asks for one.",
    },
    "bearer": {
        "type": "http",
        "scheme": "bearer",
        "description": "Who asks: for a session the token of a seat or of the host, for a sealed "
        "state the key of a seat. Spectators have none.",
    },
}
FOR_BEARERS: list[dict[str, list[str]]] = [{"bearer": []}, {"apiKey": [], "bearer": []}]
"""What an operation says that nobody may do without a token."""
_FOR_ANYBODY: list[dict[str, list[str]]] = [{}, {"apiKey": []}, *FOR_BEARERS]


def finished(document: OpenAPI) -> OpenAPI:
    """The document with its security, and without what nobody refers to.

    What holds for most operations stands once, at the top: generators take an operation that names
    a scheme, even beside none, for one of authenticated clients only.
    """
    document["security"] = _FOR_ANYBODY
    document["components"]["securitySchemes"] = SECURITY_SCHEMES
    return without_unused(document)


def part_of(document: OpenAPI, tag: str) -> OpenAPI:
    """The operations with one tag, as a document that stands alone."""
    paths = {
        path: item
        for path, item in document["paths"].items()
        if any(tag in item[method]["tags"] for method in METHODS & item.keys())
    }
    tags = [one for one in document["tags"] if one["name"] == tag]
    info = document["info"] | {"title": f"{document['info']['title']}: {tags[0]['description']}"}
    return without_unused(document | {"info": info, "tags": tags, "paths": paths})


def without_unused(document: OpenAPI) -> OpenAPI:
    """The document with those components that its operations lead to."""
    components = document["components"]
    used: set[str] = set()
    found = set(_references(document["paths"]))
    while found:
        used |= found
        parts = (components[section][name] for section, name in map(_place, found))
        found = {reference for part in parts for reference in _references(part)} - used
    kept = {
        section: {
            name: part
            for name, part in parts.items()
            if section == "securitySchemes" or f"{_ROOT}{section}/{name}" in used
        }
        for section, parts in components.items()
    }
    return document | {"components": kept}


def _references(content: Any) -> Iterator[str]:
    """What is referred to, but for examples, which may hold anything."""
    match content:
        case {"$ref": str(reference)}:
            yield reference
        case dict():
            for key, part in content.items():
                if key != "example":
                    yield from _references(part)
        case list():
            for part in content:
                yield from _references(part)


def _place(reference: str) -> tuple[str, str]:
    section, _, name = reference.removeprefix(_ROOT).partition("/")
    return section, name


def operations(document: OpenAPI) -> list[OpenAPI]:
    """All operations of a document."""
    return [item[method] for item in document["paths"].values() for method in METHODS & item.keys()]

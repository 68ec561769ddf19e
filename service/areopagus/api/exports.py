"""What is published beside the service: the contract, the JSON Schemas, the table of settings."""

from pathlib import Path
from typing import Any

import orjson

from areopagus.api.graphql.schema import build_schema, schema_text
from areopagus.api.openapi import openapi_document
from areopagus.api.published import json_schemas, possible_types
from areopagus.api.settings_page import settings_page
from areopagus.referee.catalogue import Catalogue


def exports(catalogue: Catalogue) -> dict[Path, bytes]:
    """All exported files, by their path in the project."""
    schema = build_schema(catalogue)
    files = {
        Path("openapi/openapi.json"): _pretty(openapi_document(catalogue)),
        Path("docs/settings.md"): settings_page().encode(),
        Path("schema/schema.graphql"): schema_text(schema).encode(),
        Path("schema/possibleTypes.json"): _pretty(possible_types(schema)),
    }
    files |= {
        Path("schema") / name: _pretty(make()) for name, make in json_schemas(catalogue).items()
    }
    return files


def drift(catalogue: Catalogue, root: Path) -> list[str]:
    """The differences between the files in a folder and the export: missing, changed, left over."""
    expected = exports(catalogue)
    complaints = []
    for path, content in expected.items():
        file = root / path
        if not file.exists():
            complaints.append(f"{path} is missing")
        elif file.read_bytes() != content:
            complaints.append(f"{path} is out of date")
    leftover = {path.relative_to(root) for path in root.glob("schema/*.schema.json")}
    complaints += [f"{path} is left over" for path in sorted(leftover - set(expected))]
    return complaints


def write(catalogue: Catalogue, root: Path) -> list[Path]:
    """Write all exported files under a folder, and remove those that are left over."""
    expected = exports(catalogue)
    for path in root.glob("schema/*.schema.json"):
        if path.relative_to(root) not in expected:
            path.unlink()
    for path, content in expected.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_bytes(content)
    return list(expected)


def _pretty(document: Any) -> bytes:
    options = orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE
    return orjson.dumps(_with_examples_on_one_line(document), option=options)


def _with_examples_on_one_line(content: Any) -> Any:
    """Examples are long and read by programs: one line each keeps the rest readable."""
    match content:
        case dict():
            return {
                key: orjson.Fragment(orjson.dumps(value))
                if key == "example"
                else _with_examples_on_one_line(value)
                for key, value in content.items()
            }
        case list():
            return [_with_examples_on_one_line(part) for part in content]
    return content

"""What will go one day: marked in the contract, and told with every answer until then.

A row of a table of operations, or a resource, says it by its ``deprecation``. From that follow
``deprecated`` in OpenAPI, ``@deprecated`` in GraphQL, and two headers: ``Deprecation`` (RFC 9745)
since when, ``Sunset`` (RFC 8594) until when. A field of a document is annotated with
:data:`areopagus.kernel.document.DEPRECATED`. docs/versioning.md promises it all.
"""

from collections.abc import Mapping
from datetime import UTC, date, datetime, time
from email.utils import format_datetime
from typing import Any, NamedTuple

Header = tuple[bytes, bytes]


class Deprecation(NamedTuple):
    """Since when and until when, and what to use instead."""

    since: date
    sunset: date
    """It goes with the first release that announces breaking changes after this day."""
    instead: str
    """As a sentence: ``Use `apply`.``"""

    @property
    def headers(self) -> list[Header]:
        """What its answers carry."""
        return [
            (b"deprecation", b"@%d" % _midnight(self.since).timestamp()),
            (b"sunset", format_datetime(_midnight(self.sunset), usegmt=True).encode()),
        ]


def reason_of(deprecation: Deprecation | None) -> str | None:
    """What GraphQL says of it: what to use instead, and until when there is time."""
    return deprecation and f"{deprecation.instead} It goes after {deprecation.sunset}."


def marked(operation: dict[str, Any], deprecation: Deprecation | None) -> dict[str, Any]:
    """An operation of the OpenAPI document, marked if it is deprecated."""
    if deprecation is None:
        return operation
    told = f"Deprecated: {reason_of(deprecation)}"
    return operation | {
        "description": f"{operation['description']} {told}",
        "deprecated": True,
        "responses": {
            status: response if "$ref" in response else response | {"headers": _headers(response)}
            for status, response in operation["responses"].items()
        },
    }


def _headers(response: Mapping[str, Any]) -> dict[str, Any]:
    """The headers of a response, with the two that tell of the deprecation."""
    told = {
        "Deprecation": ("Since when it is deprecated (RFC 9745).", "^@[0-9]+$"),
        "Sunset": ("Until when it is there (RFC 8594).", None),
    }
    return dict(response.get("headers", {})) | {
        name: {
            "description": description,
            "schema": {"type": "string"} | ({"pattern": pattern} if pattern else {}),
        }
        for name, (description, pattern) in told.items()
    }


def _midnight(day: date) -> datetime:
    return datetime.combine(day, time(), UTC)

"""The part of the contract about sessions, made from the table of session operations.

What depends on the game is a choice between games.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from areopagus.api.refusals import ILLEGAL_MOVE, ROW_OF
from areopagus.api.session_operations import (
    SESSION_OPERATIONS,
    OnCondition,
    SessionOperation,
    Since,
)
from areopagus.api.streams import EVENT_STREAM
from areopagus.referee.docstrings import class_doc
from areopagus.referee.errors import MoveRefused
from areopagus.referee.naming import camel
from areopagus.referee.schema import Schema, Schemas
from areopagus.sessions.shapes import Ended, SessionShapes

TAG = {"name": "sessions", "description": "Games that the service keeps, with seats and a log"}

SECURITY_SCHEMES = {
    "apiKey": {
        "type": "apiKey",
        "in": "header",
        "name": "X-API-Key",
        "description": "Only where the operator asks for one.",
    },
    "sessionToken": {
        "type": "http",
        "scheme": "bearer",
        "description": "The token of a seat, or of the host. Spectators have none.",
    },
}

_ANY_PATH = (400, 401, 403, 406, 429, 503)
"""The statuses of what stands before every path: parameters, API keys, limits."""
_ANY_BODY = (408, 413, 415, 422)
"""The statuses of reading a body."""
_CONDITIONS: dict[type | None, tuple[str, ...]] = {
    Since: ("after", "lastEventId"),
    OnCondition: ("ifMatch", "idempotencyKey"),
}
"""How REST says what the arguments of GraphQL say besides the session."""


def security(scheme: str | None = None) -> list[dict[str, list[str]]]:
    """What may be shown, all of it or none: an API key, and by this scheme who asks."""
    alternatives: list[dict[str, list[str]]] = [{}, {"apiKey": []}]
    if scheme is not None:
        alternatives += [{scheme: []}, {"apiKey": [], scheme: []}]
    return alternatives


class GameSchemas(NamedTuple):
    """What one game brings to the contract of sessions."""

    shapes: SessionShapes
    schemas: Schemas


def kinds(shapes: SessionShapes) -> list[Any]:
    """All that is asked or answered about sessions of a game."""
    taken = [op.request(shapes) for op in SESSION_OPERATIONS if op.request is not None]
    answered = [op.answer(shapes) for op in SESSION_OPERATIONS]
    return list(dict.fromkeys([*taken, *answered, shapes.update]))


def session_paths(
    games: dict[str, GameSchemas],
    shared: Schemas,
    headers: dict[str, Any],
    examples: dict[str, Any],
) -> dict[str, Any]:
    """The paths under ``/v1/sessions``, with an example of each body by the operation's name."""
    document = _Sessions(games, shared, headers, examples)
    paths: dict[str, Any] = {}
    for operation in SESSION_OPERATIONS:
        path = paths.setdefault(f"/v1/sessions{operation.path}", {})
        if operation.about is not None:
            path["parameters"] = [_parameter("session")]
        path[operation.method.lower()] = document.operation(operation)
    return paths


def session_parameters() -> dict[str, Any]:
    """What requests about sessions say besides their body."""
    return {
        "session": {
            "name": "session",
            "in": "path",
            "required": True,
            "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{22}$"},
            "example": "sJ0aQbW5T6yq1mVxR8kPzg",
        },
        "ifMatch": _header(
            "If-Match", "Happen on this version only, or answer 412.", {"type": "string"}, '"7"'
        ),
        "ifNoneMatch": _header(
            "If-None-Match", "Answer 304 when this is still the version.", {"type": "string"}, '"7"'
        ),
        "idempotencyKey": _header(
            "Idempotency-Key",
            "Happen once: a retry with the same key gets the first answer. Kept with the session.",
            {"type": "string", "pattern": "^[\\x21-\\x7e]{1,255}$"},
            "5f0c1f2e-move-12",
        ),
        "after": {
            "name": "after",
            "in": "query",
            "description": "What came after this version.",
            "schema": {"type": "integer", "minimum": 0, "maximum": 9_999_999},
        },
        "lastEventId": _header(
            "Last-Event-ID",
            "As `after`, which it overrides.",
            {"type": "string", "pattern": "^[0-9]{1,7}$"},
            "7",
        ),
    }


class _Sessions:
    def __init__(
        self,
        games: dict[str, GameSchemas],
        shared: Schemas,
        headers: dict[str, Any],
        examples: dict[str, Any],
    ) -> None:
        self._games = games
        self._shared = shared
        self._headers = headers
        self._examples = examples

    def operation(self, operation: SessionOperation) -> dict[str, Any]:
        """One operation: what it takes, what it answers, what may hinder it."""
        told = _tells_a_session(self._answers(operation)[0])
        selects = operation.about is not None and operation.status != 204
        parameters = ["lang", *(["include"] if selects else [])]
        parameters += _CONDITIONS.get(operation.about, ())
        done = self._done(operation)
        statuses = {*_ANY_PATH, *(_status(refusal) for refusal in operation.refusals)}
        content: dict[str, Any] = {
            "operationId": camel(operation.name),
            "summary": operation.summary,
            "tags": ["sessions"],
            "security": security("sessionToken" if operation.about else None),
        }
        responses = {str(operation.status): done}
        if told:
            done["headers"] = self._headers | {"ETag": _ETAG}
            done["links"] = _links("$response.body#/session")
            if not operation.changes:
                parameters.append("ifNoneMatch")
                unchanged = {"description": "Still that version", "headers": done["headers"]}
                responses["304"] = unchanged
        if operation.about is None:
            done["headers"] |= {"Location": _LOCATION}
        if operation.request is not None:
            content["requestBody"] = self._body(operation)
            statuses.update(_ANY_BODY)
        return content | {
            "parameters": [_parameter(name) for name in parameters],
            "responses": responses | _problems(*sorted(statuses)),
        }

    def _done(self, operation: SessionOperation) -> dict[str, Any]:
        """The response when all went well."""
        kinds = self._answers(operation)
        done: dict[str, Any] = {
            "description": class_doc(kinds[0]).partition("\n")[0],
            "headers": self._headers,
        }
        if operation.status != 204:
            done["content"] = {"application/json": {"schema": self._choice(kinds)}}
        if operation.streams:
            updates = [game.shapes.update for game in self._games.values()]
            data = {"update": self._choice(updates), "end": self._shared.of(Ended)}
            done["content"][EVENT_STREAM] = {"schema": _STREAM | {"x-data": data}}
        return done

    def _body(self, operation: SessionOperation) -> dict[str, Any]:
        assert operation.request is not None
        kinds = [operation.request(game.shapes) for game in self._games.values()]
        content = {"schema": self._choice(kinds), "example": self._examples[operation.name]}
        return {
            "required": not _may_be_empty(kinds[0]),
            "content": {"application/json": content},
        }

    def _answers(self, operation: SessionOperation) -> list[Any]:
        """What it answers, game by game."""
        return [operation.answer(game.shapes) for game in self._games.values()]

    def _choice(self, kinds: Sequence[Any]) -> Schema:
        """The schema of what is one of these, given game by game."""
        if len(set(kinds)) == 1 and len(kinds) > 1:
            return self._shared.of(kinds[0])
        games = self._games.values()
        schemas = [game.schemas.of(kind) for game, kind in zip(games, kinds, strict=True)]
        tag_field = kinds[0].__struct_config__.tag_field
        if tag_field is not None:
            mapping = dict(zip(self._games, (schema["$ref"] for schema in schemas), strict=True))
            discriminator = {"propertyName": tag_field, "mapping": mapping}
            return {"oneOf": schemas, "discriminator": discriminator}
        return schemas[0] if len(schemas) == 1 else {"anyOf": schemas}


_ETAG = {"description": "The version.", "schema": {"type": "string"}}
_LOCATION = {"description": "Where it is.", "schema": {"type": "string"}}
_STREAM = {
    "type": "string",
    "description": "Events `open` with the version to begin after, `update` for each change, with "
    "the version as id, and `end` with the reason. Comments in between say that the stream lives.",
}


def _tells_a_session(kind: Any) -> bool:
    """Whether an answer is a session at a version: then it has an entity tag, and leads on."""
    return {"session", "version"} <= set(kind.__struct_fields__)


def _may_be_empty(kind: Any) -> bool:
    """Whether a body without any member says enough, so that none need come."""
    try:
        msgspec.convert({}, kind)
    except msgspec.ValidationError:
        return False
    return True


def _status(refusal: type[Exception]) -> int:
    return ILLEGAL_MOVE.status if refusal is MoveRefused else ROW_OF[refusal].kind.status


def _links(session: str) -> dict[str, Any]:
    """Where to go from a session, whose id is found there."""
    names = [camel(operation.name) for operation in SESSION_OPERATIONS if operation.about]
    return {name: {"operationId": name, "parameters": {"session": session}} for name in names}


def _header(name: str, description: str, schema: Schema, example: str) -> dict[str, Any]:
    return {
        "name": name,
        "in": "header",
        "description": description,
        "schema": schema,
        "example": example,
    }


def _parameter(name: str) -> Schema:
    return {"$ref": f"#/components/parameters/{name}"}


def _problems(*statuses: int) -> dict[str, Any]:
    return {str(status): {"$ref": f"#/components/responses/Problem{status}"} for status in statuses}

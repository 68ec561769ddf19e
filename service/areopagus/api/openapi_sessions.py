"""The part of the contract about sessions, made from the table of session operations.

What depends on the game is a choice between games.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from areopagus.api.contract import FOR_BEARERS
from areopagus.api.deprecation import marked
from areopagus.api.negotiation import SVG
from areopagus.api.refusals import ILLEGAL_MOVE, ROW_OF
from areopagus.api.session_operations import (
    REST_SESSION_OPERATIONS,
    OnCondition,
    SessionOperation,
    Since,
)
from areopagus.api.streams import EVENT_STREAM
from areopagus.kernel.picture import Layout, Prefix, Theme
from areopagus.referee.docstrings import class_doc
from areopagus.referee.errors import MoveRefused
from areopagus.referee.naming import camel
from areopagus.referee.schema import Schema, Schemas, as_json_schema
from areopagus.sessions.shapes import Ended, Opened, SessionShapes

TAG = {"name": "sessions", "description": "Games that the service keeps, with seats and a log"}

_ANY_PATH = (400, 401, 403, 406, 429, 503)
"""The statuses of what stands before every path: parameters, API keys, limits."""
_ANY_BODY = (408, 413, 415, 422)
"""The statuses of reading a body."""
_CONDITIONS: dict[type | None, tuple[str, ...]] = {
    Since: ("lastEventId",),
    OnCondition: ("ifMatch", "idempotencyKey"),
}
"""How REST says what the arguments of GraphQL say besides the session."""


class GameSchemas(NamedTuple):
    """What one game brings to the contract of sessions."""

    shapes: SessionShapes
    schemas: Schemas


def kinds(shapes: SessionShapes) -> list[Any]:
    """All that is asked or answered about sessions of a game."""
    taken = [op.request(shapes) for op in REST_SESSION_OPERATIONS if op.request is not None]
    answered = [op.answer(shapes) for op in REST_SESSION_OPERATIONS]
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
    for operation in REST_SESSION_OPERATIONS:
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
            "description": "The id of the session, as its creation told it.",
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
        "theme": _query("theme", Theme),
        "layout": _query("layout", Layout),
        "prefix": _query("prefix", Prefix),
        "targets": {
            "name": "targets",
            "in": "query",
            "description": "Whether what legal moves of the seat name carries their numbers as "
            "`data-moves`.",
            "schema": {"type": "boolean", "default": False},
        },
        "highlight": {
            "name": "highlight",
            "in": "query",
            "description": "A move, as JSON: what it names stands out.",
            "schema": {"type": "string", "contentMediaType": "application/json"},
            "example": '{"type":"pass"}',
        },
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
        parameters = ["lang", *operation.parameters, *_CONDITIONS.get(operation.about, ())]
        done = self._done(operation)
        statuses = {*_ANY_PATH, *(_status(refusal) for refusal in operation.refusals)}
        content: dict[str, Any] = {
            "operationId": camel(operation.id),
            "summary": operation.summary,
            "description": operation.description,
            "tags": ["sessions"],
            **({"security": FOR_BEARERS} if operation.needs_bearer else {}),
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
        if operation.request is not None and not operation.is_picture:
            content["requestBody"] = self._body(operation)
            statuses.update(_ANY_BODY)
        content |= {
            "parameters": [_parameter(name) for name in parameters],
            "responses": responses | _problems(*sorted(statuses)),
        }
        return marked(content, operation.deprecation)

    def _done(self, operation: SessionOperation) -> dict[str, Any]:
        """The response when all went well."""
        kinds = self._answers(operation)
        done: dict[str, Any] = {
            "description": class_doc(kinds[0]).partition("\n")[0],
            "headers": self._headers,
        }
        if operation.streams:
            done["content"] = {EVENT_STREAM: {"schema": self._told(kinds)}}
        elif operation.status != 204:
            schema = self._choice(kinds, self._name(kinds))
            done["content"] = {"application/json": {"schema": schema}}
        if operation.is_picture:
            done["content"] = {SVG: {"schema": {"type": "string"}}, **done["content"]}
        return done

    def _told(self, updates: Sequence[Any]) -> Schema:
        """What the events of a stream hold as their data."""
        update = self._choice(updates, "SessionUpdate")
        events = [self._shared.of(Opened), update, self._shared.of(Ended)]
        return self._shared.named("SessionStreamEvent", {"anyOf": events, **_STREAM})

    def _body(self, operation: SessionOperation) -> dict[str, Any]:
        assert operation.request is not None
        kinds = [operation.request(game.shapes) for game in self._games.values()]
        schema = self._choice(kinds, self._name(kinds), asked=True)
        return {
            "required": not _may_be_empty(kinds[0]),
            "content": {
                "application/json": {"schema": schema, "example": self._examples[operation.name]}
            },
        }

    def _answers(self, operation: SessionOperation) -> list[Any]:
        """What it answers, game by game."""
        return [operation.answer(game.shapes) for game in self._games.values()]

    def _name(self, kinds: Sequence[Any]) -> str:
        """The name of a choice: that of its first part, without the game."""
        prefix = next(iter(self._games.values())).schemas.names.prefix
        name: str = kinds[0].__name__
        return "Session" + name.removeprefix(prefix).removeprefix("Session")

    def _choice(self, kinds: Sequence[Any], name: str, *, asked: bool = False) -> Schema:
        """The schema of what is one of these, given game by game."""
        if len(set(kinds)) == 1 and len(kinds) > 1:
            return _of(self._shared, kinds[0], asked=asked)
        games = self._games.values()
        schemas = [
            _of(game.schemas, kind, asked=asked) for game, kind in zip(games, kinds, strict=True)
        ]
        if len(schemas) == 1:
            return schemas[0]
        mapping = dict(zip(self._games, (schema["$ref"] for schema in schemas), strict=True))
        if not _tells_its_game(kinds[0]):
            return self._shared.named(name, {"anyOf": schemas})
        discriminator = {"propertyName": "game", "mapping": mapping}
        return self._shared.named(name, {"oneOf": schemas, "discriminator": discriminator})


def _of(schemas: Schemas, kind: Any, *, asked: bool) -> Schema:
    return schemas.of_request(kind) if asked else schemas.of(kind)


def _tells_its_game(kind: Any) -> bool:
    return kind.__struct_config__.tag_field == "game" or "game" in kind.__struct_fields__


_ETAG = {"description": "The version.", "schema": {"type": "string"}}
_LOCATION = {"description": "Where it is.", "schema": {"type": "string"}}
_STREAM = {
    "description": "What an event of the stream has as its data: `open` the version to begin "
    "after, `update` a change, `end` the reason.",
}


def _tells_a_session(kind: Any) -> bool:
    """Whether an answer is a session at a version: then it has an entity tag, and leads on."""
    return {"session", "version"} <= set(kind.__struct_fields__)


def _may_be_empty(kind: Any) -> bool:
    """Whether every member of a body is optional, so that the body is, too."""
    try:
        msgspec.convert({}, kind)
    except msgspec.ValidationError:
        return False
    return True


def _status(refusal: type[Exception]) -> int:
    return ILLEGAL_MOVE.status if refusal is MoveRefused else ROW_OF[refusal].kind.status


def _links(session: str) -> dict[str, Any]:
    """Where to go from a session, whose id is found there."""
    names = [camel(operation.id) for operation in REST_SESSION_OPERATIONS if operation.about]
    return {name: {"operationId": name, "parameters": {"session": session}} for name in names}


def _query(name: str, kind: Any) -> dict[str, Any]:
    schema = msgspec.json.schema(kind)
    description = schema.pop("description")
    if "pattern" in schema:
        schema["pattern"] = as_json_schema(schema["pattern"])
    return {"name": name, "in": "query", "description": description, "schema": schema}


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

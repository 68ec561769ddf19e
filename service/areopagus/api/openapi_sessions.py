"""The part of the contract about sessions. What depends on the game is a choice between games."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from areopagus.api.rest.event_stream import EVENT_STREAM
from areopagus.referee.schema import Schema, Schemas
from areopagus.sessions.shapes import Ended, SessionCreated, SessionShapes, UndoRequest

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

FROM_A_SESSION = ("session", "playMoves", "undo", "sessionEvents", "sessionRecord", "closeSession")
"""The operations that a session is followed by, by their ids."""


def security(scheme: str | None = None) -> list[dict[str, list[str]]]:
    """What may be shown, all of it or none: an API key, and by this scheme who asks."""
    alternatives: list[dict[str, list[str]]] = [{}, {"apiKey": []}]
    if scheme is not None:
        alternatives += [{scheme: []}, {"apiKey": [], scheme: []}]
    return alternatives


class GameSchemas(NamedTuple):
    """What one game brings to the contract of sessions."""

    request: Schema
    moves_request: Schema
    seen: Schema
    update: Schema
    updates: Schema
    record: Schema

    @classmethod
    def of(cls, shapes: SessionShapes, schemas: Schemas) -> "GameSchemas":
        return cls(*(schemas.of(kind) for kind in kinds(shapes)))


def kinds(shapes: SessionShapes) -> list[Any]:
    """All that is asked or answered about sessions of a game."""
    return [getattr(shapes, name) for name in GameSchemas._fields]


def session_paths(
    games: dict[str, GameSchemas],
    shared: Schemas,
    headers: dict[str, Any],
    example: tuple[dict[str, Any], dict[str, Any]],
) -> dict[str, Any]:
    """The paths under ``/v1/sessions``; the example begins a session and moves in it."""
    return _Paths(games, shared, headers, example).paths()


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


class _Paths:
    def __init__(
        self,
        games: dict[str, GameSchemas],
        shared: Schemas,
        headers: dict[str, Any],
        example: tuple[dict[str, Any], dict[str, Any]],
    ) -> None:
        self._games = games
        self._shared = shared
        self._headers = headers
        self._setup_example, self._move_example = example
        self._etag = headers | {
            "ETag": {"description": "The version.", "schema": {"type": "string"}}
        }

    def paths(self) -> dict[str, Any]:
        one = "/v1/sessions/{session}"
        session = {"parameters": [_parameter("session")]}
        return {
            "/v1/sessions": {"post": self._create()},
            one: session | {"get": self._see(), "delete": self._close()},
            f"{one}/moves": session | {"post": self._play()},
            f"{one}/undo": session | {"post": self._undo()},
            f"{one}/events": session | {"get": self._events()},
            f"{one}/record": session | {"get": self._record()},
        }

    def _create(self) -> dict[str, Any]:
        requests = [game.request for game in self._games.values()]
        mapping = {id: game.request["$ref"] for id, game in self._games.items()}
        body = {"oneOf": requests, "discriminator": {"propertyName": "game", "mapping": mapping}}
        created = self._answer("A new session", self._shared.of(SessionCreated), self._etag)
        created["links"] = _links("$response.body#/session")
        created["headers"] = created["headers"] | {
            "Location": {"description": "Where it is.", "schema": {"type": "string"}}
        }
        return {
            "operationId": "createSession",
            "summary": "Begin a session: a token for each seat and one for the host",
            "tags": ["sessions"],
            "security": security(),
            "parameters": [_parameter("lang")],
            "requestBody": _body(body, self._setup_example),
            "responses": {
                "201": created,
                **_problems(400, 401, 403, 406, 408, 413, 415, 422, 429, 503),
            },
        }

    def _see(self) -> dict[str, Any]:
        parameters = ("lang", "include", "ifNoneMatch")
        operation = self._operation("session", "What the bearer may know", parameters)
        unchanged = {"description": "Still that version", "headers": self._etag}
        operation["responses"] |= {"200": self._seen("The session"), "304": unchanged}
        return operation

    def _close(self) -> dict[str, Any]:
        operation = self._operation("closeSession", "Forget the session; host only", ())
        operation["responses"]["204"] = {"description": "Closed", "headers": self._headers}
        return operation

    def _play(self) -> dict[str, Any]:
        parameters = ("lang", "include", "ifMatch", "idempotencyKey")
        statuses = (408, 412, 413, 415, 422)
        operation = self._operation("playMoves", "Make a move, or several", parameters, *statuses)
        requests = _any_of(game.moves_request for game in self._games.values())
        operation["requestBody"] = _body(requests, self._move_example)
        operation["responses"]["200"] = self._seen("The session after it")
        return operation

    def _undo(self) -> dict[str, Any]:
        parameters = ("lang", "include", "ifMatch", "idempotencyKey")
        statuses = (408, 412, 413, 415, 422)
        operation = self._operation(
            "undo", "Take back, as long as nothing was revealed since", parameters, *statuses
        )
        operation["requestBody"] = _body(self._shared.of(UndoRequest), {}) | {"required": False}
        operation["responses"]["200"] = self._seen("The session after it")
        return operation

    def _events(self) -> dict[str, Any]:
        operation = self._operation(
            "sessionEvents", "What has happened, or what happens", ("after", "lastEventId")
        )
        games = self._games.values()
        found = self._answer("What the bearer may see", _any_of(game.updates for game in games))
        update, ended = _any_of(game.update for game in games), self._shared.of(Ended)
        found["content"][EVENT_STREAM] = {
            "schema": {
                "type": "string",
                "description": "Events `open` with the version to begin after, `update` for each "
                "change, with the version as id, and `end` with the reason. Comments in between "
                "say that the stream lives.",
                "x-data": {"update": update, "end": ended},
            }
        }
        operation["responses"]["200"] = found
        return operation

    def _record(self) -> dict[str, Any]:
        operation = self._operation(
            "sessionRecord",
            "The setup and all moves: for the host; after the end, for all",
            (),
        )
        records = _any_of(game.record for game in self._games.values())
        operation["responses"]["200"] = self._answer("As `replay` takes it", records)
        return operation

    def _operation(
        self, id: str, summary: str, parameters: tuple[str, ...], *statuses: int
    ) -> dict[str, Any]:
        return {
            "operationId": id,
            "summary": summary,
            "tags": ["sessions"],
            "security": security("sessionToken"),
            "parameters": [_parameter(name) for name in parameters],
            "responses": _problems(*sorted({400, 401, 403, 404, 406, 409, 429, 503, *statuses})),
        }

    def _seen(self, description: str) -> dict[str, Any]:
        schema = _any_of(game.seen for game in self._games.values())
        seen = self._answer(description, schema, self._etag)
        seen["links"] = _links("$request.path.session")
        return seen

    def _answer(
        self, description: str, schema: Schema, headers: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        content: dict[str, Any] = {"application/json": {"schema": schema}}
        return {
            "description": description,
            "headers": headers or self._headers,
            "content": content,
        }


def _body(schema: Schema, example: Any = None) -> dict[str, Any]:
    content: dict[str, Any] = {"schema": schema}
    if example is not None:
        content["example"] = example
    return {"required": True, "content": {"application/json": content}}


def _any_of(schemas: Iterable[Schema]) -> Schema:
    choices = list(schemas)
    return choices[0] if len(choices) == 1 else {"anyOf": choices}


def _links(session: str) -> dict[str, Any]:
    """Where to go from a session, whose id is found there."""
    return {
        name: {"operationId": name, "parameters": {"session": session}} for name in FROM_A_SESSION
    }


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

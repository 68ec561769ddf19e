"""The part of the contract about what may be read: games, rules, problems, health."""

from typing import Any

import msgspec

from areopagus.api.problems import Kind
from areopagus.api.refusals import KINDS
from areopagus.kernel.rulebook import RuleText
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.description import GameDescription, Games, Rules
from areopagus.referee.schema import Schema, Schemas

TAG = {"name": "about", "description": "Games, rules, problems, health"}

_STATUS: Schema = {
    "title": "ServiceStatus",
    "description": "How the service is.",
    "type": "object",
    "properties": {
        "status": {"type": "string", "description": "`ok`, or `ready`."},
        "sessions": {"type": "string", "description": "Where sessions are kept."},
    },
    "required": ["status"],
}
READ_COMPONENTS = {"ServiceStatus": _STATUS}
"""Schemas of documents that are not Structs."""


def reading_paths(schemas: Schemas) -> dict[str, Any]:
    """The paths that are only read."""
    paths = _game_paths(schemas) | _problem_paths(schemas) | _health_paths()
    schemas.components.update(READ_COMPONENTS)
    return paths


_RULE_FILTERS: list[Schema] = [
    {
        "name": "about",
        "in": "query",
        "description": "Only rules about this phase or component, by its id.",
        "schema": {"type": "string"},
        "example": "setup",
    },
    {
        "name": "module",
        "in": "query",
        "description": "Only rules that hold in this module.",
        "schema": {"type": "integer", "minimum": 0, "maximum": 99},
        "example": 1,
    },
]


def _game_paths(schemas: Schemas) -> dict[str, Any]:
    game, rule, lang = _parameter("game"), _parameter("rule"), _parameter("lang")
    return {
        "/v1/games": _get(
            "listGames",
            "The games",
            "Every game of this service in a few words: who may play, and what its setup varies.",
            schemas.of(Games),
        ),
        "/v1/games/{game}": _get(
            "getGame",
            "One game: options and moves",
            "All that a client needs to offer the game: its options as JSON Schema, and every kind "
            "of move.",
            schemas.of(GameDescription),
            [game],
        ),
        "/v1/games/{game}/rules": _get(
            "listRules",
            "The rulebook",
            "Every rule and ruling in order, each under the id by which verdicts name it; or only "
            "those about something (`?about=saboteur`) or of one module (`?module=1`).",
            schemas.of(Rules),
            [game, lang, *_RULE_FILTERS],
        ),
        "/v1/games/{game}/rules/{rule}": _get(
            "getRule",
            "One rule",
            "The text of a rule that a verdict or a score line named.",
            schemas.of(RuleText),
            [game, rule, lang],
        ),
    }


_PACK = {
    "name": "pack",
    "in": "query",
    "description": "The pack whose material is wanted; left out, the house's.",
    "schema": {"type": "string", "pattern": "^b2:[0-9a-f]{32}$"},
}


def packs_path(
    game: str, operation_id: str, pack: Schema, accepted: Schema, examples: tuple[Any, Any]
) -> dict[str, Any]:
    """Where an owner's material is taken."""
    headers = {"X-Request-ID": {"$ref": "#/components/headers/RequestId"}}
    summary = "Take an owner's material, and name it by its content"
    asked, answered = examples[0], msgspec.to_builtins(examples[1])
    return {
        "post": {
            "operationId": operation_id,
            "summary": summary,
            "description": "Checks a pack as a whole, plays random games on it at every number of "
            "seats, and answers the name by which `setup` takes it. What the pack leaves out stays "
            "as ours. Posting it again answers the same. What is wrong with it comes as 422 "
            "`invalid-pack`, all `flaws` at once.",
            "tags": [game],
            "parameters": [_parameter("lang")],
            "requestBody": {
                "required": True,
                "content": {"application/json": {"schema": pack, "example": asked}},
            },
            "responses": {
                "200": {
                    "description": summary,
                    "headers": headers,
                    "content": {"application/json": {"schema": accepted, "example": answered}},
                },
                **problems(400, 401, 403, 406, 408, 413, 415, 422, 429, 503),
            },
        }
    }


def components_path(game: str, operation_id: str, schema: Schema) -> dict[str, Any]:
    """Where the material of a game is read."""
    path = _get(
        operation_id,
        "The printed material, each piece with its source",
        "Cards, tiles, zones and counters, each with its name and what it does in the reader's "
        "language. `source` says where it is from, so that nothing of ours passes for the "
        "publisher's. With `pack` the material of that pack, laid over ours.",
        schema,
        [_parameter("lang"), _PACK],
    )
    path["get"]["responses"] |= problems(422)
    path["get"]["tags"] = [game]
    return path


def _problem_paths(schemas: Schemas) -> dict[str, Any]:
    kind = schemas.of(Kind)
    return {
        "/problems": _get(
            "listProblems",
            "All kinds of problems",
            "Every `type` that a problem document may have, with its status and what to do.",
            {"type": "array", "items": kind},
        ),
        "/problems/{name}": _get(
            "getProblem",
            "One kind of problem",
            "Where the `type` of a problem document leads.",
            kind,
            [_parameter("name")],
        ),
    }


def _health_paths() -> dict[str, Any]:
    status = _reference("ServiceStatus")
    ready = _get(
        "getReadiness",
        "Does it take requests?",
        "503 once the worker has been told to stop. Losing the store of sessions does not count: "
        "everything else still works.",
        status,
        guarded=False,
    )
    ready["get"]["responses"] |= problems(503)
    return {
        "/healthz": _get(
            "getHealth",
            "Is the process alive?",
            "Answers as long as the process can answer anything.",
            status,
            guarded=False,
        ),
        "/readyz": ready,
        "/readyz/sessions": _get(
            "getSessionReadiness",
            "Does it take requests, and is the store there?",
            "Asks the store of sessions itself, and answers 503 when it does not reply.",
            status,
        ),
    }


def reading_parameters(catalogue: Catalogue) -> dict[str, Any]:
    """What stands in the paths that are only read."""
    games = [referee.game.id for referee in catalogue]
    rules = [rule.id for referee in catalogue for rule in referee.game.rulebook]
    kinds = list(KINDS)
    return {
        "game": _path_parameter("game", "The id of a game.", games, closed=True),
        "rule": _path_parameter("rule", "The id of a rule of that game.", rules),
        "name": _path_parameter("name", "The name of a kind of problem.", kinds, closed=True),
    }


def problems(*statuses: int) -> dict[str, Any]:
    """The problems that an operation may answer with, by their status."""
    return {str(status): {"$ref": f"#/components/responses/Problem{status}"} for status in statuses}


def _get(
    id: str,
    summary: str,
    description: str,
    schema: Schema,
    parameters: list[Schema] | None = None,
    *,
    guarded: bool = True,
) -> dict[str, Any]:
    content = {"application/json": {"schema": schema}}
    headers = {"X-Request-ID": {"$ref": "#/components/headers/RequestId"}}
    found = {"200": {"description": summary, "headers": headers, "content": content}}
    statuses = [400, *([404] if parameters else []), 406, *([429, 503] if guarded else [])]
    return {
        "get": {
            "operationId": id,
            "summary": summary,
            "description": description,
            "tags": [TAG["name"]],
            "security": [],
            "parameters": parameters or [],
            "responses": found | problems(*statuses),
        }
    }


def _path_parameter(
    name: str, description: str, values: list[str], *, closed: bool = False
) -> dict[str, Any]:
    schema: Schema = {"type": "string", "enum": values} if closed else {"type": "string"}
    parameter = {"name": name, "in": "path", "description": description, "required": True}
    example = {"example": values[0]} if values else {}
    return parameter | {"schema": schema} | example


def _parameter(name: str) -> Schema:
    return {"$ref": f"#/components/parameters/{name}"}


def _reference(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}

"""OpenAPI 3.1, generated from the Structs that the service decodes and encodes."""

from typing import Any

from areopagus import __version__
from areopagus.api.examples import example_answer, example_requests, example_session
from areopagus.api.openapi_sessions import (
    SECURITY_SCHEMES,
    TAG,
    GameSchemas,
    kinds,
    security,
    session_parameters,
    session_paths,
)
from areopagus.api.operations import OPERATIONS, Operation
from areopagus.api.parameters import INCLUDABLE
from areopagus.api.problems import Kind, ProblemDocument
from areopagus.api.refusals import KINDS
from areopagus.kernel.language import LANGUAGES
from areopagus.kernel.rulebook import RuleText
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.description import GameDescription, Games, Rules
from areopagus.referee.naming import Names, camel
from areopagus.referee.referee import Referee
from areopagus.referee.schema import Schema, Schemas
from areopagus.referee.shapes import Shapes
from areopagus.sessions.shapes import session_shapes

_ABOUT = """Rules as a service for the Mars board games. Send a position and a move: learn
whether it is legal, which rule says so, the next position, the legal moves in it, and the score
line by line. Nothing is kept: a state goes out with every answer and comes back with the next
question. Who would rather not carry it opens a session."""

_LINKED = ("apply", "judge", "legal-moves", "score", "view")


def openapi_document(catalogue: Catalogue) -> dict[str, Any]:
    """The contract of the service for these games."""
    shared = Schemas(Names())
    paths: dict[str, Any] = _reading_paths(shared)
    sessions: dict[str, GameSchemas] = {}
    for referee in catalogue:
        schemas = Schemas(referee.shapes.names)
        of_sessions = session_shapes(referee)
        schemas.look_at([*_shapes(referee.shapes), *kinds(of_sessions)])
        paths |= _game_paths(referee, schemas)
        sessions[referee.game.id] = GameSchemas(of_sessions, schemas)
    examples = example_session(next(iter(catalogue)))
    paths |= session_paths(sessions, shared, _HEADERS, examples)
    components: dict[str, Schema] = {}
    for game in sessions.values():
        components |= game.schemas.components
    shared.of(ProblemDocument)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Areopagus",
            "version": __version__,
            "description": " ".join(_ABOUT.split()),
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "tags": [
            {"name": "about", "description": "Games, rules, problems, health"},
            TAG,
            *(
                {"name": referee.game.id, "description": referee.game.title}
                for referee in catalogue
            ),
        ],
        "paths": paths,
        "components": {
            "schemas": dict(sorted((components | shared.components).items())),
            "parameters": _parameters(catalogue) | session_parameters(),
            "headers": {
                "RequestId": {
                    "description": "Names this request in our log; yours, when it is sane.",
                    "schema": {"type": "string", "pattern": "^[A-Za-z0-9._-]{1,64}$"},
                }
            },
            "responses": _problem_responses(),
            "securitySchemes": SECURITY_SCHEMES
            | {
                "seatKey": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "With a sealed state: the key of the seat that asks or moves.",
                }
            },
        },
    }


def _shapes(shapes: Shapes) -> list[Any]:
    """All that is asked or answered about a game."""
    kinds = [kind for op in OPERATIONS for kind in (op.request(shapes), op.answer(shapes))]
    return list(dict.fromkeys(kinds))


def _game_paths(referee: Referee[Any], schemas: Schemas) -> dict[str, Any]:
    examples = example_requests(referee)
    return {
        f"/v1/games/{referee.game.id}/{operation.path}": {
            "post": _operation(operation, referee, schemas, examples[operation.path])
        }
        for operation in OPERATIONS
    }


def _operation(
    operation: Operation, referee: Referee[Any], schemas: Schemas, example: dict[str, Any]
) -> dict[str, Any]:
    shapes = referee.shapes
    content: dict[str, Any] = {"schema": schemas.of(operation.answer(shapes))}
    if not operation.sealed:  # seals and keys are other ones each time
        content["example"] = example_answer(operation, referee, example)
    response: dict[str, Any] = {
        "description": operation.summary,
        "headers": _HEADERS,
        "content": {"application/json": content},
    }
    if operation.answer(shapes) is shapes.position:
        response["links"] = _links(referee)
    return {
        "operationId": operation_id(referee, operation.path),
        "summary": operation.summary,
        "tags": [referee.game.id],
        "parameters": [_parameter("lang"), *map(_parameter, operation.parameters)],
        "requestBody": {
            "required": True,
            "content": {
                "application/json": {
                    "schema": schemas.of(operation.request(shapes)),
                    "example": example,
                }
            },
        },
        "security": security("seatKey" if operation.takes_key else None),
        "responses": {
            "200": response,
            **_problems(400, 401, 403, 406, 408, 413, 415, 422, 429, 503),
        },
    }


def operation_id(referee: Referee[Any], path: str) -> str:
    """``redPlanetLegalMoves``, ``redPlanetSealedLegalMoves``."""
    return camel(f"{referee.game.id}-{path.replace('/', '-')}")


def _links(referee: Referee[Any]) -> dict[str, Any]:
    """Where to go from a position. Each link sends the state on, and the first legal move."""
    state = {"state": "$response.body#/state"}
    seat = {"seat": "$response.body#/toAct/0"}
    move = {"move": "$response.body#/legalMoves/0/moves/0"}
    bodies = {
        "apply": state | seat | move,
        "judge": state | seat | move,
        "legal-moves": state,
        "score": state,
        "view": state | seat,
    }
    return {
        name: {"operationId": operation_id(referee, name), "requestBody": bodies[name]}
        for name in _LINKED
    }


def _reading_paths(schemas: Schemas) -> dict[str, Any]:
    game, rule = _parameter("game"), _parameter("rule")
    lang = _parameter("lang")
    anything: Schema = {"type": "object"}
    status: Schema = {"type": "object", "properties": {"status": {"type": "string"}}}
    kinds: Schema = {"type": "array", "items": schemas.of(Kind)}
    return {
        "/v1/games": _get("games", "The games", schemas.of(Games)),
        "/v1/games/{game}": _get(
            "game", "One game: options, moves, components", schemas.of(GameDescription), [game]
        ),
        "/v1/games/{game}/components": _get(
            "components", "The printed material, each piece with its source", anything, [game]
        ),
        "/v1/games/{game}/rules": _get("rules", "The rulebook", schemas.of(Rules), [game, lang]),
        "/v1/games/{game}/rules/{rule}": _get(
            "rule", "One rule", schemas.of(RuleText), [game, rule, lang]
        ),
        "/problems": _get("problems", "All kinds of problems", kinds),
        "/problems/{name}": _get(
            "problem", "One kind of problem", schemas.of(Kind), [_parameter("name")]
        ),
        "/healthz": _get("health", "Is the process alive?", status, guarded=False),
        "/readyz": _or_unavailable(
            _get("readiness", "Does it take requests?", status, guarded=False)
        ),
        "/readyz/sessions": _get(
            "sessionReadiness", "Does it take requests, and is the store there?", status
        ),
    }


def _or_unavailable(path: dict[str, Any]) -> dict[str, Any]:
    path["get"]["responses"] |= _problems(503)
    return path


def _get(
    id: str,
    summary: str,
    schema: Schema,
    parameters: list[Schema] | None = None,
    *,
    guarded: bool = True,
) -> dict[str, Any]:
    content = {"application/json": {"schema": schema}}
    found = {"200": {"description": summary, "headers": _HEADERS, "content": content}}
    statuses = [400, *([404] if parameters else []), 406, *([429, 503] if guarded else [])]
    return {
        "get": {
            "operationId": id,
            "summary": summary,
            "tags": ["about"],
            "parameters": parameters or [],
            "responses": found | _problems(*statuses),
        }
    }


def _parameters(catalogue: Catalogue) -> dict[str, Any]:
    games = [referee.game.id for referee in catalogue]
    rules = [rule.id for referee in catalogue for rule in referee.game.rulebook]
    parts = {"type": "array", "items": {"type": "string", "enum": sorted(INCLUDABLE)}}
    return {
        "game": _path_parameter("game", {"type": "string", "enum": games}, games),
        "rule": _path_parameter("rule", {"type": "string"}, rules),
        "name": _path_parameter("name", {"type": "string", "enum": list(KINDS)}, list(KINDS)),
        "lang": _query_parameter(
            "lang",
            "The language of texts; otherwise `Accept-Language` decides.",
            {"type": "string", "enum": list(LANGUAGES)},
        ),
        "include": _query_parameter(
            "include",
            "What to answer besides the position; unless told all but words. `labels` says what "
            "each legal move does and `texts` what each event was, in the reader's language; "
            "naming only these adds them to the rest.",
            parts,
        )
        | {"style": "form", "explode": False},
        "explain": _query_parameter(
            "explain", "List closed answers too, and why.", {"type": "boolean", "default": False}
        ),
    }


def _path_parameter(name: str, schema: Schema, examples: list[str]) -> dict[str, Any]:
    parameter: dict[str, Any] = {"name": name, "in": "path", "required": True, "schema": schema}
    return parameter | ({"example": examples[0]} if examples else {})


def _query_parameter(name: str, description: str, schema: Schema) -> dict[str, Any]:
    return {"name": name, "in": "query", "description": description, "schema": schema}


def _parameter(name: str) -> Schema:
    return {"$ref": f"#/components/parameters/{name}"}


def _problems(*statuses: int) -> dict[str, Any]:
    return {str(status): {"$ref": f"#/components/responses/Problem{status}"} for status in statuses}


def _problem_responses() -> dict[str, Any]:
    schema = {"$ref": "#/components/schemas/ProblemDocument"}
    statuses = sorted({kind.status for kind in KINDS.values()})
    return {
        f"Problem{status}": {
            "description": "\n".join(
                f"- `{kind.type}`: {kind.description}"
                for kind in KINDS.values()
                if kind.status == status
            ),
            "headers": _HEADERS,
            "content": {"application/problem+json": {"schema": schema}},
        }
        for status in statuses
    }


_HEADERS = {"X-Request-ID": {"$ref": "#/components/headers/RequestId"}}

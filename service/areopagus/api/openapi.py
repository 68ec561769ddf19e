"""OpenAPI 3.1, generated from the Structs that the service decodes and encodes."""

from typing import Any

from areopagus import __version__
from areopagus.api.code_samples import add_code_samples
from areopagus.api.contract import finished
from areopagus.api.deprecation import marked
from areopagus.api.examples import example_answer, example_requests, example_session
from areopagus.api.negotiation import SVG
from areopagus.api.openapi_reading import TAG as READING_TAG
from areopagus.api.openapi_reading import (
    components_path,
    packs_path,
    problems,
    reading_parameters,
    reading_paths,
)
from areopagus.api.openapi_sessions import (
    TAG,
    GameSchemas,
    kinds,
    session_parameters,
    session_paths,
)
from areopagus.api.operations import OPERATIONS, Operation
from areopagus.api.parameters import INCLUDABLE
from areopagus.api.problems import ProblemDocument
from areopagus.api.refusals import KINDS
from areopagus.kernel.language import LANGUAGES
from areopagus.kernel.pack import read_pack
from areopagus.packs.library import accepted
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.naming import Names, camel
from areopagus.referee.referee import Referee
from areopagus.referee.schema import Schema, Schemas
from areopagus.referee.shapes import Shapes
from areopagus.sessions.shapes import session_shapes

_ABOUT = """Rules as a service for the Mars board games. Send a position and a move: learn
whether it is legal, which rule says so, the next position, the legal moves in it, and the score
line by line. Nothing is kept: a state goes out with every answer and comes back with the next
question. Who would rather not carry it opens a session."""

LINK_BODY = "x-requestBody"
"""Where a link has the body to send."""
_LINKED = ("apply", "judge", "legal-moves", "score", "view")


def openapi_document(catalogue: Catalogue) -> dict[str, Any]:
    """The contract of the service for these games."""
    shared = Schemas(Names())
    paths: dict[str, Any] = reading_paths(shared)
    sessions: dict[str, GameSchemas] = {}
    for referee in catalogue:
        schemas = Schemas(referee.shapes.names)
        of_sessions = session_shapes(referee)
        schemas.look_at([*_shapes(referee.shapes), *kinds(of_sessions), referee.game.Components])
        paths |= _game_paths(referee, schemas)
        sessions[referee.game.id] = GameSchemas(of_sessions, schemas)
    examples = example_session(next(iter(catalogue)))
    paths |= session_paths(sessions, shared, _HEADERS, examples)
    components: dict[str, Schema] = {}
    for game in sessions.values():
        components |= game.schemas.components
    shared.of(ProblemDocument)
    document = {
        "openapi": "3.1.0",
        "info": {
            "title": "Areopagus",
            "version": __version__,
            "description": " ".join(_ABOUT.split()),
            "contact": {"name": "The Areopagus authors"},
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "externalDocs": {
            "description": "How problems are told: RFC 9457",
            "url": "https://www.rfc-editor.org/rfc/rfc9457",
        },
        "servers": [{"url": "/", "description": "Wherever this document came from"}],
        "tags": [
            READING_TAG,
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
        },
    }
    return add_code_samples(finished(document))


def _shapes(shapes: Shapes) -> list[Any]:
    """All that is asked or answered about a game."""
    kinds = [kind for op in OPERATIONS for kind in (op.request(shapes), op.answer(shapes))]
    packs = [] if shapes.pack is None else [shapes.pack, shapes.pack_accepted]
    return list(dict.fromkeys([*kinds, *packs]))


def _game_paths(referee: Referee[Any], schemas: Schemas) -> dict[str, Any]:
    examples = example_requests(referee)
    game = referee.game
    material = components_path(
        game.id, operation_id(referee, "components"), schemas.of(game.Components)
    )
    return {
        f"/v1/games/{game.id}/{operation.path}": {
            "post": _operation(operation, referee, schemas, examples[operation.path])
        }
        for operation in OPERATIONS
    } | {f"/v1/games/{game.id}/components": material, **_packs(referee, schemas)}


def _packs(referee: Referee[Any], schemas: Schemas) -> dict[str, Any]:
    game = referee.game
    pack, answer = referee.shapes.pack, referee.shapes.pack_accepted
    if pack is None:
        return {}
    example = {"game": game.id, "name": "My box"}
    path = packs_path(
        game.id,
        operation_id(referee, "add-pack"),
        schemas.of_request(pack),
        schemas.of(answer),
        (example, accepted(game.with_pack(read_pack(pack, example)))),
    )
    return {f"/v1/games/{game.id}/packs": path}


def _operation(
    operation: Operation, referee: Referee[Any], schemas: Schemas, example: dict[str, Any]
) -> dict[str, Any]:
    shapes = referee.shapes
    content: dict[str, Any] = {"schema": schemas.of(operation.answer(shapes))}
    if not operation.sealed and not operation.is_picture:  # other ones each time; large
        content["example"] = example_answer(operation, referee, example)
    picture = {SVG: {"schema": {"type": "string"}}} if operation.is_picture else {}
    response: dict[str, Any] = {
        "description": operation.summary,
        "headers": _HEADERS,
        "content": picture | {"application/json": content},
    }
    if operation.answer(shapes) is shapes.position:
        response["links"] = _links(referee)
    content = {
        "operationId": operation_id(referee, operation.path),
        "summary": operation.summary,
        "description": operation.description,
        "tags": [referee.game.id],
        "parameters": [_parameter("lang"), *map(_parameter, operation.parameters)],
        "requestBody": {
            "required": True,
            "content": {
                "application/json": {
                    "schema": schemas.of_request(operation.request(shapes)),
                    "example": example,
                }
            },
        },
        "responses": {
            "200": response,
            **problems(400, 401, 403, 406, 408, 413, 415, 422, 429, 503),
        },
    }
    return marked(content, operation.deprecation)


def operation_id(referee: Referee[Any], path: str) -> str:
    """``redPlanetLegalMoves``, ``redPlanetSealedLegalMoves``."""
    return camel(f"{referee.game.id}-{path.replace('/', '-')}")


def _links(referee: Referee[Any]) -> dict[str, Any]:
    """Where to go from a position. Each link sends the state on, and the first legal move.

    OpenAPI lets a body be an object of expressions; openapi-generator takes none but a string, so
    the object stands in an extension, which `tests/fuzz` follows.
    """
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
        name: {
            "operationId": operation_id(referee, name),
            "description": f"Send on {', '.join(f'`{part}`' for part in bodies[name])}.",
            LINK_BODY: bodies[name],
        }
        for name in _LINKED
    }


def _parameters(catalogue: Catalogue) -> dict[str, Any]:
    parts = {"type": "array", "items": {"type": "string", "enum": sorted(INCLUDABLE)}}
    return reading_parameters(catalogue) | {
        "lang": _query_parameter(
            "lang",
            "The language of texts; otherwise `Accept-Language` decides.",
            {"type": "string", "enum": list(LANGUAGES)},
        ),
        "include": _query_parameter(
            "include",
            "What to answer besides the position; unless told all but words and pictures. `labels` "
            "says what each legal move does and `texts` what each event was, in the reader's "
            "language, `picture` is SVG, `closed` lists answers that are not allowed, each with "
            "its rule; naming only these adds them to the rest.",
            parts,
        )
        | {"style": "form", "explode": False},
        "explain": _query_parameter(
            "explain", "List closed answers too, and why.", {"type": "boolean", "default": False}
        ),
    }


def _query_parameter(name: str, description: str, schema: Schema) -> dict[str, Any]:
    return {"name": name, "in": "query", "description": description, "schema": schema}


def _parameter(name: str) -> Schema:
    return {"$ref": f"#/components/parameters/{name}"}


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

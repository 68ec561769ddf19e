"""The contract: valid, in step with the service, and true: each example works when it is sent."""

from pathlib import Path
from typing import Any

import httpx
import jsonschema
import msgspec
import pytest
from openapi_spec_validator import validate

from areopagus.api import exports
from areopagus.api.api_keys import needed_scope
from areopagus.api.contract import operations
from areopagus.api.examples import STAMP
from areopagus.api.openapi import LINK_BODY, openapi_document
from areopagus.api.operations import OPERATIONS
from areopagus.api.overload import UNGUARDED
from areopagus.kernel.language import LANGUAGES
from areopagus.referee.catalogue import Catalogue
from areopagus.telemetry import metrics
from tests.tictactoe.game import TIC_TAC_TOE

ROOT = Path(__file__).parents[2]
CATALOGUE = Catalogue()
CONTRACT = msgspec.json.decode(msgspec.json.encode(openapi_document(CATALOGUE)))
STATELESS = {
    path: item
    for path, item in CONTRACT["paths"].items()
    if not path.startswith("/v1/sessions")  # tests/sessions/test_contract.py
}
POSTS = {path: item["post"] for path, item in STATELESS.items() if "post" in item}


def conforms(content: Any, schema: dict[str, Any]) -> None:
    whole = {**schema, "components": CONTRACT["components"]}
    jsonschema.Draft202012Validator(whole).validate(content)


def content_of(part: dict[str, Any]) -> dict[str, Any]:
    content: dict[str, Any] = part["content"]["application/json"]
    return content


def test_it_is_valid() -> None:
    validate(CONTRACT)
    validate(openapi_document(Catalogue([TIC_TAC_TOE])))


def test_the_service_shows_it(service: httpx.Client) -> None:
    assert service.get("/openapi.json").json() == CONTRACT


def test_every_game_has_every_operation() -> None:
    assert set(POSTS) == {
        f"/v1/games/{referee.game.id}/{operation.path}"
        for referee in CATALOGUE
        for operation in OPERATIONS
    } | {
        f"/v1/games/{referee.game.id}/packs"
        for referee in CATALOGUE
        if referee.game.PackDocument is not None
    }


def stamped_alike(content: Any) -> Any:
    """An answer with the stamp of examples: each service has its own key."""
    return content | {"stamp": STAMP} if "stamp" in content else content


@pytest.mark.parametrize("path", [path for path in POSTS if "/sealed/" not in path])
def test_each_example_works_when_it_is_sent(service: httpx.Client, path: str) -> None:
    operation = POSTS[path]
    request = content_of(operation["requestBody"])
    response = content_of(operation["responses"]["200"])
    conforms(request["example"], request["schema"])
    headers = {"accept": "application/json"}
    answer = service.post(path, json=request["example"], headers=headers)
    assert answer.status_code == 200, answer.text
    conforms(answer.json(), response["schema"])
    if "image/svg+xml" not in operation["responses"]["200"]["content"]:  # too large to quote
        assert stamped_alike(answer.json()) == response["example"]


def test_the_examples_of_a_session_work_when_they_are_sent(service: httpx.Client) -> None:
    paths = CONTRACT["paths"]
    setup = content_of(paths["/v1/sessions"]["post"]["requestBody"])
    created = service.post("/v1/sessions", json=setup["example"])
    assert created.status_code == 201, created.text
    moves = content_of(paths["/v1/sessions/{session}/moves"]["post"]["requestBody"])
    conforms(moves["example"], moves["schema"])
    path = f"/v1/sessions/{created.json()['session']}/moves"
    answers = [
        service.post(
            path, json=moves["example"], headers={"authorization": f"Bearer {seat['token']}"}
        ).status_code
        for seat in created.json()["seats"]
    ]
    assert 200 in answers


def get_path(item: str) -> str:
    parameters = CONTRACT["components"]["parameters"]
    rules = next(iter(CATALOGUE)).game.rulebook
    return item.format(
        game=parameters["game"]["example"],
        rule=next(iter(rules)).id,
        name=parameters["name"]["example"],
    )


@pytest.mark.parametrize("item", [path for path in STATELESS if path not in POSTS])
def test_what_may_be_read_conforms(service: httpx.Client, item: str) -> None:
    answer = service.get(get_path(item))
    assert answer.status_code == 200
    operation = CONTRACT["paths"][item]["get"]
    conforms(answer.json(), content_of(operation["responses"]["200"])["schema"])


@pytest.mark.parametrize("item", [path for path in STATELESS if path not in POSTS])
def test_what_reading_may_be_refused_with_is_declared(service: httpx.Client, item: str) -> None:
    path, schema = get_path(item), {"$ref": "#/components/schemas/ProblemDocument"}
    bad = service.get(path, params={"lang": "de"})
    other = service.get(path, headers={"accept": "image/png"})
    assert (bad.status_code, other.status_code) == (400, 406)
    declared = CONTRACT["paths"][item]["get"]["responses"]
    assert {"400", "406"} <= set(declared)
    assert ("429" in declared) == (path not in UNGUARDED)
    conforms(bad.json(), schema)


def test_an_api_key_may_be_shown_where_one_may_be_asked_for() -> None:
    for path, item in CONTRACT["paths"].items():
        for method in item.keys() & {"get", "post", "delete"}:
            operation = item[method]
            schemes = operation.get("security", CONTRACT["security"])
            scope = {"path": path, "method": method.upper(), "query_string": b""}
            needed = needed_scope(scope) is not None
            assert any("apiKey" in scheme for scheme in schemes) == needed, path
            assert not needed or {"401", "403"} <= set(operation["responses"]), path


def test_only_what_needs_a_bearer_asks_generators_for_an_authenticated_client() -> None:
    """They take an operation for one that needs credentials as soon as it names a scheme."""
    named = {one["operationId"] for one in operations(CONTRACT) if one.get("security")}
    assert named == {
        "closeSession",
        "playMove",
        "startClock",
        "suggestSessionMoves",
        "undoMoves",
    }
    for one in operations(CONTRACT):
        assert one["description"], one["operationId"]


@pytest.mark.parametrize("referee", list(CATALOGUE), ids=lambda referee: referee.game.id)
def test_links_lead_from_a_setup_to_answers(service: httpx.Client, referee: Any) -> None:
    game = referee.game.id
    setup = POSTS[f"/v1/games/{game}/setup"]
    example = content_of(setup["requestBody"])["example"]
    position = service.post(f"/v1/games/{game}/setup", json=example).json()
    paths = {operation["operationId"]: path for path, operation in POSTS.items()}
    links = setup["responses"]["200"]["links"]
    assert set(links) == {"apply", "judge", "legal-moves", "score", "view"}
    for link in links.values():
        body = {name: followed(position, where) for name, where in link[LINK_BODY].items()}
        answer = service.post(paths[link["operationId"]], json=body)
        assert answer.status_code == 200, answer.text


def followed(position: Any, expression: str) -> Any:
    content = position
    for step in expression.removeprefix("$response.body#/").split("/"):
        content = content[int(step) if step.isdigit() else step]
    return content


def test_problems_conform(service: httpx.Client) -> None:
    schema = {"$ref": "#/components/schemas/ProblemDocument"}
    for path, body in [("/v1/games/red-planet/setup", {"seats": 99}), ("/v1/none", {})]:
        conforms(service.post(path, json=body).json(), schema)


def test_moves_are_a_choice_by_type() -> None:
    move = CONTRACT["components"]["schemas"]["RedPlanetMove"]
    mapping = move["discriminator"]["mapping"]
    assert move["discriminator"]["propertyName"] == "type"
    assert [{"$ref": ref} for ref in mapping.values()] == move["oneOf"]


def test_every_name_is_used_and_every_reference_leads_somewhere() -> None:
    used = set(references(CONTRACT))
    names = {f"#/components/schemas/{name}" for name in CONTRACT["components"]["schemas"]}
    assert names <= used
    assert {ref for ref in used if ref.startswith("#/components/schemas/")} <= names


def references(content: Any) -> list[str]:
    match content:
        case {"$ref": str(reference)}:
            return [reference]
        case dict():
            return [ref for part in content.values() for ref in references(part)]
        case list():
            return [ref for part in content for ref in references(part)]
    return []


def test_nothing_is_counted_for_examples() -> None:
    """They are made while the service warms up, and nobody has asked for them."""

    def counted() -> list[float]:
        found = [*metrics.MOVES.collect(), *metrics.VERDICTS.collect()]
        return [sample.value for metric in found for sample in metric.samples]

    before = counted()
    openapi_document(Catalogue([TIC_TAC_TOE]))
    assert counted() == before


def test_what_is_committed_is_what_is_exported() -> None:
    assert exports.drift(CATALOGUE, ROOT) == [], "run `make export`"


def test_drift_is_noticed(tmp_path: Path) -> None:
    catalogue = Catalogue([TIC_TAC_TOE])
    exports.write(catalogue, tmp_path)
    assert exports.drift(catalogue, tmp_path) == []
    (tmp_path / "openapi/openapi.json").write_text("{}")
    (tmp_path / "schema/tic-tac-toe.move.schema.json").unlink()
    (tmp_path / "schema/chess.move.schema.json").write_text("{}")
    assert exports.drift(catalogue, tmp_path) == [
        "openapi/openapi.json is out of date",
        "schema/tic-tac-toe.move.schema.json is missing",
        "schema/chess.move.schema.json is left over",
    ]
    exports.write(catalogue, tmp_path)
    assert exports.drift(catalogue, tmp_path) == []


@pytest.mark.parametrize("referee", list(CATALOGUE), ids=lambda referee: referee.game.id)
def test_the_schemas_stand_alone_and_fit_real_documents(referee: Any) -> None:
    game = referee.game.id
    written = exports.exports(Catalogue([referee.game]))
    setup = POSTS[f"/v1/games/{game}/setup"]
    apply = POSTS[f"/v1/games/{game}/apply"]
    view = POSTS[f"/v1/games/{game}/view"]
    position = content_of(apply["responses"]["200"])["example"]
    documents = {
        "state": [position["state"], content_of(setup["responses"]["200"])["example"]["state"]],
        "move": [move for choice in position["legalMoves"] for move in choice["moves"]],
        "event": position["events"],
        "view": [content_of(view["responses"]["200"])["example"]["view"]],
        "options": [{}],
        "components": [
            msgspec.to_builtins(referee.game.printed(language)) for language in LANGUAGES
        ],
    }
    for name, examples in documents.items():
        schema = msgspec.json.decode(written[Path(f"schema/{game}.{name}.schema.json")])
        validator = jsonschema.Draft202012Validator(schema)
        validator.check_schema(schema)
        for example in examples:
            validator.validate(example)

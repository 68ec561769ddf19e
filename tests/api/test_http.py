"""HTTP itself: methods, languages, ids, health, the pages for people."""

import json
from typing import Any

import httpx
import msgspec
import pytest
from starlette.testclient import TestClient

from areopagus.api.app import create_app
from areopagus.api.logs import JsonLines
from areopagus.api.negotiation import preferred_language
from areopagus.api.refusals import KINDS
from areopagus.referee.catalogue import Catalogue
from areopagus.settings import Settings
from tests.tictactoe.game import TIC_TAC_TOE, TicTacToe

READ = ["/v1/games", "/v1/games/red-planet", "/healthz", "/readyz", "/docs", "/openapi.json"]


@pytest.mark.parametrize("path", READ)
def test_head_answers_like_get_without_a_body(service: httpx.Client, path: str) -> None:
    got, head = service.get(path), service.head(path)
    assert got.status_code == head.status_code == 200
    assert head.content == b""
    assert head.headers["content-length"] == got.headers["content-length"]


@pytest.mark.parametrize(
    ("path", "allow"),
    [("/v1/games", "GET, HEAD, OPTIONS"), ("/v1/games/red-planet/apply", "POST, QUERY, OPTIONS")],
)
def test_options_and_refused_methods_say_what_is_allowed(
    service: httpx.Client, path: str, allow: str
) -> None:
    options, refused = service.options(path), service.request("PATCH", path)
    assert options.status_code == 204
    assert options.headers["allow"] == allow
    assert refused.status_code == 405
    assert refused.headers["allow"] == allow
    assert refused.json()["type"] == "/problems/method-not-allowed"


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CA, en;q=0.8", "fr"),
        ("en;q=0.5, fr;q=0.7", "fr"),
        ("de, *;q=0.1", "en"),
        ("de", "en"),
        ("en;q=0, *", "fr"),
        ("fr;q=nonsense", "en"),
        ("FR", "fr"),
        (";;;,,,=", "en"),
    ],
)
def test_accept_language(header: str, language: str) -> None:
    assert preferred_language(header.encode()) == language


def test_texts_come_in_the_language_asked_for(service: httpx.Client) -> None:
    path = "/v1/games/red-planet/rules/RP-SETUP-1"
    french = service.get(path, headers={"accept-language": "fr"})
    assert french.headers["content-language"] == "fr"
    assert french.headers["vary"] == "accept-encoding, accept-language"
    assert french.json() != service.get(path).json()
    assert service.get(path, params={"lang": "fr"}).json() == french.json()
    english = service.get(path, params={"lang": "en"}, headers={"accept-language": "fr"})
    assert english.json() == service.get(path).json()


def test_problems_come_in_the_language_asked_for(client: TestClient) -> None:
    state = client.post("/v1/games/tic-tac-toe/setup", json={"seats": 2}).json()["state"]
    body = {"state": state, "seat": 1, "move": {"type": "mark", "square": 0}}
    problem = client.post("/v1/games/tic-tac-toe/apply?lang=fr", json=body)
    assert problem.json()["detail"] == "Ce n’est pas au joueur 2 de jouer."
    assert problem.json()["rule"]["title"] == "À tour de rôle"
    assert problem.json()["title"] == "Coup illégal"
    assert problem.headers["content-language"] == "fr"


@pytest.mark.parametrize(
    "path",
    [
        "/v1/games",
        "/v1/games/red-planet",
        "/v1/games/chess",
        "/v1/games/red-planet/rules/none",
        "/v1/nothing",
        "/problems",
        "/problems/schema",
    ],
)
def test_what_is_in_english_says_so(service: httpx.Client, path: str) -> None:
    answer = service.get(path, headers={"accept-language": "fr"})
    assert answer.headers["content-language"] == "en"


@pytest.mark.parametrize("referee", list(Catalogue()), ids=lambda referee: referee.game.id)
def test_every_option_is_listed_with_its_default(service: httpx.Client, referee: Any) -> None:
    game, kind = referee.game.id, referee.game.Options
    options = service.get(f"/v1/games/{game}").json()["options"]
    assert list(options) == [field.encode_name for field in msgspec.structs.fields(kind)]
    assert msgspec.convert(options, kind) == kind()
    listed = {one["id"]: one["options"] for one in service.get("/v1/games").json()["games"]}
    assert listed[game] == options


def test_request_ids_are_given_and_kept_when_sane(service: httpx.Client) -> None:
    first, second = service.get("/healthz"), service.get("/healthz")
    assert first.headers["x-request-id"] != second.headers["x-request-id"]
    kept = service.get("/healthz", headers={"x-request-id": "move-17.a_B"})
    assert kept.headers["x-request-id"] == "move-17.a_B"
    for insane in ("", "a b", "x" * 65, "{}"):
        answer = service.get("/nothing", headers={"x-request-id": insane})
        assert answer.headers["x-request-id"] != insane


def test_every_problem_is_explained_where_its_type_leads(client: TestClient) -> None:
    assert [kind["type"] for kind in client.get("/problems").json()] == [
        kind.type for kind in KINDS.values()
    ]
    for kind in KINDS.values():
        assert client.get(kind.type).json()["status"] == kind.status


def test_the_documentation_is_a_page_that_needs_nothing_from_elsewhere(
    service: httpx.Client,
) -> None:
    page = service.get("/docs")
    assert page.headers["content-type"].startswith("text/html")
    assert "http" not in page.text.replace("http-equiv", "")
    for file in ("swagger-ui.css", "swagger-ui-bundle.js", "viewer.js"):
        assert f"/docs/{file}" in page.text
        assert service.get(f"/docs/{file}").status_code == 200


class Broken(TicTacToe):
    def score(self, state: Any) -> Any:
        raise ZeroDivisionError("a secret of the state")


def test_a_mistake_of_ours_is_a_problem_with_a_request_id(
    caplog: pytest.LogCaptureFixture,
) -> None:
    app = create_app(Settings(), Catalogue([Broken()]))
    answer = TestClient(app).post("/v1/games/tic-tac-toe/setup", json={"seats": 2})
    problem = answer.json()
    assert answer.status_code == problem["status"] == 500
    assert problem["type"] == "/problems/internal"
    assert problem["requestId"] == answer.headers["x-request-id"]
    assert "secret" not in answer.text
    (record,) = (record for record in caplog.records if record.levelname == "ERROR")
    line = JsonLines().format(record)
    assert problem["requestId"] in line
    assert "ZeroDivisionError" in line


@pytest.mark.parametrize(("level", "lines"), [("INFO", 1), ("WARNING", 0)])
def test_one_line_per_request_and_never_a_state(
    client: TestClient,
    capfd: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
    level: str,
    lines: int,
) -> None:
    caplog.set_level(level, logger="areopagus.request")
    setup = {"seats": ["Ann", "Bob"], "seed": "a-seed-to-keep"}
    client.post("/v1/games/tic-tac-toe/setup", json=setup)
    text = capfd.readouterr().err
    assert text.count("\n") == lines
    for line in map(json.loads, text.splitlines()):
        assert line["method"] == "POST"
        assert line["route"] == "/v1/games/{game}/setup"
        assert line["game"] == "tic-tac-toe"
        assert line["status"] == 200
        assert line["ms"] > 0
        assert line["requestId"]
    assert "a-seed-to-keep" not in text


def test_limits_are_settable() -> None:
    settings = Settings(max_body=1024, max_depth=12)
    client = TestClient(create_app(settings, Catalogue([TIC_TAC_TOE])))
    path = "/v1/games/tic-tac-toe/setup"
    headers = {"content-type": "application/json"}
    assert client.post(path, content=b" " * 1025, headers=headers).status_code == 413
    assert client.post(path, content=b"[" * 13, headers=headers).json()["type"].endswith("complex")

"""Sessions over HTTP: statuses, headers and problems."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

from areopagus.api.app import create_app
from areopagus.settings import Settings
from tests.sessions.given import CATALOGUE
from tests.sessions.service import Game, bearer

MARK = {"type": "mark", "square": 4}


@pytest.fixture(scope="module")
def client() -> Iterator[Any]:
    with TestClient(create_app(Settings(), CATALOGUE)) as client:
        yield client


@pytest.fixture
def game(client: Any) -> Game:
    return Game(client, game="tic-tac-toe", seats=["Ann", "Bob"])


def problem(response: httpx.Response) -> tuple[int, str]:
    assert response.headers["content-type"] == "application/problem+json"
    return response.status_code, response.json()["type"].removeprefix("/problems/")


def test_creating_answers_where_the_session_is(client: Any) -> None:
    response = client.post("/v1/sessions", json={"game": "tic-tac-toe", "seats": 2})
    assert response.status_code == 201
    assert response.headers["cache-control"] == "no-store"
    assert response.headers["location"] == f"/v1/sessions/{response.json()['session']}"
    assert response.headers["etag"] == '"0"'
    assert client.get(response.headers["location"]).status_code == 200


@pytest.mark.parametrize(
    ("body", "pointer"),
    [
        ({"game": "chess", "seats": 2}, "/game"),
        ({"seats": 2}, "/game"),
        ({"game": "tic-tac-toe"}, "/seats"),
        ({"game": "tic-tac-toe", "seats": 2, "table": {"hostUndo": 1}}, "/table/hostUndo"),
        ({"game": "tic-tac-toe", "seats": 2, "table": {"clock": "never"}}, "/table/clock"),
        ({"game": "tic-tac-toe", "seats": 2, "tokens": []}, "/tokens"),
        ({"game": "red-planet", "seats": 1}, "/seats"),
    ],
)
def test_what_cannot_be_created_is_pointed_at(client: Any, body: Any, pointer: str) -> None:
    response = client.post("/v1/sessions", json=body)
    assert response.status_code == 422
    assert response.json()["pointer"] == pointer


def test_the_version_is_the_etag(client: Any, game: Game) -> None:
    assert client.get(game.path).headers["etag"] == '"0"'
    assert game.play(0, MARK).headers["etag"] == '"1"'
    for tags in ('"1"', 'W/"1"', '"0", "1"', "*"):
        unchanged = client.get(game.path, headers={"if-none-match": tags})
        assert (unchanged.status_code, unchanged.content) == (304, b"")
        assert unchanged.headers["etag"] == '"1"'
    assert client.get(game.path, headers={"if-none-match": '"0"'}).status_code == 200


@pytest.mark.parametrize(
    ("tags", "status"),
    [('"0"', 200), ('"0", "5"', 200), ("*", 200), ('"7"', 412), ('W/"0"', 412), ("0", 400)],
)
def test_if_match_pins_a_version(client: Any, game: Game, tags: str, status: int) -> None:
    headers = bearer(game.tokens[0]) | {"if-match": tags}
    response = client.post(f"{game.path}/moves", json={"move": MARK}, headers=headers)
    assert response.status_code == status
    if status == 412:
        assert problem(response) == (412, "stale-version")
        assert response.headers["etag"] == '"0"'
        assert response.json()["version"] == 0


def test_idempotency_keys(client: Any, game: Game) -> None:
    first = game.play(0, MARK, key="k")
    again = game.play(0, MARK, key="k")
    assert (first.status_code, first.content) == (again.status_code, again.content)
    assert problem(game.play(0, {"type": "mark", "square": 1}, key="k")) == (422, "key-reused")
    assert problem(game.play(0, MARK, key="x" * 256)) == (400, "bad-header")


def test_include_leaves_parts_out(client: Any, game: Game) -> None:
    headers = bearer(game.tokens[0])
    body = client.post(
        f"{game.path}/moves?include=events", json={"move": MARK}, headers=headers
    ).json()
    assert "events" in body
    assert "score" not in body
    assert "legalMoves" not in body


def test_an_illegal_move_names_its_rule_in_the_readers_language(client: Any, game: Game) -> None:
    game.play(0, MARK)
    headers = bearer(game.tokens[1]) | {"accept-language": "fr"}
    response = client.post(f"{game.path}/moves", json={"move": MARK}, headers=headers)
    assert problem(response) == (422, "illegal-move")
    assert response.json()["rule"]["id"] == "TTT-MARK-1"
    assert response.headers["content-language"] == "fr"


def test_who_may_not(client: Any, game: Game) -> None:
    moves, body = f"{game.path}/moves", {"move": MARK}
    nobody = client.post(moves, json=body)
    assert problem(nobody) == (401, "unauthenticated")
    assert nobody.headers["www-authenticate"] == "Bearer"
    of_another_game = client.post(moves, json={"move": {"type": "launch", "ship": "RP-S-07"}})
    assert problem(of_another_game) == (401, "unauthenticated"), "not told which moves there are"
    for header in ("Bearer nonsense", "Basic QTpC", "Bearer", "Bearer a b", "Bearer é"):
        stranger = client.post(moves, json=body, headers={"authorization": header.encode()})
        assert problem(stranger) == (401, "unauthenticated")
    host = client.post(moves, json=body, headers=bearer(game.created["host"]))
    assert problem(host) == (403, "forbidden")
    assert problem(client.delete(game.path, headers=bearer(game.tokens[0]))) == (403, "forbidden")
    assert problem(client.get(f"{game.path}/record")) == (401, "unauthenticated")
    assert problem(client.get("/v1/sessions/" + "A" * 22)) == (404, "unknown-session")


def test_undo_needs_no_body(client: Any, game: Game) -> None:
    game.play(0, MARK)
    headers = bearer(game.tokens[0])
    assert client.post(f"{game.path}/undo", headers=headers).json()["toAct"] == [0]
    refused = client.post(f"{game.path}/undo", json={}, headers=headers)
    assert problem(refused) == (409, "cannot-undo")
    assert refused.json()["reason"] == "nothing-to-undo"
    bad = client.post(f"{game.path}/undo", json={"to": "yesterday"}, headers=headers)
    assert problem(bad) == (422, "schema")


def test_events_after_a_version(client: Any, game: Game) -> None:
    for turn, square in enumerate((0, 1, 2)):
        game.play(turn % 2, {"type": "mark", "square": square})
    assert [update["version"] for update in game.updates()] == [1, 2, 3]
    later = client.get(f"{game.path}/events?after=2").json()
    assert [update["version"] for update in later["updates"]] == [3]
    assert later["version"] == 3
    assert client.get(f"{game.path}/events?after=99").json()["updates"] == []
    assert problem(client.get(f"{game.path}/events?after=-1")) == (400, "bad-parameter")
    bad = client.get(f"{game.path}/events", headers={"last-event-id": "x"})
    assert problem(bad) == (400, "bad-header")


def test_a_record_can_be_posted_to_replay(client: Any, game: Game) -> None:
    game.play(0, MARK)
    assert game.replays()


def test_closing(client: Any, game: Game) -> None:
    host = bearer(game.created["host"])
    closed = client.delete(game.path, headers=host)
    assert (closed.status_code, closed.content) == (204, b"")
    assert problem(client.delete(game.path, headers=host)) == (404, "unknown-session")
    assert problem(game.play(0, MARK)) == (404, "unknown-session")


def test_other_methods(client: Any, game: Game) -> None:
    assert client.get("/v1/sessions").status_code == 405
    refused = client.put(game.path)
    assert problem(refused) == (405, "method-not-allowed")
    assert refused.headers["allow"] == "GET, HEAD, DELETE, OPTIONS"


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff", b"null", b"[" * 10_000])
def test_nonsense_is_refused(client: Any, game: Game, body: bytes) -> None:
    headers = bearer(game.tokens[0]) | {"content-type": "application/json"}
    for path in ("/v1/sessions", f"{game.path}/moves"):
        assert client.post(path, content=body, headers=headers).status_code in (400, 422)


def test_readiness_says_where_sessions_are(client: Any) -> None:
    assert client.get("/readyz").json() == {"status": "ready", "sessions": "in-process"}


def test_several_workers_keep_sessions_only_in_redis() -> None:
    with TestClient(create_app(Settings(workers=2), CATALOGUE)) as client:
        response: Any = client.post("/v1/sessions", json={"game": "tic-tac-toe", "seats": 2})
        assert problem(response) == (503, "unavailable")
        assert response.headers["retry-after"]
        assert client.get("/readyz").json()["sessions"] == "none"

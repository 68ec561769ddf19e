"""Documents that do not change: tagged, cacheable, compressed once, whole and by game."""

import asyncio
import gzip
import json
from typing import Any

import httpx
import pytest
import zstandard
from graphql import build_schema, find_breaking_changes
from openapi_spec_validator import validate

from areopagus.api import static_documents
from areopagus.api.contract import operations
from areopagus.api.static_documents import StaticDocument
from areopagus.referee.catalogue import Catalogue

GAMES = [referee.game.id for referee in Catalogue()]
READ = [
    "/v1/games",
    "/v1/games/red-planet",
    "/v1/games/red-planet/components",
    "/v1/games/red-planet/rules",
    "/v1/games/red-planet/rules/RP-CHAR-SOLDIER-1",
    "/v1/games/red-planet/rulebook",
    "/problems",
    "/problems/illegal-move",
    "/openapi.json",
    "/openapi/red-planet.json",
    "/schema.graphql",
    "/schema/red-planet.graphql",
    "/schema/possibleTypes.json",
    "/schema/red-planet.state.schema.json",
    "/docs",
    "/docs/swagger-ui.css",
    "/robots.txt",
    "/favicon.ico",
]


@pytest.mark.parametrize("path", READ)
def test_what_a_client_has_it_need_not_fetch_again(service: httpx.Client, path: str) -> None:
    first = service.get(path)
    assert first.status_code == 200
    assert first.headers["cache-control"] == "public, max-age=300"
    assert "accept-encoding" in first.headers["vary"]
    tag = first.headers["etag"]
    for tags in (tag, f'"another", W/{tag}', "*"):
        again = service.get(path, headers={"if-none-match": tags})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
    assert service.get(path, headers={"if-none-match": '"another"'}).status_code == 200
    assert service.head(path).headers["etag"] == tag


@pytest.mark.parametrize("path", ["/openapi.json", "/schema.graphql", "/v1/games/on-mars/rules"])
def test_whoever_asks_gets_it_compressed(service: httpx.Client, path: str) -> None:
    plain = raw(service, path, "identity")
    zipped, zst = raw(service, path, "gzip"), raw(service, path, "br, zstd")
    assert gzip.decompress(zipped[1]) == plain[1]
    assert zstandard.ZstdDecompressor().decompress(zst[1]) == plain[1]
    assert len(zst[1]) < len(plain[1]) / 3
    assert len({headers["etag"] for headers, _ in (plain, zipped, zst)}) == 3
    for accepted in ("", "br", "gzip;q=0", "identity, gzip;q=0.5"):
        assert raw(service, path, accepted)[1] == plain[1]


def raw(service: httpx.Client, path: str, accepted: str) -> tuple[httpx.Headers, bytes]:
    with service.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
        return answer.headers, b"".join(answer.iter_raw())


def test_it_is_made_and_compressed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def make() -> bytes:
        made.append("body")
        return b"x" * 5000

    def compress(body: bytes) -> bytes:
        made.append("gzip")
        return body[:9]

    monkeypatch.setitem(static_documents._ENCODINGS, "gzip", compress)
    document = StaticDocument(make)
    scope: Any = {"type": "http", "headers": [(b"accept-encoding", b"gzip")]}
    for _ in range(3):
        assert asyncio.run(document.answer(dict(scope))).body == b"x" * 9
    assert made == ["body", "gzip"]


def test_what_is_small_is_not_compressed(service: httpx.Client) -> None:
    headers, body = raw(service, "/robots.txt", "gzip")
    assert "content-encoding" not in headers
    assert b"Disallow: /v1/sessions" in body


def test_rules_differ_by_language(service: httpx.Client) -> None:
    path = "/v1/games/red-planet/rules"
    english, french = service.get(path), service.get(path, params={"lang": "fr"})
    assert english.headers["etag"] != french.headers["etag"]
    assert french.headers["content-language"] == "fr"
    assert "accept-language" in french.headers["vary"]


@pytest.mark.parametrize("part", [*GAMES, "sessions", "about"])
def test_each_part_of_the_contract_stands_alone(service: httpx.Client, part: str) -> None:
    whole = service.get("/openapi.json").json()
    document = service.get(f"/openapi/{part}.json").json()
    validate(document)
    assert all(one["tags"] == [part] for one in operations(document))
    assert len(operations(document)) == sum(part in one["tags"] for one in operations(whole))
    for path, item in document["paths"].items():
        assert item == whole["paths"][path]
    if part in GAMES:
        assert next(iter(document["paths"])) == f"/v1/games/{part}/setup"


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_of_one_game_is_a_part_of_the_whole(service: httpx.Client, game: str) -> None:
    part = build_schema(service.get(f"/schema/{game}.graphql").text)
    whole = build_schema(service.get("/schema.graphql").text)
    assert find_breaking_changes(part, whole) == []
    assert len(part.type_map) < len(whole.type_map) / 2


def test_possible_types_are_those_of_the_schema(service: httpx.Client) -> None:
    types = service.get("/schema/possibleTypes.json").json()
    assert "RedPlanetIllegalMove" in types["Problem"]
    assert "RedPlanetLaunchMove" in types["RedPlanetMove"]
    asked = service.post(
        "/graphql", json={"query": '{__type(name:"Problem"){possibleTypes{name}}}'}
    )
    listed = asked.json()["data"]["__type"]["possibleTypes"]
    assert types["Problem"] == sorted(one["name"] for one in listed)


def test_the_id_of_a_schema_is_where_it_is(service: httpx.Client) -> None:
    schema = service.get("/schema/on-mars.move.schema.json").json()
    assert service.get(schema["$id"]).json() == schema
    missing = service.get("/schema/chess.graphql")
    assert (missing.status_code, missing.json()["type"]) == (404, "/problems/not-found")


@pytest.mark.parametrize("path", ["/problems", "/problems/illegal-move"])
def test_a_problem_is_a_page_for_people(service: httpx.Client, path: str) -> None:
    browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
    page = service.get(path, headers={"accept": browser})
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["content-language"] == "en"
    assert "Illegal move" in page.text
    assert "accept" in page.headers["vary"]
    for accept in ("*/*", "application/json", "application/json, text/html;q=0.5"):
        document = service.get(path, headers={"accept": accept})
        assert json.loads(document.content)

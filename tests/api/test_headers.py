"""One reader of headers for REST, GraphQL and WebSockets: what may come once comes once."""

import socket
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from areopagus.api.headers import bearer, bearer_of, headers_of, read_headers
from areopagus.api.negotiation import preferred, preferred_language
from areopagus.api.problems import Problem

ONCE = [
    "authorization",
    "content-length",
    "content-type",
    "host",
    "idempotency-key",
    "if-match",
    "last-event-id",
    "origin",
    "x-api-key",
]
SETUP = "/v1/games/tic-tac-toe/setup"
RESPONSE = "application/graphql-response+json"


def scope(*headers: tuple[str, str], version: str = "1.0") -> dict[str, Any]:
    lines = [(name.encode(), value.encode()) for name, value in headers]
    return {"type": "http", "http_version": version, "headers": lines}


@pytest.mark.parametrize("name", ONCE)
def test_what_may_come_once_is_refused_when_its_lines_differ(name: str) -> None:
    with pytest.raises(Problem) as refused:
        headers_of(scope((name, "1"), (name, "2")))
    assert refused.value.document.status == 400
    assert str(refused.value.document.parameter).lower() == name


@pytest.mark.parametrize("name", sorted({*ONCE} - {"host"}))
def test_the_same_line_twice_is_that_line(name: str) -> None:
    assert headers_of(scope((name, "1"), (name, "1"))) == {name.encode(): b"1"}


def test_what_may_be_a_list_is_a_list() -> None:
    found = headers_of(scope(("accept", "a/b"), ("x", "1"), ("accept", "c/d")))
    assert found == {b"accept": b"a/b, c/d", b"x": b"1"}


def test_headers_are_read_once() -> None:
    request = scope(("accept", "a/b"))
    assert headers_of(request) is headers_of(request)


@pytest.mark.parametrize(
    ("headers", "version", "fine"),
    [
        ([], "1.0", True),
        ([], "1.1", False),
        ([("host", "a")], "1.1", True),
        ([("host", "a"), ("host", "a")], "1.1", False),
        ([("host", "a"), ("host", "b")], "1.0", False),
    ],
)
def test_http_1_1_has_one_host(headers: Any, version: str, fine: bool) -> None:
    _, problem = read_headers(scope(*headers, version=version))
    assert (problem is None) == fine


@pytest.mark.parametrize(
    ("credentials", "token"),
    [
        ("Bearer abc", "abc"),
        ("bearer  a.b-c_d~e+f/g== ", "a.b-c_d~e+f/g=="),
        ("Basic abc", ""),
        ("Bearer", ""),
        ("Bearer a, Bearer b", ""),
        ("Bearer " + "x" * 513, ""),
        ("", ""),
    ],
)
def test_a_bearer_is_read_in_one_way(credentials: str, token: str) -> None:
    assert bearer(credentials) == token
    assert bearer_of({b"authorization": credentials.encode()}) == token


@pytest.mark.parametrize(
    ("accept", "best"),
    [
        ("*/*", "application/json"),
        (f"{RESPONSE}, application/json;q=0.9", RESPONSE),
        (f"application/json, {RESPONSE}", "application/json"),
        (f"{RESPONSE}, */*", RESPONSE),
        ("application/json;q=0, */*", RESPONSE),
        ("application/json;q=0", None),
        ("application/json;q=2", None),
        ("application/json;q=nan", None),
        ("application/json; charset=latin-1", None),
        ('application/json; charset="UTF-8"', "application/json"),
        ("", None),
    ],
)
def test_media_types_are_ranked_by_quality_and_then_by_order(accept: str, best: str | None) -> None:
    assert preferred(accept.encode(), ("application/json", RESPONSE)) == best


def test_the_best_liked_variant_of_a_language_counts() -> None:
    assert preferred_language(b"fr;q=0.1, en;q=0.5, fr-CH;q=0.9") == "fr"


# The same at every entrance.


@pytest.mark.parametrize("path", [SETUP, "/graphql", "/v1/sessions", "/nowhere"])
@pytest.mark.parametrize("name", ["authorization", "content-type", "idempotency-key", "if-match"])
def test_rest_and_graphql_refuse_two_different_lines_alike(
    client: TestClient, path: str, name: str
) -> None:
    lines = [(name, "Bearer a"), (name, "Bearer b")]
    answer = client.post(path, content=b"{}", headers=lines)
    assert (answer.status_code, answer.json()["type"]) == (400, "/problems/bad-header")
    assert answer.json()["parameter"].lower() == name
    assert "x-request-id" in answer.headers


def test_a_websocket_with_two_authorizations_is_not_opened(service: httpx.Client) -> None:
    answer = raw(
        service,
        b"GET /graphql HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Protocol: graphql-transport-ws\r\n"
        b"Authorization: Bearer a\r\nAuthorization: Bearer b\r\n\r\n",
    )
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400")
    assert b"x-content-type-options: nosniff" in head.lower()
    assert b"/problems/bad-header" in body


@pytest.mark.parametrize(
    ("path", "origin", "status", "type"),
    [
        ("/graphql", "https://elsewhere.example", 403, "/problems/forbidden"),
        ("/nowhere", None, 404, "/problems/not-found"),
    ],
)
def test_a_websocket_that_is_not_opened_is_told_why(
    client: TestClient, path: str, origin: str | None, status: int, type: str
) -> None:
    headers = {} if origin is None else {"origin": origin}
    with pytest.raises(WebSocketDenialResponse) as denied:
        client.websocket_connect(path, ["graphql-transport-ws"], headers=headers).__enter__()
    assert denied.value.status_code == status
    assert denied.value.json()["type"] == type
    assert denied.value.headers["x-frame-options"] == "DENY"
    assert "x-request-id" in denied.value.headers


@pytest.mark.parametrize(
    "lines",
    ["", "Host: a\r\nHost: b\r\n", "Host: a\r\nHost: a\r\n"],
    ids=["none", "two", "the same twice"],
)
@pytest.mark.parametrize("path", ["/v1/games", "/graphql?query={__typename}", "/healthz"])
def test_http_1_1_without_one_host_is_a_400(service: httpx.Client, path: str, lines: str) -> None:
    answer = raw(service, f"GET {path} HTTP/1.1\r\n{lines}Connection: close\r\n\r\n".encode())
    assert answer.startswith(b"HTTP/1.1 400")
    assert b"/problems/bad-header" in answer


def raw(service: httpx.Client, request: bytes) -> bytes:
    """What the running service answers to these bytes, until it closes the connection."""
    address = (service.base_url.host, service.base_url.port or 80)
    with socket.create_connection(address, timeout=60) as connection:
        connection.sendall(request)
        return b"".join(iter(lambda: connection.recv(65536), b""))

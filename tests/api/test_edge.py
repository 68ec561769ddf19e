"""The hardened edge: what is bounded, what is accepted, and what no answer tells."""

import asyncio
import socket
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from starlette.middleware import Middleware
from starlette.routing import Router
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.types import Message, Receive, Scope, Send

from areopagus.api.app import create_app
from areopagus.api.body import read_body
from areopagus.api.edge import Edge
from areopagus.api.lifecycle import Drain
from areopagus.api.negotiation import preferred
from areopagus.api.overload import OverloadGuard
from areopagus.api.problems import Problem
from areopagus.referee.catalogue import Catalogue
from areopagus.settings import Settings
from tests.server import running_service
from tests.tictactoe.game import TIC_TAC_TOE

GAME = "/v1/games/red-planet"
Json = dict[str, Any]


def client(**settings: Any) -> TestClient:
    return TestClient(create_app(Settings(**settings), Catalogue([TIC_TAC_TOE])))


# Security headers, and what is never told


@pytest.mark.parametrize("path", ["/v1/games", "/healthz", "/nowhere", "/docs", "/graphql"])
def test_every_answer_has_its_security_headers(service: httpx.Client, path: str) -> None:
    answer = service.get(path, headers={"accept": "text/html, */*"})
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["referrer-policy"] == "no-referrer"
    policy = answer.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    is_page = answer.headers["content-type"].startswith("text/html")
    assert ("default-src 'none'" in policy) != is_page
    assert "strict-transport-security" not in answer.headers


def test_transport_security_is_said_when_asked_for() -> None:
    answer = client(hsts_seconds=600).get("/healthz")
    assert answer.headers["strict-transport-security"] == "max-age=600; includeSubDomains"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/nowhere", None),
        ("POST", f"{GAME}/apply", b"{"),
        ("POST", f"{GAME}/setup", b'{"seats": 3}'),
        ("PATCH", f"{GAME}/apply", b"{}"),
        ("GET", "/healthz", None),
        ("GET", "/v1/sessions/none", None),
    ],
)
def test_nothing_tells_what_runs_here(
    service: httpx.Client, method: str, path: str, body: bytes | None
) -> None:
    answer = service.request(
        method, path, content=body, headers={"content-type": "application/json"}
    )
    assert "server" not in answer.headers
    told = str(answer.headers).lower() + answer.text.lower()
    for word in ("traceback", "uvicorn", "starlette", "python", ".py", "msgspec", "/work", "site-"):
        assert word not in told


# QUERY, and Accept


@pytest.mark.parametrize("operation", ["setup", "legal-moves", "score"])
def test_stateless_operations_are_safe_queries_too(service: httpx.Client, operation: str) -> None:
    state = service.post(f"{GAME}/setup", json={"seats": 3, "seed": "q"}).json()["state"]
    body = {"seats": 3, "seed": "q"} if operation == "setup" else {"state": state}
    posted = service.post(f"{GAME}/{operation}", json=body)
    queried = service.request("QUERY", f"{GAME}/{operation}", json=body)
    assert queried.status_code == 200
    assert queried.content == posted.content
    assert service.options(f"{GAME}/{operation}").headers["accept-query"] == '"application/json"'


def test_nothing_that_changes_something_is_a_query(service: httpx.Client) -> None:
    answer = service.request("QUERY", "/v1/sessions", json={"game": "red-planet", "seats": 3})
    assert answer.status_code == 405
    assert "QUERY" not in answer.headers["allow"]


@pytest.mark.parametrize(
    ("header", "expected"),
    [
        ("*/*", True),
        ("application/json", True),
        ("application/*;q=0.1", True),
        ("text/html, */*;q=0.8", True),
        ("application/json;q=0, */*", False),
        ("application/json; charset=utf-8", True),
        ("text/html", False),
        ("application/xml, text/*", False),
        ("application/json;q=0.0", False),
        ("*/*;q=nonsense", False),
        ("", False),
    ],
)
def test_accept_is_read_as_the_standard_has_it(header: str, expected: bool) -> None:
    found = preferred(header.encode(), ("application/json",))
    assert (found is not None) == expected


@pytest.mark.parametrize(
    ("method", "path", "accept"),
    [
        ("POST", f"{GAME}/setup", "text/html"),
        ("GET", "/v1/games", "application/xml"),
        ("GET", "/docs", "application/json"),
        ("GET", "/schema.graphql", "image/png"),
    ],
)
def test_what_is_not_acceptable_is_refused_before_anything_is_done(
    service: httpx.Client, method: str, path: str, accept: str
) -> None:
    answer = service.request(method, path, json={"seats": 3}, headers={"accept": accept})
    assert answer.status_code == 406
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["type"] == "/problems/not-acceptable"


# Bounds


@pytest.mark.parametrize(
    ("body", "detail"),
    [
        (b'{"seats": %b}' % (b"9" * 513), "A number has more than 512 digits."),
        (b'{"seats": [%b1]}' % (b"1," * 20_000), "An array has more than 20000 items."),
        (b'{"seed": "%b"}' % (b"x" * 40_000), "A string has 40000 bytes; 32768 are allowed."),
        (b'{"seats": %b%b}' % (b"[" * 40, b"]" * 40), "The body nests more than 32 deep."),
    ],
    ids=["number", "array", "string", "depth"],
)
def test_what_goes_too_far_is_not_even_parsed(
    service: httpx.Client, body: bytes, detail: str
) -> None:
    answer = service.post(
        f"{GAME}/setup", content=body, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 400
    assert answer.json()["type"] == "/problems/too-complex"
    assert answer.json()["detail"] == detail


# Time and number


BODY_TO_COME = (
    f"POST {GAME}/setup HTTP/1.1\r\nHost: x\r\n"
    "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n"
).encode()


@pytest.fixture(scope="module")
def hasty() -> Iterator[str]:
    with running_service(request_seconds="0.4") as address:
        yield address


def test_a_body_that_does_not_come_is_given_up(hasty: str) -> None:
    host, _, port = hasty.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port))) as connection:
        connection.sendall(BODY_TO_COME + b'{"seats":')
        connection.settimeout(60)
        answer = b"".join(iter(lambda: connection.recv(4096), b""))
    assert answer.startswith(b"HTTP/1.1 408")
    assert b"/problems/request-timeout" in answer


def test_too_many_at_once_are_refused_and_health_is_not() -> None:
    with running_service(max_concurrent="2") as address:
        host, _, port = address.removeprefix("http://").partition(":")
        slow = [socket.create_connection((host, int(port))) for _ in range(2)]
        try:
            for connection in slow:
                connection.sendall(BODY_TO_COME + b"{")
            refused = asked_until(f"{address}/v1/games", 503)
            assert refused.json()["type"] == "/problems/overloaded"
            assert refused.headers["retry-after"] == "1"
            assert httpx.get(f"{address}/healthz").status_code == 200
        finally:
            for connection in slow:
                connection.close()
        asked_until(f"{address}/v1/games", 200)


def asked_until(url: str, status: int) -> httpx.Response:
    """The first answer with this status."""
    for _ in range(1_200):
        if (answer := httpx.get(url)).status_code == status:
            return answer
        time.sleep(0.05)
    raise AssertionError(f"{url} never answered {status}")


def run_shield(app: Any, **limits: Any) -> list[Message]:
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": "/v1/games", "headers": []}
    asyncio.run(OverloadGuard(app, **{"most": 5, "seconds": 0.05, **limits})(scope, receive, send))
    return sent


def test_an_answer_that_takes_too_long_is_given_up() -> None:
    async def slow(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await asyncio.sleep(600)

    start, _ = run_shield(slow)
    assert start["status"] == 503
    assert (b"retry-after", b"1") in start["headers"]


def test_a_stream_may_go_on_once_it_has_begun() -> None:
    async def stream(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await asyncio.sleep(0.15)
        await send({"type": "http.response.body", "body": b"still here"})

    assert [message["type"] for message in run_shield(stream)][-1] == "http.response.body"


def test_a_request_that_is_cancelled_for_another_reason_stays_so() -> None:
    async def cancelled(scope: Scope, receive: Receive, send: Send) -> None:
        raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        run_shield(cancelled)


def test_one_timer_watches_over_all() -> None:
    async def slow(scope: Scope, receive: Receive, send: Send) -> None:
        await asyncio.sleep(scope["seconds"])
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def story() -> list[int]:
        shield = OverloadGuard(slow, most=100, seconds=0.1)
        statuses: list[int] = []

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                statuses.append(message["status"])

        async def one(seconds: float) -> None:
            scope = {"type": "http", "method": "GET", "path": "/", "seconds": seconds}
            await shield(scope, None, send)  # type: ignore[arg-type]

        for _ in range(2):
            await asyncio.gather(*(one(seconds) for seconds in (0, 600, 0, 600)))
        assert not shield._waiting
        assert not shield._given_up
        return statuses

    assert sorted(asyncio.run(story())) == [200] * 4 + [503] * 4


def test_a_time_out_of_somebody_elses_is_not_ours() -> None:
    async def failing(scope: Scope, receive: Receive, send: Send) -> None:
        raise TimeoutError

    with pytest.raises(TimeoutError):
        run_shield(failing)


def test_a_conversation_that_nobody_expected_to_fail_is_ended_and_told_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def broken(scope: Scope, receive: Receive, send: Send) -> None:
        raise RuntimeError("a secret")

    edge = Middleware(Edge, games=frozenset(), drain=Drain())
    client = TestClient(Router(default=broken, middleware=[edge]))
    with pytest.raises(WebSocketDenialResponse) as ended, client.websocket_connect("/"):
        pass
    assert ended.value.json()["type"] == "/problems/internal"
    assert "secret" not in ended.value.text
    assert [record.message for record in caplog.records] == ["unexpected"]


def test_a_length_with_more_digits_than_python_reads_is_too_large() -> None:
    async def receive() -> Message:
        raise AssertionError("nothing is read")

    headers = [(b"content-type", b"application/json"), (b"content-length", b"9" * 5_000)]
    with pytest.raises(Problem) as refused:
        asyncio.run(read_body({"headers": headers}, receive, 10))
    assert refused.value.document.status == 413

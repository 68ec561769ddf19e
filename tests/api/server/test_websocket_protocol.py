"""Handshakes of WebSockets that the library refuses get our answer."""

import inspect
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from uvicorn.protocols.websockets import auto
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

from areopagus.api.server.websocket_protocol import MOST_CONTROLS
from bench.service import service as running
from tests.api.server.test_http_protocol import UPGRADE, answer, assert_ours, connected

NO_KEY = b"Host: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"


@pytest.mark.parametrize(
    ("request_", "status", "type"),
    [
        (b"GET /graphql HTTP/1.1\r\n%b\r\n" % NO_KEY, 400, "bad-request"),
        (
            b"GET /graphql HTTP/1.1\r\n%b\r\n" % UPGRADE.replace(b"MDEy", b"!!!!"),
            400,
            "bad-request",
        ),
        (b"GET /graphql HTTP/1.1\r\n%b\r\n" % UPGRADE.replace(b"13", b"12"), 400, "bad-request"),
        (b"GET /graphql HTTP/1.1\r\n%bX: \xe9\r\n\r\n" % NO_KEY, 400, "bad-request"),
        (
            b"GET /graphql HTTP/1.1\r\n%b%b\r\n" % (UPGRADE, b"X: y\r\n" * 200),
            431,
            "header-too-large",
        ),
        (
            b"GET /graphql HTTP/1.1\r\n%bX: %b\r\n\r\n" % (UPGRADE, b"y" * 9_000),
            431,
            "header-too-large",
        ),
        (
            b"GET /graphql?%b HTTP/1.1\r\n%b\r\n" % (b"y" * 9_000, UPGRADE),
            431,
            "header-too-large",
        ),
        (b"GET /nowhere HTTP/1.1\r\n%b\r\n" % UPGRADE, 404, "not-found"),
        (
            b"GET /graphql HTTP/1.1\r\n%bOrigin: https://a.example\r\n\r\n" % UPGRADE,
            403,
            "forbidden",
        ),
    ],
    ids=["key", "bad key", "version", "latin-1", "many", "long", "address", "path", "origin"],
)
def test_a_handshake_that_fails_is_told_in_our_words(
    service: httpx.Client, request_: bytes, status: int, type: str
) -> None:
    found, headers, body = answer(str(service.base_url).rstrip("/"), request_)
    assert found == status
    assert_ours(headers, body, type)


@pytest.mark.parametrize("frame", [b"\x8a\x80\0\0\0\0", b"\x89\x80\0\0\0\0"], ids=["pong", "ping"])
def test_who_sends_nothing_but_pings_and_pongs_is_cut_off(
    service: httpx.Client, frame: bytes
) -> None:
    handshake = b"GET /graphql HTTP/1.1\r\n%bSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n"
    with connected(str(service.base_url).rstrip("/")) as connection:
        connection.sendall(handshake % UPGRADE)
        assert connection.recv(12) == b"HTTP/1.1 101"
        with suppress(ConnectionError):  # when all is not yet sent
            connection.sendall(frame * 2 * MOST_CONTROLS)
        received = bytearray()
        with suppress(ConnectionError):
            while part := connection.recv(65536):
                received += part
        answered = received.partition(b"\r\n\r\n")[2]
        assert b"\x88" not in answered, "it was closed, for not having said who it is in time"


@pytest.mark.parametrize("lines", [UPGRADE, NO_KEY], ids=["opened", "refused"])
def test_the_address_of_a_websocket_is_not_logged(tmp_path: Path, lines: bytes) -> None:
    """uvicorn would tell all of it, with what is in its query."""
    with (
        running(tmp_path, log_level="debug") as served,
        connected(f"http://127.0.0.1:{served.port}") as connection,
    ):
        connection.sendall(
            b"GET /graphql?token=sesame HTTP/1.1\r\n%b"
            b"Sec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n" % lines
        )
        assert connection.recv(12) in (b"HTTP/1.1 101", b"HTTP/1.1 400")
    told = served.log.read_text()
    assert told
    assert "sesame" not in told


def test_a_websocket_that_is_refused_is_no_mistake_of_ours(tmp_path: Path) -> None:
    """Else anybody could fill our log with errors."""
    with running(tmp_path, log_level="warning") as served:
        for target in (b"/nowhere", b"/graphql"):
            twice = b"Authorization: a\r\nAuthorization: b\r\n"
            request = b"GET %b HTTP/1.1\r\n%b%b\r\n" % (target, UPGRADE, twice)
            status, _, _ = answer(f"http://127.0.0.1:{served.port}", request)
            assert status == 400
        status, _, _ = answer(
            f"http://127.0.0.1:{served.port}", b"GET /nowhere HTTP/1.1\r\n%b\r\n" % UPGRADE
        )
        assert status == 404
    assert "handshake" not in served.log.read_text()


def test_uvicorn_and_websockets_still_have_what_our_protocol_rests_on() -> None:
    """Fails when a new version changes what ``WebSocketProtocol`` overrides or reads."""
    assert auto.AutoWebSocketsProtocol is WebSocketsSansIOProtocol
    assert [*inspect.signature(WebSocketsSansIOProtocol.__init__).parameters] == [
        "self",
        "config",
        "server_state",
        "app_state",
        "_loop",
    ]
    source = inspect.getsource(WebSocketsSansIOProtocol)
    for used in (
        "logger",
        "conn",
        "pending_ping_payload",
        "handshake_initiated",
        "handshake_complete",
        "close_sent",
    ):
        assert f"self.{used} = " in source, used
    for used in ("handle_ping", "handle_pong", "handle_text"):
        assert f"self.{used}(" in source, used
    assert "self.app(self.scope, self.receive, self.send)" in source
    for called in ("reject", "send_response", "data_to_send", "accept"):
        assert f"self.conn.{called}(" in source, called
    assert [*inspect.signature(ServerProtocol.reject).parameters] == ["self", "status", "text"]
    assert "self.reject(" in inspect.getsource(ServerProtocol.accept)

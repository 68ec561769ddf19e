"""Connections: headers are bounded in time and size, and every answer is ours."""

import asyncio
import inspect
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from uvicorn.protocols.http import httptools_impl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from tests.server import running_service

UPGRADE = (
    b"Host: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n"
)
QUERY = b'{"query":"{__typename}"}'
HALF_OPEN = 3_000


@pytest.fixture(scope="module")
def hasty() -> Iterator[str]:
    with running_service(header_seconds="1", max_header="4096", stalled_seconds="1") as address:
        while httpx.post(f"{address}/graphql", json={"query": "{__typename}"}).status_code == 503:
            time.sleep(0.1)  # the schema is still being built
        yield address


def connected(address: str) -> socket.socket:
    host, _, port = address.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), timeout=60)


def answer(address: str, request: bytes) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of what comes until the connection ends."""
    with connected(address) as connection:
        connection.sendall(request)
        return parsed(everything(connection))


def everything(connection: socket.socket) -> bytes:
    return b"".join(iter(lambda: connection.recv(65536), b""))


def parsed(received: bytes) -> tuple[int, dict[str, str], bytes]:
    head, _, body = received.partition(b"\r\n\r\n")
    status, *lines = head.decode().split("\r\n")
    headers = dict(line.lower().split(": ", 1) for line in lines)
    return int(status.split()[1]), headers, body


def assert_ours(headers: dict[str, str], body: bytes, type: str) -> None:
    assert headers["content-type"] == "application/problem+json"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["content-security-policy"].startswith("default-src 'none'")
    assert headers["connection"] == "close"
    assert "x-request-id" in headers
    assert "server" not in headers
    assert f'"/problems/{type}"'.encode() in body
    for word in (b"Invalid HTTP request received", b"Failed to open", b"websockets", b"uvicorn"):
        assert word not in body


# Time


@pytest.mark.parametrize("half", [b"GET / HT", b"GET / HTTP/1.1\r\nHost: a\r\nX: "])
def test_a_header_that_does_not_come_ends_its_connection(hasty: str, half: bytes) -> None:
    status, headers, body = answer(hasty, half)
    assert status == 408
    assert_ours(headers, body, "request-timeout")


def test_a_connection_that_says_nothing_ends_without_an_answer(hasty: str) -> None:
    with connected(hasty) as connection:
        assert everything(connection) == b""


def test_a_header_that_trickles_in_gets_no_more_time(hasty: str) -> None:
    with connected(hasty) as connection:
        received = b""
        connection.settimeout(0.1)
        for _ in range(150):
            try:
                connection.sendall(b"GET"[:1])
                received = connection.recv(65536)
                break
            except TimeoutError:
                continue
            except OSError:
                break
        else:
            raise AssertionError("it was never ended")
    assert received == b"" or received.startswith(b"HTTP/1.1 4")


def test_the_second_request_of_a_connection_has_its_own_time(hasty: str) -> None:
    with connected(hasty) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        received = b""
        while b'{"status":"ok"}' not in received:
            received += connection.recv(65536)
        time.sleep(1.5)  # longer than a header may take: between requests there is none
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n")
        assert everything(connection).startswith(b"HTTP/1.1 408")


def test_thousands_of_half_open_connections_end_and_others_are_served(hasty: str) -> None:
    limit, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, max(limit, HALF_OPEN + 500)), most))
    try:
        with ExitStack() as stack:
            half_open = []
            for _ in range(HALF_OPEN):
                half_open.append(stack.enter_context(connected(hasty)))
                half_open[-1].sendall(b"GET / HTTP/1.1\r\nHost:")
            assert httpx.get(f"{hasty}/v1/games", timeout=60).status_code == 200
            assert {everything(connection)[:12] for connection in half_open} == {b"HTTP/1.1 408"}
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, most))


# Size


@pytest.mark.parametrize(
    "request_",
    [
        b"GET / HTTP/1.1\r\nHost: a\r\nX: %b\r\n\r\n" % (b"x" * 5_000),
        b"GET / HTTP/1.1\r\nHost: a\r\n%b\r\n" % (b"X: y\r\n" * 2_000),
        b"GET /%b HTTP/1.1\r\nHost: a\r\n\r\n" % (b"x" * 5_000),
        b"GET / HTTP/1.1\r\nHost: a\r\nX: %b" % (b"x" * 400_000),
    ],
    ids=["one long", "many", "the address", "without an end"],
)
def test_a_header_that_is_too_large_is_a_431(hasty: str, request_: bytes) -> None:
    status, headers, body = answer(hasty, request_)
    assert status == 431
    assert_ours(headers, body, "header-too-large")


def test_a_large_body_does_not_count_as_header(hasty: str) -> None:
    body = b'{"seats": 3, "seed": "%b"}' % (b"x" * 8_000)
    request = (
        b"POST /v1/games/red-planet/setup HTTP/1.1\r\nHost: a\r\nConnection: close\r\n"
        b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(body)
    )
    assert answer(hasty, request + body)[0] != 431


# What the server answers by itself


@pytest.mark.parametrize(
    "request_",
    [
        b"GARBAGE\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nNo colon\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET http://[ HTTP/1.1\r\nHost: a\r\n\r\n",
    ],
)
def test_what_is_not_http_is_a_400_of_ours(hasty: str, request_: bytes) -> None:
    status, headers, body = answer(hasty, request_)
    assert status == 400
    assert_ours(headers, body, "bad-request")


def test_who_does_not_read_is_cut_off_with_all_that_is_unsent(hasty: str) -> None:
    """Closing politely would wait for the client, and its socket and its bytes would stay."""
    with connected(hasty) as connection:
        request = b"GET /openapi.json HTTP/1.1\r\nHost: a\r\n%b\r\n"
        connection.sendall(request % b"" * 40 + request % b"Connection: close\r\n")
        ours, theirs = connection.getpeername()[1], connection.getsockname()[1]
        assert is_open(ours, theirs)
        for _ in range(600):
            if not is_open(ours, theirs):
                return
            time.sleep(0.05)
    raise AssertionError("the connection is still there")


def is_open(here: int, there: int) -> bool:
    """Whether the system has an established connection between two ports of this machine."""
    ends = f":{here:04X} 0100007F:{there:04X} 01 "
    return ends in Path("/proc/net/tcp").read_text()


def test_nothing_comes_into_the_middle_of_another_answer(hasty: str) -> None:
    """A body is still expected when its request gets what is not HTTP behind it."""
    good = (
        b"POST /v1/games/red-planet/setup HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n"
        b"Content-Type: application/json\r\n\r\n"
    )
    received = b""
    with connected(hasty) as connection:
        connection.sendall(good + b"zz\r\n")
        received = everything(connection)
    assert received == b""


@pytest.mark.parametrize("upgrade", [UPGRADE, UPGRADE.replace(b"websocket", b"h2c")])
@pytest.mark.parametrize("chunked", [False, True])
def test_a_post_that_asks_for_another_protocol_is_an_ordinary_post(
    hasty: str, upgrade: bytes, chunked: bool
) -> None:
    length = b"Transfer-Encoding: chunked" if chunked else b"Content-Length: %d" % len(QUERY)
    body = b"%x\r\n%b\r\n0\r\n\r\n" % (len(QUERY), QUERY) if chunked else QUERY
    head = b"POST /graphql HTTP/1.1\r\n%bContent-Type: application/json\r\n" % upgrade
    with connected(hasty) as connection:
        connection.sendall(head + length + b"\r\n\r\n" + body[:7])
        time.sleep(0.05)
        connection.sendall(body[7:])
        status, headers, answered = parsed(everything(connection))
    assert (status, answered) == (200, b'{"data":{"__typename":"Query"}}')
    assert headers["connection"] == "close"


def test_a_get_with_a_body_is_no_websocket(hasty: str) -> None:
    request = b"GET /healthz HTTP/1.1\r\n%bContent-Length: 2\r\n\r\n{}" % UPGRADE
    assert answer(hasty, request)[0] == 200


def test_another_upgrade_is_passed_over(hasty: str) -> None:
    request = b"GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"
    assert answer(hasty, request)[0] == 200


# What this rests on


def test_uvicorn_still_has_what_our_protocol_rests_on() -> None:
    """Fails when a new version of uvicorn changes what ``HttpProtocol`` overrides or reads."""
    parameters = {
        "__init__": ["self", "config", "server_state", "app_state", "_loop"],
        "connection_made": ["self", "transport"],
        "connection_lost": ["self", "exc"],
        "data_received": ["self", "data"],
        "on_message_begin": ["self"],
        "on_headers_complete": ["self"],
        "on_body": ["self", "body"],
        "on_message_complete": ["self"],
        "send_400_response": ["self", "msg"],
        "timeout_keep_alive_handler": ["self"],
        "_should_upgrade": ["self"],
        "_unsupported_upgrade_warning": ["self"],
        "_unset_keepalive_if_required": ["self"],
        "_start_asgi_task": ["self", "cycle", "app"],
    }
    for name, expected in parameters.items():
        found = [*inspect.signature(getattr(HttpToolsProtocol, name)).parameters]
        assert found == expected, f"HttpToolsProtocol.{name} has changed"
    source = inspect.getsource(HttpToolsProtocol)
    for attribute in (
        "self.app",
        "self.cycle",
        "self.expect_100_continue",
        "self.flow",
        "self.headers",
        "self.loop",
        "self.parser",
        "self.scope",
        "self.server_state",
        "self.timeout_keep_alive_task",
        "self.transport",
        "self.url",
    ):
        assert f"{attribute} = " in source or f"{attribute}: " in source, attribute
    cycle = inspect.getsource(RequestResponseCycle.__init__)
    assert all(f"self.{name} = " in cycle for name in ("scope", "keep_alive", "response_complete"))
    assert httptools_impl.STATUS_LINE[431].startswith(b"HTTP/1.1 431 ")
    assert asyncio.iscoroutinefunction(RequestResponseCycle.run_asgi)

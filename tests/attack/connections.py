"""Connections that are slow, too large, or never read."""

import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import httpx

from bench.service import Service, service
from tests.attack.finding import Finding, Target

HALF_OPEN = 1_000
STALLED = 40
SECONDS = 2
"""What the service that is attacked here gives a header, and a reader."""


def slow_and_stalled(target: Target) -> Iterator[Finding]:
    """Half headers, trickled headers, and streams that nobody reads."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, 4 * HALF_OPEN), hard), hard))
    seconds = str(SECONDS)
    with service(target.folder, header_seconds=seconds, stalled_seconds=seconds) as hasty:
        yield _half_headers(hasty.port)
        yield _unread(hasty)


def oversized(target: Target) -> Iterator[Finding]:
    """Headers and bodies beyond their bounds."""
    port = target.service.port
    header = b"GET /v1/games HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 16_000_000 + b"\r\n\r\n"
    yield _refused("a header of 16 MB", port, header, b"431")
    body = b"POST /v1/games/red-planet/apply HTTP/1.1\r\nHost: a\r\n"
    body += b"Content-Type: application/json\r\nContent-Length: 99999999\r\n\r\n{"
    yield _refused("a body of 100 MB", port, body, b"413")
    upgrade = b"POST /graphql HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    upgrade += b"Content-Type: application/json\r\nContent-Length: 24\r\n\r\n"
    query = b'{"query":"{__typename}"}'
    yield _refused("a POST that asks for a WebSocket", port, upgrade + query, b"200")
    twice = b"GET /v1/games HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer a\r\n"
    twice += b"Authorization: Bearer b\r\nConnection: close\r\n\r\n"
    yield _refused("two Authorizations, REST", port, twice, b"400")
    graphql = twice.replace(b"GET /v1/games", b"GET /graphql?query={__typename}")
    yield _refused("two Authorizations, GraphQL", port, graphql, b"400")
    yield _refused("no Host", port, b"GET / HTTP/1.1\r\n\r\n", b"400")
    yield _refused("no HTTP at all", port, b"\x16\x03\x01 hello\r\n\r\n", b"400")


def _half_headers(port: int) -> Finding:
    with ExitStack() as open_ones:
        half = [
            open_ones.enter_context(socket.create_connection(("127.0.0.1", port), timeout=30))
            for _ in range(HALF_OPEN)
        ]
        for connection in half:
            connection.sendall(b"GET /v1/games HTTP/1.1\r\nHost: a\r\nX-")
        started = time.perf_counter()
        answer = httpx.get(f"http://127.0.0.1:{port}/v1/games", timeout=30)
        took = (time.perf_counter() - started) * 1000
        ended = sum(b" 408 " in connection.recv(64) for connection in half)
    return Finding(
        "half a header each",
        f"{HALF_OPEN:,} connections",
        f"{ended:,} ended with 408; another request: {answer.status_code} in {took:.0f} ms",
        ended == HALF_OPEN and answer.status_code == 200,
    )


def _unread(hasty: Service) -> Finding:
    """Each asks for a few megabytes and reads none of it."""
    port, before, request = (
        hasty.port,
        hasty.memory,
        b"GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n",
    )
    with ExitStack() as open_ones:
        for _ in range(STALLED):
            connection = socket.create_connection(("127.0.0.1", port), timeout=30)
            open_ones.enter_context(connection)
            connection.sendall(request * 20)
        most = 0.0
        left = STALLED
        for _ in range(300):
            most = max(most, hasty.memory - before)
            left = _established(port)
            if left == 0:
                break
            time.sleep(0.1)
    return Finding(
        "13 MB asked for and not read",
        f"{STALLED} connections",
        f"{STALLED - left} cut off; memory {most:+.0f} MB at the most",
        left == 0,
    )


def _established(port: int) -> int:
    with open("/proc/net/tcp") as table:  # noqa: PTH123
        return sum(f":{port:04X} 0100007F:" in line and " 01 " in line[30:40] for line in table)


def _refused(name: str, port: int, request: bytes, status: bytes) -> Finding:
    answer = b""
    with socket.create_connection(("127.0.0.1", port), timeout=20) as connection:
        with suppress(OSError):  # it may be refused before all of it is sent
            connection.sendall(request)
        try:
            answer = connection.recv(4096)
        except OSError as error:
            answer = b"no answer 000 " + type(error).__name__.encode()
    found = answer[9:12]
    return Finding(name, f"{len(request):,} bytes", found.decode("latin-1"), found == status)

"""A small load generator: raw sockets, keep-alive, a fixed number of connections."""

import asyncio
import itertools
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

CONNECTIONS = 16


class Rate(NamedTuple):
    """Requests per second, by the clock and by the time that the server's processor spent."""

    wall: float
    cpu: float


class _Client(asyncio.Protocol):
    """Sends the next request as soon as the answer to the last one is complete."""

    def __init__(self, requests: Iterator[bytes], expected: int) -> None:
        self.requests = requests
        self.expected = f"HTTP/1.1 {expected} ".encode()
        self.answers = 0
        self.missing = 0
        self.pending = b""
        self.surprise = b""
        self.done = asyncio.Event()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self._send_next()

    def data_received(self, data: bytes) -> None:
        if not self.missing:
            self.pending += data
            head, end, body = self.pending.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(self.expected):
                self.surprise = self.pending[:500]
                self.done.set()
                return
            at = head.index(b"content-length: ") + 16
            self.missing = int(head[at:].split(b"\r\n", 1)[0]) - len(body)
            self.pending = b""
        else:
            self.missing -= len(data)
        if self.missing == 0:
            self.answers += 1
            self._send_next()

    def _send_next(self) -> None:
        assert self.transport is not None
        request = next(self.requests, None)
        if request is None:
            self.done.set()
        else:
            self.transport.write(request)


def measure(
    port: int, pid: int, path: str, bodies: list[bytes], expected: int, seconds: float
) -> Rate:
    """Keep one path of a server busy for a while."""
    head = f"POST {path} HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\n"
    requests = [f"{head}content-length: {len(body)}\r\n\r\n".encode() + body for body in bodies]
    return drive(port, pid, [itertools.cycle(requests)] * CONNECTIONS, expected, seconds)


def drive(
    port: int, pid: int, streams: list[Iterator[bytes]], expected: int, seconds: float | None
) -> Rate:
    """Send each stream of requests over a connection of its own, for a while or to its end."""
    return asyncio.run(_drive(port, pid, streams, expected, seconds))


async def _drive(
    port: int, pid: int, streams: list[Iterator[bytes]], expected: int, seconds: float | None
) -> Rate:
    loop = asyncio.get_running_loop()
    clients = [_Client(requests, expected) for requests in streams]
    cpu, started = cpu_seconds(pid), time.perf_counter()
    for client in clients:
        await loop.create_connection(lambda client=client: client, "127.0.0.1", port)  # type: ignore[misc]
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(client.done.wait() for client in clients))
    answers = sum(client.answers for client in clients)
    if surprises := [client.surprise for client in clients if client.surprise]:
        raise RuntimeError(f"an unexpected answer: {surprises[0]!r}")
    elapsed, spent = time.perf_counter() - started, cpu_seconds(pid) - cpu
    for client in clients:
        assert client.transport is not None
        client.transport.abort()
    return Rate(answers / elapsed, answers / spent if spent else 0.0)


def cpu_seconds(pid: int) -> float:
    """The time that all processors have spent on a process."""
    with open(f"/proc/{pid}/stat") as stat:  # noqa: PTH123
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

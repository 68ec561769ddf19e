"""What overload does: accepted and refused requests, their waits, and the server's memory.

``python -m bench.overload`` sends ``apply`` in Mission: Red Planet over 64, 256, 1,024 and 4,096
connections, each of which asks again as soon as it is answered, as wrk does, and tells accepted
requests from refused ones, which wrk does not. The server has one core and the load another, if
there are two. Meanwhile a probe asks the management port as Kubernetes would. With ``--wrk``, wrk
itself does the same after each round; its percentiles are of all answers, refusals included.
"""

import argparse
import asyncio
import os
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from areopagus.referee.catalogue import Catalogue
from bench.positions import requests
from bench.service import Service, service

CONNECTIONS = (64, 256, 1_024, 4_096)
GAME = "red-planet"
SEATS = 5


class Seen(NamedTuple):
    """One round."""

    connections: int
    accepted: float
    """Per second."""
    refused: float
    waits: list[float]
    """Seconds that accepted requests took, in order."""
    without_hint: int
    """Refusals without Retry-After, and answers that are neither."""
    lost: int
    memory: float
    probes: list[float]

    def wait(self, share: float) -> float:
        """Milliseconds within which this share of the accepted requests was answered."""
        return self.waits[min(int(len(self.waits) * share), len(self.waits) - 1)] * 1000


class _Tally:
    def __init__(self) -> None:
        self.waits: list[float] = []
        self.refused = 0
        self.without_hint = 0
        self.lost = 0
        self.counts = False


class _Client(asyncio.Protocol):
    """One connection that asks again as soon as it is answered."""

    def __init__(self, bodies: list[bytes], first: int, tally: _Tally) -> None:
        self._bodies = bodies
        self._next = first
        self._tally = tally
        self._pending = b""
        self._missing = 0
        self._sent = 0.0
        self._ok = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self._ask()

    def connection_lost(self, exc: Exception | None) -> None:
        self._tally.lost += self._tally.counts

    def data_received(self, data: bytes) -> None:
        if self._missing:
            self._missing -= len(data)
        else:
            self._pending += data
            head, end, body = self._pending.partition(b"\r\n\r\n")
            if not end:
                return
            self._ok = head.startswith(b"HTTP/1.1 200 ")
            refused = head.startswith(b"HTTP/1.1 503 ") and b"\r\nretry-after: " in head
            if self._tally.counts and not self._ok:
                self._tally.refused += 1
                self._tally.without_hint += not refused
            at = head.index(b"content-length: ") + 16
            self._missing = int(head[at:].split(b"\r\n", 1)[0]) - len(body)
            self._pending = b""
        if self._missing == 0:
            if self._ok and self._tally.counts:
                self._tally.waits.append(time.perf_counter() - self._sent)
            self._ask()

    def _ask(self) -> None:
        assert self.transport is not None
        self._next = (self._next + 1) % len(self._bodies)
        self._sent = time.perf_counter()
        self.transport.write(self._bodies[self._next])


class _Probe(threading.Thread):
    """Asks for health ten times a second, as a kubelet would, and notes how long that takes."""

    def __init__(self, port: int) -> None:
        super().__init__(daemon=True)
        self.waits: list[float] = []
        self.ended = threading.Event()
        self._url = f"http://127.0.0.1:{port}/healthz"

    def run(self) -> None:
        while not self.ended.wait(0.1):
            started = time.perf_counter()
            with urllib.request.urlopen(self._url, timeout=30) as answer:
                answer.read()
            self.waits.append(time.perf_counter() - started)


async def _storm(port: int, connections: int, bodies: list[bytes], seconds: float) -> _Tally:
    loop = asyncio.get_running_loop()
    tally = _Tally()
    clients = [_Client(bodies, number, tally) for number in range(connections)]
    for start in range(0, connections, 256):
        await asyncio.gather(
            *(
                loop.create_connection(lambda client=client: client, "127.0.0.1", port)  # type: ignore[misc]
                for client in clients[start : start + 256]
            )
        )
    tally.counts = True
    await asyncio.sleep(seconds)
    tally.counts = False
    for client in clients:
        if client.transport is not None:
            client.transport.abort()
    return tally


def storm(served: Service, connections: int, seconds: float) -> Seen:
    """One round."""
    bodies = _requests()
    probe = _Probe(served.management_port)
    probe.start()
    tally = asyncio.run(_storm(served.port, connections, bodies, seconds))
    probe.ended.set()
    probe.join()
    return Seen(
        connections,
        len(tally.waits) / seconds,
        tally.refused / seconds,
        sorted(tally.waits),
        tally.without_hint,
        tally.lost,
        served.memory,
        sorted(probe.waits),
    )


def by_wrk(served: Service, connections: int, seconds: float, folder: Path) -> str:
    """What wrk tells of a round, in one line."""
    game = Catalogue()[GAME].game
    body = requests(game, SEATS, game.Options(), games=1).accepted[0]
    script = folder / "apply.lua"
    script.write_text(
        'wrk.method = "POST"\nwrk.headers["content-type"] = "application/json"\n'
        f"wrk.body = [==[{body.decode()}]==]\n"
    )
    command = ["wrk", "--threads=1", f"--connections={connections}", f"--duration={seconds:.0f}s"]
    command += ["--latency", f"--script={script}"]
    command.append(f"http://127.0.0.1:{served.port}/v1/games/{GAME}/apply")
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    wanted = ("50%", "99%", "Requests/sec", "Non-2xx", "Socket errors")
    return "; ".join(" ".join(line.split()) for line in told.splitlines() if _has(line, wanted))


def _has(line: str, words: tuple[str, ...]) -> bool:
    return any(word in line for word in words)


def _requests() -> list[bytes]:
    game = Catalogue()[GAME].game
    head = f"POST /v1/games/{GAME}/apply HTTP/1.1\r\nhost: bench\r\n"
    head += "content-type: application/json\r\n"
    accepted = requests(game, SEATS, game.Options(), games=8).accepted
    return [f"{head}content-length: {len(body)}\r\n\r\n".encode() + body for body in accepted]


def after(port: int) -> str:
    """The first request after a storm, on a connection of its own."""
    request = _requests()[0].replace(b"host: bench", b"host: bench\r\nconnection: close")
    started = time.perf_counter()
    with socket.create_connection(("127.0.0.1", port), timeout=30) as connection:
        connection.sendall(request)
        answer = b"".join(iter(lambda: connection.recv(65536), b""))
    took = (time.perf_counter() - started) * 1000
    return f"{answer[9:12].decode()} in {took:.0f} ms"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--wrk", action="store_true", help="have wrk do it as well")
    parser.add_argument("--connections", type=int, nargs="*", default=CONNECTIONS)
    chosen = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, {cores[-1]})
    columns = "connections | accepted/s | p50 | p99 | longest | refused/s | memory | longest probe"
    print(f"| {columns} |")
    print("|---|---|---|---|---|---|---|---|")
    core = cores[0] if len(cores) > 1 else None
    with TemporaryDirectory() as folder, service(Path(folder), core) as served:
        for connections in chosen.connections:
            seen = storm(served, connections, chosen.seconds)
            print(
                f"| {connections:,} | {seen.accepted:,.0f} | {seen.wait(0.5):.0f} ms "
                f"| {seen.wait(0.99):.0f} ms | {seen.wait(1):.0f} ms | {seen.refused:,.0f} "
                f"| {seen.memory:.0f} MB | {seen.probes[-1] * 1000:.0f} ms |",
                flush=True,
            )
            print(
                f"  first request after: {after(served.port)}; refusals without Retry-After: "
                f"{seen.without_hint}; connections lost: {seen.lost}",
                file=sys.stderr,
            )
            if chosen.wrk:
                told = by_wrk(served, connections, chosen.seconds, Path(folder))
                print(f"  wrk: {told}", file=sys.stderr)


if __name__ == "__main__":
    main()

"""Figures over HTTP: ``apply`` beside echoes of the same bytes, on one server, in one run.

A virtual machine may change its speed by half from one second to the next. So rounds are short,
each case has its turn in each of them, and a ratio is that of the same round.
"""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median, quantiles
from typing import NamedTuple

from bench.load import Rate, measure
from bench.positions import Requests

ROUNDS = 25
SECONDS = 0.3


Case = tuple[str, list[bytes], int]
"""A path, the bodies to send to it, and the status to expect."""


class Ratio(NamedTuple):
    """How one case compares with another of the same round: the median and the quartiles."""

    median: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.median:.2f} ({self.low:.2f}–{self.high:.2f})"


class Rounds:
    """What was measured, case by case and round by round."""

    def __init__(self, seen: dict[str, list[Rate]]) -> None:
        self.seen = seen

    def rate(self, case: str) -> Rate:
        """The median rate of a case."""
        rounds = self.seen[case]
        return Rate(median(r.wall for r in rounds), median(r.cpu for r in rounds))

    def ratio(self, case: str, other: str) -> Ratio:
        """How the rate of a case compares with that of another, by the processor."""
        pairs = zip(self.seen[case], self.seen[other], strict=True)
        low, middle, high = quantiles(one.cpu / two.cpu for one, two in pairs)
        return Ratio(middle, low, high)


def rates(game: str, requests: Requests, more: dict[str, Case]) -> Rounds:
    """The rates of each case, ours and the others given, over interleaved rounds."""
    apply = f"/v1/games/{game}/apply"
    cases = {
        "raw echo": (f"/echo/raw/{game}", requests.accepted, 200),
        "typed echo": (f"/echo/typed/{game}", requests.accepted, 200),
        "typed echo behind the edge": (f"/behind/echo/typed/{game}", requests.accepted, 200),
        "apply": (apply, requests.accepted, 200),
        "apply, refused": (apply, requests.refused, 422),
        **more,
    }
    seen: dict[str, list[Rate]] = {name: [] for name in cases}
    with server() as (port, pid):
        for path, bodies, status in cases.values():
            measure(port, pid, path, bodies, status, 0.5)
        for _ in range(ROUNDS):
            for name, (path, bodies, status) in cases.items():
                seen[name].append(measure(port, pid, path, bodies, status, SECONDS))
    return Rounds(seen)


@contextmanager
def server(**environment: str) -> Iterator[tuple[int, int]]:
    """The service with the echoes beside it, all warmed up: its port and its process."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "uvicorn", "--factory", "bench.echo_app:create"]
    command += ["--port", str(port), "--loop", "uvloop", "--http", "httptools"]
    command += ["--no-access-log", "--log-level", "warning"]
    settings = {**os.environ, **environment}
    with subprocess.Popen(command, stderr=subprocess.DEVNULL, env=settings) as process:
        try:
            _wait_until_ready(port)
            yield port, process.pid
        finally:
            process.terminate()


def _wait_until_ready(port: int) -> None:
    for _ in range(200):
        try:
            # Not /readyz: the GraphQL schema is still being built when the service is ready.
            urllib.request.urlopen(f"http://127.0.0.1:{port}/schema.graphql", timeout=10).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError("the server did not start")

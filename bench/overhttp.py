"""Figures over HTTP: ``apply`` beside two echoes of the same bytes, on one server, in one run."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median

from bench.load import Rate, measure
from bench.positions import Requests

ROUNDS = 5
SECONDS = 1.5


Case = tuple[str, list[bytes], int]
"""A path, the bodies to send to it, and the status to expect."""


def rates(game: str, requests: Requests, more: dict[str, Case]) -> dict[str, Rate]:
    """The median rate of each case, ours and the others given, over interleaved rounds."""
    apply = f"/v1/games/{game}/apply"
    cases = {
        "raw echo": (f"/echo/raw/{game}", requests.accepted, 200),
        "typed echo": (f"/echo/typed/{game}", requests.accepted, 200),
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
    return {
        name: Rate(median(r.wall for r in rounds), median(r.cpu for r in rounds))
        for name, rounds in seen.items()
    }


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

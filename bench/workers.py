"""Capacity as an operator has it: ``areopagus serve`` with one worker and with two.

Each client waits for its answer before it asks again. The load generator needs a core too, so on
a machine with two cores the rate per CPU second is what carries over to a larger one.
"""

import argparse
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from areopagus.referee.catalogue import Catalogue
from bench.load import measure
from bench.positions import requests

PORT = 8642
ROUNDS = 5
SECONDS = 2.0


class Capacity(NamedTuple):
    """Moves per second by the clock and by the processors, and what one worker weighs."""

    wall: float
    cpu: float
    megabytes: float


def capacity(workers: int, path: str, bodies: list[bytes], **settings: str) -> Capacity:
    """The median over some rounds."""
    walls, rates = [], []
    with _service(workers, settings) as pids:
        measure(PORT, pids[0], path, bodies, 200, 1.0)
        for _ in range(ROUNDS):
            before, started = sum(map(_busy, pids)), time.perf_counter()
            wall = measure(PORT, pids[0], path, bodies, 200, SECONDS).wall
            busy, elapsed = sum(map(_busy, pids)) - before, time.perf_counter() - started
            walls.append(wall)
            rates.append(wall * elapsed / busy)
        return Capacity(median(walls), median(rates), max(map(_megabytes, pids)))


@contextmanager
def _service(workers: int, settings: dict[str, str]) -> Iterator[list[int]]:
    environment = {
        **os.environ,
        "AREOPAGUS_PORT": str(PORT),
        "AREOPAGUS_WORKERS": str(workers),
        "AREOPAGUS_LOG_LEVEL": "info",
        **settings,
    }
    command = [str(Path(sys.executable).with_name("areopagus")), "serve"]
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as service:
        try:
            _wait_until_ready()
            time.sleep(1.0)  # for the second worker
            yield _workers(service.pid)
        finally:
            service.terminate()


def _wait_until_ready() -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{PORT}/readyz", timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError("the service did not start")


def _workers(parent: int) -> list[int]:
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    spawned = [
        int(child)
        for child in children
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]
    return spawned or [parent]


def _busy(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _megabytes(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.workers")
    parser.add_argument("--game", default="red-planet")
    parser.add_argument("--seats", type=int, default=5)
    chosen = parser.parse_args()
    game = Catalogue()[chosen.game].game
    bodies = requests(game, chosen.seats, game.Options()).accepted
    table = Table(title=f"apply, {game.title}, {chosen.seats} seats")
    for heading in ("workers", "moves/s", "moves/CPU s", "MB per worker after load"):
        table.add_column(heading, justify="right")
    for workers in (1, 2):
        found = capacity(workers, f"/v1/games/{game.id}/apply", bodies)
        table.add_row(str(workers), *(f"{value:,.0f}" for value in found))
    Console(width=100).print(table)


if __name__ == "__main__":
    main()

"""The worst of what may be asked: ``python -m bench.worst [part of a name]``.

Each case is one request that the limits admit, or that they must refuse quickly. It is sent to a
real server on loopback, some times, never twice the same bytes; meanwhile ``/healthz`` is asked
again and again on another connection. What is told: the milliseconds of CPU that a request takes
of the server, as such and for each kilobyte sent, what comes back, and the longest that
``/healthz`` had to wait. The law is that this is under 250 ms; the exit code says whether it held.

A new route adds its worst cases to one of the tables in ``SOURCES``, or a table of its own.
"""

import argparse
import http.client
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from bench import worst_graphql, worst_rest
from bench.cases import Case
from bench.load import cpu_seconds
from bench.service import service

SOURCES: tuple[Callable[[int], Iterator[Case]], ...] = (worst_graphql.cases, worst_rest.cases)
"""Tables of cases; each gets the port of the server, to prepare sessions there if it must."""
LAW = 250.0
"""Milliseconds that /healthz may wait."""
PAUSE = 0.005
"""Seconds between one /healthz and the next."""


_processes = multiprocessing.get_context("spawn")


class Measured(NamedTuple):
    """What a case came to."""

    status: int
    sent: int
    answered: int
    cpu: float
    """Milliseconds for one request."""
    waited: float
    """Milliseconds that /healthz took at the longest."""


def measured(port: int, pid: int, case: Case) -> Measured:
    """Send a case some times, one after the other, and watch."""
    sent = answered = status = 0
    with _health_watched(port) as waits:
        before = cpu_seconds(pid)
        idle = _health_cost(pid)
        started = time.perf_counter()
        for turn in range(case.times):
            status, sent, length = case.ask(port, turn)
            answered = max(answered, length)
        elapsed = time.perf_counter() - started
        spent = cpu_seconds(pid) - before - idle * elapsed
    return Measured(status, sent, answered, max(spent, 0) * 1000 / case.times, max(waits) * 1000)


def _health_cost(pid: int) -> float:
    """Seconds of CPU per second that asking for /healthz takes of the server by itself."""
    before, started = cpu_seconds(pid), time.perf_counter()
    time.sleep(0.5)
    return (cpu_seconds(pid) - before) / (time.perf_counter() - started)


@contextmanager
def _health_watched(port: int) -> Iterator[list[float]]:
    """How long each /healthz took, in seconds, from now to the end."""
    waits: list[float] = [0.0]
    ours, theirs = _processes.Pipe()
    watcher = _processes.Process(target=_watch, args=(port, theirs), daemon=True)
    watcher.start()
    ours.recv()
    try:
        yield waits
    finally:
        time.sleep(PAUSE)
        ours.send("enough")
        waits += ours.recv()
        watcher.join()


def _watch(port: int, other: Connection) -> None:
    """In a process of its own: the client of a case would keep a thread waiting."""
    waits = []
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
    other.send("ready")
    while not other.poll(PAUSE):
        started = time.perf_counter()
        connection.request("GET", "/healthz")
        connection.getresponse().read()
        waits.append(time.perf_counter() - started)
    connection.close()
    other.send(waits)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.worst")
    parser.add_argument("part", nargs="?", default="", help="of the names of the cases to run")
    chosen = parser.parse_args()
    table = Table(title="Worst cases, one process; requests one after the other")
    headings = ("what", "status", "sent", "answered", "CPU ms", "CPU ms/KB sent", "/healthz ms")
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "what" else "right")
    broken = 0
    with TemporaryDirectory() as folder, service(Path(folder)) as served:
        for source in SOURCES:
            for case in source(served.port):
                if chosen.part in case.name:
                    one = measured(served.port, served.pid, case)
                    broken += one.waited > LAW
                    table.add_row(*_row(case, one))
    Console(width=130).print(table)
    return 1 if broken else 0


def _row(case: Case, one: Measured) -> tuple[str, ...]:
    mark = "[red]" if one.waited > LAW else ""
    return (
        case.name,
        str(one.status),
        f"{one.sent:,}",
        f"{one.answered:,}",
        f"{one.cpu:,.1f}",
        f"{one.cpu * 1000 / max(one.sent, 1):,.2f}",
        f"{mark}{one.waited:,.0f}",
    )


if __name__ == "__main__":
    sys.exit(main())

"""How soon the service is ready, and what a worker weighs then: ``python -m bench.start``.

Fails beyond what we promise, by the median of some starts. Needs a quiet machine.
"""

import os
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from bench.load import cpu_seconds
from bench.service import free_port

STARTS = 7
SECONDS = 1.0
"""Within which it is ready."""
MEGABYTES = 80
"""What a worker without work takes at most."""

IDLE = 0.03
"""Seconds of CPU in one second that are no work: the metrics and timers of an idle worker."""


class Start(NamedTuple):
    """One start, up to the first answer that it is ready, and the memory once it is warm."""

    seconds: float
    cpu: float
    megabytes: float


def start() -> Start:
    """``areopagus serve`` until it is ready, and then until it has done all in the background."""
    port = free_port()
    environment = {
        **os.environ,
        "AREOPAGUS_PORT": str(port),
        "AREOPAGUS_LOG_LEVEL": "error",
    }
    command = [str(Path(sys.executable).with_name("areopagus")), "serve"]
    started = time.perf_counter()
    with subprocess.Popen(command, env=environment) as process:
        try:
            _wait_for(f"http://127.0.0.1:{port}/readyz")
            seconds, cpu = time.perf_counter() - started, cpu_seconds(process.pid)
            _wait_until_idle(process.pid)
            return Start(seconds, cpu, _megabytes(process.pid))
        finally:
            process.terminate()


def _wait_for(url: str) -> None:
    for _ in range(6_000):
        try:
            urllib.request.urlopen(url, timeout=60).close()
        except OSError:
            time.sleep(0.01)
        else:
            return
    raise TimeoutError("the service did not start")


def _wait_until_idle(pid: int) -> None:
    """Wait until the process takes no processor time for a second."""
    before = -1.0
    while (now := cpu_seconds(pid)) - before > IDLE:
        before = now
        time.sleep(1)


def _megabytes(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> None:
    starts = [start() for _ in range(STARTS)]
    found = Start(*(median(one) for one in zip(*starts, strict=True)))
    table = Table(title=f"median of {STARTS} starts")
    for heading in ("ready after s", "s of CPU", "MB when idle"):
        table.add_column(heading, justify="right")
    table.add_row(f"{found.seconds:.2f}", f"{found.cpu:.2f}", f"{found.megabytes:.0f}")
    Console(width=100).print(table)
    if found.seconds > SECONDS or found.megabytes > MEGABYTES:
        sys.exit(f"promised are {SECONDS:.0f} s and {MEGABYTES} MB")


if __name__ == "__main__":
    main()

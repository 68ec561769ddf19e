"""What searches cost the others: ``apply`` and ``/healthz`` while the pool of searches is full.

Needs a quiet machine with two cores: ``python -m bench.beside_searches``. The service and the
client that makes moves, of which one always waits for the other, share the first; the searches have
the second, which is what a core to spare means. Tells how many moves a second are applied without
and with searches, in turns, and the longest wait for a probe; fails beyond what we promise.
"""

import argparse
import http.client
import os
import sys
import tempfile
import threading
import time
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from areopagus.games.mission import RED_PLANET
from bench.service import Service, service

SUGGEST, APPLY = "/v1/games/red-planet/suggest", "/v1/games/red-planet/apply"
LOSS = 0.10
"""How much of the throughput of ``apply`` may be lost."""
PROBE_MS = 100
CORE, SPARE = 0, 1


def _bodies() -> dict[str, bytes]:
    """A suggestion that thinks as long as it may, and a move."""
    state = RED_PLANET.setup([None] * 3, "beside")
    (decision, *_) = RED_PLANET.decisions(state)
    asked: dict[str, Any] = {"state": state, "seat": decision.seat}
    return {
        SUGGEST: msgspec.json.encode(
            {**asked, "level": "strong", "budget": {"milliseconds": 2_000}}
        ),
        APPLY: msgspec.json.encode({**asked, "move": decision.moves[0]}),
    }


def _ask(connection: http.client.HTTPConnection, path: str, body: bytes) -> int:
    connection.request("POST", path, body, {"content-type": "application/json"})
    answer = connection.getresponse()
    answer.read()
    return answer.status


class _Searching:
    """Clients that always have one suggestion more under way than processes search."""

    def __init__(self, port: int, body: bytes, clients: int) -> None:
        self._ends = threading.Event()
        self.statuses: list[int] = []
        self._threads = [
            threading.Thread(target=self._run, args=(port, body)) for _ in range(clients)
        ]

    def __enter__(self) -> "_Searching":
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: Any) -> None:
        self._ends.set()
        for thread in self._threads:
            thread.join()

    def _run(self, port: int, body: bytes) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", port)
        while not self._ends.is_set():
            self.statuses.append(_ask(connection, SUGGEST, body))
        connection.close()


def _give_searches(core: int, pid: int) -> None:
    """Move the processes that search to a core of their own."""
    for thread in Path(f"/proc/{pid}/task").iterdir():
        for child in (thread / "children").read_text().split():
            os.sched_setaffinity(int(child), {core})


def _applied(port: int, body: bytes, seconds: float) -> float:
    """How many moves a second one client makes."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    until, count = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        assert _ask(connection, APPLY, body) == 200
        count += 1
    connection.close()
    return count / seconds


def _slowest_probe(port: int, seconds: float) -> float:
    """The longest that ``/healthz`` of the public port took, in milliseconds."""
    until, worst = time.monotonic() + seconds, 0.0
    while time.monotonic() < until:
        begun = time.monotonic()
        connection = http.client.HTTPConnection("127.0.0.1", port)
        connection.request("GET", "/healthz")
        assert connection.getresponse().status == 200
        connection.close()
        worst = max(worst, time.monotonic() - begun)
        time.sleep(0.05)
    return 1000 * worst


def measure(served: Service, rounds: int, seconds: float) -> tuple[float, float, float]:
    """Moves a second alone and beside searches, medians of interleaved rounds; the worst probe."""
    bodies = _bodies()
    alone, beside, probes = [], [], []
    for _ in range(rounds):
        alone.append(_applied(served.port, bodies[APPLY], seconds))
        with _Searching(served.port, bodies[SUGGEST], clients=2) as searching:
            time.sleep(1)  # until its process is there
            _give_searches(SPARE, served.pid)
            beside.append(_applied(served.port, bodies[APPLY], seconds))
            probes.append(_slowest_probe(served.port, seconds))
        assert set(searching.statuses) == {200}, searching.statuses
    return median(alone), median(beside), max(probes)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.beside_searches", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each measurement")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, service(Path(folder), CORE) as served:
        os.sched_setaffinity(0, {CORE})
        alone, beside, probe = measure(served, asked.rounds, asked.seconds)
    loss = 1 - beside / alone
    print(f"apply alone {alone:,.0f}/s, beside a full pool {beside:,.0f}/s: {loss:.1%} less")
    print(f"/healthz took {probe:.0f} ms at most")
    return int(loss > LOSS or probe > PROBE_MS)


if __name__ == "__main__":
    sys.exit(main())

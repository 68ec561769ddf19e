"""One run, one table, and JSON beside it: ``python -m bench``. Ratios say more than absolutes.

Environment: ``ROUNDS`` (15), ``BENCH_OUTPUT`` (build/bench.json), ``BENCH_SESSIONS``, the most
sessions that are kept at once (100000; 0 leaves that out).
"""

import http.client
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rich.console import Console

from areopagus.referee.catalogue import Catalogue
from bench import growth, machine, report
from bench.overhttp import server, targets
from bench.rounds import Rounds, Sample
from bench.runner import Runner, in_turn, runner
from bench.sessions import bench_of
from bench.tables import ONE_IN
from bench.wrk import Target, load, warm_up, written

PEERS = Path(".venv/peers")
PYTHON = str(PEERS / "bin/python")
REDUCER = PEERS / "boardgame"
CONNECTIONS = 50
LEVELS = (1, 10, 250)
COMPARED = ("typed echo, Red Planet", "apply, Red Planet, stamped", "apply, Red Planet, plain")
"""What is measured over few and over many connections as well, besides the peers."""


def main() -> None:
    rounds = int(os.environ.get("ROUNDS", "15"))
    output = Path(os.environ.get("BENCH_OUTPUT", "build/bench.json"))
    sessions = int(os.environ.get("BENCH_SESSIONS", "100000"))
    output.parent.mkdir(parents=True, exist_ok=True)
    document: dict[str, Any] = {"about": machine.about(rounds)}
    for name, step in _steps(rounds, sessions).items():
        started = time.perf_counter()
        document |= step()
        output.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
        print(f"{name}: {time.perf_counter() - started:.0f} s", file=sys.stderr)
    console = Console(width=120)
    for table in report.tables(document):
        console.print(table)
    console.print(f"All samples: {output}")


def _steps(rounds: int, sessions: int) -> dict[str, Callable[[], dict[str, Any]]]:
    """All that is measured, each with what it adds to the document of the run."""
    cores = _cores()
    steps: dict[str, Callable[[], dict[str, Any]]] = {
        "cycles in process": lambda: _in_process(rounds, cores[0]),
        "requests over HTTP": lambda: _over_http(rounds, cores),
        "sessions": lambda: {"sessions": _sessions(rounds)},
        "growth with seats": lambda: {"seats": growth.by_seats(rounds)},
        "growth with moves": lambda: {"moves": growth.by_moves(rounds)},
        "growth with batches": lambda: {"batch": growth.by_batch(rounds)},
        "growth with workers": lambda: {"workers": growth.by_workers()},
    }
    if sessions:
        steps["growth with sessions"] = lambda: {"kept": growth.by_sessions(rounds, sessions)}
    return steps


def _cores() -> tuple[int | None, int | None]:
    """A core for what is measured and one for the load, if there are two."""
    have = sorted(os.sched_getaffinity(0))
    return (have[0], have[1]) if len(have) > 1 else (None, None)


def _in_process(rounds: int, core: int | None) -> dict[str, Any]:
    commands = [
        [sys.executable, "-m", "bench.inprocess"],
        [PYTHON, "-m", "bench.peers.chess_cycles"],
        [PYTHON, "-m", "bench.peers.open_spiel_cycles"],
        ["env", "NODE_ENV=production", "node", str(REDUCER / "reducer.mjs")],
    ]
    with ExitStack() as stack:
        runners: list[Runner] = [stack.enter_context(runner(one, core)) for one in commands]
        seen = in_turn(runners, rounds, 0.3)
        about = {name: list(one) for each in runners for name, one in each.cases.items()}
    return {"inProcess": seen.document(), "positions": about}


def _over_http(rounds: int, cores: tuple[int | None, int | None]) -> dict[str, Any]:
    seen = Rounds()
    levels: dict[str, Any] = {}
    with TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        port, pid = stack.enter_context(server(core=cores[0]))
        ours = targets(port, pid, folder)
        found = [*ours, *_peers(stack, folder, cores[0])]
        starts = {one.name: _start(one) for one in found if one.name in STARTS}
        for target in found:
            warm_up(target, CONNECTIONS, cores[1])
        for _ in range(rounds):
            for target in found:
                seen.add(target.name, load(target, CONNECTIONS, 1, cores[1]))
        some = [one for one in found if one.name in COMPARED or "chess" in one.name]
        for connections in LEVELS:
            samples = Rounds()
            for _ in range(max(rounds // 3, 1)):
                for target in some:
                    samples.add(target.name, load(target, connections, 1, cores[1]))
            levels[str(connections)] = samples.document()
        for one in found:
            if one.name in starts:
                starts[one.name]["megabytesAfter"] = _megabytes(one.pid)
    levels[str(CONNECTIONS)] = {one.name: seen.document()[one.name] for one in some}
    return {"http": seen.document(), "connections": levels, "starts": starts}


STARTS = (
    "apply, Red Planet, plain",
    "apply, chess on Starlette with orjson",
    "apply, chess on FastAPI with pydantic",
)


def _peers(stack: ExitStack, folder: Path, core: int | None) -> list[Target]:
    """python-chess on the same server, and on FastAPI."""
    code = "import sys; from bench.peers.chess_positions import requests;"
    code += "sys.stdout.buffer.write(b'\\n'.join(requests()))"
    told = subprocess.run([PYTHON, "-c", code], capture_output=True, check=True).stdout
    sent = written(folder, "chess", told.split(b"\n"))
    found = []
    for title, module in (
        ("Starlette with orjson", "chess_starlette"),
        ("FastAPI with pydantic", "chess_fastapi"),
    ):
        factory = f"bench.peers.{module}:create"
        port, pid = stack.enter_context(server(factory, "/", PYTHON, core))
        found += [
            Target(f"apply, chess on {title}", port, pid, "/apply", sent, 1 / ONE_IN),
            Target(f"judge, chess on {title}", port, pid, "/judge", sent),
        ]
    return found


def _start(target: Target) -> dict[str, float]:
    """Milliseconds of the first request, and megabytes before it."""
    before = _megabytes(target.pid)
    body = target.sent.read_bytes().split(b"\n", 1)[0].partition(b"\t")[2]
    connection = http.client.HTTPConnection("127.0.0.1", target.port, timeout=30)
    connection.request("GET", "/")
    connection.getresponse().read()
    started = time.perf_counter()
    connection.request("POST", target.path, body, {"content-type": "application/json"})
    connection.getresponse().read()
    first = (time.perf_counter() - started) * 1000
    connection.close()
    return {"firstCallMs": first, "megabytes": before}


def _megabytes(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def _sessions(rounds: int) -> dict[str, Any]:
    """Moves of sessions on Redis beside ``apply``, by a load of ours that plays whole games."""
    seen = Rounds()
    with bench_of(Catalogue()["red-planet"].game, 5) as bench:
        bench.session_moves(seconds=0.5)
        for _ in range(rounds):
            for name, rate in bench.turn(0.7).items():
                seen.add(name, Sample(rate.cpu, rate.wall))
    return seen.document()


if __name__ == "__main__":
    main()

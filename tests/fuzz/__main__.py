"""``python -m tests.fuzz``: Schemathesis against ``areopagus serve``, with figures at the end.

Without ``--minutes`` the run is the same every time and short enough for CI. With it, it goes on
with other data until the time is up. ``--coverage`` also tells which part of the code was reached.
"""

import argparse
import json
import os
import re
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

ROOT = Path(__file__).parents[2]
CONFIG = Path(__file__).with_name("schemathesis.toml")
BIN = Path(sys.executable).parent
CI_EXAMPLES = 8
CI_CONFIG = """
# In CI the boundaries of each field are tried on few operations: the others take the same states.
[[operations]]
include-path-regex = "^/v1/games/.*/(apply|judge-batch|legal-moves|replay|score|view)$"
phases.coverage.enabled = false

[[operations]]
include-path-regex = "^/v1/games/(?!red-planet).*/judge$"
phases.coverage.enabled = false
"""
MEGABYTE = 1024 * 1024


@dataclass
class Figures:
    """What a run came to."""

    code: int
    output: str
    requests: int
    slowest: float
    slowest_path: str
    statuses: dict[str, int]
    seconds: float
    memory: list[float] = field(default_factory=list)
    """Of the service, in megabytes, every few seconds."""

    def told(self) -> str:
        """The figures in a few lines."""
        memory = self.memory or [0.0]
        settled = memory[len(memory) // 4]
        return (
            f"{self.requests} requests in {self.seconds:.0f} s; "
            f"slowest {self.slowest * 1000:.0f} ms ({self.slowest_path})\n"
            f"memory {memory[0]:.0f} MB at first, {settled:.0f} after a quarter, "
            f"{memory[-1]:.0f} at the end, {max(memory):.0f} at most\n"
            f"answers: {', '.join(f'{count} x {name}' for name, count in self.statuses.items())}"
        )


def fuzz(*, minutes: float | None = None, seed: int = 1, coverage: bool = False) -> Figures:
    """Start the service, fuzz it, and say what came of it."""
    with TemporaryDirectory() as folder, _service(coverage) as address:
        report = Path(folder, "report.json")
        config = Path(folder, "schemathesis.toml")
        config.write_text(CONFIG.read_text() + (CI_CONFIG if minutes is None else ""))
        command = [str(BIN / "schemathesis"), "--config-file", str(config), "run"]
        command += [f"{address}/openapi.json", "--checks", "all", "--seed", str(seed)]
        if minutes is None:
            command += ["--generation-deterministic", "--max-examples", str(CI_EXAMPLES)]
        else:
            command += ["--max-time", str(int(minutes * 60)), "--max-examples", "200"]
            command += ["--max-response-time", "1.0"]
        environment = {
            **os.environ,
            "FUZZ_REPORT": str(report),
            "PYTHONPATH": str(ROOT),
            "PYTHONHASHSEED": "0",
        }
        memory: list[float] = []
        done = threading.Event()
        watcher = threading.Thread(target=_watch_memory, args=(address, memory, done))
        watcher.start()
        started = time.monotonic()
        run = subprocess.run(
            command, env=environment, cwd=folder, capture_output=True, text=True, check=False
        )
        seconds = time.monotonic() - started
        done.set()
        watcher.join()
        told = json.loads(report.read_text()) if report.exists() else None
    figures = told["figures"] if told else {}
    slowest: dict[str, Any] = told["slowest"] if told else {"seconds": 0.0}
    return Figures(
        code=run.returncode,
        output=run.stdout + run.stderr,
        requests=figures.get("requests", 0),
        slowest=slowest["seconds"],
        slowest_path=slowest.get("path", "none"),
        statuses={name[7:]: n for name, n in sorted(figures.items()) if name.startswith("status")},
        seconds=seconds,
        memory=memory,
    )


@contextmanager
def _service(coverage: bool) -> Iterator[str]:
    from tests.fuzz.positions import KEYS

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {
        **os.environ,
        "AREOPAGUS_PORT": str(port),
        "AREOPAGUS_LOG_LEVEL": "error",
        "AREOPAGUS_SEAL_KEYS": KEYS,
    }
    command = [str(BIN / "areopagus"), "serve"]
    if coverage:
        command = [str(BIN / "coverage"), "run", "--data-file=.coverage.fuzz", *command]
    with subprocess.Popen(command, env=environment, cwd=ROOT) as process:
        try:
            yield _ready(f"http://127.0.0.1:{port}", process)
        finally:
            process.terminate()
            process.wait(timeout=60)


def _ready(address: str, process: "subprocess.Popen[bytes]") -> str:
    for _ in range(600):
        try:
            httpx.get(f"{address}/readyz").raise_for_status()
        except httpx.HTTPError:
            if process.poll() is not None:
                break
            time.sleep(0.1)
        else:
            return address
    raise SystemExit("the service did not start")


def _watch_memory(address: str, memory: list[float], done: threading.Event) -> None:
    resident = re.compile(r"^process_resident_memory_bytes (\S+)", re.MULTILINE)
    while not done.wait(2.0):
        try:
            found = resident.search(httpx.get(f"{address}/metrics", timeout=10).text)
        except httpx.HTTPError:
            continue
        if found:
            memory.append(float(found[1]) / MEGABYTE)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, help="go on with other data for so long")
    parser.add_argument("--seed", type=int, default=None, help="default: 1, or random if --minutes")
    parser.add_argument("--coverage", action="store_true", help="say what was reached")
    chosen = parser.parse_args()
    seed = chosen.seed if chosen.seed is not None else 1 if chosen.minutes is None else os.getpid()
    figures = fuzz(minutes=chosen.minutes, seed=seed, coverage=chosen.coverage)
    print(figures.output)
    print(f"seed {seed}: {figures.told()}")
    if chosen.coverage:
        coverage = [str(BIN / "coverage"), "report", "--data-file=.coverage.fuzz"]
        subprocess.run([*coverage, "--format=total"], cwd=ROOT, check=False)
    return figures.code


if __name__ == "__main__":
    sys.exit(main())

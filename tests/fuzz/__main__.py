"""``python -m tests.fuzz``: Schemathesis against ``areopagus serve``, with figures at the end.

Without ``--minutes`` the run is the same every time and short enough for CI. With it, it goes on
with other data until the time is up. ``--coverage`` also tells which part of the code was reached.
"""

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from tests.fuzz.report import Figures
from tests.fuzz.watching import alone, watched

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
SESSION_SECONDS = "300"
"""Sessions end within a long run: what clients have stored shall not pass for a leak."""
COVERAGE = ".coverage.fuzz"
NOTHING: dict[str, Any] = {"figures": {}, "slowest": {"seconds": 0.0, "path": "none"}, "slow": []}


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
        environment = {
            **os.environ,
            "FUZZ_REPORT": str(report),
            "PYTHONPATH": str(ROOT),
            "PYTHONHASHSEED": "0",
        }
        with watched(address) as memory:
            started = time.monotonic()
            run = subprocess.run(
                command, env=environment, cwd=folder, capture_output=True, text=True, check=False
            )
            seconds = time.monotonic() - started
        told: dict[str, Any] = json.loads(report.read_text()) if report.exists() else NOTHING
        counts = told["figures"]
        return Figures(
            code=run.returncode,
            output=run.stdout + run.stderr,
            requests=counts.get("requests", 0),
            slowest=told["slowest"]["seconds"],
            slowest_path=told["slowest"]["path"],
            statuses={name[7:]: n for name, n in sorted(counts.items()) if name[:7] == "status "},
            seconds=seconds,
            memory=memory,
            slow=[alone(request) for request in told["slow"]],
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
        "AREOPAGUS_SESSION_SECONDS": SESSION_SECONDS,
    }
    command = [str(BIN / "areopagus"), "serve"]
    if coverage:
        command = [str(BIN / "coverage"), "run", f"--data-file={COVERAGE}", *command]
    with subprocess.Popen(command, env=environment, cwd=ROOT) as process:
        try:
            yield _warmed_up(_ready(f"http://127.0.0.1:{port}", process))
        finally:
            process.send_signal(signal.SIGINT)  # SIGTERM would leave no time to write coverage
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


def _warmed_up(address: str) -> str:
    """All that is made in the background is there, and no request has to wait for it."""
    for path in ("/openapi.json", "/schema.graphql"):
        httpx.get(f"{address}{path}", timeout=120).raise_for_status()
    return address


def _tell_coverage() -> None:
    coverage, data = str(BIN / "coverage"), f"--data-file={COVERAGE}"
    subprocess.run([coverage, "combine", "--quiet", data], cwd=ROOT, check=False)
    print("coverage in percent: ", end="", flush=True)
    subprocess.run([coverage, "report", "--format=total", data], cwd=ROOT, check=False)


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
        _tell_coverage()
    return 1 if figures.failures else 0


if __name__ == "__main__":
    sys.exit(main())

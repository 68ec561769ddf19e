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
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import httpx

from tests.fuzz.answers import Answer, contract_of
from tests.fuzz.report import Figures
from tests.fuzz.watching import alone, watched

ROOT = Path(__file__).parents[2]
CONFIG = Path(__file__).with_name("schemathesis.toml")
BIN = Path(sys.executable).parent
CI_CONFIG = """
[phases.fuzzing.generation]
max-examples = 8

[phases.stateful.generation]
max-examples = 30

# In CI the boundaries of each field are tried on few operations: the others take the same states.
[[operations]]
include-path-regex = "^/v1/games/.*/(apply|judge-batch|legal-moves|replay|score|view)$"
phases.coverage.enabled = false

[[operations]]
include-path-regex = "^/v1/games/.*/(packs|render|suggest)$"
phases.coverage.enabled = false

[[operations]]
include-path = "/v1/sessions/{session}/moves"
phases.coverage.enabled = false

[[operations]]
include-path-regex = "^/v1/games/(?!red-planet).*/judge$"
phases.coverage.enabled = false
"""
COVERAGE = ".coverage.fuzz"
NOTHING: dict[str, Any] = {"answers": [], "slowest": {"seconds": 0.0, "path": "none"}, "slow": []}


def fuzz(*, minutes: float | None = None, seed: int = 1, coverage: bool = False) -> Figures:
    """Start the service, fuzz it, and say what came of it."""
    started = time.monotonic()
    with _service(coverage) as address:
        with watched(address) as memory:
            targets = (REST, SESSIONS) if minutes is None else (GRAPHQL, SESSIONS, REST)
            runs = [_run(address, target, minutes, seed) for target in targets]
        seconds = time.monotonic() - started
        return Figures(
            code=max(run.code for run in runs),
            output="\n".join(run.output for run in runs),
            slowest=max(run.slowest for run in runs),
            answers=sum((run.answers for run in runs), Counter()),
            contract=contract_of(httpx.get(f"{address}{REST.path}", timeout=30).json()),
            seconds=seconds,
            memory=memory,
            slow=[alone(request) for run in runs for request in run.slow],
        )


class Target(NamedTuple):
    """A contract of the service, and how much of the time it is fuzzed."""

    path: str
    hooks: str
    share: float
    only: tuple[str, ...] = ()
    """Options for a part of it."""


REST = Target("/openapi.json", "tests.fuzz.hooks", 0.7)
SESSIONS = Target(
    "/openapi.json",
    "tests.fuzz.hooks",
    0.1,
    ("--phases", "stateful", "--include-path-regex", "^/v1/sessions"),
)
"""By themselves: among all the links there are, those of sessions would hardly be followed."""
GRAPHQL = Target("/graphql", "tests.fuzz.graphql_hooks", 0.2)


class Run(NamedTuple):
    """What Schemathesis said of one contract, and what the hooks counted."""

    code: int
    output: str
    slowest: tuple[float, str]
    answers: Counter[Answer]
    slow: list[dict[str, Any]]


def _run(address: str, target: Target, minutes: float | None, seed: int) -> Run:
    with TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        config = Path(folder, "schemathesis.toml")
        text = CONFIG.read_text() + (CI_CONFIG if minutes is None else "")
        config.write_text(f'hooks = "{target.hooks}"\n{text}')
        command = [str(BIN / "schemathesis"), "--config-file", str(config), "run"]
        command += [f"{address}{target.path}", "--checks", "all", "--seed", str(seed)]
        command += target.only
        if minutes is None:
            command += ["--generation-deterministic"]
        else:
            seconds = int(minutes * 60 * target.share)
            command += ["--max-time", str(seconds), "--max-examples", "200"]
        environment = {
            **os.environ,
            "FUZZ_REPORT": str(report),
            "PYTHONPATH": str(ROOT),
            "PYTHONHASHSEED": "0",
        }
        run = subprocess.run(
            command, env=environment, cwd=folder, capture_output=True, text=True, check=False
        )
        told: dict[str, Any] = json.loads(report.read_text()) if report.exists() else NOTHING
    return Run(
        code=run.returncode,
        output=run.stdout + run.stderr,
        slowest=(told["slowest"]["seconds"], told["slowest"]["path"]),
        answers=Counter({Answer(*answer): times for *answer, times in told["answers"]}),
        slow=told["slow"],
    )


@contextmanager
def _service(coverage: bool) -> Iterator[str]:
    from tests.fuzz.graphql_hooks import GENEROUS
    from tests.fuzz.positions import KEYS
    from tests.fuzz.tables import LIFETIME

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {
        **os.environ,
        "AREOPAGUS_PORT": str(port),
        "AREOPAGUS_LOG_LEVEL": "error",
        "AREOPAGUS_SEAL_KEYS": KEYS,
        "AREOPAGUS_SESSION_SECONDS": str(LIFETIME),
        "AREOPAGUS_PACK_GAMES": "1",  # what is fuzzed is the contract around them
        "AREOPAGUS_PACK_CHECK_SECONDS": "120",  # that others are busy is no finding
        "AREOPAGUS_PACKS_PER_CLIENT": "1000000",
        **{f"AREOPAGUS_{name.upper()}": str(value) for name, value in GENEROUS.items()},
    }
    command = [str(BIN / "areopagus"), "serve"]
    if coverage:
        command = [str(BIN / "coverage"), "run", f"--data-file={COVERAGE}", *command]
    with subprocess.Popen(command, env=environment, cwd=ROOT) as process:
        try:
            yield _ready(f"http://127.0.0.1:{port}", process)
        finally:
            process.send_signal(signal.SIGINT)  # SIGTERM would leave no time to write coverage
            process.wait(timeout=60)


def _ready(address: str, process: "subprocess.Popen[bytes]") -> str:
    """The address, once all that is made in the background is there and nobody waits for it."""
    for path in ("/readyz", "/openapi.json", "/schema.graphql"):
        _wait_for(f"{address}{path}", process)
    return address


def _wait_for(url: str, process: "subprocess.Popen[bytes]") -> None:
    for _ in range(600):
        try:
            httpx.get(url, timeout=30).raise_for_status()
        except httpx.HTTPError:
            if process.poll() is not None:
                break
            time.sleep(0.1)
        else:
            return
    raise SystemExit("the service did not start")


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
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the service ends as well
    seed = chosen.seed if chosen.seed is not None else 1 if chosen.minutes is None else os.getpid()
    figures = fuzz(minutes=chosen.minutes, seed=seed, coverage=chosen.coverage)
    print(figures.output)
    print(f"seed {seed}: {figures.told()}")
    if chosen.coverage:
        _tell_coverage()
    return 1 if figures.failures else 0


if __name__ == "__main__":
    sys.exit(main())

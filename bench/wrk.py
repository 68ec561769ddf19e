"""Load by wrk, which is not ours and takes little of its core."""

import json
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from bench.load import cpu_seconds
from bench.rounds import Sample

SCRIPT = Path(__file__).with_name("wrk.lua")


class Target(NamedTuple):
    """What is asked of a server, over and over."""

    name: str
    port: int
    pid: int
    path: str
    sent: Path
    """A file with a request in each line: a token, or nothing, a tab, and the body."""
    refused: float = 0.0
    """The share of requests that are answered with a status of 400 or more."""


def written(folder: Path, name: str, bodies: Sequence[bytes], tokens: Sequence[str] = ()) -> Path:
    """A file of requests."""
    path = folder / f"{name.replace(' ', '-').replace(',', '').replace('/', '-')}.requests"
    lines = [
        (tokens[number].encode() if tokens else b"") + b"\t" + body + b"\n"
        for number, body in enumerate(bodies)
    ]
    path.write_bytes(b"".join(lines))
    return path


class Silence(Exception):
    """No request was answered in time."""


def warm_up(target: Target, connections: int, core: int | None = None) -> None:
    """Ask until it answers: a first request may have much to build."""
    for _ in range(10):
        with suppress(Silence):
            load(target, connections, 1, core)
            return
    raise TimeoutError(f"{target.name} does not answer")


def load(target: Target, connections: int, seconds: int, core: int | None = None) -> Sample:
    """Keep a target busy over so many connections, by wrk on a core of its own."""
    command = [] if core is None else ["taskset", "--cpu-list", str(core)]
    command += ["wrk", "--threads=1", f"--connections={connections}", f"--duration={seconds}s"]
    command += ["--timeout=10s", f"--script={SCRIPT}", f"http://127.0.0.1:{target.port}"]
    command += ["--", target.path, str(target.sent)]
    before = cpu_seconds(target.pid)
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    spent = cpu_seconds(target.pid) - before
    seen = json.loads(told.splitlines()[-1])
    if not seen["requests"]:
        raise Silence(target.name)
    share = seen["refused"] / seen["requests"]
    if seen["lost"] or abs(share - target.refused) > 0.1:
        raise RuntimeError(f"{target.name}: unexpected answers: {seen}")
    return Sample(
        per_cpu_second=seen["requests"] / spent,
        per_second=seen["requests"] / seen["seconds"],
        p50=seen["p50"],
        p99=seen["p99"],
    )

"""Cases of other processes, run in turn: the other side of ``bench.peers.turns``."""

import json
import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from bench.rounds import Rounds, Sample


class About(NamedTuple):
    """What there is to say of the positions of a case."""

    state_bytes: float | None
    legal_moves: float | None


class Runner:
    """A process that runs its cases when asked."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self.cases = {name: About(*about) for name, about in self._read().items()}

    def run(self, case: str, seconds: float) -> Sample:
        """Run a case for so many seconds of processor time."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"case": case, "seconds": seconds}) + "\n")
        self._process.stdin.flush()
        done, spent = self._read()
        return Sample(done / spent)

    def _read(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self._process.args!r} has ended")
        return json.loads(line)


@contextmanager
def runner(command: Sequence[str], core: int | None = None) -> Iterator[Runner]:
    """A process that takes turns, ended in the end."""
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        if core is not None:
            os.sched_setaffinity(process.pid, {core})
        try:
            yield Runner(process)
        finally:
            process.terminate()


def in_turn(runners: Sequence[Runner], rounds: int, seconds: float) -> Rounds:
    """Each case of each runner, round by round."""
    seen = Rounds()
    for _ in range(rounds):
        for one in runners:
            for case in one.cases:
                seen.add(case, one.run(case, seconds))
    return seen

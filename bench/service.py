"""The service as an operator starts it, for benchmarks and attacks: one process on loopback."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple


class Service(NamedTuple):
    """A service that runs."""

    port: int
    management_port: int
    pid: int
    log: Path

    @property
    def memory(self) -> float:
        """Megabytes of memory that it takes."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0


@contextmanager
def service(folder: Path, core: int | None = None, **settings: str) -> Iterator[Service]:
    """``areopagus serve`` with its log in a folder, ready, and stopped in the end."""
    port, management_port = free_port(), free_port()
    environment = {
        **os.environ,
        "AREOPAGUS_PORT": str(port),
        "AREOPAGUS_MANAGEMENT_PORT": str(management_port),
        "AREOPAGUS_LOG_LEVEL": "error",
        **{f"AREOPAGUS_{name.upper()}": value for name, value in settings.items()},
    }
    command = [str(Path(sys.executable).with_name("areopagus")), "serve"]
    log = folder / f"service-{port}.log"
    with log.open("wb") as told, subprocess.Popen(command, env=environment, stderr=told) as process:
        if core is not None:
            os.sched_setaffinity(process.pid, {core})
        try:
            _wait_until_ready(port)
            yield Service(port, management_port, process.pid, log)
        finally:
            process.terminate()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def _wait_until_ready(port: int) -> None:
    for _ in range(600):
        try:
            # Not /readyz: the GraphQL schema is still being built when the service is ready.
            urllib.request.urlopen(f"http://127.0.0.1:{port}/schema.graphql", timeout=30).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError("the service did not start")

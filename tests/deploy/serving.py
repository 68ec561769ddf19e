"""The service in its own process, to be started, loaded and stopped."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

AREOPAGUS = str(Path(sys.executable).with_name("areopagus"))


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Serving:
    """A running service."""

    def __init__(self, process: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
        self.process = process
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self._log = log

    @property
    def log(self) -> str:
        return self._log.read_text()

    def get(self, path: str) -> httpx.Response:
        return httpx.get(self.address + path, timeout=60)

    def workers(self) -> list[int]:
        """The processes that answer."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        found = [int(pid) for pid in children.split() if b"spawn_main" in _command(int(pid))]
        return found or [self.process.pid]


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Serving]:
    """``areopagus serve`` on a free port, once it is ready."""
    port, log = free_port(), folder / "log"
    environment = {
        **os.environ,
        "AREOPAGUS_PORT": str(port),
        **{f"AREOPAGUS_{name.upper()}": str(value) for name, value in settings.items()},
    }
    with log.open("wb") as stderr:
        process = subprocess.Popen([AREOPAGUS, "serve"], env=environment, stderr=stderr)
    try:
        running = Serving(process, port, log)
        until_ready(running.address, process)
        yield running
    finally:
        process.terminate()
        try:
            process.wait(60)
        except subprocess.TimeoutExpired:
            process.kill()


def until_ready(address: str, process: "subprocess.Popen[Any]", seconds: float = 120) -> None:
    """Wait until ``/readyz`` says so."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if process.poll() is not None:
            output = process.stdout.read() if process.stdout else ""
            raise AssertionError(f"the service stopped: {output}")
        try:
            if httpx.get(f"{address}/readyz").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.01)
    raise AssertionError("the service did not become ready")


def _command(pid: int) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()

"""The service, started as a user would start it."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx


@contextmanager
def running_service(**settings: str) -> Iterator[str]:
    """``areopagus serve`` on a free port; its address once it is ready."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {
        **os.environ,
        "AREOPAGUS_PORT": str(port),
        "AREOPAGUS_LOG_LEVEL": "warning",
        **{f"AREOPAGUS_{name.upper()}": value for name, value in settings.items()},
    }
    command = [str(Path(sys.executable).with_name("areopagus")), "serve"]
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE) as process:
        try:
            address = f"http://127.0.0.1:{port}"
            _wait_until_ready(process, address)
            yield address
        finally:
            process.terminate()
            process.communicate(timeout=60)


def _wait_until_ready(process: "subprocess.Popen[bytes]", address: str) -> None:
    for _ in range(600):
        if process.poll() is not None:
            assert process.stderr is not None
            raise AssertionError(f"the service stopped: {process.stderr.read().decode()}")
        try:
            if httpx.get(f"{address}/readyz").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("the service did not become ready")

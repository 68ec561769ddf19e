"""Real Redis servers, started by the tests on free ports of the loopback."""

import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import redis


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class RedisServer:
    """One server with a folder of its own, which survives being killed."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.port = free_port()
        self._folder = folder
        self._options = options
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        program = shutil.which("redis-server")
        assert program, "no redis-server: run `make redis`"
        command = [program, "--port", str(self.port), "--dir", str(self._folder)]
        command += ["--bind", "127.0.0.1", "--save", "", *self._options]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        with redis.Redis(port=self.port, socket_timeout=1) as client:
            _until(lambda: bool(client.ping()))

    def kill(self) -> None:
        """``kill -9``."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(10)

    def pause(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)


@contextmanager
def redis_server(*options: str) -> Iterator[RedisServer]:
    """A running server."""
    with tempfile.TemporaryDirectory() as folder:
        server = RedisServer(Path(folder), *options)
        server.start()
        try:
            yield server
        finally:
            server.kill()


@contextmanager
def redis_cluster() -> Iterator[str]:
    """The address of a Cluster of three nodes, each with a third of the slots."""
    with ExitStack() as stack:
        nodes = [
            stack.enter_context(
                redis_server("--cluster-enabled", "yes", "--cluster-port", str(free_port()))
            )
            for _ in range(3)
        ]
        clients = [
            stack.enter_context(redis.Redis(port=node.port, decode_responses=True))
            for node in nodes
        ]
        third = 16384 // 3
        for index, client in enumerate(clients):
            last = 16383 if index == 2 else (index + 1) * third - 1
            client.execute_command("CLUSTER ADDSLOTSRANGE", index * third, last)
            client.execute_command("CLUSTER SET-CONFIG-EPOCH", index + 1)
        for client in clients[1:]:
            bus = clients[0].config_get("cluster-port")["cluster-port"]
            client.execute_command("CLUSTER MEET", "127.0.0.1", nodes[0].port, bus)
        for client in clients:
            _until(lambda client=client: _is_whole(client))
        yield "redis+cluster://" + ",".join(f"127.0.0.1:{node.port}" for node in nodes)


@contextmanager
def redis_sentinel() -> Iterator[str]:
    """The address of a server behind one Sentinel."""
    with redis_server() as server, tempfile.TemporaryDirectory() as folder:
        port = free_port()
        config = Path(folder) / "sentinel.conf"
        config.write_text(
            f"port {port}\nbind 127.0.0.1\ndir {folder}\n"
            f"sentinel monitor mymaster 127.0.0.1 {server.port} 1\n"
        )
        program = shutil.which("redis-server")
        assert program
        command = [program, str(config), "--sentinel"]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
            try:
                with redis.Redis(port=port, socket_timeout=1) as client:
                    _until(lambda: bool(client.ping()))
                yield f"redis+sentinel://127.0.0.1:{port}/mymaster/0"
            finally:
                process.kill()


def _is_whole(client: Any) -> bool:
    info = client.execute_command("CLUSTER INFO")
    return bool(info["cluster_state"] == "ok" and info["cluster_known_nodes"] == "3")


def _until(true: object, seconds: float = 20) -> None:
    assert callable(true)
    for _ in range(int(seconds * 50)):
        try:
            if true():
                return
        except redis.RedisError:
            pass
        time.sleep(0.02)
    raise TimeoutError("Redis did not come up")

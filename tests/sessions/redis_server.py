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
from typing import Any, NamedTuple

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
        self.client: Any = redis.Redis(port=self.port, socket_timeout=1, decode_responses=True)

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        program = shutil.which("redis-server")
        assert program, "no redis-server: run `make redis`"
        command = [program, "--port", str(self.port), "--dir", str(self._folder)]
        command += ["--bind", "127.0.0.1", "--save", "", *self._options]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        _until(lambda: bool(self.client.ping()))

    def kill(self) -> None:
        """``kill -9``."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(60)

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
            server.client.close()


class Replicated(NamedTuple):
    """Servers that stand in for each other, and the address of them all."""

    url: str
    primaries: list[RedisServer]
    replicas: list[RedisServer]


@contextmanager
def redis_cluster() -> Iterator[str]:
    """The address of a Cluster of three nodes, each with a third of the slots."""
    with _cluster_nodes(3) as primaries:
        share_slots(primaries)
        yield _cluster_url(primaries)


@contextmanager
def replicated_cluster() -> Iterator[Replicated]:
    """The same with a replica of each node."""
    with _cluster_nodes(6) as nodes:
        primaries, replicas = nodes[:3], nodes[3:]
        share_slots(primaries)
        for primary, replica in zip(primaries, replicas, strict=True):
            id = primary.client.execute_command("CLUSTER MYID")
            _until(lambda r=replica, i=id: r.client.execute_command("CLUSTER REPLICATE", i))
        for replica in replicas:
            _until(lambda replica=replica: _follows(replica))
        yield Replicated(_cluster_url(nodes), primaries, replicas)


@contextmanager
def redis_sentinel() -> Iterator[Replicated]:
    """A server and its replica behind one Sentinel."""
    with (
        redis_server(*_SYNC_AT_ONCE) as primary,
        redis_server("--replicaof", "127.0.0.1", str(primary.port)) as replica,
    ):
        _until(lambda: _follows(replica))
        with sentinel_of(primary.port) as port:
            with redis.Redis(port=port, decode_responses=True) as client:
                _until(lambda: len(client.sentinel_slaves("mymaster")) == 1)
            url = f"redis+sentinel://127.0.0.1:{port}/mymaster/0"
            yield Replicated(url, [primary], [replica])


@contextmanager
def sentinel_of(primary: int, *options: str) -> Iterator[int]:
    """The port of a Sentinel that watches over the server at a port."""
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "sentinel.conf"
        config.write_text(
            f"sentinel monitor mymaster 127.0.0.1 {primary} 1\n"
            "sentinel down-after-milliseconds mymaster 500\n"
            "sentinel failover-timeout mymaster 3000\n"
        )
        program = shutil.which("redis-server")
        assert program
        port = free_port()
        command = [program, str(config), "--sentinel", "--port", str(port), "--dir", folder]
        command += ["--bind", "127.0.0.1", *options]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
            try:
                with redis.Redis(port=port, socket_timeout=1) as client:
                    _until(lambda: bool(client.ping()))
                yield port
            finally:
                process.kill()


_SYNC_AT_ONCE = ("--repl-diskless-sync-delay", "0")


@contextmanager
def _cluster_nodes(count: int) -> Iterator[list[RedisServer]]:
    """Nodes that know each other and have no slots yet."""
    with ExitStack() as stack:
        bus = [str(free_port()) for _ in range(count)]
        options = ("--cluster-enabled", "yes", "--cluster-node-timeout", "1000", *_SYNC_AT_ONCE)
        nodes = [
            stack.enter_context(redis_server(*options, "--cluster-port", port)) for port in bus
        ]
        for epoch, node in enumerate(nodes, 1):
            node.client.execute_command("CLUSTER SET-CONFIG-EPOCH", epoch)
        for node in nodes[1:]:
            node.client.execute_command("CLUSTER MEET", "127.0.0.1", nodes[0].port, bus[0])
        for node in nodes:
            _until(lambda node=node: _info(node)["cluster_known_nodes"] == str(count))
        yield nodes


def share_slots(nodes: list[RedisServer]) -> None:
    each = 16384 // len(nodes)
    for index, node in enumerate(nodes):
        last = 16383 if node is nodes[-1] else (index + 1) * each - 1
        node.client.execute_command("CLUSTER ADDSLOTSRANGE", index * each, last)
    for node in nodes:
        _until(lambda node=node: _info(node)["cluster_state"] == "ok")


def _cluster_url(nodes: list[RedisServer]) -> str:
    return "redis+cluster://" + ",".join(f"127.0.0.1:{node.port}" for node in nodes)


def _info(node: RedisServer) -> Any:
    return node.client.execute_command("CLUSTER INFO")


def _follows(replica: RedisServer) -> bool:
    return bool(replica.client.info("replication").get("master_link_status") == "up")


def _until(true: object, seconds: float = 60) -> None:
    assert callable(true)
    for _ in range(int(seconds * 50)):
        try:
            if true():
                return
        except redis.RedisError:
            pass
        time.sleep(0.02)
    raise TimeoutError("Redis did not come up")

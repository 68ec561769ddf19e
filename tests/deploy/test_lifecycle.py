"""Starting, stopping under load, losing Redis: what an operator does to the service."""

import http.client
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.deploy.recipe import PROJECT
from tests.deploy.serving import Serving, serving
from tests.sessions.redis_server import RedisServer, redis_server
from tests.sessions.service import until

SETUP = "/v1/games/red-planet/setup"
BODY = json.dumps({"seats": 5, "seed": "lifecycle"})
HEADERS = {"content-type": "application/json"}


class Client(threading.Thread):
    """Keeps a connection busy as a proxy does: opens new ones until told that the pod is going."""

    def __init__(self, port: int, going: threading.Event) -> None:
        super().__init__(daemon=True)
        self.answers: list[int] = []
        self.losses: list[str] = []
        self._port = port
        self._going = going

    def run(self) -> None:
        while not self._going.is_set():
            connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=60)
            try:
                self._keep_busy(connection)
            except (OSError, http.client.HTTPException) as error:
                self.losses.append(repr(error))
                return
            finally:
                connection.close()

    def _keep_busy(self, connection: http.client.HTTPConnection) -> None:
        """Until the server asks to come back on another connection."""
        while True:
            connection.request("POST", SETUP, BODY, HEADERS)
            answer = connection.getresponse()
            json.loads(answer.read())
            self.answers.append(answer.status)
            if answer.will_close:
                return


def watch_readiness(service: Serving, going: threading.Event) -> None:
    """As Kubernetes does, until the answer is no."""
    until(lambda: service.get("/readyz").status_code != 200)
    going.set()


@pytest.mark.parametrize("workers", [1, 2])
def test_sigterm_under_load_loses_no_request(tmp_path: Path, workers: int) -> None:
    with serving(
        tmp_path, workers=workers, drain_seconds=3, graceful_seconds=10, log_level="warning"
    ) as service:
        going = threading.Event()
        clients = [Client(service.port, going) for _ in range(8)]
        for client in clients:
            client.start()
        while (before := sum(len(client.answers) for client in clients)) <= 50:
            time.sleep(0.05)
        service.process.send_signal(signal.SIGTERM)
        watch_readiness(service, going)
        for client in clients:
            client.join(60)
        code = service.process.wait(60)
    answers = [status for client in clients for status in client.answers]
    print(f"{len(answers)} answers, {len(answers) - before} of them after SIGTERM")
    assert [loss for client in clients for loss in client.losses] == []
    assert set(answers) == {200}
    assert len(answers) > before, "requests went on after SIGTERM"
    assert code in (0, -signal.SIGTERM)


def test_a_request_that_is_under_way_is_finished_after_sigterm(tmp_path: Path) -> None:
    with serving(tmp_path, log_level="warning") as service:
        connection = http.client.HTTPConnection("127.0.0.1", service.port, timeout=60)
        connection.putrequest("POST", SETUP)
        connection.putheader("content-type", "application/json")
        connection.putheader("content-length", str(len(BODY)))
        connection.endheaders(BODY[:10].encode())
        time.sleep(0.3)
        service.process.send_signal(signal.SIGTERM)
        time.sleep(0.5)
        connection.send(BODY[10:].encode())
        assert connection.getresponse().status == 200
        service.process.wait(60)


def test_streams_end_with_a_hint_to_resume(tmp_path: Path) -> None:
    with serving(tmp_path, drain_seconds=1, log_level="warning") as service:
        created = httpx.post(
            f"{service.address}/v1/sessions", json={"game": "red-planet", "seats": 3}
        ).json()
        with httpx.stream(
            "GET",
            f"{service.address}/v1/sessions/{created['session']}/stream",
            headers={
                "accept": "text/event-stream",
                "authorization": f"Bearer {created['seats'][0]['token']}",
            },
        ) as stream:
            lines = stream.iter_lines()
            assert next(lines) == "retry: 1000"
            listeners = 'areopagus_stream_listeners{transport="sse"} 1.0'
            assert listeners in service.get("/metrics").text
            service.process.send_signal(signal.SIGTERM)
            rest = "\n".join(lines)
    assert '"reason":"restarting"' in rest
    assert '"version":1' in rest  # after the deal


def test_readiness_of_sessions_goes_and_comes_with_redis(tmp_path: Path) -> None:
    with (
        redis_server() as redis,
        serving(tmp_path, redis_url=redis.url, log_level="warning") as service,
    ):
        assert service.get("/readyz/sessions").json() == {"status": "ready", "sessions": "redis"}
        redis.kill()
        away = service.get("/readyz/sessions")
        assert away.status_code == 503
        assert away.json()["type"] == "/problems/unavailable"
        assert service.get("/readyz").status_code == 200, "stateless routes need no Redis"
        assert httpx.post(service.address + SETUP, content=BODY, headers=HEADERS).status_code == 200
        for _ in range(4):
            service.get("/readyz/sessions")
        text = service.get("/metrics").text
        assert "areopagus_redis_up 0.0" in text
        assert re.search(r"areopagus_redis_errors_total\{.*\} [1-9]", text)
        redis.start()
        until(lambda: service.get("/readyz/sessions").status_code == 200)
        assert "areopagus_redis_up 1.0" in service.get("/metrics").text


def test_a_backup_is_restored_as_the_handbook_says(tmp_path: Path) -> None:
    dump = tmp_path / "backup.rdb"
    (tmp_path / "restored").mkdir()
    with redis_server("--appendonly", "yes") as redis:
        with serving(tmp_path, redis_url=redis.url, log_level="warning") as service:
            body = {"game": "red-planet", "seats": 3}
            created = httpx.post(f"{service.address}/v1/sessions", json=body).json()
        redis_cli(redis.port, "--rdb", str(dump))
    dump.rename(tmp_path / "restored" / "dump.rdb")

    restored = RedisServer(tmp_path / "restored", "--appendonly", "no")
    restored.start()
    redis_cli(restored.port, "config", "set", "appendonly", "yes")
    while "aof_rewrite_in_progress:0" not in redis_cli(restored.port, "info", "persistence"):
        time.sleep(0.05)
    restored.kill()

    usual = RedisServer(tmp_path / "restored", "--appendonly", "yes")
    usual.start()
    try:
        with serving(tmp_path, redis_url=usual.url, log_level="warning") as service:
            token = created["seats"][0]["token"]
            seen = httpx.get(
                f"{service.address}/v1/sessions/{created['session']}",
                headers={"authorization": f"Bearer {token}"},
            )
        assert seen.json()["session"] == created["session"]
    finally:
        usual.kill()


def redis_cli(port: int, *words: str) -> str:
    command = ["redis-cli", "-p", str(port), *words]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=20).stdout


def test_few_calls_make_the_service_ready() -> None:
    """Where time is promised, calls are counted: the schema of GraphQL alone would be six million.

    `python -m bench.start` measures the seconds.
    """
    code = """
from tests.work import counted

def make():
    from areopagus.api.app import app_from_environment
    return app_from_environment()

print(counted(make)[1])
"""
    command = [sys.executable, "-c", code]
    made = subprocess.run(command, capture_output=True, text=True, check=True, cwd=PROJECT)
    print(f"{made.stdout.strip()} calls")
    assert int(made.stdout) < 2_000_000


def test_workers_are_light_and_count_together(tmp_path: Path) -> None:
    with serving(tmp_path, workers=2, log_level="warning") as service:
        for _ in range(40):  # each on a connection of its own, so that both workers get some
            httpx.post(service.address + SETUP, content=BODY, headers=HEADERS)
        labels = 'game="red-planet",method="POST",route="/v1/games/{game}/setup",status="200"'
        assert metric(service, f"areopagus_http_requests_total{{{labels}}}") == 40
        assert metric(service, "areopagus_ready") == 1
        sizes = [resident(pid) for pid in service.workers()]
        print("idle memory per worker:", ", ".join(f"{size:.0f} MB" for size in sizes))
        assert len(sizes) == 2
        assert max(sizes) < 120


def test_a_worker_that_was_killed_leaves_no_gauge_behind(tmp_path: Path) -> None:
    with serving(tmp_path, workers=2, log_level="error") as service:
        folder = metrics_folder(service)
        victim = service.workers()[0]
        service.get("/metrics")
        assert list(folder.glob(f"gauge_live*_{victim}.db"))
        os.kill(victim, signal.SIGKILL)
        until(lambda: answered(service, "/metrics") and is_replaced(service, folder, victim))
        assert metric(service, "areopagus_http_requests_in_flight") == 1  # this very one
    assert not folder.exists()


def answered(service: Serving, path: str) -> bool:
    """Whether a worker answered, and not one that was killed."""
    with suppress(httpx.TransportError):
        return service.get(path).status_code == 200
    return False


def is_replaced(service: Serving, folder: Path, victim: int) -> bool:
    """Whether a killed worker has left no gauge, and another has come."""
    left = list(folder.glob(f"gauge_live*_{victim}.db"))
    return not left and len(service.workers()) == 2


def metric(service: Serving, name: str) -> float:
    text = service.get("/metrics").text
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, text
    return float(found[1])


def metrics_folder(service: Serving) -> Path:
    worker = service.workers()[0]
    variables = Path(f"/proc/{worker}/environ").read_text().split("\0")
    (folder,) = (one for one in variables if one.startswith("PROMETHEUS_MULTIPROC_DIR="))
    return Path(folder.partition("=")[2])


def resident(pid: int) -> float:
    """Megabytes that a process has for itself or shares."""
    status: dict[str, Any] = dict(
        line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines()
    )
    return int(status["VmRSS"].split()[0]) / 1024

"""The management port: answered from a thread of its own, whatever the service is doing."""

import asyncio
import signal
import socket
from pathlib import Path

import httpx
import pytest

from areopagus.api.lifecycle import Drain
from areopagus.api.problems import Problem
from areopagus.api.server.management import LIFELESS, Heartbeat, management_app, serving
from areopagus.sessions.memory import MemoryStore
from areopagus.settings import Settings
from areopagus.telemetry import metrics
from tests.deploy.serving import free_port
from tests.deploy.serving import serving as running


def get(url: str) -> httpx.Response:
    """Blocks, whether an event loop is running or not."""
    return httpx.get(url, timeout=60)


def test_it_answers_while_the_main_loop_is_blocked() -> None:
    async def story() -> None:
        settings = Settings(management_port=0)
        drain = Drain()
        app = management_app(settings, MemoryStore(60), drain, Heartbeat())
        with serving(app, settings) as port:
            address = f"http://127.0.0.1:{port}"
            # These calls do not await: nothing else runs on this loop until they are answered.
            healthy = get(f"{address}/healthz")
            assert healthy.json() == {"status": "ok"}
            assert healthy.headers["x-content-type-options"] == "nosniff"
            assert get(f"{address}/readyz").status_code == 200
            assert "areopagus_http_requests" in get(f"{address}/metrics").text
            assert get(f"{address}/v1/games").status_code == 404
            drain.has_begun = True
            assert get(f"{address}/readyz").json()["type"] == "/problems/draining"
        with pytest.raises(httpx.TransportError):
            get(f"{address}/healthz")

    asyncio.run(story())


def test_the_store_is_asked_on_the_main_loop() -> None:
    class Noting(MemoryStore):
        asked_on: asyncio.AbstractEventLoop | None = None

        async def version(self, id: str) -> int | None:
            self.asked_on = asyncio.get_running_loop()
            return await super().version(id)

    async def story() -> None:
        settings, store = Settings(management_port=0), Noting(60)
        app = management_app(settings, store, Drain(), Heartbeat())
        with serving(app, settings) as port:
            url = f"http://127.0.0.1:{port}/readyz/sessions"
            answer = await asyncio.to_thread(httpx.get, url)
        assert answer.status_code == 200
        assert store.asked_on is asyncio.get_running_loop()

    asyncio.run(story())


def test_a_main_loop_without_a_sign_of_life_is_not_healthy() -> None:
    now = 0.0
    heart = Heartbeat(lambda: now)
    now = LIFELESS
    heart.check()
    now = LIFELESS + 1
    with pytest.raises(Problem) as stuck:
        heart.check()
    assert stuck.value.document.status == 503


def test_the_main_loop_gives_signs_of_life() -> None:
    now = 0.0

    async def story() -> None:
        nonlocal now
        heart = Heartbeat(lambda: now)
        now = LIFELESS + 1
        beating = asyncio.create_task(heart.beat())
        await asyncio.sleep(0)
        heart.check()
        beating.cancel()

    asyncio.run(story())


@pytest.mark.parametrize("workers", [1, 2])
def test_metrics_are_on_the_management_port_only(tmp_path: Path, workers: int) -> None:
    port = free_port()
    with running(
        tmp_path, management_port=port, workers=workers, drain_seconds=2, log_level="warning"
    ) as service:
        management = f"http://127.0.0.1:{port}"
        for _ in range(5):
            assert service.get("/v1/games").status_code == 200
        assert service.get("/metrics").status_code == 404
        assert service.get("/healthz").status_code == 200
        text = httpx.get(f"{management}/metrics").text
        listed = (
            'areopagus_http_requests_total{game="",method="GET",route="/v1/games",status="200"}'
        )
        assert f"{listed} 5.0" in text
        assert httpx.get(f"{management}/readyz").status_code == 200
        service.process.send_signal(signal.SIGTERM)
        while httpx.get(f"{management}/readyz").status_code == 200:
            pass
        service.process.wait(60)


def test_a_management_port_that_is_taken_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with (
            pytest.raises(AssertionError, match="stopped"),
            running(tmp_path, management_port=port),
        ):
            pass
    log = (tmp_path / "log").read_text()
    assert log == f"areopagus: cannot listen on 127.0.0.1:{port}: Address already in use\n"


def test_probes_are_not_counted_as_requests() -> None:
    async def story() -> None:
        settings = Settings(management_port=0)
        app = management_app(settings, MemoryStore(60), Drain(), Heartbeat())
        with serving(app, settings) as port:
            before = metrics.exposition()
            get(f"http://127.0.0.1:{port}/healthz")
            after = metrics.exposition()
        name = b"areopagus_http_requests_total"
        assert [line for line in after.split(b"\n") if line.startswith(name)] == [
            line for line in before.split(b"\n") if line.startswith(name)
        ]

    asyncio.run(story())

"""Services as processes, and clients that speak HTTP to them."""

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import httpx

from tests.sessions.redis_server import free_port


class Service:
    """One process of the service."""

    def __init__(self, redis_url: str | None, **environment: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._environment = {**os.environ, "AREOPAGUS_DRAIN_SECONDS": "0", **environment}
        if redis_url is not None:
            self._environment["AREOPAGUS_REDIS_URL"] = redis_url
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "uvicorn",
            "--factory",
            "tests.sessions.service_app:create",
        ]
        command += ["--port", str(self.port), "--log-level", "warning", "--no-access-log"]
        command += ["--timeout-graceful-shutdown", "10"]
        self.process = subprocess.Popen(command, env=self._environment)

    def wait_until_ready(self) -> None:
        for _ in range(600):
            try:
                if httpx.get(f"{self.address}/readyz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the service did not become ready")

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(60)


@contextmanager
def services(redis_url: str | None, count: int = 1, **environment: str) -> Iterator[list[Service]]:
    """Processes behind one Redis."""
    running = [Service(redis_url, **environment) for _ in range(count)]
    try:
        for service in running:
            service.start()
        for service in running:
            service.wait_until_ready()
        yield running
    finally:
        for service in running:
            if service.process is not None:
                service.process.kill()
                service.process.wait(60)


def until(happened: Callable[[], object]) -> None:
    """Wait for something to happen; after a minute it will not."""
    guard = time.monotonic() + 60
    while not happened():
        assert time.monotonic() < guard, "it did not happen"
        time.sleep(0.01)


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


class Game:
    """A session over HTTP, with all its tokens."""

    def __init__(self, client: httpx.Client, **setup: Any) -> None:
        self.client = client
        self.created = client.post("/v1/sessions", json=setup).raise_for_status().json()
        self.path = f"/v1/sessions/{self.created['session']}"
        self.tokens = [seat["token"] for seat in self.created["seats"]]

    def see(self, seat: int | None = None) -> dict[str, Any]:
        headers = {} if seat is None else bearer(self.tokens[seat])
        found: dict[str, Any] = (
            self.client.get(self.path, headers=headers).raise_for_status().json()
        )
        return found

    def play(self, seat: int, move: Any, key: str | None = None) -> httpx.Response:
        headers = bearer(self.tokens[seat]) | ({"idempotency-key": key} if key else {})
        return self.client.post(f"{self.path}/moves", json={"move": move}, headers=headers)

    def legal(self) -> tuple[int, Any]:
        """A seat to act, and its first legal move."""
        seat = self.see()["toAct"][0]
        return seat, self.see(seat)["legalMoves"][0]["moves"][0]

    def updates(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.client.get(f"{self.path}/events").json()["updates"]
        return found

    def close(self) -> None:
        headers = bearer(self.created["host"])
        self.client.delete(self.path, headers=headers).raise_for_status()

    def record(self) -> dict[str, Any]:
        headers = bearer(self.created["host"])
        response = self.client.get(f"{self.path}/record", headers=headers).raise_for_status()
        found: dict[str, Any] = response.json()
        return found

    def replays(self) -> bool:
        """Whether the record leads to what the session shows."""
        url = f"/v1/games/{self.created['game']}"
        state = self.client.post(f"{url}/replay", json=self.record()).raise_for_status().json()
        view = self.client.post(f"{url}/view", json={"state": state["state"], "seat": 0})
        return bool(view.json()["view"] == self.see(0)["view"])


class Events:
    """An event stream, taken apart."""

    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        self._lines = response.aiter_lines()

    async def next(self) -> tuple[str, str | None, Any]:
        """The kind, the id and the data of the next event; comments are passed over."""
        fields: dict[str, str] = {}
        async with asyncio.timeout(60):
            async for line in self._lines:
                if line and not line.startswith(":"):
                    name, _, value = line.partition(": ")
                    fields[name] = value
                elif not line and "data" in fields:
                    return fields["event"], fields.get("id"), json.loads(fields["data"])
        raise EOFError


@asynccontextmanager
async def events(
    address: str, path: str, token: str | None = None, last: str | None = None
) -> AsyncIterator[Events]:
    """Listen to a session."""
    headers = {"accept": "text/event-stream"} | (bearer(token) if token else {})
    if last is not None:
        headers["last-event-id"] = last
    async with (
        httpx.AsyncClient(base_url=address, timeout=30) as client,
        client.stream("GET", f"{path}/stream", headers=headers) as response,
    ):
        yield Events(response)

"""The running service with more to do than it can: it refuses some and serves the others."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator

import httpx
import pytest

from tests.server import running_service

BODY = json.dumps({"seats": 5, "seed": "overload"}).encode()
SETUP = (
    b"POST /v1/games/red-planet/setup HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
    b"Content-Length: %d\r\n\r\n" % len(BODY)
)
CROWD = 400


@pytest.fixture(scope="module")
def narrow() -> Iterator[str]:
    """A service in which hardly anybody may wait."""
    with running_service(max_wait_ms="1") as address:
        yield address


class Client:
    """A connection that sends requests as they are and reads answers."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def at(cls, address: str) -> "Client":
        host, _, port = address.removeprefix("http://").partition(":")
        return cls(*await asyncio.open_connection(host, int(port)))

    def send(self, request: bytes) -> None:
        self._writer.write(request)

    async def answer(self) -> tuple[int, dict[str, str], bytes]:
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode()
        status, *lines = head.strip().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines)
        body = await self._reader.readexactly(int(headers["content-length"]))
        return int(status.split()[1]), headers, body

    def close(self) -> None:
        self._writer.close()


async def crowd(address: str, request: bytes) -> list[tuple[int, dict[str, str], bytes]]:
    """All ask at the same time, twice in a row, and wait for their answers."""
    clients = [await Client.at(address) for _ in range(CROWD)]
    try:
        answers = []
        for _ in range(2):
            for client in clients:
                client.send(request)
            answers += await asyncio.gather(*(client.answer() for client in clients))
        return answers
    finally:
        for client in clients:
            client.close()


def test_some_are_refused_and_told_when_to_come_back_and_the_rest_are_served(narrow: str) -> None:
    answers = asyncio.run(asyncio.wait_for(crowd(narrow, SETUP + BODY), 60))
    statuses = Counter(status for status, _, _ in answers)
    assert set(statuses) == {200, 503}
    for status, headers, body in answers:
        if status == 503:
            assert json.loads(body)["type"] == "/problems/overloaded"
            assert 1 <= int(headers["retry-after"]) <= 30
            assert headers["x-content-type-options"] == "nosniff"
            assert "x-request-id" in headers
    after = httpx.post(f"{narrow}/v1/games/red-planet/setup", content=BODY, headers=JSON)
    assert after.status_code == 200


JSON = {"content-type": "application/json"}


def test_probes_are_never_refused(narrow: str) -> None:
    request = b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"
    answers = asyncio.run(asyncio.wait_for(crowd(narrow, request), 60))
    assert {status for status, _, _ in answers} == {200}


def test_a_refusal_does_not_wait_for_the_body(narrow: str) -> None:
    """Whoever sends a body slowly is told at once, and its connection goes on."""

    async def story() -> None:
        slow = [await Client.at(narrow) for _ in range(CROWD)]
        for client in slow:
            client.send(SETUP + BODY[:3])
        await asyncio.sleep(0.1)
        for client in slow:
            client.send(BODY[3:])
        answers = await asyncio.gather(*(client.answer() for client in slow))
        assert {status for status, _, _ in answers} <= {200, 503}
        refused = [
            client for client, (status, _, _) in zip(slow, answers, strict=True) if status == 503
        ]
        for client in refused[:3]:
            client.send(SETUP + BODY)
            assert (await client.answer())[0] in (200, 503)
        for client in slow:
            client.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_refusals_are_counted(narrow: str) -> None:
    asyncio.run(asyncio.wait_for(crowd(narrow, SETUP + BODY), 60))
    text = httpx.get(f"{narrow}/metrics").text
    assert 'areopagus_http_requests_total{game="",method="POST",route="none",status="503"}' in text

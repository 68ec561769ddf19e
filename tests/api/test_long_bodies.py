"""A long body is looked over and decoded beside the event loop."""

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from areopagus.api import decoding
from areopagus.api.body import check_structure
from areopagus.api.graphql import requests, socket

BRACKETS = "[" + ("[" * 20 + "]" * 20 + ",") * 2_000 + "[]]"
"""As costly to look over as a text of this length can be."""
QUERY = f'{{"query":"{{games{{id}}}}","variables":{{"s":{BRACKETS}}}}}'
WHERE = [decoding, requests, socket]


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each body of some length that is looked over: whether on the event loop."""
    found: list[bool] = []

    def noting(body: bytes, *bounds: Any) -> None:
        if len(body) > len(BRACKETS):
            try:
                asyncio.get_running_loop()
            except RuntimeError:
                found.append(False)
            else:
                found.append(True)
        check_structure(body, *bounds)

    for module in WHERE:
        monkeypatch.setattr(module, "check_structure", noting)
    return found


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/v1/games/tic-tac-toe/judge-batch", f'{{"items":{BRACKETS}}}'),
        ("/graphql", QUERY),
    ],
)
def test_the_loop_does_not_check_structure_long_bodies(
    client: TestClient, looked: list[bool], path: str, body: str
) -> None:
    answer = client.post(path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (200, 422)
    assert looked == [False]


def test_nor_long_messages_of_a_websocket(client: TestClient, looked: list[bool]) -> None:
    with client.websocket_connect("/graphql", subprotocols=["graphql-transport-ws"]) as opened:
        opened.send_json({"type": "connection_init"})
        opened.receive_json()
        opened.send_text(f'{{"id":"1","type":"subscribe","payload":{QUERY}}}')
        with suppress(WebSocketDisconnect):
            opened.receive_json()
    assert looked == [False]

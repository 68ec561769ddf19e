"""The worst cases of REST and of live updates, for ``bench.worst``."""

import http.client
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
from websockets.sync.client import connect

from bench.cases import Answered, Case
from bench.worst_graphql import SPEAK, position_of

MAZE = "/v1/games/magic-maze-on-mars"
RECORD = 20_000
SEQUENCE = 1_000
BATCH = 256


def cases(port: int) -> Iterator[Case]:
    """Requests as large as the limits admit, and sessions as long as they get."""
    yield Case("OpenAPI", "/openapi.json", method="GET")
    yield Case("GraphQL schema as text", "/schema.graphql", method="GET")
    yield from _stateless()
    session = _Session(port)
    yield from session.cases()


def _stateless() -> Iterator[Case]:
    state, move, seat = position_of("on-mars", 300)
    item = {"state": state, "seat": seat, "move": move}
    on_mars = "/v1/games/on-mars"
    yield _post("judge-batch of 256, On Mars", f"{on_mars}/judge-batch", {"items": [item] * BATCH})
    path = f"{on_mars}/legal-moves?explain=true"
    yield _post("legal-moves with explain, On Mars", path, {"state": state})
    play = {"seat": 0, "move": SPEAK, "at": 0}
    setup = {"seats": 4, "seed": "worst"}
    record = {"setup": setup, "moves": [play] * RECORD}
    yield _post("replay of 20,000 moves", f"{MAZE}/replay", record)
    maze = position_of("magic-maze-on-mars", 0)[0]
    moves = {"state": maze, "seat": 0, "at": 0, "moves": [SPEAK] * SEQUENCE}
    yield _post("apply of 1,000 moves", f"{MAZE}/apply", moves)
    yield Case("a body of brackets, 8 MB", f"{MAZE}/replay", lambda _: b"[" * 8_000_000, times=2)
    nested = b'{"items":[' + (b"[" * 28 + b"]" * 28 + b",") * 17_000 + b"[]]}"
    yield Case("a body of nested brackets, 1 MB", f"{on_mars}/judge-batch", lambda _: nested)
    yield Case("a body of strings, 8 MB", f"{MAZE}/replay", lambda _: b'["",' * 2_000_000, times=2)


def _post(name: str, path: str, content: Any, headers: dict[str, str] | None = None) -> Case:
    body = msgspec.json.encode(content)
    more = {"headers": {"content-type": "application/json", **headers}} if headers else {}
    return Case(name, path, lambda _: body, **more)


class _Session:
    """A session with as many moves as one may have."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        made = self._send("/v1/sessions", {"game": "magic-maze-on-mars", "seats": 2})
        self.path = f"/v1/sessions/{made['session']}"
        self.id: str = made["session"]
        self._token: str = made["seats"][0]["token"]
        self._host: str = made["host"]
        self.version = 0
        for _ in range(RECORD - 20):
            seen = self._send(f"{self.path}/moves?include=", {"move": SPEAK}, self._token)
            self.version = seen["version"]

    def cases(self) -> Iterator[Case]:
        """What may be asked of it."""
        seat = {"authorization": f"Bearer {self._token}"}
        keyed = {**seat, "idempotency-key": "worst"}
        yield _post("session: retry with an Idempotency-Key", f"{self.path}/moves", SPOKEN, keyed)
        yield Case(
            "session: undo of 10,000 moves",
            f"{self.path}/undo",
            lambda turn: b'{"to":%d}' % (self.version // 2 - turn * 1_000),
            headers={"content-type": "application/json", **seat},
        )
        yield _post("session: the usual undo", f"{self.path}/undo", {}, seat)
        host = {"authorization": f"Bearer {self._host}"}
        yield Case("session: its record", f"{self.path}/record", method="GET", headers=host)
        yield Case("session: a page of events", f"{self.path}/events?after=0", method="GET")
        yield Case(
            "session: a stream that catches up",
            f"{self.path}/stream?after=0",
            method="GET",
            headers={"accept": "text/event-stream"},
            until=b"id: %d\n" % self.version,
        )
        yield Subscription(
            "session: a subscription that catches up",
            "/graphql",
            session=self.id,
            version=self.version,
        )

    def _send(self, path: str, content: Any, token: str | None = None) -> Any:
        headers = {"content-type": "application/json"}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        self._connection.request("POST", path, msgspec.json.encode(content), headers)
        answer = self._connection.getresponse()
        body = answer.read()
        if answer.status not in (200, 201):
            raise RuntimeError(f"{path}: {answer.status} {body[:500]!r}")
        return msgspec.json.decode(body)


SPOKEN = {"move": SPEAK}


@dataclass(frozen=True)
class Subscription(Case):
    """A subscription by WebSocket to all that happened in a session."""

    session: str = ""
    version: int = 0

    def ask(self, port: int, turn: int) -> Answered:
        query = "subscription($s: String!) { session(session: $s, after: 0) { __typename ... on "
        query += f"SessionUpdate {{ version time seat at toAct over }} }} }} # {turn}"
        payload = {"query": query, "variables": {"s": self.session}}
        begin = json.dumps({"id": "1", "type": "subscribe", "payload": payload})
        last = f'"version":{self.version}'
        answered = 0
        with connect(
            f"ws://127.0.0.1:{port}{self.path}", subprotocols=["graphql-transport-ws"]
        ) as socket:
            socket.send('{"type":"connection_init"}')
            socket.send(begin)
            for message in socket:
                answered += len(message)
                if '"error' in str(message)[:200]:
                    raise RuntimeError(f"{self.name}: {message!r}")
                if last in str(message):
                    break
        return Answered(101, len(begin), answered)

"""Sessions followed over graphql-transport-ws: the protocol, and what is told to whom."""

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from areopagus.api.app import create_app
from areopagus.api.graphql import socket
from areopagus.api.graphql.engine import Engine
from areopagus.api.graphql.requests import Request
from areopagus.api.graphql.schema import build_schema
from areopagus.api.lazy import Lazy
from areopagus.api.streams import Streams
from areopagus.sessions import feed
from areopagus.sessions.service import Sessions
from areopagus.sessions.store_factory import open_store
from areopagus.settings import Settings
from tests.graphql.sessions import CLOSE, CREATE, FOLLOW, UNDO, Table, Words
from tests.sessions.conftest import opening
from tests.sessions.given import CATALOGUE, a_room

PROTOCOL = "graphql-transport-ws"


@contextmanager
def serving(**settings: Any) -> Iterator[TestClient]:
    with TestClient(create_app(Settings(**settings), CATALOGUE)) as client:
        yield client


@pytest.fixture(scope="module")
def served() -> Iterator[TestClient]:
    with serving() as client:
        yield client


class Wire:
    """One connection, seen from the client."""

    def __init__(self, raw: WebSocketTestSession) -> None:
        self.raw = raw

    def send(self, **message: Any) -> None:
        self.raw.send_json(message)

    def next(self) -> Any:
        """The next message that is no ping."""
        while (message := self.raw.receive_json())["type"] == "ping":
            pass
        return message

    def greet(self, token: str | None = None) -> "Wire":
        payload = {} if token is None else {"Authorization": f"Bearer {token}"}
        self.send(type="connection_init", payload=payload)
        assert self.next() == {"type": "connection_ack"}
        return self

    def follow(self, table: Table, after: int | None = 0, id: str = "1") -> None:
        variables = {"session": table.id, "after": after}
        payload = {"query": table.words(FOLLOW), "variables": variables}
        self.send(type="subscribe", id=id, payload=payload)

    def told(self) -> Any:
        """What the next message of a subscription tells."""
        message = self.next()
        assert message["type"] == "next", message
        assert "errors" not in message["payload"], message
        (content,) = message["payload"]["data"].values()
        return content

    def closed(self) -> tuple[int, str]:
        """How the other side ends it."""
        with pytest.raises(WebSocketDisconnect) as ended:
            self.next()
        return ended.value.code, ended.value.reason


@contextmanager
def wired(client: TestClient, protocol: str = PROTOCOL, **headers: str) -> Iterator[Wire]:
    with client.websocket_connect("/graphql", subprotocols=[protocol], headers=headers) as raw:
        yield Wire(raw)


def mark(square: int) -> dict[str, Any]:
    return {"type": "mark", "square": square}


def test_each_change_is_told_once_and_in_order(served: TestClient) -> None:
    table = Table(served, "TicTacToe")
    table.play(0, mark(0))
    with wired(served) as wire:
        wire.greet(table.tokens[0]).follow(table)
        assert wire.told()["version"] == 1
        table.play(1, mark(1))
        assert (told := wire.told())["version"] == 2
        assert told["__typename"] == "TicTacToeUpdate"
        table.ask(UNDO, table.tokens[1], session=table.id)
        assert wire.told()["undoneTo"] == 1
        table.ask(CLOSE, table.host, session=table.id)
        assert wire.told() == {"__typename": "StreamEnded", "reason": "CLOSED", "version": 3}
        assert wire.next() == {"type": "complete", "id": "1"}


def test_a_variable_that_is_no_json_ends_its_operation_and_nothing_else(
    served: TestClient,
) -> None:
    table = Table(served, "TicTacToe")
    with wired(served) as wire:
        wire.greet(table.tokens[0])
        payload = '{"query": "query($a: ID!) { game(id: $a) { id } }", "variables": {"a": 1e5000}}'
        wire.raw.send_text('{"type": "subscribe", "id": "0", "payload": ' + payload + "}")
        refused = wire.next()
        assert (refused["type"], refused["id"]) == ("error", "0")
        assert "`a`" in refused["payload"][0]["message"]
        wire.follow(table)
        table.play(0, mark(0))
        assert wire.told()["version"] == 1


@pytest.mark.parametrize("origin", ["http://[", "http://a]b", "null"])
def test_an_origin_that_is_none_may_not_ask(served: TestClient, origin: str) -> None:
    with pytest.raises(WebSocketDenialResponse) as refused, wired(served, origin=origin):
        pass
    assert refused.value.status_code == 403


def test_a_reason_fits_into_the_frame_that_carries_it(served: TestClient) -> None:
    table = Table(served, "TicTacToe")
    with wired(served) as wire:
        wire.greet(table.tokens[0])
        wire.follow(table, id="\N{GRINNING FACE}" * 64)
        wire.follow(table, id="\N{GRINNING FACE}" * 64)
        code, reason = wire.closed()
    assert code == 4409
    assert 100 < len(reason.encode()) <= 123


def test_each_seat_is_told_only_what_it_may_see(served: TestClient) -> None:
    table = Table(served, "RedPlanet", 3)
    with wired(served) as first, wired(served) as second, wired(served) as spectator:
        everybody: dict[int | None, Wire] = {
            0: first.greet(table.tokens[0]),
            1: second.greet(table.tokens[1]),
            None: spectator.greet(),
        }
        for wire in everybody.values():
            wire.follow(table)
        for _ in range(8):
            table.step()
        heard = {seat: [wire.told() for _ in range(9)] for seat, wire in everybody.items()}
    for seat, updates in heard.items():
        assert [update["version"] for update in updates] == list(range(1, 10))
        events = [event["document"] for update in updates for event in update["events"]]
        secrets = [event["to"] for event in events if "to" in event]
        assert all(seat in to for to in secrets)
        assert bool(secrets) == (seat is not None)


def test_one_query_follows_sessions_of_any_game(served: TestClient) -> None:
    query = """subscription($session: String!) { session(session: $session, after: 0) {
        __typename ... on SessionUpdate { version toAct over events { document } } } }"""
    with wired(served) as wire:
        wire.greet()
        for name in ("TicTacToe", "RedPlanet"):
            table = Table(served, name)
            version = table.step()["version"]
            payload = {"query": query, "variables": {"session": table.id}}
            wire.send(type="subscribe", id=name, payload=payload)
            updates = [wire.told() for _ in range(version)]
            assert [update["version"] for update in updates] == [*range(1, version + 1)]
            assert {update["__typename"] for update in updates} == {f"{name}Update"}
            assert all(update["toAct"] and not update["over"] for update in updates)


def test_who_comes_back_misses_nothing_and_gets_nothing_twice(served: TestClient) -> None:
    table = Table(served, "TicTacToe")
    versions: list[int] = []
    for turn in range(4):
        table.play(turn % 2, mark(turn))
        with wired(served) as wire:
            wire.greet().follow(table, versions[-1] if versions else 0)
            versions.append(wire.told()["version"])
            wire.send(type="complete", id="1")
    assert versions == [1, 2, 3, 4]


@pytest.mark.parametrize("token", ["", "x" * 32])
def test_a_token_that_opens_nothing_is_refused_as_data(served: TestClient, token: str) -> None:
    table = Table(served, "TicTacToe")
    with wired(served) as wire:
        wire.greet(token).follow(table)
        assert wire.told()["__typename"] == "Unauthenticated"
        assert wire.next()["type"] == "complete"
        wire.send(type="ping")
        assert wire.next() == {"type": "pong"}


def test_a_session_that_is_not_there_is_told_as_data(served: TestClient) -> None:
    table = Table(served, "TicTacToe")
    table.id = "x" * 22
    with wired(served) as wire:
        wire.greet().follow(table)
        assert wire.told()["__typename"] == "UnknownSession"


def test_a_version_that_is_none_is_told_as_data(served: TestClient) -> None:
    with wired(served) as wire:
        wire.greet().follow(Table(served, "TicTacToe"), after=-1)
        refused = wire.told()
        assert (refused["__typename"], refused["pointer"]) == ("InvalidArgument", "/after")


def test_queries_are_answered_and_mutations_are_not(served: TestClient) -> None:
    with wired(served) as wire:
        wire.greet()
        wire.send(type="subscribe", id="q", payload={"query": "{ games { id } }"})
        assert wire.next()["payload"]["data"]["games"]
        assert wire.next() == {"type": "complete", "id": "q"}
        query = Table(served, "TicTacToe").words(CREATE)
        wire.send(type="subscribe", id="m", payload={"query": query})
        refused = wire.next()
        assert (refused["type"], refused["id"]) == ("error", "m")
        assert refused["payload"][0]["extensions"]["code"] == "METHOD_NOT_ALLOWED"


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("subscription { nothing }", "GRAPHQL_VALIDATION_FAILED"),
        ("subscription {", "GRAPHQL_PARSE_FAILED"),
        ("{" + "a{" * 20 + "b" + "}" * 21, "TOO_DEEP"),
        ("{" + " ".join(f"a{n}: games {{ id }}" for n in range(31)) + "}", "TOO_MANY_ALIASES"),
        (
            "subscription($s: String!) { session(session: $s) { __typename } }",
            "BAD_USER_INPUT",
        ),
    ],
)
def test_the_limits_of_the_endpoint_hold_here_too(
    served: TestClient, query: str, code: str
) -> None:
    with wired(served) as wire:
        wire.greet().send(type="subscribe", id="1", payload={"query": query})
        refused = wire.next()
        assert refused["type"] == "error"
        assert refused["payload"][0]["extensions"]["code"] == code


def test_subscriptions_do_not_go_by_post(served: TestClient) -> None:
    query = 'subscription { session(session: "") { __typename } }'
    answer = served.post("/graphql", json={"query": query}).json()
    assert answer["errors"][0]["extensions"]["code"] == "WEBSOCKET_NEEDED"


def test_one_connection_follows_only_so_much() -> None:
    with serving(graphql_max_subscriptions=2) as client:
        table = Table(client, "TicTacToe")
        with wired(client) as wire:
            wire.greet()
            for id in "123":
                wire.follow(table, id=id)
            refused = wire.next()
            assert refused["payload"][0]["extensions"]["code"] == "TOO_MANY_SUBSCRIPTIONS"
            assert refused["id"] == "3"


def test_the_legacy_protocol_is_not_spoken(served: TestClient) -> None:
    with wired(served, "graphql-ws") as wire:
        assert wire.closed()[0] == 4406


@pytest.mark.parametrize(
    ("messages", "code"),
    [
        ([{"type": "subscribe", "id": "1", "payload": {"query": "{ games { id } }"}}], 4401),
        ([{"type": "connection_init"}, {"type": "connection_init"}], 4429),
        ([{"type": "start"}], 4400),
        ([{"type": "subscribe", "id": "1"}], 4400),
        ([[]], 4400),
    ],
)
def test_breaches_of_the_protocol_end_the_connection(
    served: TestClient, messages: list[Any], code: int
) -> None:
    with wired(served) as wire:
        for message in messages:
            wire.raw.send_json(message)
        if code == 4429:
            assert wire.next() == {"type": "connection_ack"}
        assert wire.closed()[0] == code


def test_an_id_names_one_operation_at_a_time(served: TestClient) -> None:
    table = Table(served, "TicTacToe")
    with wired(served) as wire:
        wire.greet()
        wire.follow(table)
        wire.follow(table)
        assert wire.closed() == (4409, "Subscriber for 1 already exists")


def test_who_never_says_hello_is_let_go(
    served: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "PATIENCE", 0.05)
    with wired(served) as wire:
        assert wire.closed()[0] == 4408


def test_silence_is_filled_with_pings(served: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HEARTBEAT", 0.02)
    with wired(served) as wire:
        wire.send(type="connection_init")
        assert wire.raw.receive_json() == {"type": "connection_ack"}
        assert wire.raw.receive_json() == {"type": "ping"}
        wire.send(type="pong")
        assert wire.raw.receive_json() == {"type": "ping"}


def test_a_page_of_another_origin_must_be_allowed(served: TestClient) -> None:
    with pytest.raises(WebSocketDisconnect), wired(served, origin="https://evil.example"):
        pass
    with wired(served, origin="http://testserver") as wire:
        wire.greet()
    with (
        serving(cors_origins="https://good.example") as client,
        wired(client, origin="https://good.example") as wire,
    ):
        wire.greet()


def test_a_service_that_stops_says_so(served: TestClient) -> None:
    sessions = Sessions(CATALOGUE, open_store(None, 3600), ttl=3600)
    with TestClient(create_app(Settings(), CATALOGUE, sessions)) as client:
        table = Table(client, "TicTacToe")
        with wired(client) as wire:
            wire.greet()
            wire.follow(table, id="1")
            wire.follow(table, id="2")
            wire.send(type="ping")
            assert wire.next() == {"type": "pong"}
            time.sleep(0.1)
            assert client.portal is not None
            client.portal.call(sessions.drain, 5.0)
            ended = [wire.next() for _ in range(4)]
            told = [one["payload"]["data"] for one in ended if one["type"] == "next"]
            assert [one["session"]["reason"] for one in told] == ["RESTARTING"] * 2
            assert {one["id"] for one in ended if one["type"] == "complete"} == {"1", "2"}
            assert wire.closed() == (1012, "Service Restart")


def test_a_reader_that_falls_behind_is_dropped_with_a_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(feed, "REMEMBERED", 2)

    async def read_slowly() -> list[Any]:
        async with a_room(opening(None)) as room:
            engine = Engine(build_schema(CATALOGUE), Settings(), room.sessions)
            party = await room.create()
            variables = {"session": party.id, "after": 0}
            raw = {name: msgspec.Raw(msgspec.json.encode(v)) for name, v in variables.items()}
            request = Request(query=Words("TicTacToe")(FOLLOW), variables=raw)
            answers = await engine.follow(request, "en")
            first = asyncio.ensure_future(anext(answers))
            await asyncio.sleep(0.05)
            await party.mark(0)
            got = [await first]
            for turn, square in enumerate((1, 2, 3), 1):
                await party.mark(square, first=turn)
                await asyncio.sleep(0.05)
            got += [answer async for answer in answers]
            return [answer["data"]["session"] for answer, _ in got]

    first, *rest = asyncio.run(read_slowly())
    assert first["version"] == 1
    assert rest == [{"__typename": "StreamEnded", "reason": "SLOW", "version": 1}]


def test_a_reader_that_reads_nothing_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "STALLED", 0.05)
    sent: list[Any] = []

    async def connect() -> None:
        messages = [{"type": "websocket.connect"}, text(type="connection_init"), text(type="ping")]

        async def receive() -> Any:
            return messages.pop(0) if messages else await asyncio.Future()

        async def send(message: Any) -> None:
            if "pong" in message.get("text", ""):
                await asyncio.Future()
            sent.append(message)

        engine = Lazy(lambda: Engine(build_schema(CATALOGUE), Settings()))
        scope = {"type": "websocket", "headers": [], "subprotocols": [PROTOCOL]}
        await socket.GraphQLSocket(engine, Settings(), Streams(1))(scope, receive, send)

    asyncio.run(connect())
    assert [message["type"] for message in sent][-1] == "websocket.close"
    assert sent[-1]["code"] == 1013


def text(**message: Any) -> dict[str, Any]:
    return {"type": "websocket.receive", "text": json.dumps(message)}

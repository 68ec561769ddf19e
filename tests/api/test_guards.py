"""Who is let in, and how often: rate limits, API keys, other origins."""

import asyncio
import re
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from areopagus.api.api_keys import new_api_key, parse_api_keys
from areopagus.api.app import create_app
from areopagus.api.guards import origins_of
from areopagus.api.ratelimit import LocalBuckets, RateLimit, RatePolicy, RedisBuckets, Taken
from areopagus.referee.catalogue import Catalogue
from areopagus.settings import Settings, SettingsError
from tests.tictactoe.game import TIC_TAC_TOE

SETUP = "/v1/games/tic-tac-toe/setup"


def client(**settings: Any) -> TestClient:
    return TestClient(create_app(Settings(**settings), Catalogue([TIC_TAC_TOE])))


# Rates


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills_again() -> None:
    async def story() -> None:
        clock = Clock()
        buckets = LocalBuckets(RatePolicy(requests=3, seconds=30), clock)
        assert [(await buckets.take("a")).left for _ in range(3)] == [2, 1, 0]
        refused = await buckets.take("a")
        assert (refused.allowed, refused.left, refused.wait) == (False, 0, 10.0)
        assert (await buckets.take("b")).allowed, "others are not touched"
        clock.now += 10
        assert (await buckets.take("a")).allowed
        assert not (await buckets.take("a")).allowed
        clock.now += 1000
        assert (await buckets.take("a")).left == 2

    asyncio.run(story())


def test_buckets_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("areopagus.api.ratelimit.MOST_CLIENTS", 10)
    buckets = LocalBuckets(RatePolicy(1, 60))

    async def story() -> None:
        for number in range(50):
            await buckets.take(str(number))

    asyncio.run(story())
    assert len(buckets._full_at) == 10


def test_rates_are_told_by_the_headers_of_the_draft() -> None:
    limited = client(rate_limit=2, rate_window=60)
    first = limited.get("/v1/games")
    assert first.headers["ratelimit-policy"] == '"default";q=2;w=60'
    assert re.fullmatch(r'"default";r=1;t=30', first.headers["ratelimit"])
    assert limited.get("/nowhere").status_code == 404
    refused = limited.get("/v1/games")
    assert refused.status_code == 429
    assert refused.json()["type"] == "/problems/rate-limited"
    assert 1 <= int(refused.headers["retry-after"]) <= 30
    assert refused.headers["ratelimit"].startswith('"default";r=0;t=')
    assert refused.headers["x-content-type-options"] == "nosniff"
    assert limited.get("/healthz").status_code == 200


def test_a_websocket_is_no_way_round_the_rate_limit() -> None:
    limited = client(rate_limit=3, rate_window=600)
    protocols = ["graphql-transport-ws"]
    with limited.websocket_connect("/graphql", subprotocols=protocols) as socket:
        socket.send_json({"type": "connection_init"})
        assert socket.receive_json() == {"type": "connection_ack"}
        socket.send_json({"type": "ping"})
        assert socket.receive_json() == {"type": "pong"}
        socket.send_json({"type": "pong"})  # nobody asked for it
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == 1013


def test_nothing_is_sent_on_a_websocket_that_was_closed_for_its_rate() -> None:
    sent: list[Message] = []

    async def chatty(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        assert (await receive())["type"] == "websocket.disconnect"
        await send({"type": "websocket.send", "text": "the answer of an operation under way"})

    async def receive() -> Message:
        return {"type": "websocket.receive", "text": "{}"}

    async def send(message: Message) -> None:
        sent.append(message)

    policy = RatePolicy(1, 600)
    limit = RateLimit(chatty, LocalBuckets(policy), policy)
    asyncio.run(limit({"type": "websocket", "path": "/graphql"}, receive, send))
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.close"]


def test_only_the_pong_that_a_ping_asks_for_is_not_counted() -> None:
    counted: list[str] = []

    class Counting:
        async def take(self, client: str) -> Taken:
            counted.append(client)
            return Taken(True, 1, 0)

    messages = ['{"type":"pong"}'] * 3 + ['{"type":"ping"}']

    async def receive() -> Message:
        return {"type": "websocket.receive", "text": messages.pop(0)}

    async def pinging(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.send", "text": '{"type":"ping"}'})
        while messages:
            await receive()

    async def send(_: Message) -> None:
        pass

    limit = RateLimit(pinging, Counting(), RatePolicy(1, 600))
    asyncio.run(limit({"type": "websocket", "path": "/graphql"}, receive, send))
    assert len(counted) == 1 + 3, "the handshake, two pongs too many, and a ping"


class AwayRedis:
    def register_script(self, _: str) -> Any:
        async def away(**_: Any) -> Any:
            raise ConnectionError

        return away


def test_without_redis_each_process_goes_by_its_own_buckets() -> None:
    async def story() -> None:
        buckets = RedisBuckets(AwayRedis(), RatePolicy(1, 60))
        assert (await buckets.take("a")).allowed
        assert not (await buckets.take("a")).allowed

    asyncio.run(story())


# API keys

KEY, ENTRY = new_api_key("ann", "play")
ADMIN, ADMIN_ENTRY = new_api_key("bo", "play+sessions+graphql")


@pytest.fixture
def keyed() -> TestClient:
    return client(api_keys=f"{ENTRY}, {ADMIN_ENTRY}")


def test_reading_needs_no_key_and_asking_does(keyed: TestClient) -> None:
    assert keyed.get("/v1/games").status_code == 200
    assert keyed.get("/healthz").status_code == 200
    assert keyed.options(SETUP).status_code == 204
    for method, path in [("POST", SETUP), ("QUERY", SETUP), ("POST", "/graphql")]:
        refused = keyed.request(method, path, json={"seats": 2})
        assert refused.status_code == 401, path
        assert refused.json()["type"] == "/problems/api-key-needed"
        assert refused.headers["www-authenticate"] == 'ApiKey header="X-API-Key"'
    assert keyed.get("/graphql?query={__typename}").status_code == 401


def test_a_key_opens_what_it_is_for(keyed: TestClient) -> None:
    headers = {"x-api-key": KEY}
    assert keyed.post(SETUP, json={"seats": 2}, headers=headers).status_code == 200
    beyond = keyed.get("/v1/sessions/none", headers=headers)
    assert (beyond.status_code, beyond.json()["type"]) == (403, "/problems/out-of-scope")
    query = {"query": "{__typename}"}
    assert keyed.post("/graphql", json=query, headers={"x-api-key": ADMIN}).status_code == 200
    assert keyed.post(SETUP, json={"seats": 2}, headers={"x-api-key": "ak_x"}).status_code == 401


def test_no_shared_cache_keeps_what_a_key_opened(keyed: TestClient) -> None:
    query = {"query": "{games{id}}"}
    answer = keyed.get("/graphql", params=query, headers={"x-api-key": ADMIN})
    assert answer.headers["cache-control"] == "private, max-age=3600"


def test_guessed_keys_count_against_whoever_guesses() -> None:
    limited = client(api_keys=ENTRY, rate_limit=3, rate_window=600)
    guesses = [
        limited.post(SETUP, json={"seats": 2}, headers={"x-api-key": f"ak_{number}"}).status_code
        for number in range(5)
    ]
    assert guesses == [401, 401, 401, 429, 429]
    assert limited.post(SETUP, json={"seats": 2}, headers={"x-api-key": KEY}).status_code == 200


def test_preflights_count_too() -> None:
    limited = client(cors_origins="https://a.example", rate_limit=2, rate_window=600)
    headers = {"origin": "https://a.example", "access-control-request-method": "POST"}
    answers = [limited.options(SETUP, headers=headers).status_code for _ in range(3)]
    assert answers == [200, 200, 429]


@pytest.mark.parametrize(
    ("proxies", "forwarded", "buckets"),
    [
        (0, ["{n}"], 1),  # nobody's word is taken
        (1, ["10.0.0.{n}"], 3),  # the proxy's is
        (1, ["{n}, 10.0.0.1"], 1),  # what the client made up before it is not
        (1, ["{n}", "10.0.0.1"], 1),
        (2, ["{n}, 10.0.0.1, 10.9.9.9"], 1),
        (2, ["10.0.0.{n}, 10.9.9.9"], 3),
        (2, ["{n}"], 1),  # one hop too few: not by our proxies
    ],
)
def test_a_client_is_known_by_what_our_own_proxies_say(
    proxies: int, forwarded: list[str], buckets: int
) -> None:
    limited = client(rate_limit=1, rate_window=600, proxies=proxies)
    statuses = [
        limited.get(
            "/v1/games", headers=[("x-forwarded-for", line.format(n=n)) for line in forwarded]
        ).status_code
        for n in range(3)
    ]
    assert statuses.count(200) == buckets


def test_rates_go_by_the_key_when_there_is_one() -> None:
    limited = client(api_keys=f"{ENTRY},{ADMIN_ENTRY}", rate_limit=1)
    for key in (KEY, ADMIN):
        headers = {"x-api-key": key}
        assert limited.post(SETUP, json={"seats": 2}, headers=headers).status_code == 200
        assert limited.post(SETUP, json={"seats": 2}, headers=headers).status_code == 429


@pytest.mark.parametrize("text", ["", "a", "a:b:play", "ENTRY,", "ENTRY+fly"])
def test_bad_api_keys_are_complained_about_without_telling_them(text: str) -> None:
    text = text.replace("ENTRY", ENTRY)
    with pytest.raises(ValueError, match=r"^key \d") as caught:
        parse_api_keys(text)
    assert ENTRY.split(":")[1] not in str(caught.value)
    if text:
        with pytest.raises(SettingsError, match="AREOPAGUS_API_KEYS: key"):
            client(api_keys=text)


# CORS


def test_other_origins_are_told_nothing_by_default() -> None:
    answer = client().get("/v1/games", headers={"origin": "https://app.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]


def test_chosen_origins_may_ask() -> None:
    open_to = client(cors_origins="https://app.example, https://other.example", rate_limit=100)
    preflight = open_to.options(
        SETUP,
        headers={
            "origin": "https://app.example",
            "access-control-request-method": "QUERY",
            "access-control-request-headers": "authorization, content-type",
        },
    )
    assert preflight.status_code == 200
    assert preflight.headers["access-control-allow-origin"] == "https://app.example"
    assert "QUERY" in preflight.headers["access-control-allow-methods"]
    assert "access-control-allow-credentials" not in preflight.headers
    answer = open_to.post(SETUP, json={"seats": 2}, headers={"origin": "https://app.example"})
    assert "ratelimit" in answer.headers["access-control-expose-headers"]
    stranger = open_to.get("/v1/games", headers={"origin": "https://evil.example"})
    assert "access-control-allow-origin" not in stranger.headers


def test_all_origins_may_ask_when_told_so() -> None:
    answer = client(cors_origins="*").get("/v1/games", headers={"origin": "https://any.example"})
    assert answer.headers["access-control-allow-origin"] == "*"


def test_an_error_is_readable_from_another_origin_too() -> None:
    limited = client(cors_origins="*", rate_limit=1)
    headers = {"origin": "https://any.example"}
    limited.get("/v1/games", headers=headers)
    refused = limited.get("/v1/games", headers=headers)
    assert refused.status_code == 429
    assert refused.headers["access-control-allow-origin"] == "*"


@pytest.mark.parametrize(
    "origin", ["foo", "https://", "https://a.example/", "https://A.example", "//a", "null", "a:80"]
)
def test_what_is_no_origin_is_refused(origin: str) -> None:
    with pytest.raises(SettingsError, match="AREOPAGUS_CORS_ORIGINS: "):
        origins_of(Settings(cors_origins=f"https://b.example, {origin}"))


def test_origins_have_a_scheme_a_host_and_perhaps_a_port() -> None:
    origins = ["*", "https://a.example", "http://localhost:3000", "http://[::1]:80", "app://x"]
    assert origins_of(Settings(cors_origins=" , ".join(origins))) == origins

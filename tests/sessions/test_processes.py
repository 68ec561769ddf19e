"""Several processes behind one Redis, and what happens when any of them dies."""

import asyncio
import threading
import time
from collections.abc import Iterable, Iterator
from typing import Any

import httpx
import pytest

from areopagus.sessions.redis.store import keys
from tests.sessions.given import MAZE
from tests.sessions.redis_server import RedisServer, redis_server
from tests.sessions.service import Game, Service, events, services, until


@pytest.fixture(scope="module")
def two(redis: RedisServer) -> Iterator[list[Service]]:
    """Two processes behind one Redis, whose feeds hear what they are told and never look."""
    with services(redis.url, 2, LOOK_EVERY="600") as running:
        yield running


def client_of(service: Service, seconds: float = 60) -> httpx.Client:
    return httpx.Client(base_url=service.address, timeout=seconds)


def until_subscribed(redis: RedisServer, game: Game, workers: int) -> None:
    """Wait until so many workers hear of it when this session changes."""
    channel = keys(game.created["session"])[-1]
    until(lambda: redis.client.pubsub_numsub(channel) == [(channel, workers)])


async def test_a_move_here_shows_on_a_stream_there(redis: RedisServer, two: list[Service]) -> None:
    here, there = two
    with client_of(here) as client:
        game = Game(client, game="red-planet", seats=3)
        async with events(there.address, game.path, game.tokens[1]) as stream:
            assert stream.response.headers["content-type"].startswith("text/event-stream")
            assert await stream.next() == (
                "open",
                "1",
                {"version": 1, "at": None},
            )  # after the deal
            until_subscribed(redis, game, 1)
            for version in (2, 3):
                await asyncio.to_thread(lambda: game.play(*game.legal()))
                kind, id, data = await stream.next()
                assert (kind, id, data["version"]) == ("update", str(version), version)
        async with events(there.address, game.path, last="2") as stream:
            assert (await stream.next())[:2] == ("open", "2")
            assert (await stream.next())[:2] == ("update", "3")
            await asyncio.to_thread(game.close)
            assert await stream.next() == ("end", None, {"reason": "closed", "version": 3})


async def test_a_service_that_stops_lets_its_listeners_go(redis: RedisServer) -> None:
    with services(redis.url, 1) as (service,), client_of(service) as client:
        game = Game(client, game="tic-tac-toe", seats=2)
        async with events(service.address, game.path) as stream:
            await stream.next()
            await asyncio.to_thread(service.stop)  # fails if it waits as long as requests may take
            assert await stream.next() == ("end", None, {"reason": "restarting", "version": 0})


async def test_the_sand_runs_out_on_every_stream(redis: RedisServer, two: list[Service]) -> None:
    here, there = two
    with client_of(here) as client:
        game = Game(client, game=MAZE, seats=2, options={"hourglassMs": 1500})
        async with (
            events(here.address, game.path) as first,
            events(there.address, game.path) as second,
        ):
            until_subscribed(redis, game, 2)
            game.play(0, {"type": "tick"})
            for stream in (first, second):
                told = [await stream.next() for _ in range(3)]
                assert [kind for kind, _, _ in told] == ["open", "update", "update"]
                lost = told[-1][2]
                assert (lost["at"], lost["over"]) == (1500, True)


def test_a_move_committed_by_a_service_that_died_is_there_once(
    redis: RedisServer, two: list[Service]
) -> None:
    with (
        services(redis.url, 1, CRASH_AFTER_COMMITS="2") as (dying,),
        client_of(dying) as doomed,
        client_of(two[0]) as client,
    ):
        game = Game(doomed, game="tic-tac-toe", seats=2)
        game.play(0, {"type": "mark", "square": 0}, key="first")
        with pytest.raises(httpx.TransportError):
            game.play(1, {"type": "mark", "square": 1}, key="second")
        game.client = client
        retry = game.play(1, {"type": "mark", "square": 1}, key="second")
        assert (retry.status_code, retry.json()["version"]) == (200, 2)
        assert [update["version"] for update in game.updates()] == [1, 2]
        assert game.replays()


@pytest.mark.slow
def test_bots_play_on_whoever_is_killed_in_the_middle_of_their_moves(redis: RedisServer) -> None:
    """Whoever is asked next goes on from there: no move is doubled, and none is lost."""
    with services(redis.url, 3) as (first, second, third):
        bots = [{"bot": "greedy"}] * 2
        with client_of(first) as client:
            game = Game(client, game="red-planet", seats=["Ann", *bots])
            played = play_beside_bots(game, 20)
        kill(first)
        with client_of(second) as game.client:
            played += play_beside_bots(game, 50)
        kill(second)
        with client_of(third) as game.client:
            played += play_beside_bots(game)
            versions = [update["version"] for update in game.updates()]
            assert versions == list(range(1, game.see()["version"] + 1))
            assert [play["seat"] for play in game.record()["moves"]].count(0) == played
            assert game.replays()


def play_beside_bots(game: Game, versions: int = 1_000) -> int:
    """Play seat 0 to the end, or until bots alone are to act; answers how many moves that were."""
    played = 0
    while not (seen := game.see())["over"]:
        if 0 in seen["toAct"]:
            (decision,) = game.see(0)["legalMoves"]
            game.play(0, decision["moves"][0]).raise_for_status()
            played += 1
        elif seen["version"] >= versions:
            break  # one of them thinks
        else:
            time.sleep(0.02)
    return played


def kill(service: Service) -> None:
    assert service.process is not None
    service.process.kill()
    service.process.wait()


class Player(threading.Thread):
    """Plays on, retrying with the same key whatever happens, and notes what was acknowledged."""

    def __init__(self, game: Game, seat: int | None = None) -> None:
        super().__init__()
        self.game = game
        self.enough = threading.Event()
        self.acknowledged: list[int] = []
        self.statuses: list[int] = []
        self._seat = seat

    @property
    def refused(self) -> int:
        """How often it was told that sessions are away."""
        return self.statuses.count(503)

    def run(self) -> None:
        while not self.enough.is_set():
            self.step()
            time.sleep(0.01)

    def step(self) -> None:
        """One move: of whoever is to act or, for a given seat of a real-time game, any time."""
        seat, move = self._seat, {"type": "tick"}
        if seat is None:
            seat, move = self._retried(self.game.legal)
        key = f"{seat}-{len(self.acknowledged)}"
        self.acknowledged.append(self._retried(lambda: self._played(seat, move, key)))

    def _played(self, seat: int, move: Any, key: str) -> int:
        response = self.game.play(seat, move, key).raise_for_status()
        self.statuses.append(response.status_code)
        return int(response.json()["version"])

    def _retried(self, step: Any) -> Any:
        for _ in range(2_000):
            try:
                return step()
            except httpx.HTTPStatusError as error:
                self.statuses.append(error.response.status_code)
                if error.response.status_code != 503 or "retry-after" not in error.response.headers:
                    raise
                time.sleep(0.05)
        raise AssertionError("Redis did not come back")


def check(game: Game, *players: Player) -> None:
    """All that was acknowledged is there, once, and in order; and nothing else is."""
    for player in players:
        player.enough.set()
    for player in players:
        player.join(60)
        assert player.acknowledged == sorted(player.acknowledged)
    acknowledged = sorted(version for player in players for version in player.acknowledged)
    first = game.created["version"]
    assert acknowledged == list(range(first + 1, first + 1 + len(acknowledged)))
    assert [update["version"] for update in game.updates()] == [*range(1, first + 1), *acknowledged]
    assert game.replays()


@pytest.fixture(scope="module")
def fragile() -> Iterator[tuple[RedisServer, Service]]:
    """A Redis that writes every commit to disk before it answers, and a service."""
    options = ("--appendonly", "yes", "--appendfsync", "always")
    with redis_server(*options) as redis, services(redis.url) as (service,):
        yield redis, service


def test_kill_9_of_redis_loses_no_acknowledged_move(fragile: tuple[RedisServer, Service]) -> None:
    redis, service = fragile
    with client_of(service) as client:
        turns = Game(client, game="red-planet", seats=5)
        crowd = Game(client, game=MAZE, seats=4, options={"hourglassMs": 600_000})
        player, others = Player(turns), [Player(crowd, seat) for seat in range(4)]
        players = (player, *others)
        for thread in players:
            thread.start()
        until_all_play_on(players)
        for _ in range(3):
            redis.kill()
            until_all_are_refused(players)
            stateless = client.post("/v1/games/red-planet/setup", json={"seats": 3})
            assert stateless.status_code == 200
            redis.start()
            until_all_play_on(players)
        check(turns, player)
        check(crowd, *others)


def until_all_play_on(players: Iterable[Player]) -> None:
    """Wait until each has had another move acknowledged."""
    before = [(player, len(player.acknowledged)) for player in players]
    until(lambda: all(len(player.acknowledged) > count for player, count in before))


def until_all_are_refused(players: Iterable[Player]) -> None:
    """Wait until each has been told once more that sessions are away."""
    before = [(player, player.refused) for player in players]
    until(lambda: all(player.refused > count for player, count in before))


def test_a_pause_of_redis_is_told_at_once_and_recovered_from(
    fragile: tuple[RedisServer, Service],
) -> None:
    redis, service = fragile
    with client_of(service) as client:
        game = Game(client, game="red-planet", seats=5)
        player = Player(game)
        player.start()
        until_all_play_on([player])
        redis.pause()
        until_all_are_refused([player])  # while Redis says neither yes nor no
        refused = [client.get(game.path) for _ in range(40)]
        assert {answer.status_code for answer in refused} == {503}
        told = [answer.json()["detail"] for answer in refused]
        # Redis was not even tried for them; for the others it was, once in a while.
        assert told.count("Sessions are away for the moment.") > 20
        assert client.get("/readyz").json()["sessions"] == "redis, away"
        assert client.get("/v1/games").status_code == 200
        redis.resume()
        until_all_play_on([player])
        check(game, player)
        assert client.get("/readyz").json()["sessions"] == "redis"


async def test_a_stream_survives_the_loss_of_redis(fragile: tuple[RedisServer, Service]) -> None:
    redis, service = fragile
    with client_of(service) as client:
        game = Game(client, game="tic-tac-toe", seats=2)
        async with events(service.address, game.path) as stream:
            await stream.next()
            game.play(0, {"type": "mark", "square": 0})
            assert (await stream.next())[1] == "1"
            redis.kill()
            await asyncio.sleep(1)
            redis.start()
            player = Player(game)
            for _ in range(2):
                await asyncio.to_thread(player.step)
            assert [(await stream.next())[1] for _ in range(2)] == ["2", "3"]

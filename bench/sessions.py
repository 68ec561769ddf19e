"""Sessions on a real Redis: ``python -m bench.sessions``.

Moves per second against stateless ``apply`` in the same run, the way of a move to its listeners,
who all come at once, and what sessions and listeners cost in memory. Whether idle sessions slow
anything down is seen on two services with a Redis each, in turn, before and after one of them got
its idle sessions. Service, Redis and load share the machine.
"""

import argparse
import asyncio
import itertools
import json
import os
import re
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from statistics import median, quantiles
from typing import Any, NamedTuple

import redis
from rich.console import Console
from rich.table import Table
from websockets import Subprotocol
from websockets.asyncio.client import connect

from areopagus.kernel import codec
from areopagus.kernel.game import Game
from areopagus.kernel.record import Play
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.naming import pascal
from areopagus.referee.random_play import RandomPlay
from bench.load import CONNECTIONS, Rate, drive, measure
from bench.overhttp import server
from bench.positions import requests
from tests.sessions.redis_server import RedisServer, redis_server

ROUNDS = 5
SECONDS = 1.5
IDLE = 10_000
PAIRS = 5
"""How often two services are compared, either of them first."""
MOVES_HEARD = 40
PATIENCE = 120
"""Seconds in which all listeners must be listening."""
FOLLOW = """subscription($session: String!, $after: Int) {
  session(session: $session, after: $after) {
    ... on GAMEUpdate { version time seat toAct over events { document } } } }"""
_VERSION = re.compile(r'"version":(\d+)')


class Walk(NamedTuple):
    """A game that was played at random, to be played again in sessions."""

    seed: str
    plays: list[Play]


class Cost(NamedTuple):
    """What was done for a second of processor time: of the service, and of Redis."""

    service: float
    redis: float


class Bench:
    """One service on one Redis."""

    def __init__(
        self, game: Game[Any], seats: int, port: int, pid: int, store: RedisServer
    ) -> None:
        self.game, self.seats = game, seats
        self.port, self.pid = port, pid
        self.redis = redis.Redis(port=store.port, decode_responses=True)
        self._bodies: list[bytes] = []
        self.walks = [self._walk(f"bench-{index}") for index in range(48)]

    def rates(self) -> dict[str, Rate]:
        """Session moves and stateless apply, in interleaved rounds."""
        bodies = requests(self.game, self.seats, None)
        apply = f"/v1/games/{self.game.id}/apply"
        cases: dict[str, Callable[[], Rate]] = {
            "apply": lambda: self._apply(apply, bodies.accepted),
            "session move": self.session_moves,
            "session move, with key": lambda: self.session_moves(keys=True),
        }
        seen: dict[str, list[Rate]] = {name: [] for name in cases}
        for _ in range(ROUNDS):
            for name, case in cases.items():
                seen[name].append(case())
        return {
            name: Rate(median(r.wall for r in rounds), median(r.cpu for r in rounds))
            for name, rounds in seen.items()
        }

    def turn(self, seconds: float) -> dict[str, Rate]:
        """Stateless apply and session moves, once each."""
        path = f"/v1/games/{self.game.id}/apply"
        if not self._bodies:
            self._bodies = requests(self.game, self.seats, None).accepted
        return {
            "apply": measure(self.port, self.pid, path, self._bodies, 200, seconds),
            "session move": self.session_moves(seconds=seconds),
        }

    def session_moves(self, *, keys: bool = False, seconds: float = SECONDS) -> Rate:
        """Each connection plays one game after the other."""
        streams = [
            list(
                itertools.chain.from_iterable(
                    self._session(walk, keys=keys) for walk in self.walks[index::CONNECTIONS]
                )
            )
            for index in range(CONNECTIONS)
        ]
        return drive(self.port, self.pid, [iter(stream) for stream in streams], 200, seconds)

    def cost(self) -> Cost:
        """Moves for a second of the service, and steps for a second of Redis."""
        steps, seconds = self._redis_work()
        rate = self.session_moves()
        steps_then, seconds_then = self._redis_work()
        return Cost(rate.cpu, (steps_then - steps) / (seconds_then - seconds))

    def _redis_work(self) -> tuple[int, float]:
        processor = self.redis.info("cpu")
        steps = self.redis.info("commandstats").get("cmdstat_evalsha", {"calls": 0})["calls"]
        return steps, processor["used_cpu_user"] + processor["used_cpu_sys"]

    def create(self, seed: str) -> dict[str, Any]:
        """A new session."""
        body = json.dumps({"game": self.game.id, "seats": self.seats, "seed": seed}).encode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/v1/sessions", body, {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request) as response:
            created: dict[str, Any] = json.load(response)
            return created

    def redis_bytes(self) -> int:
        return int(self.redis.info("memory")["used_memory"])

    def session_bytes(self, created: dict[str, Any]) -> int:
        """What one session takes in Redis."""
        keys = self.redis.scan_iter(f"*{{{created['session']}}}*", count=10_000)
        return sum(self.redis.memory_usage(key, samples=0) or 0 for key in keys)

    def play_out(self, walk: Walk) -> dict[str, Any]:
        """A session that was played to its end."""
        created = self.create(walk.seed)
        drive(self.port, self.pid, [iter(self._moves(created, walk.plays, keys=True))], 200, None)
        return created

    def resident(self) -> int:
        """What the service takes, in bytes."""
        with open(f"/proc/{self.pid}/statm") as statm:  # noqa: PTH123
            return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def _walk(self, seed: str) -> Walk:
        return Walk(seed, RandomPlay(self.game, self.seats, seed).run().plays)

    def _apply(self, path: str, bodies: list[bytes]) -> Rate:
        return measure(self.port, self.pid, path, bodies, 200, SECONDS)

    def _session(self, walk: Walk, *, keys: bool) -> Iterator[bytes]:
        return self._moves(self.create(walk.seed), walk.plays, keys=keys)

    def _moves(self, created: dict[str, Any], plays: list[Play], *, keys: bool) -> Iterator[bytes]:
        for number, play in enumerate(plays):
            assert play.seat is not None
            yield self.move(created, play, f"idempotency-key: {number}\r\n" if keys else "")

    def move(self, created: dict[str, Any], play: Play, more: str = "") -> bytes:
        """The request that makes a move."""
        body = b'{"move":' + codec.encode(play.move) + b"}"
        head = (
            f"POST /v1/sessions/{created['session']}/moves HTTP/1.1\r\nhost: bench\r\n"
            f"authorization: Bearer {created['seats'][play.seat]['token']}\r\n{more}"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
        )
        return head.encode() + body


class _Listener(asyncio.Protocol):
    """Notes when each update arrives."""

    def __init__(self) -> None:
        self.arrived: dict[int, float] = {}
        self.opened = asyncio.Event()
        self.news = asyncio.Event()

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self.opened.set()
        for part in data.split(b"\nid: ")[1:]:
            self.arrived.setdefault(int(part.split(b"\n", 1)[0]), now)
        self.news.set()

    async def until(self, version: int) -> None:
        while version not in self.arrived:
            self.news.clear()
            await self.news.wait()


class _Subscriber(_Listener):
    """The same by a GraphQL subscription."""

    async def follow(self, port: int, created: dict[str, Any]) -> None:
        address = f"ws://127.0.0.1:{port}/graphql"
        variables = {"session": created["session"], "after": created["version"] - 1}
        query = FOLLOW.replace("GAME", pascal(created["game"]))
        payload = {"query": query, "variables": variables}
        protocols = [Subprotocol("graphql-transport-ws")]
        async with connect(
            address, subprotocols=protocols, compression=None, open_timeout=60
        ) as wire:
            await wire.send('{"type":"connection_init"}')
            await wire.recv()
            await wire.send(json.dumps({"type": "subscribe", "id": "1", "payload": payload}))
            async for message in wire:
                now = time.perf_counter()
                if found := _VERSION.search(str(message)):
                    self.arrived.setdefault(int(found[1]), now)
                    self.opened.set()
                    self.news.set()


class Heard(NamedTuple):
    """From the sending of a move to its arrival at the listeners, in milliseconds."""

    arrived: float
    """Seconds until all were listening, who came at once."""
    p50: float
    p99: float
    bytes_each: float
    """What the service takes for each listener."""


class Before(NamedTuple):
    """What the service took, and when it was, before anybody came."""

    resident: int
    time: float


async def heard_by_stream(bench: Bench, count: int) -> Heard:
    """So many listen to the event stream of one session while moves are made in it."""
    created = bench.create(bench.walks[0].seed)
    loop = asyncio.get_running_loop()
    listeners = [_Listener() for _ in range(count)]
    ask = (
        f"GET /v1/sessions/{created['session']}/stream HTTP/1.1\r\nhost: bench\r\n"
        "accept: text/event-stream\r\n\r\n"
    ).encode()

    async def come(listener: _Listener) -> asyncio.Transport:
        transport, _ = await loop.create_connection(lambda: listener, "127.0.0.1", bench.port)
        transport.write(ask)
        return transport

    before = Before(bench.resident(), time.perf_counter())
    coming = asyncio.gather(*(come(listener) for listener in listeners))
    result = await _heard(bench, created, listeners, before)
    for transport in await coming:
        transport.close()
    return result


async def heard_by_subscription(bench: Bench, count: int) -> Heard:
    """So many follow one session by a GraphQL subscription while moves are made in it."""
    created = bench.create(bench.walks[0].seed)
    listeners = [_Subscriber() for _ in range(count)]
    before = Before(bench.resident(), time.perf_counter())
    tasks = [asyncio.create_task(one.follow(bench.port, created)) for one in listeners]
    result = await _heard(bench, created, listeners, before)
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)
    return result


async def _heard(
    bench: Bench, created: dict[str, Any], listeners: Sequence[_Listener], before: Before
) -> Heard:
    plays, count = bench.walks[0].plays, len(listeners)
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(listener.opened.wait() for listener in listeners))
    arrived = time.perf_counter() - before.time
    taken = bench.resident() - before.resident
    reader, writer = await asyncio.open_connection("127.0.0.1", bench.port)
    waits: list[float] = []
    for version, play in enumerate(plays[:MOVES_HEARD], created["version"] + 1):
        sent = time.perf_counter()
        writer.write(bench.move(created, play))
        await asyncio.gather(*(listener.until(version) for listener in listeners))
        waits += [1000 * (listener.arrived[version] - sent) for listener in listeners]
        await reader.read(1 << 20)
    writer.close()
    waits.sort()
    return Heard(arrived, waits[len(waits) // 2], waits[int(len(waits) * 0.99)], taken / count)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.sessions")
    parser.add_argument("--game", default="red-planet")
    parser.add_argument("--seats", type=int, default=5)
    chosen = parser.parse_args()
    game = Catalogue()[chosen.game].game
    table = Table(title=f"Sessions: {game.title}, {chosen.seats} seats, Redis, one run")
    for heading in ("what", "per second", "per CPU second", "of apply"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    with bench_of(game, chosen.seats) as one, bench_of(game, chosen.seats) as other:
        _fill(table, one, other)
    Console(width=110).print(table)


@contextmanager
def bench_of(game: Game[Any], seats: int) -> Iterator[Bench]:
    """A service with its Redis, which writes to disk every second, as is usual."""
    with (
        redis_server("--appendonly", "yes", "--appendfsync", "everysec") as store,
        server(AREOPAGUS_REDIS_URL=store.url) as (port, pid),
    ):
        yield Bench(game, seats, port, pid, store)


def _fill(table: Table, bench: Bench, other: Bench) -> None:
    bench.session_moves(seconds=0.5)
    rates = bench.rates()
    apply = rates["apply"]
    for name, rate in rates.items():
        ratio = f"{rate.wall / apply.wall:.2f} by clock, {rate.cpu / apply.cpu:.2f} by CPU"
        table.add_row(name, f"{rate.wall:,.0f}", f"{rate.cpu:,.0f}", ratio)
    table.add_section()
    fresh, over = bench.create("memory"), bench.play_out(bench.walks[0])
    table.add_row("Redis: a new session, bytes", f"{bench.session_bytes(fresh):,}")
    plays = len(bench.walks[0].plays)
    table.add_row(f"Redis: one of {plays} moves, bytes", f"{bench.session_bytes(over):,}")
    table.add_row("two services alike", *compared(bench, other))
    before, redis_before = bench.resident(), bench.redis_bytes()
    for index in range(IDLE):
        bench.create(f"idle-{index}")
    each = (bench.redis_bytes() - redis_before) / IDLE
    table.add_row(f"Redis: {IDLE:,} idle sessions, bytes each", f"{each:,.0f}")
    service_each = (bench.resident() - before) / IDLE
    table.add_row("service: the same, bytes each", f"{service_each:,.0f}")
    table.add_row("the one with them, of the other", *compared(bench, other))
    table.add_section()
    for count, (way, heard) in itertools.product((1, 100, 1_000), WAYS.items()):
        result = asyncio.run(heard(bench, count))
        table.add_row(
            f"{count:,} at once, {way}: {result.arrived:.1f} s",
            f"p50 {result.p50:.1f} ms",
            f"p99 {result.p99:.1f} ms",
            f"{result.bytes_each:,.0f} bytes each",
        )


WAYS = {"event stream": heard_by_stream, "subscription": heard_by_subscription}


def compared(one: Bench, other: Bench) -> tuple[str, str]:
    """What one does of what the other does, for a second of service and of Redis: quartiles."""
    pairs: list[tuple[Cost, Cost]] = []
    for _ in range(PAIRS):
        mine, its = one.cost(), other.cost()
        pairs.append((mine, its))
        its, mine = other.cost(), one.cost()
        pairs.append((mine, its))
    return (
        "service " + _quartiles([mine.service / its.service for mine, its in pairs]),
        "Redis " + _quartiles([mine.redis / its.redis for mine, its in pairs]),
    )


def _quartiles(quotients: list[float]) -> str:
    low, middle, high = quantiles(quotients, n=4)
    return f"{middle:.2f} ({low:.2f} to {high:.2f})"


if __name__ == "__main__":
    main()

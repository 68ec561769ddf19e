"""How the cost of a request grows: with seats, with moves played, with the size of a batch, with
sessions that are kept, and with workers."""

import itertools
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

import msgspec

from areopagus.kernel import codec
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.random_play import RandomPlay
from bench import workers
from bench.inprocess import cycle_of
from bench.load import CONNECTIONS, drive
from bench.overhttp import server
from bench.sessions import bench_of
from bench.tables import RING, TABLES, Table, bodies, stamped

SECONDS = 0.15
BATCHES = (1, 4, 16, 64, 256)
VERDICTS = 4096
"""How many are asked for each time that a size is measured."""
SHARES = (0.05, 0.25, 0.5, 0.75, 0.95)
"""How far a game has gone when a move of it is measured."""
Curve = dict[str, float]


def by_seats(rounds: int) -> dict[str, dict[str, Curve]]:
    """Microseconds of a cycle by how many play, plain and stamped."""
    catalogue = Catalogue(keyring=RING)
    found: dict[str, dict[str, Curve]] = {}
    for table in TABLES:
        referee = catalogue[table.game]
        curves: dict[str, Curve] = {"plain": {}, "stamped": {}}
        for seats in referee.game.seats:
            sent = bodies(referee, table._replace(seats=seats), games=4)
            cycle = cycle_of(referee)
            for kind, some in (("plain", sent.plain), ("stamped", sent.stamped)):
                curves[kind][str(seats)] = _microseconds(cycle, some, rounds)
        found[table.title] = curves
    return found


def by_moves(rounds: int) -> dict[str, dict[str, Curve]]:
    """Microseconds of a cycle by how much of the game was played, plain and stamped."""
    catalogue = Catalogue(keyring=RING)
    found: dict[str, dict[str, Curve]] = {}
    for table in TABLES:
        referee = catalogue[table.game]
        curves: dict[str, Curve] = {"plain": {}, "stamped": {}}
        for share in SHARES:
            sent = _at(referee, table, share)
            cycle = cycle_of(referee)
            curves["plain"][str(share)] = _microseconds(cycle, sent, rounds)
            again = [stamped(referee, body) for body in sent]
            curves["stamped"][str(share)] = _microseconds(cycle, again, rounds)
        found[table.title] = curves
    return found


def _at(referee: Any, table: Table, share: float, games: int = 6) -> list[bytes]:
    game = referee.game
    options = msgspec.convert(table.options, game.Options)
    found = []
    for number in range(games):
        seed = f"growth-{number}"
        length = len(RandomPlay(game, table.seats, seed, options).run().plays)
        walk = RandomPlay(game, table.seats, seed, options).run(int(length * share))
        state = game.encode(walk.state)
        if walk.step() is not None:
            found.append(b'{"state":' + state + b"," + codec.encode(walk.plays[-1])[1:])
    return found


def _microseconds(cycle: Callable[[bytes], bytes], sent: Sequence[bytes], rounds: int) -> float:
    seen = []
    for _ in range(max(rounds // 3, 3)):
        done, started = 0, time.process_time()
        while (spent := time.process_time() - started) < SECONDS / 3:
            for body in sent:
                cycle(body)
            done += len(sent)
        seen.append(spent / done * 1e6)
    return median(seen)


def by_batch(rounds: int) -> dict[str, Curve]:
    """Microseconds of the server for each verdict, by how many are asked for at once."""
    referee = Catalogue(keyring=RING)["red-planet"]
    sent = bodies(referee, TABLES[0])
    path = "/v1/games/red-planet/judge-batch"
    found: dict[str, Curve] = {"plain": {}, "stamped": {}}
    with server() as (port, pid):
        for kind, some in (("plain", sent.plain), ("stamped", sent.stamped)):
            for size in BATCHES:
                items = itertools.islice(itertools.cycle(some), size)
                ask = _post(path, b'{"items":[' + b",".join(items) + b"]}")
                rates = [
                    drive(port, pid, [iter([ask] * (VERDICTS // size))], 200, None).cpu
                    for _ in range(max(rounds // 5, 1))
                ]
                found[kind][str(size)] = 1e6 / (median(rates) * size)
    return found


def by_sessions(rounds: int, most: int) -> Curve:
    """Moves for a second of the service, by how many sessions Redis keeps."""
    game = Catalogue()["red-planet"].game
    found: Curve = {}
    kept = 0
    with bench_of(game, 5) as bench:
        bench.session_moves(seconds=0.5)
        for wanted in (100, 1_000, 10_000, 100_000):
            if wanted > most:
                break
            asks = [_create(f"growth-{number}") for number in range(kept, wanted)]
            streams = [iter(asks[index::CONNECTIONS]) for index in range(CONNECTIONS)]
            drive(bench.port, bench.pid, streams, 201, None)
            kept = wanted
            rates = [bench.session_moves(seconds=0.7).cpu for _ in range(max(rounds // 5, 1))]
            found[str(wanted)] = median(rates)
    return found


def _create(seed: str) -> bytes:
    return _post("/v1/sessions", codec.encode({"game": "red-planet", "seats": 5, "seed": seed}))


def _post(path: str, body: bytes) -> bytes:
    head = f"POST {path} HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\n"
    return f"{head}content-length: {len(body)}\r\n\r\n".encode() + body


def by_workers() -> dict[str, dict[str, float]]:
    """Requests per second, by the clock and by the processors, of one worker and of two."""
    referee = Catalogue(keyring=RING)["red-planet"]
    sent = bodies(referee, TABLES[0]).accepted
    found = {}
    for count in (1, 2):
        capacity = workers.capacity(count, "/v1/games/red-planet/apply", sent)
        found[str(count)] = capacity._asdict()
    return found

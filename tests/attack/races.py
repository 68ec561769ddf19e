"""Many at one session, sequences that look ahead, and a Redis that is killed and paused."""

import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx

from bench.service import service
from tests.attack.finding import Finding, Target
from tests.sessions.redis_server import redis_server

SPEAK = {"move": {"type": "speak"}}
RACERS = 16
ROUNDS = 20
LONG = 3_000
LISTENERS = 40


class Table:
    """A session with all its tokens."""

    def __init__(self, client: httpx.Client, game: str, seats: int, **more: Any) -> None:
        made = client.post("/v1/sessions", json={"game": game, "seats": seats, **more})
        content = made.raise_for_status().json()
        self.client, self.path = client, f"/v1/sessions/{content['session']}"
        self.tokens = [seat["token"] for seat in content["seats"]]
        self.host = content["host"]
        self.version: int = content["version"]

    def play(self, seat: int, body: Any, **headers: str) -> httpx.Response:
        """Send moves of a seat."""
        return self.client.post(
            f"{self.path}/moves", json=body, headers={**bearer(self.tokens[seat]), **headers}
        )

    def see(self, seat: int) -> Any:
        """What a seat sees."""
        return self.client.get(self.path, headers=bearer(self.tokens[seat])).json()

    def legal(self, seat: int) -> list[Any]:
        """The legal moves of a seat."""
        return [move for one in self.see(seat)["legalMoves"] for move in one["moves"]]

    def record(self) -> list[Any]:
        """The moves that were made."""
        answer = self.client.get(f"{self.path}/record", headers=bearer(self.host))
        moves: list[Any] = answer.json()["moves"]
        return moves


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def races(target: Target) -> Iterator[Finding]:
    """Of many who change one version, one does; one key counts once, however often it is sent."""
    with httpx.Client(base_url=target.address, timeout=60) as client:
        table = Table(client, "magic-maze-on-mars", 2, seed="race")
        won = Counter[int]()
        with ThreadPoolExecutor(RACERS) as pool:
            for _ in range(ROUNDS):
                pinned = {"if-match": f'"{table.see(0)["version"]}"'}
                sent = [pool.submit(table.play, 0, SPEAK, **pinned) for _ in range(RACERS)]
                won[sum(one.result().status_code == 200 for one in sent)] += 1
            yield Finding(
                "races for one version",
                f"{ROUNDS} × {RACERS}",
                f"winners: {dict(won)}",
                won == {1: ROUNDS},
            )
            before, statuses = len(table.record()), Counter[int]()
            for number in range(ROUNDS):
                keyed = {"idempotency-key": f"key-{number}"}
                sent = [pool.submit(table.play, 0, SPEAK, **keyed) for _ in range(RACERS)]
                statuses += Counter(one.result().status_code for one in sent)
            made = len(table.record()) - before
        yield Finding(
            "races with one Idempotency-Key",
            f"{ROUNDS} × {RACERS}",
            f"{made} moves made; {dict(statuses)}",
            made == ROUNDS,
        )


def look_ahead(target: Target) -> Iterator[Finding]:
    """The two sequences that told secrets: now what is unveiled is played, or nothing is told."""
    free = asked = 0
    with httpx.Client(base_url=target.address, timeout=60) as client:
        for number in range(20):
            table = Table(client, "red-planet", 3, seed=f"ahead-{number}")
            for seat in range(3):
                table.play(seat, {"move": table.legal(seat)[0]})
            for seat in range(2):
                table.play(seat, {"move": table.legal(seat)[number % 9]})
            for choice in table.legal(2):
                if "choose" not in {move["type"] for move in table.legal(2)}:
                    break
                before = table.see(2)["version"]
                probe = [choice, {"type": "draw-card"}, {"type": "choose", "character": "pilot"}]
                answer = table.play(2, {"moves": probe})
                asked += 1
                free += answer.status_code != 200 and table.see(2)["version"] == before
    yield Finding(
        "sequences that look ahead, Red Planet",
        f"{asked} sequences",
        f"{free} told something and were not played",
        free == 0,
    )


def catching_up(target: Target) -> Iterator[Finding]:
    """Many who follow a long session from its beginning."""
    with httpx.Client(base_url=target.address, timeout=60) as client:
        table = Table(client, "magic-maze-on-mars", 2, seed="long")
        for _ in range(LONG):
            table.play(0, SPEAK)
        last = table.see(0)["version"]
        before = most = target.service.memory
        with ThreadPoolExecutor(LISTENERS) as pool:
            following = [
                pool.submit(_follow, f"{target.address}{table.path}", last)
                for _ in range(LISTENERS)
            ]
            while not all(one.done() for one in following):
                most = max(most, target.service.memory)
                time.sleep(0.05)
        complete = sum(one.result() for one in following)
    yield Finding(
        f"streams that catch up on {LONG:,} moves",
        f"{LISTENERS} at once",
        f"{complete} complete; memory {most - before:+.0f} MB at the most",
        complete == LISTENERS and most - before < 50,
    )


def _follow(address: str, last: int) -> bool:
    headers = {"accept": "text/event-stream"}
    with httpx.stream("GET", f"{address}/stream?after=0", headers=headers, timeout=60) as stream:
        return any(line == f"id: {last}" for line in stream.iter_lines())


def redis_away(target: Target) -> Iterator[Finding]:
    """Redis is killed and paused under moves: none that was acknowledged is lost or doubled."""
    with (
        redis_server("--appendonly", "yes", "--appendfsync", "always") as redis,
        service(target.folder, redis_url=redis.url) as kept,
        httpx.Client(base_url=f"http://127.0.0.1:{kept.port}", timeout=60) as client,
    ):
        for name in ("killed", "paused"):
            table = Table(client, "magic-maze-on-mars", 2, seed=name)
            trouble = threading.Thread(target=_trouble, args=(redis, name))
            trouble.start()
            statuses, made = Counter[int](), 0
            for number in range(200):
                keyed = {"idempotency-key": f"{name}-{number}"}
                status = 503
                while status != 200:  # with the same key, until it is acknowledged
                    status = table.play(0, SPEAK, **keyed).status_code
                    statuses[status] += 1
                    time.sleep(0.2 if status == 503 else 0.01)
                made += 1
            trouble.join()
            stateless = client.get("/v1/games").status_code
            found = len(table.record())
            yield Finding(
                f"Redis {name} under moves",
                f"{made} moves acknowledged",
                f"{found} in the record; answers {dict(statuses)}",
                found == made and stateless == 200 and set(statuses) <= {200, 503},
            )


def _trouble(redis: Any, name: str) -> None:
    time.sleep(0.5)
    if name == "killed":
        redis.kill()
        time.sleep(1)
        redis.start()
    else:
        redis.pause()
        time.sleep(2)
        redis.resume()

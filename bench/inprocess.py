"""Figures without a network, per second of processor time: random play, the stateless cycle."""

import time
from statistics import median
from typing import Any, NamedTuple

from areopagus.api.app import spare_the_collector
from areopagus.api.body import bounds_of
from areopagus.api.decoding import Reader
from areopagus.kernel import codec
from areopagus.kernel.game import Game
from areopagus.referee.errors import MoveRefused
from areopagus.referee.random_play import RandomPlay
from areopagus.referee.referee import Referee
from areopagus.settings import Settings
from bench.positions import Requests

SECONDS = 2.0
ROUNDS = 20


class Spread(NamedTuple):
    """Per second, over short rounds: the median, and the best, when nobody else was busy here."""

    median: float
    best: float


def random_play(game: Game[Any], seats: int, options: Any) -> float:
    """Moves per second of random play, legal moves listed before each."""
    moves, games = 0, 0
    started = time.process_time()
    while (elapsed := time.process_time() - started) < SECONDS:
        moves += len(RandomPlay(game, seats, f"play-{games}", options).run().plays)
        games += 1
    return moves / elapsed


def cycles(referee: Referee[Any], requests: Requests) -> dict[str, Spread]:
    """Stateless cycles per second, by what is sent."""
    spare_the_collector()  # as the service does
    reader = Reader(referee.shapes.apply_request, bounds_of(Settings()))

    def cycle(body: bytes) -> bytes:
        request = reader.read(body)
        try:
            return codec.encode(referee.apply(request))
        except MoveRefused as refused:
            return codec.encode(referee.verdict(refused.refusal))

    return {
        "accepted": _per_second(cycle, requests.accepted),
        "refused": _per_second(cycle, requests.refused),
    }


def _per_second(cycle: Any, bodies: list[bytes]) -> Spread:
    rates = []
    for _ in range(ROUNDS):
        done, started = 0, time.process_time()
        while (elapsed := time.process_time() - started) < SECONDS / ROUNDS:
            for body in bodies:
                cycle(body)
            done += len(bodies)
        rates.append(done / elapsed)
    return Spread(median(rates), max(rates))

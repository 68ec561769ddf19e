"""Ours without a network: the stateless cycle from bytes to bytes, and random play."""

from collections.abc import Callable
from itertools import count
from typing import Any

from areopagus.api.body import bounds_of
from areopagus.api.decoding import Reader
from areopagus.kernel import codec
from areopagus.kernel.game import Game
from areopagus.referee.catalogue import GAMES, Catalogue
from areopagus.referee.errors import MoveRefused
from areopagus.referee.random_play import RandomPlay
from areopagus.referee.referee import Referee
from areopagus.settings import Settings
from bench.peers.turns import Case, take_turns
from bench.tables import RING, TABLES, Table, bodies
from tests.tictactoe.game import TIC_TAC_TOE

NOUGHTS = Table("tic-tac-toe", "tic-tac-toe", 2, {})


def cycle_of(referee: Referee[Any]) -> Callable[[bytes], bytes]:
    """Decode, judge, apply, list the legal moves, score, encode."""
    reader = Reader(referee.shapes.apply_request, bounds_of(Settings()))

    def cycle(body: bytes) -> bytes:
        request = reader.read(body)
        try:
            return codec.encode(referee.apply(request))
        except MoveRefused as refused:
            return codec.encode(referee.verdict(refused.refusal))

    return cycle


def _over(cycle: Callable[[bytes], bytes], sent: list[bytes]) -> Callable[[], int]:
    def run() -> int:
        for body in sent:
            cycle(body)
        return len(sent)

    return run


def _random_play(game: Game[Any], seats: int) -> Callable[[], int]:
    seeds = count()
    return lambda: len(RandomPlay(game, seats, f"play-{next(seeds)}").run(120).plays)


def cases() -> dict[str, Case]:
    """The cycle of each table, plain and stamped, and random play of one."""
    catalogue = Catalogue([*GAMES, TIC_TAC_TOE], keyring=RING)
    found = {}
    for table in (*TABLES, NOUGHTS):
        referee = catalogue[table.game]
        sent, cycle = bodies(referee, table), cycle_of(referee)
        about = (sent.state_bytes, sent.legal_moves)
        found[f"cycle, {table.title}"] = Case(_over(cycle, sent.plain), *about)
        found[f"cycle, {table.title}, stamped"] = Case(_over(cycle, sent.stamped), *about)
    red_planet = catalogue["red-planet"].game
    found["random play, Red Planet"] = Case(_random_play(red_planet, 5))
    return found


if __name__ == "__main__":
    take_turns(cases())

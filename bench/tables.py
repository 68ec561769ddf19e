"""The tables that benchmarks play at, and their requests: plain, stamped, one in five illegal."""

from statistics import mean
from typing import Any, NamedTuple

import msgspec

from areopagus.kernel import codec
from areopagus.referee.referee import Referee
from areopagus.referee.seals import Keyring, SealKey, written
from bench.positions import Requests, requests

KEY = SealKey("bench", b"bench key of thirty-two bytes...")
KEYS = written(KEY)
"""What ``AREOPAGUS_SEAL_KEYS`` must be for the stamps and seals made here to fit."""
RING = Keyring([KEY])
ONE_IN = 5
"""So many requests have one illegal move among them."""


class Table(NamedTuple):
    """A game, how many play it, and what its setup varies."""

    title: str
    game: str
    seats: int
    options: dict[str, Any]


TABLES = (
    Table("Red Planet", "red-planet", 5, {}),
    Table("Magic Maze", "magic-maze-on-mars", 4, {"module": 5}),
    Table("On Mars", "on-mars", 4, {"roundLimit": 12}),
)


class Bodies(NamedTuple):
    """Requests about one table. Those that are stamped differ from the others in that only."""

    plain: list[bytes]
    stamped: list[bytes]
    accepted: list[bytes]
    refused: list[bytes]
    state_bytes: float
    legal_moves: float


def bodies(referee: Referee[Any], table: Table, games: int = 16) -> Bodies:
    """Requests of ``apply`` and ``judge`` from the middle of some games."""
    options = msgspec.convert(table.options, referee.game.Options)
    found = requests(referee.game, table.seats, options, games)
    plain = mixed(found)
    return Bodies(
        plain,
        [stamped(referee, body) for body in plain],
        found.accepted,
        found.refused,
        mean(found.state_sizes),
        _legal_moves(referee, found.accepted),
    )


def mixed(found: Requests) -> list[bytes]:
    """The same positions, and one in five moves is illegal."""
    pairs = zip(found.accepted, found.refused, strict=True)
    return [
        wrong if number % ONE_IN == ONE_IN - 1 else right
        for number, (right, wrong) in enumerate(pairs)
    ]


def stamped(referee: Referee[Any], body: bytes) -> bytes:
    """The same request with the stamp of its state."""
    state = msgspec.json.decode(body, type=dict[str, msgspec.Raw])["state"]
    stamp = codec.encode(referee.stamps.stamp(bytes(state)))
    return body[:-1] + b',"stamp":' + stamp + b"}"


def _legal_moves(referee: Referee[Any], accepted: list[bytes]) -> float:
    """How many answers a question has, on the average."""
    decoder = msgspec.json.Decoder(referee.shapes.apply_request)
    counts = []
    for body in accepted:
        asked = decoder.decode(body)
        decisions = referee.game.decisions(asked.state, at=asked.at)
        counts.append(sum(len(decision.moves) for decision in decisions))
    return mean(counts)

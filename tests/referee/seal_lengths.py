"""How long seals are, over many positions: ``python -m tests.referee.seal_lengths``.

Names and seeds are as long as they may be and cannot be compressed, which is the worst for a frame;
others are as short as they may be.
"""

import argparse
import sys
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

from areopagus.kernel.document import Document
from areopagus.kernel.game import Game
from areopagus.referee.catalogue import GAMES
from areopagus.referee.random_play import RandomPlay
from areopagus.referee.sealed_referee import Envelope
from areopagus.referee.seals import BLOCK, Keyring, _packed
from tests.games.colony.test_laws import CONTENDERS as COLONY
from tests.games.maze.contenders import CONTENDERS as MAZE

RING = Keyring.generated()


class Case(NamedTuple):
    """A game, how many play it, and what its setup varies."""

    label: str
    game: Game[Any]
    seats: int
    options: Document | None = None

    def __str__(self) -> str:
        return self.label


CASES = [
    *(Case(f"{game.id}-{seats}", game, seats) for game in GAMES for seats in game.seats),
    *(Case(str(table), table.game, table.seats, table.options) for table in [*MAZE, *COLONY]),
]
"""Every game at every number of seats, and the tables of the laws that play with options."""
LONGEST_GAME = 400


class Lengths(NamedTuple):
    """What was seen of one game at one number of seats."""

    positions: int
    seals: set[int]
    """The lengths that seals had."""
    frame: int
    """The longest frame under them."""


def lengths(case: Case, positions: int) -> Lengths:
    """Seal so many positions, from setup to the end of some games, with names of all kinds."""
    _, game, seats, options = case
    rng = Random(f"{game.id}-{seats}")
    seals: set[int] = set()
    frame = 0
    for count, state in enumerate(_positions(game, seats, options), 1):
        secret = rng.randbytes(32)
        for document in (_named(state, _wide(rng, 40), _wide(rng, 64)), _named(state, "A", "s")):
            content = msgspec.msgpack.encode(Envelope(secret, document))
            frame = max(frame, len(_packed(content).rstrip(b"\0")))
            seals.add(len(RING.seal(content, game.id)))
        if count == positions:
            break
    return Lengths(positions, seals, frame)


def _positions(game: Game[Any], seats: int, options: Document | None) -> Iterator[Any]:
    number = 0
    while True:
        play = RandomPlay(game, seats, f"length-{number}", options)
        yield play.state
        while len(play.plays) < LONGEST_GAME and play.step() is not None:
            yield play.state
        number += 1


def _wide(rng: Random, count: int) -> Any:
    """So many characters of four bytes each, new at every call."""
    return lambda: "".join(chr(rng.randrange(0x1F300, 0x1FAFF)) for _ in range(count))


def _named(state: Any, name: Any, seed: Any) -> Any:
    """The document of a state with other names and another seed."""
    document = msgspec.to_builtins(state)
    pending = [document]
    while pending:
        one = pending.pop()
        for key, value in one.items() if isinstance(one, dict) else enumerate(one):
            if key == "name":
                one[key] = name() if callable(name) else name
            elif isinstance(value, dict | list):
                pending.append(value)
    document["dice"]["seed"] = seed() if callable(seed) else seed
    return document


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.referee.seal_lengths")
    parser.add_argument("--positions", type=int, default=5_000)
    chosen = parser.parse_args()
    several = 0
    print("| table | positions | lengths of seals | longest frame |\n|---|---|---|---|")
    for case in CASES:
        seen = lengths(case, chosen.positions)
        several += len(seen.seals) > 1
        told = ", ".join(map(str, sorted(seen.seals)))
        row = f"{case} | {seen.positions:,} | {told} | {seen.frame:,} of {BLOCK:,}"
        print(f"| {row} |", flush=True)
    return 1 if several else 0


if __name__ == "__main__":
    sys.exit(main())

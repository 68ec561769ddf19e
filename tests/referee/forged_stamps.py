"""Forged stamps, as many as wanted: ``python -m tests.referee.forged_stamps --count 1000000``.

What is forged is either the stamp, by all ways to spoil a text, or the state below a real stamp:
that of another game, of other seats, options or another version of the rules, an earlier or later
one, or the same with one thing changed.
"""

import argparse
import string
import sys
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

from areopagus.kernel import codec
from areopagus.kernel.game import Game
from areopagus.referee.catalogue import GAMES
from areopagus.referee.random_play import RandomPlay
from areopagus.referee.seals import Keyring
from areopagus.referee.stamps import Stamps

LETTERS = string.ascii_letters + string.digits + "-_=+/. \0é"
WALK = 12
"""How many moves of each game are stamped."""


class Stamped(NamedTuple):
    """A state in its canonical bytes, with its stamp."""

    game: str
    state: bytes
    stamp: str


def stamped(ring: Keyring) -> list[Stamped]:
    """Positions of all games at all numbers of seats, with options and without."""
    found: list[Stamped] = []
    for game in GAMES:
        stamps = Stamps(ring.derived("stamp"), game.id)
        for seats in game.seats:
            found += [Stamped(game.id, one, stamps.stamp(one)) for one in _walk(game, seats)]
    return found


def _walk(game: Game[Any], seats: int) -> Iterator[bytes]:
    play = RandomPlay(game, seats, "forged")
    yield game.encode(play.state)
    while len(play.plays) < WALK and play.step() is not None:
        yield game.encode(play.state)


def forgeries(real: list[Stamped], rng: Random) -> Iterator[Stamped]:
    """Stamps that were flipped, cut, spliced or made up, and states that are not theirs."""
    known = {(one.game, one.state, one.stamp) for one in real}
    games = sorted({one.game for one in real})
    while True:
        one, other = rng.choice(real), rng.choice(real)
        for forged in (
            *(one._replace(stamp=stamp) for stamp in _spoiled(one.stamp, other.stamp, rng)),
            one._replace(stamp=other.stamp),
            one._replace(game=rng.choice(games)),
            *(one._replace(state=state) for state in _altered(one.state, rng)),
        ):
            if (forged.game, forged.state, forged.stamp) not in known:
                yield forged


def _spoiled(stamp: str, other: str, rng: Random) -> Iterator[str]:
    place, letter = rng.randrange(len(stamp)), rng.choice(LETTERS)
    yield stamp[:place] + letter + stamp[place + 1 :]
    yield stamp[:place]
    yield stamp[:place] + letter + stamp[place:]
    yield stamp[:place] + other[place:]
    yield stamp + letter
    yield stamp.swapcase()
    head, _, mac = stamp.rpartition(".")
    yield f"{head}.{''.join(rng.choices(LETTERS[:64], k=len(mac)))}"
    yield f"ast1.{rng.choice(['', 'k0', 'old', '.', 'new.'])}.{mac}"


def _altered(state: bytes, rng: Random) -> Iterator[bytes]:
    """The same state with one thing changed, in canonical bytes again."""
    document = msgspec.json.decode(state)
    yield codec.encode(document | {"version": 2})
    if "options" in document:
        yield codec.encode(document | {"options": document["options"] | {"roundLimit": 9}})
    yield codec.encode(document | {"ply": document["ply"] + 1})
    yield codec.encode(document | {"dice": document["dice"] | {"seed": "mine"}})
    place = rng.randrange(len(state))
    yield state[:place] + bytes([state[place] ^ 1 << rng.randrange(8)]) + state[place + 1 :]
    yield state[:place]
    yield state + b" "


def accepted(count: int, seed: int = 7) -> list[Stamped]:
    """Those of so many forgeries that were taken for real: none, it is hoped."""
    ring = Keyring.parse(f"new:{'A' * 43},old:{'B' * 42}A")
    stamps = {game.id: Stamps(ring.derived("stamp"), game.id) for game in GAMES}
    real = stamped(ring)
    assert all(stamps[one.game].fits(one.stamp, one.state) for one in real)
    found = []
    for number, one in enumerate(forgeries(real, Random(seed))):
        if number == count:
            break
        if stamps[one.game].fits(one.stamp, one.state):
            found.append(one)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.referee.forged_stamps")
    parser.add_argument("--count", type=int, default=1_000_000)
    count = parser.parse_args().count
    found = accepted(count)
    print(f"{count:,} forged stamps, {len(found)} accepted")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()

"""``make fairness``: many pairs of states that look the same to a seat, suggested the same or not.

One pair is a state from a random game and another one that a seat could not tell from it; both are
asked for suggestions with few iterations, byte for byte. Tells how many pairs of each game differ.
"""

import argparse
import sys
from random import Random
from typing import Any

from tests.games.colony.test_laws import CONTENDERS as COLONY
from tests.games.maze.contenders import CONTENDERS as MAZE
from tests.games.mission.test_laws import FIRST, SECOND
from tests.laws.contender import Contender
from tests.laws.suite import walk_to
from tests.search.test_fairness import suggested

GAMES: dict[str, list[Contender]] = {
    "planete-rouge": list(FIRST),
    "red-planet": list(SECOND),
    "magic-maze-on-mars": list(MAZE),
    "on-mars": list(COLONY),
}
LEVELS = ("random", "greedy", "easy", "medium", "strong")


def compare(contenders: list[Contender], pairs: int, iterations: int) -> int:
    """How many of so many pairs are suggested differently; each difference is told."""
    compared = differing = number = 0
    while compared < pairs:
        contender, rng = contenders[number % len(contenders)], Random(number)
        walk = walk_to(contender, number, rng.randrange(100))
        at = contender.now(walk.state, walk.rng)
        for seat in range(contender.seats):
            level: Any = rng.choice(LEVELS)
            other = contender.imagined(walk.state, seat, walk.rng)
            ours = suggested(contender, walk.state, seat, at, level, iterations)
            if ours != suggested(contender, other, seat, at, level, iterations):
                differing += 1
                print(f"{contender}, seed {number}, seat {seat}, {level}: differs", flush=True)
            compared += 1
        number += 1
    print(f"{contenders[0].game.id}: {compared} pairs, {differing} differences", flush=True)
    return differing


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.search", description=__doc__)
    parser.add_argument("--pairs", type=int, default=10_000, help="of each game")
    parser.add_argument("--iterations", type=int, default=8)
    parser.add_argument("--game", choices=GAMES, help="only this one")
    asked = parser.parse_args()
    chosen = [asked.game] if asked.game else list(GAMES)
    found = [compare(GAMES[game], asked.pairs, asked.iterations) for game in chosen]
    return 1 if any(found) else 0


if __name__ == "__main__":
    sys.exit(main())

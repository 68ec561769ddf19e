"""`make word-laws`: all that is said in many random games, in both languages.

Every label, prompt, event and reason is read: nothing unfilled, no raw id or tag, set as its
language wants it. Bounded by a count of games and repeatable. What random games never come to say
is told in the end; that direct cases say it is for the tests of each game.
"""

import argparse
import sys
import time
from collections.abc import Sequence

from tests.games.colony.players import greedy
from tests.laws.contender import Contender
from tests.laws.hearing import Choose, Hearing
from tests.properties.test_mutated_positions import CONTENDERS

EVERY = {"on-mars": 7, "magic-maze-on-mars": 5}
"""How many moves apart all that can be asked and refused is said; 2 where it is quick."""


def listen(
    tables: Sequence[Contender], games: int, every: int, *, report: bool = False
) -> tuple[Hearing, int]:
    """So many games in turn at these tables, all of one game; answers how many moves they took."""
    hearing = Hearing(tables[0].game)
    moves = 0
    for number in range(games):
        if report and number and number % 100 == 0:
            print(f"  {number} games, {len(hearing.findings)} wrong", flush=True)
        table = tables[number % len(tables)]
        choose: Choose | None = None
        if table.game.id == "on-mars" and number // len(tables) % 2:
            choose = greedy  # chance alone seldom gets a colony to grow
        moves += hearing.play(table, number, every, choose)
    return hearing, moves


def main() -> int:
    arguments = _arguments()
    failed = False
    for game in dict.fromkeys(table.game.id for table in CONTENDERS):
        if arguments.game not in (None, game):
            continue
        tables = [table for table in CONTENDERS if table.game.id == game]
        started = time.monotonic()
        hearing, moves = listen(tables, arguments.games, EVERY.get(game, 2), report=True)
        print(
            f"{game}: {arguments.games:,} games, {moves:,} moves, {hearing.sentences:,} sentences,"
            f" {len(hearing.findings)} wrong, {time.monotonic() - started:.0f} s",
            flush=True,
        )
        for sentence, finding in hearing.findings.items():
            print(f"  {finding}\n    {sentence}")
        for section, keys in hearing.unheard.items():
            print(f"  not come to, {section}: {', '.join(keys)}")
        failed = failed or bool(hearing.findings)
    return 1 if failed else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.word_laws", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each game")
    parser.add_argument("--game", help="only this one")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())

"""How long pictures take, and how large they are: ``python -m bench.pictures``.

A game of each kind is played at random by as many as may play. At its start, in its middle and at
its end, what each seat and a spectator see is drawn, for a page and for a phone, with all legal
moves marked. A row tells the worst of these: the milliseconds of CPU of the first drawing and the
median of some, and the size. Fails beyond what we promise. Needs a quiet machine.
"""

import sys
import time
from collections.abc import Iterator
from statistics import median
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from areopagus.kernel.game import Game
from areopagus.kernel.picture import Layout, Look
from areopagus.referee.catalogue import GAMES
from areopagus.referee.random_play import RandomPlay

STAGES = {"start": 0.0, "middle": 0.5, "end": 1.0}
LAYOUTS: tuple[Layout, ...] = ("wide", "narrow")
TURNS = 25
"""How often each picture is drawn."""
MILLISECONDS = 10.0
"""Within which a picture is drawn, by the median."""
KILOBYTES = 120.0
"""What a picture weighs at most, before it is compressed."""


class Cost(NamedTuple):
    """What drawing a picture takes."""

    first: float
    median: float
    kilobytes: float


def stages(game: Game[Any]) -> Iterator[tuple[str, RandomPlay[Any]]]:
    """A game with the most seats, as far as each stage."""
    seats = game.seats.stop - 1
    length = len(RandomPlay(game, seats, "bench").run().plays)
    for stage, share in STAGES.items():
        yield stage, RandomPlay(game, seats, "bench").run(int(length * share))


def costs(walk: RandomPlay[Any]) -> Iterator[Cost]:
    """Of a position, as each seat and a spectator see it, in each layout."""
    for seat in (*range(walk.game.seats.stop - 1), None):
        for layout in LAYOUTS:
            yield _cost(walk, seat, Look(layout=layout))


def _cost(walk: RandomPlay[Any], seat: int | None, look: Look) -> Cost:
    game, view = walk.game, walk.game.view(walk.state, seat)
    decisions = () if seat is None else game.decisions(walk.state, seat=seat, at=walk.at)
    moves = [move for decision in decisions for move in decision.moves]
    spent = []
    for _ in range(TURNS):
        started = time.process_time()
        picture = game.picture(view, seat, walk.at, look, moves=moves)
        spent.append((time.process_time() - started) * 1000)
    return Cost(spent[0], median(spent), len(picture.svg.encode()) / 1000)


def main() -> None:
    table = Table(title=f"the worst picture of each position, drawn {TURNS} times")
    for heading in ("game", "seats", "stage", "first ms", "median ms", "KB"):
        table.add_column(heading, justify="left" if heading in ("game", "stage") else "right")
    broken = False
    for game in GAMES:
        for stage, walk in stages(game):
            worst = Cost(*(max(one) for one in zip(*costs(walk), strict=True)))
            broken |= worst.median > MILLISECONDS or worst.kilobytes > KILOBYTES
            figures = (f"{worst.first:.1f}", f"{worst.median:.1f}", f"{worst.kilobytes:.0f}")
            table.add_row(game.id, str(game.seats.stop - 1), stage, *figures)
    Console(width=100).print(table)
    if broken:
        sys.exit(f"promised are {MILLISECONDS:.0f} ms and {KILOBYTES:.0f} KB")


if __name__ == "__main__":
    main()

"""Iterations of the search per second of processor time, beside OpenSpiel's, in interleaved rounds.

``python -m bench.search`` (``make bench-search``). Environment: ``ROUNDS`` (15).
"""

import os
import sys
from contextlib import ExitStack
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from bench.rounds import Rounds
from bench.runner import in_turn, runner

PEER = ".venv/peers/bin/python"
OURS, THEIRS = "search, tic-tac-toe", "search, open_spiel tic_tac_toe"
SECONDS = 0.5
"""How long each case runs in a round."""


class Reach(NamedTuple):
    """How many iterations a second there are to be."""

    case: str
    iterations: int


REACHES = (
    Reach("search, Red Planet, 3 seats", 2_000),
    Reach("search, On Mars, 2 seats, three rounds on", 800),
)


def measure(rounds: int) -> Rounds:
    """All cases, one after the other, round by round."""
    core = min(os.sched_getaffinity(0))
    commands = [
        [sys.executable, "-m", "bench.searches"],
        [PEER, "-m", "bench.peers.open_spiel_search"],
    ]
    with ExitStack() as stack:
        runners = [stack.enter_context(runner(one, core)) for one in commands]
        return in_turn(runners, rounds, SECONDS)


def table(seen: Rounds) -> Table:
    """The median of each case, and the quartiles."""
    reaches = dict(REACHES)
    found = Table(title="iterations per second of processor time")
    found.add_column("case")
    for heading in ("median", "quartiles", "reach"):
        found.add_column(heading, justify="right")
    for case in seen.samples:
        spread, reach = seen.spread(case), reaches.get(case)
        assert spread is not None
        quartiles = f"{spread.low:,.0f} to {spread.high:,.0f}"
        found.add_row(case, f"{spread.median:,.0f}", quartiles, f"{reach:,}" if reach else "")
    return found


def main() -> None:
    seen = measure(int(os.environ.get("ROUNDS", "15")))
    console = Console(width=100)
    console.print(table(seen))
    console.print(f"tic-tac-toe, ours of OpenSpiel's: {seen.ratio(OURS, THEIRS)}, reach 1")


if __name__ == "__main__":
    main()

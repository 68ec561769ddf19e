"""All benchmarks, as one table."""

import argparse
from statistics import median
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from areopagus.referee.catalogue import Catalogue
from areopagus.referee.referee import Referee
from bench import graphql, inprocess, overhttp
from bench.positions import requests


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench")
    parser.add_argument("--game", default="red-planet")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--options", default="{}")
    chosen = parser.parse_args()
    referee = Catalogue()[chosen.game]
    options = msgspec.json.decode(chosen.options, type=referee.game.Options)
    Console(width=110).print(_table(referee, chosen.seats, options))


def _table(referee: Referee[Any], seats: int, options: Any) -> Table:
    game = referee.game
    bodies = requests(game, seats, options)
    cycles = inprocess.cycles(referee, bodies)
    http = overhttp.rates(game.id, bodies, graphql.cases(referee, bodies))

    table = Table(title=f"{game.title}, {seats} seats, one process, one run")
    for heading in ("what", "per second", "per CPU second", "of typed echo", "of raw echo"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    play = inprocess.random_play(game, seats, options)
    table.add_row("random play, moves", "", f"{play:,.0f}")
    for name, rate in cycles.items():
        table.add_row(f"cycle, {name}", "", f"{rate.median:,.0f}, best {rate.best:,.0f}")
    table.add_section()
    for name in http.seen:
        measured = http.rate(name)
        echoes = (str(http.ratio(name, echo)) for echo in ("typed echo", "raw echo"))
        table.add_row(f"HTTP {name}", f"{measured.wall:,.0f}", f"{measured.cpu:,.0f}", *echoes)
    table.add_section()
    for name, ratio in graphql.ratios(http).items():
        table.add_row(name, "", str(ratio))
    table.add_section()
    sizes = bodies.state_sizes
    table.add_row("state, bytes", f"{median(sizes):,.0f}", f"most {max(sizes):,}")
    return table


if __name__ == "__main__":
    main()

"""``make arena``: how strong the bots are, row by row of ``arena.toml``, kept as it comes.

Every finished game is a line of the file of results, so that a long run can be stopped and taken up
again; games are the same for the same commit, row and number. ``--table`` prints what there is.
"""

import argparse
import subprocess
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec
from msgspec import Struct, field

from areopagus.referee.tournament import Fixture, Result, fixtures, play
from areopagus.referee.tournament_report import report, wilson

ROWS = Path(__file__).with_name("arena.toml")
SEED = "arena"
GAMES = 100


class Row(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who plays what, and how often the first bot is to win."""

    name: str
    game: str
    bots: list[str]
    seats: int | None = None
    options: dict[str, Any] = field(default_factory=dict)
    games: int = GAMES
    pace: int = 1_000
    handover: int = 1_000
    reach: float | None = None

    def fixtures(self) -> list[Fixture]:
        seats = self.seats or len(self.bots)
        options = msgspec.json.encode(self.options)
        return fixtures(
            self.game,
            self.bots,
            seats,
            self.games,
            SEED,
            options,
            pace=self.pace,
            handover=self.handover,
        )


class Played(Struct):
    """A game of a row, as it is kept."""

    row: str
    number: int
    commit: str
    result: Result


def rows(wanted: str = "", file: Path = ROWS) -> list[Row]:
    """The rows whose name has these words."""
    found = msgspec.convert(tomllib.loads(file.read_text())["row"], list[Row])
    return [row for row in found if wanted in row.name]


def kept(results: Path) -> list[Played]:
    if not results.exists():
        return []
    return [msgspec.json.decode(line, type=Played) for line in results.read_bytes().splitlines()]


def play_rows(chosen: list[Row], results: Path) -> None:
    """Play what has not been played yet."""
    commit = _commit()
    done = {(one.row, one.number) for one in kept(results)}
    for row in chosen:
        for number, fixture in enumerate(row.fixtures()):
            if (row.name, number) in done:
                continue
            played = Played(row.name, number, commit, play(fixture))
            with results.open("ab") as file:
                file.write(msgspec.json.encode(played) + b"\n")


def _commit() -> str:
    return subprocess.run(
        ("git", "rev-parse", "--short", "HEAD"), check=True, capture_output=True, text=True
    ).stdout.strip()


def table(chosen: list[Row], games: list[Played]) -> Iterator[str]:
    """What was played as Markdown."""
    by_row: dict[str, list[Played]] = defaultdict(list)
    for one in games:
        by_row[one.row].append(one)
    yield "| row | bots | games | won | 95 % | reach | points | commit |"
    yield "|---|---|---|---|---|---|---|---|"
    for row in chosen:
        if row.name in by_row:
            yield _line(row, by_row[row.name])


def _line(row: Row, played: list[Played]) -> str:
    results = [one.result for one in played]
    first = row.bots[0]
    share = report(results).bots[first]
    among_themselves = len(set(row.bots)) == 1 and bool(results[0].totals)
    low, high = wilson(share.wins, share.games)
    cells = [
        row.name,
        " ".join(row.bots),
        str(len(results)),
        "–" if among_themselves else f"{share.wins:g} ({share.wins / share.games:.0%})",
        "–" if among_themselves else f"{low:.0%} to {high:.0%}",
        "–" if row.reach is None else f"{row.reach:.0%}",
        " / ".join(_points(results, bot) for bot in dict.fromkeys(row.bots)),
        " ".join(sorted({one.commit for one in played})),
    ]
    return f"| {' | '.join(cells)} |"


def _points(results: list[Result], bot: str) -> str:
    """The mean score of a bot."""
    totals = [
        result.totals[seat]
        for result in results
        if result.totals
        for seat, one in enumerate(result.bots)
        if one == bot
    ]
    return f"{fmean(totals):.1f}" if totals else "–"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.arena", description=__doc__)
    parser.add_argument("--rows", default="", help="only those whose name has these words")
    parser.add_argument("--file", type=Path, default=ROWS, help="of other rows")
    parser.add_argument("--results", type=Path, default=Path("arena.jsonl"))
    parser.add_argument("--table", action="store_true", help="print what there is, play nothing")
    asked = parser.parse_args()
    chosen = rows(asked.rows, asked.file)
    if not asked.table:
        play_rows(chosen, asked.results)
    print(*table(chosen, kept(asked.results)), sep="\n")


if __name__ == "__main__":
    main()

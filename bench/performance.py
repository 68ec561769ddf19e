"""Writes docs/performance.md, with its plots, from a run: ``python -m bench.performance FILE``."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from matplotlib.axes import Axes

from areopagus.referee.tournament_plots import COLOURS, THEMES, plot
from bench import report
from bench.rounds import Rounds

DOCS = Path("docs")
PLOTS = DOCS / "performance"
STYLES = {"plain": "--", "stamped": "-"}
Document = dict[str, Any]


def main() -> None:
    document = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    PLOTS.mkdir(exist_ok=True)
    for theme in THEMES:
        for name, draw in DRAWN.items():
            with plot(PLOTS / f"{name}-{theme}.svg", theme) as axes:
                draw(axes, document)
    (DOCS / "performance.md").write_text(page(document), encoding="utf-8")


def _bars(axes: Axes, seen: Rounds, cases: list[str], unit: str) -> None:
    spreads = [spread for case in cases if (spread := seen.spread(case))]
    values = [spread.median for spread in spreads]
    errors = [
        [spread.median - spread.low for spread in spreads],
        [spread.high - spread.median for spread in spreads],
    ]
    places = range(len(cases))
    ours = [COLOURS[0] if _is_ours(case) else COLOURS[5] for case in cases]
    axes.barh(places, values, xerr=errors, color=ours, error_kw={"elinewidth": 0.8})
    axes.set_yticks(places, cases)
    axes.invert_yaxis()
    axes.set_xlabel(unit)


def _is_ours(case: str) -> bool:
    return not any(peer in case for peer in ("chess", "open_spiel", "boardgame", "echo"))


def _cycles(axes: Axes, document: Document) -> None:
    seen = Rounds.read(document["inProcess"])
    cases = [case for case in seen.samples if case.startswith("cycle")]
    _bars(axes, seen, cases, "cycles per second of processor time")
    axes.set_xscale("log")


def _requests(axes: Axes, document: Document) -> None:
    seen = Rounds.read(document["http"])
    _bars(axes, seen, list(seen.samples), "requests per second of processor time")
    axes.tick_params("y", labelsize="x-small")


def _where(axes: Axes, document: Document) -> None:
    """Microseconds of one request, each part on top of the one before."""
    for number, title in enumerate(("Red Planet", "Magic Maze", "On Mars")):
        left = 0.0
        for part, (label, value) in enumerate(parts_of(document, title)):
            seen = label if number == 0 else None
            axes.barh(number, value, left=left, color=COLOURS[part], label=seen)
            left += value
    axes.set_yticks(range(3), ("Red Planet", "Magic Maze", "On Mars"))
    axes.invert_yaxis()
    axes.set_xlabel("microseconds of processor time, apply over HTTP")


def parts_of(document: Document, title: str) -> Iterator[tuple[str, float]]:
    """Where the time of one ``apply`` goes, as differences between cases of the run."""
    http = Rounds.read(document["http"])
    echo = _microseconds(http, f"typed echo, {title}")
    plain, stamped = (_microseconds(http, f"apply, {title}, {k}") for k in ("plain", "stamped"))
    yield "the server, decoding and encoding (typed echo)", echo
    yield "the edge, the stamps, the move, legal moves and score", max(stamped - echo, 0)
    yield "integrity, which a stamp saves", max(plain - stamped, 0)


def _microseconds(seen: Rounds, case: str) -> float:
    spread = seen.spread(case)
    assert spread is not None
    return 1e6 / spread.median


def _curves(axes: Axes, curves: dict[str, dict[str, dict[str, float]]], label: str) -> None:
    for colour, (title, kinds) in zip(COLOURS, curves.items(), strict=False):
        for kind, curve in kinds.items():
            places, values = [float(place) for place in curve], list(curve.values())
            name = f"{title}, {kind}"
            axes.plot(places, values, STYLES[kind], color=colour, marker=".", label=name)
    axes.set_ylim(bottom=0)
    axes.set_xlabel(label)
    axes.set_ylabel("µs of a cycle")


def _seats(axes: Axes, document: Document) -> None:
    _curves(axes, document["seats"], "seats")


def _moves(axes: Axes, document: Document) -> None:
    _curves(axes, document["moves"], "share of the game that was played")


def _batch(axes: Axes, document: Document) -> None:
    for kind, curve in document["batch"].items():
        axes.plot(
            [int(n) for n in curve], list(curve.values()), STYLES[kind], marker=".", label=kind
        )
    axes.set_xscale("log", base=2)
    axes.set_ylim(bottom=0)
    axes.set_xlabel("verdicts in a batch, Red Planet")
    axes.set_ylabel("µs of the server for each")


def _kept(axes: Axes, document: Document) -> None:
    curve = document.get("kept", {})
    axes.plot([int(n) for n in curve], list(curve.values()), marker=".")
    axes.set_xscale("log")
    axes.set_ylim(bottom=0)
    axes.set_xlabel("sessions kept in Redis")
    axes.set_ylabel("moves per second of the service")


DRAWN = {
    "cycles": _cycles,
    "requests": _requests,
    "where": _where,
    "seats": _seats,
    "moves": _moves,
    "batch": _batch,
    "sessions": _kept,
}


def _picture(name: str, alt: str) -> str:
    return (
        "<picture>\n"
        f'  <source media="(prefers-color-scheme: dark)" srcset="performance/{name}-dark.svg">\n'
        f'  <img alt="{alt}" src="performance/{name}-light.svg">\n'
        "</picture>"
    )


_ABOUT = """Written by `make performance` from one run of `make bench`; do not edit.
{headline}. Figures are medians, with quartiles in brackets; a ratio is that of the same
round, by processor time. One request in five proposes an illegal move, here and with the
peers. Absolute figures are of that machine; ratios carry over better."""
_SHORT = """Why the rest falls short is told in [decision 8](decisions/008-speed.md)."""
_WHERE = """Differences between cases of the run: a typed echo decodes the same request and
encodes it again on the same server; a stamp saves the proof of integrity and nothing else."""
_CYCLE = """The cycle is from bytes to bytes without a network: decode a state and a move,
judge it, make it, list the legal moves, score, encode. python-chess goes from FEN to FEN in
JSON, OpenSpiel through its own serialization, boardgame.io through its reducer with JSON in
and out on Node; none of them scores line by line or names the rule that a move breaks, and
boardgame.io lists no legal moves. Our states are larger: a position of chess is a line of
text."""
_HTTP = """Over HTTP the server is the same for all: uvicorn with uvloop and httptools, one
process on one core, wrk on another. python-chess stands behind plain Starlette with orjson,
and behind FastAPI with pydantic."""
_WORKERS = """One worker answers {one[wall]:,.0f} `apply` a second and two {two[wall]:,.0f},
while the load takes its share of the same two cores; for a second of processor time it is
{one[cpu]:,.0f} and {two[cpu]:,.0f}. Workers share nothing but Redis, so beyond that it is
arithmetic: about {one[cpu]:,.0f} for each further core that the load does not need, and
{one[megabytes]:.0f} MB of memory for each worker."""


def page(document: Document) -> str:
    """The page."""
    workers = document["workers"]
    sections = [
        "# Performance",
        _ABOUT.format(headline=report.headline(document)),
        "## What was to be reached",
        report.markdown(report.RATIOS, report.rows_of_ratios(document)),
        _SHORT,
        "## Where the time of one request goes",
        _WHERE,
        _picture("where", "Microseconds of one request by what they are spent on"),
        _parts(document),
        "## Beside the peers",
        _CYCLE,
        _picture("cycles", "Cycles per second of processor time, ours and those of peers"),
        report.markdown(report.IN_PROCESS, report.rows_in_process(document)),
        _HTTP,
        _picture("requests", "Requests per second of processor time over HTTP"),
        report.markdown(report.OVER_HTTP, report.rows_over_http(document)),
        report.markdown(report.BY_CONNECTIONS, report.rows_by_connections(document)),
        report.markdown(report.STARTS, report.rows_of_starts(document)),
        "## How cost grows",
        _picture("seats", "Microseconds of a cycle by seats"),
        _picture("moves", "Microseconds of a cycle by how much of a game was played"),
        _picture("batch", "Microseconds of the server for each verdict of a batch"),
        _picture("sessions", "Moves per second by the number of sessions kept"),
        _WORKERS.format(one=workers["1"], two=workers["2"]),
    ]
    return "\n\n".join(sections) + "\n"


def _parts(document: Document) -> str:
    titles = ("Red Planet", "Magic Maze", "On Mars")
    columns = [list(parts_of(document, title)) for title in titles]
    rows = (
        (label, *(f"{column[number][1]:.0f}" for column in columns))
        for number, (label, _) in enumerate(columns[0])
    )
    return report.markdown(("µs of processor time", *titles), iter(rows))


if __name__ == "__main__":
    main()

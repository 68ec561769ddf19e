"""A run in words and figures: tables for a terminal, and the same for the page."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from rich.table import Table

from bench.rounds import Ratio, Rounds

Document = dict[str, Any]


class Comparison(NamedTuple):
    """Two cases that are compared, and how far it was to be."""

    label: str
    part: str
    """Where in the document of a run they are."""
    case: str
    other: str
    reach: float


_STARLETTE = "chess on Starlette with orjson"
_FASTAPI = "chess on FastAPI with pydantic"
COMPARISONS = (
    *(
        Comparison(
            f"cycle, {title}: stamped of plain",
            "inProcess",
            f"cycle, {title}, stamped",
            f"cycle, {title}",
            reach,
        )
        for title, reach in (("Red Planet", 1.4), ("Magic Maze", 1.3), ("On Mars", 1.8))
    ),
    Comparison(
        "cycle: Red Planet, stamped, of python-chess",
        "inProcess",
        "cycle, Red Planet, stamped",
        "cycle, python-chess",
        2.0,
    ),
    Comparison(
        "cycle: tic-tac-toe of boardgame.io",
        "inProcess",
        "cycle, tic-tac-toe",
        "cycle, boardgame.io",
        6.0,
    ),
    Comparison(
        "random play: Red Planet of python-chess",
        "inProcess",
        "random play, Red Planet",
        "random play, python-chess",
        2.5,
    ),
    *(
        Comparison(
            f"HTTP {name}, {title}, stamped, of typed echo",
            "http",
            f"{name}, {title}, stamped",
            f"typed echo, {title}",
            reach,
        )
        for name, title, reach in (
            ("apply", "Red Planet", 0.55),
            ("apply", "On Mars", 0.45),
            ("judge", "Red Planet", 0.75),
            ("judge", "On Mars", 0.75),
        )
    ),
    *(
        Comparison(
            f"HTTP {name}: Red Planet, stamped, of {other}",
            "http",
            f"{name}, Red Planet, stamped",
            f"{name}, {other}",
            reach,
        )
        for name, other, reach in (
            ("apply", _STARLETTE, 1.2),
            ("apply", _FASTAPI, 1.8),
            ("judge", _STARLETTE, 1.6),
            ("judge", _FASTAPI, 2.5),
        )
    ),
    *(
        Comparison(
            f"GraphQL apply, {what}, of REST",
            "http",
            f"GraphQL apply, Red Planet, {what}",
            "apply, Red Planet, plain",
            reach,
        )
        for what, reach in (("typed", 0.75), ("document", 0.95))
    ),
    Comparison("session move of apply", "sessions", "session move", "apply", 0.85),
    Comparison(
        "a refusal of an acceptance",
        "http",
        "apply, Red Planet, refused",
        "apply, Red Planet, accepted",
        1.0,
    ),
)


def ratios(document: Document) -> Iterator[tuple[str, Ratio, float]]:
    """What was compared, how it came out, and how far it was to be."""
    for one in COMPARISONS:
        seen = Rounds.read(document[one.part])
        yield one.label, seen.ratio(one.case, one.other), one.reach
    one, two = document["workers"]["1"]["cpu"], document["workers"]["2"]["cpu"]
    gain = 2 * two / one  # by the clock the load would need a third core
    yield "two workers of one, a core each", Ratio(gain, gain, gain), 1.85


def headline(document: Document) -> str:
    """On what, and with what, the run was made."""
    about = document["about"]
    changed = ", with changes" if about["changed"] else ""
    return (
        f"commit {about['commit']}{changed}, {about['day']}, {about['processor']}, "
        f"{about['cores']} cores, load {about['load']:.1f}, Python {about['python']}, "
        f"{about['rounds']} rounds"
    )


def rows_in_process(document: Document) -> Iterator[tuple[str, str, str, str]]:
    """Per second of processor time, bytes of a state, legal moves in a position."""
    seen = Rounds.read(document["inProcess"])
    for case in seen.samples:
        size, branching = document["positions"].get(case, (None, None))
        yield (
            case,
            _thousands(seen.spread(case)),
            "" if size is None else f"{size:,.0f}",
            "" if branching is None else f"{branching:,.0f}",
        )


def rows_over_http(document: Document) -> Iterator[tuple[str, str, str, str, str, str]]:
    """By the clock and by the processor, what share of the echo, and how long answers took."""
    seen = Rounds.read(document["http"])
    for case in seen.samples:
        yield (
            case,
            _thousands(seen.spread(case, "per_second")),
            _thousands(seen.spread(case)),
            str(seen.ratio(case, "typed echo, Red Planet")),
            _milliseconds(seen.spread(case, "p50")),
            _milliseconds(seen.spread(case, "p99")),
        )


def rows_by_connections(document: Document) -> Iterator[tuple[str, str, str, str, str]]:
    """Requests per second and percentiles over few and many connections."""
    for level in sorted(document["connections"], key=int):
        seen = Rounds.read(document["connections"][level])
        for case in seen.samples:
            yield (
                level,
                case,
                _thousands(seen.spread(case, "per_second")),
                _milliseconds(seen.spread(case, "p50")),
                _milliseconds(seen.spread(case, "p99")),
            )


def rows_of_ratios(document: Document) -> Iterator[tuple[str, str, str, str]]:
    """What was to be reached."""
    for label, ratio, reach in ratios(document):
        yield label, str(ratio), f"≥ {reach:.2f}", "yes" if ratio.median >= reach else "no"


IN_PROCESS = ("in process", "per CPU second", "bytes per state", "legal moves")
OVER_HTTP = (
    "over HTTP, 50 connections",
    "per second",
    "per CPU second",
    "of typed echo",
    "p50, ms",
    "p99, ms",
)
BY_CONNECTIONS = ("connections", "case", "per second", "p50, ms", "p99, ms")
RATIOS = ("ratio in the same rounds", "median (quartiles)", "reach", "reached")
STARTS = ("first call", "ms", "MB before", "MB after the run")


def rows_of_starts(document: Document) -> Iterator[tuple[str, str, str, str]]:
    """The first call after the start, and memory."""
    for case, start in document["starts"].items():
        yield (
            case,
            f"{start['firstCallMs']:.1f}",
            f"{start['megabytes']:.0f}",
            f"{start['megabytesAfter']:.0f}",
        )


PARTS = (
    (IN_PROCESS, rows_in_process),
    (OVER_HTTP, rows_over_http),
    (BY_CONNECTIONS, rows_by_connections),
    (STARTS, rows_of_starts),
    (RATIOS, rows_of_ratios),
)


def tables(document: Document) -> Iterator[Table]:
    """For a terminal."""
    for number, (headings, rows) in enumerate(PARTS):
        table = Table(title=headline(document) if number == 0 else None)
        for column, heading in enumerate(headings):
            table.add_column(heading, justify="left" if column == 0 else "right")
        for row in rows(document):
            table.add_row(*row)
        yield table


def markdown(headings: tuple[str, ...], rows: Iterator[tuple[str, ...]]) -> str:
    """For the page."""
    lines = [headings, ("---",) + ("--:",) * (len(headings) - 1), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _thousands(spread: Ratio | None) -> str:
    if spread is None:
        return ""
    return f"{spread.median:,.0f} ({spread.low:,.0f}–{spread.high:,.0f})"


def _milliseconds(spread: Ratio | None) -> str:
    return "" if spread is None else f"{spread.median:.1f}"

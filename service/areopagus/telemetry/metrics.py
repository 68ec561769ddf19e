"""Every metric of the service, and the one way to count each.

Labels come from closed sets only: route templates, known games, rule ids. Nothing that a client
made up ever becomes a label.

With several workers, the library adds up their files in ``PROMETHEUS_MULTIPROC_DIR``;
``areopagus serve`` sees to that folder.
"""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Literal

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from areopagus.telemetry.buffered_metrics import BufferedCounter, BufferedGauge, BufferedHistogram

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
CONTENT_TYPE = CONTENT_TYPE_LATEST

disable_created_metrics()  # type: ignore[no-untyped-call]
REGISTRY = CollectorRegistry()

_ALONE = FOLDER not in os.environ
_QuickCounter = BufferedCounter if _ALONE else Counter
_QuickGauge = BufferedGauge if _ALONE else Gauge
_QuickHistogram = BufferedHistogram if _ALONE else Histogram
"""For what is counted with each request."""

REQUESTS = _QuickCounter(
    "areopagus_http_requests",
    "Requests answered; streams are counted when they end.",
    ("method", "route", "game", "status"),
    registry=REGISTRY,
)
DURATION = _QuickHistogram(
    "areopagus_http_request_duration_seconds",
    "How long requests took, streams excepted.",
    ("route", "game"),
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
    registry=REGISTRY,
)
IN_FLIGHT = _QuickGauge(
    "areopagus_http_requests_in_flight",
    "Requests that wait for their answer now, streams excepted.",
    multiprocess_mode="livesum",
    registry=REGISTRY,
)
PROBLEMS = Counter(
    "areopagus_problems",
    "Answers that are problem documents, by the kind of problem.",
    ("type",),
    registry=REGISTRY,
)
VERDICTS = _QuickCounter(
    "areopagus_verdicts",
    "Moves judged; the rule is the one that an illegal move breaks, and empty for a legal one.",
    ("game", "legal", "rule"),
    registry=REGISTRY,
)
MOVES = _QuickCounter("areopagus_moves", "Moves made.", ("game", "by"), registry=REGISTRY)
SESSIONS = Counter(
    "areopagus_sessions",
    "Sessions that were created or closed here.",
    ("game", "change"),
    registry=REGISTRY,
)
CONFLICTS = Counter(
    "areopagus_session_conflicts",
    "Changes that lost a race to another and were judged again.",
    ("game",),
    registry=REGISTRY,
)
LISTENERS = Gauge(
    "areopagus_stream_listeners",
    "Streams that are open now.",
    ("transport",),
    multiprocess_mode="livesum",
    registry=REGISTRY,
)
REDIS_ERRORS = Counter(
    "areopagus_redis_errors",
    "Steps that Redis did not carry out, by what went wrong.",
    ("error",),
    registry=REGISTRY,
)
REDIS_UP = Gauge(
    "areopagus_redis_up",
    "Whether Redis answered when it was last asked; stays 1 where none is configured.",
    multiprocess_mode="livemin",
    registry=REGISTRY,
)
SEAL_FAILURES = Counter(
    "areopagus_seal_failures",
    "Sealed states that could not be opened: forged, damaged, or sealed with an unknown key.",
    registry=REGISTRY,
)
SEARCHES = Counter(
    "areopagus_searches",
    "Suggestions that were asked for, by what became of them: answered, refused because all were "
    "busy, left by their client, or failed.",
    ("game", "outcome"),
    registry=REGISTRY,
)
SEARCHES_RUNNING = Gauge(
    "areopagus_searches_running",
    "Searches for suggestions that are carried out now.",
    multiprocess_mode="livesum",
    registry=REGISTRY,
)
SEARCHES_WAITING = Gauge(
    "areopagus_searches_waiting",
    "Searches for suggestions that wait for a process now.",
    multiprocess_mode="livesum",
    registry=REGISTRY,
)
SEARCH_DURATION = Histogram(
    "areopagus_search_duration_seconds",
    "How long suggestions took that were answered, from when they were asked for.",
    ("game",),
    buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0),
    registry=REGISTRY,
)
SEARCH_ITERATIONS = Counter(
    "areopagus_search_iterations",
    "Futures that answered suggestions looked into.",
    ("game",),
    registry=REGISTRY,
)
GRAPHQL_COST = _QuickHistogram(
    "areopagus_graphql_cost",
    "What GraphQL operations cost.",
    buckets=(10, 30, 100, 300, 1_000, 3_000, 10_000, 30_000),
    registry=REGISTRY,
)
GRAPHQL_REJECTIONS = Counter(
    "areopagus_graphql_rejections",
    "GraphQL requests that were refused before they ran, by code.",
    ("code",),
    registry=REGISTRY,
)
READY = Gauge(
    "areopagus_ready",
    "Whether requests are welcome: 0 while the service drains.",
    multiprocess_mode="livemin",
    registry=REGISTRY,
)
BUILD = Gauge(
    "areopagus_build_info",
    "Always 1; which version this is.",
    ("version",),
    multiprocess_mode="livemax",
    registry=REGISTRY,
)

if _ALONE:
    ProcessCollector(registry=REGISTRY)

_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "QUERY"})
By = Literal["apply", "replay", "session"]
SearchOutcome = Literal["answered", "refused", "left", "failed"]


def started(version: str, problems: Iterable[str]) -> None:
    """The service is there. Problems begin at 0, or nobody would see the first of each."""
    BUILD.labels(version).set(1)
    for problem in problems:
        _problems(problem)
    READY.set(1)
    REDIS_UP.set(1)


def answered(
    method: str, route: str, game: str, status: int, seconds: float | None, problem: str | None
) -> None:
    """A request has been answered; no seconds for a stream."""
    _requests(method if method in _METHODS else "other", route, game, status).inc()
    if seconds is not None:
        _duration(route, game).observe(seconds)
    if problem is not None:
        _problems(problem).inc()


def judged(game: str, rule: str | None) -> None:
    """A move has been judged: legal, or forbidden by a rule."""
    _verdicts(game, rule).inc()


def moved(game: str, count: int, by: By) -> None:
    """Legal moves have been made."""
    _moves(game, by).inc(count)
    _verdicts(game, None).inc(count)


def searching(running: int, waiting: int) -> None:
    """So many searches are carried out now, and so many wait."""
    SEARCHES_RUNNING.set(running)
    SEARCHES_WAITING.set(waiting)


def searched(game: str, outcome: SearchOutcome, seconds: float = 0.0, iterations: int = 0) -> None:
    """A search has ended."""
    SEARCHES.labels(game, outcome).inc()
    if outcome == "answered":
        SEARCH_DURATION.labels(game).observe(seconds)
        SEARCH_ITERATIONS.labels(game).inc(iterations)


@contextmanager
def listening(transport: Literal["sse", "websocket"]) -> Iterator[None]:
    """A stream is open for as long as this lasts."""
    listeners = LISTENERS.labels(transport)
    listeners.inc()
    try:
        yield
    finally:
        listeners.dec()


def exposition() -> bytes:
    """All metrics as Prometheus reads them, of all workers."""
    folder = os.environ.get(FOLDER)
    if folder is None:
        return generate_latest(REGISTRY)
    _forget_the_dead(Path(folder))
    together = CollectorRegistry()
    MultiProcessCollector(together, path=folder)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def _forget_the_dead(folder: Path) -> None:
    """A worker that was killed is in no state any more: its gauges would stay for ever."""
    for file in folder.glob("gauge_live*.db"):
        pid = file.stem.rpartition("_")[2]
        if not Path("/proc", pid).exists():
            mark_process_dead(int(pid), path=str(folder))  # type: ignore[no-untyped-call]


# Finding the child of a metric by its labels costs more than counting does: find each once.
@cache
def _requests(method: str, route: str, game: str, status: int) -> Counter:
    return REQUESTS.labels(method, route, game, status)


@cache
def _duration(route: str, game: str) -> Histogram:
    return DURATION.labels(route, game)


@cache
def _problems(type: str) -> Counter:
    return PROBLEMS.labels(type)


@cache
def _verdicts(game: str, rule: str | None) -> Counter:
    return VERDICTS.labels(game, "true" if rule is None else "false", rule or "")


@cache
def _moves(game: str, by: By) -> Counter:
    return MOVES.labels(game, by)


def all_metrics() -> list[Counter | Gauge | Histogram]:
    """Every metric there is, for whoever checks what dashboards and alerts ask for."""
    return [value for value in globals().values() if isinstance(value, Counter | Gauge | Histogram)]

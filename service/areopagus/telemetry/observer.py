"""What a referee reports, as metrics and traces."""

from areopagus.telemetry import metrics, traces


class TelemetryObserver:
    """Counts moves, verdicts and searches, and opens a span for each part of an answer."""

    moved = staticmethod(metrics.moved)
    judged = staticmethod(metrics.judged)
    seal_refused = staticmethod(metrics.SEAL_FAILURES.inc)
    searching = staticmethod(metrics.searching)
    searched = staticmethod(metrics.searched)
    span = staticmethod(traces.span)


TELEMETRY = TelemetryObserver()

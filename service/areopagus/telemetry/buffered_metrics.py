"""Metrics that every request is counted by, added up as plain numbers first.

The library takes a lock and some ten calls for each count: all of them together were a twentieth
of a request. So these keep running totals, and hand over to the library what came since they were
last read when they are read again. They are for one process: of several workers, each reads what
the others have written to files.

Requests are counted by one thread and may be read by another, that of the management port. So a
count only ever adds to a total that nobody sets back, and whoever reads remembers, under a lock,
how much of it has been handed over.
"""

import threading
from bisect import bisect_left
from collections.abc import Iterable
from typing import Any

from prometheus_client import Counter, Gauge, Histogram
from prometheus_client.metrics import MetricWrapperBase

_reading = threading.Lock()


class _Buffered(MetricWrapperBase):
    """What such metrics have in common; a mixin, to stand before the library's class."""

    def _metric_init(self) -> None:
        super()._metric_init()  # type: ignore[no-untyped-call]
        self._begin()

    def _child_samples(self) -> Iterable[Any]:
        with _reading:
            self.hand_over()
        return super()._child_samples()

    def _begin(self) -> None:
        """Set the running totals to zero."""
        raise NotImplementedError

    def hand_over(self) -> None:
        """Add to the library's metric what was counted since the last time."""
        raise NotImplementedError


class BufferedCounter(_Buffered, Counter):
    """A counter; it keeps no exemplars."""

    def _begin(self) -> None:
        self._total = 0.0
        self._handed = 0.0

    def inc(self, amount: float = 1, exemplar: dict[str, str] | None = None) -> None:
        self._total += amount

    def hand_over(self) -> None:
        total = self._total
        since, self._handed = total - self._handed, total
        if since:
            super().inc(since)


class BufferedGauge(_Buffered, Gauge):
    """A gauge that goes up and down."""

    def _begin(self) -> None:
        self._now = 0.0

    def inc(self, amount: float = 1) -> None:
        self._now += amount

    def dec(self, amount: float = 1) -> None:
        self._now -= amount

    def set(self, value: float) -> None:
        self._now = value

    def hand_over(self) -> None:
        super().set(self._now)


class BufferedHistogram(_Buffered, Histogram):
    """A histogram; it keeps no exemplars."""

    def _begin(self) -> None:
        self._counts = [0] * len(self._upper_bounds)
        self._total = 0.0
        self._handed = [0] * len(self._upper_bounds)
        self._handed_total = 0.0

    def observe(self, amount: float, exemplar: dict[str, str] | None = None) -> None:
        self._counts[bisect_left(self._upper_bounds, amount)] += 1
        self._total += amount

    def hand_over(self) -> None:
        counts, total = self._counts.copy(), self._total
        handed, self._handed = self._handed, counts
        self._sum.inc(total - self._handed_total)
        self._handed_total = total
        for bucket, count, before in zip(self._buckets, counts, handed, strict=True):
            if count > before:
                bucket.inc(count - before)

"""Metrics that every request is counted by, added up as plain numbers first.

The library takes a lock and some ten calls for each count: all of them together were a twentieth
of a request. So these keep what came since they were last read, and hand it over to the library
when they are read again. They are for one process: of several workers, each reads what the others
have written to files.
"""

from bisect import bisect_left
from collections.abc import Iterable
from typing import Any

from prometheus_client import Counter, Gauge, Histogram
from prometheus_client.metrics import MetricWrapperBase


class _Tallied(MetricWrapperBase):
    """What such metrics have in common; a mixin, to stand before the library's class."""

    def _metric_init(self) -> None:
        super()._metric_init()  # type: ignore[no-untyped-call]
        self._begin()

    def _child_samples(self) -> Iterable[Any]:
        self.hand_over()
        return super()._child_samples()

    def _begin(self) -> None:
        """Nothing has come yet."""
        raise NotImplementedError

    def hand_over(self) -> None:
        """Tell the library what came since the last time."""
        raise NotImplementedError


class TalliedCounter(_Tallied, Counter):
    """A counter; it keeps no exemplars."""

    def _begin(self) -> None:
        self._since = 0.0

    def inc(self, amount: float = 1, exemplar: dict[str, str] | None = None) -> None:
        self._since += amount

    def hand_over(self) -> None:
        since, self._since = self._since, 0.0
        if since:
            super().inc(since)


class TalliedGauge(_Tallied, Gauge):
    """A gauge that goes up and down."""

    def _begin(self) -> None:
        self._since = 0.0

    def inc(self, amount: float = 1) -> None:
        self._since += amount

    def dec(self, amount: float = 1) -> None:
        self._since -= amount

    def set(self, value: float) -> None:
        self._begin()
        super().set(value)

    def hand_over(self) -> None:
        since, self._since = self._since, 0.0
        if since:
            super().inc(since)


class TalliedHistogram(_Tallied, Histogram):
    """A histogram; it keeps no exemplars."""

    def _begin(self) -> None:
        self._since = [0] * len(self._upper_bounds)
        self._since_sum = 0.0

    def observe(self, amount: float, exemplar: dict[str, str] | None = None) -> None:
        self._since[bisect_left(self._upper_bounds, amount)] += 1
        self._since_sum += amount

    def hand_over(self) -> None:
        since, total = self._since, self._since_sum
        self._begin()
        if any(since):
            self._sum.inc(total)
            for bucket, count in zip(self._buckets, since, strict=True):
                if count:
                    bucket.inc(count)

"""What was measured, case by case and round by round, and what it comes to."""

from collections.abc import Iterable
from statistics import median, quantiles
from typing import Any, NamedTuple


class Ratio(NamedTuple):
    """How one case compares with another of the same round: the median and the quartiles."""

    median: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.median:.2f} ({self.low:.2f}–{self.high:.2f})"


class Sample(NamedTuple):
    """One case in one round."""

    per_cpu_second: float
    per_second: float | None = None
    p50: float | None = None
    """Milliseconds within which half of the requests were answered."""
    p99: float | None = None


class Rounds:
    """The samples of each case; all cases have one in each round."""

    def __init__(self) -> None:
        self.samples: dict[str, list[Sample]] = {}

    def add(self, case: str, sample: Sample) -> None:
        """Note one more."""
        self.samples.setdefault(case, []).append(sample)

    def spread(self, case: str, figure: str = "per_cpu_second") -> Ratio | None:
        """The median and the quartiles of a figure of a case; none if nobody measured it."""
        values = [value for one in self.samples[case] if (value := getattr(one, figure))]
        return _spread(values) if values else None

    def ratio(self, case: str, other: str) -> Ratio:
        """How a case compares with another, by processor time, in the same rounds."""
        pairs = zip(self.samples[case], self.samples[other], strict=True)
        return _spread(one.per_cpu_second / two.per_cpu_second for one, two in pairs)

    def document(self) -> dict[str, Any]:
        """All of it, as JSON has it."""
        return {case: [one._asdict() for one in samples] for case, samples in self.samples.items()}

    @classmethod
    def read(cls, document: dict[str, Any]) -> "Rounds":
        """From what :meth:`document` gave."""
        rounds = cls()
        for case, samples in document.items():
            for one in samples:
                rounds.add(case, Sample(**one))
        return rounds


def _spread(values: Iterable[float]) -> Ratio:
    found = list(values)
    if len(found) < 2:
        return Ratio(found[0], found[0], found[0])
    low, _, high = quantiles(found)
    return Ratio(median(found), low, high)

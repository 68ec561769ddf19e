"""What a run of the fuzzer came to, and whether that is what the contract promises."""

import os
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import fmean

from tests.fuzz.answers import Answer, Contract, told, unexplained

SECOND = 1.0
"""No request may take longer."""
SETTLED = 1.05
"""Memory is flat when its last third is no more than this times its middle third."""
POINTS = 12


@dataclass
class Slow:
    """A request that took too long, and how long it takes with nobody else there."""

    request: str
    seconds: float
    alone: float
    processor: float

    @property
    def is_failure(self) -> bool:
        """Whether it is the request that is expensive, and not the machine that was busy."""
        return self.alone > SECOND

    def told(self) -> str:
        return (
            f"{self.request}: {self.seconds:.2f} s, "
            f"alone {self.alone:.2f} s, of which {self.processor:.2f} s of the processor"
        )


@dataclass
class Memory:
    """What the service takes, in megabytes, measured at even intervals."""

    measured: list[float] = field(default_factory=list)

    @property
    def middle(self) -> float:
        third = len(self.measured) // 3
        return fmean(self.measured[third : 2 * third])

    @property
    def last(self) -> float:
        return fmean(self.measured[2 * (len(self.measured) // 3) :])

    @property
    def grew(self) -> bool:
        """Whether it still grows after its first third, in which caches fill."""
        return len(self.measured) >= POINTS and self.last > SETTLED * self.middle

    def told(self) -> str:
        if len(self.measured) < POINTS:
            return f"memory {self.measured} MB: too short to tell"
        step = len(self.measured) / (POINTS - 1)
        indexes = [min(round(step * n), len(self.measured) - 1) for n in range(POINTS)]
        return (
            f"memory {' '.join(f'{self.measured[index]:.0f}' for index in indexes)} MB; "
            f"{self.middle:.1f} in the middle third, {self.last:.1f} in the last "
            f"({100 * (self.last / self.middle - 1):+.1f} %), {max(self.measured):.0f} at most"
        )


@dataclass
class Figures:
    """What a run came to."""

    code: int
    output: str
    slowest: tuple[float, str]
    """Seconds, and of which path."""
    answers: Mapping[Answer, int]
    contract: Contract
    seconds: float
    memory: Memory
    slow: list[Slow] = field(default_factory=list)

    @property
    def requests(self) -> int:
        return sum(self.answers.values())

    @property
    def statuses(self) -> dict[int, int]:
        found: Counter[int] = Counter()
        for answer, count in self.answers.items():
            found[answer.status] += count
        return dict(sorted(found.items()))

    @property
    def failures(self) -> list[str]:
        """What is not as the contract promises; empty when all is well."""
        found = [f"Schemathesis ended with {self.code}"] if self.code else []
        for status, count in self.statuses.items():
            found += [f"{count} answers were {status}"] if status >= 500 else []
        found += unexplained(self.answers, self.contract)
        found += [f"over a second: {slow.told()}" for slow in self.slow if slow.is_failure]
        found += [f"still growing: {self.memory.told()}"] if self.memory.grew else []
        found += [self.memory.told()] if len(self.memory.measured) < POINTS else []
        return found

    def told(self) -> str:
        """The figures in a few lines."""
        loads = " ".join(f"{load:.1f}" for load in os.getloadavg())
        lines = [
            f"{self.requests} requests in {self.seconds:.0f} s; "
            f"slowest {self.slowest[0] * 1000:.0f} ms ({self.slowest[1]})",
            *told(self.answers, self.contract),
            f"answers: {', '.join(f'{n} x {status}' for status, n in self.statuses.items())}",
            self.memory.told(),
            f"{len(self.slow)} over {SECOND:.0f} s; load of the machine {loads} "
            f"on {os.cpu_count()} processors",
            *(f"  {slow.told()}" for slow in self.slow),
            *(f"FAILED: {failure}" for failure in self.failures),
        ]
        return "\n".join(lines if self.failures else [*lines, "nothing failed"])

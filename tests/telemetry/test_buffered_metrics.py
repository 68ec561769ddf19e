"""Metrics that are added up first tell the same as those of the library."""

from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from areopagus.telemetry.buffered_metrics import BufferedCounter, BufferedGauge, BufferedHistogram

LABELS = ("game",)
games = st.sampled_from(["red-planet", "on-mars"])
amounts = st.sampled_from([0.0, 0.5, 1.0, 1.5, 2.0, 250.0])
steps = st.lists(st.tuples(st.sampled_from(["inc", "dec", "observe", "read"]), games, amounts))


class Counts:
    """One metric of each kind, of the library or ours."""

    def __init__(
        self, counter: type[Counter], gauge: type[Gauge], histogram: type[Histogram]
    ) -> None:
        self.registry = CollectorRegistry()
        self.counter = counter("moves", "Moves.", LABELS, registry=self.registry)
        self.gauge = gauge("waiting", "Requests.", LABELS, registry=self.registry)
        self.alone = gauge("alone", "Without labels.", registry=self.registry)
        self.histogram = histogram(
            "seconds", "Time.", LABELS, registry=self.registry, buckets=(0.5, 1.0, 2.0)
        )

    def step(self, what: str, game: str, amount: float) -> bytes | None:
        match what:
            case "inc":
                self.counter.labels(game).inc(amount)
                self.gauge.labels(game).inc(amount)
                self.alone.inc()
            case "dec":
                self.gauge.labels(game).dec(amount)
                self.alone.dec(amount)
            case "observe":
                self.histogram.labels(game).observe(amount)
            case "read":
                return self.read()
        return None

    def read(self) -> bytes:
        lines = generate_latest(self.registry).splitlines()
        return b"\n".join(line for line in lines if b"_created" not in line)


@given(steps)
def test_whatever_happens_they_read_the_same(happened: list[tuple[str, str, float]]) -> None:
    theirs = Counts(Counter, Gauge, Histogram)
    ours = Counts(BufferedCounter, BufferedGauge, BufferedHistogram)
    for step in happened:
        assert ours.step(*step) == theirs.step(*step)
    assert ours.read() == theirs.read()


def test_a_gauge_may_be_set_whatever_came_before() -> None:
    gauge = BufferedGauge("waiting", "Requests.", registry=None)
    gauge.inc(3)
    gauge.set(1)
    gauge.inc()
    assert [sample.value for sample in gauge._child_samples()] == [2]


class Interrupted(float):
    """A number during whose counting another thread reads."""

    read: Callable[[], object]

    def __radd__(self, other: float) -> float:
        self.read()
        return other + float(self)

    def __lt__(self, other: float) -> bool:
        self.read()
        return float(self) < other

    def __gt__(self, other: float) -> bool:
        self.read()
        return float(self) > other


def test_nothing_is_lost_or_counted_twice_when_another_thread_reads_meanwhile() -> None:
    ours = Counts(BufferedCounter, BufferedGauge, BufferedHistogram)
    one = Interrupted(1.0)
    one.read = ours.read
    for _ in range(5):
        ours.counter.labels("on-mars").inc(one)
        ours.gauge.labels("on-mars").inc(one)
        ours.histogram.labels("on-mars").observe(one)
    text = ours.read().decode()
    assert 'moves_total{game="on-mars"} 5.0' in text
    assert 'waiting{game="on-mars"} 5.0' in text
    assert 'seconds_count{game="on-mars"} 5.0' in text
    assert 'seconds_sum{game="on-mars"} 5.0' in text

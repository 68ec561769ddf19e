"""When a run of the fuzzer counts as failed."""

from tests.fuzz.report import Figures, Memory, Slow

WARM = [80.0, 90.0, 95.0, 99.0] * 5


def run(**changes: object) -> Figures:
    given: dict[str, object] = {
        "code": 0,
        "output": "",
        "requests": 3,
        "slowest": (0.1, "/"),
        "statuses": {"200": 2, "422": 1},
        "seconds": 60.0,
        "memory": Memory([*WARM, *[100.0] * 40]),
    }
    return Figures(**{**given, **changes})  # type: ignore[arg-type]


def test_a_run_without_fault_has_no_failures() -> None:
    assert run().failures == []
    assert "nothing failed" in run().told()


def test_memory_may_grow_in_its_first_third_only() -> None:
    assert not Memory([*WARM, *[100.0] * 40]).grew
    assert Memory([float(100 + n) for n in range(60)]).grew
    (failure,) = run(memory=Memory([*WARM, *[100.0] * 20, *[110.0] * 20])).failures
    assert failure.startswith("still growing")


def test_a_run_whose_memory_nobody_measured_fails() -> None:
    (failure,) = run(memory=Memory(WARM[:3])).failures
    assert failure.endswith("too short to tell")


def test_a_slow_request_fails_only_if_it_is_slow_alone() -> None:
    assert run(slow=[Slow("GET /", 1.4, 0.02, 0.01)]).failures == []
    (failure,) = run(slow=[Slow("GET /", 1.4, 1.2, 1.1)]).failures
    assert failure.startswith("over a second: GET /")


def test_every_server_error_and_every_failed_check_fails() -> None:
    assert run(statuses={"200": 1, "503": 2}).failures == ["2 answers were 503"]
    assert run(code=1).failures == ["Schemathesis ended with 1"]

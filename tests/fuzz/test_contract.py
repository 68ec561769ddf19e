"""The fixed-seed profile of the fuzzer; ``make fuzz`` is the long one."""

import pytest

from tests.fuzz.__main__ import fuzz
from tests.fuzz.answers import unexplained


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_the_contract_holds_under_fuzz() -> None:
    figures = fuzz()
    print(figures.told())
    assert figures.code == 0, figures.output
    assert max(figures.statuses) < 500, figures.told()
    assert unexplained(figures.answers, figures.contract) == [], figures.told()
    assert figures.requests > 2_000
    assert not [slow.told() for slow in figures.slow if slow.is_failure], figures.told()
    memory = figures.memory.measured
    assert memory[-1] < 1.5 * memory[0], figures.told()

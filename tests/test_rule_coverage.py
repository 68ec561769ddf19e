"""The report on rules without tests complains of what it should, and of nothing else."""

import io

import pytest
from rich.console import Console

from tests.rule_coverage import Marks, report
from tests.tictactoe.game import TIC_TAC_TOE


def complaints(accepts: list[str], refuses: list[str]) -> tuple[int, str]:
    marks = Marks()
    marks.accepts.update(accepts)
    marks.refuses.update(refuses)
    console = Console(file=io.StringIO(), width=200)
    count = report([TIC_TAC_TOE], marks, console)
    assert isinstance(console.file, io.StringIO)
    return count, console.file.getvalue()


ALL = ["TTT-TURN-1", "TTT-MARK-1", "TTT-END-1"]


def test_nothing_is_wrong_when_every_rule_is_tested_both_ways() -> None:
    assert complaints(ALL, ALL)[0] == 0


@pytest.mark.parametrize(
    ("accepts", "refuses", "words"),
    [
        (ALL[:2], ALL[:2], "no test"),
        (ALL[:2], ALL, "no test that accepts"),
        (ALL, ALL[:2], "no test that refuses"),
        ([*ALL, "TTT-NONE-1"], ALL, "'TTT-NONE-1', which no rulebook has"),
    ],
)
def test_what_is_missing_is_named(accepts: list[str], refuses: list[str], words: str) -> None:
    count, text = complaints(accepts, refuses)
    assert count == 1
    assert words in text

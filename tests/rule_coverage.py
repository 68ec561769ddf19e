"""Which rules have tests: ``python -m tests.rule_coverage``, or ``make rules``.

A test says what it proves: ``@pytest.mark.rule("RP-PROD-2")`` that a move within the rule is
accepted or that the rule is carried out, ``@pytest.mark.rule("RP-PROD-2", refuses=True)`` that
breaking it is refused. A rule that can be broken needs both; every other rule and ruling needs
one test of either kind.
"""

import contextlib
import io
import re
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest
from rich.console import Console
from rich.table import Table

from areopagus.kernel.game import Game
from areopagus.kernel.rulebook import Rule
from areopagus.referee.catalogue import GAMES

_RULING = re.compile(r"^(AMB-|MM-Q|OM-AMB-|R-)")


@dataclass(eq=False)
class Marks:
    """The rules that tests say they prove, as pytest collects them."""

    accepts: Counter[str] = field(default_factory=Counter)
    refuses: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            for mark in item.iter_markers("rule"):
                counted = self.refuses if mark.kwargs.get("refuses") else self.accepts
                counted.update(mark.args)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken.append(f"{report.nodeid} cannot be collected")

    @property
    def ids(self) -> set[str]:
        return {*self.accepts, *self.refuses}


def collect() -> Marks:
    """The marks of all tests."""
    marks = Marks()
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        code = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider"], plugins=[marks])
    if code != pytest.ExitCode.OK and not marks.broken:
        marks.broken.append(f"pytest could not collect the tests: {told.getvalue()}")
    return marks


def complaint(rule: Rule, marks: Marks) -> str:
    """What a rule still lacks; nothing when it is well tested."""
    accepts, refuses = marks.accepts[rule.id], marks.refuses[rule.id]
    if not accepts and not refuses:
        return "no test"
    if not rule.breakable or _RULING.match(rule.id):
        return ""
    if not accepts:
        return "no test that accepts"
    return "" if refuses else "no test that refuses"


def report(games: Sequence[Game[Any]], marks: Marks, console: Console) -> int:
    """Print the table; the number of complaints."""
    complaints = len(marks.broken)
    for game in games:
        table = Table(title=f"{game.title}: {len(game.rulebook)} rules")
        for heading in ("rule", "title", "accepts", "refuses", ""):
            table.add_column(heading, justify="right" if heading.endswith("s") else "left")
        for rule in game.rulebook:
            lack = complaint(rule, marks)
            complaints += bool(lack)
            counts = (str(marks.accepts[rule.id]), str(marks.refuses[rule.id]))
            title = rule.title.en + ("" if rule.breakable else " [dim](cannot be broken)[/dim]")
            table.add_row(rule.id, title, *counts, lack, style="red" if lack else None)
        console.print(table)
    known = {rule.id for game in games for rule in game.rulebook}
    unknown = sorted(marks.ids - known)
    for id in unknown:
        console.print(f"[red]a test marks {id!r}, which no rulebook has[/red]")
    for broken in marks.broken:
        console.print(f"[red]{broken}[/red]")
    return complaints + len(unknown)


def main() -> int:
    complaints = report(GAMES, collect(), Console(width=120))
    print(f"{complaints} complaints" if complaints else "Every rule has its tests.")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())

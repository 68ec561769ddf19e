"""``make quick``: the unit tests nearest to what has changed, as many as half a minute allows.

Changed is what git says, uncommitted or not yet pushed. Nearest are the tests that changed
themselves, then those that import a changed module, then those in the folder that mirrors it.
Tests that are slow or that need Redis, Node, Docker or a browser are left to ``make test``.
"""

import ast
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
SERVICE = ROOT / "service"
SECONDS = 25
"""How long tests may run, from the first one on."""
MOST = 20
"""How many test modules are collected: that takes time, too."""
ELSEWHERE = {"clients", "deploy", "fuzz", "browser", "properties"}
"""Folders whose tests need more than Python."""
SERVERS = {"redis", "cluster", "sentinel"}
"""Fixtures, and values of parameters, that start a server."""
ALWAYS = ["tests/games/test_rooms.py", "tests/test_docs.py"]


def main() -> int:
    near = list(dict.fromkeys(nearest(changed())))
    print(f"quick: the nearest {min(MOST, len(near))} of {len(near)} test modules")
    files = dict.fromkeys([*near[:MOST], *(ROOT / name for name in ALWAYS)])
    options = ["-q", "-x", "-p", "no:cacheprovider", "-m", "not slow"]
    code = pytest.main([*options, *map(str, files)], plugins=[Budget(SECONDS)])
    return 0 if code == pytest.ExitCode.NO_TESTS_COLLECTED else int(code)


def changed() -> set[Path]:
    """The Python files that differ from what has been pushed."""
    upstream = _git("rev-parse", "--abbrev-ref", "@{upstream}") or ["HEAD"]
    names = [
        *_git("diff", "--name-only", upstream[0]),
        *_git("ls-files", "--others", "--exclude-standard"),
    ]
    return {ROOT / name for name in names if name.endswith(".py") and (ROOT / name).exists()}


def nearest(changed: set[Path]) -> Iterator[Path]:
    """The test modules that have to do with changed files, the nearest first."""
    modules = {name for path in changed if (name := _module(path))}
    tests = [path for path in sorted(TESTS.rglob("test_*.py")) if _is_plain(path)]
    yield from (path for path in tests if path in changed)
    yield from (path for path in tests if modules & _imported(path))
    folders = {TESTS / path.parent.relative_to(SERVICE / "areopagus") for path in _service(changed)}
    yield from (path for path in tests if path.parent in folders)


class Budget:
    """Leaves tests out that need a server, and all tests once the time is used up."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._until: float | None = None
        self._left_out = 0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if not _needs_a_server(item)]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        if self._until is None:
            self._until = time.monotonic() + self._seconds
        if time.monotonic() < self._until:
            return None
        self._left_out += 1
        return True

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self._left_out:
            terminalreporter.write_line(
                f"{self._left_out} tests left out after {SECONDS} seconds; make test runs them"
            )


def _needs_a_server(item: pytest.Item) -> bool:
    fixtures = set(getattr(item, "fixturenames", ()))
    callspec = getattr(item, "callspec", None)
    values = set(callspec.id.split("-")) if callspec is not None else set()
    return bool(SERVERS & (fixtures | values))


def _is_plain(path: Path) -> bool:
    """Whether a test module needs nothing but Python."""
    return path.relative_to(TESTS).parts[0] not in ELSEWHERE and not any(
        name.startswith(("tests.sessions.redis", "tests.sessions.service", "tests.server"))
        for name in _imported(path)
    )


def _imported(path: Path) -> set[str]:
    """The modules that a file imports, and what it imports from them, by their full names."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def _module(path: Path) -> str | None:
    """The name that a file is imported by."""
    for root in (SERVICE, ROOT):
        if path.is_relative_to(root):
            parts = path.relative_to(root).with_suffix("").parts
            return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    return None


def _service(paths: Iterable[Path]) -> Iterator[Path]:
    return (path for path in paths if path.is_relative_to(SERVICE / "areopagus"))


def _git(*arguments: str) -> list[str]:
    done = subprocess.run(
        ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.split() if done.returncode == 0 else []


if __name__ == "__main__":
    sys.exit(main())

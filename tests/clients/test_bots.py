"""The bots of ``docs/bots.md``, as their reader would run them."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.clients.conftest import Run
from tests.server import running_service

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with running_service() as address:
        yield address


@pytest.mark.slow
def test_the_bot_in_python_plays_a_session_to_its_end(address: str) -> None:
    command = [sys.executable, str(EXAMPLES / "bot.py"), address]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    assert "seat 2: " in done.stdout
    assert "won by [" in done.stdout


@pytest.mark.slow
def test_the_bot_in_typescript_plays_a_game_to_its_end(
    run: Run, address: str, tmp_path: Path
) -> None:
    options = ["--target", "es2022", "--module", "es2022", "--lib", "es2022,dom", "--strict"]
    options.append("--skipLibCheck")
    (tmp_path / "package.json").write_text('{"type": "module"}')
    run("tsc", *options, "--outDir", str(tmp_path), str(EXAMPLES / "bot.ts"))
    told = run("node", str(tmp_path / "bot.js"), address)
    assert "seat 2: " in told
    assert "won by [" in told

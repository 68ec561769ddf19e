"""The client for Python, built, and installed from its wheel as users do."""

import fcntl
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import areopagus
from tests.clients.code_samples import check_requests, write_samples
from tests.server import running_service

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "clients/python"
TESTS = sorted(path.stem for path in CLIENT.glob("tests/test_*.py"))
SERVICE = Path(areopagus.__file__).parents[1]
SAMPLES = Path(__file__).with_name("run_samples.py")
HASTE = {"request_seconds": "300", "pack_games": "1", "pack_check_seconds": "300"}
"""The machine may be busy."""
READ_BY_MYPY = ["examples", "tests/check_types.py"]

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]
Run = Callable[..., str]


def run(*command: str | Path, stdin: str = "", **variables: str) -> str:
    """What a program prints; it must succeed."""
    done = subprocess.run(
        list(map(str, command)),
        cwd=CLIENT,
        env={**os.environ, **variables},
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def venv() -> Path:
    """An environment in which the wheel is installed, and nothing else of this project.

    Made once for each state of the source, whichever worker comes first.
    """
    folder = CLIENT / "build" / _fingerprint()
    with (CLIENT / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "done").exists():
            shutil.rmtree(CLIENT / "build", ignore_errors=True)
            _build_and_install(folder)
            (folder / "done").touch()
    return folder


def _fingerprint() -> str:
    """By which one state of the source is told from another."""
    digest = hashlib.sha256()
    for path in sorted([*CLIENT.glob("src/**/*.py"), CLIENT / "pyproject.toml"]):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _build_and_install(folder: Path) -> None:
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    run(*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, CLIENT)
    run(sys.executable, "-m", "venv", "--without-pip", folder / "venv")
    python = folder / "venv/bin/python"
    run(*pip, "--python", python, "install", "--no-deps", "--no-index", wheel_in(folder))
    # Its dependencies, and pytest, are those of this environment: what is installed here by
    # `pip install --editable` stays invisible there.
    ours = Path(pytest.__file__).parents[1]
    (theirs,) = (folder / "venv/lib").glob("*/site-packages")
    (theirs / "dependencies.pth").write_text(f"{ours}\n")


def wheel_in(folder: Path) -> Path:
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def service() -> Iterator[str]:
    with running_service(**HASTE) as address:
        yield address


@pytest.fixture(scope="module")
def python(venv: Path, service: str) -> Run:
    """Runs a program where the wheel is installed, against the service."""

    def python(*arguments: str | Path, **more: str) -> str:
        variables = {"AREOPAGUS_URL": service, "LANG": "C", "PYTHONPATH": "", **more}
        stdin = variables.pop("stdin", "")
        return run(venv / "venv/bin/python", *arguments, stdin=stdin, **variables)

    return python


def first_game() -> str:
    """The program at the top of the README."""
    found = re.search(r"```python\n(.*?)```", (CLIENT / "README.md").read_text(), re.DOTALL)
    assert found
    return found.group(1)


def test_what_is_generated_is_current() -> None:
    run(sys.executable, "scripts/generate.py", "--check")


def test_its_wheel_is_whole(venv: Path, python: Run) -> None:
    wheel = wheel_in(venv)
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
        (metadata,) = (name for name in names if name.endswith("METADATA"))
        told = packed.read(metadata).decode()
    assert f"\nVersion: {areopagus.__version__}\n" in told
    assert re.findall(r"^Requires-Dist: (\w+)", told, re.MULTILINE) == ["httpx", "msgspec"]
    assert {"areopagus_client/py.typed", "areopagus_client/_sync/client.py"} <= names
    assert all(name.startswith(("areopagus_client/", "areopagus_client-")) for name in names)
    where = python("-c", "import areopagus_client; print(areopagus_client.__file__)")
    assert where.startswith(str(venv))


def test_without_the_service_only_its_local_half_is_missing(python: Run) -> None:
    program = """
import areopagus_client
try:
    import areopagus_client.local
except ImportError as error:
    print(error)
"""
    assert "needs the package of the service" in python("-c", program)


def test_every_public_thing_has_a_docstring(python: Run) -> None:
    program = """
import inspect, areopagus_client as package
from areopagus_client import local
things = {name: getattr(package, name) for name in package.__all__}
things |= {"areopagus": local.areopagus, "async_areopagus": local.async_areopagus}
for name, thing in things.items():
    if inspect.isfunction(thing) or inspect.isclass(thing):
        if not thing.__doc__:
            print(name)
    if inspect.isclass(thing) and thing.__module__.startswith("areopagus_client"):
        for own, member in vars(thing).items():
            member = getattr(member, "func", member)
            asked = isinstance(member, property) or callable(member)
            if asked and not own.startswith("_") and not inspect.getdoc(member):
                print(name, own)
"""
    assert python("-c", program, PYTHONPATH=str(SERVICE)) == ""


def type_check(venv: Path, *what: str | Path) -> None:
    """Programs, with the wheel and nothing else of this project."""
    own = ["--strict", "--config-file=", "--no-incremental", "--warn-unused-ignores"]
    python = ["--python-executable", str(venv / "venv/bin/python")]
    run(sys.executable, "-m", "mypy", *own, *python, *what, PYTHONPATH="", MYPYPATH="")


def test_a_type_checker_knows_what_it_answers(venv: Path) -> None:
    type_check(venv, *READ_BY_MYPY)


def test_every_sample_of_the_contract_type_checks_and_asks_for_its_operation(
    venv: Path, python: Run, service: str, tmp_path: Path
) -> None:
    write_samples(tmp_path, "Python", ".py", service)
    type_check(venv, tmp_path)
    check_requests(json.loads(python(SAMPLES, tmp_path)))


@pytest.mark.parametrize("name", TESTS)
def test_it_passes_its_own_tests(name: str, python: Run) -> None:
    options = ["-q", "-W", "error", "-p", "no:cacheprovider", "-p", "no:xdist", "-c", os.devnull]
    options.append("--rootdir=tests")
    report = python("-m", "pytest", *options, f"tests/{name}.py", PYTHONPATH=str(SERVICE))
    assert re.search(r"^[1-9]\d* passed in", report, re.MULTILINE), report


def test_the_first_game_of_its_readme_runs(python: Run, service: str, tmp_path: Path) -> None:
    program = first_game()
    assert '"http://127.0.0.1:8000"' in program
    assert len(program.splitlines()) <= 12
    assert "Ann" in python("-c", program.replace("http://127.0.0.1:8000", service))


def test_every_program_of_its_readme_runs(python: Run, service: str) -> None:
    parts = re.findall(r"```python\n(.*?)```", (CLIENT / "README.md").read_text(), re.DOTALL)
    program = "\n".join(parts).replace("http://127.0.0.1:8000", service)
    told = python("-c", program, PYTHONPATH=str(SERVICE))
    assert re.search(r"^RP-", told, re.MULTILINE)


@pytest.mark.parametrize("game", ["planete-rouge", "red-planet", "on-mars"])
def test_people_play_on_the_console(game: str, python: Run, service: str) -> None:
    typed = lines(["1", "?", "s", "1000", "r", "r", "q"])
    report = python("examples/console.py", service, game, "Ann", "Bo", "Cy", stdin=typed)
    assert len(re.findall(r"^> .*1 to \d+, or", report, re.MULTILINE)) == 1
    assert len(re.findall(r"^(?:> )*Ann: -?\d+$", report, re.MULTILINE)) == 2  # asked for, and last
    assert report.count("  1  ") >= 4  # a question each time, with labels


def test_people_play_a_whole_game_on_the_console(python: Run, service: str) -> None:
    names = ["Ann", "Bo", "Cy", "Di", "Ed"]
    typed = lines(["r"] * 999)
    report = python("examples/console.py", service, "red-planet", *names, stdin=typed, LANG="fr")
    assert re.search(r"^Won by: \w+", report, re.MULTILINE)
    assert all(re.search(rf"^{name}: \d+$", report, re.MULTILINE) for name in names)


def test_bots_play_a_whole_session(python: Run, service: str) -> None:
    report = python("examples/bot.py", service, "red-planet", "random", "Ann", "Bo")
    assert re.search(r"^Ann: \d\d moves, \d+ points$", report, re.MULTILINE)
    assert re.search(r"^Won by: (Ann|Bo)", report, re.MULTILINE)


def lines(typed: list[str]) -> str:
    return "".join(f"{line}\n" for line in typed)

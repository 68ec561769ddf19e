"""The client for TypeScript, built, packed, and installed from its archive as users do."""

import fcntl
import hashlib
import json
import os
import re
import shutil
import subprocess
import tarfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import areopagus
from tests.clients.code_samples import check_requests, write_samples
from tests.clients.conftest import NODE, Run, installed
from tests.server import running_service

CLIENT = Path(__file__).parents[2] / "clients/typescript"
TESTS = sorted(path.name.removesuffix(".test.ts") for path in CLIENT.glob("tests/*.test.ts"))
SOCKETS = "--experimental-websocket"
"""Node 20 has them behind a flag, later ones by themselves."""
ONLY_BY_MAKE_CLIENTS = pytest.mark.skipif(
    os.environ.get("AREOPAGUS_CLIENTS") != "all", reason="make clients runs it"
)

pytestmark = pytest.mark.slow
Ask = Callable[..., str]


@pytest.fixture(scope="module")
def npm() -> Run:
    """Runs a program of Node among the packages of the client; answers what it prints."""
    environment = installed(CLIENT)

    def npm(*command: str, cwd: Path = CLIENT, stdin: str = "", **variables: str) -> str:
        done = subprocess.run(
            command,
            cwd=cwd,
            env=environment | variables,
            input=stdin,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return npm


@pytest.fixture(scope="module")
def project(npm: Run) -> Path:
    """A project of somebody who has installed the archive; compiled under strict settings.

    Made once for each state of the source, whichever worker comes first.
    """
    folder = CLIENT / "build" / _fingerprint()
    with (CLIENT / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "js").exists():
            shutil.rmtree(CLIENT / "build", ignore_errors=True)
            _install_and_compile(npm, folder)
    return folder


def _fingerprint() -> str:
    """By which one state of the source is told from another."""
    digest = hashlib.sha256()
    for folder in ("src", "examples", "tests", "."):
        for path in sorted((CLIENT / folder).glob("**/*.ts" if folder != "." else "*.*")):
            digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _install_and_compile(npm: Run, folder: Path) -> None:
    folder.mkdir(parents=True)
    npm("npm", "pack", "--silent", "--pack-destination", str(folder))
    (folder / "package.json").write_text('{"private": true, "type": "module"}')
    archive = str(_archive(folder))
    npm("npm", "install", "--offline", "--no-audit", "--no-fund", archive, cwd=folder)
    for name in ("examples", "tests"):
        shutil.copytree(CLIENT / name, folder / name)
    (folder / "examples/first-game.ts").write_text(first_game())
    _compile(npm, folder, ["examples", "tests"])


def _compile(npm: Run, folder: Path, sources: list[str]) -> None:
    """What is in a folder, into its folder `js`."""
    settings = json.loads((CLIENT / "tsconfig.json").read_text())
    settings["compilerOptions"] |= {"noEmit": False, "rootDir": ".", "outDir": "js"}
    settings["include"] = sources
    (folder / "tsconfig.json").write_text(json.dumps(settings))
    npm("tsc", "--project", str(folder), cwd=folder)


def _archive(folder: Path) -> Path:
    (archive,) = folder.glob("*.tgz")
    return archive


@pytest.fixture(scope="module")
def service() -> Iterator[str]:
    # The machine may be busy: a pack is tried out by one game at each number of seats.
    with running_service(pack_games="1", pack_check_seconds="300") as address:
        yield address


@pytest.fixture(scope="module")
def node(npm: Run, project: Path, service: str) -> Ask:
    """Runs a compiled program of the project against the service."""

    def node(*command: str, stdin: str = "", **variables: str) -> str:
        variables |= {"AREOPAGUS_URL": service, "LANG": "C"}
        return npm("node", SOCKETS, *command, cwd=project, stdin=stdin, **variables)

    return node


def first_game() -> str:
    """The program at the top of the README."""
    found = re.search(r"```ts\n(.*?)```", (CLIENT / "README.md").read_text(), re.DOTALL)
    assert found
    program = found.group(1)
    assert 'baseUrl: "http://127.0.0.1:8000"' in program
    return program.replace('"http://127.0.0.1:8000"', 'process.env["AREOPAGUS_URL"] ?? ""')


def test_its_types_are_those_of_the_contract(npm: Run) -> None:
    npm("node", "scripts/generate.mjs", "--check")


def test_it_is_packed_whole_and_needs_nothing_else(project: Path) -> None:
    with tarfile.open(_archive(project)) as packed:
        names = {name.removeprefix("package/") for name in packed.getnames()}
        manifest = json.load(packed.extractfile("package/package.json"))  # type: ignore[arg-type]
        code = {
            name: packed.extractfile(f"package/{name}").read().decode()  # type: ignore[union-attr]
            for name in names
            if name.endswith(".js")
        }
    assert manifest["version"] == areopagus.__version__
    assert manifest["sideEffects"] is False
    assert not manifest.get("dependencies")
    assert not manifest.get("peerDependencies")
    assert {"README.md", "LICENSE", "examples/console.ts", "examples/bot.ts"} <= names
    targets = [
        target.removeprefix("./")
        for entry in manifest["exports"].values()
        for target in (entry.values() if isinstance(entry, dict) else [entry])
    ]
    assert set(targets) <= names
    imported = {module for text in code.values() for module in re.findall(r'from "([^"]+)"', text)}
    assert imported
    assert all(module.startswith("./") for module in imported)
    assert not any(name.startswith(("src/", "node_modules/", "tests/")) for name in names)


def test_every_public_thing_has_a_docstring(npm: Run, project: Path) -> None:
    built = project / "node_modules/areopagus-client/dist"
    modules = [str(built / f"{name}.d.ts") for name in ("index", "websocket")]
    missing = npm("node", "scripts/undocumented.mjs", *modules)
    assert missing == ""


@pytest.mark.parametrize("name", TESTS)
def test_it_passes_its_own_tests(name: str, node: Ask) -> None:
    report = node("--test", "--test-reporter=tap", f"js/tests/{name}.test.js")
    assert re.search(r"^# fail 0$", report, re.MULTILINE)
    assert re.search(r"^# pass [1-9]", report, re.MULTILINE)


def test_every_sample_of_the_contract_compiles_and_asks_for_its_operation(
    npm: Run, node: Ask, project: Path, service: str
) -> None:
    folder = project / "samples"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    write_samples(folder, "TypeScript", ".ts", service)
    _compile(npm, folder, ["."])
    check_requests(json.loads(node(str(NODE / "run-samples.mjs"), str(folder / "js"))))


def test_the_first_game_of_its_readme_runs(node: Ask) -> None:
    report = node("js/examples/first-game.js")
    assert "Ann" in report


@pytest.mark.parametrize("game", ["planete-rouge", "red-planet", "on-mars"])
def test_people_play_on_the_console(game: str, node: Ask, service: str) -> None:
    typed = ["1", "?", "s", "1000", "r", "r", "q"]
    report = node("js/examples/console.js", service, game, "Ann", "Bo", "Cy", stdin=lines(typed))
    assert len(re.findall(r"^> .*1 to \d+, or", report, re.MULTILINE)) == 1
    assert len(re.findall(r"^(?:> )*Ann: -?\d+$", report, re.MULTILINE)) == 2  # asked for, and last
    assert report.count("  1  ") >= 4  # a question each time, with labels


def test_people_play_a_whole_game_on_the_console(node: Ask, service: str) -> None:
    names = ["Ann", "Bo", "Cy", "Di", "Ed"]
    report = node("js/examples/console.js", service, "red-planet", *names, stdin=lines(["r"] * 999))
    assert re.search(r"^Won by: \w+", report, re.MULTILINE)
    assert all(re.search(rf"^{name}: \d+$", report, re.MULTILINE) for name in names)


def test_bots_play_a_whole_session(node: Ask, service: str) -> None:
    report = node("js/examples/bot.js", service, "red-planet", "random", "Ann", "Bo")
    assert re.search(r"^Ann: \d\d moves, \d+ points$", report, re.MULTILINE)
    assert re.search(r"^Won by: (Ann|Bo)", report, re.MULTILINE)


def test_it_works_in_a_browser_on_a_page_of_another_origin(run: Run, project: Path) -> None:
    dist = project / "node_modules/areopagus-client/dist"
    with running_service(cors_origins="*") as address:
        report = json.loads(run("node", "client-page.mjs", address, str(dist)))
    assert report["rule"].startswith("RP-")
    assert report["streamed"] == report["socketed"] == [1, 2, 3]
    assert report["problem"] == "/problems/stale-version"
    assert report["requestId"]


@ONLY_BY_MAKE_CLIENTS
def test_it_plays_on_mars_without_a_limit_of_rounds(node: Ask) -> None:
    report = node("--test", "--test-reporter=tap", "js/tests/games.test.js", WHOLE="1")
    assert re.search(r"^# fail 0$", report, re.MULTILINE)


def lines(typed: list[str]) -> str:
    return "".join(f"{line}\n" for line in typed)

"""Linters of OpenAPI and generators of clients take the exported contract as it is.

The quick ones run in `make test`. `AREOPAGUS_CLIENTS=all`, as `make clients` sets it, runs the
rest: they generate whole clients, compile them under strict settings and play whole games with
them.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.clients.conftest import installed
from tests.server import running_service

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).with_name("generators")
CONTRACT = ROOT / "openapi/openapi.json"
PYTHON = Path(sys.prefix) / "clients/bin"
GAMES = {"red-planet", "planete-rouge", "magic-maze-on-mars", "on-mars"}
STRICT = ("--strict", "--target", "es2022", "--module", "esnext", "--lib", "es2022,dom")
COMPILED = {
    "typescript-fetch": ("tsc", "--noEmit", *STRICT, "--moduleResolution", "bundler", "index.ts"),
    "python": (sys.executable, "-m", "compileall", "-q", "openapi_client"),
}
"""How what openapi-generator makes is compiled. For Go and Java there is no compiler here."""

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]
thorough = pytest.mark.skipif(
    os.environ.get("AREOPAGUS_CLIENTS") != "all", reason="make clients runs it"
)


@pytest.fixture(scope="module")
def environment() -> dict[str, str]:
    found = installed(HERE)
    found["PATH"] = f"{PYTHON}{os.pathsep}{found['PATH']}"
    return found


def run(environment: dict[str, str], *command: str, cwd: Path = HERE) -> str:
    """What a program prints; it must succeed."""
    done = subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]
    return done.stdout + done.stderr


def test_the_linters_find_nothing(environment: dict[str, str]) -> None:
    redocly = run(environment, "redocly", "lint", str(CONTRACT), "--format=json")
    assert json.loads(redocly[redocly.index("{") : redocly.rindex("}") + 1])["totals"] == {
        "errors": 0,
        "warnings": 0,
        "ignored": 0,
    }
    spectral = run(
        environment,
        "spectral",
        "lint",
        str(CONTRACT),
        "--ruleset=spectral.json",
        "--fail-severity=hint",
    )
    assert "No results" in spectral


def test_openapi_generator_finds_it_valid(environment: dict[str, str]) -> None:
    told = run(environment, "openapi-generator-cli", "validate", "-i", str(CONTRACT))
    assert "No validation issues detected." in told


def test_openapi_typescript_plays_whole_games(environment: dict[str, str]) -> None:
    run(environment, "openapi-typescript", str(CONTRACT), "-o", "build/openapi.d.ts")
    run(environment, "tsc", "--project", ".")
    with running_service() as address:
        played = json.loads(run(environment, "node", "build/js/openapi-fetch.js", address))
    assert set(played) == GAMES
    assert all(moves > 10 for moves in played.values()), played


def test_ariadne_codegen_plays_a_whole_game(environment: dict[str, str], tmp_path: Path) -> None:
    shutil.copytree(HERE / "ariadne", tmp_path, dirs_exist_ok=True)
    shutil.copy(ROOT / "schema/schema.graphql", tmp_path)
    documented = (ROOT / "docs/graphql.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```graphql\n(query .*?)```", documented, re.DOTALL)
    (tmp_path / "queries").mkdir()
    (tmp_path / "queries/documented.graphql").write_text(example)
    shutil.move(tmp_path / "queries.graphql", tmp_path / "queries")
    run(environment, "ariadne-codegen", "client", cwd=tmp_path)
    run(environment, "mypy", "--strict", "play.py", "client", cwd=tmp_path)
    with running_service() as address:
        # Its client waits for five seconds, and a busy machine may build the schema for longer.
        httpx.post(f"{address}/graphql", json={"query": "{__typename}"}, timeout=300)
        python = str(PYTHON / "python")
        told = run(environment, python, "play.py", f"{address}/graphql", cwd=tmp_path)
    played = json.loads(told)
    assert played["moves"] > 20
    assert played["rule"].startswith("RP-")
    assert played["early"].startswith("RP-")


@thorough
def test_hey_api_plays_whole_games_and_follows_a_stream(environment: dict[str, str]) -> None:
    run(environment, "openapi-ts", "--file", "hey.config.mjs")
    run(environment, "tsc", "--project", "tsconfig.hey.json")
    with running_service() as address:
        told = run(environment, "node", "build/js/hey.js", address)
    played = json.loads(told.splitlines()[-1])
    assert played.pop("stream") == {"version": 0, "at": None}
    assert set(played) == GAMES


@thorough
def test_orval_compiles(environment: dict[str, str]) -> None:
    run(environment, "orval", "--config", "orval.config.cjs")
    run(environment, "tsc", "--project", "tsconfig.orval.json")


@thorough
@pytest.mark.parametrize("language", ["typescript-fetch", "python", "go", "java"])
def test_openapi_generator_makes_clients(
    environment: dict[str, str], language: str, tmp_path: Path
) -> None:
    command = ["openapi-generator-cli", "generate", "-i", str(CONTRACT), "-g", language]
    told = run(environment, *command, "-o", str(tmp_path))
    assert "ERROR" not in told
    if language in COMPILED:
        run(environment, *COMPILED[language], cwd=tmp_path)


@thorough
def test_openapi_python_client_is_typed(environment: dict[str, str], tmp_path: Path) -> None:
    client = tmp_path / "client"
    options = ["--path", str(CONTRACT), "--output-path", str(client), "--meta", "none"]
    told = run(environment, "openapi-python-client", "generate", *options)
    assert "Unable" not in told
    assert "Warning" not in told
    applying = (client / "api/red_planet/red_planet_apply.py").read_text()
    assert "body: RedPlanetApplyMoveRequest | RedPlanetApplyMovesRequest" in applying
    assert "client: AuthenticatedClient | Client" in applying
    run(environment, "mypy", "--strict", "client", cwd=tmp_path)


@thorough
def test_datamodel_code_generator_numbers_nothing(
    environment: dict[str, str], tmp_path: Path
) -> None:
    model = tmp_path / "model.py"
    options = ["--input", str(CONTRACT), "--input-file-type", "openapi", "--output", str(model)]
    run(
        environment,
        *("datamodel-codegen", *options, "--output-model-type", "msgspec.Struct"),
        *("--use-msgspec-tagged-unions", "--snake-case-field", "--enum-field-as-literal", "all"),
        *("--target-python-version", "3.11", "--disable-timestamp"),
    )
    names = [line.split()[1] for line in model.read_text().splitlines() if line[:6] == "class "]
    assert len(names) > 500
    assert [name for name in names if name.partition("(")[0].rstrip(":")[-1].isdigit()] == []
    run(environment, "mypy", "--strict", str(model), cwd=tmp_path)

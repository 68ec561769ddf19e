"""README says what happens: its commands are run, its requests are sent, its query is asked."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from graphql import parse, validate
from starlette.testclient import TestClient

from areopagus.api.app import create_app
from areopagus.api.graphql.schema import build_schema
from areopagus.referee.catalogue import Catalogue
from areopagus.settings import Settings
from tests.server import running_service

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"```sh\n(.*?)```", README, re.DOTALL)
REQUESTS = re.findall(r"curl -s localhost:8000(\S+)[^`]*?-d '(\{.*?\})'", README, re.DOTALL)

QUERIES = re.findall(r"```graphql\n(.*?)```", README, re.DOTALL)


@pytest.mark.slow
def test_its_commands_run_one_after_the_other(tmp_path: Path) -> None:
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    program = "\n".join(COMMANDS).replace(".venv/bin", str(Path(sys.executable).parent))
    # Whoever reads it starts the service; its tests are what is running.
    program = re.sub(r"^make ", f"make -C {ROOT} --dry-run ", program, flags=re.MULTILINE)
    program = f"trap 'kill $(jobs -p) || true' EXIT\n{program}"  # whatever fails, let go of streams
    with running_service() as address:
        program = program.replace("localhost:8000", address.removeprefix("http://"))
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", program],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=240,
            check=False,
        )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "areopagus serve" in done.stdout
    assert '"legal": false' in done.stdout
    assert re.search(r'^event: update\ndata: \{"game":"red-planet"', done.stdout, re.MULTILINE)
    assert re.search(r'^event: end\ndata: \{"reason":"closed"', done.stdout, re.MULTILINE)
    assert (tmp_path / "board.svg").read_text(encoding="utf-8").startswith("<svg")


def test_there_are_commands_to_run() -> None:
    assert len(COMMANDS) == README.count("```sh") == 12


@pytest.fixture(scope="module")
def client() -> TestClient:
    return TestClient(create_app(Settings(), Catalogue()))


@pytest.mark.parametrize(("path", "body"), REQUESTS)
def test_its_requests_are_answered(client: TestClient, path: str, body: str) -> None:
    assert client.post(path, json=json.loads(body)).status_code in (200, 201)


def test_there_are_requests_to_send() -> None:
    assert len(REQUESTS) == 2


def test_its_query_has_an_answer(client: TestClient) -> None:
    answer = client.post("/graphql", json={"query": QUERIES[0]}).json()
    assert "errors" not in answer
    assert answer["data"]["redPlanet"]["setup"]["toAct"] == [0, 1, 2]


def test_its_subscription_fits_the_schema() -> None:
    schema = build_schema(Catalogue())
    assert validate(schema, parse(QUERIES[1])) == []


def test_every_file_it_points_to_is_there() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / target).exists(), target

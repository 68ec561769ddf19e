"""Samples of code in the contract: every operation has them.

Those by our clients are compiled and run in `tests/clients`, where the clients are installed.
"""

import json
import shutil
import subprocess
from pathlib import Path

import httpx
import pytest

from areopagus.api.contract import operations
from areopagus.api.openapi import openapi_document
from areopagus.referee.catalogue import Catalogue

CONTRACT = openapi_document(Catalogue())
GAME = "/v1/games/red-planet"
SERVICE = "http://localhost:8000"
WITHOUT_CLIENTS = {
    "listProblems",
    "getProblem",
    "getHealth",
    "getReadiness",
    "getSessionReadiness",
}


def sample(path: str, method: str, language: str) -> str:
    samples = CONTRACT["paths"][path][method]["x-codeSamples"]
    (source,) = [one["source"] for one in samples if one["label"] == language]
    return str(source)


def test_every_operation_has_a_sample_in_each_language() -> None:
    for operation in operations(CONTRACT):
        labels = [one["label"] for one in operation["x-codeSamples"]]
        assert labels == ["curl", "Python", "TypeScript"], operation["operationId"]
        by_curl = operation["x-codeSamples"][0]["source"]
        assert ("-d " in by_curl) == ("requestBody" in operation), operation["operationId"]


def test_all_that_the_clients_offer_is_shown_with_them() -> None:
    for operation in operations(CONTRACT):
        _, python, typescript = (one["source"] for one in operation["x-codeSamples"])
        offered = operation["operationId"] not in WITHOUT_CLIENTS
        assert ("import Areopagus" in python) == offered, operation["operationId"]
        assert ("import { Areopagus }" in typescript) == offered, operation["operationId"]


def test_the_samples_of_a_game_are_about_that_game() -> None:
    path = "/v1/games/magic-maze-on-mars/packs"
    assert 'mars.magic_maze_on_mars.add_pack({"game": "magic-maze-on-mars"' in sample(
        path, "post", "Python"
    )
    assert 'mars.magicMazeOnMars.addPack({ game: "magic-maze-on-mars"' in sample(
        path, "post", "TypeScript"
    )


@pytest.mark.skipif(not shutil.which("jq"), reason="there is no jq")
def test_the_samples_by_curl_work(service: httpx.Client, tmp_path: Path) -> None:
    setup = service.post(f"{GAME}/setup", json={"seats": 3}).json()
    (tmp_path / "position.json").write_text(json.dumps(setup))
    code = sample(f"{GAME}/apply", "post", "curl").replace(SERVICE, str(service.base_url))
    told = subprocess.run(code, shell=True, cwd=tmp_path, capture_output=True, check=True)
    assert json.loads(told.stdout)["state"]["ply"] == 1

"""Samples of code in the contract: every operation has them, and they work."""

import contextlib
import io
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest

from areopagus.api.contract import operations
from areopagus.api.openapi import openapi_document
from areopagus.api.operations import PLAIN
from areopagus.referee.catalogue import Catalogue

CONTRACT = openapi_document(Catalogue())
GAME = "/v1/games/red-planet"
SERVICE = "http://localhost:8000"


def sample(path: str, method: str, language: str) -> str:
    samples = CONTRACT["paths"][path][method]["x-codeSamples"]
    (source,) = [one["source"] for one in samples if one["label"] == language]
    return str(source)


def test_every_operation_has_a_sample_in_each_language() -> None:
    for operation in operations(CONTRACT):
        labels = [one["label"] for one in operation["x-codeSamples"]]
        assert labels == ["curl", "Python", "TypeScript"], operation["operationId"]
        for one in operation["x-codeSamples"]:
            has_body = (
                "json=" in one["source"] or "-d " in one["source"] or "body:" in one["source"]
            )
            assert has_body == ("requestBody" in operation), operation["operationId"]


@pytest.mark.parametrize("name", [operation.name for operation in PLAIN])
def test_the_samples_in_python_work(service: httpx.Client, name: str) -> None:
    setup = service.post(f"{GAME}/setup", json={"seats": 3, "seed": "mars"}).json()
    code = sample(f"{GAME}/{name}", "post", "Python")
    code = code.replace(f'"{SERVICE}"', f'"{service.base_url}", timeout=60')
    known: dict[str, Any] = {"position": setup}
    with contextlib.redirect_stdout(io.StringIO()):
        exec(code, known)
    known["client"].close()
    assert known["answer"].status_code == 200, known["answer"].text


@pytest.mark.skipif(not shutil.which("jq"), reason="there is no jq")
def test_the_samples_by_curl_work(service: httpx.Client, tmp_path: Path) -> None:
    setup = service.post(f"{GAME}/setup", json={"seats": 3}).json()
    (tmp_path / "position.json").write_text(json.dumps(setup))
    code = sample(f"{GAME}/apply", "post", "curl").replace(SERVICE, str(service.base_url))
    told = subprocess.run(code, shell=True, cwd=tmp_path, capture_output=True, check=True)
    assert json.loads(told.stdout)["state"]["ply"] == 1

"""The recipe of the image: linted, and carried out step by step in a clean root."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from areopagus import __version__
from tests.deploy.recipe import DOCKERFILE, PROJECT, Stage, can_isolate, carry_out, instructions
from tests.deploy.serving import free_port, until_ready


def of(keyword: str) -> list[str]:
    return [rest for word, rest in instructions(DOCKERFILE.read_text()) if word == keyword]


def test_hadolint_has_nothing_to_say() -> None:
    hadolint = shutil.which("hadolint", path=f"{Path(sys.executable).parent}:{os.defpath}")
    if hadolint is None:
        pytest.skip("`make test` installs requirements/deploy.txt")
    done = subprocess.run([hadolint, DOCKERFILE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_base_is_pinned_and_the_stages_share_it() -> None:
    (argument,) = of("ARG")
    image = re.fullmatch(r"PYTHON_IMAGE=python:(\d+\.\d+)\.\d+-slim-bookworm", argument)
    assert image
    assert image[1] == f"{sys.version_info.major}.{sys.version_info.minor}", "test what you ship"
    assert of("FROM") == ["${PYTHON_IMAGE} AS build", "${PYTHON_IMAGE}"]


def test_it_runs_as_nobody_in_particular_and_says_how_it_feels() -> None:
    assert of("USER") == ["10001:10001"]
    (health,) = of("HEALTHCHECK")
    assert "/healthz" in health
    assert of("CMD") == ['["areopagus", "serve"]']


def test_only_hashed_requirements_are_installed() -> None:
    installs = [run for run in of("RUN") if " install" in run]
    for run in installs:
        for command in re.findall(r"pip (?:--python \S+ )?install ([^&]*)", run):
            assert "--require-hashes" in command or "--no-index" in command
    for name in ("build", "image"):
        text = (PROJECT / "requirements" / f"{name}.txt").read_text()
        pins = re.findall(r"^(\S+)==", text, re.MULTILINE)
        assert pins
        assert text.count("--hash=sha256:") >= len(pins)


def test_all_that_is_copied_gets_past_the_ignore_file() -> None:
    allowed = {
        line.removeprefix("!")
        for line in (PROJECT / "deploy" / "Dockerfile.dockerignore").read_text().splitlines()
        if line.startswith("!")
    }
    for copy in of("COPY"):
        if not copy.startswith("--from"):
            *sources, _ = copy.split()
            assert {Path(source).parts[0] for source in sources} <= allowed


@pytest.fixture(scope="module")
def image() -> Iterator[Stage]:
    if not can_isolate():
        pytest.skip("only root can carry out the recipe: it needs mount namespaces")
    in_memory = shutil.disk_usage("/dev/shm").free > 1 << 30
    place = "/dev/shm" if in_memory else None  # thousands of small files
    folder = Path(tempfile.mkdtemp(prefix="areopagus-image-", dir=place))
    folder.chmod(0o755)
    try:
        yield carry_out(DOCKERFILE.read_text(), folder)
    finally:
        shutil.rmtree(folder)


@pytest.mark.slow
def test_the_recipe_works_in_a_clean_root(image: Stage) -> None:
    """Without a home, as a stranger, on a read-only root: it starts, is healthy and stops."""
    port = free_port()
    settings = {"AREOPAGUS_PORT": str(port), "AREOPAGUS_WORKERS": "2"}
    service = image.start(image.command, settings, read_only=True)
    try:
        address = f"http://127.0.0.1:{port}"
        until_ready(address, service)
        image.run(image.health, settings)
        setup = httpx.post(f"{address}/v1/games/red-planet/setup", json={"seats": 3, "seed": "s"})
        assert setup.json()["game"] == "red-planet"
        assert f'version="{__version__}"' in httpx.get(f"{address}/metrics").text
        assert (
            Path(f"/proc/{service.pid}/status").read_text().split("Uid:")[1].split()[0] == "10001"
        )
    finally:
        service.terminate()
        output, _ = service.communicate(timeout=60)
    assert service.returncode in (0, -15), output
    assert "Traceback" not in output
    assert not list((image.root / "opt").rglob("*.pyc.*"))


@pytest.mark.slow
def test_the_image_is_small_and_has_no_tools(image: Stage) -> None:
    there = image.root / "opt" / "areopagus"
    size = sum(file.stat().st_size for file in there.rglob("*") if not file.is_symlink())
    print(f"the image adds {size / 1e6:.0f} MB to its base")
    assert size < 150e6
    packages = {path.name.partition("-")[0] for path in there.rglob("*.dist-info")}
    assert "areopagus" in packages
    assert not {"pip", "pytest", "mypy", "hatchling", "setuptools"} & packages

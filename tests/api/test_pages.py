"""The front door and the files of the pages."""

import json
import re
from importlib.resources import files
from typing import Any, get_args

import pytest
from msgspec.structs import fields
from starlette.testclient import TestClient

from areopagus.api.rest.pages import page_files
from areopagus.kernel.language import LANGUAGES
from areopagus.referee.catalogue import GAMES

PLAYGROUND = files("areopagus.api.pages").joinpath("playground")
OPTIONS = json.loads(PLAYGROUND.joinpath("options.json").read_text())
PARTS = json.loads(PLAYGROUND.joinpath("parts.json").read_text())
SAMPLES = json.loads(PLAYGROUND.joinpath("samples.json").read_text())["samples"]


def test_a_browser_finds_a_page_at_the_front_door(client: TestClient) -> None:
    response = client.get("/", headers={"accept": "text/html,*/*;q=0.8"})
    assert response.status_code == 200
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert "Areopagus" in response.text


def test_a_program_finds_where_everything_is(client: TestClient) -> None:
    directory = client.get("/", headers={"accept": "application/json"}).json()
    for name in ("games", "openapi", "schema"):
        assert client.get(directory[name]).status_code == 200


def test_whatever_a_page_loads_is_there(client: TestClient) -> None:
    for name, file in page_files().items():
        text = file.get().decode()
        folder = name.rpartition("/")[0]
        for module in re.findall(r'from ?"\./([^"]+)"', text):
            assert f"{folder}/{module}" in page_files(), (name, module)
        for path in re.findall(r'(?:src|href)="(/pages/[^"]+)"', text):
            assert client.get(path).status_code == 200, (name, path)


def test_no_page_names_another_host_or_has_inline_script() -> None:
    for name, file in page_files().items():
        text = file.get().decode()
        hosts = set(re.findall(r"https?://([\w.-]+)", text)) - {"www.w3.org"}
        assert not hosts or "/vendor/" in name, (name, hosts)
        if name.endswith(".html"):
            assert not re.search(r"<script(?![^>]*\bsrc=)", text), name
            assert "style=" not in text, name


def test_a_file_that_is_none_is_not_found(client: TestClient) -> None:
    assert client.get("/pages/../app.py").status_code == 404
    assert client.get("/pages/playground/none.js").status_code == 404


def test_every_option_and_each_of_its_values_has_words_in_both_languages() -> None:
    spoken: dict[str, set[str]] = {}
    for game in GAMES:
        for option in fields(game.Options):
            spoken.setdefault(option.encode_name, {"label"}).update(_words_in(option.type))
    assert {option: set(words) for option, words in OPTIONS.items()} == spoken
    for words in OPTIONS.values():
        assert all(len(said) == len(LANGUAGES) and all(said) for said in words.values()), words


def test_every_part_of_the_material_has_words_in_both_languages() -> None:
    shown = {field.encode_name for game in GAMES for field in fields(type(game.printed("en")))}
    packs = [game.PackDocument for game in GAMES if game.PackDocument is not None]
    told = {field.encode_name for pack in packs for field in fields(pack)}
    assert set(PARTS) == shown | told
    assert all(len(said) == len(LANGUAGES) and all(said) for said in PARTS.values())


def _words_in(kind: Any) -> set[str]:
    """The words of all literals within a type."""
    return {kind} if isinstance(kind, str) else set().union(*map(_words_in, get_args(kind)))


@pytest.mark.parametrize(
    "sample",
    SAMPLES,
    ids=lambda one: f"{one['game']}-{one['id']}",
)
def test_every_sample_position_can_be_played(sample: dict[str, object]) -> None:
    game = next(one for one in GAMES if one.id == sample["game"])
    state = game.decode(json.dumps(sample["state"]))
    game.admit(state)
    assert sample["id"] == "end" or not game.is_over(state)

"""A rulebook to read: a page with an anchor per rule, and Markdown."""

from typing import Any
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from areopagus.api.pages.rulebook import as_html, as_markdown
from areopagus.games.colony.game import ON_MARS
from areopagus.games.maze.game import MAGIC_MAZE_ON_MARS
from areopagus.games.mission.game import PLANETE_ROUGE, RED_PLANET
from areopagus.kernel.game import Game
from areopagus.kernel.language import LANGUAGES, Language

GAMES = [PLANETE_ROUGE, RED_PLANET, MAGIC_MAZE_ON_MARS, ON_MARS]
PATH = "/v1/games/tic-tac-toe/rulebook"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_has_its_anchor_and_stands_in_a_section(
    game: Game[Any], language: Language
) -> None:
    text = as_html(game, language).decode()
    body = ElementTree.fromstring(text[text.index("<main>") : text.index("</main>") + 7])
    anchors = {element.get("id") for element in body.iter() if element.get("id")}
    assert {rule.id for rule in game.rulebook} <= anchors
    links = {element.get("href", "")[1:] for element in body.iter("a")}
    assert links <= anchors
    markdown = as_markdown(game, language)
    assert all(f"(`{rule.id}`)" in markdown for rule in game.rulebook)


def test_a_browser_gets_a_page_in_its_language(client: TestClient) -> None:
    headers = {"accept": "text/html", "accept-language": "fr"}
    response = client.get(PATH, headers=headers)
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["content-language"] == "fr"
    assert '<section class="rule" id="TTT-MARK-1">' in response.text
    assert client.get("/pages/page.css").headers["content-type"].startswith("text/css")


def test_who_prefers_markdown_gets_it(client: TestClient) -> None:
    response = client.get(PATH, headers={"accept": "text/markdown"})
    assert response.headers["content-type"] == "text/markdown; charset=utf-8"
    assert "### Free squares only (`TTT-MARK-1`)" in response.text


def test_what_is_neither_is_not_acceptable(client: TestClient) -> None:
    assert client.get(PATH, headers={"accept": "application/json"}).status_code == 406
    assert client.get("/v1/games/go/rulebook").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_ours_is_not_called_so_twice(language: Language) -> None:
    markdown = as_markdown(ON_MARS, language)
    assert {"en": "*Our ruling*", "fr": "*Notre décision*"}[language] in markdown
    assert "Ours*" not in markdown
    assert "De nous*" not in markdown

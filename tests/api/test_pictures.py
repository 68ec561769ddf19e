"""Pictures over HTTP and GraphQL, for whoever asks for them."""

from typing import Any
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from tests.tictactoe.game import TIC_TAC_TOE

Json = dict[str, Any]
SVG = "image/svg+xml"
RENDER = "/v1/games/tic-tac-toe/render"


@pytest.fixture
def state(client: TestClient) -> Json:
    begun: Json = client.post("/v1/games/tic-tac-toe/setup", json={"seats": 2}).json()["state"]
    return begun


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """One entry for each picture that is drawn."""
    calls: list[Any] = []
    draw = TIC_TAC_TOE.draw

    def counted(*arguments: Any) -> Any:
        calls.append(arguments)
        return draw(*arguments)

    monkeypatch.setattr(TIC_TAC_TOE, "draw", counted, raising=False)
    return calls


def test_a_state_is_drawn_as_svg(client: TestClient, state: Json) -> None:
    answer = client.post(RENDER, json={"state": state})
    assert answer.headers["content-type"] == SVG
    assert answer.headers["vary"] == "accept, accept-language"
    assert ElementTree.fromstring(answer.content).tag.endswith("svg")


def test_a_picture_opened_by_itself_may_style_itself_and_nothing_else(
    client: TestClient, state: Json
) -> None:
    policy = client.post(RENDER, json={"state": state}).headers["content-security-policy"]
    assert policy.split("; ") == [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "frame-ancestors 'none'",
    ]


def test_in_json_it_comes_with_its_size_and_its_words(client: TestClient, state: Json) -> None:
    answer = client.post(RENDER, json={"state": state}, headers={"accept": "application/json"})
    picture = answer.json()
    assert (picture["width"], picture["height"]) == (120, 120)
    assert picture["title"] == "Tic-tac-toe"
    assert picture["svg"].startswith("<svg ")


def test_what_a_move_names_stands_out_and_what_is_legal_is_numbered(
    client: TestClient, state: Json
) -> None:
    state["squares"][0] = 0
    highlight = {"type": "mark", "square": 4}
    body = {"state": state, "seat": 1, "highlight": highlight, "targets": True, "prefix": "a-"}
    root = ElementTree.fromstring(client.post(RENDER, json=body).content)
    things = {one.attrib["id"]: one.attrib for one in root.iter() if "id" in one.attrib}
    assert things["a-square-4"]["class"] == "hot"
    assert things["a-square-4"]["data-moves"] == "3"
    assert "data-moves" not in things["a-square-0"]
    assert "class" not in things["a-square-1"]


def test_each_theme_says_what_it_needs(client: TestClient, state: Json) -> None:
    pictures = {
        theme: client.post(RENDER, json={"state": state, "theme": theme}).text
        for theme in ("auto", "light", "dark")
    }
    assert "prefers-color-scheme" in pictures["auto"]
    assert "prefers-color-scheme" not in pictures["light"] + pictures["dark"]
    assert pictures["light"] != pictures["dark"]


@pytest.mark.parametrize(
    ("member", "pointer"),
    [
        ({"theme": "pink"}, "/theme"),
        ({"prefix": '"><script>'}, "/prefix"),
        ({"highlight": {"type": "castle"}}, "/highlight/type"),
        ({"seat": 2}, "/seat"),
    ],
)
def test_what_cannot_be_drawn_is_pointed_at(
    client: TestClient, state: Json, member: Json, pointer: str
) -> None:
    answer = client.post(RENDER, json={"state": state} | member)
    assert answer.status_code == 422
    assert answer.json()["pointer"] == pointer


def test_a_position_has_a_picture_on_request_only(
    client: TestClient, state: Json, drawn: list[Any]
) -> None:
    body = {"state": state, "seat": 0, "move": {"type": "mark", "square": 4}}
    assert "picture" not in client.post("/v1/games/tic-tac-toe/apply", json=body).json()
    assert drawn == []
    answer = client.post("/v1/games/tic-tac-toe/apply?include=picture", json=body).json()
    assert answer["picture"].startswith("<svg ")
    assert "score" in answer, "naming only extras adds them to the rest"
    assert len(drawn) == 1


def test_a_view_is_drawn_with_the_numbers_of_the_moves_that_come_with_it(
    client: TestClient, state: Json
) -> None:
    view, body = "/v1/games/tic-tac-toe/view", {"state": state, "seat": 0}
    both = client.post(f"{view}?include=picture,legalMoves", json=body).json()
    assert 'data-moves="8"' in both["picture"]
    alone = client.post(f"{view}?include=picture,score", json=body).json()
    assert "data-moves=" not in alone["picture"]


QUERY = """query($s: Document!) { ticTacToe {
  view(state: $s, seat: 0) { ... on TicTacToeSeen { over %s } }
  render(state: $s, theme: DARK, layout: NARROW) { ... on Picture { %s } }
} }"""


def test_graphql_draws_what_is_selected(client: TestClient, state: Json, drawn: list[Any]) -> None:
    def asked(*selected: str) -> Json:
        body = {"query": QUERY % selected, "variables": {"s": state}}
        data: Json = client.post("/graphql", json=body).json()["data"]["ticTacToe"]
        return data

    answer = asked("", "title width")
    assert answer["render"] == {"title": "Tic-tac-toe", "width": 120}
    assert len(drawn) == 1, "the view was drawn although nobody asked"
    answer = asked("picture", "svg")
    assert answer["view"]["picture"].startswith("<svg ")
    assert 'class="areopagus dark"' in answer["render"]["svg"]
    assert len(drawn) == 3


def test_graphql_says_what_is_wrong_with_a_prefix(client: TestClient, state: Json) -> None:
    query = """query($s: Document!) { ticTacToe { render(state: $s, prefix: "1 2") {
      __typename ... on Problem { pointer } } } }"""
    answer = client.post("/graphql", json={"query": query, "variables": {"s": state}}).json()
    assert answer["data"]["ticTacToe"]["render"] == {
        "__typename": "InvalidArgument",
        "pointer": "/prefix",
    }

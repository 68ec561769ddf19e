"""The picture of a session: each bearer gets their own, and nobody more than they may see."""

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from areopagus.api.app import create_app
from areopagus.settings import Settings
from tests.sessions.given import CATALOGUE
from tests.sessions.service import Game, bearer


@pytest.fixture(scope="module")
def client() -> Iterator[Any]:
    with TestClient(create_app(Settings(), CATALOGUE)) as client:
        yield client


def picture(game: Game, seat: int | None, **query: Any) -> Any:
    headers = {} if seat is None else bearer(game.tokens[seat])
    return game.client.get(f"{game.path}/picture", headers=headers, params=query)


def test_a_seat_sees_its_own_cards_and_a_spectator_none(client: Any) -> None:
    game = Game(client, game="red-planet", seats=3, seed="cards")
    offered = [game.see(seat)["view"]["companies"][seat]["offered"] for seat in range(3)]
    assert all(offered)
    spectators = picture(game, None)
    assert spectators.headers["content-type"] == "image/svg+xml"
    assert spectators.headers["cache-control"] == "private, no-cache"
    for seat in range(3):
        own = picture(game, seat).text
        for other, cards in enumerate(offered):
            assert all((f'id="card-{card}"' in own) == (other == seat) for card in cards)
            assert all(f'id="card-{card}"' not in spectators.text for card in cards)


def test_what_is_closed_on_it_is_told_to_the_seat_that_asks(client: Any) -> None:
    game = Game(client, game="tic-tac-toe", seats=2)
    game.play(0, {"type": "mark", "square": 4})
    seen = client.get(game.path, headers=bearer(game.tokens[1]), params={"include": "closed"})
    ((closed,),) = [decision["closed"] for decision in seen.json()["legalMoves"]]
    assert (closed["rule"], closed["things"]) == ("TTT-MARK-1", ["square-4"])
    watching = client.get(game.path, params={"include": "closed"})
    assert watching.json()["legalMoves"] == []


def test_it_looks_as_the_query_wants_it(client: Any) -> None:
    game = Game(client, game="tic-tac-toe", seats=2)
    mark = '{"type":"mark","square":4}'
    drawn = picture(game, 0, theme="dark", prefix="p-", targets="true", highlight=mark, lang="fr")
    assert drawn.headers["content-language"] == "fr"
    assert 'class="areopagus dark"' in drawn.text
    assert 'id="p-square-4" data-moves="4" class="hot"' in drawn.text


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("theme", "pink"),
        ("prefix", "<"),
        ("targets", "maybe"),
        ("highlight", "{}"),
        ("highlight", "]"),
        ("highlight", '{"a":' + "[" * 5_000 + "]" * 5_000 + "}"),
        ("prefix", "a\n"),
        ("colour", "red"),
    ],
)
def test_a_wish_that_cannot_be_is_refused_by_its_name(client: Any, name: str, value: str) -> None:
    game = Game(client, game="tic-tac-toe", seats=2)
    refused = picture(game, 0, **{name: value})
    assert (refused.status_code, refused.json()["parameter"]) == (400, name)


def test_it_comes_in_json_too(client: Any) -> None:
    game = Game(client, game="magic-maze-on-mars", seats=2)
    headers = {"accept": "application/json"}
    answer = client.get(f"{game.path}/picture", headers=headers).json()
    assert answer["svg"].startswith("<svg ")
    assert "180" in answer["description"]


def test_graphql_draws_a_session(client: Any) -> None:
    game = Game(client, game="red-planet", seats=3)
    query = """query($s: String!) { redPlanet {
      sessionPicture(session: $s, layout: NARROW) { ... on Picture { svg width } }
      session(session: $s) { ... on RedPlanetSessionSeen { picture } }
    } }"""
    body = {"query": query, "variables": {"s": game.created["session"]}}
    headers = bearer(game.tokens[1])
    data = client.post("/graphql", json=body, headers=headers).json()["data"]["redPlanet"]
    assert data["sessionPicture"]["width"] == 380
    assert data["sessionPicture"]["svg"] == picture(game, 1, layout="narrow").text
    assert data["session"]["picture"] == picture(game, 1).text

"""Labels of moves and texts of events, for whoever asks for them."""

from typing import Any

import pytest
from starlette.testclient import TestClient

Json = dict[str, Any]


def asked(client: TestClient, path: str, body: Json) -> Json:
    response = client.post(f"/v1/games/tic-tac-toe/{path}", json=body)
    assert response.status_code == 200, response.text
    answer: Json = response.json()
    return answer


@pytest.fixture
def state(client: TestClient) -> Json:
    begun: Json = asked(client, "setup", {"seats": 2})["state"]
    return begun


def test_words_come_on_request_only(client: TestClient, state: Json) -> None:
    body = {"state": state, "seat": 0, "move": {"type": "mark", "square": 4}}
    answer = asked(client, "apply", body)
    assert "labels" not in answer["legalMoves"][0]
    assert answer["events"] == [{"type": "marked", "seat": 0, "square": 4}]


def test_labels_stand_beside_the_moves_and_texts_in_the_events(
    client: TestClient, state: Json
) -> None:
    body = {"state": state, "seat": 0, "move": {"type": "mark", "square": 4}}
    answer = asked(client, "apply?include=labels,texts&lang=fr", body)
    decision = answer["legalMoves"][0]
    assert decision["labels"][0] == "Marquez la case 0"
    assert len(decision["labels"]) == len(decision["moves"]) == 8
    assert answer["events"][0]["text"] == "Le joueur 1 a marqué la case 4."
    assert "score" in answer


def test_naming_other_parts_too_leaves_the_rest_out(client: TestClient, state: Json) -> None:
    body = {"state": state, "seat": 0, "move": {"type": "mark", "square": 4}}
    answer = asked(client, "apply?include=legalMoves,labels", body)
    assert "labels" in answer["legalMoves"][0]
    assert "score" not in answer
    assert "events" not in answer


def test_closed_moves_are_labelled_where_they_are_explained(
    client: TestClient, state: Json
) -> None:
    body = {"state": state, "seat": 0, "move": {"type": "mark", "square": 4}}
    after = asked(client, "apply", body)["state"]
    answer = asked(client, "legal-moves?include=labels&explain=true", {"state": after})
    (closed,) = answer["legalMoves"][0]["closed"]
    assert closed["label"] == "Mark square 4"


def test_a_sealed_state_is_told_in_words_too(client: TestClient) -> None:
    setup = asked(client, "sealed/setup", {"seats": 2})
    key = {"Authorization": f"Bearer {setup['seatKeys'][0]}"}
    body = {"state": setup["state"], "seat": 0, "move": {"type": "mark", "square": 4}}
    path = "/v1/games/tic-tac-toe/sealed/apply?include=texts"
    answer = client.post(path, json=body, headers=key).json()
    assert answer["events"][0]["text"] == "Player 1 marked square 4."


def test_graphql_finds_words_for_what_is_selected(client: TestClient) -> None:
    query = """query($s: Document!, $m: TicTacToeMoveInput!) { ticTacToe {
      apply(state: $s, seat: 0, move: $m) {
      ... on TicTacToePosition {
        legalMoves { labels moves { label document } }
        events { text document }
      } } } }"""
    move = {"mark": {"square": 4}}
    state = asked(client, "setup", {"seats": 2})["state"]
    body = {"query": query, "variables": {"s": state, "m": move}}
    position = client.post("/graphql", json=body).json()["data"]["ticTacToe"]["apply"]
    first = position["legalMoves"][0]["moves"][0]
    assert first == {"label": "Mark square 0", "document": {"type": "mark", "square": 0}}
    assert position["legalMoves"][0]["labels"][0] == "Mark square 0"
    assert position["events"][0]["text"] == "Player 1 marked square 4."

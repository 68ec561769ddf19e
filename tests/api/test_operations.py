"""The stateless questions, asked in process about the smallest game."""

import json
from hashlib import blake2b
from typing import Any

import pytest
from starlette.testclient import TestClient

from areopagus.kernel import codec
from tests.tictactoe.game import TIC_TAC_TOE, Board

GAME = "/v1/games/tic-tac-toe"
Json = dict[str, Any]


def ask(client: TestClient, operation: str, body: Json, **parameters: str) -> Json:
    answer = client.post(f"{GAME}/{operation}", json=body, params=parameters)
    assert answer.status_code == 200, answer.text
    content: Json = answer.json()
    return content


def mark(square: int) -> Json:
    return {"type": "mark", "square": square}


@pytest.fixture
def state(client: TestClient) -> Json:
    content: Json = ask(client, "setup", {"seats": 2, "seed": "mars"})["state"]
    return content


def after(client: TestClient, state: Json, *squares: int) -> Json:
    for ply, square in enumerate(squares):
        body = {"state": state, "seat": ply % 2, "move": mark(square)}
        state = ask(client, "apply", body)["state"]
    return state


def test_setup_answers_a_position(client: TestClient) -> None:
    position = ask(client, "setup", {"seats": 2, "seed": "mars"})
    assert list(position) == [
        "game",
        "state",
        "events",
        "toAct",
        "over",
        "digest",
        "stamp",
        "legalMoves",
        "score",
    ]
    assert position["game"] == "tic-tac-toe"
    assert position["toAct"] == [0]
    assert position["over"] is False
    assert position["events"] == []
    (decision,) = position["legalMoves"]
    assert decision["seat"] == 0
    assert decision["decision"] == "mark"
    assert decision["prompt"] == "Mark a square"
    assert decision["moves"] == [mark(square) for square in range(9)]


def test_the_digest_is_that_of_the_state_as_it_stands_in_the_answer(client: TestClient) -> None:
    position = ask(client, "setup", {"seats": 2, "seed": "mars"})
    state = codec.decode(Board, codec.encode(position["state"]))
    assert position["digest"] == codec.digest(state)
    text = json.dumps(position["state"], separators=(",", ":"), ensure_ascii=False)
    assert position["digest"] == "b2:" + blake2b(text.encode(), digest_size=16).hexdigest()


def test_seats_may_be_named(client: TestClient) -> None:
    assert ask(client, "setup", {"seats": ["Ann", None]})["toAct"] == [0]


def test_without_a_seed_one_is_made(client: TestClient) -> None:
    seeds = {ask(client, "setup", {"seats": 2})["state"]["dice"]["seed"] for _ in range(2)}
    assert len(seeds) == 2


def test_apply_makes_a_move(client: TestClient, state: Json) -> None:
    position = ask(client, "apply", {"state": state, "seat": 0, "move": mark(4)})
    assert position["state"]["squares"][4] == 0
    assert position["events"] == [{"type": "marked", "seat": 0, "square": 4}]
    assert position["toAct"] == [1]


@pytest.mark.parametrize("include", ["", "score", "events", "legalMoves", "legalMoves,score"])
def test_include_trims_the_answer(client: TestClient, state: Json, include: str) -> None:
    body = {"state": state, "seat": 0, "move": mark(4)}
    whole = ask(client, "apply", body)
    wanted = {"game", "state", "toAct", "over", "digest", *filter(None, include.split(","))}
    assert ask(client, "apply", body, include=include) == {name: whole[name] for name in wanted}


def test_a_sequence_is_refused_as_a_whole_at_the_move_that_breaks_a_rule(
    client: TestClient, state: Json
) -> None:
    body = {"state": state, "seat": 0, "moves": [mark(0), mark(1)]}
    answer = client.post(f"{GAME}/apply", json=body)
    problem = answer.json()
    assert answer.status_code == 422
    assert problem["type"] == "/problems/illegal-move"
    assert problem["pointer"] == "/moves/1"
    assert problem["index"] == 1
    assert problem["rule"]["id"] == "TTT-TURN-1"
    assert "state" not in problem


def test_legal_moves(client: TestClient, state: Json) -> None:
    answer = ask(client, "legal-moves", {"state": after(client, state, 4)})
    assert list(answer) == ["toAct", "over", "legalMoves"]
    assert answer["toAct"] == [1]
    assert "closed" not in answer["legalMoves"][0]
    assert len(answer["legalMoves"][0]["moves"]) == 8


def test_legal_moves_of_a_seat_that_is_not_asked(client: TestClient, state: Json) -> None:
    assert ask(client, "legal-moves", {"state": state, "seat": 1})["legalMoves"] == []


def test_legal_moves_explain_what_is_closed(client: TestClient, state: Json) -> None:
    body = {"state": after(client, state, 4)}
    (decision,) = ask(client, "legal-moves", body, explain="true", lang="fr")["legalMoves"]
    assert decision["closed"] == [
        {
            "move": mark(4),
            "rule": "TTT-MARK-1",
            "reason": "La case 4 est prise.",
            "things": ["square-4"],
        }
    ]


@pytest.mark.parametrize("operation", ["view", "legal-moves"])
def test_closed_answers_can_be_included(client: TestClient, state: Json, operation: str) -> None:
    body = {"state": after(client, state, 4), "seat": 1}
    (decision,) = ask(client, operation, body, include="closed")["legalMoves"]
    assert [closed["rule"] for closed in decision["closed"]] == ["TTT-MARK-1"]


def test_a_legal_move_is_judged_legal(client: TestClient, state: Json) -> None:
    verdict = ask(client, "judge", {"state": state, "seat": 0, "move": mark(4)})
    assert verdict == {"legal": True}


def test_an_illegal_move_is_judged_by_its_rule(client: TestClient, state: Json) -> None:
    body = {"state": after(client, state, 4), "seat": 1, "move": mark(4)}
    assert ask(client, "judge", body) == {
        "legal": False,
        "rule": {
            "id": "TTT-MARK-1",
            "title": "Free squares only",
            "text": "Only an empty square may be marked.",
            "source": "house",
            "cite": "Ours",
            "about": [],
            "modules": [],
            "url": "/v1/games/tic-tac-toe/rulebook#TTT-MARK-1",
        },
        "reason": "Square 4 is taken.",
        "violations": [
            {"rule": "TTT-MARK-1", "reason": "Square 4 is taken.", "facts": {"square": 4}}
        ],
    }


def test_a_batch_answers_in_order(client: TestClient, state: Json) -> None:
    items = [{"state": state, "seat": seat, "move": mark(0)} for seat in (0, 1, 0)]
    verdicts = ask(client, "judge-batch", {"items": items})["verdicts"]
    assert [verdict["legal"] for verdict in verdicts] == [True, False, True]
    assert ask(client, "judge-batch", {"items": []}) == {"verdicts": []}


def test_score(client: TestClient, state: Json) -> None:
    score = ask(client, "score", {"state": after(client, state, 0, 3, 1, 4, 2)}, lang="fr")
    assert score["final"] is True
    assert score["winners"] == [0]
    (line,) = score["seats"][0]["lines"]
    assert line["label"] == "Trois d’affilée"
    assert line["rule"] == "TTT-END-1"


def test_view(client: TestClient, state: Json) -> None:
    seen = ask(client, "view", {"state": state, "seat": 0})
    assert seen["view"] == {"squares": [None] * 9}
    assert "dice" not in str(seen)
    assert len(seen["legalMoves"]) == 1
    assert ask(client, "view", {"state": state})["legalMoves"] == []
    assert "score" not in ask(client, "view", {"state": state}, include="")


def test_replay_folds_a_record_to_its_position(client: TestClient, state: Json) -> None:
    moves = [{"seat": ply % 2, "move": mark(ply)} for ply in range(3)]
    body = {"setup": {"seats": 2, "seed": "mars"}, "moves": moves}
    position = ask(client, "replay", body)
    assert position["state"] == after(client, state, 0, 1, 2)
    assert [event["square"] for event in position["events"]] == [0, 1, 2]


def test_a_record_with_an_illegal_move_is_refused_there(client: TestClient) -> None:
    moves = [{"seat": 0, "move": mark(0)}, {"seat": 1, "move": mark(0)}]
    body = {"setup": {"seats": 2, "seed": "mars"}, "moves": moves}
    problem = client.post(f"{GAME}/replay", json=body).json()
    assert problem["pointer"] == "/moves/1"
    assert problem["rule"]["id"] == "TTT-MARK-1"


def test_games_and_their_rules(client: TestClient) -> None:
    (summary,) = client.get("/v1/games").json()["games"]
    assert summary["seats"] == {"least": 2, "most": 2}
    assert summary["counts"]["rules"] == len(TIC_TAC_TOE.rulebook)
    described = client.get(GAME).json()
    assert described["moves"] == [{"type": "mark", "description": ""}]
    assert len(client.get(f"{GAME}/components").json()["squares"]) == 9
    rules = client.get(f"{GAME}/rules").json()["rules"]
    assert [rule["id"] for rule in rules] == ["TTT-TURN-1", "TTT-MARK-1", "TTT-END-1"]
    assert client.get(f"{GAME}/rules/TTT-END-1").json() == rules[2]

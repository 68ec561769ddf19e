"""Sessions over GraphQL: created, read, played, undone and closed, with refusals as data."""

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from areopagus.api.app import create_app
from areopagus.settings import Settings
from tests.graphql.sessions import CLOSE, CREATE, EVENTS, PLAY, RECORD, SEE, UNDO, Table, Words
from tests.sessions.given import CATALOGUE


@pytest.fixture(scope="module")
def served() -> Iterator[TestClient]:
    with TestClient(create_app(Settings(), CATALOGUE)) as client:
        yield client


@pytest.fixture
def table(served: TestClient) -> Table:
    return Table(served)


@pytest.fixture
def squares(served: TestClient) -> Table:
    return Table(served, "TicTacToe")


def mark(square: int) -> dict[str, Any]:
    return {"type": "mark", "square": square}


def test_a_session_is_created_with_a_token_for_each_seat_and_the_host(table: Table) -> None:
    created = table.created
    assert (created["__typename"], created["game"]) == ("SessionCreated", "red-planet")
    assert [seat["seat"] for seat in created["seats"]] == [0, 1]
    assert len({created["host"], *table.tokens}) == 3


def test_a_setup_that_the_game_does_not_offer_is_an_outcome(served: TestClient) -> None:
    refused = Table(served, seats=1).created
    assert (refused["__typename"], refused["pointer"]) == ("InvalidSetup", "/seats")


def test_each_bearer_sees_the_view_of_their_seat(table: Table) -> None:
    assert [table.see(seat)["seat"] for seat in (0, 1, None)] == [0, 1, None]
    assert table.see()["legalMoves"] == []
    assert {decision["seat"] for decision in table.see(1)["legalMoves"]} == {1}


def test_a_move_is_made_and_seen(table: Table) -> None:
    before = table.see()["version"]
    seen = table.step()
    assert (seen["__typename"], seen["version"]) == ("RedPlanetSessionSeen", before + 1)
    assert table.see()["version"] == before + 1


def test_several_moves_happen_together(squares: Table) -> None:
    query = """mutation($session: String!, $moves: [TicTacToeMoveInput!]) {{ {space} {{
        playMove(session: $session, moves: $moves) {{ {seen} {refused} }} }} }}"""
    moves = [{"mark": {"square": 4}}]
    seen = squares.ask(query, squares.tokens[0], session=squares.id, moves=moves)
    assert (seen["version"], seen["toAct"]) == (1, [1])


def test_neither_move_nor_moves_is_no_move(squares: Table) -> None:
    query = """mutation($session: String!) {{ {space} {{
        playMove(session: $session) {{ {refused} }} }} }}"""
    refused = squares.ask(query, squares.tokens[0], session=squares.id)
    assert refused["__typename"] == "InvalidMove"


@pytest.mark.parametrize(
    ("token", "kind"),
    [("x" * 32, "Unauthenticated"), (None, "Unauthenticated"), ("host", "Forbidden")],
)
def test_only_the_token_of_a_seat_moves_it(squares: Table, token: str | None, kind: str) -> None:
    bearer = squares.host if token == "host" else token
    refused = squares.ask(PLAY, bearer, session=squares.id, move=mark(0))
    assert refused["__typename"] == kind
    assert squares.see()["version"] == 0


def test_the_token_of_another_seat_is_judged_as_that_seat(squares: Table) -> None:
    refused = squares.play(1, mark(0))
    assert (refused["__typename"], refused["seat"]) == ("TicTacToeIllegalMove", 1)
    assert refused["move"]["document"] == mark(0)
    assert refused["rule"]["id"]


def test_an_illegal_move_is_data(squares: Table) -> None:
    squares.play(0, mark(0))
    refused = squares.play(1, mark(0))
    assert (refused["__typename"], refused["pointer"]) == ("TicTacToeIllegalMove", "/move")
    assert squares.see()["version"] == 1


def test_a_pinned_version_loses_the_race(squares: Table) -> None:
    assert squares.play(0, mark(0), ifVersion=0)["version"] == 1
    refused = squares.play(1, mark(1), ifVersion=0)
    assert (refused["__typename"], refused["version"]) == ("StaleVersion", 1)
    assert squares.play(1, mark(1), ifVersion=1)["version"] == 2


def test_a_retry_with_the_same_key_gets_the_first_answer(table: Table) -> None:
    seat, move = table.legal()
    first = table.play(seat, move, key="once")
    table.step()
    assert table.play(seat, move, key="once") == first
    assert table.see()["version"] == first["version"] + 1


def test_a_key_is_for_one_request(squares: Table) -> None:
    squares.play(0, mark(0), key="once")
    refused = squares.play(0, mark(1), key="once")
    assert (refused["__typename"], refused["pointer"]) == ("KeyReused", "/idempotencyKey")


@pytest.mark.parametrize(
    ("terms", "pointer"),
    [
        ({"key": "with space"}, "/idempotencyKey"),
        ({"key": ""}, "/idempotencyKey"),
        ({"ifVersion": -1}, "/ifVersion"),
    ],
)
def test_conditions_that_are_none_are_told_apart(
    squares: Table, terms: dict[str, Any], pointer: str
) -> None:
    refused = squares.play(0, mark(0), **terms)
    assert (refused["__typename"], refused["pointer"]) == ("InvalidArgument", pointer)
    undone = squares.ask(UNDO, squares.tokens[0], session=squares.id, to=-1)
    assert (undone["__typename"], undone["pointer"]) == ("InvalidArgument", "/to")
    assert squares.see()["version"] == 0


def test_moves_of_one_request_happen_in_its_order(squares: Table, served: TestClient) -> None:
    moves = " ".join(
        f"m{n}: playMove(session: $session, move: {{mark: {{square: {n}}}}}) {{ __typename "
        "... on TicTacToeSessionSeen { version } }"
        for n in range(3)
    )
    query = f"mutation($session: String!) {{ ticTacToe {{ {moves} }} }}"
    body = {"query": query, "variables": {"session": squares.id}}
    headers = {"authorization": f"Bearer {squares.tokens[0]}"}
    answers = served.post("/graphql", json=body, headers=headers).json()["data"]["ticTacToe"]
    assert [answer["__typename"] for answer in answers.values()] == [
        "TicTacToeSessionSeen",
        "TicTacToeIllegalMove",
        "TicTacToeIllegalMove",
    ]


def test_a_seat_takes_its_move_back(squares: Table) -> None:
    squares.play(0, mark(0))
    undone = squares.ask(UNDO, squares.tokens[0], session=squares.id)
    assert (undone["version"], undone["toAct"]) == (2, [0])
    assert squares.events()["updates"][-1]["undoneTo"] == 0
    refused = squares.ask(UNDO, squares.tokens[0], session=squares.id)
    assert (refused["__typename"], refused["reason"]) == ("CannotUndo", "NOTHING_TO_UNDO")


def test_events_after_a_version_are_told(squares: Table) -> None:
    for turn in range(3):
        squares.play(turn % 2, mark(turn))
    told = squares.events(after=1)
    assert ([update["version"] for update in told["updates"]], told["version"]) == ([2, 3], 3)
    assert told["updates"][0]["time"] > 2**40


def test_a_seat_is_told_only_what_it_may_see(table: Table) -> None:
    for _ in range(6):
        table.step()
    for seat in (0, 1, None):
        for update in table.events(seat)["updates"]:
            for event in update["events"]:
                assert event["document"].get("to") is None or seat in event["document"]["to"]


def test_the_record_is_the_hosts_until_the_game_is_over(squares: Table) -> None:
    for turn, square in enumerate([0, 3, 1, 4]):
        squares.play(turn % 2, mark(square))
    refused = squares.ask(RECORD, squares.tokens[0], session=squares.id)
    assert refused["__typename"] == "Forbidden"
    record = squares.ask(RECORD, squares.host, session=squares.id)
    assert [move["seat"] for move in record["moves"]] == [0, 1, 0, 1]
    squares.play(0, mark(2))
    over = squares.ask(RECORD, None, session=squares.id)
    assert over["setup"]["seed"] == "a session"
    url = "/v1/games/tic-tac-toe/replay"
    replayed = squares.client.post(url, json=over["document"]).json()
    assert replayed["over"]


def test_only_the_host_closes_a_session(squares: Table) -> None:
    assert squares.ask(CLOSE, squares.tokens[0], session=squares.id)["__typename"] == "Forbidden"
    assert squares.ask(CLOSE, squares.host, session=squares.id)["session"] == squares.id
    for query in (SEE, EVENTS, RECORD, CLOSE, UNDO):
        refused = squares.ask(query, squares.host, session=squares.id)
        assert (refused["__typename"], refused["pointer"]) == ("UnknownSession", "/session")


def test_a_session_of_another_game_is_unknown_here(table: Table) -> None:
    other = Words("TicTacToe")
    body = {"query": other(SEE), "variables": {"session": table.id}}
    answer = table.client.post("/graphql", json=body).json()
    assert answer["data"]["ticTacToe"]["session"]["__typename"] == "UnknownSession"


def test_a_table_without_spectators_asks_everybody_for_a_token(served: TestClient) -> None:
    closed = Table(served, table={"spectators": False})
    assert closed.see()["__typename"] == "Unauthenticated"
    assert closed.see(0)["__typename"] == "RedPlanetSessionSeen"


def test_rest_and_graphql_are_one(squares: Table) -> None:
    headers = {"authorization": f"Bearer {squares.tokens[0]}", "idempotency-key": "both"}
    path = f"/v1/sessions/{squares.id}"
    squares.client.post(f"{path}/moves", json={"move": mark(4)}, headers=headers)
    assert squares.play(0, mark(4), key="both")["version"] == 1
    assert squares.client.get(path).json()["version"] == 1


def test_mutations_are_not_for_get_and_answers_are_not_kept(table: Table) -> None:
    words = Words("RedPlanet")
    assert table.client.get("/graphql", params={"query": words(CREATE)}).status_code == 405
    parameters = {"query": words(SEE), "variables": f'{{"session": "{table.id}"}}'}
    assert table.client.get("/graphql", params=parameters).headers["cache-control"] == "no-store"


def table_with_a_hand_shown(served: TestClient) -> Table:
    for number in range(60):
        table = Table(served, "PlaneteRouge", 4, seed=f"seed-{number}")
        kinds = [event["__typename"] for event in table.events()["updates"][0]["events"]]
        if "PlaneteRougeHandShownEvent" in kinds:
            return table
    raise AssertionError("no hand was shown")


def test_what_is_told_while_the_game_is_set_up_is_the_first_update(served: TestClient) -> None:
    table = table_with_a_hand_shown(served)
    assert table.created["version"] == table.see()["version"] == 1
    for seat in range(4):
        (update,) = table.events(seat)["updates"]
        kinds = [event["__typename"] for event in update["events"]]
        assert "PlaneteRougeHandShownEvent" in kinds
        assert kinds.count("PlaneteRougeCardsDealtEvent") == 1
        dealt = [event["document"] for event in update["events"] if "to" in event["document"]]
        assert [event["to"] for event in dealt] == [[seat]]
    spectator = table.events()["updates"][0]["events"]
    assert {event["__typename"] for event in spectator} == {"PlaneteRougeHandShownEvent"}

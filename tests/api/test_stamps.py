"""Stamped states through REST and GraphQL: the same stamps, and the same refusals."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from areopagus.api.app import create_app
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.seals import Keyring, SealKey
from areopagus.settings import Settings

GAME = "/v1/games/red-planet"
Json = dict[str, Any]
OLD, NEW = SealKey("old", b"o" * 32), SealKey("new", b"n" * 32)


def serving(*keys: SealKey) -> TestClient:
    return TestClient(create_app(Settings(), Catalogue(keyring=Keyring(keys))))


@pytest.fixture(scope="module")
def client() -> TestClient:
    return serving(NEW)


@pytest.fixture
def begun(client: TestClient) -> Json:
    position: Json = client.post(f"{GAME}/setup", json={"seats": 3, "seed": "stamps"}).json()
    return position


def proposal(position: Json, **more: Any) -> Json:
    decision = position["legalMoves"][0]
    move = {"seat": decision["seat"], "move": decision["moves"][0]}
    return {"state": position["state"], **move, **more}


def test_a_stamp_goes_out_with_the_state_and_comes_back_with_it(
    client: TestClient, begun: Json
) -> None:
    assert begun["stamp"].startswith("ast1.new.")
    stamped = proposal(begun, stamp=begun["stamp"], require="stamp")
    after = client.post(f"{GAME}/apply", json=stamped).json()
    assert after["stamp"] != begun["stamp"]
    look = {"state": after["state"], "stamp": after["stamp"]}
    assert client.post(f"{GAME}/view", json=look).json()["authentic"] is True
    assert "stamp" not in client.post(f"{GAME}/apply", json=proposal(begun)).json()


def test_a_judge_says_whether_the_state_is_authentic(client: TestClient, begun: Json) -> None:
    def judged(**more: Any) -> Any:
        return client.post(f"{GAME}/judge", json=proposal(begun, **more)).json()

    assert judged() == {"legal": True}
    assert judged(stamp=None, require=None) == {"legal": True}
    assert judged(stamp=begun["stamp"]) == {"legal": True, "authentic": True}
    assert judged(stamp=begun["stamp"][:-1]) == {"legal": True, "authentic": False}


def test_who_requires_a_stamp_gets_nothing_without_one(client: TestClient, begun: Json) -> None:
    for stamp in (None, "", "ast1.new.nothing", begun["stamp"][:-1], begun["stamp"] + "A"):
        answer = client.post(f"{GAME}/apply", json=proposal(begun, stamp=stamp, require="stamp"))
        assert answer.status_code == 422
        problem = answer.json()
        assert problem["type"] == "/problems/unstamped-state"
        assert problem["pointer"] == "/stamp"


def test_sealed_states_take_no_stamp(client: TestClient, begun: Json) -> None:
    body = {"state": "ars1.AQ", "stamp": begun["stamp"]}
    problem = client.post(f"{GAME}/sealed/view", json=body).json()
    assert problem["type"] == "/problems/schema"


def test_a_stamp_outlives_a_restart_with_its_key_and_not_the_key(begun: Json) -> None:
    body = {"state": begun["state"], "stamp": begun["stamp"]}
    for keys, authentic in (([NEW], True), ([OLD, NEW], True), ([OLD], False)):
        assert serving(*keys).post(f"{GAME}/view", json=body).json()["authentic"] is authentic


APPLY = """query($state: Document!, $seat: Int, $move: Document!, $stamp: String,
    $require: StateRequirement) { redPlanet {
  apply(state: $state, seat: $seat, move: {document: $move}, stamp: $stamp, require: $require) {
    __typename ... on RedPlanetPosition { document stamp } ... on Problem { message pointer } }
  judge(state: $state, seat: $seat, move: {document: $move}, stamp: $stamp) {
    ... on Verdict { legal authentic } } } }"""


def asked(client: TestClient, variables: Json) -> Any:
    answer = client.post("/graphql", json={"query": APPLY, "variables": variables}).json()
    assert "errors" not in answer, answer
    return answer["data"]["redPlanet"]


def test_graphql_knows_the_same_stamps(client: TestClient, begun: Json) -> None:
    stamped = proposal(begun, stamp=begun["stamp"])
    by_rest = client.post(f"{GAME}/apply", json=stamped).json()
    by_graphql = asked(client, stamped | {"require": "STAMP"})
    assert by_graphql["apply"]["stamp"] == by_rest["stamp"]
    assert by_graphql["apply"]["document"] == by_rest["state"]
    assert by_graphql["judge"] == {"legal": True, "authentic": True}

    plain = asked(client, proposal(begun))
    assert plain["apply"]["document"] == by_rest["state"]
    assert plain["apply"]["stamp"] is None
    assert plain["judge"] == {"legal": True, "authentic": None}


def test_graphql_refuses_what_is_not_stamped(client: TestClient, begun: Json) -> None:
    refused = asked(client, proposal(begun, stamp="ast1.new.nothing", require="STAMP"))
    assert refused["apply"] == {
        "__typename": "UnstampedState",
        "message": "No stamp came with this state that fits it.",
        "pointer": "/stamp",
    }
    assert refused["judge"] == {"legal": True, "authentic": False}


def test_graphql_tells_a_text_that_is_too_long_for_a_stamp(client: TestClient, begun: Json) -> None:
    refused = asked(client, proposal(begun, stamp="A" * 65))
    assert refused["apply"]["__typename"] == "UnstampedState"
    assert refused["apply"]["pointer"] == "/stamp"

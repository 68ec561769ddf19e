"""Sealed states through GraphQL: the same seals, keys and answers as through REST."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from areopagus.api.app import create_app
from areopagus.referee.catalogue import Catalogue
from areopagus.settings import Settings

SETUP = """{ redPlanet { sealed { setup(seats: {count: 3}) {
    ... on RedPlanetSealedSetup {
      state seatKeys commitment toAct seal { moveNumber digest seat seed salt } } } } } }"""
LEGAL = """query($s: SealedState!, $seat: Int) { redPlanet { sealed {
    legalMoves(state: $s, seat: $seat) {
      __typename
      ... on RedPlanetSealedLegalMoves { legalMoves { seat moves { document } } seal { seat } }
      ... on Problem { message pointer } } } } }"""
APPLY = """query($s: SealedState!, $seat: Int, $m: Document!) { redPlanet { sealed {
    apply(state: $s, seat: $seat, move: {document: $m}) {
      __typename
      ... on RedPlanetSealedPosition {
        state seat over events { document } legalMoves { seat }
        view { ply } seal { moveNumber digest } score { final } }
      ... on Problem { message pointer } } } } }"""
VIEW = """query($s: SealedState!) { redPlanet { sealed { view(state: $s) {
    __typename ... on RedPlanetSealedView { seat view { ply } seal { digest } } } } } }"""


@pytest.fixture(scope="module")
def client() -> TestClient:
    return TestClient(create_app(Settings(), Catalogue()))


def ask(client: TestClient, query: str, key: str | None = None, **variables: Any) -> Any:
    headers = {} if key is None else {"authorization": f"Bearer {key}"}
    answer = client.post(
        "/graphql", json={"query": query, "variables": variables}, headers=headers
    ).json()
    assert "errors" not in answer, answer
    (result,) = answer["data"]["redPlanet"]["sealed"].values()
    return result


def test_a_sealed_game_is_played_with_the_keys_of_its_seats(client: TestClient) -> None:
    begun = ask(client, SETUP)
    state, keys = begun["state"], begun["seatKeys"]
    assert begun["seal"] | {"digest": ""} == {
        "moveNumber": 0,
        "digest": "",
        "seat": None,
        "seed": None,
        "salt": None,
    }
    seat = begun["toAct"][0]
    legal = ask(client, LEGAL, keys[seat], s=state, seat=seat)
    assert {decision["seat"] for decision in legal["legalMoves"]} == {seat}
    move = legal["legalMoves"][0]["moves"][0]["document"]
    after = ask(client, APPLY, keys[seat], s=state, seat=seat, m=move)
    assert after["seat"] == seat
    assert after["seal"]["moveNumber"] == after["view"]["ply"] == 1
    rest = client.post(
        "/v1/games/red-planet/sealed/view",
        json={"state": after["state"]},
        headers={"authorization": f"Bearer {keys[seat]}"},
    ).json()
    assert rest["seal"]["digest"] == after["seal"]["digest"]


def test_a_seat_needs_its_own_key(client: TestClient) -> None:
    begun = ask(client, SETUP)
    state, keys = begun["state"], begun["seatKeys"]
    for key in (None, keys[1], "nonsense"):
        refused = ask(client, LEGAL, key, s=state, seat=0)
        assert (refused["__typename"], refused["pointer"]) == ("NotYourSeat", "/seat")


def test_what_a_key_shows_is_never_kept_for_others(client: TestClient) -> None:
    begun = ask(client, SETUP)
    answer = client.get(
        "/graphql",
        params={"query": VIEW, "variables": f'{{"s": "{begun["state"]}"}}'},
        headers={"authorization": f"Bearer {begun['seatKeys'][0]}"},
    )
    assert answer.json()["data"]["redPlanet"]["sealed"]["view"]["seat"] == 0
    assert answer.headers["cache-control"] == "no-store"

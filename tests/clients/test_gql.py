"""The ``gql`` client of Python, over HTTP, with the schema it fetches itself."""

from collections.abc import Iterator

import pytest
from gql import Client, gql
from gql.transport.exceptions import TransportQueryError
from gql.transport.httpx import HTTPXTransport
from graphql import GraphQLError

APPLY = """
query Apply($state: Document!, $seat: Int!, $move: Document!) {
  redPlanet {
    apply(state: $state, seat: $seat, move: {document: $move}) {
      ...Position
      ... on RedPlanetIllegalMove { rule { id title text source } }
      ... on Problem { message pointer }
    }
  }
}
"""
SETUP = """
{
  redPlanet {
    setup(seats: {names: ["Ann", "Bob"]}, seed: "gql") { ...Position }
  }
}
"""
POSITION = """
fragment Position on RedPlanetPosition {
  document over legalMoves { seat moves { document } } state { phase round } score { final }
}
"""


@pytest.fixture
def session(graphql_url: str) -> Iterator[Client]:
    transport = HTTPXTransport(url=graphql_url, timeout=30)
    client = Client(transport=transport, fetch_schema_from_transport=True)
    with client as session:
        yield session


def test_a_whole_game_can_be_played(session: Client) -> None:
    position = session.execute(gql(SETUP + POSITION))["redPlanet"]["setup"]
    moves = 0
    while not position["over"]:
        decision = position["legalMoves"][-1]
        move = decision["moves"][moves % len(decision["moves"])]["document"]
        request = gql(APPLY + POSITION)
        request.variable_values = {
            "state": position["document"],
            "seat": decision["seat"],
            "move": move,
        }
        position = session.execute(request)["redPlanet"]["apply"]
        moves += 1
    assert position["state"] == {"phase": "OVER", "round": 10}
    assert position["score"]["final"]


def test_the_fetched_schema_finds_mistakes_before_they_are_sent(session: Client) -> None:
    with pytest.raises(GraphQLError, match="Cannot query field"):
        session.execute(gql("{ redPlanet { nothing } }"))


def test_errors_come_with_their_code(graphql_url: str) -> None:
    with (
        Client(transport=HTTPXTransport(url=graphql_url)) as session,
        pytest.raises(TransportQueryError) as raised,
    ):
        session.execute(gql("{ nothing }"))
    assert raised.value.errors is not None
    assert raised.value.errors[0]["extensions"]["code"] == "GRAPHQL_VALIDATION_FAILED"

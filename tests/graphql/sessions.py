"""Sessions over GraphQL: what to ask, and a table with all its tokens."""

from typing import Any

import httpx
from starlette.testclient import TestClient

SEEN = """
  ... on {game}SessionSeen {{ session seat version over toAct
    legalMoves {{ seat moves {{ document }} }} events {{ __typename document }}
    view {{ __typename }} }}
"""
REFUSED = """
  __typename
  ... on Problem { message pointer }
"""
CREATE = """
mutation($seats: Int, $seed: String, $table: TableOptionsInput) {{ {space} {{
  createSession(seats: {{count: $seats}}, seed: $seed, table: $table) {{
    __typename
    ... on SessionCreated {{ session game version host seats {{ seat token }} expiresIn }}
    ... on Problem {{ message pointer }} }} }} }}
"""
PLAY = """
mutation($session: String!, $move: Document!, $ifVersion: Int, $key: String) {{ {space} {{
  playMove(session: $session, move: {{document: $move}},
           ifVersion: $ifVersion, idempotencyKey: $key) {{
    {seen} {refused} ... on StaleVersion {{ version }}
    ... on {game}IllegalMove {{ seat rule {{ id }} move {{ document }} }} }} }} }}
"""
UNDO = """
mutation($session: String!, $to: Int) {{ {space} {{
  undo(session: $session, to: $to) {{ {seen} {refused} ... on CannotUndo {{ reason }} }} }} }}
"""
CLOSE = """
mutation($session: String!) {{ {space} {{
  closeSession(session: $session) {{ ... on SessionClosed {{ session }} {refused} }} }} }}
"""
SEE = """
query($session: String!) {{ {space} {{ session(session: $session) {{ {seen} {refused} }} }} }}
"""
EVENTS = """
query($session: String!, $after: Int) {{ {space} {{
  sessionEvents(session: $session, after: $after) {{
    ... on {game}Updates {{ version updates {{
      version time seat undoneTo over toAct events {{ __typename document }} }} }}
    {refused} }} }} }}
"""
RECORD = """
query($session: String!) {{ {space} {{ sessionRecord(session: $session) {{
  ... on {game}Record {{
    document setup {{ seed seats }} moves {{ seat move {{ document }} }} }}
  {refused} }} }} }}
"""
FOLLOW = """
subscription($session: String!, $after: Int) {{
  session(session: $session, after: $after) {{
    ... on SessionUpdate {{ version seat over undoneTo }}
    ... on {game}Update {{ events {{ __typename document }} }}
    ... on StreamEnded {{ reason version }}
    {refused} }} }}
"""


class Words:
    """The operations of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.space = game[:1].lower() + game[1:]

    def __call__(self, query: str) -> str:
        seen = SEEN.format(game=self.game)
        return query.format(space=self.space, game=self.game, seen=seen, refused=REFUSED)


class Table:
    """A session over GraphQL, with all its tokens."""

    def __init__(
        self,
        client: httpx.Client | TestClient,
        game: str = "RedPlanet",
        seats: int = 2,
        **more: Any,
    ) -> None:
        self.client, self.words = client, Words(game)
        setup = {"seats": seats, "seed": "a session", **more}
        self.created = self.ask(CREATE, None, **setup)
        self.id = self.created.get("session", "")
        self.tokens = [seat["token"] for seat in self.created.get("seats", [])]
        self.host = self.created.get("host")

    def ask(self, query: str, token: str | None, **variables: Any) -> Any:
        """What the one operation of a query answers."""
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        body = {"query": self.words(query), "variables": variables}
        answer = self.client.post("/graphql", json=body, headers=headers).json()
        assert "errors" not in answer, answer
        (content,) = answer["data"][self.words.space].values()
        return content

    def see(self, seat: int | None = None) -> Any:
        return self.ask(SEE, None if seat is None else self.tokens[seat], session=self.id)

    def legal(self) -> tuple[int, Any]:
        """A seat to act, and its first legal move."""
        seat = self.see()["toAct"][0]
        return seat, self.see(seat)["legalMoves"][0]["moves"][0]["document"]

    def play(self, seat: int, move: Any, **terms: Any) -> Any:
        return self.ask(PLAY, self.tokens[seat], session=self.id, move=move, **terms)

    def step(self, **terms: Any) -> Any:
        return self.play(*self.legal(), **terms)

    def events(self, seat: int | None = None, after: int = 0) -> Any:
        token = None if seat is None else self.tokens[seat]
        return self.ask(EVENTS, token, session=self.id, after=after)

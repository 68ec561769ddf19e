"""The leak law for several moves in one request, over the wire: sessions and sealed states, by REST
and by GraphQL.

Two positions that look the same to a seat refuse the same sequences of its moves, at the same move
and for the same reason. Who is refused has played nothing, and so may have learned nothing.
"""

import asyncio
from collections.abc import Iterator
from functools import cache
from secrets import token_urlsafe
from typing import Any, NamedTuple

import msgspec
from hypothesis import given

from areopagus.api.app import create_app
from areopagus.api.graphql.casing import camel
from areopagus.kernel import codec
from areopagus.kernel.move import Move
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.seals import Keyring, seat_key
from areopagus.sessions.memory import MemoryStore
from areopagus.sessions.records import Head, Meter, Snapshot, TableOptions, packed, token_hash
from areopagus.sessions.service import Sessions
from areopagus.settings import Settings
from tests.laws.arbitrary import arbitrary_moves, vocabulary
from tests.laws.contender import Contender, Walk
from tests.laws.suite import percents, seeds, walk_to

SECRET = b"secret of the table".ljust(32)
NOW = 1_800_000_000_000
NOBODYS = "-" * 22
TOKEN = "token-of-the-seat"
TRIED = 5
"""How many sequences are tried on one position."""

_PLAY = """mutation($session: String!, $moves: [{prefix}MoveInput!]) {{ {space} {{
  playMove(session: $session, moves: $moves) {{ __typename
    ... on {prefix}SessionSeen {{ made }} {refused} }} }} }}"""
_SEALED = """query($state: SealedState!, $seat: Int, $moves: [{prefix}MoveInput!] {at}) {{
  {space} {{ sealed {{ apply(state: $state, seat: $seat, moves: $moves {at_given}) {{ __typename
    ... on {prefix}SealedPosition {{ made seal {{ digest }} }} {refused} }} }} }} }}"""
_REFUSED = """... on {prefix}IllegalMove {{ index message pointer rule {{ id }} seat
    violations {{ rule reason facts }} }} ... on Problem {{ message pointer }}"""


class Answer(NamedTuple):
    """What a sequence was answered."""

    refused: bool
    told: bytes


class Service:
    """All of the service, in this process, with a clock that stands still."""

    def __init__(self) -> None:
        self.catalogue = Catalogue(keyring=Keyring.generated())
        self.store = MemoryStore(ttl=3600)
        sessions = Sessions(self.catalogue, self.store, ttl=3600, clock=lambda: NOW)
        self._app = create_app(Settings(request_seconds=3600), self.catalogue, sessions)

    async def post(self, path: str, content: Any, token: str) -> tuple[int, bytes]:
        """Status and body of what is answered."""
        body = msgspec.json.encode(content)
        status, answer = 0, b""

        async def receive() -> Any:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            nonlocal status, answer
            status = message.get("status", status)
            answer += message.get("body", b"")

        await self._app(
            {
                "type": "http",
                "method": "POST",
                "http_version": "1.1",
                "path": path,
                "query_string": b"",
                "headers": [
                    (b"host", b"law"),
                    (b"content-type", b"application/json"),
                    (b"authorization", f"Bearer {token}".encode()),
                ],
            },
            receive,
            send,
        )
        return status, answer


@cache
def the_service() -> Service:
    return Service()


class Asker:
    """Somebody at a seat of a position, with every way to send a sequence of moves there."""

    def __init__(self, contender: Contender, seat: int, state: Any, at: int | None) -> None:
        self.service = the_service()
        self.game, self.seat, self.at = contender.game, seat, at
        self.head: Head[Any] = Head(
            game=self.game.id,
            names=[None] * contender.seats,
            seed="law",
            options=contender.options or self.game.Options(),
            table=TableOptions(),
            host=token_hash("nobody's"),
            seats=[token_hash(TOKEN if n == seat else str(n)) for n in range(contender.seats)],
            created=NOW,
        )
        meter = Meter() if at is None else Meter(started=NOW - at, last_at=at)
        self.snapshot = Snapshot(0, packed(state), packed(meter))
        self.seal = self.service.catalogue.sealed(self.game.id).seal(state, SECRET)

    async def answers(self, moves: list[Move]) -> list[Answer]:
        """The answers to a sequence, one for each way."""
        documents = msgspec.to_builtins(moves)
        inputs = [{"document": document} for document in documents]
        prefix = self.service.catalogue[self.game.id].shapes.names.prefix
        words = {
            "prefix": prefix,
            "space": camel(self.game.id),
            "refused": _REFUSED.format(prefix=prefix),
            "at": "" if self.at is None else ", $at: Int",
            "at_given": "" if self.at is None else ", at: $at",
        }
        sealed: dict[str, Any] = {"state": self.seal, "seat": self.seat}
        if self.at is not None:
            sealed["at"] = self.at
        key = seat_key(SECRET, self.seat)
        return [
            await self._session("/v1/sessions/{}/moves", {"moves": documents}),
            await self._session("/graphql", {"query": _PLAY.format(**words)}, moves=inputs),
            await self._asked(
                f"/v1/games/{self.game.id}/sealed/apply", {**sealed, "moves": documents}, key
            ),
            await self._asked(
                "/graphql",
                {"query": _SEALED.format(**words), "variables": {**sealed, "moves": inputs}},
                key,
            ),
        ]

    async def _session(self, path: str, content: dict[str, Any], **variables: Any) -> Answer:
        """In a session that has just come to this position."""
        store, id = self.service.store, token_urlsafe(16)
        await store.create(id, packed(self.head), self.snapshot)
        if variables:
            content["variables"] = {"session": id, **variables}
        answer = await self._asked(path.format(id), content, TOKEN)
        await store.remove(id)
        return answer._replace(told=answer.told.replace(id.encode(), NOBODYS.encode()))

    async def _asked(self, path: str, content: Any, token: str) -> Answer:
        status, body = await self.service.post(path, content, token)
        assert status in (200, 409, 422), body
        assert b'"errors"' not in body[:10], body
        refused = status != 200 or b"IllegalMove" in body or b"InvalidMove" in body
        return Answer(refused, body)


class SequenceLaws:
    @given(seed=seeds, percent=percents)
    def test_a_sequence_of_moves_over_the_wire_is_no_look_ahead(
        self, contender: Contender, seed: int, percent: int
    ) -> None:
        look_ahead(contender, seed, percent)


class LooksAhead(AssertionError):
    """A sequence that tells two positions apart which its seat cannot."""

    def __init__(self, moves: list[Move], ours: Answer, theirs: Answer) -> None:
        super().__init__(f"{moves}\n{ours}\n{theirs}")
        self.moves = moves


def look_ahead(contender: Contender, seed: int, percent: int) -> int:
    """Try sequences on two positions that one seat cannot tell apart; raises :class:`LooksAhead`.
    Answers how many were refused."""
    walk = walk_to(contender, seed, percent)
    seat = walk.rng.randrange(contender.seats)
    other = contender.imagined(walk.state, seat, walk.rng)
    at = contender.now(walk.state, walk.rng)
    ours, theirs = (Asker(contender, seat, state, at) for state in (walk.state, other))
    tried = list(sequences(contender, walk, seat, at))
    walk.rng.shuffle(tried)

    async def compare() -> int:
        refused = 0
        for moves in tried[:TRIED]:
            pairs = zip(await ours.answers(moves), await theirs.answers(moves), strict=True)
            for one, two in pairs:
                refused += one.refused
                if one.refused != two.refused or (one.refused and one.told != two.told):
                    raise LooksAhead(moves, one, two)
        return refused

    return asyncio.run(compare())


def sequences(contender: Contender, walk: Walk, seat: int, at: int | None) -> Iterator[list[Move]]:
    """Moves in a row that a seat may send: some legal ones, and then whatever it likes to try."""
    game, rng = contender.game, walk.rng
    for _ in range(4):
        state, moves = codec.copy(walk.state), []
        tried = arbitrary_moves(game, rng, vocabulary(game, state), [], 2)
        for _ in range(rng.randint(1, 5)):
            legal = [m for d in game.decisions(state, seat=seat, at=at) for m in d.moves]
            if not legal:
                break
            tried += rng.sample(legal, min(2, len(legal)))
            moves.append(rng.choice(legal))
            game.play(state, seat, moves[-1], at)
        listed = [m for d in game.decisions(state, seat=seat, at=at) for m in d.moves]
        tried += arbitrary_moves(game, rng, vocabulary(game, state), listed, 2) + listed[:2]
        if moves:
            yield from ([*moves, move] for move in tried)

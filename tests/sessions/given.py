"""Sessions as tests need them: a clock to set by hand, and seats that play."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from areopagus.games.maze.game import MAGIC_MAZE_ON_MARS
from areopagus.games.mission.game import PLANETE_ROUGE, RED_PLANET
from areopagus.kernel.move import Move
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.search_pool import SearchPool
from areopagus.sessions.errors import Unavailable
from areopagus.sessions.service import Sessions
from areopagus.sessions.shapes import MovesRequest, SessionCreated, SessionSeen, UndoRequest
from areopagus.sessions.store import Store
from areopagus.sessions.visit import Terms, Visit
from areopagus.telemetry.observer import TELEMETRY
from tests.sessions.conftest import OpenStore
from tests.tictactoe.game import TIC_TAC_TOE, Mark

CATALOGUE = Catalogue(
    [TIC_TAC_TOE, RED_PLANET, PLANETE_ROUGE, MAGIC_MAZE_ON_MARS], observer=TELEMETRY
)
MAZE = "magic-maze-on-mars"
START = 1_800_000_000_000


class HandClock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now


class Room:
    """Sessions in a store, with a clock."""

    def __init__(
        self, store: Store, clock: HandClock | None = None, searches: SearchPool | None = None
    ) -> None:
        self.clock = clock or HandClock()
        self.store = store
        self.sessions = Sessions(CATALOGUE, store, ttl=3600, clock=self.clock, searches=searches)

    async def create(self, game: str = "tic-tac-toe", seats: Any = 2, **more: Any) -> "Party":
        content = {"game": game, "seats": seats, "seed": "a session", **more}
        request = msgspec.convert(content, self.sessions.games[game].shapes.request)
        return Party(self, await self.sessions.create(game, request))


class Party:
    """A session with all its tokens."""

    def __init__(self, room: Room, created: SessionCreated) -> None:
        self.room = room
        self.created = created
        self.id = created.session

    async def seat(self, seat: int, *, fresh: bool = True) -> Visit:
        (token,) = [one.token for one in self.created.seats if one.seat == seat]
        return await self.room.sessions.visit(self.id, token, fresh=fresh)

    async def host(self) -> Visit:
        return await self.room.sessions.visit(self.id, self.created.host)

    async def spectator(self) -> Visit:
        return await self.room.sessions.visit(self.id, None)

    async def play(self, seat: int, *moves: Move, **terms: Any) -> SessionSeen[Any, Any, Any]:
        table = await self.seat(seat, fresh=False)
        return await table.play(request_of(moves), Terms(**terms))

    async def mark(self, *squares: int, first: int = 0) -> SessionSeen[Any, Any, Any]:
        """Marks of tic-tac-toe, by both seats in turn."""
        marks = [(turn % 2, Mark(square=square)) for turn, square in enumerate(squares, first)]
        return [await self.play(seat, mark) for seat, mark in marks][-1]

    async def undo(self, seat: int, to: int | None = None) -> SessionSeen[Any, Any, Any]:
        return await (await self.seat(seat)).undo(UndoRequest(to=to))

    async def step(self, choose: int = 0) -> SessionSeen[Any, Any, Any] | None:
        """Some legal move by one of those to act; ``None`` when the game is over."""
        seen = await (await self.spectator()).see()
        if seen.over:
            return None
        seat = seen.to_act[choose % len(seen.to_act)]
        seen = await (await self.seat(seat)).see()
        assert isinstance(seen.legal_moves, list)
        moves = seen.legal_moves[0].moves
        return await self.play(seat, moves[choose % len(moves)])

    async def replayed(self) -> bytes:
        """What the record leads to, by the stateless referee."""
        record = msgspec.to_builtins(await (await self.host()).record())
        referee = CATALOGUE[self.created.game]
        request = msgspec.convert(record, referee.shapes.replay_request)
        state = referee.replay(request).state
        return bytes(state)

    async def state(self) -> bytes:
        """The state as it is stored."""
        stored = await self.room.store.load(self.id)
        assert stored is not None
        game = CATALOGUE[self.created.game].game
        return game.encode(msgspec.msgpack.decode(stored.snapshot.state, type=game.State))


def request_of(moves: Sequence[Move]) -> MovesRequest[Any]:
    return MovesRequest(move=moves[0]) if len(moves) == 1 else MovesRequest(moves=list(moves))


async def retried(step: Callable[[], Awaitable[Any]], seconds: float = 60) -> Any:
    """What a step answers once sessions are back."""
    until = time.monotonic() + seconds
    while True:
        try:
            return await step()
        except Unavailable:
            assert time.monotonic() < until, "sessions did not come back"
            await asyncio.sleep(0.1)


@asynccontextmanager
async def a_room(opened: OpenStore, **options: Any) -> AsyncIterator[Room]:
    async with opened(**options) as store:
        room = Room(store)
        yield room
        await room.sessions.close()

"""Real time: the server's clock stamps moves, and the sand runs out by itself."""

import asyncio
import random
from typing import Any

import pytest
from msgspec import UNSET

from areopagus.games.maze.components import Colour
from areopagus.games.maze.game import MAGIC_MAZE_ON_MARS
from areopagus.games.maze.moves import Explore, MovePawn, Produce, Speak, Tick
from areopagus.games.maze.state import MazeState
from areopagus.kernel.move import Move
from areopagus.referee.errors import MoveRefused
from areopagus.sessions import feed
from areopagus.sessions.errors import CannotStart, Unauthenticated, Unavailable
from areopagus.sessions.feed import Told
from areopagus.sessions.service import wall_clock
from areopagus.sessions.shapes import Ended, MovesRequest
from areopagus.sessions.visit import Terms
from tests.sessions.conftest import OpenStore
from tests.sessions.given import CATALOGUE, MAZE, START, Room, a_room

T = 180_000


def way_to_a_new_tile(state: MazeState) -> list[tuple[int, Move]]:
    """Blue is produced in the south, goes north and opens the lock there."""
    moves: list[Move] = [Produce("P:0,-1", "blue"), MovePawn("P:0,-1", "P:0,1"), Explore("P:0,1")]
    colours: list[Colour] = ["blue", "yellow", "blue"]
    seats = [
        next(
            seat
            for seat in range(len(state.seats))
            if colour in MAGIC_MAZE_ON_MARS.table(state, None).colours_of(seat)
        )
        for colour in colours
    ]
    return list(zip(seats, moves, strict=True))


async def test_preparation_is_untimed_and_the_first_move_starts_the_clock(
    stored: OpenStore,
) -> None:
    async with a_room(stored) as room:
        party = await room.create(MAZE, seats=3)
        room.clock.now += 10 * T
        seen = await (await party.seat(1)).see()
        assert (seen.at, seen.over) == (None, False)
        assert (await party.play(1, Tick())).at == 0
        room.clock.now += 1_234
        assert (await party.play(2, Tick())).at == 1_234


async def test_the_host_or_a_seat_starts_the_clock_and_talk_is_free_before(
    stored: OpenStore,
) -> None:
    async with a_room(stored) as room:
        for who in ("host", "seat"):
            party = await room.create(MAZE, seats=3, options={"module": 2})
            assert (await party.play(1, Speak())).at is None
            room.clock.now += T
            visit = await (party.host() if who == "host" else party.seat(2))
            started = await visit.start()
            assert started.at == 0
            assert started.view.begun
            with pytest.raises(MoveRefused):
                await party.play(1, Speak())
            with pytest.raises(CannotStart, match="started"):
                await visit.start()
            room.clock.now += 700
            assert (await visit.see()).at == 700
            assert await party.replayed() == await party.state()


async def test_only_a_game_in_real_time_has_a_clock(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create()
        with pytest.raises(CannotStart, match="no-clock"):
            await (await party.host()).start()
        with pytest.raises(Unauthenticated):
            await (await party.spectator()).start()


async def test_a_retried_start_happens_once(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create(MAZE, seats=2)
        host = await party.host()
        first = await host.start(Terms(key="k"))
        room.clock.now += 50
        again = await host.start(Terms(key="k"))
        assert (first.version, first.at) == (again.version, again.at) == (1, 0)


async def test_updates_tell_on_request_what_may_be_done_now(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create(MAZE, seats=2)
        await (await party.host()).start()
        seat = await party.seat(0)
        async with await seat.watch(None, include=frozenset({"legalMoves", "labels"})) as watch:
            room.clock.now += 40
            await party.play(1, Tick())
            pages: Any = await watch.next(5)
        (decision,) = pages[0].update.legal_moves
        assert decision.seat == 0
        assert len(decision.moves) == len(decision.labels) > 1
        (update,) = (await seat.updates(1, include=frozenset({"legalMoves"}))).updates
        assert update.legal_moves[0].moves == decision.moves
        older = (await seat.updates(0, include=frozenset({"legalMoves"}))).updates[0]
        assert older.legal_moves is UNSET, "it is not what may be done now"
        assert (await seat.updates(1)).updates[0].legal_moves is UNSET


async def test_a_stream_knows_names_that_came_after_it_began(stored: OpenStore) -> None:
    """A place is called by its tile, which may be explored while somebody watches."""
    async with a_room(stored) as room:
        party = await room.create(MAZE, seats=2, seed="explore")
        watch = await (await party.spectator()).watch(None, include=frozenset({"texts"}))
        texts: list[str] = []
        async with watch:
            for seat, move in way_to_a_new_tile(MAGIC_MAZE_ON_MARS.decode(await party.state())):
                await party.play(seat, move)
            while not any("explored" in text for text in texts):
                pages: Any = await watch.next(5)
                texts += [str(event.text) for one in pages for event in one.update.events]
        assert all("P:" not in text for text in texts)


async def test_the_clock_may_start_with_the_session(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create(MAZE, seats=3, table={"clock": "creation"})
        room.clock.now += 500
        assert (await (await party.seat(1)).see()).at == 500
        room.clock.now += T
        assert (await (await party.seat(1)).see()).over


async def test_the_loss_is_recorded_at_its_instant_however_late_somebody_looks(
    stored: OpenStore,
) -> None:
    async with a_room(stored) as room:
        party = await room.create(MAZE, seats=3)
        await party.play(0, Tick())
        room.clock.now += 3 * T
        seen = await (await party.spectator()).see()
        assert (seen.over, seen.view.ended_at, seen.version) == (True, T, 2)
        update = (await (await party.spectator()).updates(1)).updates[0]
        assert (update.at, update.time, update.seat) == (T, START + T, None)
        assert await party.replayed() == await party.state()


async def test_a_move_that_comes_too_late_finds_the_game_lost(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create(MAZE, seats=3)
        await party.play(0, Tick())
        room.clock.now += T
        with pytest.raises(MoveRefused) as refused:
            await party.play(0, Tick())
        assert refused.value.refusal.rule in CATALOGUE[MAZE].game.rulebook
        assert (await (await party.spectator()).see()).over


async def test_many_who_look_late_record_it_once(stored: OpenStore) -> None:
    async with stored() as store:
        rooms = [Room(store) for _ in range(5)]
        party = await rooms[0].create(MAZE, seats=3)
        await party.play(0, Tick())
        for room in rooms:
            room.clock.now += 2 * T
        tables = [await room.sessions.visit(party.id, None) for room in rooms]
        versions = [seen.version for seen in await asyncio.gather(*(t.see() for t in tables))]
        assert versions == [2] * 5


async def test_a_worker_whose_clock_is_behind_does_not_turn_time_back(stored: OpenStore) -> None:
    async with stored() as store:
        ahead, behind = Room(store), Room(store)
        party = await ahead.create(MAZE, seats=2)
        await party.play(0, Tick())
        ahead.clock.now += 900
        await party.play(0, Tick())
        behind.clock.now += 700
        table = await behind.sessions.visit(party.id, party.created.seats[1].token)
        assert (await table.play(MovesRequest(move=Tick()))).at == 900


async def test_watchers_are_told_within_a_second(stored: OpenStore) -> None:
    async with stored() as store:
        room = Room(store, wall_clock)  # type: ignore[arg-type]
        party = await room.create(MAZE, seats=2, options={"hourglassMs": 1_000})
        async with await (await party.spectator()).watch(None) as watch:
            await party.play(0, Tick())
            told: list[Told] = []
            while not told or not told[-1].update.over:
                new = await watch.next(5)
                assert not isinstance(new, Ended)
                told += new
            late = wall_clock() - told[-1].update.time
            assert told[-1].update.at == 1_000
            assert 0 <= late < 1_000
        await room.sessions.close()


async def test_forty_at_one_table_make_a_serial_history(stored: OpenStore) -> None:
    """Four seats, ten clients each, through three workers: whatever was accepted is there once."""
    async with stored() as store, stored() as second, stored() as third:
        stores = [store, second, third] if store.name == "redis" else [store] * 3
        rooms = [Room(one, wall_clock) for one in stores]  # type: ignore[arg-type]
        party = await rooms[0].create(MAZE, seats=4, options={"module": 5})
        accepted: list[tuple[int, int]] = []

        async def client(number: int) -> None:
            dice, seat = random.Random(number), number % 4
            token = party.created.seats[seat].token
            sessions = rooms[number % 3].sessions
            for _ in range(5):
                table = await sessions.visit(party.id, token, fresh=False)
                legal: Any = (await table.see(include=frozenset({"legalMoves"}))).legal_moves
                move = dice.choice(legal[0].moves)
                try:
                    seen = await table.play(MovesRequest(move=move), include=frozenset())
                except MoveRefused:
                    continue
                accepted.append((seen.version, seat))

        await asyncio.gather(*map(client, range(40)))
        updates = (await (await party.spectator()).updates(0)).updates
        assert len(accepted) > 50
        assert sorted(accepted) == [(update.version, update.seat) for update in updates]
        instants = [update.at for update in updates]
        assert instants == sorted(instants)
        assert await party.replayed() == await party.state()


async def test_the_sand_runs_out_on_a_stream_although_the_store_was_away(
    stored: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feed, "TRY_AGAIN", 0.1)
    async with stored() as store:
        room = Room(store, wall_clock)  # type: ignore[arg-type]
        party = await room.create(MAZE, seats=2, options={"hourglassMs": 1_000})
        async with await (await party.spectator()).watch(None) as watch:
            await party.play(0, Tick())
            assert await watch.next(1)
            load, failures = store.load, 3

            async def failing(id: str) -> Any:
                nonlocal failures
                failures -= 1
                if failures >= 0:
                    raise Unavailable("for this test")
                return await load(id)

            monkeypatch.setattr(store, "load", failing)
            lost = await watch.next(5)
            assert isinstance(lost, list)
            assert lost[0].update.at == 1_000
        await room.sessions.close()

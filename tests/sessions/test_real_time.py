"""Real time: the server's clock stamps moves, and the sand runs out by itself."""

import asyncio
import random
from typing import Any

import pytest

from areopagus.games.maze.moves import Tick
from areopagus.referee.errors import MoveRefused
from areopagus.sessions import feed
from areopagus.sessions.errors import Unavailable
from areopagus.sessions.feed import Told
from areopagus.sessions.service import wall_clock
from areopagus.sessions.shapes import Ended, MovesRequest
from tests.sessions.conftest import OpenStore
from tests.sessions.given import CATALOGUE, MAZE, START, Room, a_room

T = 180_000


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

"""Live updates: in order, nothing missing, nothing twice, and only what one may see."""

import asyncio
from typing import Any

import msgspec
import pytest

from areopagus.kernel.event import seen_by
from areopagus.sessions import feed as feeds
from areopagus.sessions.feed import Told, Watch
from areopagus.sessions.shapes import Ended
from tests.sessions.conftest import OpenStore
from tests.sessions.given import Party, Room, a_room
from tests.tictactoe.game import Mark


async def heard(watch: Watch, last: int) -> list[Told]:
    """All updates up to a version."""
    told: list[Told] = []
    while watch.position < last:
        new = await watch.next(60)
        assert isinstance(new, list)
        assert new, "nothing came"
        told += new
    return told


def versions(told: list[Told]) -> list[int]:
    return [one.version for one in told]


async def test_a_watcher_hears_what_happens(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create()
        async with await (await party.spectator()).watch(None) as watch:
            assert await watch.next(0.01) == []
            await party.mark(0, 1, 2)
            assert versions(await heard(watch, 3)) == [1, 2, 3]


async def test_who_comes_back_misses_nothing_and_gets_nothing_twice(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create("red-planet", seats=3)
        got: list[int] = []
        for _ in range(10):
            last = got[-1] if got else 0
            async with await (await party.seat(1)).watch(last) as watch:
                for choice in range(3):
                    await party.step(choice)
                got += versions(await heard(watch, last + 2))
            await party.step()
        assert got == list(range(1, got[-1] + 1))


async def test_a_watcher_of_another_worker_hears_it_too(
    any_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feeds, "LOOK_EVERY", 600)  # it is told, and does not look
    async with any_store() as store, any_store() as other:
        if store.name == "in-process":
            return  # which has one worker
        here, there = Room(store), Room(other)
        party = await here.create()
        table = await there.sessions.visit(party.id, None)
        async with await table.watch(None) as watch:
            await asyncio.sleep(0.3)
            async with asyncio.timeout(60):
                await party.mark(0, 1, 2)
                assert versions(await heard(watch, 3)) == [1, 2, 3]


async def test_what_no_hint_tells_is_found_by_looking(
    stored: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feeds, "LOOK_EVERY", 0.1)
    async with a_room(stored) as room:
        party = await room.create()
        async with await (await party.spectator()).watch(None) as watch:
            room.store.ignore(party.id)
            await party.mark(0)
            assert versions(await heard(watch, 1)) == [1]


async def test_a_long_way_is_caught_up_from_the_log(
    stored: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feeds, "PAGE", 3)
    async with a_room(stored) as room:
        party = await room.create("red-planet", seats=3)
        for choice in range(20):
            await party.step(choice)
        async with await (await party.spectator()).watch(0) as watch:
            await party.step()
            assert versions(await heard(watch, 21)) == list(range(1, 22))


async def test_a_slow_listener_is_dropped_and_may_come_back(
    stored: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feeds, "REMEMBERED", 5)
    async with a_room(stored) as room:
        party = await room.create("red-planet", seats=3)
        spectator = await party.spectator()
        async with await spectator.watch(None) as slow, await spectator.watch(None) as quick:
            await party.step()
            assert versions(await heard(slow, 2)) == [2]  # after the deal
            for choice in range(8):
                await party.step(choice)
                await heard(quick, choice + 3)
            assert await slow.next(60) == Ended(reason="slow", version=2)
        async with await spectator.watch(2) as back:
            assert versions(await heard(back, 10)) == list(range(3, 11))


async def test_a_closed_session_ends_its_streams(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create()
        async with await (await party.spectator()).watch(None) as watch:
            await party.mark(0)
            await heard(watch, 1)
            await (await party.host()).close()
            assert await watch.next(60) == Ended(reason="closed", version=1)


async def test_a_service_that_stops_ends_its_streams(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create()
        async with await (await party.spectator()).watch(None) as watch:
            draining = asyncio.create_task(room.sessions.drain(600))
            assert await watch.next(60) == Ended(reason="restarting", version=0)
            await asyncio.sleep(0.05)
            assert not draining.done(), "the listener is still being told"
        async with asyncio.timeout(60):
            await draining


async def test_a_service_that_stops_waits_only_so_long_for_a_listener(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create()
        async with await (await party.spectator()).watch(None), asyncio.timeout(60):
            await room.sessions.drain(0.05)


async def test_nothing_runs_once_the_last_listener_has_left(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create()
        async with await (await party.spectator()).watch(None):
            await asyncio.sleep(0.1)
        await asyncio.sleep(0)
        names = [task.get_coro().__qualname__ for task in asyncio.all_tasks()]  # type: ignore[union-attr]
        assert "Feed.run" not in names


async def stream_of(party: Party, seat: int | None, last: int) -> list[bytes]:
    table = await party.spectator() if seat is None else await party.seat(seat)
    async with await table.watch(0) as watch:
        return [told.body for told in await heard(watch, last)]


async def test_a_stream_holds_just_the_events_its_listener_may_see(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create("red-planet", seats=3)
        steps = 0
        while await party.step(steps):
            steps += 1
        codec = room.sessions.games["red-planet"].codec
        log = [codec.entry(body) for _, body in await room.store.entries(party.id, 0, 10_000)]
        assert any(event.to for entry in log for event in entry.events), "no secrets, no test"
        for seat in (None, 0, 1, 2):
            for entry, body in zip(log, await stream_of(party, seat, len(log)), strict=True):
                sent = msgspec.json.decode(body)
                expected = msgspec.json.encode(seen_by(entry.events, seat))
                assert msgspec.json.encode(sent["events"]) == expected
                assert "moves" not in sent


async def test_two_games_that_differ_in_secrets_only_stream_the_same_bytes(
    stored: OpenStore,
) -> None:
    """Seat 0 keeps another card and lays another character: nobody else can tell."""
    async with a_room(stored) as room:
        streams: list[dict[Any, list[bytes]]] = []
        for choice in (0, 1):
            party = await room.create("red-planet", seats=3)
            for _ in range(2):
                for seat in (0, 1, 2):
                    table = await party.seat(seat)
                    legal: Any = (await table.see()).legal_moves
                    move = legal[0].moves[choice if seat == 0 else 0]
                    if (await table.see()).version < 5:
                        await party.play(seat, move)
            streams.append({seat: await stream_of(party, seat, 5) for seat in (None, 1, 2)})
            seen = [await (await party.seat(seat)).see() for seat in (1, 2)]
            views = [msgspec.json.encode(one).replace(party.id.encode(), b"") for one in seen]
            streams[-1]["views"] = views
        assert streams[0] == streams[1]


async def test_what_a_mover_is_told_stays_with_the_mover(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create()
        seen = await party.play(0, Mark(square=0))
        (body,) = await stream_of(party, 1, 1)
        assert msgspec.json.decode(body)["events"] == msgspec.to_builtins(seen.events)

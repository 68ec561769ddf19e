"""However long a session is: to undo, and to retry, takes no more work than in a short one."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest
from msgspec.structs import replace

from areopagus.games.maze.moves.talk import Speak
from areopagus.kernel import codec
from areopagus.kernel.game import Game
from areopagus.sessions import feed
from areopagus.sessions.errors import CannotUndo
from areopagus.sessions.place import EVERY, LEVELS, RETRIED, beginning
from areopagus.sessions.records import meter_of, packed
from areopagus.sessions.shapes import MovesRequest, UndoRequest
from areopagus.sessions.store import Commit, Store
from areopagus.sessions.visit import Terms, Visit
from tests.sessions.conftest import OpenStore
from tests.sessions.given import MAZE, Party, Room, a_room

LONG = 1_000


class Work:
    """What was done: moves played, and entries of the log read."""

    def __init__(self) -> None:
        self.moves = 0
        self.entries = 0


@contextmanager
def counting(store: Store, monkeypatch: pytest.MonkeyPatch) -> Iterator[Work]:
    work, play, entries = Work(), Game.play, store.entries

    def play_counting(*given: Any) -> Any:
        work.moves += 1
        return play(*given)

    async def entries_counting(id: str, after: int, count: int) -> list[tuple[int, bytes]]:
        found = await entries(id, after, count)
        work.entries += len(found)
        return found

    with monkeypatch.context() as patched:
        patched.setattr(Game, "play", play_counting)
        patched.setattr(store, "entries", entries_counting)
        yield work


async def talk(party: Party, changes: int, moves: int = 1) -> None:
    """Moves that unveil nothing, by one seat."""
    table = await party.seat(0)
    for _ in range(changes):
        await table.play(MovesRequest(moves=[Speak()] * moves), include=frozenset())


@asynccontextmanager
async def a_long_session(stored: OpenStore, changes: int = LONG) -> AsyncIterator[Party]:
    async with a_room(stored) as room:
        party = await room.create(MAZE, seats=2, table={"hostUndo": True})
        await talk(party, changes)
        yield party


@pytest.mark.parametrize("back", [1, EVERY - 1, EVERY, 3 * EVERY + 5, LONG - 1])
async def test_an_undo_replays_no_more_than_lies_between_two_kept_states(
    stored: OpenStore, monkeypatch: pytest.MonkeyPatch, back: int
) -> None:
    async with a_long_session(stored) as party:
        table = await party.seat(0)
        newest = table.version
        with counting(party.room.store, monkeypatch) as work:
            await table.undo(UndoRequest(to=newest - back))
        assert work.moves < EVERY
        assert work.entries <= 64 * (15 * len(LEVELS) + 2)
        assert await party.state() == await party.replayed()


async def test_the_usual_undo_reads_two_pages_of_the_log_at_most(
    stored: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_long_session(stored) as party:
        with counting(party.room.store, monkeypatch) as work:
            await party.undo(0)
        assert work.entries <= 2 * 64


async def test_a_retry_replays_nothing(stored: OpenStore, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_long_session(stored) as party:
        request, terms = MovesRequest(move=Speak()), Terms(key="k")
        table = await party.seat(0)
        first = await table.play(request, terms)
        for others in (0, 1, RETRIED - 2):
            await talk(party, others)
            with counting(party.room.store, monkeypatch) as work:
                again = await (await party.seat(0)).play(request, terms)
            # The newest position is judged before the store says that the key is known.
            assert work.moves <= 1
            assert codec.encode(first) == codec.encode(again)


async def test_a_late_retry_replays_no_more_than_lies_between_two_kept_states(
    stored: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_long_session(stored, 200) as party:
        request, terms = MovesRequest(move=Speak()), Terms(key="k")
        first = await (await party.seat(0)).play(request, terms)
        await talk(party, 300)
        with counting(party.room.store, monkeypatch) as work:
            again = await (await party.seat(0)).play(request, terms)
        assert work.moves <= EVERY
        assert codec.encode(first) == codec.encode(again)


async def test_a_retry_of_what_was_taken_back_and_played_over_gets_its_answer(
    stored: OpenStore,
) -> None:
    """Its kept states have been replaced by those of the line that stands."""
    async with a_long_session(stored, 2 * EVERY + 10) as party:
        request, terms = MovesRequest(move=Speak()), Terms(key="k")
        first = await (await party.seat(0)).play(request, terms)
        await (await party.host()).undo(UndoRequest(to=5))
        await talk(party, 3 * EVERY)
        again = await (await party.seat(0)).play(request, terms)
        assert codec.encode(first) == codec.encode(again)
        assert await party.state() == await party.replayed()


async def test_kept_states_are_bounded_whatever_is_taken_back(stored: OpenStore) -> None:
    """To go back and forth over the edge where a state is kept keeps one, not many."""
    async with a_long_session(stored, EVERY - 1) as party:
        kept: set[str] = set()
        commit = party.room.store.commit

        async def commit_noting(id: str, change: Commit) -> Any:
            kept.update(change.keep)
            return await commit(id, change)

        party.room.store.commit = commit_noting  # type: ignore[assignment, method-assign]
        for turn in range(3 * RETRIED):
            request = MovesRequest(move=Speak())
            await (await party.seat(0)).play(request, Terms(key=f"k{turn}"))
            await party.undo(0)
        assert len(kept) <= RETRIED + 1
        assert await party.state() == await party.replayed()


async def test_many_moves_at_once_are_one_step_back(stored: OpenStore) -> None:
    async with a_room(stored) as room:
        party = await room.create(MAZE, seats=2)
        for moves in (3, 5 * EVERY, 1, 700, 2):
            await talk(party, 1, moves)
        before = []
        for _ in range(5):
            before.append(await party.state())
            await party.undo(0)
            assert await party.state() == await party.replayed()
        assert len(set(before)) == 5


def without_places(party: Party) -> Any:
    """A store as an earlier release has written it: no places, and no kept states."""
    store, commit = party.room.store, party.room.store.commit
    entry = party.room.sessions.games[MAZE].codec.entry

    async def commit_as_before(id: str, change: Commit) -> Any:
        bare = replace(meter_of(change.meter), place=None)
        body = packed(replace(entry(change.entry), place=None))
        outcome = await commit(id, change._replace(meter=packed(bare), entry=body, keep=()))
        party.room.sessions._cache.forget(id)
        return outcome

    return store, commit, commit_as_before


async def test_a_session_of_an_earlier_release_is_taken_back_and_retried(
    stored: OpenStore,
) -> None:
    async with stored() as store:
        room = Room(store)
        party = await room.create(MAZE, seats=2, table={"hostUndo": True})
        _, commit, commit_as_before = without_places(party)
        store.commit = commit_as_before  # type: ignore[method-assign]
        await talk(party, EVERY + 10)
        first = await party.play(0, Speak(), key="old")
        await talk(party, 5)
        store.commit = commit  # type: ignore[method-assign]
        again = await party.play(0, Speak(), key="old")
        assert codec.encode(first) == codec.encode(again)
        await party.play(0, Speak())
        await party.undo(0)
        assert await party.state() == await party.replayed()
        await talk(party, EVERY + 3)
        await (await party.host()).undo(UndoRequest(to=EVERY + 2))
        assert await party.state() == await party.replayed()
        with pytest.raises(CannotUndo, match="not-in-line"):
            await party.undo(0, to=EVERY + 20)
        await (await party.host()).undo(UndoRequest(to=3))
        assert await party.state() == await party.replayed()


def test_every_ancestor_of_a_place_is_a_few_steps_away() -> None:
    places = [beginning()]
    for version in range(1, 10_000):
        places.append(places[-1].then(version, 0, 1, final=False))
    for depth in (0, 1, 15, 16, 17, 255, 256, 4095, 4096, 5000, 9998):
        place, steps = places[-1], 0
        while place.depth > depth:
            place, steps = places[place.toward(depth)], steps + 1
        assert place.depth == depth
        assert steps <= 15 * len(LEVELS)


async def test_those_who_catch_up_share_what_is_read_and_hold_one_page_each(
    stored: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of them read and encoded the whole log for itself, and nobody else had a turn."""
    encoded = turns = 0
    told = codec.encode

    def encode_counting(update: Any) -> bytes:
        nonlocal encoded
        encoded += 1
        return told(update)

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def catch_up(visit: Visit) -> list[int]:
        sizes = []
        async with await visit.watch(0) as watch:
            while watch.position < LONG:
                page = await watch.next(5)
                assert isinstance(page, list)
                sizes.append(len(page))
        return sizes

    async with a_long_session(stored) as party:
        spectator = await party.spectator()
        with counting(party.room.store, monkeypatch) as work:
            monkeypatch.setattr(feed, "encode", encode_counting)
            somebody = asyncio.create_task(others())
            sizes = await asyncio.gather(*(catch_up(spectator) for _ in range(20)))
            somebody.cancel()
    assert all(max(some[:-1]) <= feed.PAGE for some in sizes)
    assert work.entries <= 2 * (LONG + 2 * feed.PAGE)
    assert encoded <= LONG + 2 * feed.PAGE
    assert turns >= LONG // feed.PAGE

"""What every store does, the one in this process like the one in Redis and in a Cluster."""

import asyncio
from secrets import token_urlsafe

import pytest

from areopagus.sessions import memory
from areopagus.sessions.errors import Unavailable
from areopagus.sessions.memory import MemoryStore
from areopagus.sessions.records import Snapshot, Stored
from areopagus.sessions.store import Commit, Done, Gone, Key, Remembered, Stale, Store
from tests.sessions.conftest import OpenStore

FIRST = Snapshot(0, b"state 0", b"meter 0")
KEY = Key(b"k" * 16, b"r" * 16)


def new_id() -> str:
    return token_urlsafe(16)


def change(expected: int, word: str = "state", key: Key | None = None) -> Commit:
    version = expected + 1
    return Commit(
        expected,
        f"meter {expected}".encode(),
        f"{word} {version}".encode(),
        f"meter {version}".encode(),
        f"entry {version}".encode(),
        token_urlsafe(6).encode(),
        key,
    )


async def begun(store: Store, client: str = "") -> str:
    id = new_id()
    await store.create(id, b"head", FIRST, client)
    return id


async def test_what_is_created_can_be_loaded(any_store: OpenStore) -> None:
    async with any_store() as store:
        id = await begun(store)
        assert await store.load(id) == Stored(b"head", FIRST)
        assert await store.version(id) == 0
        assert await store.entries(id, 0, 10) == []


async def test_what_nobody_created_is_not_there(any_store: OpenStore) -> None:
    async with any_store() as store:
        id = new_id()
        assert await store.load(id) is None
        assert await store.version(id) is None
        assert await store.entries(id, 0, 10) == []
        assert await store.recall(id, KEY.name) is None
        assert await store.commit(id, change(0)) == Gone()
        assert not await store.remove(id)


async def test_a_commit_writes_state_log_and_version(any_store: OpenStore) -> None:
    async with any_store() as store:
        id = await begun(store)
        for expected in range(3):
            assert await store.commit(id, change(expected)) == Done(expected + 1)
        assert await store.load(id) == Stored(b"head", Snapshot(3, b"state 3", b"meter 3"))
        assert await store.entries(id, 0, 10) == [
            (1, b"entry 1"),
            (2, b"entry 2"),
            (3, b"entry 3"),
        ]
        assert await store.entries(id, 1, 1) == [(2, b"entry 2")]
        assert await store.entries(id, 3, 10) == []


async def test_a_stale_commit_changes_nothing_and_gets_the_newest(any_store: OpenStore) -> None:
    async with any_store() as store:
        id = await begun(store)
        await store.commit(id, change(0))
        newest = Snapshot(1, b"state 1", b"meter 1")
        assert await store.commit(id, change(0, "other")) == Stale(newest)
        assert await store.commit(id, change(7, "other")) == Stale(newest)
        assert await store.load(id) == Stored(b"head", newest)
        assert await store.entries(id, 0, 10) == [(1, b"entry 1")]


async def test_a_version_alone_does_not_tell_what_a_commit_was_judged_on(
    any_store: OpenStore,
) -> None:
    """As when a Redis lost a change, and another has taken its number since."""
    async with any_store() as store:
        id = await begun(store)
        await store.commit(id, change(0))
        elsewhere = change(1)._replace(before=b"meter of a change that was lost")
        newest = Snapshot(1, b"state 1", b"meter 1")
        assert await store.commit(id, elsewhere) == Stale(newest)
        assert await store.load(id) == Stored(b"head", newest)
        assert await store.commit(id, change(1)) == Done(2)


async def test_a_commit_sent_twice_happens_once(any_store: OpenStore) -> None:
    """As after an answer that was lost on the way, even when others have gone on since."""
    async with any_store() as store:
        id = await begun(store)
        once = change(0)
        assert await store.commit(id, once) == Done(1)
        assert await store.commit(id, once) == Done(1)
        await store.commit(id, change(1))
        assert await store.commit(id, once) == Done(1)
        assert len(await store.entries(id, 0, 10)) == 2


async def test_a_key_is_remembered_with_its_request(any_store: OpenStore) -> None:
    async with any_store() as store:
        id = await begun(store)
        assert await store.recall(id, KEY.name) is None
        await store.commit(id, change(0, key=KEY))
        await store.commit(id, change(1))
        remembered = Remembered(KEY.request, 1)
        assert await store.recall(id, KEY.name) == remembered
        again = change(2, key=Key(KEY.name, b"o" * 16))
        assert await store.commit(id, again) == remembered
        assert await store.version(id) == 2


async def test_what_is_removed_is_gone(any_store: OpenStore) -> None:
    async with any_store() as store:
        id = await begun(store)
        await store.commit(id, change(0, key=KEY))
        assert await store.remove(id)
        assert await store.load(id) is None
        assert await store.entries(id, 0, 10) == []
        assert await store.recall(id, KEY.name) is None
        assert await store.commit(id, change(1)) == Gone()
        assert not await store.remove(id)


async def test_one_of_many_at_once_wins(any_store: OpenStore) -> None:
    async with any_store() as store:
        id = await begun(store)
        outcomes = await asyncio.gather(*(store.commit(id, change(0)) for _ in range(20)))
        assert sum(isinstance(outcome, Done) for outcome in outcomes) == 1
        assert sum(isinstance(outcome, Stale) for outcome in outcomes) == 19


async def test_listeners_are_woken_by_commits_and_removal(any_store: OpenStore) -> None:
    async with any_store() as store:
        id, woken = await begun(store), asyncio.Event()
        store.listen(id, woken.set)
        for step in (store.commit(id, change(0)), store.remove(id)):
            woken.clear()
            await step
            await asyncio.wait_for(woken.wait(), 30)
        store.ignore(id)


async def test_another_worker_is_woken_too(any_store: OpenStore) -> None:
    async with any_store() as store, any_store() as other:
        if store.name == "in-process":
            return  # which has one worker
        ids = [await begun(store) for _ in range(6)]
        woken = {id: asyncio.Event() for id in ids}
        for id in ids:
            other.listen(id, woken[id].set)
        await asyncio.sleep(0.5)
        for id in ids:
            woken[id].clear()
            await store.commit(id, change(0))
            await asyncio.wait_for(woken[id].wait(), 30)


async def test_sessions_expire_and_commits_put_that_off(any_store: OpenStore) -> None:
    async with any_store(ttl=3) as store:
        idle, busy = await begun(store), await begun(store)
        for expected in range(4):
            await asyncio.sleep(0.9)
            assert await store.commit(busy, change(expected)) == Done(expected + 1)
        assert await store.load(idle) is None
        assert await store.commit(idle, change(0)) == Gone()
        assert len(await store.entries(busy, 0, 10)) == 4


async def test_this_process_keeps_no_more_than_it_can() -> None:
    store = MemoryStore(ttl=3600, most=2)
    await begun(store, "ann")
    await begun(store, "bo")
    with pytest.raises(Unavailable):
        await begun(store, "cy")


async def test_whoever_has_most_sessions_makes_room_for_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One client that fills the store keeps nobody out, and takes nothing from those with few."""
    monkeypatch.setattr(memory, "FAIR", 2)
    store = MemoryStore(ttl=3600, most=6)
    few = [await begun(store, "ann"), await begun(store, "bo")]
    many = [await begun(store, "busy") for _ in range(20)]
    played = many[-4]
    assert await store.commit(played, change(0)) == Done(1)
    woken: list[str] = []
    store.listen(many[-3], lambda: woken.append("told"))
    few += [await begun(store, "cy"), await begun(store, "di")]
    assert [await store.load(id) is not None for id in few] == [True] * 4
    assert [await store.load(id) is not None for id in many[-4:]] == [True, False, False, True]
    assert woken == ["told"]
    with pytest.raises(Unavailable):
        await begun(store, "ed")


async def test_what_nobody_touches_makes_room_after_a_while() -> None:
    now = 0.0
    store = MemoryStore(ttl=7 * 24 * 3600, most=2, clock=lambda: now)
    idle = await begun(store, "ann")
    await begun(store, "bo")
    now = memory.IDLE
    await begun(store, "cy")
    assert await store.load(idle) is None

"""What concerns Redis alone: addresses, Sentinel, the breaker, content that is not ours."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from redis.asyncio import Redis

from areopagus.redis.client import RETRIES, check, parse
from areopagus.sessions.errors import Damaged, Unavailable, UnknownSession
from areopagus.sessions.feed import Told, Watch
from areopagus.sessions.redis import breaker
from areopagus.sessions.redis.breaker import FAILURES, REST, Breaker
from areopagus.sessions.redis.store import keys
from areopagus.sessions.shapes import Ended
from areopagus.sessions.store_factory import open_store
from tests.sessions.conftest import opening
from tests.sessions.given import Party, Room, a_room, retried
from tests.sessions.redis_server import (
    RedisServer,
    free_port,
    redis_sentinel,
    redis_server,
)
from tests.sessions.redis_tls import redis_with_tls
from tests.tictactoe.game import Mark


@pytest.mark.parametrize(
    ("url", "kind", "hosts", "service", "database"),
    [
        ("redis://h", "", [("h", 6379)], "mymaster", 0),
        ("redis://h:1/3", "", [("h", 1)], "mymaster", 3),
        (
            "redis+cluster://a:1,b:2,[::1]:3",
            "cluster",
            [("a", 1), ("b", 2), ("::1", 3)],
            "mymaster",
            0,
        ),
        ("redis+sentinel://a,b:5/mars/2", "sentinel", [("a", 26379), ("b", 5)], "mars", 2),
    ],
)
def test_addresses(url: str, kind: str, hosts: Any, service: str, database: int) -> None:
    address = parse(url)
    assert (address.kind, address.hosts) == (kind, hosts)
    assert (address.service, address.database) == (service, database)


def test_addresses_may_hold_credentials_and_ask_for_tls() -> None:
    private = parse("rediss+cluster://me:p%40ss@h:1?ssl_ca_certs=/ca.pem")
    assert private.login == {"username": "me", "password": "p@ss"}
    assert private.tls == {"ssl": True, "ssl_ca_certs": "/ca.pem"}
    assert parse("redis+sentinel://:secret@h").login == {"password": "secret"}


def test_options_of_tls_are_no_mere_text() -> None:
    assert parse("rediss+sentinel://h?ssl_check_hostname=no").tls["ssl_check_hostname"] is False


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("redis://:hidden@h:99999/0", "a port is not"),
        ("redis+cluster://:hidden@a:1,b:http", "a port is not"),
        ("redis+sentinel://:hidden@a:-1/mars", "a port is not"),
        ("redis://:hidden@[h/0", "this is no address"),
        ("redis://h/hidden", "the database is not a number"),
        ("redis://h/0/1", "the database is not a number"),
        ("redis+sentinel://h/mars/hidden", "the database is not a number"),
        ("redis://a,b/0", "several hosts need"),
        ("redis://h?hidden=1", "only rediss takes options"),
        ("redis+cluster://h?hidden", "only rediss takes options"),
        ("rediss://h?hidden=1", "the only options are ssl_ca_certs, "),
        ("rediss+sentinel://h?hidden", "the only options are ssl_ca_certs, "),
        ("rediss+cluster://h?ssl_min_version=hidden", "an option has a value that cannot be"),
        ("rediss+cluster://h?ssl_min_version=5", "the options of TLS cannot be used"),
        ("rediss://h?ssl_cert_reqs=hidden", "the options of TLS cannot be used"),
        ("rediss://h?ssl_ca_certs=/hidden", "cannot be used: No such file or directory"),
        ("redis://:1/hidden@h", "in a password"),
        ("redis+sentinel://:1/hidden@h/0", "in a password"),
        ("redis://:1#hidden@h", "in a password"),
    ],
)
def test_a_bad_address_is_refused_and_not_repeated(url: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint) as error:
        check(url)
    assert "hidden" not in str(error.value)


async def test_sessions_behind_a_sentinel() -> None:
    with redis_sentinel() as servers:
        async with a_room(opening(servers.url)) as room:
            party = await room.create()
            async with await (await party.spectator()).watch(None) as watch:
                await party.mark(0, 1, 2)
                assert await party.replayed() == await party.state()
                assert await watch.next(5)


@pytest.mark.parametrize("kind", ["", "+sentinel", "+cluster"])
async def test_sessions_over_tls(kind: str) -> None:
    with redis_with_tls(kind) as (url, authority):
        check(f"{url}?ssl_ca_certs={authority}")
        async with a_room(opening(f"{url}?ssl_ca_certs={authority}")) as room:
            party = await retried(room.create)
            async with await (await party.spectator()).watch(None) as watch:
                await party.mark(0, 1, 2)
                assert await watch.next(5)


async def test_a_server_that_nobody_vouches_for_is_not_trusted() -> None:
    with redis_with_tls("") as (url, _):
        async with a_room(opening(url)) as room:
            with pytest.raises(Unavailable):
                await room.create()


async def test_all_keys_of_a_session_are_in_one_slot(redis: RedisServer) -> None:
    async with a_room(opening(redis.url)) as room, Redis(port=redis.port) as client:
        party = await room.create()
        await party.play(0, Mark(square=0), key="k")
        names = {name.decode() async for name in client.scan_iter(f"*{party.id}*")}
        assert names == set(keys(party.id)[:4])
        assert all(f"{{{party.id}}}" in name for name in names)
        assert all([await client.ttl(name) > 3000 for name in names])


async def test_nothing_is_left_of_a_closed_session(redis: RedisServer) -> None:
    async with a_room(opening(redis.url)) as room, Redis(port=redis.port) as client:
        party = await room.create()
        await party.play(0, Mark(square=0), key="k")
        await (await party.host()).close()
        assert [name async for name in client.scan_iter(f"*{party.id}*")] == []


@pytest.mark.parametrize("kind", ["", "+sentinel", "+cluster"])
async def test_no_redis_is_told_at_once_and_stays_so_without_waiting(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection that is refused is tried once more, by the client and by who asks Sentinel."""
    tries = 0
    connect = asyncio.open_connection

    async def open_connection(*where: Any, **how: Any) -> Any:
        nonlocal tries
        tries += 1
        return await connect(*where, **how)

    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    monkeypatch.setattr(breaker, "time", SimpleNamespace(monotonic=lambda: 0.0))
    store = open_store(f"redis{kind}://127.0.0.1:{free_port()}", 60)
    for _ in range(FAILURES):
        with pytest.raises(Unavailable):
            await store.load("A" * 22)
    assert FAILURES <= tries <= FAILURES * (1 + RETRIES) ** 2
    assert not store.available
    tries = 0
    for _ in range(100):
        with pytest.raises(Unavailable, match="for the moment"):
            await store.load("A" * 22)
    assert tries == 0
    await store.close()


async def test_a_redis_that_comes_back_is_found_again() -> None:
    with redis_server() as server:
        async with a_room(opening(server.url)) as room:
            party = await room.create()
            server.kill()
            for _ in range(FAILURES):
                with pytest.raises(Unavailable):
                    await party.spectator()
            server.start()
            with pytest.raises(UnknownSession):  # this Redis keeps nothing on disk
                await retried(party.spectator)
            assert room.store.available


async def test_a_breaker_lets_one_try_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now, tried, one = 0.0, 0, Breaker(1)
    monkeypatch.setattr(breaker, "time", SimpleNamespace(monotonic=lambda: now))

    async def step() -> None:
        nonlocal tried
        tried += 1
        raise ConnectionError

    async def ask(times: int) -> None:
        for _ in range(times):
            with pytest.raises(Unavailable):
                await one.attempt(step())

    await ask(FAILURES + 20)
    assert tried == FAILURES
    now += REST
    await ask(20)
    assert tried == FAILURES + 1


@pytest.mark.parametrize(
    "damage",
    [
        ("HSET", "version", "many"),
        ("HSET", "version", "99999999"),
        ("HDEL", "state"),
        ("HSET", "meter", "x"),
        ("SET", "a string"),
    ],
)
async def test_content_of_another_kind_is_damage_and_not_an_outage(
    redis: RedisServer, damage: tuple[str, ...]
) -> None:
    async with a_room(opening(redis.url)) as room, Redis(port=redis.port) as client:
        party = await room.create()
        command, *arguments = damage
        await client.execute_command(command, keys(party.id)[0], *arguments)  # type: ignore[no-untyped-call]
        for _ in range(FAILURES + 1):
            with pytest.raises(Damaged):
                await (await Room(room.store).sessions.visit(party.id, None)).see()
        assert room.store.available


async def test_a_damaged_log_is_told_and_not_served(redis: RedisServer) -> None:
    async with a_room(opening(redis.url)) as room, Redis(port=redis.port) as client:
        party = await room.create()
        await party.mark(0)
        log = keys(party.id)[1]
        await client.delete(log)
        await client.xadd(log, {"e": b"nonsense", "n": b"n"}, id="1-0")
        with pytest.raises(Damaged):
            await (await party.spectator()).updates(0)
        with pytest.raises(Damaged):
            await (await party.host()).record()


async def test_another_history_after_a_loss_is_noticed_by_the_worker_that_knew_the_first(
    redis: RedisServer,
) -> None:
    """What a failover loses may have been replaced, version for version, before anybody looks."""
    async with a_room(opening(redis.url)) as room, a_room(opening(redis.url)) as elsewhere:
        party = await room.create()
        await party.mark(0, 1)
        async with (
            Redis(port=redis.port) as raw,
            await (await party.spectator()).watch(2) as watch,
        ):
            replica: dict[str, Any] = {key: await raw.dump(key) for key in keys(party.id)[:2]}
            await party.mark(2, first=2)
            (lost,) = await told(watch)
            for key, content in replica.items():
                await raw.restore(key, 0, content, replace=True)
            assert (await Party(elsewhere, party.created).mark(5, first=2)).version == lost.version
            assert (await party.mark(3, first=3)).version == 4
            assert await party.replayed() == await party.state()
            assert await watch.next(10) == Ended(reason="restarting", version=lost.version)
            async with await (await party.spectator()).watch(4) as again:
                await party.mark(6, first=4)
                assert [one.version for one in await told(again)] == [5]


async def told(watch: Watch) -> list[Told]:
    """What a listener is told next."""
    news = await watch.next(10)
    assert isinstance(news, list)
    return news

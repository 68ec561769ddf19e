"""Packs in a real Redis: shared by workers that never saw them posted."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from areopagus.api.app import create_app
from areopagus.api.preflight import checked_settings
from areopagus.packs.redis_store import RedisPackStore
from areopagus.packs.store import PacksUnavailable, TooManyPacks
from areopagus.referee.catalogue import Catalogue
from areopagus.settings import Settings, SettingsError
from tests.packs.boxes import box
from tests.packs.shelf_of_boxes import BOXES, Boxed
from tests.sessions.redis_server import RedisServer, free_port, redis_server

GAME = "red-planet"


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    with redis_server() as server:
        yield server


def worker(redis: RedisServer, **settings: Any) -> TestClient:
    chosen = Settings(redis_url=redis.url, pack_games=1, request_seconds=300, **settings)
    return TestClient(create_app(chosen, Catalogue()))


@pytest.mark.parametrize("boxed", BOXES, ids=lambda boxed: boxed.game)
def test_a_pod_that_never_saw_a_pack_finds_it(redis: RedisServer, boxed: Boxed) -> None:
    game = boxed.game
    with worker(redis) as first, worker(redis) as second:
        names = []
        for document in (boxed.box(), boxed.random(5)):
            added = first.post(f"/v1/games/{game}/packs", json=document)
            assert added.status_code == 200, added.text
            names.append(added.json()["pack"])
        for pack in names:
            begun = second.post(f"/v1/games/{game}/setup", json={"seats": 3, "pack": pack}).json()
            listed = first.post(f"/v1/games/{game}/legal-moves", json={"state": begun["state"]})
            assert listed.status_code == 200
        body = {"game": game, "seats": 3, "pack": names[0]}
        made = first.post("/v1/sessions", json=body).json()
        seen = second.get(f"/v1/sessions/{made['session']}")
        assert seen.json()["pack"] == names[0]
        for key in redis.client.scan_iter("areopagus:pack:*"):
            assert redis.client.ttl(key) > 0
            redis.client.delete(key)
    with worker(redis) as third:
        refused = third.get(f"/v1/sessions/{made['session']}")
        assert refused.json()["type"] == "/problems/unknown-pack"
        third.post(f"/v1/games/{game}/packs", json=boxed.box())
        assert third.get(f"/v1/sessions/{made['session']}").status_code == 200


def test_a_pack_that_is_used_is_kept(redis: RedisServer) -> None:
    async def use() -> None:
        store = RedisPackStore.at(redis.url, 100, 10)
        await store.put(GAME, "b2:1", b"{}")
        redis.client.expire(f"areopagus:pack:{GAME}:b2:1", 5)
        assert await store.get(GAME, "b2:1") == b"{}"
        assert redis.client.ttl(f"areopagus:pack:{GAME}:b2:1") > 50
        redis.client.expire(f"areopagus:pack:{GAME}:b2:1", 5)
        await store.renew(GAME, "b2:1")
        assert redis.client.ttl(f"areopagus:pack:{GAME}:b2:1") > 50
        assert await store.get("planete-rouge", "b2:1") is None
        await store.close()

    asyncio.run(use())


def test_a_client_posts_so_many(redis: RedisServer) -> None:
    async def post() -> None:
        store = RedisPackStore.at(redis.url, 100, 2)
        for _ in range(2):
            await store.count("greedy")
        with pytest.raises(TooManyPacks):
            await store.count("greedy")
        await store.count("another")
        await store.close()

    asyncio.run(post())


def test_without_redis_there_are_no_packs_and_all_else_works() -> None:
    async def ask() -> None:
        store = RedisPackStore.at(f"redis://127.0.0.1:{free_port()}", 100, 2)
        for step in (store.get(GAME, "b2:1"), store.count("me"), store.put(GAME, "b2:1", b"{}")):
            with pytest.raises(PacksUnavailable):
                await step
        await store.close()

    asyncio.run(ask())


def test_content_that_is_not_what_its_name_says_is_not_played_with(redis: RedisServer) -> None:
    with worker(redis) as service:
        pack = f"b2:{1:032x}"
        redis.client.set(f"areopagus:pack:{GAME}:{pack}", '{"game":"red-planet","name":"Forged"}')
        refused = service.post(f"/v1/games/{GAME}/setup", json={"seats": 3, "pack": pack})
        assert refused.json()["type"] == "/problems/unknown-pack"


def test_files_are_there_from_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for game in (GAME, "planete-rouge"):
        (tmp_path / f"{game}.json").write_bytes(msgspec.json.encode(box(game)))
    monkeypatch.setenv("AREOPAGUS_PACKS", str(tmp_path))
    settings = checked_settings()
    with TestClient(create_app(settings, Catalogue())) as service:
        pack = service.post(f"/v1/games/{GAME}/packs", json=box(GAME)).json()["pack"]
    with TestClient(create_app(settings, Catalogue())) as service:
        begun = service.post(f"/v1/games/{GAME}/setup", json={"seats": 3, "pack": pack})
        assert begun.status_code == 200, begun.text
    (tmp_path / "wrong.json").write_text('{"game":"red-planet","ships":[]}')
    with pytest.raises(SettingsError, match="AREOPAGUS_PACKS"):
        checked_settings()

"""The store in Redis."""

from collections.abc import Callable
from typing import Any

from areopagus.redis.client import AT_ONCE, Client, connect, disconnect, parse
from areopagus.sessions.errors import Damaged
from areopagus.sessions.records import Snapshot, Stored
from areopagus.sessions.redis.batching import CommitBatcher
from areopagus.sessions.redis.breaker import Breaker
from areopagus.sessions.redis.pubsub import News
from areopagus.sessions.redis.scripts import COMMIT, CREATE, REMOVE
from areopagus.sessions.store import Checkpoint, Commit, CommitResult, Done, Gone, Remembered, Stale

REQUEST_HASH = 16
"""How many bytes of a remembered key tell what was asked with it; the version follows."""


class RedisStore:
    """Sessions in Redis: a hash, a stream, and hashes of idempotency keys and of states that were
    kept, in one slot."""

    name = "redis"

    def __init__(self, client: Client, news: News, ttl: int, *, sharded: bool) -> None:
        self._client = client
        self._news = news
        self._ttl = ttl
        self._publish = "SPUBLISH" if sharded else "PUBLISH"
        self._breaker = Breaker(AT_ONCE)
        self._create = client.register_script(CREATE)
        self._commit = CommitBatcher(client, COMMIT, sharded=sharded)
        self._remove = client.register_script(REMOVE)

    @classmethod
    def at(cls, url: str, ttl: int) -> "RedisStore":
        """The store at an address. It connects when it is first used."""
        address = parse(url)
        sharded = address.kind == "cluster"
        news = News(lambda: connect(address, retries=0), sharded=sharded)
        return cls(connect(address), news, ttl, sharded=sharded)

    @property
    def available(self) -> bool:
        return not self._breaker.is_open

    async def create(self, id: str, head: bytes, first: Snapshot, client: str = "") -> None:
        step = self._create(keys=keys(id), args=[head, first.state, first.meter, self._ttl])
        await self._breaker.attempt(step)

    async def load(self, id: str) -> Stored | None:
        fields = ("version", "head", "state", "meter")
        found = await self._breaker.attempt(self._client.hmget(keys(id)[0], fields))
        if found[0] is None:
            return None
        version, head, state, meter = found
        return Stored(_bytes(head), Snapshot(_number(version), _bytes(state), _bytes(meter)))

    async def version(self, id: str) -> int | None:
        version = await self._breaker.attempt(self._client.hget(keys(id)[0], "version"))
        return None if version is None else _number(version)

    async def commit(self, id: str, commit: Commit) -> CommitResult:
        step = self._commit.run(
            keys(id),
            [
                commit.expected,
                commit.before,
                commit.state,
                commit.meter,
                commit.entry,
                commit.nonce,
                self._ttl,
                self._publish,
                " ".join(commit.keep),
                *(commit.key or ()),
            ],
        )
        match await self._breaker.attempt(step):
            case [b"done"]:
                self._news.tell(id)
                return Done(commit.expected + 1)
            case [b"stale", version, state, meter]:
                return Stale(Snapshot(_number(version), _bytes(state), _bytes(meter)))
            case [b"remembered", known]:
                return _remembered(known)
            case [b"gone"]:
                return Gone()
        raise Damaged

    async def recall(self, id: str, name: bytes) -> Remembered | None:
        known = await self._breaker.attempt(self._client.hget(keys(id)[2], name))
        return None if known is None else _remembered(known)

    async def entries(self, id: str, after: int, count: int) -> list[tuple[int, bytes]]:
        step = self._client.xrange(keys(id)[1], min=f"{after + 1}-0", count=count)
        return [_entry(*item) for item in await self._breaker.attempt(step)]

    async def checkpoint(self, id: str, name: str) -> Checkpoint | None:
        kept = await self._breaker.attempt(self._client.hget(keys(id)[3], name))
        if kept is None:
            return None
        version, _, state = _bytes(kept).partition(b":")
        return Checkpoint(_number(version), state)

    async def remove(self, id: str) -> bool:
        step = self._remove(keys=keys(id), args=[self._publish])
        removed = await self._breaker.attempt(step)
        self._news.tell(id)
        return bool(removed)

    def listen(self, id: str, wake: Callable[[], None]) -> None:
        self._news.listen(id, wake)

    def ignore(self, id: str) -> None:
        self._news.ignore(id)

    async def close(self) -> None:
        await self._news.close()
        await disconnect(self._client)


def keys(id: str) -> tuple[str, str, str, str, str]:
    """The keys of a session and its channel; the braces keep them in one slot."""
    session = f"areopagus:{{{id}}}"
    return (
        session,
        f"{session}:log",
        f"{session}:keys",
        f"{session}:states",
        f"{session}:news",
    )


def _entry(place: Any, fields: Any) -> tuple[int, bytes]:
    return _number(bytes(place).partition(b"-")[0]), _bytes(fields.get(b"e"))


def _remembered(known: Any) -> Remembered:
    body = _bytes(known)
    return Remembered(body[:REQUEST_HASH], _number(body[REQUEST_HASH:]))


def _number(content: Any) -> int:
    text = _bytes(content)
    if not text.isdigit() or len(text) > 7:
        raise Damaged
    return int(text)


def _bytes(content: Any) -> bytes:
    if not isinstance(content, bytes):
        raise Damaged
    return content

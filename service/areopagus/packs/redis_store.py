"""Packs in Redis: shared by all workers and pods."""

from hashlib import sha256

from redis.exceptions import RedisError

from areopagus.packs.memory import WINDOW
from areopagus.packs.store import PacksUnavailable, TooManyPacks
from areopagus.redis.client import Client, connect, disconnect, parse

_COUNT = """
local posted = redis.call('INCR', KEYS[1])
if posted == 1 then
    redis.call('EXPIRE', KEYS[1], ARGV[1])
end
return posted
"""


class RedisPackStore:
    """A string for each pack, under the name of its content, and a count for each client."""

    def __init__(self, client: Client, ttl: int, per_client: int) -> None:
        self._client = client
        self._ttl = ttl
        self._per_client = per_client
        self._count = client.register_script(_COUNT)

    @classmethod
    def at(cls, url: str, ttl: int, per_client: int) -> "RedisPackStore":
        """The store at an address. It connects when it is first used."""
        return cls(connect(parse(url)), ttl, per_client)

    async def get(self, game: str, pack: str) -> bytes | None:
        try:
            found = await self._client.getex(_key(game, pack), ex=self._ttl)
        except RedisError as error:
            raise PacksUnavailable from error
        return found if isinstance(found, bytes) else None

    async def count(self, client: str) -> None:
        counted = f"areopagus:packs:{{{sha256(client.encode()).hexdigest()[:32]}}}"
        try:
            posted = await self._count(keys=[counted], args=[WINDOW])
            if int(posted) > self._per_client:
                raise TooManyPacks
        except RedisError as error:
            raise PacksUnavailable from error

    async def put(self, game: str, pack: str, body: bytes) -> None:
        try:
            await self._client.set(_key(game, pack), body, ex=self._ttl)
        except RedisError as error:
            raise PacksUnavailable from error

    async def renew(self, game: str, pack: str) -> None:
        try:
            await self._client.expire(_key(game, pack), self._ttl)
        except RedisError as error:
            raise PacksUnavailable from error

    async def close(self) -> None:
        await disconnect(self._client)


def _key(game: str, pack: str) -> str:
    return f"areopagus:pack:{game}:{pack}"

"""From an address to a client, with time-outs short enough to say 503 while the asker waits."""

from typing import Any, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from redis.asyncio import BlockingConnectionPool, Redis, RedisCluster, Sentinel
from redis.asyncio.cluster import ClusterNode
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialWithJitterBackoff

Client = Any
"""``Redis`` or ``RedisCluster``: what we call of them is the same."""

CONNECT = 0.3
"""Seconds to connect."""
ANSWER = 0.5
"""Seconds to answer."""
RETRIES = 1
"""Of each step once more: a connection may have died in the pool, and every step is safe to
repeat. More would only keep the asker waiting; the breaker sees to the rest."""
CONNECTIONS = 32
"""Per worker."""
WAIT_FOR_CONNECTION = 0.5


class Address(NamedTuple):
    """A Redis address, taken apart."""

    kind: str
    """Empty for standalone, ``sentinel`` or ``cluster``."""
    hosts: list[tuple[str, int]]
    login: dict[str, Any]
    """What every connection needs: credentials, TLS."""
    service: str
    database: int
    url: str


def parse(url: str) -> Address:
    """``redis://``, ``redis+sentinel://host,host/service/db``, ``redis+cluster://host,host``."""
    parts = urlsplit(url)
    scheme, _, kind = parts.scheme.partition("+")
    where = parts.netloc.rpartition("@")[2]
    port = 26379 if kind == "sentinel" else 6379
    login: dict[str, Any] = {}
    if parts.username:
        login["username"] = unquote(parts.username)
    if parts.password:
        login["password"] = unquote(parts.password)
    if scheme == "rediss":
        login["ssl"] = True
        login |= {name: values[-1] for name, values in parse_qs(parts.query).items()}
    path = [part for part in parts.path.split("/") if part]
    service = path.pop(0) if kind == "sentinel" and path else "mymaster"
    database = int(path[0]) if path else 0
    return Address(
        kind, [_host(one, port) for one in where.split(",")], login, service, database, url
    )


def connect(address: Address, *, retries: int = RETRIES, connections: int = CONNECTIONS) -> Client:
    """A client with its own pool. Nothing is sent before it is used."""
    timing: dict[str, Any] = {
        "socket_connect_timeout": CONNECT,
        "socket_timeout": ANSWER,
        "socket_keepalive": True,
        "retry": Retry(ExponentialWithJitterBackoff(base=0.02, cap=0.2), retries),
    }
    if address.kind == "cluster":
        nodes = [ClusterNode(host, port) for host, port in address.hosts]
        return RedisCluster(
            startup_nodes=nodes, max_connections=connections, **address.login, **timing
        )
    if address.kind == "sentinel":
        sentinel = Sentinel(  # type: ignore[no-untyped-call]
            address.hosts,
            sentinel_kwargs=timing,
            db=address.database,
            max_connections=connections,
            **address.login,
            **timing,
        )
        return sentinel.master_for(address.service)
    return Redis.from_pool(
        BlockingConnectionPool.from_url(
            address.url, max_connections=connections, timeout=WAIT_FOR_CONNECTION, **timing
        )
    )


async def disconnect(client: Client) -> None:
    """Close a client, and what it asks for the address of the master."""
    await client.aclose()
    pool = getattr(client, "connection_pool", None)
    manager = getattr(pool, "sentinel_manager", None)
    for sentinel in manager.sentinels if manager is not None else ():
        await sentinel.aclose()


def _host(text: str, default_port: int) -> tuple[str, int]:
    parts = urlsplit(f"//{text}")
    return parts.hostname or "localhost", parts.port or default_port

"""Makes Redis clients from URLs, with time-outs short enough to answer 503 in time."""

import socket
from typing import Any, NamedTuple
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

from redis.asyncio import BlockingConnectionPool, Redis, RedisCluster, Sentinel
from redis.asyncio.cluster import ClusterNode
from redis.asyncio.connection import SSLConnection, parse_url
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialWithJitterBackoff
from redis.exceptions import RedisClusterException, RedisError

Client = Any
"""``Redis`` or ``RedisCluster``: what we call of them is the same."""

CONNECT = 0.3
"""Seconds to connect."""
ANSWER = 0.5
"""Seconds to answer."""
RETRIES = 1
"""Of each step once more: a connection may have died in the pool, and every step is safe to
repeat. More would only keep the asker waiting; the breaker sees to the rest."""
AT_ONCE = 32
"""How many commands a worker may have in flight."""
CONNECTIONS = AT_ONCE + 8
"""Connections per worker: some spare, since a cancelled command may still hold one."""
WAIT_FOR_CONNECTION = 0.5
OPTIONS = (
    "ssl_ca_certs",
    "ssl_ca_data",
    "ssl_cert_reqs",
    "ssl_certfile",
    "ssl_check_hostname",
    "ssl_ciphers",
    "ssl_keyfile",
    "ssl_min_version",
)
"""What may follow the ``?`` of an address with TLS: what redis-py takes for every kind of it."""

KEEPALIVE = {
    getattr(socket, name): value
    for name, value in (("TCP_KEEPIDLE", 5), ("TCP_KEEPINTVL", 2), ("TCP_KEEPCNT", 3))
    if hasattr(socket, name)
}
"""A host that vanished says nothing, and who only waits for news would never notice: ask it after
5 seconds of silence, and every 2 after that, three times."""
BROKEN = (
    RedisError,
    RedisClusterException,  # which is no RedisError: no node can be reached
    OSError,
    TimeoutError,
    AttributeError,  # this and the next: a connection that breaks as it is written to
    TypeError,  # (redis/redis-py#4287)
)
"""The exceptions that mean that Redis cannot be reached."""


class Address(NamedTuple):
    """A parsed Redis URL."""

    kind: str
    """Empty for standalone, ``sentinel`` or ``cluster``."""
    hosts: list[tuple[str, int]]
    tls: dict[str, Any]
    """What every connection needs to be private, that to a Sentinel too."""
    login: dict[str, Any]
    """The credentials for Redis; a Sentinel is asked without any."""
    service: str
    database: int
    url: str


class _Cluster(RedisCluster):
    """Asks which node has which slots before anything else: redis-py would send the first
    commands, and so those of a crowd, to any node."""

    async def execute_command(self, *args: Any, **kwargs: Any) -> Any:
        if self.get_default_node() is None:
            await self.initialize()
        return await super().execute_command(*args, **kwargs)


def parse(url: str) -> Address:
    """``redis://``, ``redis+sentinel://host,host/service/db``, ``redis+cluster://host,host``.

    A ``ValueError`` tells none of it: any part may be one of a password that was not escaped.
    """
    parts = _split(url)
    if "@" in parts.path or parts.fragment:
        raise ValueError("in a password, / is written %2F, ? %3F and # %23")
    scheme, _, kind = parts.scheme.partition("+")
    where = parts.netloc.rpartition("@")[2]
    port = 26379 if kind == "sentinel" else 6379
    tls: dict[str, Any] = {}
    login: dict[str, Any] = {}
    if parts.username:
        login["username"] = unquote(parts.username)
    if parts.password:
        login["password"] = unquote(parts.password)
    if scheme == "rediss":
        tls = {"ssl": True, **_options(parts.query)}
    elif parts.query:
        raise ValueError("only rediss takes options")
    path = [part for part in parts.path.split("/") if part]
    service = path.pop(0) if kind == "sentinel" and path else "mymaster"
    if len(path) > 1 or not all(part.isdecimal() for part in path):
        raise ValueError("the database is not a number")
    database = int(path[0]) if path else 0
    hosts = [_host(one, port) for one in where.split(",")]
    if len(hosts) > 1 and not kind:
        raise ValueError("several hosts need +sentinel or +cluster")
    return Address(kind, hosts, tls, login, service, database, url)


def check(url: str) -> None:
    """Raise ``ValueError`` (never quoting the URL, which may hold a password) if it is unusable."""
    tls = parse(url).tls
    if not tls:
        return
    options = {name: value for name, value in tls.items() if name != "ssl"}
    try:
        SSLConnection(**options).ssl_context.get()
    except OSError as error:
        raise ValueError(f"the certificates cannot be used: {error.strerror}") from None
    except (RedisError, ValueError):
        raise ValueError("the options of TLS cannot be used") from None


def connect(address: Address, *, retries: int = RETRIES, connections: int = CONNECTIONS) -> Client:
    """A client with its own pool. Nothing is sent before it is used."""
    timing: dict[str, Any] = {
        "socket_connect_timeout": CONNECT,
        "socket_timeout": ANSWER,
        "socket_keepalive": True,
        "socket_keepalive_options": KEEPALIVE,
        "retry": Retry(ExponentialWithJitterBackoff(base=0.02, cap=0.2), retries),
    }
    if address.kind == "cluster":
        nodes = [ClusterNode(host, port) for host, port in address.hosts]
        return _Cluster(
            startup_nodes=nodes,
            max_connections=connections,
            # By default every fifth redirection closes all connections, in use or not.
            reinitialize_steps=0,
            **address.tls,
            **address.login,
            **timing,
        )
    if address.kind == "sentinel":
        sentinel = Sentinel(  # type: ignore[no-untyped-call]
            address.hosts,
            sentinel_kwargs={**address.tls, **timing},
            db=address.database,
            max_connections=connections,
            **address.tls,
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


def _split(url: str) -> SplitResult:
    try:
        return urlsplit(url)
    except ValueError:
        raise ValueError("this is no address") from None


def _options(query: str) -> dict[str, Any]:
    if not parse_qs(query, keep_blank_values=True).keys() <= {*OPTIONS}:
        raise ValueError(f"the only options are {', '.join(OPTIONS)}")
    try:
        options = dict(parse_url(f"redis://?{query}"))
    except ValueError:
        raise ValueError("an option has a value that cannot be") from None
    return options


def _host(text: str, default_port: int) -> tuple[str, int]:
    parts = _split(f"//{text}")
    try:
        port = parts.port
    except ValueError:
        raise ValueError("a port is not a number up to 65535") from None
    return parts.hostname or "localhost", port or default_port

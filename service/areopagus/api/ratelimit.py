"""Rate limits: a token bucket for each client, in Redis when there is one, else in this process.

A client is whoever shows an API key, or else an address. What is told follows the IETF draft
*RateLimit header fields for HTTP*: ``RateLimit-Policy`` and ``RateLimit``.
"""

import logging
import math
import time
from collections import OrderedDict
from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec import Struct
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from areopagus.api.clients import client_of
from areopagus.api.headers import headers_of
from areopagus.api.overload import UNGUARDED, refuse
from areopagus.api.problems import RATE_LIMITED, Problem

log = logging.getLogger("areopagus.limits")

MOST_CLIENTS = 50_000
"""How many buckets a process keeps; the one used longest ago is forgotten first."""


class RatePolicy(NamedTuple):
    """So many requests in so many seconds; they come back one by one."""

    requests: int
    seconds: int

    @property
    def interval(self) -> float:
        """Seconds until one request comes back."""
        return self.seconds / self.requests


class Taken(NamedTuple):
    """What became of a request."""

    allowed: bool
    left: int
    wait: float
    """Seconds: until the next is allowed, or else until all have come back."""


class Buckets(Protocol):
    """Where buckets are kept."""

    async def take(self, client: str) -> Taken:
        """Take one request out of the bucket of a client."""
        ...


class LocalBuckets:
    """The buckets of one process. A bucket is the instant at which it is full again (GCRA)."""

    def __init__(self, policy: RatePolicy, clock: Any = time.monotonic) -> None:
        self._policy = policy
        self._clock = clock
        self._full_at: OrderedDict[str, float] = OrderedDict()

    async def take(self, client: str) -> Taken:
        now = self._clock()
        full_at = max(self._full_at.pop(client, now), now)
        taken, full_at = _take(self._policy, now, full_at)
        self._full_at[client] = full_at
        if len(self._full_at) > MOST_CLIENTS:
            self._full_at.popitem(last=False)
        return taken


_SCRIPT = """
local now = redis.call('TIME')
now = now[1] + now[2] / 1000000
local interval, window = tonumber(ARGV[1]), tonumber(ARGV[2])
local full = math.max(tonumber(redis.call('GET', KEYS[1]) or now), now)
if full + interval - now <= window + 0.000001 then
  full = full + interval
  redis.call('SET', KEYS[1], string.format('%.6f', full), 'PX', math.ceil((full - now) * 1000))
  return {1, string.format('%.6f', full - now)}
end
return {0, string.format('%.6f', full - now)}
"""


class RedisBuckets:
    """The same buckets for all processes. While Redis is away, each goes by its own."""

    def __init__(self, client: Any, policy: RatePolicy) -> None:
        self._client = client
        self._policy = policy
        self._script = client.register_script(_SCRIPT)
        self._meanwhile = LocalBuckets(policy)
        self._away_until = 0.0

    @classmethod
    def at(cls, url: str, policy: RatePolicy) -> "RedisBuckets":
        """The buckets in the Redis at an address."""
        from areopagus.redis.client import connect, parse  # only who uses it loads it

        return cls(connect(parse(url), retries=0), policy)

    async def take(self, client: str) -> Taken:
        if time.monotonic() < self._away_until:
            return await self._meanwhile.take(client)
        policy = self._policy
        try:
            allowed, owed = await self._script(
                keys=[f"areopagus:rate:{client}"], args=[policy.interval, policy.seconds]
            )
        except Exception as error:
            log.warning("Redis keeps no rates now: %s", type(error).__name__)
            self._away_until = time.monotonic() + 2.0
            return await self._meanwhile.take(client)
        return _told(policy, bool(allowed), float(owed))


SHORT = 256
"""How many characters a pong may have that is not counted."""
PREFLIGHT = b"access-control-request-method"
"""The header that makes a preflight of ``OPTIONS``."""
_TRY_AGAIN_LATER = {"type": "websocket.close", "code": 1013, "reason": "Try again later"}


class RateLimit:
    """Lets a client through as often as the policy allows, and says how often that is."""

    def __init__(self, app: ASGIApp, buckets: Buckets, policy: RatePolicy) -> None:
        self.app = app
        self._buckets = buckets
        text = f'"default";q={policy.requests};w={policy.seconds}'
        self._policy = (b"ratelimit-policy", text.encode())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["path"] in UNGUARDED:
            await self.app(scope, receive, send)
            return
        taken = await self._buckets.take(client_of(scope))
        if scope["type"] == "websocket":
            await self._websocket(taken, scope, receive, send)
            return
        wait = math.ceil(taken.wait)
        rate = (b"ratelimit", f'"default";r={taken.left};t={wait}'.encode())

        async def send_with_rate(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], self._policy, rate]
            await send(message)

        if taken.allowed:
            await self.app(scope, receive, send_with_rate)
            return
        headers = {"retry-after": str(max(wait, 1))}
        problem = Problem(RATE_LIMITED, "This client has asked too often.", headers=headers)
        await refuse(problem, scope, receive, send_with_rate)

    async def _websocket(self, taken: Taken, scope: Scope, receive: Receive, send: Send) -> None:
        """Count each WebSocket message as a request: one connection must not evade the limit. Only
        the one pong that each of our pings asks for is free."""
        if not taken.allowed:
            await send(_TRY_AGAIN_LATER)
            return
        closed = False
        unanswered = 0

        async def receive_counting() -> Message:
            nonlocal closed, unanswered
            message = await receive()
            if message["type"] != "websocket.receive":
                return message
            if unanswered and _kind_of(message.get("text")) == "pong":
                unanswered -= 1
                return message
            if (await self._buckets.take(client_of(scope))).allowed:
                return message
            closed = True
            await send(_TRY_AGAIN_LATER)
            return {"type": "websocket.disconnect", "code": _TRY_AGAIN_LATER["code"]}

        async def send_until_closed(message: Message) -> None:
            nonlocal unanswered
            if closed:
                return
            unanswered += _kind_of(message.get("text")) == "ping"
            await send(message)

        await self.app(scope, receive_counting, send_until_closed)


class PreflightLimit(RateLimit):
    """The same limit for what browsers ask before they ask: CORS answers that by itself, before
    any other guard."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method") == "OPTIONS" and PREFLIGHT in headers_of(scope):
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)


class _Kind(Struct):
    """What a message on a WebSocket is."""

    type: str


def _kind_of(text: str | None) -> str | None:
    """The type of a short message; none of a long one, which is no mere ping or pong."""
    if text is None or len(text) > SHORT:
        return None
    try:
        return msgspec.json.decode(text, type=_Kind).type
    except (msgspec.DecodeError, UnicodeError):
        return None


def _take(policy: RatePolicy, now: float, full_at: float) -> tuple[Taken, float]:
    after = full_at + policy.interval
    if after - now <= policy.seconds + 1e-6:
        return _told(policy, True, after - now), after
    return _told(policy, False, full_at - now), full_at


def _told(policy: RatePolicy, allowed: bool, owed: float) -> Taken:
    """``owed``: seconds until the bucket is full again."""
    if allowed:
        left = int((policy.seconds - owed) / policy.interval + 1e-6)
        return Taken(True, left, owed)
    return Taken(False, 0, owed + policy.interval - policy.seconds)

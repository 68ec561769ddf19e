"""Hints that a session has changed, through Redis pub/sub.

Only hints: a feed reads the log by version, and looks at it now and then without any. So what is
lost while a connection breaks is late, and never missing.
"""

import asyncio
import logging
import re
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from areopagus.redis.client import BROKEN, Client, disconnect

log = logging.getLogger("areopagus.sessions")

TRY_AGAIN = 0.5
"""Seconds before a broken subscription is made anew."""
LISTEN = 5.0
"""Seconds that one wait for a message takes."""
QUIET = 0.05
"""Seconds to leave a node alone that has nothing to wait for."""

_CHANNEL = re.compile(rb"areopagus:\{([A-Za-z0-9_-]{22})\}:news")
_ALWAYS = "areopagus:news"
"""A channel nobody publishes to, so that there is always something to wait for."""


class News:
    """One subscription per worker for all sessions that are watched here."""

    def __init__(self, connect: Callable[[], Client], *, sharded: bool) -> None:
        self._connect = connect
        self._sharded = sharded
        self._wakes: dict[str, Callable[[], None]] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def listen(self, id: str, wake: Callable[[], None]) -> None:
        self._wakes[id] = wake
        self._changed.set()
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    def ignore(self, id: str) -> None:
        self._wakes.pop(id, None)
        self._changed.set()

    def tell(self, id: str) -> None:
        """Wake the feed in this worker; Redis publishes to the others."""
        if wake := self._wakes.get(id):
            wake()

    async def close(self) -> None:
        while self._task is not None and not self._task.done():
            self._task.cancel()  # again, because redis-py loses it while it connects
            await asyncio.wait({self._task}, timeout=0.1)

    async def _run(self) -> None:
        while True:
            try:
                await self._follow()
            except BROKEN as error:
                log.warning("the subscription broke", extra={"error": type(error).__name__})
            await asyncio.sleep(TRY_AGAIN)

    async def _follow(self) -> None:
        """Subscribe to what is watched, and pass hints on, until the connection breaks."""
        client = self._connect()
        channels: Any = None
        try:
            if self._sharded:
                await client.initialize()
            channels = client.pubsub()
            async with asyncio.TaskGroup() as tasks:
                subscribed: set[str] = set()
                readers: set[str] = set()
                if not self._sharded:
                    await channels.subscribe(_ALWAYS)
                    tasks.create_task(self._read(channels.get_message))
                while True:
                    self._changed.clear()
                    await self._subscribe(channels, subscribed)
                    if self._sharded:
                        self._read_shards(client, channels, readers, tasks)
                    await self._changed.wait()
        except ExceptionGroup as group:
            raise group.exceptions[0] from None
        finally:
            if channels is not None:
                await channels.aclose()
            await disconnect(client)

    async def _subscribe(self, channels: Any, subscribed: set[str]) -> None:
        """Follow what is watched by now. What came before was missed, so those are woken."""
        wanted = set(self._wakes)
        subscribe = channels.ssubscribe if self._sharded else channels.subscribe
        unsubscribe = channels.sunsubscribe if self._sharded else channels.unsubscribe
        for id in subscribed - wanted:
            await unsubscribe(_channel(id))
        for id in wanted - subscribed:
            await subscribe(_channel(id))
            self.tell(id)
        subscribed.clear()
        subscribed.update(wanted)

    def _read_shards(
        self,
        client: Client,
        channels: Any,
        readers: set[str],
        tasks: asyncio.TaskGroup,
    ) -> None:
        """In a Cluster each node has its own messages, and gets its own reader."""
        for name in list(channels.node_pubsub_mapping):
            if name in readers:
                continue
            node = client.get_node(node_name=name)
            readers.add(name)
            tasks.create_task(self._read(partial(channels.get_sharded_message, target_node=node)))

    async def _read(self, message: Callable[..., Any]) -> None:
        while True:
            started = time.monotonic()
            found = await message(timeout=LISTEN)
            if found is None and time.monotonic() - started < LISTEN / 2:
                await asyncio.sleep(QUIET)  # a node from which nothing is wanted now
            elif found is not None and found["type"] in ("message", "smessage"):
                channel = _CHANNEL.fullmatch(found["channel"])
                if channel is not None:
                    self.tell(channel[1].decode())


def _channel(id: str) -> str:
    return f"areopagus:{{{id}}}:news"

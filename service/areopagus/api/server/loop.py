"""uvloop, with an acceptor that takes all connections that wait.

uvloop's own (its libuv 1.52) takes one connection each time around the loop. Under load a time
around takes a tenth of a second, and a thousand new connections would wait for a minute and a half,
where nothing can refuse them.
"""

import asyncio
import socket
from asyncio import AbstractServer
from collections.abc import Callable, Sequence
from typing import Any

import uvloop

AT_ONCE = 1_024
"""How many connections are taken in one go."""
_PAUSE = 0.1
"""Seconds until the next try when there is no room for another connection."""


class Loop(uvloop.Loop):
    """The event loop of the service."""

    async def create_server(  # type: ignore[override]
        self,
        protocol_factory: Callable[[], asyncio.BaseProtocol],
        host: Any = None,
        port: Any = None,
        *,
        sock: socket.socket | None = None,
        backlog: int = 100,
        ssl: Any = None,
        **options: Any,
    ) -> AbstractServer:
        """As uvloop's, without TLS: that is the proxy's to speak."""
        if ssl is not None or options:
            return await super().create_server(
                protocol_factory, host, port, sock=sock, backlog=backlog, ssl=ssl, **options
            )
        listeners = [sock] if sock is not None else await self._bound(host, port)
        return _Server(self, protocol_factory, listeners, backlog)

    async def _bound(self, host: Any, port: Any) -> list[socket.socket]:
        infos = await self.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        listeners: list[socket.socket] = []
        try:
            for family, kind, protocol, _, address in dict.fromkeys(infos):
                listener = socket.socket(family, kind, protocol)
                listeners.append(listener)
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                if family == socket.AF_INET6:
                    listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
                listener.bind(address)
        except OSError:
            for listener in listeners:
                listener.close()
            raise
        return listeners


class _Server(AbstractServer):
    """Listening sockets, and whoever connects to them."""

    def __init__(
        self,
        loop: Loop,
        protocol_factory: Callable[[], asyncio.BaseProtocol],
        listeners: list[socket.socket],
        backlog: int,
    ) -> None:
        self._loop = loop
        self._factory = protocol_factory
        self._listeners = listeners
        self._connecting: set[asyncio.Task[Any]] = set()
        for listener in listeners:
            listener.listen(backlog)
            listener.setblocking(False)
            loop.add_reader(listener, self._accept, listener)

    @property
    def sockets(self) -> Sequence[socket.socket]:
        """Those that listen."""
        return tuple(self._listeners)

    def get_loop(self) -> asyncio.AbstractEventLoop:
        return self._loop

    def is_serving(self) -> bool:
        return bool(self._listeners)

    async def start_serving(self) -> None:
        """It does from the beginning."""

    async def serve_forever(self) -> None:
        raise NotImplementedError("uvicorn waits by itself")

    def close(self) -> None:
        """Take no more connections."""
        for listener in self._listeners:
            self._loop.remove_reader(listener)
            listener.close()
        self._listeners = []

    async def wait_closed(self) -> None:
        """Connections are the server's to wait for."""

    def _accept(self, listener: socket.socket) -> None:
        for _ in range(AT_ONCE):
            try:
                connection, _address = listener.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError:  # no room for another file: it would say so again at once
                self._loop.remove_reader(listener)
                self._loop.call_later(_PAUSE, self._listen_again, listener)
                return
            connection.setblocking(False)
            task = self._loop.create_task(self._connect(connection))
            self._connecting.add(task)
            task.add_done_callback(self._connecting.discard)

    def _listen_again(self, listener: socket.socket) -> None:
        if listener in self._listeners:
            self._loop.add_reader(listener, self._accept, listener)

    async def _connect(self, connection: socket.socket) -> None:
        try:
            await self._loop.connect_accepted_socket(self._factory, connection)
        except OSError:  # it is gone already
            connection.close()

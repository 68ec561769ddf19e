"""The management port: probes and metrics, answered beside the load and not behind it.

It has a thread and an event loop of its own, so a probe waits for a turn of the interpreter and
not for the requests before it. ``/healthz`` still says whether the service works: the main loop
gives a sign of life, and without one for a while the answer is 503.
"""

import asyncio
import logging
import socket
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import uvicorn
from starlette.middleware import Middleware
from starlette.routing import Router
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from areopagus.api.lifecycle import Drain
from areopagus.api.overload import refuse
from areopagus.api.problems import NOT_FOUND, STUCK, UNAVAILABLE, Problem
from areopagus.api.rest.service import NOBODYS, operator_routes
from areopagus.api.security_headers import security_headers
from areopagus.sessions.errors import Unavailable
from areopagus.sessions.store import Store
from areopagus.settings import Settings

log = logging.getLogger("areopagus.management")

BEAT = 1.0
"""Seconds between signs of life of the main loop."""
LIFELESS = 30.0
"""Seconds without one after which the service counts as stuck. No request holds it for so long."""
STORE_SECONDS = 3.0
"""How long the store of sessions may take to answer."""


class Heartbeat:
    """When the main loop last gave a sign of life."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last = clock()

    def check(self) -> None:
        """Raise :class:`Problem` when the last sign is too long ago."""
        silent = self._clock() - self._last
        if silent > LIFELESS:
            raise Problem(STUCK, f"Requests have not been looked at for {silent:.0f} seconds.")

    async def beat(self) -> None:
        """Give signs of life for as long as the main loop runs."""
        while True:
            self._last = self._clock()
            await asyncio.sleep(BEAT)


def management_app(settings: Settings, store: Store, drain: Drain, heart: Heartbeat) -> ASGIApp:
    """The application on the management port, for the event loop of another thread."""
    main = asyncio.get_running_loop()

    async def ask_store() -> None:
        """The store belongs to the main loop; this thread waits for it, and not for ever."""
        asking = asyncio.run_coroutine_threadsafe(_version(store), main)
        try:
            async with asyncio.timeout(STORE_SECONDS):
                await asyncio.wrap_future(asking)
        except TimeoutError:
            raise Problem(UNAVAILABLE, "The store of sessions did not answer in time.") from None

    return Router(
        operator_routes(store, drain, ask_store, heart.check),
        default=_nothing_here,
        redirect_slashes=False,
        middleware=[Middleware(_SecurityHeaders, hsts_seconds=settings.hsts_seconds)],
    )


@contextmanager
def serving(app: ASGIApp, settings: Settings) -> Iterator[int]:
    """Serve the application from a thread of its own, for as long as this lasts; the port."""
    listener = listen(settings)
    port: int = listener.getsockname()[1]
    config = uvicorn.Config(
        app,
        loop="asyncio",  # a probe now and then needs no speed
        http="areopagus.api.server.http_protocol:HttpProtocol",
        ws="none",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listener],), name="management", daemon=True)
    thread.start()
    log.info("probes and metrics are on port %d", port)
    try:
        yield port
    finally:
        server.should_exit = True
        thread.join(5)
        listener.close()


def listen(settings: Settings) -> socket.socket:
    """The socket of the management port. Several workers share it: any of them may answer."""
    host, port = settings.host, settings.management_port
    family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if settings.workers > 1:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listener.bind(address)
    except OSError:
        listener.close()
        raise
    return listener


class _SecurityHeaders:
    """What the edge adds to every answer of the public port, without its counts and its log."""

    def __init__(self, app: ASGIApp, hsts_seconds: int) -> None:
        self.app = app
        self._headers, _ = security_headers(hsts_seconds)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        def send_with_headers(message: Message) -> Awaitable[None]:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers]
            return send(message)

        await self.app(scope, receive, send_with_headers)


async def _version(store: Store) -> None:
    try:
        await store.version(NOBODYS)
    except Unavailable as away:
        raise Problem(UNAVAILABLE, away.message) from None


async def _nothing_here(scope: Scope, receive: Receive, send: Send) -> None:
    await refuse(Problem(NOT_FOUND, "Nothing is at this path."), scope, receive, send)

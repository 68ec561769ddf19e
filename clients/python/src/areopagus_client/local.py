"""The same calls without a service, for tests and bots: its package answers in this process.

``local.areopagus()`` is an ``Areopagus``, ``local.async_areopagus()`` an ``AsyncAreopagus``; both
need the package ``areopagus`` beside this one. Nothing listens on a port. What is asked goes
through the application of the service like any request, so the answers are the same, sessions,
streams, sealed states and suggestions included. Sessions end with the client.
"""

import asyncio
import queue
import threading
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Generator, Iterator
from concurrent.futures import Future
from contextlib import aclosing, closing
from typing import Any

import httpx

from areopagus_client._async.client import AsyncAreopagus
from areopagus_client._sync.client import Areopagus
from areopagus_client.contract.shared import Language

try:
    from areopagus.api.app import create_app
    from areopagus.referee.catalogue import Catalogue
    from areopagus.settings import Settings
except ImportError as error:
    raise ImportError("areopagus_client.local needs the package of the service.") from error

_URL = "http://local"
PATIENT = Settings(request_seconds=3600.0, pack_check_seconds=3600.0, max_wait_ms=60_000)
"""How the service runs unless told: without limits that would protect it from other clients."""
Message = dict[str, Any]
"""A message of ASGI; the last one of an exchange has the type ``done``."""


def areopagus(settings: Settings | None = None, *, lang: Language | None = None) -> Areopagus:
    """A client whose service is in this process. ``close`` ends both."""
    return Areopagus(_URL, lang=lang, transport=LocalTransport(settings))


def async_areopagus(
    settings: Settings | None = None, *, lang: Language | None = None
) -> AsyncAreopagus:
    """The same for asyncio. ``aclose`` ends both."""
    return AsyncAreopagus(_URL, lang=lang, transport=LocalTransport(settings))


class LocalTransport(httpx.BaseTransport, httpx.AsyncBaseTransport):
    """A transport of httpx to a service that runs in a thread of this process.

    The service has an event loop of its own, so that it goes on while its clients do something
    else, and serves those that wait and those that do not alike.
    """

    def __init__(self, settings: Settings | None = None) -> None:
        # Not as a server would run it: nothing is warmed up that nobody may ask for.
        self._app: Any = create_app(settings or PATIENT, Catalogue())
        started: Future[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = Future()
        self._thread = threading.Thread(
            target=lambda: asyncio.run(_until_stopped(started)), name="areopagus", daemon=True
        )
        self._thread.start()
        self._loop, self._stop = started.result()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Answer a request."""
        heard: queue.SimpleQueue[Message] = queue.SimpleQueue()
        seconds = _read_timeout(request)
        exchange = self._begin(request, request.read(), heard.put)

        def messages() -> Generator[Message, None, None]:
            try:
                while True:
                    message = heard.get(timeout=seconds)
                    yield message
                    if message["type"] == "done":
                        return
            except queue.Empty:
                raise httpx.ReadTimeout("Nothing was heard.", request=request) from None
            finally:
                exchange.cancel()

        told = messages()
        status, headers = _started(next(told), request)
        return httpx.Response(status, headers=headers, stream=_Body(told))

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Answer a request, without waiting for it."""
        heard: asyncio.Queue[Message] = asyncio.Queue()
        here = asyncio.get_running_loop()
        seconds = _read_timeout(request)

        def deliver(message: Message) -> None:
            if not here.is_closed():
                here.call_soon_threadsafe(heard.put_nowait, message)

        exchange = self._begin(request, await request.aread(), deliver)

        async def messages() -> AsyncGenerator[Message, None]:
            try:
                while True:
                    message = await asyncio.wait_for(heard.get(), seconds)
                    yield message
                    if message["type"] == "done":
                        return
            except TimeoutError:
                raise httpx.ReadTimeout("Nothing was heard.", request=request) from None
            finally:
                exchange.cancel()

        told = messages()
        status, headers = _started(await anext(told), request)
        return httpx.Response(status, headers=headers, stream=_AsyncBody(told))

    def close(self) -> None:
        """End the service."""
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._stop.set)
            self._thread.join()

    async def aclose(self) -> None:
        """End the service."""
        await asyncio.to_thread(self.close)

    def _begin(
        self, request: httpx.Request, content: bytes, deliver: Callable[[Message], None]
    ) -> "Future[None]":
        if not self._thread.is_alive():
            raise httpx.ConnectError("The service has ended.", request=request)
        exchange = self._exchange(_scope(request), content, deliver)
        return asyncio.run_coroutine_threadsafe(exchange, self._loop)

    async def _exchange(
        self, scope: Message, content: bytes, deliver: Callable[[Message], None]
    ) -> None:
        """Have the application answer a request; a client that goes away cancels it."""
        body = iter([{"type": "http.request", "body": content, "more_body": False}])

        async def receive() -> Message:
            for message in body:
                return message
            return await asyncio.get_running_loop().create_future()  # type: ignore[no-any-return]

        async def send(message: Message) -> None:
            deliver(message)

        try:
            await self._app(scope, receive, send)
        finally:
            deliver({"type": "done"})


async def _until_stopped(
    started: "Future[tuple[asyncio.AbstractEventLoop, asyncio.Event]]",
) -> None:
    stop = asyncio.Event()
    started.set_result((asyncio.get_running_loop(), stop))
    await stop.wait()


class _Body(httpx.SyncByteStream):
    """The body of an answer, as it comes."""

    def __init__(self, told: Generator[Message, None, None]) -> None:
        self._told = told

    def __iter__(self) -> Iterator[bytes]:
        with closing(self._told) as told:
            for message in told:
                if message.get("body"):
                    yield message["body"]

    def close(self) -> None:
        self._told.close()


class _AsyncBody(httpx.AsyncByteStream):
    """The body of an answer, as it comes."""

    def __init__(self, told: AsyncGenerator[Message, None]) -> None:
        self._told = told

    async def __aiter__(self) -> AsyncIterator[bytes]:
        async with aclosing(self._told) as told:
            async for message in told:
                if message.get("body"):
                    yield message["body"]

    async def aclose(self) -> None:
        await self._told.aclose()


def _scope(request: httpx.Request) -> Message:
    path, _, query = request.url.raw_path.partition(b"?")
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "method": request.method,
        "scheme": request.url.scheme,
        "path": request.url.path,
        "raw_path": path,
        "query_string": query,
        "root_path": "",
        "headers": [(name.lower(), value) for name, value in request.headers.raw],
        "client": ("127.0.0.1", 0),
        "server": (request.url.host, 80),
        "state": {},
    }


def _started(message: Message, request: httpx.Request) -> tuple[int, list[tuple[bytes, bytes]]]:
    if message["type"] != "http.response.start":
        raise httpx.RemoteProtocolError("The service gave no answer.", request=request)
    return message["status"], list(message["headers"])


def _read_timeout(request: httpx.Request) -> float | None:
    timeout: dict[str, float | None] = request.extensions.get("timeout", {})
    return timeout.get("read")

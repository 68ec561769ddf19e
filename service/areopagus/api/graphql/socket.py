"""``/graphql`` as a WebSocket: queries and subscriptions by graphql-transport-ws.

Ours, because the engine and its limits are. The legacy protocol ``graphql-ws`` is not spoken,
mutations go by POST, and tokens come in ``connection_init``, never in an address.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.types import Receive, Scope, Send

from areopagus.api.body import bounds_of, check_structure, reading_size
from areopagus.api.graphql import faults, messages
from areopagus.api.graphql.engine import Engine, ExecutionAnswer
from areopagus.api.graphql.faults import Fault
from areopagus.api.graphql.messages import PROTOCOL, ClientMessage
from areopagus.api.graphql.requests import Request
from areopagus.api.headers import Headers, bearer, bearer_of, headers_of, text
from areopagus.api.lazy import Lazy
from areopagus.api.negotiation import preferred_language
from areopagus.api.offload import offload
from areopagus.api.problems import Problem
from areopagus.api.streams import Streams
from areopagus.kernel.language import Language
from areopagus.sessions.shapes import Ended
from areopagus.settings import Settings
from areopagus.telemetry import metrics

PATIENCE = 10.0
"""Seconds until the first message must have come."""
HEARTBEAT = 15.0
"""Seconds between pings, so that nobody takes silence for the end."""
STALLED = 30.0
"""Seconds that a client may take to read one message before it is disconnected."""
log = logging.getLogger("areopagus.graphql")

_GONE = 1006
_LONGEST_REASON = 123
"""Bytes: control frames hold no more (RFC 6455, 5.5)."""
_encoder = msgspec.json.Encoder()


class Hangup(Exception):
    """The connection ends, with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code, self.reason = code, reason


class GraphQLSocket:
    """The GraphQL endpoint for WebSockets, as an ASGI application."""

    def __init__(self, engine: Lazy[Engine], settings: Settings, streams: Streams) -> None:
        self._engine = engine
        self._settings = settings
        self._streams = streams
        allowed = (origin.strip() for origin in settings.cors_origins.split(","))
        self._origins = frozenset(filter(None, allowed))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = headers_of(scope)
        await receive()  # websocket.connect
        if not self._may_ask(text(headers, b"origin"), text(headers, b"host") or ""):
            await send({"type": "websocket.close", "code": 1008})  # before accept: HTTP 403
            return
        if PROTOCOL not in scope["subprotocols"]:
            await send({"type": "websocket.accept"})
            reason = f"Only {PROTOCOL} is spoken here"
            await send(_closing(messages.OTHER_PROTOCOL, reason))
            return
        if self._streams.are_full:
            # Accepted first: closed before, it would be an HTTP 403.
            await send({"type": "websocket.accept", "subprotocol": PROTOCOL})
            await send(_closing(messages.TOO_MANY, "Try again later"))
            return
        with self._streams.place():
            await self._converse(headers, receive, send)

    async def _converse(self, headers: Headers, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept", "subprotocol": PROTOCOL})
        language = preferred_language(headers.get(b"accept-language", b""))
        connection = _Connection(
            await self._engine.get_async(), self._settings, receive, send, language
        )
        connection.key = bearer_of(headers)
        await connection.run()

    def _may_ask(self, origin: str | None, host: str) -> bool:
        """A page of another origin must be allowed to, as CORS would have it for HTTP."""
        if origin is None or "*" in self._origins or origin in self._origins:
            return True
        try:
            return urlsplit(origin).netloc.lower() == host.lower()
        except ValueError:  # no origin at all, such as `http://[`
            return False


class _Connection:
    """One client, from its first message to its last."""

    def __init__(
        self,
        engine: Engine,
        settings: Settings,
        receive: Receive,
        send: Send,
        language: Language,
    ) -> None:
        self.key: str | None = None
        self._engine = engine
        self._settings = settings
        self._receive = receive
        self._send = send
        self._language = language
        self._greeted = False
        self._sending = asyncio.Lock()
        self._running: dict[str, asyncio.Task[None]] = {}
        self._hangup: asyncio.Future[Hangup] = asyncio.get_running_loop().create_future()

    async def run(self) -> None:
        """Serve until either side ends it."""
        reading = asyncio.create_task(self._read())
        beating = asyncio.create_task(self._beat())
        try:
            ends: set[asyncio.Future[Any]] = {reading, self._hangup}
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            if self._hangup.done() and (ended := self._hangup.result()).code != _GONE:
                async with asyncio.timeout(STALLED):
                    await self._send(_closing(ended.code, ended.reason))
        except (OSError, TimeoutError):
            pass  # it is gone already
        finally:
            tasks = [reading, beating, *self._running.values()]
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)

    async def _read(self) -> None:
        deadline = asyncio.get_running_loop().time() + PATIENCE
        try:
            while True:
                async with asyncio.timeout_at(None if self._greeted else deadline):
                    event = await self._receive()
                if event["type"] == "websocket.disconnect":
                    return
                body = (event.get("text") or "").encode()
                await self._take(await offload(partial(self._decoded, body), reading_size(body)))
        except TimeoutError:
            self._end(Hangup(messages.NO_INIT, "Connection initialisation timeout"))
        except Hangup as hangup:
            self._end(hangup)

    def _decoded(self, body: bytes) -> ClientMessage:
        try:
            if len(body) > self._settings.graphql_max_body:
                raise Hangup(1009, "Message too big")
            check_structure(body, bounds_of(self._settings))
            return messages.decoder.decode(body)
        except (Problem, msgspec.DecodeError, UnicodeError, RecursionError):
            raise Hangup(messages.BAD_MESSAGE, "Invalid message") from None

    async def _take(self, message: ClientMessage) -> None:
        match message:
            case messages.ConnectionInit():
                await self._greet(message)
            case messages.Ping():
                await self._tell({"type": "pong"})
            case messages.Subscribe():
                await self._begin(message.id, message.payload)
            case messages.Complete() if task := self._running.pop(message.id, None):
                task.cancel()

    async def _greet(self, message: messages.ConnectionInit) -> None:
        if self._greeted:
            raise Hangup(messages.TOO_MANY_INITS, "Too many initialisation requests")
        self._greeted = True
        if message.authorization is not None:
            self.key = bearer(message.authorization)
        await self._tell({"type": "connection_ack"})

    async def _begin(self, id: str, request: Request) -> None:
        if not self._greeted:
            raise Hangup(messages.UNAUTHORIZED, "Unauthorized")
        if id in self._running:
            raise Hangup(messages.TAKEN, f"Subscriber for {id[:64]} already exists")
        most = self._settings.graphql_max_subscriptions
        if len(self._running) >= most:
            what = f"{most} operations at once are the most."
            fault = faults.refused(what, faults.TOO_MANY_SUBSCRIPTIONS, maximum=most)
            await self._refuse(id, fault)
            return
        self._running[id] = asyncio.create_task(self._serve(id, request))

    async def _serve(self, id: str, request: Request) -> None:
        """All answers to one operation."""
        try:
            answers = await self._engine.follow(request, self._language, key=self.key)
            restarting = await self._pump(id, answers)
        except Fault as fault:
            self._running.pop(id, None)
            await self._refuse(id, fault)
            return
        except Exception:
            log.exception("unexpected")
            self._end(Hangup(1011, "This is a mistake of ours; it is in our log"))
            return
        if self._running.pop(id, None) is not None:
            await self._tell({"id": id, "type": "complete"})
        if restarting and not self._running:
            self._end(Hangup(messages.RESTARTING, "Service Restart"))

    async def _pump(
        self, id: str, answers: AsyncGenerator[tuple[ExecutionAnswer, Any], None]
    ) -> bool:
        """Send what comes; answers whether it ended because the service does."""
        last: Any = None
        try:
            async for answer, told in answers:
                await self._tell({"id": id, "type": "next", "payload": answer})
                last = told
        finally:
            await answers.aclose()
        return isinstance(last, Ended) and last.reason == "restarting"

    async def _refuse(self, id: str, fault: Fault) -> None:
        metrics.GRAPHQL_REJECTIONS.labels(fault.errors[0]["extensions"]["code"]).inc()
        await self._tell({"id": id, "type": "error", "payload": fault.errors})

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            await self._tell({"type": "ping"})

    async def _tell(self, message: dict[str, Any]) -> None:
        """Send a message. A client that does not read is disconnected, and may resume."""
        text = _encoder.encode(message).decode()
        try:
            async with asyncio.timeout(STALLED), self._sending:
                await self._send({"type": "websocket.send", "text": text})
        except TimeoutError:
            self._end(Hangup(messages.TOO_SLOW, "Too slow: come back with the last version seen"))
        except OSError:
            self._end(Hangup(_GONE, ""))  # nobody is there to be told

    def _end(self, hangup: Hangup) -> None:
        if not self._hangup.done():
            self._hangup.set_result(hangup)


def _closing(code: int, reason: str) -> dict[str, Any]:
    fitting = reason.encode()[:_LONGEST_REASON].decode(errors="ignore")
    return {"type": "websocket.close", "code": code, "reason": fitting}

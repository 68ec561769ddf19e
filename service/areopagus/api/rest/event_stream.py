"""Live updates as ``text/event-stream``."""

import asyncio
from contextlib import AbstractContextManager, suppress

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from areopagus.api.streams import EVENT_STREAM
from areopagus.kernel import codec
from areopagus.sessions.feed import Told, Watch
from areopagus.sessions.shapes import Ended, Opened

HEARTBEAT = 15.0
"""Seconds of silence after which a comment is sent, so that nobody takes it for the end."""
STALLED = 30.0
"""Seconds that a listener may take to read before it is let go, and then again to read why."""


class Stalled(Exception):
    """The listener does not read."""


class EventStream(Response):
    """A response that goes on until the listener leaves, is too slow, or the session ends."""

    media_type = EVENT_STREAM

    def __init__(self, watch: Watch, place: AbstractContextManager[object]) -> None:
        """The place among all streams is given back when this one ends."""
        super().__init__(headers={"cache-control": "no-store", "x-accel-buffering": "no"})
        del self.headers["content-length"]
        self._watch = watch
        self._place = place
        self._sent = watch.position

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._place:
            await self._answer(receive, send)

    async def _answer(self, receive: Receive, send: Send) -> None:
        async with self._watch:
            start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
            await send(start)
            with suppress(TimeoutError, Stalled):
                async with asyncio.timeout(None) as while_connected:
                    leaving = asyncio.create_task(_left(receive, while_connected))
                    try:
                        await self._pump(send)
                    finally:
                        leaving.cancel()

    async def _pump(self, send: Send) -> None:
        """Send what comes until it ends, and then why it did."""
        try:
            ended = await self._follow(send)
        except Stalled:
            ended = Ended(reason="slow", version=self._sent)
        await _send(send, b"event: end\ndata: %b\n\n" % codec.encode(ended), last=True)

    async def _follow(self, send: Send) -> Ended:
        position = self._sent
        await _send(
            send,
            b"retry: 1000\nid: %d\nevent: open\ndata: %b\n\n"
            % (position, codec.encode(Opened(version=position, at=self._watch.opened_at))),
        )
        while True:
            match await self._watch.next(HEARTBEAT):
                case Ended() as ended:
                    return ended
                case []:
                    await _send(send, b": still here\n\n")
                case told:
                    await _send(send, b"".join(map(_event, told)))
                    self._sent = told[-1].version


def _event(told: Told) -> bytes:
    return b"id: %d\nevent: update\ndata: %b\n\n" % (told.version, told.body)


async def _send(send: Send, body: bytes, *, last: bool = False) -> None:
    try:
        async with asyncio.timeout(STALLED):
            await send({"type": "http.response.body", "body": body, "more_body": not last})
    except TimeoutError:
        raise Stalled from None


async def _left(receive: Receive, while_connected: asyncio.Timeout) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    while_connected.reschedule(asyncio.get_running_loop().time())

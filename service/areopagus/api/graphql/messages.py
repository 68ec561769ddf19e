"""The messages of graphql-transport-ws that a client sends, and the codes that end a connection."""

from typing import Any

import msgspec
from msgspec import Struct

from areopagus.api.graphql.requests import Request

PROTOCOL = "graphql-transport-ws"

# https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md, and RFC 6455.
RESTARTING = 1012
TOO_SLOW = TOO_MANY = 1013
BAD_MESSAGE = 4400
UNAUTHORIZED = 4401
NO_INIT = 4408
TAKEN = 4409
OTHER_PROTOCOL = 4406
TOO_MANY_INITS = 4429


class ConnectionInit(Struct, tag_field="type", tag="connection_init"):
    """The first message. Its payload says who is there: `{"authorization": "Bearer …"}`."""

    payload: dict[str, Any] | None = None

    @property
    def authorization(self) -> str | None:
        """What stands for the header that browsers cannot send."""
        for name, value in (self.payload or {}).items():
            if name.lower() == "authorization":
                return value if isinstance(value, str) else ""
        return None


class Ping(Struct, tag_field="type", tag="ping"):
    """Asks for a pong."""

    payload: dict[str, Any] | None = None


class Pong(Struct, tag_field="type", tag="pong"):
    """Answers a ping, or comes unasked to keep the connection open."""

    payload: dict[str, Any] | None = None


class Subscribe(Struct, tag_field="type", tag="subscribe"):
    """An operation, with a name for its answers."""

    id: str
    payload: Request


class Complete(Struct, tag_field="type", tag="complete"):
    """No more answers are wanted."""

    id: str


ClientMessage = ConnectionInit | Ping | Pong | Subscribe | Complete
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)

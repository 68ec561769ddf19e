"""Who asks, as far as limits go: whoever shows an API key, or else an address."""

from collections.abc import Awaitable

from starlette.types import ASGIApp, Receive, Scope, Send

from areopagus.api.headers import headers_of

CLIENT = "areopagus.client"
"""Where the id of the API key that was shown is left in the scope."""
_LONGEST_ADDRESS = 64


def client_of(scope: Scope) -> str:
    """The client of a request."""
    known: str | None = scope.get(CLIENT)
    if known is not None:
        return f"key:{known}"
    client = scope.get("client")
    return f"at:{client[0]}" if client else "at:"


class ForwardedFor:
    """Takes the address of a client from ``X-Forwarded-For``, behind a known number of proxies.

    Each proxy adds to the end of the header the address that it was asked from. So with one proxy
    the last address is the client's, with two the one before it. Whatever stands further left, the
    client may have made up.
    """

    def __init__(self, app: ASGIApp, proxies: int) -> None:
        self.app = app
        self._proxies = proxies

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] != "lifespan":
            told = headers_of(scope).get(b"x-forwarded-for", b"").split(b",")
            address = told[-self._proxies].strip() if len(told) >= self._proxies else b""
            if address:
                scope["client"] = (address[:_LONGEST_ADDRESS].decode("latin-1"), 0)
        return self.app(scope, receive, send)

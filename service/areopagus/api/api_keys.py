"""API keys: optional, several, known by their hashes only, each for some of the service.

``AREOPAGUS_API_KEYS`` is ``id:sha256:scope+scope,…``; ``areopagus key --api`` makes an entry.
The header is ``X-API-Key``, because ``Authorization`` is where the keys of seats go.
"""

import hmac
import re
import secrets
from collections.abc import Awaitable
from hashlib import sha256
from typing import NamedTuple

from starlette.types import ASGIApp, Receive, Scope, Send

from areopagus.api.clients import CLIENT
from areopagus.api.headers import headers_of
from areopagus.api.overload import refuse
from areopagus.api.problems import API_KEY_NEEDED, OUT_OF_SCOPE, Problem

_SHOWN = "areopagus.api_key"
"""Where the key that was shown, if it is known here, is left in the scope."""
SCOPES = ("play", "sessions", "graphql")
"""The stateless operations; sessions; GraphQL, which has both. To read about games needs no key."""

_ID = r"[A-Za-z0-9_-]{1,32}"
_ENTRY = re.compile(rf"({_ID}):([0-9a-f]{{64}}):([a-z+]+)")
_CHALLENGE = {"www-authenticate": 'ApiKey header="X-API-Key"'}


class ApiKey(NamedTuple):
    """A key that is known here."""

    id: str
    hash: bytes
    scopes: frozenset[str]


def parse_api_keys(text: str) -> list[ApiKey]:
    """Parse ``id:sha256:scope+scope,…``; a ``ValueError`` never quotes any of it."""
    return [_parsed(entry.strip(), number) for number, entry in enumerate(text.split(","), 1)]


def new_api_key(id: str, scopes: str) -> tuple[str, str]:
    """A new key, and its entry in the settings."""
    if not re.fullmatch(_ID, id):
        raise ValueError(f"{id!r} is no id of 1 to 32 letters, digits, - or _")
    if unknown := {*scopes.split("+")} - {*SCOPES}:
        raise ValueError(f"there is no scope {min(unknown)!r}; these are: {', '.join(SCOPES)}")
    key = f"ak_{id}_{secrets.token_urlsafe(24)}"
    return key, f"{id}:{sha256(key.encode()).hexdigest()}:{scopes}"


def needed_scope(scope: Scope) -> str | None:
    """The scope that a key needs for this request; ``None`` when no key is needed."""
    path, method = scope["path"], scope.get("method")
    if method == "OPTIONS":
        return None
    if path.startswith("/v1/sessions"):
        return "sessions"
    if path == "/graphql":
        only_the_page = method in ("GET", "HEAD") and not scope["query_string"]
        return None if only_the_page else "graphql"
    return "play" if path.startswith("/v1/games/") and method in ("POST", "QUERY") else None


class ApiKeyReader:
    """Finds out who asks, by the key they show, and refuses nobody: limits come in between."""

    def __init__(self, app: ASGIApp, keys: list[ApiKey]) -> None:
        self.app = app
        self._keys = keys

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] != "lifespan":
            shown = headers_of(scope).get(b"x-api-key")
            key = None if shown is None else self._known(shown)
            if key is not None:
                scope[_SHOWN] = key
                scope[CLIENT] = key.id
        return self.app(scope, receive, send)

    def _known(self, shown: bytes) -> ApiKey | None:
        """The key with this hash, compared in constant time."""
        hashed = sha256(shown).digest()
        found = None
        for key in self._keys:
            if hmac.compare_digest(hashed, key.hash):
                found = key
        return found


class ApiKeys:
    """Lets through whoever has shown a key that is good for what they ask."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        problem = None if scope["type"] == "lifespan" else _problem(scope)
        if problem is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4401, "reason": "Unauthorized"})
        else:
            await refuse(problem, scope, receive, send)


def _problem(scope: Scope) -> Problem | None:
    needed = needed_scope(scope)
    if needed is None:
        return None
    key: ApiKey | None = scope.get(_SHOWN)
    if key is None:
        return Problem(API_KEY_NEEDED, "This needs an API key.", headers=dict(_CHALLENGE))
    if needed not in key.scopes:
        return Problem(OUT_OF_SCOPE, f"This API key is not for {needed!r}.")
    return None


def _parsed(entry: str, number: int) -> ApiKey:
    match = _ENTRY.fullmatch(entry)
    if match is None:
        raise ValueError(f"key {number} is not id:sha256:scope+scope")
    scopes = frozenset(match[3].split("+"))
    if unknown := scopes - {*SCOPES}:
        raise ValueError(f"key {number} has no scope {min(unknown)!r}: {', '.join(SCOPES)}")
    return ApiKey(match[1], bytes.fromhex(match[2]), scopes)

"""The middleware before the routes, as the settings want it. What is off costs nothing."""

import re

from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware

from areopagus.api.api_keys import ApiKeyReader, ApiKeys
from areopagus.api.clients import ForwardedFor
from areopagus.api.overload import OverloadGuard
from areopagus.api.ratelimit import (
    Buckets,
    LocalBuckets,
    PreflightLimit,
    RateLimit,
    RatePolicy,
    RedisBuckets,
)
from areopagus.api.settings_keys import api_keys_of
from areopagus.settings import PREFIX, Settings, SettingsError

_ORIGIN = re.compile(r"[a-z][a-z0-9+.-]*://([a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?")
_REQUEST_HEADERS = [
    "accept-language",
    "authorization",
    "content-type",
    "idempotency-key",
    "if-match",
    "if-none-match",
    "last-event-id",
    "x-api-key",
    "x-request-id",
]
_ANSWER_HEADERS = [
    "allow",
    "content-language",
    "deprecation",
    "etag",
    "location",
    "ratelimit",
    "ratelimit-policy",
    "retry-after",
    "sunset",
    "www-authenticate",
    "x-request-id",
]


def guards(settings: Settings) -> list[Middleware]:
    """From the outermost to the innermost."""
    origins, keys = origins_of(settings), api_keys_of(settings)
    rates = _rates(settings)
    found = []
    if settings.proxies:
        found.append(Middleware(ForwardedFor, proxies=settings.proxies))
    if origins and rates:
        found.append(Middleware(PreflightLimit, *rates))
    if origins:
        found.append(_cors(origins))
    found.append(
        Middleware(OverloadGuard, most=settings.max_concurrent, seconds=settings.request_seconds)
    )
    if keys:  # who it is, and only then how often and what: a key that is guessed counts too
        found.append(Middleware(ApiKeyReader, keys=keys))
    if rates:
        found.append(Middleware(RateLimit, *rates))
    if keys:
        found.append(Middleware(ApiKeys))
    return found


def origins_of(settings: Settings) -> list[str]:
    """The web origins whose pages may ask."""
    origins = [origin.strip() for origin in settings.cors_origins.split(",") if origin.strip()]
    for origin in origins:
        if origin != "*" and not _ORIGIN.fullmatch(origin):
            raise SettingsError(
                f"{PREFIX}CORS_ORIGINS: {origin!r} is neither * nor an origin as browsers send it, "
                "scheme://host or scheme://host:port in lower case"
            )
    return origins


def _cors(origins: list[str]) -> Middleware:
    """No cookies are ever read, so credentials need not be allowed: keys go in headers."""
    return Middleware(
        CORSMiddleware,
        allow_origins=origins,
        allow_methods=["GET", "HEAD", "POST", "QUERY", "DELETE"],
        allow_headers=_REQUEST_HEADERS,
        expose_headers=_ANSWER_HEADERS,
        max_age=7200,
    )


def _rates(settings: Settings) -> tuple[Buckets, RatePolicy] | None:
    if not settings.rate_limit:
        return None
    policy = RatePolicy(settings.rate_limit, settings.rate_window)
    if settings.redis_url is None:
        return LocalBuckets(policy), policy
    return RedisBuckets.at(settings.redis_url, policy), policy

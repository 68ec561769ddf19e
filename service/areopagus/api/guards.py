"""The middleware before the routes, as the settings want it. What is off costs nothing."""

import re

from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware

from areopagus.api.api_keys import ApiKeys
from areopagus.api.overload import OverloadGuard
from areopagus.api.ratelimit import Buckets, LocalBuckets, RateLimit, RatePolicy, RedisBuckets
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
    "etag",
    "location",
    "ratelimit",
    "ratelimit-policy",
    "retry-after",
    "www-authenticate",
    "x-request-id",
]


def guards(settings: Settings) -> list[Middleware]:
    """From the outermost to the innermost."""
    found = []
    if origins := origins_of(settings):
        found.append(_cors(origins))
    found.append(
        Middleware(OverloadGuard, most=settings.max_concurrent, seconds=settings.request_seconds)
    )
    if keys := api_keys_of(settings):
        found.append(Middleware(ApiKeys, keys=keys))
    if settings.rate_limit:
        policy = RatePolicy(settings.rate_limit, settings.rate_window)
        found.append(Middleware(RateLimit, buckets=_buckets(settings, policy), policy=policy))
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


def _buckets(settings: Settings, policy: RatePolicy) -> Buckets:
    if settings.redis_url is None:
        return LocalBuckets(policy)
    return RedisBuckets.at(settings.redis_url, policy)

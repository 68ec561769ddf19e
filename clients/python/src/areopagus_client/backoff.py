"""How long to wait before a request is sent again, and which are worth it."""

import random
import time
from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from typing import Literal

from areopagus_client.errors import ConnectionError, ProblemError
from areopagus_client.options import Retry

Done = Literal["undone", "unknown"]
"""Whether anything can have been done about a request that failed."""

RETRIED: dict[str, Done] = {
    "rate-limited": "undone",
    "overloaded": "undone",
    "draining": "undone",
    "request-timeout": "undone",
    "suggestions-busy": "undone",
    "suggestions-failed": "undone",
    "key-in-flight": "unknown",
    "too-slow": "unknown",
    "unavailable": "unknown",
}
"""The problems after which a request may be sent again."""

RETRIED_STATUS: dict[int, Done] = {429: "undone", 502: "unknown", 503: "unknown", 504: "unknown"}
"""The same for answers of something that stands before the service and knows no problems."""


def is_retried(error: Exception, retry: Retry, *, once: bool = False) -> bool:
    """Whether a request that failed like this is worth sending again.

    ``once``: sending it twice may do it twice, so it must be sure that nothing was done.
    """
    if isinstance(error, ConnectionError):
        return not once
    if not isinstance(error, ProblemError):
        return False
    if (error.retry_after or 0) > retry.max_retry_after:
        return False
    _, known, name = error.type.partition("/problems/")
    done = RETRIED.get(name) if known else RETRIED_STATUS.get(error.status)
    return done == "undone" or (done == "unknown" and not once)


def delay_before(number: int, retry: Retry, error: Exception) -> float:
    """Seconds to wait before a retry, the first being number 0.

    Twice as long each time, less up to a quarter, so that clients who failed together do not come
    back together; never less than the service asks for.
    """
    grown: float = min(retry.max_delay, retry.first_delay * 2 ** min(number, 30))
    least = error.retry_after if isinstance(error, ProblemError) else None
    return max(least or 0, grown * (1 - random.random() / 4))


def retry_after(headers: Mapping[str, str]) -> float | None:
    """``Retry-After`` in seconds, be it seconds or a date."""
    value = headers.get("retry-after")
    if value is None:
        return None
    try:
        return max(0.0, float(value))
    except ValueError:
        pass
    try:
        return max(0.0, parsedate_to_datetime(value).timestamp() - time.time())
    except ValueError:
        return None

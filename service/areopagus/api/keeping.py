"""Remembering what recurs from request to request."""

from collections.abc import Callable, Sized
from functools import lru_cache, wraps
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

SHORT = 512


def kept(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """A cache of what follows from texts that clients send, unless these are long: then it would
    be for one client only, and would take whatever memory that client likes."""

    def keep(function: Callable[P, T]) -> Callable[P, T]:
        cached = lru_cache(maxsize=most)(function)

        @wraps(function)
        def call(*texts: P.args, **none: P.kwargs) -> T:
            for text in texts:
                if isinstance(text, Sized) and len(text) > SHORT:
                    return function(*texts, **none)
            return cached(*texts, **none)  # type: ignore[arg-type]

        return call

    return keep

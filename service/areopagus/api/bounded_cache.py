"""Caches whose memory clients cannot choose: bounded by the bytes that they hold."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache, wraps
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

SHORT = 512
_SHARE = 3


class BoundedCache(Generic[K, V]):
    """The values used last: as many as fit into a number of bytes, and a count if there is one.

    A value that would take a third of the bytes or more is not kept: it would drive out others.
    """

    def __init__(self, most_bytes: int, most: int | None = None) -> None:
        self._most_bytes = most_bytes
        self._most = most
        self._kept: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self.bytes = 0
        """How many bytes are held."""

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: K) -> V | None:
        """The value of a key, if it is still held."""
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def put(self, key: K, value: V, size: int) -> None:
        """Hold a value that takes so many bytes, in place of what the key had; drop the oldest."""
        found = self._kept.get(key)
        if found is not None:
            if found[1] == size and found[0] is value:
                return
            del self._kept[key]
            self.bytes -= found[1]
        if size * _SHARE >= self._most_bytes:
            return
        self._kept[key] = (value, size)
        self.bytes += size
        while self.bytes > self._most_bytes or (self._most is not None and len(self) > self._most):
            _, (_, dropped) = self._kept.popitem(last=False)
            self.bytes -= dropped


def bounded_cache(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """``lru_cache`` that skips arguments over 512 bytes, so that clients cannot fill memory."""

    def keep(function: Callable[P, T]) -> Callable[P, T]:
        cached = lru_cache(maxsize=most)(function)

        @wraps(function)
        def call(*texts: P.args, **none: P.kwargs) -> T:
            for text in texts:
                if isinstance(text, bytes | str) and len(text) > SHORT:
                    return function(*texts, **none)
            return cached(*texts, **none)  # type: ignore[arg-type]

        return call

    return keep

"""What a worst case is, for ``bench.worst``."""

from collections.abc import Callable
from dataclasses import dataclass, field

_JSON = {"content-type": "application/json"}


@dataclass(frozen=True)
class Case:
    """One request: where it goes, and its body the nth time, so that no cache answers it."""

    name: str
    path: str
    body: Callable[[int], bytes]
    method: str = "POST"
    expects: bytes = b""
    """What the answer has in it, so that a case that no longer is one is noticed."""
    headers: dict[str, str] = field(default_factory=lambda: dict(_JSON))

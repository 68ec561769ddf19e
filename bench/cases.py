"""What a worst case is, for ``bench.worst``."""

import http.client
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

_JSON = {"content-type": "application/json"}


class Answered(NamedTuple):
    """What came of one request."""

    status: int
    sent: int
    """Bytes of its body, or of its address if it has none."""
    answered: int


@dataclass(frozen=True)
class Case:
    """One request: where it goes, and its body the nth time, so that no cache answers it."""

    name: str
    path: str
    body: Callable[[int], bytes] = lambda _: b""
    method: str = "POST"
    expects: bytes = b""
    """What the answer has in it, so that a case that no longer is one is noticed."""
    headers: dict[str, str] = field(default_factory=lambda: dict(_JSON))
    until: bytes = b""
    """Of a stream: what comes last of all that is waited for."""
    times: int = 4
    """How often it is sent."""

    def ask(self, port: int, turn: int) -> Answered:
        """Send it, and read what is answered."""
        body = self.body(turn)
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
        try:
            connection.request(self.method, self.path, body or None, self.headers)
            answer = connection.getresponse()
            content = _until(answer, self.until) if self.until else answer.read()
        finally:
            connection.close()
        if self.expects not in content or self.until not in content:
            raise RuntimeError(f"{self.name}: an unexpected answer: {content[:500]!r}")
        return Answered(answer.status, len(body) or len(self.path), len(content))


def _until(answer: http.client.HTTPResponse, last: bytes) -> bytes:
    content = bytearray()
    while last not in content[-len(last) - 65536 :]:
        part = answer.read1(65536)
        if not part:
            break
        content += part
    return bytes(content)

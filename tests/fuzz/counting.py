"""What the hooks of Schemathesis count, and tell the run when it ends."""

import atexit
import base64
import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

from schemathesis import Response

from tests.fuzz.report import SECOND

MOST_SLOW = 20

figures: Counter[str] = Counter()
slowest: dict[str, Any] = {"seconds": 0.0, "path": "none"}
slow: list[dict[str, Any]] = []
"""The requests that took too long, to be sent again alone."""


def count(response: Response, path: str) -> None:
    """One more answer."""
    figures["requests"] += 1
    figures[f"status {response.status_code}"] += 1
    if response.elapsed > slowest["seconds"]:
        slowest.update(seconds=response.elapsed, path=path)
    if response.elapsed > SECOND and len(slow) < MOST_SLOW:
        slow.append(_repeatable(response))


def _repeatable(response: Response) -> dict[str, Any]:
    request = response.request
    body = request.body if isinstance(request.body, bytes | str) else b""
    return {
        "seconds": response.elapsed,
        "method": request.method,
        "url": request.url,
        "headers": list(request.headers.items()),
        "body": base64.b64encode(body.encode() if isinstance(body, str) else body).decode(),
    }


@atexit.register
def _report() -> None:
    if path := os.environ.get("FUZZ_REPORT"):
        Path(path).write_text(json.dumps({"figures": figures, "slowest": slowest, "slow": slow}))

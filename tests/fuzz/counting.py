"""What the hooks of Schemathesis count, and tell the run when it ends."""

import atexit
import base64
import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

from schemathesis import Case, Response

from tests.fuzz.answers import NEGATIVE, NO_KIND, POSITIVE, Answer
from tests.fuzz.report import SECOND

MOST_SLOW = 20

answers: Counter[Answer] = Counter()
slowest: dict[str, Any] = {"seconds": 0.0, "path": "none"}
slow: list[dict[str, Any]] = []
"""The requests that took too long, to be sent again alone."""


def count(response: Response, case: Case[Any], path: str) -> Answer:
    """One more answer."""
    operation = f"{response.request.method} {path}"
    data = POSITIVE if is_positive(case) else NEGATIVE
    answer = Answer(operation, data, response.status_code, kind_of(response))
    answers[answer] += 1
    if response.elapsed > slowest["seconds"]:
        slowest.update(seconds=response.elapsed, path=path)
    if response.elapsed > SECOND and len(slow) < MOST_SLOW:
        slow.append(_repeatable(response))
    return answer


def is_positive(case: Case[Any]) -> bool:
    """Whether all of it fits the contract."""
    meta = case._meta
    return meta is None or not (
        meta.generation.mode.is_negative
        or any(part.mode.is_negative for part in meta.components.values())
    )


def kind_of(response: Response) -> str:
    """The kind of a problem, be it REST's or GraphQL's, in which problems come with a 200 too."""
    kind = response.headers.get("content-type", [""])[0]
    content = response.json() if "json" in kind else {}
    if not isinstance(content, dict):
        return NO_KIND
    if kind.startswith("application/problem+json"):
        return str(content["type"]).rsplit("/", 1)[-1]
    if "errors" in content:
        return str(content["errors"][0].get("extensions", {}).get("code", "no code"))
    return NO_KIND


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
        counted = [[*answer, times] for answer, times in answers.items()]
        told = {"answers": counted, "slowest": slowest, "slow": slow}
        Path(path).write_text(json.dumps(told))

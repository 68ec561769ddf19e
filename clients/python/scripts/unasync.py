"""The sync half of the client is the async one without ``await``: see ``generate.py``."""

import re

HEADER = "# Made by scripts/generate.py from _async/. Do not edit: `make types-python`."

REPLACED = [
    (r"\basync (def|with|for)\b", r"\1"),
    (r"\bawait ", ""),
    (r"\bAsync(Areopagus|Game|Position|Sealed\w+|Session|NewSession|Transport)\b", r"\1"),
    (r"\bAsyncGenerator\[(.*?), None\]", r"Generator[\1, None, None]"),
    (r"\bAsyncIterator\b", "Iterator"),
    (r"\bAsyncGenerator\b", "Generator"),
    (r"\basynccontextmanager\b", "contextmanager"),
    (r"\baclosing\b", "closing"),
    (r"\bhttpx\.AsyncClient\b", "httpx.Client"),
    (r"\bhttpx\.AsyncBaseTransport\b", "httpx.BaseTransport"),
    (r"\b__a(enter|exit)__\b", r"__\1__"),
    (r"\ba(close|read|iter_bytes)\b", r"\1"),
    (r"\bimport asyncio\b", "import time"),
    (r"\basyncio\.sleep\b", "time.sleep"),
    (r"\b_async\b", "_sync"),
]
"""What is written otherwise, one after the other."""


def sync_of(source: str) -> str:
    """The same module for programs that wait."""
    for pattern, replacement in REPLACED:
        source = re.sub(pattern, replacement, source)
    if "async" in source.replace("_async", ""):
        line = next(line for line in source.splitlines() if "async" in line)
        raise ValueError(f"Not known how to write without async: {line.strip()}")
    return f"{HEADER}\n{source}"

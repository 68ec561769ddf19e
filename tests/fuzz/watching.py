"""How a service that is being fuzzed is doing: its memory, and what a request costs it alone."""

import base64
import re
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from typing import Any

import httpx

from tests.fuzz.report import Memory, Slow

MEGABYTE = 1024 * 1024
EVERY = 2.0
"""Seconds between two looks at the memory."""
TRIES = 3
_OF_THE_CONNECTION = {"connection", "content-length", "host", "transfer-encoding"}


@contextmanager
def watched(address: str) -> Iterator[Memory]:
    """The memory of the service for as long as this lasts."""
    memory = Memory()
    done = threading.Event()
    watcher = threading.Thread(target=_watch, args=(address, memory, done))
    watcher.start()
    try:
        yield memory
    finally:
        done.set()
        watcher.join()


def alone(request: dict[str, Any]) -> Slow:
    """A request that was slow, sent again with nobody else there; the quickest of a few tries."""
    address = re.sub(r"^(https?://[^/]+).*", r"\1", request["url"])
    tries = [_timed(address, request) for _ in range(TRIES)]
    seconds, processor = min(tries)
    path = request["url"].removeprefix(address)
    return Slow(f"{request['method']} {path}", request["seconds"], seconds, processor)


def _timed(address: str, request: dict[str, Any]) -> tuple[float, float]:
    before, started = _metric(address, "process_cpu_seconds_total"), time.perf_counter()
    with closing(HTTPConnection(address.removeprefix("http://"), timeout=60)) as connection:
        # Not httpx: it would refuse to send what a fuzzer sends, a token of no characters.
        path = request["url"].removeprefix(address)
        connection.putrequest(request["method"], path, skip_accept_encoding=True)
        body = base64.b64decode(request["body"])
        for name, value in request["headers"]:
            if name.lower() not in _OF_THE_CONNECTION:
                connection.putheader(name, value)
        connection.putheader("content-length", str(len(body)))
        connection.endheaders(body)
        connection.getresponse().read()
    seconds = time.perf_counter() - started
    return seconds, _metric(address, "process_cpu_seconds_total") - before


def _watch(address: str, memory: Memory, done: threading.Event) -> None:
    while not done.wait(EVERY):
        try:
            memory.measured.append(_metric(address, "process_resident_memory_bytes") / MEGABYTE)
        except httpx.HTTPError:
            continue


def _metric(address: str, name: str) -> float:
    text = httpx.get(f"{address}/metrics", timeout=10).text
    found = re.search(rf"^{name} (\S+)", text, re.MULTILINE)
    assert found is not None
    return float(found[1])

"""A server on this machine that answers what a test tells it to, and remembers the questions."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

Handler = BaseHTTPRequestHandler
Reply = Callable[[Handler], None]


@dataclass
class Asked:
    """A request as it came."""

    method: str
    path: str
    query: dict[str, str]
    headers: dict[str, str]
    body: bytes


class Server(ThreadingHTTPServer):
    """Gives its replies one after the other."""

    daemon_threads = True

    def __init__(self, replies: list[Reply]) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.left = list(replies)
        self.asked: list[Asked] = []
        self.ending = threading.Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Clients that go away are what it is made for."""


class _Handler(BaseHTTPRequestHandler):
    server: Server

    def _answer(self) -> None:
        self.close_connection = True
        length = int(self.headers.get("content-length") or 0)
        url = urlsplit(self.path)
        query = {name: values[0] for name, values in parse_qs(url.query).items()}
        headers = {name.lower(): value for name, value in self.headers.items()}
        body = self.rfile.read(length)
        self.server.asked.append(Asked(self.command, url.path, query, headers, body))
        reply = self.server.left.pop(0) if self.server.left else problem(500, "internal")
        reply(self)

    do_GET = do_POST = do_DELETE = _answer  # noqa: N815

    def log_message(self, format: str, *args: Any) -> None:
        """Says nothing."""


@contextmanager
def unkind(*replies: Reply) -> Iterator[Server]:
    """A server that gives these replies."""
    with Server(list(replies)) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield server
        server.ending.set()
        server.shutdown()
        thread.join()


def reply(status: int, kind: str, content: bytes, **headers: str) -> Reply:
    """An answer."""

    def answer(handler: Handler) -> None:
        handler.send_response(status)
        handler.send_header("content-type", kind)
        for name, value in headers.items():
            handler.send_header(name.replace("_", "-"), value)
        handler.end_headers()
        handler.wfile.write(content)

    return answer


def document(content: Any, status: int = 200) -> Reply:
    """An answer of JSON."""
    return reply(status, "application/json", json.dumps(content).encode())


def problem(status: int, name: str, **headers: str) -> Reply:
    """A problem of the service."""
    content = {"type": f"/problems/{name}", "title": "A problem", "status": status}
    text = json.dumps(content | {"detail": "So it is."}).encode()
    return reply(status, "application/problem+json", text, x_request_id="r-1", **headers)


def hang_up(handler: Handler) -> None:
    """Take the request, and let go of the connection without an answer."""


def break_off(handler: Handler) -> None:
    """Begin to answer, and let go in the middle."""
    reply(200, "application/json", b'{"half":', content_length="1000")(handler)


def silence(handler: Handler) -> None:
    """Never answer."""
    handler.server.ending.wait()  # type: ignore[attr-defined]


def stream(*events: str) -> Reply:
    """An event stream that breaks off after these events."""
    return reply(200, "text/event-stream", "".join(events).encode())


def opened(version: int) -> str:
    return _event("open", {"version": version, "at": None}, version)


def update(version: int, **more: Any) -> str:
    content = {"game": "red-planet", "version": version, "time": 0, "seat": 0, "at": None}
    return _event("update", content | {"events": [], "toAct": [0], "over": False} | more, version)


def ended(reason: str) -> str:
    return _event("end", {"reason": reason, "version": 0}, 0)


def _event(name: str, content: Any, id: int) -> str:
    return f"id: {id}\nevent: {name}\ndata: {json.dumps(content)}\n\n"

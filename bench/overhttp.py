"""Ours over HTTP: the server with two echoes beside it, and what is asked of it."""

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from areopagus.referee.catalogue import Catalogue
from areopagus.referee.referee import Referee
from areopagus.referee.seals import seat_key
from bench import graphql
from bench.tables import KEYS, ONE_IN, RING, TABLES, Bodies, bodies
from bench.wrk import Target, written

_SHARE = 1 / ONE_IN
_SECRET = b"secret of the bench's own table."


def targets(port: int, pid: int, folder: Path) -> list[Target]:
    """Everything that is asked of our server."""
    catalogue = Catalogue(keyring=RING)
    found = []

    def add(name: str, path: str, sent: list[bytes], refused: float = 0.0, **more: Any) -> None:
        file = written(folder, name, sent, **more)
        found.append(Target(name, port, pid, path, file, refused))

    for table in TABLES:
        game, title = table.game, table.title
        referee = catalogue[game]
        sent = bodies(referee, table)
        if title == "Red Planet":
            add("raw echo", f"/echo/raw/{game}", sent.plain)
        add(f"typed echo, {title}", f"/echo/typed/{game}", sent.plain)
        for kind, some in (("plain", sent.plain), ("stamped", sent.stamped)):
            add(f"apply, {title}, {kind}", f"/v1/games/{game}/apply", some, _SHARE)
            add(f"judge, {title}, {kind}", f"/v1/games/{game}/judge", some)
        if title == "Red Planet":
            add(f"apply, {title}, accepted", f"/v1/games/{game}/apply", sent.accepted)
            add(f"apply, {title}, refused", f"/v1/games/{game}/apply", sent.refused, 1.0)
            for what, asked in graphql.requests(referee, sent.plain).items():
                add(f"GraphQL apply, {title}, {what}", graphql.PATH, asked)
            states, tokens = _sealed(catalogue, referee, sent)
            add(f"sealed apply, {title}", f"/v1/games/{game}/sealed/apply", states, tokens=tokens)
    return found


def _sealed(
    catalogue: Catalogue, referee: Referee[Any], sent: Bodies
) -> tuple[list[bytes], list[str]]:
    """The accepted moves in sealed states, with the keys of their seats."""
    decoder = msgspec.json.Decoder(referee.shapes.apply_request)
    sealing = catalogue.sealed(referee.game.id)
    made, tokens = [], []
    for body in sent.accepted:
        asked = decoder.decode(body)
        seal = sealing.seal(asked.state, _SECRET)
        move = msgspec.to_builtins(asked.move)
        made.append(json.dumps({"state": seal, "seat": asked.seat, "move": move}).encode())
        tokens.append(seat_key(_SECRET, asked.seat))
    return made, tokens


@contextmanager
def server(
    factory: str = "bench.echo_app:create",
    ready: str = "/schema.graphql",
    python: str = sys.executable,
    core: int | None = None,
    **environment: str,
) -> Iterator[tuple[int, int]]:
    """A server of one process, ready: its port and its process.

    Ready is not /readyz: the GraphQL schema is still being built when our service is ready.
    """
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [python, "-m", "uvicorn", "--factory", factory]
    command += ["--port", str(port), "--loop", "uvloop", "--http", "httptools"]
    command += ["--no-access-log", "--log-level", "warning"]
    patient = {"AREOPAGUS_MAX_WAIT_MS": "10000"}  # what waits is measured here, not refused
    settings = {**os.environ, "AREOPAGUS_SEAL_KEYS": KEYS, **patient, **environment}
    with subprocess.Popen(command, stderr=subprocess.DEVNULL, env=settings) as process:
        if core is not None:
            os.sched_setaffinity(process.pid, {core})
        try:
            _wait_until_ready(port, ready)
            yield port, process.pid
        finally:
            process.terminate()


def _wait_until_ready(port: int, path: str) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=30).close()
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError("the server did not start")

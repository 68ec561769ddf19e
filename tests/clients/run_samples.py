"""Runs the samples of a folder, and prints what each asked the service for.

Whoever opens a stream sees the session closed, so that no sample goes on for ever.
"""

import contextlib
import io
import json
import runpy
import sys
from pathlib import Path
from typing import Any

import httpx

SEND = httpx.Client.send


class Recorder:
    """Notes the requests of all clients."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self._host = ""

    def send(self, client: httpx.Client, request: httpx.Request, **how: Any) -> httpx.Response:
        path = request.url.path
        self.asked.append(f"{request.method} {path}")
        answer = SEND(client, request, **how)
        if path == "/v1/sessions":
            self._host = json.loads(answer.read())["host"]
        if path.endswith("/stream"):
            bearer = {"authorization": f"Bearer {self._host}"}
            session = request.url.copy_with(path=path.removesuffix("/stream"), query=None)
            with httpx.Client() as host:
                SEND(host, httpx.Request("DELETE", session, headers=bearer))
        return answer


def asked_by(program: Path) -> list[str]:
    recorder = Recorder()
    httpx.Client.send = lambda client, request, **how: recorder.send(  # type: ignore[method-assign]
        client, request, **how
    )
    with contextlib.redirect_stdout(io.StringIO()):
        runpy.run_path(str(program))
    return recorder.asked


if __name__ == "__main__":
    programs = sorted(Path(sys.argv[1]).glob("*.py"))
    print(json.dumps({program.stem: asked_by(program) for program in programs}))

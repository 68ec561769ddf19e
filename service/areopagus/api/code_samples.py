"""How each operation is called: by curl, and with our clients for Python and TypeScript.

What the clients write stands in ``code_samples.toml``, once for all games; each is a whole program.
By curl a request goes on from an answer before it: `position` of a setup or an apply, `seen` of a
session.
"""

import json
import re
from functools import cache
from typing import Any, NamedTuple

import msgspec

from areopagus.api.contract import METHODS, OpenAPI
from areopagus.api.negotiation import JSON
from areopagus.kernel.toml_files import read_toml
from areopagus.referee.naming import camel

_SERVICE = "http://localhost:8000"
_PARAMETER = re.compile(r"{(\w+)}")
_IN_A_GAME = re.compile(r"/v1/games/([a-z-]+)/(.+)")


class From(NamedTuple):
    """A value that an earlier answer gave: where it stands in it."""

    answer: str
    path: str
    """As jq writes it."""


_STATE = {"state": From("position", ".state")}
_SEAT = _STATE | {"seat": From("position", ".legalMoves[0].seat")}
_MOVE = _SEAT | {"move": From("position", ".legalMoves[0].moves[0]")}
_BODIES: dict[str, dict[str, Any]] = {
    "setup": {"seats": 3},
    "legal-moves": _STATE,
    "apply": _MOVE,
    "judge": _MOVE,
    "judge-batch": {"items": [_MOVE]},
    "score": _STATE,
    "view": _SEAT,
    "render": _SEAT,
    "suggest": _SEAT,
    "replay": {
        "setup": {"seats": 3, "seed": "mars"},
        "moves": [{"seat": 0, "move": From("position", ".legalMoves[0].moves[0]")}],
    },
    "createSession": {"game": "red-planet", "seats": ["Ann", "Bo", "Cy"]},
    "playMove": {"move": From("seen", ".legalMoves[0].moves[0]")},
    "undoMoves": {},
    "suggestSessionMoves": {},
}
"""What is sent, by the name of an operation or its id."""
_PLAINLY = {"/problems/{name}": "/problems/illegal-move"}
"""Where a path that the clients do not ask for has a parameter."""


class _Programs(msgspec.Struct, forbid_unknown_fields=True):
    """The same lines in both languages."""

    python: str
    typescript: str


class _Sample(_Programs):
    """What a program does with our clients to perform an operation."""

    before: str | None = None
    """What it goes on from."""
    imports: list[str] = []
    """What the lines in Python need besides the client."""


class _Table(msgspec.Struct, forbid_unknown_fields=True):
    before: dict[str, _Programs]
    sample: dict[str, _Sample]


@cache
def _table() -> _Table:
    return msgspec.convert(read_toml("areopagus.api", "code_samples.toml"), _Table)


def add_code_samples(document: OpenAPI) -> OpenAPI:
    """Give every operation its samples."""
    for path, item in document["paths"].items():
        for method in METHODS & item.keys():
            operation = item[method]
            key = operation["operationId"]
            call = _Call(method.upper(), path, _body(operation, key, path.rpartition("/")[2]))
            call = call._replace(bears=_bears(path), streams=path.endswith("/stream"))
            python, typescript = _programs(path, key)
            operation["x-codeSamples"] = [
                {"lang": "Shell", "label": "curl", "source": call.by_curl()},
                {"lang": "Python", "label": "Python", "source": python},
                {"lang": "TypeScript", "label": "TypeScript", "source": typescript},
            ]
    return document


def _programs(path: str, operation_id: str) -> tuple[str, str]:
    """A program in Python and one in TypeScript."""
    in_a_game = _IN_A_GAME.fullmatch(path)
    sample = _table().sample.get(in_a_game[2] if in_a_game else operation_id)
    if sample is None:
        return _plain(_PLAINLY.get(path, path))
    return _with_clients(sample, in_a_game[1] if in_a_game else "red-planet")


def _with_clients(sample: _Sample, game: str) -> tuple[str, str]:
    """The programs of a row of the table, about a game."""
    before = _table().before[sample.before] if sample.before else _Programs("", "")
    imports = ", ".join(["Areopagus", *sample.imports])
    python = (
        f"from areopagus_client import {imports}\n\n"
        f'mars = Areopagus("{_SERVICE}")\n{before.python}{sample.python}'
    )
    typescript = (
        'import { Areopagus } from "areopagus-client";\n\n'
        f'const mars = new Areopagus({{ baseUrl: "{_SERVICE}" }});\n'
        f"{before.typescript}{sample.typescript}"
    )
    return _about(game, python), _about(game, typescript)


def _about(game: str, program: str) -> str:
    """A program about Red Planet, about another game."""
    program = program.replace("red_planet", game.replace("-", "_"))
    return program.replace("redPlanet", camel(game)).replace("red-planet", game).rstrip()


def _plain(path: str) -> tuple[str, str]:
    """What the clients do not ask for, such as probes."""
    python = f'import httpx\n\nanswer = httpx.get("{_SERVICE}{path}")\nprint(answer.text)'
    typescript = (
        f'const answer = await fetch("{_SERVICE}{path}");\nconsole.log(await answer.text());'
    )
    return python, typescript


def _body(operation: OpenAPI, *names: str) -> Any:
    """What is sent: the example of the contract, unless there is a shorter one here."""
    if "requestBody" not in operation:
        return None
    shorter = [_BODIES[name] for name in names if name in _BODIES]
    return shorter[0] if shorter else operation["requestBody"]["content"][JSON]["example"]


def _bears(path: str) -> bool:
    """Whether a token or a key goes with it."""
    about_a_session = path.startswith("/v1/sessions/")
    return about_a_session or ("/sealed/" in path and not path.endswith("/setup"))


class _Call(NamedTuple):
    """A request."""

    method: str
    path: str
    body: dict[str, Any] | None
    bears: bool = False
    streams: bool = False

    def by_curl(self) -> str:
        address = _SERVICE + _PARAMETER.sub(lambda name: "$" + name[1].upper(), self.path)
        options = [] if self.method in ("GET", "POST") else [f"-X {self.method}"]
        if self.streams:
            options.append("-N")
        if self.bears:
            options.append('-H "authorization: Bearer $TOKEN"')
        if self.body is None:
            return " ".join(["curl -s", *options, f'"{address}"'])
        options.append("-H 'content-type: application/json'")
        source = _source(self.body)
        if source:
            first = f"jq '{_in_jq(self.body)}' {source}.json"
            then = " ".join(["curl -s", *options, "-d @-", f'"{address}"'])
            return f"{first} |\n  {then}"
        return " ".join(["curl -s", *options, f"-d '{json.dumps(self.body)}'", f'"{address}"'])


def _source(content: Any) -> str:
    """Which answer a body goes on from, if it does."""
    match content:
        case From(answer=answer):
            return answer
        case dict():
            return next(filter(None, map(_source, content.values())), "")
        case list():
            return next(filter(None, map(_source, content)), "")
    return ""


def _in_jq(content: Any) -> str:
    match content:
        case From(path=path):
            return path
        case dict():
            return f"{{{', '.join(f'{key}: {_in_jq(value)}' for key, value in content.items())}}}"
        case list():
            return f"[{', '.join(map(_in_jq, content))}]"
    return json.dumps(content)

"""How each operation is called: by curl, in Python and in TypeScript, made from one table.

A sample goes on from an answer before it: `position` of a setup or an apply, `seen` of a session.
"""

import json
import re
from typing import Any, NamedTuple

from areopagus.api.contract import METHODS, OpenAPI
from areopagus.api.negotiation import JSON

_SERVICE = "http://localhost:8000"


class From(NamedTuple):
    """A value that an earlier answer gave: where it stands in it."""

    answer: str
    path: tuple[str | int, ...]

    def in_python(self) -> str:
        """``position["legalMoves"][0]["seat"]``"""
        return self.answer + "".join(f"[{json.dumps(step)}]" for step in self.path)

    def in_typescript(self) -> str:
        """``position.legalMoves[0].seat``"""
        steps = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in self.path)
        return self.answer + "".join(steps)

    def in_jq(self) -> str:
        """``.legalMoves[0].seat``"""
        return self.in_typescript().removeprefix(self.answer)


_STATE = {"state": From("position", ("state",))}
_SEAT = _STATE | {"seat": From("position", ("legalMoves", 0, "seat"))}
_MOVE = _SEAT | {"move": From("position", ("legalMoves", 0, "moves", 0))}
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
        "moves": [{"seat": 0, "move": From("position", ("legalMoves", 0, "moves", 0))}],
    },
    "createSession": {"game": "red-planet", "seats": ["Ann", "Bo", "Cy"]},
    "playMove": {"move": From("seen", ("legalMoves", 0, "moves", 0))},
    "undoMoves": {},
    "suggestSessionMoves": {},
}
"""What is sent, by the name of an operation or its id."""


def _body(operation: OpenAPI, *names: str) -> Any:
    """What a sample sends: the example of the contract, unless there is a shorter one here."""
    if "requestBody" not in operation:
        return None
    shorter = [_BODIES[name] for name in names if name in _BODIES]
    return shorter[0] if shorter else operation["requestBody"]["content"][JSON]["example"]


def add_code_samples(document: OpenAPI) -> OpenAPI:
    """Give every operation its samples."""
    for path, item in document["paths"].items():
        for method in METHODS & item.keys():
            operation = item[method]
            key = operation["operationId"]
            call = _Call(method.upper(), path, _body(operation, key, path.rpartition("/")[2]))
            call = call._replace(bears=_bears(path), streams=path.endswith("/stream"))
            operation["x-codeSamples"] = [
                {"lang": "Shell", "label": "curl", "source": call.by_curl()},
                {"lang": "Python", "label": "Python", "source": call.in_python()},
                {"lang": "TypeScript", "label": "TypeScript", "source": call.in_typescript()},
            ]
    return document


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
        address = _SERVICE + re.sub(r"{(\w+)}", lambda name: "$" + name[1].upper(), self.path)
        options = [] if self.method in ("GET", "POST") else [f"-X {self.method}"]
        if self.streams:
            options.append("-N")
        if self.bears:
            options.append('-H "authorization: Bearer $TOKEN"')
        if self.body is None:
            return " ".join(["curl -s", *options, f'"{address}"'])
        options.append("-H 'content-type: application/json'")
        if _asks_back(self.body):
            first = f"jq '{_in_jq(self.body)}' {_source(self.body)}.json"
            then = " ".join(["curl -s", *options, "-d @-", f'"{address}"'])
            return f"{first} |\n  {then}"
        return " ".join(["curl -s", *options, f"-d '{json.dumps(self.body)}'", f'"{address}"'])

    def in_python(self) -> str:
        arguments = [f'f"{self.path}"' if "{" in self.path else f'"{self.path}"']
        if self.body is not None:
            arguments.append(f"json={_in_python(self.body)}")
        if self.bears:
            arguments.append('headers={"authorization": f"Bearer {token}"}')
        client = f'client = httpx.Client(base_url="{_SERVICE}")'
        if self.streams:
            return (
                f"import httpx\n\n{client}\n"
                f'with client.stream("GET", {", ".join(arguments)}, timeout=None) as answer:\n'
                "    for line in answer.iter_lines():\n        print(line)"
            )
        call = f"answer = client.{self.method.lower()}({', '.join(arguments)})"
        result = "" if self.method == "DELETE" else "\nprint(answer.text)"
        return f"import httpx\n\n{client}\n{call}{result}"

    def in_typescript(self) -> str:
        address = _SERVICE + self.path.replace("{", "${")
        headers = []
        if self.body is not None:
            headers.append('"content-type": "application/json"')
        if self.bears:
            headers.append("authorization: `Bearer ${token}`")
        options = [] if self.method == "GET" else [f'method: "{self.method}"']
        if headers:
            options.append(f"headers: {{ {', '.join(headers)} }}")
        if self.body is not None:
            options.append(f"body: JSON.stringify({_in_typescript(self.body)})")
        lines = ",\n  ".join(options)
        given = f", {{\n  {lines},\n}}" if options else ""
        call = f"const answer = await fetch(`{address}`{given});"
        if self.streams:
            decoded = "answer.body!.pipeThrough(new TextDecoderStream())"
            return f"{call}\nfor await (const text of {decoded}) console.log(text);"
        return call if self.method == "DELETE" else f"{call}\nconsole.log(await answer.text());"


def _asks_back(content: Any) -> bool:
    match content:
        case From():
            return True
        case dict():
            return any(map(_asks_back, content.values()))
        case list():
            return any(map(_asks_back, content))
    return False


def _source(content: Any) -> str:
    """Which answer a body goes on from."""
    match content:
        case From(answer=answer):
            return answer
        case dict():
            return next(filter(None, map(_source, content.values())), "")
        case list():
            return next(filter(None, map(_source, content)), "")
    return ""


def _in_python(content: Any) -> str:
    return _written(content, lambda value: value.in_python(), quoted=True, null="None")


def _in_typescript(content: Any) -> str:
    return _written(content, lambda value: value.in_typescript(), quoted=False, null="null")


def _in_jq(content: Any) -> str:
    return _written(content, lambda value: value.in_jq(), quoted=False, null="null")


def _written(content: Any, answer: Any, *, quoted: bool, null: str) -> str:
    match content:
        case From():
            return str(answer(content))
        case dict():
            parts = (
                f"{json.dumps(key) if quoted else key}: "
                f"{_written(value, answer, quoted=quoted, null=null)}"
                for key, value in content.items()
            )
            return f"{{{', '.join(parts)}}}"
        case list():
            parts = (_written(value, answer, quoted=quoted, null=null) for value in content)
            return f"[{', '.join(parts)}]"
        case None:
            return null
    return json.dumps(content)

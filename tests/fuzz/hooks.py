"""Hooks of Schemathesis: real positions instead of made-up ones, and our own checks.

A state made up from its schema is nearly always impossible, so it is refused at the door. Here
most bodies get a reachable state instead, clear or sealed, and a move that is legal or nearly so.
"""

import json
import re
from random import Random
from typing import Any

import schemathesis
from schemathesis import Case, Response

from tests.fuzz.counting import count, figures
from tests.fuzz.positions import CATALOGUE, Json, Position, positions
from tests.fuzz.tables import session

OPERATION = re.compile(r"^/v1/games/([a-z-]+)/([a-z-]+)$")
EXPECTED = "x-request-id"
"""Where a case carries what its answer must be: it is a header that any sane client may send."""
LEGAL = "fuzz-legal"
ALLOW = "POST, QUERY, OPTIONS"
SESSION = "/v1/sessions/{session}"
ILLEGAL_KINDS = {
    "illegal-move",
    "inconsistent-state",
    "invalid-setup",
    "unknown-seat",
    "unreadable-seal",
}
"""Why a body that fits its schema may yet be refused with 422."""


@schemathesis.hook
def before_load_schema(context: Any, raw_schema: Any) -> None:
    """Links give whole bodies, and any legal move of the first decision will do.

    Schemathesis only knows ``*`` in links that it has inferred, so ours are passed off as such.
    """
    for item in raw_schema["paths"].values():
        answers = item.get("post", {}).get("responses", {}).get("200", {})
        for link in answers.get("links", {}).values():
            link["x-schemathesis"] = {"merge_body": False, "is_inferred": True}
            if "move" in link.get("requestBody", {}):
                link["requestBody"]["move"] = "$response.body#/legalMoves/0/moves/*"


@schemathesis.hook
def map_case(context: Any, case: Case[Any]) -> Case[Any]:
    """Put a real position into a body that would be accepted as it is."""
    meta = case._meta
    if meta is None or meta.generation.mode.is_negative:
        return case
    if meta.phase.name == "stateful":
        return case  # there, positions and sessions come from the answers before
    if case.path.startswith(SESSION):
        return _at_a_real_table(case)
    match = OPERATION.match(case.path)
    if match is None or not isinstance(case.body, dict):
        return case
    if match[1] not in {referee.game.id for referee in CATALOGUE}:
        return case
    rng = Random(json.dumps(case.body, sort_keys=True, default=str))
    if rng.random() < 0.8:
        _make_real(case, match[2], rng.choice(positions(match[1])), rng)
    return case


@schemathesis.hook
def filter_failure(context: Any, failure: Any, case: Case[Any], response: Response) -> bool:
    """Two things that the contract cannot say and that are as they should be."""
    return not (_is_about_query(failure, case, response) or _includes_nothing(failure, case))


def _is_about_query(failure: Any, case: Case[Any], response: Response) -> bool:
    """OpenAPI 3.1 has no word for QUERY, which the stateless operations take beside POST."""
    if not OPERATION.match(case.path) or failure.code not in ("ST204", "ST205"):
        return False
    allowed: list[str] = response.headers.get("allow", [ALLOW])
    return allowed == [ALLOW]


def _includes_nothing(failure: Any, case: Case[Any]) -> bool:
    """``include=`` is how an empty list is sent, and how a list of one empty word is."""
    return failure.code == "ST201" and case.query.get("include") in ("", [""])


@schemathesis.check
def refused_for_a_reason(ctx: Any, response: Response, case: Case[Any]) -> None:
    """What fits its schema is never refused as not fitting it; a legal move is never refused."""
    count(response, case.path)
    meta = case._meta
    if meta is None or response.request.method != str(case.method):
        return
    positive = all(not part.mode.is_negative for part in meta.components.values())
    if response.status_code == 422:
        kind = response.json()["type"].removeprefix("/problems/")
        if positive and OPERATION.match(case.path):
            assert kind in ILLEGAL_KINDS, f"a body that fits its schema was refused as {kind}"
    if positive and str(case.headers.get(EXPECTED, "")).startswith(LEGAL):
        assert response.status_code == 200, "a legal move in a reachable position was refused"


def _at_a_real_table(case: Case[Any]) -> Case[Any]:
    rng = Random(f"{case.path}{case.body!r}{case.query}{case.headers}{figures['requests']}")
    if rng.random() < 0.2:
        return case
    table = session((case.operation.base_url or "").rstrip("/"), rng)
    case.path_parameters = {"session": table.id}
    token = table.token(rng)
    if case.path.endswith("/moves") and (play := table.move(rng)) and rng.random() < 0.8:
        token = play[0]
        case.body = {"move": play[1]}
    if token is not None:
        case.headers.update({"authorization": f"Bearer {token}"})
    return case


def _make_real(case: Case[Any], operation: str, position: Position, rng: Random) -> None:
    assert isinstance(case.body, dict)
    body: Json = {**case.body}
    legal = True
    if operation == "replay":
        body, legal = position.record(rng)
    elif operation == "judge-batch":
        body = {"items": [_proposed(position, rng)[0] for _ in range(rng.randint(0, 3))]}
    elif operation in ("apply", "judge"):
        body, legal = _proposed(position, rng)
        legal = legal or operation == "judge"
    elif operation in ("legal-moves", "view", "score"):
        body = {**body, "state": position.document()}
        body.pop("at", None)
        if body.get("seat") is not None:
            body["seat"] = rng.randrange(position.referee.game.seat_count(position.state))
    else:
        return
    key = _sealed(body, position, rng)
    headers = {} if key is None else {"authorization": f"Bearer {key}"}
    if legal:
        headers[EXPECTED] = f"{LEGAL}-{rng.randrange(10**9)}"
    case.body = body
    case.headers.update(headers)


def _proposed(position: Position, rng: Random) -> tuple[Json, bool]:
    proposal, legal = position.proposal(rng)
    if not proposal:
        return {"state": position.document(), "seat": 0, "move": {}}, False
    return {"state": position.document(), **proposal}, legal


def _sealed(body: Json, position: Position, rng: Random) -> str | None:
    """Now and then the state is sealed; then the key that fits is needed and given."""
    if not isinstance(body.get("state"), dict) or rng.random() < 0.7:
        return None
    body["state"] = position.sealed()
    seat = body.get("seat")
    return None if seat is None else position.key(seat)

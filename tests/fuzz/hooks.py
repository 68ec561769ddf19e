"""Hooks of Schemathesis: real positions instead of made-up ones, and our own checks.

A state made up from its schema is nearly always impossible, so it is refused at the door. Here
most bodies get a reachable state instead, clear or sealed, and a move that is legal or nearly so.
Likewise most requests about a session get a live one and a token of it, whatever is wrong with the
rest of them: otherwise nobody would look at that rest.
"""

import json
from random import Random
from typing import Any
from urllib.parse import unquote

import msgspec
import schemathesis
from schemathesis import Case, Response
from schemathesis.core.parameters import ParameterLocation

from areopagus.api.openapi import LINK_BODY
from tests.fuzz import tables
from tests.fuzz.answers import contract_of, why
from tests.fuzz.counting import answers, count
from tests.fuzz.positions import CATALOGUE, Json, Position, positions
from tests.fuzz.tolerated import OPERATION, is_tolerated

EXPECTED = "x-request-id"
"""Where a case carries what its answer must be: it is a header that any sane client may send."""
LEGAL = "fuzz-legal"
SESSIONS, SESSION = "/v1/sessions", "/v1/sessions/{session}"
RULE = "/v1/games/{game}/rules/{rule}"
REAL = 0.85
"""So often a session or a rule is one that there is."""
ILLEGAL_KINDS = {
    "illegal-move",
    "inconsistent-state",
    "invalid-pack",
    "invalid-setup",
    "unknown-pack",
    "unknown-seat",
    "unreadable-seal",
    "unstamped-state",
}
"""Why a body that fits its schema may yet be refused with 422."""

BRIEF = 2
"""Iterations."""

_contract: dict[str, set[tuple[int, str]]] = {}


@schemathesis.hook
def before_load_schema(context: Any, raw_schema: Any) -> None:
    """Links give whole bodies, and any legal move of the first decision will do.

    Schemathesis only knows ``*`` in links that it has inferred, so ours are passed off as such.
    """
    _contract.update(contract_of(raw_schema))
    for item in raw_schema["paths"].values():
        answers = item.get("post", {}).get("responses", {}).get("200", {})
        for link in answers.get("links", {}).values():
            if LINK_BODY not in link:
                continue  # of sessions: tokens and moves are added on the way
            link["x-schemathesis"] = {"merge_body": False, "is_inferred": True}
            link["requestBody"] = body = link.pop(LINK_BODY)
            if "move" in body:
                body["move"] = "$response.body#/legalMoves/0/moves/*"


@schemathesis.hook
def map_case(context: Any, case: Case[Any]) -> Case[Any]:
    """Put a real position into a body that would be accepted as it is, or a real id into a path."""
    meta = case._meta
    if meta is None:
        return case
    _think_briefly(case)
    if case.path.startswith(SESSION):
        return _at_a_real_table(case)
    if case.path == RULE and not meta.is_negative_at(ParameterLocation.PATH):
        return _of_a_real_rule(case)
    if meta.generation.mode.is_negative or meta.phase.name == "stateful":
        return case  # in stateful runs, positions come from the answers before
    match = OPERATION.match(case.path)
    if match is None or not isinstance(case.body, dict):
        return case
    if match[1] not in {referee.game.id for referee in CATALOGUE}:
        return case
    rng = Random(json.dumps(case.body, sort_keys=True, default=str))
    if rng.random() < 0.8:
        _make_real(case, match[2], rng.choice(positions(match[1])), rng)
    return case


def _think_briefly(case: Case[Any]) -> None:
    """A suggestion may take thousands of iterations; what is fuzzed is the contract around it."""
    body, meta = case.body, case._meta
    is_wrong = meta is not None and meta.is_negative_at(ParameterLocation.BODY)
    if "suggest" in case.path and isinstance(body, dict) and not is_wrong:
        case.body = {**body, "budget": {"iterations": BRIEF}}


@schemathesis.hook
def filter_failure(context: Any, failure: Any, case: Case[Any], response: Response) -> bool:
    """Leave out what the contract cannot say and what is as it should be."""
    return not is_tolerated(failure, case, response)


@schemathesis.check
def refused_for_a_reason(ctx: Any, response: Response, case: Case[Any]) -> None:
    """What fits its schema is never refused as not fitting it; a legal move is never refused."""
    answer = count(response, case, case.path)
    _keep_tables(response, case)
    kind = answer.kind
    assert not answer.is_refusal or why(answer, _contract), f"unexplained: {answer}"
    meta = case._meta
    if meta is None or response.request.method != str(case.method):
        return
    positive = all(not part.mode.is_negative for part in meta.components.values())
    if positive and response.status_code == 422 and OPERATION.match(case.path):
        assert kind in ILLEGAL_KINDS, f"a body that fits its schema was refused as {kind}"
    if positive and str(case.headers.get(EXPECTED, "")).startswith(LEGAL):
        assert response.status_code == 200, "a legal move in a reachable position was refused"
    assert not (kind == "unknown-session" and _session(case)), "a live session was not found"
    assert not (kind == "unknown-rule" and _is_a_rule(case)), "a rule of the game was not found"


def _keep_tables(response: Response, case: Case[Any]) -> None:
    if case.path == SESSIONS and response.status_code == 201:
        tables.remember(_address(case), response.json())
    if response.request.method == "DELETE" and response.status_code == 204:
        tables.forget(_parameter(case, "session"))


def _address(case: Case[Any]) -> str:
    return (case.operation.base_url or "").rstrip("/")


def _parameter(case: Case[Any], name: str) -> str:
    return unquote(str((case.path_parameters or {}).get(name)))


def _session(case: Case[Any]) -> tables.Session | None:
    return tables.live(_parameter(case, "session"))


def _is_a_rule(case: Case[Any]) -> bool:
    return _parameter(case, "rule") in _rules(_parameter(case, "game"))


def _rules(game: str) -> list[str]:
    found = [referee.game for referee in CATALOGUE if referee.game.id == game]
    return [rule.id for one in found for rule in one.rulebook]


def _of_a_real_rule(case: Case[Any]) -> Case[Any]:
    rng = Random(f"{case.path_parameters}{case.query}{answers.total()}")
    if not _is_a_rule(case) and rng.random() < REAL:
        game = _parameter(case, "game")
        case.path_parameters = {"game": game, "rule": rng.choice(_rules(game))}
    return case


def _at_a_real_table(case: Case[Any]) -> Case[Any]:
    meta = case._meta
    assert meta is not None
    rng = Random(f"{case.path}{case.query}{answers.total()}")
    is_valid = not meta.generation.mode.is_negative
    table = _session(case)  # along a link
    if table is None:
        if meta.is_negative_at(ParameterLocation.PATH) or (is_valid and rng.random() > REAL):
            return case
        table = tables.session(_address(case), rng)
        case.path_parameters = {"session": table.id}
    operation = case.path.removeprefix(SESSION)
    if is_valid and "highlight" in case.query:
        case.query["highlight"] = _a_move_of(table.game, rng)
    if is_valid and operation in ("/moves", "/undo") and (turn := table.turn(rng)):
        case.headers.update(_in_turn(case, table, turn, rng))
    else:
        for_host = operation in ("", "/record")
        token = table.token(rng, for_host=for_host) if is_valid else rng.choice(table.tokens)
        case.headers.update({} if token is None else {"authorization": f"Bearer {token}"})
    # Else a token of ours would pass for one that Schemathesis has made up and that was accepted.
    case._has_explicit_auth = True
    return case


def _a_move_of(game: str, rng: Random) -> str:
    """As JSON: the contract cannot say of which game a session is, so it asks for any text."""
    played = [play.move for position in positions(game) for play in position.plays]
    return msgspec.json.encode(rng.choice(played)).decode()


def _in_turn(
    case: Case[Any], table: tables.Session, turn: tables.Turn, rng: Random
) -> dict[str, str]:
    """Mostly a legal move, or an undo of one that was just made, pinned to the right version."""
    headers = {"authorization": f"Bearer {turn.token}"}
    if rng.random() > REAL:
        return headers
    version = turn.version
    if case.path.endswith("/undo"):
        version = table.play(turn)
        case.body = {}
    else:
        case.body = {"move": turn.move}
        if _is_sent_at_once(case) and not table.has_a_clock:
            headers[EXPECTED] = f"{LEGAL}-{rng.randrange(10**9)}"
    if "if-match" in case.headers:
        headers["if-match"] = f'"{version}"'
    return headers


def _is_sent_at_once(case: Case[Any]) -> bool:
    """Not retried under its key, and not made long before it is sent: the table may move on."""
    meta = case._meta
    assert meta is not None
    return "idempotency-key" not in case.headers and meta.phase.name in ("fuzzing", "stateful")


def _make_real(case: Case[Any], operation: str, position: Position, rng: Random) -> None:
    assert isinstance(case.body, dict)
    body: Json = {**case.body}
    legal = True
    name = operation.removeprefix("sealed/")
    if name == "replay":
        body, legal = position.record(rng)
    elif name == "judge-batch":
        body = {"items": [_proposed(position, rng)[0] for _ in range(rng.randint(0, 3))]}
    elif name in ("apply", "judge"):
        body, legal = _proposed(position, rng)
        legal = legal or name == "judge"
    elif "state" in body:
        body = {**body, "state": position.document()}
        body.pop("at", None)
        if body.get("seat") is not None:
            body["seat"] = rng.randrange(position.referee.game.seat_count(position.state))
    else:
        return
    key = None
    if operation.startswith("sealed/"):
        key = _sealed(body, position)
    elif name != "replay":
        _stamp(body, position, rng)
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


def _stamp(body: Json, position: Position, rng: Random) -> None:
    """Give the states of a request their stamps, or none."""
    for item in body.get("items", [body]):
        item.pop("require", None)
        item.pop("stamp", None)
        if rng.random() < 0.5:
            item["stamp"] = position.stamp()
            item["require"] = rng.choice(["stamp", None])


def _sealed(body: Json, position: Position) -> str | None:
    """Seal the states of a request; the key of the seat that it names, which is one for all."""
    items = body.get("items", [body])
    for item in items:
        item["state"] = position.sealed()
    seats = [item["seat"] for item in items if item.get("seat") is not None]
    if "items" in body and seats:
        body["items"] = [item for item in items if item.get("seat") in (None, seats[0])]
    return position.key(seats[0]) if seats else None

"""What Schemathesis takes for a fault and what is none: the contract has no words for it."""

import re
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
from jsonschema import Draft202012Validator
from schemathesis import Case, Response

from areopagus.api.decoding import decode
from areopagus.api.operations import OPERATIONS
from areopagus.api.problems import Problem
from areopagus.sessions.shapes import session_shapes
from tests.fuzz import tables
from tests.fuzz.positions import CATALOGUE

OPERATION = re.compile(r"^/v1/games/([a-z-]+)/((?:sealed/)?[a-z-]+)$")
ALLOW = "POST, QUERY, OPTIONS"
SESSION_MOVES = "/v1/sessions/{session}/moves"
WRONG_METHOD = ("ST204", "ST205")
ACCEPTED_INVALID = "ST201"
IGNORED_AUTH = "ST401"
UNKNOWN_PARAMETER = "query: violates `additionalProperties`"


def is_tolerated(failure: Any, case: Case[Any], response: Response) -> bool:
    """Whether an answer is as it should be, though a check has failed."""
    if failure.code in WRONG_METHOD:
        return _is_about_query(case, response)
    if failure.code == IGNORED_AUTH:
        return _was_closed(failure, case)
    if failure.code != ACCEPTED_INVALID:
        return False
    wrong = _wrong_parts(failure)
    sent = [part for part in wrong if part != UNKNOWN_PARAMETER or not _sends_known(case, response)]
    return (
        (wrong != [] and sent == [])
        or _includes_nothing(case)
        or _has_unknown_header(failure)
        or _has_a_token_of_ours(sent)
        or _leaves_out_defaults(case)
    )


def _wrong_parts(failure: Any) -> list[str]:
    """What is wrong with a request, part by part."""
    listed = failure.message.partition("Invalid component:")[2]
    return [line.strip().removeprefix("- ") for line in listed.splitlines() if line.strip()]


def _sends_known(case: Case[Any], response: Response) -> bool:
    """Whether all parameters that were sent are known: one without a value is not sent."""
    known = {parameter.name for parameter in case.operation.query}
    query = urlsplit(str(response.request.url)).query
    return known >= parse_qs(query, keep_blank_values=True).keys()


def _is_about_query(case: Case[Any], response: Response) -> bool:
    """OpenAPI 3.1 has no word for QUERY, which the stateless operations take beside POST."""
    allowed: list[str] = response.headers.get("allow", [ALLOW])
    return OPERATION.match(case.path) is not None and allowed == [ALLOW]


def _was_closed(failure: Any, case: Case[Any]) -> bool:
    """Whether a token is needed cannot be tried on a session that was closed with one: it is not
    there. Anything but that answer to a wrong token would be a fault."""
    closed = case.method == "DELETE" and case.path == "/v1/sessions/{session}"
    return closed and "got `404 " in failure.message


def _includes_nothing(case: Case[Any]) -> bool:
    """``include=`` is how an empty list is sent, and how a list of one empty word is."""
    return case.query.get("include") in ("", [""])


def _has_unknown_header(failure: Any) -> bool:
    """Anybody may send headers that nobody knows."""
    return "in header - object with unexpected properties" in failure.message


def _has_a_token_of_ours(wrong: list[str]) -> bool:
    """What was wrong with a token is no more once the hooks have put a real one in its place."""
    listed = " ".join(wrong)
    return "Authorization" in listed and not re.search(r"\b(body|query|path)\b", listed)


def _leaves_out_defaults(case: Case[Any]) -> bool:
    """Many clients leave out what has its default, or send null for it. That is taken in states
    and moves as well, whose schema is also that of answers, where all of it is there."""
    kind = _request_type(case)
    if kind is None:
        return False
    try:
        read = decode(msgspec.json.Decoder(kind), msgspec.json.encode(case.body))
    except (Problem, TypeError, UnicodeEncodeError):
        return False
    whole = _filled(case.body, msgspec.to_builtins(read))
    return bool(_validator(case.operation).is_valid(whole))


def _filled(sent: Any, read: Any) -> Any:
    """What was sent, with what it left out, or said null for, as it was read."""
    if isinstance(sent, dict) and isinstance(read, dict):
        said = {name: value for name, value in sent.items() if value is not None}
        return read | {name: _filled(value, read.get(name)) for name, value in said.items()}
    if isinstance(sent, list) and isinstance(read, list) and len(sent) == len(read):
        return [*map(_filled, sent, read)]
    return sent


def _validator(operation: Any) -> Any:
    """Of the body that the contract asks for."""
    content = operation.definition.raw["requestBody"]["content"]
    schema = content["application/json"]["schema"]
    components = operation.schema.raw_schema["components"]
    return Draft202012Validator({**schema, "components": components})


def _request_type(case: Case[Any]) -> Any:
    """What the service reads the body of this request as."""
    if case.path == SESSION_MOVES:
        session = tables.live(unquote(str((case.path_parameters or {}).get("session"))))
        return session and session_shapes(CATALOGUE[session.game]).moves_request
    match = OPERATION.match(case.path)
    if match is None or match[1] not in {referee.game.id for referee in CATALOGUE}:
        return None
    shapes = CATALOGUE[match[1]].shapes
    found = [operation for operation in OPERATIONS if operation.path == match[2]]
    return found[0].request(shapes) if found else None

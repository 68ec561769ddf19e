"""When a run of the fuzzer counts as failed."""

import json
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from areopagus.api.operations import PLAIN
from tests.fuzz.answers import NEGATIVE, NEW, POSITIVE, REASONS, Answer, contract_of, why
from tests.fuzz.report import Figures, Memory, Slow
from tests.fuzz.tables import Session
from tests.fuzz.tolerated import ACCEPTED_INVALID, IGNORED_AUTH, is_tolerated

WARM = [80.0, 90.0, 95.0, 99.0] * 5
OPENAPI = Path(__file__).parents[2] / "openapi" / "openapi.json"
CONTRACT = contract_of(json.loads(OPENAPI.read_text()))
APPLY = "POST /v1/games/red-planet/apply"
MOVES = "POST /v1/sessions/{session}/moves"
GOOD = Answer(APPLY, POSITIVE, 200)


def run(**changes: object) -> Figures:
    given: dict[str, object] = {
        "code": 0,
        "output": "",
        "slowest": (0.1, "/"),
        "answers": {GOOD: 2, Answer(APPLY, POSITIVE, 422, "illegal-move"): 1},
        "contract": CONTRACT,
        "seconds": 60.0,
        "memory": Memory([*WARM, *[100.0] * 40]),
    }
    return Figures(**{**given, **changes})  # type: ignore[arg-type]


def test_a_run_without_fault_has_no_failures() -> None:
    assert run().failures == []
    assert "nothing failed" in run().told()


def test_memory_may_grow_in_its_first_third_only() -> None:
    assert not Memory([*WARM, *[100.0] * 40]).grew
    assert Memory([float(100 + n) for n in range(60)]).grew
    (failure,) = run(memory=Memory([*WARM, *[100.0] * 20, *[110.0] * 20])).failures
    assert failure.startswith("still growing")


def test_a_run_whose_memory_nobody_measured_fails() -> None:
    (failure,) = run(memory=Memory(WARM[:3])).failures
    assert failure.endswith("too short to tell")


def test_a_slow_request_fails_only_if_it_is_slow_alone() -> None:
    assert run(slow=[Slow("GET /", 1.4, 0.02, 0.01)]).failures == []
    (failure,) = run(slow=[Slow("GET /", 1.4, 1.2, 1.1)]).failures
    assert failure.startswith("over a second: GET /")


def test_every_server_error_and_every_failed_check_fails() -> None:
    away = Answer(MOVES, POSITIVE, 503, "unavailable")
    assert run(answers={GOOD: 1, away: 2}).failures == ["2 answers were 503"]
    assert run(code=1).failures == ["Schemathesis ended with 1"]


@pytest.mark.parametrize(
    "answer",
    [
        Answer(APPLY, POSITIVE, 422, "inconsistent-state"),
        Answer(APPLY, NEGATIVE, 422, "schema"),
        Answer(MOVES, POSITIVE, 404, "unknown-session"),
        Answer(MOVES, POSITIVE, 422, "schema"),
        Answer(APPLY.replace("POST", "QUERY"), NEGATIVE, 422, "schema"),
        Answer(APPLY.replace("POST", "DELETE"), NEGATIVE, 405, "method-not-allowed"),
        Answer("POST /graphql Query.redPlanet", NEGATIVE, 200, "GRAPHQL_VALIDATION_FAILED"),
    ],
)
def test_a_refusal_with_a_reason_is_explained(answer: Answer) -> None:
    assert run(answers={answer: 1}).failures == []


@pytest.mark.parametrize(
    "answer",
    [
        Answer(APPLY, POSITIVE, 422, "schema"),  # it fits, after all
        Answer(APPLY, POSITIVE, 400, "bad-parameter"),
        Answer(APPLY, NEGATIVE, 404, "not-found"),  # not in its contract
        Answer(APPLY, NEGATIVE, 400, "schema"),  # nor with this status
        Answer(APPLY, NEGATIVE, 429, "rate-limited"),  # in its contract, and nobody asked too often
        Answer(APPLY, NEGATIVE, 405, "method-not-allowed"),  # the path has this method
        Answer(APPLY, NEGATIVE, 400, "-"),  # no problem document
        Answer(MOVES, NEGATIVE, 409, "session-damaged"),
        Answer(APPLY.replace("POST", "DELETE"), NEGATIVE, 404, "not-found"),
        Answer("POST /graphql Query.redPlanet", POSITIVE, 200, "GRAPHQL_VALIDATION_FAILED"),
        Answer("POST /graphql Query.redPlanet", NEGATIVE, 400, "BAD_REQUEST"),
    ],
)
def test_a_refusal_without_a_reason_fails(answer: Answer) -> None:
    (failure,) = run(answers={GOOD: 1, answer: 3}).failures
    assert failure.startswith(f"unexplained: 3 x {answer.status} {answer.kind}")
    assert f"FAILED: {failure}" in run(answers={GOOD: 1, answer: 3}).told()


def test_every_reason_is_about_a_problem_that_the_contract_declares() -> None:
    declared = {kind for problems in CONTRACT.values() for _, kind in problems}
    assert {reason.kind for reasons in REASONS.values() for reason in reasons} <= declared


def test_every_answer_is_in_the_tables() -> None:
    told = run(
        answers={
            GOOD: 5,
            Answer("POST /v1/games/on-mars/apply", POSITIVE, 422, "illegal-move"): 2,
            Answer(APPLY, NEGATIVE, 422, "schema"): 4,
        }
    ).told()
    assert "POST /v1/games/*/apply                    positive     5 of     7; 422 illegal" in told
    assert "negative     0 of     4; 422 schema 4" in told
    assert "2 x 422 illegal-move: moves are legal or nearly so" in told


@pytest.mark.parametrize(
    "name", [operation.name for operation in PLAIN if operation.name not in NEW]
)
def test_an_impossible_state_explains_the_refusal_of_each_question_about_a_state(name: str) -> None:
    for path in (name, f"sealed/{name}"):
        asked = Answer(f"POST /v1/games/on-mars/{path}", POSITIVE, 422, "inconsistent-state")
        assert why(asked, CONTRACT)


def test_a_picture_of_a_session_is_not_refused_for_a_parameter_that_fits() -> None:
    asked = Answer("GET /v1/sessions/{session}/picture", POSITIVE, 400, "bad-parameter")
    assert why(asked, CONTRACT) is None


def test_a_table_of_bots_alone_has_a_token_to_ask_with() -> None:
    table = Session("", "id", "on-mars", "host", seats=[])
    assert table.tokens == ["host"]
    assert table.turn(Random(1)) is None
    assert {table.token(Random(n)) for n in range(50)} == {"host", None, "nonsense"}


@pytest.mark.parametrize(
    ("status", "tolerated"), [("404 Not Found", True), ("204 No Content", False)]
)
def test_only_that_a_closed_session_is_gone_passes_for_a_token_that_was_asked_for(
    status: str, *, tolerated: bool
) -> None:
    case = SimpleNamespace(method="DELETE", path="/v1/sessions/{session}")
    message = f"Expected 401 or 403, got `{status}` for `DELETE /v1/sessions/{{session}}`"
    failure = SimpleNamespace(code=IGNORED_AUTH, message=message)
    assert is_tolerated(failure, case, None) == tolerated  # type: ignore[arg-type]


def accepted(wrong: str, url: str) -> bool:
    """Whether it is tolerated that a request with this fault was accepted."""
    message = f"Invalid data should have been rejected\nInvalid component:\n{wrong}"
    operation = SimpleNamespace(query=[SimpleNamespace(name="lang")])
    case = SimpleNamespace(path="/v1/sessions/{session}/undo", query={}, operation=operation)
    response = SimpleNamespace(request=SimpleNamespace(url=f"http://127.0.0.1{url}"))
    failure = SimpleNamespace(code=ACCEPTED_INVALID, message=message)
    return is_tolerated(failure, case, response)  # type: ignore[arg-type]


def test_an_unknown_parameter_that_was_not_sent_is_no_fault() -> None:
    """Schemathesis makes one up without a value, and no client sends such a thing."""
    unknown = "  - query: violates `additionalProperties`"
    token = "  - header: violates `format` at /properties/Authorization"
    assert accepted(unknown, "/?lang=fr")
    assert not accepted(unknown, "/?lang=fr&other=")
    assert accepted(f"{unknown}\n{token}", "/?lang=fr"), "a token of ours took its place"
    assert not accepted(f"{unknown}\n{token}", "/?other=1")
    assert not accepted("  - query: violates `enum` at /properties/lang", "/?lang=xx")


def test_a_pack_made_up_for_graphql_is_explained() -> None:
    asked = Answer("POST /graphql Query.redPlanet", POSITIVE, 200, "UNKNOWN_PACK")
    assert why(asked, CONTRACT)
    assert why(asked._replace(kind="BAD_USER_INPUT"), CONTRACT) is None

"""The table of refusals: every exception that clients may cause has its row, and both transports
say the same by it."""

import inspect
from typing import Any, get_args

import pytest

from areopagus.api.graphql.outcomes import OUTCOME_OF, refusal_outcome
from areopagus.api.graphql.session_resolvers import HANDLERS
from areopagus.api.problems import ALL_KINDS
from areopagus.api.refusals import KINDS, REFUSALS, ROW_OF, ROWS, Row, problem_of
from areopagus.api.session_operations import SESSION_OPERATIONS
from areopagus.kernel.errors import InvalidSetup
from areopagus.kernel.language import Phrase
from areopagus.kernel.pack import Flaw
from areopagus.referee import errors as referee_errors
from areopagus.sessions import errors as session_errors
from areopagus.sessions.errors import CannotUndo, SessionRefusal, UndoReason

GIVEN: dict[str, Any] = {
    "game": "chess",
    "rule": "RULE-1",
    "message": "No",
    "pointer": "/state",
    "invariant": "pieces",
    "seat": 1,
    "given": True,
    "version": 7,
    "reason": "revealed",
    "pack": "b2:00",
    "flaws": [Flaw("/name", Phrase("A pack has a name", "Un pack a un nom"))],
}


def an_error(row: Row) -> Exception:
    """The exception of a row, with something for each of its arguments."""
    if "__init__" not in vars(row.error):
        return row.error()
    wanted = inspect.signature(row.error.__init__).parameters
    given = GIVEN | ({"reason": "no-clock"} if row.error is session_errors.CannotStart else {})
    return row.error(**{name: given[name] for name in wanted if name in given})


def defined_in(module: Any) -> set[type[Exception]]:
    return {
        one
        for one in vars(module).values()
        if inspect.isclass(one) and issubclass(one, Exception) and one.__module__ == module.__name__
    }


def test_every_exception_of_the_referee_and_of_sessions_has_a_row() -> None:
    raised = defined_in(referee_errors) | defined_in(session_errors) | {InvalidSetup}
    assert raised - {SessionRefusal} <= set(REFUSALS)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.error.__name__)
def test_both_transports_say_the_same(row: Row) -> None:
    error = an_error(row)
    problem = problem_of(error, None, "en").document
    assert problem.type == row.kind.type
    assert problem.status == row.kind.status
    assert problem.detail.endswith(".") or problem.detail == GIVEN["message"]
    assert "{" not in problem.detail
    if row.outcome is None:
        with pytest.raises(row.error):
            refusal_outcome(error)
        return
    outcome = refusal_outcome(error)
    assert type(outcome) is OUTCOME_OF[row.error]
    assert type(outcome).__name__ == row.outcome.name
    assert outcome.message == problem.detail


@pytest.mark.parametrize("reason", get_args(get_args(UndoReason)[0]))
def test_every_reason_against_an_undo_has_words(reason: UndoReason) -> None:
    assert ROW_OF[CannotUndo].message(CannotUndo(reason)).endswith(".")


def test_all_kinds_are_published_by_status() -> None:
    assert KINDS == ALL_KINDS
    statuses = [kind.status for kind in KINDS.values()]
    assert statuses == sorted(statuses)


def test_every_session_operation_has_a_resolver() -> None:
    """Routes of REST fail at the start instead, when there is no handler of that name."""
    assert set(HANDLERS) == {operation.name for operation in SESSION_OPERATIONS}

"""The questions and changes of sessions, as one table from which GraphQL's fields come."""

from collections.abc import Awaitable, Callable
from operator import attrgetter
from typing import Any, Literal, NamedTuple

from areopagus.api.graphql.session_shapes import (
    CHANGING,
    READING,
    CannotUndo,
    Forbidden,
    OnCondition,
    OneSession,
    SessionClosed,
    Since,
    Unavailable,
)
from areopagus.kernel.language import Language
from areopagus.sessions.service import Sessions
from areopagus.sessions.shapes import SessionCreated, SessionSeen, SessionShapes, UndoRequest
from areopagus.sessions.visit import Terms, Visit


class Call(NamedTuple):
    """One operation, as it was asked for."""

    sessions: Sessions
    game: str
    visit: Visit | None
    """None when the session is only to be made."""
    request: Any
    """What sessions take, whoever asks."""
    about: Any
    """Which session, from where on, on what condition."""
    language: Language
    include: frozenset[str]


class SessionOperation(NamedTuple):
    """What one field of a namespace does with sessions."""

    name: str
    kind: Literal["query", "mutation"]
    summary: str
    about: type | None
    answer: Callable[[SessionShapes], Any]
    perform: Callable[[Call], Awaitable[Any]]
    refusals: tuple[type, ...] = READING
    request: Callable[[SessionShapes], Any] | None = None
    fresh: bool = True
    """Whether it needs the session as the store has it, and not as this worker knows it."""
    moves: bool = False
    """Whether a rule may forbid it."""


async def _create(call: Call) -> SessionCreated:
    return await call.sessions.create(call.game, call.request)


async def _see(call: Call) -> SessionSeen[Any, Any, Any]:
    seen = await _visit(call).see(call.language, call.include)
    seen.events = []
    return seen


async def _play(call: Call) -> SessionSeen[Any, Any, Any]:
    terms = _terms(call.about)
    return await _visit(call).play(call.request, terms, call.language, call.include)


async def _undo(call: Call) -> SessionSeen[Any, Any, Any]:
    terms = _terms(call.about)
    return await _visit(call).undo(call.request, terms, call.language, call.include)


async def _close(call: Call) -> SessionClosed:
    await _visit(call).close()
    return SessionClosed(session=call.about.session)


async def _events(call: Call) -> Any:
    return await _visit(call).updates(call.about.after or 0, call.language, call.include)


async def _record(call: Call) -> Any:
    return await _visit(call).record(call.language, call.include)


def _visit(call: Call) -> Visit:
    assert call.visit is not None
    return call.visit


def _terms(condition: OnCondition) -> Terms:
    pinned = condition.if_version
    return Terms(None if pinned is None else frozenset({pinned}), condition.idempotency_key)


SESSION_OPERATIONS: tuple[SessionOperation, ...] = (
    SessionOperation(
        "session",
        "query",
        "A session as the bearer of the token sees it; without a token, as a spectator does",
        OneSession,
        attrgetter("seen"),
        _see,
    ),
    SessionOperation(
        "session-events",
        "query",
        "What has changed after a version, as far as the bearer may see it",
        Since,
        attrgetter("updates"),
        _events,
    ),
    SessionOperation(
        "session-record",
        "query",
        "The setup and the moves: for the host and, once the game is over, for everybody",
        OneSession,
        attrgetter("record"),
        _record,
        (*READING, Forbidden),
    ),
    SessionOperation(
        "create-session",
        "mutation",
        "Begin a session. Its tokens are told here and never again",
        None,
        lambda _: SessionCreated,
        _create,
        (Unavailable,),
        attrgetter("request"),
    ),
    SessionOperation(
        "play-move",
        "mutation",
        "Make a move of the bearer's seat, or several, up to one that unveils something",
        OnCondition,
        attrgetter("seen"),
        _play,
        CHANGING,
        attrgetter("moves_request"),
        fresh=False,
        moves=True,
    ),
    SessionOperation(
        "undo",
        "mutation",
        "Take back moves, as long as nothing was revealed since and nobody else has acted",
        OnCondition,
        attrgetter("seen"),
        _undo,
        (*CHANGING, CannotUndo),
        lambda _: UndoRequest,
        fresh=False,
    ),
    SessionOperation(
        "close-session",
        "mutation",
        "Forget a session. Only its host may",
        OneSession,
        lambda _: SessionClosed,
        _close,
        (*READING, Forbidden),
    ),
)

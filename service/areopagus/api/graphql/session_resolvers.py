"""The resolvers of session operations: one handler each, and refusals as outcomes."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, NamedTuple

from graphql import GraphQLError

from areopagus.api.graphql.arguments import Read
from areopagus.api.graphql.outcomes import InvalidArgument, outcome_of, refusal_outcome
from areopagus.api.graphql.resolvers import GameResolver, Info, included, with_labels
from areopagus.api.problems import Problem
from areopagus.api.session_operations import OnCondition, SessionClosed, SessionOperation
from areopagus.kernel.errors import InvalidSetup
from areopagus.kernel.language import Language
from areopagus.kernel.picture import Picture
from areopagus.packs.store import PacksUnavailable
from areopagus.referee.errors import SEARCH_REFUSALS, MoveRefused, UnknownPack
from areopagus.referee.inquiries import Inquiry
from areopagus.sessions.errors import SessionRefusal, UnknownSession
from areopagus.sessions.service import Sessions
from areopagus.sessions.shapes import Ended, SessionCreated, SessionSeen
from areopagus.sessions.visit import Terms, Visit


class Reads(NamedTuple):
    """How the arguments of an operation are read, and which outcomes it has."""

    about: Read | None
    request: Read | None
    problems: tuple[type, ...]


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
    client: str
    """Who asks, as limits know clients."""
    search: Callable[[Inquiry], Awaitable[Any]]
    """Searches, for as long as the client waits."""


class _Misfit(Exception):
    """The arguments that name the session do not fit their types."""

    def __init__(self, outcome: InvalidArgument) -> None:
        super().__init__(outcome.message)
        self.outcome = outcome


class _Proposed(NamedTuple):
    """The moves that a seat proposed, as an outcome tells them."""

    seat: int | None
    moves: list[Any]


async def _create_session(call: Call) -> SessionCreated:
    return await call.sessions.create(call.game, call.request, call.client)


async def _session(call: Call) -> SessionSeen[Any, Any, Any]:
    seen = await _visit_of(call).see(call.language, call.include)
    seen.events = []
    return seen


async def _play_move(call: Call) -> SessionSeen[Any, Any, Any]:
    terms = _terms(call.about)
    return await _visit_of(call).play(call.request, terms, call.language, call.include)


async def _undo(call: Call) -> SessionSeen[Any, Any, Any]:
    terms = _terms(call.about)
    return await _visit_of(call).undo(call.request, terms, call.language, call.include)


async def _start(call: Call) -> SessionSeen[Any, Any, Any]:
    return await _visit_of(call).start(_terms(call.about), call.language, call.include)


async def _close_session(call: Call) -> SessionClosed:
    await _visit_of(call).close()
    return SessionClosed(session=call.about.session)


async def _session_picture(call: Call) -> Picture:
    return await _visit_of(call).picture(call.request, call.language)


async def _session_suggestions(call: Call) -> Any:
    return await call.search(await _visit_of(call).suggest(call.request, call.language))


async def _session_events(call: Call) -> Any:
    return await _visit_of(call).updates(call.about.after or 0, call.language, call.include)


async def _session_record(call: Call) -> Any:
    return await _visit_of(call).record(call.language, call.include)


HANDLERS: dict[str, Callable[[Call], Awaitable[Any]]] = {
    "session": _session,
    "session-picture": _session_picture,
    "session-suggestions": _session_suggestions,
    "session-events": _session_events,
    "session-record": _session_record,
    "create-session": _create_session,
    "play-move": _play_move,
    "undo": _undo,
    "start": _start,
    "close-session": _close_session,
}
"""What carries each operation out, by its name."""


def _visit_of(call: Call) -> Visit:
    assert call.visit is not None
    return call.visit


def _terms(condition: OnCondition) -> Terms:
    pinned = condition.if_version
    return Terms(None if pinned is None else frozenset({pinned}), condition.idempotency_key)


async def perform(
    operation: SessionOperation, reads: Reads, resolver: GameResolver, info: Info, **arguments: Any
) -> Any:
    """The answer to an operation, or why there is none."""
    info.context.is_repeatable = False
    if not operation.changes:
        return await _perform(operation, reads, resolver, info, arguments)
    async with info.context.in_turn():
        return await _perform(operation, reads, resolver, info, arguments)


async def _perform(
    operation: SessionOperation,
    reads: Reads,
    resolver: GameResolver,
    info: Info,
    arguments: dict[str, Any],
) -> Any:
    game, language = resolver.plain.game.id, resolver.language
    about: Any = None
    request: Any = None
    visit: Visit | None = None
    try:
        about = _about(reads.about, arguments) if reads.about else None
        request = reads.request(arguments) if reads.request else None
        if about is not None:
            visit = await _visit(info, game, about.session, fresh=operation.fresh)
        include = included(info.context.selected(info))
        context = info.context
        call = Call(
            _sessions(info),
            game,
            visit,
            request,
            about,
            language,
            include,
            context.client,
            context.search,
        )
        return with_labels(await HANDLERS[operation.name](call))
    except (SessionRefusal, UnknownPack, PacksUnavailable) as error:
        return refusal_outcome(error)
    except _Misfit as misfit:
        return misfit.outcome
    except (Problem, InvalidSetup, MoveRefused, *SEARCH_REFUSALS) as error:
        proposed = _proposed(visit, request) if isinstance(error, MoveRefused) else request
        outcome = outcome_of(error, resolver.plain, proposed, language)
        if not any(issubclass(kind, type(outcome)) for kind in reads.problems):
            return InvalidArgument(message=outcome.message, pointer=outcome.pointer)
        return outcome


def follow(read: Read, _: Any, info: Info, **arguments: Any) -> AsyncIterator[Any]:
    """What a session of any game tells the bearer, from a version on, until it ends."""
    return _told(info, read, arguments)


def tell(told: Any, _: Info, **__: Any) -> Any:
    """What was told, as it is selected from."""
    return told


async def _told(info: Info, read: Read, arguments: dict[str, Any]) -> AsyncIterator[Any]:
    try:
        about = _about(read, arguments)
        visit = await _sessions(info).visit(about.session, info.context.key)
        include = included(info.context.selected(info))
        async with await visit.watch(about.after, info.context.language, include) as watch:
            async for one in watch:
                yield one if isinstance(one, Ended) else one.update
    except (SessionRefusal, UnknownPack, PacksUnavailable) as error:
        yield refusal_outcome(error)
    except _Misfit as misfit:
        yield misfit.outcome


async def _visit(info: Info, game: str, session: str, *, fresh: bool) -> Visit:
    visit = await _sessions(info).visit(session, info.context.key, fresh=fresh)
    if visit.game != game:
        raise UnknownSession
    return visit


def _sessions(info: Info) -> Sessions:
    sessions: Sessions | None = info.context.sessions
    if sessions is None:
        raise GraphQLError("There are no sessions here.")
    return sessions


def _about(read: Read, arguments: dict[str, Any]) -> Any:
    try:
        return read(arguments)
    except Problem as problem:
        document = problem.document
        pointer = str(document.pointer or "")
        raise _Misfit(InvalidArgument(message=document.detail, pointer=pointer)) from None


def _proposed(visit: Visit | None, request: Any) -> _Proposed:
    moves = request.moves or [request.move]
    return _Proposed(visit.bearer.seat if visit else None, moves)

"""The table of refusals: what an exception of the referee or of sessions tells a client.

One row per exception: the kind of problem that REST answers with (its type, status and title), the
words, and the GraphQL type that says the same as data. Problem documents, the problem pages, the
statuses in OpenAPI and the outcome types of GraphQL are all made from it.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

from areopagus.api.problems import (
    ALL_KINDS,
    FORBIDDEN,
    INTERNAL,
    UNAUTHENTICATED,
    UNAVAILABLE,
    Kind,
    PackFlaw,
    Problem,
    kind,
)
from areopagus.kernel import codec
from areopagus.kernel.document import Document
from areopagus.kernel.errors import InvalidSetup
from areopagus.kernel.language import Language
from areopagus.packs.library import PacksBusy
from areopagus.packs.store import PacksUnavailable, TooManyPacks
from areopagus.referee import errors as referee_errors
from areopagus.referee.errors import InvalidPack, MoveRefused
from areopagus.referee.referee import Referee
from areopagus.sessions import errors as session_errors
from areopagus.sessions.errors import StartReason, UndoReason
from areopagus.sessions.records import Version

Words = str | Callable[[Any], str]
"""A sentence with attributes of the exception in braces, or what makes a sentence of it."""


class Outcome(Document, kw_only=True):
    """Why an operation could not answer: in words, and where in its arguments."""

    message: str
    """What is wrong, as a sentence."""
    pointer: str
    """A JSON Pointer into the arguments: `/state/zones/3`."""


class WithInvariant(Outcome, kw_only=True):
    """An outcome about a state."""

    invariant: str | None = None
    """What every position satisfies and this one does not; null when it does not fit the schema."""


class WithVersion(Outcome, kw_only=True):
    """An outcome that tells the version of a session."""

    version: Version
    """The version that it has now."""


class WithRetryAfter(Outcome, kw_only=True):
    """An outcome that may be another one later."""

    retry_after: int
    """Seconds after which to try again."""


class WithPack(Outcome, kw_only=True):
    """An outcome about a pack."""

    missing: str
    """The pack that is not known here."""


class WithFlaws(Outcome, kw_only=True):
    """An outcome about a pack that cannot be played with."""

    flaws: list[PackFlaw]
    """Everything that is wrong with it."""


class WithUndoReason(Outcome, kw_only=True):
    """An outcome of an undo."""

    reason: UndoReason
    """Why."""


class WithStartReason(Outcome, kw_only=True):
    """An outcome of a start."""

    reason: StartReason
    """Why."""


class OutcomeType(NamedTuple):
    """The GraphQL type of a refusal."""

    name: str
    description: str
    fields: type[Outcome] = Outcome
    """What can be selected from it, filled from the attributes of the exception."""
    pointer: str | None = ""
    """Which argument is at fault; where the exception says, if None."""


class Row(NamedTuple):
    """What one exception tells a client."""

    error: type[Exception]
    kind: Kind
    words: Words
    outcome: OutcomeType | None = None
    """None where GraphQL has no such refusal: its schema does not let it be asked."""
    members: tuple[str, ...] = ()
    """The attributes of the exception that are members of the problem document."""
    headers: Callable[[Any], dict[str, str]] = lambda _: {}

    def message(self, error: Exception) -> str:
        """What is wrong this time, as a sentence."""
        words = self.words
        return words.format_map(vars(error)) if isinstance(words, str) else words(error)


def _challenge(error: Any) -> dict[str, str]:
    return {"www-authenticate": 'Bearer error="invalid_token"' if error.given else "Bearer"}


def _retry_after(error: Any) -> dict[str, str]:
    return {"retry-after": str(error.retry_after)}


def _counted(flaws: int) -> str:
    return "one flaw" if flaws == 1 else f"{flaws} flaws"


def told_flaws(error: InvalidPack, language: Language) -> list[PackFlaw]:
    """What is wrong with a pack, in a language."""
    return [
        PackFlaw(pointer=flaw.pointer, message=flaw.words.text(language) + ".")
        for flaw in error.flaws
    ]


_UNDO: dict[UndoReason, str] = {
    "nothing-to-undo": "There is nothing to take back.",
    "revealed": "Something has been revealed since, and cannot be unseen.",
    "others-acted": "Somebody else has acted since.",
    "not-allowed": "The options of this table do not let you undo.",
    "not-in-line": "The game as it stands did not go through that version.",
    "rules": "By the rules of this game nothing is taken back now.",
}
_START: dict[StartReason, str] = {
    "started": "The clock runs already.",
    "no-clock": "This game is not played in real time: it has no clock.",
}
_NOT_YOUR_SEAT = OutcomeType(
    "NotYourSeat",
    "With a sealed state a seat needs its own key, as `Authorization: Bearer`.",
    pointer="/seat",
)

ROWS: tuple[Row, ...] = (
    Row(
        referee_errors.UnknownGame,
        kind(
            "unknown-game",
            404,
            "Unknown game",
            "No game has this id; /v1/games lists those there are.",
        ),
        "There is no game {game!r}.",
    ),
    Row(
        referee_errors.UnknownRule,
        kind(
            "unknown-rule",
            404,
            "Unknown rule",
            "No rule of the game has this id; /v1/games/{game}/rules lists them.",
        ),
        "{game} has no rule {rule!r}.",
    ),
    Row(
        InvalidSetup,
        kind(
            "invalid-setup",
            422,
            "Invalid setup",
            "The game offers no such setup: too many or too few players, or options that exclude "
            "each other.",
        ),
        "{message}.",
        OutcomeType("InvalidSetup", "A setup that the game does not offer.", pointer=None),
        members=("pointer",),
    ),
    Row(
        referee_errors.ImpossibleState,
        kind(
            "inconsistent-state",
            422,
            "Impossible position",
            "The state is well typed and could never be on a table; `invariant` names what it "
            "breaks.",
        ),
        "{message}.",
        OutcomeType(
            "InvalidState",
            "A state that does not fit its schema, or that could never be on a table.",
            WithInvariant,
            pointer=None,
        ),
        members=("pointer", "invariant"),
    ),
    Row(
        referee_errors.UnstampedState,
        kind(
            "unstamped-state",
            422,
            "Unstamped state",
            "The request requires a stamp, and none came with the state that fits it: there is "
            "none, the state was altered since, or the key of its stamp is no longer in use.",
        ),
        "No stamp came with this state that fits it.",
        OutcomeType(
            "UnstampedState",
            "A state without a stamp that fits, where the request requires one.",
            pointer=None,
        ),
        members=("pointer",),
    ),
    Row(
        referee_errors.UnreadableSeal,
        kind(
            "unreadable-seal",
            422,
            "Unreadable sealed state",
            "The sealed state cannot be opened: it was changed, or cut short, or is of another "
            "game, "
            "or its key is no longer in use. Which of these, nobody is told.",
        ),
        "This sealed state cannot be opened.",
        OutcomeType(
            "UnreadableSeal",
            "A sealed state that cannot be opened. Why, nobody is told.",
            pointer=None,
        ),
        members=("pointer",),
    ),
    Row(
        referee_errors.SeatKeyNeeded,
        UNAUTHENTICATED,
        lambda error: f"This {'is no' if error.given else 'needs the'} key of a seat.",
        _NOT_YOUR_SEAT,
        headers=_challenge,
    ),
    Row(
        referee_errors.OtherSeatsKey,
        FORBIDDEN,
        "This is not the key of seat {seat}.",
        _NOT_YOUR_SEAT._replace(pointer=None),
        members=("pointer",),
    ),
    Row(
        referee_errors.UnknownSeat,
        kind("unknown-seat", 422, "Unknown seat", "Nobody plays at this seat."),
        "Nobody plays at seat {seat}.",
        OutcomeType("UnknownSeat", "Nobody plays at this seat.", pointer=None),
        members=("pointer",),
    ),
    Row(
        referee_errors.UnknownPack,
        kind(
            "unknown-pack",
            422,
            "Unknown pack",
            "The state, the setup or the session names a pack that is not known here: it was never "
            "posted, or not used for too long. Post it again to `/v1/games/{game}/packs`: the same "
            "content has the same name, and everything goes on where it was.",
        ),
        "The pack {missing} is not known here. {advice}",
        OutcomeType(
            "UnknownPack",
            "A pack that is not known here. Add it again, then ask again: the same content has "
            "the same name.",
            WithPack,
            pointer=None,
        ),
        members=("pointer",),
    ),
    Row(
        referee_errors.InvalidPack,
        kind(
            "invalid-pack",
            422,
            "Invalid pack",
            "The material cannot be played with. `flaws` has everything that is wrong with it, "
            "each with its place.",
        ),
        lambda error: f"The pack has {_counted(len(error.flaws))}.",
        OutcomeType("InvalidPack", "A pack that cannot be played with.", WithFlaws),
    ),
    Row(
        referee_errors.PacksNotTaken,
        kind(
            "packs-not-taken",
            422,
            "This game takes no packs",
            "The game is played with the house material only, so far.",
        ),
        "{game} is played with the house material only, so far.",
        OutcomeType("PacksNotTaken", "The game is played with the house material only, so far."),
    ),
    Row(
        TooManyPacks,
        kind(
            "too-many-packs",
            429,
            "Too many packs",
            "This client has posted as many new packs as it may in a day. Those it has posted "
            "before can be posted again.",
        ),
        "You have posted as many new packs as you may in a day.",
        OutcomeType("TooManyPacks", "Enough new packs for one day.", WithRetryAfter),
        headers=_retry_after,
    ),
    Row(
        PacksBusy,
        kind(
            "packs-busy",
            503,
            "Packs are being checked",
            "Another pack is being checked, or this one took too long to check now; `Retry-After` "
            "says when to ask again.",
        ),
        "This pack cannot be checked now.",
        OutcomeType("PacksBusy", "This pack cannot be checked now.", WithRetryAfter),
        headers=_retry_after,
    ),
    Row(
        PacksUnavailable,
        kind(
            "packs-unavailable",
            503,
            "Packs unavailable",
            "Packs cannot be reached now; `Retry-After` says when to try again. Whatever is played "
            "with the house material works.",
        ),
        "Packs cannot be reached now.",
        OutcomeType("PacksUnavailable", "Packs cannot be reached now.", WithRetryAfter),
        headers=_retry_after,
    ),
    Row(
        referee_errors.SuggestionsOff,
        kind(
            "suggestions-off",
            503,
            "No suggestions here",
            "Whoever runs this service has turned suggestions off. All else works.",
        ),
        "Suggestions are turned off here.",
        OutcomeType("SuggestionsOff", "Nobody searches for suggestions here."),
    ),
    Row(
        referee_errors.SuggestionsBusy,
        kind(
            "suggestions-busy",
            503,
            "Too many wait for a suggestion",
            "All that search are busy, and enough wait already; `Retry-After` says when to ask "
            "again.",
        ),
        "Too many wait for a suggestion already.",
        OutcomeType(
            "SuggestionsBusy",
            "All that search for suggestions are busy, and enough wait already.",
            WithRetryAfter,
        ),
        headers=_retry_after,
    ),
    Row(
        referee_errors.SuggestionsFailed,
        kind(
            "suggestions-failed",
            503,
            "The search came to nothing",
            "What searched for this suggestion ended before it was done. It is safe to ask again.",
        ),
        "The search came to nothing.",
        OutcomeType(
            "SuggestionsFailed",
            "What searched for this suggestion ended before it was done.",
            WithRetryAfter,
        ),
        headers=_retry_after,
    ),
    Row(
        session_errors.UnknownSession,
        kind(
            "unknown-session",
            404,
            "Unknown session",
            "No session has this id: there never was one, or it was closed, or it has expired.",
        ),
        "There is no such session.",
        OutcomeType(
            "UnknownSession",
            "No session has this id, or none of this game: it never was, was closed, or has "
            "expired.",
            pointer="/session",
        ),
    ),
    Row(
        session_errors.Unauthenticated,
        UNAUTHENTICATED,
        lambda error: f"This {'is no' if error.given else 'needs a'} token of the session.",
        OutcomeType(
            "Unauthenticated",
            "This needs a token of the session, as `Authorization: Bearer`, and none came that "
            "fits.",
        ),
        headers=_challenge,
    ),
    Row(
        session_errors.Forbidden,
        FORBIDDEN,
        "{message}",
        OutcomeType("Forbidden", "The bearer of this token may not do this."),
    ),
    Row(
        session_errors.CannotUndo,
        kind(
            "cannot-undo",
            409,
            "Cannot undo",
            "`reason`: `nothing-to-undo`; `revealed`: somebody has learned something since, dice "
            "fell, or the game ended; `others-acted` since; `not-allowed` at this table, or to its "
            "host; `not-in-line`: the game did not go through that version; `rules`: those of the "
            "game let nobody take anything back.",
        ),
        lambda error: _UNDO[error.reason],
        OutcomeType("CannotUndo", "Nothing is taken back.", WithUndoReason),
        members=("reason",),
    ),
    Row(
        session_errors.CannotStart,
        kind(
            "cannot-start",
            409,
            "Cannot start",
            "`reason`: the clock has `started` already, or there is `no-clock` in this game.",
        ),
        lambda error: _START[error.reason],
        OutcomeType("CannotStart", "No clock is started.", WithStartReason),
        members=("reason",),
    ),
    Row(
        session_errors.KeyInFlight,
        kind(
            "key-in-flight",
            409,
            "First request still in progress",
            "The first request with this `Idempotency-Key` is not answered yet. Ask again a little "
            "later.",
        ),
        "The first request is not answered yet.",
        OutcomeType(
            "KeyInFlight",
            "The first request with this idempotency key is not answered yet.",
            WithRetryAfter,
            pointer="/idempotencyKey",
        ),
        headers=_retry_after,
    ),
    Row(
        session_errors.KeyReused,
        kind(
            "key-reused",
            422,
            "Idempotency key reused",
            "An `Idempotency-Key` stands for one request; another request needs another.",
        ),
        "This key came with another request before.",
        OutcomeType(
            "KeyReused",
            "The idempotency key came with something else before.",
            pointer="/idempotencyKey",
        ),
    ),
    Row(
        session_errors.StaleVersion,
        kind(
            "stale-version",
            412,
            "Stale version",
            "`If-Match` pins a version that is not the newest; `version` and `ETag` say which is.",
        ),
        "The session is at version {version}.",
        OutcomeType(
            "StaleVersion",
            "The session has gone on since `ifVersion`. Nothing has happened.",
            WithVersion,
            pointer="/ifVersion",
        ),
        members=("version",),
        headers=lambda error: {"etag": f'"{error.version}"'},
    ),
    Row(
        session_errors.SessionFull,
        kind(
            "session-full",
            409,
            "Session full",
            "A session takes no more moves than a record may hold.",
        ),
        "This session takes no more moves.",
        OutcomeType("SessionFull", "This session takes no more moves."),
    ),
    Row(
        session_errors.Damaged,
        kind(
            "session-damaged",
            409,
            "The session is damaged",
            "What is stored of this session cannot be read. It can only be left alone.",
        ),
        "What is stored of this session cannot be read.",
        OutcomeType("SessionDamaged", "What is stored of this session cannot be read."),
    ),
    Row(
        session_errors.Unavailable,
        UNAVAILABLE,
        "{message}",
        OutcomeType(
            "Unavailable",
            "Sessions cannot be reached now. Whether a change has happened, its key tells on "
            "retry.",
            WithRetryAfter,
        ),
        headers=_retry_after,
    ),
)

ILLEGAL_MOVE = kind(
    "illegal-move",
    422,
    "Illegal move",
    "A rule forbids the move: `rule` and `violations` say which and why, `pointer` which move. "
    "Nothing has happened, unless time alone ended the game: then `state` is how it ended.",
)
"""Of no row: its words are the rulebook's, and in GraphQL its type is one of the game."""
_ILLEGAL_MOVE_TITLES: dict[Language, str] = {"en": ILLEGAL_MOVE.title, "fr": "Coup illégal"}
"""Rules speak the language of the client, so what they forbid does; all else is in English."""

KINDS: dict[str, Kind] = dict(sorted(ALL_KINDS.items(), key=lambda item: item[1].status))
"""Every kind of problem by its name, by status."""
ROW_OF: dict[type[Exception], Row] = {row.error: row for row in ROWS}
REFUSALS: tuple[type[Exception], ...] = (Problem, MoveRefused, *ROW_OF)
"""Every exception that is an answer to the client, and not a mistake of ours."""


def problem_of(error: Exception, referee: Referee[Any] | None, language: Language) -> Problem:
    """The problem that REST answers a refusal with."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, MoveRefused):
        return _illegal_move(error, referee, language)
    row = ROW_OF[type(error)]
    members = {name: getattr(error, name) for name in row.members}
    if isinstance(error, InvalidPack):
        members["flaws"] = told_flaws(error, language)
    return Problem(row.kind, row.message(error), headers=row.headers(error), **members)


def internal_problem(request_id: str) -> Problem:
    """What a client is told of an exception that nobody expected."""
    return Problem(INTERNAL, "This is a mistake of ours; it is in our log.", request_id=request_id)


def settled_as_sent(settled: Any) -> Any:
    """How a game stands that time alone ended: encoded, or sealed if it came so."""
    return settled if isinstance(settled, str) else msgspec.Raw(codec.encode(settled))


def _illegal_move(error: MoveRefused, referee: Referee[Any] | None, language: Language) -> Problem:
    assert referee is not None, "a move was refused and nobody said of which game"
    verdict = referee.verdict(error.refusal, language)
    settled = error.settled
    problem = Problem(
        ILLEGAL_MOVE,
        str(verdict.reason),
        pointer=error.pointer,
        rule=verdict.rule,
        violations=verdict.violations,
        index=UNSET if error.index is None else error.index,
        state=UNSET if settled is None else settled_as_sent(settled),
    )
    problem.language = language
    problem.document.title = _ILLEGAL_MOVE_TITLES[language]
    return problem

"""The shapes of requests and answers about sessions, made once per game."""

from typing import Annotated, Any, ClassVar, Generic, Literal, TypeVar

from msgspec import UNSET, Meta, UnsetType

from areopagus.kernel.document import Document, GameId, Instant, Seat
from areopagus.kernel.state import SeatName
from areopagus.referee.answers import Perspective
from areopagus.referee.referee import Referee
from areopagus.referee.requests import ApplyRequest, Made, Sequence, Setup, SuggestionWish
from areopagus.referee.shapes import Shapes, players_of
from areopagus.search.suggestion import Level
from areopagus.sessions.records import TableOptions, Time, Version

M = TypeVar("M")
E = TypeVar("E")
O = TypeVar("O")  # noqa: E741
D = TypeVar("D")
V = TypeVar("V")
P = TypeVar("P")

Token = Annotated[str, Meta(max_length=256, description="A secret, for `Authorization: Bearer`.")]
SessionId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}\Z")]


class SeatSetup(Document, kw_only=True):
    """A seat of a new session, and who plays there."""

    name: SeatName | None = None
    """What its player is called."""
    bot: Level | None = None
    """The level at which the service itself plays there; null for whoever holds its token."""


class SessionSuggestRequest(SuggestionWish, kw_only=True):
    """What a seat of a session might do, asked by the seat itself or by the host."""

    seat: Seat | None = None
    """Whose moves: the bearer's own unless told; the host may ask for a bot's."""


class SessionRequest(Setup[O, P], Generic[O, P], kw_only=True):
    """A new session: which game, who plays, what its setup varies, how the table is run."""

    table: TableOptions = TableOptions()


class MovesRequest(Document, Generic[M], kw_only=True):
    """One move of the bearer's seat, or several: all of them happen up to the first that unveils
    something, or none."""

    variants: ClassVar = ApplyRequest.variants

    move: M | UnsetType | None = UNSET
    """The one move to be made; or give `moves`."""
    moves: Sequence[M] | UnsetType | None = UNSET
    """The moves to be made, one after the other; or give `move`."""

    def __post_init__(self) -> None:
        ApplyRequest.__post_init__(self)  # type: ignore[arg-type]


class UndoRequest(Document, kw_only=True):
    """Moves to be taken back."""

    to: Version | None = None
    """The version whose position to restore; the one before the last moves unless told."""


class SeatToken(Document, kw_only=True):
    """Who holds this token plays this seat."""

    seat: Seat
    token: Token


class SessionCreated(Document, kw_only=True):
    """A new session. Its tokens are told now and never again: only their hashes are kept."""

    session: SessionId
    """The id of the session, as it stands in addresses."""
    game: str
    """The id of the game."""
    version: Version
    host: Token
    """Who holds this token may close the session and read its record."""
    seats: list[SeatToken]
    """The token of each seat that is not a bot's."""
    expires_in: int
    """Seconds until it is forgotten; every move makes them begin anew."""


class SessionSeen(Perspective[V, D], Generic[V, D, E], kw_only=True):
    """What the bearer may know of a session."""

    session: SessionId
    """The id of the session."""
    version: Version
    at: Instant | None = None
    """In a real-time game: the instant it was looked at; null before the clock is started."""
    events: list[E] | UnsetType = UNSET
    """After moves: what happened because of them, as far as the bearer may see it."""
    made: Made | UnsetType = UNSET
    """After moves: how many of them were made. Fewer than were sent when one of them unveiled
    something: it is the last one, and what was sent after it was not looked at."""


class Update(Document, Generic[D, E], kw_only=True):
    """One change of a session, as far as one seat, or a spectator, may see it."""

    game: GameId
    version: Version
    time: Time
    seat: Seat | None
    """Who moved; null when time did, or when it was the host who undid."""
    at: Instant | None = None
    """When, in a real-time game."""
    undone_to: Version | UnsetType = UNSET
    """After an undo: the version whose position is restored. All that came after it is void."""
    events: list[E]
    """What happened, as far as the bearer may see it."""
    to_act: list[Seat]
    """The seats that a question is put to now."""
    over: bool
    """Whether the game is over."""
    legal_moves: list[D] | UnsetType = UNSET
    """On request, with the newest change: what the bearer's seat is asked and may answer."""


class Updates(Document, Generic[E], kw_only=True):
    """Changes of a session, oldest first."""

    game: GameId
    updates: list[E]
    """The changes after the version asked for."""
    version: Version
    """The newest version: when it is beyond the last update, ask again from there."""


class Opened(Document, kw_only=True):
    """Where a live stream begins."""

    version: Version
    """The version that the first update follows."""
    at: Instant | None = None
    """In a real-time game: what time it is; null before the clock is started."""


class Ended(Document, kw_only=True):
    """Why a live stream ends. Whoever comes back with the last version seen misses nothing."""

    reason: Annotated[
        Literal["closed", "slow", "restarting"],
        Meta(
            description="The session was closed, the listener fell behind, or the service restarts."
        ),
    ]
    version: Version
    """The last version that was sent."""


class SessionShapes:
    """The requests that sessions of one game take, and the answers they give."""

    def __init__(self, referee: Referee[Any]) -> None:
        shapes, game = referee.shapes, referee.game.id
        players = players_of(referee.game, SeatName | None | SeatSetup)
        self.request = shapes.filled(
            SessionRequest, shapes.options, players, tag_field="game", tag=game
        )
        self.suggestions = shapes.suggestions
        self.moves_request = shapes.filled(MovesRequest, shapes.move, name="PlayRequest")
        self.seen = shapes.filled(SessionSeen, shapes.view, shapes.decision, shapes.event)
        self.update = shapes.filled(Update, shapes.decision, shapes.event)
        self.updates = shapes.filled(Updates, self.update)
        self.record = shapes.record
        self.picture_wish = shapes.picture_wish


def session_shapes(referee: Referee[Any]) -> SessionShapes:
    """The shapes of a game's sessions, made once: the type of an update tells its game.

    On whatever material it is played, a game has the same shapes.
    """
    made = _MADE.get(referee.shapes)
    if made is None:
        made = _MADE[referee.shapes] = SessionShapes(referee)
    return made


_MADE: dict[Shapes, SessionShapes] = {}

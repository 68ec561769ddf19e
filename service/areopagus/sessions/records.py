"""What is kept of a session, as the stores keep it: a head, the newest snapshot, and a log.

Stores see bytes only. What comes back from one is decoded into these types and not trusted
before. MessagePack, because it is smaller than JSON and as fast.
"""

from copy import copy
from hashlib import sha256
from typing import Annotated, Any, Generic, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from areopagus.kernel.dice import Seed
from areopagus.kernel.document import Instant, Seat, Value
from areopagus.kernel.game import Game
from areopagus.kernel.state import SeatName
from areopagus.referee.referee import Referee
from areopagus.search.suggestion import Level
from areopagus.sessions.errors import Damaged
from areopagus.sessions.place import Place

Version = Annotated[int, Meta(ge=0, le=1_000_000, description="How often the session has changed.")]
Time = Annotated[
    int, Meta(ge=0, le=1 << 53, description="Milliseconds since 1970-01-01T00:00:00Z.")
]

M = TypeVar("M")
E = TypeVar("E")
O = TypeVar("O")  # noqa: E741


class TableOptions(Value, frozen=True, kw_only=True):
    """How a table is run, whatever is played at it."""

    undo: bool = True
    """Whether moves may be taken back at all. Never more than the rules of the game allow."""
    host_undo: bool = False
    """Whether the host may take back the moves of any seat. Nobody may undo what unveils."""
    spectators: bool = True
    """Whether those who know the session's id and have no token may watch."""
    clock: Annotated[
        Literal["first-move", "creation"],
        Meta(
            description="What starts the clock of a real-time game, unless somebody has started it "
            "before; until then nothing is timed."
        ),
    ] = "first-move"


class Head(Struct, Generic[O], frozen=True, kw_only=True):
    """What never changes about a session."""

    game: str
    names: Annotated[list[SeatName | None], Meta(min_length=1, max_length=6)]
    seed: Seed
    options: O
    table: TableOptions
    host: bytes
    """The hash of the host's token."""
    seats: list[bytes]
    """The hashes of the seats' tokens."""
    created: Time
    pack: str | UnsetType = UNSET
    """The pack with whose material it is played."""
    bots: list[Level | None] = msgspec.field(default_factory=list)
    """By seat, at which level the service itself plays there; empty when it plays nowhere."""

    def bot_at(self, seat: int) -> Level | None:
        """The level at which the service plays a seat; ``None`` when somebody else does."""
        return self.bots[seat] if seat < len(self.bots) else None


class Meter(Struct, frozen=True, kw_only=True):
    """What the service counts and times about a session."""

    plays: int = 0
    """How many moves the log holds."""
    log_bytes: int = 0
    started: Time | None = None
    """When the clock of a real-time game was started."""
    last_at: Instant = 0
    """The instant of the last move of a real-time game."""
    alarm: Time | None = None
    """When something happens by itself."""
    mark: bytes = b""
    """The nonce of the change that led here: no two snapshots have the same meter."""
    place: Place | None = None
    """The place of the newest position; none in a session whose last change was made by a release
    that did not note it."""


class Entry(Struct, Generic[M, E], frozen=True, kw_only=True, omit_defaults=True):
    """One change of a session: the deal, moves that were made together, or an undo."""

    time: Time
    seat: Seat | None = None
    """Who moved; nobody when time did, or when it was the host who undid."""
    moves: list[M] = msgspec.field(default_factory=list)
    at: Instant | None = None
    """When, in a real-time game."""
    events: list[E] = msgspec.field(default_factory=list)
    final: bool = False
    """Whether it cannot be taken back: somebody learned something, dice fell, or the game ended."""
    to_act: list[Seat] = msgspec.field(default_factory=list)
    over: bool = False
    undone_to: Version | UnsetType = UNSET
    """An undo: the version whose position is restored."""
    alarm: Time | None = None
    """When something happens by itself after this."""
    place: Place | None = None
    """The place of the position it led to, unless an earlier release made it."""

    @property
    def is_deal(self) -> bool:
        """Whether it only tells what happened while the game was set up."""
        return not self.moves and self.undone_to is UNSET


class Snapshot(NamedTuple):
    """The newest position, as a store hands it over."""

    version: int
    state: bytes
    meter: bytes


class Stored(NamedTuple):
    """A session, as a store hands it over."""

    head: bytes
    snapshot: Snapshot


class Codec:
    """The typed way in and out of the store for one game."""

    def __init__(self, referee: Referee[Any]) -> None:
        game: Game[Any] = referee.game
        self.referee = referee
        generic_head: Any = Head
        generic_entry: Any = Entry
        head = generic_head[game.Options]
        entry = generic_entry[referee.shapes.move, referee.shapes.event]
        self._head = msgspec.msgpack.Decoder(head)
        self._entry = msgspec.msgpack.Decoder(entry)
        self._state = msgspec.msgpack.Decoder(game.State)

    def of(self, game: Game[Any]) -> "Codec":
        """The same for the same game on other material."""
        other = copy(self)
        other.referee = self.referee.of(game)
        return other

    def head(self, body: bytes) -> Head[Any]:
        return _decoded(self._head, body)  # type: ignore[no-any-return]

    def entry(self, body: bytes) -> Entry[Any, Any]:
        return _decoded(self._entry, body)  # type: ignore[no-any-return]

    def state(self, body: bytes) -> Any:
        return _decoded(self._state, body)


class _GameOnly(Struct):
    game: str


_game = msgspec.msgpack.Decoder(_GameOnly)
_meter = msgspec.msgpack.Decoder(Meter)
_encoder = msgspec.msgpack.Encoder()


def packed(document: Any) -> bytes:
    """A document as it is stored."""
    return _encoder.encode(document)


def meter_of(body: bytes) -> Meter:
    return _decoded(_meter, body)  # type: ignore[no-any-return]


def game_of(head: bytes) -> str:
    """Which game a stored head is about."""
    return _decoded(_game, head).game  # type: ignore[no-any-return]


def token_hash(token: str) -> bytes:
    """What is stored of a token."""
    return sha256(token.encode()).digest()


def _decoded(decoder: msgspec.msgpack.Decoder[Any], body: bytes) -> Any:
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Damaged from error

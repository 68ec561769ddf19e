"""What is asked about a game: generic shapes, filled in for each game by ``Shapes``."""

from typing import Annotated, ClassVar, Generic, TypeVar

from msgspec import UNSET, Meta, UnsetType

from areopagus.kernel.dice import Seed
from areopagus.kernel.document import Document, Instant, Seat
from areopagus.kernel.pack import PackId
from areopagus.kernel.picture import Layout, Prefix, Theme
from areopagus.referee.seals import LONGEST
from areopagus.search.suggestion import Budget, Level

BATCH = 256
"""How many positions one batch may hold."""
SEQUENCE = 1_000
"""How many moves one ``apply`` may hold."""
RECORD = 20_000
"""How many moves a record may hold."""

S = TypeVar("S")
M = TypeVar("M")
O = TypeVar("O")  # noqa: E741
P = TypeVar("P")


SealedState = Annotated[
    str,
    Meta(
        title="SealedState",
        description="A state that only the service can open, as an earlier answer gave it.",
        extra_json_schema={"pattern": r"^ars1\.[A-Za-z0-9_-]+$", "maxLength": LONGEST},
    ),
]
"""Its length is for readers of the schema: whatever is no seal of ours gets the same answer."""


Sequence = Annotated[list[M], Meta(min_length=1, max_length=SEQUENCE)]
"""Moves that one seat makes one after the other."""
Made = Annotated[int, Meta(ge=0, le=SEQUENCE)]
"""How many moves of a sequence were made."""


class Setup(Document, Generic[O, P], kw_only=True):
    """Who plays, and what the setup varies."""

    seats: P
    """How many play, or their names; null for a seat without a name."""
    seed: Seed | UnsetType | None = UNSET
    """The same seed deals the same game. Left out, one is made that nobody can guess."""
    options: O | UnsetType | None = UNSET
    """What the game's setup may vary; see the game's `options`."""
    pack: PackId | UnsetType | None = UNSET
    """The pack with whose material it is played; left out for the house material."""


class SetupRequest(Setup[O, P], Generic[O, P], kw_only=True):
    """A new game: who plays, and what its setup varies."""


class RecordedSetup(Setup[O, P], Generic[O, P], kw_only=True):
    """The setup of a game that was played: as for a new one, with the seed it had."""

    seed: Seed
    """The seed it had."""
    options: O | UnsetType = UNSET
    """What its setup varied; see the game's `options`."""
    pack: PackId | UnsetType = UNSET
    """The pack with whose material it was played; left out for the house material."""


class StateRequest(Document, Generic[S], kw_only=True):
    """A position, as one seat looks at it."""

    state: S
    """The position, as an earlier answer gave it."""
    seat: Seat | None = None
    """The seat that looks. Null: a spectator's view, or the legal moves of all seats."""
    at: Instant | None = None
    """When, in a real-time game."""


class PictureWish(Document, Generic[M], kw_only=True):
    """How a picture is to look, and what stands out in it."""

    highlight: M | None = None
    """A move, legal or not: what it names stands out."""
    targets: bool = False
    """Whether each thing that legal moves of the seat name carries their numbers as `data-moves`:
    places in the list that `legal-moves` answers for this seat, counted from 0."""
    theme: Theme = "auto"
    layout: Layout = "wide"
    prefix: Prefix = ""


class RenderRequest(PictureWish[M], Generic[S, M], kw_only=True):
    """A position to be drawn, as one seat looks at it."""

    state: S
    """The position, as an earlier answer gave it."""
    seat: Seat | None = None
    """The seat that looks. Null: a spectator."""
    at: Instant | None = None
    """When, in a real-time game."""


class ScoreRequest(Document, Generic[S], kw_only=True):
    """A position to be scored."""

    state: S
    """The position, as an earlier answer gave it."""
    at: Instant | None = None
    """When, in a real-time game."""


class JudgeRequest(Document, Generic[S, M], kw_only=True):
    """A move that a seat proposes to make in a position."""

    state: S
    """The position, as an earlier answer gave it."""
    seat: Seat | None
    """Whose move it is; null for a move that belongs to nobody, such as the passing of time."""
    move: M
    """The proposed move."""
    at: Instant | None = None
    """When, in a real-time game."""


class BatchRequest(Document, Generic[S]):
    """Many moves to be judged, each in its own position."""

    items: Annotated[list[S], Meta(max_length=BATCH)]
    """What is to be judged, in order."""


class ApplyRequest(Document, Generic[S, M], kw_only=True):
    """One move to be made in a position, or several of one seat: all of them happen, or none."""

    variants: ClassVar = ("move", "moves")
    """Exactly one of them is given."""

    state: S
    """The position, as an earlier answer gave it."""
    seat: Seat | None
    """Whose moves they are; null for a move that belongs to nobody, such as the passing of time."""
    move: M | UnsetType | None = UNSET
    """The one move to be made; or give `moves`."""
    moves: Sequence[M] | UnsetType | None = UNSET
    """The moves to be made, one after the other; or give `move`."""
    at: Instant | None = None
    """When, in a real-time game."""

    def __post_init__(self) -> None:
        if self.move is None:
            self.move = UNSET
        if self.moves is None:
            self.moves = UNSET
        if (self.move is UNSET) == (self.moves is UNSET):
            raise ValueError("Give either `move` or `moves`")


class SuggestionWish(Document, kw_only=True):
    """How well a suggestion is to be thought over."""

    level: Level = "medium"
    budget: Budget | None = None
    """How much it may cost; null for what the level takes."""
    seed: Seed = "0"
    """The same seed and a budget of iterations give the same answer everywhere."""


class SuggestRequest(SuggestionWish, Generic[S], kw_only=True):
    """A position, and the seat that asks what it might do in it."""

    state: S
    """The position, as an earlier answer gave it. Only what the seat may see of it is looked at."""
    seat: Seat
    """Whose moves are to be suggested."""
    at: Instant | None = None
    """When, in a real-time game."""


class RecordedMove(Document, Generic[M], kw_only=True):
    """A move as it was made."""

    seat: Seat | None
    move: M
    """What was done."""
    at: Instant | None = None
    label: str | UnsetType = UNSET
    """In the answer, on request: what the move does, in words. Not read in a request."""


class Record(Document, Generic[O, M]):
    """The record of a game: its setup and its moves."""

    setup: O
    """How the game began."""
    moves: Annotated[list[M], Meta(max_length=RECORD)]
    """All moves made since, in order."""


class ReplayRequest(Record[O, M], Generic[O, M]):
    """The record of a game, to be played through."""

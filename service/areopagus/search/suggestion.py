"""Suggestions: moves that a seat might make, ranked, with what was found about each."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from areopagus.kernel.dice import Seed
from areopagus.kernel.document import Document, GameId, Seat
from areopagus.kernel.move import Move

Level = Annotated[
    Literal["random", "greedy", "easy", "medium", "strong"],
    Meta(
        title="SuggestionLevel",
        description="How well a suggestion is thought over; `random` and `greedy` are baselines.",
    ),
]
MOST_ITERATIONS = 5_000
MOST_MILLISECONDS = 60_000

Share = Annotated[float, Meta(ge=0, le=1)]


class Budget(Document, kw_only=True):
    """How much a suggestion may cost: so many iterations, or so many milliseconds.

    With iterations the same seed gives the same answer everywhere, byte for byte.
    """

    iterations: Annotated[int, Meta(ge=1, le=MOST_ITERATIONS)] | None = None
    """How many futures are looked into."""
    milliseconds: Annotated[int, Meta(ge=1, le=MOST_MILLISECONDS)] | None = None
    """How long it may think; the service has a bound of its own."""


class Ply(Document):
    """A move that is expected of a seat."""

    seat: Seat
    """Whose it would be."""
    move: Move
    """The move."""


class Estimate(Document, kw_only=True):
    """What a move is worth, as far as it was looked into."""

    score: float | None
    """The points that the seat may expect in the end; null where all win or lose as one."""
    win: Share
    """The chance to win."""


class Interval(Document):
    """Where the mean lies with 95 % confidence, if what was looked into is typical."""

    low: Share
    high: Share


class Suggestion(Document, kw_only=True):
    """A move that a seat might make."""

    move: Move
    """The move, which is legal."""
    label: str | UnsetType = UNSET
    """What it does, in the reader's language."""
    value: Estimate
    visits: int
    """How many of the futures that were looked into began with it."""
    confidence: Interval
    """Of the chance to win."""
    line: list[Ply]
    """What is expected to follow, as far as it is known."""


class Effort(Document, kw_only=True):
    """What a suggestion took."""

    iterations: int
    """How many futures were looked into."""
    seed: Seed
    """What all chance in it followed from."""
    milliseconds: int | UnsetType = UNSET
    """How long it took, when it was bounded by time."""


class Suggestions(Document, kw_only=True):
    """What a seat might do, the best first, from what it may see and nothing else."""

    game: GameId
    seat: Seat
    """Whose moves these are."""
    level: Level
    suggestions: list[Suggestion]
    """The best first; none when nothing is asked of the seat, or when it had better wait."""
    awaited: list[Ply]
    """Where a team has a plan and others come first: what they are expected to do."""
    effort: Effort

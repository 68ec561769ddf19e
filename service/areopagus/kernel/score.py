"""Scores: lines that add up, each naming its rule."""

from typing import Annotated

from msgspec import Meta, field

from areopagus.kernel.document import Document, Seat

Points = Annotated[int, Meta(ge=-9999, le=9999)]


class Line(Document, kw_only=True):
    """Points for one reason."""

    rule: str
    """The id of the rule that gives or costs them."""
    label: str
    """What the points are for, in the reader's language."""
    points: Points
    """What it gives, or costs when negative."""
    of: str | None = None
    """The component that pays, when the line is about one: a card, a zone, a tile."""
    to: tuple[Seat, ...] | None = None
    """The seats that may see this line before the end; null when everybody may."""


class Progress(Document, kw_only=True):
    """How far all seats have come with one thing, in a game that has no points."""

    rule: str
    """The id of the rule that asks for it."""
    label: str
    """What is counted, in the reader's language."""
    done: Annotated[int, Meta(ge=0, le=999)]
    """How many there are."""
    of: Annotated[int, Meta(ge=0, le=999)]
    """How many there can be."""


class SeatTally(Document, kw_only=True):
    """What one seat has: lines and their sum."""

    seat: Seat
    """Whose it is."""
    total: Points
    """The sum of the lines."""
    lines: list[Line]
    """What it is made of."""
    tiebreaks: list[int] = field(default_factory=list)
    """Compared in order when totals are equal; more is better."""


class Score(Document):
    """The score of a position: final, or as it would be if the game ended here."""

    final: bool
    """Whether the game is over; otherwise it may still change."""
    winners: list[Seat]
    """Who has won, once the score is final; several when a victory is shared."""
    seats: list[SeatTally] = field(default_factory=list)
    """Seat by seat; empty in a game that has no points."""
    progress: list[Progress] = field(default_factory=list)
    """In a game that has no points: how far each thing is that counts for the victory."""


def leaders(tallies: list[SeatTally]) -> list[int]:
    """The seats with the highest total, ties broken by their tiebreaks."""
    best = max((tally.total, tally.tiebreaks) for tally in tallies)
    return [tally.seat for tally in tallies if (tally.total, tally.tiebreaks) == best]


def score_seen_by(score: Score, seat: int | None) -> Score:
    """Take out the lines that a seat, or a spectator (``None``), may not see; the same score."""
    for tally in score.seats:
        seen = [line for line in tally.lines if line.to is None or seat in line.to]
        if len(seen) < len(tally.lines):
            tally.lines = seen
            tally.total = sum([line.points for line in seen])
    return score

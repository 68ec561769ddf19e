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


class Tally(Document):
    """Lines and their sum."""

    total: Points
    """The sum of the lines."""
    lines: list[Line]
    """What it is made of."""

    @classmethod
    def of(cls, lines: list[Line]) -> "Tally":
        return cls(total=sum(line.points for line in lines), lines=lines)


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
    """Seat by seat; empty in a game that all win or lose as one."""
    team: Tally | None = None
    """What all seats have together, in a game they win or lose as one."""

    @property
    def tallies(self) -> "list[SeatTally | Tally]":
        """All that is counted here, seat by seat or for the team."""
        return [*self.seats, self.team] if self.team else [*self.seats]


def leaders(tallies: list[SeatTally]) -> list[int]:
    """The seats with the highest total, ties broken by their tiebreaks."""
    best = max((tally.total, tally.tiebreaks) for tally in tallies)
    return [tally.seat for tally in tallies if (tally.total, tally.tiebreaks) == best]


def score_seen_by(score: Score, seat: int | None) -> Score:
    """Take out the lines that a seat, or a spectator (``None``), may not see; the same score."""
    for tally in score.tallies:
        tally.lines = [line for line in tally.lines if line.to is None or seat in line.to]
        tally.total = sum(line.points for line in tally.lines)
    return score

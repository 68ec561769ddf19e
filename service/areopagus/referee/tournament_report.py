"""What many games between bots come to: victories, scores, lengths, and what was of use."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import sqrt
from operator import mul
from statistics import NormalDist, fmean
from typing import NamedTuple

from msgspec import Struct

from areopagus.referee.tournament import Result

Z = 1.96
"""For 95 % confidence."""
FEWEST = 10
"""What fewer seats used is told of, but never said to stand out."""


class Share(Struct, frozen=True):
    """How often something was won, and where the true share lies with 95 % confidence."""

    games: int
    wins: float
    """A shared victory counts in parts."""
    low: float
    high: float
    mean_score: float

    @classmethod
    def of(cls, wins: list[float], totals: list[int]) -> "Share":
        won, count = sum(wins), len(wins)
        low, high = wilson(won, count)
        return cls(count, round(won, 2), round(low, 4), round(high, 4), round(fmean(totals), 2))


class Spread(Struct, frozen=True):
    """How large something is on the whole."""

    mean: float
    least: int
    most: int

    @classmethod
    def of(cls, values: list[int]) -> "Spread":
        return cls(round(fmean(values), 2), min(values), max(values))


class Gain(Struct, frozen=True):
    """How many points each use goes with: the slope of the lead by how often it was used.

    The lead is over the mean of the other seats, and beside what the same bot has on the whole.
    """

    mean: float
    error: float
    """The true slope lies within this of it, with 95 % confidence."""


class Use(Struct, frozen=True):
    """What it went with to use something. Who leads may use more: it tells no causes."""

    times: int
    """How often it was used by all of them."""
    share: Share
    """Of the seats that used it."""
    usual: float
    """What part of their games the bots of those seats win on the whole."""
    gain: Gain | None
    """None where all seats used it as often, or of too few games."""
    paid: Spread | None
    """What it paid in the end, if it did."""
    stands_out: bool
    """Whether the gain is more than chance gives to the luckiest of all that was used."""


class Report(Struct, frozen=True):
    """What a tournament came to."""

    games: int
    moves: Spread
    stages: Spread
    """How far games had come: rounds in Mission, half rounds in On Mars."""
    scores: Spread | None
    """Of all seats; none where all win or lose as one."""
    bots: dict[str, Share]
    """By bot, a share for every seat it had."""
    seats: list[Share]
    """None where all win or lose as one."""
    uses: dict[str, Use]
    """By what moves named (``choose/character=pilot``) or score lines (``tech=TT-SHE``)."""


class _Stand(NamedTuple):
    """One seat in one game: all that is counted of it."""

    bot: str
    won: float
    total: int
    lead: float
    """Over the mean of the other seats."""


def report(results: list[Result]) -> Report:
    """The figures of some games."""
    tables = [_stands(result) for result in results]
    bots: dict[str, list[_Stand]] = defaultdict(list)
    for result, table in zip(results, tables, strict=True):
        for seat, stand in enumerate(table):
            if result.totals or stand.bot not in result.bots[:seat]:  # a team wins once
                bots[stand.bot].append(stand)
    totals = [total for result in results for total in result.totals]
    return Report(
        games=len(results),
        moves=Spread.of([result.moves for result in results]),
        stages=Spread.of([result.stage for result in results]),
        scores=Spread.of(totals) if totals else None,
        bots={bot: _share(bots[bot]) for bot in sorted(bots)},
        seats=[_share(seat) for seat in zip(*tables, strict=True)] if totals else [],
        uses=_uses(results, tables, bots) if totals else {},
    )


def _stands(result: Result) -> list[_Stand]:
    """A seat of a team has won when the team has."""
    if not result.totals:
        won = float(bool(result.winners))
        return [_Stand(bot, won, 0, 0.0) for bot in result.bots]
    everybody, others = sum(result.totals), max(1, len(result.totals) - 1)
    return [
        _Stand(
            bot,
            (seat in result.winners) / max(1, len(result.winners)),
            total,
            total - (everybody - total) / others,
        )
        for seat, (bot, total) in enumerate(zip(result.bots, result.totals, strict=True))
    ]


def _share(stands: Sequence[_Stand]) -> Share:
    return Share.of([one.won for one in stands], [one.total for one in stands])


def _uses(
    results: list[Result], tables: list[list[_Stand]], bots: dict[str, list[_Stand]]
) -> dict[str, Use]:
    wins = {bot: fmean(one.won for one in stands) for bot, stands in bots.items()}
    stands = [stand for table in tables for stand in table]
    games = [game for game, table in enumerate(tables) for _ in table]
    of_bots = [stand.bot for stand in stands]
    leads = _beside_usual([stand.lead for stand in stands], of_bots)
    counts: dict[str, list[int]] = defaultdict(lambda: [0] * len(stands))
    paid: dict[str, list[int]] = defaultdict(list)
    first = 0
    for result, table in zip(results, tables, strict=True):
        for name, seat, count in _used(result):
            counts[name][first + seat] += count
        for component, payments in result.paid.items():
            paid[component] += [points for points in payments if points is not None]
        first += len(table)
    luck = NormalDist().inv_cdf(1 - 0.025 / max(1, len(counts))) / Z

    def use(name: str) -> Use:
        users = [stand for stand, count in zip(stands, counts[name], strict=True) if count]
        gain = _gain(_beside_usual(counts[name], of_bots), leads, games)
        return Use(
            times=sum(counts[name]),
            share=_share(users),
            usual=round(fmean(wins[one.bot] for one in users), 4),
            gain=gain,
            paid=Spread.of(paid[name]) if name in paid else None,
            stands_out=gain is not None
            and len(users) >= FEWEST
            and abs(gain.mean) > luck * gain.error,
        )

    return {name: use(name) for name in sorted(counts, key=lambda name: (-sum(counts[name]), name))}


def _used(result: Result) -> Iterator[tuple[str, int, int]]:
    """What was used by which seat how often."""
    for name, by in result.uses.items():
        yield from ((name, seat, count) for seat, count in enumerate(by) if count)
    for component, payments in result.paid.items():
        yield from (
            (component, seat, 1) for seat, points in enumerate(payments) if points is not None
        )


def _beside_usual(values: Sequence[float], bots: list[str]) -> list[float]:
    """What is more than the mean of the same bot."""
    by_bot: dict[str, list[float]] = defaultdict(list)
    for value, bot in zip(values, bots, strict=True):
        by_bot[bot].append(value)
    usual = {bot: fmean(own) for bot, own in by_bot.items()}
    return [value - usual[bot] for value, bot in zip(values, bots, strict=True)]


def _gain(counts: list[float], leads: list[float], games: list[int]) -> Gain | None:
    """Least squares through the means, which are zero on both sides.

    What one seat leads by the others lack, so it is games that are independent, and not seats.
    """
    spread, many = sum(count * count for count in counts), games[-1] + 1
    if spread < 1e-9 or many < 3:
        return None
    slope = sum(map(mul, counts, leads)) / spread
    left = [0.0] * many
    for count, lead, game in zip(counts, leads, games, strict=True):
        left[game] += count * (lead - slope * count)
    error = sqrt(sum(one * one for one in left) * many / (many - 1)) / spread
    return Gain(round(slope, 2), round(Z * error, 2))


def kind_of(use: str) -> str:
    """`choose/character` of `choose/character=pilot`."""
    return use.partition("=")[0]


def thing_of(use: str) -> str:
    """`pilot` of `choose/character=pilot`."""
    return use.partition("=")[2]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a share."""
    share, square = wins / games, Z * Z
    middle = share + square / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)

"""Many games between bots, and what they come to."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from statistics import fmean
from typing import Any

import msgspec
from msgspec import Struct, field

from areopagus.kernel.game import Game
from areopagus.kernel.score import Score
from areopagus.referee.catalogue import GAMES
from areopagus.search.bots import Bot, Match

Z = 1.96
"""For 95 % confidence."""
MOST_MOVES = 20_000
"""A game that has not ended by then counts as nobody's."""


class Fixture(Struct, frozen=True):
    """A game to be played: which, by whom, from which seed."""

    game: str
    bots: tuple[str, ...]
    """Who plays, by seat."""
    seed: str
    options: bytes
    """As JSON."""
    pace: int = 1_000
    handover: int = 1_000


class Result(Struct, frozen=True):
    """How a game ended."""

    bots: tuple[str, ...]
    winners: list[int]
    totals: list[int]
    """The score of each seat; none in a game that has no points."""
    moves: int
    stage: int
    """How far the game had come: rounds in Mission, half rounds in On Mars."""
    uses: dict[str, list[int]]
    """What moves named, and by which seats it was named how often."""
    paid: dict[str, list[int | None]] = field(default_factory=dict)
    """What each component paid to each seat in the end; ``None`` to those who did not have it."""


def fixtures(
    game: str, bots: list[str], seats: int, games: int, seed: str, options: bytes, **pace: int
) -> list[Fixture]:
    """So many games in which every bot has every seat as often."""
    return [
        Fixture(
            game,
            tuple(bots[(seat + index) % len(bots)] for seat in range(seats)),
            f"{seed}-{index // len(bots)}",
            options,
            **pace,
        )
        for index in range(games)
    ]


def play(fixture: Fixture) -> Result:
    """Play a game to its end."""
    game: Game[Any] = next(one for one in GAMES if one.id == fixture.game)
    options = msgspec.json.decode(fixture.options, type=game.Options)
    bots = [Bot.parse(one) for one in fixture.bots]
    match = Match(
        game, bots, fixture.seed, options, pace=fixture.pace, handover=fixture.handover
    ).run(MOST_MOVES)
    score = game.score(match.state)
    uses: dict[str, list[int]] = defaultdict(lambda: [0] * len(bots))
    for one in match.plays:
        if one.seat is not None:
            for name in _named(one.move):
                uses[name][one.seat] += 1
    return Result(
        fixture.bots,
        score.winners,
        [tally.total for tally in score.seats],
        len(match.plays),
        game.stage(match.state),
        dict(uses),
        _paid(score),
    )


def _paid(score: Score) -> dict[str, list[int | None]]:
    paid: dict[str, list[int | None]] = defaultdict(lambda: [None] * len(score.seats))
    for tally in score.seats:
        for line in tally.lines:
            if line.of is not None:
                paid[line.of][tally.seat] = (paid[line.of][tally.seat] or 0) + line.points
    return dict(paid)


def _named(move: Any) -> list[str]:
    """What a move names: `choose/character=pilot`."""
    document = msgspec.to_builtins(move)
    kind = document.pop("type")
    return [f"{kind}/{name}={value}" for name, value in document.items() if isinstance(value, str)]


def play_all(matches: list[Fixture], jobs: int) -> Iterator[Result]:
    """Play games, several at a time, each result as it comes."""
    if jobs == 1:
        yield from map(play, matches)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, matches)


class Share(Struct):
    """How often something was won, and where the true share lies with 95 % confidence."""

    games: int
    wins: float
    low: float
    high: float
    mean_score: float

    @classmethod
    def of(cls, wins: list[float], totals: list[int]) -> "Share":
        won, count = sum(wins), len(wins)
        low, high = wilson(won, count)
        return cls(count, round(won, 2), round(low, 4), round(high, 4), round(fmean(totals), 2))


class Report(Struct):
    """What a tournament came to."""

    games: int
    mean_moves: float
    bots: dict[str, Share] = field(default_factory=dict)
    """By bot, a share for every seat it had; a shared victory counts in parts."""
    seats: list[Share] = field(default_factory=list)
    uses: dict[str, Share] = field(default_factory=dict)
    """By what moves named: of the seats that named it, how many won; the most used first."""


def report(results: list[Result]) -> Report:
    """The figures of some games."""
    wins: dict[str, list[float]] = defaultdict(list)
    totals: dict[str, list[int]] = defaultdict(list)
    used: Counter[str] = Counter()
    for result in results:
        share = 1 / len(result.winners) if result.winners else 0.0
        for seat, bot in enumerate(result.bots):
            won = share if seat in result.winners else 0.0
            if not result.totals:
                won = float(bool(result.winners))  # won or lost together
            points = result.totals[seat] if result.totals else 0
            keys = [f"use {name}" for name, by in result.uses.items() if by[seat]]
            keys.append(f"seat {seat}")
            if result.totals or bot not in result.bots[:seat]:  # a team wins once
                keys.append(f"bot {bot}")
            for key in keys:
                wins[key].append(won)
                totals[key].append(points)
        used.update({name: sum(by) for name, by in result.uses.items()})
    shares = {key: Share.of(wins[key], totals[key]) for key in wins}
    return Report(
        games=len(results),
        mean_moves=round(fmean(result.moves for result in results), 1),
        bots={key[4:]: shares[key] for key in sorted(shares) if key.startswith("bot ")},
        seats=[shares[key] for key in sorted(shares) if key.startswith("seat ")],
        uses={name: shares[f"use {name}"] for name, _ in used.most_common()},
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a share."""
    share, square = wins / games, Z * Z
    middle = share + square / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)

"""Many games between bots."""

from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from typing import Any

import msgspec
from msgspec import Struct, field

from areopagus.kernel.game import Game
from areopagus.kernel.score import Score
from areopagus.referee.catalogue import GAMES
from areopagus.referee.shelf import unpacked
from areopagus.search.bots import Bot, Match

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
    pack: bytes = b""
    """On whose material: an accepted pack as JSON, empty for the house's."""
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
    """What score lines paid for a component, by seat; ``None`` to those who had no such line."""


def fixtures(
    game: str,
    bots: list[str],
    seats: int,
    games: int,
    seed: str,
    options: bytes,
    pack: bytes = b"",
    **pace: int,
) -> list[Fixture]:
    """So many games in which every bot has every seat as often."""
    return [
        Fixture(
            game,
            tuple(bots[(seat + index) % len(bots)] for seat in range(seats)),
            f"{seed}-{index // len(bots)}",
            options,
            pack,
            **pace,
        )
        for index in range(games)
    ]


def play(fixture: Fixture) -> Result:
    """Play a game to its end."""
    game = _game(fixture.game, fixture.pack)
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


@lru_cache(maxsize=1)
def _game(id: str, pack: bytes) -> Game[Any]:
    """A game on its material: made once for all games of a tournament."""
    house: Game[Any] = next(one for one in GAMES if one.id == id)
    return unpacked(house, pack) if pack else house


def _paid(score: Score) -> dict[str, list[int | None]]:
    paid: dict[str, list[int | None]] = defaultdict(lambda: [None] * len(score.seats))
    for tally in score.seats:
        for line in tally.lines:
            if line.of is not None:
                payments = paid[f"{line.label}={line.of}"]
                payments[tally.seat] = (payments[tally.seat] or 0) + line.points
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

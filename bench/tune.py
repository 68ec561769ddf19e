"""``make tune``: fit the figures of a game's ``outlook.toml`` by self-play.

All figures are tried at once. In every game each seat has a set of its own, each figure a step
more or less at random. What a figure is worth is how much further ahead those were who had more of
it, whatever else they had. After each round of games every figure moves by as much of a step as is
certain. In the end the new figures play the old ones. What it prints goes into the file by hand.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from msgspec import structs

from areopagus.kernel.game import Game
from areopagus.referee.catalogue import GAMES
from areopagus.referee.tournament_report import wilson
from areopagus.search.bots import Bot, Match

Figures = dict[str, float]
"""By name, such as ``weights.hand`` or ``policy.pass``."""
CERTAIN = 2.0
"""How many standard errors off nothing a figure has to be to move by a whole step."""


class Setting(NamedTuple):
    """What is played, and by whom."""

    game: str
    bot: str
    rounds: int
    """The last one, in games that may be limited: what looks no further than a turn ends none."""


class Outcome(NamedTuple):
    """What became of a seat."""

    lead: float
    """By how much it was ahead of the others on the whole."""
    total: float
    won: float


def figures_of(game: Game[Any]) -> Figures:
    """What may be tuned: what an estimate is made of, and what playouts like to do."""
    outlook = game.outlook
    return {f"weights.{name}": value for name, value in outlook.weights.items()} | {
        f"policy.{name}": value for name, value in outlook.policy.items()
    }


class _Tuned(Match):
    """A match in which every seat looks ahead by figures of its own."""

    def __init__(self, *given: Any, figures: list[Figures], **more: Any) -> None:
        super().__init__(*given, **more)
        self._figures = figures

    def _choice(self, seat: int, at: int | None) -> Any:
        with _given(self.game, self._figures[seat]):
            return super()._choice(seat, at)


@contextmanager
def _given(game: Game[Any], figures: Figures) -> Iterator[None]:
    """Look ahead by these figures for a while."""
    kept = figures_of(game)
    _set(game, figures)
    try:
        yield
    finally:
        _set(game, kept)


def _set(game: Game[Any], figures: Figures) -> None:
    for name, value in figures.items():
        kind, _, key = name.partition(".")
        getattr(game.outlook, kind)[key] = value


def play(setting: Setting, figures: list[Figures], seed: str) -> list[Outcome]:
    """One game, each seat by its own figures."""
    game = next(one for one in GAMES if one.id == setting.game)
    options: Any = game.Options()
    if hasattr(options, "round_limit"):
        options = structs.replace(options, round_limit=setting.rounds)
    bots = [Bot.parse(setting.bot)] * len(figures)
    match = _Tuned(game, bots, seed, options, figures=figures).run()
    score = game.score(match.state)
    totals = [float(tally.total) for tally in score.seats]
    others = (sum(totals) - total for total in totals)
    return [
        Outcome(
            total - rest / (len(totals) - 1),
            total,
            (seat in score.winners) / max(1, len(score.winners)),
        )
        for seat, (total, rest) in enumerate(zip(totals, others, strict=True))
    ]


def tune_once(
    setting: Setting,
    figures: Figures,
    step: float,
    seats: int,
    games: int,
    seed: str,
    pool: Executor,
) -> Figures:
    """Play a round of games by figures a step off, and move to where it went better."""
    rng = Random(seed)
    signs = [
        [{name: rng.choice((-1, 1)) for name in figures} for _ in range(seats)]
        for _ in range(games)
    ]
    tried = [
        [{name: value * step ** own[name] for name, value in figures.items()} for own in of_game]
        for of_game in signs
    ]
    played = list(
        pool.map(play, [setting] * games, tried, [f"{seed}-{number}" for number in range(games)])
    )
    own = [one for of_game in signs for one in of_game]
    outcomes = [one for of_game in played for one in of_game]
    leads = [one.lead for one in outcomes]
    error = pstdev(leads) / sqrt(len(leads))
    moved = {}
    print(f"{seed}: {games} games, {fmean(one.total for one in outcomes):.1f} points on the whole")
    for name, value in figures.items():
        gain = fmean(one[name] * lead for one, lead in zip(own, leads, strict=True))
        share = max(-1.0, min(1.0, gain / error / CERTAIN))
        moved[name] = value * step**share
        print(
            f"    {name:32} {value:8.3f} → {moved[name]:8.3f}   {gain:+6.2f} ± {error:.2f}",
            flush=True,
        )
    return moved


def compare(
    setting: Setting, new: Figures, old: Figures, seats: int, games: int, pool: Executor
) -> None:
    """One seat by new figures among others by old ones, every seat in turn."""
    sets = [
        [new if seat == number % seats else old for seat in range(seats)] for number in range(games)
    ]
    seeds = [f"tuned-{number // seats}" for number in range(games)]
    played = list(pool.map(play, [setting] * games, sets, seeds))
    own = [of_game[number % seats] for number, of_game in enumerate(played)]
    won = sum(one.won for one in own)
    low, high = wilson(won, games)
    print(
        f"new among old: won {won:g} of {games}, {low:.0%} to {high:.0%}, its share is"
        f" {1 / seats:.0%}; ahead by {fmean(one.lead for one in own):.1f},"
        f" {fmean(one.total for one in own):.1f} points",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.tune", description=__doc__)
    parser.add_argument("game")
    parser.add_argument(
        "--games", type=int, default=300, help="of each round, and of the comparison"
    )
    parser.add_argument("--rounds", type=int, default=5, help="how often figures are moved")
    parser.add_argument("--step", type=float, default=1.4, help="by what a figure is multiplied")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--limit", type=int, default=14, help="of rounds, where games take one")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="tune")
    asked = parser.parse_args()
    game = next(one for one in GAMES if one.id == asked.game)
    setting = Setting(asked.game, asked.bot, asked.limit)
    old = figures = figures_of(game)
    if not figures:
        parser.error(f"{game.id} is planned, and has no figures to tune")
    with ProcessPoolExecutor(asked.jobs) as pool:
        for round in range(asked.rounds):
            figures = tune_once(
                setting,
                figures,
                asked.step,
                asked.seats,
                asked.games,
                f"{asked.seed}-{round}",
                pool,
            )
        compare(setting, figures, old, asked.seats, asked.games, pool)
    for name, value in figures.items():
        print(f"{name} = {value:.3g}")


if __name__ == "__main__":
    main()

"""``make tune``: fit the weights of a game's ``outlook.toml`` by self-play.

Coordinate by coordinate, a bot with one weight changed plays bots with the weights as they are, and
every seat has its turn. A change is kept when it wins more than its share by two
standard errors. What it prints goes into the file by hand, with the figures that it gave.
"""

import argparse
from math import sqrt
from typing import Any

from msgspec import structs

from areopagus.kernel.game import Game
from areopagus.referee.catalogue import GAMES
from areopagus.search.bots import Bot, Match

STEPS = (0.5, 2.0)
"""By what a weight is multiplied to see whether that is better."""


class _Tuned(Match):
    """A match in which one seat looks ahead by other weights."""

    def __init__(self, *given: Any, seat: int, weights: dict[str, float], **more: Any) -> None:
        super().__init__(*given, **more)
        self._seat, self._weights = seat, weights

    def _choice(self, seat: int, at: int | None) -> Any:
        weights = self.game.outlook.weights
        before = dict(weights)
        if seat == self._seat:
            weights.update(self._weights)
        try:
            return super()._choice(seat, at)
        finally:
            weights.update(before)


def share_won(
    game: Game[Any], weights: dict[str, float], bot: Bot, seats: int, games: int, options: Any
) -> float:
    """How many games a seat with these weights wins of those that it plays."""
    won = 0.0
    for index in range(games):
        seat = index % seats
        match = _Tuned(
            game, [bot] * seats, f"tune-{index // seats}", options, seat=seat, weights=weights
        ).run()
        winners = game.score(match.state).winners
        won += (seat in winners) / max(1, len(winners))
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.tune", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=120, help="for each weight that is tried")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--bot", default="medium@60i")
    asked = parser.parse_args()
    game = next(one for one in GAMES if one.id == asked.game)
    seats = min(asked.seats, game.seats.stop - 1)
    options: Any = game.Options()
    if hasattr(options, "round_limit"):
        options = structs.replace(options, round_limit=14)
    bot, fair = Bot.parse(asked.bot), 1 / seats
    error = sqrt(fair * (1 - fair) / asked.games)
    for name, weight in list(game.outlook.weights.items()):
        for step in STEPS:
            other = {name: weight * step}
            won = share_won(game, other, bot, seats, asked.games, options)
            kept = won > fair + 2 * error
            if kept:
                game.outlook.weights.update(other)
            print(
                f"{name} {weight:g} → {weight * step:g}: won {won:.1%} of {asked.games},"
                f" its share is {fair:.1%} ± {2 * error:.1%}{', kept' if kept else ''}",
                flush=True,
            )
            if kept:
                break


if __name__ == "__main__":
    main()

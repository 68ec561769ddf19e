"""What the end of a playout is worth to each seat, between 0 and 1.

Only operations that are exact everywhere: the same seed gives the same bytes on every machine.
"""

from typing import Any, NamedTuple

from areopagus.kernel.game import Game

WIN = 0.7
"""How much of a reward is for the victory itself; the rest is for the margin."""


class Reward(NamedTuple):
    """How good a position is, seat by seat."""

    worth: list[float]
    """What a seat strives for: to win, and by much."""
    chances: list[float]
    """The chance to win."""
    points: list[float]
    """What it may expect to have in the end."""


def reward(game: Game[Any], state: Any) -> Reward:
    """Of a position that is final or not."""
    if not game.is_over(state):
        points = game.prospects(state)
        chances = _margins(points, game.outlook.scale)
        return Reward(chances, chances, points)
    score = game.score(state)
    points = [float(tally.total) for tally in score.seats]
    winners = score.winners
    if winners:
        share = 1 / len(winners)
        chances = [share if seat in winners else 0.0 for seat in range(len(points))]
    else:
        chances = [0.5] * len(points)
    margins = _margins(points, game.outlook.scale)
    worth = [
        WIN * chance + (1 - WIN) * margin for chance, margin in zip(chances, margins, strict=True)
    ]
    return Reward(worth, chances, points)


def _margins(points: list[float], scale: float) -> list[float]:
    """The lead over the best other seat, squeezed between 0 and 1."""
    second, first = sorted(points)[-2:]
    leads = [(one - (second if one == first else first)) / scale for one in points]
    return [0.5 + 0.5 * lead / (1 + abs(lead)) for lead in leads]

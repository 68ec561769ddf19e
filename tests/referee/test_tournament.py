"""Games between bots, and the figures they come to."""

import pytest

from areopagus.referee.tournament import Result, fixtures, play
from areopagus.referee.tournament_report import report, wilson


def test_every_bot_has_every_seat_as_often() -> None:
    matches = fixtures("red-planet", ["easy", "greedy", "random"], 3, 6, "seed", b"{}")
    for seat in range(3):
        assert sorted(match.bots[seat] for match in matches) == sorted(
            ["easy", "greedy", "random"] * 2
        )
    assert len({match.seed for match in matches}) == 2, "each deal is played from every seat"


def test_the_same_fixture_is_the_same_game() -> None:
    (match,) = fixtures("red-planet", ["random"], 3, 1, "seed", b"{}")
    assert play(match) == play(match)


def test_a_shared_victory_counts_in_parts() -> None:
    results = [
        Result(("a", "b"), [0, 1], [7, 7], 9, 4, {"choose/character=pilot": [2, 0]}),
        Result(("b", "a"), [1], [3, 8], 11, 5, {}),
    ]
    figures = report(results)
    assert (figures.games, figures.mean_moves) == (2, 10)
    assert figures.bots["a"].wins == 1.5
    assert figures.bots["b"].wins == 0.5
    assert figures.bots["a"].mean_score == 7.5
    assert [share.wins for share in figures.seats] == [0.5, 1.5]
    assert figures.uses["choose/character=pilot"].games == 1


def test_a_team_wins_once() -> None:
    figures = report(
        [Result(("a", "a"), [0, 1], [], 30, 30, {}), Result(("a", "a"), [], [], 9, 9, {})]
    )
    assert (figures.bots["a"].games, figures.bots["a"].wins) == (2, 1)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(8, 8, 0.68, 1.0), (20, 29, 0.51, 0.83), (0, 5, 0, 0.43)]
)
def test_intervals_are_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.006)

"""Games between bots, and the figures they come to."""

from pathlib import Path
from random import Random

import pytest

from areopagus.referee.tournament import Result, fixtures, play
from areopagus.referee.tournament_report import Spread, kind_of, report, thing_of, wilson


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


def result(
    bots: tuple[str, ...],
    winners: list[int],
    totals: list[int],
    uses: dict[str, list[int]] | None = None,
    paid: dict[str, list[int | None]] | None = None,
) -> Result:
    return Result(bots, winners, totals, 10, 4, uses or {}, paid or {})


def test_a_shared_victory_counts_in_parts() -> None:
    figures = report(
        [
            result(("a", "b"), [0, 1], [7, 7], {"choose/character=pilot": [2, 0]}),
            result(("b", "a"), [1], [3, 8]),
        ]
    )
    assert figures.games == 2
    assert figures.bots["a"].wins == 1.5
    assert figures.bots["b"].wins == 0.5
    assert figures.bots["a"].mean_score == 7.5
    assert [share.wins for share in figures.seats] == [0.5, 1.5]
    assert figures.scores == Spread(6.25, 3, 8)
    pilot = figures.uses["choose/character=pilot"]
    assert (pilot.times, pilot.share.games, pilot.usual) == (2, 1, 0.75)


def test_a_team_wins_once() -> None:
    figures = report([result(("a", "a"), [0, 1], []), result(("a", "a"), [], [])])
    assert (figures.bots["a"].games, figures.bots["a"].wins) == (2, 1)
    assert figures.scores is None
    assert figures.seats == []


def test_a_gain_is_told_beside_what_the_same_bot_has_anyway() -> None:
    """The strong one leads by ten; whoever uses the pilot has two points more."""
    results = [
        result(("strong", "weak"), [0], [10 + 2 * uses[0], 2 * uses[1]], {"a=pilot": uses})
        for uses in ([1, 0], [0, 1], [0, 0]) * 8
    ]
    gain = report(results).uses["a=pilot"].gain
    assert gain is not None
    assert gain.mean == pytest.approx(3, abs=0.01), "two points, and one that the other has not"


def test_only_what_is_more_than_the_luck_of_many_stands_out() -> None:
    rng, results = Random(7), []
    for _ in range(120):
        uses = {f"a={name}": [rng.randrange(2), rng.randrange(2)] for name in "bcdefghij"}
        uses["a=best"] = [rng.randrange(2), rng.randrange(2)]
        totals = [rng.randrange(20) + 8 * uses["a=best"][seat] for seat in (0, 1)]
        results.append(result(("x", "x"), [int(totals[1] > totals[0])], totals, uses))
    found = report(results).uses
    assert [name for name, use in found.items() if use.stands_out] == ["a=best"]


def test_two_seats_of_a_game_tell_no_more_than_the_game() -> None:
    """With two seats one leads by what the other lacks: to count both would halve the doubt."""
    rng = Random(3)
    coins = [(rng.randrange(2), rng.randrange(2)) for _ in range(400)]
    results = [
        result(("x", "x"), [won], [5 * won, 5 - 5 * won], {"a=coin": [side, 1 - side]})
        for side, won in coins
    ]
    gain = report(results).uses["a=coin"].gain
    assert gain is not None
    assert abs(gain.mean) < gain.error
    assert gain.error == pytest.approx(1.96 * 10 / 400**0.5, rel=0.05)


def test_what_few_have_used_never_stands_out() -> None:
    results = [result(("x", "x"), [1], [0, 9]) for _ in range(20)]
    results.append(result(("x", "x"), [0], [500, 0], {"a=miracle": [1, 0]}))
    assert not report(results).uses["a=miracle"].stands_out


def test_what_score_lines_pay_is_a_use_too() -> None:
    figures = report([result(("x", "y"), [0], [9, 1], paid={"tech=TT-MIN": [8, None]})])
    tech = figures.uses["tech=TT-MIN"]
    assert (tech.times, tech.paid) == (1, Spread(8, 8, 8))
    assert (kind_of("tech=TT-MIN"), thing_of("tech=TT-MIN")) == ("tech", "TT-MIN")


def test_a_game_tells_what_its_score_lines_paid() -> None:
    played = play(fixtures("red-planet", ["random"], 3, 1, "seed", b"{}")[0])
    for seat, total in enumerate(played.totals):
        told = sum(points[seat] or 0 for points in played.paid.values())
        assert total - told in (0, 3, 4, 9), "only the ice bonus, or a part of it, is of no card"


def test_plots_are_the_same_for_the_same_figures(tmp_path: Path) -> None:
    plots = pytest.importorskip("areopagus.referee.tournament_plots", exc_type=ImportError)
    results = [
        result(("x", "x"), [seat], [seat, 1 - seat], {"choose/character=pilot": [seat, 1 - seat]})
        for seat in (0, 1, 1)
    ]
    results[0].uses["choose/character=soldier"] = [1, 0]
    for folder in ("one", "two"):
        plots.draw_plots(results, report(results), str.title, tmp_path / folder)
    names = {path.name for path in (tmp_path / "one").iterdir()}
    drawn = {"seats", "scores", "lengths", "choose-character"}
    assert names == {f"{one}-{theme}.svg" for one in drawn for theme in ("light", "dark")}
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
    assert "Pilot" in (tmp_path / "one/choose-character-light.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(8, 8, 0.68, 1.0), (20, 29, 0.51, 0.83), (0, 5, 0, 0.43)]
)
def test_intervals_are_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.006)

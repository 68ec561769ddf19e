"""What the seats see, and the score."""

import msgspec

from areopagus.games.maze import MAGIC_MAZE_ON_MARS as GAME
from areopagus.games.maze.state import Options
from areopagus.kernel.score import Score
from tests.games.maze.cooperation import Team
from tests.games.maze.positions import E, N, S, fresh, position


def lines(score: Score) -> dict[str, int]:
    assert score.team is not None
    assert score.team.total == sum(line.points for line in score.team.lines)
    return {line.label: line.points for line in score.team.lines}


def test_all_seats_and_spectators_see_the_same() -> None:
    state = fresh(module=5, seats=4)
    views = [GAME.view(state, viewer) for viewer in (None, 0, 1, 2, 3)]
    assert all(view == views[0] for view in views)


def test_a_view_gives_the_size_of_the_stack_and_not_its_order() -> None:
    state = fresh(module=5, seats=4, x_tiles=2)
    shown = msgspec.to_builtins(GAME.view(state, 0))
    assert shown["stackSize"] == 14
    assert "stack" not in shown
    assert "dice" not in shown
    assert set(shown["options"]) >= {"module", "xTiles"}


def test_a_view_counts_the_reserve_and_the_stock() -> None:
    state = position(module=4, pawns=[("blue", N), ("blue", E), ("trash", S)], jokers=1)
    view = GAME.view(state, None)
    counts = {supply.kind: supply.count for supply in view.reserve}
    assert (counts["blue"], counts["yellow"], counts["trash"], counts["slug"]) == (0, 2, 9, 1)
    assert view.jokers == 1
    assert view.seats[0].colours == ["brown", "orange"]


def test_the_score_counts_progress_and_has_no_winner_before_the_end() -> None:
    score = GAME.score(fresh(module=3))
    assert not score.final
    assert score.winners == []
    assert lines(score) == {
        "domes": 0,
        "colonists-home": 0,
        "tiles-explored": 0,
        "flips": 0,
        "seconds-left": 180,
    }


def test_the_score_of_a_victory() -> None:
    state = GAME.setup((None,) * 3, "score", Options(module=3))
    Team(state).win()
    score = GAME.score(state)
    assert score.final
    assert score.winners == [0, 1, 2]
    got = lines(score)
    assert (got["domes"], got["colonists-home"], got["tiles-explored"]) == (3, 3, 8)


def test_the_score_of_a_defeat() -> None:
    state = fresh(seats=1)
    GAME.let_time_pass(state, 500_000)
    score = GAME.score(state)
    assert score.final
    assert score.winners == []
    assert lines(score)["seconds-left"] == 0
    assert lines(score)["tiles-explored"] == 0, "solo's first four were not explored"

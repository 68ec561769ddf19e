"""Every module can be won, and every game ends."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from areopagus.games.maze import MAGIC_MAZE_ON_MARS as GAME
from areopagus.games.maze.state import MazeState, Options
from tests.games.maze.cooperation import Team

HOUR = 3_600_000


def new_game(seats: int, seed: int, **options: int) -> MazeState:
    settings = Options(hourglass_ms=HOUR, **options)  # type: ignore[arg-type]
    return GAME.setup((None,) * seats, str(seed), settings)


@pytest.mark.rule("MM-END-1")
@pytest.mark.parametrize("module", GAME.material.manifests)
def test_a_team_wins_every_module_when_time_does_not_matter(module: int) -> None:
    for seed in range(20):
        state = new_game(2 + seed % 5, seed, module=module)
        Team(state, seed).win()
        assert state.outcome == "won", seed
        score = GAME.score(state)
        assert score.final
        assert score.winners == list(range(len(state.seats)))
        GAME.admit(state)


@pytest.mark.parametrize("x_tiles", [1, 4, 8])
def test_a_team_wins_with_x_tiles(x_tiles: int) -> None:
    for seed in range(4):
        state = new_game(4, seed, module=5, x_tiles=x_tiles)
        Team(state, seed).win()
        assert state.outcome == "won", seed


@pytest.mark.parametrize("module", GAME.material.manifests)
def test_one_player_wins_alone(module: int) -> None:
    for seed in range(4):
        state = new_game(1, seed, module=module)
        Team(state, seed).win()
        assert state.outcome == "won", seed


@pytest.mark.rule("MM-END-2")
@given(seed=st.integers(0, 2**32 - 1))
def test_random_games_at_random_times_all_end(seed: int) -> None:
    rng = Random(seed)
    module, seats = rng.randint(1, 5), rng.randint(1, 6)
    options = Options(
        module=module,
        x_tiles=rng.randint(0, 8) if module == 5 else 0,
        expert=seats > 1 and rng.random() < 0.5,
        hourglass_ms=rng.randint(1_000, 200_000),
        grace_ms=rng.choice([0, 0, 500]),
    )
    state = GAME.setup((None,) * seats, str(seed), options)
    slowest = rng.choice([500, 3_000, 60_000])
    while not GAME.is_over(state):
        at = state.last_at + rng.randint(1, slowest)
        decision = rng.choice(GAME.decisions(state, at=at))
        GAME.play(state, decision.seat, rng.choice(decision.moves), at)
    assert state.outcome in ("won", "lost")
    assert state.ended_at is not None
    assert state.ended_at <= 5 * (options.hourglass_ms + options.grace_ms)


def test_a_late_position_of_the_largest_game_stays_small() -> None:
    largest = 0
    for seed in range(5):
        state = new_game(6, seed, module=5, x_tiles=8)
        for seat, index in zip(state.seats, range(6), strict=True):
            seat.name = f"{index}" * 40
        Team(state, seed).win()
        largest = max(largest, len(GAME.encode(state)))
    assert largest <= 12_000

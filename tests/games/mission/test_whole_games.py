"""Whole random games, to the end."""

import pytest

from areopagus.games.mission import PLANETE_ROUGE, RED_PLANET
from areopagus.games.mission.components import ROUNDS
from areopagus.games.mission.game import Mission
from areopagus.referee.random_play import RandomPlay

GAMES = 200

TABLES = [(game, seats) for game in (PLANETE_ROUGE, RED_PLANET) for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{g.id}-{n}" for g, n in TABLES])
def test_two_hundred_random_games_reach_their_end(game: Mission, seats: int) -> None:
    for number in range(GAMES):
        state = RandomPlay(game, seats, f"whole-{number}").run().state
        game.admit(state)
        score = game.score(state)
        assert state.round == ROUNDS
        assert score.final
        assert score.winners
        assert len(score.seats) == seats

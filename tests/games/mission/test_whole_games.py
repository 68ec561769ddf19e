"""Whole random games, to the end."""

import pytest

from areopagus.games.mission import PLANETE_ROUGE, RED_PLANET
from areopagus.games.mission.components import ROUNDS
from areopagus.games.mission.game import Mission
from areopagus.games.mission.state import RedPlanetOptions
from areopagus.referee.random_play import RandomPlay

GAMES = 200
TOO_RARE = "look-at-discovery"
"""It takes eight drawn discoveries; SC-26 and PR-CARD-4 put it by hand."""

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


def test_random_games_meet_every_question() -> None:
    """So that what is proved on random games is proved on all of the rules."""
    tables = [
        (PLANETE_ROUGE, None),
        (RED_PLANET, None),
        (RED_PLANET, RedPlanetOptions(soldier="or")),
    ]
    met = set()
    for game, options in tables:
        for number in range(60):
            play = RandomPlay(game, 5, f"questions-{number}", options)
            met |= {question.kind for question in game.questions(play.state)}
            while play.step() is not None:
                met |= {question.kind for question in game.questions(play.state)}
    asked = {kind for kind in RED_PLANET.wording.prompts if "." not in kind}
    assert asked - met <= {TOO_RARE}

"""Plays a game with the client that ariadne-codegen makes: ``python play.py URL``."""

import json
import sys

from client import Client
from client.apply import (
    ApplyRedPlanetApplyRedPlanetIllegalMove,
    ApplyRedPlanetApplyRedPlanetPosition,
)
from client.choose_explorer import ChooseExplorerRedPlanetApplyRedPlanetIllegalMove
from client.input_types import RedPlanetMoveInput
from client.setup import SetupRedPlanetSetupRedPlanetPosition


def main(url: str) -> None:
    with Client(url=url) as mars:
        begun = mars.setup(names=["Ann", "Bo"]).red_planet.setup
        assert isinstance(begun, SetupRedPlanetSetupRedPlanetPosition)
        first = begun.legal_moves[0]
        wrong = RedPlanetMoveInput(document={"type": "launch", "ship": "RP-S-07"})
        refused = mars.apply(begun.document, first.seat, wrong).red_planet.apply
        assert isinstance(refused, ApplyRedPlanetApplyRedPlanetIllegalMove)
        # The example of docs/graphql.md: cards are kept before characters are chosen.
        early = mars.choose_explorer(begun.document).red_planet.apply
        assert isinstance(early, ChooseExplorerRedPlanetApplyRedPlanetIllegalMove)
        moves = 0
        state, over, questions = begun.document, begun.over, begun.legal_moves
        while not over:
            question = questions[-1]
            chosen = question.moves[moves % len(question.moves)]
            move = RedPlanetMoveInput(document=chosen.document)
            following = mars.apply(state, question.seat, move).red_planet.apply
            assert isinstance(following, ApplyRedPlanetApplyRedPlanetPosition)
            state, over, questions = following.document, following.over, following.legal_moves
            moves += 1
    print(json.dumps({"moves": moves, "rule": refused.rule.id, "early": early.rule.id}))


if __name__ == "__main__":
    main(sys.argv[1])

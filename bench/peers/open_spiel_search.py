"""OpenSpiel's Monte Carlo tree search in Python, with random rollouts, on its own tic-tac-toe."""

from itertools import count

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from bench.peers.turns import Case, take_turns

ITERATIONS = 1_000


def _case() -> Case:
    game, seeds = pyspiel.load_game("tic_tac_toe"), count()

    def search() -> int:
        """As its examples have it. It may stop early, when it has solved the game."""
        random = np.random.RandomState(next(seeds))
        bot = MCTSBot(game, 2.0, ITERATIONS, RandomRolloutEvaluator(1, random), random_state=random)
        return int(bot.mcts_search(game.new_initial_state()).explore_count)

    return Case(search)


if __name__ == "__main__":
    take_turns({"search, open_spiel tic_tac_toe": _case()})

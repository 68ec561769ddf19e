"""The baseline that looks no further than its own turn."""

from random import Random
from typing import Any

from areopagus.kernel.game import Game
from areopagus.kernel.move import Move
from areopagus.search.playouts import Policy
from areopagus.search.rewards import reward
from areopagus.search.tree import Trial


def try_each(
    game: Game[Any], view: Any, seat: int, moves: list[Move], samples: int, rng: Random
) -> list[tuple[Move, Trial]]:
    """Each move in the same imagined states, the own turn completed at random; the best first.

    To evaluate in the middle of a turn misleads: what was paid is gone, what it is for not there.
    """
    policy, imagine = Policy(game), game.imagination(view, seat)
    trials = [(move, Trial(move)) for move in rng.sample(moves, len(moves))]
    for _ in range(samples):
        seed = rng.getrandbits(64)
        for move, trial in trials:
            same = Random(seed)
            state = imagine(same)
            game.make(state, seat, move)
            if move.secret:  # the turn is yet to come
                policy.play_on(state, game.stage(state) + 1, same)
            else:
                policy.finish_turn(state, seat, same)
            worth, chances, points = reward(game, state)
            trial.add(worth[seat], chances[seat], points[seat])
    return sorted(trials, key=lambda one: -one[1].worth)

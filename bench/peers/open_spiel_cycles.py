"""OpenSpiel without a network: chess, gin rummy and tic-tac-toe, each by its own serialization."""

from random import Random
from statistics import mean
from typing import Any

import orjson
import pyspiel

from bench.peers.turns import Case, take_turns

NAMES = ("chess", "gin_rummy", "tic_tac_toe")
GAMES = 16


def _requests(game: Any) -> tuple[list[bytes], list[int], list[int]]:
    """Positions of random games where a player is to act; one action in five is illegal."""
    bodies, sizes, branching = [], [], []
    for number in range(GAMES):
        rng, state = Random(number), game.new_initial_state()
        length = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node() and length % 6 == 4 and length < 50:
                written = state.serialize()
                illegal = next(a for a in range(game.num_distinct_actions()) if a not in actions)
                action = illegal if len(bodies) % 5 == 4 else rng.choice(actions)
                bodies.append(orjson.dumps({"state": written, "action": action}))
                sizes.append(len(written))
                branching.append(len(actions))
            state.apply_action(rng.choice(actions))
            length += 1
    return bodies, sizes, branching


def _case(name: str) -> Case:
    game = pyspiel.load_game(name)
    bodies, sizes, branching = _requests(game)

    def cycle() -> int:
        for body in bodies:
            asked = orjson.loads(body)
            state, action = game.deserialize_state(asked["state"]), asked["action"]
            if action not in state.legal_actions():
                orjson.dumps({"legal": False})
                continue
            state.apply_action(action)
            orjson.dumps({"state": state.serialize(), "legalMoves": state.legal_actions()})
        return len(bodies)

    return Case(cycle, mean(sizes), mean(branching))


if __name__ == "__main__":
    take_turns({f"cycle, open_spiel {name}": _case(name) for name in NAMES})

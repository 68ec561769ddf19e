"""Our search without a network: positions of random games, looked into as bots do."""

from collections.abc import Iterator
from copy import copy
from itertools import count
from random import Random
from typing import Any

from msgspec.structs import replace

from areopagus.games.colony import ON_MARS
from areopagus.games.mission import PLANETE_ROUGE, RED_PLANET
from areopagus.kernel.game import Game
from areopagus.referee.random_play import RandomPlay
from areopagus.search.tree_search import TreeSearch
from bench.peers.turns import Case, take_turns
from tests.tictactoe.game import TIC_TAC_TOE

ITERATIONS = 60
"""In each of many positions: half of what ``medium`` takes."""
GAMES = 4
ROUND_LIMIT = 14
THREE_ROUNDS = 6
"""How many phases of On Mars a playout goes on for each seat to have three turns."""

Seen = tuple[Any, int]
"""What a seat sees that is to act, and the seat."""


def _tic_tac_toe() -> Case:
    """From the empty board, as OpenSpiel's."""
    state, seeds = TIC_TAC_TOE.setup([None, None], "bench"), count()
    view = TIC_TAC_TOE.view(state, 0)
    return Case(lambda: _search(TIC_TAC_TOE, (view, 0), 1_000, next(seeds)))


def _case(game: Game[Any], seats: int, options: Any = None) -> Case:
    seen, seeds = list(_positions(game, seats, options)), count()
    return Case(lambda: sum(_search(game, one, ITERATIONS, next(seeds)) for one in seen))


def _positions(game: Game[Any], seats: int, options: Any) -> Iterator[Seen]:
    """Four of each of some random games, spread over their middle."""
    for number in range(GAMES):
        seed = f"bench-{number}"
        length = len(RandomPlay(game, seats, seed, options).run().plays)
        for share in (0.15, 0.35, 0.55, 0.75):
            state = RandomPlay(game, seats, seed, options).run(int(length * share)).state
            seat = game.to_act(state)[0]
            yield game.view(state, seat), seat


def _search(game: Game[Any], seen: Seen, iterations: int, seed: int) -> int:
    search = TreeSearch(game, *seen, Random(seed))
    for _ in range(iterations):
        search.iterate()
    return iterations


def cases() -> dict[str, Case]:
    """Tic-tac-toe, as OpenSpiel has it, and heavy games."""
    limited = ON_MARS.Options(round_limit=ROUND_LIMIT)
    further = copy(ON_MARS)
    further.outlook = replace(ON_MARS.outlook, horizon=THREE_ROUNDS)
    return {
        "search, tic-tac-toe": _tic_tac_toe(),
        "search, Red Planet, 3 seats": _case(RED_PLANET, 3),
        "search, Red Planet, 5 seats": _case(RED_PLANET, 5),
        "search, Planète Rouge, 3 seats": _case(PLANETE_ROUGE, 3),
        "search, On Mars, 2 seats": _case(ON_MARS, 2, limited),
        "search, On Mars, 2 seats, three rounds on": _case(further, 2, limited),
    }


if __name__ == "__main__":
    take_turns(cases())

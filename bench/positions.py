"""Mid-game positions, as requests that are accepted and as requests that are refused."""

from dataclasses import dataclass
from typing import Any

from areopagus.kernel import codec
from areopagus.kernel.game import Game
from areopagus.kernel.record import Play
from areopagus.referee.random_play import RandomPlay


@dataclass(frozen=True)
class Requests:
    """Bodies of ``apply``: with a legal move, with an illegal one; and how large states are."""

    accepted: list[bytes]
    refused: list[bytes]
    state_sizes: list[int]


def requests(game: Game[Any], seats: int, options: Any, games: int = 16) -> Requests:
    """Four positions of each of some games, spread over their middle."""
    accepted, refused, sizes = [], [], []
    for index in range(games):
        seed = f"bench-{index}"
        length = len(RandomPlay(game, seats, seed, options).run().plays)
        for quarter in (0.3, 0.45, 0.6, 0.75):
            walk = RandomPlay(game, seats, seed, options).run(int(length * quarter))
            state = game.encode(walk.state)
            wrong = _illegal(game, walk)
            if walk.step() is None or wrong is None:
                continue
            sizes.append(len(state))
            accepted.append(_body(state, walk.plays[-1]))
            refused.append(_body(state, wrong))
    return Requests(accepted, refused, sizes)


def _illegal(game: Game[Any], walk: RandomPlay[Any]) -> Play | None:
    """A move that was worth judging and is closed; otherwise a legal one that nobody makes."""
    decisions = game.decisions(walk.state, at=walk.at, explain=True)
    for decision in decisions:
        if decision.closed:
            return Play(seat=decision.seat, move=decision.closed[0].move, at=walk.at)
    for decision in decisions:
        return Play(seat=None, move=decision.moves[0], at=walk.at)
    return None


def _body(state: bytes, play: Play) -> bytes:
    rest = codec.encode(play)
    return b'{"state":' + state + b"," + rest[1:]

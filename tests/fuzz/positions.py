"""Real positions to fuzz with: reachable states of every game with their legal moves, and seals."""

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import msgspec

from areopagus.kernel.game import Game
from areopagus.kernel.record import Play
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.random_play import RandomPlay
from areopagus.referee.referee import Referee
from areopagus.referee.seals import Keyring, SealKey, seat_key, written
from tests.laws.arbitrary import arbitrary_moves, vocabulary

Json = dict[str, Any]
KEY = SealKey("fuzz", b"fuzz" * 8)
KEYS = written(KEY)
"""What ``AREOPAGUS_SEAL_KEYS`` must be for the seals made here to open."""
SECRET = b"a table of the fuzzer's".ljust(32)
WALKS, STOPS = 6, 6
"""How many games are played for each game, and at how many places of each it stops."""
LONGEST = 250

CATALOGUE = Catalogue(keyring=Keyring([KEY]))


@dataclass
class Position:
    """A reachable state, with what can be done in it."""

    referee: Referee[Any]
    state: Any
    setup: Json
    plays: list[Play]
    at: int | None
    words: list[str]

    def document(self) -> Json:
        content: Json = msgspec.to_builtins(self.state)
        return content

    def stamp(self) -> str:
        game = self.referee.game
        return self.referee.stamps.stamp(game.encode(self.state))

    def sealed(self) -> str:
        return CATALOGUE.sealed(self.referee.game.id).seal(self.state, SECRET)

    def key(self, seat: int) -> str:
        return seat_key(SECRET, seat)

    def proposal(self, rng: Random) -> tuple[Json, bool]:
        """A seat and a move, and whether the move is legal: most are, or nearly so."""
        game = self.referee.game
        decisions = [d for d in game.decisions(self.state, at=self.at) if d.moves]
        if decisions and rng.random() < 0.6:
            decision = rng.choice(decisions)
            return self._play(decision.seat, rng.choice(decision.moves)), True
        listed = [move for decision in decisions for move in decision.moves]
        moves = arbitrary_moves(game, rng, self.words, listed, 2)
        seat = rng.randrange(game.seat_count(self.state))
        return self._play(seat, rng.choice(moves)) if moves else {}, False

    def record(self, rng: Random) -> tuple[Json, bool]:
        """Its record, as it was or with one move left out or made twice."""
        moves = [self._recorded(play) for play in self.plays]
        if not moves or rng.random() < 0.6:
            return {"setup": self.setup, "moves": moves}, True
        index = rng.randrange(len(moves))
        if rng.random() < 0.5:
            del moves[index]
        else:
            moves.insert(index, moves[index])
        return {"setup": self.setup, "moves": moves}, False

    def _play(self, seat: int | None, move: Any) -> Json:
        at = {} if self.at is None else {"at": self.at}
        return {"seat": seat, "move": msgspec.to_builtins(move), **at}

    def _recorded(self, play: Play) -> Json:
        at = {} if play.at is None else {"at": play.at}
        return {"seat": play.seat, "move": msgspec.to_builtins(play.move), **at}


@cache
def positions(game: str) -> list[Position]:
    """Positions of a game from many random games, from their first to their last."""
    referee = CATALOGUE[game]
    rng = Random(game)
    found = []
    for walk in range(WALKS):
        seats = rng.choice(referee.game.seats)
        seed = f"fuzz-{walk}"
        length = len(_played(referee.game, seats, seed, LONGEST).plays)
        stops = sorted({0, length, *(rng.randrange(length + 1) for _ in range(STOPS - 2))})
        found += [_position(referee, seats, seed, stop) for stop in stops]
    return found


def _position(referee: Referee[Any], seats: int, seed: str, stop: int) -> Position:
    walk = _played(referee.game, seats, seed, stop)
    return Position(
        referee=referee,
        state=walk.state,
        setup={"seats": seats, "seed": seed},
        plays=walk.plays,
        at=walk.at,
        words=vocabulary(referee.game, walk.state),
    )


def _played(game: Game[Any], seats: int, seed: str, most: int) -> RandomPlay[Any]:
    return RandomPlay(game, seats, seed).run(most)

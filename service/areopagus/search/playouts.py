"""Playing on at random, by the policy that a game keeps as data."""

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from random import Random
from typing import Any

from areopagus.kernel.decision import Question
from areopagus.kernel.game import Game
from areopagus.kernel.move import Move
from areopagus.kernel.table import Table

LONGEST = 2_000
"""No playout makes more moves."""


class Policy:
    """How playouts choose: a kind of move by its weight, then any legal one of that kind.

    Judging candidates in random order until one is legal is several times faster than listing all
    legal moves first.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        named = game.outlook.policy
        self._weights = {kind: named.get(tag_of(kind), 1.0) for kind in game.moves}
        self._sums: dict[tuple[type[Move], ...], list[float]] = {}
        """By the kinds that answer a question: their weights, each added to those before it."""

    def choose(self, moves: Sequence[Move], rng: Random) -> Move:
        """One of some moves, each as likely as its kind."""
        weights = self._weights
        sums = list(accumulate([weights[type(move)] for move in moves]))
        return moves[_place(sums, rng)]

    def answer(self, state: Any, question: Question, rng: Random) -> Move | None:
        """A legal answer to a question; ``None`` when there is none."""
        table = self.game.table(state, question.seat)
        kinds = question.answers
        while len(kinds) > 1:
            sums = self._sums.get(kinds)
            if sums is None:
                sums = self._sums[kinds] = list(accumulate(self._weights[kind] for kind in kinds))
            index = _place(sums, rng)
            move = _any_legal(kinds[index], table, rng)
            if move is not None:
                return move
            kinds = kinds[:index] + kinds[index + 1 :]
        return _any_legal(kinds[0], table, rng)

    def play_on(self, state: Any, until: int, rng: Random) -> None:
        """Play until the game is over or has reached a stage."""
        game = self.game
        for _ in range(LONGEST):
            questions = game.questions(state)
            if not questions or game.stage(state) >= until:
                return
            move = self.answer(state, questions[0], rng)
            assert move is not None, f"nothing answers {questions[0].kind}"
            game.make(state, questions[0].seat, move)

    def finish_turn(self, state: Any, seat: int, rng: Random) -> None:
        """Play as long as nobody but one seat is asked."""
        game = self.game
        for _ in range(LONGEST):
            questions = game.questions(state)
            if len(questions) != 1 or questions[0].seat != seat:
                return
            move = self.answer(state, questions[0], rng)
            assert move is not None, f"nothing answers {questions[0].kind}"
            game.make(state, seat, move)


def tag_of(kind: type[Move]) -> str:
    """What a kind of move is called on the wire."""
    return str(kind.__struct_config__.tag)


def _place(sums: Sequence[float], rng: Random) -> int:
    """A random place in a list, by weights each of which was added to those before it."""
    return bisect(sums, rng.random() * sums[-1], 0, len(sums) - 1)


def _any_legal(kind: type[Move], table: Table[Any], rng: Random) -> Move | None:
    candidates = list(kind.candidates(table))
    while candidates:
        index = int(rng.random() * len(candidates))
        move = candidates[index]
        if move.is_legal(table):
            return move
        candidates[index] = candidates[-1]
        candidates.pop()
    return None

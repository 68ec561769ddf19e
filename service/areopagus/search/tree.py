"""The tree of a search: what has been tried at each decision, and what came of it."""

from collections.abc import Sequence
from functools import lru_cache
from math import log, sqrt
from random import Random
from typing import Any

from areopagus.kernel.move import Move
from areopagus.search.playouts import Policy


class Trial:
    """What came of one answer."""

    __slots__ = ("available", "chance", "points", "squares", "visits", "worth")

    def __init__(self) -> None:
        self.available = 0
        """How often it could have been given."""
        self.visits = 0
        self.worth = 0.0
        self.chance = 0.0
        self.squares = 0.0
        self.points = 0.0

    def add(self, worth: float, chance: float, points: float) -> None:
        self.visits += 1
        self.worth += worth
        self.chance += chance
        self.squares += chance * chance
        self.points += points


class Choice:
    """The answers that one seat may give at a node, over all states imagined there."""

    __slots__ = ("trials", "visits")

    def __init__(self) -> None:
        self.trials: dict[Move, Trial] = {}
        self.visits = 0

    def select(
        self,
        moves: Sequence[Move],
        policy: Policy,
        exploration: float,
        widening: float,
        rng: Random,
    ) -> Move:
        """One of the moves that are legal in this state: a new one, or the most promising.

        An upper confidence bound with availability counts (Cowling, Powley and Whitehouse 2012):
        what could seldom be played is not explored more for it. With progressive widening, few
        of many moves are tried at first.
        """
        self.visits += 1
        trials = self.trials
        known: list[tuple[Move, Trial]] = []
        for move in moves:
            found = trials.get(move)
            if found is not None:
                found.available += 1
                known.append((move, found))
        if len(known) < len(moves) and len(known) < widening * sqrt(self.visits):
            fresh = [move for move in moves if move not in trials]
            move = rng.choices(fresh, [policy.weight(one) for one in fresh])[0]
            trials[move] = trial = Trial()
            trial.available = 1
            return move
        best, chosen = -1.0, known[0][0]
        for move, trial in known:
            bound = trial.worth / trial.visits + exploration * sqrt(
                _log(trial.available) / trial.visits
            )
            if bound > best:
                best, chosen = bound, move
        return chosen


class Node:
    """A place in the tree: who may answer what here, and where that leads."""

    __slots__ = ("children", "choices")

    def __init__(self) -> None:
        self.choices: dict[int, Choice] = {}
        """By seat. Where several are asked at once, none of them knows what the others do."""
        self.children: dict[Any, Node] = {}
        """By what the searching seat sees of the answers."""


@lru_cache(maxsize=1 << 16)
def _log(count: int) -> float:
    """A logarithm, rounded so that it is the same on every machine."""
    return round(log(count), 9)

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

    __slots__ = ("available", "chance", "mean", "move", "points", "squares", "visits", "worth")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.available = 0
        """How often it could have been given."""
        self.visits = 0
        self.worth = 0.0
        self.mean = 0.0
        """Its worth on the whole: asked for many times as often as it changes."""
        self.chance = 0.0
        self.squares = 0.0
        self.points = 0.0

    def add(self, worth: float, chance: float, points: float) -> None:
        self.visits += 1
        self.worth += worth
        self.mean = self.worth / self.visits
        self.chance += chance
        self.squares += chance * chance
        self.points += points


class RunningDeviation:
    """How far apart the ends of a search lie for a seat: the scale of what is uncertain."""

    __slots__ = ("_count", "_squares", "_sum", "value")

    def __init__(self) -> None:
        self._count = 0
        self._sum = 0.0
        self._squares = 0.0
        self.value = 1.0
        """Their standard deviation; large until there are some."""

    def add(self, worth: float) -> None:
        self._count += 1
        self._sum += worth
        self._squares += worth * worth
        if self._count > 1:
            mean = self._sum / self._count
            self.value = sqrt(max(0.0, self._squares / self._count - mean * mean))


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
    ) -> Trial:
        """Of one of the moves that are legal in this state: a new one, or the most promising.

        An upper confidence bound with availability counts (Cowling, Powley and Whitehouse 2012):
        what could seldom be played is not explored more for it. With progressive widening, few
        of many moves are tried at first.
        """
        self.visits += 1
        trials = self.trials
        known = []
        for move in moves:
            trial = trials.get(move)
            if trial is not None:
                trial.available += 1
                known.append(trial)
        if len(known) < len(moves) and len(known) < widening * sqrt(self.visits):
            move = policy.choose([move for move in moves if move not in trials], rng)
            trials[move] = trial = Trial(move)
            trial.available = 1
            return trial
        best, chosen = -1.0, known[0]
        for trial in known:
            bound = trial.mean + exploration * sqrt(_log(trial.available) / trial.visits)
            if bound > best:
                best, chosen = bound, trial
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

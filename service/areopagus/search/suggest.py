"""A suggestion from beginning to end: what a seat sees goes in, ranked moves come out."""

import time
from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any

from msgspec import UNSET

from areopagus.kernel import codec
from areopagus.kernel.game import Game
from areopagus.kernel.move import Move
from areopagus.kernel.record import Play
from areopagus.search.greedy import try_each
from areopagus.search.levels import strength
from areopagus.search.suggestion import (
    Budget,
    Effort,
    Estimate,
    Interval,
    Level,
    Ply,
    Suggestion,
    Suggestions,
)
from areopagus.search.tree import Trial
from areopagus.search.tree_search import TreeSearch

Z = 1.96
"""For 95 % confidence."""

Goes = Callable[[int], bool]
"""Whether a search goes on after so many iterations."""


def suggest(
    game: Game[Any],
    view: Any,
    seat: int,
    *,
    at: int | None = None,
    level: Level = "medium",
    budget: Budget | None = None,
    seed: str = "0",
) -> Suggestions:
    """What a seat that sees this might do. The true state is not among what this is given."""
    started = time.monotonic()
    rng = Random(f"{seed}:{seat}:{level}:{codec.digest(view)}")
    moves = _legal(game, view, seat, at, rng)
    found = _Found(game.id, seat, level, seed)
    if moves and level == "random":
        rng.shuffle(moves)
        found.add_untried(moves)
    elif moves and (plan := game.plan(view, at)) is not None:
        found.add_plan(plan.plays, plan.chance, set(moves))
    elif len(moves) == 1:
        found.add_untried(moves)
    elif moves and not strength(level).searches:
        samples = strength(level).iterations
        found.add(try_each(game, view, seat, moves, samples, rng), len(moves) * samples)
    elif moves:
        search = TreeSearch(game, view, seat, rng)
        goes = _bound(budget or Budget(), strength(level).iterations, started)
        while goes(search.iterations):
            search.iterate()
        found.add(search.trials(), search.iterations, search.line_after)
    answer = found.answer
    if budget is not None and budget.milliseconds is not None:
        answer.effort.milliseconds = int(1000 * (time.monotonic() - started))
    return answer


def _legal(game: Game[Any], view: Any, seat: int, at: int | None, rng: Random) -> list[Move]:
    """The legal answers of a seat, which follow from what it sees."""
    state = game.imagine(view, seat, rng)
    questions = [question for question in game.questions(state) if question.seat == seat]
    return [move for moves in game.legal_answers(state, questions, at) for move in moves]


def _bound(budget: Budget, iterations: int, started: float) -> Goes:
    if budget.milliseconds is None:
        most = iterations if budget.iterations is None else budget.iterations
        return lambda done: done < most
    until = started + budget.milliseconds / 1000
    return lambda done: done == 0 or time.monotonic() < until


class _Found:
    """Collects ranked moves into an answer."""

    def __init__(self, game: str, seat: int, level: Level, seed: str) -> None:
        self.answer = Suggestions(
            game=game,
            seat=seat,
            level=level,
            suggestions=[],
            awaited=[],
            effort=Effort(iterations=0, seed=seed, milliseconds=UNSET),
        )

    def add(
        self,
        trials: list[tuple[Move, Trial]],
        iterations: int,
        line_after: Callable[[Move], list[Play]] = lambda _: [],
    ) -> None:
        self.answer.effort.iterations = iterations
        for move, trial in trials:
            mean = trial.chance / trial.visits
            spread = Z * sqrt(max(0.0, trial.squares / trial.visits - mean * mean) / trial.visits)
            self._suggest(
                move,
                Estimate(score=round(trial.points / trial.visits, 2), win=round(mean, 4)),
                trial.visits,
                Interval(round(max(0.0, mean - spread), 4), round(min(1.0, mean + spread), 4)),
                line_after(move),
            )

    def add_untried(self, moves: list[Move]) -> None:
        for move in moves:
            self._suggest(move, Estimate(score=None, win=0.5), 0, Interval(0.0, 1.0), [])

    def add_plan(self, plays: tuple[Play, ...], chance: float, legal: set[Move]) -> None:
        """The first move of a plan, if the seat may make it now; else it waits for the others."""
        if plays and plays[0].move in legal:
            estimate = Estimate(score=None, win=round(chance, 4))
            self._suggest(plays[0].move, estimate, 1, Interval(0.0, 1.0), list(plays[1:]))
        else:
            self.answer.awaited = _plies(plays)

    def _suggest(
        self,
        move: Move,
        value: Estimate,
        visits: int,
        confidence: Interval,
        line: list[Play],
    ) -> None:
        self.answer.suggestions.append(
            Suggestion(
                move=move, value=value, visits=visits, confidence=confidence, line=_plies(line)
            )
        )


def _plies(plays: Any) -> list[Ply]:
    return [Ply(play.seat, play.move) for play in plays if play.seat is not None]

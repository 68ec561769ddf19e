"""A suggestion follows from what a seat sees: states that look the same give it the same bytes."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from areopagus.kernel import codec
from areopagus.search.suggest import suggest
from areopagus.search.suggestion import Budget
from tests.games.colony.test_laws import CONTENDERS as COLONY
from tests.games.maze.contenders import CONTENDERS as MAZE
from tests.games.mission.test_laws import FIRST, SECOND
from tests.laws.contender import Contender
from tests.laws.suite import percents, seeds, walk_to

CONTENDERS = [FIRST[0], SECOND[0], SECOND[1], SECOND[3], MAZE[2], MAZE[5], MAZE[7], *COLONY[:2]]


def suggested(
    contender: Contender, state: Any, seat: int, at: int | None, level: Any, iterations: int = 12
) -> bytes:
    view = contender.game.view(state, seat)
    budget = Budget(iterations=iterations)
    found = suggest(contender.game, view, seat, at=at, level=level, budget=budget, seed="law")
    return codec.encode(found)


@pytest.mark.parametrize("contender", CONTENDERS, ids=str)
@settings(max_examples=6)
@given(seed=seeds, percent=percents)
def test_states_that_look_the_same_are_suggested_the_same(
    contender: Contender, seed: int, percent: int
) -> None:
    walk = walk_to(contender, seed, percent)
    at = contender.now(walk.state, walk.rng)
    for seat in range(contender.seats):
        other = contender.imagined(walk.state, seat, walk.rng)
        level = walk.rng.choice(["random", "greedy", "easy", "medium", "strong"])
        ours = suggested(contender, walk.state, seat, at, level)
        assert ours == suggested(contender, other, seat, at, level)


@pytest.mark.parametrize("contender", CONTENDERS, ids=str)
@settings(max_examples=4)
@given(seed=seeds, percent=percents)
def test_what_is_suggested_is_legal_and_can_be_repeated(
    contender: Contender, seed: int, percent: int
) -> None:
    walk, game = walk_to(contender, seed, percent), contender.game
    at = contender.now(walk.state, walk.rng)
    game.let_time_pass(walk.state, at)
    before = game.encode(walk.state)
    for decision in game.decisions(walk.state, at=at):
        level: Any = Random(seed).choice(["random", "greedy", "easy", "strong"])
        budget = Budget(iterations=10)
        view = game.view(walk.state, decision.seat)
        found = suggest(game, view, decision.seat, at=at, level=level, budget=budget)
        moves = [one.move for one in found.suggestions]
        assert moves or game.real_time
        assert set(moves) <= set(decision.moves)
        assert len(set(moves)) == len(moves)
        again = suggest(game, view, decision.seat, at=at, level=level, budget=budget)
        assert codec.encode(again) == codec.encode(found)
    assert game.encode(walk.state) == before


def test_who_is_not_asked_is_suggested_nothing() -> None:
    contender = COLONY[0]
    state = contender.game.setup([None, None], "seed", contender.options)
    waiting = 1 - contender.game.to_act(state)[0]
    found = suggest(contender.game, contender.game.view(state, waiting), waiting)
    assert found.suggestions == []

"""The door: positions that could never be on a table are refused, and all others can be played."""

import inspect
import json
import re
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from areopagus.games.mission import integrity
from areopagus.games.mission.game import Mission
from areopagus.games.mission.integrity import phase
from areopagus.kernel import codec
from areopagus.kernel.errors import Inconsistent
from tests.games.mission.breaks import BREAKS, Break
from tests.games.mission.mutation import mutate
from tests.games.mission.test_laws import FIRST, READINGS, SECOND
from tests.laws.contender import Contender, Walk

CONTENDERS = [*FIRST, *SECOND, *READINGS]


@cache
def positions(name: str) -> list[Any]:
    """All positions of a few games of a contender, in the order in which they were reached."""
    contender = next(c for c in CONTENDERS if str(c) == name)
    states = []
    for seed in range(4):
        walk = Walk.start(contender, seed)
        while True:
            states.append(codec.copy(walk.state))
            if not walk.step():
                break
    return states


def resolve(document: Any, pointer: str) -> Any:
    for part in pointer.split("/")[1:]:
        document = document[int(part)] if isinstance(document, list) else document[part]
    return document


@pytest.mark.parametrize(
    ("game", "broken"),
    [
        pytest.param(game, broken, id=f"{game.id}-{broken.invariant}-{number}")
        for number, broken in enumerate(BREAKS)
        for game in broken.games
    ],
)
def test_each_invariant_is_guarded(game: Mission, broken: Break) -> None:
    reached = positions(f"{game.id}-{broken.seats}")
    state = codec.copy(next(state for state in reached if broken.where(state)))
    game.admit(state)
    broken.change(state)
    with pytest.raises(Inconsistent) as refusal:
        game.admit(state)
    assert refusal.value.invariant == broken.invariant
    resolve(json.loads(game.encode(state)), refusal.value.pointer)


def test_no_invariant_is_forgotten() -> None:
    named = set(
        re.findall(
            r'broken\(\s*"([a-z-]+)"', inspect.getsource(integrity) + inspect.getsource(phase)
        )
    )
    assert named | {"open-question"} == {broken.invariant for broken in BREAKS}


@settings(max_examples=10 * settings().max_examples)
@given(seed=st.integers(0, 2**32 - 1))
def test_whatever_is_admitted_can_be_played_to_the_end(seed: int) -> None:
    """With one thing changed, a position is refused at the door or as good as any other."""
    rng = Random(seed)
    contender = rng.choice(CONTENDERS)
    state = rng.choice(positions(str(contender)))
    changed = admitted(contender.game, mutate(contender.game.encode(state), rng)[0])
    if changed is not None:
        play_to_the_end(contender, changed, rng)


def admitted(game: Any, body: bytes) -> Any:
    """The state that a document holds; none when it does not decode or is refused."""
    try:
        state = game.decode(body)
        game.admit(state)
    except (msgspec.ValidationError, Inconsistent):
        return None
    return state


def play_to_the_end(contender: Contender, state: Any, rng: Random) -> None:
    """As over the wire: each position is sent out, comes back and passes the door again."""
    game = contender.game
    walk = Walk.start(contender, 0)
    walk.rng, walk.state = rng, state
    while True:
        game.score(walk.state)
        for viewer in contender.viewers:
            codec.encode(game.view(walk.state, viewer))
        walk.state = game.decode(game.encode(walk.state))
        game.admit(walk.state)
        assert walk.state.ply < state.ply + contender.bound
        if not walk.step():
            break
    assert game.score(walk.state).final

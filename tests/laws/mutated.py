"""The law of the door: a real position with one thing changed is refused, and it is said where,
or it is as good as any other and can be played to its end."""

import re
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from areopagus.api.decoding import decode
from areopagus.api.problems import Problem
from areopagus.kernel import codec
from areopagus.kernel.errors import Inconsistent
from areopagus.kernel.game import Game
from tests.laws.arbitrary import vocabulary
from tests.laws.contender import Contender, Walk
from tests.laws.suite import percents, seeds, walk_to

Holder = dict[str, Any] | list[Any]
Change = Callable[[Any, Any, Any, Random], Any]
NUMBERS = (-1, 0, 1, 2, 3, 7, 100, 10**6, 2**31 - 1, 2**53)


class MutationLaws:
    contenders: ClassVar[list[Contender]]
    """All that there are, to take parts of their positions."""

    @settings(max_examples=3 * settings().max_examples)
    @given(seed=seeds, percent=percents, changes=st.integers(1, 2))
    def test_a_changed_position_is_refused_with_its_place_or_can_be_played_to_its_end(
        self, contender: Contender, seed: int, percent: int, changes: int
    ) -> None:
        walk, document = changed_position(contender, seed, percent, changes)
        refused_or_played(contender, document, walk.rng)

    @settings(max_examples=3 * settings().max_examples)
    @given(seed=seeds, percent=percents, other=percents, changes=st.integers(0, 1))
    def test_a_position_with_a_part_of_another_is_refused_or_can_be_played_to_its_end(
        self, contender: Contender, seed: int, percent: int, other: int, changes: int
    ) -> None:
        walk, document = grafted_position(contender, self.contenders, seed, percent, other, changes)
        refused_or_played(contender, document, walk.rng)


def changed_position(
    contender: Contender, seed: int, percent: int, changes: int
) -> tuple[Walk, Any]:
    """A walk, and the document of where it stands with some things changed."""
    walk = walk_to(contender, seed, percent)
    document = msgspec.to_builtins(walk.state)
    words = vocabulary(contender.game, walk.state)
    for _ in range(changes):
        mutate(document, words, walk.rng)
    return walk, document


def grafted_position(
    contender: Contender,
    contenders: Sequence[Contender],
    seed: int,
    percent: int,
    other: int,
    changes: int,
) -> tuple[Walk, Any]:
    """A walk, and the document of where it stands with a part of another position of its game."""
    walk = walk_to(contender, seed, percent)
    kin = [one for one in contenders if one.game is contender.game]
    donor = walk_to(walk.rng.choice(kin), seed, other)
    document = msgspec.to_builtins(walk.state)
    graft(document, msgspec.to_builtins(donor.state), walk.rng)
    for _ in range(changes):
        mutate(document, vocabulary(contender.game, walk.state), walk.rng)
    return walk, document


def refused_or_played(contender: Contender, document: Any, rng: Random) -> bool:
    """Whether a document was admitted; then it was played to its end."""
    state = admitted(contender.game, document)
    if state is None:
        return False
    play_to_the_end(contender, state, rng)
    return True


class Refusal(NamedTuple):
    """Why a document is no state: the kind of problem or the invariant, and where."""

    name: str
    message: str
    pointer: str


def admitted(game: Game[Any], document: Any) -> Any:
    """The state that a document holds; none when it is refused, after a look at how."""
    state = opened(game, document)
    if not isinstance(state, Refusal):
        return state
    assert re.fullmatch(r"/problems/schema|[a-z0-9-]+", state.name), state
    assert state.message
    assert leads_somewhere(document, state.pointer), state
    return None


def opened(game: Game[Any], document: Any) -> Any:
    """The state that a document holds, or its refusal."""
    try:
        state = decode(msgspec.json.Decoder(game.State), msgspec.json.encode(document))
        game.admit(state)
    except Problem as problem:
        told = problem.document
        return Refusal(told.type, told.detail, str(told.pointer))
    except Inconsistent as flaw:
        return Refusal(flaw.invariant, flaw.message, flaw.pointer)
    return state


def play_to_the_end(contender: Contender, state: Any, rng: Random) -> None:
    """As over the wire: each position goes out with all that may be asked, and comes back."""
    game = contender.game
    walk = Walk.start(contender, 0)
    walk.rng, walk.state = rng, state
    most = state.ply + contender.bound
    while True:
        game.score(walk.state)
        for viewer in contender.viewers[: 1 + game.seat_count(walk.state)]:
            codec.encode(game.view(walk.state, viewer))
        walk.state = game.decode(game.encode(walk.state))
        game.admit(walk.state)
        if walk.state.ply > most and contender.limit is not None:
            contender.limit(walk.state)
            most += contender.bound
        assert walk.state.ply <= most, "the game does not end"
        if not walk.step():
            break
    assert game.is_over(walk.state)
    assert game.score(walk.state).final


def mutate(document: Any, words: list[str], rng: Random) -> None:
    """Change one thing, as a careless or hostile client might. Each part is as likely as others."""
    places = list(_places(document))
    tops: list[list[tuple[Holder, Any]]] = [
        [(document, key), *_places(value)] for key, value in document.items()
    ]
    while True:
        holder, key = rng.choice(rng.choice(tops))
        if _has(holder, key) and rng.choice(CHANGES)(holder, key, (places, words), rng):
            return


def graft(document: Any, donor: Any, rng: Random) -> None:
    """Put a part of another position in its place: each piece of it is as it should be."""
    key: Any = rng.choice(list(donor))
    while rng.random() < 0.5:
        inner, source = document[key], donor[key]
        shared = [below for _, below in _children(source) if _is_in(inner, below)]
        if not shared:
            break
        document, donor, key = inner, source, rng.choice(shared)
    document[key] = donor[key]


def leads_somewhere(document: Any, pointer: str) -> bool:
    """Whether a pointer names a place of the document, or something missing or unknown in one."""
    steps = [step.replace("~1", "/").replace("~0", "~") for step in pointer.split("/")[1:]]
    for number, step in enumerate(steps, 1):
        if not isinstance(document, dict | list):
            return False
        key: Any = int(step) if isinstance(document, list) else step
        if not _has(document, key):
            return number == len(steps)
        document = document[key]
    return True


def _places(content: Any) -> Iterator[tuple[Any, Any]]:
    for holder, key in _children(content):
        yield holder, key
        yield from _places(content[key])


def _children(content: Any) -> Iterator[tuple[Any, Any]]:
    if isinstance(content, dict | list):
        for key in list(content) if isinstance(content, dict) else range(len(content)):
            yield content, key


def _is_in(content: Any, key: Any) -> bool:
    return isinstance(content, list if isinstance(key, int) else dict) and _has(content, key)


def _has(holder: Any, key: Any) -> bool:
    return key in holder if isinstance(holder, dict) else key < len(holder)


def _number(holder: Any, key: Any, _: Any, rng: Random) -> bool:
    value = holder[key]
    if isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        near = value + rng.choice((-2, -1, 1, 2))
        holder[key] = near if rng.random() < 0.7 else rng.choice(NUMBERS)
    return isinstance(value, int)


def _word(holder: Any, key: Any, known: Any, rng: Random) -> bool:
    """A word by another, most of the time one that looks alike: an id of the same kind."""
    value, words = holder[key], known[1]
    if not isinstance(value, str):
        return False
    alike = [word for word in words if _shape(word) == _shape(value)]
    holder[key] = rng.choice(alike if alike and rng.random() < 0.7 else words)
    return bool(holder[key] != value)


def _key(holder: Any, key: Any, known: Any, rng: Random) -> bool:
    if isinstance(holder, dict):
        holder[rng.choice(known[1])] = holder.pop(key)
    return isinstance(holder, dict)


def _drop(holder: Any, key: Any, _: Any, rng: Random) -> bool:
    del holder[key]
    return True


def _double(holder: Any, key: Any, _: Any, rng: Random) -> bool:
    if isinstance(holder, list):
        holder.insert(rng.randint(0, len(holder)), _copy(holder[key]))
    return isinstance(holder, list)


def _other(holder: Any, key: Any, known: Any, rng: Random) -> bool:
    """Any other part of the document in its place, or nothing."""
    source, where = rng.choice(known[0])
    if not _has(source, where) or source[where] == holder[key]:
        return False
    holder[key] = None if rng.random() < 0.3 else _copy(source[where])
    return True


def _swap(holder: Any, key: Any, known: Any, rng: Random) -> bool:
    source, where = rng.choice(known[0])
    if not _has(source, where) or type(source[where]) is not type(holder[key]):
        return False
    if isinstance(holder[key], dict | list) and source is not holder:
        return False
    holder[key], source[where] = source[where], holder[key]
    return bool(holder[key] != source[where])


def _move(holder: Any, key: Any, known: Any, rng: Random) -> bool:
    """From one list to another: nothing is lost, and yet."""
    lists = [h[k] for h, k in known[0] if _has(h, k) and isinstance(h[k], list)]
    if not isinstance(holder, list) or not lists or isinstance(holder[key], dict | list):
        return False
    target = rng.choice(lists)
    target.insert(rng.randint(0, len(target)), holder.pop(key))
    return target is not holder


def _shape(word: str) -> str:
    return re.sub(r"\d+", "0", re.sub(r"[a-z]+", "a", word))


def _copy(content: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(content))


CHANGES: list[Change] = [_number, _number, _word, _word, _key, _drop, _double, _other, _swap, _move]

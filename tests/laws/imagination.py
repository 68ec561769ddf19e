"""The laws of what a seat may imagine: all that could be true, and nothing else."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from hypothesis import given

from areopagus.kernel import codec
from tests.laws.contender import Contender
from tests.laws.mutated import play_to_the_end
from tests.laws.suite import percents, seeds, walk_to

SAMPLES = 400
"""So many that a place with forty possibilities misses one of them once in 25,000 times."""


class ImaginationLaws:
    @given(seed=seeds, percent=percents)
    def test_what_is_imagined_looks_the_same_and_can_be_played_to_its_end(
        self, contender: Contender, seed: int, percent: int
    ) -> None:
        walk, game = walk_to(contender, seed, percent), contender.game
        for viewer in contender.viewers:
            view = codec.encode(game.view(walk.state, viewer))
            imagine = game.imagination(game.view(walk.state, viewer), viewer)
            for _ in range(5):
                state = imagine(walk.rng)
                assert codec.encode(game.view(state, viewer)) == view
                assert game.decode(game.encode(state)) == state
                game.admit(state)
        viewer = walk.rng.choice(contender.viewers)
        play_to_the_end(contender, contender.imagined(walk.state, viewer, walk.rng), walk.rng)

    @given(seed=seeds, percent=percents)
    def test_imagining_changes_neither_the_view_nor_the_state_it_was_made_from(
        self, contender: Contender, seed: int, percent: int
    ) -> None:
        walk, game = walk_to(contender, seed, percent), contender.game
        viewer = walk.rng.choice(contender.viewers)
        before = game.encode(walk.state)
        imagined = contender.imagined(walk.state, viewer, walk.rng)
        play_to_the_end(contender, imagined, walk.rng)
        assert game.encode(walk.state) == before

    @given(seed=seeds, percent=percents)
    def test_states_that_look_the_same_are_imagined_the_same(
        self, contender: Contender, seed: int, percent: int
    ) -> None:
        """Nothing of the truth gets through: not even the order in which hidden things lay."""
        walk, game = walk_to(contender, seed, percent), contender.game
        for viewer in contender.viewers:
            other = contender.imagined(walk.state, viewer, walk.rng)
            ours = contender.imagined(walk.state, viewer, Random(seed))
            theirs = contender.imagined(other, viewer, Random(seed))
            assert game.encode(ours) == game.encode(theirs)

    @given(seed=seeds, percent=percents)
    def test_the_truth_is_never_excluded(
        self, contender: Contender, seed: int, percent: int
    ) -> None:
        """In every place where the truth lies, it is imagined now and then."""
        walk, game = walk_to(contender, seed, percent), contender.game
        viewer = walk.rng.choice(contender.viewers)
        truth = dict(_leaves(_hidden(walk.state)))
        imagine = game.imagination(game.view(walk.state, viewer), viewer)
        missing = set(truth)
        for _ in range(SAMPLES):
            sample = dict(_leaves(_hidden(imagine(walk.rng))))
            assert sample.keys() == truth.keys(), "what is hidden has the same shape"
            missing = {place for place in missing if sample[place] != truth[place]}
        assert not missing, {place: truth[place] for place in missing}


def _hidden(state: Any) -> Any:
    """A state without what no rule looks at but the dice themselves."""
    document = msgspec.to_builtins(state)
    del document["dice"]
    document.pop("ply", None)
    return document


def _leaves(content: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    match content:
        case dict():
            for key, value in content.items():
                yield from _leaves(value, f"{place}/{key}")
        case list():
            for index, value in enumerate(content):
                yield from _leaves(value, f"{place}/{index}")
        case _:
            yield place, content

"""The generator, by its published vectors: another language must get these numbers too."""

from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from areopagus.kernel.dice import Dice, fresh_seed


def test_words_are_the_first_eight_bytes_of_sha256() -> None:
    expected = int.from_bytes(sha256(b"mars:0").digest()[:8], "big") % 1000
    assert Dice(seed="mars").below(1000) == expected


def test_published_vectors() -> None:
    dice = Dice(seed="mars")
    assert [dice.below(100) for _ in range(8)] == VECTOR
    deck = list(range(10))
    Dice(seed="mars").shuffle(deck)
    assert deck == SHUFFLED


@given(st.text(min_size=1, max_size=64), st.integers(1, 10**6))
def test_numbers_stay_below_their_bound(seed: str, bound: int) -> None:
    assert 0 <= Dice(seed=seed).below(bound) < bound


@given(st.lists(st.integers()))
def test_shuffling_keeps_every_item(items: list[int]) -> None:
    shuffled = list(items)
    Dice(seed="mars").shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_fresh_seeds_differ() -> None:
    assert fresh_seed() != fresh_seed()


VECTOR = [56, 7, 64, 30, 16, 44, 89, 37]
SHUFFLED = [8, 2, 5, 9, 4, 7, 1, 0, 3, 6]

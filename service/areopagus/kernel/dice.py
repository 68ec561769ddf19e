"""Randomness as part of the state, by a generator that any language can repeat.

Word ``n`` of a seed is the first eight bytes, big-endian, of ``SHA-256(seed + ":" + n)`` with the
seed in UTF-8 and ``n`` in decimal, counted from 0. ``below(k)`` takes words until one is less than
the largest multiple of ``k`` that fits in 64 bits, and answers it modulo ``k``. ``shuffle`` walks
from the last index ``i`` down to 1 and swaps ``i`` with ``below(i + 1)``. A one-way function is
used so that nobody can work back from dealt cards to the seed.
"""

import secrets
from collections.abc import MutableSequence
from hashlib import sha256
from typing import Annotated, Any

from msgspec import Meta

from areopagus.kernel.document import Document

Seed = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        description="What all randomness of a game follows from.",
    ),
]

_WORDS = 1 << 64


class Dice(Document):
    """A seed and how many words of it have been used."""

    seed: Seed
    rolls: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """How many words of the seed have been used."""

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound - 1``, each as likely as the other."""
        limit = _WORDS - _WORDS % bound
        while True:
            word = self._word()
            if word < limit:
                return word % bound

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put ``items`` in random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def _word(self) -> int:
        block = sha256(f"{self.seed}:{self.rolls}".encode()).digest()
        self.rolls += 1
        return int.from_bytes(block[:8], "big")


def fresh_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)

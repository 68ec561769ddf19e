"""Stamps: proof, beside a plain state, that every move which led to it was judged here.

A stamp is ``ast1.``, the id of a key, ``.`` and, in base64url without padding, 16 bytes of keyed
BLAKE2b over the id of the game, a zero byte and the state in its canonical bytes. These name the
version of the rules and hold all that a state is made of, so that a stamp fits one state only.
Whoever has the state can read it; nobody can alter it and have a stamp that fits.
"""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import blake2b
from typing import Annotated, Literal

from msgspec import Meta

from areopagus.referee.seals import SealKey

LONGEST = 64
_PREFIX = "ast1."
_SIZE = 16

Stamp = Annotated[
    str,
    Meta(
        max_length=LONGEST,
        description="Proof that every move which led to the state was judged by the service, as "
        "the answer with the state gave it. One that does not fit is no better than none.",
    ),
]
Requirement = Annotated[
    Literal["stamp"],
    Meta(
        title="Requirement",
        description="What must come with a state: with `stamp`, a state without a stamp that fits "
        "is refused.",
    ),
]


class Stamps:
    """The stamps of one game: the first key makes them, and all of them are known again."""

    def __init__(self, keys: Sequence[SealKey], game: str) -> None:
        prefix = game.encode() + b"\0"
        self._macs = {key.id: blake2b(prefix, key=key.secret, digest_size=_SIZE) for key in keys}
        """By the id of a key: the MAC begun with the game, of which each stamp takes a copy."""
        self._first = keys[0].id

    def stamp(self, state: bytes) -> str:
        """The stamp of a state in its canonical bytes."""
        return self._stamp(self._first, state)

    def fits(self, stamp: str, state: bytes) -> bool:
        """Whether this is a stamp of ours for a state in its canonical bytes."""
        id = stamp.removeprefix(_PREFIX).partition(".")[0]
        if id not in self._macs:
            return False
        return hmac.compare_digest(self._stamp(id, state).encode(), stamp.encode())

    def _stamp(self, id: str, state: bytes) -> str:
        mac = self._macs[id].copy()
        mac.update(state)
        return f"{_PREFIX}{id}.{urlsafe_b64encode(mac.digest())[:-2].decode()}"

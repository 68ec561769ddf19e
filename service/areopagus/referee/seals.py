"""Seals: bytes as an opaque text that only the holder of a key can open, for one game.

A seal is ``ars1.`` and, in base64url without padding::

    version (1 byte) | length of key id (1) | key id | nonce (12) | AES-256-GCM(plaintext)

The version, the key id and the game are authenticated with it, so that a seal of one game opens
nothing in another. The plaintext is a zstd frame, filled up to a multiple of :data:`BLOCK`
bytes, which is more than twice what any state needs: compressed, and yet of one length.
"""

import hmac
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from functools import cached_property
from hashlib import sha256
from os import urandom
from typing import TYPE_CHECKING, NamedTuple

import zstandard

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

PREFIX = "ars1."
LONGEST = 24 * 1024
"""No seal has more characters; longer texts are not looked at."""
LARGEST = 256 * 1024
"""No seal holds more bytes; what would unpack to more is not unpacked."""
BLOCK = 4096
"""What a seal is filled up to. The longest frame of any game that was met, names of 40 characters
of four bytes included, has less than half of that, so that all seals have one length."""

_VERSION = 1
_KEY, _NONCE, _TAG = 32, 12, 16
_END = b"\x80"
"""The padding: this byte, then zeros."""
_KEY_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")
_UNPACKER = zstandard.ZstdDecompressor()
_PACKER = zstandard.ZstdCompressor(level=3, write_content_size=True, write_checksum=False)


class BrokenSeal(Exception):
    """This is no seal that these keys open for this game. It never says why."""


class SealKey(NamedTuple):
    """A key and the name that seals call it by."""

    id: str
    secret: bytes


class Keyring:
    """Keys: the first one seals, all of them open."""

    def __init__(self, keys: Sequence[SealKey]) -> None:
        self._keys = keys
        self._id = keys[0].id.encode()
        self._header = bytes([_VERSION, len(self._id)]) + self._id

    @cached_property
    def _ciphers(self) -> "dict[bytes, AESGCM]":
        """The ciphers by the ids of their keys, made when the first state is sealed or opened:
        the library takes 7 MB, and a worker that is never asked for seals goes without."""
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        return {key.id.encode(): AESGCM(key.secret) for key in self._keys}

    @classmethod
    def generated(cls) -> "Keyring":
        """A key of its own, which nobody else has and which ends with the process."""
        return cls([generated_key()])

    @classmethod
    def parse(cls, text: str) -> "Keyring":
        """Parse ``id:key,id:key``, keys in base64url; a ``ValueError`` never quotes a key."""
        keys = [_parsed(part, index) for index, part in enumerate(text.split(","), 1)]
        if len({key.id for key in keys}) < len(keys):
            raise ValueError("two keys have the same id")
        return cls(keys)

    def derived(self, purpose: str) -> list[SealKey]:
        """Keys of the same ids for another purpose, which tell nothing about these."""
        return [
            SealKey(key.id, hmac.digest(key.secret, purpose.encode(), sha256)) for key in self._keys
        ]

    def seal(self, content: bytes, game: str) -> str:
        """Encrypt the content to an opaque text."""
        nonce = urandom(_NONCE)
        cipher = self._ciphers[self._id]
        hidden = cipher.encrypt(nonce, _packed(content), self._header + game.encode())
        return PREFIX + _text(self._header + nonce + hidden)

    def open(self, seal: str, game: str) -> bytes:
        """What a seal holds; raises :class:`BrokenSeal`."""
        from cryptography.exceptions import InvalidTag

        header, nonce, hidden = _parts(seal)
        cipher = self._ciphers.get(header[2:])
        if cipher is None:
            raise BrokenSeal
        try:
            return _unpacked(cipher.decrypt(nonce, hidden, header + game.encode()))
        except InvalidTag:
            raise BrokenSeal from None


def generated_key() -> SealKey:
    """A new key with an id of its own."""
    return SealKey(f"k{urandom(4).hex()}", urandom(_KEY))


def seat_key(secret: bytes, seat: int) -> str:
    """The key of a seat at the table with this secret: derived, so that nobody need keep it."""
    return _text(hmac.digest(secret, b"seat:%d" % seat, sha256))


def seat_of(secret: bytes, key: str, seats: int) -> int | None:
    """The seat that a key belongs to, compared in constant time."""
    found = None
    for seat in range(seats):
        if hmac.compare_digest(seat_key(secret, seat).encode(), key.encode()):
            found = seat
    return found


def commitment(seed: str, salt: str) -> str:
    """What is published of a seed before the game, to be checked when seed and salt are known.

    Without the salt a seed that somebody chose, a name or a number, would be found by trying.
    """
    return "sha256:" + sha256(f"commit:{salt}:{seed}".encode()).hexdigest()


def commitment_salt(secret: bytes) -> str:
    """The salt of the commitment at the table with this secret: derived, as the keys of seats."""
    return _text(hmac.digest(secret, b"commitment", sha256))


def written(key: SealKey) -> str:
    """A key as :meth:`Keyring.parse` reads it."""
    return f"{key.id}:{_text(key.secret)}"


def _parsed(text: str, index: int) -> SealKey:
    id, _, secret = text.strip().partition(":")
    if not _KEY_ID.fullmatch(id):
        raise ValueError(f"key {index} has no id of 1 to 16 letters, digits, - or _ before a colon")
    try:
        content = _bytes(secret.rstrip("="))
    except ValueError:
        content = b""
    if len(content) != _KEY:
        raise ValueError(f"key {index} is not 32 bytes in base64url")
    return SealKey(id, content)


def _parts(seal: str) -> tuple[bytes, bytes, bytes]:
    """Header, nonce and the rest."""
    if len(seal) > LONGEST or not seal.startswith(PREFIX):
        raise BrokenSeal
    try:
        body = _bytes(seal[len(PREFIX) :])
    except ValueError:
        raise BrokenSeal from None
    if len(body) < 2 or body[0] != _VERSION:
        raise BrokenSeal
    start = 2 + body[1]
    if len(body) < start + _NONCE + _TAG:
        raise BrokenSeal
    return body[:start], body[start : start + _NONCE], body[start + _NONCE :]


def _packed(content: bytes) -> bytes:
    frame = _PACKER.compress(content) + _END
    return frame + bytes(-(len(frame) + _TAG) % BLOCK)


def _unpacked(plaintext: bytes) -> bytes:
    frame = plaintext.rstrip(b"\0")[:-1]
    try:
        size = zstandard.frame_content_size(frame)
        if not 0 <= size <= LARGEST:
            raise BrokenSeal
        return _UNPACKER.decompress(frame, max_output_size=LARGEST)
    except zstandard.ZstdError:
        raise BrokenSeal from None


def _text(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    """The bytes of a text in base64url; a ``ValueError`` unless it is how we would write it."""
    content = urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    if _text(content) != text:
        raise ValueError("not canonical")
    return content

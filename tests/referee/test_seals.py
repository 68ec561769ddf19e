"""Seals: only their keys open them, only for their game, and nothing else says anything."""

from base64 import urlsafe_b64encode
from collections.abc import Iterator
from hashlib import sha256
from random import Random

import pytest
import zstandard

from areopagus.referee import seals
from areopagus.referee.seals import (
    BLOCK,
    LARGEST,
    LONGEST,
    PREFIX,
    BrokenSeal,
    Keyring,
    SealKey,
    commitment,
    commitment_salt,
    generated_key,
    seat_key,
    seat_of,
    written,
)

OLD, NEW = SealKey("old", b"o" * 32), SealKey("new", b"n" * 32)
RING = Keyring([NEW, OLD])
CONTENT = b'{"hand":["saboteur","pilot"]}' * 40
ATTEMPTS = 100_000


def opens(keyring: Keyring, seal: str, game: str = "red-planet") -> bool:
    try:
        keyring.open(seal, game)
    except BrokenSeal:
        return False
    return True


def test_what_is_sealed_can_be_opened() -> None:
    assert RING.open(RING.seal(CONTENT, "red-planet"), "red-planet") == CONTENT
    assert RING.open(RING.seal(b"", "red-planet"), "red-planet") == b""


def test_no_two_seals_are_alike() -> None:
    assert len({RING.seal(CONTENT, "red-planet") for _ in range(1000)}) == 1000


def test_a_seal_of_one_game_opens_nothing_in_another() -> None:
    assert not opens(RING, RING.seal(CONTENT, "red-planet"), "planete-rouge")


def test_keys_rotate_without_a_gap() -> None:
    before = Keyring([OLD]).seal(CONTENT, "red-planet")
    assert opens(RING, before)
    assert not opens(Keyring([NEW]), before)
    assert opens(Keyring([NEW]), RING.seal(CONTENT, "red-planet"))
    assert not opens(Keyring([OLD]), RING.seal(CONTENT, "red-planet"))


def test_the_name_of_a_key_is_not_the_key() -> None:
    impostor = Keyring([SealKey("new", b"x" * 32)])
    assert not opens(RING, impostor.seal(CONTENT, "red-planet"))


def test_the_length_says_next_to_nothing() -> None:
    rng = Random(1)
    lengths = {len(RING.seal(rng.randbytes(size), "red-planet")) for size in range(100, 400)}
    assert len(lengths) == 1
    assert (len(RING.seal(CONTENT, "g")) - len(PREFIX)) * 3 // 4 % BLOCK == 2 + 3 + 12


def mutants(seal: str, other: str, rng: Random) -> Iterator[str]:
    """Seals that were flipped, cut, swapped, lengthened, spliced or made up, without end."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/. \0é"
    while True:
        place = rng.randrange(len(seal))
        letter = rng.choice(letters)
        yield seal[:place] + letter + seal[place + 1 :]
        yield seal[:place]
        yield seal[:place] + letter + seal[place:]
        yield seal[:place] + other[place:]
        body = bytearray(seals._bytes(seal[len(PREFIX) :]))
        bit = rng.randrange(len(body) * 8)
        body[bit // 8] ^= 1 << bit % 8
        yield PREFIX + seals._text(bytes(body))
        yield PREFIX + seals._text(rng.randbytes(rng.randrange(200)))
        yield PREFIX + seals._text(b"\x01\x03new" + rng.randbytes(rng.randrange(60)))
        yield seal + letter * rng.randrange(1, 9)


def test_a_hundred_thousand_forged_seals_all_fail_alike() -> None:
    seal, other = RING.seal(CONTENT, "red-planet"), RING.seal(CONTENT[::-1], "red-planet")
    tried = 0
    for mutant in mutants(seal, other, Random(7)):
        if mutant not in (seal, other):
            assert not opens(RING, mutant), mutant
            tried += 1
        if tried == ATTEMPTS:
            break
    assert opens(RING, seal)


def test_a_seal_that_is_too_long_is_not_looked_at() -> None:
    assert not opens(RING, PREFIX + "A" * LONGEST)
    assert not opens(RING, RING.seal(Random(1).randbytes(LONGEST), "red-planet"))


def bombs() -> list[bytes]:
    plain = zstandard.ZstdCompressor()
    untold = zstandard.ZstdCompressor(write_content_size=False)
    return [
        plain.compress(bytes(LARGEST + 1)),
        plain.compress(bytes(200 * 1024 * 1024)),
        untold.compress(bytes(200 * 1024 * 1024)),
        plain.compress(CONTENT)[:-4],
        b"no frame at all",
        b"",
    ]


@pytest.mark.parametrize("frame", bombs(), ids=len)
def test_even_with_the_key_nothing_unpacks_without_bounds(
    frame: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seals, "_packed", lambda _: frame + b"\x80\0\0")
    assert not opens(RING, RING.seal(b"", "red-planet"))


def test_keys_are_read_as_they_are_written() -> None:
    key = generated_key()
    seal = Keyring([key]).seal(CONTENT, "red-planet")
    assert opens(Keyring.parse(f"{written(NEW)}, {written(key)}"), seal)
    padded = f"k:{urlsafe_b64encode(b'k' * 32).decode()}"
    assert padded.endswith("=")
    Keyring.parse(padded)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "key 1 has no id"),
        ("justakey", "key 1 is not 32 bytes"),
        (f"{written(NEW)},", "key 2 has no id"),
        ("a b:c", "key 1 has no id"),
        ("k:c2hvcnQ", "key 1 is not 32 bytes"),
        ("k:!!!", "key 1 is not 32 bytes"),
        (f"{written(NEW)},{written(NEW)}", "same id"),
    ],
)
def test_bad_keys_are_complained_about_without_telling_them(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint) as caught:
        Keyring.parse(text)
    assert written(NEW).partition(":")[2] not in str(caught.value)


def test_seat_keys_follow_from_the_secret_of_the_table() -> None:
    secret, other = b"s" * 32, b"t" * 32
    keys = [seat_key(secret, seat) for seat in range(6)]
    assert len(set(keys)) == 6
    assert [seat_of(secret, key, 6) for key in keys] == [0, 1, 2, 3, 4, 5]
    assert seat_of(secret, keys[4], 4) is None
    assert all(seat_of(other, key, 6) is None for key in keys)
    assert seat_of(secret, "", 6) is None
    assert seat_of(secret, "é", 6) is None


def test_a_commitment_is_a_plain_hash_that_any_language_can_check() -> None:
    assert commitment("mars", "salt") == "sha256:" + sha256(b"commit:salt:mars").hexdigest()


def test_the_salt_of_a_commitment_is_the_tables_own_and_no_key_of_a_seat() -> None:
    secret, other = b"s" * 32, b"t" * 32
    assert commitment_salt(secret) == commitment_salt(secret) != commitment_salt(other)
    assert seat_of(secret, commitment_salt(secret), 6) is None

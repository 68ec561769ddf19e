"""Coverage-guided fuzzing of whatever reads a state: decode, admit, then play on and look at all.

``make fuzz-atheris`` installs Atheris and runs it. An input is one byte that picks a game and the
JSON of a state. Most mutations change one thing in the document, as in the laws; the others are
libFuzzer's own. Anything but a refusal is a failure, and becomes a case in ``test_regressions``.
"""

import sys
from contextlib import suppress
from pathlib import Path
from random import Random

import atheris  # type: ignore[import-not-found,import-untyped,unused-ignore]

with atheris.instrument_imports(include=["areopagus.games", "areopagus.kernel"]):
    from areopagus.kernel import codec
    from areopagus.kernel.errors import Inconsistent
    from areopagus.referee.catalogue import GAMES

import msgspec

from areopagus.api.body import bounds_of
from areopagus.api.decoding import Reader
from areopagus.api.problems import Problem
from areopagus.referee.random_play import RandomPlay
from areopagus.settings import Settings
from tests.laws.arbitrary import vocabulary
from tests.laws.mutated import mutate

CORPUS = Path(__file__).with_name("corpus")
FOUND = Path(__file__).with_name("found")
"""Inputs that reached something new, and those that failed; not committed."""
BOUNDS = bounds_of(Settings())
READERS = [Reader(game.State, BOUNDS) for game in GAMES]
WORDS = [vocabulary(game, game.setup([None] * game.seats.start, "words")) for game in GAMES]
MOVES = 8


def one_input(data: bytes) -> None:
    """A state from outside: refused, or as good as any."""
    if not data:
        return
    index = data[0] % len(GAMES)
    with suppress(Problem, Inconsistent):
        state = READERS[index].read(data[1:])
        GAMES[index].admit(state)
        play_on(index, state, Random(data))


def play_on(index: int, state: object, rng: Random) -> None:
    """A few moves, with all that can be asked on the way. Here nothing may fail any more."""
    game = GAMES[index]
    at = getattr(state, "last_at", None)
    try:
        for _ in range(MOVES):
            for viewer in (None, *range(game.seat_count(state))):
                codec.encode([game.view(state, viewer), game.score(state)])
            decisions = [d for d in game.decisions(state, at=at) if d.moves]
            if not decisions:
                assert game.is_over(state)
                return
            decision = rng.choice(decisions)
            game.play(state, decision.seat, rng.choice(decision.moves), at)
            game.admit(codec.copy(state))  # type: ignore[type-var]
    except Inconsistent as flaw:
        raise AssertionError("play led to what the door refuses") from flaw


def changed(data: bytes, most: int, seed: int) -> bytes:
    """An input with one thing changed."""
    if seed % 8 == 0 or not data:
        return bytes(atheris.Mutate(data, most))
    index = data[0] % len(GAMES)
    try:
        document = msgspec.json.decode(data[1:])
        mutate(document, WORDS[index], Random(seed))
        return data[:1] + msgspec.json.encode(document)
    except (msgspec.DecodeError, UnicodeError, AttributeError, IndexError, RecursionError):
        return bytes(atheris.Mutate(data, most))


def complete_corpus() -> None:
    """A few positions of each game, from its first to one well into it."""
    CORPUS.mkdir(exist_ok=True)
    for index, game in enumerate(GAMES):
        for moves in (0, 12, 40):
            path = CORPUS / f"{game.id}-{moves}.bin"
            if not path.exists():
                walk = RandomPlay(game, game.seats.start + 1, "corpus").run(moves)
                path.write_bytes(bytes([index]) + game.encode(walk.state))


def main() -> None:
    complete_corpus()
    FOUND.mkdir(exist_ok=True)
    options = ["-max_len=65536", "-timeout=10", f"-artifact_prefix={FOUND}/"]
    command = [sys.argv[0], str(FOUND), str(CORPUS), *options, *sys.argv[1:]]
    atheris.Setup(command, one_input, custom_mutator=changed)
    atheris.Fuzz()


if __name__ == "__main__":
    main()

"""The length of a seal tells nothing: it is one, whatever the game, its names and its secrets."""

from typing import Any

import msgspec
import pytest

from areopagus.kernel.game import Game
from areopagus.referee.catalogue import GAMES
from areopagus.referee.random_play import RandomPlay
from areopagus.referee.sealed_referee import Envelope
from areopagus.referee.seals import BLOCK, Keyring, _packed

RING = Keyring.generated()
NAMES = ("A", "a" * 40, "🪐" * 40, None)
CASES = [(game, seats) for game in GAMES for seats in game.seats]
STOPS = 12
"""How many positions of each game are sealed, evenly over all of it."""


def named(state: Any, name: str | None) -> Any:
    """The document of a state in which everybody has this name."""

    def walk(value: Any) -> Any:
        match value:
            case dict():
                return {k: name if k == "name" else walk(item) for k, item in value.items()}
            case list():
                return [walk(item) for item in value]
        return value

    return walk(msgspec.to_builtins(state))


@pytest.mark.parametrize(("game", "seats"), CASES, ids=lambda case: getattr(case, "id", str(case)))
def test_seals_of_a_game_have_one_length_with_room_to_spare(game: Game[Any], seats: int) -> None:
    lengths = set()
    most = len(RandomPlay(game, seats, "length").run(400).plays)
    for stop in range(0, most + 1, max(1, most // STOPS)):
        state = RandomPlay(game, seats, "length").run(stop).state
        for name in NAMES:
            content = msgspec.msgpack.encode(Envelope(b"s" * 32, named(state, name)))
            assert len(_packed(content).rstrip(b"\0")) < BLOCK // 2
            lengths.add(len(RING.seal(content, game.id)))
    assert len(lengths) == 1

"""The length of a seal tells nothing: it is one, whatever the game, its names and its secrets."""

from typing import Any

import pytest

from areopagus.kernel.game import Game
from areopagus.referee.seals import BLOCK
from tests.referee.seal_lengths import CASES, lengths

POSITIONS = 150
"""``python -m tests.referee.seal_lengths`` tries 5,000 each."""


@pytest.mark.parametrize(("game", "seats"), CASES, ids=lambda case: getattr(case, "id", str(case)))
def test_seals_of_a_game_have_one_length_with_room_to_spare(game: Game[Any], seats: int) -> None:
    seen = lengths(game, seats, POSITIONS)
    assert len(seen.seals) == 1
    assert seen.frame < BLOCK * 5 // 8

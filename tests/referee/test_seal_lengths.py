"""The length of a seal tells nothing: it is one, whatever the game, its names and its secrets."""

import pytest

from areopagus.referee.seals import BLOCK
from tests.referee.seal_lengths import CASES, Case, lengths

POSITIONS = 150
"""``python -m tests.referee.seal_lengths`` tries 5,000 each."""


@pytest.mark.parametrize("case", CASES, ids=str)
def test_seals_of_a_game_have_one_length_with_room_to_spare(case: Case) -> None:
    seen = lengths(case, POSITIONS)
    assert len(seen.seals) == 1
    assert seen.frame < BLOCK * 5 // 8

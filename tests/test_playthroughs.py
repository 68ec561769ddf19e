"""Whole games, as they were when somebody last looked at them."""

import pytest

from tests.playthroughs import FOLDER, PLAYTHROUGHS, Playthrough, difference


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda play: play.name)
def test_a_game_goes_as_it_went(playthrough: Playthrough) -> None:
    assert not difference(playthrough), "if this is meant: make playthroughs"


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {p.path.name for p in PLAYTHROUGHS}

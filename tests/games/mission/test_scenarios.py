"""The worked scenarios of the digest."""

import pytest

from areopagus.games.mission import PLANETE_ROUGE, RED_PLANET
from areopagus.games.mission.moves import Board, Pass, Sabotage
from tests.games.mission.given import A, B, C, Given


@pytest.mark.rule("PR-LAUNCH-1")
@pytest.mark.rule("PR-CHAR-SABOTEUR-2")
@pytest.mark.rule("PR-LAUNCH-2", refuses=True)
def test_sc_01_a_full_ship_leaves_at_once() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-07", [B]), ("PR-S-05", []), ("PR-S-03", [C]))
        .playing(A, "saboteur")
        .play(Board(ship="PR-S-07"))
    )
    assert [(ship.id, ship.aboard) for ship in at.state.flying] == [("PR-S-07", [B, A])]
    assert at.company(A).reserve == 21
    assert at.refuses(Sabotage(ship="PR-S-07")).rule == "PR-LAUNCH-2"
    assert at.allows(Pass())
    at.play(Sabotage(ship="PR-S-03"))
    assert at.company(C).lost == 1
    assert "PR-S-03" in at.state.ship_discard


@pytest.mark.rule("RP-CHAR-SABOTEUR-2")
@pytest.mark.rule("RP-CHAR-1", refuses=True)
def test_sc_02_a_full_ship_waits() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-07", [B]), ("RP-S-05", []), ("RP-S-03", [C]))
        .playing(A, "saboteur")
        .play(Board(ship="RP-S-07"))
    )
    assert at.state.flying == []
    assert at.refuses(Pass()).rule == "RP-CHAR-1"
    at.play(Sabotage(ship="RP-S-07"))
    assert (at.company(A).lost, at.company(B).lost) == (1, 1)
    assert at.state.flying == []

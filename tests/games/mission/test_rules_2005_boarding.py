"""Boarding, destinations and taking off in the edition of 2005 (PR-BOARD, PR-DEST, PR-LAUNCH)."""

from typing import Any

import pytest

from areopagus.games.mission import PLANETE_ROUGE
from areopagus.games.mission.moves import (
    Board,
    Kill,
    Launch,
    March,
    Pass,
    Redirect,
    ReplaceAboard,
    Sabotage,
    SetDestination,
)
from tests.games.mission.given import A, At, B, C, Given

OPTIONAL = (
    "recruiter",
    "explorer",
    "scientist",
    "secret-agent",
    "saboteur",
    "femme-fatale",
    "pilot",
)


def everything_possible() -> Given:
    """Ground and Mars in which every character has all of its actions to choose from."""
    return (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-02", [A, B]), ("PR-S-06", []), ("PR-S-24", []))
        .zone("hellas", {A: 1, B: 1})
        .discovery("hellas", "PR-D-01")
    )


@pytest.mark.rule("PR-BOARD-1")
def test_astronauts_of_ones_own_reserve_board_a_ship_on_the_ground() -> None:
    at = (
        Given(PLANETE_ROUGE).docks(("PR-S-02", [B])).playing(A, "pilot").play(Board(ship="PR-S-02"))
    )
    ship = at.ship("PR-S-02")
    assert ship is not None
    assert ship.aboard == [B, A]
    assert [company.reserve for company in at.state.companies] == [21, 21, 22]


@pytest.mark.rule("PR-BOARD-1", refuses=True)
def test_a_ship_that_is_not_on_the_ground_cannot_be_boarded() -> None:
    given = Given(PLANETE_ROUGE).docks(("PR-S-02", []))
    given.state.ship_deck.remove("PR-S-09")
    given.state.ship_discard.append("PR-S-09")
    at = given.playing(A, "pilot")
    for elsewhere in ("PR-S-08", "PR-S-09", "RP-S-01"):
        refusal = at.refuses(Board(ship=elsewhere))
        assert (refusal.rule, refusal.reason) == ("PR-BOARD-1", "not-docked")


@pytest.mark.rule("PR-BOARD-2")
@pytest.mark.rule("AMB-02")
@pytest.mark.parametrize("character", OPTIONAL)
def test_seven_characters_may_leave_everything_undone(character: str) -> None:
    at = everything_possible().playing(A, character)
    assert at.asked == [(A, "board")]
    at.play(Pass())
    if character != "recruiter":
        assert at.state.phase == "resolve", "the special action is still asked for"
        at.play(Pass())
    assert at.state.phase == "choose"
    assert at.company(A).reserve == 20
    assert at.zone("hellas").astronauts == [1, 1, 0]


@pytest.mark.rule("PR-BOARD-2")
@pytest.mark.parametrize("character", ["scientist", "secret-agent", "pilot"])
def test_one_may_board_fewer_than_allowed(character: str) -> None:
    at = everything_possible().playing(A, character).play(Board(ship="PR-S-06"))
    assert at.asked == [(A, "board")]
    at.play(Pass())
    assert at.state.turn is not None
    assert at.state.turn.step == "special"
    assert at.company(A).reserve == 19


@pytest.mark.rule("PR-BOARD-2")
def test_an_explorer_may_stop_after_one_move() -> None:
    at = everything_possible().playing(A, "explorer").play(Pass())
    at.play(March(origin="hellas", target="ausonia"), Pass())
    assert at.state.phase == "choose"
    assert at.zone("ausonia").astronauts == [1, 0, 0]


@pytest.mark.rule("AMB-02")
@pytest.mark.rule("PR-CHAR-TRAVEL-AGENT-1", refuses=True)
@pytest.mark.rule("PR-CHAR-SOLDIER-1", refuses=True)
@pytest.mark.rule("PR-CHAR-SOLDIER-2", refuses=True)
def test_travel_agent_and_soldier_may_not() -> None:
    at = everything_possible().playing(A, "travel-agent")
    assert at.refuses(Pass()).rule == "PR-CHAR-TRAVEL-AGENT-1"
    at = everything_possible().playing(A, "soldier")
    assert at.refuses(Pass()).rule == "PR-CHAR-SOLDIER-1"
    at.play(Board(ship="PR-S-06", astronauts=2))
    assert at.refuses(Pass()).rule == "PR-CHAR-SOLDIER-2"


@pytest.mark.rule("PR-BOARD-3")
@pytest.mark.rule("AMB-12")
@pytest.mark.parametrize(
    ("character", "question"),
    [
        ("explorer", "walk"),
        ("scientist", "research"),
        ("femme-fatale", "replace-astronaut"),
        ("soldier", "kill-astronaut"),
        ("pilot", "redirect-ship"),
    ],
)
def test_without_any_ship_to_board_the_turn_goes_on(character: str, question: str) -> None:
    given = Given(PLANETE_ROUGE).docks().flying(("PR-S-07", [B, C])).zone("hellas", {A: 1, B: 1})
    at = given.playing(A, character)
    assert at.asked == [(A, question)]


@pytest.mark.rule("PR-BOARD-3")
def test_only_the_travel_agent_loses_the_turn() -> None:
    given = Given(PLANETE_ROUGE).docks(("PR-S-01", [])).zone("hellas", {A: 1, B: 1})
    assert given.playing(A, "travel-agent").state.phase == "choose"


@pytest.mark.rule("AMB-10")
def test_with_one_left_in_reserve_one_is_boarded_and_the_turn_goes_on() -> None:
    at = everything_possible().reserve(A, 1).playing(A, "pilot").play(Board(ship="PR-S-06"))
    assert at.company(A).reserve == 0
    assert at.asked == [(A, "redirect-ship")]
    at = everything_possible().reserve(A, 0).playing(A, "scientist")
    assert at.asked == [(A, "research")]


@pytest.mark.rule("AMB-10")
def test_all_or_nothing_characters_need_the_full_number_in_reserve() -> None:
    at = everything_possible().reserve(A, 1).playing(A, "soldier")
    assert at.asked == [(A, "kill-astronaut")]
    at.play(Kill(zone="hellas", victim=B))
    assert at.company(A).reserve == 1
    at = everything_possible().reserve(A, 2).playing(A, "travel-agent")
    assert at.state.phase == "choose"
    assert at.company(A).reserve == 2


def boarding_a_manual_ship(*others: Any) -> At:
    return (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-32", []), *others)
        .playing(A, "pilot")
        .play(Board(ship="PR-S-32"))
    )


@pytest.mark.rule("PR-DEST-1")
def test_the_first_to_board_a_manual_ship_chooses_its_destination() -> None:
    at = boarding_a_manual_ship()
    assert at.asked == [(A, "set-destination")]
    at.play(SetDestination(zone="hellas"))
    ship = at.ship("PR-S-32")
    assert ship is not None
    assert ship.tiles == ["hellas"]
    assert at.supply("hellas") == 1
    at.play(Board(ship="PR-S-32"))
    assert at.asked == [(A, "redirect-ship")], "the second passenger is not asked"


@pytest.mark.rule("PR-DEST-1")
@pytest.mark.rule("PR-LAUNCH-1")
def test_a_manual_ship_that_three_fill_at_once_gets_its_destination_and_leaves() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-32", []))
        .playing(A, "travel-agent")
        .play(Board(ship="PR-S-32", astronauts=3))
    )
    assert at.asked == [(A, "set-destination")]
    assert at.state.flying == []
    at.play(SetDestination(zone="tritonis-sinus"))
    assert at.zone("tritonis-sinus").astronauts == [3, 0, 0]


@pytest.mark.rule("PR-DEST-1", refuses=True)
def test_that_choice_is_neither_put_off_nor_left_out() -> None:
    at = boarding_a_manual_ship()
    assert at.refuses(Pass()).rule == "PR-DEST-1"
    assert at.refuses(Board(ship="PR-S-32")).rule == "PR-DEST-1"
    at = Given(PLANETE_ROUGE).docks(("PR-S-02", [])).playing(A, "pilot").play(Board(ship="PR-S-02"))
    assert at.refuses(SetDestination(zone="hellas")).rule == "PR-DEST-1"


@pytest.mark.rule("PR-DEST-2")
def test_a_tile_overrides_the_printed_destination() -> None:
    at = Given(PLANETE_ROUGE).flying(("PR-S-07", [B, C], ["ausonia"])).round_ends()
    assert at.zone("ausonia").astronauts == [0, 1, 1]
    assert not at.zone("hellas").explored


@pytest.mark.rule("PR-DEST-3")
def test_a_zone_with_one_tile_left_can_be_chosen() -> None:
    at = boarding_a_manual_ship(("PR-S-02", [], ["hellas"]))
    assert at.supply("hellas") == 1
    at.play(SetDestination(zone="hellas"))
    assert at.supply("hellas") == 0


@pytest.mark.rule("PR-DEST-3", refuses=True)
def test_a_zone_whose_two_tiles_are_on_ships_cannot_be_chosen() -> None:
    at = boarding_a_manual_ship(("PR-S-02", [], ["hellas"]), ("PR-S-03", [], ["hellas"]))
    refusal = at.refuses(SetDestination(zone="hellas"))
    assert (refusal.rule, refusal.reason) == ("PR-DEST-3", "no-tile-of-zone")
    assert at.refuses(SetDestination(zone="phobos")).rule == "PR-DEST-3"


@pytest.mark.rule("PR-LAUNCH-1")
@pytest.mark.rule("AMB-03")
def test_a_ship_takes_off_the_moment_its_last_seat_is_taken() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-07", [B]), ("PR-S-02", []))
        .playing(A, "scientist")
        .play(Board(ship="PR-S-07"))
    )
    assert [ship.id for ship in at.state.flying] == ["PR-S-07"]
    assert at.state.docks[0] is None
    assert at.asked == [(A, "board")], "in the middle of the turn"


@pytest.mark.rule("PR-LAUNCH-1", refuses=True)
def test_nobody_boards_a_ship_that_has_taken_off() -> None:
    at = (
        Given(PLANETE_ROUGE).docks(("PR-S-02", [])).flying(("PR-S-08", [B])).playing(A, "scientist")
    )
    refusal = at.refuses(Board(ship="PR-S-08"))
    assert (refusal.rule, refusal.reason) == ("PR-LAUNCH-1", "in-flight")


@pytest.mark.rule("PR-LAUNCH-2")
def test_femme_fatale_and_pilot_reach_a_ship_in_flight() -> None:
    given = Given(PLANETE_ROUGE).docks().flying(("PR-S-07", [B, A]))
    at = given.playing(A, "femme-fatale").play(ReplaceAboard(ship="PR-S-07", victim=B))
    assert at.zone("hellas").astronauts == [2, 0, 0]
    given = Given(PLANETE_ROUGE).docks().flying(("PR-S-07", [B, A]))
    at = given.playing(A, "pilot").play(Redirect(ship="PR-S-07", zone="ausonia"))
    assert at.zone("ausonia").astronauts == [1, 1, 0]


@pytest.mark.rule("PR-LAUNCH-2", refuses=True)
def test_saboteur_and_secret_agent_do_not() -> None:
    given = Given(PLANETE_ROUGE).docks(("PR-S-02", [])).flying(("PR-S-08", [B]))
    at = given.playing(A, "saboteur").play(Pass())
    assert at.refuses(Sabotage(ship="PR-S-08")).rule == "PR-LAUNCH-2"
    given = Given(PLANETE_ROUGE).docks(("PR-S-02", [])).flying(("PR-S-08", [B]))
    at = given.playing(A, "secret-agent").play(Pass())
    assert at.refuses(Launch(ship="PR-S-08")).rule == "PR-LAUNCH-2"

"""Femme fatale, travel agent, soldier and pilot of 2005."""

import pytest

from areopagus.games.mission import PLANETE_ROUGE
from areopagus.games.mission.moves import (
    Board,
    Kill,
    Pass,
    Redirect,
    ReplaceAboard,
    ReplaceInZone,
)
from tests.games.mission.given import A, B, C, Given


def on_the_ground() -> Given:
    """Three ships with plenty of room."""
    return Given(PLANETE_ROUGE).docks(("PR-S-06", []), ("PR-S-23", []), ("PR-S-24", []))


# Femme fatale


@pytest.mark.rule("PR-CHAR-FEMME-FATALE-2")
def test_the_femme_fatale_replaces_an_opponent_in_a_zone() -> None:
    at = on_the_ground().zone("valles-marineris", {A: 1, B: 2}).playing(A, "femme-fatale")
    at.play(Pass(), ReplaceInZone(zone="valles-marineris", victim=B))
    assert at.zone("valles-marineris").astronauts == [2, 1, 0]
    assert at.company(B).lost == 1
    assert at.company(A).reserve == 20


@pytest.mark.rule("PR-CHAR-FEMME-FATALE-2")
@pytest.mark.rule("AMB-37")
def test_the_astronaut_just_boarded_counts_as_presence() -> None:
    at = Given(PLANETE_ROUGE).docks(("PR-S-06", [B])).playing(A, "femme-fatale")
    at.play(Board(ship="PR-S-06"), ReplaceAboard(ship="PR-S-06", victim=B))
    assert at.aboard("PR-S-06") == [A, A]
    assert at.company(B).lost == 1
    assert at.company(A).reserve == 20


@pytest.mark.rule("PR-CHAR-FEMME-FATALE-2", refuses=True)
def test_the_femme_fatale_needs_presence_and_an_opponent() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-06", [B]), ("PR-S-23", [A, B]))
        .zone("hellas", {A: 1, C: 1})
        .zone("ausonia", {C: 1})
        .playing(A, "femme-fatale")
        .play(Pass())
    )
    refusals = [
        at.refuses(move)
        for move in (
            ReplaceInZone(zone="ausonia", victim=C),
            ReplaceAboard(ship="PR-S-06", victim=B),
            ReplaceInZone(zone="hellas", victim=A),
            ReplaceInZone(zone="hellas", victim=B),
            ReplaceAboard(ship="PR-S-23", victim=C),
            ReplaceAboard(ship="PR-S-09", victim=C),
        )
    ]
    assert {refusal.rule for refusal in refusals} == {"PR-CHAR-FEMME-FATALE-2"}
    assert [refusal.reason for refusal in refusals] == [
        "not-present",
        "not-aboard",
        "not-an-opponent",
        "victim-not-there",
        "victim-not-aboard",
        "not-in-play",
    ]


@pytest.mark.rule("PR-CHAR-FEMME-FATALE-3")
def test_without_target_no_replacement_takes_place() -> None:
    at = on_the_ground().zone("hellas", {A: 1}).playing(A, "femme-fatale").play(Pass())
    assert at.state.phase == "choose"


@pytest.mark.rule("PR-CHAR-FEMME-FATALE-3")
@pytest.mark.rule("AMB-09")
def test_without_astronaut_left_no_replacement_takes_place() -> None:
    at = on_the_ground().zone("hellas", {A: 1, B: 1}).reserve(A, 1).playing(A, "femme-fatale")
    at.play(Board(ship="PR-S-06"))
    assert at.state.phase == "choose"
    assert at.zone("hellas").astronauts == [1, 1, 0]


# Travel agent


@pytest.mark.rule("PR-CHAR-TRAVEL-AGENT-1")
def test_the_travel_agent_boards_three_on_one_ship() -> None:
    at = on_the_ground().playing(A, "travel-agent").play(Board(ship="PR-S-06", astronauts=3))
    assert at.aboard("PR-S-06") == [A, A, A]
    assert at.company(A).reserve == 19
    assert at.state.phase == "choose"


@pytest.mark.rule("PR-CHAR-TRAVEL-AGENT-1", refuses=True)
def test_the_travel_agent_boards_neither_fewer_nor_where_there_is_no_room() -> None:
    at = Given(PLANETE_ROUGE).docks(("PR-S-06", []), ("PR-S-08", [B])).playing(A, "travel-agent")
    fewer = at.refuses(Board(ship="PR-S-06", astronauts=2))
    no_room = at.refuses(Board(ship="PR-S-08", astronauts=3))
    assert (fewer.rule, fewer.reason) == ("PR-CHAR-TRAVEL-AGENT-1", "wrong-number")
    assert (no_room.rule, no_room.reason) == ("PR-CHAR-TRAVEL-AGENT-1", "no-room")


# Soldier


@pytest.mark.rule("PR-CHAR-SOLDIER-1")
def test_the_soldier_boards_two_on_one_ship() -> None:
    at = on_the_ground().playing(A, "soldier").play(Board(ship="PR-S-06", astronauts=2))
    assert at.aboard("PR-S-06") == [A, A]
    assert at.company(A).reserve == 20


@pytest.mark.rule("PR-CHAR-SOLDIER-1", refuses=True)
def test_the_soldier_boards_neither_one_nor_where_two_find_no_room() -> None:
    at = Given(PLANETE_ROUGE).docks(("PR-S-06", []), ("PR-S-07", [B])).playing(A, "soldier")
    one = at.refuses(Board(ship="PR-S-06", astronauts=1))
    no_room = at.refuses(Board(ship="PR-S-07", astronauts=2))
    assert (one.rule, one.reason) == ("PR-CHAR-SOLDIER-1", "wrong-number")
    assert (no_room.rule, no_room.reason) == ("PR-CHAR-SOLDIER-1", "no-room")


@pytest.mark.rule("PR-CHAR-SOLDIER-2")
@pytest.mark.rule("PR-LOSS-1")
@pytest.mark.rule("AMB-28")
@pytest.mark.parametrize("victim", [A, B])
def test_the_soldier_kills_an_own_or_another_astronaut_in_an_outer_zone(victim: int) -> None:
    at = on_the_ground().zone("hellas", {A: 1, B: 1}).playing(A, "soldier")
    at.play(Board(ship="PR-S-06", astronauts=2), Kill(zone="hellas", victim=victim))
    assert at.company(victim).lost == 1
    assert at.zone("hellas").astronauts[victim] == 0
    assert sum(at.zone("hellas").astronauts) == 1


@pytest.mark.rule("PR-CHAR-SOLDIER-2", refuses=True)
@pytest.mark.rule("AMB-28")
def test_the_soldier_must_kill_an_own_astronaut_if_there_is_no_other() -> None:
    at = Given(PLANETE_ROUGE).docks().zone("hellas", {A: 1}).playing(A, "soldier")
    assert at.refuses(Pass()).rule == "PR-CHAR-SOLDIER-2"
    assert at.listed() == [Kill(zone="hellas", victim=A)]


@pytest.mark.rule("PR-CHAR-SOLDIER-2", refuses=True)
def test_the_soldier_kills_nobody_who_is_not_there() -> None:
    at = Given(PLANETE_ROUGE).docks().zone("hellas", {A: 1}).playing(A, "soldier")
    for victim in (B, 5):
        refusal = at.refuses(Kill(zone="hellas", victim=victim))
        assert (refusal.rule, refusal.reason) == ("PR-CHAR-SOLDIER-2", "victim-not-there")


@pytest.mark.rule("PR-CHAR-SOLDIER-3")
@pytest.mark.rule("PR-CHAR-SOLDIER-3", refuses=True)
@pytest.mark.parametrize("zone", ["mare-tyrrhenum", "tritonis-sinus", "valles-marineris"])
def test_nobody_is_killed_in_the_central_zones_or_on_a_ship(zone: str) -> None:
    at = (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-07", [C]))
        .zone(zone, {B: 1})
        .zone("hellas", {B: 1})
        .playing(A, "soldier")
    )
    refusal = at.refuses(Kill(zone=zone, victim=B))  # type: ignore[arg-type]
    assert (refusal.rule, refusal.reason) == ("PR-CHAR-SOLDIER-3", "zone-is-protected")
    assert at.listed() == [Kill(zone="hellas", victim=B)], "C is only aboard"


@pytest.mark.rule("PR-CHAR-SOLDIER-4")
def test_without_a_target_nobody_is_killed() -> None:
    at = on_the_ground().zone("mare-tyrrhenum", {B: 1}).playing(A, "soldier")
    at.play(Board(ship="PR-S-06", astronauts=2))
    assert at.state.phase == "choose"
    assert [company.lost for company in at.state.companies] == [0, 0, 0]


# Pilot


@pytest.mark.rule("PR-CHAR-PILOT-2")
def test_the_pilot_redirects_a_ship_on_the_ground() -> None:
    at = on_the_ground().playing(A, "pilot").play(Pass())
    at.play(Redirect(ship="PR-S-06", zone="valles-marineris"))
    ship = at.ship("PR-S-06")
    assert ship is not None
    assert ship.tiles == ["valles-marineris"]


@pytest.mark.rule("PR-CHAR-PILOT-2")
def test_the_pilot_redirects_a_ship_in_flight() -> None:
    at = Given(PLANETE_ROUGE).docks().flying(("PR-S-06", [B])).playing(A, "pilot")
    at.play(Redirect(ship="PR-S-06", zone="valles-marineris"))
    assert at.zone("valles-marineris").astronauts == [0, 1, 0]


@pytest.mark.rule("PR-CHAR-PILOT-2", refuses=True)
@pytest.mark.rule("AMB-16")
def test_the_pilot_must_change_the_destination_and_of_a_ship_in_play() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-07", []), ("PR-S-06", [], ["hellas"]))
        .playing(A, "pilot")
        .play(Pass())
    )
    for ship in ("PR-S-07", "PR-S-06"):
        refusal = at.refuses(Redirect(ship=ship, zone="hellas"))
        assert (refusal.rule, refusal.reason) == ("PR-CHAR-PILOT-2", "same-destination")
    assert at.allows(Redirect(ship="PR-S-06", zone="ausonia")), "back to what is printed"
    gone = at.refuses(Redirect(ship="PR-S-09", zone="ausonia"))
    assert (gone.rule, gone.reason) == ("PR-CHAR-PILOT-2", "not-in-play")


@pytest.mark.rule("AMB-16")
def test_the_first_passenger_of_a_manual_ship_that_a_pilot_directed_chooses_nothing() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-33", []), ("PR-S-02", []))
        .first(A)
        .chosen("pilot", "pilot", "recruiter")
        .play(Pass())  # the recruiter
        .play(Pass(), Redirect(ship="PR-S-33", zone="hellas"))
        .play(Board(ship="PR-S-33"))
    )
    assert at.asked == [(B, "board")]
    ship = at.ship("PR-S-33")
    assert ship is not None
    assert (ship.aboard, ship.tiles) == ([B], ["hellas"])


@pytest.mark.rule("PR-CHAR-PILOT-3")
@pytest.mark.rule("AMB-17")
def test_tiles_are_swapped_and_the_old_one_is_available_at_once() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-07", [], ["ausonia"]), ("PR-S-02", [], ["ausonia"]), ("PR-S-03", []))
        .first(A)
        .chosen("pilot", "pilot", "recruiter")
        .play(Pass())  # the recruiter
        .play(Pass())
    )
    assert at.refuses(Redirect(ship="PR-S-03", zone="ausonia")).rule == "PR-DEST-3"
    at.play(Redirect(ship="PR-S-07", zone="syrtis-major"))
    ship = at.ship("PR-S-07")
    assert ship is not None
    assert ship.tiles == ["syrtis-major"]
    at.play(Pass())
    assert at.allows(Redirect(ship="PR-S-03", zone="ausonia"), seat=B)

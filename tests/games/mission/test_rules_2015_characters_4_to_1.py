"""The second edition: Femme Fatale to Pilot."""

from typing import Any

import pytest

from areopagus.games.mission import RED_PLANET, events
from areopagus.games.mission.moves import (
    Board,
    Descend,
    Kill,
    Pass,
    Redirect,
    ReplaceAboard,
    ReplaceInZone,
    SetDestination,
)
from areopagus.games.mission.state import RedPlanetOptions
from areopagus.kernel.move import Move
from tests.games.mission.given import A, At, B, C, Given

OUTER = [zone["id"] for zone in RED_PLANET.edition.printed["zones"] if zone["discovery_slot"]]
MARS = [zone for zone in RED_PLANET.edition.zones if zone != "phobos"]
OR = RedPlanetOptions(soldier="or")


def aboard(at: At, ship: str) -> list[int]:
    found = at.ship(ship)
    assert found is not None
    return found.aboard


@pytest.mark.rule("RP-CHAR-FEMME-FATALE-2")
@pytest.mark.parametrize("zone", ["hellas", "syrtis-major", "phobos"])
def test_the_femme_fatale_replaces_in_a_zone(zone: Any) -> None:
    at = Given(RED_PLANET).zone(zone, {A: 1, B: 2}).playing(A, "femme-fatale").skip_boarding()
    at.play(ReplaceInZone(zone=zone, victim=B))
    assert at.zone(zone).astronauts == [2, 1, 0]
    assert (at.company(A).reserve, at.company(B).lost) == (19, 1)


@pytest.mark.rule("RP-CHAR-FEMME-FATALE-2")
@pytest.mark.rule("AMB-37")
def test_the_femme_fatale_replaces_on_the_ship_that_she_has_just_boarded() -> None:
    at = Given(RED_PLANET).docks(("RP-S-24", [B, C])).chosen("femme-fatale", "pilot", "pilot")
    at.play(Board(ship="RP-S-24"), ReplaceAboard(ship="RP-S-24", victim=C))
    assert aboard(at, "RP-S-24") == [B, A, A]
    assert (at.company(A).reserve, at.company(C).lost) == (20, 1)


@pytest.mark.rule("RP-CHAR-FEMME-FATALE-2")
def test_the_femme_fatale_replaces_on_a_launched_ship() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-24", []))
        .flying(("RP-S-07", [A, B]))
        .chosen("femme-fatale", "pilot", "pilot")
        .skip_boarding()
        .play(ReplaceAboard(ship="RP-S-07", victim=B))
    )
    assert aboard(at, "RP-S-07") == [A, A]


@pytest.mark.rule("RP-CHAR-FEMME-FATALE-2", refuses=True)
def test_the_femme_fatale_needs_presence_and_an_opponent() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-24", [B]), ("RP-S-27", []))
        .zone("hellas", {A: 2, B: 1})
        .zone("ausonia", {B: 1})
        .playing(A, "femme-fatale")
        .play(Board(ship="RP-S-27"))
    )
    refusals: list[tuple[Any, str]] = [
        (ReplaceInZone(zone="ausonia", victim=B), "not-present"),
        (ReplaceInZone(zone="hellas", victim=A), "not-an-opponent"),
        (ReplaceInZone(zone="hellas", victim=C), "victim-not-there"),
        (ReplaceAboard(ship="RP-S-24", victim=B), "not-aboard"),
        (ReplaceAboard(ship="RP-S-27", victim=A), "not-an-opponent"),
        (ReplaceAboard(ship="RP-S-27", victim=B), "victim-not-aboard"),
        (ReplaceAboard(ship="RP-S-10", victim=B), "not-in-play"),
    ]
    for move, reason in refusals:
        refused = at.refuses(move)
        assert (refused.rule, refused.reason) == ("RP-CHAR-FEMME-FATALE-2", reason)


@pytest.mark.rule("RP-CHAR-FEMME-FATALE-3")
@pytest.mark.rule("RP-CHAR-FEMME-FATALE-3", refuses=True)
def test_the_replacement_must_be_made_when_it_can_be() -> None:
    at = Given(RED_PLANET).zone("hellas", {A: 1, B: 1}).playing(A, "femme-fatale")
    at.skip_boarding()
    refused = at.refuses(Pass())
    assert (refused.rule, refused.reason) == ("RP-CHAR-FEMME-FATALE-3", "must-replace")
    assert at.listed() == [ReplaceInZone(zone="hellas", victim=B)]


@pytest.mark.rule("RP-CHAR-FEMME-FATALE-3")
@pytest.mark.rule("AMB-09")
@pytest.mark.parametrize(("presence", "reserve"), [({A: 1}, 5), ({B: 1}, 5), ({A: 1, B: 1}, 1)])
def test_without_a_target_or_an_astronaut_left_the_replacement_is_skipped(
    presence: dict[int, int], reserve: int
) -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-24", []))
        .zone("hellas", presence)
        .reserve(A, reserve)
        .chosen("femme-fatale", "pilot", "pilot")
        .play(Board(ship="RP-S-24"))
    )
    assert at.asked[0][0] == B


@pytest.mark.rule("RP-CHAR-TRAVEL-AGENT-1")
def test_the_travel_agent_boards_three_on_one_ship() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-24", [B]), ("RP-S-01", []))
        .chosen("travel-agent", "pilot", "pilot")
    )
    assert at.listed() == [Board(ship="RP-S-24", astronauts=3)]
    at.play(Board(ship="RP-S-24", astronauts=3))
    assert aboard(at, "RP-S-24") == [B, A, A, A]
    assert (at.company(A).reserve, at.asked) == (19, [(B, "board")])


@pytest.mark.rule("RP-CHAR-TRAVEL-AGENT-1", refuses=True)
def test_the_travel_agent_boards_neither_fewer_nor_where_there_is_no_room() -> None:
    at = Given(RED_PLANET).docks(("RP-S-24", []), ("RP-S-08", [B])).playing(A, "travel-agent")
    for move, reason in [
        (Board(ship="RP-S-24", astronauts=2), "wrong-number"),
        (Board(ship="RP-S-08", astronauts=3), "no-room"),
    ]:
        refused = at.refuses(move)
        assert (refused.rule, refused.reason) == ("RP-CHAR-TRAVEL-AGENT-1", reason)


@pytest.mark.rule("RP-CHAR-TRAVEL-AGENT-1")
def test_without_room_for_three_the_turn_is_skipped() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-08", [B]), ("RP-S-01", []))
        .chosen("travel-agent", "pilot", "pilot")
    )
    assert at.asked[0][0] == B
    assert at.company(A).reserve == 22
    assert "travel-agent" not in at.company(A).hand


@pytest.mark.rule("RP-CHAR-TRAVEL-AGENT-2")
@pytest.mark.rule("AMB-30")
@pytest.mark.rule("AMB-10")
def test_with_two_astronauts_left_the_turn_is_skipped() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-24", []))
        .reserve(A, 2)
        .chosen("travel-agent", "pilot", "pilot")
    )
    assert at.asked[0][0] == B
    assert at.company(A).reserve == 2


@pytest.mark.rule("RP-CHAR-SOLDIER-2")
@pytest.mark.rule("AMB-28")
@pytest.mark.parametrize("zone", [*OUTER, "phobos"])
def test_the_soldier_kills_own_or_other_in_any_zone_but_the_central_ones(zone: Any) -> None:
    at = Given(RED_PLANET).zone(zone, {A: 1, B: 1}).playing(A, "soldier").skip_boarding()
    assert {move.victim for move in at.listed() if isinstance(move, Kill)} == {A, B}
    at.play(Kill(zone=zone, victim=A))
    assert at.zone(zone).astronauts == [0, 1, 0]
    assert at.company(A).lost == 1


@pytest.mark.rule("RP-CHAR-SOLDIER-2", refuses=True)
@pytest.mark.parametrize("zone", ["syrtis-major", "valles-marineris"])
def test_nobody_is_killed_in_the_central_zones_nor_where_nobody_is(zone: Any) -> None:
    at = (
        Given(RED_PLANET)
        .zone(zone, {B: 1})
        .zone("hellas", {B: 1})
        .playing(A, "soldier")
        .skip_boarding()
    )
    protected = at.refuses(Kill(zone=zone, victim=B))
    assert (protected.rule, protected.reason) == ("RP-CHAR-SOLDIER-2", "zone-is-protected")
    nobody = at.refuses(Kill(zone="hellas", victim=C))
    assert (nobody.rule, nobody.reason) == ("RP-CHAR-SOLDIER-2", "victim-not-there")


@pytest.mark.rule("AMB-28")
def test_the_soldier_must_kill_his_own_when_there_is_no_other() -> None:
    at = Given(RED_PLANET).zone("hellas", {A: 1}).playing(A, "soldier").skip_boarding()
    assert at.listed() == [Kill(zone="hellas", victim=A)]
    assert not at.allows(Pass())


@pytest.mark.rule("RP-CHAR-SOLDIER-3")
@pytest.mark.parametrize("descents", [1, 2, 3])
def test_one_to_three_come_down_from_phobos_each_to_its_own_zone(descents: int) -> None:
    at = Given(RED_PLANET).zone("phobos", {A: 5}).playing(A, "soldier").skip_boarding()
    at.play(Kill(zone="phobos", victim=A))
    zones: list[Any] = ["hellas", "syrtis-major", "hellas"][:descents]
    for zone in zones:
        hidden = not at.zone(zone).explored
        at.play(Descend(zone=zone))
        assert at.zone(zone).explored
        assert bool(at.told(events.ResourceFound)) == hidden
    if descents < 3:
        at.play(Pass())
    assert at.state.turn is None
    assert at.zone("phobos").astronauts[A] == 4 - descents
    assert at.zone("hellas").astronauts[A] == zones.count("hellas")
    assert at.zone("syrtis-major").astronauts[A] == zones.count("syrtis-major")


@pytest.mark.rule("RP-CHAR-SOLDIER-3", refuses=True)
def test_at_least_one_comes_down_and_only_to_mars() -> None:
    at = Given(RED_PLANET).zone("phobos", {A: 2}).playing(A, "soldier").skip_boarding()
    early = at.refuses(Descend(zone="hellas"))
    assert (early.rule, early.reason) == ("RP-ROUND-9", "not-now")
    at.play(Kill(zone="phobos", victim=A))
    refusals: list[tuple[Move, str]] = [
        (Pass(), "must-descend"),
        (Descend(zone="phobos"), "not-on-mars"),
        (Descend(zone="mare-cimmerium"), "not-on-mars"),
    ]
    for move, reason in refusals:
        refused = at.refuses(move)
        assert (refused.rule, refused.reason) == ("RP-CHAR-SOLDIER-3", reason)
    assert at.listed() == [Descend(zone=zone) for zone in MARS]


@pytest.mark.rule("RP-CHAR-SOLDIER-4")
def test_each_part_that_is_impossible_is_skipped_alone() -> None:
    seatless = Given(RED_PLANET).docks().zone("hellas", {B: 1}).playing(A, "soldier")
    assert seatless.asked == [(A, "kill-astronaut")]
    nobody = Given(RED_PLANET).zone("syrtis-major", {B: 1}).chosen("soldier", "pilot", "pilot")
    assert nobody.skip_boarding().asked[0][0] == B
    at = Given(RED_PLANET).docks().zone("phobos", {A: 1}).zone("hellas", {B: 1})
    killing = at.playing(A, "soldier").play(Kill(zone="hellas", victim=B))
    assert killing.asked == [(A, "descend")]


@pytest.mark.rule("AMB-27")
def test_by_option_the_soldier_kills_and_does_not_descend() -> None:
    at = (
        Given(RED_PLANET, options=OR)
        .zone("phobos", {A: 2})
        .zone("hellas", {B: 1})
        .chosen("soldier", "pilot", "pilot")
        .skip_boarding()
    )
    assert at.asked == [(A, "kill-or-descend")]
    assert not at.allows(Pass())
    at.play(Kill(zone="hellas", victim=B))
    assert at.asked[0][0] == B
    assert at.zone("phobos").astronauts[A] == 2


@pytest.mark.rule("AMB-27")
def test_by_option_the_soldier_descends_and_does_not_kill() -> None:
    at = (
        Given(RED_PLANET, options=OR)
        .zone("phobos", {A: 4})
        .zone("hellas", {B: 1})
        .chosen("soldier", "pilot", "pilot")
        .skip_boarding()
        .play(Descend(zone="hellas"))
    )
    assert at.asked == [(A, "descend")]
    assert at.allows(Pass())
    assert not at.allows(Kill(zone="hellas", victim=B))
    at.play(Descend(zone="ausonia"), Descend(zone="hellas"))
    assert at.asked[0][0] == B
    assert at.zone("phobos").astronauts[A] == 1
    assert at.zone("hellas").astronauts == [2, 1, 0]


@pytest.mark.rule("RP-CHAR-PILOT-2")
def test_the_pilot_redirects_a_docked_or_a_launched_ship() -> None:
    for ship in ("RP-S-24", "RP-S-07"):
        at = (
            Given(RED_PLANET)
            .docks(("RP-S-24", []))
            .flying(("RP-S-07", [B, C]))
            .chosen("pilot", "pilot", "recruiter")
        )
        at.skip_boarding().skip_boarding().play(Redirect(ship=ship, zone="phobos"))
        found = at.ship(ship)
        assert found is not None
        assert found.tiles == ["phobos"]


@pytest.mark.rule("RP-CHAR-PILOT-2", refuses=True)
def test_the_pilot_needs_a_ship_in_play() -> None:
    at = Given(RED_PLANET).docks(("RP-S-24", [])).playing(A, "pilot").skip_boarding()
    refused = at.refuses(Redirect(ship="RP-S-10", zone="hellas"))
    assert (refused.rule, refused.reason) == ("RP-CHAR-PILOT-2", "not-in-play")


@pytest.mark.rule("RP-CHAR-PILOT-3")
@pytest.mark.rule("RP-CHAR-PILOT-3", refuses=True)
def test_the_pilot_must_place_a_token() -> None:
    at = Given(RED_PLANET).docks(("RP-S-24", [])).playing(A, "pilot").skip_boarding()
    refused = at.refuses(Pass())
    assert (refused.rule, refused.reason) == ("RP-CHAR-PILOT-3", "must-redirect")
    assert {type(move) for move in at.listed()} == {Redirect}


@pytest.mark.rule("RP-CHAR-PILOT-3")
def test_without_a_ship_or_a_token_the_pilot_places_none() -> None:
    shipless = Given(RED_PLANET).docks().chosen("pilot", "pilot", "travel-agent")
    assert shipless.state.round == 3
    every_token = [zone for zone in RED_PLANET.edition.zones for _ in range(2)]
    tokenless = Given(RED_PLANET).docks(("RP-S-24", [B], every_token)).playing(A, "pilot")
    tokenless.skip_boarding()
    assert tokenless.state.phase == "choose"


@pytest.mark.rule("AMB-16")
def test_the_pilot_may_repeat_the_destination_or_give_an_empty_ship_one() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-24", []), ("RP-S-34", []))
        .first(A)
        .chosen("pilot", "pilot", "pilot")
        .play(Board(ship="RP-S-24"), Board(ship="RP-S-24"))
    )
    assert at.allows(Redirect(ship="RP-S-24", zone="syrtis-major"))
    at.play(Redirect(ship="RP-S-34", zone="hellas"))
    at.play(Board(ship="RP-S-34"))
    assert at.asked == [(B, "board")]
    assert not at.allows(SetDestination(zone="ausonia"))

"""The second edition: event cards."""

from typing import Any

import pytest

from areopagus.games.mission import RED_PLANET, events
from areopagus.games.mission.moves import (
    AssignDiscovery,
    DrawCard,
    Kill,
    LookAtDiscovery,
    March,
    Pass,
    PlayAction,
    Rescue,
)
from areopagus.kernel import codec
from areopagus.kernel.event import seen_by
from tests.games.mission.given import A, At, B, C, Given

ZONES = RED_PLANET.edition.zones
OUTER = [zone["id"] for zone in RED_PLANET.edition.printed["zones"] if zone["discovery_slot"]]


def drawn(card: str) -> At:
    """A, the scientist, has drawn a card, and others are to act this round."""
    at = Given(RED_PLANET).event_deck(card).chosen("scientist", "pilot", "pilot")
    return at.skip_boarding().play(DrawCard())


# Drawing


@pytest.mark.rule("RP-CARD-1")
@pytest.mark.parametrize("card", ["RP-M-02", "RP-A-02"])
def test_a_drawn_mission_or_action_is_kept(card: str) -> None:
    at = drawn(card)
    assert at.company(A).cards[1:] == [card]
    assert at.asked == [(B, "board")]


@pytest.mark.rule("RP-CARD-1")
def test_others_cannot_tell_a_mission_from_an_action() -> None:
    mission, action = drawn("RP-M-02"), drawn("RP-A-02")
    for viewer in (B, C, None):
        assert seen_by(mission.events, viewer) == seen_by(action.events, viewer)
        shown = [codec.encode(RED_PLANET.view(at.state, viewer)) for at in (mission, action)]
        assert shown[0] == shown[1]
        assert b"RP-M-02" not in shown[0]
    assert b"RP-M-02" in codec.encode(RED_PLANET.view(mission.state, A))


@pytest.mark.rule("RP-CARD-2")
@pytest.mark.parametrize("zone", OUTER)
def test_a_drawn_discovery_is_laid_face_down_at_any_outer_zone(zone: Any) -> None:
    at = drawn("RP-D-09")
    assert at.asked == [(A, "assign-discovery")]
    at.play(AssignDiscovery(zone=zone))
    laid = at.zone(zone).discovery
    assert (laid.card, laid.seen_by) == ("RP-D-09", [A])
    assert "tritonis-sinus" in OUTER
    assert b"RP-D-09" not in codec.encode(RED_PLANET.view(at.state, B))


@pytest.mark.rule("RP-CARD-2", refuses=True)
def test_a_discovery_must_be_laid_and_not_at_phobos_or_the_central_zones() -> None:
    at = drawn("RP-D-09")
    assert at.refuses(Pass()).rule == "RP-CARD-2"
    for zone in (zone for zone in ZONES if zone not in OUTER):
        refused = at.refuses(AssignDiscovery(zone=zone))
        assert (refused.rule, refused.reason) == ("RP-CARD-2", "zone-takes-no-card")
    elsewhere = at.refuses(AssignDiscovery(zone="mare-cimmerium"))
    assert (elsewhere.rule, elsewhere.reason) == ("RP-CARD-2", "zone-not-on-board")
    assert at.refuses(LookAtDiscovery(zone="hellas")).rule == "RP-CARD-2"


@pytest.mark.rule("RP-CARD-3")
@pytest.mark.rule("RP-CARD-3", refuses=True)
@pytest.mark.rule("AMB-34")
def test_a_zone_has_one_discovery_at_most() -> None:
    given = Given(RED_PLANET).discovery("hellas", "RP-D-01", seen_by=[B]).event_deck("RP-D-09")
    at = given.playing(A, "scientist").skip_boarding().play(DrawCard())
    refused = at.refuses(AssignDiscovery(zone="hellas"))
    assert (refused.rule, refused.reason) == ("RP-CARD-3", "zone-has-a-card")
    at.play(AssignDiscovery(zone="ausonia"))
    assert at.zone("hellas").discovery.card == "RP-D-01"
    assert at.zone("ausonia").discovery.card == "RP-D-09"


@pytest.mark.rule("RP-CARD-4")
@pytest.mark.rule("RP-CARD-4", refuses=True)
@pytest.mark.rule("AMB-25")
def test_a_discovery_without_room_is_shown_to_all_and_never_comes_back() -> None:
    given = Given(RED_PLANET)
    for number, zone in enumerate(OUTER, 1):
        given.discovery(zone, f"RP-D-{number:02}", seen_by=[B])
    given.event_deck("RP-D-08")
    at = given.playing(A, "scientist").skip_boarding().play(DrawCard())
    assert events.CardShown(card="RP-D-08") in seen_by(at.events, C)
    refused = at.refuses(Pass())
    assert (refused.rule, refused.reason) == ("RP-CARD-4", "must-look")
    assert at.listed() == [LookAtDiscovery(zone=zone) for zone in OUTER]
    at.play(LookAtDiscovery(zone="ausonia"))
    assert at.discarded == ["RP-D-08"]
    assert "RP-D-08" not in at.state.event_deck
    for viewer in (A, B, C, None):
        assert [lying.card for lying in at.view(viewer).event_discard] == ["RP-D-08"]


# Windows


@pytest.mark.rule("RP-CARD-5")
@pytest.mark.rule("AMB-33")
def test_everybody_is_asked_in_both_windows_clockwise_from_the_first_player() -> None:
    at = Given(RED_PLANET).first(B).ending()
    asked = []
    while at.state.window:
        asked.append((at.state.window.timing, at.asked))
        assert at.listed() == [Pass()]
        at.play(Pass())
    assert asked == [
        (timing, [(seat, "play-action")])
        for timing in ("before-third-production", "after-third-production")
        for seat in (B, C, A)
    ]


@pytest.mark.rule("RP-CARD-5")
@pytest.mark.rule("AMB-33")
@pytest.mark.rule("AMB-41")
def test_a_seat_plays_any_number_of_cards_of_the_window_or_none() -> None:
    at = (
        Given(RED_PLANET)
        .zone("hellas", {A: 1, B: 1})
        .lost(A, 1)
        .cards(A, "RP-M-01", "RP-A-01", "RP-A-02", "RP-A-03")
        .ending()
    )
    playable = [PlayAction(card="RP-A-02"), PlayAction(card="RP-A-03")]
    assert at.listed() == [*playable, Pass()]
    at.play(playable[0], Rescue(zone="hellas"), playable[1], Kill(zone="hellas", victim=B))
    assert at.asked == [(A, "play-action")]
    assert at.listed() == [Pass()]
    at.third_production()
    assert at.listed() == [PlayAction(card="RP-A-01"), Pass()]
    at.finish()
    assert at.company(A).cards == ["RP-M-01", "RP-A-01"]
    assert at.discarded == ["RP-A-02", "RP-A-03"]


@pytest.mark.rule("RP-CARD-5", refuses=True)
def test_an_action_is_played_in_its_window_in_turn_and_from_hand() -> None:
    at = Given(RED_PLANET).cards(A, "RP-M-01", "RP-A-01").cards(B, "RP-M-02", "RP-A-02").ending()
    refusals = [
        (A, "RP-A-01", "play-after-third-production"),
        (A, "RP-M-01", "not-an-action"),
        (A, "RP-A-02", "card-not-held"),
        (B, "RP-A-02", "not-your-turn"),
    ]
    for seat, card, reason in refusals:
        refused = at.refuses(PlayAction(card=card), seat=seat)
        assert (refused.rule, refused.reason) == ("RP-CARD-5", reason)
    for move in (Rescue(zone="hellas"), March(origin="hellas", target="ausonia")):
        unasked = at.refuses(move)
        assert (unasked.rule, unasked.reason) == ("RP-CARD-5", "not-now")


@pytest.mark.rule("RP-CARD-5", refuses=True)
@pytest.mark.rule("AMB-33")
def test_no_action_interrupts_a_round() -> None:
    at = Given(RED_PLANET).cards(A, "RP-M-01", "RP-A-01").playing(A, "pilot")
    refused = at.refuses(PlayAction(card="RP-A-01"))
    assert (refused.rule, refused.reason) == ("RP-CARD-5", "actions-come-last")


# The four actions


def holding(card: str) -> Given:
    return Given(RED_PLANET).cards(A, "RP-M-13", card)


@pytest.mark.rule("RP-CARD-5")
def test_blocks_of_ice_gives_three_ice_after_the_third_production() -> None:
    at = holding("RP-A-01").ending().third_production()
    at.play(PlayAction(card="RP-A-01"))
    assert at.told(events.TokensGained) == [
        events.TokensGained(company=A, resource="ice", tokens=3)
    ]
    for viewer in (A, B, None):
        assert [lying.card for lying in at.view(viewer).event_discard] == ["RP-A-01"]
    assert at.finish().points(A) == {"ice-tokens": 3, "ice-bonus": 9, "mission": 0}


@pytest.mark.rule("RP-CARD-5")
@pytest.mark.rule("AMB-10")
@pytest.mark.parametrize("astronauts", [1, 2])
def test_rescue_party_brings_up_to_two_back_from_the_memorial(astronauts: int) -> None:
    at = holding("RP-A-02").zone("hellas", {A: 1}).lost(A, 3).ending()
    at.play(PlayAction(card="RP-A-02"))
    assert at.asked == [(A, "rescue")]
    assert at.listed() == [Rescue(zone="hellas"), Rescue(zone="hellas", astronauts=2), Pass()]
    at.play(Rescue(zone="hellas", astronauts=astronauts))
    assert at.zone("hellas").astronauts[A] == 1 + astronauts
    assert at.company(A).lost == 3 - astronauts


@pytest.mark.rule("RP-CARD-5", refuses=True)
def test_rescue_party_needs_presence_and_astronauts_on_the_memorial() -> None:
    at = holding("RP-A-02").zone("hellas", {A: 1}).zone("ausonia", {B: 1}).lost(A, 1).ending()
    at.play(PlayAction(card="RP-A-02"))
    for move, reason in [
        (Rescue(zone="ausonia"), "not-present"),
        (Rescue(zone="hellas", astronauts=2), "too-many-to-rescue"),
    ]:
        refused = at.refuses(move)
        assert (refused.rule, refused.reason) == ("RP-CARD-5", reason)


@pytest.mark.rule("RP-CARD-5", refuses=True)
def test_rescue_party_brings_no_third_back_however_many_are_lost() -> None:
    at = holding("RP-A-02").zone("hellas", {A: 1}).lost(A, 5).ending()
    refused = at.play(PlayAction(card="RP-A-02")).refuses(Rescue(zone="hellas", astronauts=3))
    assert (refused.rule, refused.reason) == ("RP-CARD-5", "too-many-to-rescue")


@pytest.mark.rule("RP-CARD-5")
@pytest.mark.parametrize("zone", ["hellas", "phobos"])
def test_industrial_espionage_kills_an_opposing_astronaut(zone: Any) -> None:
    at = holding("RP-A-03").zone(zone, {A: 1, B: 2, C: 1}).ending()
    at.play(PlayAction(card="RP-A-03"))
    assert at.listed() == [Kill(zone=zone, victim=B), Kill(zone=zone, victim=C)]
    at.play(Kill(zone=zone, victim=B))
    assert at.zone(zone).astronauts == [1, 1, 1]
    assert at.company(B).lost == 1
    assert at.asked == [(A, "play-action")]


@pytest.mark.rule("RP-CARD-5", refuses=True)
def test_industrial_espionage_spares_the_centre_oneself_and_zones_of_others() -> None:
    at = (
        holding("RP-A-03")
        .zone("hellas", {A: 1, B: 1})
        .zone("ausonia", {B: 1})
        .zone("syrtis-major", {A: 1, B: 1})
        .ending()
        .play(PlayAction(card="RP-A-03"))
    )
    refusals: list[tuple[Any, str]] = [
        (Kill(zone="syrtis-major", victim=B), "zone-is-protected"),
        (Kill(zone="ausonia", victim=B), "not-present"),
        (Kill(zone="hellas", victim=A), "not-an-opponent"),
        (Kill(zone="hellas", victim=C), "victim-not-there"),
        (Pass(), "must-spy"),
    ]
    for move, reason in refusals:
        refused = at.refuses(move)
        assert (refused.rule, refused.reason) == ("RP-CARD-5", reason)


def test_an_action_without_a_target_is_spent_for_nothing() -> None:
    at = holding("RP-A-03").zone("hellas", {A: 1}).ending().play(PlayAction(card="RP-A-03"))
    assert at.asked == [(A, "play-action")]
    assert at.company(A).cards == ["RP-M-13"]
    assert [company.lost for company in at.state.companies] == [0, 0, 0]


@pytest.mark.rule("RP-CARD-5")
def test_forced_march_makes_up_to_two_moves() -> None:
    at = holding("RP-A-04").zone("hellas", {A: 1}).ending().play(PlayAction(card="RP-A-04"))
    assert at.asked == [(A, "forced-march")]
    assert at.allows(Pass())
    at.play(March(origin="hellas", target="ausonia"))
    assert found_there(at) == ["ausonia"]
    at.play(March(origin="ausonia", target="vastitas-borealis"))
    assert at.asked == [(A, "play-action")]
    assert at.zone("vastitas-borealis").astronauts[A] == 1


@pytest.mark.rule("RP-CARD-5")
def test_up_to_leaves_the_number_free_on_action_cards_too() -> None:
    given = Given(RED_PLANET).cards(A, "RP-M-13", "RP-A-02", "RP-A-04").lost(A, 2)
    at = given.zone("hellas", {A: 1}).ending()
    at.play(PlayAction(card="RP-A-02"), Pass(), PlayAction(card="RP-A-04"))
    at.play(March(origin="hellas", target="ausonia"), Pass())
    assert at.asked == [(A, "play-action")]
    assert at.zone("ausonia").astronauts[A] == 1
    assert at.company(A).lost == 2


def found_there(at: At) -> list[str]:
    return [event.zone for event in at.told(events.ResourceFound)]


@pytest.mark.rule("RP-CARD-5", refuses=True)
@pytest.mark.rule("RP-CHAR-EXPLORER-4", refuses=True)
def test_forced_march_stays_between_adjacent_zones_of_mars() -> None:
    at = holding("RP-A-04").zone("hellas", {A: 1}).zone("phobos", {A: 1}).ending()
    at.play(PlayAction(card="RP-A-04"))
    far = at.refuses(March(origin="hellas", target="sinus-sabaeus"))
    assert (far.rule, far.reason) == ("RP-CARD-5", "not-adjacent")
    nobody = at.refuses(March(origin="ausonia", target="hellas"))
    assert (nobody.rule, nobody.reason) == ("RP-CARD-5", "not-present")
    moon = at.refuses(March(origin="phobos", target="hellas"))
    assert (moon.rule, moon.reason) == ("RP-CHAR-EXPLORER-4", "phobos-is-apart")
    assert "Forced March" in RED_PLANET.rulebook[moon.rule].text.en

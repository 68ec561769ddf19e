"""The second edition: what each character boards; Recruiter to Saboteur."""

from typing import Any

import pytest

from areopagus.games.mission import RED_PLANET, events
from areopagus.games.mission.components import CHARACTERS
from areopagus.games.mission.moves import (
    Board,
    DrawCard,
    Launch,
    LookAtDiscovery,
    March,
    Pass,
    Sabotage,
)
from areopagus.games.mission.state import RedPlanetOptions
from tests.games.mission.given import A, At, B, C, Given

OUTER = [zone["id"] for zone in RED_PLANET.edition.printed["zones"] if zone["discovery_slot"]]
MARS = [zone for zone in RED_PLANET.edition.zones if zone != "phobos"]
OR = RedPlanetOptions(soldier="or")


def aboard(at: At, ship: str) -> list[int]:
    found = at.ship(ship)
    assert found is not None
    return found.aboard


@pytest.mark.parametrize(
    ("character", "ships"),
    [
        pytest.param(character, ships, marks=pytest.mark.rule(f"RP-CHAR-{character.upper()}-1"))
        for character, ships in [
            ("recruiter", ["RP-S-24"]),
            ("explorer", ["RP-S-24"]),
            ("scientist", ["RP-S-24", "RP-S-24"]),
            ("scientist", ["RP-S-24", "RP-S-27"]),
            ("secret-agent", ["RP-S-24", "RP-S-27"]),
            ("saboteur", ["RP-S-24"]),
            ("femme-fatale", ["RP-S-24"]),
            ("soldier", ["RP-S-24"]),
            ("pilot", ["RP-S-24", "RP-S-24"]),
            ("pilot", ["RP-S-24", "RP-S-27"]),
        ]
    ],
)
def test_each_character_boards_its_number(character: Any, ships: list[str]) -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-24", []), ("RP-S-27", []))
        .zone("hellas", {A: 1, B: 2})
        .chosen(character, "pilot", "pilot")
    )
    for ship in ships:
        assert at.asked == [(A, "board")]
        at.play(Board(ship=ship))
    assert at.asked != [(A, "board")]
    assert at.company(A).reserve == 21 - len(ships)
    for ship in ("RP-S-24", "RP-S-27"):
        assert aboard(at, ship) == [A] * ships.count(ship)


@pytest.mark.parametrize(
    "character",
    [
        pytest.param(
            character, marks=pytest.mark.rule(f"RP-CHAR-{character.upper()}-1", refuses=True)
        )
        for character in CHARACTERS
    ],
)
def test_nobody_boards_another_number_nor_a_ship_that_is_not_docked(character: Any) -> None:
    size = RED_PLANET.edition.placements[character].size
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-24", []), ("RP-S-02", [B, C]))
        .flying(("RP-S-27", []))
        .playing(A, character)
    )
    refusals = {
        "wrong-number": Board(ship="RP-S-24", astronauts=3 if size == 1 else 2),
        "in-flight": Board(ship="RP-S-27", astronauts=size),
        "not-docked": Board(ship="RP-S-10", astronauts=size),
    }
    for reason, move in refusals.items():
        refused = at.refuses(move)
        assert (refused.rule, refused.reason) == (f"RP-CHAR-{character.upper()}-1", reason)


@pytest.mark.rule("RP-CHAR-SCIENTIST-1", refuses=True)
@pytest.mark.rule("RP-CHAR-SECRET-AGENT-1", refuses=True)
@pytest.mark.rule("RP-CHAR-PILOT-1", refuses=True)
@pytest.mark.parametrize("character", ["scientist", "secret-agent", "pilot"])
def test_the_second_astronaut_finds_no_room_where_the_first_took_the_last_seat(
    character: Any,
) -> None:
    """A docked ship is full only while the character who filled it acts (RP-CHAR-4)."""
    at = Given(RED_PLANET).docks(("RP-S-24", []), ("RP-S-02", [B, C])).playing(A, character)
    refused = at.play(Board(ship="RP-S-02")).refuses(Board(ship="RP-S-02"))
    assert (refused.rule, refused.reason) == (f"RP-CHAR-{character.upper()}-1", "no-room")


@pytest.mark.rule("RP-CHAR-TRAVEL-AGENT-1", refuses=True)
def test_the_travel_agent_finds_no_room_for_three_on_two_seats() -> None:
    at = Given(RED_PLANET).docks(("RP-S-24", []), ("RP-S-06", [B, C])).playing(A, "travel-agent")
    refused = at.refuses(Board(ship="RP-S-06", astronauts=3))
    assert (refused.rule, refused.reason) == ("RP-CHAR-TRAVEL-AGENT-1", "no-room")


@pytest.mark.rule("RP-CHAR-RECRUITER-2")
@pytest.mark.rule("AMB-39")
def test_the_recruiter_brings_every_character_back_himself_included() -> None:
    others = [character for character in CHARACTERS if character != "recruiter"]
    at = Given(RED_PLANET).used(A, *others).chosen("recruiter", "pilot", "pilot")
    assert at.company(A).hand == []
    at.play(at.listed()[0])
    assert at.company(A).hand == list(CHARACTERS)
    assert at.told(events.CharactersTakenBack) == [events.CharactersTakenBack(company=A)]


@pytest.mark.rule("RP-CHAR-EXPLORER-2")
def test_one_astronaut_may_make_all_three_walks() -> None:
    at = Given(RED_PLANET).zone("hellas", {A: 1, B: 1}).playing(A, "explorer").skip_boarding()
    at.play(
        March(origin="hellas", target="tritonis-sinus"),
        March(origin="tritonis-sinus", target="valles-marineris"),
        March(origin="valles-marineris", target="sinus-sabaeus"),
    )
    assert at.zone("sinus-sabaeus").astronauts == [1, 0, 0]
    assert at.zone("hellas").astronauts == [0, 1, 0]
    assert at.state.phase == "choose"


@pytest.mark.rule("RP-CHAR-EXPLORER-2", refuses=True)
def test_the_explorer_moves_only_own_astronauts_and_only_next_door() -> None:
    at = (
        Given(RED_PLANET)
        .zone("hellas", {A: 1})
        .zone("ausonia", {B: 1})
        .playing(A, "explorer")
        .skip_boarding()
    )
    far = at.refuses(March(origin="hellas", target="sinus-sabaeus"))
    assert (far.rule, far.reason) == ("RP-CHAR-EXPLORER-2", "not-adjacent")
    still = at.refuses(March(origin="hellas", target="hellas"))
    assert (still.rule, still.reason) == ("RP-CHAR-EXPLORER-2", "already-there")
    foreign = at.refuses(March(origin="ausonia", target="hellas"))
    assert (foreign.rule, foreign.reason) == ("RP-CHAR-EXPLORER-2", "not-present")


@pytest.mark.rule("RP-CHAR-EXPLORER-3")
def test_an_explorer_flips_the_resource_of_a_new_zone_at_once() -> None:
    at = Given(RED_PLANET).zone("hellas", {A: 1}).playing(A, "explorer").skip_boarding()
    hidden = at.zone("ausonia").resource
    assert not at.zone("ausonia").explored
    at.play(March(origin="hellas", target="ausonia"))
    assert at.told(events.ResourceFound) == [events.ResourceFound(zone="ausonia", resource=hidden)]
    assert (at.zone("ausonia").explored, at.zone("ausonia").resource) == (True, hidden)
    at.play(March(origin="ausonia", target="hellas"), March(origin="hellas", target="ausonia"))
    assert at.told(events.ResourceFound) == []


@pytest.mark.rule("RP-CHAR-EXPLORER-4")
@pytest.mark.rule("RP-CHAR-EXPLORER-4", refuses=True)
def test_phobos_has_no_neighbour() -> None:
    at = (
        Given(RED_PLANET)
        .zone("phobos", {A: 1})
        .zone("hellas", {A: 1})
        .playing(A, "explorer")
        .skip_boarding()
    )
    walks = [move for move in at.listed() if isinstance(move, March)]
    assert {move.origin for move in walks} == {"hellas"}
    assert "phobos" not in {move.target for move in walks}
    for zone in MARS:
        assert at.refuses(March(origin="phobos", target=zone)).rule == "RP-CHAR-EXPLORER-4"
    assert at.refuses(March(origin="hellas", target="phobos")).rule == "RP-CHAR-EXPLORER-4"


def test_an_explorer_with_nobody_on_mars_is_not_asked_to_walk() -> None:
    at = Given(RED_PLANET).zone("phobos", {A: 1}).chosen("explorer", "pilot", "pilot")
    assert at.skip_boarding().asked[0][0] == B


@pytest.mark.rule("RP-CHAR-SCIENTIST-2")
def test_the_scientist_draws_the_top_card() -> None:
    at = Given(RED_PLANET).event_deck("RP-A-03").playing(A, "scientist").skip_boarding()
    left = len(at.state.event_deck)
    at.play(DrawCard())
    assert at.company(A).cards[-1] == "RP-A-03"
    assert len(at.state.event_deck) == left - 1
    assert at.told(events.CardSeen) == [events.CardSeen(seat=A, card="RP-A-03", to=(A,))]


@pytest.mark.rule("RP-CHAR-SCIENTIST-2")
def test_the_scientist_looks_at_a_discovery_which_stays_face_down() -> None:
    at = Given(RED_PLANET).discovery("hellas", "RP-D-04", seen_by=[B]).playing(A, "scientist")
    at.skip_boarding().play(LookAtDiscovery(zone="hellas"))
    assert at.told(events.CardSeen) == [events.CardSeen(seat=A, card="RP-D-04", to=(A,))]
    assert at.told(events.DiscoveryLookedAt) == [events.DiscoveryLookedAt(seat=A, zone="hellas")]
    assert at.zone("hellas").discovery.seen_by == [B, A]
    shown = [
        RED_PLANET.view(at.state, seat).zones[2].discovery.card  # type: ignore[attr-defined]
        for seat in (A, B, C)
    ]
    assert shown == ["RP-D-04", "RP-D-04", None]


@pytest.mark.rule("RP-CHAR-SCIENTIST-2", refuses=True)
def test_there_must_be_a_discovery_to_look_at_and_only_one_thing_is_done() -> None:
    at = Given(RED_PLANET).discovery("hellas", "RP-D-04").playing(A, "scientist").skip_boarding()
    refused = at.refuses(LookAtDiscovery(zone="ausonia"))
    assert (refused.rule, refused.reason) == ("RP-CHAR-SCIENTIST-2", "no-discovery-there")
    at.play(LookAtDiscovery(zone="hellas"))
    assert at.state.turn is None


@pytest.mark.rule("RP-CHAR-SCIENTIST-2", refuses=True)
@pytest.mark.rule("RP-CHAR-SCIENTIST-3")
@pytest.mark.rule("RP-CHAR-SCIENTIST-3", refuses=True)
@pytest.mark.rule("AMB-25")
def test_with_an_empty_event_deck_the_scientist_must_look() -> None:
    given = Given(RED_PLANET)
    for number, zone in enumerate(OUTER, 1):
        given.discovery(zone, f"RP-D-{number:02}")
    deck = [*given.state.event_deck, *given.state.companies[C].cards]
    given.cards(C, *[card for card in deck if not card.startswith("RP-D")])
    given.discard(*[f"RP-D-{number:02}" for number in range(8, 14)])
    given.state.event_deck = []
    at = given.playing(A, "scientist").skip_boarding()
    assert at.state.event_deck == []
    refused = at.refuses(DrawCard())
    assert (refused.rule, refused.reason) == ("RP-CHAR-SCIENTIST-2", "event-deck-empty")
    assert at.refuses(Pass()).rule == "RP-CHAR-SCIENTIST-3"
    assert {type(move) for move in at.listed()} == {LookAtDiscovery}


@pytest.mark.rule("RP-CHAR-SCIENTIST-3")
@pytest.mark.rule("RP-CHAR-SCIENTIST-3", refuses=True)
def test_without_a_discovery_in_play_the_scientist_must_draw() -> None:
    at = Given(RED_PLANET).playing(A, "scientist").skip_boarding()
    assert at.listed() == [DrawCard()]
    assert at.refuses(Pass()).rule == "RP-CHAR-SCIENTIST-3"


def test_with_both_to_choose_from_the_scientist_may_still_not_decline() -> None:
    at = Given(RED_PLANET).discovery("hellas", "RP-D-04").playing(A, "scientist").skip_boarding()
    assert at.listed() == [DrawCard(), LookAtDiscovery(zone="hellas")]
    assert at.refuses(Pass()).rule == "RP-CHAR-1"


@pytest.mark.rule("RP-CHAR-SECRET-AGENT-1", refuses=True)
def test_the_secret_agent_boards_two_different_ships() -> None:
    at = Given(RED_PLANET).docks(("RP-S-24", []), ("RP-S-27", [])).playing(A, "secret-agent")
    at.play(Board(ship="RP-S-24"))
    refused = at.refuses(Board(ship="RP-S-24"))
    assert (refused.rule, refused.reason) == ("RP-CHAR-SECRET-AGENT-1", "same-ship")


@pytest.mark.rule("RP-CHAR-SECRET-AGENT-2")
@pytest.mark.rule("RP-CHAR-SECRET-AGENT-2", refuses=True)
def test_the_secret_agent_must_launch_a_ship_that_is_not_full_even_an_empty_one() -> None:
    at = (
        Given(RED_PLANET, seats=4)
        .docks(("RP-S-07", [B]), ("RP-S-24", []), ("RP-S-27", []))
        .flying(("RP-S-23", [C]))
        .chosen("secret-agent", "pilot", "pilot", "pilot")
        .play(Board(ship="RP-S-07"), Board(ship="RP-S-24"))
    )
    for move, reason in [
        (Pass(), "must-launch"),
        (Launch(ship="RP-S-07"), "ship-is-full"),
        (Launch(ship="RP-S-23"), "in-flight"),
        (Launch(ship="RP-S-10"), "not-docked"),
    ]:
        refused = at.refuses(move)
        assert (refused.rule, refused.reason) == ("RP-CHAR-SECRET-AGENT-2", reason)
    assert at.listed() == [Launch(ship="RP-S-24"), Launch(ship="RP-S-27")]
    at.play(Launch(ship="RP-S-27"))
    assert [ship.id for ship in at.state.flying] == ["RP-S-23", "RP-S-27", "RP-S-07"]


@pytest.mark.rule("RP-CHAR-SECRET-AGENT-3")
def test_with_one_ship_the_secret_agent_boards_one_and_launches_it() -> None:
    at = Given(RED_PLANET).docks(("RP-S-24", [])).playing(A, "secret-agent")
    at.play(Board(ship="RP-S-24"))
    assert at.asked == [(A, "launch-ship")]
    at.play(Launch(ship="RP-S-24"))
    assert at.zone("syrtis-major").astronauts == [1, 0, 0]
    assert at.company(A).reserve == 21


@pytest.mark.rule("RP-CHAR-SECRET-AGENT-3")
@pytest.mark.rule("AMB-40")
def test_when_every_docked_ship_is_full_none_is_forced() -> None:
    at = Given(RED_PLANET).docks(("RP-S-07", [B])).chosen("secret-agent", "pilot", "pilot")
    at.play(Board(ship="RP-S-07"))
    assert at.asked[0][0] == B
    left = events.ShipLaunched(ship="RP-S-07", destination="hellas")
    assert at.told(events.ShipLaunched) == [left]


@pytest.mark.rule("RP-CHAR-SABOTEUR-2")
def test_the_saboteur_destroys_a_ship_with_all_aboard() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-24", [B, B, C, A], ["hellas"]), ("RP-S-02", [C, C]))
        .chosen("saboteur", "pilot", "pilot")
        .play(Board(ship="RP-S-24"))
    )
    at.play(Sabotage(ship="RP-S-24"))
    assert [company.lost for company in at.state.companies] == [2, 2, 1]
    assert at.state.ship_discard == ["RP-S-24"]
    assert at.state.docks[0] is None
    assert at.supply("hellas") == 2


@pytest.mark.rule("RP-CHAR-SABOTEUR-2", refuses=True)
def test_the_saboteur_destroys_docked_ships_only() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-24", []))
        .flying(("RP-S-23", [C]))
        .playing(A, "saboteur")
        .skip_boarding()
    )
    for ship, reason in [("RP-S-23", "in-flight"), ("RP-S-10", "not-docked")]:
        refused = at.refuses(Sabotage(ship=ship))
        assert (refused.rule, refused.reason) == ("RP-CHAR-SABOTEUR-2", reason)


@pytest.mark.rule("RP-CHAR-SABOTEUR-3")
def test_without_a_docked_ship_nothing_is_destroyed() -> None:
    at = Given(RED_PLANET).docks().flying(("RP-S-23", [C])).chosen("saboteur", "pilot", "pilot")
    assert at.asked[0][0] == B
    assert [company.lost for company in at.state.companies] == [0, 0, 0]

"""The second edition: the steps of a round."""

import pytest

from areopagus.games.mission import RED_PLANET, events
from areopagus.games.mission.components import CHARACTERS
from areopagus.games.mission.effects import dock_new_ships
from areopagus.games.mission.moves import (
    Board,
    Choose,
    KeepCard,
    Launch,
    Pass,
    PlayAction,
    Sabotage,
)
from areopagus.games.mission.table import MissionTable
from areopagus.kernel import codec
from areopagus.kernel.event import Event
from tests.games.mission.given import A, At, B, C, Given


def called(told: list[Event]) -> list[tuple[int, str]]:
    return [(e.company, e.character) for e in told if isinstance(e, events.CharacterCalled)]


def ship_at(at: At, dock: int) -> str:
    ship = at.state.docks[dock]
    assert ship is not None
    return ship.id


@pytest.mark.rule("RP-ROUND-1")
def test_a_game_is_ten_rounds_of_six_steps() -> None:
    at = At(RED_PLANET, RED_PLANET.setup([None] * 3, "ten rounds"))
    for seat in (A, B, C):
        at.play(KeepCard(card=at.company(seat).offered[0]), seat=seat)
    for number in range(1, 11):
        assert (at.state.round, at.state.phase) == (number, "choose")
        for seat in (A, B, C):
            at.play(Choose(character=at.company(seat).hand[number % 2]), seat=seat)
        kinds = [type(event) for event in at.finish_round()]
        assert kinds.count(events.CharacterCalled) == 3
    assert at.state.phase == "actions"


@pytest.mark.rule("RP-ROUND-1")
def test_ships_land_before_docks_are_filled_and_the_first_player_changes() -> None:
    at = Given(RED_PLANET).docks(("RP-S-07", [B])).playing(C, "recruiter")
    at.play(Board(ship="RP-S-07"))
    kinds = [type(event) for event in at.events]
    steps = [
        events.Boarded,
        events.ShipLaunched,
        events.ShipLanded,
        events.ShipDocked,
        events.FirstPlayerChanged,
        events.RoundBegan,
    ]
    assert [kind for kind in dict.fromkeys(kinds) if kind in steps] == steps


@pytest.mark.rule("RP-ROUND-2")
def test_seats_choose_secretly_in_any_order() -> None:
    at = Given(RED_PLANET).choosing()
    assert at.asked == [(seat, "choose-character") for seat in (A, B, C)]
    at.play(Choose(character="pilot"), seat=C)
    assert at.asked == [(seat, "choose-character") for seat in (A, B)]
    assert at.events == [events.CharacterChosen(seat=C)]
    own, other = (codec.encode(RED_PLANET.view(at.state, seat)) for seat in (C, A))
    assert b'"hasChosen":true,"chosen":"pilot"' in own
    assert b'"hasChosen":true,"chosen":null' in other
    assert b'"chosen":"pilot"' not in other


@pytest.mark.rule("RP-ROUND-2", refuses=True)
def test_everybody_chooses_one_character_before_anything_else() -> None:
    at = Given(RED_PLANET).choosing()
    early = at.refuses(Board(ship="RP-S-01"), seat=A)
    assert (early.rule, early.reason) == ("RP-ROUND-2", "not-now")
    at.play(Choose(character="pilot"), seat=A)
    twice = at.refuses(Choose(character="soldier"), seat=A)
    assert (twice.rule, twice.reason) == ("RP-ROUND-2", "done-in-choose")
    at.play(Choose(character="pilot"), seat=B).play(Choose(character="pilot"), seat=C)
    late = at.refuses(Choose(character="soldier"), seat=A)
    assert (late.rule, late.reason) == ("RP-ROUND-2", "not-now")


@pytest.mark.rule("RP-ROUND-3")
def test_characters_are_called_from_nine_to_one() -> None:
    numbers = {c["id"]: c["number"] for c in RED_PLANET.components["characters"]}
    assert [numbers[character] for character in CHARACTERS] == [9, 8, 7, 6, 5, 4, 3, 2, 1]
    at = Given(RED_PLANET, seats=6).chosen(
        "pilot", "recruiter", "saboteur", "scientist", "soldier", "travel-agent"
    )
    order = called(at.finish_round())
    assert [company for company, _ in order] == [1, 3, 2, 5, 4, 0]


@pytest.mark.rule("RP-ROUND-3", refuses=True)
def test_nobody_acts_before_the_number_is_called_nor_out_of_order() -> None:
    at = Given(RED_PLANET).chosen("pilot", "saboteur", "soldier")
    ship = ship_at(at, 0)
    early = at.refuses(Board(ship=ship), seat=A)
    assert (early.rule, early.reason) == ("RP-ROUND-3", "not-called")
    other = at.refuses(Launch(ship=ship), seat=B)
    assert (other.rule, other.reason) == ("RP-ROUND-3", "other-character")


@pytest.mark.rule("RP-ROUND-9")
@pytest.mark.rule("RP-ROUND-9", refuses=True)
def test_a_card_is_resolved_from_top_to_bottom() -> None:
    at = Given(RED_PLANET).chosen("pilot", "saboteur", "soldier")
    ship = ship_at(at, 0)
    upwards = at.refuses(Sabotage(ship=ship), seat=B)
    assert (upwards.rule, upwards.reason) == ("RP-ROUND-9", "board-first")
    at.play(Board(ship=ship))
    again = at.refuses(Board(ship=ship), seat=B)
    assert (again.rule, again.reason) == ("RP-CHAR-SABOTEUR-1", "all-aboard")
    at.play(Sabotage(ship=ship))
    assert at.asked == [(C, "board")]


@pytest.mark.rule("RP-ROUND-4")
def test_equal_characters_act_clockwise_from_the_first_player() -> None:
    at = Given(RED_PLANET, seats=4).first(C).chosen("pilot", "pilot", "pilot", "recruiter")
    assert [company for company, _ in called(at.finish_round())] == [3, C, A, B]


@pytest.mark.rule("RP-ROUND-4", refuses=True)
def test_an_equal_character_waits_for_those_before_it() -> None:
    at = Given(RED_PLANET).first(B).chosen("pilot", "pilot", "pilot")
    refused = at.refuses(Board(ship=ship_at(at, 0)), seat=A)
    assert (refused.rule, refused.reason) == ("RP-ROUND-4", "not-called")
    assert at.asked[0][0] == B


@pytest.mark.rule("RP-ROUND-5")
@pytest.mark.rule("AMB-36")
def test_a_used_character_leaves_the_hand_for_all_to_see() -> None:
    at = Given(RED_PLANET).chosen("soldier", "pilot", "pilot")
    at.finish_round()
    assert at.company(A).hand == [c for c in CHARACTERS if c != "soldier"]
    for viewer in (B, None):
        seen = RED_PLANET.view(at.state, viewer)
        assert seen.companies[A].hand == at.company(A).hand  # type: ignore[attr-defined]


@pytest.mark.rule("RP-ROUND-5", refuses=True)
def test_a_used_character_cannot_be_chosen_again() -> None:
    at = Given(RED_PLANET).used(A, "soldier").choosing()
    refused = at.refuses(Choose(character="soldier"), seat=A)
    assert (refused.rule, refused.reason) == ("RP-ROUND-5", "character-not-in-hand")
    assert at.allows(Choose(character="soldier"), seat=B)


@pytest.mark.rule("RP-ROUND-6")
def test_empty_docks_get_ships_even_of_unknown_destination() -> None:
    at = Given(RED_PLANET).docks(("RP-S-24", [])).ship_deck("RP-S-31", "RP-S-36").round_ends()
    assert [ship_at(at, dock) for dock in range(3)] == ["RP-S-24", "RP-S-31", "RP-S-36"]
    assert at.told(events.ShipDocked) == [
        events.ShipDocked(ship="RP-S-31", dock=1),
        events.ShipDocked(ship="RP-S-36", dock=2),
    ]


@pytest.mark.rule("RP-ROUND-6")
def test_an_empty_deck_is_rebuilt_from_the_shuffled_discard() -> None:
    given = Given(RED_PLANET).docks(("RP-S-24", []))
    state = given.state
    state.ship_deck, state.ship_discard = (
        ["RP-S-31"],
        [id for id in state.ship_deck if id != "RP-S-31"],
    )
    discard = list(state.ship_discard)
    at = given.round_ends()
    assert ship_at(at, 1) == "RP-S-31"
    rebuilt = [ship_at(at, 2), *at.state.ship_deck]
    assert sorted(rebuilt) == sorted(discard)
    assert rebuilt != discard
    assert at.state.ship_discard == []


@pytest.mark.rule("AMB-11")
def test_ships_cannot_run_out_and_docks_would_stay_empty_if_they_did() -> None:
    seats = max(RED_PLANET.seats)
    docked_and_flying = 2 * seats
    assert len(RED_PLANET.edition.ships) - docked_and_flying >= seats
    state = Given(RED_PLANET).docks(("RP-S-24", [])).state
    state.ship_deck, state.ship_discard = [], []
    dock_new_ships(MissionTable(RED_PLANET.edition, state, None))
    assert state.docks[1:] == [None, None]


@pytest.mark.rule("RP-ROUND-7")
@pytest.mark.rule("AMB-14")
def test_the_last_to_play_a_card_becomes_first_player() -> None:
    at = Given(RED_PLANET).first(A).chosen("soldier", "pilot", "recruiter")
    told = at.finish_round()
    assert at.state.first == B
    assert events.FirstPlayerChanged(seat=B) in told
    assert at.state.last is None


@pytest.mark.rule("RP-ROUND-8")
@pytest.mark.parametrize("number", range(1, 10))
def test_the_tracker_advances_and_reaches_production(number: int) -> None:
    at = Given(RED_PLANET).explored("hellas").round(number).round_ends()
    assert (at.state.round, at.state.phase) == (number + 1, "choose")
    placed = [event.tokens for event in at.told(events.TokensPlaced)]
    assert placed == {5: [1], 8: [2]}.get(number, [])


@pytest.mark.rule("RP-ROUND-8")
def test_after_the_last_round_come_reveal_third_production_and_scoring() -> None:
    at = Given(RED_PLANET).explored("hellas").discovery("hellas", "RP-D-11").ending()
    assert at.told(events.DiscoveryRevealed) == [
        events.DiscoveryRevealed(zone="hellas", card="RP-D-11")
    ]
    assert at.told(events.TokensPlaced) == []
    at.third_production()
    assert [event.tokens for event in at.told(events.TokensPlaced)] == [3]
    assert at.finish().told(events.GameEnded) == [events.GameEnded()]
    assert RED_PLANET.score(at.state).final


def test_an_action_card_before_its_time_is_refused_by_the_rule_on_actions() -> None:
    at = Given(RED_PLANET).cards(A, "RP-M-01", "RP-A-01").choosing()
    assert at.refuses(PlayAction(card="RP-A-01")).rule == "RP-CARD-5"
    assert at.refuses(Pass()).rule == "RP-ROUND-2"

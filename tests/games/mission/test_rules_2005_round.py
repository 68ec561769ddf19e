"""The round of the edition of 2005: its phases, and who acts when (PR-ROUND, PR-END)."""

import pytest

from areopagus.games.mission import PLANETE_ROUGE, effects
from areopagus.games.mission.components import CHARACTERS
from areopagus.games.mission.events import (
    CharacterCalled,
    FirstPlayerChanged,
    Passed,
    ResourceFound,
    RoundBegan,
    ShipDocked,
    ShipLanded,
)
from areopagus.games.mission.moves import (
    AssignDiscovery,
    Board,
    Choose,
    DrawCard,
    KeepCard,
    Kill,
    Launch,
    March,
    Pass,
    Redirect,
    Sabotage,
    SetDestination,
)
from areopagus.games.mission.table import MissionTable
from tests.games.mission.given import A, At, B, C, D, Given


def calls(at: At) -> list[tuple[int, str]]:
    """Play the round out, everybody passing: who was called with which character."""
    called: list[tuple[int, str]] = []
    while at.state.phase == "resolve":
        called += [
            (event.company, event.character)
            for event in at.events
            if isinstance(event, CharacterCalled)
        ]
        at.play(Pass())
    return called


@pytest.mark.rule("PR-ROUND-1")
def test_a_game_lasts_ten_rounds() -> None:
    at = Given(PLANETE_ROUGE).round(1).chosen("recruiter", "recruiter", "recruiter")
    rounds = 0
    while at.state.phase != "over":
        rounds += 1
        assert at.state.round == rounds
        while at.state.phase == "resolve":
            at.play(Pass())
        for seat in (A, B, C) if at.state.phase == "choose" else ():
            at.play(Choose(character="recruiter"), seat=seat)
    assert rounds == 10


@pytest.mark.rule("PR-ROUND-1")
@pytest.mark.rule("PR-ROUND-2")
def test_ships_take_off_then_land_then_the_round_ends_and_the_next_begins_with_new_ones() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-07", [B]), ("PR-S-05", []), ("PR-S-03", []))
        .ship_deck("PR-S-24")
        .first(B)
        .playing(A, "saboteur")
        .play(Board(ship="PR-S-07"))
    )
    assert at.state.docks[0] is None
    at.play(Pass())
    assert [type(event) for event in at.events] == [
        Passed,
        ShipLanded,
        ResourceFound,
        FirstPlayerChanged,
        RoundBegan,
        ShipDocked,
    ]
    assert [ship.id for ship in at.state.docks if ship] == ["PR-S-24", "PR-S-05", "PR-S-03"]


@pytest.mark.rule("PR-ROUND-2")
def test_no_ship_is_added_in_round_1() -> None:
    state = PLANETE_ROUGE.setup([None] * 3, "first round")
    at = At(PLANETE_ROUGE, state)
    ships = [ship.id for ship in state.docks if ship]
    while state.phase != "choose":
        at.play(at.listed()[0])
    assert state.round == 1
    assert [ship.id for ship in state.docks if ship] == ships


@pytest.mark.rule("PR-ROUND-2")
@pytest.mark.rule("AMB-04")
def test_destroyed_ships_are_replaced_too() -> None:
    at = (
        Given(PLANETE_ROUGE, seats=4)
        .docks(("PR-S-07", [B]), ("PR-S-05", []))
        .ship_deck("PR-S-20", "PR-S-21", "PR-S-22")
        .playing(A, "saboteur")
        .play(Pass(), Sabotage(ship="PR-S-07"))
    )
    assert [ship.id for ship in at.state.docks if ship] == [
        "PR-S-20",
        "PR-S-05",
        "PR-S-21",
        "PR-S-22",
    ]


@pytest.mark.rule("PR-ROUND-3")
def test_the_discarded_ships_are_shuffled_into_a_new_deck_when_it_runs_out() -> None:
    given = Given(PLANETE_ROUGE).docks(("PR-S-07", []))
    state = given.state
    rest = [id for id in state.ship_deck if id != "PR-S-34"]
    state.ship_deck, state.ship_discard = ["PR-S-34"], list(rest)
    at = given.round_ends()
    assert [ship.id for ship in at.state.docks if ship][:2] == ["PR-S-07", "PR-S-34"]
    assert at.state.docks[2] is not None
    assert sorted([at.state.docks[2].id, *at.state.ship_deck]) == sorted(rest)
    assert [at.state.docks[2].id, *at.state.ship_deck] != rest
    assert at.state.ship_discard == []


@pytest.mark.rule("AMB-11")
def test_places_stay_empty_if_there_were_no_ship_anywhere() -> None:
    state = Given(PLANETE_ROUGE, seats=5).state
    assert len(PLANETE_ROUGE.edition.ships) > 2 * len(state.docks), "so it cannot happen"
    state.docks, state.ship_deck, state.ship_discard = [None] * 5, ["PR-S-01"], []
    effects.dock_new_ships(MissionTable(PLANETE_ROUGE.edition, state, None))
    assert [ship and ship.id for ship in state.docks] == ["PR-S-01", None, None, None, None]


@pytest.mark.rule("PR-ROUND-4")
def test_all_choose_at_the_same_time_and_face_down() -> None:
    at = Given(PLANETE_ROUGE).choosing()
    assert at.asked == [(seat, "choose-character") for seat in (A, B, C)]
    at.play(Choose(character="pilot"), seat=C)
    assert at.asked == [(seat, "choose-character") for seat in (A, B)]
    assert at.view(C).companies[C].chosen == "pilot"
    for other in (A, B, None):
        assert at.view(other).companies[C].has_chosen
        assert at.view(other).companies[C].chosen is None
        assert "pilot" in at.view(other).companies[C].hand
    at.play(Choose(character="pilot"), seat=A).play(Choose(character="soldier"), seat=B)
    assert at.state.phase == "resolve"


@pytest.mark.rule("PR-ROUND-4", refuses=True)
def test_a_choice_is_made_once_and_before_anything_else() -> None:
    at = Given(PLANETE_ROUGE).choosing()
    assert at.refuses(Board(ship="PR-S-01"), seat=A).rule == "PR-ROUND-4"
    assert at.refuses(Pass(), seat=A).rule == "PR-ROUND-4"
    at.play(Choose(character="pilot"), seat=A)
    again = at.refuses(Choose(character="soldier"), seat=A)
    assert (again.rule, again.reason) == ("PR-ROUND-4", "done-in-choose")


@pytest.mark.rule("PR-ROUND-4", refuses=True)
def test_characters_are_not_chosen_while_others_act() -> None:
    at = Given(PLANETE_ROUGE).playing(A, "pilot")
    assert at.refuses(Choose(character="soldier")).rule == "PR-ROUND-4"


@pytest.mark.rule("PR-ROUND-5")
@pytest.mark.rule("PR-ROUND-7")
def test_characters_are_called_from_recruiter_to_pilot_and_those_nobody_chose_skipped() -> None:
    at = Given(PLANETE_ROUGE, seats=5).chosen(
        "pilot", "secret-agent", "recruiter", "femme-fatale", "explorer"
    )
    assert calls(at) == [
        (2, "recruiter"),
        (4, "explorer"),
        (1, "secret-agent"),
        (3, "femme-fatale"),
        (0, "pilot"),
    ]


@pytest.mark.rule("PR-ROUND-5")
def test_the_calling_order_is_that_of_the_printed_numbers() -> None:
    assert CHARACTERS == (
        "recruiter",
        "explorer",
        "scientist",
        "secret-agent",
        "saboteur",
        "femme-fatale",
        "travel-agent",
        "soldier",
        "pilot",
    )


@pytest.mark.rule("PR-ROUND-5", refuses=True)
def test_only_the_character_called_acts_and_only_with_its_own_action() -> None:
    at = Given(PLANETE_ROUGE).chosen("explorer", "soldier", "pilot")
    for move in (
        Launch(ship="PR-S-01"),
        Sabotage(ship="PR-S-01"),
        Redirect(ship="PR-S-01", zone="hellas"),
        Kill(zone="hellas", victim=B),
        DrawCard(),
    ):
        refusal = at.refuses(move, seat=A)
        assert (refusal.rule, refusal.reason) == ("PR-ROUND-5", "other-character")
    not_called = at.refuses(Board(ship="PR-S-01"), seat=C)
    assert (not_called.rule, not_called.reason) == ("PR-ROUND-5", "not-called")


@pytest.mark.rule("PR-ROUND-6")
@pytest.mark.parametrize(
    ("first", "order"),
    [(A, [A, B, D]), (B, [B, D, A]), (C, [D, A, B]), (D, [D, A, B])],
)
def test_equal_characters_act_clockwise_from_the_medal(first: int, order: list[int]) -> None:
    at = Given(PLANETE_ROUGE, seats=4).first(first).chosen("pilot", "pilot", "saboteur", "pilot")
    assert calls(at) == [(C, "saboteur"), *[(seat, "pilot") for seat in order]]


@pytest.mark.rule("PR-ROUND-6", refuses=True)
def test_who_plays_the_same_character_waits_for_those_before() -> None:
    at = Given(PLANETE_ROUGE).first(B).chosen("pilot", "pilot", "pilot")
    assert at.refuses(Pass(), seat=A).rule == "PR-ROUND-6"
    assert at.refuses(Board(ship="PR-S-01"), seat=C).rule == "PR-ROUND-6"
    at.play(Pass(), Pass())
    assert at.allows(Pass(), seat=C)


@pytest.mark.rule("PR-ROUND-8")
@pytest.mark.rule("AMB-36")
def test_a_played_character_is_out_of_hand_and_everybody_knows() -> None:
    at = Given(PLANETE_ROUGE).playing(A, "saboteur").play(Pass(), Pass())
    assert at.state.phase == "choose"
    assert at.company(A).hand == [c for c in CHARACTERS if c != "saboteur"]
    for seat in (A, B, C, None):
        assert at.view(seat).companies[A].hand == at.company(A).hand


@pytest.mark.rule("PR-ROUND-8", refuses=True)
def test_a_played_character_cannot_be_chosen_until_the_recruiter_was_played() -> None:
    at = Given(PLANETE_ROUGE).used(A, "saboteur").choosing()
    refusal = at.refuses(Choose(character="saboteur"), seat=A)
    assert (refusal.rule, refusal.reason) == ("PR-ROUND-8", "character-not-in-hand")
    at = Given(PLANETE_ROUGE).used(A, "saboteur").playing(A, "recruiter").play(Pass())
    assert at.allows(Choose(character="saboteur"), seat=A)


@pytest.mark.rule("PR-ROUND-9")
@pytest.mark.rule("AMB-01")
def test_placement_comes_first_and_the_special_action_second() -> None:
    at = Given(PLANETE_ROUGE).playing(A, "saboteur")
    assert at.asked == [(A, "board")]
    at.play(Board(ship="PR-S-03"))
    assert at.asked == [(A, "destroy-ship")]


@pytest.mark.rule("PR-ROUND-9", refuses=True)
@pytest.mark.rule("AMB-01")
def test_the_two_cannot_be_turned_round() -> None:
    at = Given(PLANETE_ROUGE).zone("hellas", {A: 1}).playing(A, "explorer")
    walk = March(origin="hellas", target="ausonia")
    assert at.refuses(walk).rule == "PR-ROUND-9"
    at.play(Pass())
    assert at.allows(walk)
    assert at.refuses(Board(ship="PR-S-03")).rule == "PR-ROUND-9"


def test_what_has_its_own_moment_is_refused_by_the_rule_that_gives_it() -> None:
    at = Given(PLANETE_ROUGE).playing(A, "scientist")
    assert at.refuses(KeepCard(card="PR-B-01")).rule == "PR-SETUP-9"
    assert at.refuses(SetDestination(zone="hellas")).rule == "PR-DEST-1"
    assert at.refuses(AssignDiscovery(zone="hellas")).rule == "PR-CARD-2"


@pytest.mark.rule("PR-END-1")
@pytest.mark.rule("AMB-13")
def test_who_acted_last_takes_the_medal_even_if_nothing_could_be_done() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-01", []))
        .first(A)
        .chosen("saboteur", "travel-agent", "recruiter")
        .play(Pass(), Pass(), Pass())
    )
    assert FirstPlayerChanged(seat=B) in at.events
    assert at.state.first == B


@pytest.mark.rule("PR-END-1")
@pytest.mark.rule("AMB-14")
@pytest.mark.parametrize("first", [A, B, C])
def test_the_medal_is_never_tied(first: int) -> None:
    at = Given(PLANETE_ROUGE).first(first).chosen("pilot", "pilot", "pilot")
    last = (first + 2) % 3
    assert [seat for seat, _ in calls(at)][-1] == last
    assert at.state.first == last


@pytest.mark.rule("PR-END-2")
def test_the_round_marker_advances() -> None:
    at = Given(PLANETE_ROUGE).round(3).round_ends()
    assert at.state.round == 4
    assert RoundBegan(round=4) in at.events

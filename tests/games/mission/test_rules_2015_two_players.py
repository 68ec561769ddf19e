"""The second edition with two players: the neutral company."""

from typing import Any

import pytest

from areopagus.games.mission import RED_PLANET, events
from areopagus.games.mission.components import CHARACTERS
from areopagus.games.mission.moves import (
    Board,
    Choose,
    Descend,
    KeepCard,
    Kill,
    Launch,
    March,
    Pass,
    Redirect,
    ReplaceAboard,
    ReplaceInZone,
    Sabotage,
    SetDestination,
)
from areopagus.kernel.move import Move
from tests.games.mission.given import A, At, B, Given

NEUTRAL = 2


def two() -> Given:
    return Given(RED_PLANET, seats=2)


def neutral(at: At) -> Any:
    assert at.state.neutral is not None
    return at.state.neutral


def stacked(given: Given, *top: Any) -> Given:
    """These characters lie on top of the neutral deck."""
    deck = given.state.neutral
    assert deck is not None
    deck.deck = [*top, *[character for character in CHARACTERS if character not in top]]
    return given


@pytest.mark.rule("RP-2P-1")
@pytest.mark.rule("AMB-38")
def test_a_neutral_company_sits_third_with_an_astronaut_aboard() -> None:
    state = RED_PLANET.setup(["Ann", "Bob"], "two")
    assert [company.name for company in state.companies] == ["Ann", "Bob", None]
    assert len(state.docks) == 3
    assert sorted(ship.aboard for ship in state.docks if ship) == [[A], [B], [NEUTRAL]]
    assert [company.reserve for company in state.companies] == [21, 21, 21]
    assert RED_PLANET.to_act(state) == [A, B]


@pytest.mark.rule("RP-2P-1")
def test_the_neutral_company_comes_third_among_equal_characters() -> None:
    for first, order in [(A, [A, B, NEUTRAL]), (B, [B, NEUTRAL, A])]:
        at = stacked(two().first(first), "pilot").chosen("pilot", "pilot")
        told = [e for e in at.finish_round() if isinstance(e, events.CharacterCalled)]
        assert [event.company for event in told] == order


@pytest.mark.rule("RP-2P-2")
def test_its_top_card_is_laid_face_down_once_both_have_chosen() -> None:
    at = stacked(two(), "pilot", "soldier").choosing()
    at.play(Choose(character="recruiter"), seat=B)
    assert at.company(NEUTRAL).chosen is None
    at.play(Choose(character="recruiter"), seat=A)
    assert at.company(NEUTRAL).chosen == "pilot"
    assert neutral(at).deck[0] == "soldier"
    for viewer in (A, B, None):
        seen: Any = RED_PLANET.view(at.state, viewer)
        assert (seen.companies[NEUTRAL].has_chosen, seen.companies[NEUTRAL].chosen) == (True, None)
        assert (seen.neutral.deck_size, seen.neutral.used) == (8, [])


@pytest.mark.rule("RP-2P-2")
def test_its_deck_is_shuffled_at_setup() -> None:
    decks = set()
    for seed in range(6):
        state = RED_PLANET.setup([None, None], f"deck-{seed}")
        assert state.neutral is not None
        assert sorted(state.neutral.deck) == sorted(CHARACTERS)
        assert state.neutral.used == []
        decks.add(tuple(state.neutral.deck))
    assert len(decks) == 6


FULL_TURNS: dict[Any, list[Move]] = {
    "explorer": [
        Board(ship="RP-S-24"),
        March(origin="hellas", target="ausonia"),
        March(origin="ausonia", target="vastitas-borealis"),
        Pass(),
    ],
    "secret-agent": [Board(ship="RP-S-24"), Board(ship="RP-S-07"), Launch(ship="RP-S-24")],
    "saboteur": [Board(ship="RP-S-24"), Sabotage(ship="RP-S-07")],
    "femme-fatale": [Board(ship="RP-S-07"), ReplaceAboard(ship="RP-S-07", victim=B)],
    "travel-agent": [Board(ship="RP-S-24", astronauts=3)],
    "soldier": [
        Board(ship="RP-S-34"),
        SetDestination(zone="ausonia"),
        Kill(zone="hellas", victim=A),
        Descend(zone="syrtis-major"),
        Descend(zone="valles-marineris"),
    ],
    "pilot": [
        Board(ship="RP-S-24"),
        Board(ship="RP-S-24"),
        Redirect(ship="RP-S-07", zone="phobos"),
    ],
}


def its_turn(character: Any, first: int) -> At:
    return (
        two()
        .first(first)
        .docks(("RP-S-24", []), ("RP-S-07", [B]), ("RP-S-34", []))
        .zone("hellas", {A: 1, B: 1, NEUTRAL: 1})
        .zone("phobos", {NEUTRAL: 2})
        .playing(NEUTRAL, character)
    )


@pytest.mark.rule("RP-2P-3")
@pytest.mark.parametrize("first", [A, B])
@pytest.mark.parametrize("character", FULL_TURNS)
def test_the_first_player_makes_every_choice_of_a_neutral_turn(character: Any, first: int) -> None:
    at = its_turn(character, first)
    before = at.company(NEUTRAL).reserve
    for move in FULL_TURNS[character]:
        assert [seat for seat, _ in at.asked] == [first]
        at.play(move, seat=first)
    assert at.state.phase == "choose"
    placement = RED_PLANET.edition.placements[character]
    replaced = int(character == "femme-fatale")
    boarded = placement.groups * placement.size + replaced
    assert at.company(NEUTRAL).reserve == before - boarded
    assert neutral(at).used == [character]


@pytest.mark.rule("RP-2P-3")
def test_a_neutral_character_does_its_own_companys_work() -> None:
    killed = its_turn("soldier", A)
    for move in FULL_TURNS["soldier"]:
        killed.play(move)
    assert killed.zone("hellas").astronauts == [0, 1, 1]
    assert killed.zone("phobos").astronauts == [0, 0, 0]
    assert killed.zone("syrtis-major").astronauts == [0, 0, 1]
    walked = its_turn("explorer", B)
    for move in FULL_TURNS["explorer"]:
        walked.play(move)
    assert walked.zone("vastitas-borealis").astronauts == [0, 0, 1]
    replaced = its_turn("femme-fatale", A).play(Board(ship="RP-S-24"))
    assert {move for move in replaced.listed() if isinstance(move, ReplaceInZone)} == {
        ReplaceInZone(zone="hellas", victim=A),
        ReplaceInZone(zone="hellas", victim=B),
    }
    assert not replaced.allows(Pass())


@pytest.mark.rule("RP-2P-3", refuses=True)
def test_the_other_player_has_no_say_in_a_neutral_turn() -> None:
    at = its_turn("soldier", B)
    refused = at.refuses(Board(ship="RP-S-24"), seat=A)
    assert (refused.rule, refused.reason) == ("RP-2P-3", "neutral-acts")
    assert at.allows(Board(ship="RP-S-24"), seat=B)


@pytest.mark.rule("RP-2P-4")
def test_the_neutral_recruiter_boards_and_leaves_the_game() -> None:
    given = stacked(two(), "recruiter").round(4)
    deck = given.state.neutral
    assert deck is not None
    deck.deck, deck.used = deck.deck[:6], deck.deck[6:]
    at = given.playing(NEUTRAL, "recruiter")
    reserve = at.company(NEUTRAL).reserve
    at.play(at.listed()[0])
    assert at.company(NEUTRAL).reserve == reserve - 1
    assert sorted(neutral(at).deck) == sorted(c for c in CHARACTERS if c != "recruiter")
    assert neutral(at).used == []
    assert at.company(NEUTRAL).hand == []


@pytest.mark.rule("RP-2P-4")
def test_the_new_neutral_deck_is_shuffled() -> None:
    decks = set()
    for seed in range(5):
        given = stacked(Given(RED_PLANET, seats=2, seed=f"deck-{seed}"), "recruiter")
        at = given.playing(NEUTRAL, "recruiter")
        decks.add(tuple(neutral(at.play(at.listed()[0])).deck))
    assert len(decks) == 5


@pytest.mark.rule("RP-2P-5")
def test_the_neutral_scientist_boards_two_and_neither_draws_nor_looks() -> None:
    given = stacked(two(), "scientist").discovery("hellas", "RP-D-04", seen_by=[B])
    cards = list(given.state.event_deck)
    at = given.chosen("pilot", "pilot")
    assert at.state.turn is not None
    assert at.state.turn.company == NEUTRAL
    at.play(at.listed()[0]).play(at.listed()[0])
    assert at.company(NEUTRAL).reserve == 20
    assert at.asked[0] == (A, "board")
    assert at.state.turn.company == A
    assert at.state.event_deck == cards
    assert at.zone("hellas").discovery.seen_by == [B]


@pytest.mark.rule("RP-2P-6")
def test_the_neutral_company_leads_zones_and_takes_tokens() -> None:
    at = (
        two()
        .zone("hellas", {A: 1, NEUTRAL: 2}, resource="ice")
        .zone("ausonia", {B: 1, NEUTRAL: 1}, resource="celerium")
        .round(8)
        .round_ends()
    )
    assert [company.tokens.ice for company in at.state.companies] == [0, 0, 2]
    assert [company.tokens.celerium for company in at.state.companies] == [0, 1, 1]


@pytest.mark.rule("RP-2P-6")
def test_the_neutral_company_counts_for_most_and_for_ice_but_cannot_win() -> None:
    at = (
        two()
        .explored(*RED_PLANET.edition.zones)
        .zone("phobos", {A: 1, NEUTRAL: 2})
        .tokens(A, ice=2)
        .tokens(B, celerium=1)
        .tokens(NEUTRAL, ice=2, celerium=6)
        .cards(A, "RP-M-06")
        .cards(B, "RP-M-07")
        .over()
    )
    assert at.points(A) == {"ice-tokens": 2, "ice-bonus": 4, "mission": 0}
    assert at.points(B) == {"celerium-tokens": 3, "mission": 0}
    score = RED_PLANET.score(at.state)
    assert [tally.seat for tally in score.seats] == [A, B]
    assert score.winners == [A]
    assert at.company(NEUTRAL).cards == []


@pytest.mark.rule("RP-2P-6")
@pytest.mark.parametrize(("lost", "points"), [(1, 5), (2, 5), (3, 0)])
def test_the_losses_of_the_neutral_company_are_compared_too(lost: int, points: int) -> None:
    at = two().cards(A, "RP-M-09").lost(A, 2).lost(NEUTRAL, lost).over()
    assert at.points(A)["mission"] == points


@pytest.mark.rule("RP-2P-7")
def test_the_last_human_to_act_is_first_player_after_a_neutral_turn() -> None:
    at = stacked(two().first(A), "pilot").chosen("soldier", "recruiter")
    told = [e.company for e in at.finish_round() if isinstance(e, events.CharacterCalled)]
    assert told == [B, A, NEUTRAL]
    assert at.state.first == A
    at = stacked(two().first(A), "pilot").chosen("recruiter", "soldier")
    at.finish_round()
    assert at.state.first == B


@pytest.mark.rule("RP-2P-7")
def test_the_neutral_company_is_not_first_player_at_setup() -> None:
    left_most = set()
    for seed in range(12):
        state = RED_PLANET.setup([None, None], f"first-{seed}")
        order = [ship.aboard[0] for ship in state.docks if ship]
        left_most.add(order[0])
        assert state.first == next(company for company in order if company != NEUTRAL)
    assert NEUTRAL in left_most


@pytest.mark.rule("RP-2P-8")
def test_an_empty_neutral_deck_is_made_anew_from_its_used_cards() -> None:
    given = two().round(10)
    deck = given.state.neutral
    assert deck is not None
    deck.deck, deck.used = [], [c for c in CHARACTERS if c != "recruiter"]
    at = given.chosen("recruiter", "recruiter")
    chosen = at.company(NEUTRAL).chosen
    assert chosen is not None
    assert sorted([*neutral(at).deck, chosen]) == sorted(c for c in CHARACTERS if c != "recruiter")
    assert neutral(at).used == []


@pytest.mark.rule("RP-2P-8")
def test_the_used_cards_are_shuffled_into_that_deck() -> None:
    used = [c for c in CHARACTERS if c != "recruiter"]
    decks = set()
    for seed in range(5):
        given = Given(RED_PLANET, seats=2, seed=f"anew-{seed}").round(10)
        deck = given.state.neutral
        assert deck is not None
        deck.deck, deck.used = [], list(used)
        at = given.chosen("recruiter", "recruiter")
        decks.add((at.company(NEUTRAL).chosen, *neutral(at).deck))
    assert len(decks) == 5


@pytest.mark.rule("AMB-38")
@pytest.mark.rule("RP-2P-8")
def test_the_neutral_company_plays_a_character_in_each_of_ten_rounds() -> None:
    state = RED_PLANET.setup([None, None], "whole game")
    assert state.neutral is not None
    state.neutral.deck.sort(key=lambda character: character != "recruiter")
    at = At(RED_PLANET, state)
    for seat in (A, B):
        at.play(KeepCard(card=at.company(seat).offered[0]), seat=seat)
    played = []
    for number in range(10):
        for seat in (A, B):
            at.play(Choose(character=at.company(seat).hand[number % 2]), seat=seat)
        told = [e for e in at.finish_round() if isinstance(e, events.CharacterCalled)]
        played += [event.character for event in told if event.company == NEUTRAL]
    assert len(played) == 10
    assert played[0] == "recruiter"
    assert sorted(played[1:9]) == sorted(c for c in CHARACTERS if c != "recruiter")
    assert played[9] != "recruiter"

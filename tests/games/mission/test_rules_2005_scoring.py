"""Distributions in rounds 5 and 8, and event cards in play, in the edition of 2005."""

import pytest

from areopagus.games.mission import PLANETE_ROUGE, production
from areopagus.games.mission.components import Zone
from areopagus.games.mission.events import CardDrawn, CardSeen, CardShown, DiscoveryDiscarded
from areopagus.games.mission.moves import (
    AssignDiscovery,
    DrawCard,
    LookAtDiscovery,
    Pass,
)
from areopagus.games.mission.state import Discovery, Tokens
from areopagus.games.mission.table import MissionTable
from areopagus.kernel.errors import Inconsistent
from areopagus.kernel.score import score_seen_by
from tests.games.mission.given import A, At, B, C, Given

OUTER: tuple[Zone, ...] = PLANETE_ROUGE.edition.zones[:7]
CENTRAL: tuple[Zone, ...] = PLANETE_ROUGE.edition.zones[7:]


def held(at: At) -> list[Tokens]:
    return [company.tokens for company in at.state.companies]


# Distributions


@pytest.mark.rule("PR-SCORE-1")
def test_after_round_5_the_leader_of_each_explored_zone_takes_one_token() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .zone("hellas", {A: 2, B: 1}, resource="ice")
        .zone("ausonia", {B: 1}, resource="celerium")
        .zone("valles-marineris", {B: 3, C: 2}, resource="sylvanite")
        .round(5)
        .round_ends()
    )
    assert held(at) == [Tokens(ice=1), Tokens(sylvanite=1, celerium=1), Tokens()]
    assert not any(zone.pool.total for zone in at.state.zones)
    assert at.state.round == 6


@pytest.mark.rule("PR-SCORE-1")
@pytest.mark.rule("PR-SCORE-3")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 6, 7, 9])
def test_other_rounds_distribute_nothing(number: int) -> None:
    at = Given(PLANETE_ROUGE).zone("hellas", {A: 1}).round(number).round_ends()
    assert held(at) == [Tokens(), Tokens(), Tokens()]
    assert at.zone("hellas").pool == Tokens()


@pytest.mark.rule("PR-SCORE-2")
@pytest.mark.rule("AMB-19")
@pytest.mark.parametrize("counts", [{A: 1, B: 1}, {A: 2, B: 2, C: 2}])
def test_tied_leaders_leave_the_first_token_on_the_zone(counts: dict[int, int]) -> None:
    given = Given(PLANETE_ROUGE).zone("hellas", counts, resource="ice")
    at = given.round(5).round_ends()
    assert held(at) == [Tokens(), Tokens(), Tokens()]
    assert at.zone("hellas").pool == Tokens(ice=1)


@pytest.mark.rule("PR-SCORE-3")
def test_after_round_8_two_tokens_are_added_and_the_leader_takes_the_whole_pool() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .zone("hellas", {A: 2, B: 1}, resource="ice", pool={"ice": 1})
        .zone("ausonia", {C: 1}, resource="celerium")
        .round(8)
        .round_ends()
    )
    assert held(at) == [Tokens(ice=3), Tokens(), Tokens(celerium=2)]
    assert at.zone("hellas").pool == Tokens()


@pytest.mark.rule("PR-SCORE-4")
def test_tied_leaders_share_after_round_8_and_the_rest_stays() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .zone("hellas", {A: 2, B: 2, C: 1}, resource="ice", pool={"ice": 1})
        .zone("ausonia", {A: 1, B: 1}, resource="celerium")
        .round(8)
        .round_ends()
    )
    assert held(at) == [Tokens(ice=1, celerium=1), Tokens(ice=1, celerium=1), Tokens()]
    assert at.zone("hellas").pool == Tokens(ice=1)
    assert at.zone("ausonia").pool == Tokens()


@pytest.mark.rule("AMB-19")
def test_fewer_tokens_than_tied_leaders_stay_until_they_are_lost_at_the_end() -> None:
    given = Given(PLANETE_ROUGE, seats=5)
    given.zone("hellas", {0: 1, 1: 1, 2: 1, 3: 1}, resource="ice")
    at = given.round(8).round_ends()
    assert [tokens.total for tokens in held(at)] == [0, 0, 0, 0, 0]
    assert at.zone("hellas").pool == Tokens(ice=2)
    at.zone("hellas").pool = Tokens()
    at = given.ending()
    assert [tokens.total for tokens in held(at)] == [0, 0, 0, 0, 0]
    assert at.zone("hellas").pool == Tokens()


@pytest.mark.rule("PR-SCORE-5")
@pytest.mark.rule("AMB-18")
@pytest.mark.parametrize(("number", "waiting"), [(5, 1), (8, 2)])
def test_an_empty_explored_zone_keeps_its_tokens_and_an_unexplored_one_gives_none(
    number: int, waiting: int
) -> None:
    given = Given(PLANETE_ROUGE).zone("hellas", resource="sylvanite")
    at = given.round(number).round_ends()
    assert at.zone("hellas").pool == Tokens(sylvanite=waiting)
    assert all(not zone.pool.total for zone in at.state.zones if zone.id != "hellas")
    assert held(at) == [Tokens(), Tokens(), Tokens()]


@pytest.mark.rule("AMB-18")
def test_after_round_10_the_tokens_of_an_empty_zone_are_lost() -> None:
    at = Given(PLANETE_ROUGE).zone("hellas", resource="ice", pool={"ice": 3}).ending()
    assert held(at) == [Tokens(), Tokens(), Tokens()]
    assert at.zone("hellas").pool == Tokens()


@pytest.mark.rule("AMB-20")
def test_each_resource_is_shared_on_its_own_though_no_zone_of_2005_can_give_two() -> None:
    given = Given(PLANETE_ROUGE).zone("hellas", {A: 1, B: 1}, resource="ice").round(9)
    at = given.choosing()
    at.zone("hellas").pool = Tokens(ice=1, celerium=3)
    with pytest.raises(Inconsistent, match="pools"):
        PLANETE_ROUGE.admit(at.state)
    production.produce(MissionTable(PLANETE_ROUGE.edition, at.state, None), 2, third=False)
    assert held(at) == [Tokens(ice=1, celerium=1), Tokens(ice=1, celerium=1), Tokens()]
    assert at.zone("hellas").pool == Tokens(ice=1, celerium=1)


@pytest.mark.rule("AMB-21")
def test_more_tokens_are_given_than_are_printed() -> None:
    given = Given(PLANETE_ROUGE).tokens(B, ice=18)
    for zone in PLANETE_ROUGE.edition.zones[:6]:
        given.zone(zone, {A: 1}, resource="ice")
    at = given.ending()
    printed = {piece["resource"]: piece["count"] for piece in given.game.components["score_tokens"]}
    assert printed["ice"] == 30
    assert sum(tokens.ice for tokens in held(at)) == 36


# Event cards


def researching(*deck: str) -> Given:
    return Given(PLANETE_ROUGE).docks().event_deck(*deck)


@pytest.mark.rule("PR-CARD-1")
def test_a_bonus_card_drawn_is_kept_secret_until_the_end() -> None:
    at = researching("PR-B-07").playing(A, "scientist").play(DrawCard())
    assert at.company(A).cards[-1] == "PR-B-07"
    assert CardDrawn(seat=A) in at.events
    assert CardSeen(seat=A, card="PR-B-07", to=(A,)) in at.events
    assert at.view(A).companies[A].cards == at.company(A).cards
    for other in (B, C, None):
        assert at.view(other).companies[A].cards is None
        assert at.view(other).companies[A].card_count == 2
        score = score_seen_by(PLANETE_ROUGE.score(at.state), other)
        assert not [line for line in score.seats[A].lines if line.label == "bonus"]
    assert at.state.phase == "choose"


@pytest.mark.rule("PR-CARD-1")
@pytest.mark.rule("AMB-41")
def test_there_is_no_limit_to_bonus_cards_and_each_scores_on_its_own() -> None:
    given = Given(PLANETE_ROUGE).cards(A, "PR-B-12", "PR-B-13", "PR-B-06")
    at = given.over()
    lines = [line for line in PLANETE_ROUGE.score(at.state).seats[A].lines if line.label == "bonus"]
    assert [(line.of, line.points) for line in lines] == [
        ("PR-B-12", 3),
        ("PR-B-13", 3),
        ("PR-B-06", 4),
    ]


@pytest.mark.rule("PR-CARD-2")
def test_a_discovery_is_looked_at_and_laid_face_down_at_an_outer_zone() -> None:
    at = researching("PR-D-06").discovery("hellas", "PR-D-01").playing(A, "scientist")
    at.play(DrawCard())
    assert at.asked == [(A, "assign-discovery")]
    mine, theirs = at.view(A).turn, at.view(B).turn
    assert mine is not None
    assert theirs is not None
    assert (mine.drawn, theirs.drawn) == ("PR-D-06", None)
    assert at.listed() == [AssignDiscovery(zone=zone) for zone in OUTER if zone != "hellas"]
    at.play(AssignDiscovery(zone="ausonia"))
    assert at.zone("ausonia").discovery == Discovery(card="PR-D-06", seen_by=[A])
    assert not at.zone("ausonia").explored
    (seen,) = [zone.discovery for zone in at.view(B).zones if zone.id == "ausonia"]
    assert seen is not None
    assert seen.card is None


@pytest.mark.rule("PR-CARD-2", refuses=True)
def test_laying_a_discovery_can_be_neither_declined_nor_replaced_by_another_action() -> None:
    at = researching("PR-D-06").discovery("hellas", "PR-D-01").playing(A, "scientist")
    at.play(DrawCard())
    refusal = at.refuses(Pass())
    assert (refusal.rule, refusal.reason) == ("PR-CARD-2", "must-assign")
    assert at.refuses(LookAtDiscovery(zone="hellas")).rule == "PR-CARD-2"
    assert at.refuses(DrawCard()).rule == "PR-CARD-2"


@pytest.mark.rule("PR-CARD-3")
def test_a_laid_card_stays_to_the_end() -> None:
    given = researching("PR-D-06")
    given.playing(A, "scientist").play(DrawCard(), AssignDiscovery(zone="ausonia"))
    at = given.ending()
    assert at.state.phase == "over"
    assert at.zone("ausonia").discovery == Discovery(card="PR-D-06", seen_by=[A])


@pytest.mark.rule("PR-CARD-3", refuses=True)
def test_central_zones_and_zones_that_have_one_take_no_card() -> None:
    at = researching("PR-D-06").discovery("hellas", "PR-D-01").playing(A, "scientist")
    at.play(DrawCard())
    for zone in CENTRAL:
        refusal = at.refuses(AssignDiscovery(zone=zone))
        assert (refusal.rule, refusal.reason) == ("PR-CARD-3", "zone-takes-no-card")
    refusal = at.refuses(AssignDiscovery(zone="hellas"))
    assert (refusal.rule, refusal.reason) == ("PR-CARD-3", "zone-has-a-card")


def all_outer_zones_covered() -> At:
    given = researching("PR-D-08")
    for number, zone in enumerate(OUTER, start=1):
        given.discovery(zone, f"PR-D-0{number}", seen_by=(B,))
    return given.playing(A, "scientist").play(DrawCard())


@pytest.mark.rule("PR-CARD-4")
@pytest.mark.rule("AMB-35")
def test_a_discovery_without_room_is_discarded_unseen_and_one_in_play_may_be_looked_at() -> None:
    at = all_outer_zones_covered()
    assert at.discarded == ["PR-D-08"]
    assert DiscoveryDiscarded(seat=A) in at.events
    assert not [event for event in at.events if isinstance(event, CardShown)]
    assert [seen.card for seen in at.view(A).event_discard] == ["PR-D-08"]
    assert [seen.card for seen in at.view(B).event_discard] == [None]
    at.play(LookAtDiscovery(zone="hellas"))
    assert at.zone("hellas").discovery.seen_by == [B, A]
    assert at.state.phase == "choose"
    at = all_outer_zones_covered().play(Pass())
    assert at.zone("hellas").discovery.seen_by == [B]
    assert at.state.phase == "choose"


@pytest.mark.rule("PR-CARD-4", refuses=True)
def test_after_that_discard_nothing_is_laid_or_drawn() -> None:
    at = all_outer_zones_covered()
    assert at.refuses(AssignDiscovery(zone="hellas")).rule == "PR-CARD-4"
    assert at.refuses(DrawCard()).rule == "PR-CARD-4"


@pytest.mark.rule("PR-CHAR-SCIENTIST-2", refuses=True)
@pytest.mark.rule("AMB-25")
def test_nothing_is_drawn_from_an_empty_event_deck_and_discards_do_not_come_back() -> None:
    given = researching()
    for number, zone in enumerate(OUTER, start=1):
        given.discovery(zone, f"PR-D-0{number}")
    state = given.state
    cards = [card for card in state.event_deck if card.startswith("PR-B")]
    given.discard(*[card for card in state.event_deck if card not in cards])
    state.companies[A].cards += cards
    state.event_deck = []
    at = given.playing(A, "scientist")
    refusal = at.refuses(DrawCard())
    assert (refusal.rule, refusal.reason) == ("PR-CHAR-SCIENTIST-2", "event-deck-empty")
    assert at.allows(LookAtDiscovery(zone="hellas"))
    assert sorted(at.discarded) == ["PR-D-08", "PR-D-09", "PR-D-10", "PR-D-11"]


@pytest.mark.rule("PR-CARD-5")
@pytest.mark.rule("AMB-49")
def test_the_zones_that_count_on_a_card_are_those_named_and_being_there_is_enough() -> None:
    named = ("hellas", "mare-cimmerium", "sinus-sabaeus", "mare-serpentis", "syrtis-major")
    given = Given(PLANETE_ROUGE).cards(A, "PR-B-01")
    for zone in named:
        given.zone(zone, {A: 1, B: 2})
    assert given.over().points(A)["bonus"] == 8
    given = Given(PLANETE_ROUGE).cards(A, "PR-B-01")
    for zone in ("vastitas-borealis", "ausonia", *named[1:], *CENTRAL):
        given.zone(zone, {A: 1})
    assert given.over().points(A)["bonus"] == 0

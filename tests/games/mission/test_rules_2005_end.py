"""The end of the edition of 2005: reveal, third distribution, final scoring (PR-FINAL)."""

from typing import Any

import pytest

from areopagus.games.mission import PLANETE_ROUGE
from areopagus.games.mission.components import Zone
from areopagus.games.mission.events import (
    AstronautsLost,
    DiscoveryActed,
    DiscoveryRevealed,
    GameEnded,
    ProductionBegan,
    TokensPlaced,
    TokensTaken,
)
from areopagus.games.mission.moves import Board, Choose, Pass
from areopagus.games.mission.state import Tokens
from tests.games.mission.given import A, At, B, C, Given

ALL: tuple[Zone, ...] = PLANETE_ROUGE.edition.zones


def tokens_of(at: At) -> list[int]:
    return [company.tokens.total for company in at.state.companies]


# The end


@pytest.mark.rule("PR-FINAL-1")
def test_the_game_ends_after_round_10_and_all_discoveries_are_revealed() -> None:
    given = Given(PLANETE_ROUGE).docks().discovery("hellas", "PR-D-09", seen_by=(A,))
    given.discovery("ausonia", "PR-D-06", seen_by=(B,))
    at = given.round(10).playing(A, "saboteur")
    assert at.state.phase == "over"
    for seat in (A, B, C, None):
        seen = {zone.id: zone.discovery.card for zone in at.view(seat).zones if zone.discovery}
        assert seen == {"ausonia": "PR-D-06", "hellas": "PR-D-09"}
        assert at.view(seat).companies[A].cards == at.company(A).cards
    assert at.listed() == []
    assert PLANETE_ROUGE.score(at.state).final


@pytest.mark.rule("PR-FINAL-1", refuses=True)
def test_nothing_is_done_after_the_end() -> None:
    at = Given(PLANETE_ROUGE).ending()
    for move in (Choose(character="pilot"), Board(ship="PR-S-01"), Pass()):
        refusal = at.refuses(move, seat=A)
        assert (refusal.rule, refusal.reason) == ("PR-FINAL-1", "game-over")


@pytest.mark.rule("PR-FINAL-2")
@pytest.mark.rule("AMB-24")
@pytest.mark.rule("AMB-43")
def test_discoveries_are_revealed_in_zone_order_and_act_before_the_third_distribution() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .zone("syrtis-major", {A: 1}, resource="celerium")
        .discovery("syrtis-major", "PR-D-01")
        .zone("hellas", {B: 2, C: 1}, resource="ice")
        .discovery("hellas", "PR-D-07")
        .discovery("ausonia", "PR-D-09")
        .ending()
    )
    assert at.events == [
        DiscoveryRevealed(zone="ausonia", card="PR-D-09"),
        DiscoveryRevealed(zone="hellas", card="PR-D-07"),
        DiscoveryRevealed(zone="syrtis-major", card="PR-D-01"),
        DiscoveryActed(zone="hellas", card="PR-D-07"),
        AstronautsLost(company=B, astronauts=1, total=1, zone="hellas"),
        AstronautsLost(company=C, astronauts=1, total=1, zone="hellas"),
        ProductionBegan(number=3, tokens=3),
        TokensPlaced(zone="hellas", resource="ice", tokens=3),
        TokensPlaced(zone="syrtis-major", resource="celerium", tokens=5),
        TokensTaken(company=B, zone="hellas", resource="ice", tokens=3),
        TokensTaken(company=A, zone="syrtis-major", resource="celerium", tokens=5),
        GameEnded(),
    ]


@pytest.mark.rule("PR-FINAL-2")
def test_discoveries_do_not_touch_the_earlier_distributions() -> None:
    given = Given(PLANETE_ROUGE).zone("hellas", {A: 2, B: 1}).discovery("hellas", "PR-D-08")
    given.zone("ausonia", {A: 1}).discovery("ausonia", "PR-D-05")
    at = given.round(8).round_ends()
    assert tokens_of(at) == [4, 0, 0]


@pytest.mark.rule("PR-FINAL-3")
def test_in_the_third_distribution_the_leader_takes_three_tokens_and_what_was_left() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .zone("hellas", {A: 2, B: 1}, resource="ice", pool={"ice": 1})
        .zone("valles-marineris", {C: 1}, resource="celerium")
        .ending()
    )
    assert [company.tokens for company in at.state.companies] == [
        Tokens(ice=4),
        Tokens(),
        Tokens(celerium=3),
    ]


@pytest.mark.rule("PR-FINAL-4")
def test_tied_leaders_share_the_third_distribution_and_the_rest_is_lost() -> None:
    at = Given(PLANETE_ROUGE).zone("hellas", {A: 2, B: 2, C: 1}, resource="ice").ending()
    assert tokens_of(at) == [1, 1, 0]
    assert at.zone("hellas").pool == Tokens()


@pytest.mark.rule("PR-FINAL-6")
@pytest.mark.parametrize(
    ("counts", "tokens"),
    [
        ({A: 4, B: 2, C: 1}, [0, 3, 0]),
        ({A: 4, B: 2, C: 2}, [0, 1, 1]),
        ({A: 3, B: 3, C: 1}, [1, 1, 0]),
        ({A: 2}, [0, 0, 0]),
    ],
)
def test_underdog_gives_the_pool_to_the_second_of_a_zone(
    counts: dict[int, int], tokens: list[int]
) -> None:
    at = Given(PLANETE_ROUGE).zone("hellas", counts).discovery("hellas", "PR-D-08").ending()
    assert tokens_of(at) == tokens
    assert at.zone("hellas").pool == Tokens()


# Discovery cards


@pytest.mark.rule("PR-FINAL-2")
@pytest.mark.parametrize(
    ("card", "counts", "tokens", "points"),
    [
        ("PR-D-01", {A: 3, B: 2}, [5, 0, 0], [0, 0, 0]),
        ("PR-D-02", {A: 2, B: 2, C: 1}, [1, 1, 0], [4, 4, 0]),
        ("PR-D-03", {A: 2, B: 1}, [3, 0, 0], [2, 2, 0]),
        ("PR-D-04", {A: 5, B: 3}, [3, 0, 0], [4, 3, 0]),
        ("PR-D-05", {A: 2, B: 1}, [0, 0, 0], [0, 0, 0]),
        ("PR-D-06", {A: 2, B: 1}, [3, 0, 0], [-3, -3, 0]),
        ("PR-D-07", {A: 3, B: 2}, [3, 0, 0], [0, 0, 0]),
        ("PR-D-08", {A: 3, B: 2}, [0, 3, 0], [0, 0, 0]),
        ("PR-D-09", {A: 3, B: 2}, [3, 0, 0], [0, 0, 0]),
        ("PR-D-10", {A: 3, B: 2}, [3, 0, 0], [0, 0, 0]),
        ("PR-D-11", {A: 3, B: 2}, [3, 0, 0], [0, 0, 0]),
    ],
)
def test_each_discovery_card_has_its_effect(
    card: str, counts: dict[int, int], tokens: list[int], points: list[int]
) -> None:
    at = Given(PLANETE_ROUGE).zone("hellas", counts).discovery("hellas", card).ending()
    assert tokens_of(at) == tokens
    assert [at.points(seat).get("discovery", 0) for seat in (A, B, C)] == points
    killed = [int(card == "PR-D-07" and seat in counts) for seat in (A, B, C)]
    assert [company.lost for company in at.state.companies] == killed


@pytest.mark.rule("PR-FINAL-2")
@pytest.mark.parametrize("card", ["PR-D-01", "PR-D-02", "PR-D-04", "PR-D-07"])
def test_a_discovery_at_an_unexplored_zone_has_no_effect(card: str) -> None:
    at = Given(PLANETE_ROUGE).discovery("hellas", card).ending()
    assert tokens_of(at) == [0, 0, 0]
    assert [at.points(seat).get("discovery", 0) for seat in (A, B, C)] == [0, 0, 0]
    assert not at.zone("hellas").explored


@pytest.mark.rule("PR-FINAL-2")
def test_tokens_left_under_a_mine_collapse_are_still_shared_out() -> None:
    given = Given(PLANETE_ROUGE).zone("hellas", {A: 2, B: 1}, resource="ice", pool={"ice": 1})
    assert tokens_of(given.discovery("hellas", "PR-D-05").ending()) == [1, 0, 0]


@pytest.mark.rule("AMB-45")
def test_martian_fever_can_empty_a_zone_that_then_nobody_leads() -> None:
    given = Given(PLANETE_ROUGE).zone("hellas", {A: 1, B: 1})
    at = given.discovery("hellas", "PR-D-07").ending()
    assert at.zone("hellas").astronauts == [0, 0, 0]
    assert [company.lost for company in at.state.companies] == [1, 1, 0]
    assert tokens_of(at) == [0, 0, 0]


def test_every_event_card_of_this_edition_is_tested_here() -> None:
    def tested(test: Any) -> set[str]:
        (mark,) = [mark for mark in test.pytestmark if mark.name == "parametrize"]
        return {row[0] for row in mark.args[1]}

    cards = tested(test_each_discovery_card_has_its_effect)
    cards |= tested(test_each_bonus_card_pays_its_points)
    assert cards == PLANETE_ROUGE.edition.cards.keys()


# Bonus cards


def everywhere(zones: tuple[str, ...], counts: dict[int, int]) -> dict[str, dict[int, int]]:
    return dict.fromkeys(zones, counts)


SECRET_MISSIONS = {
    "PR-B-01": ("hellas", "mare-cimmerium", "sinus-sabaeus", "mare-serpentis", "syrtis-major"),
    "PR-B-02": ("vastitas-borealis", "ausonia", "sinus-sabaeus", "mare-serpentis", "syrtis-major"),
    "PR-B-03": ("vastitas-borealis", "ausonia", "hellas", "mare-cimmerium", "syrtis-major"),
    "PR-B-04": ("ausonia", "hellas", "mare-cimmerium", "sinus-sabaeus", "mare-serpentis"),
}
CENTRE_TIED = {
    "mare-tyrrhenum": {A: 1, B: 3},
    "tritonis-sinus": {A: 2},
    "hellas": {B: 9},
}
CENTRE_BEHIND = {"mare-tyrrhenum": {A: 1}, "tritonis-sinus": {A: 1}, "valles-marineris": {B: 3}}
MARS_TIED = {"hellas": {A: 2}, "valles-marineris": {A: 1, B: 3}}
MARS_BEHIND = {"hellas": {A: 2}, "valles-marineris": {B: 3}}
NOTHING: dict[str, Any] = {}


@pytest.mark.rule("PR-FINAL-5")
@pytest.mark.parametrize(
    ("card", "zones", "tokens", "lost", "points"),
    [
        *[
            (card, everywhere(five, {A: 1, B: 2}), {}, {}, 8)
            for card, five in SECRET_MISSIONS.items()
        ],
        *[
            (card, everywhere(five[1:], {A: 5}), {}, {}, 0)
            for card, five in SECRET_MISSIONS.items()
        ],
        ("PR-B-05", CENTRE_TIED, {}, {}, 6),
        ("PR-B-05", CENTRE_BEHIND, {}, {}, 0),
        ("PR-B-06", NOTHING, {}, {}, 4),
        ("PR-B-07", NOTHING, {A: {"celerium": 2}, B: {"celerium": 2}}, {}, 6),
        ("PR-B-07", NOTHING, {A: {"celerium": 1, "ice": 9}, B: {"celerium": 2}}, {}, 0),
        ("PR-B-08", NOTHING, {A: {"sylvanite": 2}, B: {"sylvanite": 2}}, {}, 6),
        ("PR-B-08", NOTHING, {A: {"sylvanite": 1, "ice": 9}, B: {"sylvanite": 2}}, {}, 0),
        ("PR-B-09", NOTHING, {}, {A: 2, C: 2}, 6),
        ("PR-B-09", NOTHING, {}, {A: 2, C: 3}, 0),
        ("PR-B-10", MARS_TIED, {}, {}, 6),
        ("PR-B-10", MARS_BEHIND, {}, {}, 0),
        ("PR-B-11", everywhere(ALL[:3], {A: 2, B: 5}), {}, {}, 3),
        ("PR-B-11", everywhere(ALL[:8], {A: 1}), {}, {}, 8),
        ("PR-B-11", everywhere(ALL, {A: 1}), {}, {}, 8),
        ("PR-B-12", NOTHING, {}, {}, 3),
        ("PR-B-13", NOTHING, {}, {}, 3),
    ],
)
def test_each_bonus_card_pays_its_points(
    card: str,
    zones: dict[str, dict[int, int]],
    tokens: dict[int, dict[str, int]],
    lost: dict[int, int],
    points: int,
) -> None:
    given = Given(PLANETE_ROUGE).cards(A, card)
    for zone, counts in zones.items():
        given.zone(zone, counts)
    for seat, held in tokens.items():
        given.tokens(seat, **held)
    for seat, count in lost.items():
        given.lost(seat, count)
    assert given.over().points(A)["bonus"] == points


@pytest.mark.rule("AMB-29")
@pytest.mark.parametrize("card", ["PR-B-05", "PR-B-07", "PR-B-08", "PR-B-09", "PR-B-10"])
def test_nobody_has_the_most_of_nothing(card: str) -> None:
    assert Given(PLANETE_ROUGE).cards(A, card).over().points(A)["bonus"] == 0


@pytest.mark.rule("AMB-29")
def test_nobody_leads_an_empty_zone() -> None:
    at = Given(PLANETE_ROUGE).explored("hellas").discovery("hellas", "PR-D-02").ending()
    assert tokens_of(at) == [0, 0, 0]
    assert [at.points(seat).get("discovery", 0) for seat in (A, B, C)] == [0, 0, 0]


# Final score


@pytest.mark.rule("PR-FINAL-5")
@pytest.mark.rule("PR-FINAL-7")
def test_the_score_adds_tokens_ice_bonus_bonus_cards_and_discoveries() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .tokens(A, ice=5, sylvanite=2, celerium=1)
        .cards(A, "PR-B-12", "PR-B-09")
        .lost(A, 1)
        .zone("hellas", {A: 1})
        .discovery("hellas", "PR-D-06")
        .over()
    )
    tally = PLANETE_ROUGE.score(at.state).seats[A]
    assert [(line.rule, line.label, line.points) for line in tally.lines] == [
        ("PR-FINAL-7", "ice-tokens", 5),
        ("PR-FINAL-7", "sylvanite-tokens", 4),
        ("PR-FINAL-7", "celerium-tokens", 3),
        ("PR-FINAL-8", "ice-bonus", 9),
        ("PR-FINAL-5", "bonus", 3),
        ("PR-FINAL-5", "bonus", 6),
        ("PR-FINAL-2", "discovery", -3),
    ]
    assert tally.total == 27


@pytest.mark.rule("PR-FINAL-8")
@pytest.mark.rule("AMB-22")
def test_the_ice_bonus_goes_to_the_most_ice_and_to_nobody_without_any() -> None:
    at = Given(PLANETE_ROUGE).tokens(A, ice=2).tokens(B, ice=3, celerium=1).over()
    assert [at.points(seat).get("ice-bonus", 0) for seat in (A, B, C)] == [0, 9, 0]
    at = Given(PLANETE_ROUGE).tokens(B, celerium=3).over()
    assert [at.points(seat).get("ice-bonus", 0) for seat in (A, B, C)] == [0, 0, 0]


@pytest.mark.rule("AMB-44")
def test_ice_cargo_pays_four_points_and_counts_for_the_ice_bonus() -> None:
    given = Given(PLANETE_ROUGE).cards(A, "PR-B-06").tokens(B, ice=3)
    at = given.over()
    assert [at.points(seat).get("ice-bonus", 0) for seat in (A, B, C)] == [9, 0, 0]
    assert at.points(A)["bonus"] == 4
    assert PLANETE_ROUGE.score(at.state).seats[A].tiebreaks == [0]


@pytest.mark.rule("AMB-44")
def test_ice_cargo_does_not_betray_itself_in_the_ice_bonus_before_the_end() -> None:
    given = Given(PLANETE_ROUGE).cards(A, "PR-B-06").zone("hellas", {B: 1}, resource="ice")
    at = given.tokens(B, ice=1).round(7).choosing()
    assert [at.points(seat).get("ice-bonus", 0) for seat in (A, B, C)] == [0, 9, 0]


@pytest.mark.rule("AMB-44")
def test_ice_cargo_is_not_counted_in_the_tie_break() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .cards(A, "PR-B-06")  # 4 points, and 9 for the most ice
        .cards(B, "PR-B-12")  # 3 points
        .cards(C, "PR-B-01")
        .tokens(B, sylvanite=5)
        .over()
    )
    score = PLANETE_ROUGE.score(at.state)
    assert [tally.total for tally in score.seats] == [13, 13, 0]
    assert score.winners == [B]


@pytest.mark.rule("PR-FINAL-9")
def test_the_highest_score_wins() -> None:
    given = Given(PLANETE_ROUGE).tokens(C, celerium=2)
    score = PLANETE_ROUGE.score(given.over().state)
    assert score.final
    assert score.winners == [C]


@pytest.mark.rule("PR-FINAL-9")
@pytest.mark.rule("AMB-23")
def test_equal_scores_are_decided_by_tokens_and_else_the_victory_is_shared() -> None:
    flat = Given(PLANETE_ROUGE).cards(A, "PR-B-12").cards(B, "PR-B-13").cards(C, "PR-B-01")
    score = PLANETE_ROUGE.score(flat.tokens(A, celerium=2).tokens(B, sylvanite=3).over().state)
    assert [tally.total for tally in score.seats] == [9, 9, 0]
    assert score.winners == [B]
    score = PLANETE_ROUGE.score(flat.tokens(A, sylvanite=3).over().state)
    assert score.winners == [A, B]

"""The second edition: the end of the game."""

import pytest

from areopagus.games.mission import RED_PLANET, events
from areopagus.games.mission.moves import Board, Choose, Pass, PlayAction
from areopagus.kernel import codec
from areopagus.kernel.move import Move
from areopagus.kernel.score import score_seen_by
from tests.games.mission.given import A, B, C, D, Given


@pytest.mark.rule("RP-FINAL-1")
@pytest.mark.rule("AMB-43")
def test_discoveries_are_revealed_and_act_in_the_order_of_the_zones() -> None:
    at = (
        Given(RED_PLANET)
        .zone("vastitas-borealis", {B: 1})
        .zone("ausonia", {A: 1})
        .zone("hellas", {C: 1})
        .discovery("hellas", "RP-D-11")
        .discovery("ausonia", "RP-D-01")
        .discovery("vastitas-borealis", "RP-D-03")
        .ending()
    )
    assert [event.card for event in at.told(events.DiscoveryRevealed)] == [
        "RP-D-03",
        "RP-D-01",
        "RP-D-11",
    ]
    assert [event.company for event in at.told(events.AstronautsLost)] == [B, A]
    assert b"RP-D-11" in codec.encode(RED_PLANET.view(at.state, C))


@pytest.mark.rule("RP-FINAL-1")
def test_discoveries_stay_face_down_before_the_last_round_is_over() -> None:
    at = Given(RED_PLANET).zone("hellas", {A: 2}).discovery("hellas", "RP-D-01").round(9)
    ended = at.round_ends()
    assert ended.told(events.DiscoveryRevealed) == []
    assert ended.zone("hellas").astronauts == [2, 0, 0]


@pytest.mark.rule("AMB-45")
@pytest.mark.parametrize("card", ["RP-D-01", "RP-D-03"])
def test_a_reveal_may_empty_a_zone_which_nobody_leads_then(card: str) -> None:
    at = (
        Given(RED_PLANET)
        .zone("hellas", {A: 1, B: 1}, resource="ice")
        .discovery("hellas", card)
        .ending()
        .third_production()
    )
    assert at.zone("hellas").astronauts == [0, 0, 0]
    assert at.zone("hellas").pool.ice == 3


@pytest.mark.rule("RP-FINAL-2")
def test_the_third_production_lies_between_the_reveal_and_final_scoring() -> None:
    at = Given(RED_PLANET).zone("hellas", {A: 1}).discovery("hellas", "RP-D-11").ending()
    kinds = [type(event) for event in at.events]
    assert events.DiscoveryRevealed in kinds
    kinds += [type(event) for event in at.third_production().events]
    kinds += [type(event) for event in at.finish().events]
    order = [events.DiscoveryRevealed, events.TokensPlaced, events.GameEnded]
    assert [kind for kind in kinds if kind in order] == order
    assert RED_PLANET.score(at.state).final


@pytest.mark.rule("RP-FINAL-2", refuses=True)
def test_after_final_scoring_nothing_can_be_done() -> None:
    at = Given(RED_PLANET).over()
    assert RED_PLANET.is_over(at.state)
    moves: list[Move] = [
        Pass(),
        Board(ship="RP-S-01"),
        Choose(character="pilot"),
        PlayAction(card="RP-A-01"),
    ]
    for move in moves:
        refused = at.refuses(move, seat=A)
        assert (refused.rule, refused.reason) == ("RP-FINAL-2", "game-over")


@pytest.mark.rule("RP-FINAL-3")
def test_missions_are_shown_at_the_end_and_only_then() -> None:
    given = Given(RED_PLANET).cards(A, "RP-M-01").zone("hellas", {A: 1})
    before = given.round(9).choosing()
    seen = score_seen_by(RED_PLANET.score(before.state), B)
    assert all(line.label != "mission" for line in seen.seats[A].lines)
    own = score_seen_by(RED_PLANET.score(before.state), A)
    assert [line.of for line in own.seats[A].lines if line.label == "mission"] == ["RP-M-01"]
    after = given.over()
    seen = score_seen_by(RED_PLANET.score(after.state), B)
    line = next(line for line in seen.seats[A].lines if line.label == "mission")
    assert (line.of, line.points, line.rule) == ("RP-M-01", 1, "RP-FINAL-3")
    assert b"RP-M-01" in codec.encode(RED_PLANET.view(after.state, B))


@pytest.mark.rule("RP-FINAL-1")
@pytest.mark.rule("RP-FINAL-3")
def test_around_the_third_production_discoveries_are_open_and_missions_are_not() -> None:
    given = Given(RED_PLANET).cards(A, "RP-M-01").zone("hellas", {A: 1})
    at = given.discovery("hellas", "RP-D-11").ending()
    for _ in range(2):
        assert at.state.phase == "actions"
        for viewer in (B, None):
            seen = score_seen_by(RED_PLANET.score(at.state), viewer).seats[A].lines
            assert [line.of for line in seen if line.label == "discovery"] == ["RP-D-11"]
            assert not [line for line in seen if line.label == "mission"]
            assert at.view(viewer).companies[A].cards is None
        at.third_production()


@pytest.mark.parametrize(
    ("rule", "missions"),
    [
        ("RP-FINAL-3", ["RP-M-01", "RP-M-02", "RP-M-03", "RP-M-04"]),
        ("RP-FINAL-4", ["RP-M-06", "RP-M-07", "RP-M-08", "RP-M-09", "RP-M-13"]),
        ("RP-FINAL-5", ["RP-M-05"]),
        ("RP-FINAL-7", ["RP-M-10", "RP-M-11", "RP-M-12"]),
    ],
)
def test_each_mission_pays_by_the_rule_that_speaks_of_it(rule: str, missions: list[str]) -> None:
    at = Given(RED_PLANET).cards(A, *missions).over()
    lines = RED_PLANET.score(at.state).seats[A].lines
    assert [(line.of, line.rule) for line in lines] == [(card, rule) for card in missions]


@pytest.mark.rule("RP-FINAL-4")
def test_both_of_two_tied_players_fulfil_their_missions_in_full() -> None:
    at = (
        Given(RED_PLANET)
        .zone("phobos", {A: 2, B: 2, C: 1})
        .cards(A, "RP-M-06")
        .cards(B, "RP-M-13")
        .over()
    )
    assert (at.points(A)["mission"], at.points(B)["mission"]) == (6, 6)


@pytest.mark.rule("RP-FINAL-5")
def test_strategic_zones_needs_the_highest_sum_and_no_majority() -> None:
    given = Given(RED_PLANET, seats=4).cards(A, "RP-M-05")
    given.zone("syrtis-major", {A: 3, B: 4}).zone("valles-marineris", {A: 3, C: 4, D: 5})
    assert given.over().points(A)["mission"] == 6


@pytest.mark.rule("RP-FINAL-6")
def test_ice_monopoly_counts_ice_tokens_only() -> None:
    at = (
        Given(RED_PLANET)
        .explored(*RED_PLANET.edition.zones)
        .tokens(A, ice=2, celerium=3)
        .tokens(B, ice=3)
        .tokens(C, ice=3, sylvanite=1)
        .over()
    )
    lines = [
        [line for line in tally.lines if line.label == "ice-bonus"]
        for tally in RED_PLANET.score(at.state).seats
    ]
    assert [[line.points for line in own] for own in lines] == [[], [4], [4]]
    assert lines[B][0].rule == "RP-FINAL-6"


@pytest.mark.rule("AMB-29")
@pytest.mark.rule("AMB-22")
def test_nobody_has_the_most_of_what_nobody_has() -> None:
    at = Given(RED_PLANET).cards(A, "RP-M-06", "RP-M-07", "RP-M-08", "RP-M-09", "RP-M-13").over()
    assert at.points(A) == {"mission": 0}


@pytest.mark.rule("AMB-41")
def test_several_missions_of_a_kind_each_score() -> None:
    at = Given(RED_PLANET).cards(A, "RP-M-01", "RP-M-02").zone("ausonia", {A: 1}).over()
    lines = RED_PLANET.score(at.state).seats[A].lines
    assert [(line.of, line.points) for line in lines] == [("RP-M-01", 1), ("RP-M-02", 1)]


@pytest.mark.rule("RP-FINAL-7")
def test_a_score_is_missions_tokens_ice_monopoly_and_discoveries() -> None:
    at = (
        Given(RED_PLANET)
        .explored(*RED_PLANET.edition.zones)
        .zone("hellas", {A: 1})
        .discovery("hellas", "RP-D-11")
        .tokens(A, ice=1, sylvanite=1, celerium=1)
        .cards(A, "RP-M-01", "RP-A-01")
        .over()
    )
    assert at.points(A) == {
        "ice-tokens": 1,
        "sylvanite-tokens": 2,
        "celerium-tokens": 3,
        "ice-bonus": 9,
        "mission": 1,
        "discovery": 3,
    }
    tally = RED_PLANET.score(at.state).seats[A]
    assert tally.total == 19
    assert [(line.label, line.rule) for line in tally.lines if line.label == "discovery"] == [
        ("discovery", "RP-FINAL-7")
    ]


@pytest.mark.rule("RP-FINAL-8")
def test_most_points_win_then_most_tokens_then_victory_is_shared() -> None:
    def winners(*tokens: tuple[int, int, int]) -> list[int]:
        given = Given(RED_PLANET).explored(*RED_PLANET.edition.zones)
        for seat, (ice, sylvanite, celerium) in enumerate(tokens):
            given.tokens(seat, ice, sylvanite, celerium).cards(seat, f"RP-M-{seat + 1:02}")
        return RED_PLANET.score(given.over().state).winners

    assert winners((1, 0, 0), (0, 4, 0), (0, 0, 4)) == [C]
    assert winners((0, 0, 2), (0, 3, 0), (0, 0, 0)) == [B]
    assert winners((0, 0, 1), (0, 2, 0), (0, 2, 0)) == [B, C]

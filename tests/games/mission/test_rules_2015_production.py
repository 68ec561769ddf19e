"""The second edition: production."""

from typing import Any

import pytest

from areopagus.games.mission import RED_PLANET, events, production
from areopagus.games.mission.table import MissionTable
from tests.games.mission.given import A, At, B, C, Given


def tokens(at: At, resource: Any) -> list[int]:
    return [company.tokens.count(resource) for company in at.state.companies]


def placed(at: At) -> dict[str, tuple[str, int]]:
    return {event.zone: (event.resource, event.tokens) for event in at.told(events.TokensPlaced)}


@pytest.mark.rule("RP-PROD-1")
@pytest.mark.rule("RP-PROD-2")
@pytest.mark.parametrize(("number", "each"), [(4, 0), (5, 1), (6, 0), (7, 0), (8, 2), (9, 0)])
def test_zones_with_a_visible_resource_produce_after_rounds_five_and_eight(
    number: int, each: int
) -> None:
    at = (
        Given(RED_PLANET)
        .zone("hellas", resource="ice")
        .zone("phobos", resource="celerium")
        .round(number)
        .round_ends()
    )
    expected = {"hellas": ("ice", each), "phobos": ("celerium", each)} if each else {}
    assert placed(at) == expected


@pytest.mark.rule("RP-PROD-1")
@pytest.mark.rule("RP-PROD-2")
def test_the_third_production_gives_three() -> None:
    at = Given(RED_PLANET).zone("hellas", resource="sylvanite").ending()
    assert placed(at) == {}
    assert placed(at.third_production()) == {"hellas": ("sylvanite", 3)}


@pytest.mark.rule("RP-PROD-3")
def test_the_sole_leader_takes_the_whole_pool() -> None:
    at = (
        Given(RED_PLANET)
        .zone("hellas", {A: 1, B: 3, C: 2}, resource="ice", pool={"ice": 1})
        .round(8)
        .round_ends()
    )
    assert (tokens(at, "ice"), at.zone("hellas").pool.ice) == ([0, 3, 0], 0)
    assert at.told(events.TokensTaken) == [
        events.TokensTaken(company=B, zone="hellas", resource="ice", tokens=3)
    ]


@pytest.mark.rule("RP-PROD-4")
@pytest.mark.rule("AMB-19")
def test_tied_leaders_share_and_the_rest_stays() -> None:
    at = (
        Given(RED_PLANET)
        .zone("hellas", {A: 2, B: 2, C: 1}, resource="ice", pool={"ice": 1})
        .zone("ausonia", {A: 1, B: 1, C: 1}, resource="celerium")
        .round(8)
        .round_ends()
    )
    assert (tokens(at, "ice"), at.zone("hellas").pool.ice) == ([1, 1, 0], 1)
    assert (tokens(at, "celerium"), at.zone("ausonia").pool.celerium) == ([0, 0, 0], 2)


@pytest.mark.rule("RP-PROD-5")
def test_tokens_stay_where_nobody_is() -> None:
    at = Given(RED_PLANET).zone("hellas", resource="ice", pool={"ice": 1}).round(8).round_ends()
    assert at.zone("hellas").pool.ice == 3
    assert at.told(events.TokensTaken) == []


@pytest.mark.rule("RP-PROD-6")
@pytest.mark.rule("AMB-20")
def test_each_resource_of_a_pool_is_shared_on_its_own() -> None:
    at = (
        Given(RED_PLANET)
        .zone("hellas", {A: 1, B: 1}, resource="celerium", pool={"celerium": 3})
        .discovery("hellas", "RP-D-10")
        .ending()
        .third_production()
    )
    assert (tokens(at, "celerium"), tokens(at, "ice")) == ([1, 1, 0], [1, 1, 0])
    pool = at.zone("hellas").pool
    assert (pool.celerium, pool.ice) == (1, 1)


@pytest.mark.rule("RP-PROD-7")
@pytest.mark.rule("AMB-31")
@pytest.mark.parametrize(
    ("card", "taken"),
    [("RP-D-07", [0, 3, 0, 0]), ("RP-D-08", [0, 0, 3, 0])],
    ids=["even", "uneven"],
)
def test_even_and_uneven_ground_count_in_the_third_production_only(
    card: str, taken: list[int]
) -> None:
    def ground() -> Given:
        """A leads by an odd number at Even Ground, and by an even one at Uneven Ground."""
        first = 5 if card == "RP-D-07" else 6
        return (
            Given(RED_PLANET, seats=4)
            .zone("hellas", {A: first, B: 4, C: 3}, resource="ice")
            .discovery("hellas", card)
        )

    earlier = ground().round(8).round_ends()
    assert tokens(earlier, "ice") == [2, 0, 0, 0]
    assert tokens(ground().ending().third_production(), "ice") == taken


@pytest.mark.rule("RP-PROD-7")
@pytest.mark.rule("AMB-31")
def test_where_all_are_treated_as_none_the_pool_stays() -> None:
    at = (
        Given(RED_PLANET)
        .zone("hellas", {A: 1, B: 3}, resource="ice")
        .discovery("hellas", "RP-D-07")
    )
    ended = at.ending().third_production()
    assert (tokens(ended, "ice"), ended.zone("hellas").pool.ice) == ([0, 0, 0], 3)


@pytest.mark.rule("RP-PROD-8")
@pytest.mark.rule("AMB-32")
def test_synergy_reaches_neighbours_but_neither_its_own_zone_nor_a_mining_incident() -> None:
    at = (
        Given(RED_PLANET)
        .explored("tritonis-sinus", "mare-tyrrhenum", "hellas", "sinus-sabaeus")
        .discovery("tritonis-sinus", "RP-D-04")
        .discovery("mare-tyrrhenum", "RP-D-05")
        .ending()
        .third_production()
    )
    assert {zone: count for zone, (_, count) in placed(at).items()} == {
        "tritonis-sinus": 3,
        "hellas": 4,
        "sinus-sabaeus": 3,
    }


@pytest.mark.rule("AMB-32")
@pytest.mark.parametrize(
    ("card", "resource", "tokens"), [("RP-D-06", "sylvanite", 6), ("RP-D-10", "ice", 4)]
)
def test_synergy_adds_to_what_a_neighbours_own_discovery_gives(
    card: str, resource: str, tokens: int
) -> None:
    at = (
        Given(RED_PLANET)
        .zone("hellas", resource="sylvanite")
        .discovery("ausonia", "RP-D-04")
        .discovery("hellas", card)
        .ending()
        .third_production()
    )
    assert placed(at) == {"hellas": (resource, tokens)}


@pytest.mark.rule("RP-PROD-9")
def test_subterfuge_counts_in_the_third_production_only() -> None:
    def hellas() -> Given:
        return (
            Given(RED_PLANET)
            .zone("hellas", {A: 3, B: 2, C: 1}, resource="ice")
            .discovery("hellas", "RP-D-09")
        )

    assert tokens(hellas().round(8).round_ends(), "ice") == [2, 0, 0]
    assert tokens(hellas().ending().third_production(), "ice") == [0, 3, 0]


@pytest.mark.rule("AMB-21")
def test_tokens_are_not_limited_to_those_in_the_box() -> None:
    in_the_box = {t["resource"]: t["count"] for t in RED_PLANET.components["score_tokens"]}
    given = Given(RED_PLANET).zone("hellas", {A: 1}, resource="ice").tokens(A, ice=40)
    assert in_the_box["ice"] == 40
    production.produce(MissionTable(RED_PLANET.edition, given.state, None), 3, third=False)
    assert given.state.companies[A].tokens.ice == 43

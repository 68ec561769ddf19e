"""The second edition: every discovery and every mission."""

from typing import Any

import pytest

from areopagus.games.mission import RED_PLANET, events
from tests.games.mission.given import A, B, C, Given

ZONES = RED_PLANET.edition.zones


@pytest.mark.parametrize(
    ("card", "here", "after", "resource", "placed", "taken", "points"),
    [
        ("RP-D-01", [3, 2, 0], [2, 1, 0], "sylvanite", (3, 3), [3, 0, 0], [0, 0, 0]),
        ("RP-D-02", [3, 2, 0], [3, 2, 1], "sylvanite", (3, 3), [3, 0, 0], [0, 0, 0]),
        ("RP-D-03", [3, 2, 0], [2, 2, 0], "sylvanite", (3, 3), [1, 1, 0], [0, 0, 0]),
        ("RP-D-03", [2, 2, 1], [1, 1, 1], "sylvanite", (3, 3), [1, 1, 1], [0, 0, 0]),
        ("RP-D-04", [3, 2, 0], [3, 2, 0], "sylvanite", (3, 4), [3, 0, 0], [0, 0, 0]),
        ("RP-D-05", [3, 2, 0], [3, 2, 0], "sylvanite", (0, 3), [0, 0, 0], [0, 0, 0]),
        ("RP-D-06", [3, 2, 0], [3, 2, 0], "sylvanite", (5, 3), [5, 0, 0], [0, 0, 0]),
        ("RP-D-07", [3, 2, 0], [3, 2, 0], "sylvanite", (3, 3), [0, 3, 0], [0, 0, 0]),
        ("RP-D-08", [4, 3, 0], [4, 3, 0], "sylvanite", (3, 3), [0, 3, 0], [0, 0, 0]),
        ("RP-D-09", [3, 2, 0], [3, 2, 0], "sylvanite", (3, 3), [0, 3, 0], [0, 0, 0]),
        ("RP-D-10", [3, 2, 0], [3, 2, 0], "ice", (3, 3), [3, 0, 0], [0, 0, 0]),
        ("RP-D-11", [3, 2, 0], [3, 2, 0], "sylvanite", (3, 3), [3, 0, 0], [3, 3, 0]),
        ("RP-D-12", [3, 2, 0], [3, 2, 0], "sylvanite", (3, 3), [3, 0, 0], [4, 0, 0]),
        ("RP-D-12", [2, 2, 1], [2, 2, 1], "sylvanite", (3, 3), [1, 1, 0], [4, 4, 0]),
        ("RP-D-13", [3, 2, 0], [3, 2, 0], "sylvanite", (3, 3), [3, 0, 0], [-3, -3, 0]),
    ],
)
def test_each_discovery(
    card: str,
    here: list[int],
    after: list[int],
    resource: Any,
    placed: tuple[int, int],
    taken: list[int],
    points: list[int],
) -> None:
    """At Hellas, with sylvanite; Ausonia next door is empty; one of C is aboard a docked ship."""
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-24", [C]))
        .zone("hellas", dict(enumerate(here)), resource="sylvanite")
        .zone("ausonia", resource="celerium")
        .discovery("hellas", card)
        .ending()
    )
    assert at.zone("hellas").astronauts == after
    lost = [here[seat] - after[seat] for seat in (A, B)]
    assert [at.company(seat).lost for seat in (A, B)] == lost
    at.third_production()
    given = {event.zone: event.tokens for event in at.told(events.TokensPlaced)}
    assert (given.get("hellas", 0), given["ausonia"]) == placed
    assert [company.tokens.count(resource) for company in at.state.companies] == taken
    at.finish()
    assert [at.points(seat).get("discovery", 0) for seat in (A, B, C)] == points


@pytest.mark.parametrize("present", range(5))
@pytest.mark.parametrize(
    ("card", "red"),
    [
        ("RP-M-01", ["ausonia", "hellas", "tritonis-sinus", "syrtis-major"]),
        ("RP-M-02", ["vastitas-borealis", "ausonia", "mare-serpentis", "syrtis-major"]),
        ("RP-M-03", ["tritonis-sinus", "mare-tyrrhenum", "sinus-sabaeus", "valles-marineris"]),
        ("RP-M-04", ["vastitas-borealis", "sinus-sabaeus", "mare-serpentis", "valles-marineris"]),
    ],
)
@pytest.mark.rule("RP-FINAL-3")
def test_each_influence_mission(card: str, red: list[Any], present: int) -> None:
    given = Given(RED_PLANET).cards(A, card).explored(*ZONES)
    for zone in ZONES:
        if zone not in red[present:]:
            given.zone(zone, {A: 2, B: 5})
    assert given.over().points(A)["mission"] == [0, 1, 2, 4, 7][present]


def mission(card: str, zones: dict[Any, list[int]], tokens: Any = (), lost: Any = ()) -> int:
    """What a mission pays A, given who is where, tokens and losses by seat."""
    given = Given(RED_PLANET).cards(A, card).explored(*ZONES)
    for zone, counts in zones.items():
        given.zone(zone, dict(enumerate(counts)))
    for seat, held in enumerate(tokens):
        given.tokens(seat, *held)
    for seat, count in enumerate(lost):
        given.lost(seat, count)
    return given.over().points(A)["mission"]


def everywhere(zones: int, counts: list[int]) -> dict[Any, list[int]]:
    return dict.fromkeys([*ZONES][-zones:], counts)


@pytest.mark.rule("RP-FINAL-4")
@pytest.mark.rule("AMB-29")
@pytest.mark.parametrize(
    ("card", "points", "met", "missed"),
    [
        (
            "RP-M-05",
            6,
            [{"syrtis-major": [1, 2], "valles-marineris": [2, 1]}],
            [{"syrtis-major": [2, 1], "valles-marineris": [1, 3]}, {}],
        ),
        ("RP-M-06", 6, [{"phobos": [1, 1]}, {"phobos": [2, 1]}], [{"phobos": [1, 2]}, {}]),
        (
            "RP-M-12",
            6,
            [{"hellas": [1, 1], "phobos": [2, 0], "ausonia": [1, 0], "syrtis-major": [0, 5]}],
            [{"hellas": [1, 2], "phobos": [2, 0], "ausonia": [1, 0]}, {}],
        ),
        (
            "RP-M-13",
            6,
            [{"hellas": [1, 4], "phobos": [3, 0]}],
            [{"hellas": [1, 5], "phobos": [3, 0]}, {}],
        ),
        ("RP-M-11", 6, [everywhere(7, [1, 2]), everywhere(10, [1, 1])], [everywhere(6, [3, 0])]),
    ],
)
def test_each_mission_about_zones(
    card: str, points: int, met: list[dict[Any, list[int]]], missed: list[dict[Any, list[int]]]
) -> None:
    assert [mission(card, zones) for zones in met] == [points] * len(met)
    assert [mission(card, zones) for zones in missed] == [0] * len(missed)


@pytest.mark.rule("RP-FINAL-4")
@pytest.mark.rule("AMB-29")
@pytest.mark.parametrize(
    ("card", "points", "met", "missed"),
    [
        ("RP-M-07", 6, [[(0, 0, 2), (9, 0, 2)]], [[(9, 3, 2), (0, 0, 3)], []]),
        ("RP-M-08", 6, [[(0, 2, 0), (9, 2, 0)]], [[(9, 2, 3), (0, 3, 0)], []]),
        ("RP-M-10", 5, [[(2, 2, 2)], [(3, 2, 4)]], [[(9, 1, 2)], [(9, 2, 1)], [(1, 2, 2)], []]),
    ],
)
def test_each_mission_about_tokens(card: str, points: int, met: Any, missed: Any) -> None:
    assert [mission(card, {}, tokens) for tokens in met] == [points] * len(met)
    assert [mission(card, {}, tokens) for tokens in missed] == [0] * len(missed)


@pytest.mark.rule("RP-FINAL-4")
@pytest.mark.rule("AMB-29")
def test_heroic_sacrifice_pays_for_the_most_on_the_memorial() -> None:
    assert mission("RP-M-09", {}, lost=[2, 2, 1]) == 5
    assert mission("RP-M-09", {}, lost=[1, 2, 0]) == 0
    assert mission("RP-M-09", {}, lost=[0, 0, 0]) == 0

"""Recruiter, explorer, scientist, secret agent and saboteur of 2005, and what all board."""

from typing import Any

import pytest

from areopagus.games.mission import PLANETE_ROUGE
from areopagus.games.mission.components import CHARACTERS
from areopagus.games.mission.moves import (
    Board,
    DrawCard,
    Launch,
    LookAtDiscovery,
    March,
    Pass,
    Redirect,
    Sabotage,
)
from areopagus.games.mission.view import DiscoveryView
from tests.games.mission.given import A, At, B, C, Given

BOARD_ONE = ("recruiter", "explorer", "saboteur", "femme-fatale")
BOARD_TWO = ("scientist", "secret-agent", "pilot")


def on_the_ground() -> Given:
    """Three ships with plenty of room."""
    return Given(PLANETE_ROUGE).docks(("PR-S-06", []), ("PR-S-23", []), ("PR-S-24", []))


def proves(character: str, *, refuses: bool = False) -> pytest.MarkDecorator:
    """The mark of what a character boards."""
    return pytest.mark.rule(f"PR-CHAR-{character.upper()}-1", refuses=refuses)


def discovery_as_seen(at: At, seat: int) -> DiscoveryView:
    """What a seat sees of the discovery at Hellas."""
    (seen,) = [zone.discovery for zone in at.view(seat).zones if zone.id == "hellas"]
    assert seen is not None
    return seen


@pytest.mark.parametrize("character", [pytest.param(c, marks=proves(c)) for c in BOARD_ONE])
def test_four_characters_board_one(character: str) -> None:
    at = on_the_ground().playing(A, character)
    assert at.asked == [(A, "board")]
    at.play(Board(ship="PR-S-06"))
    assert (A, "board") not in at.asked
    assert at.company(A).reserve == 21
    assert [ship.aboard for ship in at.state.docks if ship] == [[A], [], []]


@pytest.mark.parametrize(
    "character",
    [pytest.param(c, marks=proves(c, refuses=True)) for c in (*BOARD_ONE, *BOARD_TWO)],
)
def test_most_characters_do_not_board_several_at_once(character: str) -> None:
    at = on_the_ground().playing(A, character)
    refusal = at.refuses(Board(ship="PR-S-06", astronauts=2))
    assert (refusal.rule, refusal.reason) == (f"PR-CHAR-{character.upper()}-1", "wrong-number")


@pytest.mark.parametrize("character", BOARD_ONE)
def test_they_do_not_board_a_second(character: str) -> None:
    at = on_the_ground().zone("hellas", {A: 1, B: 1}).playing(A, character)
    at.play(Board(ship="PR-S-06"))
    assert not at.allows(Board(ship="PR-S-06"), seat=A)


@pytest.mark.parametrize(
    "character", [pytest.param(c, marks=proves(c)) for c in ("scientist", "pilot")]
)
@pytest.mark.parametrize("second", ["PR-S-06", "PR-S-23"])
def test_scientist_and_pilot_board_two_on_one_ship_or_on_two(character: str, second: str) -> None:
    at = on_the_ground().playing(A, character)
    at.play(Board(ship="PR-S-06"), Board(ship=second))
    assert at.company(A).reserve == 20
    assert sorted(at.aboard("PR-S-06") + at.aboard("PR-S-23")) == [A, A]
    assert not at.allows(Board(ship="PR-S-24")), "a third is too many"


# Recruiter


@pytest.mark.rule("PR-CHAR-RECRUITER-2")
@pytest.mark.rule("AMB-39")
@pytest.mark.parametrize("boards", [True, False])
def test_the_recruiter_takes_all_characters_back_whether_or_not_one_boards(boards: bool) -> None:
    at = on_the_ground().used(A, "pilot", "soldier").playing(A, "recruiter")
    assert len(at.company(A).hand) == 6, "the recruiter is out of hand while he acts"
    at.play(Board(ship="PR-S-06") if boards else Pass())
    assert at.state.phase == "choose", "nothing is asked: it is not optional"
    assert at.company(A).hand == list(CHARACTERS)


# Explorer


def exploring() -> At:
    return (
        on_the_ground()
        .zone("hellas", {A: 2, B: 1})
        .zone("ausonia", {B: 1})
        .playing(A, "explorer")
        .play(Pass())
    )


@pytest.mark.rule("PR-CHAR-EXPLORER-2")
def test_the_explorer_makes_three_moves_with_one_astronaut_or_several() -> None:
    at = exploring().play(
        March(origin="hellas", target="mare-tyrrhenum"),
        March(origin="hellas", target="ausonia"),
        March(origin="mare-tyrrhenum", target="syrtis-major"),
    )
    assert at.state.phase == "choose", "there is no fourth move"
    assert at.zone("hellas").astronauts == [0, 1, 0]
    assert at.zone("ausonia").astronauts == [1, 1, 0]
    assert at.zone("syrtis-major").astronauts == [1, 0, 0]


@pytest.mark.rule("PR-CHAR-EXPLORER-2", refuses=True)
def test_the_explorer_walks_only_to_adjacent_zones() -> None:
    at = exploring()
    refusals: dict[Any, str] = {
        "hellas": "already-there",
        "vastitas-borealis": "not-adjacent",
        "valles-marineris": "not-adjacent",
        "phobos": "zone-not-on-board",
    }
    for target, reason in refusals.items():
        refusal = at.refuses(March(origin="hellas", target=target))
        assert (refusal.rule, refusal.reason) == ("PR-CHAR-EXPLORER-2", reason)


@pytest.mark.rule("PR-CHAR-EXPLORER-2", refuses=True)
@pytest.mark.rule("AMB-06")
def test_the_explorer_moves_nobody_elses_astronauts() -> None:
    at = exploring()
    refusal = at.refuses(March(origin="ausonia", target="hellas"))
    assert (refusal.rule, refusal.reason) == ("PR-CHAR-EXPLORER-2", "not-present")
    at.play(March(origin="hellas", target="ausonia"))
    assert at.zone("ausonia").astronauts == [1, 1, 0]


def test_adjacency_goes_both_ways() -> None:
    adjacent = PLANETE_ROUGE.edition.adjacent
    assert all(zone in adjacent[other] for zone in adjacent for other in adjacent[zone])
    assert all(zone not in adjacent[zone] for zone in adjacent)


@pytest.mark.rule("PR-CHAR-EXPLORER-3")
def test_a_walk_into_an_unexplored_zone_draws_its_resource_before_the_next_move() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .zone("hellas", {A: 1})
        .resource_deck("sylvanite", "celerium")
        .playing(A, "explorer")
        .play(Pass(), March(origin="hellas", target="ausonia"))
    )
    assert at.zone("ausonia").explored
    assert at.zone("ausonia").resource == "sylvanite"
    assert at.asked == [(A, "walk")]
    at.play(March(origin="ausonia", target="hellas"))
    assert at.state.resource_deck[0] == "celerium", "an explored zone draws nothing"


# Scientist


@pytest.mark.rule("PR-CHAR-SCIENTIST-2")
def test_the_scientist_draws_the_top_card_or_looks_at_a_discovery() -> None:
    given = on_the_ground().discovery("hellas", "PR-D-01", seen_by=(B,)).event_deck("PR-B-07")
    at = given.playing(A, "scientist").play(Pass())
    assert discovery_as_seen(at, A).card is None
    assert at.listed() == [DrawCard(), LookAtDiscovery(zone="hellas"), Pass()]
    at.play(LookAtDiscovery(zone="hellas"))
    assert at.state.phase == "choose", "one of the two, not both"
    assert discovery_as_seen(at, A).card == "PR-D-01"
    assert discovery_as_seen(at, C).card is None
    assert discovery_as_seen(at, C).seen_by == [B, A]


@pytest.mark.rule("PR-CHAR-SCIENTIST-2", refuses=True)
def test_the_scientist_cannot_look_where_no_discovery_lies() -> None:
    at = on_the_ground().playing(A, "scientist").play(Pass())
    refusal = at.refuses(LookAtDiscovery(zone="hellas"))
    assert (refusal.rule, refusal.reason) == ("PR-CHAR-SCIENTIST-2", "no-discovery-there")


# Secret agent


@pytest.mark.rule("PR-CHAR-SECRET-AGENT-1")
def test_the_secret_agent_boards_two_on_different_ships() -> None:
    at = on_the_ground().playing(A, "secret-agent")
    at.play(Board(ship="PR-S-06"), Board(ship="PR-S-23"))
    assert (at.aboard("PR-S-06"), at.aboard("PR-S-23")) == ([A], [A])


@pytest.mark.rule("PR-CHAR-SECRET-AGENT-1", refuses=True)
def test_the_secret_agent_does_not_board_the_same_ship_twice() -> None:
    at = on_the_ground().playing(A, "secret-agent").play(Board(ship="PR-S-06"))
    refusal = at.refuses(Board(ship="PR-S-06"))
    assert (refusal.rule, refusal.reason) == ("PR-CHAR-SECRET-AGENT-1", "same-ship")


@pytest.mark.rule("PR-CHAR-SECRET-AGENT-2")
@pytest.mark.parametrize("ship", ["PR-S-06", "PR-S-23"])
def test_the_secret_agent_launches_a_ship_with_free_seats_or_an_empty_one(ship: str) -> None:
    at = (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-06", [B]), ("PR-S-23", []))
        .chosen("secret-agent", "pilot", "pilot")
        .play(Pass(), Launch(ship=ship))
    )
    assert [flying.id for flying in at.state.flying] == [ship]
    assert at.asked == [(B, "board")]


@pytest.mark.rule("PR-CHAR-SECRET-AGENT-2", refuses=True)
def test_the_secret_agent_launches_only_ships_on_the_ground() -> None:
    at = on_the_ground().playing(A, "secret-agent").play(Pass())
    refusal = at.refuses(Launch(ship="PR-S-09"))
    assert (refusal.rule, refusal.reason) == ("PR-CHAR-SECRET-AGENT-2", "not-docked")


@pytest.mark.rule("PR-CHAR-SECRET-AGENT-3")
def test_with_a_single_ship_the_secret_agent_boards_one() -> None:
    at = Given(PLANETE_ROUGE).docks(("PR-S-06", [])).playing(A, "secret-agent")
    at.play(Board(ship="PR-S-06"))
    assert at.asked == [(A, "launch-ship")]
    assert at.company(A).reserve == 21


@pytest.mark.rule("PR-CHAR-SECRET-AGENT-3")
def test_without_a_ship_the_secret_agent_launches_nothing() -> None:
    at = Given(PLANETE_ROUGE).docks(("PR-S-07", [B])).playing(A, "secret-agent")
    at.play(Board(ship="PR-S-07"))
    assert at.state.phase == "choose"


@pytest.mark.rule("AMB-08")
@pytest.mark.rule("AMB-16")
def test_an_empty_manual_ship_in_flight_may_get_a_destination_from_a_pilot() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-32", []))
        .chosen("secret-agent", "pilot", "recruiter")
        .play(Pass())  # the recruiter
        .play(Pass(), Launch(ship="PR-S-32"))
    )
    assert at.asked == [(B, "redirect-ship")]
    at.play(Redirect(ship="PR-S-32", zone="hellas"))
    assert at.state.ship_discard == ["PR-S-32"]
    assert not at.zone("hellas").explored


# Saboteur


@pytest.mark.rule("PR-CHAR-SABOTEUR-2")
@pytest.mark.rule("PR-LOSS-1")
@pytest.mark.rule("AMB-17")
def test_the_saboteur_destroys_a_ship_with_all_aboard_and_frees_its_tile() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-34", [B, C, B], ["hellas"]), ("PR-S-06", []))
        .chosen("saboteur", "pilot", "pilot")
        .play(Board(ship="PR-S-34"))
    )
    assert at.supply("hellas") == 1
    at.play(Sabotage(ship="PR-S-34"))
    assert [company.lost for company in at.state.companies] == [1, 2, 1]
    assert at.state.ship_discard == ["PR-S-34"]
    assert at.state.docks[0] is None
    assert at.supply("hellas") == 2


@pytest.mark.rule("PR-CHAR-SABOTEUR-2")
def test_the_saboteur_may_destroy_an_empty_ship() -> None:
    at = on_the_ground().playing(A, "saboteur").play(Pass(), Sabotage(ship="PR-S-23"))
    assert at.state.ship_discard == ["PR-S-23"]
    assert [company.lost for company in at.state.companies] == [0, 0, 0]


@pytest.mark.rule("PR-CHAR-SABOTEUR-2", refuses=True)
def test_the_saboteur_destroys_only_ships_on_the_ground() -> None:
    at = on_the_ground().playing(A, "saboteur").play(Pass())
    refusal = at.refuses(Sabotage(ship="PR-S-09"))
    assert (refusal.rule, refusal.reason) == ("PR-CHAR-SABOTEUR-2", "not-docked")


@pytest.mark.rule("AMB-15")
def test_a_saboteur_may_spare_a_ship_with_his_own_astronauts() -> None:
    at = Given(PLANETE_ROUGE).docks(("PR-S-06", [A])).playing(A, "saboteur").play(Pass())
    assert at.listed() == [Sabotage(ship="PR-S-06"), Pass()]
    at.play(Pass())
    assert at.aboard("PR-S-06") == [A]

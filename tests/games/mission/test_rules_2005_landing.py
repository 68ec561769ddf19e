"""Arrival on Mars and the resources found there, in the edition of 2005 (PR-LAND, PR-RES)."""

import pytest

from areopagus.games.mission import PLANETE_ROUGE
from areopagus.games.mission.events import ResourceFound, ShipDiscarded, ShipLanded
from areopagus.games.mission.moves import Board, March, Pass
from tests.games.mission.given import A, B, C, Given


@pytest.mark.rule("PR-LAND-1")
def test_ships_land_where_their_tile_or_else_their_print_says() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-10", [A]))
        .flying(("PR-S-07", [A, B]), ("PR-S-04", [C, C], ["tritonis-sinus"]))
        .round_ends()
    )
    assert at.zone("hellas").astronauts == [1, 1, 0]
    assert at.zone("tritonis-sinus").astronauts == [0, 0, 2]
    assert at.zone("ausonia").astronauts == [0, 0, 0]
    assert at.state.flying == []
    waiting = at.ship("PR-S-10")
    assert waiting is not None
    assert waiting.aboard == [A], "a ship on the ground stays there"


@pytest.mark.rule("PR-LAND-1")
def test_ships_land_only_after_all_characters_have_acted() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-07", [B]), ("PR-S-02", []))
        .chosen("recruiter", "explorer", "pilot")
        .play(Board(ship="PR-S-07"))
    )
    assert [ship.id for ship in at.state.flying] == ["PR-S-07"]
    assert at.zone("hellas").astronauts == [0, 0, 0]
    at.play(Pass(), Pass(), Pass())
    assert at.state.phase == "choose"
    assert at.zone("hellas").astronauts == [1, 1, 0]


@pytest.mark.rule("PR-LAND-1")
@pytest.mark.rule("AMB-42")
def test_ships_land_in_order_of_take_off_and_so_draw_resources() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-04", [B]), ("PR-S-07", [C]))
        .resource_deck("celerium", "sylvanite")
        .playing(A, "secret-agent")
        .play(Board(ship="PR-S-07"), Board(ship="PR-S-04"))
    )
    assert [event for event in at.events if isinstance(event, ShipLanded | ResourceFound)] == [
        ShipLanded(ship="PR-S-07", zone="hellas", aboard=(C, A)),
        ResourceFound(zone="hellas", resource="celerium"),
        ShipLanded(ship="PR-S-04", zone="ausonia", aboard=(B, A)),
        ResourceFound(zone="ausonia", resource="sylvanite"),
    ]


@pytest.mark.rule("PR-LAND-2")
@pytest.mark.rule("PR-RES-1")
@pytest.mark.rule("AMB-46")
def test_who_lands_on_an_unexplored_zone_draws_one_resource_tile() -> None:
    given = Given(PLANETE_ROUGE).flying(("PR-S-07", [A, B])).resource_deck("celerium", "ice")
    assert len(given.state.resource_deck) == 14
    at = given.round_ends()
    assert at.zone("hellas").explored
    assert at.zone("hellas").resource == "celerium"
    assert len(at.state.resource_deck) == 13
    for seat in (A, B, C, None):
        assert at.view(seat).zones[2].resource == "celerium"


@pytest.mark.rule("PR-LAND-2")
@pytest.mark.rule("PR-RES-1")
def test_an_explored_zone_keeps_its_resource_for_good() -> None:
    given = (
        Given(PLANETE_ROUGE)
        .flying(("PR-S-07", [A, B]))
        .zone("hellas", resource="ice")
        .resource_deck("celerium")
    )
    at = given.round_ends()
    assert at.zone("hellas").resource == "ice"
    assert at.state.resource_deck[0] == "celerium"


@pytest.mark.rule("PR-RES-1")
def test_a_zone_is_explored_by_the_explorer_as_well() -> None:
    given = Given(PLANETE_ROUGE).docks().zone("hellas", {A: 1}, resource="ice")
    at = given.resource_deck("sylvanite").playing(A, "explorer")
    assert not at.zone("tritonis-sinus").explored
    at.play(March(origin="hellas", target="tritonis-sinus"))
    assert at.zone("tritonis-sinus").explored
    assert at.zone("tritonis-sinus").resource == "sylvanite"


@pytest.mark.rule("PR-LAND-3")
def test_landed_ships_are_discarded_and_their_tiles_are_available_again() -> None:
    given = Given(PLANETE_ROUGE).docks(("PR-S-33", [A, B, C], ["ausonia"]))
    at = given.playing(A, "saboteur")
    assert at.supply("ausonia") == 1
    at.play(Board(ship="PR-S-33"))
    assert at.state.ship_discard == ["PR-S-33"]
    assert at.supply("ausonia") == 2


@pytest.mark.rule("PR-LAND-4")
@pytest.mark.rule("AMB-07")
def test_a_ship_without_astronauts_explores_nothing() -> None:
    at = Given(PLANETE_ROUGE).flying(("PR-S-07", []), ("PR-S-31", [], ["ausonia"])).round_ends()
    assert at.state.ship_discard == ["PR-S-07", "PR-S-31"]
    assert not any(zone.explored for zone in at.state.zones)
    assert len(at.state.resource_deck) == 14
    assert at.supply("ausonia") == 2


@pytest.mark.rule("PR-LAND-4")
@pytest.mark.rule("AMB-08")
def test_a_ship_without_destination_is_simply_discarded() -> None:
    at = Given(PLANETE_ROUGE).flying(("PR-S-31", [])).round_ends()
    assert at.events[0] == ShipDiscarded(ship="PR-S-31")
    assert at.state.ship_discard == ["PR-S-31"]

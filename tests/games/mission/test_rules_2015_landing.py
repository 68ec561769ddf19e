"""The second edition: ships land."""

import pytest

from areopagus.games.mission import RED_PLANET, events
from areopagus.games.mission.moves import Board, Launch, PlayAction, Rescue
from tests.games.mission.given import A, At, B, C, Given


def found(at: At) -> list[str]:
    return [event.zone for event in at.told(events.ResourceFound)]


@pytest.mark.rule("RP-LAND-1")
@pytest.mark.rule("AMB-42")
def test_launched_ships_land_in_order_of_launch_and_flip_the_resource() -> None:
    at = (
        Given(RED_PLANET)
        .flying(("RP-S-09", [A, B]), ("RP-S-05", [C]), ("RP-S-08", [C, A]))
        .round_ends()
    )
    assert [(event.ship, event.zone) for event in at.told(events.ShipLanded)] == [
        ("RP-S-09", "hellas"),
        ("RP-S-05", "ausonia"),
        ("RP-S-08", "hellas"),
    ]
    assert found(at) == ["hellas", "ausonia"]
    assert at.zone("hellas").astronauts == [2, 1, 1]
    assert at.zone("ausonia").astronauts == [0, 0, 1]
    assert at.zone("hellas").explored
    assert not at.zone("phobos").explored


@pytest.mark.rule("RP-LAND-1")
@pytest.mark.rule("AMB-42")
def test_a_forced_launch_lands_before_the_ships_that_leave_full() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-07", [B]), ("RP-S-04", [C]), ("RP-S-24", []))
        .playing(A, "secret-agent")
        .play(Board(ship="RP-S-07"), Board(ship="RP-S-04"), Launch(ship="RP-S-24"))
    )
    landed = [event.ship for event in at.told(events.ShipLanded)]
    assert landed == ["RP-S-24", "RP-S-07", "RP-S-04"]


@pytest.mark.rule("RP-LAND-2")
def test_landed_ships_are_discarded_and_their_tokens_return() -> None:
    given = Given(RED_PLANET).flying(("RP-S-09", [A], ["phobos", "ausonia"]), ("RP-S-05", [C]))
    at = given.round_ends()
    assert at.state.ship_discard == ["RP-S-09", "RP-S-05"]
    assert at.state.flying == []
    assert (at.supply("phobos"), at.supply("ausonia")) == (2, 2)
    assert at.zone("ausonia").astronauts == [1, 0, 1]


@pytest.mark.rule("RP-LAND-3")
@pytest.mark.rule("AMB-07")
def test_an_empty_ship_flips_nothing() -> None:
    at = Given(RED_PLANET).flying(("RP-S-09", [])).round_ends()
    assert at.told(events.ShipLanded) == [events.ShipLanded(ship="RP-S-09", zone="hellas")]
    assert found(at) == []
    assert not at.zone("hellas").explored
    assert at.state.ship_discard == ["RP-S-09"]


@pytest.mark.rule("RP-LAND-3")
@pytest.mark.rule("AMB-08")
def test_an_empty_ship_without_destination_is_discarded() -> None:
    at = Given(RED_PLANET).flying(("RP-S-34", [])).round_ends()
    assert at.told(events.ShipDiscarded) == [events.ShipDiscarded(ship="RP-S-34")]
    assert at.told(events.ShipLanded) == []
    assert at.state.ship_discard == ["RP-S-34"]


@pytest.mark.rule("RP-LAND-4")
def test_a_resource_is_flipped_once_however_the_zone_is_entered() -> None:
    landing = Given(RED_PLANET).flying(("RP-S-09", [A]), ("RP-S-08", [B])).round_ends()
    assert found(landing) == ["hellas"]
    pulled = (
        Given(RED_PLANET)
        .docks(("RP-S-24", [A, B]))
        .discovery("ausonia", "RP-D-02")
        .cards(A, "RP-M-01", "RP-A-02")
        .lost(A, 1)
        .ending()
    )
    assert found(pulled) == ["ausonia"]
    pulled.play(PlayAction(card="RP-A-02"), Rescue(zone="ausonia"))
    assert found(pulled) == []
    assert pulled.zone("ausonia").explored
    assert pulled.zone("ausonia").astronauts == [2, 1, 0]

"""The second edition: what holds for all characters, and where ships go."""

from typing import Any

import pytest

from areopagus.games.mission import RED_PLANET, events
from areopagus.games.mission.components import CHARACTERS
from areopagus.games.mission.moves import (
    Board,
    DrawCard,
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
from tests.games.mission.given import A, B, C, Given


@pytest.mark.rule("RP-CHAR-1")
@pytest.mark.rule("RP-CHAR-1", refuses=True)
@pytest.mark.parametrize("character", CHARACTERS)
def test_boarding_must_be_done_while_it_can_be(character: Any) -> None:
    at = Given(RED_PLANET).docks(("RP-S-24", [])).playing(A, character)
    refused = at.refuses(Pass())
    assert (refused.rule, refused.reason) == ("RP-CHAR-1", "must-board")
    assert [type(move) for move in at.listed()] == [Board]


@pytest.mark.rule("RP-CHAR-1")
@pytest.mark.rule("RP-CHAR-1", refuses=True)
def test_a_soldier_must_kill_and_a_saboteur_must_destroy() -> None:
    soldier = Given(RED_PLANET).zone("hellas", {B: 1}).playing(A, "soldier").skip_boarding()
    assert soldier.refuses(Pass()).rule == "RP-CHAR-1"
    assert soldier.listed() == [Kill(zone="hellas", victim=B)]
    saboteur = Given(RED_PLANET).docks(("RP-S-24", [])).playing(A, "saboteur").skip_boarding()
    assert saboteur.refuses(Pass()).rule == "RP-CHAR-1"
    assert saboteur.listed() == [Sabotage(ship="RP-S-24")]


@pytest.mark.rule("RP-CHAR-1")
@pytest.mark.rule("AMB-10")
@pytest.mark.parametrize("character", ["scientist", "secret-agent", "pilot"])
def test_with_one_astronaut_left_one_is_boarded(character: Any) -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-24", []), ("RP-S-27", []))
        .reserve(A, 1)
        .playing(A, character)
        .play(Board(ship="RP-S-24"))
    )
    assert at.company(A).reserve == 0
    assert at.state.turn is not None
    assert at.state.turn.step == "special"


@pytest.mark.rule("AMB-12")
@pytest.mark.parametrize(
    ("character", "question"),
    [("scientist", "research"), ("soldier", "kill-astronaut"), ("explorer", "walk")],
)
def test_without_a_docked_ship_the_special_action_follows(character: Any, question: str) -> None:
    at = Given(RED_PLANET).docks().zone("hellas", {A: 1, B: 1}).playing(A, character)
    assert at.asked == [(A, question)]
    assert at.company(A).reserve == 21


@pytest.mark.rule("AMB-12")
def test_without_a_free_seat_the_special_action_follows() -> None:
    """A ship in flight has seats, but nobody boards it."""
    at = Given(RED_PLANET).docks().flying(("RP-S-24", [A, B])).playing(A, "femme-fatale")
    assert at.asked == [(A, "replace-astronaut")]
    assert at.listed() == [ReplaceAboard(ship="RP-S-24", victim=B)]


@pytest.mark.rule("RP-CHAR-2")
@pytest.mark.rule("AMB-47")
@pytest.mark.parametrize("walks", range(4))
def test_the_explorer_walks_as_often_as_he_likes_up_to_three_times(walks: int) -> None:
    at = Given(RED_PLANET).zone("hellas", {A: 1}).playing(A, "explorer").skip_boarding()
    there, back = March(origin="hellas", target="ausonia"), March(origin="ausonia", target="hellas")
    at.play(*[there, back, there][:walks])
    if walks < 3:
        at.play(Pass())
    assert at.state.phase == "choose"
    assert at.zone("ausonia").astronauts[A] == walks % 2


@pytest.mark.rule("RP-CHAR-3")
@pytest.mark.rule("AMB-03")
def test_a_full_ship_leaves_once_the_character_is_resolved() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-07", [B]), ("RP-S-24", []))
        .zone("hellas", {A: 1})
        .chosen("explorer", "pilot", "pilot")
        .play(Board(ship="RP-S-07"))
    )
    assert at.state.flying == []
    at.play(March(origin="hellas", target="ausonia"))
    assert at.state.flying == []
    at.play(Pass())
    assert [ship.id for ship in at.state.flying] == ["RP-S-07"]


@pytest.mark.rule("RP-CHAR-4")
@pytest.mark.rule("AMB-42")
def test_all_full_ships_leave_from_left_to_right_before_the_next_player_acts() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-07", [B]), ("RP-S-24", []), ("RP-S-04", [C]))
        .event_deck("RP-A-01")
        .chosen("scientist", "pilot", "pilot")
        .play(Board(ship="RP-S-04"), Board(ship="RP-S-07"), DrawCard())
    )
    assert [ship.id for ship in at.state.flying] == ["RP-S-07", "RP-S-04"]
    assert at.asked == [(B, "board")]
    kinds = [type(event) for event in at.events]
    assert kinds.index(events.ShipLaunched) < kinds.index(events.CharacterCalled)


@pytest.mark.rule("RP-CHAR-5")
def test_killed_replaced_and_sabotaged_astronauts_go_to_the_memorial() -> None:
    soldier = Given(RED_PLANET).zone("hellas", {B: 2}).playing(A, "soldier").skip_boarding()
    soldier.play(Kill(zone="hellas", victim=B))
    assert (soldier.company(B).lost, soldier.company(B).reserve) == (1, 20)
    replacing = Given(RED_PLANET).zone("hellas", {A: 1, B: 2}).playing(A, "femme-fatale")
    replacing.skip_boarding().play(ReplaceInZone(zone="hellas", victim=B))
    assert (replacing.company(B).lost, replacing.company(B).reserve) == (1, 20)
    saboteur = Given(RED_PLANET).docks(("RP-S-24", [B, B])).playing(A, "saboteur")
    saboteur.skip_boarding().play(Sabotage(ship="RP-S-24"))
    assert [company.lost for company in saboteur.state.companies] == [1, 2, 0]


@pytest.mark.rule("AMB-48")
def test_nobody_needs_to_board_where_a_later_effect_becomes_possible() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-24", [B]), ("RP-S-27", []))
        .chosen("femme-fatale", "pilot", "pilot")
    )
    assert at.allows(Board(ship="RP-S-24"))
    at.play(Board(ship="RP-S-27"))
    assert at.asked == [(B, "board")]


@pytest.mark.rule("RP-DEST-1")
def test_the_first_aboard_an_unknown_ship_sets_its_destination_and_no_one_after() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-34", []))
        .chosen("recruiter", "saboteur", "pilot")
        .play(Board(ship="RP-S-34"))
    )
    assert at.asked == [(A, "set-destination")]
    at.play(SetDestination(zone="valles-marineris"))
    at.play(Board(ship="RP-S-34"))
    assert at.asked == [(B, "destroy-ship")]
    ship = at.ship("RP-S-34")
    assert ship is not None
    assert (ship.aboard, ship.tiles) == ([A, B], ["valles-marineris"])


@pytest.mark.rule("RP-DEST-1", refuses=True)
def test_the_destination_is_set_at_once() -> None:
    at = Given(RED_PLANET).docks(("RP-S-34", []), ("RP-S-24", [])).playing(A, "scientist")
    at.play(Board(ship="RP-S-34"))
    for move in (Board(ship="RP-S-24"), Pass(), Redirect(ship="RP-S-34", zone="hellas")):
        refused = at.refuses(move)
        assert (refused.rule, refused.reason) == ("RP-DEST-1", "not-now")


@pytest.mark.rule("RP-DEST-2")
@pytest.mark.rule("AMB-17")
def test_the_top_token_counts_and_those_beneath_stay_on_the_ship() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-07", [B], ["ausonia"]), ("RP-S-24", []))
        .chosen("pilot", "pilot", "recruiter")
    )
    at.play(Board(ship="RP-S-24"))
    at.play(Board(ship="RP-S-07"), Board(ship="RP-S-24"))
    at.play(Redirect(ship="RP-S-07", zone="phobos"))
    ship = at.ship("RP-S-07")
    assert ship is not None
    assert ship.tiles == ["ausonia", "phobos"]
    assert (at.supply("ausonia"), at.supply("phobos")) == (1, 1)
    at.finish_round()
    assert at.zone("phobos").astronauts == [1, 1, 0]
    assert at.zone("hellas").astronauts == at.zone("ausonia").astronauts == [0, 0, 0]
    assert at.supply("ausonia") == 2


@pytest.mark.rule("RP-DEST-3")
@pytest.mark.rule("RP-DEST-3", refuses=True)
def test_only_tokens_in_the_supply_can_be_chosen() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-34", []), ("RP-S-24", [], ["hellas", "hellas", "ausonia"]))
        .playing(A, "pilot")
        .play(Board(ship="RP-S-34"))
    )
    first = at.refuses(SetDestination(zone="hellas"))
    assert (first.rule, first.reason) == ("RP-DEST-3", "no-tile-of-zone")
    at.play(SetDestination(zone="ausonia"), Board(ship="RP-S-24"))
    for zone in ("hellas", "ausonia"):
        assert at.refuses(Redirect(ship="RP-S-24", zone=zone)).rule == "RP-DEST-3"
    assert at.allows(Redirect(ship="RP-S-24", zone="phobos"))


@pytest.mark.rule("RP-DEST-3", refuses=True)
def test_an_unknown_ship_cannot_be_boarded_when_no_token_is_left() -> None:
    every_token = [zone for zone in RED_PLANET.edition.zones for _ in range(2)]
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-34", []), ("RP-S-24", [], every_token))
        .playing(A, "recruiter")
    )
    refused = at.refuses(Board(ship="RP-S-34"))
    assert (refused.rule, refused.reason) == ("RP-DEST-3", "no-tile-left")
    assert at.listed() == [Board(ship="RP-S-24")]


@pytest.mark.rule("AMB-08")
def test_an_empty_ship_without_destination_may_be_launched_and_then_piloted() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-34", []), ("RP-S-24", []), ("RP-S-27", []))
        .chosen("secret-agent", "pilot", "travel-agent")
        .play(Board(ship="RP-S-24"), Board(ship="RP-S-27"), Launch(ship="RP-S-34"))
    )
    assert [ship.id for ship in at.state.flying] == ["RP-S-34"]
    at.play(Board(ship="RP-S-24", astronauts=3)).skip_boarding()
    at.play(Redirect(ship="RP-S-34", zone="hellas"))
    assert events.ShipLanded(ship="RP-S-34", zone="hellas") in at.events

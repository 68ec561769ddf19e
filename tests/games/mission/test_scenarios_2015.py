"""Worked scenarios of the second edition: each test marks the rules that decide it."""

from typing import Any

import pytest

from areopagus.games.mission import RED_PLANET, events
from areopagus.games.mission.moves import (
    AssignDiscovery,
    Board,
    Choose,
    Descend,
    DrawCard,
    KeepCard,
    Kill,
    LookAtDiscovery,
    March,
    Pass,
    Redirect,
    ReplaceAboard,
    Sabotage,
    SetDestination,
)
from areopagus.games.mission.table import tile_supply
from areopagus.kernel.dice import Dice
from tests.games.mission.given import A, At, B, C, D, Given

OUTER = [zone["id"] for zone in RED_PLANET.edition.printed["zones"] if zone["discovery_slot"]]
ALL_ZONES = RED_PLANET.edition.zones


def tokens(at: At, resource: Any) -> list[int]:
    """How many tokens of a resource each company has."""
    return [company.tokens.count(resource) for company in at.state.companies]


@pytest.mark.rule("RP-CHAR-3")
@pytest.mark.rule("RP-CHAR-SABOTEUR-2")
@pytest.mark.rule("RP-CHAR-1", refuses=True)
def test_sc_02_a_full_ship_waits() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-07", [B]), ("RP-S-05", []), ("RP-S-03", [C]))
        .playing(A, "saboteur")
        .play(Board(ship="RP-S-07"))
    )
    assert at.state.flying == []
    assert at.refuses(Pass()).rule == "RP-CHAR-1"
    at.play(Sabotage(ship="RP-S-07"))
    assert (at.company(A).lost, at.company(B).lost, at.company(C).lost) == (1, 1, 0)
    assert at.told(events.ShipLaunched) == []
    assert "RP-S-07" in at.state.ship_discard


@pytest.mark.rule("RP-CHAR-1")
@pytest.mark.rule("AMB-15")
def test_sc_03_the_only_ship_is_boarded_and_destroyed() -> None:
    at = Given(RED_PLANET).docks(("RP-S-08", [B, C])).playing(A, "saboteur")
    assert at.listed() == [Board(ship="RP-S-08")]
    at.play(Board(ship="RP-S-08"))
    assert at.listed() == [Sabotage(ship="RP-S-08")]
    at.play(Sabotage(ship="RP-S-08"))
    assert [company.lost for company in at.state.companies] == [1, 1, 1]
    assert at.told(events.ShipLaunched) == []


@pytest.mark.rule("RP-CHAR-SOLDIER-1")
@pytest.mark.rule("RP-CHAR-SOLDIER-2")
@pytest.mark.rule("RP-CHAR-SOLDIER-3")
@pytest.mark.rule("RP-CHAR-SOLDIER-2", refuses=True)
@pytest.mark.rule("RP-CHAR-SOLDIER-3", refuses=True)
@pytest.mark.rule("AMB-27")
def test_sc_06_the_soldier_boards_kills_and_comes_down_from_phobos() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-09", []), ("RP-S-05", []))
        .zone("phobos", {A: 2, B: 1})
        .zone("mare-tyrrhenum", {B: 2})
        .zone("syrtis-major", {B: 3})
        .playing(A, "soldier")
        .play(Board(ship="RP-S-09"))
    )
    assert (at.company(A).reserve, at.asked) == (19, [(A, "kill-astronaut")])
    protected = at.refuses(Kill(zone="syrtis-major", victim=B))
    assert (protected.rule, protected.reason) == ("RP-CHAR-SOLDIER-2", "zone-is-protected")
    at.play(Kill(zone="mare-tyrrhenum", victim=B))
    assert at.zone("mare-tyrrhenum").astronauts == [0, 1, 0]
    assert at.company(B).lost == 1
    assert at.refuses(Pass()).rule == "RP-CHAR-SOLDIER-3"
    at.play(Descend(zone="syrtis-major"))
    assert at.allows(Pass())
    at.play(Descend(zone="valles-marineris"))
    assert at.zone("phobos").astronauts == [0, 1, 0]
    assert at.zone("syrtis-major").astronauts == [1, 3, 0]
    assert at.zone("valles-marineris").astronauts == [1, 0, 0]
    assert not at.allows(Descend(zone="hellas"), seat=A)


@pytest.mark.rule("RP-DEST-2")
@pytest.mark.rule("RP-DEST-3", refuses=True)
@pytest.mark.rule("RP-LAND-2")
@pytest.mark.rule("AMB-17")
def test_sc_08_the_pilot_stacks_destination_tokens() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-24", []), ("RP-S-12", [], ["ausonia", "ausonia"]))
        .flying(("RP-S-34", [B], ["hellas"]))
        .chosen("pilot", "pilot", "recruiter")
    )
    at.play(at.listed()[0])  # the recruiter of C
    at.play(Board(ship="RP-S-12"), Board(ship="RP-S-12"))
    assert (at.supply("hellas"), at.supply("ausonia"), at.supply("vastitas-borealis")) == (1, 0, 2)
    assert at.refuses(Redirect(ship="RP-S-34", zone="ausonia")).rule == "RP-DEST-3"
    at.play(Redirect(ship="RP-S-34", zone="vastitas-borealis"))
    assert (at.supply("hellas"), at.supply("vastitas-borealis")) == (1, 1)
    at.skip_boarding().play(Redirect(ship="RP-S-24", zone="phobos"))
    assert at.zone("vastitas-borealis").astronauts == [0, 1, 0]
    assert at.zone("hellas").astronauts == [0, 0, 0]
    assert (at.supply("hellas"), at.supply("vastitas-borealis")) == (2, 2)


@pytest.mark.rule("RP-CHAR-EXPLORER-4", refuses=True)
@pytest.mark.rule("RP-CHAR-2")
@pytest.mark.rule("AMB-47")
def test_sc_10_the_explorer_walks_neither_from_phobos_nor_to_it() -> None:
    at = (
        Given(RED_PLANET)
        .zone("phobos", {A: 1})
        .zone("ausonia", {A: 1})
        .playing(A, "explorer")
        .skip_boarding()
    )
    leaving = at.refuses(March(origin="phobos", target="syrtis-major"))
    entering = at.refuses(March(origin="ausonia", target="phobos"))
    assert leaving.rule == entering.rule == "RP-CHAR-EXPLORER-4"
    at.play(Pass())
    assert (at.zone("phobos").astronauts[A], at.zone("ausonia").astronauts[A]) == (1, 1)


@pytest.mark.rule("RP-PROD-2")
@pytest.mark.rule("RP-PROD-3")
@pytest.mark.rule("RP-PROD-4")
def test_sc_14_three_productions() -> None:
    def ausonia(pool: int, astronauts: dict[int, int], taken: int = 0) -> Given:
        return (
            Given(RED_PLANET)
            .zone("ausonia", astronauts, resource="celerium", pool={"celerium": pool})
            .tokens(A, celerium=taken)
        )

    at = ausonia(0, {A: 1, B: 1}).round(5).round_ends()
    assert (tokens(at, "celerium"), at.zone("ausonia").pool.celerium) == ([0, 0, 0], 1)
    assert [event.zone for event in at.told(events.TokensPlaced)] == ["ausonia"]
    assert at.zone("hellas").pool.total == 0
    at = ausonia(1, {A: 2, B: 1}).round(8).round_ends()
    assert (tokens(at, "celerium"), at.zone("ausonia").pool.celerium) == ([3, 0, 0], 0)
    assert at.points(A)["celerium-tokens"] == 9
    at = ausonia(0, {A: 1, B: 1, C: 1}, taken=3).ending().third_production()
    assert (tokens(at, "celerium"), at.zone("ausonia").pool.celerium) == ([4, 1, 1], 0)


@pytest.mark.rule("RP-PROD-4")
@pytest.mark.rule("RP-PROD-5")
def test_sc_15_empty_phobos_keeps_its_tokens() -> None:
    at = Given(RED_PLANET).zone("phobos", resource="ice").round(8).round_ends()
    assert at.zone("phobos").pool.ice == 2
    at = (
        Given(RED_PLANET)
        .zone("phobos", {A: 2, B: 2}, resource="ice", pool={"ice": 2})
        .ending()
        .third_production()
    )
    assert (tokens(at, "ice"), at.zone("phobos").pool.ice) == ([2, 2, 0], 1)
    at.finish()
    assert [at.points(seat)["ice-tokens"] for seat in (A, B)] == [2, 2]


@pytest.mark.rule("RP-PROD-9")
@pytest.mark.parametrize(
    ("astronauts", "taken", "stay"),
    [
        ({A: 4, B: 2, C: 2}, [0, 1, 1], 1),
        ({A: 3, B: 3, C: 1}, [1, 1, 0], 1),
        ({A: 2}, [0, 0, 0], 3),
        ({A: 4, B: 2, C: 1}, [0, 3, 0], 0),
    ],
    ids="abcd",
)
def test_sc_16_subterfuge_favours_second_place(
    astronauts: dict[int, int], taken: list[int], stay: int
) -> None:
    at = (
        Given(RED_PLANET)
        .zone("hellas", astronauts, resource="ice")
        .discovery("hellas", "RP-D-09")
        .ending()
        .third_production()
    )
    assert (tokens(at, "ice"), at.zone("hellas").pool.ice) == (taken, stay)


@pytest.mark.rule("RP-PROD-8")
@pytest.mark.rule("AMB-32")
def test_sc_17_mining_incident_beats_synergy() -> None:
    at = (
        Given(RED_PLANET)
        .zone("hellas", {A: 2, B: 1}, resource="ice", pool={"ice": 1})
        .explored(*ALL_ZONES)
        .discovery("ausonia", "RP-D-04")
        .discovery("hellas", "RP-D-05")
        .ending()
        .third_production()
    )
    placed = {event.zone: event.tokens for event in at.told(events.TokensPlaced)}
    assert placed == {
        zone: 4 if zone in ("vastitas-borealis", "syrtis-major") else 3
        for zone in ALL_ZONES
        if zone != "hellas"
    }
    assert (tokens(at, "ice"), at.zone("hellas").pool.total) == ([1, 0, 0], 0)


@pytest.mark.rule("RP-PROD-7")
@pytest.mark.rule("AMB-31")
def test_sc_18_even_ground_is_for_the_third_production_only() -> None:
    at = (
        Given(RED_PLANET)
        .zone("mare-tyrrhenum", {A: 3, B: 2, C: 1}, resource="ice")
        .discovery("mare-tyrrhenum", "RP-D-07")
        .cards(A, "RP-M-13")
        .ending()
        .finish()
    )
    assert tokens(at, "ice") == [0, 3, 0]
    assert at.points(A)["mission"] == 6


@pytest.mark.rule("RP-FINAL-1")
@pytest.mark.rule("RP-CHAR-5")
def test_sc_19_native_resistance_acts_before_the_third_production() -> None:
    at = (
        Given(RED_PLANET)
        .zone("sinus-sabaeus", {A: 2, B: 2, C: 1}, resource="ice")
        .discovery("sinus-sabaeus", "RP-D-01")
        .ending()
    )
    assert at.zone("sinus-sabaeus").astronauts == [1, 1, 0]
    assert [company.lost for company in at.state.companies] == [1, 1, 1]
    at.third_production()
    assert (tokens(at, "ice"), at.zone("sinus-sabaeus").pool.ice) == ([1, 1, 0], 1)


@pytest.mark.rule("RP-FINAL-6")
@pytest.mark.parametrize(("tied", "each"), [(1, 9), (2, 4), (3, 3), (4, 2), (5, 1), (6, 1)])
def test_sc_20_the_ice_bonus_is_divided(tied: int, each: int) -> None:
    given = Given(RED_PLANET, seats=6).zone("hellas", resource="ice")
    for seat in range(tied):
        given.tokens(seat, ice=1)
    at = given.over()
    bonus = [at.points(seat).get("ice-bonus", 0) for seat in range(6)]
    assert bonus == [each] * tied + [0] * (6 - tied)


@pytest.mark.rule("AMB-22")
def test_sc_20_nobody_gets_the_ice_bonus_without_ice() -> None:
    at = Given(RED_PLANET, seats=6).over()
    assert all("ice-bonus" not in at.points(seat) for seat in range(6))


def final_score(sylvanite_of_b: int = 3, celerium_of_b: int = 5) -> At:
    return (
        Given(RED_PLANET)
        .explored(*ALL_ZONES)
        .zone("hellas", {A: 1})
        .zone("ausonia", {A: 1})
        .zone("syrtis-major", {A: 1, B: 1})
        .discovery("hellas", "RP-D-13")
        .tokens(A, ice=7, sylvanite=2, celerium=3)
        .tokens(B, ice=3, sylvanite=sylvanite_of_b, celerium=celerium_of_b)
        .tokens(C, ice=2, sylvanite=4, celerium=1)
        .cards(A, "RP-M-01")
        .cards(B, "RP-M-05")
        .cards(C, "RP-M-09")
        .lost(C, 1)
        .over()
    )


@pytest.mark.rule("RP-FINAL-3")
@pytest.mark.rule("RP-FINAL-4")
@pytest.mark.rule("RP-FINAL-7")
@pytest.mark.rule("RP-FINAL-8")
def test_sc_22_the_final_score_and_its_tie_break() -> None:
    at = final_score()
    score = RED_PLANET.score(at.state)
    assert at.points(A) == {
        "ice-tokens": 7,
        "sylvanite-tokens": 4,
        "celerium-tokens": 9,
        "ice-bonus": 9,
        "mission": 4,
        "discovery": -3,
    }
    assert at.points(B) == {
        "ice-tokens": 3,
        "sylvanite-tokens": 6,
        "celerium-tokens": 15,
        "mission": 6,
    }
    assert at.points(C) == {
        "ice-tokens": 2,
        "sylvanite-tokens": 8,
        "celerium-tokens": 3,
        "mission": 5,
    }
    assert [(tally.total, tally.tiebreaks) for tally in score.seats] == [
        (30, [12]),
        (30, [11]),
        (18, [7]),
    ]
    assert score.winners == [A]


@pytest.mark.rule("RP-FINAL-8")
def test_sc_22_with_as_many_tokens_the_victory_is_shared() -> None:
    score = RED_PLANET.score(final_score(sylvanite_of_b=6, celerium_of_b=3).state)
    assert [(tally.total, tally.tiebreaks) for tally in score.seats[:2]] == [(30, [12]), (30, [12])]
    assert score.winners == [A, B]


def who_acts(at: At) -> list[int]:
    return [e.company for e in at.finish_round() if isinstance(e, events.CharacterCalled)]


@pytest.mark.rule("RP-ROUND-3")
@pytest.mark.rule("RP-ROUND-4")
@pytest.mark.rule("RP-ROUND-7")
def test_sc_23_equal_characters_act_clockwise_from_the_first_player() -> None:
    at = Given(RED_PLANET).first(B).chosen("pilot", "pilot", "recruiter")
    assert who_acts(at) == [C, B, A]
    assert at.state.first == A


@pytest.mark.rule("RP-ROUND-7")
@pytest.mark.rule("RP-CHAR-TRAVEL-AGENT-1")
@pytest.mark.rule("AMB-13")
def test_sc_23_whoever_could_do_nothing_still_acted_last() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-01", []), ("RP-S-04", []), ("RP-S-07", []))
        .chosen("recruiter", "travel-agent", "saboteur")
    )
    assert who_acts(at) == [A, C, B]
    assert at.company(B).reserve == 22
    assert at.state.first == B


@pytest.mark.rule("RP-SETUP-3")
@pytest.mark.rule("RP-SETUP-4")
@pytest.mark.rule("RP-SETUP-6")
@pytest.mark.rule("RP-SETUP-7")
@pytest.mark.rule("RP-SETUP-9")
def test_sc_24_setup_for_four(monkeypatch: pytest.MonkeyPatch) -> None:
    top = ["RP-S-08", "RP-S-31", "RP-S-04", "RP-S-23", "RP-S-12"]
    shuffled = []

    def stack(dice: Dice, items: list[Any]) -> None:
        shuffled.append(list(items))
        if len(items) == 36:
            items.sort(key=lambda id: top.index(id) if id in top else len(top))
        elif items == [A, B, C, D]:
            items[:] = [D, C, B, A]

    monkeypatch.setattr(Dice, "shuffle", stack)
    state = RED_PLANET.setup([None] * 4, "stacked")
    assert [(ship.id, ship.tiles) for ship in state.docks if ship] == [
        ("RP-S-08", []),
        ("RP-S-04", []),
        ("RP-S-23", []),
        ("RP-S-12", ["phobos"]),
    ]
    assert len(state.ship_deck) == 32
    assert any(len(items) == 32 and "RP-S-31" in items for items in shuffled)
    assert tile_supply(RED_PLANET.edition, state)["phobos"] == 1
    assert [ship.aboard for ship in state.docks if ship] == [[D], [C], [B], [A]]
    assert [company.reserve for company in state.companies] == [21] * 4
    assert state.first == D
    for seat, company in enumerate(state.companies):
        RED_PLANET.play(state, seat, KeepCard(card=company.offered[0]))
    assert len(state.event_deck) == 26


@pytest.mark.rule("RP-CARD-4")
@pytest.mark.rule("RP-CARD-4", refuses=True)
@pytest.mark.rule("AMB-35")
def test_sc_26_without_room_a_discovery_is_discarded_and_another_looked_at() -> None:
    given = Given(RED_PLANET).event_deck("RP-D-08")
    for number, zone in enumerate(OUTER, 1):
        given.discovery(zone, f"RP-D-{number:02}")
    at = given.playing(B, "scientist").skip_boarding().play(DrawCard())
    assert at.discarded == ["RP-D-08"]
    assert at.told(events.CardShown) == [events.CardShown(card="RP-D-08", to=None)]
    assert at.refuses(Pass()).rule == "RP-CARD-4"
    assert at.refuses(AssignDiscovery(zone="valles-marineris")).rule == "RP-CARD-4"
    at.play(LookAtDiscovery(zone="hellas"))
    assert at.zone("hellas").discovery.seen_by == [A, B]


@pytest.mark.rule("RP-CHAR-FEMME-FATALE-3")
@pytest.mark.rule("RP-CHAR-1", refuses=True)
@pytest.mark.rule("AMB-09")
def test_sc_27_the_last_astronaut_goes_aboard() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-09", [B]))
        .zone("hellas", {A: 1, B: 1})
        .reserve(A, 1)
        .chosen("femme-fatale", "pilot", "pilot")
    )
    assert at.refuses(Pass()).rule == "RP-CHAR-1"
    assert not at.allows(ReplaceAboard(ship="RP-S-09", victim=B))
    at.play(Board(ship="RP-S-09"))
    assert at.company(A).reserve == 0
    assert at.asked == [(B, "board")]
    assert at.zone("hellas").astronauts == [1, 1, 0]


@pytest.mark.rule("RP-DEST-1")
@pytest.mark.rule("RP-DEST-3", refuses=True)
def test_sc_29_the_first_to_board_an_unknown_ship_chooses_where_it_goes() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-33", []), ("RP-S-24", [], ["hellas"]), ("RP-S-27", [], ["hellas"]))
        .playing(A, "scientist")
        .play(Board(ship="RP-S-33"))
    )
    assert at.asked == [(A, "set-destination")]
    assert at.refuses(SetDestination(zone="hellas")).rule == "RP-DEST-3"
    at.play(SetDestination(zone="phobos"), Board(ship="RP-S-33"))
    assert at.asked == [(A, "research")]
    ship = at.ship("RP-S-33")
    assert ship is not None
    assert (ship.aboard, ship.tiles) == ([A, A], ["phobos"])
    assert ship in at.state.docks


@pytest.mark.rule("RP-CHAR-RECRUITER-2")
@pytest.mark.rule("RP-ROUND-5", refuses=True)
@pytest.mark.rule("AMB-39")
def test_sc_30_the_recruiter_takes_all_characters_back() -> None:
    at = Given(RED_PLANET).used(A, "explorer", "pilot", "soldier").choosing()
    assert at.refuses(Choose(character="pilot")).rule == "RP-ROUND-5"
    at.play(Choose(character="recruiter"), seat=A)
    at.play(Choose(character="pilot"), seat=B).play(Choose(character="pilot"), seat=C)
    at.play(Board(ship=at.state.docks[0].id if at.state.docks[0] else ""))
    assert len(at.company(A).hand) == 9
    assert "recruiter" in at.company(A).hand


@pytest.mark.rule("RP-CHAR-SECRET-AGENT-3")
@pytest.mark.rule("RP-CHAR-4")
@pytest.mark.rule("AMB-40")
def test_sc_31_a_secret_agent_who_fills_every_ship_forces_none() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-04", [B]), ("RP-S-07", [C]))
        .chosen("secret-agent", "pilot", "pilot")
        .play(Board(ship="RP-S-04"))
    )
    assert at.state.flying == []
    at.play(Board(ship="RP-S-07"))
    assert [ship.id for ship in at.state.flying] == ["RP-S-04", "RP-S-07"]
    assert at.asked == [(B, "redirect-ship")]


@pytest.mark.rule("RP-CHAR-SABOTEUR-2")
@pytest.mark.rule("RP-ROUND-6")
@pytest.mark.rule("AMB-17")
def test_sc_33_the_tokens_of_a_destroyed_ship_return() -> None:
    at = (
        Given(RED_PLANET)
        .docks(("RP-S-36", [B], ["hellas", "phobos"]), ("RP-S-24", []), ("RP-S-27", []))
        .chosen("saboteur", "travel-agent", "travel-agent")
        .play(Board(ship="RP-S-24"))
    )
    assert (at.supply("hellas"), at.supply("phobos")) == (1, 1)
    at.play(Sabotage(ship="RP-S-36"))
    assert [company.lost for company in at.state.companies] == [0, 1, 0]
    assert (at.supply("hellas"), at.supply("phobos")) == (2, 2)
    assert at.state.docks[0] is None
    at.finish_round()
    assert all(at.state.docks)


@pytest.mark.rule("RP-FINAL-3")
@pytest.mark.parametrize(("zones", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7)])
def test_sc_34_the_scale_of_influence(zones: int, points: int) -> None:
    given = Given(RED_PLANET).cards(A, "RP-M-03")
    red = ["tritonis-sinus", "mare-tyrrhenum", "sinus-sabaeus", "valles-marineris"]
    for zone in red[:zones]:
        given.zone(zone, {A: 1})
    assert given.zone("phobos", {A: 1}).over().points(A)["mission"] == points

"""Worked scenarios of the edition of 2005: each test marks the rules that decide it."""

import pytest

from areopagus.games.mission import PLANETE_ROUGE
from areopagus.games.mission.events import CharacterCalled, HandShown
from areopagus.games.mission.moves import (
    AssignDiscovery,
    Board,
    Choose,
    DrawCard,
    KeepCard,
    Kill,
    Launch,
    LookAtDiscovery,
    March,
    Pass,
    Redirect,
    ReplaceAboard,
    ReplaceInZone,
    Sabotage,
)
from areopagus.games.mission.state import Ship
from tests.games.mission.given import A, B, C, Given, starting

OUTER = (
    "vastitas-borealis",
    "ausonia",
    "hellas",
    "mare-cimmerium",
    "sinus-sabaeus",
    "mare-serpentis",
    "syrtis-major",
)


@pytest.mark.rule("PR-LAUNCH-1")
@pytest.mark.rule("PR-CHAR-SABOTEUR-2")
@pytest.mark.rule("PR-LAUNCH-2", refuses=True)
def test_sc_01_a_full_ship_leaves_at_once() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-07", [B]), ("PR-S-05", []), ("PR-S-03", [C]))
        .reserve(A, 21)
        .playing(A, "saboteur")
        .play(Board(ship="PR-S-07"))
    )
    assert [(ship.id, ship.aboard) for ship in at.state.flying] == [("PR-S-07", [B, A])]
    assert at.company(A).reserve == 20
    assert at.refuses(Sabotage(ship="PR-S-07")).rule == "PR-LAUNCH-2"
    assert at.allows(Pass())
    at.play(Sabotage(ship="PR-S-03"))
    assert at.company(C).lost == 1
    assert "PR-S-03" in at.state.ship_discard


@pytest.mark.rule("PR-CHAR-TRAVEL-AGENT-2")
@pytest.mark.rule("AMB-13")
def test_sc_04_a_travel_agent_is_stuck() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-08", [B]), ("PR-S-06", [B, C]), ("PR-S-13", []))
        .first(B)
        .reserve(A, 21)
        .playing(A, "travel-agent")
    )
    assert at.state.phase == "choose"
    assert at.company(A).reserve == 21
    assert "travel-agent" not in at.company(A).hand
    assert at.state.first == A
    assert not at.allows(Board(ship="PR-S-08", astronauts=2), seat=A)


@pytest.mark.rule("PR-CHAR-SOLDIER-1")
@pytest.mark.rule("PR-CHAR-SOLDIER-2")
@pytest.mark.rule("PR-CHAR-SOLDIER-3", refuses=True)
def test_sc_05_a_soldier_without_seats_still_kills() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-07", [B]), ("PR-S-05", [B, C]), ("PR-S-03", [C, C, C]))
        .zone("hellas", {A: 1, B: 1})
        .zone("mare-tyrrhenum", {B: 2})
        .playing(A, "soldier")
    )
    assert at.asked == [(A, "kill-astronaut")]
    assert not at.allows(Board(ship="PR-S-07", astronauts=1))
    assert at.refuses(Kill(zone="mare-tyrrhenum", victim=B)).rule == "PR-CHAR-SOLDIER-3"
    at.play(Kill(zone="hellas", victim=B))
    assert at.zone("hellas").astronauts == [1, 0, 0]
    assert at.company(B).lost == 1
    assert at.company(A).reserve == 21


@pytest.mark.rule("AMB-07")
@pytest.mark.rule("AMB-08")
@pytest.mark.rule("PR-CHAR-SECRET-AGENT-1", refuses=True)
def test_sc_07_a_secret_agent_launches_an_empty_manual_ship() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-32", []), ("PR-S-08", [B]), ("PR-S-02", [C]))
        .playing(A, "secret-agent")
        .play(Board(ship="PR-S-08"))
    )
    assert at.refuses(Board(ship="PR-S-08")).rule == "PR-CHAR-SECRET-AGENT-1"
    at.play(Board(ship="PR-S-02"), Launch(ship="PR-S-32"))
    assert at.state.phase == "choose"
    assert at.state.ship_discard == ["PR-S-32"]
    assert not any(zone.explored for zone in at.state.zones)
    assert [ship.id for ship in at.state.docks if ship][1:] == ["PR-S-08", "PR-S-02"]
    assert at.state.docks[0] is not None


@pytest.mark.rule("PR-CHAR-PILOT-3")
@pytest.mark.rule("PR-DEST-3", refuses=True)
@pytest.mark.rule("AMB-17")
def test_sc_08_a_pilot_swaps_tiles() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .docks(
            ("PR-S-33", [B], ["hellas"]),
            ("PR-S-08", [], ["ausonia"]),
            ("PR-S-02", [], ["ausonia"]),
        )
        .playing(A, "pilot")
        .play(Pass())
    )
    assert [at.supply(zone) for zone in ("hellas", "ausonia", "vastitas-borealis")] == [1, 0, 2]
    assert at.refuses(Redirect(ship="PR-S-33", zone="ausonia")).rule == "PR-DEST-3"
    at.play(Redirect(ship="PR-S-33", zone="vastitas-borealis"))
    assert at.ship("PR-S-33") == Ship(id="PR-S-33", aboard=[B], tiles=["vastitas-borealis"])
    assert [at.supply(zone) for zone in ("hellas", "vastitas-borealis")] == [2, 1]


@pytest.mark.rule("PR-CHAR-EXPLORER-2")
@pytest.mark.rule("PR-CHAR-EXPLORER-2", refuses=True)
@pytest.mark.rule("PR-CHAR-EXPLORER-3")
def test_sc_09_an_explorer_walks_three_zones_far() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .zone("vastitas-borealis", {A: 1})
        .explored("mare-cimmerium")
        .resource_deck("celerium", "ice")
        .playing(A, "explorer")
        .play(Pass())
    )
    far = March(origin="vastitas-borealis", target="sinus-sabaeus")
    assert at.refuses(far).rule == "PR-CHAR-EXPLORER-2"
    at.play(March(origin="vastitas-borealis", target="ausonia"))
    assert at.zone("ausonia").resource == "celerium"
    at.play(March(origin="ausonia", target="hellas"))
    assert at.zone("hellas").resource == "ice"
    at.play(March(origin="hellas", target="mare-cimmerium"))
    assert at.zone("mare-cimmerium").astronauts == [1, 0, 0]
    assert not at.allows(March(origin="mare-cimmerium", target="hellas"), seat=A)


@pytest.mark.rule("PR-CHAR-FEMME-FATALE-2")
@pytest.mark.rule("PR-CHAR-FEMME-FATALE-2", refuses=True)
@pytest.mark.rule("PR-LAUNCH-2")
def test_sc_11_a_vamp_strikes_in_flight() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-02", []))
        .flying(("PR-S-07", [B, A]))
        .zone("hellas", {B: 2})
        .reserve(A, 5)
        .playing(A, "femme-fatale")
        .play(Board(ship="PR-S-02"))
    )
    not_landed_yet = at.refuses(ReplaceInZone(zone="hellas", victim=B))
    assert (not_landed_yet.rule, not_landed_yet.reason) == ("PR-CHAR-FEMME-FATALE-2", "not-present")
    at.play(ReplaceAboard(ship="PR-S-07", victim=B))
    assert at.company(B).lost == 1
    assert at.company(A).reserve == 3
    assert at.zone("hellas").astronauts == [2, 2, 0]


@pytest.mark.rule("PR-SCORE-2")
@pytest.mark.rule("PR-SCORE-4")
@pytest.mark.rule("PR-FINAL-4")
def test_sc_12_ties_through_all_three_scorings() -> None:
    given = Given(PLANETE_ROUGE).zone("hellas", {A: 2, B: 2, C: 1}, resource="sylvanite")
    at = given.round(5).round_ends()
    assert at.zone("hellas").pool.sylvanite == 1
    assert [company.tokens.sylvanite for company in at.state.companies] == [0, 0, 0]
    at = given.zone("hellas", {A: 3, B: 3, C: 0}).round(8).round_ends()
    assert at.zone("hellas").pool.sylvanite == 1
    assert [company.tokens.sylvanite for company in at.state.companies] == [1, 1, 0]
    at = given.zone("hellas", {A: 2, B: 2, C: 2}).ending()
    assert at.zone("hellas").pool.sylvanite == 0
    assert [company.tokens.sylvanite for company in at.state.companies] == [2, 2, 1]
    assert [at.points(seat)["sylvanite-tokens"] for seat in (A, B, C)] == [4, 4, 2]


@pytest.mark.rule("AMB-18")
@pytest.mark.rule("PR-SCORE-5")
def test_sc_13_an_empty_zone_keeps_its_tokens() -> None:
    given = Given(PLANETE_ROUGE).zone("ausonia", {A: 3, B: 1}, resource="ice")
    at = given.round(5).round_ends()
    assert [company.tokens.ice for company in at.state.companies] == [1, 0, 0]
    at = given.zone("ausonia", {A: 0, B: 0}).round(8).round_ends()
    assert at.zone("ausonia").pool.ice == 2
    at = given.zone("ausonia", {C: 1}).ending()
    assert [company.tokens.ice for company in at.state.companies] == [1, 0, 5]


@pytest.mark.rule("PR-FINAL-8")
@pytest.mark.rule("AMB-22")
@pytest.mark.parametrize(("tied", "share"), [(1, 9), (2, 4), (3, 3), (4, 2), (5, 1), (0, 0)])
def test_sc_20_the_ice_bonus_is_divided_among_tied_players(tied: int, share: int) -> None:
    given = Given(PLANETE_ROUGE, seats=5)
    for seat in range(tied):
        given.tokens(seat, ice=2)
    at = given.over()
    shares = [at.points(seat).get("ice-bonus", 0) for seat in range(5)]
    assert shares == [share] * tied + [0] * (5 - tied)


@pytest.mark.rule("PR-FINAL-7")
@pytest.mark.rule("PR-FINAL-9")
def test_sc_21_a_final_score() -> None:
    given = (
        Given(PLANETE_ROUGE)
        .tokens(A, ice=4, sylvanite=3, celerium=2)
        .tokens(B, ice=2, sylvanite=1, celerium=4)
        .tokens(C, ice=6, sylvanite=0, celerium=1)
        .cards(A, "PR-B-05")
        .cards(B, "PR-B-06")
        .cards(C, "PR-B-01")
        .zone("mare-tyrrhenum", {A: 3, B: 1})
        .zone("tritonis-sinus", {A: 2, C: 2})
        .zone("valles-marineris", {B: 4})
        .zone("hellas", {B: 1, C: 1})
        .discovery("hellas", "PR-D-03")
    )
    for zone in ("mare-cimmerium", "sinus-sabaeus", "mare-serpentis"):
        given.zone(zone, {C: 1})
    at = given.over()
    tokens = ("ice-tokens", "sylvanite-tokens", "celerium-tokens")
    other = ("ice-bonus", "bonus", "discovery")
    table = [
        (
            [at.points(seat).get(label, 0) for label in tokens],
            [at.points(seat).get(label, 0) for label in other],
        )
        for seat in (A, B, C)
    ]
    assert table == [
        ([4, 6, 6], [0, 6, 0]),
        ([2, 2, 12], [4, 4, 2]),
        ([6, 0, 3], [4, 0, 2]),
    ]
    score = PLANETE_ROUGE.score(at.state)
    assert [tally.total for tally in score.seats] == [22, 26, 15]
    assert score.final
    assert score.winners == [B]


@pytest.mark.rule("PR-ROUND-5")
@pytest.mark.rule("PR-ROUND-6")
@pytest.mark.rule("PR-END-1")
@pytest.mark.rule("AMB-13")
def test_sc_23_order_and_next_first_player() -> None:
    at = Given(PLANETE_ROUGE).first(B).chosen("pilot", "pilot", "recruiter")
    called = []
    while at.state.phase == "resolve":
        called += [event.company for event in at.events if isinstance(event, CharacterCalled)]
        at.play(Pass())
    assert called == [C, B, A]
    assert at.state.first == A


@pytest.mark.rule("PR-SETUP-9")
@pytest.mark.rule("PR-SETUP-9", refuses=True)
@pytest.mark.rule("PR-SETUP-10")
@pytest.mark.rule("PR-SETUP-11")
def test_sc_25_starting_cards() -> None:
    cs_cards = ("PR-B-01", "PR-B-07", "PR-D-05")
    as_cards = ("PR-D-01", "PR-D-09", "PR-B-05")
    bs_cards = ("PR-D-02", "PR-D-03", "PR-D-10")
    at = starting(PLANETE_ROUGE, *cs_cards, *as_cards, *bs_cards, first=C)
    keepable = {d.seat: d.moves for d in PLANETE_ROUGE.decisions(at.state)}
    assert keepable[A] == [KeepCard(card="PR-B-05")]
    assert HandShown(seat=B, cards=bs_cards) in at.events
    assert len(at.company(B).offered) == 3
    assert any(card.startswith("PR-B") for card in at.company(B).offered)
    assert keepable[C] == [KeepCard(card="PR-B-01"), KeepCard(card="PR-B-07")]
    refusal = at.refuses(KeepCard(card="PR-D-05"), seat=C)
    assert (refusal.rule, refusal.reason) == ("PR-SETUP-9", "card-is-a-discovery")
    for seat in (A, B, C):
        move = keepable[seat][0]
        at.play(move, seat=seat)
    assert len(at.state.event_deck) == 21


@pytest.mark.rule("PR-CARD-4")
@pytest.mark.rule("PR-CARD-4", refuses=True)
@pytest.mark.rule("AMB-35")
def test_sc_26_a_scientist_finds_all_outer_zones_covered() -> None:
    given = Given(PLANETE_ROUGE).event_deck("PR-D-08")
    for zone, card in zip(OUTER, range(1, 8), strict=True):
        given.discovery(zone, f"PR-D-0{card}", seen_by=(B,))
    at = given.playing(A, "scientist").play(Pass(), DrawCard())
    assert at.discarded == ["PR-D-08"]
    assert at.asked == [(A, "look-at-discovery")]
    assert at.allows(Pass())
    assert at.allows(LookAtDiscovery(zone="hellas"))
    assert at.refuses(AssignDiscovery(zone="valles-marineris")).rule == "PR-CARD-4"


@pytest.mark.rule("AMB-09")
def test_sc_27_the_last_astronaut_may_be_kept_for_the_replacement() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-02", []))
        .zone("hellas", {A: 1, B: 1})
        .reserve(A, 1)
        .playing(A, "femme-fatale")
        .play(Pass(), ReplaceInZone(zone="hellas", victim=B))
    )
    assert at.company(A).reserve == 0
    assert at.zone("hellas").astronauts == [2, 0, 0]
    assert at.company(B).lost == 1


@pytest.mark.rule("AMB-30")
@pytest.mark.rule("PR-CHAR-TRAVEL-AGENT-2")
def test_sc_28_a_travel_agent_with_two_in_reserve_boards_nobody() -> None:
    at = Given(PLANETE_ROUGE).docks(("PR-S-02", [])).reserve(A, 2).playing(A, "travel-agent")
    assert at.state.phase == "choose"
    assert at.company(A).reserve == 2
    assert "travel-agent" not in at.company(A).hand


@pytest.mark.rule("PR-CHAR-RECRUITER-2")
@pytest.mark.rule("PR-ROUND-8", refuses=True)
def test_sc_30_a_recruiter_takes_everybody_back() -> None:
    given = Given(PLANETE_ROUGE).used(A, "explorer", "pilot", "soldier")
    at = given.choosing()
    assert len(at.company(A).hand) == 6
    assert at.refuses(Choose(character="pilot"), seat=A).rule == "PR-ROUND-8"
    at = given.playing(A, "recruiter").play(Pass())
    assert len(at.company(A).hand) == 9


@pytest.mark.rule("AMB-40")
@pytest.mark.rule("PR-CHAR-SECRET-AGENT-3")
def test_sc_31_a_secret_agent_fills_everything() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .docks(("PR-S-04", [B]), ("PR-S-07", [C]))
        .playing(A, "secret-agent")
        .play(Board(ship="PR-S-04"))
    )
    assert [ship.id for ship in at.state.flying] == ["PR-S-04"]
    at.play(Board(ship="PR-S-07"))
    assert at.state.phase == "choose", "no ship is left to force, so nothing is asked"
    assert at.zone("ausonia").astronauts == [1, 1, 0]
    assert at.zone("hellas").astronauts == [1, 0, 1]


@pytest.mark.rule("PR-LAND-1")
@pytest.mark.rule("PR-LAND-2")
@pytest.mark.rule("PR-LAND-3")
def test_sc_32_two_ships_land_on_one_unexplored_zone() -> None:
    at = (
        Given(PLANETE_ROUGE)
        .flying(("PR-S-07", [A, B]), ("PR-S-32", [C, C, A], ["hellas"]))
        .resource_deck("celerium", "ice")
        .round_ends()
    )
    assert at.zone("hellas").resource == "celerium"
    assert at.state.resource_deck[0] == "ice"
    assert at.zone("hellas").astronauts == [2, 1, 2]
    assert at.state.ship_discard == ["PR-S-07", "PR-S-32"]
    assert at.supply("hellas") == 2

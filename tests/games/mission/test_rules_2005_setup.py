"""Setting up the edition of 2005 (PR-SETUP)."""

import itertools
from collections import Counter

import pytest

from areopagus.games.mission import PLANETE_ROUGE
from areopagus.games.mission.components import CHARACTERS
from areopagus.games.mission.events import CardsDealt, HandShown
from areopagus.games.mission.moves import Choose, KeepCard, Pass, SetDestination
from areopagus.games.mission.state import MissionState
from areopagus.kernel.errors import InvalidSetup
from tests.games.mission.given import A, At, B, C, starting

EDITION = PLANETE_ROUGE.edition
SEATS = pytest.mark.parametrize("seats", PLANETE_ROUGE.seats)
DISCOVERIES = tuple(card for card in EDITION.cards if card.startswith("PR-D"))


def setup(seats: int = 3, seed: str = "setup") -> MissionState:
    return PLANETE_ROUGE.setup([None] * seats, seed)


def setups(seats: int = 3, number: int = 40) -> list[MissionState]:
    return [setup(seats, f"setup-{n}") for n in range(number)]


def manual_ships(state: MissionState) -> list[int]:
    """The docks where ships without a printed destination stand."""
    return [
        dock
        for dock, ship in enumerate(state.docks)
        if ship and EDITION.ships[ship.id].destination is None
    ]


def with_manual_ships(number: int, seats: int = 3) -> At:
    """A setup in which so many manual ships were turned up."""
    deals = (setup(seats, f"manual-{n}") for n in itertools.count())
    return At(PLANETE_ROUGE, next(s for s in deals if len(manual_ships(s)) == number))


def owner(state: MissionState, dock: int) -> int:
    ship = state.docks[dock]
    assert ship is not None
    return ship.aboard[0]


@pytest.mark.rule("PR-SETUP-1")
def test_the_board_has_ten_zones_and_the_round_marker_is_on_1() -> None:
    state = setup()
    assert state.round == 1
    assert [zone.id for zone in state.zones] == [
        "vastitas-borealis",
        "ausonia",
        "hellas",
        "mare-cimmerium",
        "sinus-sabaeus",
        "mare-serpentis",
        "syrtis-major",
        "mare-tyrrhenum",
        "tritonis-sinus",
        "valles-marineris",
    ]
    assert not any(any(zone.astronauts) or zone.pool.total for zone in state.zones)


@pytest.mark.parametrize("seats", [2, 6])
def test_only_three_to_five_can_play(seats: int) -> None:
    with pytest.raises(InvalidSetup):
        setup(seats)


@pytest.mark.rule("PR-SETUP-2")
@pytest.mark.rule("AMB-46")
def test_the_fourteen_resource_tiles_are_shuffled_into_a_stack_and_lie_on_no_zone() -> None:
    states = setups()
    for state in states:
        assert Counter(state.resource_deck) == {"ice": 6, "sylvanite": 4, "celerium": 4}
        assert not any(zone.explored or zone.resource for zone in state.zones)
    assert len({tuple(state.resource_deck) for state in states}) > 1


@pytest.mark.rule("PR-SETUP-3")
def test_all_twenty_destination_tiles_are_available() -> None:
    at = At(PLANETE_ROUGE, setup())
    assert {zone.id: at.supply(zone.id) for zone in at.state.zones} == dict.fromkeys(
        EDITION.zones, 2
    )


@SEATS
@pytest.mark.rule("PR-SETUP-4")
def test_everybody_has_22_astronauts_and_nine_characters(seats: int) -> None:
    state = setup(seats)
    assert len(state.companies) == seats
    for index, company in enumerate(state.companies):
        aboard = sum(ship.aboard.count(index) for ship in state.docks if ship)
        assert company.reserve + aboard == 22
        assert company.hand == list(CHARACTERS)


@SEATS
@pytest.mark.rule("PR-SETUP-5")
def test_as_many_ships_as_players_are_turned_up_from_a_shuffled_deck(seats: int) -> None:
    states = setups(seats)
    for state in states:
        ids = [ship.id for ship in state.docks if ship]
        assert len(ids) == seats
        assert len(state.ship_deck) == 34 - seats
        assert {*ids, *state.ship_deck} == EDITION.ships.keys()
    assert len({tuple(state.ship_deck) for state in states}) == len(states)


@SEATS
@pytest.mark.rule("PR-SETUP-6")
def test_one_astronaut_of_each_player_is_put_at_random_on_each_ship(seats: int) -> None:
    states = setups(seats)
    for state in states:
        aboard = [ship.aboard for ship in state.docks if ship]
        assert sorted(aboard) == [[seat] for seat in range(seats)]
        assert [company.reserve for company in state.companies] == [21] * seats
    assert len({owner(state, dock=0) for state in states}) == seats


@SEATS
@pytest.mark.rule("PR-SETUP-7")
@pytest.mark.rule("AMB-14")
def test_the_owner_of_the_astronaut_drawn_first_and_nobody_else_has_the_medal(seats: int) -> None:
    """Astronauts are put on the ships from left to right as they are drawn."""
    states = setups(seats)
    assert all(state.first == owner(state, dock=0) for state in states)
    assert {state.first for state in states} == set(range(seats))


@pytest.mark.rule("PR-SETUP-8")
@pytest.mark.rule("AMB-05")
def test_the_owner_of_the_astronaut_on_a_manual_ship_chooses_its_destination() -> None:
    at = with_manual_ships(1)
    (dock,) = manual_ships(at.state)
    assert at.asked == [(owner(at.state, dock), "set-destination")]
    at.play(SetDestination(zone="tritonis-sinus"))
    ship = at.state.docks[dock]
    assert ship is not None
    assert ship.tiles == ["tritonis-sinus"]
    assert at.supply("tritonis-sinus") == 1
    assert at.state.phase == "starting-cards"


@pytest.mark.rule("PR-SETUP-8")
@pytest.mark.rule("AMB-05")
def test_owners_of_several_manual_ships_choose_from_left_to_right() -> None:
    at = with_manual_ships(3, seats=5)
    asked = []
    while at.state.phase == "destinations":
        asked += at.asked
        at.play(SetDestination(zone=EDITION.zones[len(asked)]))
    owners = [owner(at.state, dock) for dock in manual_ships(at.state)]
    assert asked == [(seat, "set-destination") for seat in owners]


@pytest.mark.rule("PR-SETUP-8", refuses=True)
def test_nobody_else_chooses_that_destination_and_nothing_else_comes_before_it() -> None:
    at = with_manual_ships(1)
    (dock,) = manual_ships(at.state)
    asked = owner(at.state, dock)
    for seat in {A, B, C} - {asked}:
        assert at.refuses(SetDestination(zone="hellas"), seat=seat).rule == "PR-SETUP-8"
    assert at.refuses(Pass(), seat=asked).rule == "PR-SETUP-8"
    assert at.refuses(Choose(character="pilot"), seat=asked).rule == "PR-SETUP-8"


@pytest.mark.rule("PR-DEST-3", refuses=True)
def test_a_third_manual_ship_cannot_go_where_two_already_go() -> None:
    at = with_manual_ships(3, seats=5)
    at.play(SetDestination(zone="hellas"), SetDestination(zone="hellas"))
    assert at.refuses(SetDestination(zone="hellas")).rule == "PR-DEST-3"
    assert at.allows(SetDestination(zone="ausonia"))


@SEATS
@pytest.mark.rule("PR-SETUP-9")
def test_three_cards_are_dealt_and_one_bonus_card_is_kept_in_secret(seats: int) -> None:
    at = starting(PLANETE_ROUGE, seats=seats)
    assert [len(company.offered) for company in at.state.companies] == [3] * seats
    assert at.asked == [(seat, "keep-card") for seat in range(seats)]
    offered = list(at.company(B).offered)
    kept = next(move for d in PLANETE_ROUGE.decisions(at.state, seat=B) for move in d.moves)
    assert isinstance(kept, KeepCard)
    at.play(kept, seat=B)
    assert at.company(B).cards == [kept.card]
    assert kept.card.startswith("PR-B")
    assert sorted([*at.company(B).offered, kept.card]) == sorted(offered)
    assert at.view(B).companies[B].cards == [kept.card]
    assert at.view(A).companies[B].cards is None


@pytest.mark.rule("PR-SETUP-9", refuses=True)
def test_a_discovery_a_card_not_dealt_or_a_second_card_cannot_be_kept() -> None:
    at = starting(PLANETE_ROUGE, "PR-B-01", "PR-B-07", "PR-D-05")
    refusals = {
        card: at.refuses(KeepCard(card=card), seat=A) for card in ("PR-D-05", "PR-B-12", "RP-M-01")
    }
    assert {refusal.rule for refusal in refusals.values()} == {"PR-SETUP-9"}
    assert [refusal.reason for refusal in refusals.values()] == [
        "card-is-a-discovery",
        "card-not-offered",
        "card-not-offered",
    ]
    assert at.refuses(Pass(), seat=A).rule == "PR-SETUP-9"
    at.play(KeepCard(card="PR-B-01"), seat=A)
    assert at.refuses(KeepCard(card="PR-B-07"), seat=A).rule == "PR-SETUP-9"


@pytest.mark.rule("PR-SETUP-9")
def test_even_a_single_bonus_card_is_asked_for() -> None:
    at = starting(PLANETE_ROUGE, "PR-D-01", "PR-D-09", "PR-B-05")
    assert (A, "keep-card") in at.asked
    (decision,) = PLANETE_ROUGE.decisions(at.state, seat=A)
    assert decision.moves == [KeepCard(card="PR-B-05")]


@pytest.mark.rule("PR-SETUP-10")
def test_three_discoveries_are_shown_to_all_and_replaced_until_one_is_a_bonus_card() -> None:
    at = starting(PLANETE_ROUGE, *DISCOVERIES)
    shown = [event for event in at.events if isinstance(event, HandShown)]
    assert shown[0] == HandShown(seat=A, cards=DISCOVERIES[:3], to=None)
    for company in at.state.companies:
        assert len(company.offered) == 3
        assert any(card.startswith("PR-B") for card in company.offered)


@pytest.mark.rule("AMB-26")
def test_the_three_are_shuffled_into_the_rest_and_players_served_from_the_medal_holder() -> None:
    at = starting(PLANETE_ROUGE, *DISCOVERIES[:3], first=B)
    dealt = [event for event in at.events if isinstance(event, CardsDealt)]
    assert isinstance(at.events[0], HandShown)
    assert at.events[0].seat == B
    assert [event.seat for event in dealt] == [B, C, A]
    everywhere = [card for event in dealt for card in event.cards] + at.state.event_deck
    assert sorted(everywhere) == sorted(EDITION.cards)
    assert at.state.event_deck[-3:] != list(DISCOVERIES[:3])


@SEATS
@pytest.mark.rule("PR-SETUP-11")
def test_undealt_and_returned_cards_are_shuffled_into_the_event_deck(seats: int) -> None:
    at = starting(PLANETE_ROUGE, seats=seats)
    undealt = list(at.state.event_deck)
    for decision in PLANETE_ROUGE.decisions(at.state):
        at.play(decision.moves[0], seat=decision.seat)
    kept = [card for company in at.state.companies for card in company.cards]
    assert len(kept) == seats
    assert len(at.state.event_deck) == 24 - seats
    assert sorted([*at.state.event_deck, *kept]) == sorted(EDITION.cards)
    assert at.state.event_deck[: len(undealt)] != undealt
    assert not any(company.offered for company in at.state.companies)
    assert at.state.phase == "choose"

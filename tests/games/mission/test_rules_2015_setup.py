"""The second edition: setup."""

from collections import Counter

import pytest

from areopagus.games.mission import RED_PLANET
from areopagus.games.mission.components import CHARACTERS
from areopagus.games.mission.moves import Choose, KeepCard
from areopagus.games.mission.state import MissionState
from areopagus.kernel import codec
from tests.games.mission.given import A, At, B, C, Given

EDITION = RED_PLANET.edition
SEATS = [*RED_PLANET.seats]
SEEDS = range(12)


def deals(seats: int) -> list[MissionState]:
    return [RED_PLANET.setup([None] * seats, f"setup-{seed}") for seed in SEEDS]


def dealt(seats: int = 3) -> At:
    """Starting cards have been dealt."""
    return At(RED_PLANET, RED_PLANET.setup([None] * seats, "dealt"))


@pytest.mark.rule("RP-SETUP-1")
@pytest.mark.parametrize("seats", SEATS)
def test_mars_has_ten_zones_and_the_launchpad_a_dock_per_company(seats: int) -> None:
    state = RED_PLANET.setup([None] * seats, "board")
    assert [zone.id for zone in state.zones] == [zone["id"] for zone in EDITION.printed["zones"]]
    assert len(state.zones) == 10
    assert len(state.docks) == max(seats, 3)
    assert all(state.docks)
    assert (state.round, state.phase) == (1, "starting-cards")


@pytest.mark.rule("RP-SETUP-2")
def test_ice_monopoly_is_open_to_all_from_the_start() -> None:
    mission = RED_PLANET.components["global_mission"]
    assert (mission["name"], mission["points"]) == ("Ice Monopoly", 9)
    given = Given(RED_PLANET).zone("hellas", resource="ice").round(6).tokens(A, ice=1)
    line = next(
        line
        for line in RED_PLANET.score(given.choosing().state).seats[A].lines
        if line.label == "ice-bonus"
    )
    assert (line.points, line.to) == (9, None)


@pytest.mark.rule("RP-SETUP-3")
@pytest.mark.parametrize("seats", SEATS)
def test_no_ship_of_unknown_destination_is_docked_at_first(seats: int) -> None:
    for state in deals(seats):
        docked = [ship.id for ship in state.docks if ship]
        assert all(EDITION.ships[id].destination for id in docked)
        assert sorted([*docked, *state.ship_deck]) == sorted(EDITION.ships)
        assert state.ship_discard == []


@pytest.mark.rule("RP-SETUP-4")
@pytest.mark.parametrize("seats", SEATS)
def test_the_right_most_ship_goes_to_phobos_when_no_other_does(seats: int) -> None:
    seen = Counter[bool]()
    for state in deals(seats):
        docked = [ship for ship in state.docks if ship]
        printed = any(EDITION.ships[ship.id].destination == "phobos" for ship in docked)
        seen[printed] += 1
        assert docked[-1].tiles == ([] if printed else ["phobos"])
        assert all(ship.tiles == [] for ship in docked[:-1])
    assert set(seen) == {False, True}


@pytest.mark.rule("RP-SETUP-5")
@pytest.mark.parametrize("seats", SEATS)
def test_each_seat_gets_astronauts_characters_and_two_missions(seats: int) -> None:
    state = RED_PLANET.setup([None] * seats, "company")
    for seat, company in enumerate(state.companies[:seats]):
        aboard = sum(ship.aboard.count(seat) for ship in state.docks if ship)
        assert company.reserve + aboard == 22
        assert company.hand == list(CHARACTERS)
        assert [EDITION.cards[card].kind for card in company.offered] == ["mission"] * 2
    kept = [company.offered[1] for company in state.companies[:seats]]
    for seat, card in enumerate(kept):
        RED_PLANET.play(state, seat, KeepCard(card=card))
    assert [company.cards for company in state.companies[:seats]] == [[card] for card in kept]
    assert all(company.offered == [] for company in state.companies)
    assert state.phase == "choose"


@pytest.mark.rule("RP-SETUP-5", refuses=True)
def test_only_one_of_the_two_missions_offered_is_kept() -> None:
    at = dealt()
    others = at.company(B).offered[0]
    foreign = at.refuses(KeepCard(card=others), seat=A)
    assert (foreign.rule, foreign.reason) == ("RP-SETUP-5", "card-not-offered")
    first, second = at.company(A).offered
    at.play(KeepCard(card=first), seat=A)
    again = at.refuses(KeepCard(card=second), seat=A)
    assert (again.rule, again.reason) == ("RP-SETUP-5", "done-in-starting-cards")
    early = at.refuses(Choose(character="pilot"), seat=B)
    assert (early.rule, early.reason) == ("RP-SETUP-5", "not-now")


@pytest.mark.rule("RP-SETUP-5")
def test_the_mission_kept_is_known_to_its_owner_only() -> None:
    at = dealt()
    card = at.company(A).offered[0]
    at.play(KeepCard(card=card), seat=A)
    own, other = (codec.encode(RED_PLANET.view(at.state, seat)) for seat in (A, C))
    assert card.encode() in own
    assert card.encode() not in other


@pytest.mark.rule("RP-SETUP-6")
@pytest.mark.parametrize("seats", SEATS)
def test_one_astronaut_of_each_company_is_aboard_one_on_each_ship(seats: int) -> None:
    orders = set()
    for state in deals(seats):
        aboard = [ship.aboard for ship in state.docks if ship]
        assert sorted(aboard) == [[company] for company in range(len(state.companies))]
        assert {company.reserve for company in state.companies} == {21}
        orders.add(tuple(passengers[0] for passengers in aboard))
    assert len(orders) > 2


@pytest.mark.rule("RP-SETUP-7")
@pytest.mark.rule("AMB-14")
@pytest.mark.parametrize("seats", SEATS[1:])
def test_whoever_is_aboard_on_the_left_is_first_player(seats: int) -> None:
    for state in deals(seats):
        ship = state.docks[0]
        assert ship is not None
        assert ship.aboard == [state.first]


@pytest.mark.rule("RP-SETUP-8")
@pytest.mark.parametrize("seats", SEATS)
def test_a_resource_lies_face_down_on_every_zone_and_one_is_put_aside(seats: int) -> None:
    layouts = set()
    for state in deals(seats):
        laid = [zone.resource for zone in state.zones]
        assert Counter([*laid, *state.resource_deck]) == {"ice": 5, "sylvanite": 3, "celerium": 3}
        assert len(state.resource_deck) == 1
        assert not any(zone.explored for zone in state.zones)
        seen = RED_PLANET.view(state, A)
        assert [zone.resource for zone in seen.zones] == [None] * 10  # type: ignore[attr-defined]
        layouts.add(tuple(laid))
    assert len(layouts) > 2


@pytest.mark.rule("RP-SETUP-9")
@pytest.mark.parametrize("seats", SEATS)
def test_all_other_cards_make_the_event_deck(seats: int) -> None:
    state = RED_PLANET.setup([None] * seats, "deck")
    for seat in range(seats):
        RED_PLANET.play(state, seat, KeepCard(card=state.companies[seat].offered[0]))
    kinds = Counter(EDITION.cards[card].kind for card in state.event_deck)
    assert kinds == {"discovery": 13, "action": 4, "mission": 13 - seats}
    assert [EDITION.cards[card].kind for card in state.event_deck] != sorted(
        (EDITION.cards[card].kind for card in state.event_deck), reverse=True
    )


@pytest.mark.parametrize("seats", SEATS)
def test_nobody_can_tell_which_cards_lie_on_top(seats: int) -> None:
    """The missions given back are shuffled in: they are not always at the bottom."""
    bottoms = set()
    for state in deals(seats):
        for seat in range(seats):
            RED_PLANET.play(state, seat, KeepCard(card=state.companies[seat].offered[0]))
        bottoms.add(EDITION.cards[state.event_deck[-1]].kind)
    assert len(bottoms) > 1

"""Another position that a viewer could not tell from this one."""

from random import Random

from areopagus.games.mission.components import CHARACTERS, Edition
from areopagus.games.mission.flow import call_place
from areopagus.games.mission.game import Mission
from areopagus.games.mission.state import MissionState, ZoneState
from areopagus.games.mission.table import discoveries_are_revealed, seats_of
from tests.laws.contender import Scramble


def scrambler(game: Mission) -> Scramble:
    def scramble(state: MissionState, viewer: int | None, rng: Random) -> MissionState:
        state.dice.seed = f"other-{rng.random()}"
        rng.shuffle(state.ship_deck)
        _scramble_resources(state, rng)
        if state.phase != "over":
            _scramble_cards(game.edition, state, viewer, rng)
            _scramble_choices(state, viewer, rng)
        return state

    return scramble


def _scramble_resources(state: MissionState, rng: Random) -> None:
    hidden = [zone for zone in state.zones if not zone.explored and zone.resource]
    tiles = [*state.resource_deck, *(zone.resource for zone in hidden if zone.resource)]
    rng.shuffle(tiles)
    for zone in hidden:
        zone.resource = tiles.pop()
    state.resource_deck = tiles


def _scramble_cards(edition: Edition, state: MissionState, viewer: int | None, rng: Random) -> None:
    """Exchange every card the viewer has not seen with others of its kind that fit its place."""
    places = _unseen_card_places(edition, state, viewer)
    for kinds in ({"discovery"}, {"bonus"}, {"mission", "action"}):
        spots = [
            (cards, index)
            for cards in places
            for index, card in enumerate(cards)
            if edition.cards[card].kind in kinds and not _must_stay_mission(state, cards)
        ]
        values = [cards[index] for cards, index in spots]
        rng.shuffle(values)
        for (cards, index), value in zip(spots, values, strict=True):
            cards[index] = value
    _write_back_discoveries(state, viewer, places)


def _must_stay_mission(state: MissionState, cards: list[str]) -> bool:
    """Starting cards of the second edition are missions, and so stay among themselves."""
    return state.phase == "starting-cards" and any(card.startswith("RP-") for card in cards)


def _unseen_card_places(
    edition: Edition, state: MissionState, viewer: int | None
) -> list[list[str]]:
    rng_places = [state.event_deck]
    if not edition.has_phobos:
        rng_places.append(state.event_discard)
    for index, company in enumerate(state.companies):
        if index != viewer:
            rng_places += [company.cards, company.offered]
    for zone in state.zones:
        if _hides_discovery(state, zone, viewer):
            assert zone.discovery is not None
            rng_places.append([zone.discovery.card])
    if state.turn and state.turn.drawn and state.turn.company != viewer:
        rng_places.append([state.turn.drawn])
    return rng_places


def _hides_discovery(state: MissionState, zone: ZoneState, viewer: int | None) -> bool:
    return (
        zone.discovery is not None
        and viewer not in zone.discovery.seen_by
        and not discoveries_are_revealed(state)
    )


def _write_back_discoveries(
    state: MissionState, viewer: int | None, places: list[list[str]]
) -> None:
    singles = iter(places[_fixed_places(state, viewer) :])
    for zone in state.zones:
        if _hides_discovery(state, zone, viewer):
            assert zone.discovery is not None
            (zone.discovery.card,) = next(singles)
    if state.turn and state.turn.drawn and state.turn.company != viewer:
        (state.turn.drawn,) = next(singles)


def _fixed_places(state: MissionState, viewer: int | None) -> int:
    decks = 1 if state.__struct_config__.tag == "red-planet" else 2
    others = sum(1 for index in range(len(state.companies)) if index != viewer)
    return decks + 2 * others


def _scramble_choices(state: MissionState, viewer: int | None, rng: Random) -> None:
    """Hidden characters may be any that would still be called later."""
    for index, company in enumerate(state.companies):
        if index == viewer or company.chosen is None:
            continue
        pool = company.hand
        if index >= seats_of(state):
            assert state.neutral is not None
            pool = [*state.neutral.deck, company.chosen]
            state.neutral.deck = pool
        fitting = []
        for character in pool:
            company.chosen = character
            if state.turn is None or call_place(state, index) > (
                CHARACTERS.index(state.turn.character),
                (state.turn.company - state.first) % len(state.companies),
            ):
                fitting.append(character)
        company.chosen = choice = rng.choice(fitting)
        if index >= seats_of(state):
            assert state.neutral is not None
            state.neutral.deck.remove(choice)
    if state.neutral is not None:
        rng.shuffle(state.neutral.deck)

"""From what a seat sees, whole states that could be the true one.

What is hidden is pooled with all that could lie in the same places and dealt out anew. Pools are
sorted first: what is imagined follows from the view and from nothing else.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, TypeVar

import msgspec

from areopagus.games.mission.components import CHARACTERS, Character, Edition, Resource
from areopagus.games.mission.flow import call_place
from areopagus.games.mission.setup import STATES
from areopagus.games.mission.state import (
    Company,
    Discovery,
    MissionState,
    Neutral,
    Turn,
    ZoneState,
)
from areopagus.games.mission.table import is_neutral
from areopagus.games.mission.view import DiscoveryView, MissionView
from areopagus.kernel.dice import Dice

T = TypeVar("T")


class HiddenHand(NamedTuple):
    """A company whose secret cards the viewer does not know, and how many they are."""

    company: int
    cards: int
    offered: int


class Imagination:
    """A source of states that fit one view."""

    def __init__(self, edition: Edition, view: MissionView) -> None:
        self._edition = edition
        self._ships = _unseen_ships(edition, view)
        self._resources = _unseen_resources(edition, view)
        unseen = edition.card_ids - set(_seen_cards(view))
        kinds = {id: edition.cards[id].kind for id in sorted(unseen)}
        first = "mission" if edition.deals_missions_only else "bonus"
        self._discoveries = [id for id, kind in kinds.items() if kind == "discovery"]
        self._starting = [id for id, kind in kinds.items() if kind == first]
        """Cards of which every seat has kept one."""
        self._others = [id for id, kind in kinds.items() if kind not in ("discovery", first)]
        self._hands = _hidden_hands(edition, view)
        self._missions_come_first = edition.deals_missions_only and view.phase == "starting-cards"
        self._has_drawn = _hides_drawn_card(view)
        self._zones = [n for n, zone in enumerate(view.zones) if _is_hidden(zone.discovery)]
        self._discards = [n for n, card in enumerate(view.event_discard) if _is_hidden(card)]
        self._neutral_deck = _unseen_neutral_characters(view)
        self._choosers = [
            index
            for index, company in enumerate(view.companies)
            if company.has_chosen and company.chosen is None
        ]
        template = _template(edition, view, (*self._discoveries, *edition.card_ids)[0])
        self._body = msgspec.msgpack.encode(template)
        self._decoder = msgspec.msgpack.Decoder(type(template))

    def __call__(self, rng: Random) -> MissionState:
        """A state that looks like the view."""
        state = self._decoder.decode(self._body)
        state.dice.seed = f"{rng.getrandbits(128):032x}"
        state.ship_deck = _shuffled(self._ships, rng)
        self._lay_resources(state, rng)
        self._deal_cards(state, rng)
        self._choose_characters(state, rng)
        return state

    def _lay_resources(self, state: MissionState, rng: Random) -> None:
        tiles = _shuffled(self._resources, rng)
        if self._edition.resources_lie_hidden:
            for zone in state.zones:
                if not zone.explored:
                    zone.resource = tiles.pop()
        state.resource_deck = tiles

    def _deal_cards(self, state: MissionState, rng: Random) -> None:
        """A hand holds no discovery, and one of its cards was kept at the start."""
        companies = state.companies
        discoveries = _shuffled(self._discoveries, rng)
        self._lay_discoveries(state, discoveries)
        starting = _shuffled(self._starting, rng)
        for hand in self._hands:
            own = companies[hand.company]
            if hand.cards:
                own.cards.append(starting.pop())
            elif hand.offered:
                own.offered.append(starting.pop())
        keepable = _shuffled(starting + self._others, rng)
        for hand in self._hands:
            companies[hand.company].cards += [keepable.pop() for _ in range(hand.cards - 1)]
        rest = _shuffled(keepable + discoveries, rng)
        if self._missions_come_first:  # RP-SETUP-5, RP-SETUP-9
            cards = self._edition.cards
            rest.sort(key=lambda card: cards[card].kind == "mission")
        for hand in self._hands:
            offered = companies[hand.company].offered
            offered += [rest.pop() for _ in range(hand.offered - len(offered))]
            rng.shuffle(offered)
        rest.reverse()
        state.event_deck = rest

    def _lay_discoveries(self, state: MissionState, cards: list[str]) -> None:
        for index in self._zones:
            lying = state.zones[index].discovery
            assert lying is not None
            lying.card = cards.pop()
        for index in self._discards:
            state.event_discard[index].card = cards.pop()
        if self._has_drawn:
            assert state.turn is not None
            state.turn.drawn = cards.pop()

    def _choose_characters(self, state: MissionState, rng: Random) -> None:
        """A hidden character may be any that would still be called later."""
        if state.neutral is not None:
            state.neutral.deck = _shuffled(self._neutral_deck, rng)
        for index in self._choosers:
            company = state.companies[index]
            if is_neutral(state, index):
                assert state.neutral is not None
                deck = state.neutral.deck
                company.chosen = choice = rng.choice(_still_to_be_called(state, index, deck))
                deck.remove(choice)
            else:
                company.chosen = rng.choice(_still_to_be_called(state, index, company.hand))


def _shuffled(items: Sequence[T], rng: Random) -> list[T]:
    """Sorted by random numbers, which is several times faster than to swap one by one."""
    random = rng.random
    return sorted(items, key=lambda _: random())


def _still_to_be_called(
    state: MissionState, company: int, characters: list[Character]
) -> list[Character]:
    turn = state.turn
    if turn is None:
        return characters
    called = call_place(state, turn.company, turn.character)
    return [one for one in characters if call_place(state, company, one) > called]


def _unseen_ships(edition: Edition, view: MissionView) -> list[str]:
    seen = {ship.id for ship in (*view.docks, *view.flying) if ship is not None}
    return sorted(edition.ship_ids - seen - set(view.ship_discard))


def _unseen_resources(edition: Edition, view: MissionView) -> list[Resource]:
    tiles = list(edition.sorted_resource_tiles)
    for zone in view.zones:
        if zone.resource is not None:
            tiles.remove(zone.resource)
    return tiles


def _seen_cards(view: MissionView) -> list[str]:
    seen = [card for company in view.companies for card in company.cards or ()]
    seen += [card for company in view.companies for card in company.offered or ()]
    lying = [*(zone.discovery for zone in view.zones), *view.event_discard]
    seen += [each.card for each in lying if each is not None and each.card is not None]
    if view.turn is not None and view.turn.drawn is not None:
        seen.append(view.turn.drawn)
    return seen


def _is_hidden(discovery: DiscoveryView | None) -> bool:
    return discovery is not None and discovery.card is None


def _hides_drawn_card(view: MissionView) -> bool:
    turn = view.turn
    return turn is not None and turn.step == "assign" and turn.drawn is None


def _hidden_hands(edition: Edition, view: MissionView) -> list[HiddenHand]:
    """While starting cards are chosen, what is not kept yet is offered still."""
    dealt = edition.starting_cards if view.phase == "starting-cards" else 0
    seats = len(view.companies) - (view.neutral is not None)
    return [
        HiddenHand(index, company.card_count, max(0, dealt - company.card_count))
        for index, company in enumerate(view.companies[:seats])
        if company.cards is None
    ]


def _unseen_neutral_characters(view: MissionView) -> list[Character]:
    """RP-2P-4: the recruiter may have left for good; then there are eight in all."""
    if view.neutral is None:
        return []
    used = view.neutral.used
    left = [character for character in CHARACTERS if character not in used]
    if len(left) > view.neutral.deck_size + view.companies[-1].has_chosen:
        left.remove("recruiter")
    return left


def _template(edition: Edition, view: MissionView, placeholder: str) -> MissionState:
    """A state with all that is known; the placeholder lies where a card is not."""
    neutral, turn = view.neutral, view.turn

    def laid(seen: DiscoveryView) -> Discovery:
        return Discovery(card=seen.card or placeholder, seen_by=seen.seen_by)

    return STATES[edition.id](
        options=view.options,  # type: ignore[attr-defined]
        ply=view.ply,
        dice=Dice(seed="imagined"),
        companies=[
            Company(
                name=company.name,
                hand=company.hand,
                chosen=company.chosen,
                reserve=company.reserve,
                lost=company.lost,
                tokens=company.tokens,
                cards=company.cards or [],
                offered=company.offered or [],
            )
            for company in view.companies
        ],
        first=view.first,
        round=view.round,
        phase=view.phase,
        docks=view.docks,
        flying=view.flying,
        ship_deck=[],
        ship_discard=view.ship_discard,
        zones=[
            ZoneState(
                id=zone.id,
                astronauts=zone.astronauts,
                resource=zone.resource,
                explored=zone.explored,
                pool=zone.pool,
                discovery=None if zone.discovery is None else laid(zone.discovery),
            )
            for zone in view.zones
        ],
        resource_deck=[],
        event_deck=[],
        event_discard=[laid(card) for card in view.event_discard],
        turn=turn
        and Turn(
            company=turn.company,
            character=turn.character,
            step=turn.step,
            left=turn.left,
            boarded=turn.boarded,
            drawn=turn.drawn,
        ),
        window=view.window,
        neutral=neutral and Neutral(deck=[], used=neutral.used),
        last=view.last,
    )

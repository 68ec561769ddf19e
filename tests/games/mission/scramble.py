"""Another position that a viewer could not tell from this one."""

from random import Random
from typing import Any, NamedTuple

from areopagus.games.mission.flow import call_place
from areopagus.games.mission.game import Mission
from areopagus.games.mission.state import Company, Discovery, MissionState
from areopagus.games.mission.table import discoveries_are_revealed, is_neutral
from areopagus.kernel.errors import Inconsistent
from tests.laws.contender import Scramble


def scrambler(game: Mission) -> Scramble:
    def scramble(state: MissionState, viewer: int | None, rng: Random) -> MissionState:
        state.dice.seed = f"other-{rng.random()}"
        rng.shuffle(state.ship_deck)
        _exchange(game, state, _unseen_resources(state), rng)
        _exchange(game, state, _unseen_cards(game, state, viewer), rng)
        _change_choices(state, viewer, rng)
        return state

    return scramble


class Slot(NamedTuple):
    """A place where something lies that the viewer has not seen."""

    holder: Any
    key: Any

    @property
    def content(self) -> Any:
        return (
            self.holder[self.key] if isinstance(self.key, int) else getattr(self.holder, self.key)
        )


def _exchange(game: Mission, state: MissionState, slots: list[Slot], rng: Random) -> None:
    """Swap what lies in pairs of slots, wherever the position stays a possible one."""
    for _ in range(2 * len(slots)):
        one, two = rng.choice(slots), rng.choice(slots)
        _swap(one, two)
        try:
            game.check(state)
        except Inconsistent:
            _swap(one, two)


def _swap(one: Slot, two: Slot) -> None:
    first, second = one.content, two.content
    _put(one, second)
    _put(two, first)


def _put(slot: Slot, value: Any) -> None:
    if isinstance(slot.key, int):
        slot.holder[slot.key] = value
    else:
        setattr(slot.holder, slot.key, value)


def _in(cards: list[Any]) -> list[Slot]:
    return [Slot(cards, index) for index in range(len(cards))]


def _unseen_resources(state: MissionState) -> list[Slot]:
    hidden = [zone for zone in state.zones if zone.resource and not zone.explored]
    return [*_in(state.resource_deck), *(Slot(zone, "resource") for zone in hidden)]


def _unseen_cards(game: Mission, state: MissionState, viewer: int | None) -> list[Slot]:
    slots = _in(state.event_deck)
    if state.phase != "over":
        for index, company in enumerate(state.companies):
            if index != viewer:
                slots += [*_in(company.cards), *_in(company.offered)]
    lying: list[Discovery] = [] if game.edition.discards_face_up else list(state.event_discard)
    if not discoveries_are_revealed(state):
        lying += [zone.discovery for zone in state.zones if zone.discovery]
    slots += [Slot(card, "card") for card in lying if viewer not in card.seen_by]
    if state.turn and state.turn.drawn and state.turn.company != viewer:
        slots.append(Slot(state.turn, "drawn"))
    return slots


def _change_choices(state: MissionState, viewer: int | None, rng: Random) -> None:
    """A hidden character may be any that would still be called later."""
    for index, company in enumerate(state.companies):
        if index != viewer and company.chosen:
            _choose_another(state, index, company, rng)
    if state.neutral:
        rng.shuffle(state.neutral.deck)


def _choose_another(state: MissionState, index: int, company: Company, rng: Random) -> None:
    pool = list(company.hand)
    if is_neutral(state, index) and state.neutral and company.chosen:
        pool = state.neutral.deck = [*state.neutral.deck, company.chosen]
    turn = state.turn
    fitting = [
        character
        for character in pool
        if turn is None
        or call_place(state, index, character) > call_place(state, turn.company, turn.character)
    ]
    company.chosen = choice = rng.choice(fitting)
    if is_neutral(state, index) and state.neutral:
        state.neutral.deck.remove(choice)

"""Positions for tests, written in a few words, and always possible ones."""

import itertools
from collections.abc import Sequence
from typing import Any, TypeVar

from areopagus.games.mission.components import ASTRONAUTS, CALL_ORDER, CHARACTERS, RESOURCES
from areopagus.games.mission.flow import advance
from areopagus.games.mission.game import Mission
from areopagus.games.mission.moves import Board, Pass
from areopagus.games.mission.state import Company, Discovery, MissionState, Ship, Tokens
from areopagus.games.mission.table import MissionTable, clockwise_from, is_neutral, seats_of
from areopagus.games.mission.view import MissionView
from areopagus.kernel.errors import Illegal
from areopagus.kernel.event import Event
from areopagus.kernel.move import Move
from tests.laws.suite import assert_well_worded

A, B, C, D, E, F = range(6)
Told = TypeVar("Told", bound=Event)


class Given:
    """A position under construction. Reserves follow from where astronauts are put."""

    def __init__(self, game: Mission, seats: int = 3, *, seed: str = "given", options: Any = None):
        self.game = game
        self.state: MissionState = game.setup([None] * seats, seed, options)
        self._docks_are_named = False
        self._clear()

    def _clear(self) -> None:
        state, edition = self.state, self.game.edition
        state.phase, state.round, state.first = "choose", 2, 0
        state.flying, state.ship_discard = [], []
        state.ship_deck = [id for id, card in edition.ships.items() if card.destination]
        state.ship_deck += [id for id in edition.ships if id not in state.ship_deck]
        state.docks = [Ship(id=state.ship_deck.pop(0), aboard=[], tiles=[]) for _ in state.docks]
        cards = [id for id, card in edition.cards.items() if card.kind in ("bonus", "mission")]
        for company in state.companies:
            company.lost, company.tokens, company.offered = 0, Tokens(), []
            company.cards = []
        state.event_deck = list(edition.cards)
        for company in state.companies[: len(state.companies) - (state.neutral is not None)]:
            company.cards = [cards.pop()]
            state.event_deck.remove(company.cards[0])
        for zone in state.zones:
            zone.astronauts = [0] * len(state.companies)

    def docks(self, *ships: tuple[str, list[int]] | tuple[str, list[int], list[Any]]) -> "Given":
        """Exactly these ships are docked: (id, companies aboard, tiles); other docks are empty."""
        state = self.state
        self._docks_are_named = True
        state.ship_deck += [ship.id for ship in state.docks if ship]
        state.docks = [None] * len(state.docks)
        for index, (id, aboard, *tiles) in enumerate(ships):
            self._take_ship(id)
            state.docks[index] = Ship(
                id=id, aboard=list(aboard), tiles=list(tiles[0]) if tiles else []
            )
        return self

    def flying(self, *ships: tuple[str, list[int]] | tuple[str, list[int], list[Any]]) -> "Given":
        """These ships have taken off this round, in this order."""
        for id, aboard, *tiles in ships:
            self._take_ship(id)
            self.state.flying.append(
                Ship(id=id, aboard=list(aboard), tiles=list(tiles[0]) if tiles else [])
            )
        return self

    def _take_ship(self, id: str) -> None:
        state = self.state
        if id in state.ship_deck:
            state.ship_deck.remove(id)
            return
        index = [ship.id if ship else None for ship in state.docks].index(id)
        state.docks[index] = None

    def ship_deck(self, *top: str) -> "Given":
        """These ships lie on top of the deck."""
        rest = [id for id in self.state.ship_deck if id not in top]
        self.state.ship_deck = [*top, *rest]
        return self

    def zone(
        self,
        id: Any,
        astronauts: dict[int, int] | None = None,
        *,
        resource: Any = None,
        pool: dict[str, int] | None = None,
    ) -> "Given":
        """Astronauts, an explored resource and waiting tokens of a zone."""
        zone = self.state.zones[self.game.edition.zone_index[id]]
        for company, count in (astronauts or {}).items():
            zone.astronauts[company] = count
        if resource or astronauts or pool:
            self._explore(zone, resource)
        if pool:
            zone.pool = Tokens(**pool)
        return self

    def _explore(self, zone: Any, resource: Any) -> None:
        """Give the zone a resource out of the deck, or exchange its hidden one for it."""
        deck = self.state.resource_deck
        wanted = resource or zone.resource or deck[0]
        if zone.resource != wanted:
            if wanted in deck:
                deck.remove(wanted)
            else:
                other = next(z for z in self.state.zones if z.resource == wanted and not z.explored)
                other.resource = zone.resource
                zone.resource = None
            if zone.resource:
                deck.append(zone.resource)
            zone.resource = wanted
        zone.explored = True

    def explored(self, *ids: Any) -> "Given":
        for id in ids:
            self._explore(self.state.zones[self.game.edition.zone_index[id]], None)
        return self

    def resource_deck(self, *top: Any) -> "Given":
        """These resources are drawn next."""
        for resource in top:
            self.state.resource_deck.remove(resource)
        self.state.resource_deck = [*top, *self.state.resource_deck]
        return self

    def discovery(self, id: Any, card: str, *, seen_by: Sequence[int] = (A,)) -> "Given":
        self._take_card(card)
        self.state.zones[self.game.edition.zone_index[id]].discovery = Discovery(
            card=card, seen_by=list(seen_by)
        )
        return self

    def event_deck(self, *top: str) -> "Given":
        """These event cards are drawn next."""
        rest = [card for card in self.state.event_deck if card not in top]
        for card in top:
            self._take_card(card)
        self.state.event_deck = [*top, *[card for card in rest if card not in top]]
        return self

    def discard(self, *cards: str) -> "Given":
        """Discoveries for which there was no room; the first seat discarded them."""
        face_up = self.game.edition.discards_face_up
        witnesses = list(range(seats_of(self.state))) if face_up else [A]
        self.state.event_discard = [Discovery(card=card, seen_by=[*witnesses]) for card in cards]
        self.state.event_deck = [card for card in self.state.event_deck if card not in cards]
        return self

    def cards(self, company: int, *cards: str) -> "Given":
        """The secret cards of a seat, instead of what it holds."""
        self.state.event_deck += self.state.companies[company].cards
        self.state.companies[company].cards = []
        for card in cards:
            self._take_card(card)
        self.state.companies[company].cards = list(cards)
        return self

    def _take_card(self, card: str) -> None:
        """Out of the deck; whoever holds it as a filler gets another card."""
        state = self.state
        for company in state.companies:
            if card in company.cards:
                spare = next(
                    c
                    for c in state.event_deck
                    if self.game.edition.cards[c].kind in ("bonus", "mission")
                )
                state.event_deck.remove(spare)
                company.cards[company.cards.index(card)] = spare
                return
        state.event_deck.remove(card)

    def tokens(self, company: int, ice: int = 0, sylvanite: int = 0, celerium: int = 0) -> "Given":
        self.state.companies[company].tokens = Tokens(
            ice=ice, sylvanite=sylvanite, celerium=celerium
        )
        return self

    def lost(self, company: int, count: int) -> "Given":
        self.state.companies[company].lost = count
        return self

    def reserve(self, company: int, count: int) -> "Given":
        """So many are left in the reserve; the others are losses."""
        self.settle()
        mine = self.state.companies[company]
        mine.lost += mine.reserve - count
        return self

    def used(self, company: int, *characters: Any) -> "Given":
        """Characters that are out of a hand."""
        hand = self.state.companies[company].hand
        for character in characters:
            hand.remove(character)
        self.state.round = max(self.state.round, len(characters) + 1)
        return self

    def first(self, seat: int) -> "Given":
        self.state.first = seat
        return self

    def round(self, number: int) -> "Given":
        self.state.round = number
        return self

    def settle(self) -> "Given":
        """Reserves are what is nowhere else; ships in flight have left docks empty."""
        state = self.state
        if not self._docks_are_named:
            self._empty_docks()
        for index, company in enumerate(state.companies):
            out = company.lost + sum(zone.astronauts[index] for zone in state.zones)
            for ship in [*state.docks, *state.flying]:
                if ship:
                    out += ship.aboard.count(index)
            company.reserve = ASTRONAUTS - out
        return self

    def _empty_docks(self) -> None:
        """As many docks without a ship as ships have taken off."""
        state = self.state
        for dock in reversed(range(len(state.docks))):
            ship = state.docks[dock]
            if ship and not ship.aboard and state.docks.count(None) < len(state.flying):
                state.docks[dock] = None
                state.ship_deck.append(ship.id)

    def choosing(self) -> "At":
        """All seats are to choose a character."""
        self.settle()
        return At(self.game, self.state)

    def chosen(self, *characters: Any) -> "At":
        """Each seat has chosen; the first character is called."""
        self.settle()
        for company, character in zip(self.state.companies, characters, strict=False):
            company.chosen = character
        at = At(self.game, self.state)
        at.advance()
        return at

    def playing(self, company: int, character: Any) -> "At":
        """It is the turn of a company's character; everybody else has acted this round."""
        self.settle()
        state = self.state
        state.last = next(seat for seat in range(len(state.companies)) if seat != company)
        state.companies[company].chosen = character
        state.phase = "resolve"
        if is_neutral(state, company) and state.neutral:
            state.neutral.deck.remove(character)
        at = At(self.game, state)
        at.advance()
        return at

    def ending(self) -> "At":
        """The last character of round 10 has acted: the end is played from here."""
        self.settle()
        state = self.state
        state.round, state.phase, state.last = 10, "resolve", state.first
        at = At(self.game, state)
        at.advance()
        return at

    def round_ends(self) -> "At":
        """The last character of this round has acted."""
        self.settle()
        self.state.phase, self.state.last = "resolve", self.state.first
        at = At(self.game, self.state)
        at.advance()
        return at

    def over(self) -> "At":
        """All is counted: what companies hold now is final, and came from somewhere."""
        self.settle()
        self._find_sources()
        self.state.round, self.state.phase = 10, "over"
        at = At(self.game, self.state)
        self.game.admit(self.state)
        return at

    def _find_sources(self) -> None:
        """As many explored zones as the tokens held need: each gives six at most."""
        for resource in RESOURCES:
            held = sum(company.tokens.count(resource) for company in self.state.companies)
            known = [z for z in self.state.zones if z.explored and z.resource == resource]
            unknown = [z for z in self.state.zones if not z.explored]
            for zone in unknown[: max(0, -(-held // 6) - len(known))]:
                self._explore(zone, resource)


def starting(game: Mission, *top: str, seats: int = 3, first: int = A) -> "At":
    """Starting cards have just been dealt, from an event deck with these cards on top."""
    deals = (game.setup([None] * seats, f"starting-{n}") for n in itertools.count())
    state = next(state for state in deals if state.phase == "starting-cards")
    for ship, owner in zip(state.docks, clockwise_from(first, seats), strict=True):
        assert ship is not None
        ship.aboard = [owner]
    for company in state.companies:
        company.offered = []
    state.event_deck = [*top, *[card for card in game.edition.cards if card not in top]]
    state.phase, state.first = "destinations", first
    at = At(game, state)
    at.advance()
    return at


class At:
    """A position in play: moves are made by whoever is asked, and refusals are caught."""

    def __init__(self, game: Mission, state: MissionState) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []

    def advance(self) -> None:
        table = MissionTable(self.game.edition, self.state, None)
        advance(table)
        self.events = table.events
        self.game.admit(self.state)

    def play(self, *moves: Move, seat: int | None = None) -> "At":
        """Make moves, by the seat that is asked unless one is named."""
        for move in moves:
            by = self.game.to_act(self.state)[0] if seat is None else seat
            self.events = self.game.play(self.state, by, move)
            self.game.admit(self.state)
        return self

    def refuses(self, move: Move, seat: int | None = None) -> Illegal:
        """The refusal of a move; fails when the move is legal."""
        by = (self.game.to_act(self.state) or [0])[0] if seat is None else seat
        before = self.game.encode(self.state)
        try:
            self.game.judge(self.state, by, move)
        except Illegal as illegal:
            assert self.game.encode(self.state) == before
            assert_well_worded(self.game, illegal)
            return illegal
        raise AssertionError(f"{move} is legal")

    def allows(self, move: Move, seat: int | None = None) -> bool:
        by = (self.game.to_act(self.state) or [0])[0] if seat is None else seat
        try:
            self.game.judge(self.state, by, move)
        except Illegal:
            return False
        return True

    def listed(self) -> list[Move]:
        """All moves that are legal now, of all seats."""
        return [move for decision in self.game.decisions(self.state) for move in decision.moves]

    @property
    def asked(self) -> list[tuple[int, str]]:
        """Whom what is asked."""
        return [(q.seat, q.kind) for q in self.game.questions(self.state)]

    def skip_boarding(self) -> "At":
        """Get boarding over with: by passing, or by boarding where one may."""
        while self.state.turn and self.state.turn.step == "board":
            if self.allows(Pass()):
                self.play(Pass())
            else:
                self.play(next(move for move in self.listed() if isinstance(move, Board)))
        return self

    def finish_round(self) -> list[Event]:
        """Play what is listed first until all have acted; all that happened since the last move."""
        told = list(self.events)
        while self.state.phase == "resolve":
            told += self.play(self.listed()[0]).events
        return told

    def third_production(self) -> "At":
        """Nobody plays an action card before the third production."""
        while self.state.window and self.state.window.timing == "before-third-production":
            self.play(Pass())
        return self

    def finish(self) -> "At":
        """Nobody plays an action card any more."""
        while self.state.window:
            self.play(Pass())
        return self

    def told(self, kind: type[Told]) -> list[Told]:
        """What the last move led to, of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def view(self, seat: int | None) -> MissionView:
        """What a seat, or a spectator, sees."""
        seen = self.game.view(self.state, seat)
        assert isinstance(seen, MissionView)
        return seen

    def zone(self, id: Any) -> Any:
        return self.state.zones[self.game.edition.zone_index[id]]

    def company(self, index: int) -> Company:
        return self.state.companies[index]

    def ship(self, id: str) -> Ship | None:
        return MissionTable(self.game.edition, self.state, None).ship(id)

    def aboard(self, id: str) -> list[int]:
        """The companies aboard a ship that is docked or in flight."""
        ship = self.ship(id)
        assert ship is not None
        return ship.aboard

    @property
    def discarded(self) -> list[str]:
        return [discarded.card for discarded in self.state.event_discard]

    def supply(self, zone: Any) -> int:
        return MissionTable(self.game.edition, self.state, None).supply[zone]

    def points(self, seat: int) -> dict[str, int]:
        """Points of a seat by label."""
        totals: dict[str, int] = {}
        for line in self.game.score(self.state).seats[seat].lines:
            totals[line.label] = totals.get(line.label, 0) + line.points
        return totals


__all__ = ["CALL_ORDER", "CHARACTERS", "A", "At", "B", "C", "D", "E", "F", "Given", "starting"]

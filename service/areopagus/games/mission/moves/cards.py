"""Event cards: drawing, looking at and laying discoveries; playing actions."""

from collections.abc import Iterable

from areopagus.games.mission import events
from areopagus.games.mission.components import CardId, Zone
from areopagus.games.mission.moves.base import MissionMove
from areopagus.games.mission.state import Discovery
from areopagus.games.mission.table import MissionTable, seats_of
from areopagus.kernel.errors import Illegal
from areopagus.kernel.wording import Message


class DrawCard(MissionMove, frozen=True, tag="draw-card"):
    """Scientist: draw the top event card."""

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["DrawCard"]:
        return [cls()]

    def judge(self, table: MissionTable) -> None:
        if not table.state.event_deck:
            rule = table.rule("PR-CHAR-SCIENTIST-2", "RP-CHAR-SCIENTIST-2")
            raise Illegal(rule, "event-deck-empty")  # AMB-25

    def perform(self, table: MissionTable) -> None:
        card, seat = table.state.event_deck.pop(0), table.company
        table.tell(events.CardDrawn(seat=seat))
        table.tell(events.CardSeen(seat=seat, card=card, to=(seat,)))
        table.turn.left = 0
        if table.edition.cards[card].kind != "discovery":
            table.mine.cards.append(card)
        elif any(_takes_discovery(table, zone) for zone in table.edition.zones):
            table.turn.step, table.turn.left, table.turn.drawn = "assign", 1, card
        else:
            self._discard(table, card)

    def _discard(self, table: MissionTable, card: CardId) -> None:
        """No zone is left: 2005 face down, 2015 for all to see (PR-CARD-4, RP-CARD-4)."""
        face_up = table.edition.discards_face_up
        witnesses = list(range(seats_of(table.state))) if face_up else [table.company]
        table.state.event_discard.append(Discovery(card=card, seen_by=witnesses))
        table.tell(events.DiscoveryDiscarded(seat=table.company))
        if face_up:
            table.tell(events.CardShown(card=card))
        table.turn.step, table.turn.left = "look", 1


class LookAtDiscovery(MissionMove, frozen=True, tag="look-at-discovery"):
    """Scientist: look at a face-down discovery in play."""

    zone: Zone

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["LookAtDiscovery"]:
        return [cls(zone=zone.id) for zone in table.state.zones if zone.discovery]

    def judge(self, table: MissionTable) -> None:
        zone = table.zone(self.zone)
        if zone is None or zone.discovery is None:
            rule = table.rule("PR-CHAR-SCIENTIST-2", "RP-CHAR-SCIENTIST-2")
            reason = "zone-not-on-board" if zone is None else "no-discovery-there"
            raise Illegal(rule, reason, zone=self.zone)

    def perform(self, table: MissionTable) -> None:
        zone, seat = table.zone(self.zone), table.company
        assert zone is not None
        assert zone.discovery is not None
        table.turn.left = 0
        if seat not in zone.discovery.seen_by:
            zone.discovery.seen_by.append(seat)
        table.tell(events.DiscoveryLookedAt(seat=seat, zone=self.zone))
        table.tell(events.CardSeen(seat=seat, card=zone.discovery.card, to=(seat,)))


class AssignDiscovery(MissionMove, frozen=True, tag="assign-discovery"):
    """Scientist: lay the discovery just drawn face down at an outer zone without one."""

    zone: Zone

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["AssignDiscovery"]:
        return [cls(zone=zone) for zone in table.edition.zones]

    def judge(self, table: MissionTable) -> None:
        if table.zone(self.zone) is None:
            rule = table.rule("PR-CARD-2", "RP-CARD-2")
            raise Illegal(rule, "zone-not-on-board", zone=self.zone)
        if self.zone not in table.edition.discovery_zones:
            rule = table.rule("PR-CARD-3", "RP-CARD-2")
            raise Illegal(rule, "zone-takes-no-card", zone=self.zone)
        if not _takes_discovery(table, self.zone):
            rule = table.rule("PR-CARD-3", "RP-CARD-3")
            raise Illegal(rule, "zone-has-a-card", zone=self.zone)

    def perform(self, table: MissionTable) -> None:
        zone, turn = table.zone(self.zone), table.turn
        assert zone is not None
        assert turn.drawn is not None
        zone.discovery = Discovery(card=turn.drawn, seen_by=[table.company])
        turn.drawn, turn.left = None, 0
        table.tell(events.DiscoveryAssigned(seat=table.company, zone=self.zone))

    def message(self, table: MissionTable) -> Message:
        return Message("assign-discovery", {"zone": self.zone, "card": table.turn.drawn})


class PlayAction(MissionMove, frozen=True, tag="play-action"):
    """Play an action card in the moment that its text gives."""

    card: CardId

    @classmethod
    def candidates(cls, table: MissionTable) -> Iterable["PlayAction"]:
        return [cls(card=card) for card in table.mine.cards]

    def judge(self, table: MissionTable) -> None:
        window = table.state.window
        assert window is not None
        if self.card not in table.mine.cards:
            raise Illegal("RP-CARD-5", "card-not-held", card=self.card)
        card = table.edition.cards[self.card]
        if card.kind != "action":
            raise Illegal("RP-CARD-5", "not-an-action", card=self.card)
        if card.timing != window.timing:
            raise Illegal("RP-CARD-5", f"play-{card.timing}", card=self.card)

    def perform(self, table: MissionTable) -> None:
        window, card = table.state.window, table.edition.cards[self.card]
        assert window is not None
        table.mine.cards.remove(self.card)
        witnesses = list(range(seats_of(table.state)))
        table.state.event_discard.append(Discovery(card=self.card, seen_by=witnesses))
        table.tell(events.ActionPlayed(seat=table.company, card=self.card))
        if card.op == "gain_tokens":
            resource, tokens = card.effect["resource"], card.count
            table.mine.tokens.add(resource, tokens)
            table.tell(events.TokensGained(company=table.company, resource=resource, tokens=tokens))
        else:
            window.card, window.left = self.card, card.steps


def _takes_discovery(table: MissionTable, id: Zone) -> bool:
    zone = table.zone(id)
    return id in table.edition.discovery_zones and zone is not None and zone.discovery is None

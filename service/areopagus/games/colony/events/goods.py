"""Events about goods, colonists and points."""

from areopagus.games.colony.ids import (
    Item,
    Place,
)
from areopagus.games.colony.names import amount, amounts
from areopagus.games.colony.pieces import Few, Many, Payment
from areopagus.kernel.document import Seat
from areopagus.kernel.event import Event
from areopagus.kernel.wording import Message, fields_of


class Paid(Event, frozen=True, tag="paid"):
    """A seat has paid."""

    seat: Seat
    resources: Payment = Payment()
    crystals: Few = 0
    """How many crystals."""
    colonists: Few = 0
    """Colonists moved from the quarters to the working area."""

    def message(self) -> Message:
        if self.colonists:
            return Message("paid.colonists", {"seat": self.seat, "n": self.colonists})
        cost = {**fields_of(self.resources), "crystal": self.crystals}
        return Message("paid", {"seat": self.seat, "cost": amounts(cost)})


class Gained(Event, frozen=True, tag="gained"):
    """Goods from the supply; ``lost`` found no room."""

    seat: Seat
    item: Item
    amount: Few
    """How many."""
    lost: Many = 0
    """What there was no room for."""

    def message(self) -> Message:
        facts = {"seat": self.seat, "lost": amount(self.item, self.lost)}
        if not self.amount:
            return Message("gained.nothing", facts)
        key = "gained.partly" if self.lost else "gained"
        if self.item == "crystal":
            key = "gained.crystals"
        return Message(key, {**facts, "gain": amount(self.item, self.amount)})


class CrystalsReceived(Event, frozen=True, tag="crystals-received"):
    """Crystals moved from the reception into the depot; ``lost`` found no space."""

    seat: Seat
    amount: Few
    """How many."""
    lost: Many = 0
    """What there was no room for."""

    def message(self) -> Message:
        key = "crystals-received.partly" if self.lost else "crystals-received"
        return Message(key, fields_of(self))


class ColonistsArrived(Event, frozen=True, tag="colonists-arrived"):
    """Colonists that came from the reserve into the quarters."""

    seat: Seat
    amount: Few
    """How many."""

    def message(self) -> Message:
        key = "colonists-arrived" if self.amount else "colonists-arrived.none"
        return Message(key, fields_of(self))


class ColonistsReturned(Event, frozen=True, tag="colonists-returned"):
    """Colonists back from slots and the working area; ``lost`` went to the reserve."""

    seat: Seat
    amount: Few
    """How many."""
    lost: Many = 0
    """What there was no room for."""

    def message(self) -> Message:
        key = "colonists-returned.partly" if self.lost else "colonists-returned"
        if not self.amount:
            key = "colonists-returned.none"
        return Message(key, fields_of(self))


class ColonistRetrieved(Event, frozen=True, tag="colonist-retrieved"):
    """A colonist came back to the quarters."""

    seat: Seat
    place: Place

    def message(self) -> Message:
        key = "colonist-retrieved.slot"
        if self.place == "working_area":
            key = "colonist-retrieved"
        return Message(key, fields_of(self))


class ItemTaken(Event, frozen=True, tag="item-taken"):
    """Taken from the Warehouse."""

    seat: Seat
    item: Item

    def message(self) -> Message:
        return Message("item-taken", {"seat": self.seat, "item": amount(self.item, 1)})


class PointsScored(Event, frozen=True, tag="points-scored"):
    """A seat moved on the points track, by the rule named."""

    seat: Seat
    points: Many
    """How many."""
    rule: str
    """The id of the rule that gives them."""

    def message(self) -> Message:
        return Message(f"points-scored.{self.rule}", fields_of(self))

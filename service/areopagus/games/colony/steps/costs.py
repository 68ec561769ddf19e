"""Steps about prices: surcharge, mixes of resources, benefits on offer, boosts by colonists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from msgspec import Meta, field

from areopagus.games.colony import acts, events
from areopagus.games.colony.components import REPEATS
from areopagus.games.colony.ids import SlotAction, Source, Unit
from areopagus.games.colony.payment import mixes
from areopagus.games.colony.pieces import Few
from areopagus.games.colony.prospects import effect_refused
from areopagus.games.colony.steps.base import Step

if TYPE_CHECKING:
    from areopagus.games.colony.table import ColonyTable, Refusal


class SurchargeStep(Step, tag="surcharge"):
    """Crystals or colonists for those who already stand on an action (OM-SLOT-2)."""

    kind: ClassVar[str] = "surcharge"

    main: SlotAction
    count: Annotated[int, Meta(ge=1, le=3)]
    """How many are to be paid."""

    def settle(self, table: ColonyTable) -> bool:
        options = [c for c in range(self.count + 1) if self.pays(table, c)]
        if len(options) != 1:
            return False
        self.settle_with(table, options[0])
        return True

    def pays(self, table: ColonyTable, crystals: int) -> bool:
        return surcharge_pays(table, self.seat, self.main, self.count, crystals)

    def settle_with(self, table: ColonyTable, crystals: int) -> None:
        """Pay so many crystals and the rest in colonists, then take the slot."""
        table.pop()
        acts.spend_crystals(table, self.seat, crystals)
        acts.send_to_work(table, self.seat, self.count - crystals)
        occupy(table, self.seat, self.main)


def surcharge_pays(
    table: ColonyTable, seat: int, main: SlotAction, count: int, crystals: int
) -> bool:
    """OM-SLOT-6: whether so many crystals leave enough for slot, surcharge and one execution."""
    means = table.means(seat)
    left = means._replace(
        crystals=means.crystals - crystals,
        colonists=means.colonists - 1 - (count - crystals),
    )
    if left.crystals < 0 or left.colonists < 0:
        return False
    return effect_refused(table, seat, main, left) is None


def occupy(table: ColonyTable, seat: int, main: SlotAction) -> None:
    """OM-SLOT-1: a colonist from the quarters takes a slot."""
    table.company(seat).quarters -= 1
    table.slots(main).append(seat)
    table.tell(events.SlotTaken(seat=seat, main=main))


class PayStep(Step, tag="pay"):
    """A cost in resources, of which a mineral may replace any other."""

    kind: ClassVar[str] = "pay"

    bill: Annotated[list[Unit], Meta(max_length=4)]
    """What is to be paid, unit by unit."""

    def settle(self, table: ColonyTable) -> bool:
        options = mixes(table.company(self.seat).storage, self.bill)
        if len(options) != 1:
            return False
        table.pop()
        acts.pay(table, self.seat, options[0])
        return True


class OfferStep(Step, tag="offer"):
    """A benefit that may be declined, with its price (OM-GEN-14)."""

    kind: ClassVar[str] = "offer"

    of: Source
    bill: list[Unit] = field(default_factory=list)
    """What it costs, unit by unit."""

    def settle(self, table: ColonyTable) -> bool:
        if effect_refused(table, self.seat, self.of, table.means(self.seat)) or not mixes(
            table.company(self.seat).storage, self.bill
        ):
            table.pop()
            return True
        return False


class BoostStep(Step, tag="boost"):
    """Once more for one more colonist (OM-BOOST-1)."""

    kind: ClassVar[str] = "boost"

    of: Source
    boosters: Few
    """Colonists left of those that were in the quarters before the action."""

    def settle(self, table: ColonyTable) -> bool:
        if self.boost_refused(table) is None:
            return False
        table.pop()
        return True

    def boost_refused(self, table: ColonyTable) -> Refusal | None:
        """Why it cannot be done once more."""
        if not can_boost(table, self.seat, self.boosters):
            return NO_BOOSTER
        means = table.means(self.seat)
        means = means._replace(colonists=means.colonists - 1)
        return effect_refused(table, self.seat, self.of, means, REPEATS[self.of])

    def boost(self, table: ColonyTable) -> None:
        """Pay the colonist and begin the effect again."""
        self.boosters -= 1
        acts.send_to_work(table, self.seat, 1)
        table.push(RepeatStep(seat=self.seat, of=self.of))


class RepeatStep(Step, tag="repeat"):
    """Begin what a boost colonist brings. The flow sees to it."""

    of: Source


NO_BOOSTER: Refusal = ("OM-BOOST-1", "no-booster")


def can_boost(table: ColonyTable, seat: int, boosters: int) -> bool:
    return boosters > 0 and table.company(seat).quarters > 0

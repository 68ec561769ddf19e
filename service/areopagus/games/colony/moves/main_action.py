"""The main action of a turn, and what it costs to act where others stand (OM-SLOT)."""

from collections import Counter
from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta

from areopagus.games.colony import effects, events
from areopagus.games.colony.components import ACTIONS
from areopagus.games.colony.ids import SLOT_ACTIONS, MainAction, SlotAction
from areopagus.games.colony.moves.goal_spending import can_spend
from areopagus.games.colony.names import amounts
from areopagus.games.colony.preconditions import effect_refused
from areopagus.games.colony.refusals import no_crystals, refuse, refuse_action
from areopagus.games.colony.steps import ApplyStep, SurchargeStep, TurnStep
from areopagus.games.colony.table import ColonyTable
from areopagus.kernel.errors import Illegal
from areopagus.kernel.move import Move
from areopagus.kernel.wording import Message


class TakeMainAction(Move, frozen=True, tag="take-main-action"):
    """Begin the main action of the turn."""

    main: MainAction

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["TakeMainAction"]:
        return [cls(main) for main in ACTIONS]

    def is_legal(self, table: ColonyTable) -> bool:
        """Most cannot be begun, or not on this side."""
        if not table.step(TurnStep).main_open or ACTIONS[self.main].side != table.mine.side:
            return False
        return super().is_legal(table)

    def judge(self, table: ColonyTable) -> None:
        """Once in a turn, on the own side, and only if one execution is possible."""
        seat, company = table.step(TurnStep).seat, table.mine
        if not table.step(TurnStep).main_open:
            raise Illegal("OM-TURN-1", "main-done")
        if ACTIONS[self.main].side != company.side:
            side, here = ACTIONS[self.main].side, company.side or ""
            raise Illegal("OM-TURN-3", "other-side", action=self.main, side=side, here=here)
        if self.main in SLOT_ACTIONS:
            _judge_slot(table, seat, self.main)
        else:
            refuse_action(table, seat, effect_refused(table, seat, self.main, table.means(seat)))

    def perform(self, table: ColonyTable) -> None:
        turn = table.step(TurnStep)
        turn.main_open = False
        table.mine.fresh = 0
        table.tell(events.MainActionTaken(seat=turn.seat, main=self.main))
        table.push(ApplyStep(seat=turn.seat, of=self.main, must=True))
        if self.main in SLOT_ACTIONS:
            _enter_slot(table, turn.seat, self.main)

    def message(self, table: ColonyTable) -> Message:
        if self.main not in SLOT_ACTIONS:
            return Message("take-main-action", {"main": self.main})
        count = _surcharge(table, table.top.seat, self.main)
        key = "take-main-action.surcharge" if count else "take-main-action.slot"
        return Message(key, {"main": self.main, "count": count})


def _judge_slot(table: ColonyTable, seat: int, main: SlotAction) -> None:
    """OM-SLOT-1 to 6: the colonist, the surcharge and one execution, all payable together."""
    company = table.company(seat)
    if main == "A-HIRE" and seat in table.slots(main):
        raise Illegal("OM-SLOT-5", "own-slot-taken")
    if company.quarters < 1:
        refuse(table, seat, ("OM-SLOT-1", "no-colonist"))
    count = _surcharge(table, seat, main)
    if any(_surcharge_pays(table, seat, main, count, crystals) for crystals in range(count + 1)):
        return
    refuse_action(table, seat, effect_refused(table, seat, main, table.means(seat)))
    if company.quarters - 1 + company.purchasing < count:
        rule = "OM-SLOT-3" if len(table.state.companies) == 2 else "OM-SLOT-2"
        if company.reception:
            facts = {"count": count, "waiting": company.reception}
            raise Illegal("OM-GEN-7", "surcharge-waiting", main=main, **facts)
        raise Illegal(rule, "surcharge-too-high", count=count, main=main)
    raise Illegal("OM-SLOT-6", "no-execution-left")


def _cleared_seats(table: ColonyTable, main: SlotAction) -> set[int]:
    """OM-SLOT-4: the seats with the most colonists on an action that is full."""
    seats = table.slots(main)
    if main == "A-HIRE" or len(seats) < ACTIONS[main].slots:
        return set()
    counts = Counter(seats)
    most = max(counts.values())
    return {seat for seat, count in counts.items() if count == most}


def _surcharge(table: ColonyTable, seat: int, main: SlotAction) -> int:
    """OM-SLOT-2, OM-SLOT-3: how much those who remain there cost."""
    cleared = _cleared_seats(table, main)
    remaining = [other for other in table.slots(main) if other not in cleared]
    if len(table.state.companies) == 2:
        return len(remaining)
    return len({other for other in remaining if other != seat})


def _surcharge_pays(
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


def _enter_slot(table: ColonyTable, seat: int, main: SlotAction) -> None:
    """OM-SLOT-4: who has the most there goes back to work; then the surcharge falls due."""
    cleared = _cleared_seats(table, main)
    count = _surcharge(table, seat, main)
    if cleared:
        seats = table.slots(main)
        for other in seats:
            table.company(other).working += other in cleared
        seats[:] = [other for other in seats if other not in cleared]
        table.tell(events.SlotsCleared(main=main, seats=tuple(sorted(cleared))))
    if count:
        table.push(SurchargeStep(seat=seat, main=main, count=count))
    else:
        effects.occupy(table, seat, main)


class PaySurcharge(Move, frozen=True, tag="pay-surcharge"):
    """Pay a surcharge with so many crystals, and the rest with colonists."""

    crystals: Annotated[int, Meta(ge=0, le=3)]
    """How many crystals; colonists pay the rest."""

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["PaySurcharge"]:
        return [cls(crystals) for crystals in range(table.step(SurchargeStep).count + 1)]

    def judge(self, table: ColonyTable) -> None:
        step, company = table.step(SurchargeStep), table.mine
        rule = "OM-SLOT-3" if len(table.state.companies) == 2 else "OM-SLOT-2"
        if self.crystals > step.count:
            raise Illegal(rule, "more-than-surcharge", count=step.count)
        if self.crystals > company.purchasing:
            raise no_crystals(table, step.seat, "OM-GEN-7", self.crystals)
        if step.count - self.crystals > company.quarters - 1:
            refuse(table, step.seat, (rule, "no-colonist"))
        if not _surcharge_pays(table, step.seat, step.main, step.count, self.crystals):
            raise Illegal("OM-SLOT-6", "no-execution-left")

    def perform(self, table: ColonyTable) -> None:
        """So many crystals and the rest in colonists; then a colonist takes the slot."""
        step = table.step(SurchargeStep)
        table.pop()
        effects.spend_crystals(table, step.seat, self.crystals)
        effects.send_to_work(table, step.seat, step.count - self.crystals)
        effects.occupy(table, step.seat, step.main)

    def message(self, table: ColonyTable) -> Message:
        colonists = table.step(SurchargeStep).count - self.crystals
        cost = amounts({"crystal": self.crystals, "colonist": colonists})
        return Message("pay-surcharge", {"cost": cost})


def settle_surcharge(table: ColonyTable, step: SurchargeStep) -> bool:
    """Where there is one way to pay, nobody is asked."""
    ways = [
        crystals
        for crystals in range(step.count + 1)
        if _surcharge_pays(table, step.seat, step.main, step.count, crystals)
    ]
    if len(ways) != 1 or can_spend(table, step):
        return False
    PaySurcharge(ways[0]).perform(table)
    return True

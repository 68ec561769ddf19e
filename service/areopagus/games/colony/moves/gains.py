"""Moves about goods and colonists of one's choice."""

from collections.abc import Iterable

from areopagus.games.colony import effects
from areopagus.games.colony.components import BUILDING_GAIN, TRADE_ITEMS
from areopagus.games.colony.hexes import Hex
from areopagus.games.colony.ids import RESOURCES, Place, Resource
from areopagus.games.colony.names import amount, place, the
from areopagus.games.colony.pieces import Payment
from areopagus.games.colony.preconditions import retrieval_refused, stands_at
from areopagus.games.colony.refusals import rule_of
from areopagus.games.colony.steps import GainChoiceStep, ProduceStep, RetrieveStep, TradeStep
from areopagus.games.colony.table import ColonyTable
from areopagus.kernel.errors import Illegal
from areopagus.kernel.move import Move
from areopagus.kernel.wording import Message


class Give(Move, frozen=True, tag="give"):
    """Give a stored resource for others."""

    resource: Resource

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Give"]:
        return [cls(resource) for resource in RESOURCES]

    def judge(self, table: ColonyTable) -> None:
        if not table.mine.storage.of(self.resource):
            raise Illegal("OM-EXEC-7", "none-left", item=self.resource)

    def perform(self, table: ColonyTable) -> None:
        step = table.step(TradeStep)
        table.pop()
        effects.pay(table, step.seat, Payment(**{self.resource: 1}))
        table.push(GainChoiceStep(seat=step.seat, left=step.get, by=step.by))

    def message(self, table: ColonyTable) -> Message:
        return Message("give", {"item": amount(self.resource, 1)})


def settle_trade(table: ColonyTable, step: TradeStep) -> bool:
    if table.company(step.seat).storage.total:
        return False
    table.pop()
    return True


class GainResource(Move, frozen=True, tag="gain-resource"):
    """Gain a resource of choice."""

    resource: Resource

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["GainResource"]:
        return [cls(resource) for resource in RESOURCES]

    def judge(self, table: ColonyTable) -> None:
        if self.resource not in TRADE_ITEMS:
            rule = rule_of(table.step(GainChoiceStep).by, "OM-EXEC-7")
            raise Illegal(rule, "no-minerals")

    def perform(self, table: ColonyTable) -> None:
        step = table.step(GainChoiceStep)
        step.left -= 1
        effects.gain(table, step.seat, self.resource, 1)

    def message(self, table: ColonyTable) -> Message:
        return Message("gain-resource", {"item": amount(self.resource, 1)})


def settle_gain_choice(table: ColonyTable, step: GainChoiceStep) -> bool:
    if step.left:
        return False
    table.pop()
    return True


class Retrieve(Move, frozen=True, tag="retrieve"):
    """Bring a colonist back to the quarters."""

    place: Place

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Retrieve"]:
        return [cls(place) for place in table.step(RetrieveStep).places]

    def judge(self, table: ColonyTable) -> None:
        step = table.step(RetrieveStep)
        if self.place not in step.places:
            raise Illegal(rule_of(step.by, "OM-GEN-9"), "not-from-there")
        if not stands_at(table, step.seat, self.place):
            if self.place == "working_area":
                raise Illegal("OM-GEN-8", "nobody-working")
            raise Illegal("OM-GEN-8", "nobody-there", place=self.place)
        if table.beds(step.seat) < 1:
            raise Illegal("OM-GEN-9", "no-bed")

    def perform(self, table: ColonyTable) -> None:
        step = table.step(RetrieveStep)
        step.left -= 1
        step.brought = True
        effects.bring_back(table, step.seat, self.place)

    def message(self, table: ColonyTable) -> Message:
        key = "retrieve" if self.place == "working_area" else "retrieve.slot"
        return Message(key, {"place": self.place})


def settle_retrieve(table: ColonyTable, step: RetrieveStep) -> bool:
    refusal = retrieval_refused(table, step.seat, step.places)
    if step.left and refusal is None:
        return False
    if refusal is not None and not step.brought:
        return effects.skip(table, step, refusal)
    table.pop()
    return True


class Produce(Move, frozen=True, tag="produce"):
    """Let one site produce once more."""

    hex: Hex

    @classmethod
    def candidates(cls, table: ColonyTable) -> Iterable["Produce"]:
        return [cls(cell) for cell in table.producers(table.step(ProduceStep).seat)]

    def judge(self, table: ColonyTable) -> None:
        if self.hex not in table.producers(table.step(ProduceStep).seat):
            raise Illegal("OM-AMB-27", "nothing-produces", hex=place(self.hex))

    def perform(self, table: ColonyTable) -> None:
        seat = table.step(ProduceStep).seat
        table.pop()
        effects.produce(table, seat, self.hex)

    def message(self, table: ColonyTable) -> Message:
        building = table.board.buildings[self.hex].building
        facts = {"building": the(building), "gain": amount(BUILDING_GAIN[building], 1)}
        return Message("produce", {**facts, "hex": place(self.hex)})


def settle_produce(table: ColonyTable, step: ProduceStep) -> bool:
    sites = table.producers(step.seat)
    if len(sites) > 1:
        return False
    table.pop()
    for cell in sites:
        effects.produce(table, step.seat, cell)
    return True

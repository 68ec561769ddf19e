"""Events about plans, techs, scientists, contracts, missions and goals."""

from typing import ClassVar

from areopagus.games.colony.ids import (
    Card,
    Contract,
    Discovery,
    Goal,
    GridSlot,
    Item,
    LabCell,
    Mission,
    Plan,
    Prize,
    Staffing,
    TechTile,
)
from areopagus.games.colony.names import RADAR, amount, effect_of, scientist_for
from areopagus.games.colony.pieces import Many
from areopagus.kernel.document import Seat
from areopagus.kernel.event import Event
from areopagus.kernel.wording import Message, fields_of


class PlanTaken(Event, frozen=True, tag="plan-taken"):
    """A plan of the display has an owner."""

    seat: Seat
    plan: Plan


class TechTaken(Event, frozen=True, tag="tech-taken"):
    """A tile of the grid entered a laboratory."""

    seat: Seat
    slot: GridSlot
    tile: TechTile
    cell: LabCell


class TechDeveloped(Event, frozen=True, tag="tech-developed"):
    """A tile moved on in a laboratory."""

    seat: Seat
    tile: TechTile
    cell: LabCell


class TechUsed(Event, frozen=True, tag="tech-used"):
    """A seat uses a tile, its own or that of another owner."""

    seat: Seat
    owner: Seat
    tile: TechTile

    def message(self) -> Message:
        key = "tech-used" if self.seat == self.owner else "tech-used.other"
        return Message(key, fields_of(self))


class OxygenKept(Event, frozen=True, tag="oxygen-kept"):
    """The owner of a used tile keeps the oxygen."""

    seat: Seat
    tile: TechTile


class CardTaken(Event, frozen=True, tag="card-taken"):
    """A scientist or contract has an owner."""

    seat: Seat
    card: Card

    def message(self) -> Message:
        kind = "contract" if self.card.startswith("EC") else "scientist"
        return Message(f"card-taken.{kind}", fields_of(self))


class DisplayRefilled(Event, frozen=True, tag="display-refilled"):
    """A contract came on display."""

    unveils: ClassVar[bool] = True

    contract: Contract


class PlanUsed(Event, frozen=True, tag="plan-used"):
    """A seat uses the action of a built plan."""

    seat: Seat
    plan: Plan
    staffing: Staffing

    def message(self) -> Message:
        facts = {"seat": self.seat, "plan": self.plan, "scientist": scientist_for(self.plan)}
        return Message(f"plan-used.{self.staffing}", facts)


class RadarLaid(Event, frozen=True, tag="radar-laid"):
    """An exploration tile lies on Radar."""

    seat: Seat
    discovery: Discovery

    def message(self) -> Message:
        return Message("radar-laid", {**fields_of(self), "radar": RADAR})


class MissionAdvanced(Event, frozen=True, tag="mission-advanced"):
    """A seat contributed to a mission."""

    seat: Seat
    mission: Mission
    left: Many
    """How many contributions it still needs."""

    def message(self) -> Message:
        key = "mission-advanced" if self.left else "mission-advanced.done"
        return Message(key, fields_of(self))


class Delivered(Event, frozen=True, tag="delivered"):
    """An item lies on a contract, for good."""

    seat: Seat
    contract: Contract
    item: Item

    def message(self) -> Message:
        return Message("delivered", {**fields_of(self), "item": amount(self.item, 1)})


class ContractCompleted(Event, frozen=True, tag="contract-completed"):
    """The requirement of a contract is met."""

    seat: Seat
    contract: Contract


class GoalCompleted(Event, frozen=True, tag="goal-completed"):
    """A private goal was shown and its reward chosen."""

    unveils: ClassVar[bool] = True

    seat: Seat
    goal: Goal
    reward: Prize

    def message(self) -> Message:
        effect = effect_of(f"{self.goal}-{self.reward}")
        return Message("goal-completed", {"seat": self.seat, "goal": self.goal, "effect": effect})


class GoalDiscarded(Event, frozen=True, tag="goal-discarded"):
    """A goal card was discarded face down as a crystal."""

    seat: Seat


class GoalBuried(Event, frozen=True, tag="goal-buried"):
    """Which goal card was discarded: told to its owner alone."""

    seat: Seat
    goal: Goal

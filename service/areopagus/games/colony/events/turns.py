"""Events of rounds, turns and journeys."""

from typing import Annotated, Literal

from msgspec import Meta

from areopagus.games.colony.ids import (
    ExecutiveAction,
    MainAction,
    Shuttle,
    Side,
    Source,
    TurnSpace,
)
from areopagus.games.colony.names import effect_of
from areopagus.games.colony.pieces import Round
from areopagus.kernel.document import Seat
from areopagus.kernel.errors import Fact
from areopagus.kernel.event import Event
from areopagus.kernel.wording import Message, fields_of

SkippedStep = Annotated[
    Literal[
        "journey",
        "place-discovery",
        "offer",
        "take-find",
        "take-plan",
        "learn",
        "develop",
        "take-item",
        "build",
        "upgrade",
        "welcome",
        "hire",
        "retrieve",
    ],
    Meta(title="SkippedStep", description="What was not possible, as the question is called."),
]


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round begins."""

    round: Round
    """Which round; 0 is the setup."""


class SpaceTaken(Event, frozen=True, tag="space-taken"):
    """A marker stands on a turn-order space."""

    seat: Seat
    space: TurnSpace

    def message(self) -> Message:
        side = "orbit" if self.space <= 4 else "colony"
        return Message("space-taken", {**fields_of(self), "side": side})


class ShuttleMoved(Event, frozen=True, tag="shuttle-moved"):
    """The shuttle stands on another space."""

    shuttle: Shuttle


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """A seat begins its colonisation turn."""

    seat: Seat


class MainActionTaken(Event, frozen=True, tag="main-action-taken"):
    """A seat has chosen its main action."""

    seat: Seat
    main: MainAction


class ExecutiveActionTaken(Event, frozen=True, tag="executive-action-taken"):
    """A seat has chosen its executive action."""

    seat: Seat
    executive: ExecutiveAction


class SlotsCleared(Event, frozen=True, tag="slots-cleared"):
    """The seats with the most colonists on a full action take them all to their working areas."""

    main: MainAction
    seats: tuple[Seat, ...]
    """Whose colonists went back, one by one."""

    def message(self) -> Message:
        return Message(
            "slots-cleared", {"main": self.main, "other": self.seats, "n": len(self.seats)}
        )


class SlotTaken(Event, frozen=True, tag="slot-taken"):
    """A colonist stands on an action."""

    seat: Seat
    main: MainAction


class Skipped(Event, frozen=True, tag="skipped"):
    """Something that a seat was to do was not possible, by the rule named."""

    seat: Seat
    step: SkippedStep
    rule: str
    """The id of the rule because of which it was not."""
    of: Source | None = None
    """The printed thing whose benefit it was, of an offer."""

    def message(self) -> Message:
        facts: dict[str, Fact] = {"seat": self.seat}
        if self.of is not None:
            facts["effect"] = effect_of(self.of)
        return Message(f"skipped.{self.step}", facts)


class Travelled(Event, frozen=True, tag="travelled"):
    """A seat travels to the other side."""

    seat: Seat
    side: Side


class Stayed(Event, frozen=True, tag="stayed"):
    """A seat stays where it is."""

    seat: Seat


class LastRoundAnnounced(Event, frozen=True, tag="last-round-announced"):
    """No mission remains: one more round will be the last."""


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over."""

    winners: tuple[Seat, ...] = ()
    """Who has won; several share a victory."""

    def message(self) -> Message:
        return Message("game-ended", {"other": self.winners, "n": len(self.winners)})

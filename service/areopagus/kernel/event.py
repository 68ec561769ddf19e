"""Events: what happened because of a move, and who may see it."""

from typing import ClassVar

from areopagus.kernel.document import Seat, Value


class Event(Value, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """Something that happened, for a client to animate.

    A secret is told as an event of its own, addressed to those who may know it.
    """

    unveils: ClassVar[bool] = False
    """Whether somebody learns something hidden by it, so that the move cannot be taken back."""

    to: tuple[Seat, ...] | None = None
    """The seats that may see this event; null when everybody may."""


def seen_by(events: list[Event], seat: int | None) -> list[Event]:
    """The events that a seat, or a spectator (``None``), may see."""
    return [event for event in events if event.to is None or seat in event.to]

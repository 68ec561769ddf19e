"""Events: what happened because of a move, and who may see it."""

from typing import ClassVar

import msgspec
from msgspec import UNSET, UnsetType

from areopagus.kernel.document import Seat, Value
from areopagus.kernel.wording import Message, Speaker, fields_of, tag_of


class Event(Value, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """Something that happened, for a client to animate.

    A secret is told as an event of its own, addressed to those who may know it.
    """

    unveils: ClassVar[bool] = False
    """Whether somebody learns something hidden by it, so that the move cannot be taken back."""

    to: tuple[Seat, ...] | None = None
    """The seats that may see this event; null when everybody may."""
    text: str | UnsetType = UNSET
    """On request: what happened, as a sentence in the reader's language."""

    def message(self) -> Message:
        """What happened, to be said to whoever may see it."""
        return Message(tag_of(self), fields_of(self))


def seen_by(events: list[Event], seat: int | None) -> list[Event]:
    """The events that a seat, or a spectator (``None``), may see."""
    return [event for event in events if event.to is None or seat in event.to]


def with_texts(events: list[Event], speaker: Speaker) -> list[Event]:
    """The events with what they say to people."""
    return [msgspec.structs.replace(event, text=speaker.text(event.message())) for event in events]

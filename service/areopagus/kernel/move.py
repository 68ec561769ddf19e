"""Moves: one atomic decision by one seat."""

from collections.abc import Iterable
from functools import cache
from typing import Any, ClassVar, Self

import msgspec
from msgspec import UNSET, UnsetType

from areopagus.kernel.document import Value
from areopagus.kernel.errors import Illegal
from areopagus.kernel.wording import Message, fields_of, tag_of


class Move(Value, frozen=True, tag_field="type", omit_defaults=True):
    """What a seat may decide. What it takes, when it is allowed and what it does stand together.

    Subclasses narrow ``table`` to the table of their game.
    """

    seatless: ClassVar[bool] = False
    """Whether the move belongs to nobody, such as the passing of time."""

    starts_clock: ClassVar[bool] = True
    """Whether the clock of a real-time game starts with it at the latest; with talk it does not."""

    label: ClassVar[str | UnsetType] = UNSET
    """What it does in words: only a labelled copy has it, and not as part of the document."""

    secret: ClassVar[bool] = False
    """Whether other seats see that it was made, and not what was chosen."""

    @classmethod
    def candidates(cls, table: Any) -> Iterable[Self]:
        """Every value worth judging in this position; every legal one is among them."""
        raise NotImplementedError

    def judge(self, table: Any) -> None:
        """Raise :class:`~areopagus.kernel.errors.Illegal` when a rule forbids this move."""
        raise NotImplementedError

    def is_legal(self, table: Any) -> bool:
        """Whether :meth:`judge` lets it pass: asked of every candidate when moves are listed.

        To raise a refusal that nobody reads costs more than most of what ``judge`` looks at, so a
        kind that is refused often may find that out here first. A law holds both to one answer.
        """
        try:
            self.judge(table)
        except Illegal:
            return False
        return True

    def perform(self, table: Any) -> None:
        """Change the state and tell what happened. Only called on moves that were judged legal."""
        raise NotImplementedError

    def message(self, table: Any) -> Message:
        """What it does, to be said to the seat that may make it: of what that seat may know.

        A game adds facts of the position, or picks another template than that of its tag.
        """
        return Message(tag_of(self), fields_of(self))


def labelled(move: Move, label: str) -> Move:
    """A copy of a move that knows its label; as a document it is the same.

    A copy, since a move may be shared by readers of all languages.
    """
    copy = _labelled_kind(type(move))(**fields_of(move))
    copy.__dict__["label"] = label
    return copy


@cache
def _labelled_kind(kind: type[Move]) -> type[Move]:
    return msgspec.defstruct(  # type: ignore[return-value]
        kind.__name__,
        [],
        bases=(kind,),
        frozen=True,
        dict=True,
        gc=True,
        tag=kind.__struct_config__.tag,
    )

"""Questions that a state puts to seats, and their answers."""

from msgspec import UNSET, Struct, UnsetType

from areopagus.kernel.document import Document, Seat
from areopagus.kernel.move import Move


class Question(Struct, frozen=True, gc=False):
    """An open question: whom it is put to, its kind, and the kinds of move that answer it."""

    seat: int
    kind: str
    answers: tuple[type[Move], ...]


class Closed(Document):
    """An answer that was worth judging and is not allowed."""

    move: Move
    """The answer."""
    rule: str
    """The id of the rule that closes it."""
    reason: str
    """Why, as a sentence in the reader's language."""


class Decision(Document):
    """A question with all its legal answers and, when asked to explain, those that are closed."""

    seat: Seat
    """Whom it is put to."""
    decision: str
    """What kind of question it is; stable, for programs."""
    prompt: str
    """The question, in the reader's language."""
    moves: list[Move]
    """All legal answers."""
    closed: list[Closed] | UnsetType = UNSET
    """When asked to explain: answers that are not allowed, and why."""

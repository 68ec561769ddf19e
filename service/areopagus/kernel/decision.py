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
    rule: str
    reason: str


class Decision(Document):
    """A question with all its legal answers and, when asked to explain, those that are closed."""

    seat: Seat
    decision: str
    prompt: str
    moves: list[Move]
    closed: list[Closed] | UnsetType = UNSET

"""Questions that a state puts to seats, and their answers."""

from collections.abc import Mapping
from typing import Annotated, NamedTuple

from msgspec import UNSET, Meta, Struct, UnsetType

from areopagus.kernel.document import Document, Seat
from areopagus.kernel.language import Phrase
from areopagus.kernel.move import Move
from areopagus.kernel.wording import Message


class Question(Struct, frozen=True, gc=False):
    """An open question: whom it is put to, its kind, and the kinds of move that answer it."""

    seat: int
    kind: str
    answers: tuple[type[Move], ...]


class Subject(NamedTuple):
    """What a question is about, where its kind does not say it all."""

    prompt: Message | Phrase
    """The question in words: by a template of the game's prompts, or said once and for all."""
    about: str | None = None
    """The id of the component, action, building or card that asks."""
    cost: Mapping[str, int] = {}
    """What accepting takes: how many of what."""
    gives: Mapping[str, int] = {}
    """What accepting brings: how many of what."""
    left: int | None = None
    """How many times it may still be answered, this one included."""


class Amount(Document):
    """How many of something."""

    of: str
    """What, by its id."""
    count: Annotated[int, Meta(ge=-999, le=999)]
    """How many."""


class Closed(Document, kw_only=True):
    """An answer that was worth judging and is not allowed."""

    move: Move
    """The answer."""
    rule: str
    """The id of the rule that closes it."""
    reason: str
    """Why, as a sentence in the reader's language."""
    label: str | UnsetType = UNSET
    """On request: what it would do, in the reader's language."""
    things: list[str]
    """What it names, by the ids that this has in a picture."""


class Decision(Document, kw_only=True):
    """A question with all its legal answers and, when asked to explain, those that are closed."""

    seat: Seat
    """Whom it is put to."""
    decision: str
    """What kind of question it is; stable, for programs."""
    prompt: str
    """The question, in the reader's language."""
    about: str | UnsetType = UNSET
    """The component, action, building or card that asks, by its id, where there is one."""
    cost: list[Amount] | UnsetType = UNSET
    """What accepting takes, where it takes something."""
    gives: list[Amount] | UnsetType = UNSET
    """What accepting brings, where that can be counted."""
    left: Annotated[int, Meta(ge=0, le=999)] | UnsetType = UNSET
    """How many times it may still be answered, this one included, where it may be several times."""
    moves: list[Move]
    """All legal answers."""
    labels: list[str] | UnsetType = UNSET
    """On request: what each of the moves does in the reader's language, in the same order."""
    closed: list[Closed] | UnsetType = UNSET
    """When asked to explain: answers that are not allowed, and why."""

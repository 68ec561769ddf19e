"""What calls may be told."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypedDict

from areopagus_client.contract.shared import (
    BudgetInput,
    Language,
    Part,
    PictureLayout,
    PictureTheme,
    SuggestionLevel,
)


@dataclass(frozen=True)
class Retry:
    """How often, and after how long, a request is sent again."""

    attempts: int = 2
    """How often at most; 0 for never."""
    first_delay: float = 0.5
    """Seconds before the first retry. Each further one waits twice as long."""
    max_delay: float = 8
    """Seconds that a retry waits at most."""
    max_retry_after: float = 60
    """The longest ``Retry-After`` that is waited for, in seconds."""


class CallOptions(TypedDict, total=False):
    """What any call may be told."""

    lang: Language | None
    """The language of texts in the answer."""
    timeout: float | None
    """Seconds without a sign of the service after which the attempt is given up."""
    retries: int | None
    """How often the request is sent again at most."""


class AnswerOptions(CallOptions, total=False):
    """What a call may be told that is answered with a position or a view."""

    include: Sequence[Part] | None
    """What to answer besides the position; all but words and pictures unless told. Naming only
    ``labels``, ``texts``, ``picture`` or ``closed`` adds them to the rest."""


class TimedCallOptions(CallOptions, total=False):
    """What a call about a position may be told."""

    at: int | None
    """When, in a real-time game: milliseconds since the start of play."""


class TimedAnswerOptions(AnswerOptions, total=False):
    """What a call about a position may be told that is answered with one."""

    at: int | None
    """When, in a real-time game: milliseconds since the start of play."""


class PictureOptions(CallOptions, total=False):
    """Wishes for a picture."""

    targets: bool | None
    """Whether what legal moves name carries their numbers as ``data-moves``."""
    theme: PictureTheme | None
    """``auto`` follows the reader's ``prefers-color-scheme``."""
    layout: PictureLayout | None
    """For a page, or for a phone."""
    prefix: str | None
    """What every id begins with, so that several pictures can be on one page."""


class TimedPictureOptions(PictureOptions, total=False):
    """Wishes for a picture of a position."""

    at: int | None
    """When, in a real-time game: milliseconds since the start of play."""


class SuggestOptions(CallOptions, total=False):
    """Wishes for suggestions."""

    level: SuggestionLevel | None
    """How hard to think; ``medium`` unless told."""
    budget: BudgetInput | None
    """How much it may cost; what the level takes unless told."""
    seed: str | None
    """The same seed and a budget of iterations give the same answer everywhere."""


class TimedSuggestOptions(SuggestOptions, total=False):
    """Wishes for suggestions in a position."""

    at: int | None
    """When, in a real-time game: milliseconds since the start of play."""


class Stamped(TypedDict, total=False):
    """Where a state that you carry comes from."""

    stamp: str | None
    """Proof, as it came beside the state, that every move which led to it was judged by the
    service."""
    require: Literal["stamp"] | None
    """With ``stamp``, a state whose stamp does not fit is refused: ``unstamped-state``."""


class StateCallOptions(TimedCallOptions, Stamped, total=False):
    """What a call about a state may be told."""


class StateAnswerOptions(TimedAnswerOptions, Stamped, total=False):
    """What a call about a state may be told that is answered with a position or a view."""


class StatePictureOptions(TimedPictureOptions, Stamped, total=False):
    """Wishes for a picture of a state."""


class StateSuggestOptions(TimedSuggestOptions, Stamped, total=False):
    """Wishes for suggestions in a state."""


class ChangeOptions(AnswerOptions, total=False):
    """On which terms a session is changed."""

    if_version: int | None
    """Happen on this version only; otherwise the problem is ``stale-version``."""
    idempotency_key: str | None
    """Happen once. Unless told, each call makes a key and keeps it over its retries."""

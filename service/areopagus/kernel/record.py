"""Records: a setup and the moves made from it. A state is what a record folds to."""

from typing import Any

from areopagus.kernel.document import Instant, Seat, Value
from areopagus.kernel.move import Move


class Play(Value, frozen=True):
    """A move as it was made: by whom and, in a real-time game, when."""

    seat: Seat | None
    move: Move
    at: Instant | None = None


class GameRecord(Value, frozen=True):
    """The whole record of a game."""

    names: tuple[str | None, ...]
    seed: str
    options: Any
    plays: tuple[Play, ...] = ()

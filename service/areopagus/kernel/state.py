"""What every state begins with."""

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from areopagus.kernel.dice import Dice
from areopagus.kernel.document import Document
from areopagus.kernel.pack import PackId

MOST_PLIES = 100_000
MOST_ROLLS = 900_000
"""More than any game needs. Types allow a few more, so that what follows a state at this bound
still decodes."""

SeatName = Annotated[str, Meta(min_length=1, max_length=40)]


class State(Document, kw_only=True, tag_field="game"):
    """A whole position, secrets included, as one plain document.

    A state is a position, not a history: the record of a game is its setup and its moves.
    """

    version: Annotated[int, Meta(ge=1, le=1, description="Of the shape and rules it follows.")] = 1
    ply: Annotated[int, Meta(ge=0, le=1_000_000, description="How many moves led here.")] = 0
    dice: Dice
    pack: PackId | UnsetType = UNSET
    """The pack whose material it is played with; left out for the house material."""

"""Where a position stands: the line of changes that led to it, as an undo has to know it.

Every entry of the log carries the place it led to, and the meter that of the newest position. So
what may be taken back, and whether a version still stands, is known from a few entries, however
long the log is.
"""

from msgspec import Struct

LEVELS = (1, 16, 256, 4096)
"""A place knows its last ancestor at a multiple of each of these depths: the first is its parent.
Any ancestor is at most 15 steps per level away."""
EVERY = 64
"""A position is kept in the store each time so many moves were made, so that any other is at most
so many moves away from one that is kept."""
RETRIED = 16
"""How many versions back the position after a change with an idempotency key is kept."""


class Place(Struct, frozen=True, array_like=True):
    """The place of a position in the line of those that were not taken back."""

    version: int
    """The version whose position it is; after an undo, the one that was restored."""
    depth: int = 0
    """How many changes led to it."""
    moves: int = 0
    """How many moves did."""
    seat: int | None = None
    """Who made the last change."""
    final: int = 0
    """The last version on the line that cannot be taken back."""
    others: int = 0
    """The last version on the line that somebody else made than who made this one."""
    ancestors: tuple[int, int, int, int] = (0, 0, 0, 0)
    """The last version before this one at a multiple of each depth of ``LEVELS``."""

    @property
    def parent(self) -> int:
        """The version before it on the line; its own at the start."""
        return self.ancestors[0] if self.depth else self.version

    def then(self, version: int, seat: int | None, moves: int, *, final: bool) -> "Place":
        """The place that a change leads to."""
        first, second, third, fourth = (
            self.version if self.depth % level == 0 else known
            for level, known in zip(LEVELS, self.ancestors, strict=True)
        )
        return Place(
            version=version,
            depth=self.depth + 1,
            moves=self.moves + moves,
            seat=seat,
            final=version if final else self.final,
            others=self.others if self.depth and self.seat == seat else self.version,
            ancestors=(first, second, third, fourth),
        )

    def toward(self, depth: int) -> int:
        """The version of the furthest ancestor known here that is no less deep than asked for."""
        furthest = self.version
        for level, version in zip(LEVELS, self.ancestors, strict=True):
            if (self.depth - 1) // level * level >= depth:
                furthest = version
        return furthest

    @property
    def checkpoint(self) -> str:
        """Under which name the position is kept that this one is replayed from."""
        return f"c{self.moves // EVERY}"


def beginning(version: int = 0) -> Place:
    """The place of the first position: nobody takes back the deal."""
    return Place(version=version, final=version, others=version)


def retry_name(version: int) -> str:
    """Under which name the position is kept that a retry of a recent change answers with."""
    return f"k{version % RETRIED}"

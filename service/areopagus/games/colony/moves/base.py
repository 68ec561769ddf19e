"""What the moves of On Mars share."""

from areopagus.games.colony.table import Refusal
from areopagus.kernel.errors import Fact, Illegal


def demand(refusal: Refusal | None, **facts: Fact) -> None:
    """Refuse a move by the rule that stands in its way, if any does."""
    if refusal is not None:
        raise Illegal(refusal[0], refusal[1], **facts)

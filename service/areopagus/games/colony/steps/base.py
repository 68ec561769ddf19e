"""What every pending step is, and the step that begins an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from areopagus.games.colony.ids import Source
from areopagus.kernel.document import Document, Seat

if TYPE_CHECKING:
    from areopagus.games.colony.table import ColonyTable, Refusal


class Step(Document, tag_field="step", kw_only=True, omit_defaults=True):
    """Something pending for a seat."""

    kind: ClassVar[str] = ""
    """The question it puts; empty when it never asks."""

    seat: Seat

    def settle(self, table: ColonyTable) -> bool:
        """Go on as far as no decision is needed; false when only an answer helps."""
        raise NotImplementedError

    def stop_refused(self, table: ColonyTable) -> Refusal | None:
        """Why the seat cannot leave it at that."""
        return None

    def stop(self, table: ColonyTable) -> None:
        """The seat leaves it at that."""
        table.pop()


class ApplyStep(Step, tag="apply"):
    """Begin the effect of a printed thing. The flow sees to it."""

    of: Source
    must: bool = False
    """Whether it was chosen as an action, and has to be carried out at least once."""


MUST: Refusal = ("OM-GEN-14", "chosen-action")

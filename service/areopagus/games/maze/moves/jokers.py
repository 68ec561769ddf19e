"""The two uses of a joker."""

from collections.abc import Iterator

from areopagus.games.maze import flow
from areopagus.games.maze.components import COLOURS, Colour
from areopagus.games.maze.events import JokerDiscarded, Transmuted
from areopagus.games.maze.moves.base import MazeMove, Offer
from areopagus.games.maze.state import NodeId
from areopagus.games.maze.table import MazeTable, Refusal
from areopagus.kernel.errors import Illegal


class Communicate(MazeMove, frozen=True, tag="communicate"):
    """Discard a joker so that everybody may talk."""

    is_action = False  # it opens the window, it does not close one

    @classmethod
    def offers(cls, table: MazeTable) -> Iterator[Offer]:
        yield cls(), None, _no_joker(table)

    def examine(self, table: MazeTable) -> None:
        if refusal := _no_joker(table):
            raise Illegal(*refusal)

    def happen(self, table: MazeTable) -> None:
        _discard(table)
        flow.open_window(table)


class Transmute(MazeMove, frozen=True, tag="transmute"):
    """Discard a joker to swap a resource on the tiles for one of your colours in the reserve."""

    node: NodeId
    old: Colour
    """What it is."""
    new: Colour
    """What it becomes."""

    @classmethod
    def offers(cls, table: MazeTable) -> Iterator[Offer]:
        if _no_joker(table):
            return
        resources = {
            (pawn.node, pawn.kind): None for pawn in table.state.pawns if pawn.kind in COLOURS
        }
        for node, old in resources:
            for new in COLOURS:
                if new != old:
                    yield cls(node, old, new), new, _mismatch(table, node, new)

    def examine(self, table: MazeTable) -> None:
        if refusal := _no_joker(table):
            raise Illegal(*refusal)
        table.demand(self.new, "MM-JOKER-3")
        if self.old not in table.kinds_on(self.node):
            raise Illegal("MM-JOKER-3", "no-pawn", node=self.node)
        if self.old == self.new:
            raise Illegal("MM-JOKER-4", "same-colour", colour=self.new)
        if refusal := _mismatch(table, self.node, self.new):
            raise Illegal(*refusal, node=self.node, colour=self.new)

    def happen(self, table: MazeTable) -> None:
        _discard(table)
        pawn = next(
            pawn for pawn in table.state.pawns if pawn.node == self.node and pawn.kind == self.old
        )
        pawn.kind = self.new
        table.tell(Transmuted(node=self.node, old=self.old, new=self.new))


def _no_joker(table: MazeTable) -> Refusal | None:
    return ("MM-JOKER-1", "no-joker") if table.state.jokers == 0 else None


def _mismatch(table: MazeTable, node: str, new: Colour) -> Refusal | None:
    if table.reserve[new] == 0:
        return ("MM-JOKER-4", "empty-reserve")
    if node in table.board.sites and not table.has_slot(node, new):
        return ("MM-JOKER-4", "not-admitted")
    return None


def _discard(table: MazeTable) -> None:
    table.state.jokers -= 1
    table.tell(JokerDiscarded(seat=table.acting_seat))

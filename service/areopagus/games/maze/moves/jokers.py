"""The two uses of a joker."""

from collections.abc import Iterator

from areopagus.games.maze import effects
from areopagus.games.maze.components import COLOURS, Colour
from areopagus.games.maze.events import JokerDiscarded, Transmuted
from areopagus.games.maze.moves.base import MazeMove, Offer
from areopagus.games.maze.state import NodeId
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.errors import Illegal, Refusal, refuse_if


class Communicate(MazeMove, frozen=True, tag="communicate"):
    """Discard a joker so that everybody may talk."""

    # It opens the window for talk, so unlike an action it does not close one (MM-COMM-5).

    @classmethod
    def offers(cls, table: MazeTable) -> Iterator[Offer]:
        yield cls(), None, _joker_refused(table)

    def judge(self, table: MazeTable) -> None:
        self.judge_time(table)
        refuse_if(_joker_refused(table))

    def perform(self, table: MazeTable) -> None:
        _discard(table)
        effects.open_window(table)


class Transmute(MazeMove, frozen=True, tag="transmute"):
    """Discard a joker to swap a resource on the tiles for one of your colours in the reserve."""

    node: NodeId
    old: Colour
    """What it is."""
    new: Colour
    """What it becomes."""

    @classmethod
    def offers(cls, table: MazeTable) -> Iterator[Offer]:
        if _joker_refused(table):
            return
        resources = {
            (pawn.node, pawn.kind): None for pawn in table.state.pawns if pawn.kind in COLOURS
        }
        for node, old in resources:
            for new in COLOURS:
                if new != old:
                    yield cls(node, old, new), new, _swap_refused(table, node, new)

    def judge(self, table: MazeTable) -> None:
        self.judge_time(table)
        refuse_if(_joker_refused(table))
        table.judge_colour(self.new, "MM-JOKER-3")
        table.judge_place(self.node, "MM-JOKER-3")
        if self.old not in table.kinds_on(self.node):
            raise Illegal("MM-JOKER-3", "no-such-pawn", node=self.node, pawn=self.old)
        if self.old == self.new:
            raise Illegal("MM-JOKER-4", "same-colour", node=self.node, colour=self.new)
        refusal = _swap_refused(table, self.node, self.new)
        if refusal is not None:
            raise Illegal(*refusal, node=self.node, colour=self.new, pawn=self.new)

    def perform(self, table: MazeTable) -> None:
        effects.close_window(table)
        _discard(table)
        pawn = next(
            pawn for pawn in table.state.pawns if pawn.node == self.node and pawn.kind == self.old
        )
        pawn.kind = self.new
        table.tell(Transmuted(seat=table.acting_seat, node=self.node, old=self.old, new=self.new))


def _joker_refused(table: MazeTable) -> Refusal | None:
    return ("MM-JOKER-1", "no-joker") if table.state.jokers == 0 else None


def _swap_refused(table: MazeTable, node: str, new: Colour) -> Refusal | None:
    if table.reserve[new] == 0:
        return ("MM-JOKER-4", "empty-reserve")
    if node in table.board.sites and not table.has_slot(node, new):
        return ("MM-JOKER-4", "not-needed.swap")
    return None


def _discard(table: MazeTable) -> None:
    table.state.jokers -= 1
    table.tell(JokerDiscarded(seat=table.acting_seat, jokers_left=table.state.jokers))

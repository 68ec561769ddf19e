"""Pipelines."""

from collections.abc import Iterator

from areopagus.games.maze import effects
from areopagus.games.maze.events import Moved
from areopagus.games.maze.moves.base import MazeMove, Offer
from areopagus.games.maze.state import NodeId
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.errors import Illegal, Refusal, refuse_if
from areopagus.kernel.wording import Message, fields_of


class Pipe(MazeMove, frozen=True, tag="pipe"):
    """Send a resource or a trash pawn from one pipeline platform to another."""

    origin: NodeId
    target: NodeId

    @classmethod
    def offers(cls, table: MazeTable) -> Iterator[Offer]:
        pipelines = table.board.pipelines
        for origin in pipelines:
            if origin in table.pawn_at:
                unfit = _pawn_refused(table, origin)
                for target in pipelines:
                    if target != origin:
                        yield cls(origin, target), None, unfit or _target_refused(table, target)

    def judge(self, table: MazeTable) -> None:
        self.judge_time(table)
        for end in (self.origin, self.target):
            if end not in table.board.pipelines:
                table.judge_place(end, "MM-PIPE-1")
                raise Illegal("MM-PIPE-1", "not-pipeline", node=end)
        if self.origin not in table.pawn_at:
            raise Illegal("MM-PIPE-1", "no-pawn", node=self.origin)
        pawn = table.pawn_at[self.origin]
        refuse_if(_pawn_refused(table, self.origin), node=self.origin, pawn=pawn.kind)
        refusal = _target_refused(table, self.target)
        if refusal is not None:
            raise Illegal(*refusal, target=self.target, there=table.pawn_at[self.target].kind)

    def message(self, table: MazeTable) -> Message:
        pawn = table.pawn_at[self.origin]
        return Message("pipe", {"pawn": pawn.kind, **fields_of(self)})

    def perform(self, table: MazeTable) -> None:
        effects.close_window(table)
        pawn = table.pawn_at[self.origin]
        table.shift(pawn, self.target)
        table.tell(
            Moved(
                seat=table.acting_seat,
                pawn=pawn.kind,
                origin=self.origin,
                target=self.target,
                way="pipeline",
            )
        )


def _pawn_refused(table: MazeTable, origin: str) -> Refusal | None:
    is_kept_out = table.pawn_at[origin].kind in ("slug", "colonist")
    return ("MM-PIPE-2", "wrong-pawn.pipe") if is_kept_out else None


def _target_refused(table: MazeTable, target: str) -> Refusal | None:
    return ("MM-PIPE-1", "occupied") if target in table.pawn_at else None

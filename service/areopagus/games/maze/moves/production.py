"""Producing resources."""

from collections.abc import Iterator

from areopagus.games.maze import effects
from areopagus.games.maze.components import Colour
from areopagus.games.maze.events import Produced
from areopagus.games.maze.moves.base import MazeMove, Offer
from areopagus.games.maze.state import NodeId
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.errors import Illegal, Refusal


class Produce(MazeMove, frozen=True, tag="produce"):
    """Take a resource from the reserve and put it on a factory of its colour."""

    platform: NodeId
    colour: Colour

    @classmethod
    def offers(cls, table: MazeTable) -> Iterator[Offer]:
        for platform, colour in table.board.factories:
            yield cls(platform, colour), colour, _factory_refused(table, platform, colour)

    def judge(self, table: MazeTable) -> None:
        self.judge_time(table)
        table.judge_colour(self.colour, "MM-PROD-1")
        table.judge_place(self.platform, "MM-PROD-4")
        if self.colour not in table.board.nodes[self.platform].factories:
            raise Illegal("MM-PROD-4", "no-factory", node=self.platform, colour=self.colour)
        refusal = _factory_refused(table, self.platform, self.colour)
        if refusal is not None:
            there = table.pawn_at.get(self.platform)
            taken = {} if there is None else {"there": there.kind}
            raise Illegal(*refusal, target=self.platform, colour=self.colour, **taken)

    def perform(self, table: MazeTable) -> None:
        effects.close_window(table)
        table.put(self.colour, self.platform)
        table.tell(Produced(seat=table.acting_seat, node=self.platform, colour=self.colour))


def _factory_refused(table: MazeTable, platform: str, colour: Colour) -> Refusal | None:
    if platform in table.pawn_at:
        return ("MM-PROD-2", "occupied")
    if table.reserve[colour] == 0:
        return ("MM-PROD-3", "empty-reserve")
    return None

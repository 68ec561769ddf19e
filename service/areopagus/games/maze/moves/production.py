"""Producing resources."""

from collections.abc import Iterator

from areopagus.games.maze import effects
from areopagus.games.maze.components import Colour
from areopagus.games.maze.events import Produced
from areopagus.games.maze.moves.base import MazeMove, Offer
from areopagus.games.maze.state import NodeId
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.errors import Illegal, Refusal, refuse_if


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
        refuse_if(table.colour_refused(self.colour, "MM-PROD-1"), colour=self.colour)
        node = table.node(self.platform)
        if node is None or self.colour not in node.factories:
            raise Illegal("MM-PROD-4", "no-factory", node=self.platform, colour=self.colour)
        refuse_if(
            _factory_refused(table, self.platform, self.colour),
            node=self.platform,
            colour=self.colour,
        )

    def perform(self, table: MazeTable) -> None:
        effects.close_window(table)
        table.put(self.colour, self.platform)
        table.tell(Produced(seat=table.acting_seat, node=self.platform, colour=self.colour))


def _factory_refused(table: MazeTable, platform: str, colour: Colour) -> Refusal | None:
    there = table.pawn_at.get(platform)
    if there is not None:
        return ("MM-SLUG-8" if there.kind == "slug" else "MM-PROD-2", "occupied")
    if table.reserve[colour] == 0:
        return ("MM-PROD-3", "empty-reserve")
    return None

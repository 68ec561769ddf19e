"""Producing resources."""

from collections.abc import Iterator

from areopagus.games.maze.components import Colour
from areopagus.games.maze.events import Produced
from areopagus.games.maze.moves.base import MazeMove, Offer
from areopagus.games.maze.state import NodeId
from areopagus.games.maze.table import MazeTable, Refusal
from areopagus.kernel.errors import Illegal


class Produce(MazeMove, frozen=True, tag="produce"):
    """Take a resource from the reserve and put it on a factory of its colour."""

    platform: NodeId
    colour: Colour

    @classmethod
    def offers(cls, table: MazeTable) -> Iterator[Offer]:
        for platform, colour in table.board.factories:
            yield cls(platform, colour), colour, _obstacle(table, platform, colour)

    def examine(self, table: MazeTable) -> None:
        table.demand(self.colour, "MM-PROD-1")
        node = table.node(self.platform)
        if node is None or self.colour not in node.factories:
            raise Illegal("MM-PROD-4", "no-factory", node=self.platform, colour=self.colour)
        if refusal := _obstacle(table, self.platform, self.colour):
            raise Illegal(*refusal, node=self.platform, colour=self.colour)

    def happen(self, table: MazeTable) -> None:
        table.put(self.colour, self.platform)
        table.tell(Produced(seat=table.acting_seat, node=self.platform, colour=self.colour))


def _obstacle(table: MazeTable, platform: str, colour: Colour) -> Refusal | None:
    there = table.pawn_at.get(platform)
    if there is not None:
        return ("MM-SLUG-8" if there.kind == "slug" else "MM-PROD-2", "occupied")
    if table.reserve[colour] == 0:
        return ("MM-PROD-3", "empty-reserve")
    return None

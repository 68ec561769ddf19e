"""Exploring new Mars tiles."""

from collections.abc import Iterator

from areopagus.games.maze import effects
from areopagus.games.maze.board import Door
from areopagus.games.maze.components import TILES
from areopagus.games.maze.moves.base import MazeMove, Offer
from areopagus.games.maze.state import NodeId
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.errors import Illegal, Refusal, refuse_if


class Explore(MazeMove, frozen=True, tag="explore"):
    """Hand in a resource that stands on a lock of its colour, and place the next tile there."""

    platform: NodeId

    @classmethod
    def offers(cls, table: MazeTable) -> Iterator[Offer]:
        nodes = table.board.nodes
        for platform in table.pawn_at:
            door = nodes[platform].door
            if door is not None:
                yield cls(platform), door.lock, _exploring_refused(table, platform, door)

    def judge(self, table: MazeTable) -> None:
        self.judge_time(table)
        door = _door(table, self.platform)
        refuse_if(table.colour_refused(door.lock, "MM-EXPLORE-1"), colour=door.lock)
        refuse_if(
            _exploring_refused(table, self.platform, door), node=self.platform, colour=door.lock
        )

    def perform(self, table: MazeTable) -> None:
        effects.close_window(table)
        door = _door(table, self.platform)
        table.give_back(table.pawn_at[self.platform])
        placed = effects.place_tile(table, door.cell, door.side)
        effects.hatch_slug(table, placed)
        if TILES[placed.tile].has_trash:
            effects.spread_trash(table)


def _door(table: MazeTable, platform: str) -> Door:
    node = table.node(platform)
    if node is None or node.halves == 0:
        is_inner = node is not None and node.kind == "platform"
        rule = "MM-EXPLORE-7" if is_inner else "MM-GEO-5"
        raise Illegal(rule, "not-explorable", node=platform)
    if node.door is None:
        rule = "MM-EXPLORE-7" if node.halves == 2 else "MM-GEO-4"
        raise Illegal(rule, "target-occupied", node=platform)
    return node.door


def _exploring_refused(table: MazeTable, platform: str, door: Door) -> Refusal | None:
    pawn = table.pawn_at.get(platform)
    if pawn is None:
        return ("MM-EXPLORE-2", "no-pawn")
    if pawn.kind == "slug":
        return ("MM-SLUG-8", "wrong-pawn")
    if pawn.kind != door.lock:
        return ("MM-EXPLORE-1", "wrong-colour")
    if not table.state.stack:
        return ("MM-EXPLORE-5", "stack-empty")
    return None

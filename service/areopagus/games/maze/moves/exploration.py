"""Exploring new Mars tiles."""

from collections.abc import Iterator

from areopagus.games.maze import effects
from areopagus.games.maze.board import Door
from areopagus.games.maze.moves.base import MazeMove, Offer
from areopagus.games.maze.state import NodeId
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.errors import Illegal, Refusal
from areopagus.kernel.wording import Message


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
        table.judge_colour(door.lock, "MM-EXPLORE-1")
        refusal = _exploring_refused(table, self.platform, door)
        if refusal is not None:
            pawn = table.pawn_at.get(self.platform)
            there = {} if pawn is None else {"pawn": pawn.kind}
            raise Illegal(*refusal, node=self.platform, colour=door.lock, **there)

    def message(self, table: MazeTable) -> Message:
        return Message(
            "explore",
            {"platform": self.platform, "colour": _door(table, self.platform).lock},
        )

    def perform(self, table: MazeTable) -> None:
        effects.close_window(table)
        door = _door(table, self.platform)
        table.give_back(table.pawn_at[self.platform])
        placed = effects.place_tile(table, door.cell, door.side)
        effects.hatch_slug(table, placed)
        if table.material.tiles[placed.tile].has_trash:
            effects.spread_trash(table)


def _door(table: MazeTable, platform: str) -> Door:
    node = table.node(platform)
    if node is None:
        raise Illegal("MM-GEO-5", "no-place")
    if node.halves == 0:
        if node.kind == "platform":
            raise Illegal("MM-EXPLORE-7", "inside-tile", node=platform)
        raise Illegal("MM-GEO-5", "not-explorable", node=platform)
    if node.door is None:
        rule = "MM-EXPLORE-7" if node.halves == 2 else "MM-GEO-4"
        raise Illegal(rule, "target-occupied", node=platform)
    return node.door


def _exploring_refused(table: MazeTable, platform: str, door: Door) -> Refusal | None:
    pawn = table.pawn_at.get(platform)
    if pawn is None:
        return ("MM-EXPLORE-2", "no-pawn.explore")
    if pawn.kind == "slug":
        return ("MM-SLUG-8", "wrong-pawn.explore")
    if pawn.kind != door.lock:
        return ("MM-EXPLORE-1", "wrong-colour")
    if not table.state.stack:
        return ("MM-EXPLORE-5", "stack-empty")
    return None

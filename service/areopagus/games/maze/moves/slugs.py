"""Moving space slugs."""

from collections.abc import Iterator

from areopagus.games.maze import effects
from areopagus.games.maze.board import Lane
from areopagus.games.maze.events import Moved
from areopagus.games.maze.moves.base import MazeMove, Offer
from areopagus.games.maze.moves.movement import find_lane, trip_facts
from areopagus.games.maze.state import NodeId
from areopagus.games.maze.table import MazeTable
from areopagus.kernel.errors import Illegal, Refusal
from areopagus.kernel.wording import Message, fields_of


class MoveSlug(MazeMove, frozen=True, tag="move-slug"):
    """Move a slug along one lane, onto something it eats."""

    origin: NodeId
    target: NodeId

    @classmethod
    def offers(cls, table: MazeTable) -> Iterator[Offer]:
        for pawn in table.state.pawns:
            if pawn.kind == "slug":
                for lane in table.board.exits[pawn.node]:
                    if lane.slug_move is None:
                        lane.slug_move = cls(lane.origin, lane.target)
                    yield lane.slug_move, lane.colour, _lane_refused(table, lane)

    def judge(self, table: MazeTable) -> None:
        self.judge_time(table)
        slug = table.pawn_at.get(self.origin)
        if slug is None or slug.kind != "slug":
            table.judge_place(self.origin, "MM-SLUG-4")
            raise Illegal("MM-SLUG-4", "no-such-pawn", node=self.origin, pawn="slug")
        lane = find_lane(table, self.origin, self.target)
        if lane.colour is not None:
            table.judge_colour(lane.colour, "MM-SLUG-4")
        refusal = _lane_refused(table, lane)
        if refusal is not None:
            raise Illegal(refusal[0], refusal[1], **trip_facts(table, "slug", lane))

    def message(self, table: MazeTable) -> Message:
        food = table.pawn_at.get(self.target)
        if food is None:
            return Message("move-slug.hungry", fields_of(self))
        return Message("move-slug", {"pawn": food.kind, **fields_of(self)})

    def perform(self, table: MazeTable) -> None:
        effects.close_window(table)
        slug, food = table.pawn_at[self.origin], table.pawn_at[self.target]
        table.give_back(food)
        table.shift(slug, self.target)
        table.tell(
            Moved(
                seat=table.acting_seat,
                pawn="slug",
                origin=self.origin,
                target=self.target,
                way="lane",
            )
        )


def _lane_refused(table: MazeTable, lane: Lane) -> Refusal | None:
    """MM-SLUG-6: arrows do not matter to a slug, bridges do."""
    if lane.colour is None:
        return ("MM-SLUG-6", "bridge-unbuilt")
    if not lane.to_platform:
        return ("MM-SLUG-5", "platforms-only")
    food = table.pawn_at.get(lane.target)
    if food is None:
        return ("MM-SLUG-5", "no-food")
    return ("MM-SLUG-5", "not-eaten") if food.kind in ("slug", "colonist") else None
